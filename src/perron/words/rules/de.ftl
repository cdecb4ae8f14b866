### Alle Regeln jedes Spielplans auf Deutsch; wie die Texte gemacht sind, steht in docs/languages.md.

rules-word-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
rules-word-trains = { $train ->
    [wagon] Wagen
   *[train] Waggons
}
rules-word-trains-own = { $train ->
    [wagon] eigenen Wagen
   *[train] eigenen Waggons
}
rules-word-train-one = { $train ->
    [wagon] einen Wagen
   *[train] einen Waggon
}
rules-word-wild = { $locomotive ->
    [joker] einen Joker
   *[locomotive] eine Lokomotive
}
rules-word-wilds = { $locomotive ->
    [joker] Joker
   *[locomotive] Lokomotiven
}
rules-word-wilds-dative = { $locomotive ->
    [joker] Jokern
   *[locomotive] Lokomotiven
}
rules-word-cities-dative = { $ticket ->
    [contract] Orten
   *[ticket] Städten
}

rules-title = Alle Regeln
rules-of = Alle Regeln: { $board }
rules-lead = Jede Regel dieses Spielplans in unseren eigenen Worten. Die Zahlen kommen vom Spielplan selbst.
rules-contents = Inhalt
rules-whole = Alles auf einer Seite
rules-short = Die Regeln in Kürze
rules-print = Drucken
rules-no-chapter = Dieses Kapitel gibt es nicht

rules-chapter-setup = Vorbereitung
rules-players = Wer mitspielt
rules-players-number = { $least } bis { $most } Personen können spielen.
rules-players-order = Der Gastgeber bestimmt, wer beginnt, oder das Los entscheidet. Dann geht es reihum.
rules-pieces = Was alle bekommen
rules-pieces-trains = Du hast { $trains } { rules-word-trains } und beginnst mit 0 Punkten.
rules-pieces-stations = Dazu hast du { $stations } Bahnhöfe.
rules-deck = Die Karten
rules-deck-cards = Es gibt { $deck } Karten: { $cards }.
rules-deck-hand = Die Karten werden gemischt, und du bekommst { $hand }. Niemand sonst sieht sie.
rules-deck-market = Die nächsten fünf liegen offen: Sie sind die Auslage. Die übrigen sind der Stapel.
rules-deck-reset = Sind { $reset } oder mehr der fünf { rules-word-wilds }, werden alle fünf abgelegt und fünf neue ausgelegt, bis es weniger sind.
rules-deck-stays = Sie bleiben liegen, wie viele { rules-word-wilds } auch darunter sind.
rules-deck-merchandise = Die { $merchandise } Waren liegen als Stapel neben dem Spielplan.
rules-first = { $ticket ->
    [contract] Die ersten Aufträge
   *[ticket] Die ersten Zielkarten
}
rules-first-long = Die { $longs } langen Zielkarten werden gemischt, und alle bekommen { $long } davon. Die übrigen kommen aus dem Spiel, und niemand sieht sie an.
rules-first-dealt = { $longs ->
    [0] Die { $tickets } { rules-word-tickets } werden gemischt, und alle bekommen { $short } davon. Die übrigen bilden einen eigenen Stapel.
   *[other] Die { $tickets } kurzen Zielkarten werden gemischt, und alle bekommen { $short } davon. Die übrigen bilden einen eigenen Stapel.
}
rules-first-keep = { $longs ->
    [0] Du siehst sie an und behältst mindestens { $keep } von { $first }. Du darfst alle behalten.
   *[other] Du siehst sie an und behältst mindestens { $keep } von { $first }, lange oder kurze. Du darfst alle behalten.
}
rules-first-returned = { $returned ->
    [box] { $moreReturned ->
        [bottom] Was du zurückgibst, kommt aus dem Spiel. Das gilt nur jetzt: Später kommen zurückgegebene { rules-word-tickets } unter ihren Stapel. Niemand sonst sieht sie.
       *[box] Was du zurückgibst, kommt aus dem Spiel. Niemand sonst sieht es.
    }
   *[bottom] Was du zurückgibst, kommt unter den Stapel, sobald alle gewählt haben, in der Reihenfolge der Plätze. Niemand sonst sieht es.
}
rules-first-time = Alle wählen gleichzeitig und geheim. Der erste Zug beginnt, wenn alle gewählt haben.
rules-first-stay = Was du behältst, bleibt bis zum Ende bei dir.

