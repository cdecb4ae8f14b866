### Alle reglene for hvert brett på norsk; docs/languages.md forteller hvordan tekstene er laget.

rules-word-ticket = { $ticket ->
    [contract] kontrakt
   *[ticket] billett
}
rules-word-tickets = { $ticket ->
    [contract] kontrakter
   *[ticket] billetter
}
rules-word-tickets-all = { $ticket ->
    [contract] kontraktene
   *[ticket] billettene
}
rules-word-done = { $ticket ->
    [contract] oppfylt
   *[ticket] fullført
}
rules-word-done-many = { $ticket ->
    [contract] oppfylte
   *[ticket] fullførte
}
rules-word-trains = { $train ->
    [wagon] vogner
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

rules-title = Alle reglene
rules-of = Alle reglene: { $board }
rules-lead = Hver eneste regel på dette brettet, med våre egne ord. Tallene kommer fra brettet selv.
rules-contents = Innhold
rules-whole = Alt på én side
rules-short = Reglene i korte trekk
rules-print = Skriv ut
rules-no-chapter = Det kapittelet finnes ikke

rules-chapter-setup = Før spillet
rules-players = Spillere
rules-players-number = { $least } til { $most } kan spille.
rules-players-order = Verten sier hvem som begynner, eller loddtrekning avgjør det. Så går turen rundt bordet.
rules-pieces = Dette får alle
rules-pieces-trains = Du har { $trains } { rules-word-trains } og begynner med 0 poeng.
rules-pieces-stations = Du har også { $stations } stasjoner.
rules-deck = Kortene
rules-deck-cards = Det er { $deck } kort: { $cards }.
rules-deck-hand = Kortene stokkes, og du får { $hand }. Ingen andre ser dem.
rules-deck-market = De fem neste legges åpne: De er markedet. Resten er bunken.
rules-deck-reset = Er { $reset } eller flere av de fem { rules-word-wilds }, legges alle fem bort og fem nye ut, til det er færre.
rules-deck-stays = De blir liggende, uansett hvor mange { rules-word-wilds } det er blant dem.
rules-deck-merchandise = De { $merchandise } varekortene ligger i en stabel ved siden av brettet.
rules-first = { $ticket ->
    [contract] De første kontraktene
   *[ticket] De første billettene
}
rules-first-long = De { $longs } lange billettene stokkes, og hver spiller får { $long }. De andre går ut av spillet, og ingen ser dem.
rules-first-dealt = { $longs ->
    [0] De { $tickets } { rules-word-tickets-all } stokkes, og hver spiller får { $short }. Resten legges i en egen bunke.
   *[other] De { $tickets } korte billettene stokkes, og hver spiller får { $short }. Resten legges i en egen bunke.
}
rules-first-keep = { $longs ->
    [0] Du ser på dem og beholder minst { $keep } av de { $first }. Du kan beholde alle.
   *[other] Du ser på dem og beholder minst { $keep } av de { $first }, lange eller korte. Du kan beholde alle.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] De du gir tilbake, går ut av spillet. Slik er det bare nå: Senere legges { rules-word-tickets } som gis tilbake, nederst i bunken. Ingen andre ser dem.
       *[box] De du gir tilbake, går ut av spillet. Ingen andre ser dem.
    }
   *[bottom] De du gir tilbake, legges nederst i bunken når alle har valgt, i rekkefølge etter plassene. Ingen andre ser dem.
}
rules-first-time = Alle velger samtidig og i hemmelighet. Den første turen begynner når alle har valgt.
rules-first-stay = Det du beholder, har du ut spillet.

