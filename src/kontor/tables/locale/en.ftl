# What is said at every table beside the game itself.
log-undo = { $who } takes back their last choices.
log-resign = { $who } leaves; the bot “{ $bot }” plays on for them.
log-late = { $who } is out of time; the bot “{ $bot }” plays on for them.
