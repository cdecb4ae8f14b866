### Alle reglerne for hver plade på dansk; docs/languages.md fortæller, hvordan teksterne er lavet.

rules-word-ticket = { $ticket ->
    [contract] kontrakt
   *[ticket] billet
}
rules-word-tickets = { $ticket ->
    [contract] kontrakter
   *[ticket] billetter
}
rules-word-done = { $ticket ->
    [contract] opfyldt
   *[ticket] fuldført
}
rules-word-done-many = { $ticket ->
    [contract] opfyldte
   *[ticket] fuldførte
}
rules-word-trains = { $train ->
    [wagon] vogne
   *[train] tog
}
rules-word-train-one = { $train ->
    [wagon] en vogn
   *[train] et tog
}
rules-word-wild = { $locomotive ->
    [joker] en joker
   *[locomotive] et lokomotiv
}
rules-word-wilds = { $locomotive ->
    [joker] jokere
   *[locomotive] lokomotiver
}
rules-word-Wilds = { $locomotive ->
    [joker] Jokere
   *[locomotive] Lokomotiver
}
rules-word-cities = { $ticket ->
    [contract] steder
   *[ticket] byer
}
rules-word-pile = { $ticket ->
    [contract] kontraktbunken
   *[ticket] billetbunken
}

rules-title = Alle reglerne
rules-of = Alle reglerne: { $board }
rules-lead = Hver eneste regel på denne plade, med vores egne ord. Tallene kommer fra pladen selv.
rules-contents = Indhold
rules-whole = Alt på én side
rules-short = Reglerne i korte træk
rules-print = Udskriv
rules-no-chapter = Det kapitel findes ikke

rules-chapter-setup = Før spillet
rules-players = Spillere
rules-players-number = { $least } til { $most } kan spille.
rules-players-order = Værten siger, hvem der begynder, eller lodtrækning afgør det. Derefter går turen bordet rundt.
rules-pieces = Det får alle
rules-pieces-trains = Du har { $trains } { rules-word-trains } og begynder med 0 point.
rules-pieces-stations = Du har også { $stations } stationer.
rules-deck = Kortene
rules-deck-cards = Der er { $deck } kort: { $cards }.
rules-deck-hand = Kortene blandes, og du får { $hand }. Ingen andre ser dem.
rules-deck-market = De næste fem lægges åbne frem: De er markedet. Resten er bunken.
rules-deck-reset = Er { $reset } eller flere af de fem { rules-word-wilds }, lægges alle fem til de brugte kort, og der lægges fem nye frem, indtil der er færre.
rules-deck-stays = De bliver liggende, hvor mange { rules-word-wilds } der end er imellem.
rules-deck-merchandise = De { $merchandise } varekort ligger i en stak ved siden af pladen.
rules-first = { $ticket ->
    [contract] De første kontrakter
   *[ticket] De første billetter
}
rules-first-long = De { $longs } lange billetter blandes, og hver spiller får { $long }. De andre går ud af spillet, og ingen ser dem.
rules-first-dealt = { $longs ->
    [0] De { $tickets } { rules-word-tickets } blandes, og hver spiller får { $short }. Resten er { rules-word-pile }.
   *[other] De { $tickets } korte billetter blandes, og hver spiller får { $short }. Resten er billetbunken.
}
rules-first-keep = { $longs ->
    [0] Du ser på dem og beholder mindst { $keep } af de { $first }. Du må beholde dem alle.
   *[other] Du ser på dem og beholder mindst { $keep } af de { $first }, lange eller korte. Du må beholde dem alle.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] De { rules-word-tickets }, du giver tilbage, går ud af spillet. Sådan er det kun nu: Senere lægges de nederst i bunken. Ingen andre ser dem.
       *[box] De { rules-word-tickets }, du giver tilbage, går ud af spillet. Ingen andre ser dem.
    }
   *[bottom] De { rules-word-tickets }, du giver tilbage, lægges nederst i bunken, når alle har valgt, i pladsernes rækkefølge. Ingen andre ser dem.
}
rules-first-time = Alle vælger samtidig og i hemmelighed. Den første tur begynder, når alle har valgt.
rules-first-stay = Det, du beholder, har du til spillets slutning.

