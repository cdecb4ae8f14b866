### Jokaisen pelilaudan kaikki säännöt suomeksi; docs/languages.md kertoo, miten tekstit on tehty.

rules-word-ticket = { $ticket ->
    [contract] sopimus
   *[ticket] menolippu
}
rules-word-tickets = { $ticket ->
    [contract] sopimuksia
   *[ticket] menolippuja
}
rules-word-tickets-n = { $ticket ->
    [contract] sopimusta
   *[ticket] menolippua
}
rules-word-tickets-all = { $ticket ->
    [contract] sopimukset
   *[ticket] menoliput
}
rules-word-done = { $ticket ->
    [contract] täytetty
   *[ticket] valmis
}
rules-word-wild = { $locomotive ->
    [joker] jokeri
   *[locomotive] veturi
}
rules-word-Wild = { $locomotive ->
    [joker] Jokeri
   *[locomotive] Veturi
}
rules-word-wild-of = { $locomotive ->
    [joker] jokerin
   *[locomotive] veturin
}
rules-word-wilds = { $locomotive ->
    [joker] jokereita
   *[locomotive] vetureita
}
rules-word-wilds-all = { $locomotive ->
    [joker] jokerit
   *[locomotive] veturit
}
rules-word-Wilds-all = { $locomotive ->
    [joker] Jokerit
   *[locomotive] Veturit
}
rules-word-wilds-with = { $locomotive ->
    [joker] jokereilla
   *[locomotive] vetureilla
}
rules-word-city-of = { $ticket ->
    [contract] paikan
   *[ticket] kaupungin
}

rules-title = Kaikki säännöt
rules-of = Kaikki säännöt: { $board }
rules-lead = Tämän pelilaudan jokainen sääntö omin sanoin. Luvut tulevat pelilaudasta itsestään.
rules-contents = Sisällys
rules-whole = Kaikki yhdellä sivulla
rules-short = Säännöt lyhyesti
rules-print = Tulosta
rules-no-chapter = Sellaista lukua ei ole

rules-chapter-setup = Ennen peliä
rules-players = Pelaajat
rules-players-number = Pelaajia voi olla { $least }–{ $most }.
rules-players-order = Järjestäjä sanoo, kuka aloittaa, tai arpa ratkaisee. Sitten vuorot kiertävät pöytää.
rules-pieces = Mitä jokainen saa
rules-pieces-trains = Sinulla on { $trains } vaunua, ja aloitat 0 pisteestä.
rules-pieces-stations = Asemia sinulla on { $stations }.
rules-deck = Kortit
rules-deck-cards = Kortteja on { $deck }: { $cards }.
rules-deck-hand = Kortit sekoitetaan, ja saat niistä { $hand }. Kukaan muu ei näe niitä.
rules-deck-market = Seuraavat viisi asetetaan avoimiksi: ne ovat tori. Loput ovat pakka.
rules-deck-reset = Jos viidestä vähintään { $reset } on { rules-word-wilds }, kaikki viisi menevät poistopakkaan ja tilalle tulee viisi uutta, kunnes niitä on vähemmän.
rules-deck-stays = Ne jäävät paikoilleen, oli joukossa miten monta { $locomotive ->
    [joker] jokeria
   *[locomotive] veturia
} tahansa.
rules-deck-merchandise = Pelilaudan vieressä on pinossa { $merchandise } tavarakorttia.
rules-first = { $ticket ->
    [contract] Ensimmäiset sopimukset
   *[ticket] Ensimmäiset menoliput
}
rules-first-long = Pitkät menoliput sekoitetaan. Niitä on { $longs }, ja jokainen pelaaja saa { $long }. Muut poistuvat pelistä kenenkään näkemättä.
rules-first-dealt = { $longs ->
    [0] { $tickets } { rules-word-tickets-n } sekoitetaan, ja jokainen pelaaja saa { $short }. Loput ovat pino.
   *[other] { $tickets } lyhyttä menolippua sekoitetaan, ja jokainen pelaaja saa { $short }. Loput ovat pino.
}
rules-first-keep = { $longs ->
    [0] Niitä on sinulla { $first }. Katsot ne ja pidät vähintään { $keep }. Saat pitää ne kaikki.
   *[other] Niitä on sinulla { $first }. Katsot ne ja pidät vähintään { $keep }, pitkiä tai lyhyitä. Saat pitää ne kaikki.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] Palauttamasi { rules-word-tickets-all } poistuvat pelistä. Näin on vain nyt: myöhemmin palautetut menevät pinon alle. Kukaan muu ei näe niitä.
       *[box] Palauttamasi { rules-word-tickets-all } poistuvat pelistä. Kukaan muu ei näe niitä.
    }
   *[bottom] Palauttamasi { rules-word-tickets-all } menevät pinon alle, kun kaikki ovat valinneet, paikkojen järjestyksessä. Kukaan muu ei näe niitä.
}
rules-first-time = Kaikki valitsevat samaan aikaan ja salassa. Ensimmäinen vuoro alkaa, kun kaikki ovat valinneet.
rules-first-stay = Minkä pidät, se pysyy sinulla loppuun asti.

