### Alla regler för varje spelplan på svenska; docs/languages.md berättar hur texterna är gjorda.

rules-word-tickets = { $ticket ->
    [contract] kontrakt
   *[ticket] biljetter
}
rules-word-done-many = { $ticket ->
    [contract] uppfyllda
   *[ticket] klara
}
rules-word-wild = { $locomotive ->
    [joker] en joker
   *[locomotive] ett lok
}
rules-word-Wild = { $locomotive ->
    [joker] En joker
   *[locomotive] Ett lok
}
rules-word-wilds = { $locomotive ->
    [joker] jokrar
   *[locomotive] lok
}
rules-word-Wilds = { $locomotive ->
    [joker] Jokrar
   *[locomotive] Lok
}
rules-word-cities = { $ticket ->
    [contract] platser
   *[ticket] städer
}

rules-title = Alla regler
rules-of = Alla regler: { $board }
rules-lead = Varje regel för den här spelplanen, med våra egna ord. Talen kommer från spelplanen själv.
rules-contents = Innehåll
rules-whole = Allt på en sida
rules-short = Reglerna i korthet
rules-print = Skriv ut
rules-no-chapter = Det finns inget sådant kapitel

rules-chapter-setup = Före spelet
rules-players = Spelare
rules-players-number = { $least } till { $most } kan spela.
rules-players-order = Värden säger vem som börjar, eller så avgör lotten. Sedan går turen runt bordet.
rules-pieces = Vad alla får
rules-pieces-trains = Du har { $trains } vagnar och börjar med 0 poäng.
rules-pieces-stations = Du har också { $stations } stationer.
rules-deck = Korten
rules-deck-cards = Det finns { $deck } kort: { $cards }.
rules-deck-hand = Korten blandas, och du får { $hand }. Ingen annan ser dem.
rules-deck-market = De fem följande läggs öppna: de är marknaden. Resten är leken.
rules-deck-reset = Är { $reset } eller fler av de fem { rules-word-wilds } slängs alla fem, och fem nya läggs ut, tills det är färre.
rules-deck-stays = De ligger kvar, hur många { rules-word-wilds } det än är bland dem.
rules-deck-merchandise = De { $merchandise } varukorten ligger i en hög bredvid spelplanen.
rules-first = { $ticket ->
    [contract] De första kontrakten
   *[ticket] De första biljetterna
}
rules-first-long = De { $longs } långa biljetterna blandas, och varje spelare får { $long }. De andra tas ur spelet, och ingen ser dem.
rules-first-dealt = { $longs ->
    [0] { $ticket ->
        [contract] De { $tickets } kontrakten blandas, och varje spelare får { $short }. Resten är högen.
       *[ticket] De { $tickets } biljetterna blandas, och varje spelare får { $short }. Resten är högen.
    }
   *[other] De { $tickets } korta biljetterna blandas, och varje spelare får { $short }. Resten är högen.
}
rules-first-keep = { $longs ->
    [0] Du tittar på dem och behåller minst { $keep } av de { $first }. Du får behålla alla.
   *[other] Du tittar på dem och behåller minst { $keep } av de { $first }, långa eller korta. Du får behålla alla.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] De som du lämnar tillbaka tas ur spelet. Så är det bara nu: senare läggs { rules-word-tickets } som lämnas tillbaka underst i högen. Ingen annan ser dem.
       *[box] De som du lämnar tillbaka tas ur spelet. Ingen annan ser dem.
    }
   *[bottom] De som du lämnar tillbaka läggs underst i högen när alla har valt, i platsernas ordning. Ingen annan ser dem.
}
rules-first-time = Alla väljer samtidigt och i hemlighet. Det första draget börjar när alla har valt.
rules-first-stay = Det du har behållit blir kvar hos dig spelet ut.

