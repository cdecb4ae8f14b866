### name: Deutsch
### Die Worte von Seite und Terminal, auf Deutsch; docs/languages.md sagt, wie sie gewählt sind.
###
### serves: gsw DE AT CH LI LU
### thousands: .

# same in this language
perron = Perron
you = du
you-name = Du
close = Schließen
cancel = Abbrechen
join = Mitspielen
undo = Rückgängig
notice = Hinweis
settings = Einstellungen
menu = Menü
to-home = Zur Startseite
to-learn = Spielen lernen
to-rules = Die Regeln
to-rule = Die Regel
what-is-this = Was ist das?
try-again = Noch einmal
open-seat = Freier Platz
# Wer keinen Namen nennt; $n unterscheidet die Gäste.
guest = Gast { $n }
your-turn = Du bist dran

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } und { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] vor 1 Tag
       *[other] vor { $n } Tagen
    }
    [hour] { $n ->
        [one] vor 1 Stunde
       *[other] vor { $n } Stunden
    }
   *[minute] { $n ->
        [0] gerade eben
        [one] vor 1 Minute
       *[other] vor { $n } Minuten
    }
}
nowhere = Dieses Gleis endet hier
nowhere-more = Unter dieser Adresse gibt es keine Seite.
broken = Auf dieser Seite ging etwas schief. Nichts ist verloren: Die Spiele liegen auf dem Server.
broken-reload = Neu laden
part-missing = Dieser Teil der Seite ist nicht angekommen.

## Home

# What search engines and the home screen of a phone say of the page.
home-about = Ein freies Zuhause für Eisenbahn-Brettspiele, auf dem eigenen Server.
home-lead = Eisenbahn-Brettspiele im Browser, mit Freunden oder gegen einen Bot, den zu schlagen sich lohnt.
home-unofficial = Frei und inoffiziell; eigene Regeltexte, eigene Zeichnungen. Mit keinem Verlag verbunden.
home-new = Neues Spiel
home-failed = Der Server antwortet nicht. Deine Spiele sind sicher.
home-board = Spielplan
home-players = { $least }–{ $most } Personen
home-seats = Plätze
home-seat = Wer auf Platz { $n } spielt
home-your-name = Dein Name
home-friend = Freund per Link
# same in this language
home-bot = Bot: { $level }
home-remove = Platz { $n } entfernen
home-add = Platz hinzufügen
home-more = Farbe, Uhr und Chat
home-pace = Tempo
pace-none = Ohne Uhr
pace-live = Je 10 Minuten
pace-days = Ein Tag je Zug
home-chat = Mit Freunden am Tisch chatten
home-opening = Der Tisch wird gedeckt …
home-friends = Mit Freunden spielen
home-friends-more = Du bekommst einen Link zum Verschicken. Ohne Konto.
home-play = Jetzt spielen
home-play-more = Bots nehmen die anderen Plätze.
home-mine = Deine Spiele
home-none = Noch keine Spiele. Wähle einen Spielplan und drücke auf „Jetzt spielen“.
home-won = { $winners ->
    [one] Gewonnen
   *[other] Sieg geteilt
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Verloren
   *[other] { $rank }. von { $n }
}
home-over = Beendet
home-waiting = Wartet
home-join = An einen Tisch setzen
home-paste = Link einfügen
join-unreadable = Das ist kein Link zu einem Tisch. Lass ihn dir noch einmal schicken.
about-europe = um 1900
about-nordic = Fähren und Tunnel
about-amsterdam = 17. Jahrhundert, kurz
board-europe = Europa
board-nordic = Nordische Länder
# same in this language
board-amsterdam = Amsterdam
level-random = zufällig
level-level1 = Anfänger
level-level2 = leicht
level-level3 = ordentlich
level-level4 = gut
level-level5 = stark
level-level6 = meisterlich

## Settings

settings-theme = Hell oder dunkel
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-language = Sprache
settings-language-browser = Wie der Browser ({ $language })
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-instant = Sofort
settings-draw = Eine Karte nehmen
settings-draw-hold = Warten
settings-draw-ask = Fragen
settings-draw-instant = Sofort
settings-draw-hold-more = Eine Karte wartet anderthalb Sekunden, bevor sie genommen wird; „Rückgängig“ holt sie zurück.
settings-draw-ask-more = Eine Karte wird genommen, wenn du es bestätigst.
settings-draw-instant-more = Eine Karte wird genommen, sobald du auf sie drückst.
settings-sounds = Töne
settings-sound-turn = Du bist dran
settings-sound-card = Karten
settings-sound-claim = Strecken
settings-ways = Fehlende Strecken meiner Zielkarten auf dem Spielplan zeigen
settings-keys = Tastenkürzel mit einzelnen Buchstaben

## Cards and prices

# same in this language
kind-pink = Pink
kind-blue = Blau
# same in this language
kind-orange = Orange
kind-white = Weiß
kind-green = Grün
kind-yellow = Gelb
kind-black = Schwarz
kind-red = Rot
kind-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] Lokomotive
}
card-pink = pinke
card-blue = blaue
card-orange = orangefarbene
card-white = weiße
card-green = grüne
card-yellow = gelbe
card-black = schwarze
card-red = rote
card-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] { $n ->
        [one] Lokomotive
       *[other] Lokomotiven
    }
}
card-back = Karte
# same in this language
colour-pink = pink
colour-blue = blau
# same in this language
colour-orange = orange
colour-white = weiß
colour-green = grün
colour-yellow = gelb
colour-black = schwarz
colour-red = rot
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
}
any-colour = eine beliebige Farbe
any-cards = { $n ->
    [one] 1 Karte beliebiger Farbe
   *[other] { $n } Karten einer Farbe
}
ferry-needs = { $locomotive ->
    [joker] mindestens { $n } Joker
   *[locomotive] { $n ->
        [one] mindestens 1 Lokomotive
       *[other] mindestens { $n } Lokomotiven
    }
}
ferry-exchange = oder je { $n } beliebige Karten dafür
swap = { $n } beliebige Karten ersetzen eine
points = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}

## Bots, by seat

bot-1 = Heizer
bot-2 = Rangierer
bot-3 = Schaffner
bot-4 = Stellwerker
bot-5 = Lokführer

## Table

title-table = { $turn ->
    [mine] ● Du bist dran – { $board }
   *[other] { $board } – Perron
}
table-coming = Der Tisch wird gedeckt …
table-missing = Diesen Tisch gibt es nicht
table-missing-more = Der Link ist vielleicht veraltet oder enthält einen Tippfehler. Lass ihn dir noch einmal geben.
table-forbidden = Dieser Tisch steht dir nicht offen
table-forbidden-more = Mitspielen kann, wer den Link des Gastgebers hat.
table-full = Alle Plätze sind besetzt
table-full-more = Das Spiel hat begonnen, und nur wer mitspielt, sieht es.
not-connected = Gerade keine Verbindung. Deine Wahl ist sicher.
watching-only = Du schaust an diesem Tisch zu.
watching-full = Alle Plätze sind besetzt, deshalb schaust du zu.
undo-nothing = Es gibt nichts zurückzunehmen. Was gesendet ist, liegt auf dem Tisch.

waiting-room = Wartesaal
waiting-title = { $here ->
    [one] Eine Person am Bahnsteig
    [2] Zwei am Bahnsteig
    [3] Drei am Bahnsteig
   *[other] { $here } am Bahnsteig
}, { $open ->
    [one] ein Platz frei
    [2] zwei Plätze frei
    [3] drei Plätze frei
   *[other] { $open } Plätze frei
}
waiting-full = Alle eingestiegen
waiting-full-more = { $host ->
    [you] Alle Plätze sind besetzt. Beginne, wenn du bereit bist.
   *[other] Alle Plätze sind besetzt. Der Gastgeber beginnt das Spiel.
}
waiting-more = Schick den Link deinen Freunden. Bots können die freien Plätze nehmen.
waiting-invited = Du bist an diesen Tisch eingeladen.
waiting-no-key = Der letzte Teil dieses Links, nach dem #, fehlt. Lass dir von der Person, die dich eingeladen hat, den ganzen Link geben.
waiting-full-guest = { $watch ->
    [yes] Alle Plätze sind besetzt. Bleib hier, um zuzuschauen: Du siehst das Spiel, sobald es beginnt.
   *[no] Alle Plätze sind besetzt, und nur wer mitspielt, sieht dieses Spiel.
}
waiting-you = { $host ->
    [yes] du, Gastgeber
   *[no] du
}
waiting-here = { $host ->
    [yes] Gastgeber
   *[no] am Tisch
}
# same in this language
waiting-bot = Bot, { $level }
waiting-open = per Link
waiting-ready = Bereit
waiting-colour = Deine Farbe
seat-colour-cobalt = Blau, Kreis
seat-colour-vermilion = Rot, Quadrat
seat-colour-amber = Bernstein, Dreieck
seat-colour-aqua = Türkis, Raute
seat-colour-aubergine = Aubergine, Kreuz
waiting-colour-of = { $colour }: { $name }
waiting-sit = Platz nehmen
# $guest is the message guest with the number of the seat.
naming = Namen ändern
naming-more = Die anderen am Tisch sehen ihn. Ohne Namen bist du { $guest }.
naming-save = Speichern
waiting-start = Spiel beginnen
waiting-fill = { $n ->
    [one] Mit einem Bot auf dem freien Platz beginnen
   *[other] Mit Bots auf den freien Plätzen beginnen
}
leave = Tisch verlassen
leave-title = Den Tisch verlassen?
leave-more = Ein Bot vertritt dich, damit die anderen weiterspielen können. Du kannst zurückkommen, solange das Spiel dauert.
stay = Bleiben
invite = Einladen
invite-more = Schick den Link, oder lass den Code mit einem Handy scannen.
invite-code = Code mit dem Link zu diesem Tisch
copy-link = Link kopieren
copy-watch = Link zum Zuschauen kopieren
copied = Kopiert
copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn von Hand.
share = Teilen
terms = Dieses Spiel
terms-pace = Tempo
terms-trains = { $train ->
    [wagon] Wagen für jeden
   *[train] Waggons für jeden
}
terms-trains-n = { $stations ->
    [0] { $n }
    [one] { $n }, dazu 1 Bahnhof
   *[other] { $n }, dazu { $stations } Bahnhöfe
}
terms-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
terms-tickets-n = { $long ->
    [0] { $regular }, mindestens { $keep } behalten
   *[other] { $long } lange und { $regular } kurze, mindestens { $keep } behalten
}
terms-shuffle = Mischen
terms-sealed = Versiegelt, nachher prüfbar
clock-none = Ohne Uhr
clock-live = Je { $minutes } Minuten, dazu { $increment } s je Zug
clock-days = { $days ->
    [one] Ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-left-days = { $n } Tage
clock-left-hours = { $h } Std. { $m }

banner-reconnecting = { $clocks ->
    [run] Die Verbindung wird wiederhergestellt … Das Spiel ist auf dem Server sicher. Die Uhren laufen weiter, außer wenn der Server selbst ausgefallen ist.
   *[none] Die Verbindung wird wiederhergestellt … Das Spiel ist auf dem Server sicher; es geht weiter, sobald er antwortet.
}
banner-offline = { $clocks ->
    [run] Du bist offline. Die Uhren laufen weiter; der Spielplan bleibt lesbar.
   *[none] Du bist offline. Es geht nichts verloren; der Spielplan bleibt lesbar.
}
banner-asking = Eine Live-Verbindung kommt hier nicht durch; die Seite fragt darum alle zwei Sekunden nach. Das Spiel geht weiter wie sonst.
banner-version = Es gibt eine neue Version dieser Seite.
to-version = Neu laden
banner-stand-in = Ein Bot vertritt dich.
come-back = Zurück an deinen Platz
banner-last = { $n ->
    [one] Letzte Runde: noch ein Zug.
   *[other] Letzte Runde: noch { $n } Züge.
}
banner-rematch = Das nächste Spiel ist aufgebaut.
to-rematch = Zum neuen Tisch

players = Mitspieler
players-log = Mitspieler und Verlauf
market-tickets = { $ticket ->
    [contract] Auslage und Aufträge
   *[ticket] Auslage und Zielkarten
}
seat-you = du
# same in this language
seat-bot = Bot, { $level }
seat-bot-plain = Bot
seat-away = abwesend
seat-away-until = weg; in { $time } springt ein Bot ein
seat-stand-in = abwesend, ein Bot springt ein
stat-trains = { $train ->
    [wagon] Wagen übrig
   *[train] Waggons übrig
}
stat-cards = Karten
stat-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
stat-stations = Bahnhöfe übrig
stat-merchandise = Waren
stat-clock = Zeit übrig

status-over = Das Spiel ist aus
status-choose = { $ticket ->
    [contract] Wähle deine Aufträge
   *[ticket] Wähle deine Zielkarten
}
status-second = Noch eine Karte
# same in this language
status-tunnel = Tunnel
status-watching = Du schaust zu
status-wait = Einen Moment
status-other = { $name } ist dran
bar-players = { $turn ->
    [0] { $n } Personen
   *[other] { $n } Personen · Zug { $turn }
}
map = Spielplan: { $board }
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Den ganzen Spielplan zeigen
show-on-map = Auf dem Spielplan zeigen: { $what }

log = Verlauf
log-order = Neues zuerst
log-earlier = Früheres zeigen
# same in this language
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
notices = Hinweise
sheet = { $ticket ->
    [contract] Karten, Aufträge, Mitspieler, Verlauf
   *[ticket] Karten, Zielkarten, Mitspieler, Verlauf
}
sheet-open = Bereich öffnen
sheet-close = Platz für den Spielplan machen
sheet-full = Bereich ganz öffnen
sheet-half = Bereich verkleinern
tab-cards = Karten
tab-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
tab-players = Mitspieler
tab-log = Verlauf

market = Auslage
market-counts = Stapel { $deck }
market-empty = Leer
market-take = { $kind } nehmen
market-deck = { $n ->
    [one] Vom Stapel nehmen, noch 1 Karte
   *[other] Vom Stapel nehmen, noch { $n } Karten
}
deck = Stapel
hand = Deine Karten
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } von { $n } zum Bezahlen
hand-of = { $laid }/{ $n }
hand-spoken = Auf deiner Hand: { $cards }
your-tickets = { $ticket ->
    [contract] Deine Aufträge
   *[ticket] Deine Zielkarten
}
tickets-done = { $done }/{ $n } erfüllt
tickets-none = { $ticket ->
    [contract] Noch keine Aufträge.
   *[ticket] Noch keine Zielkarten.
}
tickets-ways = Fehlende Strecken auf dem Plan zeigen
ticket-done = Erfüllt
ticket-cut = Abgeschnitten
ticket-station = Abgeschnitten. Ein Bahnhof könnte helfen
ticket-long = lang
ticket-to-go = { $train ->
    [wagon] noch { $n } Wagen
   *[train] { $n ->
        [one] noch 1 Waggon
       *[other] noch { $n } Waggons
    }
}{ $tunnels ->
    [0] {""}
   *[other] , Tunnelrisiko
}

