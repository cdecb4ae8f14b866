### name: Norsk bokmål
### serves: nn no NO SJ
### alphabet: a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å aa
### thousands: space
###
### Ordene i Perron på bokmål. Ett ord for hver ting, det samme overalt:
###
###   route          toglinje (bygge en toglinje)      locomotive    lokomotiv
###   path           rute (lengste rute)               joker         joker
###   track          spor                              card          kort
###   space          felt                              deck          bunke
###   ticket         billett                           discards      brukte kort
###   contract       kontrakt                          market        marked
###   complete       fullføre, kontrakt: oppfylle      face up       åpen
###   train          tog                               turn up       snu
###   wagon          vogn                              merchandise   varer, varekort
###   city, place    by, sted                          hand cart     håndkjerre
###   board, map     spillebrett, brett                seat          plass
###   table, host    bord, vert                        turn          tur
###   point          poeng                             shuffle       stokke, stokking
###   bot            bot, flere: boter                 chat, log     chat, logg

# same in this language
perron = Perron
you = du
you-name = Du
close = Lukk
cancel = Avbryt
join = Bli med
undo = Angre
notice = Beskjed
settings = Innstillinger
menu = Meny
to-home = Til forsiden
to-learn = Lær å spille
to-rules = Reglene
to-rule = Regelen
what-is-this = Hva er dette?
try-again = Prøv igjen
open-seat = Ledig plass
# Den som ikke har oppgitt noe navn; $n skiller gjestene.
guest = Gjest { $n }
your-turn = Din tur

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } og { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] for 1 dag siden
       *[other] for { $n } dager siden
    }
    [hour] { $n ->
        [one] for 1 time siden
       *[other] for { $n } timer siden
    }
   *[minute] { $n ->
        [0] nettopp
        [one] for 1 minutt siden
       *[other] for { $n } minutter siden
    }
}
nowhere = Sporet slutter her
nowhere-more = Det finnes ingen side på denne adressen.
broken = Noe gikk galt på denne siden. Ingenting er tapt: Spillene ligger på serveren.
broken-reload = Last inn på nytt
part-missing = Denne delen av siden kom ikke fram.

## Forside

# What search engines and the home screen of a phone say of the page.
home-about = Et gratis hjem for togbrettspill, på egen server.
home-lead = Togbrettspill i nettleseren, med venner eller mot en bot det er verdt å slå.
home-unofficial = Gratis og uoffisielt; egne regeltekster, egne tegninger. Uten tilknytning til noe forlag.
home-new = Nytt spill
home-failed = Serveren svarer ikke. Spillene dine er trygge.
home-board = Spillebrett
home-players = { $least }–{ $most } spillere
home-seats = Plasser
home-seat = Hvem spiller på plass { $n }
home-your-name = Navnet ditt
home-friend = Venn via lenke
# same in this language
home-bot = Bot: { $level }
home-remove = Fjern plass { $n }
home-add = Legg til en plass
home-more = Farge, klokke og chat
home-pace = Tempo
pace-none = Uten klokke
pace-live = 10 min hver
pace-days = Én dag per tur
home-chat = Chat med vennene ved bordet
home-opening = Gjør bordet klart …
home-friends = Spill med venner
home-friends-more = Du får en lenke du kan sende. Du trenger ingen konto.
home-play = Spill nå
home-play-more = Boter tar de andre plassene.
home-mine = Spillene dine
home-none = Ingen spill ennå. Velg et brett og trykk på Spill nå.
home-won = { $winners ->
    [one] Seier
   *[other] Delt seier
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Tapt
   *[other] Nr. { $rank } av { $n }
}
home-over = Ferdig
home-waiting = Venter
home-join = Sett deg ved et bord
home-paste = Lim inn en lenke
join-unreadable = Dette er ikke en lenke til et bord. Be vennen din kopiere den på nytt.
# En linje om hvert brett, under navnet.
about-europe = rundt 1900
about-nordic = ferger og tunneler
about-amsterdam = 1600-tallet, kjapt
board-europe = Europa
board-nordic = Norden
# same in this language
board-amsterdam = Amsterdam
# Hvor godt en bot spiller; står alene eller etter "bot,".
level-random = tilfeldig
level-level1 = nybegynner
level-level2 = lett
level-level3 = øvet
level-level4 = god
level-level5 = sterk
level-level6 = mester

## Innstillinger

settings-theme = Lyst eller mørkt
settings-theme-system = Som systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-language = Språk
settings-language-browser = Som nettleseren ({ $language })
settings-motion = Bevegelse
settings-motion-system = Som systemet
settings-motion-instant = Ingen
settings-draw = Når du tar et kort
settings-draw-hold = Vent
settings-draw-ask = Spør
settings-draw-instant = Straks
settings-draw-hold-more = Kortet venter i halvannet sekund før det tas; Angre henter det tilbake.
settings-draw-ask-more = Kortet tas når du bekrefter.
settings-draw-instant-more = Kortet tas så snart du trykker på det.
settings-sounds = Lyder
settings-sound-turn = Din tur
settings-sound-card = Kort
settings-sound-claim = Toglinjer
settings-ways = Vis på brettet hva billettene mine mangler
settings-keys = Hurtigtaster med enkeltbokstaver

## Kort og priser

# Slags kort, for seg selv.
kind-pink = Rosa
kind-blue = Blå
kind-orange = Oransje
kind-white = Hvit
kind-green = Grønn
kind-yellow = Gul
kind-black = Svart
kind-red = Rød
kind-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] Lokomotiv
}
# Så mange kort av et slag, etter tallet: "3 blå", "1 lokomotiv". $n er tallet.
card-pink = rosa
card-blue = blå
card-orange = oransje
card-white = { $n ->
    [one] hvit
   *[other] hvite
}
card-green = { $n ->
    [one] grønn
   *[other] grønne
}
card-yellow = { $n ->
    [one] gul
   *[other] gule
}
card-black = { $n ->
    [one] svart
   *[other] svarte
}
card-red = { $n ->
    [one] rød
   *[other] røde
}
card-locomotive = { $locomotive ->
    [joker] { $n ->
        [one] joker
       *[other] jokere
    }
   *[locomotive] { $n ->
        [one] lokomotiv
       *[other] lokomotiver
    }
}
card-back = kort
# Farger på toglinjer, for seg selv eller i en liste: "4 felter, blå".
colour-pink = rosa
colour-blue = blå
colour-orange = oransje
colour-white = hvit
colour-green = grønn
colour-yellow = gul
colour-black = svart
colour-red = rød
# $card er meldingen card-… for dette antallet.
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 felt
   *[other] { $n } felter
}
# Priser er lister av disse: "4 felter, én valgfri farge, minst 1 lokomotiv". any-cards er en pris for seg selv.
any-colour = én valgfri farge
any-cards = { $n ->
    [one] 1 kort i valgfri farge
   *[other] { $n } i samme farge
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] minst 1 joker
       *[other] minst { $n } jokere
    }
   *[locomotive] { $n ->
        [one] minst 1 lokomotiv
       *[other] minst { $n } lokomotiver
    }
}
ferry-exchange = { $locomotive ->
    [joker] eller { $n } vilkårlige kort for hver
   *[locomotive] eller { $n } vilkårlige kort for hvert
}
# På denne toglinjen (swap) eller fergen (ferry-exchange) teller så mange kort av alle slag som ett som mangler.
swap = { $n } vilkårlige kort teller som ett
points = +{ $n } poeng

## Boter, etter plass

# Navn på boter: folk som arbeider ved jernbanen.
bot-1 = Fyrbøter
bot-2 = Portør
bot-3 = Konduktør
bot-4 = Signalmann
bot-5 = Lokfører

## Bord

title-table = { $turn ->
    [mine] ● Din tur – { $board }
   *[other] { $board } – Perron
}
table-coming = Gjør bordet klart …
table-missing = Det bordet finnes ikke
table-missing-more = Lenken kan være gammel eller feilskrevet. Be om den på nytt.
table-forbidden = Dette bordet er ikke åpent for deg
table-forbidden-more = Du kan bli med via lenken som verten deler.
table-full = Alle plassene er tatt
table-full-more = Spillet har begynt, og bare de som spiller, ser det.
not-connected = Ingen forbindelse akkurat nå. Valget ditt er trygt.
watching-only = Du er tilskuer ved dette bordet.
watching-full = Alle plassene er tatt, så du er tilskuer.
undo-nothing = Det er ingenting å angre. Det som er sendt, ligger på bordet.

waiting-room = venterom
# $here personer på perrongen, $open ledige plasser.
waiting-title = { $here ->
    [one] Én på perrongen
    [2] To på perrongen
    [3] Tre på perrongen
   *[other] { $here } på perrongen
}, { $open ->
    [one] én ledig plass
    [2] to ledige plasser
    [3] tre ledige plasser
   *[other] { $open } ledige plasser
}
waiting-full = Alle er om bord
waiting-full-more = { $host ->
    [you] Alle plassene er tatt. Start når du er klar.
   *[other] Alle plassene er tatt. Verten starter spillet.
}
waiting-more = Send lenken til vennene dine. Boter kan ta de ledige plassene.
waiting-invited = Du er invitert til dette bordet.
waiting-no-key = Den siste delen av lenken, etter #, mangler. Be den som inviterte deg, om hele lenken.
waiting-full-guest = { $watch ->
    [yes] Alle plassene er tatt. Bli her og se på: du ser spillet så snart det begynner.
   *[no] Alle plassene er tatt, og bare de som spiller, ser dette spillet.
}
waiting-you = { $host ->
    [yes] du, vert
   *[no] du
}
waiting-here = { $host ->
    [yes] vert
   *[no] ved bordet
}
# same in this language
waiting-bot = bot, { $level }
waiting-open = via lenke
waiting-ready = Klar
waiting-colour = Fargen din
seat-colour-cobalt = blå, sirkel
seat-colour-vermilion = rød, kvadrat
seat-colour-amber = ravgul, trekant
seat-colour-aqua = turkis, rombe
seat-colour-aubergine = aubergine, kryss
waiting-colour-of = { $colour }: { $name }
waiting-sit = Ta plass
# $guest is the message guest with the number of the seat.
naming = Bytt navn
naming-more = De andre ved bordet ser det. Uten navn er du { $guest }.
naming-save = Lagre
waiting-start = Start spillet
waiting-fill = { $n ->
    [one] Start med en bot på den ledige plassen
   *[other] Start med boter på de ledige plassene
}
leave = Forlat bordet
leave-title = Vil du forlate bordet?
leave-more = En bot spiller for deg, så de andre kan spille videre. Du kan ta plassen din tilbake så lenge spillet varer.
stay = Bli
invite = Inviter
invite-more = Send lenken, eller skann koden med en telefon.
invite-code = Kode med lenken til dette bordet
copy-link = Kopier lenke
copy-watch = Kopier lenke for tilskuere
copied = Kopiert
copy-failed = Lenken kunne ikke kopieres. Merk den og kopier den selv.
share = Del
terms = Dette spillet
terms-pace = Tempo
terms-trains = { $train ->
    [wagon] Vogner til hver
   *[train] Tog til hver
}
# $n tog, $stations stasjoner til hver spiller.
terms-trains-n = { $stations ->
    [0] { $n }
   *[other] { $n } og { $stations } stasjoner
}
terms-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
terms-tickets-n = { $long ->
    [0] { $regular }, behold minst { $keep }
    [one] 1 lang og { $regular } korte, behold minst { $keep }
   *[other] { $long } lange og { $regular } korte, behold minst { $keep }
}
terms-shuffle = Stokking
terms-sealed = Forseglet, kan sjekkes etterpå
clock-none = Uten klokke
clock-live = { $minutes } min hver og { $increment } s per tur
clock-days = { $days ->
    [one] Én dag per tur
   *[other] { $days } dager per tur
}
clock-left-days = { $n ->
    [one] 1 dag
   *[other] { $n } dager
}
# $h timer og $m minutter, kort.
clock-left-hours = { $h } t { $m }

