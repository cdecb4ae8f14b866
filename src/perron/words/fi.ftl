### Perronin sanat suomeksi. docs/languages.md kertoo, miten tällainen tiedosto kirjoitetaan.
###
### name: Suomi
### serves: FI
### alphabet: a b c d e f g h i j k l m n o p q r s t u v w x y z å ä ö
### thousands: space
###
### Sanasto:
###   route = reitti, claim = vallata, space = ruutu, track = raide, path/line = rata
###   ticket = menolippu, contract = sopimus, complete = saada valmiiksi / täyttää, connect = yhdistää
###   train, wagon = vaunu (sama sana kaikilla pelilaudoilla), locomotive = veturi, joker = jokeri
###   card = kortti, face up/open = avoin, deck = pakka, discards = poistopakka, market = tori, pile = pino
###   station, tunnel, ferry = asema, tunneli, lautta; merchandise = tavarat, tavarakortti; hand cart = käsikärry
###   board = pelilauta, map = kartta, table = pöytä, seat = paikka, host = järjestäjä, turn = vuoro, round = kierros
###   bot = botti, sit in = sijaistaa, take a card = ottaa, draw tickets = nostaa, log = tapahtumat, replay = toisto
###   Nimet ja kortit tulevat perusmuodossa: sija kuuluu omalle sanalle ("reitin { $route }", "kaupunkiin { $city }"),
###   tai edelle tulee kaksoispiste. Käskymuodon ja passiivin kohde on perusmuodossa: "Maksa 1 punainen".

# same in this language
perron = Perron
you = sinä
you-name = Sinä
close = Sulje
cancel = Peru
join = Liity
undo = Kumoa
notice = Ilmoitus
settings = Asetukset
menu = Valikko
to-home = Etusivulle
to-learn = Opi pelaamaan
to-rules = Säännöt
to-rule = Sääntö
what-is-this = Mikä tämä on?
try-again = Yritä uudelleen
open-seat = Vapaa paikka
# Nimetön pelaaja; $n erottaa vieraat toisistaan.
guest = Vieras { $n }
your-turn = Sinun vuorosi
# Useita asioita: $items on ensimmäiset pilkuin erotettuina, $last viimeinen.
list-and = { $items } ja { $last }
# Kuinka kauan sitten jotain tapahtui.
ago = { $unit ->
    [day] { $n ->
        [one] 1 päivä sitten
       *[other] { $n } päivää sitten
    }
    [hour] { $n ->
        [one] 1 tunti sitten
       *[other] { $n } tuntia sitten
    }
   *[minute] { $n ->
        [0] juuri äsken
        [one] 1 minuutti sitten
       *[other] { $n } minuuttia sitten
    }
}

nowhere = Raide päättyy tähän
nowhere-more = Tässä osoitteessa ei ole sivua.
broken = Sivulla meni jokin vikaan. Mitään ei kadonnut: pelit ovat tallessa palvelimella.
broken-reload = Lataa uudelleen
part-missing = Tämä sivun osa ei latautunut.

## Etusivu

# What search engines and the home screen of a phone say of the page.
home-about = Junalautapelien ilmainen koti omalla palvelimella.
home-lead = Junalautapelejä selaimessa, ystävien kanssa tai bottia vastaan, jonka voittamisesta voi olla ylpeä.
home-unofficial = Ilmainen ja epävirallinen; oma sääntöteksti, omat piirrokset. Ei yhteyttä mihinkään kustantajaan.
home-new = Uusi peli
home-failed = Palvelin ei vastaa. Pelisi ovat tallessa.
home-board = Pelilauta
home-players = { $least }–{ $most } pelaajaa
home-seats = Paikat
home-seat = Kuka pelaa paikalla { $n }
home-your-name = Nimesi
home-friend = Ystävä linkillä
home-bot = Botti: { $level }
home-remove = Poista paikka { $n }
home-add = Lisää paikka
home-more = Väri, kello ja chat
home-pace = Tahti
pace-none = Ei kelloa
pace-live = 10 min kullekin
pace-days = Päivä per vuoro
home-chat = Chat ystävien kanssa pöydässä
home-opening = Pöytää katetaan…
home-friends = Pelaa ystävien kanssa
home-friends-more = Saat lähetettävän linkin. Tiliä ei tarvita.
home-play = Pelaa heti
home-play-more = Botit ottavat muut paikat.
home-mine = Omat pelit
home-none = Ei vielä pelejä. Valitse pelilauta ja paina ”Pelaa heti”.
home-won = { $winners ->
    [one] Voitto
   *[other] Jaettu voitto
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Tappio
   *[other] Sija { $rank }/{ $n }
}
home-over = Päättynyt
home-waiting = Odottaa
home-join = Liity pöytään
home-paste = Liitä linkki
join-unreadable = Tämä ei ole linkki pöytään. Pyydä ystävääsi kopioimaan se uudelleen.
# Rivi kustakin pelilaudasta sen nimen alla.
about-europe = noin vuonna 1900
about-nordic = lauttoja ja tunneleita
about-amsterdam = 1600-luku, lyhyt
board-europe = Eurooppa
board-nordic = Pohjoismaat
# same in this language
board-amsterdam = Amsterdam
# Kuinka hyvin botti pelaa; yksin tai "botti,"-sanan jäljessä.
level-random = arpoja
level-level1 = aloittelija
level-level2 = helppo
level-level3 = kelpo
level-level4 = hyvä
level-level5 = vahva
level-level6 = mestari

## Asetukset

settings-theme = Vaalea vai tumma
settings-theme-system = Laitteen mukaan
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-language = Kieli
settings-language-browser = Selaimen mukaan ({ $language })
settings-motion = Liike
settings-motion-system = Laitteen mukaan
settings-motion-instant = Pois
settings-draw = Kortin ottaminen
settings-draw-hold = Viive
settings-draw-ask = Kysy
settings-draw-instant = Heti
settings-draw-hold-more = Kortti odottaa puolitoista sekuntia, ennen kuin se otetaan; ”Kumoa” palauttaa sen.
settings-draw-ask-more = Kortti otetaan, kun vahvistat sen.
settings-draw-instant-more = Kortti otetaan heti, kun painat sitä.
settings-sounds = Äänet
settings-sound-turn = Sinun vuorosi
settings-sound-card = Kortit
settings-sound-claim = Valtaukset
settings-ways = Näytä menolippujeni puuttuvat osuudet kartalla
settings-keys = Yhden kirjaimen pikanäppäimet

## Kortit ja hinnat

# Korttilajit yksinään.
kind-pink = Pinkki
kind-blue = Sininen
kind-orange = Oranssi
kind-white = Valkoinen
kind-green = Vihreä
kind-yellow = Keltainen
kind-black = Musta
kind-red = Punainen
kind-locomotive = { $locomotive ->
    [joker] Jokeri
   *[locomotive] Veturi
}
# Näin monta korttia, luvun jäljessä: "1 sininen", "3 sinistä". $n on luku.
card-pink = { $n ->
    [one] pinkki
   *[other] pinkkiä
}
card-blue = { $n ->
    [one] sininen
   *[other] sinistä
}
card-orange = { $n ->
    [one] oranssi
   *[other] oranssia
}
card-white = { $n ->
    [one] valkoinen
   *[other] valkoista
}
card-green = { $n ->
    [one] vihreä
   *[other] vihreää
}
card-yellow = { $n ->
    [one] keltainen
   *[other] keltaista
}
card-black = { $n ->
    [one] musta
   *[other] mustaa
}
card-red = { $n ->
    [one] punainen
   *[other] punaista
}
card-locomotive = { $locomotive ->
    [joker] { $n ->
        [one] jokeri
       *[other] jokeria
    }
   *[locomotive] { $n ->
        [one] veturi
       *[other] veturia
    }
}
card-back = kortti
# Reittien värit yksinään tai luettelossa: "4 ruutua, sininen".
colour-pink = pinkki
colour-blue = sininen
colour-orange = oranssi
colour-white = valkoinen
colour-green = vihreä
colour-yellow = keltainen
colour-black = musta
colour-red = punainen
# $card on viesti card-… tällä luvulla.
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] 1 ruutu
   *[other] { $n } ruutua
}
# Hinnat ovat luetteloita näistä: "4 ruutua, mikä tahansa yksi väri, vähintään 1 veturi". any-cards on hinta sellaisenaan.
any-colour = mikä tahansa yksi väri
any-cards = { $n ->
    [one] 1 kortti mitä tahansa väriä
   *[other] { $n } korttia samaa väriä
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] vähintään 1 jokeri
       *[other] vähintään { $n } jokeria
    }
   *[locomotive] { $n ->
        [one] vähintään 1 veturi
       *[other] vähintään { $n } veturia
    }
}
ferry-exchange = tai mitkä tahansa { $n } korttia kutakin kohti
# Tällä reitillä (swap) tai lautalla (ferry-exchange) näin monta mitä tahansa korttia korvaa yhden puuttuvan.
swap = mitkä tahansa { $n } korttia korvaavat yhden
points = { $n ->
    [one] +1 piste
   *[other] +{ $n } pistettä
}

## Botit paikoittain

# Bottien nimet: rautatien väkeä.
bot-1 = Lämmittäjä
bot-2 = Kantaja
bot-3 = Konduktööri
bot-4 = Ratavahti
bot-5 = Kuljettaja

## Pöytä

title-table = { $turn ->
    [mine] ● Sinun vuorosi – { $board }
   *[other] { $board } – Perron
}
table-coming = Pöytää katetaan…
table-missing = Tällaista pöytää ei ole
table-missing-more = Linkki voi olla vanha tai väärin kirjoitettu. Pyydä se uudelleen.
table-forbidden = Tämä pöytä ei ole sinulle avoin
table-forbidden-more = Pöytään pääsee linkillä, jonka järjestäjä jakaa.
table-full = Kaikki paikat on täytetty
table-full-more = Peli on alkanut, ja vain pelaajat näkevät sen.
not-connected = Yhteys on juuri nyt poikki. Valintasi on tallessa.
watching-only = Olet tässä pöydässä katsojana.
watching-full = Kaikki paikat on täytetty, joten olet katsojana.
undo-nothing = Ei ole mitään kumottavaa. Lähetetty siirto on jo pöydällä.

waiting-room = odotussali
# $here on väkeä laiturilla, $open vapaita paikkoja.
waiting-title = { $here ->
    [1] Yksi laiturilla
    [2] Kaksi laiturilla
    [3] Kolme laiturilla
   *[other] { $here } laiturilla
}, { $open ->
    [1] yksi paikka vapaana
    [2] kaksi paikkaa vapaana
    [3] kolme paikkaa vapaana
   *[other] { $open } paikkaa vapaana
}
waiting-full = Kaikki kyydissä
waiting-full-more = { $host ->
    [you] Kaikki paikat on täytetty. Aloita, kun olet valmis.
   *[other] Kaikki paikat on täytetty. Järjestäjä aloittaa pelin.
}
waiting-more = Lähetä linkki ystävillesi. Botit voivat ottaa vapaat paikat.
waiting-invited = Sinut on kutsuttu tähän pöytään.
waiting-no-key = Tämän linkin loppuosa, #-merkin jälkeen, puuttuu. Pyydä koko linkki siltä, joka kutsui sinut.
waiting-full-guest = { $watch ->
    [yes] Kaikki paikat on täytetty. Jää katsomaan: näet pelin heti, kun se alkaa.
   *[no] Kaikki paikat on täytetty, ja vain pelaajat näkevät tämän pelin.
}
waiting-you = { $host ->
    [yes] sinä, järjestäjä
   *[no] sinä
}
waiting-here = { $host ->
    [yes] järjestäjä
   *[no] pöydässä
}
waiting-bot = botti, { $level }
waiting-open = linkillä
waiting-ready = Valmis
waiting-colour = Värisi
seat-colour-cobalt = sininen, ympyrä
seat-colour-vermilion = punainen, neliö
seat-colour-amber = meripihka, kolmio
seat-colour-aqua = turkoosi, vinoneliö
seat-colour-aubergine = munakoiso, risti
waiting-colour-of = { $colour }: { $name }
waiting-sit = Istu pöytään
# $guest is the message guest with the number of the seat.
naming = Vaihda nimesi
naming-more = Muut pöydässä näkevät sen. Ilman nimeä olet { $guest }.
naming-save = Tallenna
waiting-start = Aloita peli
waiting-fill = { $n ->
    [one] Aloita ja anna vapaa paikka botille
   *[other] Aloita ja anna vapaat paikat boteille
}
leave = Lähde pöydästä
leave-title = Lähdetkö pöydästä?
leave-more = Botti sijaistaa sinua, jotta muut voivat jatkaa. Voit palata paikallesi niin kauan kuin peli kestää.
stay = Jää
invite = Kutsu
invite-more = Lähetä linkki tai näytä koodi puhelimelle.
invite-code = Koodi, jossa on linkki tähän pöytään
copy-link = Kopioi linkki
copy-watch = Kopioi linkki katsojille
copied = Kopioitu
copy-failed = Linkin kopiointi ei onnistunut. Valitse se ja kopioi käsin.
share = Jaa
terms = Tämä peli
terms-pace = Tahti
terms-trains = Vaunuja kullakin
# $n vaunua ja $stations asemaa kullakin pelaajalla.
terms-trains-n = { $stations ->
    [0] { $n }
    [one] { $n } ja { $stations } asema
   *[other] { $n } ja { $stations } asemaa
}
terms-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
terms-tickets-n = { $long ->
    [0] { $regular }, pidä vähintään { $keep }
    [one] { $long } pitkä ja { $regular } lyhyttä, pidä vähintään { $keep }
   *[other] { $long } pitkää ja { $regular } lyhyttä, pidä vähintään { $keep }
}
terms-shuffle = Sekoitus
terms-sealed = Sinetöity, tarkistettavissa jälkeenpäin
clock-none = Ei kelloa
clock-live = { $minutes } min kullekin ja { $increment } s per vuoro
clock-days = { $days ->
    [one] Päivä per vuoro
   *[other] { $days } päivää per vuoro
}
clock-left-days = { $n } pv
# $h tuntia ja $m minuuttia, lyhyesti.
clock-left-hours = { $h } t { $m }

