### name: Dansk
### serves: fo kl DK FO GL
### alphabet: a b c d e f g h i j k l m n o p q r s t u v w x y z æ ø å aa
### thousands: .
###
### Perrons ord på dansk. Et ord for hver ting, det samme overalt:
###
###   route          strækning (bygge en strækning)    locomotive    lokomotiv
###   path           rute (længste rute)               joker         joker
###   track          spor                              card          kort
###   space          felt                              deck          bunke
###   ticket         billet                            discards      brugte kort
###   contract       kontrakt                          market        marked
###   complete       fuldføre, kontrakt: opfylde       face up       åben
###   train          tog                               turn up       vende
###   wagon          vogn                              merchandise   varer, varekort
###   city, place    by, sted                          hand cart     håndkærre
###   board, map     spilleplade, plade                seat          plads
###   table, host    bord, vært                        turn          tur
###   point          point                             shuffle       blande, blanding
###   bot            bot, flere: botter                chat, log     chat, log
###
### "Kort" er altid spillekort, aldrig landkort.

# same in this language
perron = Perron
you = du
you-name = Du
close = Luk
cancel = Annuller
join = Vær med
undo = Fortryd
notice = Besked
settings = Indstillinger
# same in this language
menu = Menu
to-home = Til forsiden
to-learn = Lær at spille
to-rules = Reglerne
to-rule = Reglen
what-is-this = Hvad er det?
try-again = Prøv igen
open-seat = Ledig plads
# Den, der ikke har opgivet noget navn; $n skelner gæsterne.
guest = Gæst { $n }
your-turn = Din tur

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } og { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] for 1 dag siden
       *[other] for { $n } dage siden
    }
    [hour] { $n ->
        [one] for 1 time siden
       *[other] for { $n } timer siden
    }
   *[minute] { $n ->
        [0] lige nu
        [one] for 1 minut siden
       *[other] for { $n } minutter siden
    }
}
nowhere = Sporet ender her
nowhere-more = Der er ingen side på denne adresse.
broken = Noget gik galt på denne side. Intet er gået tabt: Spillene ligger på serveren.
broken-reload = Indlæs igen
part-missing = Denne del af siden kom ikke frem.

## Forside

# What search engines and the home screen of a phone say of the page.
home-about = Et gratis hjem for togbrætspil, på egen server.
home-lead = Togbrætspil i browseren, med venner eller mod en bot, der er værd at slå.
home-unofficial = Gratis og uofficielt; egne regeltekster, egne tegninger. Uden forbindelse til noget forlag.
home-new = Nyt spil
home-failed = Serveren svarer ikke. Dine spil er i god behold.
home-board = Spilleplade
home-players = { $least }–{ $most } spillere
home-seats = Pladser
home-seat = Hvem spiller på plads { $n }
home-your-name = Dit navn
home-friend = Ven via link
# same in this language
home-bot = Bot: { $level }
home-remove = Fjern plads { $n }
home-add = Tilføj en plads
home-more = Farve, ur og chat
home-pace = Tempo
pace-none = Uden ur
pace-live = 10 min. hver
pace-days = En dag pr. tur
home-chat = Chat med vennerne ved bordet
home-opening = Gør bordet klar…
home-friends = Spil med venner
home-friends-more = Du får et link, du kan sende. Ingen konto nødvendig.
home-play = Spil nu
home-play-more = Botter tager de andre pladser.
home-mine = Dine spil
home-none = Ingen spil endnu. Vælg en plade, og tryk på Spil nu.
home-won = { $winners ->
    [one] Vundet
   *[other] Delt sejr
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Tabt
   *[other] Nr. { $rank } af { $n }
}
home-over = Slut
home-waiting = Venter
home-join = Sæt dig ved et bord
home-paste = Indsæt et link
join-unreadable = Det er ikke et link til et bord. Bed din ven kopiere det igen.
# En linje om hver plade, under dens navn.
about-europe = omkring 1900
about-nordic = færger og tunneler
about-amsterdam = 1600-tallet, hurtigt
board-europe = Europa
board-nordic = Norden
# same in this language
board-amsterdam = Amsterdam
# Hvor godt en bot spiller; står alene eller efter "bot,".
level-random = tilfældig
level-level1 = begynder
level-level2 = let
level-level3 = øvet
level-level4 = god
level-level5 = stærk
level-level6 = mester

## Indstillinger

settings-theme = Lyst eller mørkt
settings-theme-system = Som systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-language = Sprog
settings-language-browser = Som browseren ({ $language })
settings-motion = Bevægelse
settings-motion-system = Som systemet
settings-motion-instant = Ingen
settings-draw = Når du tager et kort
settings-draw-hold = Vent
settings-draw-ask = Spørg
settings-draw-instant = Straks
settings-draw-hold-more = Kortet venter halvandet sekund, før det tages; Fortryd kalder det tilbage.
settings-draw-ask-more = Kortet tages, når du bekræfter.
settings-draw-instant-more = Kortet tages, så snart du trykker på det.
settings-sounds = Lyde
settings-sound-turn = Din tur
settings-sound-card = Kort
settings-sound-claim = Strækninger
settings-ways = Vis på pladen, hvad mine billetter mangler
settings-keys = Genvejstaster med enkelte bogstaver

## Kort og priser

# Slags kort, for sig selv.
# same in this language
kind-pink = Pink
kind-blue = Blå
# same in this language
kind-orange = Orange
kind-white = Hvid
kind-green = Grøn
kind-yellow = Gul
kind-black = Sort
kind-red = Rød
kind-locomotive = { $locomotive ->
    [joker] Joker
   *[locomotive] Lokomotiv
}
# Så mange kort af en slags, efter tallet: "3 blå", "1 lokomotiv". $n er tallet.
# same in this language
card-pink = pink
card-blue = blå
# same in this language
card-orange = orange
card-white = { $n ->
    [one] hvid
   *[other] hvide
}
card-green = { $n ->
    [one] grøn
   *[other] grønne
}
card-yellow = { $n ->
    [one] gul
   *[other] gule
}
card-black = { $n ->
    [one] sort
   *[other] sorte
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
# Strækningers farver, for sig selv eller i en liste: "4 felter, blå".
# same in this language
colour-pink = pink
colour-blue = blå
# same in this language
colour-orange = orange
colour-white = hvid
colour-green = grøn
colour-yellow = gul
colour-black = sort
colour-red = rød
# $card er beskeden card-… for dette antal.
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 felt
   *[other] { $n } felter
}
# Priser er lister af disse: "4 felter, én valgfri farve, mindst 1 lokomotiv". any-cards er en pris for sig selv.
any-colour = én valgfri farve
any-cards = { $n ->
    [one] 1 kort i valgfri farve
   *[other] { $n } i samme farve
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] mindst 1 joker
       *[other] mindst { $n } jokere
    }
   *[locomotive] { $n ->
        [one] mindst 1 lokomotiv
       *[other] mindst { $n } lokomotiver
    }
}
ferry-exchange = { $locomotive ->
    [joker] eller { $n } vilkårlige kort for hver
   *[locomotive] eller { $n } vilkårlige kort for hvert
}
# På denne strækning (swap) eller færge (ferry-exchange) gælder så mange kort af enhver slags for et, der mangler.
swap = { $n } vilkårlige kort gælder som ét
points = +{ $n } point

## Botter, efter plads

# Botternes navne: folk, der arbejder ved jernbanen.
bot-1 = Fyrbøder
bot-2 = Portør
bot-3 = Konduktør
bot-4 = Signalmand
bot-5 = Lokofører

## Bord

title-table = { $turn ->
    [mine] ● Din tur – { $board }
   *[other] { $board } – Perron
}
table-coming = Gør bordet klar…
table-missing = Det bord findes ikke
table-missing-more = Linket er måske gammelt eller skrevet forkert. Bed om det igen.
table-forbidden = Dette bord er ikke åbent for dig
table-forbidden-more = Du kan være med via det link, som værten deler.
table-full = Alle pladser er taget
table-full-more = Spillet er begyndt, og kun de, der spiller, ser det.
not-connected = Ingen forbindelse lige nu. Dit valg er i god behold.
watching-only = Du ser med ved dette bord.
watching-full = Alle pladser er taget, så du ser med.
undo-nothing = Der er intet at fortryde. Det, der er sendt, ligger på bordet.

waiting-room = ventesal
# $here personer på perronen, $open ledige pladser.
waiting-title = { $here ->
    [one] Én på perronen
    [2] To på perronen
    [3] Tre på perronen
   *[other] { $here } på perronen
}, { $open ->
    [one] én ledig plads
    [2] to ledige pladser
    [3] tre ledige pladser
   *[other] { $open } ledige pladser
}
waiting-full = Alle er om bord
waiting-full-more = { $host ->
    [you] Alle pladser er taget. Start, når du er klar.
   *[other] Alle pladser er taget. Værten starter spillet.
}
waiting-more = Send linket til dine venner. Botter kan tage de ledige pladser.
waiting-invited = Du er inviteret til dette bord.
waiting-no-key = Den sidste del af linket, efter #, mangler. Bed den, der inviterede dig, om hele linket.
waiting-full-guest = { $watch ->
    [yes] Alle pladser er taget. Bliv her og se med: du ser spillet, så snart det begynder.
   *[no] Alle pladser er taget, og kun de, der spiller, ser dette spil.
}
waiting-you = { $host ->
    [yes] du, vært
   *[no] du
}
waiting-here = { $host ->
    [yes] vært
   *[no] ved bordet
}
# same in this language
waiting-bot = bot, { $level }
waiting-open = via link
waiting-ready = Klar
waiting-colour = Din farve
seat-colour-cobalt = blå, cirkel
seat-colour-vermilion = rød, kvadrat
seat-colour-amber = ravgul, trekant
seat-colour-aqua = turkis, rombe
seat-colour-aubergine = aubergine, kryds
waiting-colour-of = { $colour }: { $name }
waiting-sit = Tag plads
# $guest is the message guest with the number of the seat.
naming = Skift navn
naming-more = De andre ved bordet kan se det. Uden navn er du { $guest }.
naming-save = Gem
waiting-start = Start spillet
waiting-fill = { $n ->
    [one] Start med en bot på den ledige plads
   *[other] Start med botter på de ledige pladser
}
leave = Forlad bordet
leave-title = Vil du forlade bordet?
leave-more = En bot spiller for dig, så de andre kan spille videre. Du kan tage din plads tilbage, så længe spillet varer.
stay = Bliv
invite = Inviter
invite-more = Send linket, eller lad en telefon læse koden.
invite-code = Kode med linket til dette bord
copy-link = Kopiér link
copy-watch = Kopiér et link til tilskuere
copied = Kopieret
copy-failed = Linket kunne ikke kopieres. Markér det, og kopiér det selv.
share = Del
terms = Dette spil
terms-pace = Tempo
terms-trains = { $train ->
    [wagon] Vogne til hver
   *[train] Tog til hver
}
# $n tog, $stations stationer til hver spiller.
terms-trains-n = { $stations ->
    [0] { $n }
   *[other] { $n } og { $stations } stationer
}
terms-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
terms-tickets-n = { $long ->
    [0] { $regular }, behold mindst { $keep }
    [one] 1 lang og { $regular } korte, behold mindst { $keep }
   *[other] { $long } lange og { $regular } korte, behold mindst { $keep }
}
terms-shuffle = Blanding
terms-sealed = Forseglet, kan tjekkes bagefter
clock-none = Uden ur
clock-live = { $minutes } min. hver og { $increment } sek. pr. tur
clock-days = { $days ->
    [one] En dag pr. tur
   *[other] { $days } dage pr. tur
}
clock-left-days = { $n ->
    [one] 1 dag
   *[other] { $n } dage
}
# $h timer og $m minutter, kort.
clock-left-hours = { $h } t. { $m }