banner-reconnecting = { $clocks ->
    [run] Kobler til på nytt … Spillet er trygt på serveren. Klokkene går videre, med mindre serveren selv er nede.
   *[none] Kobler til på nytt … Spillet er trygt på serveren; du kan fortsette så snart den svarer.
}
banner-offline = { $clocks ->
    [run] Du er frakoblet. Klokkene går videre; du kan fortsatt se brettet.
   *[none] Du er frakoblet. Ingenting går tapt; du kan fortsatt se brettet.
}
banner-asking = Direkte forbindelse virker ikke her, så siden spør etter nytt annethvert sekund. Spillet går videre som vanlig.
banner-version = Det finnes en ny versjon av siden.
to-version = Bytt til den
banner-stand-in = En bot spiller for deg.
come-back = Ta plassen tilbake
banner-last = { $n ->
    [one] Siste runde: én tur igjen.
   *[other] Siste runde: { $n } turer igjen.
}
banner-rematch = Det neste spillet er klart.
to-rematch = Til det nye bordet

players = Spillere
players-log = Spillere og logg
market-tickets = { $ticket ->
    [contract] Marked og kontrakter
   *[ticket] Marked og billetter
}
seat-you = du
# same in this language
seat-bot = bot, { $level }
# same in this language
seat-bot-plain = bot
seat-away = borte
seat-away-until = borte; en bot tar over om { $time }
seat-stand-in = borte, en bot spiller
stat-trains = { $train ->
    [wagon] vogner igjen
   *[train] tog igjen
}
stat-cards = kort
stat-tickets = { $ticket ->
    [contract] kontrakter
   *[ticket] billetter
}
stat-stations = stasjoner igjen
stat-merchandise = varer
stat-clock = tid igjen

status-over = Spillet er slutt
status-choose = { $ticket ->
    [contract] Velg kontrakter
   *[ticket] Velg billetter
}
status-second = Ett kort til
# same in this language
status-tunnel = Tunnel
status-watching = Ser på
status-wait = Et øyeblikk
status-other = { $name } spiller
bar-players = { $turn ->
    [0] { $n } spillere
   *[other] { $n } spillere · tur { $turn }
}
map = Spillebrett: { $board }
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis hele brettet
show-on-map = Vis på brettet: { $what }

log = Logg
log-order = nyeste først
log-earlier = Vis tidligere
# same in this language
chat = Chat
chat-none = Ingen har sagt noe ennå.
chat-say = Si noe
# same in this language
chat-send = Send
notices = Beskjeder
sheet = { $ticket ->
    [contract] Kort, kontrakter, spillere, logg
   *[ticket] Kort, billetter, spillere, logg
}
sheet-open = Åpne panelet
sheet-close = Vis mer av brettet
sheet-full = Åpne panelet i full høyde
sheet-half = Gjør panelet mindre
tab-cards = Kort
tab-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
tab-players = Spillere
tab-log = Logg

market = Marked
market-counts = bunke { $deck }
market-empty = Tom
# $kind er et slags kort; et kolon foran er greit.
market-take = Ta: { $kind }
market-deck = Ta fra bunken, { $n } kort igjen
deck = Bunke
hand = Kortene dine
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } av { $n } i betalingen
hand-of = { $laid }/{ $n }
hand-spoken = På hånden: { $cards }
your-tickets = { $ticket ->
    [contract] Kontraktene dine
   *[ticket] Billettene dine
}
tickets-done = { $ticket ->
    [contract] { $done } av { $n } oppfylt
   *[ticket] { $done } av { $n } fullført
}
tickets-none = { $ticket ->
    [contract] Ingen kontrakter ennå.
   *[ticket] Ingen billetter ennå.
}
tickets-ways = Vis på brettet hva som mangler
ticket-done = { $ticket ->
    [contract] Oppfylt
   *[ticket] Fullført
}
ticket-cut = Avskåret
ticket-station = Avskåret. En stasjon kan hjelpe
ticket-long = lang
# $tunnels er hvor mange av toglinjene som mangler, som er tunneler.
ticket-to-go = { $train ->
    [wagon] { $n ->
        [one] mangler 1 vogn
       *[other] mangler { $n } vogner
    }
   *[train] mangler { $n } tog
}{ $tunnels ->
    [0] {""}
   *[other] , tunnelrisiko
}

## Handlinger

actions = Hva du kan gjøre
idle-title = Ta to kort, eller velg en toglinje
idle-last = Din siste tur: Ta kort, eller velg en toglinje
idle-more = { $n ->
    [0] Du kan ikke betale for noen toglinje ennå.
    [one] Du kan bygge én toglinje nå.
   *[other] Du kan bygge { $n } toglinjer nå.
}
second-title = Ta ett kort til
second-more = Fra markedet eller bunken.
second-more-limit = { $locomotive ->
    [joker] Fra markedet eller bunken. En åpen joker kan ikke være det andre kortet.
   *[locomotive] Fra markedet eller bunken. Et åpent lokomotiv kan ikke være det andre kortet.
}
draw-tickets = { $ticket ->
    [contract] Trekk kontrakter
   *[ticket] Trekk billetter
}
build-station = Bygg stasjon
# $card er ett kort, "blå". Et kolon foran er greit.
held = { $from ->
    [deck] { $asking ->
        [yes] Ta et kort fra bunken?
       *[no] Tar et kort fra bunken
    }
   *[market] { $asking ->
        [yes] Ta 1 { $card }?
       *[no] Tar 1 { $card }
    }
}
held-first = Deretter ett til.
held-first-again = Deretter ett til. Trykk igjen for å ta det straks.
held-second = Det andre kortet ditt.
held-whole = Dette er hele turen din.
held-take = Ta det
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Forrige toglinje under samme finger
neighbour-after = Neste toglinje under samme finger
# same in this language
tunnel = tunnel
merchandise-one = varer
# $letters står for billetter: "A og C".
completes = { $ticket ->
    [contract] Oppfyller { $letters }
   *[ticket] Fullfører { $letters }
}
serves = På ruten for { $letters }
pay-ways = Måter å betale på
pay-more = { $n ->
    [one] { $n } måte til
   *[other] { $n } måter til
}
# Hva som er igjen av disse slagene etter betalingen: "2 blå igjen".
pay-left = { $cards } igjen
pay-all = ingen igjen
compose = Andre kort
compose-more = velg dem selv
compose-back = Forslag
compose-empty = Trykk på kort på hånden
compose-hint = Trykk på kortene dine for å legge til, på disse for å ta tilbake
compose-good = Det er nok
compose-remove = Ta tilbake: { $kind }
claim = Bygg
claim-for = Bygg for { $cards }
claiming = Bygger …
paying = Betaler …
building = Bygger …
drawing = Trekker …
keeping = Beholder …
slow = Prøver fortsatt
slow-more = Serveren bruker lang tid på å svare. Valget ditt er trygt.
cannot-afford = Kortene dine rekker ikke til denne toglinjen ennå. { $any ->
    [some] Du har { $have }.
   *[none] Du har ingen som passer.
}
detour = Uten denne toglinjen når { $ticket ->
    [contract] kontrakt
   *[ticket] billett
} { $letter } likevel fram: { $routes ->
    [one] { $routes } toglinje
   *[other] { $routes } toglinjer
}, { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}.
detour-none = { $ticket ->
    [contract] Uten denne toglinjen kan kontrakt { $letter } ikke oppfylles.
   *[ticket] Uten denne toglinjen kan billett { $letter } ikke fullføres.
}
route-of = { $who ->
    [you] Denne toglinjen er din.
   *[other] Denne toglinjen tilhører { $name }.
}
station-in = Stasjon i { $city }
station-more = Da kan du bruke én av de andres toglinjer inn til denne byen.
station-where = Velg en by for stasjonen
station-where-more = { $n ->
    [one] Den siste stasjonen din.
   *[other] Du har { $n } stasjoner igjen.
}
station-cannot = Kortene dine rekker ikke til en stasjon: Den første koster ett kort, den andre to i samme farge, den tredje tre.
build = Bygg
build-for = Bygg for { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Trekke én kontrakt?
       *[other] Trekke { $n } kontrakter?
    }
   *[ticket] { $n ->
        [one] Trekke én billett?
       *[other] Trekke { $n } billetter?
    }
}
draw-tickets-more = Du må beholde minst { $keep }. Det koster turen din og kan ikke angres.
draw-tickets-do = Trekk { $n }
pass-title = Ingenting er mulig
pass-more = Det er ingen kort å ta, og du kan ikke betale for noe. Du kan bare si pass.
# same in this language
pass = Pass
tunnel-laid = Du la { $cards }
tunnel-turned = Kort som ble snudd
tunnel-owed = Du må betale { $n } kort til
tunnel-cannot = Det kan du ikke betale. Du får kortene dine tilbake.
tunnel-give-up = Gi opp
tunnel-pay = Betal { $cards }
tunnel-free = Ingenting mer å betale: Tunnelen er din.
tunnel-other = { $extra ->
    [0] { $name } gravde { $route }: ingenting mer å betale.
   *[other] { $name } graver { $route } og må betale { $extra } kort til.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Velger fortsatt kontrakter: { $names }
   *[ticket] Velger fortsatt billetter: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } tar ett kort til
    [tunnel] { $name } er i tunnelen
    [keep] { $ticket ->
        [contract] { $name } velger kontrakter
       *[ticket] { $name } velger billetter
    }
   *[turn] { $name } tenker
}
over-title = Spillet er slutt
over-more = Nå telles poengene.
over-count = Tell poeng

## Første og senere billetter