rules-chapter-turn = Din tur
rules-aim = Hva som gir poeng
rules-aim-sources = Dette gir poeng: { $sources }. { $ticket ->
    [contract] Kontrakter du ikke oppfyller, koster deg poeng.
   *[ticket] Billetter du ikke fullfører, koster deg poeng.
}
rules-source-routes = toglinjer
rules-source-tickets = { $ticket ->
    [contract] oppfylte kontrakter
   *[ticket] fullførte billetter
}
rules-source-stations = stasjoner som ikke er bygd
rules-source-longest = den lengste ruten
rules-source-globe = { $ticket ->
    [contract] flest oppfylte kontrakter
   *[ticket] flest fullførte billetter
}
rules-source-merchandise = varer
rules-aim-absent = Dette finnes ikke på brettet: { $absent }.
rules-absent-ferries = ferger
rules-absent-tunnels = tunneler
rules-absent-stations = stasjoner
rules-absent-longest = poeng for den lengste ruten
rules-action = Én handling
rules-action-one = { $stations ->
    [0] På din tur gjør du nøyaktig én ting: tar kort, bygger en toglinje eller trekker { rules-word-tickets }.
   *[other] På din tur gjør du nøyaktig én ting: tar kort, bygger en toglinje, trekker { rules-word-tickets } eller bygger en stasjon.
}
rules-action-finish = Det du har begynt på, gjør du ferdig; du kan ikke bytte det mot noe annet.
rules-action-pass = Du kan bare si pass når ingenting av dette er mulig. Må alle spillerne etter tur si pass, er spillet slutt, og poengene telles opp.
rules-action-refused = Det reglene ikke tillater, avvises: Ingenting endres, og det er fortsatt din tur.
rules-terms = Toglinjer og forbindelser
rules-terms-route = { $ticket ->
    [contract] En toglinje er sporet mellom to nabosteder. En kontrakt krever en forbindelse, og den kan bestå av mange toglinjer.
   *[ticket] En toglinje er sporet mellom to nabobyer. En billett krever en forbindelse, og den kan bestå av mange toglinjer.
}

rules-chapter-cards = Ta kort
rules-two = To kort
rules-two-cards = Du tar to kort, ett om gangen. Hvert av dem tar du åpent fra markedet eller skjult fra bunken, som du vil.
rules-two-replaced = Et kort som tas fra markedet, erstattes med en gang, før du tar det andre.
rules-two-second = Du må ta det andre kortet hvis det finnes et du kan ta.
rules-two-hold = Du kan ha så mange kort du vil på hånden. Et kort du har tatt, kan ikke legges tilbake.
rules-open = { $locomotive ->
    [joker] Åpne jokere
   *[locomotive] Åpne lokomotiver
}
rules-open-whole = { $locomotive ->
    [joker] En åpen joker teller som begge kortene: Tar du en, tar du ikke mer.
   *[locomotive] Et åpent lokomotiv teller som begge kortene: Tar du et, tar du ikke mer.
}
rules-open-second = { $locomotive ->
    [joker] Den kan aldri være det andre kortet ditt, hvor det første enn kom fra, ikke engang når den nettopp er snudd.
   *[locomotive] Det kan aldri være det andre kortet ditt, hvor det første enn kom fra, ikke engang når det nettopp er snudd.
}
rules-open-unseen = { $locomotive ->
    [joker] En joker som kommer skjult fra bunken, er et kort som alle andre. Du kan til og med trekke to.
   *[locomotive] Et lokomotiv som kommer skjult fra bunken, er et kort som alle andre. Du kan til og med trekke to.
}
rules-open-plain = { $locomotive ->
    [joker] En åpen joker er ett av de to kortene, som alle andre. Du kan ta to på samme tur.
   *[locomotive] Et åpent lokomotiv er ett av de to kortene, som alle andre. Du kan ta to på samme tur.
}
rules-open-reset = Så snart { $reset } eller flere { rules-word-wilds } ligger i markedet, legges alle de fem kortene bort og erstattes. Det skjer også mellom de to kortene dine, og så ofte det trengs.
rules-open-limit = Det skjer ikke når det ikke kan hjelpe, fordi marked, bunke og brukte kort til sammen har for få andre kort.
rules-open-stays = Uansett hvor mange { rules-word-wilds } som ligger i markedet, blir det som det er.
rules-empty = Når kortene tar slutt
rules-empty-shuffle = Når det trengs et kort og bunken er tom, stokkes de brukte kortene og blir til bunken. Hull i markedet fylles så snart det er kort igjen.
rules-empty-market = Når det hverken er kort i bunken eller brukte kort, kan du fortsatt ta åpne kort. De erstattes ikke.
rules-empty-one = Finnes det bare ett kort du kan ta, tar du det, og turen din er over.
rules-empty-none = { $stations ->
    [0] Finnes det ingen, kan du ikke ta kort. Da bygger du en toglinje eller trekker { rules-word-tickets }.
   *[other] Finnes det ingen, kan du ikke ta kort. Da bygger du en toglinje, trekker { rules-word-tickets } eller bygger en stasjon.
}