banner-reconnecting = { $clocks ->
    [run] Forbinder igen… Spillet er i god behold på serveren. Urene går videre, medmindre serveren selv er nede.
   *[none] Forbinder igen… Spillet er i god behold på serveren; du kan fortsætte, så snart den svarer.
}
banner-offline = { $clocks ->
    [run] Du er offline. Urene går videre; du kan stadig se pladen.
   *[none] Du er offline. Intet går tabt; du kan stadig se pladen.
}
banner-asking = Der kan ikke oprettes direkte forbindelse her, så siden spørger efter nyt hvert andet sekund. Spillet går videre som normalt.
banner-version = Der er en ny version af siden.
to-version = Skift til den
banner-stand-in = En bot spiller for dig.
come-back = Tag din plads tilbage
banner-last = { $n ->
    [one] Sidste runde: én tur tilbage.
   *[other] Sidste runde: { $n } ture tilbage.
}
banner-rematch = Det næste spil er stillet op.
to-rematch = Til det nye bord

players = Spillere
players-log = Spillere og log
market-tickets = { $ticket ->
    [contract] Marked og kontrakter
   *[ticket] Marked og billetter
}
seat-you = du
# same in this language
seat-bot = bot, { $level }
# same in this language
seat-bot-plain = bot
seat-away = væk
seat-away-until = væk; en bot overtager om { $time }
seat-stand-in = væk, en bot spiller
stat-trains = { $train ->
    [wagon] vogne tilbage
   *[train] tog tilbage
}
stat-cards = kort
stat-tickets = { $ticket ->
    [contract] kontrakter
   *[ticket] billetter
}
stat-stations = stationer tilbage
stat-merchandise = varer
stat-clock = tid tilbage

status-over = Spillet er slut
status-choose = { $ticket ->
    [contract] Vælg dine kontrakter
   *[ticket] Vælg dine billetter
}
status-second = Et kort mere
# same in this language
status-tunnel = Tunnel
status-watching = Ser med
status-wait = Et øjeblik
status-other = { $name } spiller
bar-players = { $turn ->
    [0] { $n } spillere
   *[other] { $n } spillere · tur { $turn }
}
map = Spilleplade: { $board }
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis hele pladen
show-on-map = Vis på pladen: { $what }

# same in this language
log = Log
log-order = nyeste først
log-earlier = Vis tidligere
# same in this language
chat = Chat
chat-none = Ingen har sagt noget endnu.
chat-say = Sig noget
# same in this language
chat-send = Send
notices = Beskeder
sheet = { $ticket ->
    [contract] Kort, kontrakter, spillere, log
   *[ticket] Kort, billetter, spillere, log
}
sheet-open = Åbn panelet
sheet-close = Vis mere af pladen
sheet-full = Åbn panelet i fuld højde
sheet-half = Gør panelet mindre
tab-cards = Kort
tab-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
tab-players = Spillere
# same in this language
tab-log = Log

market = Marked
market-counts = bunke { $deck }
market-empty = Tom
# $kind er en slags kort; et kolon foran er i orden.
market-take = Tag: { $kind }
market-deck = Tag fra bunken, { $n } kort tilbage
deck = Bunke
hand = Dine kort
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } af { $n } i betalingen
hand-of = { $laid }/{ $n }
hand-spoken = På din hånd: { $cards }
your-tickets = { $ticket ->
    [contract] Dine kontrakter
   *[ticket] Dine billetter
}
tickets-done = { $ticket ->
    [contract] { $done } af { $n } opfyldt
   *[ticket] { $done } af { $n } fuldført
}
tickets-none = { $ticket ->
    [contract] Ingen kontrakter endnu.
   *[ticket] Ingen billetter endnu.
}
tickets-ways = Vis på pladen, hvad der mangler
ticket-done = { $ticket ->
    [contract] Opfyldt
   *[ticket] Fuldført
}
ticket-cut = Afskåret
ticket-station = Afskåret. En station kan hjælpe
ticket-long = lang
# $tunnels er, hvor mange af de manglende strækninger der er tunneler.
ticket-to-go = { $train ->
    [wagon] { $n ->
        [one] mangler 1 vogn
       *[other] mangler { $n } vogne
    }
   *[train] mangler { $n } tog
}{ $tunnels ->
    [0] {""}
   *[other] , tunnelrisiko
}

## Handlinger

actions = Hvad du kan gøre
idle-title = Tag to kort, eller vælg en strækning
idle-last = Din sidste tur: Tag kort, eller vælg en strækning
idle-more = { $n ->
    [0] Du kan ikke betale for nogen strækning endnu.
    [one] Du kan bygge én strækning nu.
   *[other] Du kan bygge { $n } strækninger nu.
}
second-title = Tag et kort mere
second-more = Fra markedet eller bunken.
second-more-limit = { $locomotive ->
    [joker] Fra markedet eller bunken. En åben joker kan ikke være det andet kort.
   *[locomotive] Fra markedet eller bunken. Et åbent lokomotiv kan ikke være det andet kort.
}
draw-tickets = { $ticket ->
    [contract] Træk kontrakter
   *[ticket] Træk billetter
}
build-station = Byg station
# $card er ét kort, "blå". Et kolon foran er i orden.
held = { $from ->
    [deck] { $asking ->
        [yes] Tag et kort fra bunken?
       *[no] Tager et kort fra bunken
    }
   *[market] { $asking ->
        [yes] Tag 1 { $card }?
       *[no] Tager 1 { $card }
    }
}
held-first = Derefter et mere.
held-first-again = Derefter et mere. Tryk igen for at tage det straks.
held-second = Dit andet kort.
held-whole = Det er hele din tur.
held-take = Tag det
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Forrige strækning under samme finger
neighbour-after = Næste strækning under samme finger
# same in this language
tunnel = tunnel
merchandise-one = varer
# $letters står for billetter: "A og C".
completes = { $ticket ->
    [contract] Opfylder { $letters }
   *[ticket] Fuldfører { $letters }
}
serves = På ruten for { $letters }
pay-ways = Måder at betale på
pay-more = { $n ->
    [one] { $n } måde til
   *[other] { $n } måder til
}
# Hvad der er tilbage af disse slags efter betalingen: "2 blå tilbage".
pay-left = { $cards } tilbage
pay-all = ingen tilbage
compose = Andre kort
compose-more = vælg dem selv
compose-back = Forslag
compose-empty = Tryk på kort på din hånd
compose-hint = Tryk på dine kort for at tilføje, på disse for at tage tilbage
compose-good = Det er nok
compose-remove = Tag tilbage: { $kind }
claim = Byg
claim-for = Byg for { $cards }
claiming = Bygger…
paying = Betaler…
building = Bygger…
drawing = Trækker…
keeping = Beholder…
slow = Prøver stadig
slow-more = Serveren er længe om at svare. Dit valg er i god behold.
cannot-afford = Dine kort rækker ikke til denne strækning endnu. { $any ->
    [some] Du har { $have }.
   *[none] Du har ingen, der passer.
}
detour = Uden denne strækning kan { $ticket ->
    [contract] kontrakt { $letter } stadig opfyldes
   *[ticket] billet { $letter } stadig fuldføres
}: { $routes ->
    [one] { $routes } strækning
   *[other] { $routes } strækninger
}, { $n ->
    [one] { $n } felt
   *[other] { $n } felter
}.
detour-none = Uden denne strækning kan { $ticket ->
    [contract] kontrakt { $letter } ikke opfyldes
   *[ticket] billet { $letter } ikke fuldføres
}.
route-of = { $who ->
    [you] Denne strækning er din.
   *[other] Denne strækning tilhører { $name }.
}
station-in = Station i { $city }
station-more = Så kan du bruge én af de andres strækninger ind til denne by.
station-where = Vælg en by til din station
station-where-more = { $n ->
    [one] Din sidste station.
   *[other] Du har { $n } stationer tilbage.
}
station-cannot = Dine kort rækker ikke til en station: Den første koster ét kort, den anden to i samme farve, den tredje tre.
build = Byg
build-for = Byg for { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Træk én kontrakt?
       *[other] Træk { $n } kontrakter?
    }
   *[ticket] { $n ->
        [one] Træk én billet?
       *[other] Træk { $n } billetter?
    }
}
draw-tickets-more = Du skal beholde mindst { $keep }. Det koster din tur og kan ikke fortrydes.
draw-tickets-do = Træk { $n }
pass-title = Intet er muligt
pass-more = Der er ingen kort at tage, og du kan ikke betale for noget. Du kan kun melde pas.
pass = Pas
tunnel-laid = Du lagde { $cards }
tunnel-turned = Vendte kort
tunnel-owed = Du skal betale { $n } kort mere
tunnel-cannot = Det kan du ikke betale. Du får dine kort tilbage.
tunnel-give-up = Opgiv
tunnel-pay = Betal { $cards }
tunnel-free = Intet mere at betale: Tunnelen er din.
tunnel-other = { $extra ->
    [0] { $name } gravede tunnelen { $route }: intet mere at betale.
   *[other] { $name } graver tunnelen { $route }: { $extra } kort mere at betale.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Vælger stadig kontrakter: { $names }
   *[ticket] Vælger stadig billetter: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } tager et kort mere
    [tunnel] { $name } er i tunnelen
    [keep] { $ticket ->
        [contract] { $name } vælger kontrakter
       *[ticket] { $name } vælger billetter
    }
   *[turn] { $name } overvejer
}
over-title = Spillet er slut
over-more = Nu tælles der point.
over-count = Tæl point

## Første og senere billetter