offer-first = { $ticket ->
    [contract] De første kontraktene dine
   *[ticket] De første billettene dine
}
offer-new = { $ticket ->
    [contract] Nye kontrakter
   *[ticket] Nye billetter
}
offer-least = { $n ->
    [one] Behold minst én
    [2] Behold minst to
    [3] Behold minst tre
   *[other] Behold minst { $n }
}
offer-more = { $ticket ->
    [contract] { $returns ->
        [box] De du beholder, gir poeng til slutt hvis du knytter stedene sammen, og koster poeng hvis ikke. Resten går ut av spillet.
       *[bottom] De du beholder, gir poeng til slutt hvis du knytter stedene sammen, og koster poeng hvis ikke. Resten legges nederst i bunken.
    }
   *[ticket] { $returns ->
        [box] De du beholder, gir poeng til slutt hvis du knytter byene sammen, og koster poeng hvis ikke. Resten går ut av spillet.
       *[bottom] De du beholder, gir poeng til slutt hvis du knytter byene sammen, og koster poeng hvis ikke. Resten legges nederst i bunken.
    }
}
offer-way = { $train ->
    [wagon] { $n ->
        [one] Korteste vei: 1 vogn, { $routes ->
            [one] 1 toglinje
           *[other] { $routes } toglinjer
        }.
       *[other] Korteste vei: { $n } vogner, { $routes ->
            [one] 1 toglinje
           *[other] { $routes } toglinjer
        }.
    }
   *[train] Korteste vei: { $n } tog, { $routes ->
        [one] 1 toglinje
       *[other] { $routes } toglinjer
    }.
}
offer-done = Allerede knyttet sammen.
offer-shares = Har felles toglinjer med { $letters }.
offer-kept = { $n } valgt
offer-points = { $n } poeng
offer-none = { $n ->
    [one] Velg minst én
    [2] Velg minst to
    [3] Velg minst tre
   *[other] Velg minst { $n }
}
offer-missing = { $n ->
    [one] Velg én til
   *[other] Velg { $n } til
}
offer-keep = { $n ->
    [one] Behold denne
   *[other] Behold disse { $n }
}
offer-others = Velger også fortsatt: { $names }.

## Navn på brettet for skjermlesere

# Hva en toglinje heter for skjermlesere: en liste som begynner med dette.
label-route = { $a } til { $b }
label-owned = { $who ->
    [you] din
   *[other] tilhører { $name }
}
label-closed = stengt
label-free = ledig
label-affordable = { $more ->
    [0] du kan bygge den med { $cards }
    [one] du kan bygge den med { $cards } eller på én annen måte
   *[other] du kan bygge den med { $cards } eller på { $more } andre måter
}
label-completes = { $ticket ->
    [contract] oppfyller { $name }
   *[ticket] fullfører { $name }
}

## Listevisning og kommandolinje

list = Listevisning
list-on = Listevisning. Spillet er en side med ord.
list-off = Brettvisning.
list-routes = Toglinjer
list-count = { $n ->
    [one] 1 toglinje
   *[other] { $n } toglinjer
}
list-filter = Finn toglinjer
list-city = { $ticket ->
    [contract] Navn på et sted
   *[ticket] Navn på en by
}
list-which = Hvilke toglinjer
list-all = Alle
list-claim = Kan bygges nå
list-ways = { $ticket ->
    [contract] For kontraktene
   *[ticket] For billettene
}
list-can = kan bygges
list-none = Ingen toglinje passer.
list-name = Navn
list-points = Poeng
# Kommandoer: ett ord hver, flere ord med samme betydning skilt med komma. Det første er det som nevnes.
command-take = ta, trekk
command-claim = bygg
command-station = stasjon
command-tickets = billetter, kontrakter
command-keep = behold
command-pay = betal
command-decline = gi opp, gi, avslå
# same in this language
command-pass = pass
command-undo = angre, tilbake
command-hand = hånd, kort
command-deck = bunke, bunken
command = Kommandolinje
command-do = Utfør
command-hint = For eksempel: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. En tom linje bekrefter.
command-then-claim = { $route } for { $cards }. Enter bygger den.
command-then-build = En stasjon i { $city } for { $cards }. Enter bygger den.
command-then-pay = { $cards } for tunnelen. Enter betaler.
command-then-tickets = { $ticket ->
    [contract] Nye kontrakter. Enter trekker dem.
   *[ticket] Nye billetter. Enter trekker dem.
}
command-then-keep = { $n ->
    [one] Én valgt. Enter beholder den.
   *[other] { $n } valgt. Enter beholder dem.
}
command-pay-ways = Ikke med dem. Du kan betale med: { $ways }
command-unclear-verb = Ikke forstått: { $text }. Kommandoene er { $commands }.
command-unclear-card = Det ligger ikke noe slikt kort åpent: { $text }. Skriv en farge, en plass fra 1 til 5 eller bunke.
command-unclear-route = { $ticket ->
    [contract] Ingen toglinje heter: { $text }. Nevn de to stedene.
   *[ticket] Ingen toglinje heter: { $text }. Nevn de to byene.
}
command-unclear-city = { $ticket ->
    [contract] Enten ingen eller flere steder passer til: { $text }.
   *[ticket] Enten ingen eller flere byer passer til: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Skriv bokstavene til kontraktene du vil beholde.
   *[ticket] Skriv bokstavene til billettene du vil beholde.
}

## Taster

keys = Taster
keys-key = Tast
keys-does = Hva den gjør
keys-arrows = { $ticket ->
    [contract] På brettet: til det neste stedet i den retningen; i markedet og på hånden: til det neste kortet
   *[ticket] På brettet: til den neste byen i den retningen; i markedet og på hånden: til det neste kortet
}
keys-turn = { $ticket ->
    [contract] På brettet: gjennom toglinjene til et sted
   *[ticket] På brettet: gjennom toglinjene til en by
}
keys-enter = Velg, og bekreft så
keys-escape = Tilbake, eller lukk en beskjed
keys-market = Ta et kort fra markedet
keys-deck = Ta et kort fra bunken
keys-claim = Til den neste toglinjen du kan bygge
keys-no-claim = Det er ingen toglinje du kan bygge nå.
keys-payment = Den neste måten å betale på
keys-tickets = { $ticket ->
    [contract] Trekk kontrakter
   *[ticket] Trekk billetter
}
keys-station = Bygg en stasjon
keys-undo = Angre
keys-hand = Les opp kortene på hånden
keys-log = Loggen
keys-list = Listevisning, og tilbake til brettet
keys-command = Kommandolinje
keys-zoom = Zoom inn og ut
keys-fit = Vis hele brettet
keys-help = Forklar det som er i fokus, eller vis disse tastene
skip = Gå til
skip-board = Til brettet
skip-actions = Til det du kan gjøre
skip-hand = Til kortene dine

## Logg

log-took = { $who ->
    [you] Du tok { $card } fra markedet
   *[other] { $name } tok { $card } fra markedet
}
log-drew = { $who ->
    [you] Du tok et kort fra bunken
   *[other] { $name } tok et kort fra bunken
}
log-drew-known = { $who ->
    [you] Du tok { $card } fra bunken
   *[other] { $name } tok { $card } fra bunken
}
log-both = { $who ->
    [you] Du tok { $first } og { $second }
   *[other] { $name } tok { $first } og { $second }
}
log-open-deck = { $who ->
    [you] Du tok { $card } og et kort fra bunken
   *[other] { $name } tok { $card } og et kort fra bunken
}
log-two-deck = { $who ->
    [you] Du tok to kort fra bunken
   *[other] { $name } tok to kort fra bunken
}
# $cards er tegnet; det usynlige tegnet etter dem holder kommaet på samme linje.
log-claimed = { $who ->
    [you] Du bygde
   *[other] { $name } bygde
} { $route } for { $cards }, { $points } poeng
# $turned er hvor mange kort som ble snudd; 0 når det ikke var noen igjen.
log-tunnel = { $who ->
    [you] Du graver
   *[other] { $name } graver
} { $route }: { $turned ->
    [0] ingen kort å snu
   *[other] { $cards } snudd
}, { $extra ->
    [0] ingenting mer å betale
   *[other] må betale { $extra } til
}
log-gave-up = { $who ->
    [you] Du ga opp tunnelen
   *[other] { $name } ga opp tunnelen
} { $route }
log-merchandise = { $who ->
    [you] Du tok et varekort
   *[other] { $name } tok et varekort
}
log-station = { $who ->
    [you] Du bygde
   *[other] { $name } bygde
} en stasjon i { $city } for { $cards }
log-offered = { $who ->
    [you] Du trakk
   *[other] { $name } trakk
} { $ticket ->
    [contract] { $n ->
        [one] 1 kontrakt
       *[other] { $n } kontrakter
    }
   *[ticket] { $n ->
        [one] 1 billett
       *[other] { $n } billetter
    }
}
log-kept = { $who ->
    [you] Du beholdt
   *[other] { $name } beholdt
} { $ticket ->
    [contract] { $n ->
        [one] 1 kontrakt
       *[other] { $n } kontrakter
    }
   *[ticket] { $n ->
        [one] 1 billett
       *[other] { $n } billetter
    }
}
log-passed = { $who ->
    [you] Du sa pass
   *[other] { $name } sa pass
}
log-cleared = { $locomotive ->
    [joker] For mange jokere: fem nye kort
   *[locomotive] For mange lokomotiver: fem nye kort
}
log-reshuffled = De brukte kortene ble stokket til en ny bunke
log-last-round = { $train ->
    [wagon] { $who ->
        [you] Du har få vogner igjen: Siste runde begynner
       *[other] { $name } har få vogner igjen: Siste runde begynner
    }
   *[train] { $who ->
        [you] Du har få tog igjen: Siste runde begynner
       *[other] { $name } har få tog igjen: Siste runde begynner
    }
}
log-ended = Spillet er slutt
log-stalled = Ingen kan gjøre noe: Spillet er slutt
# $text er en hel linje i loggen.
log-for = { $text } (en bot spilte)
log-started = Spillet begynner
log-seated = { $who ->
    [you] Du satte deg ved bordet
   *[other] { $name } satte seg ved bordet
}
# $before er det personen het til da.
log-named = { $who ->
    [you] Du heter nå { $name }
   *[other] { $before } heter nå { $name }
}
log-left = { $who ->
    [you] Du forlot bordet
   *[other] { $name } forlot bordet
}
log-timed-out = { $who ->
    [you] Du gikk tom for tid
   *[other] { $name } gikk tom for tid
}
log-stepped-out = { $who ->
    [you] Du er borte: En bot spiller for deg
   *[other] { $name } er borte: En bot spiller så lenge
}
log-returned = { $who ->
    [you] Du er tilbake
   *[other] { $name } er tilbake
}
log-rematch = Det neste spillet er klart

## Avslag fra reglene, etter kode

