### name: Svenska
### Perrons ord på svenska. docs/languages.md berättar hur en sådan här fil skrivs.
###
### serves: AX SE
### alphabet: a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö
### thousands: space
###
### Ordlista:
###   route = sträcka, claim = bygga, space = ruta, track = spår, path/line = linje
###   ticket = biljett, contract = kontrakt, complete = göra klar / uppfylla
###   train, wagon = vagn (samma ord på alla spelplaner), locomotive = lok, joker = joker
###   card = kort, face up/open = öppet, deck = lek, discards = slänghög, market = marknad
###   station, tunnel, ferry = station, tunnel, färja; merchandise = varor, varukort; hand cart = handkärra
###   board = spelplan, map = karta, table = bord, seat = plats, host = värd, turn = drag, round = runda, bot = bot
###   Kort är neutrum: "1 blått", "2 blå". Sträckor har sin färg i grundform: "blå".

# same in this language
perron = Perron
you = du
you-name = Du
close = Stäng
cancel = Avbryt
join = Gå med
undo = Ångra
notice = Meddelande
settings = Inställningar
menu = Meny
to-home = Till startsidan
to-learn = Lär dig spela
to-rules = Reglerna
to-rule = Regeln
what-is-this = Vad är det här?
try-again = Försök igen
open-seat = Ledig plats
# Den som inte har angett något namn; $n skiljer gästerna åt.
guest = Gäst { $n }
your-turn = Din tur

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } och { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] för 1 dag sedan
       *[other] för { $n } dagar sedan
    }
    [hour] { $n ->
        [one] för 1 timme sedan
       *[other] för { $n } timmar sedan
    }
   *[minute] { $n ->
        [0] nyss
        [one] för 1 minut sedan
       *[other] för { $n } minuter sedan
    }
}
nowhere = Här tar spåret slut
nowhere-more = Det finns ingen sida på den här adressen.
broken = Något gick fel på sidan. Inget har gått förlorat: spelen finns på servern.
broken-reload = Ladda om
part-missing = Den här delen av sidan kom inte fram.

## Startsidan

# What search engines and the home screen of a phone say of the page.
home-about = Ett gratis hem för tågbrädspel, på egen server.
home-lead = Tågbrädspel i webbläsaren, med vänner eller mot en bot som är värd att slå.
home-unofficial = Gratis och inofficiellt; egen regeltext, egna teckningar. Ingen koppling till något förlag.
home-new = Nytt spel
home-failed = Servern svarar inte. Dina spel är i säkerhet.
home-board = Spelplan
home-players = { $least }–{ $most } spelare
home-seats = Platser
home-seat = Vem spelar på plats { $n }
home-your-name = Ditt namn
home-friend = Vän via länk
# same in this language
home-bot = Bot: { $level }
home-remove = Ta bort plats { $n }
home-add = Lägg till en plats
home-more = Färg, klocka och chatt
home-pace = Takt
pace-none = Ingen klocka
pace-live = 10 min var
pace-days = En dag per drag
home-chat = Chatta med vänner vid bordet
home-opening = Bordet dukas…
home-friends = Spela med vänner
home-friends-more = Du får en länk att skicka. Inget konto behövs.
home-play = Spela nu
home-play-more = Bottar tar de andra platserna.
home-mine = Dina spel
home-none = Inga spel än. Välj en spelplan och tryck på Spela nu.
home-won = { $winners ->
    [one] Vinst
   *[other] Delad seger
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Förlust
   *[other] Plats { $rank } av { $n }
}
home-over = Avslutat
home-waiting = Väntar
home-join = Sätt dig vid ett bord
home-paste = Klistra in en länk
join-unreadable = Det där är ingen länk till ett bord. Be din vän kopiera den igen.
about-europe = omkring 1900
about-nordic = färjor och tunnlar
about-amsterdam = 1600-talet, snabbt
board-europe = Europa
board-nordic = Norden
# same in this language
board-amsterdam = Amsterdam
level-random = på måfå
level-level1 = nybörjare
level-level2 = lätt
level-level3 = hygglig
level-level4 = bra
level-level5 = stark
level-level6 = mästare

## Inställningar

settings-theme = Ljust eller mörkt
settings-theme-system = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-language = Språk
settings-language-browser = Som webbläsaren ({ $language })
settings-motion = Rörelse
settings-motion-system = Som systemet
settings-motion-instant = Ingen
settings-draw = När du tar ett kort
settings-draw-hold = Vänta
settings-draw-ask = Fråga
settings-draw-instant = Genast
settings-draw-hold-more = Kortet väntar en och en halv sekund innan det tas; Ångra tar tillbaka det.
settings-draw-ask-more = Kortet tas när du bekräftar.
settings-draw-instant-more = Kortet tas så fort du trycker på det.
settings-sounds = Ljud
settings-sound-turn = Din tur
settings-sound-card = Kort
settings-sound-claim = Byggen
settings-ways = Visa på kartan vad som saknas för mina biljetter
settings-keys = Kortkommandon med enstaka bokstäver

## Kort och priser

kind-pink = Rosa
kind-blue = Blå
# same in this language
kind-orange = Orange
kind-white = Vit
kind-green = Grön
kind-yellow = Gul
kind-black = Svart
kind-red = Röd
kind-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] Lok
}
card-pink = rosa
card-blue = { $n ->
    [one] blått
   *[other] blå
}
# same in this language
card-orange = orange
card-white = { $n ->
    [one] vitt
   *[other] vita
}
card-green = { $n ->
    [one] grönt
   *[other] gröna
}
card-yellow = { $n ->
    [one] gult
   *[other] gula
}
card-black = { $n ->
    [one] svart
   *[other] svarta
}
card-red = { $n ->
    [one] rött
   *[other] röda
}
card-locomotive = { $locomotive ->
    [joker] { $n ->
        [one] joker
       *[other] jokrar
    }
   *[locomotive] lok
}
card-back = kort
colour-pink = rosa
colour-blue = blå
# same in this language
colour-orange = orange
colour-white = vit
colour-green = grön
colour-yellow = gul
colour-black = svart
colour-red = röd
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 ruta
   *[other] { $n } rutor
}
any-colour = valfri färg
any-cards = { $n ->
    [one] 1 kort i valfri färg
   *[other] { $n } i samma färg
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] minst 1 joker
       *[other] minst { $n } jokrar
    }
   *[locomotive] minst { $n } lok
}
ferry-exchange = eller { $n } valfria kort för varje
swap = { $n } valfria kort ersätter ett
points = +{ $n } poäng

## Bottar, efter plats

bot-1 = Eldare
bot-2 = Stadsbud
bot-3 = Konduktör
bot-4 = Banvakt
bot-5 = Lokförare

## Bordet

title-table = { $turn ->
    [mine] ● Din tur – { $board }
   *[other] { $board } – Perron
}
table-coming = Bordet dukas…
table-missing = Det finns inget sådant bord
table-missing-more = Länken kan vara gammal eller felskriven. Be om den igen.
table-forbidden = Det här bordet är inte öppet för dig
table-forbidden-more = Du kan gå med via länken som värden delar.
table-full = Alla platser är tagna
table-full-more = Spelet har börjat, och bara de som spelar ser det.
not-connected = Ingen anslutning just nu. Ditt val är i säkerhet.
watching-only = Du är åskådare vid det här bordet.
watching-full = Alla platser är tagna, så du är åskådare.
undo-nothing = Det finns inget att ångra. Det som har skickats ligger på bordet.

waiting-room = väntsal
waiting-title = { $here ->
    [one] En på perrongen
    [2] Två på perrongen
    [3] Tre på perrongen
   *[other] { $here } på perrongen
}, { $open ->
    [one] en plats ledig
    [2] två platser lediga
    [3] tre platser lediga
   *[other] { $open } platser lediga
}
waiting-full = Alla ombord
waiting-full-more = { $host ->
    [you] Alla platser är tagna. Starta när du är redo.
   *[other] Alla platser är tagna. Värden startar spelet.
}
waiting-more = Skicka länken till dina vänner. Bottar kan ta de lediga platserna.
waiting-invited = Du är inbjuden till det här bordet.
waiting-no-key = Den sista delen av länken, efter #, saknas. Be den som bjöd in dig om hela länken.
waiting-full-guest = { $watch ->
    [yes] Alla platser är tagna. Stanna här och titta på: du ser spelet så snart det börjar.
   *[no] Alla platser är tagna, och bara de som spelar ser det här spelet.
}
waiting-you = { $host ->
    [yes] du, värd
   *[no] du
}
waiting-here = { $host ->
    [yes] värd
   *[no] vid bordet
}
# same in this language
waiting-bot = bot, { $level }
waiting-open = via länk
waiting-ready = Redo
waiting-colour = Din färg
seat-colour-cobalt = blå, cirkel
seat-colour-vermilion = röd, kvadrat
seat-colour-amber = bärnstensgul, triangel
seat-colour-aqua = turkos, romb
seat-colour-aubergine = aubergine, kors
waiting-colour-of = { $colour }: { $name }
waiting-sit = Ta plats
# $guest is the message guest with the number of the seat.
naming = Byt namn
naming-more = De andra vid bordet ser det. Utan namn är du { $guest }.
naming-save = Spara
waiting-start = Starta spelet
waiting-fill = { $n ->
    [one] Starta med en bot på den lediga platsen
   *[other] Starta med bottar på de lediga platserna
}
leave = Lämna bordet
leave-title = Lämna bordet?
leave-more = En bot spelar åt dig så att de andra kan fortsätta. Du kan ta tillbaka din plats så länge spelet pågår.
stay = Stanna
invite = Bjud in
invite-more = Skicka länken, eller låt en telefon läsa av koden.
invite-code = Kod med länken till det här bordet
copy-link = Kopiera länk
copy-watch = Kopiera länk för åskådare
copied = Kopierad
copy-failed = Länken kunde inte kopieras. Markera den och kopiera för hand.
share = Dela
terms = Det här spelet
terms-pace = Takt
terms-trains = Vagnar vardera
terms-trains-n = { $stations ->
    [0] { $n }
    [one] { $n }, plus { $stations } station
   *[other] { $n }, plus { $stations } stationer
}
terms-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
terms-tickets-n = { $long ->
    [0] { $regular }, behåll minst { $keep }
    [one] { $ticket ->
        [contract] { $long } långt och { $regular } korta, behåll minst { $keep }
       *[ticket] { $long } lång och { $regular } korta, behåll minst { $keep }
    }
   *[other] { $long } långa och { $regular } korta, behåll minst { $keep }
}
terms-shuffle = Blandning
terms-sealed = Förseglad, kan kontrolleras efteråt
clock-none = Ingen klocka
clock-live = { $minutes } min var, plus { $increment } s per drag
clock-days = { $days ->
    [one] En dag per drag
   *[other] { $days } dagar per drag
}
clock-left-days = { $n ->
    [one] { $n } dag
   *[other] { $n } dagar
}
# same in this language
clock-left-hours = { $h } h { $m }