offer-first = { $ticket ->
    [contract] Dine første kontrakter
   *[ticket] Dine første billetter
}
offer-new = { $ticket ->
    [contract] Nye kontrakter
   *[ticket] Nye billetter
}
offer-least = { $n ->
    [one] Behold mindst én
    [2] Behold mindst to
    [3] Behold mindst tre
   *[other] Behold mindst { $n }
}
offer-more = { $ticket ->
    [contract] { $returns ->
        [box] De, du beholder, giver point til sidst, hvis du forbinder stederne, og koster point, hvis du ikke gør det. Resten går ud af spillet.
       *[bottom] De, du beholder, giver point til sidst, hvis du forbinder stederne, og koster point, hvis du ikke gør det. Resten lægges nederst i kontraktbunken.
    }
   *[ticket] { $returns ->
        [box] De, du beholder, giver point til sidst, hvis du forbinder byerne, og koster point, hvis du ikke gør det. Resten går ud af spillet.
       *[bottom] De, du beholder, giver point til sidst, hvis du forbinder byerne, og koster point, hvis du ikke gør det. Resten lægges nederst i billetbunken.
    }
}
offer-way = { $train ->
    [wagon] { $n ->
        [one] Korteste vej: 1 vogn, { $routes ->
            [one] 1 strækning
           *[other] { $routes } strækninger
        }.
       *[other] Korteste vej: { $n } vogne, { $routes ->
            [one] 1 strækning
           *[other] { $routes } strækninger
        }.
    }
   *[train] Korteste vej: { $n } tog, { $routes ->
        [one] 1 strækning
       *[other] { $routes } strækninger
    }.
}
offer-done = Allerede forbundet.
offer-shares = Har strækninger fælles med { $letters }.
offer-kept = { $n } valgt
offer-points = { $n } point
offer-none = { $n ->
    [one] Vælg mindst én
    [2] Vælg mindst to
    [3] Vælg mindst tre
   *[other] Vælg mindst { $n }
}
offer-missing = { $n ->
    [one] Vælg én til
   *[other] Vælg { $n } til
}
offer-keep = { $n ->
    [one] Behold denne
   *[other] Behold disse { $n }
}
offer-others = Vælger også stadig: { $names }.

## Pladens navne for skærmlæsere

# Hvad en strækning hedder for skærmlæsere: en liste, der begynder med dette.
label-route = { $a } til { $b }
label-owned = { $who ->
    [you] din
   *[other] tilhører { $name }
}
label-closed = lukket
label-free = ledig
label-affordable = { $more ->
    [0] du kan bygge den med { $cards }
    [one] du kan bygge den med { $cards } eller på én anden måde
   *[other] du kan bygge den med { $cards } eller på { $more } andre måder
}
label-completes = { $ticket ->
    [contract] opfylder { $name }
   *[ticket] fuldfører { $name }
}

## Listevisning og kommandolinje

list = Listevisning
list-on = Listevisning. Spillet vises som tekst.
list-off = Pladevisning.
list-routes = Strækninger
list-count = { $n ->
    [one] 1 strækning
   *[other] { $n } strækninger
}
list-filter = Find strækninger
list-city = { $ticket ->
    [contract] Navn på et sted
   *[ticket] Navn på en by
}
list-which = Hvilke strækninger
list-all = Alle
list-claim = Kan bygges nu
list-ways = { $ticket ->
    [contract] Til mine kontrakter
   *[ticket] Til mine billetter
}
list-can = kan bygges
list-none = Ingen strækning passer.
list-name = Navn
list-points = Point
# Kommandoer: ét ord hver, flere ord med samme betydning adskilt af kommaer. Det første er det, der nævnes.
command-take = tag, træk
command-claim = byg
command-station = station
command-tickets = billetter, kontrakter
command-keep = behold
command-pay = betal
command-decline = opgiv, afslå
command-pass = pas
command-undo = fortryd, tilbage
command-hand = hånd, kort
command-deck = bunke, bunken
command = Kommandolinje
command-do = Udfør
command-hint = For eksempel: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. En tom linje bekræfter.
command-then-claim = { $route } for { $cards }. Enter bygger den.
command-then-build = En station i { $city } for { $cards }. Enter bygger den.
command-then-pay = { $cards } for tunnelen. Enter betaler.
command-then-tickets = { $ticket ->
    [contract] Nye kontrakter. Enter trækker dem.
   *[ticket] Nye billetter. Enter trækker dem.
}
command-then-keep = { $n ->
    [one] Én valgt. Enter beholder den.
   *[other] { $n } valgt. Enter beholder dem.
}
command-pay-ways = Ikke med dem. Du kan betale med: { $ways }
command-unclear-verb = Ikke forstået: { $text }. Kommandoerne er { $commands }.
command-unclear-card = Der ligger intet sådant kort åbent: { $text }. Skriv en farve, en plads fra 1 til 5 eller bunke.
command-unclear-route = { $ticket ->
    [contract] Ingen strækning hedder: { $text }. Nævn dens to steder.
   *[ticket] Ingen strækning hedder: { $text }. Nævn dens to byer.
}
command-unclear-city = { $ticket ->
    [contract] Intet sted, eller mere end ét, passer på: { $text }.
   *[ticket] Ingen by, eller mere end én, passer på: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Skriv bogstaverne på de kontrakter, du vil beholde.
   *[ticket] Skriv bogstaverne på de billetter, du vil beholde.
}

## Taster

keys = Taster
keys-key = Tast
keys-does = Hvad den gør
keys-arrows = { $ticket ->
    [contract] På pladen: til det næste sted i den retning; på markedet og på hånden: til det næste kort
   *[ticket] På pladen: til den næste by i den retning; på markedet og på hånden: til det næste kort
}
keys-turn = { $ticket ->
    [contract] På pladen: gennem et steds strækninger
   *[ticket] På pladen: gennem en bys strækninger
}
keys-enter = Vælg, og bekræft så
keys-escape = Tilbage, eller luk en besked
keys-market = Tag et kort fra markedet
keys-deck = Tag et kort fra bunken
keys-claim = Til den næste strækning, du kan bygge
keys-no-claim = Der er ingen strækning, du kan bygge nu.
keys-payment = Den næste måde at betale på
keys-tickets = { $ticket ->
    [contract] Træk kontrakter
   *[ticket] Træk billetter
}
keys-station = Byg en station
keys-undo = Fortryd
keys-hand = Læs kortene på din hånd op
keys-log = Loggen
keys-list = Listevisning, og tilbage til pladen
keys-command = Kommandolinje
keys-zoom = Zoom ind og ud
keys-fit = Vis hele pladen
keys-help = Forklar det, der er i fokus; ellers disse taster
skip = Spring til
skip-board = Til pladen
skip-actions = Til det, du kan gøre
skip-hand = Til dine kort

## Log

log-took = { $who ->
    [you] Du tog { $card } fra markedet
   *[other] { $name } tog { $card } fra markedet
}
log-drew = { $who ->
    [you] Du tog et kort fra bunken
   *[other] { $name } tog et kort fra bunken
}
log-drew-known = { $who ->
    [you] Du tog { $card } fra bunken
   *[other] { $name } tog { $card } fra bunken
}
log-both = { $who ->
    [you] Du tog { $first } og { $second }
   *[other] { $name } tog { $first } og { $second }
}
log-open-deck = { $who ->
    [you] Du tog { $card } og et kort fra bunken
   *[other] { $name } tog { $card } og et kort fra bunken
}
log-two-deck = { $who ->
    [you] Du tog to kort fra bunken
   *[other] { $name } tog to kort fra bunken
}
# $cards er tegnede; det usynlige tegn efter dem holder kommaet på deres linje.
log-claimed = { $who ->
    [you] Du byggede
   *[other] { $name } byggede
} { $route } for { $cards }, { $points } point
# $turned er, hvor mange kort der blev vendt; 0, hvis der ingen var.
log-tunnel = { $who ->
    [you] Du graver tunnelen
   *[other] { $name } graver tunnelen
} { $route }: { $turned ->
    [0] ingen kort at vende
   *[other] { $cards } vendt
}, { $extra ->
    [0] intet mere at betale
   *[other] { $extra } mere at betale
}
log-gave-up = { $who ->
    [you] Du opgav tunnelen
   *[other] { $name } opgav tunnelen
} { $route }
log-merchandise = { $who ->
    [you] Du tog et varekort
   *[other] { $name } tog et varekort
}
log-station = { $who ->
    [you] Du byggede
   *[other] { $name } byggede
} en station i { $city } for { $cards }
log-offered = { $who ->
    [you] Du trak
   *[other] { $name } trak
} { $ticket ->
    [contract] { $n ->
        [one] 1 kontrakt
       *[other] { $n } kontrakter
    }
   *[ticket] { $n ->
        [one] 1 billet
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
        [one] 1 billet
       *[other] { $n } billetter
    }
}
log-passed = { $who ->
    [you] Du meldte pas
   *[other] { $name } meldte pas
}
log-cleared = { $locomotive ->
    [joker] For mange jokere: fem nye kort
   *[locomotive] For mange lokomotiver: fem nye kort
}
log-reshuffled = De brugte kort blev blandet til en ny bunke
log-last-round = { $train ->
    [wagon] { $who ->
        [you] Du har få vogne tilbage: Sidste runde begynder
       *[other] { $name } har få vogne tilbage: Sidste runde begynder
    }
   *[train] { $who ->
        [you] Du har få tog tilbage: Sidste runde begynder
       *[other] { $name } har få tog tilbage: Sidste runde begynder
    }
}
log-ended = Spillet er slut
log-stalled = Ingen kan gøre noget: Spillet er slut
# $text er en hel linje af loggen.
log-for = { $text } (en bot spillede)
log-started = Spillet begynder
log-seated = { $who ->
    [you] Du satte dig ved bordet
   *[other] { $name } satte sig ved bordet
}
# $before er det, personen hed indtil da.
log-named = { $who ->
    [you] Du hedder nu { $name }
   *[other] { $before } hedder nu { $name }
}
log-left = { $who ->
    [you] Du forlod bordet
   *[other] { $name } forlod bordet
}
log-timed-out = { $who ->
    [you] Du løb tør for tid
   *[other] { $name } løb tør for tid
}
log-stepped-out = { $who ->
    [you] Du er væk: En bot spiller for dig
   *[other] { $name } er væk: En bot spiller så længe
}
log-returned = { $who ->
    [you] Du er tilbage
   *[other] { $name } er tilbage
}
log-rematch = Det næste spil er stillet op

## Reglernes afslag, efter kode