rules-chapter-turn = Din tur
rules-aim = Hvad der giver point
rules-aim-sources = Det her giver point: { $sources }. { $ticket ->
    [contract] Kontrakter, du ikke opfylder, koster dig point.
   *[ticket] Billetter, du ikke fuldfører, koster dig point.
}
rules-source-routes = strækninger
rules-source-tickets = { $ticket ->
    [contract] opfyldte kontrakter
   *[ticket] fuldførte billetter
}
rules-source-stations = stationer, der ikke er bygget
rules-source-longest = den længste rute
rules-source-globe = { $ticket ->
    [contract] flest opfyldte kontrakter
   *[ticket] flest fuldførte billetter
}
rules-source-merchandise = varer
rules-aim-absent = Det her findes ikke på denne plade: { $absent }.
rules-absent-ferries = færger
rules-absent-tunnels = tunneler
rules-absent-stations = stationer
rules-absent-longest = point for den længste rute
rules-action = Én handling
rules-action-one = { $stations ->
    [0] I din tur gør du netop én ting: tager kort, bygger en strækning eller trækker { rules-word-tickets }.
   *[other] I din tur gør du netop én ting: tager kort, bygger en strækning, trækker { rules-word-tickets } eller bygger en station.
}
rules-action-finish = Det, du er begyndt på, gør du færdigt; du kan ikke bytte det ud med noget andet.
rules-action-pass = Du kan kun melde pas, når intet af det er muligt. Må alle spillere efter tur melde pas, er spillet slut, og pointene tælles op.
rules-action-refused = Det, reglerne ikke tillader, afvises: Intet ændres, og det er stadig din tur.
rules-terms = Strækninger og forbindelser
rules-terms-route = { $ticket ->
    [contract] En strækning er sporet mellem to nabosteder. En kontrakt kræver en forbindelse, og til den kan der gå mange strækninger.
   *[ticket] En strækning er sporet mellem to nabobyer. En billet kræver en forbindelse, og til den kan der gå mange strækninger.
}

rules-chapter-cards = Tag kort
rules-two = To kort
rules-two-cards = Du tager to kort, et ad gangen. Hvert af dem tager du åbent fra markedet eller skjult fra bunken, som du vil.
rules-two-replaced = Et kort, der tages fra markedet, erstattes med det samme, før du tager det andet.
rules-two-second = Du skal tage det andet kort, hvis der er et, du må tage.
rules-two-hold = Du må have så mange kort på hånden, som du vil. Et kort, du har taget, kan ikke lægges tilbage.
rules-open = { $locomotive ->
    [joker] Åbne jokere
   *[locomotive] Åbne lokomotiver
}
rules-open-whole = { $locomotive ->
    [joker] En åben joker tæller som begge kort: Tager du en, tager du ikke andet.
   *[locomotive] Et åbent lokomotiv tæller som begge kort: Tager du et, tager du ikke andet.
}
rules-open-second = { $locomotive ->
    [joker] Den kan aldrig være dit andet kort, hvor det første end kom fra, heller ikke når den lige er blevet vendt.
   *[locomotive] Det kan aldrig være dit andet kort, hvor det første end kom fra, heller ikke når det lige er blevet vendt.
}
rules-open-unseen = { $locomotive ->
    [joker] En joker, der kommer skjult fra bunken, er et kort som alle andre. Du kan endda trække to.
   *[locomotive] Et lokomotiv, der kommer skjult fra bunken, er et kort som alle andre. Du kan endda trække to.
}
rules-open-plain = { $locomotive ->
    [joker] En åben joker er ét af de to kort, som alle andre. Du må tage to i samme tur.
   *[locomotive] Et åbent lokomotiv er ét af de to kort, som alle andre. Du må tage to i samme tur.
}
rules-open-reset = Så snart { $reset } eller flere { rules-word-wilds } ligger i markedet, lægges alle fem kort til de brugte og erstattes. Det sker også mellem dine to kort, og så tit det er nødvendigt.
rules-open-limit = Det sker ikke, når det alligevel ikke kan hjælpe, fordi der er for få andre kort i marked, bunke og brugte kort tilsammen.
rules-open-stays = Hvor mange { rules-word-wilds } der end ligger i markedet, bliver det, som det er.
rules-empty = Når kortene slipper op
rules-empty-shuffle = Når der skal bruges et kort, og bunken er tom, blandes de brugte kort og bliver til bunken. Huller i markedet fyldes, så snart der er kort igen.
rules-empty-market = Er både bunken og de brugte kort væk, må du stadig tage åbne kort. De erstattes ikke.
rules-empty-one = Er der kun ét kort, du må tage, tager du det, og din tur er slut.
rules-empty-none = { $stations ->
    [0] Er der intet, kan du ikke tage kort. Så bygger du en strækning eller trækker { rules-word-tickets }.
   *[other] Er der intet, kan du ikke tage kort. Så bygger du en strækning, trækker { rules-word-tickets } eller bygger en station.
}