## Actions

actions = Was du tun kannst
idle-title = Nimm zwei Karten oder wähle eine Strecke
idle-last = Dein letzter Zug: Nimm Karten oder wähle eine Strecke
idle-more = { $n ->
    [0] Noch lässt sich keine Strecke bezahlen.
    [one] Eine Strecke kannst du jetzt bauen.
   *[other] { $n } Strecken kannst du jetzt bauen.
}
second-title = Nimm noch eine Karte
second-more = Aus der Auslage oder vom Stapel.
second-more-limit = { $locomotive ->
    [joker] Aus der Auslage oder vom Stapel. Ein offener Joker kann nicht die zweite Karte sein.
   *[locomotive] Aus der Auslage oder vom Stapel. Eine offene Lokomotive kann nicht die zweite Karte sein.
}
draw-tickets = { $ticket ->
    [contract] Aufträge ziehen
   *[ticket] Zielkarten ziehen
}
build-station = Bahnhof bauen
held = { $from ->
    [deck] { $asking ->
        [yes] Eine Karte vom Stapel nehmen?
       *[no] Du nimmst eine Karte vom Stapel
    }
   *[market] { $asking ->
        [yes] { $card ->
            [Joker] Einen Joker nehmen?
           *[other] Eine { $card } nehmen?
        }
       *[no] { $card ->
            [Joker] Du nimmst einen Joker
           *[other] Du nimmst eine { $card }
        }
    }
}
held-first = Danach noch eine.
held-first-again = Danach noch eine. Drücke noch einmal, um sie sofort zu nehmen.
held-second = Deine zweite Karte.
held-whole = Das ist dein ganzer Zug.
held-take = Nehmen
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Die Strecke davor unter demselben Finger
neighbour-after = Die nächste Strecke unter demselben Finger
tunnel = Tunnel
merchandise-one = Ware
completes = Erfüllt { $letters }
serves = Hilft bei { $letters }
pay-ways = Möglichkeiten zu bezahlen
pay-more = { $n ->
    [one] { $n } weitere Möglichkeit
   *[other] { $n } weitere Möglichkeiten
}
pay-left = übrig: { $cards }
pay-all = übrig: keine
compose = Andere Karten
compose-more = selbst zusammenstellen
compose-back = Vorschläge
compose-empty = Drücke auf Karten deiner Hand
compose-hint = Drücke auf deine Karten zum Dazulegen, auf diese zum Zurücknehmen
compose-good = Damit ist es bezahlt
compose-remove = { $kind } zurücknehmen
claim = Bauen
claim-for = Bauen für { $cards }
claiming = Wird gebaut …
paying = Wird bezahlt …
building = Wird gebaut …
drawing = Wird gezogen …
keeping = Wird behalten …
slow = Es dauert noch
slow-more = Der Server antwortet langsam. Deine Wahl ist sicher.
cannot-afford = Deine Karten reichen für diese Strecke noch nicht. { $any ->
    [some] Du hast { $have }.
   *[none] Du hast keine passenden.
}
detour = Auch ohne diese Strecke lässt sich { $ticket ->
    [contract] Auftrag
   *[ticket] Zielkarte
} { $letter } erfüllen: { $routes ->
    [one] { $routes } Strecke
   *[other] { $routes } Strecken
}, { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}.
detour-none = Ohne diese Strecke lässt sich { $ticket ->
    [contract] Auftrag
   *[ticket] Zielkarte
} { $letter } nicht mehr erfüllen.
route-of = { $who ->
    [you] Diese Strecke gehört dir.
   *[other] Diese Strecke gehört { $name }.
}
station-in = Bahnhof in { $city }
station-more = Damit darfst du eine fremde Strecke in diese Stadt nutzen.
station-where = Wähle eine Stadt für deinen Bahnhof
station-where-more = { $n ->
    [one] Dein letzter Bahnhof.
   *[other] Du hast noch { $n } Bahnhöfe.
}
station-cannot = Deine Karten reichen nicht für einen Bahnhof: Der erste kostet eine Karte, der zweite zwei einer Farbe, der dritte drei.
build = Bauen
build-for = Bauen für { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Einen Auftrag ziehen?
       *[other] { $n } Aufträge ziehen?
    }
   *[ticket] { $n ->
        [one] Eine Zielkarte ziehen?
       *[other] { $n } Zielkarten ziehen?
    }
}
draw-tickets-more = Mindestens { $keep } musst du behalten. Das ist dein ganzer Zug und lässt sich nicht zurücknehmen.
draw-tickets-do = { $n } ziehen
pass-title = Nichts ist möglich
pass-more = Du kannst weder Karten nehmen noch etwas bezahlen, sondern nur passen.
pass = Passen
tunnel-laid = Du hast { $cards } gelegt
tunnel-turned = Aufgedeckte Karten
tunnel-owed = { $n ->
    [one] Noch 1 Karte zu bezahlen
   *[other] Noch { $n } Karten zu bezahlen
}
tunnel-cannot = Das kannst du nicht bezahlen. Du bekommst deine Karten zurück.
tunnel-give-up = Aufgeben
tunnel-pay = { $cards } bezahlen
tunnel-free = Nichts mehr zu bezahlen: Der Tunnel gehört dir.
tunnel-other = { $extra ->
    [0] { $name } hat den Tunnel { $route } gegraben: nichts mehr zu bezahlen.
    [one] { $name } gräbt den Tunnel { $route }: noch 1 Karte zu bezahlen.
   *[other] { $name } gräbt den Tunnel { $route }: noch { $extra } Karten zu bezahlen.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Noch bei der Wahl der Aufträge: { $names }
   *[ticket] Noch bei der Wahl der Zielkarten: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } nimmt eine zweite Karte
    [tunnel] { $name } ist im Tunnel
    [keep] { $ticket ->
        [contract] { $name } wählt Aufträge
       *[ticket] { $name } wählt Zielkarten
    }
   *[turn] { $name } überlegt
}
over-title = Das Spiel ist aus
over-more = Nun werden die Punkte gezählt.
over-count = Punkte zählen

## First and later tickets

offer-first = { $ticket ->
    [contract] Deine ersten Aufträge
   *[ticket] Deine ersten Zielkarten
}
offer-new = { $ticket ->
    [contract] Neue Aufträge
   *[ticket] Neue Zielkarten
}
offer-least = { $n ->
    [one] { $ticket ->
        [contract] Behalte mindestens einen
       *[ticket] Behalte mindestens eine
    }
    [2] Behalte mindestens zwei
    [3] Behalte mindestens drei
   *[other] Behalte mindestens { $n }
}
offer-more = { $returns ->
    [box] Was du behältst, bringt am Ende Punkte, wenn du die Orte verbindest; sonst werden sie abgezogen. Die übrigen kommen aus dem Spiel.
   *[bottom] Was du behältst, bringt am Ende Punkte, wenn du die Orte verbindest; sonst werden sie abgezogen. Die übrigen kommen unter ihren Stapel.
}
offer-way = { $train ->
    [wagon] Kürzester Weg: { $n } Wagen, { $routes ->
        [one] 1 Strecke
       *[other] { $routes } Strecken
    }.
   *[train] { $n ->
        [one] Kürzester Weg: 1 Waggon, { $routes ->
            [one] 1 Strecke
           *[other] { $routes } Strecken
        }.
       *[other] Kürzester Weg: { $n } Waggons, { $routes ->
            [one] 1 Strecke
           *[other] { $routes } Strecken
        }.
    }
}
offer-done = Schon verbunden.
offer-shares = Teilt Strecken mit { $letters }.
offer-kept = { $n } behalten
offer-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
offer-none = { $n ->
    [one] { $ticket ->
        [contract] Wähle mindestens einen
       *[ticket] Wähle mindestens eine
    }
    [2] Wähle mindestens zwei
    [3] Wähle mindestens drei
   *[other] Wähle mindestens { $n }
}
offer-missing = { $n ->
    [one] { $ticket ->
        [contract] Wähle noch einen
       *[ticket] Wähle noch eine
    }
   *[other] Wähle noch { $n }
}
offer-keep = { $n ->
    [one] { $ticket ->
        [contract] Diesen behalten
       *[ticket] Diese behalten
    }
   *[other] Diese { $n } behalten
}
offer-others = Auch noch bei der Wahl: { $names }.