refusal-unknown = Det kan ikke lade sig gøre.
refusal-malformed = Det kan ikke lade sig gøre.
refusal-unknown-type = Det kan ikke lade sig gøre.
# $name er det, der blev bedt om, som det blev skrevet.
refusal-unknown-route = { $name } er ikke en strækning på denne plade.
refusal-unknown-city = { $ticket ->
    [contract] { $name } er ikke et sted på denne plade.
   *[ticket] { $name } er ikke en by på denne plade.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } er ikke en kontrakt til denne plade.
   *[ticket] { $name } er ikke en billet til denne plade.
}
refusal-unknown-card = Der er ingen kort, der hedder { $name }.
refusal-unknown-player = Der er ingen spiller { $name }.
refusal-bad-slot = { $name } er ikke en plads på markedet.
refusal-bad-count = { $name } er ikke et antal kort.
refusal-game-over = Spillet er slut.
refusal-not-your-turn = Det er ikke din tur: { $name } spiller.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Ikke nu: Vælg først dine kontrakter.
       *[ticket] Ikke nu: Vælg først dine billetter.
    }
    [keep] { $ticket ->
        [contract] Ikke nu: Vælg først dine kontrakter.
       *[ticket] Ikke nu: Vælg først dine billetter.
    }
    [second_card] Ikke nu: Tag først dit andet kort.
    [tunnel] Ikke nu: Betal først for tunnelen, eller opgiv den.
   *[turn] Ikke nu: Der er intet at betale for eller vælge imellem.
}
refusal-already-chosen = { $ticket ->
    [contract] Du har allerede valgt dine kontrakter.
   *[ticket] Du har allerede valgt dine billetter.
}
refusal-player-needed = Før den første tur vælger alle spillere.
refusal-empty-slot = Der ligger ikke noget kort på den plads.
refusal-no-cards = Bunken er tom, og der er ingen brugte kort at blande.
refusal-locomotive-second = { $locomotive ->
    [joker] En åben joker tæller som begge kort, så den kan ikke være dit andet. Bunken kan stadig give dig en.
   *[locomotive] Et åbent lokomotiv tæller som begge kort, så det kan ikke være dit andet. Bunken kan stadig give dig et.
}
refusal-route-taken = { $who ->
    [you] { $route } er allerede din.
   *[other] { $route } tilhører { $name }.
}
refusal-route-closed = { $route } er lukket: Med { $players } spillere bruges kun det ene af de to spor.
refusal-twin-owned = Du har allerede det andet spor på strækningen { $route }.
# $length og $trains er tal; $trains kan være 0 eller 1.
refusal-too-few-trains = { $train ->
    [wagon] { $length ->
        [one] { $route } kræver 1 vogn; du har { $trains }.
       *[other] { $route } kræver { $length } vogne; du har { $trains }.
    }
   *[train] { $route } kræver { $length } tog; du har { $trains }.
}
refusal-not-in-hand = Du har ikke { $cards }.
# $n er, hvor mange kort der blev lagt. $price er en liste som "6 i samme farve, mindst 2 lokomotiver".
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Tunnelen koster stadig { $price }.
       *[other] Tunnelen kan ikke betales med { $cards }: Den koster stadig { $price }.
    }
    [station] { $n ->
        [0] En station i { $city } koster { $price }.
       *[other] En station i { $city } kan ikke betales med { $cards }: Den koster { $price }.
    }
   *[route] { $n ->
        [0] { $route } koster { $price }.
       *[other] { $route } kan ikke betales med { $cards }: Den koster { $price }.
    }
}
refusal-no-stations = Denne plade har ingen stationer.
refusal-stations-used-up = Du har bygget alle { $stations } stationer.
refusal-city-taken = { $who ->
    [you] Du har allerede en station i { $city }.
   *[other] { $name } har allerede en station i { $city }.
}
refusal-no-tickets = { $ticket ->
    [contract] Der er ikke flere kontrakter.
   *[ticket] Der er ikke flere billetter.
}
refusal-keep-too-few = Behold mindst { $least } af de { $offered }.
# $name er det, der står på en billet: "Paris – Wien".
refusal-not-offered = { $name } er ikke blandt dem, du kan vælge.
refusal-named-twice = { $name } er nævnt to gange.
refusal-must-act = Du kan kun melde pas, når intet andet er muligt.
refusal-refused = Det kan ikke lade sig gøre.

## Serverens afslag, efter kode

refusal-unreachable = Serveren kan ikke nås lige nu.
refusal-not-found = Det findes ikke.
refusal-internal = Noget gik galt på serveren. Intet er gået tabt; prøv igen.
refusal-not-waiting = Spillet er allerede begyndt.
refusal-not-playing = Der spilles ikke ved dette bord.
refusal-not-over = Spillet er ikke slut endnu.
refusal-seat-taken = Den plads er ikke ledig.
refusal-colour-taken = En anden ved bordet har den farve.
refusal-table-full = Alle pladser er taget.
refusal-seats-open = Der er stadig en ledig plads: Vent på nogen, eller giv den til en bot.
refusal-stale = Spillet er gået videre imens. Se efter igen, og vælg så.
refusal-stand-in = En bot spiller for dig: Tag først din plads tilbage.
refusal-not-seated = Du har ingen plads ved dette bord.
refusal-not-host = Det kan kun bordets vært.
refusal-wrong-key = Dette link åbner ikke bordet.
refusal-chat-off = Der er ingen chat ved dette bord.
refusal-no-such-table = Det bord findes ikke.
refusal-no-such-lesson = Der er ingen lektion { $name }.
refusal-no-such-board = Der er ingen plade { $name }.
refusal-bad-request = Det kunne ikke læses.
refusal-not-signed-in = Tag først plads ved et bord.
refusal-foreign-origin = Forespørgsler fra andre websteder afvises.
refusal-too-many = Det var meget på én gang. Prøv igen om { $seconds } sek.
refusal-too-large = Det er for langt.
refusal-too-slow = Forbindelsen er for langsom lige nu. Prøv igen; intet tæller dobbelt.
refusal-busy = Der skete for meget på én gang ved dette bord. Prøv igen.
refusal-storage-unavailable = Serveren kan ikke gemme lige nu. Prøv igen; intet tæller dobbelt.

## Optællingen

# Over resultatet, som på et skilt: hvor rejsen ender.
score-caps = Endestation
score-steps = Optællingens trin
score-routes = Strækninger
score-routes-more = Point for hver strækning, som på pointsporet.
score-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
score-tickets-more = { $ticket ->
    [contract] Forbundne steder giver deres point; steder uden forbindelse koster dem.
   *[ticket] Forbundne byer giver deres point; byer uden forbindelse koster dem.
}
score-stations = Stationer
score-stations-more = Hver station, der ikke blev bygget, giver { $station } point.
score-merchandise = Varer
score-merchandise-more = Varer giver bonus efter placering; flest giver mest.
score-longest = Længste rute
score-longest-more = { $train ->
    [wagon] Den længste ubrudte rute, målt i vogne, giver { $longest } point.
   *[train] Den længste ubrudte rute, målt i tog, giver { $longest } point.
}
score-globe = { $ticket ->
    [contract] Flest kontrakter
   *[ticket] Flest billetter
}
score-globe-more = { $ticket ->
    [contract] Den, der har opfyldt flest kontrakter, får { $globe } point.
   *[ticket] Den, der har fuldført flest billetter, får { $globe } point.
}
# En station bruger en anden spillers strækning til sidst.
score-borrowed = { $who ->
    [you] Stationen i { $city } bruger din strækning { $route }.
   *[other] Stationen i { $city } bruger strækningen { $route }, som tilhører { $name }.
}
step-routes = Strækninger
step-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
step-stations = Stationer
step-merchandise = Varer
step-longest = Længste rute
step-globe = { $ticket ->
    [contract] Flest kontrakter
   *[ticket] Flest billetter
}
step-result = Resultat
# Overskrifter i smalle kolonner: et kort ord hver.
column-routes = Strækn.
column-tickets = { $ticket ->
    [contract] Kontr.
   *[ticket] Billetter
}
column-stations = Stationer
column-merchandise = Varer
column-longest = Længste
column-globe = Flest
total = I alt
rank = Placering
back = Tilbage
next = Næste
show-result = Vis resultat
count-again = Tæl igen
wins = { $who ->
    [you] { $by ->
        [0] Du vinder
       *[other] Du vinder med { $by } point
    }
   *[other] { $by ->
        [0] { $name } vinder
       *[other] { $name } vinder med { $by } point
    }
}
# $names er de andre vindere; ved "you" kan det være ét navn.
wins-shared = { $who ->
    [you] Du og { $names } deler sejren
   *[other] { $names } deler sejren
}
decided-points = Afgjort på point.
decided-tickets = { $ticket ->
    [contract] Lige mange point; flest opfyldte kontrakter afgjorde det.
   *[ticket] Lige mange point; flest fuldførte billetter afgjorde det.
}
decided-stations = Lige mange point; færrest stationer afgjorde det.
decided-longest_path = Lige mange point; den længste rute afgjorde det.
decided-shared = Lige på alle punkter.
how = { $who ->
    [you] Sådan fik du { $n } point
   *[other] Sådan fik { $name } { $n } point
}
why-routes = { $n ->
    [one] 1 strækning
   *[other] { $n } strækninger
}, { $train ->
    [wagon] { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    }
   *[train] { $trains } tog
}
why-failed = ikke forbundet
why-stations = { $n ->
    [one] 1 station ikke bygget
   *[other] { $n } stationer ikke bygget
}
why-merchandise = { $merchandise } varekort
why-longest = { $train ->
    [wagon] { $longest ->
        [one] Længste rute: 1 vogn
       *[other] Længste rute: { $longest } vogne
    }
   *[train] Længste rute: { $longest } tog
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 opfyldt kontrakt
       *[other] { $tickets } opfyldte kontrakter
    }
   *[ticket] { $tickets ->
        [one] 1 fuldført billet
       *[other] { $tickets } fuldførte billetter
    }
}
rematch = Spil igen, samme bord
replay = Gensyn
check-shuffle = Tjek blandingen
check-asking = Tjekker hver blanding…
check-good = { $n ->
    [one] Den ene blanding følger af de tal, der blev forseglet før det første kort. Ingen kan have fikset rækkefølgen.
   *[other] Alle { $n } blandinger følger af de tal, der blev forseglet før det første kort. Ingen kan have fikset rækkefølgen.
}
check-bad = Blandingerne følger ikke af de tal, der blev forseglet før det første kort.
record = Gem spillet
share-result = Del resultatet
share-drawing = Tegner billedet…
share-save = Gem billedet
share-failed = Billedet kunne ikke tegnes.

## Gensyn

replay-title = Gensyn: { $board }
replay-not-over = Dette spil er stadig i gang.
replay-link = Link til dette trin
replay-scores = Stilling
replay-moves = Træk
replay-market = bunke { $deck }
replay-step = Trin { $n } af { $most }
replay-first = Til begyndelsen
replay-back = Et trin tilbage
replay-on = Et trin frem
replay-last = Til slutningen
replay-play = Afspil
# same in this language
replay-pause = Pause
replay-hands = Hænder
replay-whose = Hvis hånd der vises
replay-all = Alle
replay-no-cards = Ingen kort
# Above tickets that a player has yet to choose from.
replay-offered = At vælge imellem
replay-claim-back = Til den forrige byggede strækning
replay-claim-on = Til den næste byggede strækning
replay-speed = Hastighed
replay-keys = Mellemrum afspiller, ← → et trin, Skift ← → en strækning

## Terminal: hvad der skrives

