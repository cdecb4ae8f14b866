### name: Íslenska
### Orð Perron á íslensku. docs/languages.md segir hvernig svona skrá er skrifuð.
###
### serves: IS
### alphabet: a á b c d ð e é f g h i í j k l m n o ó p q r s t u ú v w x y ý z þ æ ö
### thousands: .
### one: *1 !*11
###
### Orðalisti:
###   route = leið, claim = leggja (leið), space = reitur, track = spor, path/line = lína
###   ticket = lestarmiði (miði þar sem þröngt er), contract = samningur, keep = halda, complete = klára / uppfylla
###   train, wagon = vagn (sama orð á öllum spilaborðum), locomotive = eimreið, joker = jóker
###   card = spil, face up/open = opið, deck = stokkur, discards = notuð spil, pile = bunki, market = markaður
###   station, tunnel, ferry = stöð, göng, ferja; merchandise = vörur, vöruspil; hand cart = handkerra
###   board = spilaborð, map = kort, table = borð, seat = sæti, host = gestgjafi, link = hlekkur
###   game = leikur, turn = umferð ("þú átt leik"), round = hringur, bot = þjarki, log = annáll
###   Spil eru hvorugkyns: "1 blátt", "2 blá". Nöfn borga og fólks standa í nefnifalli: tvípunktur eða svigi á undan.
###   Fleirtalan "one" á líka við um 21, 31 …: þar stendur talan sjálf, ekki 1.

# same in this language
perron = Perron
you = þú
you-name = Þú
close = Loka
cancel = Hætta við
join = Vera með
undo = Afturkalla
notice = Tilkynning
settings = Stillingar
menu = Valmynd
to-home = Á forsíðuna
to-learn = Læra að spila
to-rules = Reglurnar
to-rule = Reglan
what-is-this = Hvað er þetta?
try-again = Reyna aftur
open-seat = Laust sæti
# Sá sem gaf ekkert nafn; $n greinir gestina að.
guest = Gestur { $n }
your-turn = Þú átt leik

# Several things: $items is the first ones with commas between, $last the last one.
list-and = { $items } og { $last }
# How long ago something happened.
ago = { $unit ->
    [day] { $n ->
        [one] fyrir { $n } degi
       *[other] fyrir { $n } dögum
    }
    [hour] { $n ->
        [one] fyrir { $n } klukkustund
       *[other] fyrir { $n } klukkustundum
    }
   *[minute] { $n ->
        [0] rétt í þessu
        [one] fyrir { $n } mínútu
       *[other] fyrir { $n } mínútum
    }
}
nowhere = Hér endar sporið
nowhere-more = Engin síða er á þessari slóð.
broken = Eitthvað fór úrskeiðis á síðunni. Ekkert tapaðist: leikirnir eru geymdir á þjóninum.
broken-reload = Hlaða aftur
part-missing = Þessi hluti síðunnar barst ekki.

## Forsíða

# What search engines and the home screen of a phone say of the page.
home-about = Ókeypis vettvangur fyrir lestarborðspil, á eigin þjóni.
home-lead = Lestarborðspil í vafranum, með vinum eða gegn þjarka sem gaman er að sigra.
home-unofficial = Ókeypis og óopinbert; eigin reglutexti, eigin teikningar. Engin tengsl við neinn útgefanda.
home-new = Nýr leikur
home-failed = Þjónninn svarar ekki. Leikirnir þínir eru öruggir.
home-board = Spilaborð
home-players = { $least }–{ $most } leikmenn
home-seats = Sæti
home-seat = Hver spilar í sæti { $n }
home-your-name = Nafnið þitt
home-friend = Vinur með hlekk
home-bot = Þjarki: { $level }
home-remove = Fjarlægja sæti { $n }
home-add = Bæta við sæti
home-more = Litur, klukka og spjall
home-pace = Hraði
pace-none = Engin klukka
pace-live = 10 mín. á mann
pace-days = Dagur á umferð
home-chat = Spjalla við vini við borðið
home-opening = Borðið gert klárt…
home-friends = Spila með vinum
home-friends-more = Þú færð hlekk til að senda. Þú þarft ekki að skrá þig.
home-play = Spila núna
home-play-more = Þjarkar taka hin sætin.
home-mine = Leikirnir þínir
home-none = Engir leikir enn. Veldu spilaborð og ýttu á Spila núna.
home-won = { $winners ->
    [1] Sigur
   *[other] Sameiginlegur sigur
}
# $rank is the place among $n players; the first is told by home-won.
home-place = { $n ->
    [2] Tap
   *[other] { $rank }. sæti af { $n }
}
home-over = Lokið
home-waiting = Í bið
home-join = Setjast við borð
home-paste = Líma hlekk
join-unreadable = Þetta er ekki hlekkur á borð. Biddu vin þinn að afrita hann aftur.
about-europe = um 1900
about-nordic = ferjur og göng
about-amsterdam = 17. öld, stutt
board-europe = Evrópa
board-nordic = Norðurlönd
# same in this language
board-amsterdam = Amsterdam
level-random = af handahófi
level-level1 = byrjandi
level-level2 = auðveldur
level-level3 = sæmilegur
level-level4 = góður
level-level5 = sterkur
level-level6 = meistari

## Stillingar

settings-theme = Ljóst eða dökkt
settings-theme-system = Eins og kerfið
settings-theme-light = Ljóst
settings-theme-dark = Dökkt
settings-language = Tungumál
settings-language-browser = Eins og vafrinn ({ $language })
settings-motion = Hreyfing
settings-motion-system = Eins og kerfið
settings-motion-instant = Engin
settings-draw = Þegar þú tekur spil
settings-draw-hold = Bíða
settings-draw-ask = Spyrja
settings-draw-instant = Strax
settings-draw-hold-more = Spilið bíður í eina og hálfa sekúndu áður en það er tekið; Afturkalla skilar því.
settings-draw-ask-more = Spilið er tekið þegar þú staðfestir.
settings-draw-instant-more = Spilið er tekið um leið og þú ýtir á það.
settings-sounds = Hljóð
settings-sound-turn = Þú átt leik
settings-sound-card = Spil
settings-sound-claim = Lagðar leiðir
settings-ways = Sýna á kortinu hvað vantar upp á lestarmiðana mína
settings-keys = Flýtilyklar með stökum bókstöfum

## Spil og verð

kind-pink = Bleikt
kind-blue = Blátt
kind-orange = Appelsínu­gult
kind-white = Hvítt
kind-green = Grænt
kind-yellow = Gult
kind-black = Svart
kind-red = Rautt
kind-locomotive = { $locomotive ->
    [joker] Jóker
   *[locomotive] Eimreið
}
card-pink = { $n ->
    [one] bleikt
   *[other] bleik
}
card-blue = { $n ->
    [one] blátt
   *[other] blá
}
card-orange = { $n ->
    [one] appelsínugult
   *[other] appelsínugul
}
card-white = { $n ->
    [one] hvítt
   *[other] hvít
}
card-green = { $n ->
    [one] grænt
   *[other] græn
}
card-yellow = { $n ->
    [one] gult
   *[other] gul
}
card-black = { $n ->
    [one] svart
   *[other] svört
}
card-red = { $n ->
    [one] rautt
   *[other] rauð
}
card-locomotive = { $locomotive ->
    [joker] { $n ->
        [one] jóker
       *[other] jókerar
    }
   *[locomotive] { $n ->
        [one] eimreið
       *[other] eimreiðar
    }
}
card-back = spil
colour-pink = bleikt
colour-blue = blátt
colour-orange = appelsínugult
colour-white = hvítt
colour-green = grænt
colour-yellow = gult
colour-black = svart
colour-red = rautt
cards-of = { $n } { $card }
pair = { $a } – { $b }
spaces = { $n ->
    [one] { $n } reitur
   *[other] { $n } reitir
}
any-colour = hvaða litur sem er
any-cards = { $n ->
    [1] 1 spil í hvaða lit sem er
   *[other] { $n } í sama lit
}
ferry-needs = { $locomotive ->
    [joker] { $n ->
        [one] minnst { $n } jóker
       *[other] minnst { $n } jókerar
    }
   *[locomotive] { $n ->
        [one] minnst { $n } eimreið
       *[other] minnst { $n } eimreiðar
    }
}
ferry-exchange = { $locomotive ->
    [joker] eða { $n } spil að vali fyrir hvern
   *[locomotive] eða { $n } spil að vali fyrir hverja
}
swap = { $n } spil að vali gilda sem eitt
points = +{ $n } stig

## Þjarkar, eftir sætum

bot-1 = Kyndari
bot-2 = Burðarmaður
bot-3 = Lestarvörður
bot-4 = Merkjavörður
bot-5 = Lestarstjóri

## Borðið

title-table = { $turn ->
    [mine] ● Þú átt leik – { $board }
   *[other] { $board } – Perron
}
table-coming = Borðið gert klárt…
table-missing = Þetta borð er ekki til
table-missing-more = Hlekkurinn gæti verið gamall eða rangt skrifaður. Biddu um hann aftur.
table-forbidden = Þú hefur ekki aðgang að þessu borði
table-forbidden-more = Hægt er að setjast við það með hlekknum sem gestgjafinn deilir.
table-full = Öll sæti eru skipuð
table-full-more = Leikurinn er hafinn og aðeins þeir sem spila sjá hann.
not-connected = Ekkert samband eins og er. Valið þitt glatast ekki.
watching-only = Þú fylgist með þessu borði.
watching-full = Öll sæti eru skipuð, svo þú fylgist með.
undo-nothing = Það er ekkert að afturkalla. Það sem var sent er komið á borðið.

waiting-room = biðsalur
waiting-title = { $here ->
    [1] Einn á pallinum
    [2] Tveir á pallinum
    [3] Þrír á pallinum
   *[other] { $here } á pallinum
}, { $open ->
    [1] eitt sæti laust
    [2] tvö sæti laus
    [3] þrjú sæti laus
   *[other] { $open } sæti laus
}
waiting-full = Allir um borð
waiting-full-more = { $host ->
    [you] Öll sæti eru skipuð. Byrjaðu þegar þú vilt.
   *[other] Öll sæti eru skipuð. Gestgjafinn byrjar leikinn.
}
waiting-more = Sendu vinum þínum hlekkinn. Þjarkar geta tekið lausu sætin.
waiting-invited = Þér er boðið að þessu borði.
waiting-no-key = Síðasta hluta hlekksins, á eftir #, vantar. Biddu þann sem bauð þér um allan hlekkinn.
waiting-full-guest = { $watch ->
    [yes] Öll sæti eru skipuð. Vertu hér áfram til að fylgjast með: þú sérð leikinn um leið og hann byrjar.
   *[no] Öll sæti eru skipuð og aðeins þeir sem spila sjá þennan leik.
}
waiting-you = { $host ->
    [yes] þú, gestgjafi
   *[no] þú
}
waiting-here = { $host ->
    [yes] gestgjafi
   *[no] við borðið
}
waiting-bot = þjarki, { $level }
waiting-open = með hlekk
waiting-ready = Klár
waiting-colour = Liturinn þinn
seat-colour-cobalt = blár, hringur
seat-colour-vermilion = rauður, ferningur
seat-colour-amber = rafgulur, þríhyrningur
seat-colour-aqua = túrkísblár, tígull
seat-colour-aubergine = vínrauður, kross
waiting-colour-of = { $colour }: { $name }
waiting-sit = Setjast
# $guest is the message guest with the number of the seat.
naming = Breyta nafni
naming-more = Aðrir við borðið sjá það. Án nafns ert þú { $guest }.
naming-save = Vista
waiting-start = Byrja leikinn
waiting-fill = { $n ->
    [one] Byrja með þjarka í lausa sætinu
   *[other] Byrja með þjarka í lausu sætunum
}
leave = Fara frá borðinu
leave-title = Fara frá borðinu?
leave-more = Þjarki spilar fyrir þig svo að hin geti haldið áfram. Þú getur sest aftur í sætið þitt meðan á leiknum stendur.
stay = Sitja áfram
invite = Bjóða
invite-more = Sendu hlekkinn, eða láttu síma lesa kóðann.
invite-code = Kóði með hlekk á þetta borð
copy-link = Afrita hlekk
copy-watch = Afrita hlekk fyrir áhorfendur
copied = Afritað
copy-failed = Ekki tókst að afrita hlekkinn. Veldu hann og afritaðu handvirkt.
share = Deila
terms = Þessi leikur
terms-pace = Hraði
terms-trains = Vagnar á mann
terms-trains-n = { $stations ->
    [0] { $n }
    [one] { $n }, auk { $stations } stöðvar
   *[other] { $n }, auk { $stations } stöðva
}
terms-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Lestarmiðar
}
terms-tickets-n = { $long ->
    [0] { $regular }, halda minnst { $keep }
    [one] { $long } langur og { $regular } stuttir, halda minnst { $keep }
   *[other] { $long } langir og { $regular } stuttir, halda minnst { $keep }
}
terms-shuffle = Stokkun
terms-sealed = Innsigluð, má sannreyna eftir á
clock-none = Engin klukka
clock-live = { $minutes } mín. á mann og { $increment } sek. á umferð
clock-days = { $days ->
    [1] Dagur á umferð
    [one] { $days } dagur á umferð
   *[other] { $days } dagar á umferð
}
clock-left-days = { $n ->
    [one] { $n } dagur
   *[other] { $n } dagar
}
clock-left-hours = { $h } klst. { $m }