refusal-unknown = Det går ikke.
refusal-malformed = Det går ikke.
refusal-unknown-type = Det går ikke.
# $name er det som ble bedt om, slik det ble skrevet.
refusal-unknown-route = { $name } er ikke en toglinje på dette brettet.
refusal-unknown-city = { $ticket ->
    [contract] { $name } er ikke et sted på dette brettet.
   *[ticket] { $name } er ikke en by på dette brettet.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } er ikke en kontrakt til dette brettet.
   *[ticket] { $name } er ikke en billett til dette brettet.
}
refusal-unknown-card = Det finnes ingen kort som heter { $name }.
refusal-unknown-player = Det finnes ingen spiller { $name }.
refusal-bad-slot = { $name } er ikke en plass i markedet.
refusal-bad-count = { $name } er ikke et antall kort.
refusal-game-over = Spillet er slutt.
refusal-not-your-turn = Det er ikke din tur: { $name } spiller.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Ikke nå: Velg kontraktene dine først.
       *[ticket] Ikke nå: Velg billettene dine først.
    }
    [keep] { $ticket ->
        [contract] Ikke nå: Velg kontraktene dine først.
       *[ticket] Ikke nå: Velg billettene dine først.
    }
    [second_card] Ikke nå: Ta det andre kortet ditt først.
    [tunnel] Ikke nå: Betal for tunnelen først, eller gi den opp.
   *[turn] Ikke nå: Det er ingenting å betale for eller velge mellom.
}
refusal-already-chosen = { $ticket ->
    [contract] Du har allerede valgt kontraktene dine.
   *[ticket] Du har allerede valgt billettene dine.
}
refusal-player-needed = Før den første turen velger alle spillerne.
refusal-empty-slot = Det ligger ikke noe kort der.
refusal-no-cards = Bunken er tom, og det er ingen brukte kort å stokke.
refusal-locomotive-second = { $locomotive ->
    [joker] En åpen joker teller som begge kortene, så den kan ikke være det andre. Bunken kan fortsatt gi deg én.
   *[locomotive] Et åpent lokomotiv teller som begge kortene, så det kan ikke være det andre. Bunken kan fortsatt gi deg ett.
}
refusal-route-taken = { $who ->
    [you] { $route } er allerede din.
   *[other] { $route } tilhører { $name }.
}
refusal-route-closed = { $route } er stengt: Med { $players } spillere brukes bare det ene av de to sporene.
refusal-twin-owned = Du har allerede det andre sporet: { $route }.
# $length og $trains er tall; $trains kan være 0 eller 1.
refusal-too-few-trains = { $train ->
    [wagon] { $length ->
        [one] { $route } krever 1 vogn; du har { $trains }.
       *[other] { $route } krever { $length } vogner; du har { $trains }.
    }
   *[train] { $route } krever { $length } tog; du har { $trains }.
}
refusal-not-in-hand = Du har ikke { $cards }.
# $n er hvor mange kort som ble lagt. $price er en liste som "6 i samme farge, minst 2 lokomotiver".
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Tunnelen koster fortsatt { $price }.
       *[other] Du kan ikke betale for tunnelen med { $cards }: Den koster fortsatt { $price }.
    }
    [station] { $n ->
        [0] En stasjon i { $city } koster { $price }.
       *[other] Du kan ikke betale for en stasjon i { $city } med { $cards }: Den koster { $price }.
    }
   *[route] { $n ->
        [0] { $route } koster { $price }.
       *[other] Du kan ikke betale for { $route } med { $cards }: Den koster { $price }.
    }
}
refusal-no-stations = Dette brettet har ingen stasjoner.
refusal-stations-used-up = Du har bygd alle { $stations } stasjonene.
refusal-city-taken = { $who ->
    [you] Du har allerede en stasjon i { $city }.
   *[other] { $name } har allerede en stasjon i { $city }.
}
refusal-no-tickets = { $ticket ->
    [contract] Det er ikke flere kontrakter.
   *[ticket] Det er ikke flere billetter.
}
refusal-keep-too-few = Behold minst { $least } av { $offered }.
# $name er det som står på en billett: "Paris – Wien".
refusal-not-offered = { $name } er ikke blant dem du kan velge.
refusal-named-twice = { $name } er nevnt to ganger.
refusal-must-act = Du kan bare si pass når ingenting annet er mulig.
refusal-refused = Det går ikke.

## Avslag fra serveren, etter kode

refusal-unreachable = Serveren kan ikke nås akkurat nå.
refusal-not-found = Det finnes ikke.
refusal-internal = Noe gikk galt på serveren. Ingenting er tapt; prøv igjen.
refusal-not-waiting = Spillet har allerede begynt.
refusal-not-playing = Det spilles ikke ved dette bordet.
refusal-not-over = Spillet er ikke slutt ennå.
refusal-seat-taken = Den plassen er ikke ledig.
refusal-colour-taken = En annen ved bordet har den fargen.
refusal-table-full = Alle plassene er tatt.
refusal-seats-open = Det er fortsatt en ledig plass: Vent på noen, eller gi den til en bot.
refusal-stale = Spillet har gått videre i mellomtiden. Se en gang til, og velg så.
refusal-stand-in = En bot spiller for deg: Ta plassen tilbake først.
refusal-not-seated = Du har ingen plass ved dette bordet.
refusal-not-host = Det kan bare verten ved bordet gjøre.
refusal-wrong-key = Denne lenken åpner ikke bordet.
refusal-chat-off = Det er ingen chat ved dette bordet.
refusal-no-such-table = Det bordet finnes ikke.
refusal-no-such-lesson = Det finnes ingen leksjon { $name }.
refusal-no-such-board = Det finnes ikke noe brett { $name }.
refusal-bad-request = Det kunne ikke leses.
refusal-not-signed-in = Ta plass ved et bord først.
refusal-foreign-origin = Forespørsler fra andre nettsteder avvises.
refusal-too-many = Det var mye på én gang. Prøv igjen om { $seconds } s.
refusal-too-large = Det er for langt.
refusal-too-slow = Forbindelsen er for treg akkurat nå. Prøv igjen; ingenting teller dobbelt.
refusal-busy = Det skjedde for mye på én gang ved dette bordet. Prøv igjen.
refusal-storage-unavailable = Serveren kan ikke lagre akkurat nå. Prøv igjen; ingenting teller dobbelt.

## Opptellingen

# Over resultatet, som på et skilt: hvor reisen ender.
score-caps = Endestasjon
score-steps = Trinn i opptellingen
score-routes = Toglinjer
score-routes-more = Poeng for hver toglinje, som på poengsporet.
score-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
score-tickets-more = { $ticket ->
    [contract] Oppfylte kontrakter gir poengene sine; poengene for de andre trekkes fra.
   *[ticket] Fullførte billetter gir poengene sine; poengene for de andre trekkes fra.
}
score-stations = Stasjoner
score-stations-more = Hver stasjon som ikke ble bygd, gir { $station } poeng.
score-merchandise = Varer
score-merchandise-more = Varer gir en bonus etter plassering: Flest varer gir mest.
score-longest = Lengste rute
score-longest-more = { $train ->
    [wagon] Den lengste ubrutte ruten, målt i vogner, gir { $longest } poeng.
   *[train] Den lengste ubrutte ruten, målt i tog, gir { $longest } poeng.
}
score-globe = { $ticket ->
    [contract] Flest kontrakter
   *[ticket] Flest billetter
}
score-globe-more = { $ticket ->
    [contract] Den som har oppfylt flest kontrakter, får { $globe } poeng.
   *[ticket] Den som har fullført flest billetter, får { $globe } poeng.
}
# En stasjon bruker en annen spillers toglinje til slutt.
score-borrowed = { $who ->
    [you] Stasjonen i { $city } bruker toglinjen din { $route }.
   *[other] Stasjonen i { $city } bruker toglinjen { $route }, som tilhører { $name }.
}
step-routes = Toglinjer
step-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
step-stations = Stasjoner
step-merchandise = Varer
step-longest = Lengste rute
step-globe = { $ticket ->
    [contract] Flest kontrakter
   *[ticket] Flest billetter
}
step-result = Resultat
# Overskrifter i smale kolonner: ett kort ord hver.
column-routes = Toglinjer
column-tickets = { $ticket ->
    [contract] Kontr.
   *[ticket] Billetter
}
column-stations = Stasjoner
column-merchandise = Varer
column-longest = Lengste
column-globe = Flest
total = Sum
rank = Plassering
back = Tilbake
next = Neste
show-result = Vis resultat
count-again = Tell på nytt
wins = { $who ->
    [you] { $by ->
        [0] Du vinner
       *[other] Du vinner med { $by } poeng
    }
   *[other] { $by ->
        [0] { $name } vinner
       *[other] { $name } vinner med { $by } poeng
    }
}
# $names er de andre vinnerne; ved "you" kan det være ett navn.
wins-shared = { $who ->
    [you] Du og { $names } deler seieren
   *[other] { $names } deler seieren
}
decided-points = Avgjort på poeng.
decided-tickets = { $ticket ->
    [contract] Likt på poeng; flest oppfylte kontrakter avgjorde.
   *[ticket] Likt på poeng; flest fullførte billetter avgjorde.
}
decided-stations = Likt på poeng; færrest stasjoner avgjorde.
decided-longest_path = Likt på poeng; den lengste ruten avgjorde.
decided-shared = Helt likt i alt.
how = { $who ->
    [you] Slik fikk du { $n } poeng
   *[other] Slik fikk { $name } { $n } poeng
}
why-routes = { $n ->
    [one] 1 toglinje
   *[other] { $n } toglinjer
}, { $train ->
    [wagon] { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogner
    }
   *[train] { $trains } tog
}
why-failed = ikke knyttet sammen
why-stations = { $n ->
    [one] 1 stasjon ikke bygd
   *[other] { $n } stasjoner ikke bygd
}
why-merchandise = { $merchandise } varekort
why-longest = { $train ->
    [wagon] { $longest ->
        [one] Lengste rute: 1 vogn
       *[other] Lengste rute: { $longest } vogner
    }
   *[train] Lengste rute: { $longest } tog
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 oppfylt kontrakt
       *[other] { $tickets } oppfylte kontrakter
    }
   *[ticket] { $tickets ->
        [one] 1 fullført billett
       *[other] { $tickets } fullførte billetter
    }
}
rematch = Spill igjen, samme bord
replay = Reprise
check-shuffle = Sjekk stokkingen
check-asking = Sjekker hver stokking …
check-good = { $n ->
    [one] Den ene stokkingen følger av tallene som ble forseglet før det første kortet. Ingen kan ha fikset rekkefølgen.
   *[other] Alle de { $n } stokkingene følger av tallene som ble forseglet før det første kortet. Ingen kan ha fikset rekkefølgen.
}
check-bad = Stokkingene følger ikke av tallene som ble forseglet før det første kortet.
record = Lagre spillet
share-result = Del resultatet
share-drawing = Tegner bildet …
share-save = Lagre bildet
share-failed = Bildet kunne ikke tegnes.

## Reprise

replay-title = Reprise: { $board }
replay-not-over = Dette spillet er fortsatt i gang.
replay-link = Lenke til dette trinnet
replay-scores = Stilling
replay-moves = Trekk
replay-market = bunke { $deck }
replay-step = Trinn { $n } av { $most }
replay-first = Til begynnelsen
replay-back = Ett trinn tilbake
replay-on = Ett trinn fram
replay-last = Til slutten
replay-play = Spill av
# same in this language
replay-pause = Pause
replay-hands = Hender
replay-whose = Hvem sin hånd som vises
replay-all = Alle
replay-no-cards = Ingen kort
# Above tickets that a player has yet to choose from.
replay-offered = Å velge mellom
replay-claim-back = Til den forrige toglinjen som ble bygd
replay-claim-on = Til den neste toglinjen som ble bygd
replay-speed = Hastighet
replay-keys = Mellomrom spiller av, ← → ett trinn, Skift ← → en toglinje

## Terminal: hva som skrives