rules-chapter-routes = Bygg toglinjer
rules-which = Hvilke toglinjer
rules-which-any = Du kan bygge enhver toglinje som ingen eier, hvor som helst på brettet. Den trenger ikke henge sammen med de andre dine.
rules-which-whole = Du bygger en hel toglinje på én gang, og høyst én per tur. Den er din ut spillet.
rules-which-trains = Du trenger { rules-word-train-one } til hvert felt. Har du færre, kan du ikke bygge den.
rules-price = Hva en toglinje koster
rules-price-set = Du betaler fra hånden like mange kort i toglinjens farge som den har felter. Du betaler nøyaktig det, verken mer eller mindre.
rules-price-grey = En grå toglinje kan betales med hvilken som helst farge, men bare én: Farger blandes aldri.
rules-price-discards = Kortene legges til de brukte.
rules-wild = { $locomotive ->
    [joker] Hva jokere kan
   *[locomotive] Hva lokomotiver kan
}
rules-wild-where = { $locomotive ->
    [joker] En joker teller som et kort i hvilken som helst farge. Det gjør den her: { $places }.
   *[locomotive] Et lokomotiv teller som et kort i hvilken som helst farge. Det gjør det her: { $places }.
}
rules-wild-many = Der kan du betale med så mange { rules-word-wilds } du vil, også uten andre kort.
rules-wild-not = På en vanlig toglinje, farget eller grå, teller bare fargede kort. Der hjelper { rules-word-wild } ikke.
rules-points = Poeng for toglinjer
rules-points-trains = Du legger { rules-word-train-one } på hvert felt, uansett hvor mange kort du har betalt.
rules-points-once = Du får poeng med en gang, etter lengden på toglinjen:

rules-chapter-doubles = Doble toglinjer
rules-twins = Hva en dobbel toglinje er
rules-twins-what = { $unequal ->
    [yes] To spor mellom de samme to { $ticket ->
        [contract] stedene
       *[ticket] byene
    } er en dobbel toglinje, også når de er ulike i lengde, farge eller slag.
   *[no] To like lange spor mellom de samme to { $ticket ->
        [contract] stedene
       *[ticket] byene
    } er en dobbel toglinje.
}
rules-twins-beside = Spor som går ved siden av hverandre et stykke, men ender { $ticket ->
    [contract] på ulike steder
   *[ticket] i ulike byer
}, er det ikke.
rules-both = Hvem som kan bruke dem
rules-both-never = Ingen kan eie begge sporene, uansett hvor mange som spiller.
rules-both-few = Med færre enn { $from } spillere brukes bare ett av de to. Så snart det er bygd, er det andre stengt for alle resten av spillet.
rules-both-many = Med { $from } spillere eller flere kan en annen bygge det andre sporet.

rules-chapter-ferries = Ferger
rules-ferry = Hva en ferge koster
rules-ferry-what = { $ferries ->
    [grey] En ferge er en grå toglinje over vann med et lokomotiv på ett eller flere felter.
   *[coloured] En ferge er en toglinje over vann med et lokomotiv på ett eller flere felter. Den kan være farget eller grå.
}
rules-ferry-price = Hvert felt med et lokomotiv på koster { $locomotive ->
    [joker] en joker
   *[locomotive] et lokomotivkort
}. De andre feltene koster kort i én farge: fergens egen, eller en valgfri hvis den er grå.
rules-ferry-more = Flere { rules-word-wilds } kan erstatte de fargede kortene, så mange du vil.
rules-ferry-example = Et eksempel: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Uten joker
   *[locomotive] Uten lokomotiv
}
rules-exchange-none = Ingen andre kort kan erstatte { rules-word-wild } som en ferge krever.
rules-exchange-cards = På en ferge teller { $exchange } vilkårlige kort som { rules-word-wild }: blandede eller like, også i fergens farge.
rules-exchange-often = Det kan du gjøre så ofte du vil, både for felter med et lokomotiv og for fargede. Hver gang koster fergen { $dearer } kort mer.
rules-exchange-only = Dette gjelder bare på ferger, ikke på vanlige toglinjer og ikke i tunneler.
rules-afloat = Ellers
rules-afloat-same = Ellers er en ferge en toglinje som alle andre: Lengden bestemmer { rules-word-trains } og poeng, og ingen kort snus.