rules-chapter-turn = Dein Zug
rules-aim = Was Punkte bringt
rules-aim-sources = Punkte bringen: { $sources }. { $ticket ->
    [contract] Aufträge, die du nicht erfüllst, kosten dich Punkte.
   *[ticket] Zielkarten, die du nicht erfüllst, kosten dich Punkte.
}
rules-source-routes = Strecken
rules-source-tickets = { $ticket ->
    [contract] erfüllte Aufträge
   *[ticket] erfüllte Zielkarten
}
rules-source-stations = nicht gebaute Bahnhöfe
rules-source-longest = der längste Weg
rules-source-globe = { $ticket ->
    [contract] die meisten erfüllten Aufträge
   *[ticket] die meisten erfüllten Zielkarten
}
rules-source-merchandise = Waren
rules-aim-absent = Auf diesem Spielplan gibt es nicht: { $absent }.
rules-absent-ferries = Fähren
rules-absent-tunnels = Tunnel
rules-absent-stations = Bahnhöfe
rules-absent-longest = Punkte für den längsten Weg
rules-action = Eine Aktion
rules-action-one = { $stations ->
    [0] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen oder { rules-word-tickets } ziehen.
   *[other] In deinem Zug tust du genau eines: Karten nehmen, eine Strecke bauen, { rules-word-tickets } ziehen oder einen Bahnhof bauen.
}
rules-action-finish = Was du begonnen hast, führst du zu Ende; du kannst es nicht gegen etwas anderes tauschen.
rules-action-pass = Passen darfst du nur, wenn nichts davon möglich ist. Müssen alle nacheinander passen, ist das Spiel zu Ende und wird gewertet.
rules-action-refused = Was die Regeln nicht erlauben, wird abgelehnt: Nichts ändert sich, und du bist weiter am Zug.
rules-terms = Strecken und Verbindungen
rules-terms-route = { $ticket ->
    [contract] Eine Strecke ist das Gleis zwischen zwei benachbarten Orten. Ein Auftrag verlangt eine Verbindung, und die kann aus vielen Strecken bestehen.
   *[ticket] Eine Strecke ist das Gleis zwischen zwei benachbarten Städten. Eine Zielkarte verlangt eine Verbindung, und die kann aus vielen Strecken bestehen.
}

rules-chapter-cards = Karten nehmen
rules-two = Zwei Karten
rules-two-cards = Du nimmst zwei Karten nacheinander, jede offen aus der Auslage oder verdeckt vom Stapel, ganz wie du willst.
rules-two-replaced = Eine Karte aus der Auslage wird sofort ersetzt, bevor du die zweite nimmst.
rules-two-second = Die zweite Karte musst du nehmen, wenn es eine gibt, die du nehmen darfst.
rules-two-hold = Du darfst beliebig viele Karten auf der Hand haben. Eine genommene Karte kannst du nicht zurücklegen.
rules-open = { $locomotive ->
    [joker] Offene Joker
   *[locomotive] Offene Lokomotiven
}
rules-open-whole = { $locomotive ->
    [joker] Ein offener Joker zählt für beide Karten: Nimmst du einen, nimmst du sonst nichts.
   *[locomotive] Eine offene Lokomotive zählt für beide Karten: Nimmst du eine, nimmst du sonst nichts.
}
rules-open-second = { $locomotive ->
    [joker] Er kann nie deine zweite Karte sein, woher die erste auch kam, selbst wenn er gerade erst aufgedeckt wurde.
   *[locomotive] Sie kann nie deine zweite Karte sein, woher die erste auch kam, selbst wenn sie gerade erst aufgedeckt wurde.
}
rules-open-unseen = { $locomotive ->
    [joker] Ein Joker, der verdeckt vom Stapel kommt, ist eine Karte wie jede andere. Es dürfen sogar zwei sein.
   *[locomotive] Eine Lokomotive, die verdeckt vom Stapel kommt, ist eine Karte wie jede andere. Es dürfen sogar zwei sein.
}
rules-open-plain = { $locomotive ->
    [joker] Ein offener Joker ist eine der beiden Karten wie jede andere. Du darfst zwei in einem Zug nehmen.
   *[locomotive] Eine offene Lokomotive ist eine der beiden Karten wie jede andere. Du darfst zwei in einem Zug nehmen.
}
rules-open-reset = Sobald { $reset } oder mehr { rules-word-wilds } in der Auslage liegen, werden alle fünf Karten abgelegt und ersetzt. Das geschieht auch zwischen deinen beiden Karten und so oft wie nötig.
rules-open-limit = Es geschieht nicht, wenn es nichts nützen kann, weil Auslage, Stapel und Ablage zusammen zu wenige andere Karten haben.
rules-open-stays = Wie viele { rules-word-wilds } auch in der Auslage liegen: Sie bleibt, wie sie ist.
rules-empty = Wenn die Karten ausgehen
rules-empty-shuffle = Wird eine Karte gebraucht und ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel. Lücken in der Auslage werden gefüllt, sobald es wieder Karten gibt.
rules-empty-market = Sind Stapel und Ablage leer, darfst du noch offene Karten nehmen. Sie werden nicht ersetzt.
rules-empty-one = Gibt es nur eine Karte, die du nehmen darfst, nimmst du diese, und dein Zug ist vorbei.
rules-empty-none = { $stations ->
    [0] Gibt es keine, kannst du keine Karten nehmen. Dann baust du eine Strecke oder ziehst { rules-word-tickets }.
   *[other] Gibt es keine, kannst du keine Karten nehmen. Dann baust du eine Strecke, ziehst { rules-word-tickets } oder baust einen Bahnhof.
}

