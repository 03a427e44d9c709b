# Every page.
skip = To the content
nav = The house
new-table = New table
register = Register
log-in = Log in
log-out = Log out
log-out-guest = A guest who logs out cannot come back to their tables.
language = Language
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Light or dark
about = About this house
records = Look at a record
rules = Rules
rules-of = Rules of { $game }
game = Game
games = Games
seats = Seats
name = Name
place = Place
points = Points
show = Show
you = you
to-lobby = To the lobby

# The lobby.
lobby = Lobby
welcome = Sit down at the table.
what-this-is = Board games of merchants and their cities: play here, now, with friends or against bots. No e-mail, nothing to install.
my-tables = My tables
play-bots = Play now against bots
learn-short = Learn in five minutes
minutes = about { $count } minutes
with-friends = With others
ratings = Ratings
open-tables = Open tables
open-tables-empty = Nobody is waiting for players just now.
to-watch = To watch
nothing-to-watch = No open game is going on.
about-rival-cities = Hamburg against Altona: move the ink, and win in court, at sea, in council or by fame.
about-hamburgum = Brew, trade and build round a rondel, and give to six churches for prestige.
about-colonia = Six weeks in Cologne: vote, buy, craft and ship, and spend it all on relics.
players = { $low ->
    [2] { $high ->
        [2] 2 players
       *[other] 2 to { $high } players
    }
   *[other] { $low } to { $high } players
}
your-turn = Your turn
free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
hot-seat = Hot seat
rated = rated
unrated = not rated
listed-short = open to all
by-invitation-short = by invitation

# Bots.
bot = bot
bot-level = Bot: { $level }
bot-random = Random
bot-greedy = Greedy
bot-novice = Novice
bot-regular = Regular
bot-expert = Expert
bot-master = Master
bot-plays-on = a bot plays on

# Clocks.
clock = Clock
clock-none = no clock
clock-live = { $minutes } min + { $increment } s
clock-days = { $count ->
    [one] 1 day a turn
   *[other] { $count } days a turn
}
clock-hours = { $count ->
    [one] 1 hour a turn
   *[other] { $count } hours a turn
}
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

# Making a table.
seat-number = Seat { $number }
seat-me = At this browser
seat-open = free
seat-for-others = Free for others
seat-none = Not used
name-at-hot-seat = Name on seat { $number }, if several people share this browser
hot-seat-hint = Several people at this browser make it a hot seat: name them, and Kontor tells you when to pass the screen on.
options = Options
option-rival-cities-layout = Basic cards on the ring
value-rival-cities-layout-random = shuffled
value-rival-cities-layout-learning = in their order
option-rival-cities-first = Who starts
value-rival-cities-first-random = a random city
value-rival-cities-first-hamburg = Hamburg
value-rival-cities-first-altona = Altona
option-hamburgum-map = City
value-hamburgum-map-hamburg = Hamburg
value-hamburgum-map-londinium = London
option-hamburgum-officials = Officials
value-hamburgum-officials-base = the usual ones, in their order
value-hamburgum-officials-open = the blue ones, open
value-hamburgum-officials-shuffled = the blue ones, shuffled
option-hamburgum-first = Who starts
value-hamburgum-first-random = a random family
value-hamburgum-first-red = Red
value-hamburgum-first-blue = Blue
value-hamburgum-first-green = Green
value-hamburgum-first-yellow = Yellow
value-hamburgum-first-grey = Grey
option-colonia-values = What the holds of ships pay
value-colonia-values-a = the fuller table
value-colonia-values-b = the leaner table
option-colonia-screens = Money, materials, goods and relics
value-colonia-screens-closed = hidden from the others
value-colonia-screens-open = open to all
clock-none-long = No clock
clock-live-long = Live: so much for the whole game, and a little more after every turn
clock-correspondence-long = By correspondence: so much for every turn
minutes-each = Minutes each
seconds-more = Seconds more a turn
time-a-turn = Time for a turn
clock-rule = Whose time is up gives the seat to a bot, and the game goes on for the others.
who-may-come = Who may come
listed = Everybody: the table stands in the lobby
by-invitation = By invitation: whoever has the link
rated-long = The result counts for the ratings
rated-for-members = (for registered players)
make-table = Make the table

# People.
password = Password
account-question = No account yet?
account-there = Registered already?
why-register = A name and a password are all it takes. Your games are kept on all your devices, and you can play for ratings.
password-rule = At least 8 characters. There is no e-mail to reset it with: keep it well.
guest-note = You play as a guest: your tables are known to this browser only. Register to keep them.
public-profile = My public page
preferences = Preferences
confirms-long = Before I end my turn, ask me once more
keep = Keep
history = Games played
history-empty = No game has been finished yet.
ended = Ended
rating = Rating
wins = Wins
muted-people = People I do not hear
unmute = Hear again
change-password = Change the password
old-password = Old password
new-password = New password
password-changed = The password is changed, and all other browsers are logged out.
tokens = Tokens
tokens-long = With a token a program of yours can sit at a table.
api-docs = How programs talk to this house
token-once = This is shown once only; copy it now:
revoke = Take back
token-label = What for
make-token = Make a token
member-since = Here since
unrated-yet = No rated game yet.
ratings-long = From rated tables, bots too. The number is what one can rely on, so it grows with every game played.
ratings-empty = Nobody has played a rated game of this yet.