rules-chapter-turn = Vuorosi
rules-aim = Mistä saa pisteitä
rules-aim-sources = Pisteitä tuovat: { $sources }. { $ticket ->
    [contract] Täyttämättä jääneet sopimukset vievät pisteitä.
   *[ticket] Kesken jääneet menoliput vievät pisteitä.
}
rules-source-routes = reitit
rules-source-tickets = { $ticket ->
    [contract] täytetyt sopimukset
   *[ticket] valmiit menoliput
}
rules-source-stations = rakentamattomat asemat
rules-source-longest = pisin rata
rules-source-globe = { $ticket ->
    [contract] eniten täytettyjä sopimuksia
   *[ticket] eniten valmiita menolippuja
}
rules-source-merchandise = tavarat
rules-aim-absent = Tällä pelilaudalla ei ole näitä: { $absent }.
rules-absent-ferries = lautat
rules-absent-tunnels = tunnelit
rules-absent-stations = asemat
rules-absent-longest = pisteet pisimmästä radasta
rules-action = Yksi toiminto
rules-action-one = { $stations ->
    [0] Vuorollasi teet täsmälleen yhden asian: otat kortteja, valtaat reitin tai nostat { rules-word-tickets }.
   *[other] Vuorollasi teet täsmälleen yhden asian: otat kortteja, valtaat reitin, nostat { rules-word-tickets } tai rakennat aseman.
}
rules-action-finish = Minkä olet aloittanut, sen viet loppuun; sitä ei voi vaihtaa toiseen.
rules-action-pass = Saat passata vain, kun mikään näistä ei ole mahdollista. Jos kaikki joutuvat vuorollaan passaamaan, peli päättyy ja pisteet lasketaan.
rules-action-refused = Mitä säännöt eivät salli, se hylätään: mikään ei muutu, ja vuoro on yhä sinun.
rules-terms = Reitit ja yhteydet
rules-terms-route = { $ticket ->
    [contract] Reitti on raide kahden vierekkäisen paikan välillä. Sopimus vaatii yhteyden, johon voi kuulua monta reittiä.
   *[ticket] Reitti on raide kahden vierekkäisen kaupungin välillä. Menolippu vaatii yhteyden, johon voi kuulua monta reittiä.
}