rules-chapter-turn = Din tur
rules-aim = Vad som ger poäng
rules-aim-sources = Det här ger poäng: { $sources }. { $ticket ->
    [contract] Kontrakt som du inte uppfyller kostar dig poäng.
   *[ticket] Biljetter som du inte gör klara kostar dig poäng.
}
rules-source-routes = sträckor
rules-source-tickets = { $ticket ->
    [contract] uppfyllda kontrakt
   *[ticket] klara biljetter
}
rules-source-stations = stationer som inte är byggda
rules-source-longest = den längsta linjen
rules-source-globe = { $ticket ->
    [contract] flest uppfyllda kontrakt
   *[ticket] flest klara biljetter
}
rules-source-merchandise = varor
rules-aim-absent = Det här finns inte på den här spelplanen: { $absent }.
rules-absent-ferries = färjor
rules-absent-tunnels = tunnlar
rules-absent-stations = stationer
rules-absent-longest = poäng för den längsta linjen
rules-action = En handling
rules-action-one = { $stations ->
    [0] På din tur gör du precis en sak: tar kort, bygger en sträcka eller drar { rules-word-tickets }.
   *[other] På din tur gör du precis en sak: tar kort, bygger en sträcka, drar { rules-word-tickets } eller bygger en station.
}
rules-action-finish = Det du har börjat på gör du färdigt; du kan inte byta det mot något annat.
rules-action-pass = Du får bara passa när inget av detta är möjligt. Måste alla spelare i tur och ordning passa är spelet slut, och poängen räknas.
rules-action-refused = Det som reglerna inte tillåter avvisas: ingenting ändras, och det är fortfarande din tur.
rules-terms = Sträckor och förbindelser
rules-terms-route = { $ticket ->
    [contract] En sträcka är spåret mellan två grannplatser. Ett kontrakt kräver en förbindelse, och den kan bestå av många sträckor.
   *[ticket] En sträcka är spåret mellan två grannstäder. En biljett kräver en förbindelse, och den kan bestå av många sträckor.
}

rules-chapter-cards = Ta kort
rules-two = Två kort
rules-two-cards = Du tar två kort, ett i taget. Vart och ett tar du öppet från marknaden eller dolt från leken, som du vill.
rules-two-replaced = Ett kort som tas från marknaden ersätts genast, innan du tar det andra.
rules-two-second = Du måste ta det andra kortet om det finns ett som du får ta.
rules-two-hold = Du får ha hur många kort som helst på handen. Ett kort som du har tagit kan inte läggas tillbaka.
rules-open = { $locomotive ->
    [joker] Öppna jokrar
   *[locomotive] Öppna lok
}
rules-open-whole = { $locomotive ->
    [joker] En öppen joker räknas som båda korten: tar du en tar du inget mer.
   *[locomotive] Ett öppet lok räknas som båda korten: tar du ett tar du inget mer.
}
rules-open-second = { $locomotive ->
    [joker] Den kan aldrig vara ditt andra kort, varifrån det första än kom, inte ens när den just har vänts upp.
   *[locomotive] Det kan aldrig vara ditt andra kort, varifrån det första än kom, inte ens när det just har vänts upp.
}
rules-open-unseen = { $locomotive ->
    [joker] En joker som kommer dold från leken är ett kort som alla andra. Det får till och med bli två.
   *[locomotive] Ett lok som kommer dolt från leken är ett kort som alla andra. Det får till och med bli två.
}
rules-open-plain = { $locomotive ->
    [joker] En öppen joker är ett av de två korten, som alla andra. Du får ta två i samma drag.
   *[locomotive] Ett öppet lok är ett av de två korten, som alla andra. Du får ta två i samma drag.
}
rules-open-reset = Så fort { $reset } eller fler { rules-word-wilds } ligger på marknaden slängs alla fem korten och ersätts. Det händer också mellan dina två kort, och så ofta det behövs.
rules-open-limit = Det händer inte när det inte kan hjälpa, för att marknad, lek och slänghög tillsammans har för få andra kort.
rules-open-stays = Hur många { rules-word-wilds } som än ligger på marknaden blir den som den är.
rules-empty = När korten tar slut
rules-empty-shuffle = När ett kort behövs och leken är tom blandas slänghögen och blir leken. Luckor på marknaden fylls så fort det finns kort igen.
rules-empty-market = När både lek och slänghög är tomma får du fortfarande ta öppna kort. De ersätts inte.
rules-empty-one = Finns det bara ett kort som du får ta, så tar du det, och ditt drag är slut.
rules-empty-none = { $stations ->
    [0] Finns det inget kan du inte ta kort. Då bygger du en sträcka eller drar { rules-word-tickets }.
   *[other] Finns det inget kan du inte ta kort. Då bygger du en sträcka, drar { rules-word-tickets } eller bygger en station.
}

