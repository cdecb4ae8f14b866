### Allar reglur hvers spilaborðs á íslensku; docs/languages.md segir hvernig textarnir eru gerðir.

rules-word-tickets = { $ticket ->
    [contract] samninga
   *[ticket] lestarmiða
}
rules-word-tickets-are = { $ticket ->
    [contract] samningar
   *[ticket] lestarmiðar
}
rules-word-wild = { $locomotive ->
    [joker] jóker
   *[locomotive] eimreið
}
rules-word-Wild = { $locomotive ->
    [joker] Jóker
   *[locomotive] Eimreið
}
rules-word-wilds-are = { $locomotive ->
    [joker] jókerar
   *[locomotive] eimreiðar
}
rules-word-Wilds-are = { $locomotive ->
    [joker] Jókerar
   *[locomotive] Eimreiðar
}
rules-word-wilds-with = { $locomotive ->
    [joker] jókerum
   *[locomotive] eimreiðum
}
rules-word-wilds-many = { $locomotive ->
    [joker] margir jókerar
   *[locomotive] margar eimreiðar
}

rules-title = Allar reglurnar
rules-of = Allar reglurnar: { $board }
rules-lead = Hver einasta regla á þessu spilaborði, með okkar eigin orðum. Tölurnar koma frá spilaborðinu sjálfu.
rules-contents = Efnisyfirlit
rules-whole = Allt á einni síðu
rules-short = Reglurnar í stuttu máli
rules-print = Prenta
rules-no-chapter = Þessi kafli er ekki til

rules-chapter-setup = Fyrir leikinn
rules-players = Leikmenn
rules-players-number = Leikmenn geta verið { $least } til { $most }.
rules-players-order = Gestgjafinn segir hver byrjar, eða hlutkesti ræður. Svo gengur leikurinn hringinn við borðið.
rules-pieces = Það sem allir fá
rules-pieces-trains = { $trains ->
    [one] Þú átt { $trains } vagn og byrjar með 0 stig.
   *[other] Þú átt { $trains } vagna og byrjar með 0 stig.
}
rules-pieces-stations = { $stations ->
    [one] Þú átt líka { $stations } stöð.
   *[other] Þú átt líka { $stations } stöðvar.
}
rules-deck = Spilin
rules-deck-cards = Spilin eru { $deck }: { $cards }.
rules-deck-hand = Spilin eru stokkuð og þú færð { $hand }. Enginn annar sér þau.
rules-deck-market = Næstu fimm eru lögð opin: þau eru markaðurinn. Afgangurinn er stokkurinn.
rules-deck-reset = Ef { $reset } eða fleiri af þessum fimm eru { rules-word-wilds-are } fara öll fimm í notuðu spilin og fimm ný eru lögð út, þar til svo er ekki lengur.
rules-deck-stays = Þau liggja kyrr, hversu { rules-word-wilds-many } sem eru á meðal þeirra.
rules-deck-merchandise = Vöruspilin, { $merchandise } talsins, liggja í bunka við hliðina á spilaborðinu.
rules-first = { $ticket ->
    [contract] Fyrstu samningarnir
   *[ticket] Fyrstu lestarmiðarnir
}
rules-first-long = Löngu lestarmiðarnir, { $longs } talsins, eru stokkaðir og hver leikmaður fær { $long }. Hinir fara úr leiknum og enginn sér þá.
rules-first-dealt = { $longs ->
    [0] { $ticket ->
        [contract] Samningarnir, { $tickets } talsins, eru stokkaðir og hver leikmaður fær { $short }. Afgangurinn er bunkinn.
       *[ticket] Lestarmiðarnir, { $tickets } talsins, eru stokkaðir og hver leikmaður fær { $short }. Afgangurinn er bunkinn.
    }
   *[other] Stuttu lestarmiðarnir, { $tickets } talsins, eru stokkaðir og hver leikmaður fær { $short }. Afgangurinn er bunkinn.
}
rules-first-keep = { $longs ->
    [0] Þú skoðar þá og heldur minnst { $keep } af { $first }. Þú mátt halda þeim öllum.
   *[other] Þú skoðar þá og heldur minnst { $keep } af { $first }, löngum eða stuttum. Þú mátt halda þeim öllum.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] Þeir sem þú skilar fara úr leiknum. Þannig er það aðeins núna: síðar fara { rules-word-tickets-are } sem er skilað neðst í bunkann. Enginn annar sér þá.
       *[box] Þeir sem þú skilar fara úr leiknum. Enginn annar sér þá.
    }
   *[bottom] Þeir sem þú skilar fara neðst í bunkann þegar allir hafa valið, í röð eftir sætum. Enginn annar sér þá.
}
rules-first-time = Allir velja á sama tíma og í leyni. Fyrsta umferðin hefst þegar allir hafa valið.
rules-first-stay = Það sem þú heldur fylgir þér til loka.

