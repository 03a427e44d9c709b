# What is said at every table beside the game itself.
log-undo = { $who } nimmt die letzten Entscheidungen zurück.
log-resign = { $who } verlässt den Tisch; der Bot „{ $bot }“ spielt weiter.
log-late = Die Zeit von { $who } ist abgelaufen; der Bot „{ $bot }“ spielt weiter.