banner-reconnecting = { $clocks ->
    [run] Tengist aftur… Leikurinn er öruggur á þjóninum. Klukkurnar ganga áfram nema þjónninn sjálfur liggi niðri.
   *[none] Tengist aftur… Leikurinn er öruggur á þjóninum; þú getur haldið áfram um leið og hann svarar.
}
banner-offline = { $clocks ->
    [run] Þú ert án nettengingar. Klukkurnar ganga áfram; spilaborðið sést áfram.
   *[none] Þú ert án nettengingar. Ekkert glatast; spilaborðið sést áfram.
}
banner-asking = Bein tenging næst ekki hér og því sækir vefsíðan fréttir á tveggja sekúndna fresti. Leikurinn gengur sinn vanagang.
banner-version = Til er ný útgáfa af síðunni.
to-version = Nota hana
banner-stand-in = Þjarki spilar fyrir þig.
come-back = Setjast aftur í sætið
banner-last = { $n ->
    [1] Síðasti hringur: ein umferð eftir.
    [one] Síðasti hringur: { $n } umferð eftir.
   *[other] Síðasti hringur: { $n } umferðir eftir.
}
banner-rematch = Næsti leikur er tilbúinn.
to-rematch = Að nýja borðinu

players = Leikmenn
players-log = Leikmenn og annáll
market-tickets = { $ticket ->
    [contract] Markaður og samningar
   *[ticket] Markaður og lestarmiðar
}
seat-you = þú
seat-bot = þjarki, { $level }
seat-bot-plain = þjarki
seat-away = í burtu
seat-away-until = í burtu; { $time } þar til þjarki tekur við
seat-stand-in = í burtu, þjarki spilar
stat-trains = vagnar eftir
stat-cards = spil
stat-tickets = { $ticket ->
    [contract] samningar
   *[ticket] miðar
}
stat-stations = stöðvar eftir
stat-merchandise = vörur
stat-clock = tími eftir

status-over = Leiknum er lokið
status-choose = { $ticket ->
    [contract] Veldu samninga
   *[ticket] Veldu miða
}
status-second = Eitt spil enn
status-tunnel = Göng
status-watching = Þú fylgist með
status-wait = Andartak
status-other = { $name } á leik
bar-players = { $turn ->
    [0] { $n ->
        [one] { $n } leikmaður
       *[other] { $n } leikmenn
    }
   *[other] { $n ->
        [one] { $n } leikmaður · umferð { $turn }
       *[other] { $n } leikmenn · umferð { $turn }
    }
}
map = Spilaborð: { $board }
zoom-in = Stækka
zoom-out = Minnka
zoom-fit = Sýna allt spilaborðið
show-on-map = Sýna á kortinu: { $what }

log = Annáll
log-order = nýjast fyrst
log-earlier = Sýna eldra
chat = Spjall
chat-none = Enginn hefur sagt neitt enn.
chat-say = Segðu eitthvað
chat-send = Senda
notices = Tilkynningar
sheet = { $ticket ->
    [contract] Spil, samningar, leikmenn, annáll
   *[ticket] Spil, lestarmiðar, leikmenn, annáll
}
sheet-open = Opna spjaldið
sheet-close = Rýma fyrir kortinu
sheet-full = Opna spjaldið til fulls
sheet-half = Minnka spjaldið
tab-cards = Spil
tab-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Miðar
}
tab-players = Leikmenn
tab-log = Annáll

market = Markaður
market-counts = stokkur { $deck }
market-empty = Autt
market-take = Taka: { $kind }
market-deck = Taka úr stokknum, { $n } spil eftir
deck = Stokkur
hand = Spilin þín
hand-stack = { $kind }: { $n }
hand-laid = { $kind }: { $laid } af { $n } í greiðslunni
hand-of = { $laid }/{ $n }
hand-spoken = Á hendi: { $cards }
your-tickets = { $ticket ->
    [contract] Samningarnir þínir
   *[ticket] Lestarmiðarnir þínir
}
tickets-done = { $ticket ->
    [contract] { $done ->
        [one] { $done }/{ $n } uppfylltur
       *[other] { $done }/{ $n } uppfylltir
    }
   *[ticket] { $done ->
        [one] { $done }/{ $n } kláraður
       *[other] { $done }/{ $n } kláraðir
    }
}
tickets-none = { $ticket ->
    [contract] Engir samningar enn.
   *[ticket] Engir lestarmiðar enn.
}
tickets-ways = Sýna á kortinu hvað vantar
ticket-done = { $ticket ->
    [contract] Uppfylltur
   *[ticket] Kláraður
}
ticket-cut = Ófært
ticket-station = Ófært. Stöð gæti hjálpað
ticket-long = langur
ticket-to-go = { $n ->
    [one] vantar { $n } vagn
   *[other] vantar { $n } vagna
}{ $tunnels ->
    [0] {""}
   *[other] , óviss göng
}

## Það sem er gert

actions = Það sem þú getur gert
idle-title = Taktu tvö spil eða veldu leið
idle-last = Síðasta umferðin þín: taktu spil eða veldu leið
idle-more = { $n ->
    [0] Þú hefur ekki efni á neinni leið enn.
    [1] Þú getur lagt eina leið núna.
    [one] Þú getur lagt { $n } leið núna.
   *[other] Þú getur lagt { $n } leiðir núna.
}
second-title = Taktu eitt spil enn
second-more = Af markaðnum eða úr stokknum.
second-more-limit = { $locomotive ->
    [joker] Af markaðnum eða úr stokknum. Opinn jóker má ekki vera seinna spilið.
   *[locomotive] Af markaðnum eða úr stokknum. Opin eimreið má ekki vera seinna spilið.
}
draw-tickets = { $ticket ->
    [contract] Draga samninga
   *[ticket] Draga miða
}
build-station = Byggja stöð
held = { $from ->
    [deck] { $asking ->
        [yes] Taka spil úr stokknum?
       *[no] Þú tekur spil úr stokknum
    }
   *[market] { $asking ->
        [yes] Taka { $card }?
       *[no] Þú tekur { $card }
    }
}
held-first = Svo eitt enn.
held-first-again = Svo eitt enn. Ýttu aftur til að taka það strax.
held-second = Seinna spilið þitt.
held-whole = Þetta er öll umferðin þín.
held-take = Taka það
# same in this language
key-esc = Esc
key-enter = ↵
neighbour-before = Leiðin á undan undir sama fingri
neighbour-after = Næsta leið undir sama fingri
tunnel = göng
merchandise-one = vörur
completes = { $ticket ->
    [contract] Uppfyllir { $letters }
   *[ticket] Klárar { $letters }
}
serves = Gagnast { $letters }
pay-ways = Greiðsluleiðir
pay-more = { $n ->
    [one] { $n } leið í viðbót
   *[other] { $n } leiðir í viðbót
}
pay-left = eftir: { $cards }
pay-all = engin eftir
compose = Önnur spil
compose-more = að eigin vali
compose-back = Tillögur
compose-empty = Ýttu á spil á hendinni
compose-hint = Ýttu á spilin þín til að bæta við, á þessi til að taka til baka
compose-good = Þetta dugar
compose-remove = Taka til baka: { $kind }
claim = Leggja leið
claim-for = Leggja: { $cards }
claiming = Legg leið…
paying = Borga…
building = Byggi…
drawing = Dreg…
keeping = Held eftir…
slow = Enn að reyna
slow-more = Þjónninn svarar seint. Valið þitt glatast ekki.
cannot-afford = Spilin þín duga ekki fyrir þessari leið enn. { $any ->
    [some] Á hendi: { $have }.
   *[none] Þú átt engin sem passa.
}
detour = Án þessarar leiðar er samt hægt að { $ticket ->
    [contract] uppfylla samning
   *[ticket] klára lestarmiða
} { $letter }: { $routes ->
    [one] { $routes } leið
   *[other] { $routes } leiðir
}, { $n ->
    [one] { $n } reitur
   *[other] { $n } reitir
}.
detour-none = Án þessarar leiðar er ekki hægt að { $ticket ->
    [contract] uppfylla samning
   *[ticket] klára lestarmiða
} { $letter }.
route-of = { $who ->
    [you] Þú átt þessa leið.
   *[other] { $name } á þessa leið.
}
station-in = Stöð: { $city }
station-more = Leyfir þér að nota eina leið annars leikmanns að þessari borg.
station-where = Veldu borg fyrir stöðina þína
station-where-more = { $n ->
    [1] Síðasta stöðin þín.
    [one] Þú átt { $n } stöð eftir.
   *[other] Þú átt { $n } stöðvar eftir.
}
station-cannot = Spilin þín duga ekki fyrir stöð: sú fyrsta kostar eitt spil, sú næsta tvö í sama lit, sú þriðja þrjú.
build = Byggja
build-for = Byggja: { $cards }
draw-tickets-title = { $ticket ->
    [contract] { $n ->
        [1] Draga einn samning?
        [one] Draga { $n } samning?
       *[other] Draga { $n } samninga?
    }
   *[ticket] { $n ->
        [1] Draga einn lestarmiða?
       *[other] Draga { $n } lestarmiða?
    }
}
draw-tickets-more = Þú verður að halda minnst { $keep }. Þetta er öll umferðin þín og verður ekki afturkallað.
draw-tickets-do = Draga { $n }
pass-title = Ekkert er hægt að gera
pass-more = Ekki er hægt að taka spil og þú hefur ekki efni á neinu. Þú getur bara sagt pass.
pass = Segja pass
tunnel-laid = Þú lagðir út: { $cards }
tunnel-turned = Spil úr stokknum
tunnel-owed = Enn þarf að borga { $n } spil
tunnel-cannot = Þú getur ekki borgað það. Þú færð spilin þín aftur.
tunnel-give-up = Hætta við
tunnel-pay = Borga: { $cards }
tunnel-free = Ekkert meira að borga: göngin eru þín.
tunnel-other = { $extra ->
    [0] { $name } gróf göngin { $route }: ekkert meira að borga.
   *[other] { $name } grefur göngin { $route }: enn þarf að borga { $extra } spil.
}
plus-one = +1
waiting-choose = { $ticket ->
    [contract] Enn að velja samninga: { $names }
   *[ticket] Enn að velja lestarmiða: { $names }
}
waiting-move = { $phase ->
    [second_card] { $name } tekur seinna spilið
    [tunnel] { $name } er í göngunum
    [keep] { $ticket ->
        [contract] { $name } velur samninga
       *[ticket] { $name } velur lestarmiða
    }
   *[turn] { $name } er að hugsa
}
over-title = Leiknum er lokið
over-more = Nú eru stigin talin.
over-count = Telja stigin