rules-chapter-routes = Strecken bauen
rules-which = Welche Strecken
rules-which-any = Du darfst jede Strecke bauen, die noch niemandem gehört, überall auf dem Spielplan. Sie muss nicht an deine anderen anschließen.
rules-which-whole = Du baust eine ganze Strecke auf einmal und höchstens eine je Zug. Sie gehört dir bis zum Ende.
rules-which-trains = Du brauchst für jedes Feld { rules-word-train-one }. Hast du weniger, kannst du die Strecke nicht bauen.
rules-price = Was eine Strecke kostet
rules-price-set = Du bezahlst aus der Hand so viele Karten in der Farbe der Strecke, wie sie Felder hat, und zwar genau so viele, nicht mehr und nicht weniger.
rules-price-grey = Für eine graue Strecke geht jede Farbe, aber nur eine: Farben werden nie gemischt.
rules-price-discards = Die Karten kommen auf die Ablage.
rules-wild = { $locomotive ->
    [joker] Was Joker können
   *[locomotive] Was Lokomotiven können
}
rules-wild-where = { $locomotive ->
    [joker] Ein Joker ersetzt eine Karte beliebiger Farbe, und zwar hier: { $places }.
   *[locomotive] Eine Lokomotive ersetzt eine Karte beliebiger Farbe, und zwar hier: { $places }.
}
rules-wild-many = Dort darfst du mit beliebig vielen { rules-word-wilds-dative } bezahlen, auch nur mit ihnen.
rules-wild-not = { $locomotive ->
    [joker] Auf einer gewöhnlichen Strecke, ob farbig oder grau, zählen nur farbige Karten. Ein Joker hilft dort nicht.
   *[locomotive] Auf einer gewöhnlichen Strecke, ob farbig oder grau, zählen nur farbige Karten. Eine Lokomotive hilft dort nicht.
}
rules-points = Punkte für Strecken
rules-points-trains = Du legst { rules-word-train-one } auf jedes Feld, egal, wie viele Karten du bezahlt hast.
rules-points-once = Punkte gibt es sofort, nach der Länge der Strecke:

rules-chapter-doubles = Doppelstrecken
rules-twins = Was eine Doppelstrecke ist
rules-twins-what = { $unequal ->
    [yes] Zwei Gleise zwischen denselben beiden { rules-word-cities-dative } sind eine Doppelstrecke, auch wenn sie sich in Länge, Farbe oder Art unterscheiden.
   *[no] Zwei gleich lange Gleise zwischen denselben beiden { rules-word-cities-dative } sind eine Doppelstrecke.
}
rules-twins-beside = Gleise, die ein Stück nebeneinander laufen, aber in verschiedenen { rules-word-cities-dative } enden, sind keine.
rules-both = Wer sie benutzen darf
rules-both-never = Niemandem dürfen beide Gleise gehören, wie viele auch mitspielen.
rules-both-few = Bei weniger als { $from } Personen wird nur eines der beiden benutzt. Sobald es gebaut ist, ist das andere für alle gesperrt, bis zum Ende des Spiels.
rules-both-many = Ab { $from } Personen darf jemand anderes das andere Gleis bauen.