banner-reconnecting = { $clocks ->
    [run] Ansluter igen… Spelet är i säkerhet på servern. Klockorna går vidare, om inte servern själv ligger nere.
   *[none] Ansluter igen… Spelet är i säkerhet på servern; du kan fortsätta så fort den svarar.
}
banner-offline = { $clocks ->
    [run] Du är offline. Klockorna går vidare; spelplanen går att läsa ändå.
   *[none] Du är offline. Ingenting går förlorat; spelplanen går att läsa ändå.
}
banner-asking = Det går inte att få en direkt anslutning här, så sidan frågar servern varannan sekund. Spelet fortsätter som vanligt.
banner-version = Det finns en ny version av sidan.
to-version = Byt till den
banner-stand-in = En bot spelar åt dig.
come-back = Ta tillbaka din plats
banner-last = { $n ->
    [one] Sista rundan: ett drag kvar.
   *[other] Sista rundan: { $n } drag kvar.
}
banner-rematch = Nästa spel är framdukat.
to-rematch = Till det nya bordet

players = Spelare
players-log = Spelare och logg
market-tickets = { $ticket ->
    [contract] Marknad och kontrakt
   *[ticket] Marknad och biljetter
}
seat-you = du
# same in this language
seat-bot = bot, { $level }
# same in this language
seat-bot-plain = bot
seat-away = borta
seat-away-until = borta; en bot tar över om { $time }
seat-stand-in = borta, en bot spelar
stat-trains = vagnar kvar
stat-cards = kort
stat-tickets = { $ticket ->
    [contract] kontrakt
   *[ticket] biljetter
}
stat-stations = stationer kvar
stat-merchandise = varor
stat-clock = tid kvar

status-over = Spelet är slut
status-choose = { $ticket ->
    [contract] Välj dina kontrakt
   *[ticket] Välj dina biljetter
}
status-second = Ett kort till
# same in this language
status-tunnel = Tunnel
status-watching = Du tittar på
status-wait = Ett ögonblick
status-other = { $name } spelar
bar-players = { $turn ->
    [0] { $n } spelare
   *[other] { $n } spelare · drag { $turn }
}
map = Spelplan: { $board }
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-fit = Visa hela spelplanen
show-on-map = Visa på kartan: { $what }

log = Logg
log-order = nyast först
log-earlier = Visa tidigare
chat = Chatt
chat-none = Ingen har sagt något än.
chat-say = Säg något
chat-send = Skicka
notices = Meddelanden
sheet = { $ticket ->
    [contract] Kort, kontrakt, spelare, logg
   *[ticket] Kort, biljetter, spelare, logg
}
sheet-open = Öppna panelen
sheet-close = Ge plats åt kartan
sheet-full = Öppna panelen i full höjd
sheet-half = Gör panelen mindre
tab-cards = Kort
tab-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
tab-players = Spelare
tab-log = Logg

market = Marknad
market-counts = lek { $deck }
market-empty = Tom
market-take = Ta kort: { $kind }
market-deck = Ta från leken, { $n } kort kvar
deck = Lek
hand = Dina kort
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } av { $n } i betalningen
hand-of = { $laid }/{ $n }
hand-spoken = På handen: { $cards }
your-tickets = { $ticket ->
    [contract] Dina kontrakt
   *[ticket] Dina biljetter
}
tickets-done = { $n ->
    [one] { $ticket ->
        [contract] { $done } av { $n } uppfyllt
       *[ticket] { $done } av { $n } klar
    }
   *[other] { $ticket ->
        [contract] { $done } av { $n } uppfyllda
       *[ticket] { $done } av { $n } klara
    }
}
tickets-none = { $ticket ->
    [contract] Inga kontrakt än.
   *[ticket] Inga biljetter än.
}
tickets-ways = Visa på kartan vad som saknas
ticket-done = { $ticket ->
    [contract] Uppfyllt
   *[ticket] Klar
}
ticket-cut = Avskuren väg
ticket-station = Avskuren väg. En station kan hjälpa
ticket-long = { $ticket ->
    [contract] långt
   *[ticket] lång
}
ticket-to-go = { $n ->
    [one] 1 vagn till
   *[other] { $n } vagnar till
}{ $tunnels ->
    [0] {""}
   *[other] , tunnelrisk
}

## Drag

actions = Vad du kan göra
idle-title = Ta två kort, eller välj en sträcka
idle-last = Ditt sista drag: ta kort, eller välj en sträcka
idle-more = { $n ->
    [0] Du har inte råd med någon sträcka än.
    [one] En sträcka kan byggas nu.
   *[other] { $n } sträckor kan byggas nu.
}
second-title = Ta ett kort till
second-more = Från marknaden eller leken.
second-more-limit = { $locomotive ->
    [joker] Från marknaden eller leken. Det andra kortet får inte vara en öppen joker.
   *[locomotive] Från marknaden eller leken. Det andra kortet får inte vara ett öppet lok.
}
draw-tickets = { $ticket ->
    [contract] Dra kontrakt
   *[ticket] Dra biljetter
}
build-station = Bygg station
held = { $from ->
    [deck] { $asking ->
        [yes] Ta ett kort från leken?
       *[no] Du tar ett kort från leken
    }
   *[market] { $asking ->
        [yes] Ta 1 { $card }?
       *[no] Du tar 1 { $card }
    }
}
held-first = Sedan ett till.
held-first-again = Sedan ett till. Tryck igen för att ta det genast.
held-second = Ditt andra kort.
held-whole = Det här är hela ditt drag.
held-take = Ta det
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Föregående sträcka under samma finger
neighbour-after = Nästa sträcka under samma finger
# same in this language
tunnel = tunnel
merchandise-one = varor
completes = { $ticket ->
    [contract] Uppfyller { $letters }
   *[ticket] Gör klart { $letters }
}
serves = Nyttig för { $letters }
pay-ways = Sätt att betala
pay-more = { $n ->
    [one] { $n } sätt till
   *[other] { $n } sätt till
}
pay-left = { $cards } kvar
pay-all = inga kvar
compose = Andra kort
compose-more = välj själv
compose-back = Färdiga förslag
compose-empty = Tryck på dina kort
compose-hint = Tryck på dina kort för att lägga till, på de här för att ta tillbaka
compose-good = Det räcker
compose-remove = Ta tillbaka: { $kind }
claim = Bygg
claim-for = Bygg för { $cards }
claiming = Bygger…
paying = Betalar…
building = Bygger…
drawing = Drar…
keeping = Behåller…
slow = Försöker fortfarande
slow-more = Servern svarar långsamt. Ditt val är i säkerhet.
cannot-afford = Dina kort räcker inte till den här sträckan än. { $any ->
    [some] Du har { $have }.
   *[none] Du har inga som passar.
}
detour = Utan den här sträckan når { $ticket ->
    [contract] kontrakt
   *[ticket] biljett
} { $letter } ändå fram: { $routes ->
    [one] { $routes } sträcka
   *[other] { $routes } sträckor
}, { $n ->
    [one] { $n } ruta
   *[other] { $n } rutor
}.
detour-none = { $ticket ->
    [contract] Utan den här sträckan kan kontrakt { $letter } inte uppfyllas.
   *[ticket] Utan den här sträckan kan biljett { $letter } inte bli klar.
}
route-of = { $who ->
    [you] Den här sträckan är din.
   *[other] Den här sträckan tillhör { $name }.
}
station-in = Station i { $city }
station-more = Låter dig använda en sträcka hit som tillhör en annan spelare.
station-where = Välj en stad för din station
station-where-more = { $n ->
    [one] Din sista station.
   *[other] Du har { $n } stationer kvar.
}
station-cannot = Dina kort räcker inte till en station: den första kostar ett kort, den andra två i samma färg, den tredje tre.
build = Bygg
build-for = Bygg för { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Dra ett kontrakt?
       *[other] Dra { $n } kontrakt?
    }
   *[ticket] { $n ->
        [one] Dra en biljett?
       *[other] Dra { $n } biljetter?
    }
}
draw-tickets-more = Du måste behålla minst { $keep }. Det här är hela ditt drag och kan inte ångras.
draw-tickets-do = Dra { $n }
pass-title = Inget drag är möjligt
pass-more = Det finns inget kort att ta och inget du kan betala. Du kan bara passa.
pass = Passa
tunnel-laid = Du lade { $cards }
tunnel-turned = Uppvända kort
tunnel-owed = { $n ->
    [one] 1 kort till att betala
   *[other] { $n } kort till att betala
}
tunnel-cannot = Det kan du inte betala. Du får tillbaka dina kort.
tunnel-give-up = Ge upp
tunnel-pay = Betala { $cards }
tunnel-free = Inget mer att betala: tunneln är din.
tunnel-other = { $extra ->
    [0] { $name } grävde { $route }: inget mer att betala.
    [one] { $name } gräver { $route }: 1 kort till att betala.
   *[other] { $name } gräver { $route }: { $extra } kort till att betala.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Väljer fortfarande kontrakt: { $names }
   *[ticket] Väljer fortfarande biljetter: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } tar sitt andra kort
    [tunnel] { $name } är i tunneln
    [keep] { $ticket ->
        [contract] { $name } väljer kontrakt
       *[ticket] { $name } väljer biljetter
    }
   *[turn] { $name } väljer
}
over-title = Spelet är slut
over-more = Nu räknas poängen.
over-count = Räkna poängen