## Map labels for readers

label-route = { $a } nach { $b }
label-owned = { $who ->
    [you] gehört dir
   *[other] gehört { $name }
}
label-closed = gesperrt
label-free = frei
label-affordable = { $more ->
    [0] du kannst sie für { $cards } bauen
    [one] du kannst sie für { $cards } oder auf eine andere Art bauen
   *[other] du kannst sie für { $cards } oder auf { $more } andere Arten bauen
}
label-completes = erfüllt { $name }

## List view and command line

list = Liste
list-on = Listenansicht. Das ganze Spiel als Text.
list-off = Spielplanansicht.
list-routes = Strecken
list-count = { $n ->
    [one] 1 Strecke
   *[other] { $n } Strecken
}
list-filter = Strecken finden
list-city = { $ticket ->
    [contract] Name eines Ortes
   *[ticket] Name einer Stadt
}
list-which = Welche Strecken
list-all = Alle
list-claim = Jetzt baubar
list-ways = { $ticket ->
    [contract] Für meine Aufträge
   *[ticket] Für meine Zielkarten
}
list-can = baubar
list-none = So eine Strecke gibt es nicht.
# same in this language
list-name = Name
list-points = Punkte
command-take = nimm, nehmen, ziehen
command-claim = baue, bauen
command-station = bahnhof
command-tickets = zielkarten, aufträge
command-keep = behalte, behalten
command-pay = zahle, zahlen, bezahlen
command-decline = aufgeben
command-pass = passe, passen
command-undo = rückgängig, zurück
command-hand = hand, karten
command-deck = stapel
command = Befehlszeile
command-do = Ausführen
command-hint = Zum Beispiel: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. Eine leere Zeile bestätigt.
command-then-claim = { $route } für { $cards }. Enter baut sie.
command-then-build = Ein Bahnhof in { $city } für { $cards }. Enter baut ihn.
command-then-pay = { $cards } für den Tunnel. Enter bezahlt ihn.
command-then-tickets = { $ticket ->
    [contract] Neue Aufträge. Enter zieht sie.
   *[ticket] Neue Zielkarten. Enter zieht sie.
}
command-then-keep = { $n ->
    [one] { $ticket ->
        [contract] Einer gewählt. Enter behält ihn.
       *[ticket] Eine gewählt. Enter behält sie.
    }
   *[other] { $n } gewählt. Enter behält sie.
}
command-pay-ways = Damit nicht. Du kannst so bezahlen: { $ways }
command-unclear-verb = Nicht verstanden: { $text }. Die Befehle sind { $commands }.
command-unclear-card = Diese Karte liegt nicht offen: { $text }. Nenne eine Farbe, eine Stelle von 1 bis 5 oder den Stapel.
command-unclear-route = { $ticket ->
    [contract] Unter diesem Namen ist keine Strecke bekannt: { $text }. Nenne ihre beiden Orte.
   *[ticket] Unter diesem Namen ist keine Strecke bekannt: { $text }. Nenne ihre beiden Städte.
}
command-unclear-city = { $ticket ->
    [contract] Das passt auf keinen Ort oder auf mehrere: { $text }.
   *[ticket] Das passt auf keine Stadt oder auf mehrere: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Nenne die Buchstaben der Aufträge, die du behältst.
   *[ticket] Nenne die Buchstaben der Zielkarten, die du behältst.
}

## Keys

keys = Tasten
keys-key = Taste
keys-does = Was sie tut
keys-arrows = { $ticket ->
    [contract] Auf dem Spielplan: zum nächsten Ort in dieser Richtung; in der Auslage und auf der Hand: zur nächsten Karte
   *[ticket] Auf dem Spielplan: zur nächsten Stadt in dieser Richtung; in der Auslage und auf der Hand: zur nächsten Karte
}
keys-turn = { $ticket ->
    [contract] Auf dem Spielplan: durch die Strecken eines Ortes
   *[ticket] Auf dem Spielplan: durch die Strecken einer Stadt
}
keys-enter = Wählen, dann bestätigen
keys-escape = Zurück, oder einen Hinweis schließen
keys-market = Eine Karte aus der Auslage nehmen
keys-deck = Eine Karte vom Stapel nehmen
keys-claim = Zur nächsten Strecke, die du bauen kannst
keys-no-claim = Jetzt kannst du keine Strecke bauen.
keys-payment = Die nächste Möglichkeit zu bezahlen
keys-tickets = { $ticket ->
    [contract] Aufträge ziehen
   *[ticket] Zielkarten ziehen
}
keys-station = Einen Bahnhof bauen
keys-undo = Rückgängig machen
keys-hand = Die Karten auf deiner Hand nennen
keys-log = Der Verlauf
keys-list = Listenansicht, und zurück zum Spielplan
keys-command = Befehlszeile
keys-zoom = Vergrößern und verkleinern
keys-fit = Den ganzen Spielplan zeigen
keys-help = Erklärt, was gerade im Fokus ist; sonst diese Tasten
skip = Sprungmarken
skip-board = Zum Spielplan
skip-actions = Zu dem, was du tun kannst
skip-hand = Zu deinen Karten

## Log

log-took = { $locomotive ->
    [joker] { $who ->
        [you] Du hast 1 { $card } aus der Auslage genommen
       *[other] { $name } hat 1 { $card } aus der Auslage genommen
    }
   *[locomotive] { $who ->
        [you] Du hast eine { $card } aus der Auslage genommen
       *[other] { $name } hat eine { $card } aus der Auslage genommen
    }
}
log-drew = { $who ->
    [you] Du hast eine Karte vom Stapel genommen
   *[other] { $name } hat eine Karte vom Stapel genommen
}
log-drew-known = { $locomotive ->
    [joker] { $who ->
        [you] Du hast 1 { $card } vom Stapel genommen
       *[other] { $name } hat 1 { $card } vom Stapel genommen
    }
   *[locomotive] { $who ->
        [you] Du hast eine { $card } vom Stapel genommen
       *[other] { $name } hat eine { $card } vom Stapel genommen
    }
}
log-both = { $locomotive ->
    [joker] { $who ->
        [you] Du hast 1 { $first } und 1 { $second } genommen
       *[other] { $name } hat 1 { $first } und 1 { $second } genommen
    }
   *[locomotive] { $who ->
        [you] Du hast eine { $first } und eine { $second } genommen
       *[other] { $name } hat eine { $first } und eine { $second } genommen
    }
}
log-open-deck = { $locomotive ->
    [joker] { $who ->
        [you] Du hast 1 { $card } und eine Karte vom Stapel genommen
       *[other] { $name } hat 1 { $card } und eine Karte vom Stapel genommen
    }
   *[locomotive] { $who ->
        [you] Du hast eine { $card } und eine Karte vom Stapel genommen
       *[other] { $name } hat eine { $card } und eine Karte vom Stapel genommen
    }
}
log-two-deck = { $who ->
    [you] Du hast zwei Karten vom Stapel genommen
   *[other] { $name } hat zwei Karten vom Stapel genommen
}
log-claimed = { $who ->
    [you] Du hast { $route } für { $cards } gebaut,
   *[other] { $name } hat { $route } für { $cards } gebaut,
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
log-tunnel = { $who ->
    [you] Du gräbst den Tunnel
   *[other] { $name } gräbt den Tunnel
} { $route }: { $turned ->
    [0] keine Karte zum Aufdecken übrig
   *[other] { $cards } aufgedeckt
}, { $extra ->
    [0] nichts mehr zu bezahlen
   *[other] noch { $extra } zu bezahlen
}
log-gave-up = { $who ->
    [you] Du hast den Tunnel { $route } aufgegeben
   *[other] { $name } hat den Tunnel { $route } aufgegeben
}
log-merchandise = { $who ->
    [you] Du hast eine Ware genommen
   *[other] { $name } hat eine Ware genommen
}
log-station = { $who ->
    [you] Du hast in { $city } für { $cards } einen Bahnhof gebaut
   *[other] { $name } hat in { $city } für { $cards } einen Bahnhof gebaut
}
log-offered = { $ticket ->
    [contract] { $n ->
        [one] { $who ->
            [you] Du hast 1 Auftrag gezogen
           *[other] { $name } hat 1 Auftrag gezogen
        }
       *[other] { $who ->
            [you] Du hast { $n } Aufträge gezogen
           *[other] { $name } hat { $n } Aufträge gezogen
        }
    }
   *[ticket] { $n ->
        [one] { $who ->
            [you] Du hast 1 Zielkarte gezogen
           *[other] { $name } hat 1 Zielkarte gezogen
        }
       *[other] { $who ->
            [you] Du hast { $n } Zielkarten gezogen
           *[other] { $name } hat { $n } Zielkarten gezogen
        }
    }
}
log-kept = { $ticket ->
    [contract] { $n ->
        [one] { $who ->
            [you] Du hast 1 Auftrag behalten
           *[other] { $name } hat 1 Auftrag behalten
        }
       *[other] { $who ->
            [you] Du hast { $n } Aufträge behalten
           *[other] { $name } hat { $n } Aufträge behalten
        }
    }
   *[ticket] { $n ->
        [one] { $who ->
            [you] Du hast 1 Zielkarte behalten
           *[other] { $name } hat 1 Zielkarte behalten
        }
       *[other] { $who ->
            [you] Du hast { $n } Zielkarten behalten
           *[other] { $name } hat { $n } Zielkarten behalten
        }
    }
}
log-passed = { $who ->
    [you] Du hast gepasst
   *[other] { $name } hat gepasst
}
log-cleared = { $locomotive ->
    [joker] Zu viele Joker: fünf neue Karten
   *[locomotive] Zu viele Lokomotiven: fünf neue Karten
}
log-reshuffled = Die abgelegten Karten wurden zu einem neuen Stapel gemischt
log-last-round = { $train ->
    [wagon] { $who ->
        [you] Du hast nur noch wenige Wagen: Die letzte Runde beginnt
       *[other] { $name } hat nur noch wenige Wagen: Die letzte Runde beginnt
    }
   *[train] { $who ->
        [you] Du hast nur noch wenige Waggons: Die letzte Runde beginnt
       *[other] { $name } hat nur noch wenige Waggons: Die letzte Runde beginnt
    }
}
log-ended = Das Spiel ist aus
log-stalled = Niemand kann mehr etwas tun: Das Spiel ist aus
log-for = { $text } (ein Bot sprang ein)
log-started = Das Spiel beginnt
log-seated = { $who ->
    [you] Du hast Platz genommen
   *[other] { $name } hat Platz genommen
}
# $before ist, wie die Person bis dahin hieß.
log-named = { $who ->
    [you] Du heißt jetzt { $name }
   *[other] { $before } heißt jetzt { $name }
}
log-left = { $who ->
    [you] Du bist gegangen
   *[other] { $name } ist gegangen
}
log-timed-out = { $who ->
    [you] Deine Zeit ist abgelaufen
   *[other] Die Zeit von { $name } ist abgelaufen
}
log-stepped-out = { $who ->
    [you] Du bist abwesend: Ein Bot vertritt dich
   *[other] { $name } ist abwesend: Ein Bot springt ein
}
log-returned = { $who ->
    [you] Du bist wieder da
   *[other] { $name } ist wieder da
}
log-rematch = Das nächste Spiel ist aufgebaut

## Refusals of the rules, by code

refusal-unknown = Das ist nicht möglich.
refusal-malformed = Das ist nicht möglich.
refusal-unknown-type = Das ist nicht möglich.
refusal-unknown-route = { $name } ist keine Strecke dieses Spielplans.
refusal-unknown-city = { $ticket ->
    [contract] { $name } ist kein Ort dieses Spielplans.
   *[ticket] { $name } ist keine Stadt dieses Spielplans.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } ist kein Auftrag dieses Spielplans.
   *[ticket] { $name } ist keine Zielkarte dieses Spielplans.
}
refusal-unknown-card = { $name } ist keine Kartenart.
refusal-unknown-player = Es gibt keinen Mitspieler { $name }.
refusal-bad-slot = { $name } ist keine Stelle der Auslage.
refusal-bad-count = { $name } ist keine Anzahl von Karten.
refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht dran: { $name } spielt.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Jetzt nicht: Wähle zuerst deine Aufträge.
       *[ticket] Jetzt nicht: Wähle zuerst deine Zielkarten.
    }
    [keep] { $ticket ->
        [contract] Jetzt nicht: Wähle zuerst deine Aufträge.
       *[ticket] Jetzt nicht: Wähle zuerst deine Zielkarten.
    }
    [second_card] Jetzt nicht: Nimm zuerst deine zweite Karte.
    [tunnel] Jetzt nicht: Bezahle zuerst den Tunnel oder gib ihn auf.
   *[turn] Jetzt nicht: Es gibt nichts zu bezahlen und nichts auszuwählen.
}
refusal-already-chosen = { $ticket ->
    [contract] Du hast deine Aufträge schon gewählt.
   *[ticket] Du hast deine Zielkarten schon gewählt.
}
refusal-player-needed = Vor dem ersten Zug wählen alle.
refusal-empty-slot = Dort liegt keine Karte.
refusal-no-cards = Es gibt keine verdeckten Karten mehr: Stapel und Ablage sind leer.
refusal-locomotive-second = { $locomotive ->
    [joker] Ein offener Joker zählt für beide Karten und kann darum nicht deine zweite sein. Vom Stapel kann immer noch einer kommen.
   *[locomotive] Eine offene Lokomotive zählt für beide Karten und kann darum nicht deine zweite sein. Vom Stapel kann immer noch eine kommen.
}
refusal-route-taken = { $who ->
    [you] { $route } gehört dir schon.
   *[other] { $route } gehört { $name }.
}
refusal-route-closed = { $route } ist gesperrt: Bei { $players } Personen wird nur eines der beiden Gleise benutzt.
refusal-twin-owned = Dir gehört schon das andere Gleis von { $route }.
refusal-too-few-trains = { $train ->
    [wagon] { $route } braucht { $length } Wagen; du hast { $trains }.
   *[train] { $length ->
        [one] { $route } braucht 1 Waggon; du hast { $trains }.
       *[other] { $route } braucht { $length } Waggons; du hast { $trains }.
    }
}
refusal-not-in-hand = Das hast du nicht auf der Hand: { $cards }.
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Der Tunnel kostet noch { $price }.
       *[other] Das passt nicht: { $cards }. Der Tunnel kostet noch { $price }.
    }
    [station] { $n ->
        [0] Ein Bahnhof in { $city } kostet { $price }.
       *[other] Das passt nicht: { $cards }. Ein Bahnhof in { $city } kostet { $price }.
    }
   *[route] { $n ->
        [0] { $route } kostet { $price }.
       *[other] Das passt nicht: { $cards }. { $route } kostet { $price }.
    }
}
refusal-no-stations = Auf diesem Spielplan gibt es keine Bahnhöfe.
refusal-stations-used-up = Du hast alle { $stations } Bahnhöfe gebaut.
refusal-city-taken = { $who ->
    [you] Du hast in { $city } schon einen Bahnhof.
   *[other] { $name } hat in { $city } schon einen Bahnhof.
}
refusal-no-tickets = { $ticket ->
    [contract] Es gibt keine Aufträge mehr.
   *[ticket] Es gibt keine Zielkarten mehr.
}
refusal-keep-too-few = Behalte mindestens { $least } von { $offered }.
refusal-not-offered = { $name } steht nicht zur Wahl.
refusal-named-twice = { $name } ist doppelt genannt.
refusal-must-act = Passen kannst du nur, wenn nichts anderes möglich ist.
refusal-refused = Das ist nicht möglich.