rules-chapter-cards = Korttien ottaminen
rules-two = Kaksi korttia
rules-two-cards = Otat kaksi korttia, yhden kerrallaan. Kummankin otat avoimena torilta tai näkemättä pakasta, miten haluat.
rules-two-replaced = Torilta otettu kortti korvataan heti, ennen kuin otat toisen.
rules-two-second = Toinen kortti on otettava, jos on kortti, jonka saat ottaa.
rules-two-hold = Kortteja saa olla kädessä miten monta tahansa. Otettua korttia ei voi palauttaa.
rules-open = { $locomotive ->
    [joker] Avoimet jokerit
   *[locomotive] Avoimet veturit
}
rules-open-whole = Avoin { rules-word-wild } vastaa molempia kortteja: jos otat sellaisen, et ota muuta.
rules-open-second = Se ei voi koskaan olla toinen korttisi, tuli ensimmäinen mistä tahansa, ei edes silloin, kun se on juuri käännetty esiin.
rules-open-unseen = { rules-word-Wild }, joka tulee näkemättä pakasta, on kortti siinä missä muutkin. Niitä saa tulla vaikka kaksi.
rules-open-plain = Avoin { rules-word-wild } on toinen kahdesta kortista siinä missä muutkin. Voit ottaa kaksi samalla vuorolla.
rules-open-reset = Heti kun torilla on vähintään { $reset } { $locomotive ->
    [joker] jokeria
   *[locomotive] veturia
}, kaikki viisi korttia menevät poistopakkaan ja ne korvataan uusilla. Niin käy myös kahden korttisi välissä ja niin monta kertaa kuin tarvitaan.
rules-open-limit = Niin ei käy, jos siitä ei voi olla apua, koska torilla, pakassa ja poistopakassa on yhteensä liian vähän muita kortteja.
rules-open-stays = Tori pysyy ennallaan, oli siinä miten monta { $locomotive ->
    [joker] jokeria
   *[locomotive] veturia
} tahansa.
rules-empty = Kun kortit loppuvat
rules-empty-shuffle = Kun korttia tarvitaan ja pakka on tyhjä, poistopakka sekoitetaan uudeksi pakaksi. Torin aukot täytetään heti, kun kortteja taas on.
rules-empty-market = Kun sekä pakka että poistopakka ovat tyhjiä, saat yhä ottaa avoimia kortteja. Niitä ei korvata.
rules-empty-one = Jos on vain yksi kortti, jonka saat ottaa, otat sen, ja vuorosi päättyy.
rules-empty-none = { $stations ->
    [0] Jos sellaista ei ole, et voi ottaa kortteja. Silloin valtaat reitin tai nostat { rules-word-tickets }.
   *[other] Jos sellaista ei ole, et voi ottaa kortteja. Silloin valtaat reitin, nostat { rules-word-tickets } tai rakennat aseman.
}

rules-chapter-routes = Reittien valtaaminen
rules-which = Mitkä reitit
rules-which-any = Saat vallata minkä tahansa reitin, jolla ei ole omistajaa, mistä päin pelilautaa tahansa. Sen ei tarvitse liittyä muihin reitteihisi.
rules-which-whole = Valtaat koko reitin kerralla ja enintään yhden vuorolla. Se on sinun loppuun asti.
rules-which-trains = Tarvitset vaunun jokaiseen ruutuun. Jos niitä on vähemmän, et voi vallata reittiä.
rules-price = Mitä reitti maksaa
rules-price-set = Maksat kädestäsi yhtä monta reitin väristä korttia kuin reitissä on ruutuja. Maksat täsmälleen sen, et enempää etkä vähempää.
rules-price-grey = Harmaalle reitille käy mikä väri tahansa, mutta vain yksi: värejä ei sekoiteta.
rules-price-discards = Kortit menevät poistopakkaan.
rules-wild = { $locomotive ->
    [joker] Mihin jokerit käyvät
   *[locomotive] Mihin veturit käyvät
}
rules-wild-where = { rules-word-Wild } korvaa minkä tahansa värisen kortin. Se käy näihin: { $places }.
rules-wild-many = Niissä saat maksaa miten monella { $locomotive ->
    [joker] jokerilla
   *[locomotive] veturilla
} tahansa, myös pelkillä { rules-word-wilds-with }.
rules-wild-not = Tavalliselle reitille, värilliselle tai harmaalle, käyvät vain värikortit. { $locomotive ->
    [joker] Jokerista ei ole apua.
   *[locomotive] Veturista ei ole apua.
}
rules-points = Pisteet reiteistä
rules-points-trains = Panet vaunun jokaiseen ruutuun: yhden ruutua kohti, maksoitpa mitä tahansa.
rules-points-once = Pisteet saat heti, reitin pituuden mukaan:

rules-chapter-doubles = Kaksoisreitit
rules-twins = Mikä on kaksoisreitti
rules-twins-what = { $unequal ->
    [yes] Kaksi raidetta samojen kahden { rules-word-city-of } välillä on kaksoisreitti, myös silloin, kun niiden pituus, väri tai laji on eri.
   *[no] Kaksi yhtä pitkää raidetta samojen kahden { rules-word-city-of } välillä on kaksoisreitti.
}
rules-twins-beside = Raiteet, jotka kulkevat matkan vierekkäin mutta päättyvät { $ticket ->
    [contract] eri paikkoihin
   *[ticket] eri kaupunkeihin
}, eivät ole.
rules-both = Kuka niitä saa käyttää
rules-both-never = Kukaan ei saa omistaa molempia raiteita, oli pelaajia miten monta tahansa.
rules-both-few = Jos pelaajia on vähemmän kuin { $from }, vain toista raidetta käytetään. Heti kun se vallataan, toinen on suljettu kaikilta pelin loppuun asti.
rules-both-many = Kun pelaajia on vähintään { $from }, joku muu saa vallata toisen raiteen.