rules-chapter-ferries = Fähren
rules-ferry = Was eine Fähre kostet
rules-ferry-what = { $ferries ->
    [grey] Eine Fähre ist eine graue Strecke übers Wasser mit einer Lok auf einem oder mehreren Feldern.
   *[coloured] Eine Fähre ist eine Strecke übers Wasser mit einer Lok auf einem oder mehreren Feldern. Sie kann farbig oder grau sein.
}
rules-ferry-price = Jedes Feld mit einer Lok kostet { rules-word-wild }. Die anderen Felder kosten Karten einer Farbe: der Farbe der Fähre oder einer beliebigen, wenn sie grau ist.
rules-ferry-more = Weitere { rules-word-wilds } dürfen die farbigen Karten ersetzen, so viele du willst.
rules-ferry-example = Ein Beispiel: { $ferry } ({ $ferryPrice }).
rules-exchange = { $locomotive ->
    [joker] Ohne Joker
   *[locomotive] Ohne Lokomotive
}
rules-exchange-none = { $locomotive ->
    [joker] Keine anderen Karten ersetzen einen Joker, den eine Fähre verlangt.
   *[locomotive] Keine anderen Karten ersetzen eine Lokomotive, die eine Fähre verlangt.
}
rules-exchange-cards = Auf einer Fähre ersetzen { $exchange } beliebige Karten { rules-word-wild }: gemischte oder gleiche, auch solche in der Farbe der Fähre.
rules-exchange-often = Das darfst du so oft tun, wie du willst, für Felder mit einer Lok und für farbige. Jedes Mal kostet die Fähre { $dearer } Karten mehr.
rules-exchange-only = Das gilt nur auf Fähren, nicht auf gewöhnlichen Strecken und nicht in Tunneln.
rules-afloat = Sonst
rules-afloat-same = Sonst ist eine Fähre eine Strecke wie jede andere: { rules-word-trains } und Punkte richten sich nach der Länge, und es werden keine Karten aufgedeckt.

rules-chapter-tunnels = Tunnel
rules-dig = Graben
rules-dig-what = Ein Tunnel kann mehr kosten, als er zeigt. Er kann jede Farbe haben oder grau sein, und er kann Teil einer Doppelstrecke sein.
rules-dig-base = Zuerst legst du den üblichen Preis für die Felder hin. Kannst du den Tunnel nicht bauen, wird nichts aufgedeckt.
rules-dig-turn = Dann werden die obersten { $tunnel } Karten des Stapels aufgedeckt. Die Auslage bleibt, wie sie ist.
rules-extra = Was er mehr kostet
rules-extra-match = Jede aufgedeckte Karte in der Farbe, die du hingelegt hast, und { $locomotive ->
    [joker] jeder Joker kostet dich eine Karte mehr: eine in dieser Farbe oder einen Joker.
   *[locomotive] jede Lokomotive kostet dich eine Karte mehr: eine in dieser Farbe oder eine Lokomotive.
}
rules-extra-wilds = Hast du nur { rules-word-wilds } hingelegt, zählen nur { rules-word-wilds }, und nachzahlen kannst du nur mit { rules-word-wilds-dative }.
rules-extra-mixed = Eine farbige Karte darunter genügt, damit ihre Farbe zählt.
rules-extra-grey = In einem grauen Tunnel zählt die Farbe, die du hingelegt hast.
rules-extra-free = Zählt nichts davon, gehört der Tunnel sofort dir.
rules-give-up = Bezahlen oder aufgeben
rules-give-up-choice = Du bezahlst alles oder nichts. Aufgeben darfst du auch, wenn du bezahlen könntest.
rules-give-up-back = Gibst du auf, bekommst du deine Karten zurück, und dein Zug ist vorbei. Du legst keine { rules-word-trains }, bekommst keine Punkte, und der Tunnel bleibt frei.
rules-give-up-discards = Die aufgedeckten Karten kommen in jedem Fall auf die Ablage.
rules-give-up-length = Was du mehr bezahlst, braucht keine { rules-word-trains } und bringt keine Punkte: Nur die Länge zählt.
rules-few = { $tunnel ->
    [one] Keine Karte im Stapel
   *[other] Weniger als { $tunnel } Karten
}
rules-few-shuffle = Geht der Stapel aus, wird zuerst die Ablage gemischt; was du hingelegt hast, ist nicht dabei. Sind es dann noch weniger als { $tunnel } Karten, werden nur diese aufgedeckt.
rules-few-none = Gibt es gar keine, kostet der Tunnel seinen üblichen Preis.