## Fyrstu miðar og seinni

offer-first = { $ticket ->
    [contract] Fyrstu samningarnir þínir
   *[ticket] Fyrstu lestarmiðarnir þínir
}
offer-new = { $ticket ->
    [contract] Nýir samningar
   *[ticket] Nýir lestarmiðar
}
offer-least = { $n ->
    [1] Haltu minnst einum
    [2] Haltu minnst tveimur
    [3] Haltu minnst þremur
   *[other] Haltu minnst { $n }
}
offer-more = { $ticket ->
    [contract] { $returns ->
        [box] Þeir sem þú heldur gefa stig í lokin ef þú tengir staðina, annars dragast stigin frá. Hinir fara úr leiknum.
       *[bottom] Þeir sem þú heldur gefa stig í lokin ef þú tengir staðina, annars dragast stigin frá. Hinir fara neðst í bunkann.
    }
   *[ticket] { $returns ->
        [box] Þeir sem þú heldur gefa stig í lokin ef þú tengir borgirnar, annars dragast stigin frá. Hinir fara úr leiknum.
       *[bottom] Þeir sem þú heldur gefa stig í lokin ef þú tengir borgirnar, annars dragast stigin frá. Hinir fara neðst í bunkann.
    }
}
offer-way = { $n ->
    [one] Styst: { $n } vagn, { $routes ->
        [one] { $routes } leið
       *[other] { $routes } leiðir
    }.
   *[other] Styst: { $n } vagnar, { $routes ->
        [one] { $routes } leið
       *[other] { $routes } leiðir
    }.
}
offer-done = Nú þegar tengt.
offer-shares = Á samleið með { $letters }.
offer-kept = { $n ->
    [one] { $n } valinn
   *[other] { $n } valdir
}
offer-points = { $n } stig
offer-none = { $n ->
    [1] Veldu minnst einn
    [2] Veldu minnst tvo
    [3] Veldu minnst þrjá
   *[other] Veldu minnst { $n }
}
offer-missing = { $n ->
    [1] Veldu einn enn
    [2] Veldu tvo enn
    [3] Veldu þrjá enn
   *[other] Veldu { $n } enn
}
offer-keep = { $n ->
    [1] Halda þessum
   *[other] Halda þessum { $n }
}
offer-others = Líka enn að velja: { $names }.

## Orð kortsins fyrir skjálesara

label-route = Leiðin { $a } – { $b }
label-owned = { $who ->
    [you] þín
   *[other] { $name } á hana
}
label-closed = lokuð
label-free = laus
label-affordable = { $more ->
    [0] þú getur lagt hana: { $cards }
    [1] þú getur lagt hana: { $cards }, eða á annan hátt
    [one] þú getur lagt hana: { $cards }, eða á { $more } annan hátt
   *[other] þú getur lagt hana: { $cards }, eða á { $more } aðra vegu
}
label-completes = { $ticket ->
    [contract] uppfyllir samninginn { $name }
   *[ticket] klárar lestarmiðann { $name }
}

## Listi og skipanalína

list = Listi
list-on = Listi. Leikurinn birtist sem texti.
list-off = Kort.
list-routes = Leiðir
list-count = { $n ->
    [one] { $n } leið
   *[other] { $n } leiðir
}
list-filter = Finna leiðir
list-city = { $ticket ->
    [contract] Nafn staðar
   *[ticket] Nafn borgar
}
list-which = Hvaða leiðir
list-all = Allar
list-claim = Hægt að leggja
list-ways = { $ticket ->
    [contract] Fyrir samningana mína
   *[ticket] Fyrir miðana mína
}
list-can = hægt að leggja
list-none = Engin leið passar við þetta.
list-name = Nafn
list-points = Stig
command-take = taka, taktu
command-claim = leggja, leggðu
command-station = stöð, byggja, byggðu
command-tickets = miðar, miða, lestarmiðar, lestarmiða, samningar, samninga, draga
command-keep = halda, haltu
command-pay = borga, borgaðu
command-decline = hætta, hafna
command-pass = pass, segja pass
command-undo = afturkalla, til baka
command-hand = hönd, spil
command-deck = stokk, stokkur, úr stokknum
command = Skipanalína
command-do = Framkvæma
command-hint = Til dæmis: { $claim } { $a } { $b }, { $take } { $deck }, { $tickets }. Tóm lína staðfestir.
command-then-claim = { $route }: { $cards }. Enter leggur leiðina.
command-then-build = Stöð ({ $city }): { $cards }. Enter byggir hana.
command-then-pay = Fyrir göngin: { $cards }. Enter borgar.
command-then-tickets = { $ticket ->
    [contract] Nýir samningar. Enter dregur þá.
   *[ticket] Nýir lestarmiðar. Enter dregur þá.
}
command-then-keep = { $n ->
    [1] Einn valinn. Enter heldur honum.
   *[other] { $n } valdir. Enter heldur þeim.
}
command-pay-ways = Ekki með þessum. Þú getur borgað með: { $ways }
command-unclear-verb = Þetta skilst ekki: { $text }. Skipanirnar eru { $commands }.
command-unclear-card = Ekkert slíkt spil liggur opið: { $text }. Nefndu lit, pláss frá 1 til 5, eða stokk.
command-unclear-route = { $ticket ->
    [contract] Engin leið þekkist af þessu: { $text }. Nefndu staðina tvo.
   *[ticket] Engin leið þekkist af þessu: { $text }. Nefndu borgirnar tvær.
}
command-unclear-city = { $ticket ->
    [contract] Ekki er ljóst hvaða staður þetta er: { $text }.
   *[ticket] Ekki er ljóst hvaða borg þetta er: { $text }.
}
command-unclear-ticket = { $ticket ->
    [contract] Nefndu bókstafi samninganna sem þú vilt halda.
   *[ticket] Nefndu bókstafi lestarmiðanna sem þú vilt halda.
}

## Lyklar

keys = Lyklar
keys-key = Lykill
keys-does = Hvað hann gerir
keys-arrows = { $ticket ->
    [contract] Á spilaborðinu: að næsta stað í þá átt; á markaðnum og á hendi: að næsta spili
   *[ticket] Á spilaborðinu: að næstu borg í þá átt; á markaðnum og á hendi: að næsta spili
}
keys-turn = { $ticket ->
    [contract] Á spilaborðinu: fletta gegnum leiðir staðar
   *[ticket] Á spilaborðinu: fletta gegnum leiðir borgar
}
keys-enter = Velja, og svo staðfesta
keys-escape = Til baka, eða loka tilkynningu
keys-market = Taka spil af markaðnum
keys-deck = Taka spil úr stokknum
keys-claim = Að næstu leið sem þú getur lagt
keys-no-claim = Þú getur ekki lagt neina leið núna.
keys-payment = Næsta greiðsluleið
keys-tickets = { $ticket ->
    [contract] Draga samninga
   *[ticket] Draga lestarmiða
}
keys-station = Byggja stöð
keys-undo = Afturkalla
keys-hand = Lesa upp spilin þín
keys-log = Annállinn
keys-list = Listi, og aftur á kortið
keys-command = Skipanalína
keys-zoom = Stækka og minnka
keys-fit = Sýna allt spilaborðið
keys-help = Útskýra það sem er í fókus; annars sýna þessa lykla
skip = Fara beint
skip-board = Að spilaborðinu
skip-actions = Að því sem þú getur gert
skip-hand = Að spilunum þínum

## Annáll

log-took = { $who ->
    [you] Þú tókst opið spil: { $card }
   *[other] { $name } tók opið spil: { $card }
}
log-drew = { $who ->
    [you] Þú tókst spil úr stokknum
   *[other] { $name } tók spil úr stokknum
}
log-drew-known = { $who ->
    [you] Þú tókst spil úr stokknum: { $card }
   *[other] { $name } tók spil úr stokknum: { $card }
}
log-both = { $who ->
    [you] Þú tókst { $first } og { $second }
   *[other] { $name } tók { $first } og { $second }
}
log-open-deck = { $who ->
    [you] Þú tókst { $card } og spil úr stokknum
   *[other] { $name } tók { $card } og spil úr stokknum
}
log-two-deck = { $who ->
    [you] Þú tókst tvö spil úr stokknum
   *[other] { $name } tók tvö spil úr stokknum
}
log-claimed = { $who ->
    [you] Þú lagðir leiðina
   *[other] { $name } lagði leiðina
} { $route }: { $cards }, { $points } stig
log-tunnel = { $who ->
    [you] Þú grefur göngin
   *[other] { $name } grefur göngin
} { $route }: { $turned ->
    [0] ekkert spil til að snúa við
    [one] upp kom { $cards }
   *[other] upp komu { $cards }
}, { $extra ->
    [0] ekkert meira að borga
   *[other] { $extra } í viðbót að borga
}
log-gave-up = { $who ->
    [you] Þú hættir við göngin
   *[other] { $name } hætti við göngin
} { $route }
log-merchandise = { $who ->
    [you] Þú tókst vöruspil
   *[other] { $name } tók vöruspil
}
log-station = { $who ->
    [you] Þú byggðir
   *[other] { $name } byggði
} stöð ({ $city }): { $cards }
log-offered = { $who ->
    [you] Þú dróst
   *[other] { $name } dró
} { $ticket ->
    [contract] { $n ->
        [one] { $n } samning
       *[other] { $n } samninga
    }
   *[ticket] { $n } lestarmiða
}
log-kept = { $who ->
    [you] Þú hélst
   *[other] { $name } hélt
} { $ticket ->
    [contract] { $n ->
        [one] { $n } samningi
       *[other] { $n } samningum
    }
   *[ticket] { $n ->
        [one] { $n } lestarmiða
       *[other] { $n } lestarmiðum
    }
}
log-passed = { $who ->
    [you] Þú sagðir pass
   *[other] { $name } sagði pass
}
log-cleared = { $locomotive ->
    [joker] Of margir jókerar: fimm ný spil
   *[locomotive] Of margar eimreiðar: fimm ný spil
}
log-reshuffled = Notuðu spilin voru stokkuð í nýjan stokk
log-last-round = { $who ->
    [you] Þú átt fáa vagna eftir: síðasti hringurinn hefst
   *[other] { $name } á fáa vagna eftir: síðasti hringurinn hefst
}
log-ended = Leiknum er lokið
log-stalled = Enginn getur gert neitt: leiknum er lokið
log-for = { $text } (þjarki spilaði)
log-started = Leikurinn hefst
log-seated = { $who ->
    [you] Þú settist við borðið
   *[other] { $name } settist við borðið
}
# $before er það sem leikmaðurinn hét áður.
log-named = { $who ->
    [you] Þú heitir nú { $name }
   *[other] { $before } heitir nú { $name }
}
log-left = { $who ->
    [you] Þú fórst frá borðinu
   *[other] { $name } fór frá borðinu
}
log-timed-out = { $who ->
    [you] Þú féllst á tíma
   *[other] { $name } féll á tíma
}
log-stepped-out = { $who ->
    [you] Þú ert í burtu: þjarki spilar
   *[other] { $name } er í burtu: þjarki spilar
}
log-returned = { $who ->
    [you] Þú ert aftur við borðið
   *[other] { $name } er aftur við borðið
}
log-rematch = Næsti leikur er tilbúinn

## Andmæli reglnanna, eftir kóða