banner-reconnecting = { $clocks ->
    [run] Yhdistetään uudelleen… Peli on tallessa palvelimella. Kellot käyvät edelleen, ellei palvelin itse ole poissa käytöstä.
   *[none] Yhdistetään uudelleen… Peli on tallessa palvelimella; voit jatkaa heti, kun se vastaa.
}
banner-offline = { $clocks ->
    [run] Sinulla ei ole verkkoyhteyttä. Kellot käyvät edelleen; pelilautaa voi katsella.
   *[none] Sinulla ei ole verkkoyhteyttä. Mitään ei katoa; pelilautaa voi katsella.
}
banner-asking = Jatkuva yhteys ei täällä onnistu, joten sivu tarkistaa tilanteen kahden sekunnin välein. Peli jatkuu tavalliseen tapaan.
banner-version = Tästä sivusta on uusi versio.
to-version = Ota käyttöön
banner-stand-in = Botti sijaistaa sinua.
come-back = Palaa paikallesi
banner-last = { $n ->
    [one] Viimeinen kierros: vielä yksi vuoro.
   *[other] Viimeinen kierros: vielä { $n } vuoroa.
}
banner-rematch = Seuraava peli on valmiina.
to-rematch = Uuteen pöytään

players = Pelaajat
players-log = Pelaajat ja tapahtumat
market-tickets = { $ticket ->
    [contract] Tori ja sopimukset
   *[ticket] Tori ja menoliput
}
seat-you = sinä
seat-bot = botti, { $level }
seat-bot-plain = botti
seat-away = poissa
# $time on jäljellä oleva aika: 3:05.
seat-away-until = poissa; botti sijaistaa { $time } kuluttua
seat-stand-in = poissa, botti sijaistaa
stat-trains = vaunuja jäljellä
stat-cards = kortteja
stat-tickets = { $ticket ->
    [contract] sopimuksia
   *[ticket] menolippuja
}
stat-stations = asemia jäljellä
stat-merchandise = tavaroita
stat-clock = aikaa jäljellä

status-over = Peli on päättynyt
status-choose = { $ticket ->
    [contract] Valitse sopimuksesi
   *[ticket] Valitse menolippusi
}
status-second = Vielä yksi kortti
status-tunnel = Tunneli
status-watching = Katsot peliä
status-wait = Hetkinen
status-other = Vuorossa { $name }
bar-players = { $turn ->
    [0] { $n } pelaajaa
   *[other] { $n } pelaajaa · vuoro { $turn }
}
map = Pelilauta: { $board }
zoom-in = Lähennä
zoom-out = Loitonna
zoom-fit = Näytä koko pelilauta
show-on-map = Näytä kartalla: { $what }

log = Tapahtumat
log-order = uusin ensin
log-earlier = Näytä aiemmat
# same in this language
chat = Chat
chat-none = Kukaan ei ole vielä sanonut mitään.
chat-say = Sano jotain
chat-send = Lähetä
notices = Ilmoitukset
sheet = { $ticket ->
    [contract] Kortit, sopimukset, pelaajat, tapahtumat
   *[ticket] Kortit, menoliput, pelaajat, tapahtumat
}
sheet-open = Avaa paneeli
sheet-close = Tee tilaa kartalle
sheet-full = Avaa paneeli kokonaan
sheet-half = Pienennä paneelia
tab-cards = Kortit
tab-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
tab-players = Pelaajat
tab-log = Tapahtumat

market = Tori
market-counts = pakassa { $deck }
market-empty = Tyhjä
# $kind on korttilaji.
market-take = Ota: { $kind }
market-deck = Ota pakasta, { $n ->
    [one] 1 kortti jäljellä
   *[other] { $n } korttia jäljellä
}
deck = Pakka
hand = Korttisi
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: maksussa { $laid }, yhteensä { $n }
hand-of = { $laid }/{ $n }
hand-spoken = Kädessäsi: { $cards }
your-tickets = { $ticket ->
    [contract] Sopimuksesi
   *[ticket] Menolippusi
}
tickets-done = { $ticket ->
    [contract] { $done }/{ $n } täytetty
   *[ticket] { $done }/{ $n } valmiina
}
tickets-none = { $ticket ->
    [contract] Ei vielä sopimuksia.
   *[ticket] Ei vielä menolippuja.
}
tickets-ways = Näytä puuttuvat osuudet kartalla
ticket-done = { $ticket ->
    [contract] Täytetty
   *[ticket] Valmis
}
ticket-cut = Poikki
ticket-station = Poikki. Asema voisi auttaa
ticket-long = pitkä
# $tunnels on, kuinka moni puuttuvista reiteistä on tunneli.
ticket-to-go = { $n ->
    [one] 1 vaunu puuttuu
   *[other] { $n } vaunua puuttuu
}{ $tunnels ->
    [0] {""}
   *[other] , tunneliriski
}

## Mitä voi tehdä

actions = Mitä voit tehdä
idle-title = Ota kaksi korttia tai valitse reitti
idle-last = Viimeinen vuorosi: ota kortteja tai valitse reitti
idle-more = { $n ->
    [0] Korttisi eivät vielä riitä mihinkään reittiin.
    [one] Voit nyt vallata yhden reitin.
   *[other] Voit nyt vallata { $n } reittiä.
}
second-title = Ota vielä yksi kortti
second-more = Torilta tai pakasta.
second-more-limit = { $locomotive ->
    [joker] Torilta tai pakasta. Avoin jokeri ei voi olla toinen kortti.
   *[locomotive] Torilta tai pakasta. Avoin veturi ei voi olla toinen kortti.
}
draw-tickets = { $ticket ->
    [contract] Nosta sopimuksia
   *[ticket] Nosta menolippuja
}
build-station = Rakenna asema
# $card on yksi kortti, "sininen".
held = { $from ->
    [deck] { $asking ->
        [yes] Otetaanko kortti pakasta?
       *[no] Otetaan kortti pakasta
    }
   *[market] { $asking ->
        [yes] Otetaanko { $card }?
       *[no] Otetaan { $card }
    }
}
held-first = Sitten vielä yksi.
held-first-again = Sitten vielä yksi. Paina uudelleen, niin otat sen heti.
held-second = Toinen korttisi.
held-whole = Tämä on koko vuorosi.
held-take = Ota
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Edellinen reitti saman sormen alla
neighbour-after = Seuraava reitti saman sormen alla
tunnel = tunneli
merchandise-one = tavara
# $letters tarkoittavat menolippuja: "A ja C".
completes = { $ticket ->
    [contract] Täyttyy: { $letters }
   *[ticket] Valmistuu: { $letters }
}
serves = Auttaa: { $letters }
pay-ways = Maksutavat
pay-more = { $n ->
    [one] { $n } muu tapa
   *[other] { $n } muuta tapaa
}
# Mitä näistä lajeista jää maksun jälkeen: "jää 2 sinistä".
pay-left = jää { $cards }
pay-all = näitä ei jää
compose = Muut kortit
compose-more = kokoa itse
compose-back = Ehdotukset
compose-empty = Paina kortteja kädessäsi
compose-hint = Lisää painamalla korttejasi, poista painamalla näitä
compose-good = Tämä käy maksuksi
compose-remove = Ota takaisin: { $kind }
claim = Valtaa
claim-for = Valtaa: { $cards }
claiming = Vallataan…
paying = Maksetaan…
building = Rakennetaan…
drawing = Nostetaan…
keeping = Pidetään…
slow = Yritetään yhä
slow-more = Palvelin vastaa hitaasti. Valintasi on tallessa.
cannot-afford = Korttisi eivät vielä riitä tähän reittiin. { $any ->
    [some] Sinulla on { $have }.
   *[none] Sopivia ei ole yhtään.
}
# $letter tarkoittaa menolippua; $routes ja $n ovat toisen tien reitit ja ruudut.
detour = { $ticket ->
    [contract] Sopimus
   *[ticket] Menolippu
} { $letter } onnistuu ilman tätä reittiäkin: { $routes ->
    [one] { $routes } reitti
   *[other] { $routes } reittiä
}, { $n ->
    [one] { $n } ruutu
   *[other] { $n } ruutua
}.
detour-none = { $ticket ->
    [contract] Sopimusta { $letter } ei voi täyttää ilman tätä reittiä.
   *[ticket] Menolippua { $letter } ei saa valmiiksi ilman tätä reittiä.
}
route-of = { $who ->
    [you] Tämä reitti on sinun.
   *[other] Tämän reitin omistaa { $name }.
}
station-in = Asema: { $city }
station-more = Saat käyttää yhtä toisen pelaajan reittiä tähän kaupunkiin.
station-where = Valitse asemallesi kaupunki
station-where-more = { $n ->
    [one] Viimeinen asemasi.
   *[other] Sinulla on { $n } asemaa jäljellä.
}
station-cannot = Korttisi eivät riitä asemaan: ensimmäinen maksaa yhden kortin, toinen kaksi samaa väriä, kolmas kolme.
build = Rakenna
build-for = Rakenna: { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [one] Nostetaanko yksi sopimus?
       *[other] Nostetaanko { $n } sopimusta?
    }
   *[ticket] { $n ->
        [one] Nostetaanko yksi menolippu?
       *[other] Nostetaanko { $n } menolippua?
    }
}
draw-tickets-more = Sinun on pidettävä vähintään { $keep }. Tähän menee vuorosi, eikä sitä voi kumota.
draw-tickets-do = Nosta { $n }
pass-title = Mitään ei voi tehdä
pass-more = Kortteja ei voi ottaa eikä mihinkään ole varaa. Voit vain passata.
pass = Passaa
tunnel-laid = Maksoit: { $cards }
tunnel-turned = Käännetyt kortit
tunnel-owed = { $n ->
    [one] Lisämaksu 1 kortti
   *[other] Lisämaksu { $n } korttia
}
tunnel-cannot = Et voi maksaa sitä. Saat korttisi takaisin.
tunnel-give-up = Luovu
tunnel-pay = Maksa { $cards }
tunnel-free = Ei lisämaksua: tunneli on sinun.
tunnel-other = { $extra ->
    [0] { $name } kaivoi tunnelin { $route }: ei lisämaksua.
    [one] { $name } kaivaa tunnelia { $route }: lisämaksu 1 kortti.
   *[other] { $name } kaivaa tunnelia { $route }: lisämaksu { $extra } korttia.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Vielä valitsemassa sopimuksia: { $names }
   *[ticket] Vielä valitsemassa menolippuja: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } ottaa toista korttia
    [tunnel] { $name } on tunnelissa
    [keep] { $ticket ->
        [contract] { $name } valitsee sopimuksia
       *[ticket] { $name } valitsee menolippuja
    }
   *[turn] { $name } miettii
}
over-title = Peli on päättynyt
over-more = Nyt lasketaan pisteet.
over-count = Laske pisteet