# Hvad man skriver i terminalen: et bogstav for hver af de tre første, et kort ord for den sidste. Alle fire er
# forskellige. De engelske (b, h, q, all) forstås på alle sprog, så ingen af dem må betyde noget andet.
cli-command-board = p
# same in this language
cli-command-help = h
cli-command-leave = s
cli-command-all = alle
# $board, $help og $leave er bogstaverne ovenfor, $all er ordet. Under 76 tegn.
cli-letters = { $board } plade og strækninger   { $help } hjælp   { $leave } gem og slut

## Terminal: spørgsmål. De med kolon til sidst venter på et svar på samme linje.

cli-choice = Dit valg:
cli-back = tilbage
# $wild er "yes", når et åbent lokomotiv ligger på markedet og tæller som begge kort. Markedet følger.
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Din tur. Tag to kort, ét ad gangen (en åben joker tæller som begge):
       *[locomotive] Din tur. Tag to kort, ét ad gangen (et åbent lokomotiv tæller som begge):
    }
   *[no] Din tur. Tag to kort, ét ad gangen:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Tag det andet kort (ikke en åben joker):
       *[locomotive] Tag det andet kort (ikke et åbent lokomotiv):
    }
   *[no] Tag det andet kort:
}
# Et af de kort, der kan tages: det øverste i bunken.
cli-unseen = skjult kort
cli-or = eller gør et af følgende:
# Linjer i en nummereret liste, som ting at gøre.
cli-do-route = { $n ->
    [0] byg en strækning (du kan ikke betale for nogen endnu)
   *[other] byg en strækning (du kan betale for { $n })
}
# $n trækkes, mindst $keep af dem beholdes; 0 er tilbage.
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] træk kontrakter (der er ikke flere)
        [one] træk 1 kontrakt, behold mindst { $keep }
       *[other] træk { $n } kontrakter, behold mindst { $keep }
    }
   *[ticket] { $n ->
        [0] træk billetter (der er ikke flere)
        [one] træk 1 billet, behold mindst { $keep }
       *[other] træk { $n } billetter, behold mindst { $keep }
    }
}
# $n er antallet af kort, som den næste station koster, $left hvor mange der er tilbage; 0, når alle er bygget.
cli-do-station = { $left ->
    [0] byg en station (alle er bygget)
   *[other] { $n ->
        [one] byg en station for 1 kort i valgfri farve ({ $left } tilbage)
       *[other] byg en station for { $n } kort i samme farve ({ $left } tilbage)
    }
}
cli-do-claim = byg { $route } med { $cards }
cli-do-build = byg en station i { $city } med { $cards }
cli-do-pay = betal { $cards } mere
cli-do-decline = opgiv tunnelen, og tag dine kort tilbage
cli-do-pass = meld pas
cli-which-route = { $ticket ->
    [contract] Hvilken strækning? Nummer eller del af et stednavn, 0 for at gå tilbage:
   *[ticket] Hvilken strækning? Nummer eller del af et bynavn, 0 for at gå tilbage:
}
cli-which-city = I hvilken by? Nummer eller del af et bynavn, 0 for at gå tilbage:
cli-which-keep = Hvilke beholder du? Mindst { $least }, for eksempel 1 2, eller { $all }:
cli-look = { $ticket ->
    [contract] Del af et stednavn, eller { $all }; Enter går tilbage:
   *[ticket] Del af et bynavn, eller { $all }; Enter går tilbage:
}
cli-enter = Enter går tilbage:

## Terminal: svar på det, der ikke kan forstås eller gøres

cli-type-turn = Skriv et tal fra 1 til { $most } eller et af bogstaverne { $board }, { $help }, { $leave }.
cli-type-second = Tag det andet kort: Skriv et tal fra 1 til { $most }.
cli-type-number = { $most ->
    [1] Skriv 1.
   *[other] Skriv et tal fra 1 til { $most }.
}
cli-type-keep = Skriv tal fra 1 til { $most } med mellemrum imellem, eller { $all }.
cli-not-found = { $ticket ->
    [contract] Der er intet her med det nummer eller det sted.
   *[ticket] Der er intet her med det nummer eller den by.
}
cli-no-city = { $ticket ->
    [contract] Intet sted her har ”{ $typed }” i navnet.
   *[ticket] Ingen by her har ”{ $typed }” i navnet.
}
cli-no-route = Dine kort rækker ikke til nogen ledig strækning endnu; { $board } viser priserne.
cli-no-station = { $n ->
    [one] Den næste station koster 1 kort i valgfri farve; dine kort rækker ikke.
   *[other] Den næste station koster { $n } kort i samme farve; dine kort rækker ikke.
}

## Terminal: bordet på skærmen

cli-heading-first = { $ticket ->
    [contract] { $board }: Vælg dine første kontrakter
   *[ticket] { $board }: Vælg dine første billetter
}
cli-heading-turn = { $board }: tur { $n }
cli-heading-end = { $board }: slut
# $help er bogstavet for hjælp.
cli-welcome = { $ticket ->
    [contract] Saml kort, byg strækninger mellem nabosteder, og forbind de to steder på hver kontrakt, du beholder: Den giver sine point til sidst eller koster dem, hvis stederne ikke er forbundet. Skriv når som helst { $help } for at få hjælp.
   *[ticket] Saml kort, byg strækninger mellem nabobyer, og forbind de to byer på hver billet, du beholder: Den giver sine point til sidst eller koster dem, hvis byerne ikke er forbundet. Skriv når som helst { $help } for at få hjælp.
}
# En strækning eller en billet, hvor der er lidt plads.
cli-pair = { $a }–{ $b }
cli-last-turn = Sidste runde: Det er din sidste tur.
# En bot ved navn, for eksempel "Planner (bot)".
# same in this language
cli-bot = { $name } (bot)
# Kolonneoverskrifter: korte ord.
cli-column-player = spiller
cli-column-points = point
cli-column-ticket = { $ticket ->
    [contract] kontrakt
   *[ticket] billet
}
cli-column-needs = status
cli-column-route = strækning
cli-column-price = pris
cli-column-notes = noter
cli-column-owner = ejer
# Så mange tog er der tilbage, og det er få.
cli-few = kun { $n }
# Før tallene i cli-piles-left.
cli-piles = Bunker
cli-piles-left = { $ticket ->
    [contract] bunke { $deck }, brugte kort { $discard }, kontrakter { $tickets }
   *[ticket] bunke { $deck }, brugte kort { $discard }, billetter { $tickets }
}
cli-your-routes = Dine strækninger
cli-none = ingen endnu
# I en liste efter ticket-to-go.
cli-trains-short = du har kun { $n }
cli-station-lends = din station låner { $routes }
# En slags strækning, som beskeden "tunnel".
cli-ferry = færge
# En strækning, der ligger på ruten for disse billetter: "for A, C".
# same in this language
cli-for = for { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] og 1 til: skriv en del af et stednavn for at finde den
       *[ticket] og 1 til: skriv en del af et bynavn for at finde den
    }
   *[other] { $ticket ->
        [contract] og { $n } til: skriv en del af et stednavn for at finde dem
       *[ticket] og { $n } til: skriv en del af et bynavn for at finde dem
    }
}

## Terminal: hvad der skete. Som loggens linjer: intet punktum.

cli-shuffled = { $n ->
    [one] 1 kort bliver blandet til en bunke
   *[other] { $n } kort bliver blandet til en bunke
}
# $cards er en liste, "2 røde, 1 blå"; $n er hvor mange; $known er "no", når kun antallet kendes.
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
cli-turned-up = Vendt: { $cards }
cli-tunnel-price = { $n ->
    [0] Tunnelen koster intet ekstra
   *[other] Tunnelen koster { $n } kort mere
}
# $told er en linje fra loggen som log-kept, $list nævner billetterne: "Du beholdt 2 billetter: Paris – Wien (8), …".
cli-listed = { $told }: { $list }
# $problem er på engelsk, til en fejlmelding.
cli-bot-failed = { $name } svigtede ({ $problem }); et sikkert valg træder i stedet.

## Terminal: slutningen, og filer. $command er det, der skal skrives i en skal, som det er.

cli-points-for = point for
cli-completed = { $ticket ->
    [contract] { $who ->
        [you] Du opfyldte { $tickets }
       *[other] { $name } opfyldte { $tickets }
    }
   *[ticket] { $who ->
        [you] Du fuldførte { $tickets }
       *[other] { $name } fuldførte { $tickets }
    }
}
cli-failed = { $ticket ->
    [contract] { $who ->
        [you] Du opfyldte ikke { $tickets }
       *[other] { $name } opfyldte ikke { $tickets }
    }
   *[ticket] { $who ->
        [you] Du fuldførte ikke { $tickets }
       *[other] { $name } fuldførte ikke { $tickets }
    }
}
cli-borrowed = { $who ->
    [you] Du bruger { $route } med din station i { $city }
   *[other] { $name } bruger { $route } med en station i { $city }
}
cli-longest = { $train ->
    [wagon] { $n ->
        [one] { $who ->
            [you] Din længste rute er 1 vogn lang
           *[other] Længste rute for { $name } er 1 vogn lang
        }
       *[other] { $who ->
            [you] Din længste rute er { $n } vogne lang
           *[other] Længste rute for { $name } er { $n } vogne lang
        }
    }
   *[train] { $who ->
        [you] Din længste rute er { $n } tog lang
       *[other] Længste rute for { $name } er { $n } tog lang
    }
}
cli-saved = Spillet ligger i { $file }; { $command } fortæller det igen.
cli-go-on = Spil videre med: { $command }

## Terminal: et gemt spil som fortælling

cli-story = { $board }: { $names }, med alle kort åbne
cli-story-seat = { $board }: { $names }, som { $name } så det
cli-deal = Uddelingen
cli-chapter = { $last ->
    [yes] { $n }. { $name }, sidste tur
   *[no] { $n }. { $name }
}
cli-market = Marked: { $cards }
cli-more-games = Der er flere spil i denne fil: --game { $n } fortæller det næste.

## Terminal: ærlig blanding

cli-fair-hash = Blandingerne afgøres af en hemmelighed med denne hash: { $hash }
cli-fair-words = Dine egne ord at blande med (Enter for ingen):
cli-verify-yes = { $n ->
    [one] ja: 1 blanding følger af den forseglede hemmelighed og pladsernes bidrag
   *[other] ja: { $n } blandinger følger af den forseglede hemmelighed og pladsernes bidrag
}
cli-verify-no = nej: blandingerne kan ikke bekræftes: { $problem }
cli-not-fair = ingen har forseglet blandingerne i dette spil

## Terminal: reglerne i korte træk