## Refusals of the service, by code

refusal-unreachable = Der Server ist gerade nicht zu erreichen.
refusal-not-found = Das gibt es hier nicht.
refusal-internal = Auf dem Server ging etwas schief. Nichts ist verloren; versuch es noch einmal.
refusal-not-waiting = Das Spiel hat schon begonnen.
refusal-not-playing = An diesem Tisch wird gerade nicht gespielt.
refusal-not-over = Das Spiel ist noch nicht aus.
refusal-seat-taken = Dieser Platz ist nicht frei.
refusal-colour-taken = Diese Farbe hat schon jemand am Tisch.
refusal-table-full = Alle Plätze sind besetzt.
refusal-seats-open = Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
refusal-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle dann.
refusal-stand-in = Ein Bot vertritt dich: Geh zuerst zurück an deinen Platz.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-not-host = Das kann nur der Gastgeber des Tisches.
refusal-wrong-key = Dieser Link öffnet den Tisch nicht.
refusal-chat-off = An diesem Tisch gibt es keinen Chat.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-board = Es gibt keinen Spielplan { $name }.
refusal-no-such-lesson = Es gibt keine Lektion { $name }.
refusal-bad-request = Das ließ sich nicht lesen.
refusal-not-signed-in = Nimm zuerst an einem Tisch Platz.
refusal-foreign-origin = Anfragen von anderen Seiten werden abgelehnt.
refusal-too-many = Das war viel auf einmal. Versuch es in { $seconds } s noch einmal.
refusal-too-large = Das ist zu lang.
refusal-too-slow = Die Verbindung ist gerade zu langsam. Versuch es noch einmal; nichts zählt doppelt.
refusal-busy = An diesem Tisch geschah zu viel auf einmal. Versuch es noch einmal.
refusal-storage-unavailable = Der Server kann gerade nicht speichern. Versuch es noch einmal; nichts zählt doppelt.

## The count

score-caps = Endstation
score-steps = Schritte der Wertung
score-routes = Strecken
score-routes-more = Punkte für jede Strecke, wie auf der Wertungsleiste.
score-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
score-tickets-more = Verbundene Orte bringen ihre Punkte; nicht verbundene kosten sie.
score-stations = Bahnhöfe
score-stations-more = Jeder nicht gebaute Bahnhof bringt { $station } Punkte.
score-merchandise = Waren
score-merchandise-more = Für die meisten Waren gibt es einen Bonus, nach Rang.
score-longest = Längster Weg
score-longest-more = { $train ->
    [wagon] Der längste ununterbrochene Weg aus Wagen bringt { $longest } Punkte.
   *[train] Der längste ununterbrochene Weg aus Waggons bringt { $longest } Punkte.
}
score-globe = { $ticket ->
    [contract] Die meisten Aufträge
   *[ticket] Die meisten Zielkarten
}
score-globe-more = { $ticket ->
    [contract] Wer die meisten Aufträge erfüllt hat, bekommt { $globe } Punkte.
   *[ticket] Wer die meisten Zielkarten erfüllt hat, bekommt { $globe } Punkte.
}
score-borrowed = { $who ->
    [you] Der Bahnhof in { $city } nutzt deine Strecke { $route }.
   *[other] Der Bahnhof in { $city } nutzt die Strecke { $route } von { $name }.
}
step-routes = Strecken
step-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
step-stations = Bahnhöfe
step-merchandise = Waren
step-longest = Längster Weg
step-globe = { $ticket ->
    [contract] Die meisten Aufträge
   *[ticket] Die meisten Zielkarten
}
step-result = Ergebnis
column-routes = Strecken
column-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Ziele
}
column-stations = Bahnhöfe
column-merchandise = Waren
column-longest = Weg
column-globe = Meiste
total = Summe
rank = Rang
back = Zurück
next = Weiter
show-result = Ergebnis zeigen
count-again = Noch einmal zählen
wins = { $who ->
    [you] { $by ->
        [0] Du gewinnst
        [one] Du gewinnst mit 1 Punkt Vorsprung
       *[other] Du gewinnst mit { $by } Punkten Vorsprung
    }
   *[other] { $by ->
        [0] { $name } gewinnt
        [one] { $name } gewinnt mit 1 Punkt Vorsprung
       *[other] { $name } gewinnt mit { $by } Punkten Vorsprung
    }
}
wins-shared = { $who ->
    [you] Du und { $names } teilt euch den Sieg
   *[other] { $names } teilen sich den Sieg
}
decided-points = Nach Punkten entschieden.
decided-tickets = { $ticket ->
    [contract] Punktgleich; die erfüllten Aufträge entscheiden.
   *[ticket] Punktgleich; die erfüllten Zielkarten entscheiden.
}
decided-stations = Punktgleich; die wenigsten Bahnhöfe entscheiden.
decided-longest_path = Punktgleich; der längste Weg entscheidet.
decided-shared = In allem gleich.
how = { $who ->
    [you] So kamst du auf { $n }
   *[other] So kam { $name } auf { $n }
}
why-routes = { $n ->
    [one] 1 Strecke
   *[other] { $n } Strecken
}, { $train ->
    [wagon] { $trains } Wagen
   *[train] { $trains ->
        [one] 1 Waggon
       *[other] { $trains } Waggons
    }
}
why-failed = nicht verbunden
why-stations = { $n ->
    [one] 1 nicht gebauter Bahnhof
   *[other] { $n } nicht gebaute Bahnhöfe
}
why-merchandise = { $merchandise ->
    [one] 1 Ware
   *[other] { $merchandise } Waren
}
why-longest = { $train ->
    [wagon] Längster Weg: { $longest } Wagen
   *[train] { $longest ->
        [one] Längster Weg: 1 Waggon
       *[other] Längster Weg: { $longest } Waggons
    }
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 Auftrag erfüllt
       *[other] { $tickets } Aufträge erfüllt
    }
   *[ticket] { $tickets ->
        [one] 1 Zielkarte erfüllt
       *[other] { $tickets } Zielkarten erfüllt
    }
}
rematch = Noch einmal, gleicher Tisch
replay = Wiederholung ansehen
check-shuffle = Mischen prüfen
check-asking = Jede Mischung wird geprüft …
check-good = { $n ->
    [one] Die eine Mischung ergibt sich aus den Zahlen, die vor der ersten Karte versiegelt wurden. Niemand konnte sie beeinflussen.
   *[other] Alle { $n } Mischungen ergeben sich aus den Zahlen, die vor der ersten Karte versiegelt wurden. Niemand konnte sie beeinflussen.
}
check-bad = Die Mischungen ergeben sich nicht aus den Zahlen, die vor der ersten Karte versiegelt wurden.
record = Aufzeichnung speichern
share-result = Ergebnis teilen
share-drawing = Das Bild wird gezeichnet …
share-save = Bild speichern
share-failed = Das Bild ließ sich nicht zeichnen.

## Replay

replay-title = Wiederholung: { $board }
replay-not-over = Dieses Spiel läuft noch.
replay-link = Link zu diesem Schritt
replay-scores = Punkte
replay-moves = Züge
replay-market = Stapel { $deck }
replay-step = Schritt { $n } von { $most }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-hands = Handkarten
replay-whose = Wessen Handkarten zu sehen sind
replay-all = Alle
replay-no-cards = Keine Karten
# Above tickets that a player has yet to choose from.
replay-offered = Zur Auswahl
replay-claim-back = Zur zuvor gebauten Strecke
replay-claim-on = Zur nächsten gebauten Strecke
replay-speed = Geschwindigkeit
replay-keys = Leertaste spielt ab, ← → ein Schritt, Umschalt ← → eine Strecke