## De första och senare biljetter

offer-first = { $ticket ->
    [contract] Dina första kontrakt
   *[ticket] Dina första biljetter
}
offer-new = { $ticket ->
    [contract] Nya kontrakt
   *[ticket] Nya biljetter
}
offer-least = { $n ->
    [one] { $ticket ->
        [contract] Behåll minst ett
       *[ticket] Behåll minst en
    }
    [2] Behåll minst två
    [3] Behåll minst tre
   *[other] Behåll minst { $n }
}
offer-more = { $returns ->
    [box] { $ticket ->
        [contract] De du behåller ger poäng i slutet om du förbinder deras platser, annars minuspoäng. De andra tas ur spelet.
       *[ticket] De du behåller ger poäng i slutet om du förbinder deras städer, annars minuspoäng. De andra tas ur spelet.
    }
   *[bottom] { $ticket ->
        [contract] De du behåller ger poäng i slutet om du förbinder deras platser, annars minuspoäng. De andra läggs underst i högen.
       *[ticket] De du behåller ger poäng i slutet om du förbinder deras städer, annars minuspoäng. De andra läggs underst i högen.
    }
}
offer-way = { $n ->
    [one] Kortast: 1 vagn, { $routes ->
        [one] 1 sträcka
       *[other] { $routes } sträckor
    }.
   *[other] Kortast: { $n } vagnar, { $routes ->
        [one] 1 sträcka
       *[other] { $routes } sträckor
    }.
}
offer-done = Redan förbundna.
offer-shares = Delar väg med { $letters }.
offer-kept = { $n ->
    [one] { $ticket ->
        [contract] { $n } valt
       *[ticket] { $n } vald
    }
   *[other] { $n } valda
}
offer-points = { $n } poäng
offer-none = { $n ->
    [one] { $ticket ->
        [contract] Välj minst ett
       *[ticket] Välj minst en
    }
    [2] Välj minst två
    [3] Välj minst tre
   *[other] Välj minst { $n }
}
offer-missing = { $n ->
    [one] { $ticket ->
        [contract] Välj ett till
       *[ticket] Välj en till
    }
   *[other] Välj { $n } till
}
offer-keep = { $n ->
    [one] { $ticket ->
        [contract] Behåll detta
       *[ticket] Behåll denna
    }
   *[other] Behåll dessa { $n }
}
offer-others = Väljer också fortfarande: { $names }.

## Kartans ord för skärmläsare

label-route = { $a } till { $b }
label-owned = { $who ->
    [you] din
   *[other] tillhör { $name }
}
label-closed = stängd
label-free = ledig
label-affordable = { $more ->
    [0] du kan bygga den för { $cards }
    [one] du kan bygga den för { $cards } eller på ett annat sätt
   *[other] du kan bygga den för { $cards } eller på { $more } andra sätt
}
label-completes = { $ticket ->
    [contract] uppfyller kontraktet { $name }
   *[ticket] gör klar biljetten { $name }
}

## Listvy och kommandorad

list = Listvy
list-on = Listvy. Spelet visas som text.
list-off = Kartvy.
list-routes = Sträckor
list-count = { $n ->
    [one] 1 sträcka
   *[other] { $n } sträckor
}
list-filter = Hitta sträckor
list-city = { $ticket ->
    [contract] Namn på en plats
   *[ticket] Namn på en stad
}
list-which = Vilka sträckor
list-all = Alla
list-claim = Kan byggas nu
list-ways = { $ticket ->
    [contract] För mina kontrakt
   *[ticket] För mina biljetter
}
list-can = kan byggas
list-none = Inga sådana sträckor.
list-name = Namn
list-points = Poäng
command-take = ta
command-claim = bygg
# same in this language
command-station = station
command-tickets = biljetter, kontrakt, dra
command-keep = behåll
command-pay = betala
command-decline = ge upp, ge, avstå
command-pass = passa
command-undo = ångra, tillbaka
command-hand = hand, kort
command-deck = leken, lek
command = Kommandorad
command-do = Utför
command-hint = Till exempel: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. En tom rad bekräftar.
command-then-claim = { $route } för { $cards }. Enter bygger den.
command-then-build = En station i { $city } för { $cards }. Enter bygger den.
command-then-pay = { $cards } för tunneln. Enter betalar.
command-then-tickets = { $ticket ->
    [contract] Nya kontrakt. Enter drar dem.
   *[ticket] Nya biljetter. Enter drar dem.
}
command-then-keep = { $n ->
    [one] { $ticket ->
        [contract] Ett valt. Enter behåller det.
       *[ticket] En vald. Enter behåller den.
    }
   *[other] { $n } valda. Enter behåller dem.
}
command-pay-ways = Inte med dem. Du kan betala med: { $ways }
command-unclear-verb = Det gick inte att förstå: { $text }. Kommandona är { $commands }.
command-unclear-card = Inget sådant kort ligger öppet: { $text }. Skriv en färg, en plats från 1 till 5, eller leken.
command-unclear-route = { $ticket ->
    [contract] Det finns ingen sådan sträcka: { $text }. Skriv dess två platser.
   *[ticket] Det finns ingen sådan sträcka: { $text }. Skriv dess två städer.
}
command-unclear-city = { $ticket ->
    [contract] Ingen plats, eller mer än en, passar in på: { $text }.
   *[ticket] Ingen stad, eller mer än en, passar in på: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Skriv bokstäverna för kontrakten du behåller.
   *[ticket] Skriv bokstäverna för biljetterna du behåller.
}

## Tangenter

keys = Tangenter
keys-key = Tangent
keys-does = Vad den gör
keys-arrows = { $ticket ->
    [contract] På spelplanen: till nästa plats åt det hållet; på marknaden och på handen: till nästa kort
   *[ticket] På spelplanen: till nästa stad åt det hållet; på marknaden och på handen: till nästa kort
}
keys-turn = { $ticket ->
    [contract] På spelplanen: genom sträckorna från en plats
   *[ticket] På spelplanen: genom sträckorna från en stad
}
keys-enter = Välj, och bekräfta sedan
keys-escape = Tillbaka, eller ta bort ett meddelande
keys-market = Ta ett kort från marknaden
keys-deck = Ta ett kort från leken
keys-claim = Till nästa sträcka du kan bygga
keys-no-claim = Det finns ingen sträcka du kan bygga nu.
keys-payment = Nästa sätt att betala
keys-tickets = { $ticket ->
    [contract] Dra kontrakt
   *[ticket] Dra biljetter
}
keys-station = Bygg en station
keys-undo = Ångra
keys-hand = Läs upp dina kort
keys-log = Loggen
keys-list = Listvy, och tillbaka till kartan
keys-command = Kommandorad
keys-zoom = Zooma in och ut
keys-fit = Visa hela spelplanen
keys-help = Förklara det som är i fokus; annars de här tangenterna
skip = Hoppa till
skip-board = Till spelplanen
skip-actions = Till vad du kan göra
skip-hand = Till dina kort

## Logg

log-took = { $who ->
    [you] Du tog ett öppet kort: { $card }
   *[other] { $name } tog ett öppet kort: { $card }
}
log-drew = { $who ->
    [you] Du tog ett kort från leken
   *[other] { $name } tog ett kort från leken
}
log-drew-known = { $who ->
    [you] Du tog ett kort från leken: { $card }
   *[other] { $name } tog ett kort från leken: { $card }
}
log-both = { $who ->
    [you] Du tog två kort: { $first } och { $second }
   *[other] { $name } tog två kort: { $first } och { $second }
}
log-open-deck = { $who ->
    [you] Du tog två kort: { $card } och ett från leken
   *[other] { $name } tog två kort: { $card } och ett från leken
}
log-two-deck = { $who ->
    [you] Du tog två kort från leken
   *[other] { $name } tog två kort från leken
}
log-claimed = { $who ->
    [you] Du byggde
   *[other] { $name } byggde
} { $route } för { $cards }, { $points } poäng
log-tunnel = { $who ->
    [you] Du gräver
   *[other] { $name } gräver
} { $route }: { $turned ->
    [0] inga kort kvar att vända upp
   *[other] { $cards } vändes upp
}, { $extra ->
    [0] inget mer att betala
   *[other] { $extra } kort till att betala
}
log-gave-up = { $who ->
    [you] Du gav upp tunneln
   *[other] { $name } gav upp tunneln
} { $route }
log-merchandise = { $who ->
    [you] Du tog ett varukort
   *[other] { $name } tog ett varukort
}
log-station = { $who ->
    [you] Du byggde
   *[other] { $name } byggde
} en station i { $city } för { $cards }
log-offered = { $who ->
    [you] Du drog
   *[other] { $name } drog
} { $ticket ->
    [contract] { $n } kontrakt
   *[ticket] { $n ->
        [one] 1 biljett
       *[other] { $n } biljetter
    }
}
log-kept = { $who ->
    [you] Du behöll
   *[other] { $name } behöll
} { $ticket ->
    [contract] { $n } kontrakt
   *[ticket] { $n ->
        [one] 1 biljett
       *[other] { $n } biljetter
    }
}
log-passed = { $who ->
    [you] Du passade
   *[other] { $name } passade
}
log-cleared = { $locomotive ->
    [joker] För många jokrar: fem nya kort
   *[locomotive] För många lok: fem nya kort
}
log-reshuffled = Slänghögen blandades till en ny lek
log-last-round = { $who ->
    [you] Du har få vagnar kvar: sista rundan börjar
   *[other] { $name } har få vagnar kvar: sista rundan börjar
}
log-ended = Spelet är slut
log-stalled = Ingen kan göra något: spelet är slut
log-for = { $text } (en bot spelade)
log-started = Spelet börjar
log-seated = { $who ->
    [you] Du satte dig
   *[other] { $name } satte sig
}
# $before är vad personen hette dittills.
log-named = { $who ->
    [you] Du heter nu { $name }
   *[other] { $before } heter nu { $name }
}
log-left = { $who ->
    [you] Du lämnade bordet
   *[other] { $name } lämnade bordet
}
log-timed-out = { $who ->
    [you] Din tid tog slut
   *[other] Tiden tog slut för { $name }
}
log-stepped-out = { $who ->
    [you] Du är borta: en bot spelar åt dig
   *[other] { $name } är borta: en bot spelar
}
log-returned = { $who ->
    [you] Du är tillbaka
   *[other] { $name } är tillbaka
}
log-rematch = Nästa spel är framdukat