rules-chapter-turn = Umferðin þín
rules-aim = Það sem gefur stig
rules-aim-sources = Þetta gefur stig: { $sources }. { $ticket ->
    [contract] Samningar sem þú uppfyllir ekki kosta þig stig.
   *[ticket] Lestarmiðar sem þú klárar ekki kosta þig stig.
}
rules-source-routes = leiðir
rules-source-tickets = { $ticket ->
    [contract] uppfylltir samningar
   *[ticket] kláraðir lestarmiðar
}
rules-source-stations = óbyggðar stöðvar
rules-source-longest = lengsta línan
rules-source-globe = { $ticket ->
    [contract] flestir uppfylltir samningar
   *[ticket] flestir kláraðir lestarmiðar
}
rules-source-merchandise = vörur
rules-aim-absent = Þetta er ekki til á þessu spilaborði: { $absent }.
rules-absent-ferries = ferjur
rules-absent-tunnels = göng
rules-absent-stations = stöðvar
rules-absent-longest = stig fyrir lengstu línuna
rules-action = Ein aðgerð
rules-action-one = { $stations ->
    [0] Þegar þú átt leik gerirðu nákvæmlega eitt: tekur spil, leggur leið eða dregur { rules-word-tickets }.
   *[other] Þegar þú átt leik gerirðu nákvæmlega eitt: tekur spil, leggur leið, dregur { rules-word-tickets } eða byggir stöð.
}
rules-action-finish = Það sem þú hefur byrjað á klárarðu; þú getur ekki skipt því út fyrir annað.
rules-action-pass = Þú mátt aðeins segja pass þegar ekkert af þessu er hægt. Ef allir þurfa að segja pass hver á eftir öðrum er leiknum lokið og stigin talin.
rules-action-refused = Því sem reglurnar leyfa ekki er hafnað: ekkert breytist og þú átt enn leik.
rules-terms = Leiðir og tengingar
rules-terms-route = { $ticket ->
    [contract] Leið er sporið milli tveggja grannstaða. Samningur krefst tengingar, og í hana geta farið margar leiðir.
   *[ticket] Leið er sporið milli tveggja grannborga. Lestarmiði krefst tengingar, og í hana geta farið margar leiðir.
}