# Rules and records.
rules-in-english = The rules are written in English only.
contents = Contents
search-rules = Search the rules
found = { $count } found
records-long = Bring the record of a game, from here or from the terminal, and look at it step by step.
record-file = A file
record-text = Or its text
look-at-record = Look at it
record-needed = Choose a file or paste a record's text.
replay = Replay
first = First
previous = Back
next = Next
last = Last
choice-of = { $at } of { $count }
through-eyes = Seen by
spectator = a spectator
replay-play = Play and pause
replay-speed = Speed
replay-slider = Where in the game
arrow-keys = The arrow keys go back and forth, Home and End to the ends, the space bar plays.
to-table = Back to the table

# First games.
learn-title = A first game of { $game }
learn-back = Back
learn-on = Go on
learn-show = Show me
learn-play = Play now against bots
learn-happened = What has happened
learn-steps = Steps of the lesson
learn-step = Step { $number }
learn-scripts = The first game needs scripts, which your browser does not run. The rules can be read without.

# The table.
gathering = The game begins when every seat is taken.
sit-down = Sit down
share-link = Send this link to whoever shall play:
copy = Copy
needs-invitation = This table is by invitation; ask for its link.
fill-with-bots = Fill up with bots and begin
leave-table = Leave the table
pass-to = Pass it to { $who }
pass-long = Nobody else should look now.
i-am = I am { $who }, show me
hot-seat-banner = Hot seat: several people, one screen
game-over = The game is over
waiting-for = Waiting for { $who }
choices = Your choices
rule-of-choice = The rule behind this
all-choices = All choices ({ $count })
undo = Undo
hint = Hint
film = Play back
film-long = What happened since my last choice
end-turn = End my turn
choose-again = Choose again
board = The board
is-choosing = is choosing
tab-log = Log
tab-chat = Chat
tab-rules = Rules
tab-more = More
chat-empty = Nobody has said anything yet.
message = Message
send = Send
mute = Mute
mute-long = Do not hear { $who } any more
when-my-turn = When it is my turn
notify = Notify me through the browser
sound = Play a sound
confirms-short = Ask once more before my turn ends
resign = Give up my seat
resign-long = A bot plays on for you, and you cannot come back. The others lose nothing.
resign-really = Yes, give my seat to a bot
watching = You are watching. You see what everybody may know.
rematch = Play again
rematch-join = Join the rematch
to-rematch = Watch the rematch
download-record = Download the record
analysis = How the game went
analyse = Analyse the game
kind = Kind
seal = Hash of the seed
seal-long = It binds the house to its shuffles before the first move.
seed-long = The hash was shown from the start; with the seed below you can check it.
seed = Seed
verify = How to check

# For the scripts: what stands in braces is filled in by them.
js-reconnecting = The connection is lost; trying again…
js-gone = This table has been taken away.
js-notice = It is your turn.
js-copied = Copied
js-ends = This ends your turn: { $words }
js-thinking = Thinking…
js-hint = { $words } (about { $percent } %)
js-then = then: { $steps }
js-analysing = Being worked out, choice by choice. This takes a minute or two.
js-failed = That did not work. Try again.
js-chart = Every seat’s chances from the first choice to the last
js-zoom-all = The whole board
js-film-step = { $at } of { $count }
js-film-stop = Back to now

# Errors.
error-400 = That cannot be
error-401 = Who are you?
error-403 = Not for you
error-404 = There is nothing here
error-405 = Not this way
error-409 = Not now
error-413 = Too large
error-429 = Too fast
error-500 = Something went wrong
error-404-long = The address may be mistyped, or what was here is gone.
error-403-long = This page may be too old. Go back, load it again, and try once more.
error-500-long = The mistake is ours, and it has been noted. Try again in a moment.
error-other-long = The request could not be understood. Go back and try again.

# About this house.
about-fairness-title = Fair shuffles
about-fairness-text = All chance in a game follows from one number, its seed. Each table shows a hash of its seed from the start and the seed itself at the end. Whoever compares the two, and replays the record, knows that every shuffle was settled before the first move:
about-secrets-title = What you may not see stays here
about-secrets-text = Other people’s hands and hidden piles never leave the server. Bots see what the person on their seat would see, and no more.
about-kept-title = What is kept
about-kept-text = Your name, a hash of your password, your tables with every choice and its time, what you say in a chat, your ratings, your language and your preferences. Finished games can be seen by anybody who has their link, and those of registered players on their page.
about-not-kept-title = What is not kept
about-not-kept-text = No e-mail address, no tracking, no advertising, nothing from other sites. Three cookies: one that knows your browser, one against forged forms, one for the language. Whether you want sound and notices is remembered by your browser alone.
about-bots-title = Bots
about-bots-text = There are six strengths, from random to master. A bot takes over when somebody’s time is up or somebody gives up their seat, so that nobody’s game is lost.
about-programs-title = Programs
about-programs-text = Everything these pages do can be done by a program: make a token on your own page and read how to use it.