## Terminal: what is typed

cli-command-board = p
# same in this language
cli-command-help = h
cli-command-leave = e
cli-command-all = alle
cli-letters = { $board } Spielplan und Strecken   { $help } Hilfe   { $leave } speichern und gehen

## Terminal: questions

cli-choice = Deine Wahl:
cli-back = zurück
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Du bist dran. Nimm zwei Karten nacheinander (ein offener Joker zählt für beide):
       *[locomotive] Du bist dran. Nimm zwei Karten nacheinander (offene Lokomotive zählt für beide):
    }
   *[no] Du bist dran. Nimm zwei Karten nacheinander:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Nimm die zweite Karte (keinen offenen Joker):
       *[locomotive] Nimm die zweite Karte (keine offene Lokomotive):
    }
   *[no] Nimm die zweite Karte:
}
cli-unseen = verdeckte Karte
cli-or = oder tu etwas anderes:
cli-do-route = { $n ->
    [0] eine Strecke bauen (noch kannst du keine bezahlen)
   *[other] eine Strecke bauen (bezahlen kannst du { $n })
}
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] Aufträge ziehen (es gibt keine mehr)
        [one] 1 Auftrag ziehen, mindestens { $keep } behalten
       *[other] { $n } Aufträge ziehen, mindestens { $keep } behalten
    }
   *[ticket] { $n ->
        [0] Zielkarten ziehen (es gibt keine mehr)
        [one] 1 Zielkarte ziehen, mindestens { $keep } behalten
       *[other] { $n } Zielkarten ziehen, mindestens { $keep } behalten
    }
}
cli-do-station = { $left ->
    [0] einen Bahnhof bauen (alle sind gebaut)
   *[other] { $n ->
        [one] einen Bahnhof bauen für 1 Karte beliebiger Farbe (noch { $left })
       *[other] einen Bahnhof bauen für { $n } Karten einer Farbe (noch { $left })
    }
}
cli-do-claim = { $route } bauen für { $cards }
cli-do-build = einen Bahnhof in { $city } bauen für { $cards }
cli-do-pay = noch { $cards } bezahlen
cli-do-decline = den Tunnel aufgeben und die Karten zurücknehmen
cli-do-pass = passen
cli-which-route = { $ticket ->
    [contract] Welche Strecke? Nummer oder Teil eines Ortsnamens, 0 für zurück:
   *[ticket] Welche Strecke? Nummer oder Teil eines Stadtnamens, 0 für zurück:
}
cli-which-city = In welcher Stadt? Nummer oder Teil des Namens, 0 für zurück:
cli-which-keep = Was behältst du? Mindestens { $least }, zum Beispiel 1 2, oder { $all }:
cli-look = { $ticket ->
    [contract] Teil eines Ortsnamens, oder { $all }; zurück mit Enter:
   *[ticket] Teil eines Stadtnamens, oder { $all }; zurück mit Enter:
}
cli-enter = Zurück mit Enter:

## Terminal: answers to what can't be understood or done

cli-type-turn = Tippe eine Zahl von 1 bis { $most } oder einen der Buchstaben { $board }, { $help }, { $leave }.
cli-type-second = Nimm die zweite Karte: Tippe eine Zahl von 1 bis { $most }.
cli-type-number = { $most ->
    [1] Tippe 1.
   *[other] Tippe eine Zahl von 1 bis { $most }.
}
cli-type-keep = Tippe Zahlen von 1 bis { $most } mit Leerzeichen dazwischen, oder { $all }.
cli-not-found = { $ticket ->
    [contract] Hier gibt es nichts mit dieser Nummer oder diesem Ort.
   *[ticket] Hier gibt es nichts mit dieser Nummer oder Stadt.
}
cli-no-city = { $ticket ->
    [contract] Kein Ort hier hat „{ $typed }“ im Namen.
   *[ticket] Keine Stadt hier hat „{ $typed }“ im Namen.
}
cli-no-route = Deine Karten reichen noch für keine freie Strecke; { $board } zeigt, was Strecken kosten.
cli-no-station = { $n ->
    [one] Der nächste Bahnhof kostet 1 Karte beliebiger Farbe; deine Karten reichen nicht.
   *[other] Der nächste Bahnhof kostet { $n } Karten einer Farbe; deine Karten reichen nicht.
}

## Terminal: the table on the screen

cli-heading-first = { $ticket ->
    [contract] { $board }: Wähle deine ersten Aufträge
   *[ticket] { $board }: Wähle deine ersten Zielkarten
}
cli-heading-turn = { $board }: Zug { $n }
cli-heading-end = { $board }: Ende
cli-welcome = { $ticket ->
    [contract] Sammle Karten, baue Strecken zwischen benachbarten Orten und verbinde die beiden Orte jedes Auftrags, den du behältst: Am Ende bringt er seine Punkte; sind die Orte nicht verbunden, werden sie abgezogen. Mit { $help } bekommst du jederzeit Hilfe.
   *[ticket] Sammle Karten, baue Strecken zwischen benachbarten Städten und verbinde die beiden Städte jeder Zielkarte, die du behältst: Am Ende bringt sie ihre Punkte; sind die Städte nicht verbunden, werden sie abgezogen. Mit { $help } bekommst du jederzeit Hilfe.
}
cli-last-turn = Letzte Runde: Das ist dein letzter Zug.
# same in this language
cli-bot = { $name } (Bot)
cli-column-player = Mitspieler
cli-column-points = Punkte
cli-column-ticket = { $ticket ->
    [contract] Auftrag
   *[ticket] Zielkarte
}
cli-column-needs = zu bauen
cli-column-route = Strecke
cli-column-price = Preis
cli-column-notes = Hinweise
cli-column-owner = gehört
cli-few = nur { $n }
cli-piles = Vorrat
cli-piles-left = { $ticket ->
    [contract] Stapel { $deck }, Ablage { $discard }, Aufträge { $tickets }
   *[ticket] Stapel { $deck }, Ablage { $discard }, Zielkarten { $tickets }
}
cli-your-routes = Deine Strecken
cli-none = noch keine
cli-trains-short = du hast nur { $n }
cli-station-lends = dein Bahnhof leiht dir { $routes }
cli-ferry = Fähre
cli-for = für { $letters }
cli-pair = { $a }–{ $b }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] und 1 weitere: Tippe einen Teil eines Ortsnamens, um sie zu finden
       *[ticket] und 1 weitere: Tippe einen Teil eines Stadtnamens, um sie zu finden
    }
   *[other] { $ticket ->
        [contract] und { $n } weitere: Tippe einen Teil eines Ortsnamens, um sie zu finden
       *[ticket] und { $n } weitere: Tippe einen Teil eines Stadtnamens, um sie zu finden
    }
}

## Terminal: what happened