## Reglernas invändningar, efter kod

refusal-unknown = Det går inte.
refusal-malformed = Det går inte.
refusal-unknown-type = Det går inte.
refusal-unknown-route = { $name } är ingen sträcka på den här spelplanen.
refusal-unknown-city = { $ticket ->
    [contract] { $name } är ingen plats på den här spelplanen.
   *[ticket] { $name } är ingen stad på den här spelplanen.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } är inget kontrakt på den här spelplanen.
   *[ticket] { $name } är ingen biljett på den här spelplanen.
}
refusal-unknown-card = { $name } är ingen sorts kort.
refusal-unknown-player = Det finns ingen spelare { $name }.
refusal-bad-slot = { $name } är ingen plats på marknaden.
refusal-bad-count = { $name } är inget antal kort.
refusal-game-over = Spelet är slut.
refusal-not-your-turn = Det är inte din tur: { $name } spelar.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Inte nu: välj dina kontrakt först.
       *[ticket] Inte nu: välj dina biljetter först.
    }
    [keep] { $ticket ->
        [contract] Inte nu: välj dina kontrakt först.
       *[ticket] Inte nu: välj dina biljetter först.
    }
    [second_card] Inte nu: ta ditt andra kort först.
    [tunnel] Inte nu: betala för tunneln först, eller ge upp den.
   *[turn] Inte nu: det finns inget att betala eller välja.
}
refusal-already-chosen = { $ticket ->
    [contract] Du har redan valt dina kontrakt.
   *[ticket] Du har redan valt dina biljetter.
}
refusal-player-needed = Före första draget väljer alla spelare.
refusal-empty-slot = Där ligger inget kort.
refusal-no-cards = Leken är tom, och i slänghögen finns inga kort att blanda.
refusal-locomotive-second = { $locomotive ->
    [joker] En öppen joker räknas som båda korten och kan inte vara ditt andra. Leken kan fortfarande ge dig en.
   *[locomotive] Ett öppet lok räknas som båda korten och kan inte vara ditt andra. Leken kan fortfarande ge dig ett.
}
refusal-route-taken = { $who ->
    [you] { $route } är redan din.
   *[other] { $route } tillhör { $name }.
}
refusal-route-closed = { $route } är stängd: med { $players } spelare används bara ett av de två spåren.
refusal-twin-owned = Du äger redan det andra spåret: { $route }.
refusal-too-few-trains = { $length ->
    [one] { $route } kräver 1 vagn; du har { $trains }.
   *[other] { $route } kräver { $length } vagnar; du har { $trains }.
}
refusal-not-in-hand = Du har inte { $cards } på handen.
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Tunneln kostar dessutom { $price }.
       *[other] Tunneln går inte att betala med { $cards }: den kostar dessutom { $price }.
    }
    [station] { $n ->
        [0] En station i { $city } kostar { $price }.
       *[other] En station i { $city } går inte att betala med { $cards }: den kostar { $price }.
    }
   *[route] { $n ->
        [0] { $route } kostar { $price }.
       *[other] { $route } går inte att betala med { $cards }: den kostar { $price }.
    }
}
refusal-no-stations = Den här spelplanen har inga stationer.
refusal-stations-used-up = Du har byggt alla dina { $stations } stationer.
refusal-city-taken = { $who ->
    [you] Du har redan en station i { $city }.
   *[other] { $name } har redan en station i { $city }.
}
refusal-no-tickets = { $ticket ->
    [contract] Kontraktshögen är tom.
   *[ticket] Biljetthögen är tom.
}
refusal-keep-too-few = Behåll minst { $least } av { $offered }.
refusal-not-offered = { $name } fanns inte bland de dragna.
refusal-named-twice = { $name } nämns två gånger.
refusal-must-act = Du får bara passa när inget annat är möjligt.
refusal-refused = Det går inte.

## Serverns invändningar, efter kod

refusal-unreachable = Servern kan inte nås just nu.
refusal-not-found = Det finns inte.
refusal-internal = Något gick fel på servern. Inget har gått förlorat; försök igen.
refusal-not-waiting = Spelet har redan börjat.
refusal-not-playing = Inget spel pågår vid det här bordet.
refusal-not-over = Spelet är inte slut än.
refusal-seat-taken = Den platsen är inte ledig.
refusal-colour-taken = Någon annan vid bordet har den färgen.
refusal-table-full = Alla platser är tagna.
refusal-seats-open = En plats är fortfarande ledig: vänta på någon, eller ge den till en bot.
refusal-stale = Spelet har gått vidare. Titta igen och välj sedan.
refusal-stand-in = En bot spelar åt dig: ta tillbaka platsen först.
refusal-not-seated = Du har ingen plats vid det här bordet.
refusal-not-host = Det kan bara bordets värd göra.
refusal-wrong-key = Den här länken öppnar inte bordet.
refusal-chat-off = Det finns ingen chatt vid det här bordet.
refusal-no-such-table = Det finns inget sådant bord.
refusal-no-such-lesson = Det finns ingen lektion { $name }.
refusal-no-such-board = Det finns ingen spelplan { $name }.
refusal-bad-request = Det gick inte att läsa.
refusal-not-signed-in = Ta plats vid ett bord först.
refusal-foreign-origin = Förfrågningar från andra webbplatser avvisas.
refusal-too-many = Det var mycket på en gång. Försök igen om { $seconds } s.
refusal-too-large = Det är för långt.
refusal-too-slow = Anslutningen är för långsam just nu. Försök igen; inget räknas två gånger.
refusal-busy = För mycket hände vid bordet på en gång. Försök igen.
refusal-storage-unavailable = Servern kan inte spara just nu. Försök igen; inget räknas två gånger.

## Poängräkningen

score-caps = Slutstation
score-steps = Poängräkningens steg
score-routes = Sträckor
score-routes-more = Poäng för varje sträcka, som på poängbanan.
score-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
score-tickets-more = { $ticket ->
    [contract] Är platserna förbundna läggs poängen till, annars dras de av.
   *[ticket] Är städerna förbundna läggs poängen till, annars dras de av.
}
score-stations = Stationer
score-stations-more = Varje station som inte byggdes ger { $station } poäng.
score-merchandise = Varor
score-merchandise-more = De som har flest varor får var sin bonus, efter placering.
score-longest = Längsta linjen
score-longest-more = Den längsta obrutna linjen av vagnar ger { $longest } poäng.
score-globe = { $ticket ->
    [contract] Flest kontrakt
   *[ticket] Flest biljetter
}
score-globe-more = { $ticket ->
    [contract] Den som har uppfyllt flest kontrakt får { $globe } poäng.
   *[ticket] Den som har gjort klart flest biljetter får { $globe } poäng.
}
score-borrowed = { $who ->
    [you] Stationen i { $city } använder din sträcka { $route }.
   *[other] Stationen i { $city } använder sträckan { $route }, som tillhör { $name }.
}
step-routes = Sträckor
step-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
step-stations = Stationer
step-merchandise = Varor
step-longest = Längsta linjen
step-globe = { $ticket ->
    [contract] Flest kontrakt
   *[ticket] Flest biljetter
}
step-result = Resultat
column-routes = Sträckor
column-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
column-stations = Stationer
column-merchandise = Varor
column-longest = Längst
column-globe = Flest
total = Summa
rank = Plats
back = Tillbaka
next = Nästa
show-result = Visa resultat
count-again = Räkna igen
wins = { $who ->
    [you] { $by ->
        [0] Du vinner
       *[other] Du vinner med { $by } poäng
    }
   *[other] { $by ->
        [0] { $name } vinner
       *[other] { $name } vinner med { $by } poäng
    }
}
wins-shared = { $who ->
    [you] Du och { $names } delar segern
   *[other] { $names } delar segern
}
decided-points = Poängen avgjorde.
decided-tickets = { $ticket ->
    [contract] Lika poäng; flest uppfyllda kontrakt avgjorde.
   *[ticket] Lika poäng; flest klara biljetter avgjorde.
}
decided-stations = Lika poäng; lägst antal stationer avgjorde.
decided-longest_path = Lika poäng; den längsta linjen avgjorde.
decided-shared = Lika i allt.
how = { $who ->
    [you] Så fick du { $n }
   *[other] Så fick { $name } { $n }
}
why-routes = { $n ->
    [one] 1 sträcka
   *[other] { $n } sträckor
}, { $trains ->
    [one] 1 vagn
   *[other] { $trains } vagnar
}
why-failed = inte förbundna
why-stations = { $n ->
    [one] 1 obyggd station
   *[other] { $n } obyggda stationer
}
why-merchandise = { $merchandise } varukort
why-longest = { $longest ->
    [one] Längsta linjen: 1 vagn
   *[other] Längsta linjen: { $longest } vagnar
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 kontrakt uppfyllt
       *[other] { $tickets } kontrakt uppfyllda
    }
   *[ticket] { $tickets ->
        [one] 1 biljett klar
       *[other] { $tickets } biljetter klara
    }
}
rematch = Spela igen, samma bord
replay = Repris
check-shuffle = Kontrollera blandningen
check-asking = Kontrollerar varje blandning…
check-good = { $n ->
    [one] Den enda blandningen följer av fröna som förseglades före det första kortet. Ingen kan ha riggat den.
    [2] Båda blandningarna följer av fröna som förseglades före det första kortet. Ingen kan ha riggat dem.
   *[other] Alla { $n } blandningar följer av fröna som förseglades före det första kortet. Ingen kan ha riggat dem.
}
check-bad = Blandningarna följer inte av fröna som förseglades före det första kortet.
record = Spara protokollet
share-result = Dela resultatet
share-drawing = Ritar bilden…
share-save = Spara bilden
share-failed = Bilden kunde inte ritas.