rules-chapter-routes = Byg strækninger
rules-which = Hvilke strækninger
rules-which-any = Du må bygge enhver strækning uden ejer, hvor som helst på pladen. Den behøver ikke ligge op til dine andre.
rules-which-whole = Du bygger en hel strækning på én gang, og højst én pr. tur. Den er din resten af spillet.
rules-which-trains = Du skal have { rules-word-train-one } til hvert felt. Har du færre, kan du ikke bygge den.
rules-price = Hvad en strækning koster
rules-price-set = Du betaler fra hånden lige så mange kort i strækningens farve, som den har felter. Du betaler præcis det, hverken mere eller mindre.
rules-price-grey = En grå strækning kan betales med enhver farve, men kun én: Farver blandes aldrig.
rules-price-discards = Kortene lægges til de brugte.
rules-wild = { $locomotive ->
    [joker] Hvad jokere kan
   *[locomotive] Hvad lokomotiver kan
}
rules-wild-where = { $locomotive ->
    [joker] En joker gælder som et kort i valgfri farve. Den kan bruges til: { $places }.
   *[locomotive] Et lokomotiv gælder som et kort i valgfri farve. Det kan bruges til: { $places }.
}
rules-wild-many = Der må du betale med så mange { rules-word-wilds }, du vil, også uden andre kort.
rules-wild-not = På en almindelig strækning, farvet eller grå, tæller kun farvede kort. Der hjælper { rules-word-wild } ikke.
rules-points = Point for strækninger
rules-points-trains = Du lægger { rules-word-train-one } på hvert felt, uanset hvor mange kort du har betalt.
rules-points-once = Du får point med det samme, efter strækningens længde:

rules-chapter-doubles = Dobbeltstrækninger
rules-twins = Hvad en dobbeltstrækning er
rules-twins-what = { $unequal ->
    [yes] To spor mellem de samme to { rules-word-cities } er en dobbeltstrækning, også når de er forskellige i længde, farve eller slags.
   *[no] To lige lange spor mellem de samme to { rules-word-cities } er en dobbeltstrækning.
}
rules-twins-beside = Spor, der løber ved siden af hinanden et stykke, men ender { $ticket ->
    [contract] på forskellige steder
   *[ticket] i forskellige byer
}, er det ikke.
rules-both = Hvem der må bruge dem
rules-both-never = Ingen må eje begge spor, hvor mange der end spiller.
rules-both-few = Med færre end { $from } spillere bruges kun det ene af de to. Så snart det er bygget, er det andet lukket for alle resten af spillet.
rules-both-many = Med { $from } spillere eller flere må en anden bygge det andet spor.