## Ensimmäiset ja myöhemmät menoliput

offer-first = { $ticket ->
    [contract] Ensimmäiset sopimuksesi
   *[ticket] Ensimmäiset menolippusi
}
offer-new = { $ticket ->
    [contract] Uudet sopimukset
   *[ticket] Uudet menoliput
}
offer-least = { $n ->
    [1] Pidä vähintään yksi
    [2] Pidä vähintään kaksi
    [3] Pidä vähintään kolme
   *[other] Pidä vähintään { $n }
}
offer-more = { $ticket ->
    [contract] { $returns ->
        [box] Pitämäsi sopimus tuo lopussa pisteensä, jos yhdistät sen paikat, ja vie ne, jos et. Muut poistuvat pelistä.
       *[bottom] Pitämäsi sopimus tuo lopussa pisteensä, jos yhdistät sen paikat, ja vie ne, jos et. Muut menevät pinon alle.
    }
   *[ticket] { $returns ->
        [box] Pitämäsi menolippu tuo lopussa pisteensä, jos yhdistät sen kaupungit, ja vie ne, jos et. Muut poistuvat pelistä.
       *[bottom] Pitämäsi menolippu tuo lopussa pisteensä, jos yhdistät sen kaupungit, ja vie ne, jos et. Muut menevät pinon alle.
    }
}
offer-way = { $n ->
    [one] Lyhin tie: 1 vaunu
   *[other] Lyhin tie: { $n } vaunua
}, { $routes ->
    [one] 1 reitti.
   *[other] { $routes } reittiä.
}
offer-done = Jo yhdistetty.
offer-shares = Yhteistä matkaa: { $letters }.
offer-kept = { $n } valittu
offer-points = { $n ->
    [one] 1 piste
   *[other] { $n } pistettä
}
offer-none = { $n ->
    [1] Valitse vähintään yksi
    [2] Valitse vähintään kaksi
    [3] Valitse vähintään kolme
   *[other] Valitse vähintään { $n }
}
offer-missing = { $n ->
    [one] Valitse vielä yksi
   *[other] Valitse vielä { $n }
}
offer-keep = { $n ->
    [one] Pidä tämä
   *[other] Pidä nämä { $n }
}
offer-others = Myös vielä valitsemassa: { $names }.

## Kartan nimet ruudunlukijalle

# Näin alkaa luettelo, joka on reitin nimi ruudunlukijalle.
label-route = reitti { $a } – { $b }
label-owned = { $who ->
    [you] sinun
   *[other] omistaja { $name }
}
label-closed = suljettu
label-free = vapaa
label-affordable = { $more ->
    [0] voit vallata: { $cards }
    [one] voit vallata: { $cards } tai yksi muu maksutapa
   *[other] voit vallata: { $cards } tai { $more } muuta maksutapaa
}
label-completes = { $ticket ->
    [contract] täyttyy: { $name }
   *[ticket] valmistuu: { $name }
}

## Luettelo ja komentorivi

list = Luettelo
list-on = Luettelonäkymä. Peli näkyy tekstinä.
list-off = Karttanäkymä.
list-routes = Reitit
list-count = { $n ->
    [one] 1 reitti
   *[other] { $n } reittiä
}
list-filter = Etsi reittejä
list-city = { $ticket ->
    [contract] Paikan nimi
   *[ticket] Kaupungin nimi
}
list-which = Mitkä reitit
list-all = Kaikki
list-claim = Vallattavissa
list-ways = { $ticket ->
    [contract] Sopimuksissani
   *[ticket] Menolipuissani
}
list-can = voit vallata
list-none = Sellaista reittiä ei ole.
list-name = Nimi
list-points = Pisteet
# Komennot: yksi sana kukin, samaa tarkoittavat pilkuin erotettuina. Ensimmäinen kerrotaan.
command-take = ota, nosta
command-claim = valtaa
command-station = asema, rakenna
command-tickets = menoliput, sopimukset
command-keep = pidä
command-pay = maksa
command-decline = luovu
command-pass = passaa
command-undo = kumoa, takaisin
command-hand = käsi, kortit
command-deck = pakasta, pakka
command = Komentorivi
command-do = Tee
command-hint = Esimerkiksi: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. Tyhjä rivi vahvistaa.
command-then-claim = { $route }: { $cards }. Enter valtaa reitin.
command-then-build = Asema kaupunkiin { $city }: { $cards }. Enter rakentaa sen.
command-then-pay = Tunnelista: { $cards }. Enter maksaa.
command-then-tickets = { $ticket ->
    [contract] Uusia sopimuksia. Enter nostaa ne.
   *[ticket] Uusia menolippuja. Enter nostaa ne.
}
command-then-keep = { $n ->
    [one] Yksi valittu. Enter pitää sen.
   *[other] { $n } valittu. Enter pitää ne.
}
command-pay-ways = Ei niillä. Voit maksaa näin: { $ways }
command-unclear-verb = En ymmärtänyt: { $text }. Komennot ovat { $commands }.
command-unclear-card = Sellaista avointa korttia ei ole: { $text }. Kirjoita väri, paikka 1–5 tai pakka.
command-unclear-route = { $ticket ->
    [contract] Reittiä ei löydy: { $text }. Kirjoita sen kaksi paikkaa.
   *[ticket] Reittiä ei löydy: { $text }. Kirjoita sen kaksi kaupunkia.
}
command-unclear-city = { $ticket ->
    [contract] Paikkaa ei löydy tai niitä löytyy useita: { $text }.
   *[ticket] Kaupunkia ei löydy tai niitä löytyy useita: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Kirjoita pidettävien sopimusten kirjaimet.
   *[ticket] Kirjoita pidettävien menolippujen kirjaimet.
}

## Näppäimet

keys = Näppäimet
keys-key = Näppäin
keys-does = Mitä se tekee
keys-arrows = { $ticket ->
    [contract] Pelilaudalla: seuraavaan paikkaan siinä suunnassa; torilla ja kädessä: seuraavaan korttiin
   *[ticket] Pelilaudalla: seuraavaan kaupunkiin siinä suunnassa; torilla ja kädessä: seuraavaan korttiin
}
keys-turn = { $ticket ->
    [contract] Pelilaudalla: paikan reitit yksitellen
   *[ticket] Pelilaudalla: kaupungin reitit yksitellen
}
keys-enter = Valitse, sitten vahvista
keys-escape = Palaa takaisin tai sulje ilmoitus
keys-market = Ota kortti torilta
keys-deck = Ota kortti pakasta
keys-claim = Seuraavaan reittiin, jonka voit vallata
keys-no-claim = Nyt ei ole reittiä, jonka voisit vallata.
keys-payment = Seuraava maksutapa
keys-tickets = { $ticket ->
    [contract] Nosta sopimuksia
   *[ticket] Nosta menolippuja
}
keys-station = Rakenna asema
keys-undo = Kumoa
keys-hand = Luettele kädessäsi olevat kortit
keys-log = Tapahtumat
keys-list = Luettelo, ja takaisin karttaan
keys-command = Komentorivi
keys-zoom = Lähennä ja loitonna
keys-fit = Näytä koko pelilauta
keys-help = Selitys kohdistetusta asiasta; muuten nämä näppäimet
skip = Siirry
skip-board = Pelilaudalle
skip-actions = Toimintoihin
skip-hand = Kortteihisi

## Tapahtumat

log-took = { $who ->
    [you] Otit avoimen kortin: { $card }
   *[other] { $name } otti avoimen kortin: { $card }
}
log-drew = { $who ->
    [you] Otit kortin pakasta
   *[other] { $name } otti kortin pakasta
}
log-drew-known = { $who ->
    [you] Otit pakasta: { $card }
   *[other] { $name } otti pakasta: { $card }
}
log-both = { $who ->
    [you] Otit: { $first } ja { $second }
   *[other] { $name } otti: { $first } ja { $second }
}
log-open-deck = { $who ->
    [you] Otit: { $card } ja yksi pakasta
   *[other] { $name } otti: { $card } ja yksi pakasta
}
log-two-deck = { $who ->
    [you] Otit kaksi korttia pakasta
   *[other] { $name } otti kaksi korttia pakasta
}
# $cards piirretään; näkymätön merkki niiden jäljessä pitää pilkun samalla rivillä.
log-claimed = { $who ->
    [you] Valtasit
   *[other] { $name } valtasi
} reitin { $route }: { $cards }, { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
# $turned on käännettyjen korttien määrä; 0, jos niitä ei ollut jäljellä.
log-tunnel = { $who ->
    [you] Kaivat
   *[other] { $name } kaivaa
} tunnelia { $route }: { $turned ->
    [0] ei käännettäviä kortteja
   *[other] esiin kääntyi { $cards }
}, { $extra ->
    [0] ei lisämaksua
    [one] lisämaksu 1 kortti
   *[other] lisämaksu { $extra } korttia
}
log-gave-up = { $who ->
    [you] Luovuit
   *[other] { $name } luopui
} tunnelista { $route }
log-merchandise = { $who ->
    [you] Otit tavarakortin
   *[other] { $name } otti tavarakortin
}
log-station = { $who ->
    [you] Rakensit
   *[other] { $name } rakensi
} aseman kaupunkiin { $city }: { $cards }
log-offered = { $who ->
    [you] Nostit
   *[other] { $name } nosti
} { $ticket ->
    [contract] { $n ->
        [one] 1 sopimuksen
       *[other] { $n } sopimusta
    }
   *[ticket] { $n ->
        [one] 1 menolipun
       *[other] { $n } menolippua
    }
}
log-kept = { $who ->
    [you] Pidit
   *[other] { $name } piti
} { $ticket ->
    [contract] { $n ->
        [one] 1 sopimuksen
       *[other] { $n } sopimusta
    }
   *[ticket] { $n ->
        [one] 1 menolipun
       *[other] { $n } menolippua
    }
}
log-passed = { $who ->
    [you] Passasit
   *[other] { $name } passasi
}
log-cleared = { $locomotive ->
    [joker] Liikaa jokereita: viisi uutta korttia
   *[locomotive] Liikaa vetureita: viisi uutta korttia
}
log-reshuffled = Poistopakka sekoitettiin uudeksi pakaksi
log-last-round = { $who ->
    [you] Vaunusi ovat vähissä: viimeinen kierros alkaa
   *[other] { $name }: vaunut vähissä, viimeinen kierros alkaa
}
log-ended = Peli on päättynyt
log-stalled = Kukaan ei voi tehdä mitään: peli on päättynyt
# $text on kokonainen tapahtumarivi.
log-for = { $text } (botti sijaisti)
log-started = Peli alkaa
log-seated = { $who ->
    [you] Istuit pöytään
   *[other] { $name } istui pöytään
}
# $before on pelaajan aiempi nimi.
log-named = { $who ->
    [you] Nimesi on nyt { $name }
   *[other] { $before } on nyt nimeltään { $name }
}
log-left = { $who ->
    [you] Lähdit pöydästä
   *[other] { $name } lähti pöydästä
}
log-timed-out = { $who ->
    [you] Aikasi loppui
   *[other] Pelaajalta { $name } loppui aika
}
log-stepped-out = { $who ->
    [you] Olet poissa: botti sijaistaa
   *[other] { $name } on poissa: botti sijaistaa
}
log-returned = { $who ->
    [you] Palasit pöytään
   *[other] { $name } palasi pöytään
}
log-rematch = Seuraava peli on valmiina

## Sääntöjen kiellot, koodin mukaan

refusal-unknown = Se ei käy.
refusal-malformed = Se ei käy.
refusal-unknown-type = Se ei käy.
# $name on se, mitä pyydettiin, niin kuin se kirjoitettiin.
refusal-unknown-route = { $name } ei ole tämän pelilaudan reitti.
refusal-unknown-city = { $ticket ->
    [contract] { $name } ei ole tämän pelilaudan paikka.
   *[ticket] { $name } ei ole tämän pelilaudan kaupunki.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } ei ole tämän pelilaudan sopimus.
   *[ticket] { $name } ei ole tämän pelilaudan menolippu.
}
refusal-unknown-card = { $name } ei ole korttilaji.
refusal-unknown-player = Pelaajaa { $name } ei ole.
refusal-bad-slot = { $name } ei ole paikka torilla.
refusal-bad-count = { $name } ei ole korttien määrä.
refusal-game-over = Peli on päättynyt.
refusal-not-your-turn = Ei ole sinun vuorosi: vuorossa on { $name }.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Ei vielä: valitse ensin sopimuksesi.
       *[ticket] Ei vielä: valitse ensin menolippusi.
    }
    [keep] { $ticket ->
        [contract] Ei vielä: valitse ensin sopimuksesi.
       *[ticket] Ei vielä: valitse ensin menolippusi.
    }
    [second_card] Ei vielä: ota ensin toinen korttisi.
    [tunnel] Ei vielä: maksa ensin tunneli tai luovu siitä.
   *[turn] Ei nyt: ei ole mitään maksettavaa tai valittavaa.
}
refusal-already-chosen = { $ticket ->
    [contract] Olet jo valinnut sopimuksesi.
   *[ticket] Olet jo valinnut menolippusi.
}
refusal-player-needed = Ennen ensimmäistä vuoroa jokainen pelaaja valitsee.
refusal-empty-slot = Siinä ei ole korttia.
refusal-no-cards = Pakka on tyhjä, eikä poistopakassa ole kortteja sekoitettavaksi.
refusal-locomotive-second = { $locomotive ->
    [joker] Avoin jokeri vastaa molempia kortteja, joten se ei voi olla toinen korttisi. Pakasta voit silti saada sellaisen.
   *[locomotive] Avoin veturi vastaa molempia kortteja, joten se ei voi olla toinen korttisi. Pakasta voit silti saada sellaisen.
}
refusal-route-taken = { $who ->
    [you] Reitti { $route } on jo sinun.
   *[other] Reitin { $route } omistaa { $name }.
}
refusal-route-closed = Reitti { $route } on suljettu: kun pelaajia on { $players }, sen kahdesta raiteesta käytetään vain toista.
refusal-twin-owned = Omistat jo reitin { $route } toisen raiteen.
# $length ja $trains ovat lukuja; $trains voi olla 0 tai 1.
refusal-too-few-trains = Reitti { $route }: vaunuja tarvitaan { $length }, sinulla on { $trains }.
refusal-not-in-hand = Sinulla ei ole näitä kortteja: { $cards }.
# $n on laskettujen korttien määrä. $price on luettelo kuten "6 korttia samaa väriä, vähintään 2 veturia".
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Tunnelin lisämaksu on { $price }.
       *[other] { $cards } ei käy maksuksi tunnelista: lisämaksu on { $price }.
    }
    [station] { $n ->
        [0] Aseman hinta kaupungissa { $city } on { $price }.
       *[other] { $cards } ei käy maksuksi asemasta kaupungissa { $city }: hinta on { $price }.
    }
   *[route] { $n ->
        [0] Reitin { $route } hinta on { $price }.
       *[other] { $cards } ei käy maksuksi reitistä { $route }: hinta on { $price }.
    }
}
refusal-no-stations = Tällä pelilaudalla ei ole asemia.
refusal-stations-used-up = Olet rakentanut kaikki asemasi, yhteensä { $stations }.
refusal-city-taken = { $who ->
    [you] Sinulla on jo asema kaupungissa { $city }.
   *[other] Kaupungissa { $city } on jo pelaajan { $name } asema.
}
refusal-no-tickets = { $ticket ->
    [contract] Sopimuspino on tyhjä.
   *[ticket] Menolippupino on tyhjä.
}
refusal-keep-too-few = Tarjolla on { $offered }: pidä niistä vähintään { $least }.
# $name on se, mitä menolipussa lukee: "Pariisi – Wien".
refusal-not-offered = { $name } ei ollut tarjolla.
refusal-named-twice = { $name } on mainittu kahdesti.
refusal-must-act = Voit passata vain, kun muuta ei voi tehdä.
refusal-refused = Se ei käy.