## Repris

replay-title = Repris: { $board }
replay-not-over = Det här spelet pågår fortfarande.
replay-link = Länk till det här steget
replay-scores = Poäng
replay-moves = Drag
replay-market = lek { $deck }
replay-step = Steg { $n } av { $most }
replay-first = Till början
replay-back = Ett steg bakåt
replay-on = Ett steg framåt
replay-last = Till slutet
replay-play = Spela upp
replay-pause = Pausa
replay-hands = Händer
replay-whose = Vems hand som visas
replay-all = Alla
replay-no-cards = Inga kort
# Above tickets that a player has yet to choose from.
replay-offered = Att välja mellan
replay-claim-back = Till den föregående byggda sträckan
replay-claim-on = Till nästa byggda sträcka
replay-speed = Hastighet
replay-keys = Blanksteg spelar upp, ← → ett steg, Skift ← → en sträcka

## Terminal: det som skrivs

# En bokstav för var och en av de tre första, ett kort ord för det sista. Alla olika. De engelska (b, h, q, all)
# fungerar också alltid och får inte betyda något annat.
cli-command-board = k
# same in this language
cli-command-help = h
cli-command-leave = s
cli-command-all = alla
cli-letters = { $board } karta och sträckor   { $help } hjälp   { $leave } spara och sluta

## Terminal: frågor

cli-choice = Ditt val:
cli-back = tillbaka
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Din tur. Ta två kort, ett i taget (en öppen joker räknas som båda):
       *[locomotive] Din tur. Ta två kort, ett i taget (ett öppet lok räknas som båda):
    }
   *[no] Din tur. Ta två kort, ett i taget:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Ta det andra kortet (inte en öppen joker):
       *[locomotive] Ta det andra kortet (inte ett öppet lok):
    }
   *[no] Ta det andra kortet:
}
cli-unseen = dolt kort
cli-or = eller gör något av det här:
cli-do-route = { $n ->
    [0] bygg en sträcka (du har inte råd med någon än)
   *[other] bygg en sträcka (du har råd med { $n })
}
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] dra kontrakt (det finns inga kvar)
       *[other] dra { $n } kontrakt, behåll minst { $keep }
    }
   *[ticket] { $n ->
        [0] dra biljetter (det finns inga kvar)
        [one] dra 1 biljett, behåll minst { $keep }
       *[other] dra { $n } biljetter, behåll minst { $keep }
    }
}
cli-do-station = { $left ->
    [0] bygg en station (alla är byggda)
   *[other] { $n ->
        [one] bygg en station för 1 kort i valfri färg ({ $left } kvar)
       *[other] bygg en station för { $n } kort i samma färg ({ $left } kvar)
    }
}
cli-do-claim = bygg { $route } med { $cards }
cli-do-build = bygg en station i { $city } med { $cards }
cli-do-pay = betala { $cards } till
cli-do-decline = ge upp tunneln och ta tillbaka dina kort
cli-do-pass = passa
cli-which-route = { $ticket ->
    [contract] Vilken sträcka? Nummer eller en del av ett platsnamn, 0 för att gå tillbaka:
   *[ticket] Vilken sträcka? Nummer eller en del av en stads namn, 0 för att gå tillbaka:
}
cli-which-city = I vilken stad? Nummer eller en del av stadens namn, 0 för att gå tillbaka:
cli-which-keep = Vilka behåller du? Minst { $least }, till exempel 1 2, eller { $all }:
cli-look = { $ticket ->
    [contract] En del av ett platsnamn, eller { $all }; Enter går tillbaka:
   *[ticket] En del av en stads namn, eller { $all }; Enter går tillbaka:
}
cli-enter = Enter går tillbaka:

## Terminal: svar på det som inte kan förstås eller göras

cli-type-turn = Skriv ett tal från 1 till { $most }, eller en av bokstäverna { $board }, { $help }, { $leave }.
cli-type-second = Ta det andra kortet: skriv ett tal från 1 till { $most }.
cli-type-number = { $most ->
    [1] Skriv 1.
   *[other] Skriv ett tal från 1 till { $most }.
}
cli-type-keep = Skriv tal från 1 till { $most } med mellanslag emellan, eller { $all }.
cli-not-found = { $ticket ->
    [contract] Inget här har det numret eller den platsen.
   *[ticket] Inget här har det numret eller den staden.
}
cli-no-city = { $ticket ->
    [contract] Ingen plats här har ”{ $typed }” i sitt namn.
   *[ticket] Ingen stad här har ”{ $typed }” i sitt namn.
}
cli-no-route = Dina kort räcker inte till någon ledig sträcka än; { $board } visar vad sträckor kostar.
cli-no-station = { $n ->
    [one] Nästa station kostar 1 kort i valfri färg; dina kort räcker inte.
   *[other] Nästa station kostar { $n } kort i samma färg; dina kort räcker inte.
}

## Terminal: bordet på skärmen

cli-heading-first = { $ticket ->
    [contract] { $board }: välj dina första kontrakt
   *[ticket] { $board }: välj dina första biljetter
}
cli-heading-turn = { $board }: drag { $n }
cli-heading-end = { $board }: slut
cli-welcome = { $ticket ->
    [contract] Samla kort, bygg sträckor mellan grannplatser och förbind de två platserna på varje kontrakt du behåller: då ger det sina poäng i slutet, annars dras de av. Skriv { $help } när du vill ha hjälp.
   *[ticket] Samla kort, bygg sträckor mellan grannstäder och förbind de två städerna på varje biljett du behåller: då ger den sina poäng i slutet, annars dras de av. Skriv { $help } när du vill ha hjälp.
}
cli-pair = { $a }–{ $b }
cli-last-turn = Sista rundan: det här är ditt sista drag.
# same in this language
cli-bot = { $name } (bot)
cli-column-player = spelare
cli-column-points = poäng
cli-column-ticket = { $ticket ->
    [contract] kontrakt
   *[ticket] biljett
}
cli-column-needs = att bygga
cli-column-route = sträcka
cli-column-price = pris
cli-column-notes = övrigt
cli-column-owner = ägare
cli-few = bara { $n }
cli-piles = Högar
cli-piles-left = { $ticket ->
    [contract] lek { $deck }, slänghög { $discard }, kontrakt { $tickets }
   *[ticket] lek { $deck }, slänghög { $discard }, biljetter { $tickets }
}
cli-your-routes = Dina sträckor
cli-none = inga än
cli-trains-short = du har bara { $n }
cli-station-lends = din station ger { $routes }
cli-ferry = färja
cli-for = för { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] och 1 till: skriv en del av ett platsnamn för att hitta den
       *[ticket] och 1 till: skriv en del av en stads namn för att hitta den
    }
   *[other] { $ticket ->
        [contract] och { $n } till: skriv en del av ett platsnamn för att hitta dem
       *[ticket] och { $n } till: skriv en del av en stads namn för att hitta dem
    }
}

## Terminal: vad som hände

cli-shuffled = { $n } kort blandas till en lek
cli-dealt = { $known ->
    [yes] { $who ->
        [you] Du får { $cards }
       *[other] { $name } får { $cards }
    }
   *[no] { $who ->
        [you] Du får { $n } kort
       *[other] { $name } får { $n } kort
    }
}
cli-dug = { $who ->
    [you] Du gräver tunneln { $route } med { $cards }
   *[other] { $name } gräver tunneln { $route } med { $cards }
}
cli-turned-up = Uppvända kort: { $cards }
cli-tunnel-price = { $n ->
    [0] Tunneln kostar inget mer
   *[other] Tunneln kostar { $n } kort till
}
cli-listed = { $told }: { $list }
cli-bot-failed = { $name } misslyckades ({ $problem }); ett säkert val görs i stället.

## Terminal: slutet, och filer

cli-points-for = poäng för
cli-completed = { $ticket ->
    [contract] { $who ->
        [you] Du uppfyllde { $tickets }
       *[other] { $name } uppfyllde { $tickets }
    }
   *[ticket] { $who ->
        [you] Du gjorde klart { $tickets }
       *[other] { $name } gjorde klart { $tickets }
    }
}
cli-failed = { $ticket ->
    [contract] { $who ->
        [you] Du uppfyllde inte { $tickets }
       *[other] { $name } uppfyllde inte { $tickets }
    }
   *[ticket] { $who ->
        [you] Du gjorde inte klart { $tickets }
       *[other] { $name } gjorde inte klart { $tickets }
    }
}
cli-borrowed = { $who ->
    [you] Du använder { $route } med din station i { $city }
   *[other] { $name } använder { $route } med en station i { $city }
}
cli-longest = { $n ->
    [one] { $who ->
        [you] Din längsta linje är 1 vagn lång
       *[other] Längsta linjen för { $name } är 1 vagn lång
    }
   *[other] { $who ->
        [you] Din längsta linje är { $n } vagnar lång
       *[other] Längsta linjen för { $name } är { $n } vagnar lång
    }
}
cli-saved = Spelet finns i { $file }; { $command } återger det.
cli-go-on = Fortsätt med: { $command }

## Terminal: ett sparat spel som berättelse

cli-story = { $board }: { $names }, med alla kort öppna
cli-story-seat = { $board }: { $names }, så som { $name } såg det
cli-deal = Utdelning
cli-chapter = { $last ->
    [yes] { $n }. { $name }, sista draget
   *[no] { $n }. { $name }
}
cli-market = Marknad: { $cards }
cli-more-games = Fler spel följer i filen: --game { $n } återger nästa.

## Terminal: ärliga blandningar

cli-fair-hash = Blandningarna avgörs av en hemlighet med det här hashvärdet: { $hash }
cli-fair-words = Egna ord att blanda med (Enter för inga):
cli-verify-yes = { $n ->
    [one] ja: 1 blandning följer av den förseglade hemligheten och platsernas bidrag
   *[other] ja: { $n } blandningar följer av den förseglade hemligheten och platsernas bidrag
}
cli-verify-no = nej: blandningarna kan inte bekräftas: { $problem }
cli-not-fair = ingen har förseglat blandningarna i det här spelet