# Hva man skriver i terminalen: en bokstav for hver av de tre første, et kort ord for den siste. Alle fire er
# forskjellige. De engelske (b, h, q, all) forstås på alle språk, så ingen av dem må bety noe annet.
# same in this language
cli-command-board = b
# same in this language
cli-command-help = h
cli-command-leave = s
cli-command-all = alle
# $board, $help og $leave er bokstavene ovenfor, $all er ordet. Under 76 tegn.
cli-letters = { $board } brett og toglinjer   { $help } hjelp   { $leave } lagre og slutt

## Terminal: spørsmål. De med kolon til slutt venter på svar på samme linje.

cli-choice = Ditt valg:
cli-back = tilbake
# $wild er "yes" når et åpent lokomotiv ligger i markedet og teller som begge kortene. Markedet følger.
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Din tur. Ta to kort, ett om gangen (en åpen joker teller som begge):
       *[locomotive] Din tur. Ta to kort, ett om gangen (et åpent lokomotiv teller som begge):
    }
   *[no] Din tur. Ta to kort, ett om gangen:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Ta det andre kortet (ikke en åpen joker):
       *[locomotive] Ta det andre kortet (ikke et åpent lokomotiv):
    }
   *[no] Ta det andre kortet:
}
# Et av kortene som kan tas: det øverste i bunken.
cli-unseen = skjult kort
cli-or = eller gjør noe av dette:
# Linjer i en nummerert liste, som ting å gjøre.
cli-do-route = { $n ->
    [0] bygg en toglinje (du kan ikke betale for noen ennå)
   *[other] bygg en toglinje (du kan betale for { $n })
}
# $n trekkes, minst $keep av dem beholdes; 0 er igjen.
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] trekk kontrakter (det er ikke flere)
        [one] trekk 1 kontrakt, behold minst { $keep }
       *[other] trekk { $n } kontrakter, behold minst { $keep }
    }
   *[ticket] { $n ->
        [0] trekk billetter (det er ikke flere)
        [one] trekk 1 billett, behold minst { $keep }
       *[other] trekk { $n } billetter, behold minst { $keep }
    }
}
# $n er antall kort den neste stasjonen koster, $left hvor mange stasjoner som er igjen; 0 når alle er bygd.
cli-do-station = { $left ->
    [0] bygg en stasjon (alle er bygd)
   *[other] { $n ->
        [one] bygg en stasjon for 1 kort i valgfri farge ({ $left } igjen)
       *[other] bygg en stasjon for { $n } kort i samme farge ({ $left } igjen)
    }
}
cli-do-claim = bygg { $route } med { $cards }
cli-do-build = bygg en stasjon i { $city } med { $cards }
cli-do-pay = betal { $cards } til
cli-do-decline = gi opp tunnelen og ta kortene tilbake
cli-do-pass = si pass
cli-which-route = { $ticket ->
    [contract] Hvilken toglinje? Nummer eller del av et stedsnavn, 0 for å gå tilbake:
   *[ticket] Hvilken toglinje? Nummer eller del av et bynavn, 0 for å gå tilbake:
}
cli-which-city = I hvilken by? Nummer eller del av et bynavn, 0 for å gå tilbake:
cli-which-keep = Hvilke beholder du? Minst { $least }, for eksempel 1 2, eller { $all }:
cli-look = { $ticket ->
    [contract] Del av et stedsnavn, eller { $all }; Enter går tilbake:
   *[ticket] Del av et bynavn, eller { $all }; Enter går tilbake:
}
cli-enter = Enter går tilbake:

## Terminal: svar på det som ikke kan forstås eller gjøres

cli-type-turn = Skriv et tall fra 1 til { $most }, eller en av bokstavene { $board }, { $help }, { $leave }.
cli-type-second = Ta det andre kortet: Skriv et tall fra 1 til { $most }.
cli-type-number = { $most ->
    [1] Skriv 1.
   *[other] Skriv et tall fra 1 til { $most }.
}
cli-type-keep = Skriv tall fra 1 til { $most } med mellomrom imellom, eller { $all }.
cli-not-found = { $ticket ->
    [contract] Ingenting her har det nummeret eller det stedet.
   *[ticket] Ingenting her har det nummeret eller den byen.
}
cli-no-city = { $ticket ->
    [contract] Ikke noe sted her har «{ $typed }» i navnet.
   *[ticket] Ingen by her har «{ $typed }» i navnet.
}
cli-no-route = Kortene dine rekker ikke til noen ledig toglinje ennå; { $board } viser prisene.
cli-no-station = { $n ->
    [one] Den neste stasjonen koster 1 kort i valgfri farge; kortene dine rekker ikke.
   *[other] Den neste stasjonen koster { $n } kort i samme farge; kortene dine rekker ikke.
}

## Terminal: bordet på skjermen

cli-heading-first = { $ticket ->
    [contract] { $board }: velg de første kontraktene dine
   *[ticket] { $board }: velg de første billettene dine
}
cli-heading-turn = { $board }: tur { $n }
cli-heading-end = { $board }: slutt
# $help er bokstaven for hjelp.
cli-welcome = { $ticket ->
    [contract] Samle kort, bygg toglinjer mellom nabosteder, og knytt sammen de to stedene på hver kontrakt du beholder: Da får du poengene for den til slutt, ellers trekkes de fra. Skriv { $help } for hjelp når som helst.
   *[ticket] Samle kort, bygg toglinjer mellom nabobyer, og knytt sammen de to byene på hver billett du beholder: Da får du poengene for den til slutt, ellers trekkes de fra. Skriv { $help } for hjelp når som helst.
}
# En toglinje eller en billett der det er trangt.
cli-pair = { $a }–{ $b }
cli-last-turn = Siste runde: Dette er din siste tur.
# En bot ved navn, for eksempel "Planner (bot)".
# same in this language
cli-bot = { $name } (bot)
# Kolonneoverskrifter: korte ord.
cli-column-player = spiller
cli-column-points = poeng
cli-column-ticket = { $ticket ->
    [contract] kontrakt
   *[ticket] billett
}
cli-column-needs = å bygge
cli-column-route = toglinje
cli-column-price = pris
cli-column-notes = merknader
cli-column-owner = eier
# Så mange tog er igjen, og det er få.
cli-few = bare { $n }
# Foran tallene i cli-piles-left.
cli-piles = Bunker
cli-piles-left = { $ticket ->
    [contract] bunke { $deck }, brukte kort { $discard }, kontrakter { $tickets }
   *[ticket] bunke { $deck }, brukte kort { $discard }, billetter { $tickets }
}
cli-your-routes = Toglinjene dine
cli-none = ingen ennå
# I en liste etter ticket-to-go.
cli-trains-short = du har bare { $n }
cli-station-lends = stasjonen din låner { $routes }
# Et slag toglinje, som meldingen "tunnel".
cli-ferry = ferge
# En toglinje på ruten for disse billettene: "for A, C".
# same in this language
cli-for = for { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] og 1 til: skriv en del av et stedsnavn for å finne den
       *[ticket] og 1 til: skriv en del av et bynavn for å finne den
    }
   *[other] { $ticket ->
        [contract] og { $n } til: skriv en del av et stedsnavn for å finne dem
       *[ticket] og { $n } til: skriv en del av et bynavn for å finne dem
    }
}

## Terminal: hva som skjedde. Som linjene i loggen: ikke punktum.

cli-shuffled = { $n ->
    [one] 1 kort stokkes til en bunke
   *[other] { $n } kort stokkes til en bunke
}
# $cards er en liste, "2 røde, 1 blå"; $n er hvor mange; $known er "no" når bare antallet er kjent.
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
    [you] Du graver tunnelen { $route } med { $cards }
   *[other] { $name } graver tunnelen { $route } med { $cards }
}
cli-turned-up = Snudd: { $cards }
cli-tunnel-price = { $n ->
    [0] Tunnelen koster ikke mer
   *[other] Tunnelen koster { $n } kort til
}
# $told er en linje fra loggen som log-kept, $list nevner billettene: "Du beholdt 2 billetter: Paris – Wien (8), …".
cli-listed = { $told }: { $list }
# $problem er på engelsk, for en feilmelding.
cli-bot-failed = { $name } sviktet ({ $problem }); et trygt valg brukes i stedet.

## Terminal: slutten, og filer. $command er det som skal skrives i et skall, som det er.

cli-points-for = poeng for
cli-completed = { $ticket ->
    [contract] { $who ->
        [you] Du oppfylte { $tickets }
       *[other] { $name } oppfylte { $tickets }
    }
   *[ticket] { $who ->
        [you] Du fullførte { $tickets }
       *[other] { $name } fullførte { $tickets }
    }
}
cli-failed = { $ticket ->
    [contract] { $who ->
        [you] Du oppfylte ikke { $tickets }
       *[other] { $name } oppfylte ikke { $tickets }
    }
   *[ticket] { $who ->
        [you] Du fullførte ikke { $tickets }
       *[other] { $name } fullførte ikke { $tickets }
    }
}
cli-borrowed = { $who ->
    [you] Du bruker { $route } med stasjonen din i { $city }
   *[other] { $name } bruker { $route } med en stasjon i { $city }
}
cli-longest = { $train ->
    [wagon] { $n ->
        [one] { $who ->
            [you] Den lengste ruten din er 1 vogn lang
           *[other] Den lengste ruten til { $name } er 1 vogn lang
        }
       *[other] { $who ->
            [you] Den lengste ruten din er { $n } vogner lang
           *[other] Den lengste ruten til { $name } er { $n } vogner lang
        }
    }
   *[train] { $who ->
        [you] Den lengste ruten din er { $n } tog lang
       *[other] Den lengste ruten til { $name } er { $n } tog lang
    }
}
cli-saved = Spillet ligger i { $file }; { $command } forteller det igjen.
cli-go-on = Spill videre med: { $command }

## Terminal: et lagret spill som fortelling

cli-story = { $board }: { $names }, med alle kort åpne
cli-story-seat = { $board }: { $names }, slik { $name } så det
cli-deal = Utdelingen
cli-chapter = { $last ->
    [yes] { $n }. { $name }, siste tur
   *[no] { $n }. { $name }
}
cli-market = Marked: { $cards }
cli-more-games = Det er flere spill i denne filen: --game { $n } forteller det neste.

## Terminal: ærlig stokking

cli-fair-hash = Stokkingene avgjøres av en hemmelighet med denne hashen: { $hash }
cli-fair-words = Dine egne ord å stokke med (Enter for ingen):
cli-verify-yes = { $n ->
    [one] ja: 1 stokking følger av den forseglede hemmeligheten og plassenes bidrag
   *[other] ja: { $n } stokkinger følger av den forseglede hemmeligheten og plassenes bidrag
}
cli-verify-no = nei: stokkingene kan ikke bekreftes: { $problem }
cli-not-fair = ingen har forseglet stokkingene i dette spillet

## Terminal: reglene i korte trekk