cli-shuffled = { $n ->
    [one] 1 Karte wird zu einem Stapel gemischt
   *[other] { $n } Karten werden zu einem Stapel gemischt
}
cli-dealt = { $known ->
    [yes] { $who ->
        [you] Du bekommst { $cards }
       *[other] { $name } bekommt { $cards }
    }
   *[no] { $who ->
        [you] Du bekommst { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
       *[other] { $name } bekommt { $n ->
            [one] 1 Karte
           *[other] { $n } Karten
        }
    }
}
cli-dug = { $who ->
    [you] Du gräbst den Tunnel { $route } für { $cards }
   *[other] { $name } gräbt den Tunnel { $route } für { $cards }
}
cli-turned-up = Aufgedeckt: { $cards }
cli-tunnel-price = { $n ->
    [0] Der Tunnel kostet nichts mehr
    [one] Der Tunnel kostet noch 1 Karte
   *[other] Der Tunnel kostet noch { $n } Karten
}
cli-listed = { $told }: { $list }
cli-bot-failed = { $name } ist ausgefallen ({ $problem }); stattdessen gilt eine sichere Wahl.

## Terminal: the end, and files

cli-points-for = Punkte für
cli-completed = { $who ->
    [you] Du hast erfüllt: { $tickets }
   *[other] { $name } hat erfüllt: { $tickets }
}
cli-failed = { $who ->
    [you] Du hast nicht erfüllt: { $tickets }
   *[other] { $name } hat nicht erfüllt: { $tickets }
}
cli-borrowed = { $who ->
    [you] Du nutzt { $route } mit deinem Bahnhof in { $city }
   *[other] { $name } nutzt { $route } mit einem Bahnhof in { $city }
}
cli-longest = { $train ->
    [wagon] { $who ->
        [you] Dein längster Weg ist { $n } Wagen lang
       *[other] Der längste Weg von { $name } ist { $n } Wagen lang
    }
   *[train] { $n ->
        [one] { $who ->
            [you] Dein längster Weg ist 1 Waggon lang
           *[other] Der längste Weg von { $name } ist 1 Waggon lang
        }
       *[other] { $who ->
            [you] Dein längster Weg ist { $n } Waggons lang
           *[other] Der längste Weg von { $name } ist { $n } Waggons lang
        }
    }
}
cli-saved = Das Spiel steht in { $file }; { $command } erzählt es noch einmal.
cli-go-on = Weiter mit: { $command }

## Terminal: a recorded game as a story

cli-story = { $board }: { $names }, mit offenen Karten
cli-story-seat = { $board }: { $names }, wie { $name } es sah
cli-deal = Das Austeilen
cli-chapter = { $last ->
    [yes] { $n }. { $name }, letzter Zug
   *[no] { $n }. { $name }
}
cli-market = Auslage: { $cards }
cli-more-games = In dieser Datei folgen weitere Spiele: --game { $n } erzählt das nächste.

## Terminal: fair shuffles

cli-fair-hash = Ein Geheimnis mit diesem Hash bestimmt das Mischen: { $hash }
cli-fair-words = Eigene Worte zum Mischen (Enter für keine):
cli-verify-yes = { $n ->
    [one] ja: Die eine Mischung ergibt sich aus dem versiegelten Geheimnis und den Beiträgen der Plätze
   *[other] ja: Alle { $n } Mischungen ergeben sich aus dem versiegelten Geheimnis und den Beiträgen der Plätze
}
cli-verify-no = nein: Das Mischen lässt sich nicht bestätigen: { $problem }
cli-not-fair = für dieses Spiel wurde das Mischen nicht versiegelt

## Terminal: the rules in short

cli-how = So wird gespielt
cli-how-turn = { $ticket ->
    [contract] In deinem Zug tust du eines: zwei Karten nehmen, eine Strecke bauen oder Aufträge ziehen.
   *[ticket] In deinem Zug tust du eines: zwei Karten nehmen, eine Strecke bauen oder Zielkarten ziehen.
}
cli-how-turn-station = { $ticket ->
    [contract] In deinem Zug tust du eines: zwei Karten nehmen, eine Strecke bauen, Aufträge ziehen oder einen Bahnhof bauen.
   *[ticket] In deinem Zug tust du eines: zwei Karten nehmen, eine Strecke bauen, Zielkarten ziehen oder einen Bahnhof bauen.
}
cli-how-claim = { $train ->
    [wagon] Um eine Strecke zu bauen, bezahle so viele Karten ihrer Farbe, wie sie Felder hat; bei einer grauen geht jede Farbe, aber nur eine. Deine Wagen kommen darauf, und die Strecke bringt sofort Punkte.
   *[train] Um eine Strecke zu bauen, bezahle so viele Karten ihrer Farbe, wie sie Felder hat; bei einer grauen geht jede Farbe, aber nur eine. Deine Waggons kommen darauf, und die Strecke bringt sofort Punkte.
}
cli-how-ticket = { $ticket ->
    [contract] Ein Auftrag nennt zwei Orte. Verbinden deine Strecken sie am Ende, bringt er seine Punkte, sonst werden sie abgezogen.
   *[ticket] Eine Zielkarte nennt zwei Städte. Verbinden deine Strecken sie am Ende, bringt sie ihre Punkte, sonst werden sie abgezogen.
}
cli-how-tunnel = { $locomotive ->
    [joker] Wenn du einen Tunnel bezahlt hast, werden Karten aufgedeckt: Jede in der bezahlten Farbe und jeder Joker kostet eine Karte mehr. Du kannst aufgeben und behältst deine Karten.
   *[locomotive] Wenn du einen Tunnel bezahlt hast, werden Karten aufgedeckt: Jede in der bezahlten Farbe und jede Lokomotive kostet eine Karte mehr. Du kannst aufgeben und behältst deine Karten.
}
cli-how-ferry = { $locomotive ->
    [joker] Eine Fähre braucht einige Joker unter ihren Karten.
   *[locomotive] Eine Fähre braucht einige Lokomotiven unter ihren Karten.
}
cli-how-station = { $ticket ->
    [contract] Mit einem Bahnhof darfst du eine fremde Strecke in seine Stadt für deine Aufträge nutzen.
   *[ticket] Mit einem Bahnhof darfst du eine fremde Strecke in seine Stadt für deine Zielkarten nutzen.
}
cli-rules = Auf diesem Spielplan
cli-rules-trains = { $train ->
    [wagon] Je { $n } Wagen; die letzte Runde beginnt bei { $end } oder weniger.
   *[train] Je { $n } Waggons; die letzte Runde beginnt bei { $end } oder weniger.
}
cli-rules-stations = Je { $n } Bahnhöfe; einer, der nicht gebaut ist, bringt { $points } Punkte.
cli-rules-deck = { $n } Karten: { $cards }. Jeder bekommt { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } offene Joker räumen die Auslage ab.
   *[locomotive] { $n } offene Lokomotiven räumen die Auslage ab.
}
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] Ein offener Joker ist der ganze Zug und nie die zweite Karte.
       *[locomotive] Eine offene Lokomotive ist der ganze Zug und nie die zweite Karte.
    }
   *[no] { $locomotive ->
        [joker] Ein offener Joker wird genommen wie jede andere Karte.
       *[locomotive] Eine offene Lokomotive wird genommen wie jede andere Karte.
    }
}
cli-rules-wild = { $locomotive ->
    [joker] Ein Joker steht hier für jede Farbe: { $places }.
   *[locomotive] Eine Lokomotive steht hier für jede Farbe: { $places }.
}
cli-rules-wild-train = gewöhnliche Strecken
cli-rules-wild-tunnel = Tunnel
cli-rules-wild-ferry = Fähren
cli-rules-wild-station = Bahnhöfe
cli-rules-ferry = { $locomotive ->
    [joker] Auf einer Fähre ersetzen { $n } beliebige Karten einen Joker.
   *[locomotive] Auf einer Fähre ersetzen { $n } beliebige Karten eine Lokomotive.
}
cli-rules-points = Punkte für eine Strecke nach ihren Feldern: { $points }.
cli-rules-tunnel = { $n ->
    [one] Bei einem Tunnel wird 1 Karte aufgedeckt.
   *[other] Bei einem Tunnel werden { $n } Karten aufgedeckt.
}
cli-rules-double = { $unequal ->
    [yes] Beide Gleise einer Doppelstrecke, die verschieden lang sein können, sind ab { $n } Personen offen.
   *[no] Beide Gleise einer Doppelstrecke sind ab { $n } Personen offen.
}
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] Am Anfang { $n } Aufträge, von denen du mindestens { $keep } behältst.
       *[other] Am Anfang { $long } lange und { $n } kurze Aufträge, von denen du mindestens { $keep } behältst.
    }
   *[ticket] { $long ->
        [0] Am Anfang { $n } Zielkarten, von denen du mindestens { $keep } behältst.
       *[other] Am Anfang { $long } lange und { $n } kurze Zielkarten, von denen du mindestens { $keep } behältst.
    }
}
cli-rules-later = { $ticket ->
    [contract] Später { $n } Aufträge, von denen du mindestens { $keep } behältst.
   *[ticket] Später { $n } Zielkarten, von denen du mindestens { $keep } behältst.
}
cli-rules-returns-box = Die übrigen kommen aus dem Spiel.
cli-rules-returns-bottom = Die übrigen kommen unter ihren Stapel.
cli-rules-longest = { $n } Punkte für den längsten Weg.
cli-rules-most = { $ticket ->
    [contract] { $n } Punkte für die meisten erfüllten Aufträge.
   *[ticket] { $n } Punkte für die meisten erfüllten Zielkarten.
}
cli-rules-merchandise = { $n } Waren; Punkte nach Rang: { $places }.
cli-rules-rank = { $players } Personen { $points }
cli-rules-tie = { $n ->
    [1] Bei Gleichstand entscheidet: { $ways }.
   *[other] Bei Gleichstand entscheidet in dieser Reihenfolge: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] mehr erfüllte Aufträge
   *[ticket] mehr erfüllte Zielkarten
}
cli-rules-tie-stations = weniger gebaute Bahnhöfe
cli-rules-tie-longest_path_bonus = der Bonus für den längsten Weg
cli-rules-tie-longest_path = der längere Weg
cli-rules-tie-shared = Bei Gleichstand wird der Sieg geteilt.
cli-rules-full = Die vollständigen Regeln, Punkt für Punkt, stehen in docs/rules/ im Quelltext von Perron.

## Terminal: complaints before a game begins

cli-wrong-language = „{ $typed }“ ist keine der Sprachen hier: { $languages }
cli-wrong-board = weder ein Spielplan ({ $boards }) noch ein Ordner mit einem
cli-wrong-bot = einen solchen Bot gibt es nicht; es gibt { $bots }
cli-no-budget = für { $bot } lässt sich kein Budget angeben
cli-wrong-budget = als Budget gehen 1 bis { $playouts } Probespiele oder bis zu { $seconds } Sekunden (0.5s)
cli-wrong-bots = { $board } ist für { $fewest } bis { $most } Personen: Gib { $least } bis { $bots } Bots an
cli-wrong-number = { $n } ist keine Zahl von { $least } bis { $most }
cli-wrong-starter = gib einen Platz von 0 bis { $most } an, oder random
cli-wrong-fair = sagt, wie die Karten liegen: Das geht nicht mit --fair
cli-wrong-resumed = gehört zu einem neuen Spiel, nicht zu einem fortgesetzten
cli-wrong-games = enthält mehr als ein Spiel
cli-wrong-save = gibt es schon: Setze es fort oder wähle einen anderen Namen
cli-wrong-place = hier lässt sich das Spiel nicht speichern: { $problem }
cli-wrong-game = Spiele werden ab 1 gezählt
cli-no-game = { $n ->
    [one] Spiel { $game } gibt es nicht: Die Datei enthält nur ein Spiel
   *[other] Spiel { $game } gibt es nicht: Die Datei enthält nur { $n } Spiele
}
cli-no-file = Datei oder Ordner nicht gefunden
cli-no-right = keine Berechtigung
cli-is-folder = ist ein Ordner
cli-disk-full = auf dem Datenträger ist kein Platz mehr
cli-unread = lässt sich nicht lesen: { $problem }
cli-empty = ist leer
cli-too-large = größer als { $n } Bytes
cli-damaged = ist keine lesbare Aufzeichnung eines Spiels: { $problem }
cli-stdin = Standardeingabe
cli-line = { $file } Zeile { $n }
cli-no-person = niemand heißt „{ $name }“, also gibt es keinen Platz für dich
cli-no-bot = „{ $name }“ ist kein Bot, der hier spielt; es gibt { $bots }

## Terminal: help, and complaints about what was typed in the shell

cli-usage = Aufruf:
cli-usage-arguments = Argumente
cli-usage-options = Optionen
cli-usage-help = diese Hilfe zeigen und beenden
cli-usage-error = { $prog }: Fehler: { $message }
cli-usage-argument = Argument { $argument_name }: { $message }
cli-usage-required = diese Argumente fehlen: { $given }
cli-usage-unknown = unbekannte Argumente: { $given }
cli-usage-choice = ungültig: { $value } (zur Wahl: { $choices })
cli-usage-number = { $value } ist keine ganze Zahl
cli-usage-value = hier fehlt ein Wert
cli-usage-no-value = nimmt keinen Wert: { $given }
cli-usage-ambiguous = { $option } ist mehrdeutig: { $matches }
cli-extra = perron { $command } braucht mehr, als hier installiert ist: { $install }
cli-posix = perron { $command } läuft unter Linux und macOS, nicht auf diesem System
cli-meta-command = BEFEHL
cli-meta-board = ID|ORDNER
cli-meta-bots = N|NAMEN
cli-meta-file = DATEI
cli-meta-folder = ORDNER
cli-meta-code = KÜRZEL
cli-help-perron = Eisenbahn-Brettspiele nach den Regeln.
cli-help-version = die Version zeigen und beenden
cli-help-play = im Terminal gegen Bots spielen
cli-help-play-more = Im Terminal gegen Bots spielen. Das Spiel wird nach jeder Entscheidung gespeichert.
cli-help-board = ein Spielplan oder ein Ordner mit einem (Standard: europe)
cli-help-bots = wie viele Bots, oder ihre Namen mit Kommas (Standard: 1)
cli-help-seat = wo du sitzt; die Plätze zählen ab 0 (Standard: 0)
cli-help-starter = der Platz, der beginnt, oder random (Standard: random)
cli-help-seed = dieselbe Zahl ergibt dasselbe Spiel
cli-help-fair = so mischen, dass du es danach prüfen kannst: perron verify
cli-help-save = Speicherort (Standard: perron-SPIELPLAN-N.json hier)
cli-help-resume = ein gespeichertes Spiel fortsetzen
cli-help-language = da, de, en und so weiter (Standard: was PERRON_LANGUAGE oder das System sagt)
cli-help-replay = ein aufgezeichnetes Spiel Zug um Zug erzählen
cli-help-replay-more = Ein aufgezeichnetes Spiel Zug um Zug erzählen, mit offenen Karten oder so, wie ein Platz es sah.
cli-help-file = die Aufzeichnung eines Spiels oder vieler, eine je Zeile; - für die Standardeingabe
cli-help-game = welches der Spiele, ab 1 (Standard: 1)
cli-help-folder = ein Ordner mit dem Spielplan des Spiels
cli-help-seen = nur zeigen, was dieser Platz sah; die Plätze zählen ab 0
cli-help-verify = das Mischen eines aufgezeichneten Spiels prüfen
cli-help-verify-more = Das Mischen eines aufgezeichneten Spiels aus dem versiegelten Geheimnis und den Beiträgen der Plätze neu berechnen und jede Karte vergleichen.
cli-help-serve = mit anderen spielen: Server mit Seite und Schnittstelle starten
cli-help-backup = alles, was der Server aufbewahrt, im Betrieb in eine Datei kopieren
cli-help-restore = eine Sicherung in eine Datenbank einspielen
cli-help-export = die Aufzeichnung eines Spiels aus der Datenbank des Servers holen
cli-help-boards = Spielpläne auflisten, zeigen, prüfen oder ausprobieren
cli-help-referee = Aktionen in einer Stellung beurteilen
cli-help-score = die Punkte einer Stellung zählen, in jeder Phase
cli-help-simulate = Bots viele Spiele spielen lassen
cli-help-arena = Bots mit jeweils denselben Karten gegeneinander spielen lassen
cli-help-ladder = alle Bots mit jeweils denselben Karten messen
cli-help-report = eine Seite über Ergebnisse der Arena erstellen

