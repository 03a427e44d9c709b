# What is said at every table beside the game itself.
log-undo = { $who } takes back their last choices.
log-resign = { $who } leaves; the bot “{ $bot }” plays on for them.
log-late = { $who } is out of time; the bot “{ $bot }” plays on for them.

# What cannot be done.
no-message-length = a message has 1 to { $most } characters
no-clock-kind = there is no clock '{ $kind }'; there is none, live and correspondence
no-clock-time = the time of a { $kind } clock is { $least } to { $most } seconds, not { $time }
no-clock-increment = the increment of a { $kind } clock is 0 to { $most } seconds, not { $time }
no-seat-for = seat { $seat }: '{ $who }' is nobody; a seat is for me, open, or for a bot
no-own-seat = take a seat at your own table
no-two-own-seats = only at a hot seat can several people share one browser
no-open-hot-seat = at a hot seat everybody sits at one browser; no seat can stay open
no-rated-guest = rated tables are for members; choose a name and a password first
no-rated-hot-seat = a hot seat cannot be rated
no-rated-clock = a rated table with others needs a clock
no-begun-watch = the game has begun already; you can watch it
no-by-invitation = this table is by invitation; ask for its link
no-begun-resign = the game has begun; you can give your seat to a bot instead
no-not-seated = you do not sit at this table
no-such-bot = there is no bot '{ $bot }'; there is { $bots }
no-begun = the game has begun already
no-host-only = only who made the table can do this
no-rematch = only who played can ask for a rematch
no-over-yet = the game is not over
no-seat-taken = this seat is taken
no-seat-free = every seat is taken; you can watch the game
no-table = there is no table '{ $code }'; it may have been deleted
no-modesty = you have { $count } tables waiting for players; leave one of them first
no-begun-yet = the game has not begun
no-rest = the table is too busy; try again
no-lateness = there is still time
no-such-name = a name has 2 to 24 letters or digits, with single spaces, dots, apostrophes or hyphens between
no-reserved-name = '{ $name }' is a name that the house needs itself; choose another
no-password-length = a password has 8 to 200 characters
no-name-taken = the name '{ $name }' is taken; choose another, or log in
no-log-in = the name or the password is wrong
no-old-password = the old password is wrong
no-token-guest = tokens are for members; choose a name and a password first
no-token-label = a token has a label of 1 to 60 characters
no-more-tokens = you have { $count } tokens already; take one back first
no-question = this question has been answered already; look at the table again
no-legal-move = '{ $move }' is not legal now; legal: { $legal }
no-turn = it is not your turn
no-undo = there is nothing to take back: something was revealed, or somebody else has chosen since
no-takeover = a bot plays for this seat already
no-game-over = the game is over
no-token = the token is not known; make one on your page and send 'Bearer TOKEN'
no-known = say who you are: log in, or play as a guest first
no-your-seat = seat { $seat } is not yours
no-player = there is no member '{ $name }'
no-record = there is no record '{ $code }'
no-hint = hints are for unrated tables
no-choice = the game has { $count } choices; look at one of 0 to { $count }
no-record-size = a record has at most { $most } choices, not { $count }
no-language = there is no language '{ $language }'; there is { $languages }
no-such-seat = the table has no seat { $seat }
no-pace = that is too much at once; wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
no-csrf = the page is out of date; load it again (a program sends a token, or the cookie csrftoken as the header x-csrftoken too)
no-text = a record is text in UTF-8
no-choices = there is nothing to analyse, because nobody has chosen anything yet