rules-chapter-ferries = Færger
rules-ferry = Hvad en færge koster
rules-ferry-what = { $ferries ->
    [grey] En færge er en grå strækning over vand med et lokomotiv på et eller flere felter.
   *[coloured] En færge er en strækning over vand med et lokomotiv på et eller flere felter. Den kan være farvet eller grå.
}
rules-ferry-price = Hvert felt med et lokomotiv på koster { $locomotive ->
    [joker] en joker
   *[locomotive] et lokomotivkort
}. De andre felter koster kort i én farve: færgens egen, eller en valgfri, hvis den er grå.
rules-ferry-more = Flere { rules-word-wilds } må træde i stedet for de farvede kort, så mange du vil.
rules-ferry-example = Et eksempel: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Uden joker
   *[locomotive] Uden lokomotiv
}
rules-exchange-none = Ingen andre kort kan træde i stedet for { rules-word-wild }, som en færge kræver.
rules-exchange-cards = På en færge gælder { $exchange } vilkårlige kort som { rules-word-wild }: blandede eller ens, også i færgens farve.
rules-exchange-often = Det må du gøre, så tit du vil, både for felter med et lokomotiv og for farvede. Hver gang koster færgen { $dearer } kort mere.
rules-exchange-only = Det gælder kun på færger, ikke på almindelige strækninger og ikke i tunneler.
rules-afloat = Ellers
rules-afloat-same = Ellers er en færge en strækning som alle andre: Længden bestemmer { rules-word-trains } og point, og der vendes ingen kort.

rules-chapter-tunnels = Tunneler
rules-dig = At grave
rules-dig-what = En tunnel kan koste mere, end den viser. Den kan have enhver farve eller være grå, og den kan være en del af en dobbeltstrækning.
rules-dig-base = Først lægger du den normale pris for felterne. Kan du ikke bygge tunnelen, vendes der ingen kort.
rules-dig-turn = Så vendes de { $tunnel } øverste kort i bunken. Markedet røres ikke.
rules-extra = Hvad den koster mere
rules-extra-match = Hvert vendt kort i den farve, du har lagt, og { $locomotive ->
    [joker] hver joker
   *[locomotive] hvert lokomotiv
} koster dig ét kort mere: i den farve eller { rules-word-wild }.
rules-extra-wilds = Har du kun lagt { rules-word-wilds }, tæller kun { rules-word-wilds }, og kun { rules-word-wilds } kan betale.
rules-extra-mixed = Ét farvet kort imellem er nok til, at dets farve tæller.
rules-extra-grey = I en grå tunnel er det den farve, du har lagt, der tæller.
rules-extra-free = Tæller intet af det, er tunnelen din med det samme.
rules-give-up = Betal eller giv op
rules-give-up-choice = Du betaler det hele eller intet. Du må give op, også når du kunne betale.
rules-give-up-back = Giver du op, får du dine kort tilbage, og din tur er slut. Du lægger ingen { rules-word-trains } og får ingen point, og tunnelen er stadig fri.
rules-give-up-discards = De vendte kort lægges til de brugte i begge tilfælde.
rules-give-up-length = Det, du betaler ekstra, kræver ingen { rules-word-trains } og giver ingen point: Kun længden tæller.
rules-few = { $tunnel ->
    [one] Intet kort i bunken
   *[other] Færre end { $tunnel } kort
}
rules-few-shuffle = Slipper bunken op, blandes de brugte kort først; det, du har lagt, er ikke med. Er der stadig færre end { $tunnel } kort, vendes kun dem.
rules-few-none = Er der slet ingen, koster tunnelen sin normale pris.

rules-chapter-swaps = Den længste strækning
rules-swap = { $swapRoute }
rules-swap-cards = Én strækning har sin egen regel. I stedet for hvert af dens { $swapLength } kort må du betale { $swap } vilkårlige. Det gælder ikke på nogen anden strækning.
rules-swap-often = Det må du gøre, så tit du vil, og hver gang koster det { $swapDearer } kort mere. Det, der er tilbage af de { $swapLength }, skal have samme farve.
rules-swap-wild = { rules-word-Wilds } må være blandt de { $swap }, men alene gælder { rules-word-wild } ikke for noget her.
rules-swap-worth = Hvordan du end betaler, kræver den { $swapLength } { rules-word-trains } og giver { $swapPoints } point.