rules-chapter-ferries = Lautat
rules-ferry = Mitä lautta maksaa
rules-ferry-what = { $ferries ->
    [grey] Lautta on harmaa reitti veden yli, ja sen yhdessä tai useammassa ruudussa on veturin kuva.
   *[coloured] Lautta on reitti veden yli, ja sen yhdessä tai useammassa ruudussa on veturin kuva. Se voi olla värillinen tai harmaa.
}
rules-ferry-price = Jokainen ruutu, jossa on veturin kuva, maksaa { rules-word-wild-of }. Muut ruudut maksavat yhden värin kortteja: lautan väriä tai, jos lautta on harmaa, mitä tahansa väriä.
rules-ferry-more = Muutkin { rules-word-wilds-all } saavat korvata värikortteja, niin monta kuin haluat.
rules-ferry-example = Esimerkki: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Ilman jokeria
   *[locomotive] Ilman veturia
}
rules-exchange-none = Muut kortit eivät korvaa { $locomotive ->
    [joker] jokeria, jonka lautta vaatii.
   *[locomotive] veturia, jonka lautta vaatii.
}
rules-exchange-cards = Lautalla mitkä tahansa { $exchange } korttia korvaavat yhden { rules-word-wild-of }: erilaiset tai samanlaiset, myös lautan väriset.
rules-exchange-often = Niin saat tehdä miten monta kertaa tahansa, sekä veturin kuvan että värin ruuduissa. Joka kerta lautta maksaa { $dearer } korttia enemmän.
rules-exchange-only = Tämä koskee vain lauttoja, ei tavallisia reittejä eikä tunneleita.
rules-afloat = Muuten
rules-afloat-same = Muuten lautta on reitti siinä missä muutkin: vaunut ja pisteet menevät pituuden mukaan, eikä kortteja käännetä.

rules-chapter-tunnels = Tunnelit
rules-dig = Kaivaminen
rules-dig-what = Tunneli voi maksaa enemmän kuin miltä näyttää. Se voi olla minkä värinen tahansa tai harmaa, ja se voi olla osa kaksoisreittiä.
rules-dig-base = Ensin panet pöytään ruutujen tavallisen hinnan. Jos et voi vallata tunnelia, mitään ei käännetä.
rules-dig-turn = Sitten käännetään pakan { $tunnel } päällimmäistä korttia. Toriin ei kosketa.
rules-extra = Mitä se maksaa lisää
rules-extra-match = Jokainen käännetty kortti, joka on maksusi värinen, ja jokainen { rules-word-wild } maksaa sinulle yhden kortin lisää: samanvärisen tai { rules-word-wild-of }.
rules-extra-wilds = Jos maksoit pelkillä { rules-word-wilds-with }, vain { rules-word-wilds-all } lasketaan, ja vain { rules-word-wilds-with } maksetaan.
rules-extra-mixed = Yksikin värikortti niiden joukossa riittää siihen, että sen väri lasketaan.
rules-extra-grey = Harmaassa tunnelissa lasketaan se väri, jolla maksoit.
rules-extra-free = Jos mitään ei lasketa, tunneli on heti sinun.
rules-give-up = Maksaminen tai luovuttaminen
rules-give-up-choice = Maksat kaiken tai et mitään. Saat luovuttaa, vaikka voisit maksaa.
rules-give-up-back = Jos luovutat, saat korttisi takaisin ja vuorosi päättyy. Et pane vaunuja etkä saa pisteitä, ja tunneli jää vapaaksi.
rules-give-up-discards = Käännetyt kortit menevät joka tapauksessa poistopakkaan.
rules-give-up-length = Lisämaksu ei vie vaunuja eikä tuo pisteitä: vain pituus ratkaisee.
rules-few = { $tunnel ->
    [one] Pakassa ei ole korttia
   *[other] Kortteja on alle { $tunnel }
}
rules-few-shuffle = Jos pakka loppuu, poistopakka sekoitetaan ensin; maksusi ei ole siinä mukana. Jos kortteja on silloinkin alle { $tunnel }, käännetään vain ne.
rules-few-none = Jos kortteja ei ole lainkaan, tunneli maksaa tavallisen hintansa.