## Learn: the rules in short

learn-title = Spielen lernen
learn-lead = Die Regeln in Kürze, jede mit einem kleinen Spielplan zum Ausprobieren.
learn-which = Welcher Spielplan?
learn-rules-of = Regeln: { $board }
learn-chapters = Kapitel
learn-full = Alle Regeln
learn-tried = ausprobiert
learn-to-board = Ein anderer Spielplan
learn-play = Diesen Plan spielen
learn-previous = Zurück
learn-next = Weiter
learn-coming = Der Spielplan wird ausgelegt …
learn-failed = Der Server antwortet gerade nicht.
learn-offline = Lesen geht auch ohne Netz. Zum Ausprobieren braucht es den Server, und der antwortet gerade nicht.
learn-no-board = Diesen Spielplan gibt es nicht
learn-no-board-more = Wähle einen der Spielpläne, die es hier gibt.

learn-chapter-aim = Das Ziel
learn-chapter-cards = Karten nehmen
learn-chapter-routes = Strecken bauen
learn-chapter-doubles = Doppelstrecken
learn-chapter-ferries = Fähren
learn-chapter-tunnels = Tunnel
learn-chapter-stations = Bahnhöfe
learn-chapter-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
learn-chapter-merchandise = Waren
learn-chapter-swaps = Die längste Strecke
learn-chapter-end = Ende und Wertung

learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Du legst Wagen zwischen die Orte auf dem Spielplan. Du beginnst mit { $trains } Wagen, { $hand } Karten und einigen Aufträgen.
       *[ticket] Du legst Wagen zwischen die Orte auf dem Spielplan. Du beginnst mit { $trains } Wagen, { $hand } Karten und einigen Zielkarten.
    }
   *[train] { $ticket ->
        [contract] Du legst Waggons zwischen die Städte auf dem Spielplan. Du beginnst mit { $trains } Waggons, { $hand } Karten und einigen Aufträgen.
       *[ticket] Du legst Waggons zwischen die Städte auf dem Spielplan. Du beginnst mit { $trains } Waggons, { $hand } Karten und einigen Zielkarten.
    }
}
learn-aim-points = { $ticket ->
    [contract] Jede Strecke, die du baust, bringt sofort Punkte. Am Ende kommen die Punkte erfüllter Aufträge dazu, und die der nicht erfüllten gehen ab.
   *[ticket] Jede Strecke, die du baust, bringt sofort Punkte. Am Ende kommen die Punkte erfüllter Zielkarten dazu, und die der nicht erfüllten gehen ab.
}
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen oder Aufträge ziehen.
       *[other] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen, Aufträge ziehen oder einen Bahnhof bauen.
    }
   *[ticket] { $stations ->
        [0] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen oder Zielkarten ziehen.
       *[other] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen, Zielkarten ziehen oder einen Bahnhof bauen.
    }
}
learn-aim-win = Wer am Ende die meisten Punkte hat, gewinnt.

learn-cards-two = Wenn du Karten nimmst, nimmst du zwei: offene aus der Auslage, verdeckte vom Stapel oder je eine. Eine offene Karte wird sofort ersetzt.
learn-cards-hold = Du darfst so viele Karten auf der Hand haben, wie du willst. Ist der Stapel leer, werden die abgelegten Karten zu einem neuen gemischt.
learn-cards-none = Sind Stapel und Ablage leer, darfst du noch offene Karten nehmen, aber sie werden nicht ersetzt. Gibt es keine Karte, die du nehmen darfst, tust du in deinem Zug etwas anderes.
learn-cards-whole = { $locomotive ->
    [joker] Ein offener Joker zählt für beide Karten: Nimmst du ihn zuerst, ist dein Zug vorbei. Deine zweite Karte kann er nicht sein. Ein Joker, der verdeckt vom Stapel kommt, ist eine Karte wie jede andere.
   *[locomotive] Eine offene Lokomotive zählt für beide Karten: Nimmst du sie zuerst, ist dein Zug vorbei. Deine zweite Karte kann sie nicht sein. Eine Lokomotive, die verdeckt vom Stapel kommt, ist eine Karte wie jede andere.
}
learn-cards-plain = { $locomotive ->
    [joker] Ein offener Joker ist hier eine Karte wie jede andere: Du darfst zwei in einem Zug nehmen.
   *[locomotive] Eine offene Lokomotive ist hier eine Karte wie jede andere: Du darfst zwei in einem Zug nehmen.
}
learn-cards-reset = { $locomotive ->
    [joker] Sobald { $n } Joker offen liegen, werden alle fünf offenen Karten ersetzt.
   *[locomotive] Sobald { $n } Lokomotiven offen liegen, werden alle fünf offenen Karten ersetzt.
}

learn-routes-claim = { $train ->
    [wagon] Um eine Strecke zu bauen, bezahle so viele Karten ihrer Farbe, wie sie Felder hat. Deine Wagen kommen darauf, und die Strecke gehört dir bis zum Ende. Je Zug darfst du eine Strecke bauen, egal, wo auf dem Spielplan.
   *[train] Um eine Strecke zu bauen, bezahle so viele Karten ihrer Farbe, wie sie Felder hat. Deine Waggons kommen darauf, und die Strecke gehört dir bis zum Ende. Je Zug darfst du eine Strecke bauen, egal, wo auf dem Spielplan.
}
learn-routes-grey = Für eine graue Strecke geht jede Farbe, aber alle Karten müssen dieselbe haben.
learn-routes-wild = { $locomotive ->
    [joker] Ein Joker ersetzt eine Karte beliebiger Farbe, und zwar hier: { $places }.
   *[locomotive] Eine Lokomotive ersetzt eine Karte beliebiger Farbe, und zwar hier: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] Auf einer gewöhnlichen Strecke zählen nur farbige Karten; ein Joker hilft nicht.
   *[locomotive] Auf einer gewöhnlichen Strecke zählen nur farbige Karten; eine Lokomotive hilft nicht.
}
learn-place-train = gewöhnliche Strecken
learn-place-tunnel = Tunnel
learn-place-ferry = Fähren
learn-place-station = Bahnhöfe
learn-routes-points = Je länger die Strecke, desto mehr ist sie wert.
learn-routes-own = Die Punktetabelle dieses Spielplans haben wir selbst entworfen.
learn-points-spaces = Felder
learn-points-points = Punkte

learn-doubles-what = { $ticket ->
    [contract] Zwei Gleise zwischen denselben beiden Orten sind eine Doppelstrecke. Niemandem dürfen beide gehören.
   *[ticket] Zwei Gleise zwischen denselben beiden Städten sind eine Doppelstrecke. Niemandem dürfen beide gehören.
}
learn-doubles-unequal = Sie sind auch dann eine Doppelstrecke, wenn sie sich in Länge, Farbe oder Art unterscheiden.
learn-doubles-from = Ab { $from } Personen dürfen beide Gleise gebaut werden, jedes von jemand anderem. Bei weniger ist das zweite Gleis gesperrt, sobald das erste gebaut ist.

learn-ferries-what = { $locomotive ->
    [joker] Eine Fähre führt übers Wasser. Jedes ihrer Felder mit einer Lok braucht einen Joker; für die anderen Felder zahlst du wie üblich mit farbigen Karten.
   *[locomotive] Eine Fähre führt übers Wasser. Jedes ihrer Felder mit einer Lok braucht eine Lokomotive; für die anderen Felder zahlst du wie üblich mit farbigen Karten.
}
learn-ferries-exchange = { $locomotive ->
    [joker] Kein Joker? Auf einer Fähre ersetzen { $n } beliebige Karten einen, so oft du willst.
   *[locomotive] Keine Lokomotive? Auf einer Fähre ersetzen { $n } beliebige Karten eine, so oft du willst.
}

learn-tunnels-dig = Ein Tunnel kann mehr kosten, als er zeigt. Bezahle zuerst seine Felder wie üblich. Dann werden { $n } Karten vom Stapel aufgedeckt.
learn-tunnels-match = { $locomotive ->
    [joker] Jede davon in der Farbe, mit der du bezahlt hast, und jeder Joker kostet dich eine Karte mehr: eine in dieser Farbe oder einen Joker. Hast du nur mit Jokern bezahlt, zählen nur Joker, und nachzahlen kannst du nur mit Jokern.
   *[locomotive] Jede davon in der Farbe, mit der du bezahlt hast, und jede Lokomotive kostet dich eine Karte mehr: eine in dieser Farbe oder eine Lokomotive. Hast du nur mit Lokomotiven bezahlt, zählen nur Lokomotiven, und nachzahlen kannst du nur mit Lokomotiven.
}
learn-tunnels-give-up = Kannst oder willst du nicht bezahlen, bekommst du deine Karten zurück, und dein Zug ist vorbei.
learn-tunnels-few = Sind weniger als { $n } Karten übrig, auch mit der neu gemischten Ablage, werden nur diese aufgedeckt. Gibt es keine, kostet der Tunnel nur seine Felder.

learn-stations-build = Du hast { $n } Bahnhöfe. Du baust einen in einer beliebigen Stadt ohne Bahnhof, auch weit weg von deinen Strecken; das ist dein ganzer Zug. Der erste kostet eine Karte, jeder weitere eine mehr als der davor, alle in einer Farbe.
learn-stations-use = Ein Bahnhof leiht dir eine fremde Strecke, die in seiner Stadt endet. Sie zählt nur für deine Zielkarten, und du musst sie erst am Ende wählen. Ein und dieselbe Strecke dient allen deinen Zielkarten.
learn-stations-points = Jeder nicht gebaute Bahnhof bringt am Ende { $points } Punkte.

learn-tickets-what = { $ticket ->
    [contract] Ein Auftrag nennt zwei Orte. Verbinde sie durch eigene Strecken, auf welchem Weg du willst, und am Ende bringt er seine Punkte. Sonst werden sie abgezogen.
   *[ticket] Eine Zielkarte nennt zwei Städte. Verbinde sie durch eigene Strecken, auf welchem Weg du willst, und am Ende bringt sie ihre Punkte. Sonst werden sie abgezogen.
}
learn-tickets-secret = { $ticket ->
    [contract] Niemand sonst sieht deine Aufträge vor dem Ende.
   *[ticket] Niemand sonst sieht deine Zielkarten vor dem Ende.
}
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Du beginnst mit { $regular } Aufträgen und behältst mindestens { $keep }.
       *[other] Du beginnst mit { $long } langen und { $regular } kurzen Aufträgen und behältst mindestens { $keep }.
    }
   *[ticket] { $long ->
        [0] Du beginnst mit { $regular } Zielkarten und behältst mindestens { $keep }.
       *[other] Du beginnst mit { $long } langen und { $regular } kurzen Zielkarten und behältst mindestens { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Was du davon zurückgibst, kommt aus dem Spiel. Später kommt es unter den Stapel.
       *[box] Was du zurückgibst, kommt aus dem Spiel.
    }
   *[bottom] Was du zurückgibst, kommt unter den Stapel.
}
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Später kannst du einen Zug dafür verwenden, { $n } weitere zu ziehen. Behalte mindestens { $keep }; die übrigen kommen aus dem Spiel. Ein behaltener Auftrag bleibt bei dir.
       *[bottom] Später kannst du einen Zug dafür verwenden, { $n } weitere zu ziehen. Behalte mindestens { $keep }; die übrigen kommen unter ihren Stapel. Ein behaltener Auftrag bleibt bei dir.
    }
   *[ticket] { $returns ->
        [box] Später kannst du einen Zug dafür verwenden, { $n } weitere zu ziehen. Behalte mindestens { $keep }; die übrigen kommen aus dem Spiel. Eine behaltene Zielkarte bleibt bei dir.
       *[bottom] Später kannst du einen Zug dafür verwenden, { $n } weitere zu ziehen. Behalte mindestens { $keep }; die übrigen kommen unter ihren Stapel. Eine behaltene Zielkarte bleibt bei dir.
    }
}
learn-tickets-own = { $ticket ->
    [contract] { $own } der { $n } Aufträge dieses Spielplans haben wir selbst entworfen.
   *[ticket] { $own } der { $n } Zielkarten dieses Spielplans haben wir selbst entworfen.
}