rules-chapter-swaps = Die längste Strecke
rules-swap = { $swapRoute }
rules-swap-cards = Eine Strecke hat eine eigene Regel. Für jede ihrer { $swapLength } Karten kannst du auch { $swap } beliebige bezahlen. Das gilt auf keiner anderen Strecke.
rules-swap-often = Das darfst du so oft tun, wie du willst, und jedes Mal kostet es { $swapDearer } Karten mehr. Was von den { $swapLength } übrig ist, muss eine Farbe haben.
rules-swap-wild = { $locomotive ->
    [joker] Joker dürfen unter den { $swap } sein, aber ein Joker allein ersetzt hier nichts.
   *[locomotive] Lokomotiven dürfen unter den { $swap } sein, aber eine Lokomotive allein ersetzt hier nichts.
}
rules-swap-worth = Wie du auch bezahlst: Sie braucht { $swapLength } { rules-word-trains } und bringt { $swapPoints } Punkte.

rules-chapter-tickets = { $ticket ->
    [contract] Aufträge
   *[ticket] Zielkarten
}
rules-connect = { $ticket ->
    [contract] Einen Auftrag erfüllen
   *[ticket] Eine Zielkarte erfüllen
}
rules-connect-chain = { $ticket ->
    [contract] Ein Auftrag ist erfüllt, wenn eine ununterbrochene Kette eigener Strecken seine beiden Orte verbindet, auf welchem Weg und mit wie vielen Strecken auch immer.
   *[ticket] Eine Zielkarte ist erfüllt, wenn eine ununterbrochene Kette eigener Strecken ihre beiden Städte verbindet, auf welchem Weg und mit wie vielen Strecken auch immer.
}
rules-connect-help = { $stations ->
    [0] Fremde Strecken helfen dir nicht.
   *[other] Deine Bahnhöfe können Lücken in der Kette schließen.
}
rules-connect-worth = { $ticket ->
    [contract] Am Ende bringt ein erfüllter Auftrag seine Punkte; bei jedem anderen werden sie abgezogen. Vorher zählt er nicht.
   *[ticket] Am Ende bringt eine erfüllte Zielkarte ihre Punkte; bei jeder anderen werden sie abgezogen. Vorher zählt sie nicht.
}
rules-more = { $ticket ->
    [contract] Aufträge ziehen
   *[ticket] Zielkarten ziehen
}
rules-more-draw = Du ziehst die obersten { $more } { rules-word-tickets }, siehst sie alle an und behältst mindestens { $moreKeep } davon. Du darfst alle behalten.
rules-more-returned = { $moreReturned ->
    [box] Die übrigen kommen aus dem Spiel. Niemand sonst sieht sie.
   *[bottom] Die übrigen kommen unter ihren Stapel, in der Reihenfolge, in der sie angeboten wurden. Niemand sonst sieht sie.
}
rules-more-long = Lange Zielkarten sind nie in diesem Stapel.
rules-more-fewer = { $ticket ->
    [contract] Sind weniger übrig, ziehst du diese. Ist es nur einer, musst du ihn behalten.
   *[ticket] Sind weniger übrig, ziehst du diese. Ist es nur eine, musst du sie behalten.
}
rules-more-none = Gibt es keine mehr, kannst du keine { rules-word-tickets } ziehen.
rules-hold = { $ticket ->
    [contract] Aufträge auf der Hand
   *[ticket] Zielkarten auf der Hand
}
rules-hold-any = Du darfst beliebig viele haben. Was du behalten hast, kannst du nie zurückgeben.
rules-hold-secret = Niemand sonst sieht vor dem Ende, welche du hast und ob sie erfüllt sind.

