# What is said at every table beside the game itself.
log-undo = { $who } ritira le ultime scelte.
log-resign = { $who } lascia il tavolo; il bot «{ $bot }» continua al suo posto.
log-late = Il tempo di { $who } è scaduto; il bot «{ $bot }» continua al suo posto.