rules-chapter-routes = Bygga sträckor
rules-which = Vilka sträckor
rules-which-any = Du får bygga vilken sträcka som helst som ingen äger, var som helst på spelplanen. Den behöver inte ansluta till dina andra.
rules-which-whole = Du bygger en hel sträcka på en gång, och högst en per drag. Den är din spelet ut.
rules-which-trains = Du behöver en vagn till varje ruta. Har du färre kan du inte bygga den.
rules-price = Vad en sträcka kostar
rules-price-set = Du betalar från handen lika många kort i sträckans färg som den har rutor. Du betalar precis det, varken mer eller mindre.
rules-price-grey = En grå sträcka tar valfri färg, men bara en: färger blandas aldrig.
rules-price-discards = Korten läggs på slänghögen.
rules-wild = { $locomotive ->
    [joker] Vad jokrar kan
   *[locomotive] Vad lok kan
}
rules-wild-where = { rules-word-Wild } ersätter ett kort i valfri färg. Det gäller här: { $places }.
rules-wild-many = Där får du betala med hur många { rules-word-wilds } du vill, också bara med dem.
rules-wild-not = På en vanlig sträcka, färgad eller grå, räknas bara färgade kort. { rules-word-Wild } hjälper inte där.
rules-points = Poäng för sträckor
rules-points-trains = Du ställer en vagn på varje ruta: en för varje ruta, vad du än har betalat.
rules-points-once = Du får poäng genast, efter sträckans längd:

rules-chapter-doubles = Dubbelsträckor
rules-twins = Vad en dubbelsträcka är
rules-twins-what = { $unequal ->
    [yes] Två spår mellan samma två { rules-word-cities } är en dubbelsträcka, även om de skiljer sig i längd, färg eller sort.
   *[no] Två lika långa spår mellan samma två { rules-word-cities } är en dubbelsträcka.
}
rules-twins-beside = Spår som löper bredvid varandra ett stycke men slutar { $ticket ->
    [contract] på olika platser
   *[ticket] i olika städer
} är det inte.
rules-both = Vem som får använda dem
rules-both-never = Ingen får äga båda spåren, hur många som än spelar.
rules-both-few = Med färre än { $from } spelare används bara ett av de två. Så fort det är byggt är det andra stängt för alla resten av spelet.
rules-both-many = Med { $from } spelare eller fler får någon annan bygga det andra spåret.

rules-chapter-ferries = Färjor
rules-ferry = Vad en färja kostar
rules-ferry-what = { $ferries ->
    [grey] En färja är en grå sträcka över vatten med ett lok på en eller flera rutor.
   *[coloured] En färja är en sträcka över vatten med ett lok på en eller flera rutor. Den kan vara färgad eller grå.
}
rules-ferry-price = Varje ruta med ett lok på kostar { $locomotive ->
    [joker] en joker
   *[locomotive] ett lokkort
}. De andra rutorna kostar kort i en färg: färjans egen, eller valfri om den är grå.
rules-ferry-more = Fler { rules-word-wilds } får ersätta de färgade korten, hur många du vill.
rules-ferry-example = Ett exempel: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Utan joker
   *[locomotive] Utan lok
}
rules-exchange-none = Inga andra kort ersätter { rules-word-wild } som en färja kräver.
rules-exchange-cards = På en färja får { $exchange } valfria kort ersätta { rules-word-wild }: olika eller lika, också i färjans färg.
rules-exchange-often = Det får du göra så ofta du vill, både för rutor med ett lok och för färgade. Varje gång kostar färjan { $dearer } kort mer.
rules-exchange-only = Det gäller bara på färjor, inte på vanliga sträckor och inte i tunnlar.
rules-afloat = I övrigt
rules-afloat-same = I övrigt är en färja en sträcka som alla andra: vagnar och poäng följer längden, och inga kort vänds upp.