## Terminal: reglerna i korthet

cli-how = Så spelar du
cli-how-turn = { $ticket ->
    [contract] På din tur gör du en sak: tar två kort, bygger en sträcka eller drar kontrakt.
   *[ticket] På din tur gör du en sak: tar två kort, bygger en sträcka eller drar biljetter.
}
cli-how-turn-station = { $ticket ->
    [contract] På din tur gör du en sak: tar två kort, bygger en sträcka, drar kontrakt eller bygger en station.
   *[ticket] På din tur gör du en sak: tar två kort, bygger en sträcka, drar biljetter eller bygger en station.
}
cli-how-claim = För att bygga en sträcka betalar du lika många kort i dess färg som den har rutor; en grå tar valfri färg, men bara en. Dina vagnar ställs på den, och den ger poäng genast.
cli-how-ticket = { $ticket ->
    [contract] På ett kontrakt står två platser. Om dina sträckor förbinder dem i slutet ger det sina poäng, annars dras de av.
   *[ticket] På en biljett står två städer. Om dina sträckor förbinder dem i slutet ger den sina poäng, annars dras de av.
}
cli-how-tunnel = { $locomotive ->
    [joker] När du har betalat för en tunnel vänds kort upp: varje kort i färgen du betalade med, och varje joker, kostar ett kort till. Du får ge upp och behålla dina kort.
   *[locomotive] När du har betalat för en tunnel vänds kort upp: varje kort i färgen du betalade med, och varje lok, kostar ett kort till. Du får ge upp och behålla dina kort.
}
cli-how-ferry = { $locomotive ->
    [joker] En färja kräver en eller flera jokrar bland korten.
   *[locomotive] En färja kräver ett eller flera lok bland korten.
}
cli-how-station = { $ticket ->
    [contract] En station låter dig använda en annan spelares sträcka till stationens stad för dina kontrakt.
   *[ticket] En station låter dig använda en annan spelares sträcka till stationens stad för dina biljetter.
}
cli-rules = På den här spelplanen
cli-rules-trains = { $n } vagnar var; sista rundan börjar när någon har { $end } eller färre kvar.
cli-rules-stations = { $n } stationer var; en som inte byggs är värd { $points } poäng.
cli-rules-deck = { $n } kort: { $cards }. Varje spelare får { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } öppna jokrar tömmer marknaden.
   *[locomotive] { $n } öppna lok tömmer marknaden.
}
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] En öppen joker räknas som båda korten och kan aldrig vara det andra.
       *[locomotive] Ett öppet lok räknas som båda korten och kan aldrig vara det andra.
    }
   *[no] { $locomotive ->
        [joker] En öppen joker tas som vilket kort som helst.
       *[locomotive] Ett öppet lok tas som vilket kort som helst.
    }
}
cli-rules-wild = { $locomotive ->
    [joker] En joker gäller som valfri färg här: { $places }.
   *[locomotive] Ett lok gäller som valfri färg här: { $places }.
}
cli-rules-wild-train = vanliga sträckor
cli-rules-wild-tunnel = tunnlar
cli-rules-wild-ferry = färjor
cli-rules-wild-station = stationer
cli-rules-ferry = { $locomotive ->
    [joker] På en färja ersätter { $n } valfria kort en joker.
   *[locomotive] På en färja ersätter { $n } valfria kort ett lok.
}
cli-rules-points = Poäng för en sträcka efter antal rutor: { $points }.
cli-rules-tunnel = Vid en tunnel vänds { $n } kort upp.
cli-rules-double = { $unequal ->
    [yes] Båda spåren på en dubbelsträcka, som kan vara olika långa, är öppna med { $n } spelare eller fler.
   *[no] Båda spåren på en dubbelsträcka är öppna med { $n } spelare eller fler.
}
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] I början { $n } kontrakt, varav minst { $keep } behålls.
        [one] I början { $long } långt och { $n } korta kontrakt, varav minst { $keep } behålls.
       *[other] I början { $long } långa och { $n } korta kontrakt, varav minst { $keep } behålls.
    }
   *[ticket] { $long ->
        [0] I början { $n } biljetter, varav minst { $keep } behålls.
        [one] I början { $long } lång och { $n } korta biljetter, varav minst { $keep } behålls.
       *[other] I början { $long } långa och { $n } korta biljetter, varav minst { $keep } behålls.
    }
}
cli-rules-later = { $ticket ->
    [contract] Senare { $n } kontrakt, varav minst { $keep } behålls.
   *[ticket] Senare { $n } biljetter, varav minst { $keep } behålls.
}
cli-rules-returns-box = De andra tas ur spelet.
cli-rules-returns-bottom = De andra läggs underst i högen.
cli-rules-longest = { $n } poäng för den längsta linjen.
cli-rules-most = { $ticket ->
    [contract] { $n } poäng för flest uppfyllda kontrakt.
   *[ticket] { $n } poäng för flest klara biljetter.
}
cli-rules-merchandise = { $n } varukort; poäng efter placering: { $places }.
cli-rules-rank = { $players } spelare { $points }
cli-rules-tie = { $n ->
    [1] Vid lika poäng avgör: { $ways }.
   *[other] Vid lika poäng avgör, i den här ordningen: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] fler uppfyllda kontrakt
   *[ticket] fler klara biljetter
}
cli-rules-tie-stations = färre byggda stationer
cli-rules-tie-longest_path_bonus = poängen för längsta linjen
cli-rules-tie-longest_path = den längre linjen
cli-rules-tie-shared = Vid lika poäng delas segern.
cli-rules-full = Alla regler, punkt för punkt, finns i docs/rules/ i Perrons källkod.

## Terminal: klagomål innan ett spel börjar. Det som står före kolonet (ett val, en fil) översätts inte.

cli-wrong-language = ”{ $typed }” är inget av språken här: { $languages }
cli-wrong-board = varken en spelplan ({ $boards }) eller en mapp med en
cli-wrong-bot = någon sådan bot finns inte; de som finns är { $bots }
cli-no-budget = det går inte att ange någon budget för { $bot }
cli-wrong-budget = en budget är 1 till { $playouts } provspel eller högst { $seconds } sekunder (0.5s)
cli-wrong-bots = { $board } är för { $fewest } till { $most } spelare: ange { $least } till { $bots } bottar
cli-wrong-number = { $n } är inget tal från { $least } till { $most }
cli-wrong-starter = ange en plats från 0 till { $most }, eller random
cli-wrong-fair = säger hur korten ligger: det går inte ihop med --fair
cli-wrong-resumed = hör till ett nytt spel, inte till ett som återupptas
cli-wrong-games = innehåller mer än ett spel
cli-wrong-save = finns redan: fortsätt det spelet, eller välj ett annat namn
cli-wrong-place = spelet kan inte sparas här: { $problem }
cli-wrong-game = spelen räknas från 1
cli-no-game = { $n ->
    [one] det finns inget spel { $game }: filen innehåller bara ett spel
   *[other] det finns inget spel { $game }: filen innehåller bara { $n } spel
}
cli-no-file = filen eller mappen finns inte
cli-no-right = åtkomst nekad
cli-is-folder = är en mapp
cli-disk-full = det finns ingen plats kvar på disken
cli-unread = kan inte läsas: { $problem }
cli-empty = är tom
cli-too-large = större än { $n } byte
cli-damaged = kan inte läsas som ett spelprotokoll: { $problem }
cli-stdin = standard in
cli-line = { $file } rad { $n }
cli-no-person = ingen heter ”{ $name }”, så det finns ingen plats att spela på
cli-no-bot = ”{ $name }” är ingen bot som spelar här: { $bots }

## Terminal: hjälp (-h) och klagomål på det som skrevs i skalet

cli-usage = användning:
cli-usage-arguments = argument
cli-usage-options = flaggor
cli-usage-help = visa den här hjälpen och avsluta
cli-usage-error = { $prog }: fel: { $message }
cli-usage-argument = argumentet { $argument_name }: { $message }
cli-usage-required = de här argumenten saknas: { $given }
cli-usage-unknown = okända argument: { $given }
cli-usage-choice = { $value } är inget av valen: { $choices }
cli-usage-number = { $value } är inget heltal
cli-usage-value = här saknas ett värde
cli-usage-no-value = tar inget värde: { $given }
cli-usage-ambiguous = { $option } kan betyda flera saker: { $matches }
cli-extra = perron { $command } behöver mer än vad som är installerat här: { $install }
cli-posix = perron { $command } körs på Linux och macOS, inte på det här systemet
cli-meta-command = KOMMANDO
cli-meta-board = ID|MAPP
cli-meta-bots = N|NAMN
cli-meta-file = FIL
cli-meta-folder = MAPP
cli-meta-code = KOD
cli-help-perron = Tågbrädspel efter reglerna.
cli-help-version = visa versionen och avsluta
cli-help-play = spela ett spel mot bottar i terminalen
cli-help-play-more = Spela ett spel mot bottar i terminalen. Det sparas efter varje beslut.
cli-help-board = en spelplan eller en mapp med en (standard: europe)
cli-help-bots = hur många bottar, eller deras namn med kommatecken emellan (standard: 1)
cli-help-seat = var du sitter; platserna räknas från 0 (standard: 0)
cli-help-starter = platsen som börjar, eller random (standard: random)
cli-help-seed = samma frö ger samma spel
cli-help-fair = blanda så att du kan kontrollera det efteråt: perron verify
cli-help-save = var spelet sparas (standard: perron-SPELPLAN-N.json här)
cli-help-resume = fortsätt ett sparat spel
cli-help-language = da, de, en och så vidare (standard: som PERRON_LANGUAGE eller systemet säger)
cli-help-replay = återge ett sparat spel drag för drag
cli-help-replay-more = Återge ett sparat spel drag för drag, med alla kort öppna eller så som en plats såg det.
cli-help-file = ett spelprotokoll, eller många, ett på varje rad; - för standard in
cli-help-game = vilket av spelen, från 1 (standard: 1)
cli-help-folder = en mapp med spelets spelplan
cli-help-seen = visa bara vad den här platsen såg; platserna räknas från 0
cli-help-verify = kontrollera blandningarna i ett sparat spel
cli-help-verify-more = Räkna ut blandningarna i ett sparat spel på nytt från den förseglade hemligheten och platsernas bidrag, och jämför varje kort.
cli-help-serve = spela med andra: starta servern med sidan och gränssnittet
cli-help-backup = kopiera allt som servern sparar till en fil, medan den är igång
cli-help-restore = lägg in en säkerhetskopia i en databas
cli-help-export = hämta ett spelprotokoll ur serverns databas
cli-help-boards = lista, visa, kontrollera eller prova spelplaner
cli-help-referee = bedöm handlingar i en ställning
cli-help-score = räkna poängen i en ställning, oavsett fas
cli-help-simulate = låt bottar spela många spel
cli-help-arena = låt bottar möta varandra med samma kort
cli-help-ladder = mät alla bottar med samma kort
cli-help-report = gör en sida om arenans resultat