refusal-unknown = Þetta er ekki hægt.
refusal-malformed = Þetta er ekki hægt.
refusal-unknown-type = Þetta er ekki hægt.
refusal-unknown-route = { $name } er ekki leið á þessu spilaborði.
refusal-unknown-city = { $ticket ->
    [contract] { $name } er ekki staður á þessu spilaborði.
   *[ticket] { $name } er ekki borg á þessu spilaborði.
}
refusal-unknown-ticket = { $ticket ->
    [contract] { $name } er ekki samningur á þessu spilaborði.
   *[ticket] { $name } er ekki lestarmiði á þessu spilaborði.
}
refusal-unknown-card = { $name } er ekki tegund af spili.
refusal-unknown-player = Enginn leikmaður heitir { $name }.
refusal-bad-slot = Ekkert pláss á markaðnum er númer { $name }.
refusal-bad-count = { $name } er ekki fjöldi spila.
refusal-game-over = Leiknum er lokið.
refusal-not-your-turn = Þú átt ekki leik: { $name } á leik.
refusal-wrong-moment = { $phase ->
    [setup] { $ticket ->
        [contract] Ekki núna: veldu fyrst samningana þína.
       *[ticket] Ekki núna: veldu fyrst lestarmiðana þína.
    }
    [keep] { $ticket ->
        [contract] Ekki núna: veldu fyrst samningana þína.
       *[ticket] Ekki núna: veldu fyrst lestarmiðana þína.
    }
    [second_card] Ekki núna: taktu fyrst seinna spilið.
    [tunnel] Ekki núna: borgaðu fyrst fyrir göngin eða hættu við þau.
   *[turn] Ekki núna: það er ekkert að borga eða velja úr.
}
refusal-already-chosen = { $ticket ->
    [contract] Þú hefur þegar valið samningana þína.
   *[ticket] Þú hefur þegar valið lestarmiðana þína.
}
refusal-player-needed = Allir leikmenn velja áður en fyrsta umferðin hefst.
refusal-empty-slot = Þar er ekkert spil.
refusal-no-cards = Stokkurinn er tómur og engin notuð spil til að stokka.
refusal-locomotive-second = { $locomotive ->
    [joker] Opinn jóker gildir sem bæði spilin og getur því ekki verið seinna spilið. Hann gæti samt komið úr stokknum.
   *[locomotive] Opin eimreið gildir sem bæði spilin og getur því ekki verið seinna spilið. Hún gæti samt komið úr stokknum.
}
refusal-route-taken = { $who ->
    [you] Þú átt þegar leiðina { $route }.
   *[other] { $name } á leiðina { $route }.
}
refusal-route-closed = Leiðin { $route } er lokuð: með { $players } leikmönnum er aðeins annað sporið notað.
refusal-twin-owned = Þú átt þegar hitt sporið: { $route }.
refusal-too-few-trains = { $length ->
    [one] Leiðin { $route } tekur { $length } vagn; þú átt { $trains }.
   *[other] Leiðin { $route } tekur { $length } vagna; þú átt { $trains }.
}
refusal-not-in-hand = Þú átt þetta ekki á hendi: { $cards }.
refusal-wrong-payment = { $what ->
    [tunnel] { $n ->
        [0] Göngin kosta enn: { $price }.
       *[other] Þetta dugar ekki fyrir göngunum: { $cards }. Þau kosta enn: { $price }.
    }
    [station] { $n ->
        [0] Stöð ({ $city }) kostar: { $price }.
       *[other] Þetta dugar ekki fyrir stöð ({ $city }): { $cards }. Hún kostar: { $price }.
    }
   *[route] { $n ->
        [0] Leiðin { $route } kostar: { $price }.
       *[other] Þetta dugar ekki fyrir leiðinni { $route }: { $cards }. Hún kostar: { $price }.
    }
}
refusal-no-stations = Á þessu spilaborði eru engar stöðvar.
refusal-stations-used-up = Þú hefur byggt allar stöðvarnar þínar ({ $stations }).
refusal-city-taken = { $who ->
    [you] Þú átt þegar stöð hér: { $city }.
   *[other] { $name } á þegar stöð hér: { $city }.
}
refusal-no-tickets = { $ticket ->
    [contract] Samningabunkinn er tómur.
   *[ticket] Lestarmiðabunkinn er tómur.
}
refusal-keep-too-few = Haltu minnst { $least } af { $offered }.
refusal-not-offered = { $name } var ekki í boði.
refusal-named-twice = { $name } er nefnt tvisvar.
refusal-must-act = Þú mátt aðeins segja pass þegar ekkert annað er hægt.
refusal-refused = Þetta er ekki hægt.

## Andmæli þjónsins, eftir kóða

refusal-unreachable = Ekki næst samband við þjóninn eins og er.
refusal-not-found = Þetta finnst ekki.
refusal-internal = Eitthvað fór úrskeiðis á þjóninum. Ekkert tapaðist; reyndu aftur.
refusal-not-waiting = Leikurinn er þegar hafinn.
refusal-not-playing = Enginn leikur er í gangi við þetta borð.
refusal-not-over = Leiknum er ekki lokið enn.
refusal-seat-taken = Sætið er ekki laust.
refusal-colour-taken = Annar við borðið er með þennan lit.
refusal-table-full = Öll sæti eru skipuð.
refusal-seats-open = Enn er sæti laust: bíddu eftir einhverjum eða láttu þjarka fá það.
refusal-stale = Leikurinn er kominn lengra. Líttu aftur á borðið og veldu svo.
refusal-stand-in = Þjarki spilar fyrir þig: sestu fyrst aftur í sætið.
refusal-not-seated = Þú átt ekki sæti við þetta borð.
refusal-not-host = Aðeins gestgjafinn getur gert þetta.
refusal-wrong-key = Þessi hlekkur opnar ekki borðið.
refusal-chat-off = Ekkert spjall er við þetta borð.
refusal-no-such-table = Þetta borð er ekki til.
refusal-no-such-lesson = Kennslustundin { $name } er ekki til.
refusal-no-such-board = Spilaborðið { $name } er ekki til.
refusal-bad-request = Þetta var ekki hægt að lesa.
refusal-not-signed-in = Sestu fyrst við borð.
refusal-foreign-origin = Beiðnum frá öðrum vefjum er hafnað.
refusal-too-many = Þetta var mikið í einu. Reyndu aftur eftir { $seconds } sek.
refusal-too-large = Þetta er of langt.
refusal-too-slow = Tengingin er of hæg eins og er. Reyndu aftur; ekkert er talið tvisvar.
refusal-busy = Of mikið gerðist við borðið í einu. Reyndu aftur.
refusal-storage-unavailable = Þjónninn getur ekki vistað eins og er. Reyndu aftur; ekkert er talið tvisvar.

## Talningin

score-caps = Endastöð
score-steps = Skref talningarinnar
score-routes = Leiðir
score-routes-more = Stig fyrir hverja leið, eins og á stigabrautinni.
score-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Lestarmiðar
}
score-tickets-more = { $ticket ->
    [contract] Tengdir staðir gefa stigin sín; ótengdir draga þau frá.
   *[ticket] Tengdar borgir gefa stigin sín; ótengdar draga þau frá.
}
score-stations = Stöðvar
score-stations-more = Hver stöð sem var ekki byggð gefur { $station } stig.
score-merchandise = Vörur
score-merchandise-more = Vörur gefa bónus eftir sæti: þau sem eiga mest fá mest.
score-longest = Lengsta línan
score-longest-more = Lengsta óslitna vagnalínan gefur { $longest } stig.
score-globe = { $ticket ->
    [contract] Flestir samningar
   *[ticket] Flestir lestarmiðar
}
score-globe-more = { $ticket ->
    [contract] Sá sem uppfyllti flesta samninga fær { $globe } stig.
   *[ticket] Sá sem kláraði flesta lestarmiða fær { $globe } stig.
}
score-borrowed = { $who ->
    [you] Stöðin ({ $city }) notar leiðina þína { $route }.
   *[other] Stöðin ({ $city }) notar leiðina { $route }, sem { $name } á.
}
step-routes = Leiðir
step-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Miðar
}
step-stations = Stöðvar
step-merchandise = Vörur
step-longest = Lengsta línan
step-globe = { $ticket ->
    [contract] Flestir samningar
   *[ticket] Flestir miðar
}
step-result = Úrslit
column-routes = Leiðir
column-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Miðar
}
column-stations = Stöðvar
column-merchandise = Vörur
column-longest = Lengst
column-globe = Flestir
total = Alls
rank = Sæti
back = Til baka
next = Áfram
show-result = Sýna úrslit
count-again = Telja aftur
wins = { $who ->
    [you] { $by ->
        [0] Þú vinnur
        [one] Þú vinnur með { $by } stigs mun
       *[other] Þú vinnur með { $by } stiga mun
    }
   *[other] { $by ->
        [0] { $name } vinnur
        [one] { $name } vinnur með { $by } stigs mun
       *[other] { $name } vinnur með { $by } stiga mun
    }
}
wins-shared = { $who ->
    [you] Þú og { $names } deilið sigrinum
   *[other] { $names } deila sigrinum
}
decided-points = Stigin réðu úrslitum.
decided-tickets = { $ticket ->
    [contract] Jafnt að stigum; uppfylltir samningar réðu úrslitum.
   *[ticket] Jafnt að stigum; kláraðir lestarmiðar réðu úrslitum.
}
decided-stations = Jafnt að stigum; fæstar stöðvar réðu úrslitum.
decided-longest_path = Jafnt að stigum; lengsta línan réð úrslitum.
decided-shared = Jafnt í öllu.
how = { $who ->
    [you] Svona fékkstu { $n }
   *[other] Svona fékk { $name } { $n }
}
why-routes = { $n ->
    [one] { $n } leið
   *[other] { $n } leiðir
}, { $trains ->
    [one] { $trains } vagn
   *[other] { $trains } vagnar
}
why-failed = ótengt
why-stations = { $n ->
    [one] { $n } stöð óbyggð
   *[other] { $n } stöðvar óbyggðar
}
why-merchandise = { $merchandise } vöruspil
why-longest = { $longest ->
    [one] Lengsta línan: { $longest } vagn
   *[other] Lengsta línan: { $longest } vagnar
}
why-globe = { $ticket ->
    [contract] { $tickets ->
        [one] { $tickets } samningur uppfylltur
       *[other] { $tickets } samningar uppfylltir
    }
   *[ticket] { $tickets ->
        [one] { $tickets } lestarmiði kláraður
       *[other] { $tickets } lestarmiðar kláraðir
    }
}
rematch = Spila aftur, sama borð
replay = Endursýning
check-shuffle = Sannreyna stokkunina
check-asking = Sannreyni hverja stokkun…
check-good = { $n ->
    [1] Eina stokkunin leiðir af fræjunum sem voru innsigluð áður en fyrsta spilið var gefið. Enginn gat hagrætt henni.
   *[other] Allar stokkanirnar ({ $n }) leiða af fræjunum sem voru innsigluð áður en fyrsta spilið var gefið. Enginn gat hagrætt þeim.
}
check-bad = Stokkanirnar leiða ekki af fræjunum sem voru innsigluð áður en fyrsta spilið var gefið.
record = Vista leikskrána
share-result = Deila úrslitunum
share-drawing = Teikna myndina…
share-save = Vista myndina
share-failed = Ekki tókst að teikna myndina.

## Endursýning