rules-chapter-tunnels = Tunnlar
rules-dig = Att gräva
rules-dig-what = En tunnel kan kosta mer än den visar. Den kan ha vilken färg som helst eller vara grå, och den kan vara en del av en dubbelsträcka.
rules-dig-base = Först lägger du ut det vanliga priset för rutorna. Kan du inte bygga tunneln vänds inget upp.
rules-dig-turn = Sedan vänds de { $tunnel } översta korten i leken upp. Marknaden rörs inte.
rules-extra = Vad den kostar mer
rules-extra-match = Varje uppvänt kort i färgen du har lagt ut, och { $locomotive ->
    [joker] varje joker
   *[locomotive] varje lok
}, kostar dig ett kort till: i den färgen, eller { rules-word-wild }.
rules-extra-wilds = Har du bara lagt ut { rules-word-wilds } räknas bara { rules-word-wilds }, och du kan bara betala med { rules-word-wilds }.
rules-extra-mixed = Ett färgat kort bland dem räcker för att dess färg ska räknas.
rules-extra-grey = I en grå tunnel är det färgen du har lagt ut som räknas.
rules-extra-free = Räknas inget av det är tunneln genast din.
rules-give-up = Betala eller ge upp
rules-give-up-choice = Du betalar allt eller inget. Du får ge upp även om du kunde betala.
rules-give-up-back = Ger du upp får du tillbaka dina kort, och ditt drag är slut. Du ställer inga vagnar och får inga poäng, och tunneln är fortfarande fri.
rules-give-up-discards = De uppvända korten läggs på slänghögen i båda fallen.
rules-give-up-length = Det du betalar extra kräver inga vagnar och ger inga poäng: bara längden räknas.
rules-few = { $tunnel ->
    [one] Inget kort i leken
   *[other] Färre än { $tunnel } kort
}
rules-few-shuffle = Tar leken slut blandas först slänghögen; det du har lagt ut är inte med. Är det ändå färre än { $tunnel } kort vänds bara de upp.
rules-few-none = Finns det inget alls kostar tunneln sitt vanliga pris.

rules-chapter-swaps = Den längsta sträckan
rules-swap = { $swapRoute }
rules-swap-cards = En sträcka har en egen regel. För vart och ett av dess { $swapLength } kort får du betala { $swap } valfria i stället. Det gäller inte på någon annan sträcka.
rules-swap-often = Det får du göra så ofta du vill, och varje gång kostar det { $swapDearer } kort mer. De kort som är kvar måste ha samma färg.
rules-swap-wild = { rules-word-Wilds } får vara bland de { $swap }, men { rules-word-wild } gäller här inte i stället för ett kort.
rules-swap-worth = Hur du än betalar kräver den { $swapLength } vagnar och ger { $swapPoints } poäng.

rules-chapter-tickets = { $ticket ->
    [contract] Kontrakt
   *[ticket] Biljetter
}
rules-connect = { $ticket ->
    [contract] Att uppfylla ett kontrakt
   *[ticket] Att göra en biljett klar
}
rules-connect-chain = { $ticket ->
    [contract] Ett kontrakt är uppfyllt när en obruten kedja av dina egna sträckor förbinder dess två platser, vilken väg och med hur många sträckor som helst.
   *[ticket] En biljett är klar när en obruten kedja av dina egna sträckor förbinder dess två städer, vilken väg och med hur många sträckor som helst.
}
rules-connect-help = { $stations ->
    [0] Andra spelares sträckor hjälper dig inte.
   *[other] Dina stationer kan sluta luckor i kedjan.
}
rules-connect-worth = { $ticket ->
    [contract] I slutet ger ett uppfyllt kontrakt sina poäng; för andra dras de av. Före slutet räknas det inte.
   *[ticket] I slutet ger en klar biljett sina poäng; för andra dras de av. Före slutet räknas den inte.
}
rules-more = { $ticket ->
    [contract] Att dra kontrakt
   *[ticket] Att dra biljetter
}
rules-more-draw = { $ticket ->
    [contract] Du drar de { $more } översta kontrakten, tittar på alla och behåller minst { $moreKeep }. Du får behålla alla.
   *[ticket] Du drar de { $more } översta biljetterna, tittar på alla och behåller minst { $moreKeep }. Du får behålla alla.
}
rules-more-returned = { $moreReturned ->
    [box] De andra tas ur spelet. Ingen annan ser dem.
   *[bottom] De andra läggs underst i högen, i den ordning som de erbjöds. Ingen annan ser dem.
}
rules-more-long = Långa biljetter finns aldrig i den här högen.
rules-more-fewer = { $ticket ->
    [contract] Finns det färre kvar drar du dem. Är det bara ett måste du behålla det.
   *[ticket] Finns det färre kvar drar du dem. Är det bara en måste du behålla den.
}
rules-more-none = Finns det inga kvar kan du inte dra { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] Att ha kontrakt
   *[ticket] Att ha biljetter
}
rules-hold-any = Du får ha hur många som helst. Det du har behållit kan du aldrig lämna tillbaka.
rules-hold-secret = Ingen annan ser före slutet vilka du har, eller om de är { rules-word-done-many }.

