# Was an jedem Tisch neben dem Spiel gesagt wird.
log-undo = { $who } nimmt die letzten Entscheidungen zurück.
log-resign = { $who } verlässt den Tisch; der Bot „{ $bot }“ spielt weiter.
log-late = Die Zeit von { $who } ist abgelaufen; der Bot „{ $bot }“ spielt weiter.

# Was nicht geht.
no-message-length = Eine Nachricht hat 1 bis { $most } Zeichen
no-clock-kind = Eine Uhr „{ $kind }“ gibt es nicht; es gibt none, live und correspondence
no-clock-time = Die Zeit einer Uhr „{ $kind }“ ist { $least } bis { $most } Sekunden, nicht { $time }
no-clock-increment = Die Zugabe einer Uhr „{ $kind }“ ist 0 bis { $most } Sekunden, nicht { $time }
no-seat-for = Platz { $seat }: „{ $who }“ ist niemand; ein Platz ist für mich, frei oder für einen Bot
no-own-seat = Nimm an deinem eigenen Tisch Platz
no-two-own-seats = Nur an einem gemeinsamen Bildschirm können mehrere einen Browser teilen
no-open-hot-seat = Am gemeinsamen Bildschirm sitzen alle an einem Browser; kein Platz kann frei bleiben
no-rated-guest = Gewertete Tische sind für Registrierte; wähle erst einen Namen und ein Passwort
no-rated-hot-seat = Ein gemeinsamer Bildschirm kann nicht gewertet werden
no-rated-clock = Ein gewerteter Tisch mit anderen braucht eine Uhr
no-begun-watch = Die Partie hat schon begonnen; du kannst zuschauen
no-by-invitation = An diesen Tisch kommt man auf Einladung; frag nach dem Link
no-begun-resign = Die Partie hat begonnen; du kannst deinen Platz stattdessen einem Bot geben
no-not-seated = Du sitzt nicht an diesem Tisch
no-such-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots }
no-begun = Die Partie hat schon begonnen
no-host-only = Das kann nur, wer den Tisch eröffnet hat
no-rematch = Eine Revanche kann nur wollen, wer mitgespielt hat
no-over-yet = Die Partie ist nicht zu Ende
no-seat-taken = Dieser Platz ist besetzt
no-seat-free = Alle Plätze sind besetzt; du kannst zuschauen
no-table = Einen Tisch „{ $code }“ gibt es nicht; vielleicht wurde er gelöscht
no-modesty = Du hast { $count } Tische, die auf Mitspieler warten; verlass erst einen davon
no-begun-yet = Die Partie hat noch nicht begonnen
no-rest = Am Tisch ist zu viel los; versuch es noch einmal
no-lateness = Es ist noch Zeit
no-such-name = Ein Name hat 2 bis 24 Buchstaben oder Ziffern, dazwischen einzelne Leerzeichen, Punkte, Apostrophe oder Bindestriche
no-reserved-name = „{ $name }“ braucht das Haus selbst; wähle einen anderen Namen
no-password-length = Ein Passwort hat 8 bis 200 Zeichen
no-name-taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen oder melde dich an
no-log-in = Name oder Passwort ist falsch
no-old-password = Das alte Passwort ist falsch
no-token-guest = Schlüssel sind für Registrierte; wähle erst einen Namen und ein Passwort
no-token-label = Ein Schlüssel hat eine Bezeichnung von 1 bis 60 Zeichen
no-more-tokens = Du hast schon { $count } Schlüssel; nimm erst einen zurück
no-question = Diese Frage ist schon beantwortet; sieh noch einmal auf den Tisch
no-legal-move = „{ $move }“ ist jetzt nicht erlaubt; erlaubt: { $legal }
no-turn = Du bist nicht dran
no-undo = Es gibt nichts zurückzunehmen: Etwas wurde aufgedeckt, oder jemand anderes hat seitdem gewählt
no-takeover = Auf diesem Platz spielt schon ein Bot
no-game-over = Die Partie ist zu Ende
no-token = Der Schlüssel ist nicht bekannt; leg auf deiner Seite einen an und sende „Bearer TOKEN“
no-known = Sag, wer du bist: Melde dich an oder spiel erst als Gast
no-your-seat = Platz { $seat } ist nicht deiner
no-player = Niemand ist hier als „{ $name }“ registriert
no-record = Eine Aufzeichnung „{ $code }“ gibt es nicht
no-hint = Tipps gibt es nur an nicht gewerteten Tischen
no-choice = Die Partie hat { $count } Züge; sieh einen von 0 bis { $count } an
no-record-size = Eine Aufzeichnung hat höchstens { $most } Züge, nicht { $count }
no-language = Die Sprache „{ $language }“ gibt es nicht; es gibt { $languages }
no-such-seat = Der Tisch hat keinen Platz { $seat }
no-pace = Das ist zu viel auf einmal; warte { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}
no-csrf = Die Seite ist veraltet; lade sie neu (ein Programm sendet einen Schlüssel, oder das Cookie csrftoken auch als Kopfzeile x-csrftoken)
no-text = Eine Aufzeichnung ist Text in UTF-8
no-choices = Es gibt nichts zu untersuchen, denn noch hat niemand etwas gewählt
no-game = Ein Spiel „{ $game }“ gibt es hier nicht
no-invitation = Diese Einladung führt nirgendwohin; vielleicht wurde der Tisch gelöscht