cli-how = Slik spiller du
cli-how-turn = { $ticket ->
    [contract] På din tur gjør du én ting: tar to kort, bygger en toglinje eller trekker kontrakter.
   *[ticket] På din tur gjør du én ting: tar to kort, bygger en toglinje eller trekker billetter.
}
cli-how-turn-station = { $ticket ->
    [contract] På din tur gjør du én ting: tar to kort, bygger en toglinje, trekker kontrakter eller bygger en stasjon.
   *[ticket] På din tur gjør du én ting: tar to kort, bygger en toglinje, trekker billetter eller bygger en stasjon.
}
cli-how-claim = { $train ->
    [wagon] For å bygge en toglinje betaler du like mange kort i toglinjens farge som den har felter; er den grå, velger du selv én farge. Vognene dine legges på den, og den gir poeng med en gang.
   *[train] For å bygge en toglinje betaler du like mange kort i toglinjens farge som den har felter; er den grå, velger du selv én farge. Togene dine legges på den, og den gir poeng med en gang.
}
cli-how-ticket = { $ticket ->
    [contract] En kontrakt nevner to steder. Er de knyttet sammen av toglinjene dine til slutt, gir den poengene sine, ellers trekkes poengene fra.
   *[ticket] En billett nevner to byer. Er de knyttet sammen av toglinjene dine til slutt, gir den poengene sine, ellers trekkes poengene fra.
}
cli-how-tunnel = { $locomotive ->
    [joker] Når du har betalt for en tunnel, snus noen kort: Hvert kort i fargen du betalte med, og hver joker, koster ett kort til. Du kan gi opp og beholde kortene dine.
   *[locomotive] Når du har betalt for en tunnel, snus noen kort: Hvert kort i fargen du betalte med, og hvert lokomotiv, koster ett kort til. Du kan gi opp og beholde kortene dine.
}
cli-how-ferry = { $locomotive ->
    [joker] En ferge krever at noen av kortene er jokere.
   *[locomotive] En ferge krever at noen av kortene er lokomotiver.
}
cli-how-station = { $ticket ->
    [contract] Med en stasjon kan du bruke én av de andres toglinjer inn til byen for kontraktene dine.
   *[ticket] Med en stasjon kan du bruke én av de andres toglinjer inn til byen for billettene dine.
}
cli-rules = På dette brettet
# $n til hver spiller; siste runde begynner når noen har $end eller færre.
cli-rules-trains = { $train ->
    [wagon] { $n } vogner til hver; siste runde begynner ved { $end } eller færre.
   *[train] { $n } tog til hver; siste runde begynner ved { $end } eller færre.
}
cli-rules-stations = { $n } stasjoner til hver; en som ikke bygges, er verdt { $points } poeng.
# $cards nevner alle kort, slag for slag; hver spiller får $hand.
cli-rules-deck = { $n } kort: { $cards }. Hver spiller får { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } åpne jokere tømmer markedet.
   *[locomotive] { $n } åpne lokomotiver tømmer markedet.
}
# $whole er "yes" der et åpent lokomotiv er alt man kan ta.
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] En åpen joker er hele trekket, og aldri det andre kortet.
       *[locomotive] Et åpent lokomotiv er hele trekket, og aldri det andre kortet.
    }
   *[no] { $locomotive ->
        [joker] En åpen joker tas som alle andre kort.
       *[locomotive] Et åpent lokomotiv tas som alle andre kort.
    }
}
# $places er en liste av de fire meldingene nedenfor.
cli-rules-wild = { $locomotive ->
    [joker] En joker kan brukes som hvilken som helst farge her: { $places }.
   *[locomotive] Et lokomotiv kan brukes som hvilken som helst farge her: { $places }.
}
cli-rules-wild-train = vanlige toglinjer
cli-rules-wild-tunnel = tunneler
cli-rules-wild-ferry = ferger
cli-rules-wild-station = stasjoner
cli-rules-ferry = { $locomotive ->
    [joker] På en ferge teller { $n } vilkårlige kort som en joker.
   *[locomotive] På en ferge teller { $n } vilkårlige kort som et lokomotiv.
}
# $points er en liste: "1 = 1, 2 = 2, 3 = 4".
cli-rules-points = Poeng for en toglinje etter antall felter: { $points }.
cli-rules-tunnel = Ved en tunnel snus { $n } kort.
# To spor mellom de samme byene; $unequal er "yes" der de kan ha ulik lengde.
cli-rules-double = { $unequal ->
    [yes] Begge sporene på en dobbel toglinje (de kan ha ulik lengde) er åpne fra og med { $n } spillere.
   *[no] Begge sporene på en dobbel toglinje er åpne fra og med { $n } spillere.
}
# $long lange og $n andre deles ut, minst $keep av dem beholdes.
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] I starten { $n } kontrakter; minst { $keep } beholdes.
        [one] I starten 1 lang og { $n } korte kontrakter; minst { $keep } beholdes.
       *[other] I starten { $long } lange og { $n } korte kontrakter; minst { $keep } beholdes.
    }
   *[ticket] { $long ->
        [0] I starten { $n } billetter; minst { $keep } beholdes.
        [one] I starten 1 lang og { $n } korte billetter; minst { $keep } beholdes.
       *[other] I starten { $long } lange og { $n } korte billetter; minst { $keep } beholdes.
    }
}
cli-rules-later = { $ticket ->
    [contract] Senere { $n } kontrakter; minst { $keep } beholdes.
   *[ticket] Senere { $n } billetter; minst { $keep } beholdes.
}
# Etter cli-rules-first og cli-rules-later.
cli-rules-returns-box = Resten går ut av spillet.
cli-rules-returns-bottom = Resten legges nederst i bunken.
cli-rules-longest = { $n } poeng for den lengste ruten.
cli-rules-most = { $ticket ->
    [contract] { $n } poeng for flest oppfylte kontrakter.
   *[ticket] { $n } poeng for flest fullførte billetter.
}
# $places er en liste av cli-rules-rank.
cli-rules-merchandise = { $n } varekort; poeng etter plassering: { $places }.
cli-rules-rank = { $players } spillere { $points }
# $ways er en liste av meldingene nedenfor, den første teller først.
cli-rules-tie = { $n ->
    [1] Står det likt, avgjør dette: { $ways }.
   *[other] Står det likt, avgjør dette, i denne rekkefølgen: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] flest oppfylte kontrakter
   *[ticket] flest fullførte billetter
}
cli-rules-tie-stations = færrest bygde stasjoner
cli-rules-tie-longest_path_bonus = bonusen for lengste rute
cli-rules-tie-longest_path = den lengste ruten
cli-rules-tie-shared = Står det likt, deles seieren.
cli-rules-full = De fullstendige reglene, punkt for punkt, ligger i docs/rules/ i kildekoden til Perron.

## Terminal: innvendinger før et spill begynner. Det som står foran kolonet (et valg, en fil), oversettes ikke.

# $languages er en liste: "da, de, en".
cli-wrong-language = «{ $typed }» er ikke et av språkene her: { $languages }
cli-wrong-board = verken et brett ({ $boards }) eller en mappe med ett
cli-wrong-bot = en slik bot finnes ikke; de som finnes, er { $bots }
cli-no-budget = du kan ikke oppgi noe budsjett for { $bot }
cli-wrong-budget = et budsjett er 1 til { $playouts } prøvespill eller opptil { $seconds } sekunder (0.5s)
cli-wrong-bots = { $board } er for { $fewest } til { $most } spillere: oppgi { $least } til { $bots } boter
cli-wrong-number = { $n } er ikke et tall fra { $least } til { $most }
cli-wrong-starter = oppgi en plass fra 0 til { $most }, eller random
cli-wrong-fair = sier hvordan kortene ligger: det går ikke sammen med --fair
cli-wrong-resumed = hører til et nytt spill, ikke til ett som gjenopptas
cli-wrong-games = inneholder mer enn ett spill
cli-wrong-save = finnes allerede: gjenoppta det, eller velg et annet navn
# $problem er det systemet sier, ofte på engelsk.
cli-wrong-place = spillet kan ikke lagres her: { $problem }
cli-wrong-game = spillene telles fra 1
cli-no-game = { $n ->
    [one] det finnes ikke noe spill { $game }: filen inneholder bare ett spill
   *[other] det finnes ikke noe spill { $game }: filen inneholder bare { $n } spill
}
cli-no-file = filen eller mappen finnes ikke
cli-no-right = ingen tilgang
cli-is-folder = er en mappe
cli-disk-full = det er ikke mer plass på disken
cli-unread = kan ikke leses: { $problem }
cli-empty = er tom
cli-too-large = større enn { $n } byte
cli-damaged = kan ikke leses som et lagret spill: { $problem }
cli-stdin = standard inn
cli-line = { $file } linje { $n }
cli-no-person = ingen heter «{ $name }», så det er ingen plass å spille på
cli-no-bot = «{ $name }» er ikke en bot som spiller her: { $bots }

## Terminal: hjelp (-h) og innvendinger mot det som ble skrevet i skallet

cli-usage = bruk:
cli-usage-arguments = argumenter
cli-usage-options = valg
cli-usage-help = vis denne hjelpen og avslutt
cli-usage-error = { $prog }: feil: { $message }
cli-usage-argument = argumentet { $argument_name }: { $message }
cli-usage-required = disse argumentene mangler: { $given }
cli-usage-unknown = ukjente argumenter: { $given }
cli-usage-choice = { $value } er ikke et av valgene: { $choices }
cli-usage-number = { $value } er ikke et heltall
cli-usage-value = her mangler en verdi
cli-usage-no-value = tar ingen verdi: { $given }
cli-usage-ambiguous = { $option } kan bety flere ting: { $matches }
cli-extra = perron { $command } trenger mer enn det som er installert her: { $install }
cli-posix = perron { $command } kjører på Linux og macOS, ikke på dette systemet
cli-meta-command = KOMMANDO
cli-meta-board = ID|MAPPE
cli-meta-bots = N|NAVN
cli-meta-file = FIL
cli-meta-folder = MAPPE
cli-meta-code = KODE
cli-help-perron = Togbrettspill etter reglene.
cli-help-version = vis versjonen og avslutt
cli-help-play = spill et spill mot boter i terminalen
cli-help-play-more = Spill et spill mot boter i terminalen. Det lagres etter hver beslutning.
cli-help-board = et brett eller en mappe med ett (standard: europe)
cli-help-bots = hvor mange boter, eller navnene deres med komma imellom (standard: 1)
cli-help-seat = hvor du sitter; plassene telles fra 0 (standard: 0)
cli-help-starter = plassen som begynner, eller random (standard: random)
cli-help-seed = samme tall gir det samme spillet
cli-help-fair = stokk slik at du kan sjekke det etterpå: perron verify
cli-help-save = hvor spillet lagres (standard: perron-BRETT-N.json her)
cli-help-resume = spill videre på et lagret spill
cli-help-language = da, de, en og så videre (standard: som PERRON_LANGUAGE eller systemet sier)
cli-help-replay = fortell et lagret spill tur for tur
cli-help-replay-more = Fortell et lagret spill tur for tur, med alle kort åpne eller slik én plass så det.
cli-help-file = et lagret spill, eller mange, ett på hver linje; - for standard inn
cli-help-game = hvilket av spillene, fra 1 (standard: 1)
cli-help-folder = en mappe med spillets brett
cli-help-seen = vis bare det denne plassen så; plassene telles fra 0
cli-help-verify = sjekk stokkingene i et lagret spill
cli-help-verify-more = Regn ut stokkingene i et lagret spill på nytt fra den forseglede hemmeligheten og plassenes bidrag, og sammenlign hvert kort.
cli-help-serve = spill med andre: start serveren med siden og grensesnittet
cli-help-backup = kopier alt serveren lagrer, til en fil mens den kjører
cli-help-restore = legg en sikkerhetskopi inn i en database
cli-help-export = hent et lagret spill fra serverens database
cli-help-boards = list opp, vis, sjekk eller prøv ut brett
cli-help-referee = bedøm handlinger i en stilling
cli-help-score = tell poengene i en stilling, uansett fase
cli-help-simulate = la boter spille mange spill
cli-help-arena = la boter spille mot hverandre med de samme kortene
cli-help-ladder = mål alle boter med de samme kortene
cli-help-report = lag en side om resultater fra arenaen