## Palvelun kiellot, koodin mukaan

refusal-unreachable = Palvelimeen ei juuri nyt saa yhteyttä.
refusal-not-found = Sellaista ei ole.
refusal-internal = Palvelimella meni jokin vikaan. Mitään ei kadonnut; yritä uudelleen.
refusal-not-waiting = Peli on jo alkanut.
refusal-not-playing = Tässä pöydässä ei pelata parhaillaan.
refusal-not-over = Peli ei ole vielä päättynyt.
refusal-seat-taken = Se paikka ei ole vapaa.
refusal-colour-taken = Tuo väri on jo toisella pöydässä.
refusal-table-full = Kaikki paikat on täytetty.
refusal-seats-open = Jokin paikka on vielä vapaa: odota pelaajaa tai anna paikka botille.
refusal-stale = Peli on jo edennyt. Katso uudelleen ja valitse sitten.
refusal-stand-in = Botti sijaistaa sinua: palaa ensin paikallesi.
refusal-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refusal-not-host = Vain pöydän järjestäjä voi tehdä sen.
refusal-wrong-key = Tällä linkillä ei pääse pöytään.
refusal-chat-off = Chat ei ole käytössä tässä pöydässä.
refusal-no-such-table = Tällaista pöytää ei ole.
refusal-no-such-lesson = Oppituntia { $name } ei ole.
refusal-no-such-board = Pelilautaa { $name } ei ole.
refusal-bad-request = Siitä ei saanut selvää.
refusal-not-signed-in = Istu ensin pöytään.
refusal-foreign-origin = Pyyntöjä muilta sivustoilta ei oteta vastaan.
refusal-too-many = Siinä tuli paljon kerralla. Yritä uudelleen { $seconds } s kuluttua.
refusal-too-large = Se on liian pitkä.
refusal-too-slow = Yhteys on juuri nyt liian hidas. Yritä uudelleen; mikään ei kirjaudu kahdesti.
refusal-busy = Pöydässä tapahtui liian paljon kerralla. Yritä uudelleen.
refusal-storage-unavailable = Palvelin ei juuri nyt voi tallentaa. Yritä uudelleen; mikään ei kirjaudu kahdesti.

## Pistelasku

# Tuloksen yläpuolella kuin kyltissä: missä matka päättyy.
score-caps = Pääteasema
score-steps = Pistelaskun vaiheet
score-routes = Reitit
score-routes-more = Pisteet jokaisesta reitistä, kuten pisteradalla.
score-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
score-tickets-more = { $ticket ->
    [contract] Yhdistetyt paikat tuovat pisteensä; yhdistämättömät vievät ne.
   *[ticket] Yhdistetyt kaupungit tuovat pisteensä; yhdistämättömät vievät ne.
}
score-stations = Asemat
score-stations-more = Jokainen rakentamaton asema tuo { $station } pistettä.
score-merchandise = Tavarat
score-merchandise-more = Tavaroiden määrä tuo lisäpisteitä sijan mukaan.
score-longest = Pisin rata
score-longest-more = Pisin yhtenäinen rata tuo { $longest } pistettä.
score-globe = { $ticket ->
    [contract] Eniten sopimuksia
   *[ticket] Eniten menolippuja
}
score-globe-more = { $ticket ->
    [contract] Eniten sopimuksia täyttänyt saa { $globe } pistettä.
   *[ticket] Eniten menolippuja valmiiksi saanut saa { $globe } pistettä.
}
# Asema käyttää lopussa toisen pelaajan reittiä.
score-borrowed = { $who ->
    [you] Kaupungin { $city } asema käyttää reittiäsi { $route }.
   *[other] Kaupungin { $city } asema käyttää reittiä { $route }, jonka omistaa { $name }.
}
step-routes = Reitit
step-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
step-stations = Asemat
step-merchandise = Tavarat
step-longest = Pisin rata
step-globe = { $ticket ->
    [contract] Eniten sopimuksia
   *[ticket] Eniten menolippuja
}
step-result = Tulos
# Kapeiden sarakkeiden otsikot: yksi lyhyt sana kukin.
column-routes = Reitit
column-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
column-stations = Asemat
column-merchandise = Tavarat
column-longest = Pisin
column-globe = Eniten
total = Summa
rank = Sija
back = Takaisin
next = Seuraava
show-result = Näytä tulos
count-again = Laske uudelleen
wins = { $who ->
    [you] { $by ->
        [0] Voitit
        [one] Voitit 1 pisteellä
       *[other] Voitit { $by } pisteellä
    }
   *[other] { $by ->
        [0] { $name } voitti
        [one] { $name } voitti 1 pisteellä
       *[other] { $name } voitti { $by } pisteellä
    }
}
# $names ovat muut voittajat; "you"-muodossa voi olla vain yksi nimi.
wins-shared = { $who ->
    [you] Sinä ja { $names } jaoitte voiton
   *[other] { $names } jakoivat voiton
}
decided-points = Pisteet ratkaisivat.
decided-tickets = { $ticket ->
    [contract] Tasapisteet; täytetyt sopimukset ratkaisivat.
   *[ticket] Tasapisteet; valmiit menoliput ratkaisivat.
}
decided-stations = Tasapisteet; vähiten asemia rakentanut voitti.
decided-longest_path = Tasapisteet; pisin rata ratkaisi.
decided-shared = Tasan kaikessa.
how = { $who ->
    [you] { $n ->
        [one] Näin sait { $n } pisteen
       *[other] Näin sait { $n } pistettä
    }
   *[other] { $n ->
        [one] Näin { $name } sai { $n } pisteen
       *[other] Näin { $name } sai { $n } pistettä
    }
}
why-routes = { $n ->
    [one] 1 reitti
   *[other] { $n } reittiä
}, { $trains ->
    [one] 1 vaunu
   *[other] { $trains } vaunua
}
why-failed = ei yhdistetty
why-stations = { $n ->
    [one] 1 asema rakentamatta
   *[other] { $n } asemaa rakentamatta
}
why-merchandise = { $merchandise ->
    [one] 1 tavarakortti
   *[other] { $merchandise } tavarakorttia
}
why-longest = { $longest ->
    [one] Pisin rata: 1 vaunu
   *[other] Pisin rata: { $longest } vaunua
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] 1 sopimus täytetty
       *[other] { $tickets } sopimusta täytetty
    }
   *[ticket] { $tickets ->
        [one] 1 menolippu valmiina
       *[other] { $tickets } menolippua valmiina
    }
}
rematch = Uusi peli, sama pöytä
replay = Toisto
check-shuffle = Tarkista sekoitus
check-asking = Tarkistetaan sekoituksia…
check-good = { $n ->
    [one] Ainoa sekoitus seuraa siemenluvuista, jotka sinetöitiin ennen ensimmäistä korttia. Kukaan ei ole voinut järjestää sitä.
   *[other] Kaikki { $n } sekoitusta seuraavat siemenluvuista, jotka sinetöitiin ennen ensimmäistä korttia. Kukaan ei ole voinut järjestää niitä.
}
check-bad = Sekoitukset eivät seuraa siemenluvuista, jotka sinetöitiin ennen ensimmäistä korttia.
record = Tallenna pelin kulku
share-result = Jaa tulos
share-drawing = Kuvaa piirretään…
share-save = Tallenna kuva
share-failed = Kuvaa ei voitu piirtää.

## Toisto

replay-title = Toisto: { $board }
replay-not-over = Tätä peliä pelataan vielä.
replay-link = Linkki tähän kohtaan
replay-scores = Pisteet
replay-moves = Siirrot
replay-market = pakassa { $deck }
replay-step = Kohta { $n }/{ $most }
replay-first = Alkuun
replay-back = Askel taaksepäin
replay-on = Askel eteenpäin
replay-last = Loppuun
replay-play = Toista
replay-pause = Tauko
replay-hands = Kädet
replay-whose = Kenen käsi näytetään
replay-all = Kaikki
replay-no-cards = Ei kortteja
# Above tickets that a player has yet to choose from.
replay-offered = Valittavana
replay-claim-back = Edelliseen valtaukseen
replay-claim-on = Seuraavaan valtaukseen
replay-speed = Nopeus
replay-keys = Välilyönti toistaa, ← → askel, Vaihto ← → valtaus

## Pääte: mitä kirjoitetaan

# Mitä päätteessä kirjoitetaan: kolmelle ensimmäiselle kirjain, viimeiselle lyhyt sana. Kaikki neljä ovat eri.
# Englannin komennot (b, h, q, all) toimivat joka kielellä, joten mikään niistä ei saa tarkoittaa muuta.
cli-command-board = k
cli-command-help = o
cli-command-leave = l
cli-command-all = kaikki
# $board, $help ja $leave ovat yllä olevat kirjaimet, $all on sana. Alle 76 merkkiä.
cli-letters = { $board } kartta ja reitit   { $help } ohje   { $leave } tallenna ja lopeta

## Pääte: kysymykset. Kaksoispisteeseen päättyvät odottavat vastausta samalla rivillä.