## Lär dig spela: reglerna i korthet. Samma meningar förklarar saker vid bordet.

learn-title = Lär dig spela
learn-lead = Reglerna i korthet, med en liten spelplan att prova var och en av dem på.
learn-which = Vilken spelplan?
learn-rules-of = Regler: { $board }
learn-chapters = Kapitel
learn-full = Alla regler
learn-tried = provat
learn-to-board = En annan spelplan
learn-play = Spela den här
learn-previous = Tillbaka
learn-next = Nästa
learn-coming = Spelplanen läggs ut…
learn-failed = Servern svarar inte just nu.
learn-offline = Du kan läsa utan nät. För att prova behövs servern, och den svarar inte just nu.
learn-no-board = Det finns ingen sådan spelplan
learn-no-board-more = Välj en av spelplanerna som går att spela här.

learn-chapter-aim = Målet
learn-chapter-cards = Ta kort
learn-chapter-routes = Bygga sträckor
learn-chapter-doubles = Dubbelsträckor
learn-chapter-ferries = Färjor
learn-chapter-tunnels = Tunnlar
learn-chapter-stations = Stationer
learn-chapter-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
learn-chapter-merchandise = Varor
learn-chapter-swaps = Den längsta sträckan
learn-chapter-end = Slutet och poängen

learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Du lägger ut vagnar mellan platserna på spelplanen. Du börjar med { $trains } vagnar, { $hand } kort och några kontrakt.
       *[ticket] Du lägger ut vagnar mellan platserna på spelplanen. Du börjar med { $trains } vagnar, { $hand } kort och några biljetter.
    }
   *[train] { $ticket ->
        [contract] Du lägger ut vagnar mellan städerna på spelplanen. Du börjar med { $trains } vagnar, { $hand } kort och några kontrakt.
       *[ticket] Du lägger ut vagnar mellan städerna på spelplanen. Du börjar med { $trains } vagnar, { $hand } kort och några biljetter.
    }
}
learn-aim-points = { $ticket ->
    [contract] Varje sträcka du bygger ger poäng genast. I slutet får du poängen för kontrakt som du har uppfyllt, och poängen för de andra dras av.
   *[ticket] Varje sträcka du bygger ger poäng genast. I slutet får du poängen för biljetter som du har gjort klara, och poängen för de andra dras av.
}
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] På din tur gör du en sak, och bara en: tar kort, bygger en sträcka eller drar kontrakt.
       *[other] På din tur gör du en sak, och bara en: tar kort, bygger en sträcka, drar kontrakt eller bygger en station.
    }
   *[ticket] { $stations ->
        [0] På din tur gör du en sak, och bara en: tar kort, bygger en sträcka eller drar biljetter.
       *[other] På din tur gör du en sak, och bara en: tar kort, bygger en sträcka, drar biljetter eller bygger en station.
    }
}
learn-aim-win = Den som har flest poäng i slutet vinner.

learn-cards-two = När du tar kort tar du två: öppna från marknaden, dolda från leken, eller ett av varje. Ett öppet kort ersätts genast.
learn-cards-hold = Du får ha hur många kort du vill på handen. När leken tar slut blandas slänghögen till en ny.
learn-cards-none = När både lek och slänghög är tomma får du fortfarande ta öppna kort, men de ersätts inte. Finns det inget kort som du får ta gör du något annat på din tur.
learn-cards-whole = { $locomotive ->
    [joker] En öppen joker är värd båda korten: tar du den först är ditt drag slut. Den kan inte vara ditt andra kort. En joker som kommer dold från leken är ett kort som alla andra.
   *[locomotive] Ett öppet lok är värt båda korten: tar du det först är ditt drag slut. Det kan inte vara ditt andra kort. Ett lok som kommer dolt från leken är ett kort som alla andra.
}
learn-cards-plain = { $locomotive ->
    [joker] En öppen joker är ett kort som alla andra här: du får ta två i samma drag.
   *[locomotive] Ett öppet lok är ett kort som alla andra här: du får ta två i samma drag.
}
learn-cards-reset = { $locomotive ->
    [joker] Så fort { $n } jokrar ligger öppna byts alla fem öppna kort ut.
   *[locomotive] Så fort { $n } lok ligger öppna byts alla fem öppna kort ut.
}

learn-routes-claim = För att bygga en sträcka betalar du lika många kort i dess färg som den har rutor. Dina vagnar ställs på den, och den är din spelet ut. Du får bygga en sträcka per drag, var som helst på spelplanen.
learn-routes-grey = En grå sträcka tar valfri färg, men alla korten måste ha samma.
learn-routes-wild = { $locomotive ->
    [joker] En joker ersätter ett kort i valfri färg. Det gäller här: { $places }.
   *[locomotive] Ett lok ersätter ett kort i valfri färg. Det gäller här: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] På en vanlig sträcka räknas bara färgade kort; en joker hjälper inte.
   *[locomotive] På en vanlig sträcka räknas bara färgade kort; ett lok hjälper inte.
}
learn-place-train = vanliga sträckor
learn-place-tunnel = tunnlar
learn-place-ferry = färjor
learn-place-station = stationer
learn-routes-points = Ju längre sträcka, desto mer är den värd.
learn-routes-own = Poängtabellen för den här spelplanen har vi själva gjort.
learn-points-spaces = Rutor
learn-points-points = Poäng

learn-doubles-what = { $ticket ->
    [contract] Två spår mellan samma två platser är en dubbelsträcka. Ingen får äga båda.
   *[ticket] Två spår mellan samma två städer är en dubbelsträcka. Ingen får äga båda.
}
learn-doubles-unequal = De är en dubbelsträcka även om de skiljer sig i längd, färg eller sort.
learn-doubles-from = Med { $from } spelare eller fler får olika spelare använda båda spåren. Med färre stängs det andra spåret så fort det första är byggt.

learn-ferries-what = { $locomotive ->
    [joker] En färja går över vatten. Varje ruta med ett lok på kräver en joker; de andra rutorna tar färgade kort som vanligt.
   *[locomotive] En färja går över vatten. Varje ruta med ett lok på kräver ett lok; de andra rutorna tar färgade kort som vanligt.
}
learn-ferries-exchange = { $locomotive ->
    [joker] Ingen joker? På en färja kan du betala { $n } valfria kort i stället, så ofta du vill.
   *[locomotive] Inget lok? På en färja kan du betala { $n } valfria kort i stället, så ofta du vill.
}

learn-tunnels-dig = En tunnel kan kosta mer än den visar. Betala först för rutorna som vanligt. Sedan vänds { $n } kort från leken upp.
learn-tunnels-match = { $locomotive ->
    [joker] Varje kort i färgen du betalade med, och varje joker, kostar dig ett kort till: i den färgen, eller en joker. Betalade du med bara jokrar räknas bara jokrar, och du kan bara betala med jokrar.
   *[locomotive] Varje kort i färgen du betalade med, och varje lok, kostar dig ett kort till: i den färgen, eller ett lok. Betalade du med bara lok räknas bara lok, och du kan bara betala med lok.
}
learn-tunnels-give-up = Kan eller vill du inte betala får du tillbaka dina kort, och ditt drag är slut.
learn-tunnels-few = Är det färre än { $n } kort kvar, även med slänghögen inblandad, vänds bara de upp. Finns det inga kostar tunneln bara sina rutor.

learn-stations-build = Du har { $n } stationer. En station ställs i valfri stad som inte har någon, även långt från dina sträckor, och tar hela ditt drag. Den första kostar ett kort, varje senare ett kort mer än den förra, alla i samma färg.
learn-stations-use = Med en station får du använda en sträcka som slutar i stationens stad och tillhör en annan spelare. Den räknas bara för dina biljetter, och du behöver inte välja förrän i slutet. En och samma sträcka gäller för alla dina biljetter.
learn-stations-points = Varje station som du inte har byggt i slutet ger { $points } poäng.