## Lær: reglene i korte trekk. De samme setningene forklarer ting ved bordet.

learn-title = Lær å spille
learn-lead = Reglene i korte trekk, med et lite brett å prøve hver av dem på.
learn-which = Hvilket brett?
learn-rules-of = Regler: { $board }
learn-chapters = Kapitler
learn-full = Alle reglene
learn-tried = prøvd
learn-to-board = Et annet brett
learn-play = Spill på dette brettet
learn-previous = Tilbake
learn-next = Neste
learn-coming = Legger fram brettet …
learn-failed = Serveren svarer ikke akkurat nå.
learn-offline = Du kan lese uten nett. For å prøve trengs serveren, og den svarer ikke akkurat nå.
learn-no-board = Det brettet finnes ikke
learn-no-board-more = Velg et av brettene som kan spilles her.

learn-chapter-aim = Målet
learn-chapter-cards = Ta kort
learn-chapter-routes = Bygg toglinjer
learn-chapter-doubles = Doble toglinjer
learn-chapter-ferries = Ferger
learn-chapter-tunnels = Tunneler
learn-chapter-stations = Stasjoner
learn-chapter-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
learn-chapter-merchandise = Varer
learn-chapter-swaps = Den lengste toglinjen
learn-chapter-end = Slutt og opptelling

# $trains og $hand er antall brikker og kort.
learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Du legger vogner mellom stedene på brettet. Du begynner med { $trains } vogner, { $hand } kort og noen kontrakter.
       *[ticket] Du legger vogner mellom stedene på brettet. Du begynner med { $trains } vogner, { $hand } kort og noen billetter.
    }
   *[train] { $ticket ->
        [contract] Du legger tog mellom byene på brettet. Du begynner med { $trains } tog, { $hand } kort og noen kontrakter.
       *[ticket] Du legger tog mellom byene på brettet. Du begynner med { $trains } tog, { $hand } kort og noen billetter.
    }
}
learn-aim-points = { $ticket ->
    [contract] Hver toglinje du bygger, gir poeng med en gang. Til slutt får du poengene for kontraktene du har oppfylt, mens poengene for de andre trekkes fra.
   *[ticket] Hver toglinje du bygger, gir poeng med en gang. Til slutt får du poengene for billettene du har fullført, mens poengene for de andre trekkes fra.
}
# $stations er hvor mange stasjoner hver spiller har; 0 på brett uten.
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] På din tur gjør du én ting, og bare én: tar kort, bygger en toglinje eller trekker kontrakter.
       *[other] På din tur gjør du én ting, og bare én: tar kort, bygger en toglinje, trekker kontrakter eller bygger en stasjon.
    }
   *[ticket] { $stations ->
        [0] På din tur gjør du én ting, og bare én: tar kort, bygger en toglinje eller trekker billetter.
       *[other] På din tur gjør du én ting, og bare én: tar kort, bygger en toglinje, trekker billetter eller bygger en stasjon.
    }
}
learn-aim-win = Den som har flest poeng til slutt, vinner.

learn-cards-two = Når du tar kort, tar du to: åpne fra markedet, skjulte fra bunken eller ett av hvert. Et åpent kort erstattes med en gang.
learn-cards-hold = Du kan ha så mange kort du vil på hånden. Når bunken tar slutt, stokkes de brukte kortene til en ny.
learn-cards-none = Når det hverken er kort i bunken eller brukte kort, kan du fortsatt ta åpne kort, men de erstattes ikke. Finnes det ikke noe kort du kan ta, gjør du noe annet på din tur.
learn-cards-whole = { $locomotive ->
    [joker] En åpen joker er verdt begge kortene: Ta den først, og turen din er over. Den kan ikke være det andre kortet. En joker som kommer skjult fra bunken, er et kort som alle andre.
   *[locomotive] Et åpent lokomotiv er verdt begge kortene: Ta det først, og turen din er over. Det kan ikke være det andre kortet. Et lokomotiv som kommer skjult fra bunken, er et kort som alle andre.
}
learn-cards-plain = { $locomotive ->
    [joker] En åpen joker er et kort som alle andre her: Du kan ta to på samme tur.
   *[locomotive] Et åpent lokomotiv er et kort som alle andre her: Du kan ta to på samme tur.
}
# $n: så mange åpne tømmer markedet.
learn-cards-reset = { $locomotive ->
    [joker] Så snart { $n } jokere ligger åpne, byttes alle de fem åpne kortene ut.
   *[locomotive] Så snart { $n } lokomotiver ligger åpne, byttes alle de fem åpne kortene ut.
}

learn-routes-claim = { $train ->
    [wagon] For å bygge en toglinje betaler du like mange kort i toglinjens farge som den har felter. Vognene dine legges på den, og den er din ut spillet. Du kan bygge én toglinje per tur, hvor som helst på brettet.
   *[train] For å bygge en toglinje betaler du like mange kort i toglinjens farge som den har felter. Togene dine legges på den, og den er din ut spillet. Du kan bygge én toglinje per tur, hvor som helst på brettet.
}
learn-routes-grey = En grå toglinje kan betales med hvilken som helst farge, men alle kortene må ha den samme.
# $places er en liste som "vanlige toglinjer, tunneler og ferger", i grunnform.
learn-routes-wild = { $locomotive ->
    [joker] En joker teller som et kort i hvilken som helst farge. Det gjør den her: { $places }.
   *[locomotive] Et lokomotiv teller som et kort i hvilken som helst farge. Det gjør det her: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] På en vanlig toglinje teller bare fargede kort; en joker hjelper ikke.
   *[locomotive] På en vanlig toglinje teller bare fargede kort; et lokomotiv hjelper ikke.
}
learn-place-train = vanlige toglinjer
learn-place-tunnel = tunneler
learn-place-ferry = ferger
learn-place-station = stasjoner
learn-routes-points = Jo lengre toglinjen er, jo mer er den verdt.
learn-routes-own = Poengtabellen for dette brettet har vi laget selv.
learn-points-spaces = Felter
learn-points-points = Poeng

learn-doubles-what = { $ticket ->
    [contract] To spor mellom de samme to stedene er en dobbel toglinje. Ingen kan eie begge.
   *[ticket] To spor mellom de samme to byene er en dobbel toglinje. Ingen kan eie begge.
}
learn-doubles-unequal = De er en dobbel toglinje også når de er ulike i lengde, farge eller slag.
# $from: fra dette antallet spillere brukes begge sporene.
learn-doubles-from = Med { $from } spillere eller flere kan begge sporene bygges, av hver sin spiller. Med færre stenges det andre sporet så snart det første er bygd.

learn-ferries-what = { $locomotive ->
    [joker] En ferge krysser vann. Hvert felt med et lokomotiv på krever en joker; de andre feltene betales med fargede kort som vanlig.
   *[locomotive] En ferge krysser vann. Hvert felt med et lokomotiv på krever et lokomotivkort; de andre feltene betales med fargede kort som vanlig.
}
# $n kort teller som ett lokomotiv.
learn-ferries-exchange = { $locomotive ->
    [joker] Ingen joker? På en ferge teller { $n } vilkårlige kort som én, så ofte du vil.
   *[locomotive] Ikke noe lokomotiv? På en ferge teller { $n } vilkårlige kort som ett, så ofte du vil.
}

# $n kort snus.
learn-tunnels-dig = En tunnel kan koste mer enn den viser. Betal først for feltene som vanlig. Så snus { $n } kort fra bunken.
learn-tunnels-match = { $locomotive ->
    [joker] Hvert kort i fargen du betalte med, og hver joker, koster deg ett kort til: i den fargen, eller en joker. Har du bare betalt med jokere, teller bare jokere, og da kan du bare betale med jokere.
   *[locomotive] Hvert kort i fargen du betalte med, og hvert lokomotiv, koster deg ett kort til: i den fargen, eller et lokomotiv. Har du bare betalt med lokomotiver, teller bare lokomotiver, og da kan du bare betale med lokomotiver.
}
learn-tunnels-give-up = Kan eller vil du ikke betale, får du kortene dine tilbake, og turen din er over.
learn-tunnels-few = Er det færre enn { $n } kort igjen, også når de brukte kortene er stokket inn, snus bare de. Er det ingen, koster tunnelen bare feltene sine.

# $n stasjoner til hver spiller.
learn-stations-build = Du har { $n } stasjoner. En stasjon kan bygges i enhver by som ikke har noen, også langt fra toglinjene dine, og det tar hele turen din. Den første koster ett kort, hver ny ett mer enn den forrige, alle kortene i samme farge.
learn-stations-use = Med en stasjon låner du én av de andres toglinjer som ender i byen. Den teller bare for billettene dine, og du trenger ikke velge før spillet er slutt. Én og samme toglinje gjelder for alle billettene dine.
# $points for hver stasjon.
learn-stations-points = Hver stasjon du ikke har bygd når spillet er slutt, gir { $points } poeng.