rules-chapter-cards = Að taka spil
rules-two = Tvö spil
rules-two-cards = Þú tekur tvö spil, eitt í einu. Hvort þeirra tekurðu opið af markaðnum eða óséð úr stokknum, eins og þú vilt.
rules-two-replaced = Nýtt spil kemur strax í stað spils sem er tekið af markaðnum, áður en þú tekur það seinna.
rules-two-second = Þú verður að taka seinna spilið ef til er spil sem þú mátt taka.
rules-two-hold = Þú mátt hafa eins mörg spil á hendi og þú vilt. Spili sem þú hefur tekið er ekki hægt að skila.
rules-open = { $locomotive ->
    [joker] Opnir jókerar
   *[locomotive] Opnar eimreiðar
}
rules-open-whole = { $locomotive ->
    [joker] Opinn jóker jafngildir báðum spilunum: takir þú hann tekurðu ekki annað.
   *[locomotive] Opin eimreið jafngildir báðum spilunum: takir þú hana tekurðu ekki annað.
}
rules-open-second = { $locomotive ->
    [joker] Hann getur aldrei verið seinna spilið, hvaðan sem það fyrra kom, ekki heldur þegar hann er nýkominn á markaðinn.
   *[locomotive] Hún getur aldrei verið seinna spilið, hvaðan sem það fyrra kom, ekki heldur þegar hún er nýkomin á markaðinn.
}
rules-open-unseen = { $locomotive ->
    [joker] Jóker sem kemur óséður úr stokknum er eins og hvert annað spil. Þeir mega jafnvel vera tveir.
   *[locomotive] Eimreið sem kemur óséð úr stokknum er eins og hvert annað spil. Þær mega jafnvel vera tvær.
}
rules-open-plain = { $locomotive ->
    [joker] Opinn jóker er annað spilanna tveggja, eins og hvert annað spil. Þú mátt taka tvo í sömu umferð.
   *[locomotive] Opin eimreið er annað spilanna tveggja, eins og hvert annað spil. Þú mátt taka tvær í sömu umferð.
}
rules-open-reset = Um leið og { $reset } eða fleiri { rules-word-wilds-are } liggja á markaðnum fara öll fimm spilin í notuðu spilin og ný koma í staðinn. Það gerist líka milli spilanna þinna tveggja, og eins oft og þarf.
rules-open-limit = Það gerist ekki þegar það getur ekki hjálpað, því á markaðnum, í stokknum og í notuðu spilunum eru samtals of fá önnur spil.
rules-open-stays = Hversu { rules-word-wilds-many } sem liggja á markaðnum stendur hann óbreyttur.
rules-empty = Þegar spilin klárast
rules-empty-shuffle = Þegar spil vantar og stokkurinn er tómur eru notuðu spilin stokkuð og verða að stokknum. Fyllt er í eyður á markaðnum um leið og spil eru til aftur.
rules-empty-market = Þegar bæði stokkurinn og notuðu spilin eru búin máttu enn taka opin spil. Ekkert kemur í staðinn.
rules-empty-one = Ef aðeins er til eitt spil sem þú mátt taka tekurðu það, og umferðin þín er búin.
rules-empty-none = { $stations ->
    [0] Ef ekkert er til geturðu ekki tekið spil. Þá leggurðu leið eða dregur { rules-word-tickets }.
   *[other] Ef ekkert er til geturðu ekki tekið spil. Þá leggurðu leið, dregur { rules-word-tickets } eða byggir stöð.
}

rules-chapter-routes = Að leggja leiðir
rules-which = Hvaða leiðir
rules-which-any = Þú mátt leggja hvaða leið sem enginn á, hvar sem er á spilaborðinu. Hún þarf ekki að tengjast hinum leiðunum þínum.
rules-which-whole = Þú leggur heila leið í einu og mest eina í umferð. Hún er þín til loka.
rules-which-trains = Þú þarft vagn á hvern reit. Eigir þú færri geturðu ekki lagt leiðina.
rules-price = Hvað leið kostar
rules-price-set = Þú borgar af hendi jafnmörg spil í lit leiðarinnar og reitirnir eru. Þú borgar nákvæmlega það, hvorki meira né minna.
rules-price-grey = Grá leið tekur hvaða lit sem er, en aðeins einn: litum er aldrei blandað.
rules-price-discards = Spilin fara í notuðu spilin.
rules-wild = { $locomotive ->
    [joker] Hvað jókerar geta
   *[locomotive] Hvað eimreiðar geta
}
rules-wild-where = { rules-word-Wild } gildir sem spil í hvaða lit sem er. Það á við hér: { $places }.
rules-wild-many = Þar máttu borga með eins { $locomotive ->
    [joker] mörgum jókerum
   *[locomotive] mörgum eimreiðum
} og þú vilt, líka með engu öðru.
rules-wild-not = Á venjulegri leið, litaðri eða grárri, gilda aðeins lituð spil. { rules-word-Wild } hjálpar ekki þar.
rules-points = Stig fyrir leiðir
rules-points-trains = Þú leggur vagn á hvern reit: einn á hvern, hvað sem þú hefur borgað.
rules-points-once = Þú færð stig strax, eftir lengd leiðarinnar:

rules-chapter-doubles = Tvöfaldar leiðir
rules-twins = Hvað er tvöföld leið
rules-twins-what = { $unequal ->
    [yes] { $ticket ->
        [contract] Tvö spor milli sömu tveggja staða eru tvöföld leið, þótt lengd, litur eða tegund sé ekki sú sama.
       *[ticket] Tvö spor milli sömu tveggja borga eru tvöföld leið, þótt lengd, litur eða tegund sé ekki sú sama.
    }
   *[no] { $ticket ->
        [contract] Tvö jafnlöng spor milli sömu tveggja staða eru tvöföld leið.
       *[ticket] Tvö jafnlöng spor milli sömu tveggja borga eru tvöföld leið.
    }
}
rules-twins-beside = { $ticket ->
    [contract] Spor sem liggja samhliða um stund en enda á ólíkum stöðum eru það ekki.
   *[ticket] Spor sem liggja samhliða um stund en enda í ólíkum borgum eru það ekki.
}
rules-both = Hver má nota þær
rules-both-never = Enginn má eiga bæði sporin, hversu margir sem spila.
rules-both-few = Séu leikmenn færri en { $from } er aðeins annað sporið notað. Um leið og það er lagt er hitt lokað öllum til leiksloka.
rules-both-many = Þegar leikmenn eru { $from } eða fleiri má einhver annar leggja hitt sporið.