rules-chapter-stations = Stationer
rules-build = Att bygga
rules-build-where = Du får bygga en station i vilken stad som helst som inte har någon, även dit ingen av dina sträckor leder. En stad har aldrig två, inte ens av samma spelare.
rules-build-price = Din första station kostar ett kort, varje senare ett kort mer än den förra, alla i samma färg. { rules-word-Wilds } ersätter vilket som helst av dem. Korten läggs på slänghögen.
rules-build-turn = En station är hela ditt drag. Du kan bygga { $stations } i spelet.
rules-lend = Vad en station lånar ut
rules-lend-one = I slutet får du med varje station använda en sträcka som slutar i stationens stad och tillhör en annan spelare. Det är en enda sträcka, i vilken riktning och av vilken sort som helst, även en som byggdes efter stationen.
rules-lend-same = En och samma sträcka gäller för alla dina biljetter: en station lånar inte ut en sträcka till den ena biljetten och en annan till den andra.
rules-lend-late = Du behöver inte välja. I slutet görs det bästa valet åt dig: den högsta summan för dina biljetter, och är flera lika, den med flest klara. En station kan också bli utan lån.
rules-lend-several = Flera stationer ger var sin sträcka, också efter varandra. Två spelare får låna samma, och ägaren använder den fortfarande.
rules-lend-only = En lånad sträcka räknas bara för biljetter. Den ger inga poäng och gör inte din linje längre.
rules-left = Stationer som inte är byggda
rules-left-points = Du måste aldrig bygga. Varje station som inte är byggd ger { $station } poäng i slutet. En som är byggd ger inga, vare sig den hjälpte eller inte.

rules-chapter-merchandise = Varor
rules-goods = Att ta varor
rules-goods-take = Den som bygger en sträcka med en handkärra tar ett varukort, även i sista rundan. Det är ett kort, hur många av rutorna som än har en kärra.
rules-goods-open = Varor ligger öppna: alla ser hur många du har.
rules-goods-none = Är högen tom är sträckan din, men det blir inget kort.
rules-bonus = Bonusen
rules-bonus-places = I slutet ger varor en bonus efter placering. Den som har flest kort är först:
rules-bonus-ties = De som ligger lika får alla hela bonusen för sin placering. Efter den hoppas lika många placeringar över som det är spelare för många på den: efter två förstaplatser kommer en tredjeplats.
rules-bonus-zero = Utan kort ingen bonus, och ingen flyttar upp till den platsen.