rules-chapter-tunnels = Tunneler
rules-dig = Å grave
rules-dig-what = En tunnel kan koste mer enn den viser. Den kan ha hvilken som helst farge eller være grå, og den kan være en del av en dobbel toglinje.
rules-dig-base = Først legger du den vanlige prisen for feltene. Kan du ikke bygge tunnelen, snus ingenting.
rules-dig-turn = Så snus de { $tunnel } øverste kortene i bunken. Markedet røres ikke.
rules-extra = Hva den koster ekstra
rules-extra-match = Hvert snudde kort i fargen du har lagt, og { $locomotive ->
    [joker] hver joker
   *[locomotive] hvert lokomotiv
}, koster deg ett kort til: i den fargen, eller { rules-word-wild }.
rules-extra-wilds = Har du bare lagt { rules-word-wilds }, teller bare { rules-word-wilds }, og da kan du bare betale med { rules-word-wilds }.
rules-extra-mixed = Ett farget kort blant dem er nok til at fargen teller.
rules-extra-grey = I en grå tunnel er det fargen du har lagt, som teller.
rules-extra-free = Teller ingenting av det, er tunnelen din med en gang.
rules-give-up = Betal eller gi opp
rules-give-up-choice = Du betaler alt eller ingenting. Du kan gi opp også når du kunne ha betalt.
rules-give-up-back = Gir du opp, får du kortene dine tilbake, og turen din er over. Du legger ingen { rules-word-trains } og får ingen poeng, og tunnelen er fortsatt ledig.
rules-give-up-discards = Kortene som ble snudd, legges til de brukte uansett.
rules-give-up-length = Det du betaler ekstra, krever ingen { rules-word-trains } og gir ingen poeng: Bare lengden teller.
rules-few = { $tunnel ->
    [one] Ingen kort i bunken
   *[other] Færre enn { $tunnel } kort
}
rules-few-shuffle = Tar bunken slutt, stokkes de brukte kortene først; det du har lagt, er ikke med. Er det fortsatt færre enn { $tunnel } kort, snus bare de.
rules-few-none = Finnes det ingen i det hele tatt, koster tunnelen det vanlige.

rules-chapter-swaps = Den lengste toglinjen
rules-swap = { $swapRoute }
rules-swap-cards = Én toglinje har sin egen regel. Hvert av de { $swapLength } kortene kan du erstatte med { $swap } vilkårlige. Det gjelder ikke på noen annen toglinje.
rules-swap-often = Det kan du gjøre så ofte du vil, og hver gang koster det { $swapDearer } kort mer. Kortene som er igjen, må ha samme farge.
rules-swap-wild = { rules-word-Wilds } kan være blant de { $swap }, men alene erstatter { rules-word-wild } ingenting her.
rules-swap-worth = Uansett hvordan du betaler, krever den { $swapLength } { rules-word-trains } og gir { $swapPoints } poeng.