learn-merchandise-take = Auf Strecken mit einem Handkarren werden Waren befördert. Wer eine baut, nimmt eine Ware, solange es welche gibt. Es ist immer eine, wie lang die Strecke auch ist.
learn-merchandise-bonus = Am Ende gibt es für Waren einen Bonus nach Rang, den größten für die meisten. Wer gleichauf liegt, bekommt den vollen Bonus des gemeinsamen Rangs: Bei zweien entfällt der nächste, bei dreien entfallen die nächsten zwei. Ohne Waren gibt es keinen Bonus.
learn-merchandise-place = Rang
learn-merchandise-players = { $n } Personen

learn-swaps-what = Eine Strecke hat eine eigene Regel: { $route }. Für jede ihrer Karten kannst du auch { $n } beliebige bezahlen.
learn-swaps-worth = { $train ->
    [wagon] Sie braucht { $length } Wagen und bringt { $points } Punkte, egal, wie du bezahlst.
   *[train] Sie braucht { $length } Waggons und bringt { $points } Punkte, egal, wie du bezahlst.
}

learn-end-last = { $train ->
    [wagon] Beendet jemand einen Zug mit { $n } oder weniger Wagen, beginnt die letzte Runde: Alle haben noch einen Zug, auch diese Person.
   *[train] Beendet jemand einen Zug mit { $n } oder weniger Waggons, beginnt die letzte Runde: Alle haben noch einen Zug, auch diese Person.
}
learn-end-count = { $ticket ->
    [contract] Dann werden die Aufträge gezeigt. Die Punkte der erfüllten kommen dazu, die der übrigen gehen ab.
   *[ticket] Dann werden die Zielkarten gezeigt. Die Punkte der erfüllten kommen dazu, die der übrigen gehen ab.
}
learn-end-longest = Der längste ununterbrochene Weg aus Waggons bringt { $points } Punkte. Er darf mehrmals durch eine Stadt führen, aber über jede Strecke nur einmal. Wer gleichauf liegt, bekommt die Punkte auch.
learn-end-globe = Wer die meisten Zielkarten erfüllt hat, bekommt { $points } Punkte. Wer gleichauf liegt, bekommt sie auch.
learn-end-tie = { $n ->
    [1] Bei gleichen Punkten entscheidet: { $ways }.
   *[other] Bei gleichen Punkten entscheidet in dieser Reihenfolge: { $ways }.
}
learn-end-shared = Wer auch dann noch gleichauf liegt, teilt sich den Sieg.
learn-tie-tickets = { $ticket ->
    [contract] mehr erfüllte Aufträge
   *[ticket] mehr erfüllte Zielkarten
}
learn-tie-stations = weniger gebaute Bahnhöfe
learn-tie-longest_path_bonus = die Punkte für den längsten Weg
learn-tie-longest_path = der längere Weg

## Learn: what to try, and what came of it

learn-try = Probier es aus
learn-task-draw = Nimm zwei Karten. Drücke auf offene Karten oder auf den Stapel.
learn-task-locomotive = { $locomotive ->
    [joker] Nimm den offenen Joker.
   *[locomotive] Nimm die offene Lokomotive.
}
learn-task-locomotives = { $locomotive ->
    [joker] Nimm beide offenen Joker.
   *[locomotive] Nimm beide offenen Lokomotiven.
}
learn-task-claim = Baue diese Strecke: { $route }. Drücke auf dem Spielplan darauf, dann auf „Bauen“.
learn-task-grey = Baue diese graue Strecke: { $route }. Wähle die Karten, mit denen du bezahlst.
learn-task-double = Baue eines der Gleise: { $route }. Sieh, was mit dem anderen geschieht.
learn-task-ferry = { $locomotive ->
    [joker] Baue diese Fähre: { $route }. Bezahle für das Feld mit der Lok einen Joker.
   *[locomotive] Baue diese Fähre: { $route }. Bezahle für das Feld mit der Lok eine Lokomotive.
}
learn-task-exchange = { $locomotive ->
    [joker] Du hast keinen Joker. Baue diese Fähre trotzdem: { $route }.
   *[locomotive] Du hast keine Lokomotive. Baue diese Fähre trotzdem: { $route }.
}
learn-task-tunnel = Grabe diesen Tunnel: { $route }. Sieh, was der Stapel verlangt, und bezahle es.
learn-task-station = Es ist der letzte Zug, und die Strecke, die du brauchst, gehört jemand anderem. Baue hier einen Bahnhof: { $city }.
learn-task-ticket = { $ticket ->
    [contract] Für deinen Auftrag fehlt eine Strecke. Baue sie: { $route }.
   *[ticket] Für deine Zielkarte fehlt eine Strecke. Baue sie: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Ziehe Aufträge und behalte die, die dir gefallen.
   *[ticket] Ziehe Zielkarten und behalte die, die dir gefallen.
}
learn-task-merchandise = Diese Strecke hat einen Handkarren. Baue sie: { $route }.
learn-task-swap = Baue die längste Strecke: { $route }. Du hast zu wenige Karten einer Farbe, aber viele andere.
learn-task-end = { $train ->
    [wagon] Du hast nur noch wenige Wagen. Baue diese Strecke: { $route }. Damit beginnt die letzte Runde.
   *[train] Du hast nur noch wenige Waggons. Baue diese Strecke: { $route }. Damit beginnt die letzte Runde.
}
learn-task-count = Es ist der letzte Zug des Spiels. Baue diese Strecke: { $route }. Dann siehst du die Wertung.

learn-done-draw = Geschafft: zwei Karten mehr auf deiner Hand, und dein Zug ist vorbei.
learn-done-locomotive = { $locomotive ->
    [joker] Geschafft: Der Joker gehört dir, und dein Zug ist vorbei.
   *[locomotive] Geschafft: Die Lokomotive gehört dir, und dein Zug ist vorbei.
}
learn-done-locomotives = { $locomotive ->
    [joker] Geschafft: zwei Joker in einem Zug.
   *[locomotive] Geschafft: zwei Lokomotiven in einem Zug.
}
learn-done-claim = { $points ->
    [one] Geschafft: Die Strecke gehört dir, 1 Punkt.
   *[other] Geschafft: Die Strecke gehört dir, { $points } Punkte.
}
learn-done-double = Geschafft: Ein Gleis gehört dir. Zu zweit ist das andere jetzt gesperrt.
learn-done-exchange = { $points ->
    [one] Geschafft: Andere Karten sprangen ein, und die Fähre gehört dir: 1 Punkt.
   *[other] Geschafft: Andere Karten sprangen ein, und die Fähre gehört dir: { $points } Punkte.
}
learn-done-tunnel = { $extra ->
    [0] Geschafft: Der Tunnel gehört dir, und er hat nichts extra gekostet.
    [one] Geschafft: Der Tunnel gehört dir. Er hat eine Karte mehr gekostet.
   *[other] Geschafft: Der Tunnel gehört dir. Er hat { $extra } Karten mehr gekostet.
}
learn-done-station = { $ticket ->
    [contract] Geschafft: Der Bahnhof leiht dir die fehlende Strecke, und dein Auftrag ist erfüllt.
   *[ticket] Geschafft: Der Bahnhof leiht dir die fehlende Strecke, und deine Zielkarte ist erfüllt.
}
learn-done-ticket = { $ticket ->
    [contract] Geschafft: Die beiden Orte sind verbunden. Am Ende bringt das { $points } Punkte.
   *[ticket] Geschafft: Die beiden Städte sind verbunden. Am Ende bringt das { $points } Punkte.
}
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Geschafft: Du hast einen Auftrag mehr. Ob er sich lohnt, zeigt sich am Ende.
       *[other] Geschafft: Du hast { $n } Aufträge mehr. Ob sie sich lohnen, zeigt sich am Ende.
    }
   *[ticket] { $n ->
        [one] Geschafft: Du hast eine Zielkarte mehr. Ob sie sich lohnt, zeigt sich am Ende.
       *[other] Geschafft: Du hast { $n } Zielkarten mehr. Ob sie sich lohnen, zeigt sich am Ende.
    }
}
learn-done-merchandise = Geschafft: Die Strecke gehört dir, und eine Ware dazu.
learn-done-swap = Geschafft: Die Strecke gehört dir, { $points } Punkte in einem Zug.
learn-done-end = Geschafft: Die letzte Runde beginnt. Alle haben noch einen Zug.
learn-done-count = Geschafft: Das Spiel ist aus. So setzen sich deine Punkte zusammen.
learn-missed = Das ist erlaubt, und dein Zug ist vorbei. Aber darum geht es hier nicht: Versuch es noch einmal.
learn-again = Noch einmal

## Learn: what things at the table are

learn-help-press = Drücke auf irgendetwas am Tisch, und es wird erklärt.
learn-help-end = Fertig
learn-help-more = Mehr lesen
learn-help-nothing = { $ticket ->
    [contract] Dafür gibt es keine Regel. Drücke auf eine Karte, eine Strecke, einen Ort oder eine Zahl.
   *[ticket] Dafür gibt es keine Regel. Drücke auf eine Karte, eine Strecke, eine Stadt oder eine Zahl.
}
learn-thing-market = Auslage
learn-thing-deck = { $n ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $n } Karten
}
learn-thing-score = Punkte bisher
learn-thing-trains = { $train ->
    [wagon] Wagen übrig
   *[train] Waggons übrig
}
learn-thing-cards = Handkarten
learn-thing-clock = Uhr
learn-score-so-far = { $ticket ->
    [contract] Das sind die Punkte für Strecken. Aufträge und alles andere werden am Ende gezählt.
   *[ticket] Das sind die Punkte für Strecken. Zielkarten und alles andere werden am Ende gezählt.
}
learn-cards-count = Alle sehen, wie viele Karten jemand auf der Hand hat, aber nicht, welche.
learn-tickets-count = { $ticket ->
    [contract] So viele Aufträge hat diese Person. Welche, sieht nur sie selbst.
   *[ticket] So viele Zielkarten hat diese Person. Welche, sieht nur sie selbst.
}
learn-clock-none = An diesem Tisch gibt es keine Uhr.
learn-clock-runs = So viel Zeit bleibt noch. Ist sie abgelaufen, springt ein Bot ein, bis die Person zurückkommt.
learn-route-worth = { $points ->
    [one] { $price }: 1 Punkt.
   *[other] { $price }: { $points } Punkte.
}
learn-route-taken = Sie gehört jemandem, und das bleibt so bis zum Ende.
learn-route-closed = Sie ist für den Rest des Spiels gesperrt, weil das andere Gleis gebaut ist.
learn-city-what = { $ticket ->
    [contract] Strecken beginnen und enden an Orten. Ein Buchstabe neben einem Ort zeigt, dass dieser Ort auf einem deiner Aufträge steht.
   *[ticket] Strecken beginnen und enden in Städten. Ein Buchstabe neben einer Stadt zeigt, dass diese Stadt auf einer deiner Zielkarten steht.
}