cli-choice = Valintasi:
cli-back = takaisin
# $wild on "yes", kun torilla on avoin veturi, joka vastaa molempia kortteja. Tori tulee perässä.
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Sinun vuorosi. Ota kaksi korttia, yksi kerrallaan (avoin jokeri vastaa kahta):
       *[locomotive] Sinun vuorosi. Ota kaksi korttia, yksi kerrallaan (avoin veturi vastaa kahta):
    }
   *[no] Sinun vuorosi. Ota kaksi korttia, yksi kerrallaan:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Ota toinen kortti (ei avointa jokeria):
       *[locomotive] Ota toinen kortti (ei avointa veturia):
    }
   *[no] Ota toinen kortti:
}
# Yksi otettavista korteista: pakan päältä.
cli-unseen = kortti pakasta
cli-or = tai tee jokin näistä:
# Numeroidun luettelon rivejä: mitä voi tehdä.
cli-do-route = { $n ->
    [0] valtaa reitti (mihinkään ei ole vielä varaa)
    [one] valtaa reitti (varaa 1 reittiin)
   *[other] valtaa reitti (varaa { $n } reittiin)
}
# $n nostetaan, niistä pidetään vähintään $keep; 0: yhtään ei ole jäljellä.
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] nosta sopimuksia (ei yhtään jäljellä)
        [one] nosta 1 sopimus, pidä vähintään { $keep }
       *[other] nosta { $n } sopimusta, pidä vähintään { $keep }
    }
   *[ticket] { $n ->
        [0] nosta menolippuja (ei yhtään jäljellä)
        [one] nosta 1 menolippu, pidä vähintään { $keep }
       *[other] nosta { $n } menolippua, pidä vähintään { $keep }
    }
}
# $n on seuraavan aseman hinta kortteina, $left jäljellä olevat asemat; 0, kun kaikki on rakennettu.
cli-do-station = { $left ->
    [0] rakenna asema (kaikki on rakennettu)
   *[other] { $n ->
        [one] rakenna asema: 1 kortti mitä tahansa väriä ({ $left } jäljellä)
       *[other] rakenna asema: { $n } korttia samaa väriä ({ $left } jäljellä)
    }
}
cli-do-claim = valtaa { $route }, maksa { $cards }
cli-do-build = rakenna asema kaupunkiin { $city }, maksa { $cards }
cli-do-pay = maksa lisää: { $cards }
cli-do-decline = luovu tunnelista ja ota korttisi takaisin
cli-do-pass = passaa
cli-which-route = { $ticket ->
    [contract] Mikä reitti? Numero tai osa paikan nimestä, 0 palaa takaisin:
   *[ticket] Mikä reitti? Numero tai osa kaupungin nimestä, 0 palaa takaisin:
}
cli-which-city = Mihin kaupunkiin? Numero tai osa kaupungin nimestä, 0 palaa takaisin:
cli-which-keep = Mitkä pidät? Vähintään { $least }, esimerkiksi 1 2, tai { $all }:
cli-look = { $ticket ->
    [contract] Osa paikan nimestä tai { $all }; Enter palaa takaisin:
   *[ticket] Osa kaupungin nimestä tai { $all }; Enter palaa takaisin:
}
cli-enter = Enter palaa takaisin:

## Pääte: vastaukset, kun jotain ei voi ymmärtää tai tehdä

cli-type-turn = Kirjoita numero 1–{ $most } tai jokin kirjaimista { $board }, { $help }, { $leave }.
cli-type-second = Ota toinen kortti: kirjoita numero 1–{ $most }.
cli-type-number = { $most ->
    [1] Kirjoita 1.
   *[other] Kirjoita numero 1–{ $most }.
}
cli-type-keep = Kirjoita numeroita 1–{ $most } välilyönnein erotettuina, tai { $all }.
cli-not-found = { $ticket ->
    [contract] Luettelossa ei ole sellaista numeroa eikä paikkaa.
   *[ticket] Luettelossa ei ole sellaista numeroa eikä kaupunkia.
}
cli-no-city = { $ticket ->
    [contract] Minkään paikan nimessä ei ole tätä: ”{ $typed }”.
   *[ticket] Minkään kaupungin nimessä ei ole tätä: ”{ $typed }”.
}
cli-no-route = Korttisi eivät vielä riitä mihinkään vapaaseen reittiin; { $board } näyttää, mitä reitit maksavat.
cli-no-station = { $n ->
    [one] Seuraavan aseman hinta on 1 kortti mitä tahansa väriä; korttisi eivät riitä.
   *[other] Seuraavan aseman hinta on { $n } korttia samaa väriä; korttisi eivät riitä.
}

## Pääte: pöytä ruudulla

cli-heading-first = { $ticket ->
    [contract] { $board }: valitse ensimmäiset sopimuksesi
   *[ticket] { $board }: valitse ensimmäiset menolippusi
}
cli-heading-turn = { $board }: vuoro { $n }
cli-heading-end = { $board }: loppu
# $help on ohjeen kirjain.
cli-welcome = { $ticket ->
    [contract] Kerää kortteja, valtaa reittejä naapuripaikkojen välille ja yhdistä jokaisen pitämäsi sopimuksen kaksi paikkaa: lopussa sopimus tuo pisteensä tai vie ne, jos paikkoja ei ole yhdistetty. Ohjeen saat milloin tahansa kirjaimella { $help }.
   *[ticket] Kerää kortteja, valtaa reittejä naapurikaupunkien välille ja yhdistä jokaisen pitämäsi menolipun kaksi kaupunkia: lopussa menolippu tuo pisteensä tai vie ne, jos kaupunkeja ei ole yhdistetty. Ohjeen saat milloin tahansa kirjaimella { $help }.
}
# Reitti tai menolippu ahtaassa paikassa.
cli-pair = { $a }–{ $b }
cli-last-turn = Viimeinen kierros: tämä on viimeinen vuorosi.
# Botti nimellään, esimerkiksi "Planner (botti)".
cli-bot = { $name } (botti)
# Sarakkeiden otsikot: lyhyitä sanoja.
cli-column-player = pelaaja
cli-column-points = pisteet
cli-column-ticket = { $ticket ->
    [contract] sopimus
   *[ticket] menolippu
}
cli-column-needs = rakennettava
cli-column-route = reitti
cli-column-price = hinta
cli-column-notes = huom.
cli-column-owner = omistaja
# Näin monta vaunua jäljellä, ja se on vähän.
cli-few = enää { $n }
# Ennen viestin cli-piles-left lukuja.
cli-piles = Pinot
cli-piles-left = { $ticket ->
    [contract] pakka { $deck }, poistopakka { $discard }, sopimukset { $tickets }
   *[ticket] pakka { $deck }, poistopakka { $discard }, menoliput { $tickets }
}
cli-your-routes = Reittisi
cli-none = ei vielä
# Luettelossa viestin ticket-to-go jäljessä.
cli-trains-short = sinulla on enää { $n }
cli-station-lends = asemasi lainaa: { $routes }
# Reitin laji, kuten viesti "tunnel".
cli-ferry = lautta
# Reitti on näiden menolippujen tiellä: "auttaa: A, C".
cli-for = auttaa: { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] ja vielä 1: löydät sen kirjoittamalla osan paikan nimestä
       *[ticket] ja vielä 1: löydät sen kirjoittamalla osan kaupungin nimestä
    }
   *[other] { $ticket ->
        [contract] ja vielä { $n }: löydät ne kirjoittamalla osan paikan nimestä
       *[ticket] ja vielä { $n }: löydät ne kirjoittamalla osan kaupungin nimestä
    }
}

## Pääte: mitä tapahtui. Kuten tapahtumarivit: ei pistettä loppuun.

cli-shuffled = { $n ->
    [one] 1 kortti sekoitetaan pakaksi
   *[other] { $n } korttia sekoitetaan pakaksi
}
# $cards on luettelo, "2 punaista, 1 sininen"; $n on määrä; $known on "no", kun vain määrä tiedetään.
cli-dealt = { $known ->
    [yes] { $who ->
        [you] Sinulle jaetaan { $cards }
       *[other] Pelaajalle { $name } jaetaan { $cards }
    }
   *[no] { $who ->
        [you] Sinulle jaetaan { $n ->
            [one] 1 kortti
           *[other] { $n } korttia
        }
       *[other] Pelaajalle { $name } jaetaan { $n ->
            [one] 1 kortti
           *[other] { $n } korttia
        }
    }
}
cli-dug = { $who ->
    [you] Kaivat tunnelia { $route }: { $cards }
   *[other] { $name } kaivaa tunnelia { $route }: { $cards }
}
cli-turned-up = Esiin kääntyi: { $cards }
cli-tunnel-price = { $n ->
    [0] Tunnelista ei tule lisämaksua
    [one] Tunnelin lisämaksu on 1 kortti
   *[other] Tunnelin lisämaksu on { $n } korttia
}
# $told on tapahtumarivi kuten log-kept, $list luettelee menoliput: "Pidit 2 menolippua: Pariisi – Wien (8), …".
cli-listed = { $told }: { $list }
# $problem on englanniksi, raporttia varten.
cli-bot-failed = { $name } epäonnistui ({ $problem }); tilalle tulee varma siirto.

## Pääte: loppu ja tiedostot. $command on se, mitä komentotulkkiin kirjoitetaan.

cli-points-for = pisteet
cli-completed = { $ticket ->
    [contract] { $who ->
        [you] Täytit: { $tickets }
       *[other] { $name } täytti: { $tickets }
    }
   *[ticket] { $who ->
        [you] Sait valmiiksi: { $tickets }
       *[other] { $name } sai valmiiksi: { $tickets }
    }
}
cli-failed = { $ticket ->
    [contract] { $who ->
        [you] Et täyttänyt: { $tickets }
       *[other] { $name } ei täyttänyt: { $tickets }
    }
   *[ticket] { $who ->
        [you] Et saanut valmiiksi: { $tickets }
       *[other] { $name } ei saanut valmiiksi: { $tickets }
    }
}
cli-borrowed = { $who ->
    [you] Kaupungin { $city } asema lainaa sinulle reitin { $route }
   *[other] Kaupungin { $city } asema lainaa pelaajalle { $name } reitin { $route }
}
cli-longest = { $n ->
    [one] { $who ->
        [you] Pisimmän ratasi pituus on 1 vaunu
       *[other] { $name }: pisimmän radan pituus on 1 vaunu
    }
   *[other] { $who ->
        [you] Pisimmän ratasi pituus on { $n } vaunua
       *[other] { $name }: pisimmän radan pituus on { $n } vaunua
    }
}
cli-saved = Peli on tiedostossa { $file }; { $command } kertoo sen uudelleen.
cli-go-on = Jatka näin: { $command }

## Pääte: tallennettu peli kertomuksena

cli-story = { $board }: { $names }, kaikki kortit näkyvissä
cli-story-seat = { $board }: { $names }, kuten { $name } sen näki
cli-deal = Jako
cli-chapter = { $last ->
    [yes] { $n }. { $name }, viimeinen vuoro
   *[no] { $n }. { $name }
}
cli-market = Tori: { $cards }
cli-more-games = Tiedostossa on lisää pelejä: --game { $n } kertoo seuraavan.

## Pääte: reilu sekoitus

cli-fair-hash = Sekoitukset määrää salaisuus, jonka tiiviste on: { $hash }
cli-fair-words = Omia sanoja sekoitukseen (Enter, jos et halua):
cli-verify-yes = { $n ->
    [one] kyllä: 1 sekoitus seuraa sinetöidystä salaisuudesta ja paikkojen lisäyksistä
   *[other] kyllä: { $n } sekoitusta seuraa sinetöidystä salaisuudesta ja paikkojen lisäyksistä
}
cli-verify-no = ei: sekoituksia ei voi vahvistaa: { $problem }
cli-not-fair = kukaan ei ole sinetöinyt tämän pelin sekoituksia

## Pääte: säännöt lyhyesti