learn-tickets-what = { $ticket ->
    [contract] En kontrakt nevner to steder. Knytt dem sammen med dine egne toglinjer, hvilken vei du vil, så gir den poengene sine til slutt. Gjør du ikke det, trekkes poengene fra.
   *[ticket] En billett nevner to byer. Knytt dem sammen med dine egne toglinjer, hvilken vei du vil, så gir den poengene sine til slutt. Gjør du ikke det, trekkes poengene fra.
}
learn-tickets-secret = { $ticket ->
    [contract] Ingen andre ser kontraktene dine før spillet er slutt.
   *[ticket] Ingen andre ser billettene dine før spillet er slutt.
}
# I starten: $long og $regular deles ut, minst $keep beholdes.
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Du begynner med { $regular } kontrakter og beholder minst { $keep }.
        [one] Du begynner med 1 lang og { $regular } korte kontrakter og beholder minst { $keep }.
       *[other] Du begynner med { $long } lange og { $regular } korte kontrakter og beholder minst { $keep }.
    }
   *[ticket] { $long ->
        [0] Du begynner med { $regular } billetter og beholder minst { $keep }.
        [one] Du begynner med 1 lang og { $regular } korte billetter og beholder minst { $keep }.
       *[other] Du begynner med { $long } lange og { $regular } korte billetter og beholder minst { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Av disse første går de du gir tilbake, ut av spillet. Senere legges de nederst i bunken.
       *[box] De du gir tilbake, går ut av spillet.
    }
   *[bottom] De du gir tilbake, legges nederst i bunken.
}
# Senere: $n trekkes, minst $keep beholdes. $returns sier hvor resten havner.
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Senere kan du bruke en tur på å trekke { $n } til. Behold minst { $keep }; resten går ut av spillet. En kontrakt du beholder, blir du ikke kvitt igjen.
       *[bottom] Senere kan du bruke en tur på å trekke { $n } til. Behold minst { $keep }; resten legges nederst i bunken. En kontrakt du beholder, blir du ikke kvitt igjen.
    }
   *[ticket] { $returns ->
        [box] Senere kan du bruke en tur på å trekke { $n } til. Behold minst { $keep }; resten går ut av spillet. En billett du beholder, blir du ikke kvitt igjen.
       *[bottom] Senere kan du bruke en tur på å trekke { $n } til. Behold minst { $keep }; resten legges nederst i bunken. En billett du beholder, blir du ikke kvitt igjen.
    }
}
learn-tickets-own = { $ticket ->
    [contract] { $own } av de { $n } kontraktene på dette brettet har vi laget selv.
   *[ticket] { $own } av de { $n } billettene på dette brettet har vi laget selv.
}

learn-merchandise-take = Toglinjer med en håndkjerre frakter varer. Den som bygger en slik, tar et varekort så lenge det er noen igjen. Det er alltid ett kort, uansett hvor lang toglinjen er.
learn-merchandise-bonus = Til slutt gir varer en bonus etter plassering: Flest varer gir mest. Spillere som står likt, får alle hele bonusen for plassen sin, og de andre plassene de ville ha fylt, hoppes over. Uten varer er det ingen bonus.
learn-merchandise-place = Plass
learn-merchandise-players = { $n } spillere

# $route er et navn som "Lieksa – Murmansk"; $n kort teller som ett av kortene.
learn-swaps-what = Én toglinje har sin egen regel: { $route }. Hvert av kortene kan du erstatte med { $n } vilkårlige kort.
learn-swaps-worth = { $train ->
    [wagon] Den krever { $length } vogner og gir { $points } poeng, uansett hvordan du betaler.
   *[train] Den krever { $length } tog og gir { $points } poeng, uansett hvordan du betaler.
}

# $n brikker eller færre setter i gang siste runde.
learn-end-last = { $train ->
    [wagon] Når en spiller avslutter turen sin med { $n } vogner eller færre, begynner siste runde: Alle spillerne får én tur til, også den spilleren.
   *[train] Når en spiller avslutter turen sin med { $n } tog eller færre, begynner siste runde: Alle spillerne får én tur til, også den spilleren.
}
learn-end-count = { $ticket ->
    [contract] Så vises kontraktene. De oppfylte gir poengene sine, mens poengene for de andre trekkes fra.
   *[ticket] Så vises billettene. De fullførte gir poengene sine, mens poengene for de andre trekkes fra.
}
learn-end-longest = Den lengste ubrutte ruten, målt i tog, gir { $points } poeng. Den kan gå gjennom en by flere ganger, men bruke hver toglinje bare én gang. Står flere likt, får hver av dem poengene.
learn-end-globe = Den som har fullført flest billetter, får { $points } poeng. Står flere likt, får hver av dem poengene.
# $ways er en liste over det som avgjør, i grunnform.
learn-end-tie = { $n ->
    [1] Står flere likt på poeng, avgjør dette: { $ways }.
   *[other] Står flere likt på poeng, avgjør dette, i denne rekkefølgen: { $ways }.
}
learn-end-shared = Spillere som fortsatt står likt, deler seieren.
learn-tie-tickets = { $ticket ->
    [contract] flest oppfylte kontrakter
   *[ticket] flest fullførte billetter
}
learn-tie-stations = færrest bygde stasjoner
learn-tie-longest_path_bonus = poengene for lengste rute
learn-tie-longest_path = den lengste ruten

## Lær: hva man kan prøve, og hva som kom ut av det. $route og $city er navn i grunnform.

learn-try = Prøv det
learn-task-draw = Ta to kort. Trykk på åpne kort eller på bunken.
learn-task-locomotive = { $locomotive ->
    [joker] Ta den åpne jokeren.
   *[locomotive] Ta det åpne lokomotivet.
}
learn-task-locomotives = { $locomotive ->
    [joker] Ta begge de åpne jokerne.
   *[locomotive] Ta begge de åpne lokomotivene.
}
learn-task-claim = Bygg denne toglinjen: { $route }. Trykk på den på brettet, og trykk så på Bygg.
learn-task-grey = Bygg denne grå toglinjen: { $route }. Velg kortene du betaler med.
learn-task-double = Bygg ett av sporene: { $route }. Se hva som skjer med det andre.
learn-task-ferry = { $locomotive ->
    [joker] Bygg denne fergen: { $route }. Betal med en joker for feltet med lokomotivet.
   *[locomotive] Bygg denne fergen: { $route }. Betal med et lokomotivkort for feltet med lokomotivet.
}
learn-task-exchange = { $locomotive ->
    [joker] Du har ingen joker. Bygg denne fergen likevel: { $route }.
   *[locomotive] Du har ikke noe lokomotiv. Bygg denne fergen likevel: { $route }.
}
learn-task-tunnel = Grav denne tunnelen: { $route }. Se hva bunken krever, og betal det.
learn-task-station = Det er den siste turen, og en annen spiller har toglinjen du trenger. Bygg en stasjon her: { $city }.
learn-task-ticket = { $ticket ->
    [contract] Kontrakten din mangler én toglinje. Bygg den: { $route }.
   *[ticket] Billetten din mangler én toglinje. Bygg den: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Trekk kontrakter, og behold dem du liker.
   *[ticket] Trekk billetter, og behold dem du liker.
}
learn-task-merchandise = Bygg denne toglinjen med en håndkjerre: { $route }.
learn-task-swap = Bygg den lengste toglinjen: { $route }. Du har for få kort i samme farge, men mange andre.
learn-task-end = { $train ->
    [wagon] Du har få vogner igjen. Bygg denne toglinjen, så begynner siste runde: { $route }.
   *[train] Du har få tog igjen. Bygg denne toglinjen, så begynner siste runde: { $route }.
}
learn-task-count = Det er spillets siste tur. Bygg denne toglinjen, og se opptellingen: { $route }.

learn-done-draw = Bra: to kort til på hånden, og turen din er over.
learn-done-locomotive = { $locomotive ->
    [joker] Bra: Jokeren er din, og turen din er over.
   *[locomotive] Bra: Lokomotivet er ditt, og turen din er over.
}
learn-done-locomotives = { $locomotive ->
    [joker] Bra: to jokere på samme tur.
   *[locomotive] Bra: to lokomotiver på samme tur.
}
learn-done-claim = Bra: Toglinjen er din, { $points } poeng.
learn-done-double = Bra: Det ene sporet er ditt. Med to spillere er det andre nå stengt.
learn-done-exchange = Bra: Andre kort gjorde nytten, og fergen er din: { $points } poeng.
# $extra kort mer enn feltene.
learn-done-tunnel = { $extra ->
    [0] Bra: Tunnelen er din, og den kostet ikke mer.
    [one] Bra: Tunnelen er din. Den kostet ett kort til.
   *[other] Bra: Tunnelen er din. Den kostet { $extra } kort til.
}
learn-done-station = { $ticket ->
    [contract] Bra: Stasjonen låner deg toglinjen som manglet, og kontrakten din er oppfylt.
   *[ticket] Bra: Stasjonen låner deg toglinjen som manglet, og billetten din er fullført.
}
learn-done-ticket = { $ticket ->
    [contract] Bra: De to stedene er knyttet sammen. Til slutt gir det { $points } poeng.
   *[ticket] Bra: De to byene er knyttet sammen. Til slutt gir det { $points } poeng.
}
# $n beholdt.
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Bra: Du har fått én kontrakt til. Til slutt viser det seg om den lønner seg.
       *[other] Bra: Du har fått { $n } kontrakter til. Til slutt viser det seg om de lønner seg.
    }
   *[ticket] { $n ->
        [one] Bra: Du har fått én billett til. Til slutt viser det seg om den lønner seg.
       *[other] Bra: Du har fått { $n } billetter til. Til slutt viser det seg om de lønner seg.
    }
}
learn-done-merchandise = Bra: Toglinjen er din, og et varekort følger med.
learn-done-swap = Bra: Toglinjen er din, { $points } poeng på én tur.
learn-done-end = Bra: Siste runde begynner. Alle spillerne får én tur til.
learn-done-count = Bra: Spillet er slutt. Slik legges poengene dine sammen.
learn-missed = Det er lov, og turen din er over. Men det er ikke det dette handler om: Prøv igjen.
learn-again = Prøv igjen

## Lær: hva tingene ved bordet er

learn-help-press = Trykk på noe ved bordet for å få det forklart.
learn-help-end = Ferdig
learn-help-more = Les mer
learn-help-nothing = { $ticket ->
    [contract] Det er det ingen regel for. Trykk på et kort, en toglinje, et sted eller et tall.
   *[ticket] Det er det ingen regel for. Trykk på et kort, en toglinje, en by eller et tall.
}
learn-thing-market = Marked
learn-thing-deck = Bunke: { $n } kort
learn-thing-score = Poeng til nå
learn-thing-trains = { $train ->
    [wagon] Vogner igjen
   *[train] Tog igjen
}
learn-thing-cards = Kort på hånden
learn-thing-clock = Klokke
learn-score-so-far = { $ticket ->
    [contract] Dette er poengene for toglinjer. Kontrakter og alt annet telles til slutt.
   *[ticket] Dette er poengene for toglinjer. Billetter og alt annet telles til slutt.
}
learn-cards-count = Alle ser hvor mange kort en spiller har, men bare spilleren selv ser hvilke.
learn-tickets-count = { $ticket ->
    [contract] Så mange kontrakter har spilleren. Bare spilleren selv ser hvilke.
   *[ticket] Så mange billetter har spilleren. Bare spilleren selv ser hvilke.
}
learn-clock-none = Det er ingen klokke ved dette bordet.
learn-clock-runs = Så mye tid har spilleren igjen. Når den er ute, tar en bot over til spilleren kommer tilbake.
# $price som "4 felter, én valgfri farge", i grunnform; $points for å bygge den.
learn-route-worth = { $price }: { $points } poeng.
learn-route-taken = Den har en eier og blir hos den spilleren ut spillet.
learn-route-closed = Den er stengt resten av spillet, fordi det andre sporet er bygd.
learn-city-what = { $ticket ->
    [contract] Toglinjer går mellom to steder. En bokstav ved et sted viser at en av kontraktene dine begynner eller ender der.
   *[ticket] Toglinjer går mellom to byer. En bokstav ved en by viser at en av billettene dine begynner eller ender der.
}
