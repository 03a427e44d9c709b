# Jede Seite.
skip = Zum Inhalt
nav = Das Haus
new-table = Neuer Tisch
register = Registrieren
log-in = Anmelden
log-out = Abmelden
log-out-guest = Wer sich als Gast abmeldet, kommt nicht an seine Tische zurück.
language = Sprache
language-en = English
language-fr = Français
language-de = Deutsch
language-it = Italiano
theme = Hell oder dunkel
about = Über dieses Haus
records = Aufzeichnung ansehen
rules = Regeln
rules-of = Regeln von { $game }
game = Spiel
games = Spiele
seats = Plätze
name = Name
place = Platz
points = Punkte
show = Zeigen
you = du
to-lobby = Zum Foyer

# Das Foyer.
lobby = Foyer
welcome = Setz dich an den Tisch.
what-this-is = Brettspiele von Kaufleuten und ihren Städten: Spiel hier und jetzt, mit anderen oder gegen Bots. Ohne E-Mail, ohne Installation.
my-tables = Meine Tische
play-bots = Jetzt gegen Bots spielen
learn-short = In fünf Minuten lernen
minutes = etwa { $count } Minuten
with-friends = Mit anderen
ratings = Wertungen
open-tables = Offene Tische
open-tables-empty = Gerade wartet niemand auf Mitspieler.
to-watch = Zum Zuschauen
nothing-to-watch = Gerade läuft keine offene Partie.
about-rival-cities = Hamburg gegen Altona: Zieh das Tintenfass und gewinne vor Gericht, zur See, im Rat oder durch Ansehen.
about-hamburgum = Braue, handle und baue rund um ein Rondell, und spende sechs Kirchen für Prestige.
about-colonia = Sechs Wochen in Köln: abstimmen, einkaufen, herstellen, verschiffen und alles für Reliquien ausgeben.
players = { $low ->
    [2] { $high ->
        [2] 2 Personen
       *[other] 2 bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
}
your-turn = Du bist dran
free-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
hot-seat = Ein Bildschirm
rated = gewertet
unrated = nicht gewertet
listed-short = offen für alle
by-invitation-short = auf Einladung

# Bots.
bot = Bot
bot-level = Bot: { $level }
bot-random = Zufall
bot-greedy = Gierig
bot-novice = Neuling
bot-regular = Stammgast
bot-expert = Kenner
bot-master = Meister
bot-plays-on = ein Bot spielt weiter

# Uhren.
clock = Uhr
clock-none = keine Uhr
clock-live = { $minutes } min + { $increment } s
clock-days = { $count ->
    [one] 1 Tag pro Zug
   *[other] { $count } Tage pro Zug
}
clock-hours = { $count ->
    [one] 1 Stunde pro Zug
   *[other] { $count } Stunden pro Zug
}
hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

# Ein neuer Tisch.
seat-number = Platz { $number }
seat-me = An diesem Browser
seat-open = frei
seat-for-others = Frei für andere
seat-none = Nicht besetzt
name-at-hot-seat = Name auf Platz { $number }, wenn mehrere diesen Browser teilen
hot-seat-hint = Mehrere Personen an diesem Browser spielen am selben Bildschirm: Gib ihnen Namen, und Kontor sagt, wann ihr ihn weitergebt.
options = Varianten
option-rival-cities-layout = Basiskarten auf dem Ring
value-rival-cities-layout-random = gemischt
value-rival-cities-layout-learning = in ihrer Reihenfolge
option-rival-cities-first = Wer beginnt
value-rival-cities-first-random = eine zufällige Stadt
value-rival-cities-first-hamburg = Hamburg
value-rival-cities-first-altona = Altona
option-hamburgum-map = Stadt
value-hamburgum-map-hamburg = Hamburg
value-hamburgum-map-londinium = London
option-hamburgum-officials = Amtsträger
value-hamburgum-officials-base = die üblichen, in ihrer Reihenfolge
value-hamburgum-officials-open = die blauen, offen
value-hamburgum-officials-shuffled = die blauen, gemischt
option-hamburgum-first = Wer beginnt
value-hamburgum-first-random = eine zufällige Familie
value-hamburgum-first-red = Rot
value-hamburgum-first-blue = Blau
value-hamburgum-first-green = Grün
value-hamburgum-first-yellow = Gelb
value-hamburgum-first-grey = Grau
option-colonia-values = Was die Laderäume der Schiffe zahlen
value-colonia-values-a = die reichere Tabelle
value-colonia-values-b = die knappere Tabelle
option-colonia-screens = Geld, Rohstoffe, Waren und Reliquien
value-colonia-screens-closed = vor den anderen verborgen
value-colonia-screens-open = für alle offen
clock-none-long = Keine Uhr
clock-live-long = Live: Zeit für die ganze Partie und etwas mehr nach jedem Zug
clock-correspondence-long = Fernpartie: Zeit für jeden Zug
minutes-each = Minuten für jeden
seconds-more = Sekunden mehr pro Zug
time-a-turn = Zeit für einen Zug
clock-rule = Wessen Zeit abläuft, dessen Platz übernimmt ein Bot, und die Partie geht für die anderen weiter.
who-may-come = Wer kommen darf
listed = Alle: Der Tisch steht im Foyer
by-invitation = Auf Einladung: wer den Link hat
rated-long = Das Ergebnis zählt für die Wertung
rated-for-members = (für Registrierte)
make-table = Tisch eröffnen

# Personen.
password = Passwort
account-question = Noch kein Konto?
account-there = Schon registriert?
why-register = Ein Name und ein Passwort genügen. Deine Partien bleiben auf allen deinen Geräten erhalten, und du kannst um Wertung spielen.
password-rule = Mindestens 8 Zeichen. Ohne E-Mail lässt es sich nicht zurücksetzen: Bewahre es gut auf.
guest-note = Du spielst als Gast: Nur dieser Browser kennt deine Tische. Registriere dich, um sie zu behalten.
public-profile = Meine öffentliche Seite
preferences = Vorlieben
confirms-long = Noch einmal fragen, bevor mein Zug endet
keep = Merken
history = Gespielte Partien
history-empty = Noch keine Partie ist zu Ende.
ended = Beendet
rating = Wertung
wins = Siege
muted-people = Wen ich nicht höre
unmute = Wieder hören
change-password = Passwort ändern
old-password = Altes Passwort
new-password = Neues Passwort
password-changed = Das Passwort ist geändert, alle anderen Browser sind abgemeldet.
tokens = Schlüssel für Programme
tokens-long = Mit einem solchen Schlüssel kann ein Programm von dir an einem Tisch sitzen.
api-docs = Wie Programme mit diesem Haus sprechen
token-once = Er wird nur dieses eine Mal gezeigt; kopiere ihn jetzt:
revoke = Zurücknehmen
token-label = Wofür
make-token = Schlüssel anlegen
member-since = Hier seit
unrated-yet = Noch keine gewertete Partie.
ratings-long = Aus gewerteten Tischen, auch von Bots. Die Zahl ist das, worauf Verlass ist; darum wächst sie mit jeder Partie.
ratings-empty = Das hat noch niemand gewertet gespielt.

# Regeln und Aufzeichnungen.
rules-in-english = Die Regeln gibt es nur auf Englisch.
contents = Inhalt
search-rules = Regeln durchsuchen
found = { $count } gefunden
records-long = Bring die Aufzeichnung einer Partie mit, von hier oder aus dem Terminal, und sieh sie Schritt für Schritt an.
record-file = Eine Datei
record-text = Oder ihr Text
look-at-record = Ansehen
record-needed = Wähle eine Datei oder füge den Text einer Aufzeichnung ein.
replay = Nachspielen
first = Anfang
previous = Zurück
next = Weiter
last = Ende
choice-of = { $at } von { $count }
through-eyes = Mit den Augen von
spectator = Zuschauer
replay-play = Abspielen und anhalten
replay-speed = Tempo
replay-slider = Stelle in der Partie
arrow-keys = Die Pfeiltasten gehen vor und zurück, Pos1 und Ende an die Enden, die Leertaste spielt ab.
to-table = Zurück zum Tisch

# Erste Partien.
learn-title = Eine erste Partie { $game }
learn-back = Zurück
learn-on = Weiter
learn-show = Zeig es mir
learn-play = Jetzt gegen Bots spielen
learn-happened = Was geschehen ist
learn-steps = Schritte der Lektion
learn-step = Schritt { $number }
learn-scripts = Die erste Partie braucht Skripte, die dein Browser nicht ausführt. Die Regeln kannst du ohne sie lesen.

# Der Tisch.
gathering = Die Partie beginnt, sobald alle Plätze besetzt sind.
sit-down = Platz nehmen
share-link = Schick diesen Link an alle, die mitspielen sollen:
copy = Kopieren
needs-invitation = An diesen Tisch kommt man auf Einladung; frag nach dem Link.
fill-with-bots = Mit Bots auffüllen und beginnen
leave-table = Tisch verlassen
pass-to = Weitergeben an { $who }
pass-long = Niemand sonst sollte jetzt hinsehen.
i-am = Ich bin { $who }, zeig es mir
hot-seat-banner = Mehrere Personen an einem Bildschirm
game-over = Die Partie ist zu Ende
waiting-for = Wir warten auf { $who }
choices = Deine Möglichkeiten
rule-of-choice = Die Regel dazu
all-choices = Alle Möglichkeiten ({ $count })
undo = Zurücknehmen
hint = Tipp
film = Rückblick
film-long = Was seit meiner letzten Wahl geschehen ist
end-turn = Zug beenden
choose-again = Anders wählen
board = Das Brett
is-choosing = wählt
tab-log = Verlauf
tab-chat = Gespräch
tab-rules = Regeln
tab-more = Mehr
chat-empty = Noch hat niemand etwas gesagt.
message = Nachricht
send = Senden
mute = Stumm
mute-long = { $who } nicht mehr hören
when-my-turn = Wenn ich dran bin
notify = Im Browser benachrichtigen
sound = Einen Ton spielen
confirms-short = Fragen, bevor mein Zug endet
resign = Platz aufgeben
resign-long = Ein Bot spielt für dich weiter, und du kannst nicht zurück. Die anderen verlieren nichts.
resign-really = Ja, ein Bot soll übernehmen
watching = Du schaust zu. Du siehst, was alle wissen dürfen.
rematch = Noch einmal
rematch-join = Zur Revanche
to-rematch = Der Revanche zuschauen
download-record = Aufzeichnung herunterladen
analysis = Wie die Partie verlief
analyse = Partie untersuchen
kind = Art
seal = Hash des Startwerts
seal-long = Er bindet das Haus vor dem ersten Zug an seine Mischungen.
seed-long = Der Hash stand von Anfang an fest; mit dem Startwert hier lässt er sich prüfen.
seed = Startwert
verify = So lässt es sich prüfen

# Für die Skripte: Was in Klammern steht, setzen sie ein.
js-reconnecting = Die Verbindung ist unterbrochen; neuer Versuch …
js-gone = Diesen Tisch gibt es nicht mehr.
js-notice = Du bist dran.
js-copied = Kopiert
js-ends = Damit endet dein Zug: { $words }
js-thinking = Ich denke nach …
js-hint = { $words } (etwa { $percent } %)
js-then = dann: { $steps }
js-analysing = Wird Zug für Zug berechnet. Das dauert eine Minute oder zwei.
js-failed = Das hat nicht geklappt. Versuch es noch einmal.
js-chart = Die Aussichten aller Plätze vom ersten Zug bis zum letzten
js-zoom-all = Der ganze Plan
js-film-step = { $at } von { $count }
js-film-stop = Zurück zu jetzt

# Fehler.
error-400 = Das geht so nicht
error-401 = Wer bist du?
error-403 = Nicht für dich
error-404 = Hier ist nichts
error-405 = Nicht auf diesem Weg
error-409 = Nicht jetzt
error-413 = Zu groß
error-429 = Zu schnell
error-500 = Etwas ist schiefgegangen
error-404-long = Vielleicht ist die Adresse vertippt, oder was hier war, ist weg.
error-403-long = Vielleicht ist diese Seite zu alt. Geh zurück, lade sie neu und versuch es noch einmal.
error-500-long = Der Fehler liegt bei uns und ist notiert. Versuch es gleich noch einmal.
error-other-long = Die Anfrage war nicht zu verstehen. Geh zurück und versuch es noch einmal.

# Über dieses Haus.
about-fairness-title = Ehrlich gemischt
about-fairness-text = Aller Zufall einer Partie folgt aus einer Zahl, ihrem Startwert. Jeder Tisch zeigt von Anfang an einen Hash davon und am Ende die Zahl selbst. Wer beides vergleicht und die Aufzeichnung nachspielt, weiß, dass jede Mischung vor dem ersten Zug feststand:
about-secrets-title = Was du nicht sehen darfst, bleibt hier
about-secrets-text = Die Hände der anderen und verdeckte Stapel verlassen den Server nie. Bots sehen, was eine Person auf ihrem Platz sähe, und nicht mehr.
about-kept-title = Was aufbewahrt wird
about-kept-text = Dein Name, ein Hash deines Passworts, deine Tische mit jeder Wahl und ihrer Zeit, was du im Gespräch sagst, deine Wertungen, deine Sprache und deine Vorlieben. Beendete Partien kann ansehen, wer ihren Link hat, und die von Registrierten stehen auf deren Seite.
about-not-kept-title = Was nicht aufbewahrt wird
about-not-kept-text = Keine E-Mail-Adresse, keine Verfolgung, keine Werbung, nichts von anderen Seiten. Drei Cookies: einer kennt deinen Browser, einer schützt vor gefälschten Formularen, einer merkt sich die Sprache. Ob du Ton und Benachrichtigungen willst, weiß nur dein Browser.
about-bots-title = Bots
about-bots-text = Es gibt sechs Stärken, von Zufall bis Meister. Ein Bot übernimmt, wenn jemandes Zeit abläuft oder jemand seinen Platz aufgibt; so ist keine Partie für die anderen verloren.
about-programs-title = Programme
about-programs-text = Alles, was diese Seiten tun, kann auch ein Programm: Leg auf deiner Seite einen Schlüssel an und lies, wie man ihn benutzt.
