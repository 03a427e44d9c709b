# What is said at every table beside the game itself.
log-undo = { $who } revient sur ses derniers choix.
log-resign = { $who } quitte la table ; le robot « { $bot } » continue à sa place.
log-late = Temps écoulé pour { $who } ; le robot « { $bot } » continue à sa place.