rules-chapter-ferries = Ferjur
rules-ferry = Hvað ferja kostar
rules-ferry-what = { $ferries ->
    [grey] Ferja er grá leið yfir sjó eða vatn með mynd af eimreið á einum reit eða fleiri.
   *[coloured] Ferja er leið yfir sjó eða vatn með mynd af eimreið á einum reit eða fleiri. Hún getur verið lituð eða grá.
}
rules-ferry-price = Hver reitur með mynd af eimreið kostar { rules-word-wild }. Hinir reitirnir kosta spil í einum lit: lit ferjunnar, eða hvaða lit sem er ef hún er grá.
rules-ferry-more = { $locomotive ->
    [joker] Fleiri jókerar mega koma í stað lituðu spilanna, eins margir og þú vilt.
   *[locomotive] Fleiri eimreiðar mega koma í stað lituðu spilanna, eins margar og þú vilt.
}
rules-ferry-example = Dæmi: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Án jókers
   *[locomotive] Án eimreiðar
}
rules-exchange-none = { $locomotive ->
    [joker] Engin önnur spil koma í stað jókers sem ferja krefst.
   *[locomotive] Engin önnur spil koma í stað eimreiðar sem ferja krefst.
}
rules-exchange-cards = Á ferju gilda { $exchange } spil að vali sem { $locomotive ->
    [joker] einn jóker
   *[locomotive] ein eimreið
}: ólík eða eins, líka í lit ferjunnar.
rules-exchange-often = Þetta máttu gera eins oft og þú vilt, bæði fyrir reiti með eimreið og litaða. Í hvert sinn kostar ferjan { $dearer } spilum meira.
rules-exchange-only = Þetta gildir aðeins á ferjum, ekki á venjulegum leiðum og ekki í göngum.
rules-afloat = Að öðru leyti
rules-afloat-same = Að öðru leyti er ferja eins og hver önnur leið: vagnar og stig fara eftir lengdinni, og engum spilum er snúið við.

rules-chapter-tunnels = Göng
rules-dig = Að grafa
rules-dig-what = Göng geta kostað meira en sést. Þau geta verið í hvaða lit sem er eða grá, og þau geta verið hluti af tvöfaldri leið.
rules-dig-base = Fyrst leggurðu út venjulegt verð fyrir reitina. Ef þú getur ekki lagt göngin er engu snúið við.
rules-dig-turn = Svo er { $tunnel ->
    [one] { $tunnel } efsta spili
   *[other] { $tunnel } efstu spilum
} stokksins snúið við. Markaðurinn er látinn í friði.
rules-extra = Hvað þau kosta meira
rules-extra-match = Hvert spil sem snúið er við í litnum sem þú lagðir út, og hver { rules-word-wild }, kostar þig eitt spil í viðbót: í þeim lit, eða { rules-word-wild }.
rules-extra-wilds = Hafir þú lagt út { $locomotive ->
    [joker] jókera eina
   *[locomotive] eimreiðar einar
} gilda aðeins { rules-word-wilds-are }, og aðeins má borga með { rules-word-wilds-with }.
rules-extra-mixed = Eitt litað spil á meðal þeirra nægir til að litur þess gildi.
rules-extra-grey = Í gráum göngum gildir liturinn sem þú lagðir út.
rules-extra-free = Ef ekkert af þessu gildir eru göngin strax þín.
rules-give-up = Að borga eða gefast upp
rules-give-up-choice = Þú borgar allt eða ekkert. Þú mátt gefast upp þótt þú gætir borgað.
rules-give-up-back = Ef þú gefst upp færðu spilin þín aftur og umferðin þín er búin. Þú leggur enga vagna og færð engin stig, og göngin eru áfram laus.
rules-give-up-discards = Spilin sem var snúið við fara í notuðu spilin hvernig sem fer.
rules-give-up-length = Það sem þú borgar aukalega krefst engra vagna og gefur engin stig: aðeins lengdin gildir.
rules-few = { $tunnel ->
    [one] Ekkert spil í stokknum
   *[other] Færri en { $tunnel } spil
}
rules-few-shuffle = Ef stokkurinn klárast eru notuðu spilin stokkuð fyrst; það sem þú lagðir út er ekki með. Ef spilin eru samt færri en { $tunnel } er aðeins þeim snúið við.
rules-few-none = Ef ekkert er til kosta göngin venjulegt verð.