replay-title = Endursýning: { $board }
replay-not-over = Þessi leikur er enn í gangi.
replay-link = Hlekkur á þetta skref
replay-scores = Stig
replay-moves = Skref
replay-market = stokkur { $deck }
replay-step = Skref { $n } af { $most }
replay-first = Til upphafs
replay-back = Eitt skref til baka
replay-on = Eitt skref áfram
replay-last = Til enda
replay-play = Spila
replay-pause = Gera hlé
replay-hands = Hendur
replay-whose = Hvers hönd er sýnd
replay-all = Allir
replay-no-cards = Engin spil
# Above tickets that a player has yet to choose from.
replay-offered = Úr að velja
replay-claim-back = Að leiðinni sem lögð var á undan
replay-claim-on = Að leiðinni sem lögð var næst
replay-speed = Hraði
replay-keys = Bilslá spilar, ← → eitt skref, Shift ← → ein leið

## Skjáhermir: það sem er slegið inn

# Einn bókstafur fyrir hvert hinna fyrstu þriggja, stutt orð fyrir það síðasta. Öll ólík. Þau ensku (b, h, q, all)
# virka líka alltaf og mega ekki merkja annað.
cli-command-board = k
# same in this language
cli-command-help = h
cli-command-leave = v
cli-command-all = allt
cli-letters = { $board } kort og leiðir   { $help } hjálp   { $leave } vista og hætta

## Skjáhermir: spurningar

cli-choice = Þitt val:
cli-back = til baka
cli-turn = { $wild ->
    [yes] { $locomotive ->
        [joker] Þú átt leik. Taktu tvö spil, eitt í einu (opinn jóker gildir sem bæði):
       *[locomotive] Þú átt leik. Taktu tvö spil, eitt í einu (opin eimreið gildir sem bæði):
    }
   *[no] Þú átt leik. Taktu tvö spil, eitt í einu:
}
cli-second = { $wild ->
    [yes] { $locomotive ->
        [joker] Taktu seinna spilið (ekki opinn jóker):
       *[locomotive] Taktu seinna spilið (ekki opna eimreið):
    }
   *[no] Taktu seinna spilið:
}
cli-unseen = óséð spil
cli-or = eða gerðu eitt af þessu:
cli-do-route = { $n ->
    [0] leggja leið (þú hefur ekki efni á neinni enn)
   *[other] leggja leið (þú hefur efni á { $n })
}
cli-do-tickets = { $ticket ->
    [contract] { $n ->
        [0] draga samninga (engir eftir)
        [one] draga { $n } samning, halda minnst { $keep }
       *[other] draga { $n } samninga, halda minnst { $keep }
    }
   *[ticket] { $n ->
        [0] draga lestarmiða (engir eftir)
       *[other] draga { $n } lestarmiða, halda minnst { $keep }
    }
}
cli-do-station = { $left ->
    [0] byggja stöð (allar byggðar)
   *[other] { $n ->
        [1] byggja stöð fyrir 1 spil í hvaða lit sem er ({ $left } eftir)
       *[other] byggja stöð fyrir { $n } spil í sama lit ({ $left } eftir)
    }
}
cli-do-claim = leggja leiðina { $route }: { $cards }
cli-do-build = byggja stöð ({ $city }): { $cards }
cli-do-pay = borga í viðbót: { $cards }
cli-do-decline = hætta við göngin og fá spilin aftur
cli-do-pass = segja pass
cli-which-route = { $ticket ->
    [contract] Hvaða leið? Númer eða hluti af nafni staðar, 0 til að fara til baka:
   *[ticket] Hvaða leið? Númer eða hluti af nafni borgar, 0 til að fara til baka:
}
cli-which-city = Í hvaða borg? Númer eða hluti af nafni hennar, 0 til að fara til baka:
cli-which-keep = Hverjum heldurðu? Minnst { $least }, til dæmis 1 2, eða { $all }:
cli-look = { $ticket ->
    [contract] Hluti af nafni staðar, eða { $all }; Enter fer til baka:
   *[ticket] Hluti af nafni borgar, eða { $all }; Enter fer til baka:
}
cli-enter = Enter fer til baka:

## Skjáhermir: svör við því sem ekki skilst eða er ekki hægt

cli-type-turn = Sláðu inn tölu frá 1 til { $most }, eða einn af stöfunum { $board }, { $help }, { $leave }.
cli-type-second = Taktu seinna spilið: sláðu inn tölu frá 1 til { $most }.
cli-type-number = { $most ->
    [1] Sláðu inn 1.
   *[other] Sláðu inn tölu frá 1 til { $most }.
}
cli-type-keep = Sláðu inn tölur frá 1 til { $most } með bili á milli, eða { $all }.
cli-not-found = { $ticket ->
    [contract] Hér finnst ekkert með því númeri eða þeim stað.
   *[ticket] Hér finnst ekkert með því númeri eða þeirri borg.
}
cli-no-city = { $ticket ->
    [contract] Enginn staður hér hefur „{ $typed }“ í nafninu.
   *[ticket] Engin borg hér hefur „{ $typed }“ í nafninu.
}
cli-no-route = Spilin þín duga ekki fyrir neinni lausri leið enn; { $board } sýnir hvað leiðir kosta.
cli-no-station = { $n ->
    [1] Næsta stöð kostar 1 spil í hvaða lit sem er; spilin þín duga ekki.
   *[other] Næsta stöð kostar { $n } spil í sama lit; spilin þín duga ekki.
}

## Skjáhermir: borðið á skjánum

cli-heading-first = { $ticket ->
    [contract] { $board }: veldu fyrstu samningana þína
   *[ticket] { $board }: veldu fyrstu lestarmiðana þína
}
cli-heading-turn = { $board }: umferð { $n }
cli-heading-end = { $board }: leikslok
cli-welcome = { $ticket ->
    [contract] Safnaðu spilum, leggðu leiðir milli nágrannastaða og tengdu staðina tvo í hverjum samningi sem þú heldur: þá gefur hann stigin sín í lokin, annars dragast þau frá. Sláðu inn { $help } hvenær sem er til að fá hjálp.
   *[ticket] Safnaðu spilum, leggðu leiðir milli nágrannaborga og tengdu borgirnar tvær á hverjum lestarmiða sem þú heldur: þá gefur hann stigin sín í lokin, annars dragast þau frá. Sláðu inn { $help } hvenær sem er til að fá hjálp.
}
cli-pair = { $a }–{ $b }
cli-last-turn = Síðasti hringur: þetta er síðasta umferðin þín.
cli-bot = { $name } (þjarki)
cli-column-player = leikmaður
cli-column-points = stig
cli-column-ticket = { $ticket ->
    [contract] samningur
   *[ticket] miði
}
cli-column-needs = eftir
cli-column-route = leið
cli-column-price = verð
cli-column-notes = annað
cli-column-owner = eigandi
cli-few = aðeins { $n }
cli-piles = Bunkar
cli-piles-left = { $ticket ->
    [contract] stokkur { $deck }, notuð spil { $discard }, samningar { $tickets }
   *[ticket] stokkur { $deck }, notuð spil { $discard }, lestarmiðar { $tickets }
}
cli-your-routes = Leiðirnar þínar
cli-none = ekkert enn
cli-trains-short = þú átt aðeins { $n }
cli-station-lends = stöðin þín lánar: { $routes }
cli-ferry = ferja
cli-for = fyrir { $letters }
cli-more-routes = { $n ->
    [one] { $ticket ->
        [contract] og { $n } í viðbót: sláðu inn hluta af nafni staðar til að finna hana
       *[ticket] og { $n } í viðbót: sláðu inn hluta af nafni borgar til að finna hana
    }
   *[other] { $ticket ->
        [contract] og { $n } í viðbót: sláðu inn hluta af nafni staðar til að finna þær
       *[ticket] og { $n } í viðbót: sláðu inn hluta af nafni borgar til að finna þær
    }
}

## Skjáhermir: það sem gerðist

cli-shuffled = { $n ->
    [one] { $n } spil er stokkað í nýjan stokk
   *[other] { $n } spil eru stokkuð í nýjan stokk
}
cli-dealt = { $known ->
    [yes] { $who ->
        [you] Þú færð: { $cards }
       *[other] { $name } fær: { $cards }
    }
   *[no] { $who ->
        [you] Þú færð { $n } spil
       *[other] { $name } fær { $n } spil
    }
}
cli-dug = { $who ->
    [you] Þú grefur göngin { $route }: { $cards }
   *[other] { $name } grefur göngin { $route }: { $cards }
}
cli-turned-up = Upp úr stokknum: { $cards }
cli-tunnel-price = { $n ->
    [0] Göngin kosta ekkert meira
   *[other] Göngin kosta { $n } spil í viðbót
}
cli-listed = { $told }: { $list }
cli-bot-failed = { $name } brást ({ $problem }); öruggt val kemur í staðinn.

## Skjáhermir: leikslok, og skrár

cli-points-for = stig fyrir
cli-completed = { $ticket ->
    [contract] { $who ->
        [you] Þú uppfylltir: { $tickets }
       *[other] { $name } uppfyllti: { $tickets }
    }
   *[ticket] { $who ->
        [you] Þú kláraðir: { $tickets }
       *[other] { $name } kláraði: { $tickets }
    }
}
cli-failed = { $ticket ->
    [contract] { $who ->
        [you] Þú uppfylltir ekki: { $tickets }
       *[other] { $name } uppfyllti ekki: { $tickets }
    }
   *[ticket] { $who ->
        [you] Þú kláraðir ekki: { $tickets }
       *[other] { $name } kláraði ekki: { $tickets }
    }
}
cli-borrowed = { $who ->
    [you] Þú notar leiðina { $route } með stöðinni þinni ({ $city })
   *[other] { $name } notar leiðina { $route } með stöð ({ $city })
}
cli-longest = { $n ->
    [one] { $who ->
        [you] Lengsta línan þín er { $n } vagn
       *[other] { $name }: lengsta línan er { $n } vagn
    }
   *[other] { $who ->
        [you] Lengsta línan þín er { $n } vagnar
       *[other] { $name }: lengsta línan er { $n } vagnar
    }
}
cli-saved = Leikurinn er í { $file }; { $command } rekur hann aftur.
cli-go-on = Haltu áfram með: { $command }

## Skjáhermir: vistaður leikur sem saga

cli-story = { $board }: { $names }, öll spil opin
cli-story-seat = { $board }: { $names } (sjónarhorn: { $name })
cli-deal = Gjöfin
cli-chapter = { $last ->
    [yes] { $n }. { $name }, síðasta umferð
   *[no] { $n }. { $name }
}
cli-market = Markaður: { $cards }
cli-more-games = Fleiri leikir eru í skránni: --game { $n } rekur þann næsta.

## Skjáhermir: heiðarleg stokkun

cli-fair-hash = Leyndarmál með þessu tætigildi ræður stokkuninni: { $hash }
cli-fair-words = Þín eigin orð til að stokka með (Enter ef engin):
cli-verify-yes = { $n ->
    [one] já: { $n } stokkun leiðir af innsiglaða leyndarmálinu og framlögum sætanna
   *[other] já: { $n } stokkanir leiða af innsiglaða leyndarmálinu og framlögum sætanna
}
cli-verify-no = nei: ekki er hægt að staðfesta stokkanirnar: { $problem }
cli-not-fair = enginn innsiglaði stokkanirnar í þessum leik

## Skjáhermir: reglurnar í stuttu máli