rules-chapter-stations = Bahnhöfe
rules-build = Bauen
rules-build-where = Du darfst in jeder Stadt ohne Bahnhof einen bauen, auch wo keine deiner Strecken hinführt. Eine Stadt hat nie zwei, auch nicht von derselben Person.
rules-build-price = Dein erster Bahnhof kostet eine Karte, jeder weitere eine mehr als der davor, alle in einer Farbe. { rules-word-wilds } ersetzen jede davon. Die Karten kommen auf die Ablage.
rules-build-turn = Ein Bahnhof ist dein ganzer Zug. Im Spiel kannst du { $stations } bauen.
rules-lend = Was ein Bahnhof leiht
rules-lend-one = Am Ende leiht dir jeder deiner Bahnhöfe eine fremde Strecke, die in seiner Stadt endet. Es ist eine einzige Strecke, egal in welcher Richtung und welcher Art, auch eine, die erst nach dem Bahnhof gebaut wurde.
rules-lend-same = Ein und dieselbe Strecke dient allen deinen Zielkarten: Ein Bahnhof leiht nicht für die eine Zielkarte diese und für die andere jene.
rules-lend-late = Du musst nicht wählen. Am Ende wird die beste Wahl für dich getroffen: die höchste Summe deiner Zielkarten und bei gleicher Summe die meisten erfüllten. Ein Bahnhof kann auch nichts leihen.
rules-lend-several = Mehrere Bahnhöfe leihen je eine Strecke, auch hintereinander. Zwei Personen dürfen dieselbe leihen, und wem sie gehört, nutzt sie weiter.
rules-lend-only = Eine geliehene Strecke zählt nur für Zielkarten. Sie bringt keine Punkte und verlängert deinen Weg nicht.
rules-left = Nicht gebaute Bahnhöfe
rules-left-points = Du musst nie bauen. Jeder nicht gebaute Bahnhof bringt am Ende { $station } Punkte. Ein gebauter bringt keine, ob er geholfen hat oder nicht.

rules-chapter-merchandise = Waren
rules-goods = Waren nehmen
rules-goods-take = Wer eine Strecke mit einem Handkarren baut, nimmt eine Ware, auch in der letzten Runde. Es ist immer eine, auf wie vielen Feldern auch ein Karren ist.
rules-goods-open = Waren liegen offen: Alle sehen, wie viele du hast.
rules-goods-none = Ist der Stapel der Waren leer, gehört dir die Strecke, aber es gibt keine Ware.
rules-bonus = Der Bonus
rules-bonus-places = Am Ende gibt es für Waren einen Bonus nach Rang. Wer die meisten hat, ist auf dem ersten:
rules-bonus-ties = Wer gleichauf liegt, bekommt den vollen Bonus des gemeinsamen Rangs. Danach entfallen so viele Ränge, wie Personen zu viel darauf sind: Auf zwei erste folgt ein dritter.
rules-bonus-zero = Ohne Waren gibt es keinen Bonus, und niemand rückt auf diesen Rang nach.

rules-chapter-end = Ende und Wertung
rules-last = Die letzte Runde
rules-last-begin = Hat jemand am Ende eines Zuges { $end } oder weniger { rules-word-trains }, beginnt die letzte Runde.
rules-last-turns = Alle haben noch einen Zug, und wer das Ende gebracht hat, den allerletzten. Haben danach auch andere so wenige, ändert das nichts.
rules-last-same = Es sind Züge wie alle anderen.
rules-count = Die Wertung
rules-count-routes = Die Punkte für Strecken sind schon gezählt.
rules-count-tickets = Alle { rules-word-tickets } werden gezeigt. Die Punkte der erfüllten kommen dazu, die der übrigen gehen ab. Ein Ergebnis kann unter null liegen.
rules-count-stations = Jeder nicht gebaute Bahnhof bringt { $station } Punkte.
rules-count-longest = Der längste ununterbrochene Weg aus { rules-word-trains-own } bringt { $longest } Punkte; vorher hat sie niemand. Er darf mehrmals durch eine Stadt führen, aber über jede Strecke nur einmal. Gezählt werden die { rules-word-trains }.
rules-count-longest-ties = Wer gleichauf liegt, bekommt die { $longest } Punkte auch.
rules-count-globe = Wer die meisten { rules-word-tickets } erfüllt hat, bekommt { $globe } Punkte; vorher hat sie niemand. Wer gleichauf liegt, bekommt sie auch.
rules-count-merchandise = Dann kommt der Bonus für Waren dazu.
rules-count-sum = Die Summe ist dein Ergebnis.
rules-win = Wer gewinnt
rules-win-most = Wer die meisten Punkte hat, gewinnt.
rules-win-ties = { $breaks ->
    [1] Bei gleichen Punkten entscheidet: { $ways }.
   *[other] Bei gleichen Punkten entscheidet in dieser Reihenfolge: { $ways }.
} Es zählt die Anzahl der { rules-word-tickets }, nicht ihre Punkte.
rules-win-shared = Wer dann noch gleichauf liegt, teilt sich den Sieg.