rules-chapter-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
rules-connect = { $ticket ->
    [contract] At opfylde en kontrakt
   *[ticket] At fuldføre en billet
}
rules-connect-chain = En { rules-word-ticket } er { rules-word-done }, når en ubrudt kæde af dine egne strækninger forbinder dens to { rules-word-cities }, ad hvilken vej og med hvor mange strækninger det end er.
rules-connect-help = { $stations ->
    [0] Andre spilleres strækninger hjælper dig ikke.
   *[other] Dine stationer kan lukke huller i kæden.
}
rules-connect-worth = Til sidst giver en { rules-word-done } { rules-word-ticket } sine point; enhver anden koster sine. Før da tæller den ikke.
rules-more = { $ticket ->
    [contract] At trække kontrakter
   *[ticket] At trække billetter
}
rules-more-draw = Du trækker de { $more } øverste { rules-word-tickets }, ser på dem alle og beholder mindst { $moreKeep }. Du må beholde dem alle.
rules-more-returned = { $moreReturned ->
    [box] Resten går ud af spillet. Ingen andre ser dem.
   *[bottom] Resten lægges nederst i bunken, i den rækkefølge, de blev tilbudt. Ingen andre ser dem.
}
rules-more-long = Lange billetter er aldrig i denne bunke.
rules-more-fewer = Er der færre tilbage, trækker du dem. Er der kun én, skal du beholde den.
rules-more-none = Er der ingen tilbage, kan du ikke trække { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] At have kontrakter
   *[ticket] At have billetter
}
rules-hold-any = Du må have så mange, du vil. En, du har beholdt, kan du aldrig give tilbage.
rules-hold-secret = Ingen andre ser før til sidst, hvilke du har, og om de er { rules-word-done-many }.

rules-chapter-stations = Stationer
rules-build = At bygge
rules-build-where = Du må bygge en station i enhver by, der ingen har, også hvor ingen af dine strækninger fører hen. En by har aldrig to, heller ikke af samme spiller.
rules-build-price = Din første station koster ét kort, hver af de næste ét mere end den forrige, alle i samme farve. { rules-word-Wilds } gælder for hvert af dem. Kortene lægges til de brugte.
rules-build-turn = En station er hele din tur. Du kan bygge { $stations } i spillet.
rules-lend = Hvad en station låner dig
rules-lend-one = Til sidst låner hver af dine stationer dig én strækning, der ejes af en anden spiller og ender i stationens by. Det er én strækning, i begge retninger, af enhver slags, også en, der blev bygget efter stationen.
rules-lend-same = Én og samme strækning gælder for alle dine billetter: En station låner ikke én strækning til den ene billet og en anden til den næste.
rules-lend-late = Du behøver ikke vælge. Til sidst træffes det bedste valg for dig: det højeste antal point for dine billetter, og ved lighed de fleste fuldførte. En station kan også ende med intet at låne.
rules-lend-several = Flere stationer låner hver sin strækning, også i forlængelse af hinanden. To spillere må låne den samme, og ejeren bruger den stadig.
rules-lend-only = En lånt strækning tæller kun for billetter. Den giver ingen point og gør ikke din rute længere.
rules-left = Stationer, der ikke er bygget
rules-left-points = Du behøver aldrig bygge. Hver station, der ikke er bygget, giver { $station } point til sidst. En, der er bygget, giver ingen, hvad enten den hjalp eller ej.

rules-chapter-merchandise = Varer
rules-goods = At tage varer
rules-goods-take = Den, der bygger en strækning med en håndkærre, tager et varekort, også i den sidste runde. Det er ét kort, hvor mange af felterne der end har en kærre.
rules-goods-open = Varer ligger åbent: Alle ser, hvor mange du har.
rules-goods-none = Er stakken tom, er strækningen din, men der er intet kort.
rules-bonus = Bonussen
rules-bonus-places = Til sidst giver varer en bonus efter placering. Den, der har flest kort, er først:
rules-bonus-ties = Spillere, der står lige, får alle den fulde bonus for deres plads. Efter den springes lige så mange pladser over, som der er spillere for meget: Efter to førstepladser kommer en tredjeplads.
rules-bonus-zero = Uden kort er der ingen bonus, og ingen rykker op på den plads.