rules-chapter-swaps = Lengsta leiðin
rules-swap = { $swapRoute }
rules-swap-cards = Um eina leið gildir sérstök regla. Í stað hvers af { $swapLength } spilum hennar máttu borga { $swap } spil að vali. Það gildir ekki á neinni annarri leið.
rules-swap-often = Þetta máttu gera eins oft og þú vilt, og í hvert sinn kostar það { $swapDearer } spilum meira. Spilin sem eftir eru verða að vera í sama lit.
rules-swap-wild = { rules-word-Wilds-are } mega vera á meðal þessara { $swap }, en { rules-word-wild } kemur hér ekki í stað eins spils.
rules-swap-worth = Hvernig sem þú borgar tekur hún { $swapLength ->
    [one] { $swapLength } vagn
   *[other] { $swapLength } vagna
} og gefur { $swapPoints } stig.

rules-chapter-tickets = { $ticket ->
    [contract] Samningar
   *[ticket] Lestarmiðar
}
rules-connect = { $ticket ->
    [contract] Að uppfylla samning
   *[ticket] Að klára lestarmiða
}
rules-connect-chain = { $ticket ->
    [contract] Samningur er uppfylltur þegar óslitin keðja þinna eigin leiða tengir staðina tvo, hvaða leið sem farin er og hversu margar sem þær eru.
   *[ticket] Lestarmiði er kláraður þegar óslitin keðja þinna eigin leiða tengir borgirnar tvær, hvaða leið sem farin er og hversu margar sem þær eru.
}
rules-connect-help = { $stations ->
    [0] Leiðir annarra leikmanna hjálpa þér ekki.
   *[other] Stöðvarnar þínar geta brúað eyður í keðjunni.
}
rules-connect-worth = { $ticket ->
    [contract] Í lokin gefur uppfylltur samningur stigin sín; stig hinna dragast frá. Fram að því telst hann ekki.
   *[ticket] Í lokin gefur kláraður lestarmiði stigin sín; stig hinna dragast frá. Fram að því telst hann ekki.
}
rules-more = { $ticket ->
    [contract] Að draga samninga
   *[ticket] Að draga lestarmiða
}
rules-more-draw = Þú dregur { $more } efstu { $ticket ->
    [contract] samningana
   *[ticket] lestarmiðana
}, skoðar þá alla og heldur minnst { $moreKeep }. Þú mátt halda þeim öllum.
rules-more-returned = { $moreReturned ->
    [box] Hinir fara úr leiknum. Enginn annar sér þá.
   *[bottom] Hinir fara neðst í bunkann, í þeirri röð sem þeir voru boðnir. Enginn annar sér þá.
}
rules-more-long = Langir lestarmiðar eru aldrei í þessum bunka.
rules-more-fewer = Ef færri eru eftir dregurðu þá. Ef aðeins einn er eftir verðurðu að halda honum.
rules-more-none = Ef enginn er eftir geturðu ekki dregið { rules-word-tickets }.
rules-hold = { $ticket ->
    [contract] Samningar á hendi
   *[ticket] Lestarmiðar á hendi
}
rules-hold-any = Þú mátt eiga eins marga og þú vilt. Þeim sem þú hefur haldið geturðu aldrei skilað.
rules-hold-secret = Enginn annar sér fyrr en í lokin hverja þú átt, eða hvort þeir eru { $ticket ->
    [contract] uppfylltir.
   *[ticket] kláraðir.
}