cli-how = Svona er spilað
cli-how-turn = { $ticket ->
    [contract] Þegar þú átt leik gerirðu eitt: tekur tvö spil, leggur leið eða dregur samninga.
   *[ticket] Þegar þú átt leik gerirðu eitt: tekur tvö spil, leggur leið eða dregur lestarmiða.
}
cli-how-turn-station = { $ticket ->
    [contract] Þegar þú átt leik gerirðu eitt: tekur tvö spil, leggur leið, dregur samninga eða byggir stöð.
   *[ticket] Þegar þú átt leik gerirðu eitt: tekur tvö spil, leggur leið, dregur lestarmiða eða byggir stöð.
}
cli-how-claim = Til að leggja leið borgarðu jafnmörg spil í lit hennar og reitirnir eru; grá leið tekur hvaða lit sem er, en aðeins einn. Vagnarnir þínir fara á hana og hún gefur stig strax.
cli-how-ticket = { $ticket ->
    [contract] Í samningi eru tveir staðir. Ef leiðirnar þínar tengja þá í lokin gefur hann stigin sín, annars dragast þau frá.
   *[ticket] Á lestarmiða eru tvær borgir. Ef leiðirnar þínar tengja þær í lokin gefur hann stigin sín, annars dragast þau frá.
}
cli-how-tunnel = { $locomotive ->
    [joker] Þegar þú hefur borgað fyrir göng er spilum snúið við: hvert spil í litnum sem þú borgaðir með, og hver jóker, kostar eitt spil í viðbót. Þú mátt hætta við og halda spilunum.
   *[locomotive] Þegar þú hefur borgað fyrir göng er spilum snúið við: hvert spil í litnum sem þú borgaðir með, og hver eimreið, kostar eitt spil í viðbót. Þú mátt hætta við og halda spilunum.
}
cli-how-ferry = { $locomotive ->
    [joker] Ferja krefst eins eða fleiri jókera meðal spilanna.
   *[locomotive] Ferja krefst einnar eða fleiri eimreiða meðal spilanna.
}
cli-how-station = { $ticket ->
    [contract] Stöð leyfir þér að nota eina leið annars leikmanns að borg hennar fyrir samningana þína.
   *[ticket] Stöð leyfir þér að nota eina leið annars leikmanns að borg hennar fyrir lestarmiðana þína.
}
cli-rules = Á þessu spilaborði
cli-rules-trains = { $n ->
    [one] { $n } vagn á mann; síðasti hringurinn hefst þegar einhver á { $end } eða færri eftir.
   *[other] { $n } vagnar á mann; síðasti hringurinn hefst þegar einhver á { $end } eða færri eftir.
}
cli-rules-stations = { $n ->
    [one] { $n } stöð á mann; óbyggð stöð gefur { $points } stig.
   *[other] { $n } stöðvar á mann; óbyggð stöð gefur { $points } stig.
}
cli-rules-deck = { $n } spil: { $cards }. Hver leikmaður fær { $hand }.
cli-rules-reset = { $locomotive ->
    [joker] { $n } opnir jókerar hreinsa markaðinn.
   *[locomotive] { $n } opnar eimreiðar hreinsa markaðinn.
}
cli-rules-face-up = { $whole ->
    [yes] { $locomotive ->
        [joker] Opinn jóker er allt sem þú tekur, og aldrei seinna spilið.
       *[locomotive] Opin eimreið er allt sem þú tekur, og aldrei seinna spilið.
    }
   *[no] { $locomotive ->
        [joker] Opinn jóker er tekinn eins og hvert annað spil.
       *[locomotive] Opin eimreið er tekin eins og hvert annað spil.
    }
}
cli-rules-wild = { $locomotive ->
    [joker] Jóker gildir sem hvaða litur sem er hér: { $places }.
   *[locomotive] Eimreið gildir sem hvaða litur sem er hér: { $places }.
}
cli-rules-wild-train = venjulegar leiðir
cli-rules-wild-tunnel = göng
cli-rules-wild-ferry = ferjur
cli-rules-wild-station = stöðvar
cli-rules-ferry = { $locomotive ->
    [joker] Á ferju gilda { $n } spil að vali sem jóker.
   *[locomotive] Á ferju gilda { $n } spil að vali sem eimreið.
}
cli-rules-points = Stig fyrir leið eftir fjölda reita: { $points }.
cli-rules-tunnel = { $n ->
    [one] Í göngum er { $n } spili snúið við.
   *[other] Í göngum er { $n } spilum snúið við.
}
cli-rules-double = { $unequal ->
    [yes] Bæði spor tvöfaldrar leiðar, sem geta verið mislöng, eru opin þegar leikmenn eru { $n } eða fleiri.
   *[no] Bæði spor tvöfaldrar leiðar eru opin þegar leikmenn eru { $n } eða fleiri.
}
cli-rules-first = { $ticket ->
    [contract] { $long ->
        [0] Í upphafi { $n } samningar; halda þarf minnst { $keep }.
        [one] Í upphafi { $long } langur og { $n } stuttir samningar; halda þarf minnst { $keep }.
       *[other] Í upphafi { $long } langir og { $n } stuttir samningar; halda þarf minnst { $keep }.
    }
   *[ticket] { $long ->
        [0] Í upphafi { $n } lestarmiðar; halda þarf minnst { $keep }.
        [one] Í upphafi { $long } langur og { $n } stuttir lestarmiðar; halda þarf minnst { $keep }.
       *[other] Í upphafi { $long } langir og { $n } stuttir lestarmiðar; halda þarf minnst { $keep }.
    }
}
cli-rules-later = { $ticket ->
    [contract] Síðar { $n } samningar; halda þarf minnst { $keep }.
   *[ticket] Síðar { $n } lestarmiðar; halda þarf minnst { $keep }.
}
cli-rules-returns-box = Hinir fara úr leiknum.
cli-rules-returns-bottom = Hinir fara neðst í bunkann.
cli-rules-longest = { $n } stig fyrir lengstu línuna.
cli-rules-most = { $ticket ->
    [contract] { $n } stig fyrir flesta uppfyllta samninga.
   *[ticket] { $n } stig fyrir flesta kláraða lestarmiða.
}
cli-rules-merchandise = { $n } vöruspil; stig eftir sæti: { $places }.
cli-rules-rank = { $players } leikmenn { $points }
cli-rules-tie = { $n ->
    [1] Ef leikmenn eru jafnir að stigum ræður þetta: { $ways }.
   *[other] Ef leikmenn eru jafnir að stigum ræður þetta, í þessari röð: { $ways }.
}
cli-rules-tie-tickets = { $ticket ->
    [contract] fleiri uppfylltir samningar
   *[ticket] fleiri kláraðir lestarmiðar
}
cli-rules-tie-stations = færri byggðar stöðvar
cli-rules-tie-longest_path_bonus = stigin fyrir lengstu línuna
cli-rules-tie-longest_path = lengri lína
cli-rules-tie-shared = Ef jafnt er deila leikmenn sigrinum.
cli-rules-full = Allar reglurnar, lið fyrir lið, eru í docs/rules/ í frumkóða Perron.

## Skjáhermir: athugasemdir áður en leikur hefst. Það sem stendur á undan tvípunktinum er ekki þýtt.

cli-wrong-language = „{ $typed }“ er ekki eitt af tungumálunum hér: { $languages }
cli-wrong-board = hvorki spilaborð ({ $boards }) né mappa með spilaborði
cli-wrong-bot = slíkur þjarki er ekki til; þeir sem til eru: { $bots }
cli-no-budget = ekki er hægt að skammta þjarkanum { $bot } umhugsun
cli-wrong-budget = umhugsunin má vera 1 til { $playouts } prufuleikir eða allt að { $seconds } sekúndur (0.5s)
cli-wrong-bots = { $board } er fyrir { $fewest } til { $most } leikmenn: gefðu upp { $least } til { $bots } þjarka
cli-wrong-number = { $n } er ekki tala frá { $least } til { $most }
cli-wrong-starter = gefðu upp sæti frá 0 til { $most }, eða random
cli-wrong-fair = segir hvernig spilin liggja: það fer ekki saman við --fair
cli-wrong-resumed = á við nýjan leik, ekki leik sem haldið er áfram
cli-wrong-games = geymir fleiri en einn leik
cli-wrong-save = er þegar til: haltu þeim leik áfram eða veldu annað nafn
cli-wrong-place = hér er ekki hægt að vista leikinn: { $problem }
cli-wrong-game = leikir eru taldir frá 1
cli-no-game = { $n ->
    [one] leikur { $game } er ekki til: skráin geymir aðeins { $n } leik
   *[other] leikur { $game } er ekki til: skráin geymir aðeins { $n } leiki
}
cli-no-file = skráin eða mappan er ekki til
cli-no-right = aðgangi hafnað
cli-is-folder = er mappa
cli-disk-full = ekkert pláss er eftir á disknum
cli-unread = ekki er hægt að lesa þetta: { $problem }
cli-empty = inniheldur ekkert
cli-too-large = stærri en { $n } bæti
cli-damaged = er ekki læsileg leikskrá: { $problem }
cli-stdin = staðalinntak
cli-line = { $file } lína { $n }
cli-no-person = enginn heitir „{ $name }“, svo að ekkert sæti er fyrir þig
cli-no-bot = „{ $name }“ er ekki þjarki sem spilar hér: { $bots }

## Skjáhermir: hjálp (-h) og athugasemdir við það sem slegið var inn í skelina

cli-usage = notkun:
cli-usage-arguments = viðföng
cli-usage-options = valkostir
cli-usage-help = sýna þessa hjálp og hætta
cli-usage-error = { $prog }: villa: { $message }
cli-usage-argument = viðfangið { $argument_name }: { $message }
cli-usage-required = þessi viðföng vantar: { $given }
cli-usage-unknown = óþekkt viðföng: { $given }
cli-usage-choice = { $value } er ekki einn af kostunum: { $choices }
cli-usage-number = { $value } er ekki heil tala
cli-usage-value = hér vantar gildi
cli-usage-no-value = tekur ekki við gildi: { $given }
cli-usage-ambiguous = { $option } getur átt við fleira en eitt: { $matches }
cli-extra = perron { $command } þarf meira en hér er uppsett: { $install }
cli-posix = perron { $command } keyrir á Linux og macOS, ekki á þessu kerfi
cli-meta-command = SKIPUN
cli-meta-board = ID|MAPPA
cli-meta-bots = N|NÖFN
cli-meta-file = SKRÁ
cli-meta-folder = MAPPA
cli-meta-code = KÓÐI
cli-help-perron = Lestarborðspil eftir reglunum.
cli-help-version = sýna útgáfuna og hætta
cli-help-play = spila leik við þjarka í skjáhermi
cli-help-play-more = Spila leik við þjarka í skjáhermi. Hann er vistaður eftir hverja ákvörðun.
cli-help-board = spilaborð eða mappa með spilaborði (sjálfgefið: europe)
cli-help-bots = hve margir þjarkar, eða nöfn þeirra með kommum á milli (sjálfgefið: 1)
cli-help-seat = hvar þú situr; sætin eru talin frá 0 (sjálfgefið: 0)
cli-help-starter = sætið sem byrjar, eða random (sjálfgefið: random)
cli-help-seed = sama fræ gefur sama leik
cli-help-fair = stokka þannig að hægt sé að sannreyna það eftir á: perron verify
cli-help-save = vistunarstaður (sjálfgefið: perron-SPILABORÐ-N.json hér)
cli-help-resume = halda áfram með vistaðan leik
cli-help-language = da, de, en og svo framvegis (sjálfgefið: eins og PERRON_LANGUAGE eða kerfið segir)
cli-help-replay = rekja vistaðan leik umferð fyrir umferð
cli-help-replay-more = Rekja vistaðan leik umferð fyrir umferð, með öll spil opin eða eins og eitt sæti sá hann.
cli-help-file = leikskrá, eða margir leikir, einn í hverri línu; - fyrir staðalinntak
cli-help-game = hver leikjanna, frá 1 (sjálfgefið: 1)
cli-help-folder = mappa með spilaborði leiksins
cli-help-seen = sýna aðeins það sem þetta sæti sá; sætin eru talin frá 0
cli-help-verify = sannreyna stokkanir í vistuðum leik
cli-help-verify-more = Reikna stokkanir í vistuðum leik upp á nýtt út frá innsiglaða leyndarmálinu og framlögum sætanna og bera hvert spil saman.
cli-help-serve = spila með öðrum: ræsa þjón með síðunni og forritaskilunum
cli-help-backup = afrita allt sem þjónninn geymir í skrá á meðan hann er í gangi
cli-help-restore = setja afrit inn í gagnagrunn
cli-help-export = sækja leikskrá í gagnagrunn þjónsins
cli-help-boards = telja upp, sýna, yfirfara eða prófa spilaborð
cli-help-referee = dæma aðgerðir í stöðu
cli-help-score = telja stigin í stöðu, hvenær sem er í leiknum
cli-help-simulate = láta þjarka spila marga leiki
cli-help-arena = láta þjarka keppa sín á milli með sömu spilum
cli-help-ladder = mæla alla þjarka með sömu spilum
cli-help-report = búa til síðu um niðurstöður úr perron arena