rules-chapter-end = Slutning og optælling
rules-last = Den sidste runde
rules-last-begin = Når nogen har { $end } { rules-word-trains } eller færre ved slutningen af sin tur, begynder den sidste runde.
rules-last-turns = Alle får én tur mere, og den, der bragte slutningen, får den allersidste. Får andre derefter lige så få, gør det ingen forskel.
rules-last-same = Det er ture som alle andre.
rules-count = Optællingen
rules-count-routes = Pointene for strækninger er allerede talt med.
rules-count-tickets = Alle { rules-word-tickets } vises. Pointene for de { rules-word-done-many } lægges til, pointene for de andre trækkes fra. Et resultat kan komme under nul.
rules-count-stations = Hver station, der ikke er bygget, giver { $station } point.
rules-count-longest = Den længste ubrudte rute af én spillers egne { rules-word-trains } giver { $longest } point; ingen har dem før. Den må gå gennem en by flere gange, men kun bruge hver strækning én gang, og det er antallet af { rules-word-trains }, der tæller.
rules-count-longest-ties = Står flere lige, får de hver især de { $longest } point.
rules-count-globe = Den, der har flest { rules-word-done-many } { rules-word-tickets }, får { $globe } point; ingen har dem før. Står flere lige, får de dem hver især.
rules-count-merchandise = Så lægges bonussen for varer til.
rules-count-sum = Summen er dit resultat.
rules-win = Hvem der vinder
rules-win-most = Den, der har flest point, vinder.
rules-win-ties = { $breaks ->
    [1] Står flere lige, afgøres det sådan: { $ways }.
   *[other] Står flere lige, afgøres det i denne rækkefølge: { $ways }.
} Det er antallet af { rules-word-tickets }, der tæller, ikke deres point.
rules-win-shared = Spillere, der stadig står lige, deler sejren.

rules-chapter-secrets = Åbent og hemmeligt
rules-seen = Hvad alle ser
rules-seen-board = Alle ser strækningerne og deres ejere, point, { rules-word-trains }, markedet og de brugte kort, og hvor mange kort og { rules-word-tickets } hver spiller har.
rules-seen-stations = Stationer er også åbne for alle.
rules-seen-merchandise = Varer er også åbne for alle.
rules-seen-cards = Alle ser også de kort, som nogen tager fra markedet eller betaler med, og dem, der vendes.
rules-hidden = Hvad ingen andre ser
rules-hidden-what = Ingen andre ser dine kort, de kort, du trækker skjult, dine { rules-word-tickets }, og dem, du blev tilbudt eller gav tilbage. Ingen kender bunkernes rækkefølge.

rules-chapter-readings = Sådan læser vi reglerne
rules-silent = Hvor reglerne tier eller er i tvivl
rules-silent-lead = Spillere kender flere læsninger af disse punkter. Her spilles de sådan:
rules-silent-starter = Ingens rejser eller alder sammenlignes: Værten siger, hvem der begynder, eller lodtrækning gør.
rules-silent-act = Du skal gøre noget, så længe noget er muligt.
rules-silent-exact = At betale mere end prisen afvises.
rules-silent-shuffle = De brugte kort blandes, når der skal bruges et kort, ikke så snart bunken er tom.
rules-silent-orange = Orange og brun er én farve; her er den orange.
rules-silent-station = En station låner dig én strækning, der ender i byen, ikke én ind og en anden ud.
rules-silent-unbuilt = De stationer, der giver point, er dem, der ikke er bygget, ikke dem, der ingen hjalp.
rules-silent-longest = Den længste rute har intet med billetter at gøre.
rules-silent-award = Det sidste, der afgør ved lighed, er, om du fik pointene for længste rute, ikke hvor lang din rute er.
rules-silent-unequal = To strækninger mellem de samme byer er altid en dobbeltstrækning, også når de ikke er lige lange.
rules-silent-often = Kort må byttes, så tit du vil, på færger og på den længste strækning.
rules-silent-tunnel = Et lokomotiv, der vendes i en tunnel, må betales med et farvet kort.
rules-silent-globe = Har ingen fuldført en billet, står alle lige, og alle får de { $globe } point.
rules-silent-path = Den længste rute er den af dine egne tog; den bruger ingen strækning to gange.
rules-silent-returned = Kontrakter, man giver tilbage i starten, lægges nederst i bunken, ligesom senere.
rules-silent-merchandise = Et varekort tages, uden at der spørges.
rules-own = Hvad der er vores eget
rules-own-tickets = { $own } af de { $tickets } { rules-word-tickets } på denne plade har vi selv fundet på.
rules-own-points = Det samme gælder tabellen med point for strækninger: Ingen tekst, vi kender, angiver den.