rules-chapter-tickets = { $ticket ->
    [contract] Kontrakter
   *[ticket] Billetter
}
rules-connect = { $ticket ->
    [contract] Å oppfylle en kontrakt
   *[ticket] Å fullføre en billett
}
rules-connect-chain = En { rules-word-ticket } er { rules-word-done } når en ubrutt kjede av dine egne toglinjer knytter sammen de to { $ticket ->
    [contract] stedene
   *[ticket] byene
}, uansett hvilken vei og med hvor mange toglinjer.
rules-connect-help = { $stations ->
    [0] Andre spilleres toglinjer hjelper deg ikke.
   *[other] Stasjonene dine kan tette hull i kjeden.
}
rules-connect-worth = Til slutt gir en { rules-word-done } { rules-word-ticket } poengene sine; for alle andre trekkes de fra. Før det teller den ikke.
rules-more = { $ticket ->
    [contract] Å trekke kontrakter
   *[ticket] Å trekke billetter
}
rules-more-draw = Du trekker de { $more } øverste { rules-word-tickets-all }, ser på alle og beholder minst { $moreKeep }. Du kan beholde alle.
rules-more-returned = { $moreReturned ->
    [box] Resten går ut av spillet. Ingen andre ser dem.
   *[bottom] Resten legges nederst i bunken, i den rekkefølgen de ble tilbudt. Ingen andre ser dem.
}
rules-more-long = Lange billetter er aldri i denne bunken.
rules-more-fewer = Er det færre igjen, trekker du dem. Er det bare én, må du beholde den.
rules-more-none = Er det ingen igjen, kan du ikke trekke { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] Å ha kontrakter
   *[ticket] Å ha billetter
}
rules-hold-any = Du kan ha så mange du vil. En du har beholdt, kan du aldri gi tilbake.
rules-hold-secret = Ingen andre ser før spillet er slutt, hvilke du har, og om de er { rules-word-done }.

rules-chapter-stations = Stasjoner
rules-build = Å bygge
rules-build-where = Du kan bygge en stasjon i enhver by som ikke har noen, også der ingen av toglinjene dine går. En by har aldri to, ikke engang av samme spiller.
rules-build-price = Den første stasjonen din koster ett kort, hver ny ett mer enn den forrige, alle i samme farge. { rules-word-Wilds } kan erstatte hvert av dem. Kortene legges til de brukte.
rules-build-turn = En stasjon er hele turen din. Du kan bygge { $stations } i spillet.
rules-lend = Hva en stasjon låner deg
rules-lend-one = Til slutt låner hver av stasjonene dine deg én av de andres toglinjer som ender i byen. Det er én toglinje, uansett retning og slag, også en som ble bygd etter stasjonen.
rules-lend-same = Én og samme toglinje gjelder for alle billettene dine: En stasjon låner deg ikke én toglinje til den ene billetten og en annen til den neste.
rules-lend-late = Du trenger ikke velge. Til slutt tas det beste valget for deg: den høyeste summen for billettene dine, og er flere like, flest fullførte. En stasjon kan også ende med ikke å låne deg noe.
rules-lend-several = Flere stasjoner låner deg hver sin toglinje, også etter hverandre. To spillere kan låne den samme, og eieren bruker den fortsatt.
rules-lend-only = En lånt toglinje teller bare for billetter. Den gir ingen poeng og gjør ikke ruten din lengre.
rules-left = Stasjoner som ikke er bygd
rules-left-points = Du må aldri bygge. Hver stasjon som ikke er bygd, gir { $station } poeng til slutt. En som er bygd, gir ingen, enten den hjalp eller ikke.

rules-chapter-merchandise = Varer
rules-goods = Å ta varer
rules-goods-take = Den som bygger en toglinje med en håndkjerre, tar et varekort, også i siste runde. Det er ett kort, uansett hvor mange av feltene som har en kjerre.
rules-goods-open = Varer ligger åpent: Alle ser hvor mange du har.
rules-goods-none = Er stabelen tom, er toglinjen din, men det blir ikke noe kort.
rules-bonus = Bonusen
rules-bonus-places = Til slutt gir varer en bonus etter plassering. Den som har flest kort, er først:
rules-bonus-ties = Spillere som står likt, får alle hele bonusen for plassen sin. Etter den hoppes det over like mange plasser som det er spillere for mye på den: Etter to førsteplasser kommer en tredjeplass.
rules-bonus-zero = Uten kort er det ingen bonus, og ingen rykker opp til den plassen.