## Að læra: reglurnar í stuttu máli. Sömu setningar skýra hluti við borðið.

learn-title = Læra að spila
learn-lead = Reglurnar í stuttu máli, með litlu spilaborði til að prófa hverja þeirra.
learn-which = Hvaða spilaborð?
learn-rules-of = Reglur: { $board }
learn-chapters = Kaflar
learn-full = Allar reglurnar
learn-tried = prófað
learn-to-board = Annað spilaborð
learn-play = Spila þetta
learn-previous = Til baka
learn-next = Áfram
learn-coming = Spilaborðið gert klárt…
learn-failed = Þjónninn svarar ekki eins og er.
learn-offline = Hægt er að lesa án nettengingar. Til að prófa þarf þjóninn, en hann svarar ekki eins og er.
learn-no-board = Þetta spilaborð er ekki til
learn-no-board-more = Veldu eitt af spilaborðunum sem hægt er að spila hér.

learn-chapter-aim = Markmiðið
learn-chapter-cards = Að taka spil
learn-chapter-routes = Að leggja leiðir
learn-chapter-doubles = Tvöfaldar leiðir
learn-chapter-ferries = Ferjur
learn-chapter-tunnels = Göng
learn-chapter-stations = Stöðvar
learn-chapter-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Lestarmiðar
}
learn-chapter-merchandise = Vörur
learn-chapter-swaps = Lengsta leiðin
learn-chapter-end = Leikslok og talning

learn-aim-start = { $train ->
    [wagon] { $ticket ->
        [contract] Þú leggur vagna milli staða á spilaborðinu. Þú byrjar með { $trains } vagna, { $hand } spil og nokkra samninga.
       *[ticket] Þú leggur vagna milli staða á spilaborðinu. Þú byrjar með { $trains } vagna, { $hand } spil og nokkra lestarmiða.
    }
   *[train] { $ticket ->
        [contract] Þú leggur vagna milli borga á spilaborðinu. Þú byrjar með { $trains } vagna, { $hand } spil og nokkra samninga.
       *[ticket] Þú leggur vagna milli borga á spilaborðinu. Þú byrjar með { $trains } vagna, { $hand } spil og nokkra lestarmiða.
    }
}
learn-aim-points = { $ticket ->
    [contract] Hver leið sem þú leggur gefur stig strax. Í lokin gefa uppfylltir samningar stigin sín, en stig hinna dragast frá.
   *[ticket] Hver leið sem þú leggur gefur stig strax. Í lokin gefa kláraðir lestarmiðar stigin sín, en stig hinna dragast frá.
}
learn-aim-turn = { $ticket ->
    [contract] { $stations ->
        [0] Þegar þú átt leik gerirðu eitt, og aðeins eitt: tekur spil, leggur leið eða dregur samninga.
       *[other] Þegar þú átt leik gerirðu eitt, og aðeins eitt: tekur spil, leggur leið, dregur samninga eða byggir stöð.
    }
   *[ticket] { $stations ->
        [0] Þegar þú átt leik gerirðu eitt, og aðeins eitt: tekur spil, leggur leið eða dregur lestarmiða.
       *[other] Þegar þú átt leik gerirðu eitt, og aðeins eitt: tekur spil, leggur leið, dregur lestarmiða eða byggir stöð.
    }
}
learn-aim-win = Sá sem er með flest stig í lokin vinnur.

learn-cards-two = Þegar þú tekur spil tekurðu tvö: opin af markaðnum, óséð úr stokknum, eða eitt af hvoru. Nýtt spil kemur strax í stað opins spils.
learn-cards-hold = Þú mátt hafa eins mörg spil á hendi og þú vilt. Þegar stokkurinn klárast eru notuðu spilin stokkuð í nýjan.
learn-cards-none = Þegar bæði stokkurinn og notuðu spilin eru búin máttu enn taka opin spil, en ekkert kemur í staðinn. Ef ekkert spil er til sem þú mátt taka gerirðu eitthvað annað.
learn-cards-whole = { $locomotive ->
    [joker] Opinn jóker jafngildir báðum spilunum: takir þú hann fyrst er umferðin þín búin. Hann getur ekki verið seinna spilið. Jóker sem kemur óséður úr stokknum er eins og hvert annað spil.
   *[locomotive] Opin eimreið jafngildir báðum spilunum: takir þú hana fyrst er umferðin þín búin. Hún getur ekki verið seinna spilið. Eimreið sem kemur óséð úr stokknum er eins og hvert annað spil.
}
learn-cards-plain = { $locomotive ->
    [joker] Opinn jóker er hér eins og hvert annað spil: þú mátt taka tvo í sömu umferð.
   *[locomotive] Opin eimreið er hér eins og hvert annað spil: þú mátt taka tvær í sömu umferð.
}
learn-cards-reset = { $locomotive ->
    [joker] Um leið og { $n } jókerar liggja opnir er skipt um öll opnu spilin fimm.
   *[locomotive] Um leið og { $n } eimreiðar liggja opnar er skipt um öll opnu spilin fimm.
}

learn-routes-claim = Til að leggja leið borgarðu jafnmörg spil í lit hennar og reitirnir eru. Vagnarnir þínir fara á hana og hún er þín til loka. Þú mátt leggja eina leið í umferð, hvar sem er á spilaborðinu.
learn-routes-grey = Grá leið tekur hvaða lit sem er, en öll spilin verða að vera í sama lit.
learn-routes-wild = { $locomotive ->
    [joker] Jóker gildir sem spil í hvaða lit sem er. Það á við hér: { $places }.
   *[locomotive] Eimreið gildir sem spil í hvaða lit sem er. Það á við hér: { $places }.
}
learn-routes-not-wild = { $locomotive ->
    [joker] Á venjulegri leið gilda aðeins lituð spil; jóker hjálpar ekki.
   *[locomotive] Á venjulegri leið gilda aðeins lituð spil; eimreið hjálpar ekki.
}
learn-place-train = venjulegar leiðir
learn-place-tunnel = göng
learn-place-ferry = ferjur
learn-place-station = stöðvar
learn-routes-points = Því lengri sem leiðin er, þeim mun fleiri stig gefur hún.
learn-routes-own = Stigatafla þessa spilaborðs er okkar eigin hönnun.
learn-points-spaces = Reitir
learn-points-points = Stig

learn-doubles-what = { $ticket ->
    [contract] Tvö spor milli sömu tveggja staða eru tvöföld leið. Enginn má eiga bæði.
   *[ticket] Tvö spor milli sömu tveggja borga eru tvöföld leið. Enginn má eiga bæði.
}
learn-doubles-unequal = Þau eru tvöföld leið þótt lengd, litur eða tegund sé ekki sú sama.
learn-doubles-from = Þegar leikmenn eru { $from } eða fleiri mega tveir þeirra nota hvor sitt sporið. Séu þeir færri lokast seinna sporið um leið og það fyrra er lagt.

learn-ferries-what = { $locomotive ->
    [joker] Ferja fer yfir sjó eða vatn. Hver reitur með mynd af eimreið krefst jókers; hinir reitirnir taka lituð spil eins og venjulega.
   *[locomotive] Ferja fer yfir sjó eða vatn. Hver reitur með mynd af eimreið krefst eimreiðar; hinir reitirnir taka lituð spil eins og venjulega.
}
learn-ferries-exchange = { $locomotive ->
    [joker] Enginn jóker? Á ferju gilda { $n } spil að vali sem einn, eins oft og þú vilt.
   *[locomotive] Engin eimreið? Á ferju gilda { $n } spil að vali sem ein, eins oft og þú vilt.
}

learn-tunnels-dig = Göng geta kostað meira en sést. Fyrst borgarðu fyrir reitina eins og venjulega. Svo er { $n ->
    [one] { $n } spili
   *[other] { $n } spilum
} úr stokknum snúið við.
learn-tunnels-match = { $locomotive ->
    [joker] Hvert spil í litnum sem þú borgaðir með, og hver jóker, kostar þig eitt spil í viðbót: í þeim lit, eða jóker. Hafir þú borgað með jókerum einum gilda aðeins jókerar, og aðeins má borga með jókerum.
   *[locomotive] Hvert spil í litnum sem þú borgaðir með, og hver eimreið, kostar þig eitt spil í viðbót: í þeim lit, eða eimreið. Hafir þú borgað með eimreiðum einum gilda aðeins eimreiðar, og aðeins má borga með eimreiðum.
}
learn-tunnels-give-up = Ef þú getur ekki borgað eða vilt það ekki færðu spilin þín aftur og umferðin þín er búin.
learn-tunnels-few = Ef færri en { $n } spil eru eftir, líka þegar notuðu spilin eru stokkuð saman við, er aðeins þeim snúið við. Ef ekkert er til kosta göngin aðeins reitina sína.

learn-stations-build = { $n ->
    [one] Þú átt { $n } stöð. Hún fer í hvaða borg sem er þar sem engin er fyrir, líka langt frá leiðunum þínum, og tekur alla umferðina. Sú fyrsta kostar eitt spil, hver næsta einu spili meira en sú á undan, öll í sama lit.
   *[other] Þú átt { $n } stöðvar. Stöð fer í hvaða borg sem er þar sem engin er fyrir, líka langt frá leiðunum þínum, og tekur alla umferðina. Sú fyrsta kostar eitt spil, hver næsta einu spili meira en sú á undan, öll í sama lit.
}
learn-stations-use = Stöð lánar þér eina leið annars leikmanns sem endar í borg hennar. Hún gildir aðeins fyrir lestarmiðana þína, og þú þarft ekki að velja fyrr en í lokin. Ein og sama leiðin gildir fyrir alla lestarmiðana þína.
learn-stations-points = Hver stöð sem þú hefur ekki byggt í lokin gefur { $points } stig.