rules-chapter-swaps = Pisin reitti
rules-swap = { $swapRoute }
rules-swap-cards = Yhdellä reitillä on oma sääntönsä. Sen { $swapLength } kortista jokaisen sijasta saat maksaa mitkä tahansa { $swap } korttia. Millään muulla reitillä se ei käy.
rules-swap-often = Niin saat tehdä miten monta kertaa tahansa, ja joka kerta hinta nousee { $swapDearer } korttia. Vaihtamatta jäävien korttien pitää olla samaa väriä.
rules-swap-wild = { rules-word-Wilds-all } saavat olla korvaavien { $swap } kortin joukossa, mutta yksinään { rules-word-wild } ei korvaa täällä mitään.
rules-swap-worth = Maksoitpa miten tahansa, se vie { $swapLength } vaunua ja tuo { $swapPoints } pistettä.

rules-chapter-tickets = { $ticket ->
    [contract] Sopimukset
   *[ticket] Menoliput
}
rules-connect = { $ticket ->
    [contract] Sopimuksen täyttäminen
   *[ticket] Menolipun valmistuminen
}
rules-connect-chain = { $ticket ->
    [contract] Sopimus on täytetty, kun omien reittiesi katkeamaton ketju yhdistää sen kaksi paikkaa, mitä kautta ja miten monella reitillä tahansa.
   *[ticket] Menolippu on valmis, kun omien reittiesi katkeamaton ketju yhdistää sen kaksi kaupunkia, mitä kautta ja miten monella reitillä tahansa.
}
rules-connect-help = { $stations ->
    [0] Muiden pelaajien reiteistä ei ole sinulle apua.
   *[other] Asemasi voivat paikata ketjun aukkoja.
}
rules-connect-worth = Lopussa { rules-word-done } { rules-word-ticket } tuo pisteensä; muut vievät omansa. Ennen loppua sitä ei lasketa.
rules-more = { $ticket ->
    [contract] Sopimusten nostaminen
   *[ticket] Menolippujen nostaminen
}
rules-more-draw = Nostat { $more } päällimmäistä { rules-word-tickets-n }, katsot ne kaikki ja pidät vähintään { $moreKeep }. Saat pitää ne kaikki.
rules-more-returned = { $moreReturned ->
    [box] Muut poistuvat pelistä. Kukaan muu ei näe niitä.
   *[bottom] Muut menevät pinon alle siinä järjestyksessä, jossa ne tarjottiin. Kukaan muu ei näe niitä.
}
rules-more-long = Pitkiä menolippuja ei tässä pinossa koskaan ole.
rules-more-fewer = Jos niitä on jäljellä vähemmän, nostat ne. Jos on vain yksi, sinun on pidettävä se.
rules-more-none = Jos niitä ei ole, et voi nostaa { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] Sopimukset sinulla
   *[ticket] Menoliput sinulla
}
rules-hold-any = Niitä saa olla miten monta tahansa. Pitämääsi et voi koskaan palauttaa.
rules-hold-secret = Kukaan muu ei näe ennen loppua, mitä sinulla on { $ticket ->
    [contract] ja onko sopimukset täytetty.
   *[ticket] ja ovatko menoliput valmiita.
}