cli-how = Näin pelataan
cli-how-turn = { $ticket ->
    [contract] Vuorollasi teet yhden asian: otat kaksi korttia, valtaat reitin tai nostat sopimuksia.
   *[ticket] Vuorollasi teet yhden asian: otat kaksi korttia, valtaat reitin tai nostat menolippuja.
}
cli-how-turn-station = { $ticket ->
    [contract] Vuorollasi teet yhden asian: otat kaksi korttia, valtaat reitin, nostat sopimuksia tai rakennat aseman.
   *[ticket] Vuorollasi teet yhden asian: otat kaksi korttia, valtaat reitin, nostat menolippuja tai rakennat aseman.
}
cli-how-claim = Kun valtaat reitin, maksat yhtä monta reitin väristä korttia kuin siinä on ruutuja; harmaalle käy mikä tahansa yksi väri. Vaunusi menevät reitille, ja pisteet saat heti.
cli-how-ticket = { $ticket ->
    [contract] Sopimuksessa on kaksi paikkaa. Jos reittisi yhdistävät ne lopussa, se tuo pisteensä, muuten se vie ne.
   *[ticket] Menolipussa on kaksi kaupunkia. Jos reittisi yhdistävät ne lopussa, se tuo pisteensä, muuten se vie ne.
}
cli-how-tunnel = { $locomotive ->
    [joker] Kun olet maksanut tunnelin, käännetään kortteja: jokainen maksusi värinen ja jokainen jokeri maksaa yhden kortin lisää. Voit luopua ja pitää korttisi.
   *[locomotive] Kun olet maksanut tunnelin, käännetään kortteja: jokainen maksusi värinen ja jokainen veturi maksaa yhden kortin lisää. Voit luopua ja pitää korttisi.
}
cli-how-ferry = { $locomotive ->
    [joker] Lautan maksussa on oltava myös jokereita.
   *[locomotive] Lautan maksussa on oltava myös vetureita.
}
cli-how-station = { $ticket ->
    [contract] Aseman avulla saat käyttää sopimuksiisi yhtä toisen pelaajan reittiä, joka päättyy aseman kaupunkiin.
   *[ticket] Aseman avulla saat käyttää menolippuihisi yhtä toisen pelaajan reittiä, joka päättyy aseman kaupunkiin.
}
cli-rules = Tällä pelilaudalla
# $n kullakin pelaajalla; viimeinen kierros alkaa, kun jollakulla on enintään $end.
cli-rules-trains = { $n } vaunua kullakin; viimeinen kierros alkaa, kun jollakulla on enintään { $end }.
cli-rules-stations = { $n } asemaa kullakin; rakentamaton tuo { $points } pistettä.
# $cards luettelee kaikki kortit lajeittain; kukin pelaaja saa $hand.
cli-rules-deck = { $n } korttia: { $cards }. Kullekin pelaajalle jaetaan { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } avointa jokeria tyhjentää torin.
   *[locomotive] { $n } avointa veturia tyhjentää torin.
}
# $whole on "yes", kun avoin veturi on koko otto.
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] Avoin jokeri vastaa molempia kortteja, eikä se voi olla toinen kortti.
       *[locomotive] Avoin veturi vastaa molempia kortteja, eikä se voi olla toinen kortti.
    }
   *[no] { $locomotive ->
        [joker] Avoin jokeri otetaan kuten mikä tahansa kortti.
       *[locomotive] Avoin veturi otetaan kuten mikä tahansa kortti.
    }
}
# $places on luettelo neljästä seuraavasta viestistä.
cli-rules-wild = { $locomotive ->
    [joker] Jokeri korvaa minkä tahansa värin näissä: { $places }.
   *[locomotive] Veturi korvaa minkä tahansa värin näissä: { $places }.
}
cli-rules-wild-train = tavalliset reitit
cli-rules-wild-tunnel = tunnelit
cli-rules-wild-ferry = lautat
cli-rules-wild-station = asemat
cli-rules-ferry = { $locomotive ->
    [joker] Lautalla mitkä tahansa { $n } korttia korvaavat jokerin.
   *[locomotive] Lautalla mitkä tahansa { $n } korttia korvaavat veturin.
}
# $points on luettelo: "1 = 1, 2 = 2, 3 = 4".
cli-rules-points = Reitin pisteet ruutujen mukaan: { $points }.
cli-rules-tunnel = { $n ->
    [one] Tunnelissa käännetään 1 kortti.
   *[other] Tunnelissa käännetään { $n } korttia.
}
# Kaksi raidetta samojen kaupunkien välillä; $unequal on "yes", kun ne voivat olla eripituiset.
cli-rules-double = { $unequal ->
    [yes] Kaksoisreitin molemmat raiteet, jotka voivat olla eripituisia, ovat käytössä, kun pelaajia on vähintään { $n }.
   *[no] Kaksoisreitin molemmat raiteet ovat käytössä, kun pelaajia on vähintään { $n }.
}
# Jaetaan $long pitkää ja $n muuta, joista pidetään vähintään $keep.
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] Alussa { $n } sopimusta, joista pidetään vähintään { $keep }.
        [one] Alussa { $long } pitkä ja { $n } lyhyttä sopimusta, joista pidetään vähintään { $keep }.
       *[other] Alussa { $long } pitkää ja { $n } lyhyttä sopimusta, joista pidetään vähintään { $keep }.
    }
   *[ticket] { $long ->
        [0] Alussa { $n } menolippua, joista pidetään vähintään { $keep }.
        [one] Alussa { $long } pitkä ja { $n } lyhyttä menolippua, joista pidetään vähintään { $keep }.
       *[other] Alussa { $long } pitkää ja { $n } lyhyttä menolippua, joista pidetään vähintään { $keep }.
    }
}
cli-rules-later = { $ticket ->
    [contract] Myöhemmin { $n } sopimusta, joista pidetään vähintään { $keep }.
   *[ticket] Myöhemmin { $n } menolippua, joista pidetään vähintään { $keep }.
}
# Viestien cli-rules-first ja cli-rules-later jäljessä.
cli-rules-returns-box = Muut poistuvat pelistä.
cli-rules-returns-bottom = Muut menevät pinon alle.
cli-rules-longest = { $n } pistettä pisimmästä radasta.
cli-rules-most = { $ticket ->
    [contract] { $n } pistettä eniten sopimuksia täyttäneelle.
   *[ticket] { $n } pistettä eniten menolippuja valmiiksi saaneelle.
}
# $places on luettelo viesteistä cli-rules-rank.
cli-rules-merchandise = { $n } tavarakorttia; pisteet sijan mukaan: { $places }.
cli-rules-rank = { $players } pelaajaa { $points }
# $ways on luettelo seuraavista viesteistä, ensimmäinen painaa eniten.
cli-rules-tie = { $n ->
    [1] Tasapelin ratkaisee: { $ways }.
   *[other] Tasapeli ratkeaa tässä järjestyksessä: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] enemmän täytettyjä sopimuksia
   *[ticket] enemmän valmiita menolippuja
}
cli-rules-tie-stations = vähemmän rakennettuja asemia
cli-rules-tie-longest_path_bonus = pisimmän radan pisteet
cli-rules-tie-longest_path = pidempi rata
cli-rules-tie-shared = Tasapelissä voitto jaetaan.
cli-rules-full = Täydet säännöt kohta kohdalta ovat Perronin lähdekoodin kansiossa docs/rules/.

## Pääte: huomautukset ennen peliä. Kaksoispisteen edellä olevaa (valitsin, tiedosto) ei käännetä.

# $languages on luettelo: "da, de, en".
cli-wrong-language = ”{ $typed }” ei ole mikään näistä kielistä: { $languages }
cli-wrong-board = ei ole pelilauta ({ $boards }) eikä kansio, jossa on sellainen
cli-wrong-bot = sellaista bottia ei ole; botit ovat { $bots }
cli-no-budget = botille { $bot } ei voi antaa budjettia
cli-wrong-budget = budjetti on 1–{ $playouts } koepeliä tai enintään { $seconds } sekuntia (0.5s)
cli-wrong-bots = { $board } on { $fewest }–{ $most } pelaajalle: anna { $least }–{ $bots } bottia
cli-wrong-number = { $n } ei ole luku väliltä { $least }–{ $most }
cli-wrong-starter = anna paikka väliltä 0–{ $most } tai random
cli-wrong-fair = määrää korttien järjestyksen: ei käy yhteen valitsimen --fair kanssa
cli-wrong-resumed = kuuluu uuteen peliin, ei jatkettavaan
cli-wrong-games = sisältää useamman kuin yhden pelin
cli-wrong-save = on jo olemassa: jatka sitä tai valitse toinen nimi
# $problem on se, mitä järjestelmä sanoo, usein englanniksi.
cli-wrong-place = peliä ei voi tallentaa tähän: { $problem }
cli-wrong-game = pelit numeroidaan ykkösestä alkaen
cli-no-game = { $n ->
    [one] peliä { $game } ei ole: tiedostossa on vain yksi peli
   *[other] peliä { $game } ei ole: tiedostossa on vain { $n } peliä
}
cli-no-file = tiedostoa tai kansiota ei ole
cli-no-right = käyttöoikeus puuttuu
cli-is-folder = on kansio
cli-disk-full = levyllä ei ole tilaa
cli-unread = lukeminen ei onnistu: { $problem }
cli-empty = on tyhjä
cli-too-large = suurempi kuin { $n } tavua
cli-damaged = ei kelpaa tallennetuksi peliksi: { $problem }
cli-stdin = vakiosyöte
cli-line = { $file } rivi { $n }
cli-no-person = kenenkään nimi ei ole ”{ $name }”, joten sinulle ei ole paikkaa
cli-no-bot = ”{ $name }” ei ole täällä pelaava botti: { $bots }

## Pääte: ohje (-h) ja huomautukset siitä, mitä komentotulkkiin kirjoitettiin

cli-usage = käyttö:
cli-usage-arguments = argumentit
cli-usage-options = valitsimet
cli-usage-help = näytä tämä ohje ja lopeta
cli-usage-error = { $prog }: virhe: { $message }
cli-usage-argument = argumentti { $argument_name }: { $message }
cli-usage-required = nämä argumentit puuttuvat: { $given }
cli-usage-unknown = tuntemattomia argumentteja: { $given }
cli-usage-choice = { $value } ei ole mikään vaihtoehdoista: { $choices }
cli-usage-number = { $value } ei ole kokonaisluku
cli-usage-value = arvo puuttuu
cli-usage-no-value = ei ota arvoa: { $given }
cli-usage-ambiguous = { $option } voi tarkoittaa useaa valitsinta: { $matches }
cli-extra = perron { $command } tarvitsee enemmän kuin tänne on asennettu: { $install }
cli-posix = perron { $command } toimii Linuxissa ja macOS:ssä, ei tässä järjestelmässä
cli-meta-command = KOMENTO
cli-meta-board = ID|KANSIO
cli-meta-bots = N|NIMET
cli-meta-file = TIEDOSTO
cli-meta-folder = KANSIO
cli-meta-code = KOODI
cli-help-perron = Junalautapelejä sääntöjen mukaan.
cli-help-version = näytä versio ja lopeta
cli-help-play = pelaa päätteessä botteja vastaan
cli-help-play-more = Pelaa päätteessä botteja vastaan. Peli tallennetaan jokaisen päätöksen jälkeen.
cli-help-board = pelilauta tai kansio, jossa on sellainen (oletus: europe)
cli-help-bots = bottien määrä tai niiden nimet pilkuilla erotettuina (oletus: 1)
cli-help-seat = paikkasi; paikat numeroidaan nollasta alkaen (oletus: 0)
cli-help-starter = aloittava paikka tai random (oletus: random)
cli-help-seed = sama siemenluku jakaa saman pelin
cli-help-fair = sekoita niin, että voit tarkistaa sen jälkikäteen: perron verify
cli-help-save = mihin peli tallennetaan (oletus: perron-LAUTA-N.json tässä kansiossa)
cli-help-resume = jatka tallennettua peliä
cli-help-language = da, de, en ja niin edelleen (oletus: kuten PERRON_LANGUAGE tai järjestelmä sanoo)
cli-help-replay = kerro tallennettu peli vuoro vuorolta
cli-help-replay-more = Kerro tallennettu peli vuoro vuorolta, kaikki kortit näkyvissä tai niin kuin se yhdeltä paikalta näkyi.
cli-help-file = tallennettu peli tai monta peliä, kukin omalla rivillään; - tarkoittaa vakiosyötettä
cli-help-game = monesko peleistä, ykkösestä alkaen (oletus: 1)
cli-help-folder = kansio, jossa pelin lauta on
cli-help-seen = näytä vain se, mikä tältä paikalta näkyi; paikat numeroidaan nollasta alkaen
cli-help-verify = tarkista tallennetun pelin sekoitukset
cli-help-verify-more = Laske tallennetun pelin sekoitukset uudelleen sinetöidystä salaisuudesta ja paikkojen lisäyksistä ja vertaa jokaista korttia.
cli-help-serve = pelaa muiden kanssa: käynnistä palvelin sivuineen ja rajapintoineen
cli-help-backup = kopioi palvelimen kaikki tiedot tiedostoon palvelimen ollessa käynnissä
cli-help-restore = palauta varmuuskopio tietokantaan
cli-help-export = hae pelin kulku palvelimen tietokannasta
cli-help-boards = luettele, näytä, tarkista tai kokeile pelilautoja
cli-help-referee = tarkista, ovatko siirrot pelitilanteessa sallittuja
cli-help-score = laske pelitilanteen pisteet missä vaiheessa tahansa
cli-help-simulate = pelauta boteilla monta peliä
cli-help-arena = pelauta botteja toisiaan vastaan samoilla jaoilla
cli-help-ladder = mittaa kaikki botit samoilla jaoilla
cli-help-report = tee sivu areenan tuloksista