learn-tickets-what = { $ticket ->
    [contract] Í samningi eru tveir staðir. Tengdu þá með þínum eigin leiðum, hvernig sem þú vilt, og í lokin gefur hann stigin sín. Annars dragast þau frá.
   *[ticket] Á lestarmiða eru tvær borgir. Tengdu þær með þínum eigin leiðum, hvernig sem þú vilt, og í lokin gefur hann stigin sín. Annars dragast þau frá.
}
learn-tickets-secret = { $ticket ->
    [contract] Enginn annar sér samningana þína fyrr en í lokin.
   *[ticket] Enginn annar sér lestarmiðana þína fyrr en í lokin.
}
learn-tickets-first = { $ticket ->
    [contract] { $long ->
        [0] Þú byrjar með { $regular } samninga og heldur minnst { $keep }.
        [one] Þú byrjar með { $long } langan og { $regular } stutta samninga og heldur minnst { $keep }.
       *[other] Þú byrjar með { $long } langa og { $regular } stutta samninga og heldur minnst { $keep }.
    }
   *[ticket] { $long ->
        [0] Þú byrjar með { $regular } lestarmiða og heldur minnst { $keep }.
        [one] Þú byrjar með { $long } langan og { $regular } stutta lestarmiða og heldur minnst { $keep }.
       *[other] Þú byrjar með { $long } langa og { $regular } stutta lestarmiða og heldur minnst { $keep }.
    }
}
learn-tickets-back = { $returns ->
    [box] { $later ->
        [bottom] Þeir af þessum fyrstu sem þú skilar fara úr leiknum. Síðar fara þeir neðst í bunkann.
       *[box] Þeir sem þú skilar fara úr leiknum.
    }
   *[bottom] Þeir sem þú skilar fara neðst í bunkann.
}
learn-tickets-draw = { $ticket ->
    [contract] { $returns ->
        [box] Síðar máttu nota umferð til að draga { $n } í viðbót. Haltu minnst { $keep }; hinir fara úr leiknum. Samningur sem þú heldur fylgir þér til loka.
       *[bottom] Síðar máttu nota umferð til að draga { $n } í viðbót. Haltu minnst { $keep }; hinir fara neðst í bunkann. Samningur sem þú heldur fylgir þér til loka.
    }
   *[ticket] { $returns ->
        [box] Síðar máttu nota umferð til að draga { $n } í viðbót. Haltu minnst { $keep }; hinir fara úr leiknum. Lestarmiði sem þú heldur fylgir þér til loka.
       *[bottom] Síðar máttu nota umferð til að draga { $n } í viðbót. Haltu minnst { $keep }; hinir fara neðst í bunkann. Lestarmiði sem þú heldur fylgir þér til loka.
    }
}
learn-tickets-own = { $ticket ->
    [contract] Af { $n } samningum þessa spilaborðs eru { $own } okkar eigin hönnun.
   *[ticket] Af { $n } lestarmiðum þessa spilaborðs eru { $own } okkar eigin hönnun.
}

learn-merchandise-take = Leiðir með handkerru flytja vörur. Sá sem leggur slíka leið tekur vöruspil, meðan þau eru til. Það er alltaf eitt spil, hversu löng sem leiðin er.
learn-merchandise-bonus = Í lokin gefa vörur bónus eftir sæti: þau sem eiga mest fá mest. Þau sem eru jöfn fá öll fullan bónus síns sætis og næstu sætum er sleppt: einu ef tvö eru jöfn, tveimur ef þrjú. Sá sem á engar vörur fær engan bónus.
learn-merchandise-place = Sæti
learn-merchandise-players = { $n ->
    [one] { $n } leikmaður
   *[other] { $n } leikmenn
}

learn-swaps-what = Um eina leið gildir sérstök regla: { $route }. Í stað hvers spils máttu borga { $n } spil að vali.
learn-swaps-worth = { $length ->
    [one] Hún tekur { $length } vagn og gefur { $points } stig, hvernig sem þú borgar.
   *[other] Hún tekur { $length } vagna og gefur { $points } stig, hvernig sem þú borgar.
}

learn-end-last = { $n ->
    [one] Þegar leikmaður lýkur umferð og á { $n } vagn eða færri eftir hefst síðasti hringurinn: allir fá eina umferð enn, hann líka.
   *[other] Þegar leikmaður lýkur umferð og á { $n } vagna eða færri eftir hefst síðasti hringurinn: allir fá eina umferð enn, hann líka.
}
learn-end-count = { $ticket ->
    [contract] Svo eru samningarnir sýndir. Stig þeirra sem eru uppfylltir bætast við, stig hinna dragast frá.
   *[ticket] Svo eru lestarmiðarnir sýndir. Stig þeirra sem eru kláraðir bætast við, stig hinna dragast frá.
}
learn-end-longest = Lengsta óslitna vagnalínan gefur { $points } stig. Hún má fara oft um sömu borg en aðeins einu sinni um hverja leið. Ef fleiri eru jafnir fá þeir allir stigin.
learn-end-globe = { $ticket ->
    [contract] Sá sem uppfyllti flesta samninga fær { $points } stig. Ef fleiri eru jafnir fá þeir allir stigin.
   *[ticket] Sá sem kláraði flesta lestarmiða fær { $points } stig. Ef fleiri eru jafnir fá þeir allir stigin.
}
learn-end-tie = { $n ->
    [1] Ef leikmenn eru jafnir að stigum ræður þetta: { $ways }.
   *[other] Ef leikmenn eru jafnir að stigum ræður þetta, í þessari röð: { $ways }.
}
learn-end-shared = Þau sem eru enn jöfn deila sigrinum.
learn-tie-tickets = { $ticket ->
    [contract] fleiri uppfylltir samningar
   *[ticket] fleiri kláraðir lestarmiðar
}
learn-tie-stations = færri byggðar stöðvar
learn-tie-longest_path_bonus = stigin fyrir lengstu línuna
learn-tie-longest_path = lengri lína

## Að læra: það sem má prófa, og hvernig fór

learn-try = Prófaðu
learn-task-draw = Taktu tvö spil. Ýttu á opin spil eða á stokkinn.
learn-task-locomotive = { $locomotive ->
    [joker] Taktu opna jókerinn.
   *[locomotive] Taktu opnu eimreiðina.
}
learn-task-locomotives = { $locomotive ->
    [joker] Taktu báða opnu jókerana.
   *[locomotive] Taktu báðar opnu eimreiðarnar.
}
learn-task-claim = Leggðu þessa leið: { $route }. Ýttu á hana á spilaborðinu og svo á Leggja leið.
learn-task-grey = Leggðu þessa gráu leið: { $route }. Veldu spilin sem þú borgar með.
learn-task-double = Leggðu annað sporið: { $route }. Sjáðu hvað verður um hitt.
learn-task-ferry = { $locomotive ->
    [joker] Leggðu þessa ferju: { $route }. Notaðu jóker á reitinn með eimreiðarmyndinni.
   *[locomotive] Leggðu þessa ferju: { $route }. Notaðu eimreið á reitinn með eimreiðarmyndinni.
}
learn-task-exchange = { $locomotive ->
    [joker] Þú átt engan jóker. Leggðu þessa ferju samt: { $route }.
   *[locomotive] Þú átt enga eimreið. Leggðu þessa ferju samt: { $route }.
}
learn-task-tunnel = Grafðu þessi göng: { $route }. Sjáðu hvers stokkurinn krefst og borgaðu það.
learn-task-station = Þetta er síðasta umferðin og annar leikmaður á leiðina sem þig vantar. Byggðu stöð hér: { $city }.
learn-task-ticket = { $ticket ->
    [contract] Eina leið vantar upp á samninginn þinn. Leggðu hana: { $route }.
   *[ticket] Eina leið vantar upp á lestarmiðann þinn. Leggðu hana: { $route }.
}
learn-task-keep = { $ticket ->
    [contract] Dragðu samninga og haltu þeim sem þér líst á.
   *[ticket] Dragðu lestarmiða og haltu þeim sem þér líst á.
}
learn-task-merchandise = Leggðu þessa leið með handkerru: { $route }.
learn-task-swap = Leggðu lengstu leiðina: { $route }. Þú átt of fá spil í einum lit en mörg önnur.
learn-task-end = Þú átt fáa vagna eftir. Leggðu þessa leið og síðasti hringurinn hefst: { $route }.
learn-task-count = Þetta er síðasta umferð leiksins. Leggðu þessa leið og sjáðu talninguna: { $route }.

learn-done-draw = Komið: tveimur spilum fleira á hendi og umferðin þín er búin.
learn-done-locomotive = { $locomotive ->
    [joker] Komið: jókerinn er þinn og umferðin þín er búin.
   *[locomotive] Komið: eimreiðin er þín og umferðin þín er búin.
}
learn-done-locomotives = { $locomotive ->
    [joker] Komið: tveir jókerar í einni umferð.
   *[locomotive] Komið: tvær eimreiðar í einni umferð.
}
learn-done-claim = Komið: leiðin er þín, { $points } stig.
learn-done-double = Komið: annað sporið er þitt. Hitt er nú lokað, því leikmenn eru tveir.
learn-done-exchange = Komið: önnur spil hlupu í skarðið og ferjan er þín: { $points } stig.
learn-done-tunnel = { $extra ->
    [0] Komið: göngin eru þín og kostuðu ekkert meira.
    [1] Komið: göngin eru þín. Þau kostuðu eitt spil í viðbót.
   *[other] Komið: göngin eru þín. Þau kostuðu { $extra } spil í viðbót.
}
learn-done-station = { $ticket ->
    [contract] Komið: stöðin lánar þér leiðina sem vantaði og samningurinn er uppfylltur.
   *[ticket] Komið: stöðin lánar þér leiðina sem vantaði og lestarmiðinn er kláraður.
}
learn-done-ticket = { $ticket ->
    [contract] Komið: staðirnir tveir eru tengdir. Í lokin gefur það { $points } stig.
   *[ticket] Komið: borgirnar tvær eru tengdar. Í lokin gefur það { $points } stig.
}
learn-done-keep = { $ticket ->
    [contract] { $n ->
        [1] Komið: þú átt einn samning í viðbót. Í lokin sést hvort hann borgar sig.
       *[other] Komið: þú átt { $n } samninga í viðbót. Í lokin sést hvort þeir borga sig.
    }
   *[ticket] { $n ->
        [1] Komið: þú átt einn lestarmiða í viðbót. Í lokin sést hvort hann borgar sig.
       *[other] Komið: þú átt { $n } lestarmiða í viðbót. Í lokin sést hvort þeir borga sig.
    }
}
learn-done-merchandise = Komið: leiðin er þín og vöruspil með henni.
learn-done-swap = Komið: leiðin er þín, { $points } stig í einni umferð.
learn-done-end = Komið: síðasti hringurinn hefst. Allir leikmenn fá eina umferð enn.
learn-done-count = Komið: leiknum er lokið. Svona leggjast stigin þín saman.
learn-missed = Þetta má, og umferðin þín er búin. En þetta er ekki það sem hér er æft: reyndu aftur.
learn-again = Reyna aftur

## Að læra: hvað hlutirnir við borðið eru

learn-help-press = Ýttu á hvað sem er við borðið til að fá skýringu.
learn-help-end = Búið
learn-help-more = Lesa meira
learn-help-nothing = { $ticket ->
    [contract] Um þetta er engin regla. Ýttu á spil, leið, stað eða tölu.
   *[ticket] Um þetta er engin regla. Ýttu á spil, leið, borg eða tölu.
}
learn-thing-market = Markaður
learn-thing-deck = Stokkur: { $n } spil
learn-thing-score = Stig hingað til
learn-thing-trains = Vagnar eftir
learn-thing-cards = Spil á hendi
learn-thing-clock = Klukka
learn-score-so-far = { $ticket ->
    [contract] Þetta eru stigin fyrir leiðir. Samningar og allt annað er talið í lokin.
   *[ticket] Þetta eru stigin fyrir leiðir. Lestarmiðar og allt annað er talið í lokin.
}
learn-cards-count = Allir sjá hve mörg spil leikmaður er með, en aðeins hann sjálfur sér hver þau eru.
learn-tickets-count = { $ticket ->
    [contract] Svona marga samninga er leikmaðurinn með. Aðeins hann sjálfur sér hverjir þeir eru.
   *[ticket] Svona marga lestarmiða er leikmaðurinn með. Aðeins hann sjálfur sér hverjir þeir eru.
}
learn-clock-none = Engin klukka er við þetta borð.
learn-clock-runs = Svona mikinn tíma á leikmaðurinn eftir. Þegar hann klárast spilar þjarki þar til leikmaðurinn kemur aftur.
learn-route-worth = { $price }: { $points } stig.
learn-route-taken = Hún er í eigu leikmanns, sem heldur henni til loka.
learn-route-closed = Hún er lokuð það sem eftir er leiksins, því hitt sporið hefur verið lagt.
learn-city-what = { $ticket ->
    [contract] Leiðir byrja og enda á stöðum. Bókstafur við stað sýnir að hann er í einum af samningunum þínum.
   *[ticket] Leiðir byrja og enda í borgum. Bókstafur við borg sýnir að hún er á einum af lestarmiðunum þínum.
}