rules-chapter-stations = Asemat
rules-build = Rakentaminen
rules-build-where = Saat rakentaa aseman mihin tahansa kaupunkiin, jossa ei ole asemaa, myös sinne, minne mikään reittisi ei vie. Kahta ei kaupungissa ole koskaan, ei edes samalla pelaajalla.
rules-build-price = Ensimmäinen asemasi maksaa yhden kortin ja jokainen seuraava yhden enemmän kuin edellinen, kaikki samaa väriä. { rules-word-Wilds-all } korvaavat niistä minkä tahansa. Kortit menevät poistopakkaan.
rules-build-turn = Asemaan menee koko vuoro. Pelissä voit rakentaa niitä { $stations }.
rules-lend = Mitä asema lainaa
rules-lend-one = Lopussa jokainen asemasi lainaa sinulle yhden toisen pelaajan reitin, joka päättyy aseman kaupunkiin. Reittejä on yksi, suunnasta ja lajista riippumatta, ja se on voitu vallata asemasi jälkeenkin.
rules-lend-same = Yksi ja sama reitti palvelee kaikkia menolippujasi: asema ei lainaa yhdelle menolipulle yhtä reittiä ja toiselle toista.
rules-lend-late = Sinun ei tarvitse valita. Lopussa paras valinta tehdään puolestasi: menolippujesi suurin pistemäärä, ja jos se on sama, eniten valmiita. Asema voi myös jäädä lainaamatta mitään.
rules-lend-several = Useat asemat lainaavat kukin yhden reitin, myös peräkkäin. Kaksi pelaajaa saa lainata saman reitin, ja omistaja käyttää sitä yhä.
rules-lend-only = Lainattu reitti lasketaan vain menolippujen hyväksi. Se ei tuo pisteitä eikä pidennä rataasi.
rules-left = Rakentamattomat asemat
rules-left-points = Asemia ei ole pakko rakentaa. Jokainen rakentamaton asema tuo lopussa { $station } pistettä. Rakennettu ei tuo mitään, oli siitä apua tai ei.

rules-chapter-merchandise = Tavarat
rules-goods = Tavaroiden ottaminen
rules-goods-take = Se, joka valtaa käsikärryllä merkityn reitin, ottaa tavarakortin, myös viimeisellä kierroksella. Kortteja tulee yksi, oli kärry miten monessa ruudussa tahansa.
rules-goods-open = Tavarat ovat avoimina: kaikki näkevät, montako sinulla on.
rules-goods-none = Jos pino on tyhjä, reitti on sinun, mutta korttia ei tule.
rules-bonus = Lisäpisteet
rules-bonus-places = Lopussa tavaroista saa lisäpisteitä sijan mukaan. Eniten kortteja kerännyt on ensimmäinen:
rules-bonus-ties = Tasoissa olevat saavat kaikki sijansa täydet lisäpisteet. Sen jälkeen sijoja jää väliin yhtä monta kuin sijalla on ylimääräisiä pelaajia: kahden ensimmäisen jälkeen tulee kolmas.
rules-bonus-zero = Ilman korttia lisäpisteitä ei saa, eikä kukaan nouse sille sijalle.

rules-chapter-end = Loppu ja pistelasku
rules-last = Viimeinen kierros
rules-last-begin = Kun jollakulla on vuoronsa lopussa enintään { $end } vaunua, alkaa viimeinen kierros.
rules-last-turns = Jokainen saa vielä yhden vuoron, ja lopun tuonut saa kaikkein viimeisen. Jos muillekin jää sitten yhtä vähän, se ei muuta mitään.
rules-last-same = Nämä vuorot ovat vuoroja siinä missä muutkin.
rules-count = Pistelasku
rules-count-routes = Pisteet reiteistä on jo laskettu.
rules-count-tickets = { $ticket ->
    [contract] Kaikki sopimukset näytetään. Täytettyjen pisteet lisätään, muiden vähennetään.
   *[ticket] Kaikki menoliput näytetään. Valmiiden pisteet lisätään, muiden vähennetään.
} Tulos voi jäädä alle nollan.
rules-count-stations = Jokainen rakentamaton asema tuo { $station } pistettä.
rules-count-longest = Yhden pelaajan omien vaunujen pisin yhtenäinen rata tuo { $longest } pistettä; ennen loppua niitä ei ole kellään. Se saa kulkea saman kaupungin kautta useita kertoja, mutta samaa reittiä vain kerran, ja vaunut ratkaisevat sen pituuden.
rules-count-longest-ties = Kaikki tasoissa olevat saavat { $longest } pistettä.
rules-count-globe = { $ticket ->
    [contract] Eniten sopimuksia täyttänyt
   *[ticket] Eniten menolippuja valmiiksi saanut
} saa { $globe } pistettä; ennen loppua niitä ei ole kellään. Kaikki tasoissa olevat saavat ne.
rules-count-merchandise = Sitten lisätään tavaroiden lisäpisteet.
rules-count-sum = Summa on tuloksesi.
rules-win = Kuka voittaa
rules-win-most = Eniten pisteitä saanut voittaa.
rules-win-ties = { $breaks ->
    [1] Jos pisteet ovat tasan, tämä ratkaisee: { $ways }.
   *[other] Jos pisteet ovat tasan, voittaja ratkeaa tässä järjestyksessä: { $ways }.
} { $ticket ->
    [contract] Sopimusten määrä ratkaisee, eivät niiden pisteet.
   *[ticket] Menolippujen määrä ratkaisee, eivät niiden pisteet.
}
rules-win-shared = Ne, jotka ovat yhä tasoissa, jakavat voiton.