learn-tickets-what = { $ticket ->
    [contract] På ett kontrakt står två platser. Förbind dem med dina egna sträckor, vilken väg du vill, så ger det sina poäng i slutet. Annars dras de av.
   *[ticket] På en biljett står två städer. Förbind dem med dina egna sträckor, vilken väg du vill, så ger den sina poäng i slutet. Annars dras de av.
}
learn-tickets-secret = { $ticket ->
    [contract] Ingen annan ser dina kontrakt före slutet.
   *[ticket] Ingen annan ser dina biljetter före slutet.
}
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Du börjar med { $regular } kontrakt och behåller minst { $keep }.
        [one] Du börjar med { $long } långt och { $regular } korta kontrakt och behåller minst { $keep }.
       *[other] Du börjar med { $long } långa och { $regular } korta kontrakt och behåller minst { $keep }.
    }
   *[ticket] { $long ->
        [0] Du börjar med { $regular } biljetter och behåller minst { $keep }.
        [one] Du börjar med { $long } lång och { $regular } korta biljetter och behåller minst { $keep }.
       *[other] Du börjar med { $long } långa och { $regular } korta biljetter och behåller minst { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Av de här första tas de som du lämnar tillbaka ur spelet. Senare läggs de underst i högen.
       *[box] De som du lämnar tillbaka tas ur spelet.
    }
   *[bottom] De som du lämnar tillbaka läggs underst i högen.
}
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Senare kan du använda ett drag till att dra { $n } till. Behåll minst { $keep }; de andra tas ur spelet. Ett kontrakt du har behållit blir kvar hos dig.
       *[bottom] Senare kan du använda ett drag till att dra { $n } till. Behåll minst { $keep }; de andra läggs underst i högen. Ett kontrakt du har behållit blir kvar hos dig.
    }
   *[ticket] { $returns ->
        [box] Senare kan du använda ett drag till att dra { $n } till. Behåll minst { $keep }; de andra tas ur spelet. En biljett du har behållit blir kvar hos dig.
       *[bottom] Senare kan du använda ett drag till att dra { $n } till. Behåll minst { $keep }; de andra läggs underst i högen. En biljett du har behållit blir kvar hos dig.
    }
}
learn-tickets-own = { $ticket ->
    [contract] { $own } av de { $n } kontrakten på den här spelplanen har vi själva hittat på.
   *[ticket] { $own } av de { $n } biljetterna på den här spelplanen har vi själva hittat på.
}

learn-merchandise-take = På sträckor med en handkärra fraktas varor. Den som bygger en sådan tar ett varukort, så länge det finns några. Det är alltid ett kort, hur lång sträckan än är.
learn-merchandise-bonus = I slutet ger varor en bonus efter placering, störst till den som har flest. De som ligger lika får alla hela bonusen för sin placering, och efter den hoppas en över om de är två, två om de är tre. Utan varor ingen bonus.
learn-merchandise-place = Plats
learn-merchandise-players = { $n } spelare

learn-swaps-what = En sträcka har en egen regel: { $route }. För vart och ett av dess kort får du betala { $n } valfria kort i stället.
learn-swaps-worth = Den kräver { $length } vagnar och ger { $points } poäng, hur du än betalar.

learn-end-last = När en spelare avslutar sitt drag med { $n } vagnar eller färre kvar börjar sista rundan: alla spelare får ett drag till, även den spelaren.
learn-end-count = { $ticket ->
    [contract] Sedan visas kontrakten. Poängen för dem som är uppfyllda läggs till, poängen för de andra dras av.
   *[ticket] Sedan visas biljetterna. Poängen för dem som är klara läggs till, poängen för de andra dras av.
}
learn-end-longest = Den längsta obrutna linjen av vagnar ger { $points } poäng. Den får gå genom samma stad flera gånger, men bara en gång över samma sträcka. Ligger flera lika får alla poängen.
learn-end-globe = { $ticket ->
    [contract] Den som har uppfyllt flest kontrakt får { $points } poäng. Ligger flera lika får alla poängen.
   *[ticket] Den som har gjort klart flest biljetter får { $points } poäng. Ligger flera lika får alla poängen.
}
learn-end-tie = { $n ->
    [1] Vid lika poäng avgör: { $ways }.
   *[other] Vid lika poäng avgör, i den här ordningen: { $ways }.
}
learn-end-shared = De som fortfarande ligger lika delar segern.
learn-tie-tickets = { $ticket ->
    [contract] fler uppfyllda kontrakt
   *[ticket] fler klara biljetter
}
learn-tie-stations = färre byggda stationer
learn-tie-longest_path_bonus = poängen för längsta linjen
learn-tie-longest_path = den längre linjen

## Lär dig spela: vad du kan prova, och vad det blev av det

learn-try = Prova
learn-task-draw = Ta två kort. Tryck på öppna kort eller på leken.
learn-task-locomotive = { $locomotive ->
    [joker] Ta den öppna jokern.
   *[locomotive] Ta det öppna loket.
}
learn-task-locomotives = { $locomotive ->
    [joker] Ta båda de öppna jokrarna.
   *[locomotive] Ta båda de öppna loken.
}
learn-task-claim = Bygg den här sträckan: { $route }. Tryck på den på spelplanen, och sedan på Bygg.
learn-task-grey = Bygg den här grå sträckan: { $route }. Välj vilka kort du betalar med.
learn-task-double = Bygg ett av spåren: { $route }. Se vad som händer med det andra.
learn-task-ferry = { $locomotive ->
    [joker] Bygg den här färjan: { $route }. Använd en joker på rutan med loket.
   *[locomotive] Bygg den här färjan: { $route }. Använd ett lok på rutan med loket.
}
learn-task-exchange = { $locomotive ->
    [joker] Du har ingen joker. Bygg den här färjan ändå: { $route }.
   *[locomotive] Du har inget lok. Bygg den här färjan ändå: { $route }.
}
learn-task-tunnel = Gräv den här tunneln: { $route }. Se vad leken begär, och betala det.
learn-task-station = Det är sista draget, och en annan spelare har sträckan du behöver. Bygg en station här: { $city }.
learn-task-ticket = { $ticket ->
    [contract] En sträcka saknas för ditt kontrakt. Bygg den: { $route }.
   *[ticket] En sträcka saknas för din biljett. Bygg den: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Dra kontrakt, och behåll dem du gillar.
   *[ticket] Dra biljetter, och behåll dem du gillar.
}
learn-task-merchandise = Bygg den här sträckan med en handkärra: { $route }.
learn-task-swap = Bygg den längsta sträckan: { $route }. Du har för få kort i samma färg, men många andra.
learn-task-end = Du har få vagnar kvar. Bygg den här sträckan, så börjar sista rundan: { $route }.
learn-task-count = Det är spelets sista drag. Bygg den här sträckan, så får du se poängräkningen: { $route }.

learn-done-draw = Klart: två kort till på handen, och ditt drag är slut.
learn-done-locomotive = { $locomotive ->
    [joker] Klart: jokern är din, och ditt drag är slut.
   *[locomotive] Klart: loket är ditt, och ditt drag är slut.
}
learn-done-locomotives = { $locomotive ->
    [joker] Klart: två jokrar i samma drag.
   *[locomotive] Klart: två lok i samma drag.
}
learn-done-claim = Klart: sträckan är din, { $points } poäng.
learn-done-double = Klart: ett spår är ditt. Med två spelare är det andra nu stängt.
learn-done-exchange = Klart: andra kort fick duga, och färjan är din: { $points } poäng.
learn-done-tunnel = { $extra ->
    [0] Klart: tunneln är din, och den kostade inget mer.
    [one] Klart: tunneln är din. Den kostade ett kort till.
   *[other] Klart: tunneln är din. Den kostade { $extra } kort till.
}
learn-done-station = { $ticket ->
    [contract] Klart: stationen ger dig sträckan som saknades, och ditt kontrakt är uppfyllt.
   *[ticket] Klart: stationen ger dig sträckan som saknades, och din biljett är klar.
}
learn-done-ticket = { $ticket ->
    [contract] Klart: de två platserna är förbundna. Det ger { $points } poäng i slutet.
   *[ticket] Klart: de två städerna är förbundna. Det ger { $points } poäng i slutet.
}
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Klart: du har ett kontrakt till. Om det lönar sig visar sig i slutet.
       *[other] Klart: du har { $n } kontrakt till. Om de lönar sig visar sig i slutet.
    }
   *[ticket] { $n ->
        [one] Klart: du har en biljett till. Om den lönar sig visar sig i slutet.
       *[other] Klart: du har { $n } biljetter till. Om de lönar sig visar sig i slutet.
    }
}
learn-done-merchandise = Klart: sträckan är din, och ett varukort med den.
learn-done-swap = Klart: sträckan är din, { $points } poäng i ett enda drag.
learn-done-end = Klart: sista rundan börjar. Alla spelare har ett drag till.
learn-done-count = Klart: spelet är slut. Så här blir dina poäng.
learn-missed = Det är tillåtet, och ditt drag är slut. Men det är inte det som övas här: försök igen.
learn-again = Försök igen

## Lär dig spela: vad sakerna vid bordet är

learn-help-press = Tryck på vad som helst vid bordet för att få det förklarat.
learn-help-end = Klart
learn-help-more = Läs mer
learn-help-nothing = { $ticket ->
    [contract] Det finns ingen regel för det. Tryck på ett kort, en sträcka, en plats eller ett tal.
   *[ticket] Det finns ingen regel för det. Tryck på ett kort, en sträcka, en stad eller ett tal.
}
learn-thing-market = Marknad
learn-thing-deck = Lek: { $n } kort
learn-thing-score = Poäng hittills
learn-thing-trains = Vagnar kvar
learn-thing-cards = Kort på handen
learn-thing-clock = Klocka
learn-score-so-far = { $ticket ->
    [contract] Det här är poängen för sträckor. Kontrakt och allt annat räknas i slutet.
   *[ticket] Det här är poängen för sträckor. Biljetter och allt annat räknas i slutet.
}
learn-cards-count = Alla ser hur många kort en spelare har, men bara spelaren själv ser vilka.
learn-tickets-count = { $ticket ->
    [contract] Så många kontrakt har spelaren. Bara spelaren själv ser vilka.
   *[ticket] Så många biljetter har spelaren. Bara spelaren själv ser vilka.
}
learn-clock-none = Det finns ingen klocka vid det här bordet.
learn-clock-runs = Så mycket tid har spelaren kvar. När den tar slut spelar en bot tills spelaren kommer tillbaka.
learn-route-worth = { $price }: { $points } poäng.
learn-route-taken = Den har en ägare, och den spelaren behåller den spelet ut.
learn-route-closed = Den är stängd resten av spelet, eftersom det andra spåret är byggt.
learn-city-what = { $ticket ->
    [contract] Sträckor börjar och slutar på platser. En bokstav bredvid en plats visar var ett av dina kontrakt börjar eller slutar.
   *[ticket] Sträckor börjar och slutar i städer. En bokstav bredvid en stad visar var en av dina biljetter börjar eller slutar.
}