rules-chapter-end = Slut och poängräkning
rules-last = Sista rundan
rules-last-begin = När någon har { $end } vagnar eller färre kvar i slutet av sitt drag börjar sista rundan.
rules-last-turns = Alla får ett drag till, och den som förde fram slutet får det allra sista. Att andra sedan också får så få gör ingen skillnad.
rules-last-same = De dragen är som alla andra.
rules-count = Poängräkningen
rules-count-routes = Poängen för sträckor är redan räknade.
rules-count-tickets = { $ticket ->
    [contract] Alla kontrakt visas. Poängen för de uppfyllda läggs till, poängen för de andra dras av.
   *[ticket] Alla biljetter visas. Poängen för de klara läggs till, poängen för de andra dras av.
} Ett resultat kan hamna under noll.
rules-count-stations = Varje station som inte är byggd ger { $station } poäng.
rules-count-longest = Den längsta obrutna linjen av en spelares egna vagnar ger { $longest } poäng; ingen har dem före slutet. Den får gå genom samma stad flera gånger, men bara en gång över samma sträcka, och det är vagnarna som räknas.
rules-count-longest-ties = Ligger flera lika får alla de { $longest } poängen.
rules-count-globe = { $ticket ->
    [contract] Den som har uppfyllt flest kontrakt
   *[ticket] Den som har gjort klart flest biljetter
} får { $globe } poäng; ingen har dem före slutet. Ligger flera lika får alla poängen.
rules-count-merchandise = Sedan läggs bonusen för varor till.
rules-count-sum = Summan är ditt resultat.
rules-win = Vem som vinner
rules-win-most = Den som har flest poäng vinner.
rules-win-ties = { $breaks ->
    [1] Vid lika poäng avgör: { $ways }.
   *[other] Vid lika poäng avgör, i den här ordningen: { $ways }.
} Det är antalet { rules-word-tickets } som räknas, inte deras poäng.
rules-win-shared = De som fortfarande ligger lika delar segern.

rules-chapter-secrets = Öppet och hemligt
rules-seen = Vad alla ser
rules-seen-board = Alla ser sträckorna och deras ägare, poäng, vagnar, marknaden och slänghögen, och hur många kort och { rules-word-tickets } varje spelare har.
rules-seen-stations = Stationer är också öppna.
rules-seen-merchandise = Varor är också öppna.
rules-seen-cards = Alla ser också korten som någon tar från marknaden eller betalar med, och de som vänds upp.
rules-hidden = Vad ingen annan ser
rules-hidden-what = Ingen annan ser dina kort, korten som du drar dolda, dina { rules-word-tickets } och de som du erbjöds eller lämnade tillbaka. Ingen känner ordningen i lek och hög.

rules-chapter-readings = Så läser vi reglerna
rules-silent = Där reglerna tiger eller är oklara
rules-silent-lead = De här punkterna läses på flera sätt. Här spelas de så:
rules-silent-starter = Ingens resor eller ålder jämförs: värden säger vem som börjar, eller så avgör lotten.
rules-silent-act = Du måste göra något så länge något är möjligt.
rules-silent-exact = Att betala mer än priset avvisas.
rules-silent-shuffle = Slänghögen blandas när ett kort behövs, inte så fort leken är tom.
rules-silent-orange = Orange och brunt är en färg; här är den orange.
rules-silent-station = En station ger dig en sträcka som slutar i dess stad, inte en in och en annan ut.
rules-silent-unbuilt = Stationerna som ger poäng är de som inte är byggda, inte de som inte hjälpte någon.
rules-silent-longest = Den längsta linjen har inget med biljetter att göra.
rules-silent-award = Det sista som avgör vid lika är om du fick poängen för längsta linjen, inte hur lång din linje är.
rules-silent-unequal = Två sträckor mellan samma städer är alltid en dubbelsträcka, även om de är olika långa.
rules-silent-often = På färjor och på den längsta sträckan får kort bytas så ofta du vill.
rules-silent-tunnel = Ett lok som vänds upp i en tunnel får betalas med ett färgat kort.
rules-silent-globe = Har ingen gjort klart någon biljett ligger alla lika, och alla får de { $globe } poängen.
rules-silent-path = Den längre linjen är den av dina egna vagnar; den går inte två gånger över samma sträcka.
rules-silent-returned = Kontrakt som lämnas tillbaka i början läggs underst i högen, liksom senare.
rules-silent-merchandise = Ett varukort tas utan att någon frågar.
rules-own = Vad som är vårt eget
rules-own-tickets = { $own } av de { $tickets } { $ticket ->
    [contract] kontrakten
   *[ticket] biljetterna
} på den här spelplanen har vi själva hittat på.
rules-own-points = Det gäller också tabellen med poäng för sträckor: ingen text som vi känner till anger den.