## Opi: säännöt lyhyesti. Samat lauseet selittävät asioita pöydässä.

learn-title = Opi pelaamaan
learn-lead = Säännöt lyhyesti ja pieni pelilauta, jolla voit kokeilla niitä yksi kerrallaan.
learn-which = Mikä pelilauta?
learn-rules-of = Säännöt: { $board }
learn-chapters = Luvut
learn-full = Kaikki säännöt
learn-tried = kokeiltu
learn-to-board = Toinen pelilauta
learn-play = Pelaa tällä laudalla
learn-previous = Takaisin
learn-next = Seuraava
learn-coming = Pelilautaa levitetään…
learn-failed = Palvelin ei juuri nyt vastaa.
learn-offline = Lukea voi ilman verkkoakin. Kokeileminen vaatii palvelimen, eikä se juuri nyt vastaa.
learn-no-board = Tällaista pelilautaa ei ole
learn-no-board-more = Valitse jokin pelilaudoista, joilla täällä voi pelata.

learn-chapter-aim = Tavoite
learn-chapter-cards = Korttien ottaminen
learn-chapter-routes = Reittien valtaaminen
learn-chapter-doubles = Kaksoisreitit
learn-chapter-ferries = Lautat
learn-chapter-tunnels = Tunnelit
learn-chapter-stations = Asemat
learn-chapter-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
learn-chapter-merchandise = Tavarat
learn-chapter-swaps = Pisin reitti
learn-chapter-end = Loppu ja pistelasku

# $trains ja $hand ovat vaunujen ja korttien määriä.
learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Asetat vaunuja pelilaudan paikkojen välille. Alussa sinulla on { $trains } vaunua, { $hand } korttia ja muutama sopimus.
       *[ticket] Asetat vaunuja pelilaudan paikkojen välille. Alussa sinulla on { $trains } vaunua, { $hand } korttia ja muutama menolippu.
    }
   *[train] { $ticket ->
        [contract] Asetat vaunuja pelilaudan kaupunkien välille. Alussa sinulla on { $trains } vaunua, { $hand } korttia ja muutama sopimus.
       *[ticket] Asetat vaunuja pelilaudan kaupunkien välille. Alussa sinulla on { $trains } vaunua, { $hand } korttia ja muutama menolippu.
    }
}
learn-aim-points = { $ticket ->
    [contract] Jokainen valtaamasi reitti tuo heti pisteitä. Täyttämäsi sopimukset tuovat lopussa omansa, ja täyttämättömät vievät omansa.
   *[ticket] Jokainen valtaamasi reitti tuo heti pisteitä. Valmiit menoliput tuovat lopussa omansa, ja keskeneräiset vievät omansa.
}
# $stations on asemien määrä kullakin pelaajalla; 0 pelilaudoilla, joilla niitä ei ole.
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] Vuorollasi teet yhden asian, ja vain yhden: otat kortteja, valtaat reitin tai nostat sopimuksia.
       *[other] Vuorollasi teet yhden asian, ja vain yhden: otat kortteja, valtaat reitin, nostat sopimuksia tai rakennat aseman.
    }
   *[ticket] { $stations ->
        [0] Vuorollasi teet yhden asian, ja vain yhden: otat kortteja, valtaat reitin tai nostat menolippuja.
       *[other] Vuorollasi teet yhden asian, ja vain yhden: otat kortteja, valtaat reitin, nostat menolippuja tai rakennat aseman.
    }
}
learn-aim-win = Se, jolla on lopussa eniten pisteitä, voittaa.

learn-cards-two = Kun otat kortteja, otat kaksi: avoimia torilta, sokkona pakasta tai yhden kummastakin. Avoimen kortin tilalle tulee heti uusi.
learn-cards-hold = Kädessäsi saa olla niin monta korttia kuin haluat. Kun pakka loppuu, poistopakka sekoitetaan uudeksi pakaksi.
learn-cards-none = Kun sekä pakka että poistopakka ovat tyhjiä, saat yhä ottaa avoimia kortteja, mutta niitä ei korvata. Jos mitään korttia ei saa ottaa, teet vuorollasi jotain muuta.
learn-cards-whole = { $locomotive ->
    [joker] Avoin jokeri vastaa molempia kortteja: jos otat sen ensimmäisenä, vuorosi päättyy. Toinen korttisi se ei voi olla. Pakasta sokkona otettu jokeri on kortti siinä missä muutkin.
   *[locomotive] Avoin veturi vastaa molempia kortteja: jos otat sen ensimmäisenä, vuorosi päättyy. Toinen korttisi se ei voi olla. Pakasta sokkona otettu veturi on kortti siinä missä muutkin.
}
learn-cards-plain = { $locomotive ->
    [joker] Avoin jokeri on tällä pelilaudalla kortti siinä missä muutkin: voit ottaa kaksi samalla vuorolla.
   *[locomotive] Avoin veturi on tällä pelilaudalla kortti siinä missä muutkin: voit ottaa kaksi samalla vuorolla.
}
# $n: näin monta avointa tyhjentää torin.
learn-cards-reset = { $locomotive ->
    [joker] Heti kun avoimia jokereita on { $n }, kaikki viisi avointa korttia vaihdetaan.
   *[locomotive] Heti kun avoimia vetureita on { $n }, kaikki viisi avointa korttia vaihdetaan.
}

learn-routes-claim = Kun valtaat reitin, maksat yhtä monta reitin väristä korttia kuin siinä on ruutuja. Vaunusi menevät reitille, ja se on sinun pelin loppuun asti. Vuorollasi voit vallata yhden reitin, mistä päin pelilautaa tahansa.
learn-routes-grey = Harmaalle reitille käy mikä väri tahansa, kunhan kaikki kortit ovat samaa väriä.
# $places on luettelo kuten "tavalliset reitit, tunnelit ja lautat" perusmuodossa.
learn-routes-wild = { $locomotive ->
    [joker] Jokeri korvaa minkä tahansa värisen kortin. Se käy näihin: { $places }.
   *[locomotive] Veturi korvaa minkä tahansa värisen kortin. Se käy näihin: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] Tavalliselle reitille käyvät vain värikortit; jokerista ei ole apua.
   *[locomotive] Tavalliselle reitille käyvät vain värikortit; veturista ei ole apua.
}
learn-place-train = tavalliset reitit
learn-place-tunnel = tunnelit
learn-place-ferry = lautat
learn-place-station = asemat
learn-routes-points = Mitä pidempi reitti, sitä enemmän pisteitä.
learn-routes-own = Tämän pelilaudan pistetaulukko on omaa käsialaamme.
learn-points-spaces = Ruudut
learn-points-points = Pisteet

learn-doubles-what = { $ticket ->
    [contract] Kaksi raidetta samojen kahden paikan välillä on kaksoisreitti. Kukaan ei saa omistaa molempia.
   *[ticket] Kaksi raidetta samojen kahden kaupungin välillä on kaksoisreitti. Kukaan ei saa omistaa molempia.
}
learn-doubles-unequal = Ne ovat kaksoisreitti myös silloin, kun niiden pituus, väri tai laji on eri.
# $from: tästä pelaajamäärästä alkaen molemmat raiteet ovat käytössä.
learn-doubles-from = Kun pelaajia on vähintään { $from }, eri pelaajat saavat käyttää molempia raiteita. Jos heitä on vähemmän, toinen raide sulkeutuu heti, kun ensimmäinen vallataan.

learn-ferries-what = { $locomotive ->
    [joker] Lautta kulkee veden yli. Jokainen sen ruutu, jossa on veturin kuva, vaatii jokerin; muihin ruutuihin käyvät värikortit tavalliseen tapaan.
   *[locomotive] Lautta kulkee veden yli. Jokainen sen ruutu, jossa on veturin kuva, vaatii veturin; muihin ruutuihin käyvät värikortit tavalliseen tapaan.
}
# $n korttia korvaa yhden veturin.
learn-ferries-exchange = { $locomotive ->
    [joker] Eikö sinulla ole jokeria? Lautalla mitkä tahansa { $n } korttia korvaavat yhden, niin monta kertaa kuin haluat.
   *[locomotive] Eikö sinulla ole veturia? Lautalla mitkä tahansa { $n } korttia korvaavat yhden, niin monta kertaa kuin haluat.
}

# $n korttia käännetään.
learn-tunnels-dig = Tunneli voi maksaa enemmän kuin miltä näyttää. Maksa ensin sen ruudut tavalliseen tapaan. Sitten pakasta käännetään { $n ->
    [one] 1 kortti.
   *[other] { $n } korttia.
}
learn-tunnels-match = { $locomotive ->
    [joker] Jokainen maksusi värinen kortti ja jokainen jokeri maksaa sinulle yhden kortin lisää: samanvärisen tai jokerin. Jos maksoit pelkillä jokereilla, vain jokerit lasketaan, ja vain jokereilla maksetaan.
   *[locomotive] Jokainen maksusi värinen kortti ja jokainen veturi maksaa sinulle yhden kortin lisää: samanvärisen tai veturin. Jos maksoit pelkillä vetureilla, vain veturit lasketaan, ja vain vetureilla maksetaan.
}
learn-tunnels-give-up = Jos et voi tai halua maksaa, saat korttisi takaisin ja vuorosi päättyy.
learn-tunnels-few = Jos kortteja on alle { $n }, vaikka poistopakka sekoitetaan mukaan, käännetään vain ne. Jos niitä ei ole, tunneli maksaa vain ruutunsa.

# $n asemaa kullakin pelaajalla.
learn-stations-build = Asemia sinulla on { $n }. Aseman voi rakentaa mihin tahansa kaupunkiin, jossa ei vielä ole asemaa, vaikka kauas reiteistäsi, ja siihen menee koko vuoro. Ensimmäinen maksaa yhden kortin ja jokainen seuraava yhden enemmän kuin edellinen, kaikki samaa väriä.
learn-stations-use = Asema lainaa sinulle yhden toisen pelaajan reitin, joka päättyy aseman kaupunkiin. Reitti lasketaan vain menolippujesi hyväksi, eikä sitä tarvitse valita ennen loppua. Yksi ja sama reitti palvelee kaikkia menolippujasi.
# $points kustakin asemasta.
learn-stations-points = Jokainen asema, joka on lopussa rakentamatta, tuo { $points } pistettä.