rules-chapter-secrets = Offen und geheim
rules-seen = Was alle sehen
rules-seen-board = Alle sehen, welche Strecke wem gehört, dazu Punkte, { rules-word-trains }, Auslage und Ablage und wie viele Karten und { rules-word-tickets } jede Person hat.
rules-seen-stations = Auch Bahnhöfe sind offen.
rules-seen-merchandise = Auch Waren sind offen.
rules-seen-cards = Alle sehen auch, welche Karten jemand aus der Auslage nimmt, womit bezahlt und was aufgedeckt wird.
rules-hidden = Was niemand sonst sieht
rules-hidden-what = Niemand sonst sieht deine Karten, was du verdeckt ziehst, deine { rules-word-tickets } und was dir angeboten wurde oder was du zurückgegeben hast. Niemand kennt die Reihenfolge der Stapel.

rules-chapter-readings = Wie wir die Regeln lesen
rules-silent = Wo Regeln schweigen oder unklar sind
rules-silent-lead = Diese Punkte werden verschieden gelesen. Hier wird so gespielt:
rules-silent-starter = Niemandes Reisen oder Alter werden verglichen: Der Gastgeber bestimmt, wer beginnt, oder das Los entscheidet.
rules-silent-act = Du musst etwas tun, solange etwas möglich ist.
rules-silent-exact = Mehr als den Preis zu bezahlen wird abgelehnt.
rules-silent-shuffle = Die Ablage wird gemischt, wenn eine Karte gebraucht wird, nicht schon, wenn der Stapel leer ist.
rules-silent-orange = Orange und Braun sind eine Farbe; hier ist sie orange.
rules-silent-station = Ein Bahnhof leiht eine Strecke, die in seiner Stadt endet, nicht eine hinein und eine andere hinaus.
rules-silent-unbuilt = Punkte bringen die Bahnhöfe, die nicht gebaut sind, nicht die, die nichts geholfen haben.
rules-silent-longest = Der längste Weg hat nichts mit Zielkarten zu tun.
rules-silent-award = Bei Gleichstand entscheidet zuletzt, wer die Punkte für den längsten Weg bekommen hat, nicht, wie lang der eigene Weg ist.
rules-silent-unequal = Zwei Strecken zwischen denselben Städten sind immer eine Doppelstrecke, auch wenn sie verschieden lang sind.
rules-silent-often = Auf Fähren und auf der längsten Strecke darfst du so oft tauschen, wie du willst.
rules-silent-tunnel = Eine Lokomotive, die im Tunnel aufgedeckt wird, darf mit einer farbigen Karte bezahlt werden.
rules-silent-globe = Hat niemand eine Zielkarte erfüllt, liegen alle gleichauf, und alle bekommen die { $globe } Punkte.
rules-silent-path = Der längere Weg ist der aus eigenen Waggons; er führt über keine Strecke zweimal.
rules-silent-returned = Aufträge, die zu Beginn zurückgegeben werden, kommen unter den Stapel, wie später auch.
rules-silent-merchandise = Eine Ware wird genommen, ohne zu fragen.
rules-own = Was von uns ist
rules-own-tickets = { $own } der { $tickets } { rules-word-tickets } dieses Spielplans haben wir selbst entworfen.
rules-own-points = Ebenso die Tabelle der Punkte für Strecken: Kein Text, den wir kennen, gibt sie an.