rules-chapter-stations = Stöðvar
rules-build = Að byggja
rules-build-where = Þú mátt byggja stöð í hvaða borg sem er þar sem engin er fyrir, líka þar sem engin leið þín liggur. Í borg eru aldrei tvær, ekki einu sinni eftir sama leikmann.
rules-build-price = Fyrsta stöðin þín kostar eitt spil, hver næsta einu spili meira en sú á undan, öll í sama lit. { rules-word-Wilds-are } koma í stað hvers þeirra sem er. Spilin fara í notuðu spilin.
rules-build-turn = Stöð tekur alla umferðina. Í leiknum geturðu byggt { $stations }.
rules-lend = Hvað stöð lánar
rules-lend-one = Í lokin lánar hver stöð þér eina leið annars leikmanns sem endar í borg hennar. Það er ein leið, í hvora áttina sem er og hverrar tegundar sem er, líka leið sem var lögð á eftir stöðinni.
rules-lend-same = Ein og sama leiðin gildir fyrir alla lestarmiðana þína: stöð lánar ekki eina leið fyrir þennan miða og aðra fyrir hinn.
rules-lend-late = Þú þarft ekki að velja. Í lokin er besti kosturinn valinn fyrir þig: hæsta stigatala lestarmiðanna þinna, og séu fleiri jafnir, flestir kláraðir. Stöð getur líka endað á að lána ekkert.
rules-lend-several = Nokkrar stöðvar lána hver sína leið, líka hverja á eftir annarri. Tveir leikmenn mega fá sömu leið lánaða og eigandinn notar hana áfram.
rules-lend-only = Lánuð leið gildir aðeins fyrir lestarmiða. Hún gefur engin stig og lengir ekki línuna þína.
rules-left = Óbyggðar stöðvar
rules-left-points = Þú þarft aldrei að byggja. Hver óbyggð stöð gefur { $station } stig í lokin. Byggð stöð gefur engin, hvort sem hún hjálpaði eða ekki.

rules-chapter-merchandise = Vörur
rules-goods = Að taka vörur
rules-goods-take = Sá sem leggur leið með handkerru tekur vöruspil, líka í síðasta hringnum. Það er eitt spil, á hversu mörgum reitum sem kerra er.
rules-goods-open = Vörur liggja opnar: allir sjá hve mikið þú átt.
rules-goods-none = Ef bunkinn er tómur er leiðin þín, en ekkert spil fylgir.
rules-bonus = Bónusinn
rules-bonus-places = Í lokin gefa vörur bónus eftir sæti. Sá sem á flest spil er í fyrsta sæti:
rules-bonus-ties = Þau sem eru jöfn fá öll fullan bónus síns sætis. Á eftir er sleppt jafnmörgum sætum og leikmönnum er ofaukið í því: á eftir tveimur í fyrsta sæti kemur þriðja sæti.
rules-bonus-zero = Án spils er enginn bónus, og enginn færist upp í það sæti.

rules-chapter-end = Leikslok og talning
rules-last = Síðasti hringurinn
rules-last-begin = Þegar einhver á { $end ->
    [one] { $end } vagn
   *[other] { $end } vagna
} eða færri í lok umferðar hefst síðasti hringurinn.
rules-last-turns = Allir fá eina umferð enn, og sá sem kom lokunum af stað fær þá allra síðustu. Ef aðrir eiga síðan jafnfáa breytir það engu.
rules-last-same = Þetta eru umferðir eins og allar aðrar.
rules-count = Talningin
rules-count-routes = Stigin fyrir leiðir eru þegar talin.
rules-count-tickets = { $ticket ->
    [contract] Allir samningar eru sýndir. Stig þeirra sem eru uppfylltir bætast við, stig hinna dragast frá.
   *[ticket] Allir lestarmiðar eru sýndir. Stig þeirra sem eru kláraðir bætast við, stig hinna dragast frá.
} Niðurstaðan getur farið undir núll.
rules-count-stations = Hver óbyggð stöð gefur { $station } stig.
rules-count-longest = Lengsta óslitna lína af eigin vögnum eins leikmanns gefur { $longest } stig; enginn hefur þau fyrr. Hún má fara oft um sömu borg en aðeins einu sinni um hverja leið, og það eru vagnarnir sem eru taldir.
rules-count-longest-ties = Ef fleiri eru jafnir fá þeir allir stigin { $longest }.
rules-count-globe = { $ticket ->
    [contract] Sá sem uppfyllti flesta samninga
   *[ticket] Sá sem kláraði flesta lestarmiða
} fær { $globe } stig; enginn hefur þau fyrr. Ef fleiri eru jafnir fá þeir allir stigin.
rules-count-merchandise = Svo bætist bónusinn fyrir vörur við.
rules-count-sum = Samtalan er niðurstaðan þín.
rules-win = Hver vinnur
rules-win-most = Sá sem er með flest stig vinnur.
rules-win-ties = { $breaks ->
    [1] Ef leikmenn eru jafnir að stigum ræður þetta: { $ways }.
   *[other] Ef leikmenn eru jafnir að stigum ræður þetta, í þessari röð: { $ways }.
} { $ticket ->
    [contract] Fjöldi samninganna gildir, ekki stig þeirra.
   *[ticket] Fjöldi lestarmiðanna gildir, ekki stig þeirra.
}
rules-win-shared = Þau sem eru enn jöfn deila sigrinum.