learn-tickets-what = { $ticket ->
    [contract] Sopimuksessa on kaksi paikkaa. Yhdistä ne omilla reiteilläsi, mitä kautta tahansa, niin se tuo lopussa pisteensä. Jos et yhdistä, se vie ne.
   *[ticket] Menolipussa on kaksi kaupunkia. Yhdistä ne omilla reiteilläsi, mitä kautta tahansa, niin se tuo lopussa pisteensä. Jos et yhdistä, se vie ne.
}
learn-tickets-secret = { $ticket ->
    [contract] Muut eivät näe sopimuksiasi ennen loppua.
   *[ticket] Muut eivät näe menolippujasi ennen loppua.
}
# Alussa: jaetaan $long ja $regular, niistä pidetään vähintään $keep.
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Alussa saat { $regular } sopimusta ja pidät niistä vähintään { $keep }.
        [one] Alussa saat { $long } pitkän ja { $regular } lyhyttä sopimusta ja pidät niistä vähintään { $keep }.
       *[other] Alussa saat { $long } pitkää ja { $regular } lyhyttä sopimusta ja pidät niistä vähintään { $keep }.
    }
   *[ticket] { $long ->
        [0] Alussa saat { $regular } menolippua ja pidät niistä vähintään { $keep }.
        [one] Alussa saat { $long } pitkän ja { $regular } lyhyttä menolippua ja pidät niistä vähintään { $keep }.
       *[other] Alussa saat { $long } pitkää ja { $regular } lyhyttä menolippua ja pidät niistä vähintään { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Näistä ensimmäisistä palauttamasi poistuvat pelistä. Myöhemmin palautetut menevät pinon alle.
       *[box] Palauttamasi poistuvat pelistä.
    }
   *[bottom] Palauttamasi menevät pinon alle.
}
# Myöhemmin: nostetaan $n, pidetään vähintään $keep. $returns kertoo, mihin muut menevät.
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Myöhemmin voit käyttää vuoron uusien sopimusten nostamiseen: nosta { $n }, pidä vähintään { $keep }. Muut poistuvat pelistä. Pitämäsi sopimus pysyy sinulla.
       *[bottom] Myöhemmin voit käyttää vuoron uusien sopimusten nostamiseen: nosta { $n }, pidä vähintään { $keep }. Muut menevät pinon alle. Pitämäsi sopimus pysyy sinulla.
    }
   *[ticket] { $returns ->
        [box] Myöhemmin voit käyttää vuoron uusien menolippujen nostamiseen: nosta { $n }, pidä vähintään { $keep }. Muut poistuvat pelistä. Pitämäsi menolippu pysyy sinulla.
       *[bottom] Myöhemmin voit käyttää vuoron uusien menolippujen nostamiseen: nosta { $n }, pidä vähintään { $keep }. Muut menevät pinon alle. Pitämäsi menolippu pysyy sinulla.
    }
}
learn-tickets-own = { $ticket ->
    [contract] Tämän pelilaudan { $n } sopimuksesta { $own } on omaa käsialaamme.
   *[ticket] Tämän pelilaudan { $n } menolipusta { $own } on omaa käsialaamme.
}

learn-merchandise-take = Käsikärryllä merkityillä reiteillä kulkee tavaraa. Se, joka valtaa sellaisen, ottaa tavarakortin niin kauan kuin niitä riittää. Kortteja tulee aina yksi, olipa reitti miten pitkä tahansa.
learn-merchandise-bonus = Lopussa pelaajat saavat tavaroista lisäpisteitä sijan mukaan, eniten kerännyt eniten. Tasoissa olevat saavat kaikki sijansa täydet lisäpisteet, ja sijoja jää väliin: kahden pelaajan jälkeen yksi, kolmen jälkeen kaksi. Ilman tavaroita lisäpisteitä ei saa.
learn-merchandise-place = Sija
learn-merchandise-players = { $n } pelaajaa

# $route on nimi kuten "Lieksa – Murmansk"; $n korttia korvaa yhden sen korteista.
learn-swaps-what = Yhdellä reitillä on oma sääntönsä: { $route }. Sen jokaisen kortin sijasta voit maksaa mitkä tahansa { $n } korttia.
learn-swaps-worth = Se vie { $length } vaunua ja tuo { $points } pistettä, maksoitpa miten tahansa.

# $n vaunua tai vähemmän aloittaa viimeisen kierroksen.
learn-end-last = Kun pelaajalla on vuoronsa lopussa enintään { $n } vaunua, alkaa viimeinen kierros: jokainen pelaaja saa vielä yhden vuoron, hän itsekin.
learn-end-count = { $ticket ->
    [contract] Sitten sopimukset näytetään. Täytettyjen pisteet lisätään, muiden vähennetään.
   *[ticket] Sitten menoliput näytetään. Valmiiden pisteet lisätään, muiden vähennetään.
}
learn-end-longest = Pisin yhtenäinen rata tuo { $points } pistettä. Se saa kulkea saman kaupungin kautta useita kertoja, mutta samaa reittiä vain kerran. Kaikki tasoissa olevat saavat pisteet.
learn-end-globe = Eniten menolippuja valmiiksi saanut saa { $points } pistettä. Kaikki tasoissa olevat saavat pisteet.
# $ways on luettelo ratkaisevista asioista perusmuodossa.
learn-end-tie = { $n ->
    [1] Jos pisteet ovat tasan, tämä ratkaisee: { $ways }.
   *[other] Jos pisteet ovat tasan, voittaja ratkeaa tässä järjestyksessä: { $ways }.
}
learn-end-shared = Ne, jotka ovat silloinkin tasoissa, jakavat voiton.
learn-tie-tickets = { $ticket ->
    [contract] enemmän täytettyjä sopimuksia
   *[ticket] enemmän valmiita menolippuja
}
learn-tie-stations = vähemmän rakennettuja asemia
learn-tie-longest_path_bonus = pisimmän radan pisteet
learn-tie-longest_path = pidempi rata

## Opi: mitä kokeilla ja mitä siitä tuli. $route ja $city ovat nimiä perusmuodossa.

learn-try = Kokeile
learn-task-draw = Ota kaksi korttia. Paina avoimia kortteja tai pakkaa.
learn-task-locomotive = { $locomotive ->
    [joker] Ota avoin jokeri.
   *[locomotive] Ota avoin veturi.
}
learn-task-locomotives = { $locomotive ->
    [joker] Ota molemmat avoimet jokerit.
   *[locomotive] Ota molemmat avoimet veturit.
}
learn-task-claim = Valtaa tämä reitti: { $route }. Paina sitä pelilaudalla ja paina sitten ”Valtaa”.
learn-task-grey = Valtaa tämä harmaa reitti: { $route }. Valitse kortit, joilla maksat.
learn-task-double = Valtaa kumpi raide tahansa: { $route }. Katso, mitä toiselle tapahtuu.
learn-task-ferry = { $locomotive ->
    [joker] Valtaa tämä lautta: { $route }. Maksa jokerilla se ruutu, jossa on veturin kuva.
   *[locomotive] Valtaa tämä lautta: { $route }. Maksa veturilla se ruutu, jossa on veturin kuva.
}
learn-task-exchange = { $locomotive ->
    [joker] Sinulla ei ole jokeria. Valtaa silti tämä lautta: { $route }.
   *[locomotive] Sinulla ei ole veturia. Valtaa silti tämä lautta: { $route }.
}
learn-task-tunnel = Kaiva tämä tunneli: { $route }. Katso, mitä pakka vaatii, ja maksa se.
learn-task-station = On viimeinen vuoro, ja tarvitsemasi reitti on toisella pelaajalla. Rakenna asema tänne: { $city }.
learn-task-ticket = { $ticket ->
    [contract] Sopimuksestasi puuttuu yksi reitti. Valtaa se: { $route }.
   *[ticket] Menolipustasi puuttuu yksi reitti. Valtaa se: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Nosta sopimuksia ja pidä ne, jotka haluat.
   *[ticket] Nosta menolippuja ja pidä ne, jotka haluat.
}
learn-task-merchandise = Valtaa tämä reitti, jolla on käsikärry: { $route }.
learn-task-swap = Valtaa pisin reitti: { $route }. Samanvärisiä kortteja sinulla on liian vähän, mutta muita paljon.
learn-task-end = Vaunusi ovat vähissä. Valtaa tämä reitti, niin viimeinen kierros alkaa: { $route }.
learn-task-count = On pelin viimeinen vuoro. Valtaa tämä reitti, niin näet pistelaskun: { $route }.

learn-done-draw = Valmista: kädessäsi on kaksi korttia lisää, ja vuorosi on ohi.
learn-done-locomotive = { $locomotive ->
    [joker] Valmista: jokeri on sinun, ja vuorosi on ohi.
   *[locomotive] Valmista: veturi on sinun, ja vuorosi on ohi.
}
learn-done-locomotives = { $locomotive ->
    [joker] Valmista: kaksi jokeria yhdellä vuorolla.
   *[locomotive] Valmista: kaksi veturia yhdellä vuorolla.
}
learn-done-claim = { $points ->
    [one] Valmista: reitti on sinun, 1 piste.
   *[other] Valmista: reitti on sinun, { $points } pistettä.
}
learn-done-double = Valmista: yksi raide on sinun. Kahden pelaajan pelissä toinen on nyt suljettu.
learn-done-exchange = { $points ->
    [one] Valmista: muut kortit riittivät, ja lautta on sinun: 1 piste.
   *[other] Valmista: muut kortit riittivät, ja lautta on sinun: { $points } pistettä.
}
# $extra korttia enemmän kuin ruutuja.
learn-done-tunnel = { $extra ->
    [0] Valmista: tunneli on sinun, ilman lisämaksua.
    [one] Valmista: tunneli on sinun. Lisämaksu oli yksi kortti.
   *[other] Valmista: tunneli on sinun. Lisämaksu oli { $extra } korttia.
}
learn-done-station = { $ticket ->
    [contract] Valmista: asema lainaa sinulle puuttuvan reitin, ja sopimuksesi on täytetty.
   *[ticket] Valmista: asema lainaa sinulle puuttuvan reitin, ja menolippusi on valmis.
}
learn-done-ticket = { $ticket ->
    [contract] Valmista: paikat on yhdistetty. Lopussa siitä saa { $points } pistettä.
   *[ticket] Valmista: kaupungit on yhdistetty. Lopussa siitä saa { $points } pistettä.
}
# $n pidettyä.
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [one] Valmista: sinulla on yksi sopimus lisää. Kannattiko se, selviää lopussa.
       *[other] Valmista: sinulla on { $n } sopimusta lisää. Kannattivatko ne, selviää lopussa.
    }
   *[ticket] { $n ->
        [one] Valmista: sinulla on yksi menolippu lisää. Kannattiko se, selviää lopussa.
       *[other] Valmista: sinulla on { $n } menolippua lisää. Kannattivatko ne, selviää lopussa.
    }
}
learn-done-merchandise = Valmista: reitti on sinun, ja tavarakortti myös.
learn-done-swap = Valmista: reitti on sinun, { $points } pistettä yhdellä vuorolla.
learn-done-end = Valmista: viimeinen kierros alkaa. Jokaisella pelaajalla on vielä yksi vuoro.
learn-done-count = Valmista: peli on päättynyt. Näin pisteesi kertyvät.
learn-missed = Niin saa tehdä, ja vuorosi on ohi. Tässä harjoitellaan kuitenkin muuta: yritä uudelleen.
learn-again = Yritä uudelleen

## Opi: mitä pöydässä on

learn-help-press = Paina mitä tahansa pöydässä, niin saat selityksen.
learn-help-end = Valmis
learn-help-more = Lue lisää
learn-help-nothing = { $ticket ->
    [contract] Siihen ei liity sääntöä. Paina korttia, reittiä, paikkaa tai lukua.
   *[ticket] Siihen ei liity sääntöä. Paina korttia, reittiä, kaupunkia tai lukua.
}
learn-thing-market = Tori
learn-thing-deck = { $n ->
    [one] Pakka: 1 kortti
   *[other] Pakka: { $n } korttia
}
learn-thing-score = Pisteet tähän asti
learn-thing-trains = Vaunuja jäljellä
learn-thing-cards = Kortteja kädessä
learn-thing-clock = Kello
learn-score-so-far = { $ticket ->
    [contract] Nämä ovat pisteet reiteistä. Sopimukset ja kaikki muu lasketaan lopussa.
   *[ticket] Nämä ovat pisteet reiteistä. Menoliput ja kaikki muu lasketaan lopussa.
}
learn-cards-count = Kaikki näkevät, montako korttia pelaajalla on, mutta vain pelaaja itse näkee, mitkä.
learn-tickets-count = { $ticket ->
    [contract] Näin monta sopimusta pelaajalla on. Vain hän itse näkee, mitkä.
   *[ticket] Näin monta menolippua pelaajalla on. Vain hän itse näkee, mitkä.
}
learn-clock-none = Tässä pöydässä ei ole kelloa.
learn-clock-runs = Näin paljon aikaa pelaajalla on jäljellä. Kun se loppuu, botti sijaistaa, kunnes pelaaja palaa.
# $price kuten "4 ruutua, mikä tahansa yksi väri" perusmuodossa; $points valtaamisesta.
learn-route-worth = { $points ->
    [one] { $price }: 1 piste.
   *[other] { $price }: { $points } pistettä.
}
learn-route-taken = Sillä on omistaja, ja se pysyy hänellä loppuun asti.
learn-route-closed = Se on suljettu pelin loppuun asti, koska toinen raide vallattiin.
learn-city-what = { $ticket ->
    [contract] Reitit kulkevat paikasta paikkaan. Kirjain paikan vieressä merkitsee jonkin sopimuksesi päätepistettä.
   *[ticket] Reitit kulkevat kaupungista kaupunkiin. Kirjain kaupungin vieressä merkitsee jonkin menolippusi päätepistettä.
}