rules-chapter-secrets = Avointa ja salaista
rules-seen = Mitä kaikki näkevät
rules-seen-board = Kaikki näkevät reitit ja niiden omistajat, pisteet, vaunut, torin ja poistopakan sekä sen, montako korttia ja { rules-word-tickets-n } kullakin on.
rules-seen-stations = Asematkin ovat kaikkien nähtävissä.
rules-seen-merchandise = Tavaratkin ovat kaikkien nähtävissä.
rules-seen-cards = Kaikki näkevät myös kortit, jotka joku ottaa torilta tai maksaa, ja ne, jotka käännetään.
rules-hidden = Mitä muut eivät näe
rules-hidden-what = { $ticket ->
    [contract] Kukaan muu ei näe korttejasi, näkemättä nostamiasi kortteja, sopimuksiasi eikä sopimuksia, joita sinulle tarjottiin tai jotka palautit.
   *[ticket] Kukaan muu ei näe korttejasi, näkemättä nostamiasi kortteja, menolippujasi eikä menolippuja, joita sinulle tarjottiin tai jotka palautit.
} Pakan ja pinon järjestystä ei tiedä kukaan.

rules-chapter-readings = Näin luemme säännöt
rules-silent = Missä säännöt vaikenevat tai jättävät epäselväksi
rules-silent-lead = Näistä kohdista on useita tulkintoja. Täällä pelataan näin:
rules-silent-starter = Kenenkään matkoja tai ikää ei verrata: järjestäjä nimeää aloittajan, tai arpa ratkaisee.
rules-silent-act = Jotakin on tehtävä niin kauan kuin jokin on mahdollista.
rules-silent-exact = Hintaa suurempi maksu hylätään.
rules-silent-shuffle = Poistopakka sekoitetaan, kun korttia tarvitaan, ei heti pakan tyhjennyttyä.
rules-silent-orange = Oranssi ja ruskea ovat yksi väri; täällä se on oranssi.
rules-silent-station = Asema lainaa yhden reitin, joka päättyy sen kaupunkiin, ei yhtä sisään ja toista ulos.
rules-silent-unbuilt = Pisteitä tuovat rakentamattomat asemat, eivät ne, joista ei ollut apua.
rules-silent-longest = Pisimmällä radalla ei ole mitään tekemistä menolippujen kanssa.
rules-silent-award = Viimeisenä tasapelin ratkaisee se, saitko pisimmän radan pisteet, ei ratasi pituus.
rules-silent-unequal = Kaksi reittiä samojen kaupunkien välillä on aina kaksoisreitti, vaikka pituudet olisivat eri.
rules-silent-often = Lautoilla ja pisimmällä reitillä kortteja saa vaihtaa miten monta kertaa tahansa.
rules-silent-tunnel = Tunnelissa käännetyn veturin saa maksaa värikortilla.
rules-silent-globe = Jos kukaan ei ole saanut yhtään menolippua valmiiksi, kaikki ovat tasoissa ja kaikki saavat { $globe } pistettä.
rules-silent-path = Pidempi rata on omien vaunujesi rata; se ei kulje samaa reittiä kahdesti.
rules-silent-returned = Alussa palautetut sopimukset menevät pinon alle niin kuin myöhemminkin.
rules-silent-merchandise = Tavarakortti otetaan kysymättä.
rules-own = Mikä on omaamme
rules-own-tickets = Tämän pelilaudan { $tickets } { $ticket ->
    [contract] sopimuksesta { $own } on omaa käsialaamme.
   *[ticket] menolipusta { $own } on omaa käsialaamme.
}
rules-own-points = Niin on myös reittien pistetaulukko: mikään tuntemamme teksti ei kerro sitä.