cli-how = Sådan spiller du
cli-how-turn = { $ticket ->
    [contract] I din tur gør du én ting: tager to kort, bygger en strækning eller trækker kontrakter.
   *[ticket] I din tur gør du én ting: tager to kort, bygger en strækning eller trækker billetter.
}
cli-how-turn-station = { $ticket ->
    [contract] I din tur gør du én ting: tager to kort, bygger en strækning, trækker kontrakter eller bygger en station.
   *[ticket] I din tur gør du én ting: tager to kort, bygger en strækning, trækker billetter eller bygger en station.
}
cli-how-claim = { $train ->
    [wagon] For at bygge en strækning betaler du lige så mange kort i dens farve, som den har felter; en grå betales med én valgfri farve. Dine vogne lægges på den, og den giver point med det samme.
   *[train] For at bygge en strækning betaler du lige så mange kort i dens farve, som den har felter; en grå betales med én valgfri farve. Dine tog lægges på den, og den giver point med det samme.
}
cli-how-ticket = { $ticket ->
    [contract] En kontrakt nævner to steder. Er de forbundet af dine strækninger til sidst, giver den sine point, ellers koster den dem.
   *[ticket] En billet nævner to byer. Er de forbundet af dine strækninger til sidst, giver den sine point, ellers koster den dem.
}
cli-how-tunnel = { $locomotive ->
    [joker] Når du har betalt for en tunnel, vendes der kort: Hvert kort i den farve, du betalte med, og hver joker koster ét kort mere. Du kan give op og beholde dine kort.
   *[locomotive] Når du har betalt for en tunnel, vendes der kort: Hvert kort i den farve, du betalte med, og hvert lokomotiv koster ét kort mere. Du kan give op og beholde dine kort.
}
cli-how-ferry = { $locomotive ->
    [joker] En færge kræver, at nogle af kortene er jokere.
   *[locomotive] En færge kræver, at nogle af kortene er lokomotiver.
}
cli-how-station = { $ticket ->
    [contract] Med en station kan du bruge en af de andres strækninger ved dens by til dine kontrakter.
   *[ticket] Med en station kan du bruge en af de andres strækninger ved dens by til dine billetter.
}
cli-rules = På denne plade
# $n til hver spiller; den sidste runde begynder, når nogen har $end eller færre.
cli-rules-trains = { $train ->
    [wagon] { $n } vogne til hver; den sidste runde begynder ved { $end } eller færre.
   *[train] { $n } tog til hver; den sidste runde begynder ved { $end } eller færre.
}
cli-rules-stations = { $n } stationer til hver; en, der ikke bygges, er { $points } point værd.
# $cards nævner alle kort, slags for slags; hver spiller får $hand.
cli-rules-deck = { $n } kort: { $cards }. Hver spiller får { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } åbne jokere rydder markedet.
   *[locomotive] { $n } åbne lokomotiver rydder markedet.
}
# $whole er "yes", hvor et åbent lokomotiv er alt, hvad man må tage.
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] En åben joker er hele trækket og aldrig det andet kort.
       *[locomotive] Et åbent lokomotiv er hele trækket og aldrig det andet kort.
    }
   *[no] { $locomotive ->
        [joker] En åben joker tages som ethvert andet kort.
       *[locomotive] Et åbent lokomotiv tages som ethvert andet kort.
    }
}
# $places er en liste af de fire beskeder nedenfor.
cli-rules-wild = { $locomotive ->
    [joker] Her gælder en joker som valgfri farve: { $places }.
   *[locomotive] Her gælder et lokomotiv som valgfri farve: { $places }.
}
cli-rules-wild-train = almindelige strækninger
cli-rules-wild-tunnel = tunneler
cli-rules-wild-ferry = færger
cli-rules-wild-station = stationer
cli-rules-ferry = { $locomotive ->
    [joker] På en færge gælder { $n } vilkårlige kort som en joker.
   *[locomotive] På en færge gælder { $n } vilkårlige kort som et lokomotiv.
}
# $points er en liste: "1 = 1, 2 = 2, 3 = 4".
cli-rules-points = Point for en strækning efter antal felter: { $points }.
cli-rules-tunnel = Ved en tunnel vendes { $n } kort.
# To spor mellem de samme byer; $unequal er "yes", hvor de kan have forskellig længde.
cli-rules-double = { $unequal ->
    [yes] Begge spor på en dobbeltstrækning, også af forskellig længde, er åbne fra { $n } spillere og opefter.
   *[no] Begge spor på en dobbeltstrækning er åbne fra { $n } spillere og opefter.
}
# $long lange og $n andre deles ud, mindst $keep af dem beholdes.
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] I starten { $n } kontrakter; mindst { $keep } beholdes.
        [one] I starten 1 lang og { $n } korte kontrakter; mindst { $keep } beholdes.
       *[other] I starten { $long } lange og { $n } korte kontrakter; mindst { $keep } beholdes.
    }
   *[ticket] { $long ->
        [0] I starten { $n } billetter; mindst { $keep } beholdes.
        [one] I starten 1 lang og { $n } korte billetter; mindst { $keep } beholdes.
       *[other] I starten { $long } lange og { $n } korte billetter; mindst { $keep } beholdes.
    }
}
cli-rules-later = { $ticket ->
    [contract] Senere { $n } kontrakter; mindst { $keep } beholdes.
   *[ticket] Senere { $n } billetter; mindst { $keep } beholdes.
}
# Efter cli-rules-first og cli-rules-later.
cli-rules-returns-box = Resten går ud af spillet.
cli-rules-returns-bottom = { $ticket ->
    [contract] Resten lægges nederst i kontraktbunken.
   *[ticket] Resten lægges nederst i billetbunken.
}
cli-rules-longest = { $n } point for den længste rute.
cli-rules-most = { $ticket ->
    [contract] { $n } point for flest opfyldte kontrakter.
   *[ticket] { $n } point for flest fuldførte billetter.
}
# $places er en liste af cli-rules-rank.
cli-rules-merchandise = { $n } varekort; point efter placering: { $places }.
cli-rules-rank = { $players } spillere { $points }
# $ways er en liste af beskederne nedenfor, den første tæller først.
cli-rules-tie = { $n ->
    [1] Står flere lige, afgøres det sådan: { $ways }.
   *[other] Står flere lige, afgøres det i denne rækkefølge: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] flest opfyldte kontrakter
   *[ticket] flest fuldførte billetter
}
cli-rules-tie-stations = færrest byggede stationer
cli-rules-tie-longest_path_bonus = bonussen for længste rute
cli-rules-tie-longest_path = den længste rute
cli-rules-tie-shared = Står flere lige, deler de sejren.
cli-rules-full = De fulde regler, punkt for punkt, ligger i docs/rules/ i Perrons kildekode.

## Terminal: indvendinger, før et spil begynder. Hvad der står før kolonet (et valg, en fil), oversættes ikke.

# $languages er en liste: "da, de, en".
cli-wrong-language = ”{ $typed }” er ikke et af sprogene her: { $languages }
cli-wrong-board = hverken en plade ({ $boards }) eller en mappe med en
cli-wrong-bot = sådan en bot findes ikke; de, der findes, er { $bots }
cli-no-budget = der kan ikke angives noget budget for { $bot }
cli-wrong-budget = et budget er 1 til { $playouts } prøvespil eller op til { $seconds } sekunder (0.5s)
cli-wrong-bots = { $board } er for { $fewest } til { $most } spillere: angiv { $least } til { $bots } botter
cli-wrong-number = { $n } er ikke et tal fra { $least } til { $most }
cli-wrong-starter = angiv en plads fra 0 til { $most }, eller random
cli-wrong-fair = siger, hvordan kortene ligger: kan ikke bruges sammen med --fair
cli-wrong-resumed = hører til et nyt spil, ikke til et, der genoptages
cli-wrong-games = indeholder mere end ét spil
cli-wrong-save = findes allerede: genoptag det, eller vælg et andet navn
# $problem er det, systemet siger, ofte på engelsk.
cli-wrong-place = spillet kan ikke gemmes her: { $problem }
cli-wrong-game = spil tælles fra 1
cli-no-game = { $n ->
    [one] der er ikke noget spil { $game }: filen indeholder kun ét spil
   *[other] der er ikke noget spil { $game }: filen indeholder kun { $n } spil
}
cli-no-file = filen eller mappen findes ikke
cli-no-right = adgang nægtet
cli-is-folder = er en mappe
cli-disk-full = der er ikke mere plads på disken
cli-unread = kan ikke læses: { $problem }
cli-empty = er tom
cli-too-large = større end { $n } byte
cli-damaged = kan ikke læses som et gemt spil: { $problem }
cli-stdin = standardinput
cli-line = { $file } linje { $n }
cli-no-person = ingen hedder ”{ $name }”, så der er ingen plads at spille på
cli-no-bot = ”{ $name }” er ikke en bot, der spiller her: { $bots }

## Terminal: hjælp (-h) og indvendinger mod det, der blev skrevet i skallen

cli-usage = brug:
cli-usage-arguments = argumenter
cli-usage-options = tilvalg
cli-usage-help = vis denne hjælp og slut
cli-usage-error = { $prog }: fejl: { $message }
cli-usage-argument = argumentet { $argument_name }: { $message }
cli-usage-required = disse argumenter mangler: { $given }
cli-usage-unknown = ukendte argumenter: { $given }
cli-usage-choice = { $value } er ikke et af valgene: { $choices }
cli-usage-number = { $value } er ikke et helt tal
cli-usage-value = her mangler en værdi
cli-usage-no-value = tager ingen værdi: { $given }
cli-usage-ambiguous = { $option } kan betyde flere ting: { $matches }
cli-extra = perron { $command } kræver mere, end der er installeret her: { $install }
cli-posix = perron { $command } kører på Linux og macOS, ikke på dette system
cli-meta-command = KOMMANDO
cli-meta-board = ID|MAPPE
cli-meta-bots = N|NAVNE
cli-meta-file = FIL
cli-meta-folder = MAPPE
cli-meta-code = KODE
cli-help-perron = Togbrætspil efter reglerne.
cli-help-version = vis versionen og slut
cli-help-play = spil et spil mod botter i terminalen
cli-help-play-more = Spil et spil mod botter i terminalen. Det gemmes efter hver beslutning.
cli-help-board = en plade eller en mappe med en (standard: europe)
cli-help-bots = hvor mange botter, eller deres navne med komma imellem (standard: 1)
cli-help-seat = hvor du sidder; pladserne tælles fra 0 (standard: 0)
cli-help-starter = pladsen, der begynder, eller random (standard: random)
cli-help-seed = samme tal giver det samme spil
cli-help-fair = bland, så du kan tjekke det bagefter: perron verify
cli-help-save = hvor spillet gemmes (standard: perron-PLADE-N.json her)
cli-help-resume = spil videre på et gemt spil
cli-help-language = da, de, en og så videre (standard: som PERRON_LANGUAGE eller systemet siger)
cli-help-replay = fortæl et gemt spil tur for tur
cli-help-replay-more = Fortæl et gemt spil tur for tur, med alle kort åbne eller som én plads så det.
cli-help-file = et gemt spil, eller mange, ét på hver linje; - for standardinput
cli-help-game = hvilket af spillene, fra 1 (standard: 1)
cli-help-folder = en mappe med spillets plade
cli-help-seen = vis kun, hvad denne plads så; pladserne tælles fra 0
cli-help-verify = tjek blandingerne i et gemt spil
cli-help-verify-more = Regn blandingerne i et gemt spil ud igen fra den forseglede hemmelighed og pladsernes bidrag, og sammenlign hvert kort.
cli-help-serve = spil med andre: start serveren med siden og grænsefladen
cli-help-backup = kopiér alt, hvad serveren gemmer, til en fil, mens den kører
cli-help-restore = læg en sikkerhedskopi ind i en database
cli-help-export = hent et gemt spil fra serverens database
cli-help-boards = vis, tjek eller afprøv plader
cli-help-referee = bedøm handlinger i en stilling
cli-help-score = tæl pointene i en stilling, uanset fase
cli-help-simulate = lad botter spille mange spil
cli-help-arena = lad botter spille mod hinanden med de samme kort
cli-help-ladder = mål alle botter med de samme kort
cli-help-report = lav en side om resultater fra arenaen