rules-chapter-secrets = Opið og leynilegt
rules-seen = Það sem allir sjá
rules-seen-board = Allir sjá leiðirnar og eigendur þeirra, stig, vagna, markaðinn og notuðu spilin, og hve mörg spil og { $ticket ->
    [contract] marga samninga
   *[ticket] marga lestarmiða
} hver á.
rules-seen-stations = Stöðvar eru líka öllum sýnilegar.
rules-seen-merchandise = Vörur eru líka öllum sýnilegar.
rules-seen-cards = Allir sjá líka spilin sem einhver tekur af markaðnum eða borgar með, og þau sem snúið er við.
rules-hidden = Það sem enginn annar sér
rules-hidden-what = { $ticket ->
    [contract] Enginn annar sér spilin þín, spilin sem þú dregur óséð, samningana þína og þá sem þér voru boðnir eða þú skilaðir.
   *[ticket] Enginn annar sér spilin þín, spilin sem þú dregur óséð, lestarmiðana þína og þá sem þér voru boðnir eða þú skilaðir.
} Enginn veit röðina í stokknum og bunkanum.

rules-chapter-readings = Svona lesum við reglurnar
rules-silent = Þar sem reglur þegja eða eru óljósar
rules-silent-lead = Þessi atriði má lesa á fleiri en einn veg. Hér eru þau spiluð svona:
rules-silent-starter = Ferðalög eða aldur eru ekki borin saman: gestgjafinn segir hver byrjar, eða hlutkesti ræður.
rules-silent-act = Þú verður að gera eitthvað á meðan eitthvað er hægt.
rules-silent-exact = Hærri greiðslu en verðinu er hafnað.
rules-silent-shuffle = Notuðu spilin eru stokkuð þegar spil vantar, ekki um leið og stokkurinn er tómur.
rules-silent-orange = Appelsínugult og brúnt er einn litur; hér er hann appelsínugulur.
rules-silent-station = Stöð lánar eina leið sem endar í borg hennar, ekki eina inn og aðra út.
rules-silent-unbuilt = Stöðvar sem gefa stig eru þær óbyggðu, ekki þær sem hjálpuðu engum.
rules-silent-longest = Lengsta línan kemur lestarmiðum ekkert við.
rules-silent-award = Það síðasta sem ræður þegar jafnt er er hvort þú fékkst stigin fyrir lengstu línuna, ekki hve löng línan þín er.
rules-silent-unequal = Tvær leiðir milli sömu borga eru alltaf tvöföld leið, þótt þær séu mislangar.
rules-silent-often = Á ferjum og á lengstu leiðinni má skipta spilum eins oft og þú vilt.
rules-silent-tunnel = Fyrir eimreið sem kemur upp í göngum má borga með lituðu spili.
rules-silent-globe = Ef enginn hefur klárað lestarmiða eru allir jafnir og allir fá stigin { $globe }.
rules-silent-path = Lengri lína er lína af þínum eigin vögnum; hún fer ekki tvisvar um sömu leið.
rules-silent-returned = Samningar sem er skilað í upphafi fara neðst í bunkann, eins og síðar.
rules-silent-merchandise = Vöruspil er tekið án þess að spurt sé.
rules-own = Það sem er okkar eigið
rules-own-tickets = { $ticket ->
    [contract] Af { $tickets } samningum þessa spilaborðs eru { $own } okkar eigin hönnun.
   *[ticket] Af { $tickets } lestarmiðum þessa spilaborðs eru { $own } okkar eigin hönnun.
}
rules-own-points = Það er stigataflan fyrir leiðir líka: enginn texti sem við þekkjum gefur hana upp.