rules-chapter-end = Slutt og opptelling
rules-last = Siste runde
rules-last-begin = Når noen har { $end } { rules-word-trains } eller færre ved slutten av turen sin, begynner siste runde.
rules-last-turns = Alle får én tur til, og den som satte i gang slutten, får den aller siste. Får andre deretter like få, gjør det ingen forskjell.
rules-last-same = Disse turene er som alle andre.
rules-count = Opptellingen
rules-count-routes = Poengene for toglinjer er alt regnet med.
rules-count-tickets = Alle { rules-word-tickets } vises. Poengene for de { rules-word-done-many } legges til, poengene for de andre trekkes fra. Et resultat kan komme under null.
rules-count-stations = Hver stasjon som ikke er bygd, gir { $station } poeng.
rules-count-longest = Den lengste ubrutte ruten av én spillers egne { rules-word-trains } gir { $longest } poeng; ingen har dem før. Den kan gå gjennom en by flere ganger, men bruke hver toglinje bare én gang, og det er antallet { rules-word-trains } som teller.
rules-count-longest-ties = Står flere likt, får hver av dem de { $longest } poengene.
rules-count-globe = Den som har flest { rules-word-done-many } { rules-word-tickets }, får { $globe } poeng; ingen har dem før. Står flere likt, får hver av dem poengene.
rules-count-merchandise = Så legges bonusen for varer til.
rules-count-sum = Summen er resultatet ditt.
rules-win = Hvem som vinner
rules-win-most = Den som har flest poeng, vinner.
rules-win-ties = { $breaks ->
    [1] Står flere likt på poeng, avgjør dette: { $ways }.
   *[other] Står flere likt på poeng, avgjør dette, i denne rekkefølgen: { $ways }.
} Det er antallet { rules-word-tickets } som teller, ikke poengene på dem.
rules-win-shared = Spillere som fortsatt står likt, deler seieren.

rules-chapter-secrets = Åpent og hemmelig
rules-seen = Hva alle ser
rules-seen-board = Alle ser toglinjene og hvem som eier dem, poeng, { rules-word-trains }, markedet og de brukte kortene, og hvor mange kort og { rules-word-tickets } hver spiller har.
rules-seen-stations = Stasjoner er også åpne for alle.
rules-seen-merchandise = Varer er også åpne for alle.
rules-seen-cards = Alle ser også kortene som noen tar fra markedet eller betaler med, og de som snus.
rules-hidden = Hva ingen andre ser
rules-hidden-what = Ingen andre ser kortene dine, kortene du trekker skjult, { rules-word-tickets-all } dine og de du ble tilbudt eller ga tilbake. Ingen kjenner rekkefølgen i bunkene.

rules-chapter-readings = Slik leser vi reglene
rules-silent = Der reglene tier eller er uklare
rules-silent-lead = Disse punktene leses på flere måter. Her spilles de slik:
rules-silent-starter = Ingens reiser eller alder sammenlignes: Verten sier hvem som begynner, eller loddtrekning gjør det.
rules-silent-act = Du må gjøre noe så lenge noe er mulig.
rules-silent-exact = Å betale mer enn prisen avvises.
rules-silent-shuffle = De brukte kortene stokkes når det trengs et kort, ikke så snart bunken er tom.
rules-silent-orange = Oransje og brun er én farge; her er den oransje.
rules-silent-station = En stasjon låner deg én toglinje som ender i byen, ikke én inn og en annen ut.
rules-silent-unbuilt = Stasjonene som gir poeng, er de som ikke er bygd, ikke de som ikke hjalp noen.
rules-silent-longest = Den lengste ruten har ingenting med billetter å gjøre.
rules-silent-award = Det siste som avgjør når flere står likt, er om du fikk poengene for lengste rute, ikke hvor lang ruten din er.
rules-silent-unequal = To toglinjer mellom de samme byene er alltid en dobbel toglinje, også når de ikke er like lange.
rules-silent-often = På ferger og på den lengste toglinjen kan kort byttes så ofte du vil.
rules-silent-tunnel = Et lokomotiv som snus i en tunnel, kan betales med et farget kort.
rules-silent-globe = Har ingen fullført en billett, står alle likt, og alle får de { $globe } poengene.
rules-silent-path = Den lengste ruten er den av dine egne tog; den bruker ingen toglinje to ganger.
rules-silent-returned = Kontrakter som gis tilbake i starten, legges nederst i bunken, som senere.
rules-silent-merchandise = Et varekort tas uten at noen spør.
rules-own = Hva som er vårt eget
rules-own-tickets = { $own } av de { $tickets } { rules-word-tickets-all } på dette brettet har vi laget selv.
rules-own-points = Det samme gjelder tabellen med poeng for toglinjer: Ingen tekst vi kjenner til, oppgir den.