## Lær: reglerne i korte træk. De samme sætninger forklarer ting ved bordet.

learn-title = Lær at spille
learn-lead = Reglerne i korte træk, med en lille plade at prøve hver af dem på.
learn-which = Hvilken plade?
learn-rules-of = Regler: { $board }
learn-chapters = Kapitler
learn-full = Alle reglerne
learn-tried = prøvet
learn-to-board = En anden plade
learn-play = Spil på denne plade
learn-previous = Tilbage
learn-next = Næste
learn-coming = Lægger pladen frem…
learn-failed = Serveren svarer ikke lige nu.
learn-offline = Du kan læse uden netforbindelse. For at prøve skal serveren svare, og det gør den ikke lige nu.
learn-no-board = Den plade findes ikke
learn-no-board-more = Vælg en af de plader, der kan spilles på her.

learn-chapter-aim = Målet
learn-chapter-cards = Tag kort
learn-chapter-routes = Byg strækninger
learn-chapter-doubles = Dobbeltstrækninger
learn-chapter-ferries = Færger
learn-chapter-tunnels = Tunneler
learn-chapter-stations = Stationer
learn-chapter-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
learn-chapter-merchandise = Varer
learn-chapter-swaps = Den længste strækning
learn-chapter-end = Slutning og optælling

# $trains og $hand er antal brikker og kort.
learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Du lægger vogne mellem stederne på pladen. Du begynder med { $trains } vogne, { $hand } kort og nogle kontrakter.
       *[ticket] Du lægger vogne mellem stederne på pladen. Du begynder med { $trains } vogne, { $hand } kort og nogle billetter.
    }
   *[train] { $ticket ->
        [contract] Du lægger tog mellem byerne på pladen. Du begynder med { $trains } tog, { $hand } kort og nogle kontrakter.
       *[ticket] Du lægger tog mellem byerne på pladen. Du begynder med { $trains } tog, { $hand } kort og nogle billetter.
    }
}
learn-aim-points = { $ticket ->
    [contract] Hver strækning, du bygger, giver point med det samme. Til sidst giver de kontrakter, du har opfyldt, deres point, og de andre koster deres.
   *[ticket] Hver strækning, du bygger, giver point med det samme. Til sidst giver de billetter, du har fuldført, deres point, og de andre koster deres.
}
# $stations er, hvor mange stationer hver spiller har; 0 på plader uden.
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] I din tur gør du én ting, og kun én: tager kort, bygger en strækning eller trækker kontrakter.
       *[other] I din tur gør du én ting, og kun én: tager kort, bygger en strækning, trækker kontrakter eller bygger en station.
    }
   *[ticket] { $stations ->
        [0] I din tur gør du én ting, og kun én: tager kort, bygger en strækning eller trækker billetter.
       *[other] I din tur gør du én ting, og kun én: tager kort, bygger en strækning, trækker billetter eller bygger en station.
    }
}
learn-aim-win = Den, der har flest point til sidst, vinder.

learn-cards-two = Når du tager kort, tager du to: åbne fra markedet, skjulte fra bunken eller et af hver. Et åbent kort erstattes med det samme.
learn-cards-hold = Du må have så mange kort på hånden, som du vil. Når bunken slipper op, blandes de brugte kort til en ny.
learn-cards-none = Er både bunken og de brugte kort væk, må du stadig tage åbne kort, men de erstattes ikke. Er der intet kort, du må tage, gør du noget andet i din tur.
learn-cards-whole = { $locomotive ->
    [joker] En åben joker er begge kort værd: Tag den først, og din tur er slut. Den kan ikke være dit andet kort. En joker, der kommer skjult fra bunken, er et kort som alle andre.
   *[locomotive] Et åbent lokomotiv er begge kort værd: Tag det først, og din tur er slut. Det kan ikke være dit andet kort. Et lokomotiv, der kommer skjult fra bunken, er et kort som alle andre.
}
learn-cards-plain = { $locomotive ->
    [joker] En åben joker er et kort som alle andre her: Du må tage to i samme tur.
   *[locomotive] Et åbent lokomotiv er et kort som alle andre her: Du må tage to i samme tur.
}
# $n: så mange åbne rydder markedet.
learn-cards-reset = { $locomotive ->
    [joker] Så snart { $n } jokere ligger åbne, skiftes alle fem åbne kort ud.
   *[locomotive] Så snart { $n } lokomotiver ligger åbne, skiftes alle fem åbne kort ud.
}

learn-routes-claim = { $train ->
    [wagon] For at bygge en strækning betaler du lige så mange kort i dens farve, som den har felter. Dine vogne lægges på den, og den er din resten af spillet. Du må bygge én strækning pr. tur, hvor som helst på pladen.
   *[train] For at bygge en strækning betaler du lige så mange kort i dens farve, som den har felter. Dine tog lægges på den, og den er din resten af spillet. Du må bygge én strækning pr. tur, hvor som helst på pladen.
}
learn-routes-grey = En grå strækning kan betales med enhver farve, men alle kortene skal have den samme.
# $places er en liste som "almindelige strækninger, tunneler og færger", i nævneform.
learn-routes-wild = { $locomotive ->
    [joker] En joker gælder som et kort i valgfri farve. Den kan bruges til: { $places }.
   *[locomotive] Et lokomotiv gælder som et kort i valgfri farve. Det kan bruges til: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] På en almindelig strækning tæller kun farvede kort; en joker hjælper ikke.
   *[locomotive] På en almindelig strækning tæller kun farvede kort; et lokomotiv hjælper ikke.
}
learn-place-train = almindelige strækninger
learn-place-tunnel = tunneler
learn-place-ferry = færger
learn-place-station = stationer
learn-routes-points = Jo længere strækningen er, jo mere er den værd.
learn-routes-own = Tabellen med point for denne plade har vi selv lavet.
learn-points-spaces = Felter
learn-points-points = Point

learn-doubles-what = { $ticket ->
    [contract] To spor mellem de samme to steder er en dobbeltstrækning. Ingen må eje begge.
   *[ticket] To spor mellem de samme to byer er en dobbeltstrækning. Ingen må eje begge.
}
learn-doubles-unequal = De er også en dobbeltstrækning, når de er forskellige i længde, farve eller slags.
# $from: fra dette antal spillere bruges begge spor.
learn-doubles-from = Med { $from } spillere eller flere må forskellige spillere bruge begge spor. Med færre lukkes det andet spor, så snart det første er bygget.

learn-ferries-what = { $locomotive ->
    [joker] En færge krydser vand. Hvert felt med et lokomotiv på kræver en joker; de andre felter betales med farvede kort som normalt.
   *[locomotive] En færge krydser vand. Hvert felt med et lokomotiv på kræver et lokomotivkort; de andre felter betales med farvede kort som normalt.
}
# $n kort gælder for ét lokomotiv.
learn-ferries-exchange = { $locomotive ->
    [joker] Ingen joker? På en færge gælder { $n } vilkårlige kort som en, så tit du vil.
   *[locomotive] Intet lokomotiv? På en færge gælder { $n } vilkårlige kort som et, så tit du vil.
}

# $n kort vendes.
learn-tunnels-dig = En tunnel kan koste mere, end den viser. Betal først for felterne som normalt. Så vendes { $n } kort fra bunken.
learn-tunnels-match = { $locomotive ->
    [joker] Hvert vendt kort i den farve, du betalte med, og hver joker koster dig ét kort mere: i den farve eller en joker. Har du kun betalt med jokere, tæller kun jokere, og kun jokere kan betale.
   *[locomotive] Hvert vendt kort i den farve, du betalte med, og hvert lokomotiv koster dig ét kort mere: i den farve eller et lokomotiv. Har du kun betalt med lokomotiver, tæller kun lokomotiver, og kun lokomotiver kan betale.
}
learn-tunnels-give-up = Kan eller vil du ikke betale, får du dine kort tilbage, og din tur er slut.
learn-tunnels-few = Er der færre end { $n } kort tilbage, også når de brugte kort er blandet i, vendes kun dem. Er der ingen, koster tunnelen kun sine felter.

# $n stationer til hver spiller.
learn-stations-build = Du har { $n } stationer. En station kan bygges i enhver by, der ingen har, også langt fra dine strækninger, og det tager hele din tur. Den første koster ét kort, hver af de næste ét mere end den forrige, alle i samme farve.
learn-stations-use = En station låner dig én af de andres strækninger, der ender i dens by. Den tæller kun for dine billetter, og du behøver ikke vælge før til sidst. Én og samme strækning gælder for alle dine billetter.
# $points for hver station.
learn-stations-points = Hver station, du ikke har bygget til sidst, giver { $points } point.

learn-tickets-what = { $ticket ->
    [contract] En kontrakt nævner to steder. Forbind dem med dine egne strækninger ad den vej, du vil, og til sidst giver den sine point. Gør du ikke det, koster den dem.
   *[ticket] En billet nævner to byer. Forbind dem med dine egne strækninger ad den vej, du vil, og til sidst giver den sine point. Gør du ikke det, koster den dem.
}
learn-tickets-secret = { $ticket ->
    [contract] Ingen andre ser dine kontrakter før til sidst.
   *[ticket] Ingen andre ser dine billetter før til sidst.
}
# I starten: $long og $regular deles ud, mindst $keep beholdes.
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Du begynder med { $regular } kontrakter og beholder mindst { $keep }.
        [one] Du begynder med 1 lang og { $regular } korte kontrakter og beholder mindst { $keep }.
       *[other] Du begynder med { $long } lange og { $regular } korte kontrakter og beholder mindst { $keep }.
    }
   *[ticket] { $long ->
        [0] Du begynder med { $regular } billetter og beholder mindst { $keep }.
        [one] Du begynder med 1 lang og { $regular } korte billetter og beholder mindst { $keep }.
       *[other] Du begynder med { $long } lange og { $regular } korte billetter og beholder mindst { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Af disse første går de, du giver tilbage, ud af spillet. Senere lægges de nederst i bunken.
       *[box] De, du giver tilbage, går ud af spillet.
    }
   *[bottom] De, du giver tilbage, lægges nederst i bunken.
}
# Senere: $n trækkes, mindst $keep beholdes. $returns siger, hvor resten kommer hen.
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Senere kan du bruge en tur på at trække { $n } til. Behold mindst { $keep }; resten går ud af spillet. En kontrakt, du beholder, kan du ikke komme af med igen.
       *[bottom] Senere kan du bruge en tur på at trække { $n } til. Behold mindst { $keep }; resten lægges nederst i kontraktbunken. En kontrakt, du beholder, kan du ikke komme af med igen.
    }
   *[ticket] { $returns ->
        [box] Senere kan du bruge en tur på at trække { $n } til. Behold mindst { $keep }; resten går ud af spillet. En billet, du beholder, kan du ikke komme af med igen.
       *[bottom] Senere kan du bruge en tur på at trække { $n } til. Behold mindst { $keep }; resten lægges nederst i billetbunken. En billet, du beholder, kan du ikke komme af med igen.
    }
}
learn-tickets-own = { $ticket ->
    [contract] { $own } af de { $n } kontrakter på denne plade har vi selv fundet på.
   *[ticket] { $own } af de { $n } billetter på denne plade har vi selv fundet på.
}

learn-merchandise-take = Strækninger med en håndkærre giver varer. Den, der bygger en, tager et varekort, så længe der er flere. Det er altid ét kort, hvor lang strækningen end er.
learn-merchandise-bonus = Til sidst giver varer en bonus efter placering; flest giver mest. Spillere, der står lige, får alle den fulde bonus for deres plads: Er de to, springes den næste plads over, er de tre, springes to over. Uden varer er der ingen bonus.
learn-merchandise-place = Plads
learn-merchandise-players = { $n } spillere

# $route er et navn som "Lieksa – Murmansk"; $n kort gælder for ét af dens kort.
learn-swaps-what = Én strækning har sin egen regel: { $route }. I stedet for hvert af dens kort må du betale { $n } vilkårlige.
learn-swaps-worth = { $train ->
    [wagon] Den kræver { $length } vogne og giver { $points } point, hvordan du end betaler.
   *[train] Den kræver { $length } tog og giver { $points } point, hvordan du end betaler.
}

# $n brikker eller færre begynder den sidste runde.
learn-end-last = { $train ->
    [wagon] Når en spiller slutter sin tur med { $n } vogne eller færre, begynder den sidste runde: Alle spillere får en tur mere, også spilleren selv.
   *[train] Når en spiller slutter sin tur med { $n } tog eller færre, begynder den sidste runde: Alle spillere får en tur mere, også spilleren selv.
}
learn-end-count = { $ticket ->
    [contract] Så vises kontrakterne. De opfyldte giver deres point, de andre koster deres.
   *[ticket] Så vises billetterne. De fuldførte giver deres point, de andre koster deres.
}
learn-end-longest = Den længste ubrudte rute, målt i tog, giver { $points } point. Den må gå gennem en by flere gange, men ikke bruge en strækning to gange. Står flere lige, får de hver især pointene.
learn-end-globe = Den, der har fuldført flest billetter, får { $points } point. Står flere lige, får de hver især pointene.
# $ways er en liste over det, der afgør, i nævneform.
learn-end-tie = { $n ->
    [1] Har flere lige mange point, afgøres det sådan: { $ways }.
   *[other] Har flere lige mange point, afgøres det i denne rækkefølge: { $ways }.
}
learn-end-shared = Spillere, der stadig står lige, deler sejren.
learn-tie-tickets = { $ticket ->
    [contract] flest opfyldte kontrakter
   *[ticket] flest fuldførte billetter
}
learn-tie-stations = færrest byggede stationer
learn-tie-longest_path_bonus = pointene for længste rute
learn-tie-longest_path = den længste rute

## Lær: hvad man kan prøve, og hvad der kom ud af det. $route og $city er navne i nævneform.

learn-try = Prøv det
learn-task-draw = Tag to kort. Tryk på åbne kort eller på bunken.
learn-task-locomotive = { $locomotive ->
    [joker] Tag den åbne joker.
   *[locomotive] Tag det åbne lokomotiv.
}
learn-task-locomotives = { $locomotive ->
    [joker] Tag begge åbne jokere.
   *[locomotive] Tag begge åbne lokomotiver.
}
learn-task-claim = Byg denne strækning: { $route }. Tryk på den på pladen, og tryk så på Byg.
learn-task-grey = Byg denne grå strækning: { $route }. Vælg de kort, du betaler med.
learn-task-double = Byg et af sporene: { $route }. Se, hvad der sker med det andet.
learn-task-ferry = { $locomotive ->
    [joker] Byg denne færge: { $route }. Brug en joker på feltet med lokomotivet.
   *[locomotive] Byg denne færge: { $route }. Brug et lokomotivkort på feltet med lokomotivet.
}
learn-task-exchange = { $locomotive ->
    [joker] Du har ingen joker. Byg denne færge alligevel: { $route }.
   *[locomotive] Du har intet lokomotiv. Byg denne færge alligevel: { $route }.
}
learn-task-tunnel = Grav denne tunnel: { $route }. Se, hvad bunken kræver, og betal det.
learn-task-station = Det er den sidste tur, og en anden spiller har den strækning, du mangler. Byg en station her: { $city }.
learn-task-ticket = { $ticket ->
    [contract] Din kontrakt mangler én strækning. Byg den: { $route }.
   *[ticket] Din billet mangler én strækning. Byg den: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Træk kontrakter, og behold dem, du kan lide.
   *[ticket] Træk billetter, og behold dem, du kan lide.
}
learn-task-merchandise = Byg denne strækning med en håndkærre: { $route }.
learn-task-swap = Byg den længste strækning: { $route }. Du har for få kort i én farve, men mange andre.
learn-task-end = { $train ->
    [wagon] Du har få vogne tilbage. Byg denne strækning, så begynder den sidste runde: { $route }.
   *[train] Du har få tog tilbage. Byg denne strækning, så begynder den sidste runde: { $route }.
}
learn-task-count = Det er spillets sidste tur. Byg denne strækning, og se optællingen: { $route }.

learn-done-draw = Godt: to kort mere på hånden, og din tur er slut.
learn-done-locomotive = { $locomotive ->
    [joker] Godt: Jokeren er din, og din tur er slut.
   *[locomotive] Godt: Lokomotivet er dit, og din tur er slut.
}
learn-done-locomotives = { $locomotive ->
    [joker] Godt: to jokere i samme tur.
   *[locomotive] Godt: to lokomotiver i samme tur.
}
learn-done-claim = Godt: Strækningen er din, { $points } point.
learn-done-double = Godt: Det ene spor er dit. Med to spillere er det andet nu lukket.
learn-done-exchange = Godt: Andre kort trådte til, og færgen er din: { $points } point.
# $extra kort mere end felterne.
learn-done-tunnel = { $extra ->
    [0] Godt: Tunnelen er din, og den kostede intet ekstra.
    [one] Godt: Tunnelen er din. Den kostede ét kort mere.
   *[other] Godt: Tunnelen er din. Den kostede { $extra } kort mere.
}
learn-done-station = { $ticket ->
    [contract] Godt: Stationen låner dig den manglende strækning, og din kontrakt er opfyldt.
   *[ticket] Godt: Stationen låner dig den manglende strækning, og din billet er fuldført.
}
learn-done-ticket = { $ticket ->
    [contract] Godt: De to steder er forbundet. Til sidst giver det { $points } point.
   *[ticket] Godt: De to byer er forbundet. Til sidst giver det { $points } point.
}
# $n beholdt.
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Godt: Du har én kontrakt mere. Om den betaler sig, viser sig til sidst.
       *[other] Godt: Du har { $n } kontrakter mere. Om de betaler sig, viser sig til sidst.
    }
   *[ticket] { $n ->
        [one] Godt: Du har én billet mere. Om den betaler sig, viser sig til sidst.
       *[other] Godt: Du har { $n } billetter mere. Om de betaler sig, viser sig til sidst.
    }
}
learn-done-merchandise = Godt: Strækningen er din, og et varekort følger med.
learn-done-swap = Godt: Strækningen er din, { $points } point i én tur.
learn-done-end = Godt: Den sidste runde begynder. Alle spillere får en tur mere.
learn-done-count = Godt: Spillet er slut. Sådan tælles dine point sammen.
learn-missed = Det må du godt, og din tur er slut. Men det er ikke det, det handler om her: Prøv igen.
learn-again = Prøv igen

## Lær: hvad tingene ved bordet er

learn-help-press = Tryk på noget ved bordet for at få det forklaret.
learn-help-end = Færdig
learn-help-more = Læs mere
learn-help-nothing = { $ticket ->
    [contract] Det er der ingen regel for. Tryk på et kort, en strækning, et sted eller et tal.
   *[ticket] Det er der ingen regel for. Tryk på et kort, en strækning, en by eller et tal.
}
learn-thing-market = Marked
learn-thing-deck = Bunke: { $n } kort
learn-thing-score = Point indtil nu
learn-thing-trains = { $train ->
    [wagon] Vogne tilbage
   *[train] Tog tilbage
}
learn-thing-cards = Kort på hånden
learn-thing-clock = Ur
learn-score-so-far = { $ticket ->
    [contract] Det er pointene for strækninger. Kontrakter og alt andet tælles til sidst.
   *[ticket] Det er pointene for strækninger. Billetter og alt andet tælles til sidst.
}
learn-cards-count = Alle kan se, hvor mange kort en spiller har, men kun spilleren selv ser hvilke.
learn-tickets-count = { $ticket ->
    [contract] Så mange kontrakter har spilleren. Kun spilleren selv ser hvilke.
   *[ticket] Så mange billetter har spilleren. Kun spilleren selv ser hvilke.
}
learn-clock-none = Der er intet ur ved dette bord.
learn-clock-runs = Så meget tid har spilleren tilbage. Når den er gået, spiller en bot, indtil spilleren kommer tilbage.
# $price som "4 felter, én valgfri farve", i nævneform; $points for at bygge den.
learn-route-worth = { $price }: { $points } point.
learn-route-taken = Den har en ejer, som beholder den resten af spillet.
learn-route-closed = Den er lukket resten af spillet, fordi det andet spor er bygget.
learn-city-what = { $ticket ->
    [contract] Strækninger går fra sted til sted. Et bogstav ved et sted viser, at det står på en af dine kontrakter.
   *[ticket] Strækninger går fra by til by. Et bogstav ved en by viser, at den står på en af dine billetter.
}
