### Orlean.

orleans-title = Orlean
orleans-about = Poddani z sakiewki: losujesz ich, posyłasz do pracy w swoim mieście i pozyskujesz nowych; wygrywa, kto najlepiej połączy monety, towary, faktorie, mieszczan i rozwój.

## Opcje

orleans-option-place_tiles = Kafle budynków
    .say = Z kafli budynków { $choice }.
    .is-all = w grze są wszystkie
    .is-fewer = każdy może najpierw coś odłożyć
orleans-option-place_tiles-help = all: w grze są wszystkie kafle; fewer: przed pierwszą rundą każdy może odłożyć jeden kafel do pudełka, przy dwóch graczach po dwa.
orleans-option-planning = Planowanie
    .say = Planujecie { $choice }.
    .is-together = wszyscy naraz
    .is-in_turn = budynek po budynku, po kolei
orleans-option-planning-help = together: wszyscy planują naraz; in_turn: budynek po budynku, od gracza rozpoczynającego.
orleans-option-tours_loches = Tours i Loches
    .say = Tours i Loches łączy { $choice } (odtworzone).
    .is-waterway = szlak wodny
    .is-road = trakt
orleans-option-tours_loches-help = Czy łączy je szlak wodny (waterway), czy trakt (road); źródła są niezgodne, więc to połączenie jest odtworzone.
orleans-option-extra_tiles = Dodatkowe kafle
    .say = Kafle sprzedawane osobno { $choice } (częściowo odtworzone).
    .is-false = zostają w pudełku
    .is-true = są w stosach
orleans-option-extra_tiles-help = Dodaj kafle sprzedawane osobno; koszty Złotnika, Piekarni i Skrytki oraz stos Teatru są odtworzone.
orleans-option-even_events = Równe zdarzenia
    .say = Zdarzenia przychodzą { $choice }.
    .is-false = tak, jak wypadną
    .is-true = raz w każdej trzeciej części gry
orleans-option-even_events-help = W każdej trzeciej części gry każde zdarzenie pojawia się raz.
orleans-option-treasury = Skarbiec
    .say = W skarbcu jest { $choice } monet (odtworzone).
orleans-option-treasury-help = Ile jest wszystkich monet; zwykłe 280 jest odtworzone.

## Darczyńcy Miasta i inne nazwy

orleans-name-wall = mury miejskie
orleans-name-conclave = konklawe
orleans-name-plague = walka z zarazą
orleans-name-astronomy = astronomia
orleans-name-guild = cech flisaków
orleans-name-cathedral = katedra
orleans-name-peace = traktat pokojowy
orleans-name-canal = kanalizacja
orleans-name-followers = poddani
orleans-name-starters = początkowi poddani
orleans-name-goods = towary
orleans-name-stacks = usprawnienia, mieszczanie, monety albo kafle budynków
orleans-name-places = poddani i usprawnienia w budynkach
orleans-name-counts = ścieżki, Darczyńcy Miasta, faktorie albo liczby poniżej zera

## Gdzie jesteśmy

orleans-frame-Match =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
    .rule = 2.1
orleans-frame-Round = {""}
    .rule = 2.1
orleans-frame-TileRemoval = Odkładanie kafli budynków
    .rule = 16.1
orleans-frame-Drawing = Pozyskiwanie poddanych
    .rule = 4.1 4.2 4.3
orleans-frame-Bathhouse = Łaźnia
    .rule = 4.5
orleans-frame-Tower = Baszta prochowa
    .rule = 4.6
orleans-frame-Planning = Planowanie
    .rule = 5.1 5.2 5.3
orleans-frame-Actions = Akcje
    .rule = 6.1 6.2 6.3
orleans-frame-EventPhase = Zdarzenie
    .rule = 13.7
orleans-frame-Flogging =
    { ME($seat) ->
        [yes] Chłosta: ty
       *[no] Chłosta: { SEAT($seat) }
    }
    .rule = 14.1 14.2

## Pytania

orleans-ask-remove_tile =
    { $left ->
        [one] Który kafel budynku odkładasz do pudełka? To ostatni wybór.
        [few] Który kafel budynku odkładasz do pudełka? Razem z twoim zostały { $left } wybory.
       *[many] Który kafel budynku odkładasz do pudełka? Razem z twoim zostało { $left } wyborów.
    }
orleans-ask-draw = Ilu poddanych losujesz? Twój limit to { $limit }, w sakiewce jest { $bag }, wolne pola: { $room }. Za każde losowanie, z którego rezygnujesz, możesz po losowaniu wziąć jednego poddanego z budynków z powrotem.
orleans-ask-take_back =
    { $most ->
        [one] Losowanie za tobą. Kogo bierzesz z powrotem na Rynek? Najwyżej jednego poddanego; na końcu powiedz „gotowe”.
       *[other] Losowanie za tobą. Kogo bierzesz z powrotem na Rynek? Najwyżej { $most } poddanych; na końcu powiedz „gotowe”.
    }
orleans-ask-bathhouse = Goście Łaźni: { ITEM($kinds) }. Kogo zatrzymujesz?
orleans-ask-tower = Kto z właśnie wylosowanych idzie do Baszty prochowej? Gdy wszyscy stoją dobrze, powiedz „gotowe”.
orleans-ask-plan =
    { $technology ->
        [0] Do których budynków idą twoi poddani? Na koniec powiedz „gotowe”.
        [one] Do których budynków idą twoi poddani? Masz też usprawnienie do położenia. Na koniec powiedz „gotowe”.
        [few] Do których budynków idą twoi poddani? Masz też { $technology } usprawnienia do położenia. Na koniec powiedz „gotowe”.
       *[many] Do których budynków idą twoi poddani? Masz też { $technology } usprawnień do położenia. Na koniec powiedz „gotowe”.
    }
orleans-ask-plan_one =
    { $technology ->
        [0] Który budynek planujesz teraz? Samo „gotowe” kończy twoje planowanie w tej rundzie.
        [one] Który budynek planujesz teraz? Masz też usprawnienie. Samo „gotowe” kończy twoje planowanie w tej rundzie.
        [few] Który budynek planujesz teraz? Masz też { $technology } usprawnienia. Samo „gotowe” kończy twoje planowanie w tej rundzie.
       *[many] Który budynek planujesz teraz? Masz też { $technology } usprawnień. Samo „gotowe” kończy twoje planowanie w tej rundzie.
    }
orleans-ask-action =
    { COUNT($usable) ->
        [0] Żadnego twojego budynku nie da się użyć; możesz spasować i położyć usprawnienia.
       *[other] Którego budynku używasz? Możesz też spasować i nic więcej w tej rundzie nie robić.
    }
orleans-ask-sacristy = Nadchodzi zdarzenie: { ITEM($event) }. Czy chroni cię mnich z Zakrystii?
orleans-ask-harvest = { ITEM($event) }: jaką żywność oddajesz?
orleans-ask-taxes =
    { $tax ->
        [one] { ITEM($event) }: do zapłaty jedna moneta, twoje monety: { $coins }. Możesz oddać za nią bochen chleba; „gotowe” – płacisz monetą.
        [few] { ITEM($event) }: do zapłaty { $tax } monety, twoje monety: { $coins }. Za monetę możesz oddać bochen chleba, najwyżej { $loaves }; „gotowe” – resztę płacisz monetami.
       *[many] { ITEM($event) }: do zapłaty { $tax } monet, twoje monety: { $coins }. Za monetę możesz oddać bochen chleba, najwyżej { $loaves }; „gotowe” – resztę płacisz monetami.
    }
orleans-ask-flogging =
    { $debt ->
        [one] Nie masz z czego zapłacić: brakuje jednej monety. Co oddajesz na zawsze?
       *[other] Nie masz z czego zapłacić: brakuje { $debt } monet. Co oddajesz na zawsze za pierwszą z nich?
    }

## Litery

orleans-group-city = Miasto
orleans-letter-place = { ITEM($place) }
    .full = { ITEM($place) } ({ ITEM($place, form: "cost") }): { ITEM($place, form: "text") }
orleans-letter-space =
    { $number ->
        [1] { ITEM($place) }, { ITEM($place, form: "one") }
        [2] { ITEM($place) }, { ITEM($place, form: "two") }
       *[other] { ITEM($place) }, { ITEM($place, form: "three") }
    }
orleans-letter-kind = { ITEM($kind) }
orleans-letter-from_tower = { ITEM($kind) } z Baszty prochowej
orleans-letter-city = { ITEM($city) }
orleans-letter-good = { ITEM($good) }
orleans-letter-deed = { NAME($deed) }
orleans-letter-draw =
    { $count ->
        [0] bez losowania
        [one] losowanie jednego poddanego
       *[other] losowanie { $count } poddanych
    }
orleans-letter-number = { $count }
orleans-letter-seat = kupiec gracza { SEAT($seat) }
orleans-letter-pass = pas
    .full = pas: w tej rundzie żadnych więcej akcji
orleans-letter-technology = usprawnienie
    .full = usprawnienie: połóż je na polu na stałe
orleans-letter-done = gotowe
orleans-letter-none = nic z tego
orleans-letter-leave = zostaw towary
orleans-letter-coin = moneta
orleans-letter-point = punkt rozwoju
orleans-letter-road = traktem
orleans-letter-waterway = szlakiem wodnym
orleans-letter-lose_follower = losowy poddany
    .full = losowy poddany z sakiewki, nie początkowy
orleans-letter-lose_point = krok rozwoju
orleans-letter-lose_station = niezbudowana faktoria
orleans-letter-lose_technology = niepołożone usprawnienie
orleans-letter-partly = pojedyncze pola
    .full = pojedyncze pola: budynki, które na razie zostają niepełne

## Zdarzenia

orleans-event-said = {""}
orleans-event-round =
    { ME($start) ->
        [yes] Runda { $round } z { $rounds }. Rozpoczynasz.
       *[no] Runda { $round } z { $rounds }. Rozpoczyna { SEAT($start) }.
    }
orleans-event-hourglass = Klepsydra pokazuje: { ITEM($event) } – { ITEM($event, form: "text") }
orleans-event-census_most =
    { ME($seat) ->
        [yes] Spis ludności: masz najwięcej chłopów ze wszystkich.
       *[no] Spis ludności: { SEAT($seat) } ma najwięcej chłopów ze wszystkich.
    }
orleans-event-census_fewest =
    { ME($seat) ->
        [yes] Spis ludności: masz najmniej chłopów ze wszystkich; należy się moneta.
       *[no] Spis ludności: { SEAT($seat) } ma najmniej chłopów ze wszystkich; należy się moneta.
    }
orleans-event-drawn =
    { ME($seat) ->
        [yes]
            { COUNT($kinds) ->
                [0] Nikogo nie losujesz.
               *[other] Losujesz: { ITEM($kinds) }.
            }
       *[no]
            { COUNT($kinds) ->
                [0] { SEAT($seat) } nikogo nie losuje.
               *[other] { SEAT($seat) } losuje: { ITEM($kinds) }.
            }
    }
orleans-event-taken_back =
    { ME($seat) ->
        [yes] Bierzesz z powrotem na Rynek: { ITEM($followers) }.
       *[no] { SEAT($seat) } bierze z powrotem na Rynek: { ITEM($followers) }.
    }
orleans-event-bathed =
    { ME($seat) ->
        [yes] Goście twojej Łaźni: { ITEM($kinds) }.
       *[no] { SEAT($seat) } ma gości w Łaźni: { ITEM($kinds) }.
    }
orleans-event-kept =
    { ME($seat) ->
        [yes]
            { COUNT($kinds) ->
                [0] Nikogo z nich nie zatrzymujesz.
               *[other] Zatrzymujesz jednego z nich: { ITEM($kinds) }.
            }
       *[no]
            { COUNT($kinds) ->
                [0] { SEAT($seat) } nikogo z nich nie zatrzymuje.
               *[other] { SEAT($seat) } zatrzymuje jednego z nich: { ITEM($kinds) }.
            }
    }
orleans-event-manned =
    { ME($seat) ->
        [yes] Do twojej Baszty prochowej: { ITEM($kinds) }.
       *[no] { SEAT($seat) } stawia w Baszcie prochowej: { ITEM($kinds) }.
    }
orleans-event-planned =
    { COUNT($spaces) ->
        [0] {""}
       *[other]
            { ME($seat) ->
                [yes]
                    { COUNT($ready) ->
                        [0]
                            { COUNT($townhall) ->
                                [0] Tylko zaczynasz: { ITEM($begun) }.
                               *[other] Posyłasz do Ratusza: { ITEM($townhall) }.{ COUNT($begun) ->
                                    [0] {""}
                                   *[other] {" "}Zaczęte: { ITEM($begun) }.
                                }
                            }
                       *[other] Planujesz: { ITEM($ready) }.{ COUNT($townhall) ->
                                [0] {""}
                               *[other] {" "}Do Ratusza: { ITEM($townhall) }.
                            }{ COUNT($begun) ->
                                [0] {""}
                               *[other] {" "}Zaczęte: { ITEM($begun) }.
                            }
                    }
               *[no]
                    { COUNT($ready) ->
                        [0]
                            { COUNT($townhall) ->
                                [0] { SEAT($seat) } tylko zaczyna: { ITEM($begun) }.
                               *[other] { SEAT($seat) } posyła do Ratusza: { ITEM($townhall) }.{ COUNT($begun) ->
                                    [0] {""}
                                   *[other] {" "}Zaczęte: { ITEM($begun) }.
                                }
                            }
                       *[other] { SEAT($seat) } planuje: { ITEM($ready) }.{ COUNT($townhall) ->
                                [0] {""}
                               *[other] {" "}Do Ratusza: { ITEM($townhall) }.
                            }{ COUNT($begun) ->
                                [0] {""}
                               *[other] {" "}Zaczęte: { ITEM($begun) }.
                            }
                    }
            }
    }
orleans-event-idle = { ITEM($place) }: tu już nigdy nic się nie zdziała (zasada { $rule }).
    .brief = → już na zawsze bezużyteczne
orleans-event-action =
    { ME($seat) ->
        [yes] Korzystasz z budynku: { ITEM($place) }.
       *[no] { SEAT($seat) } korzysta z budynku: { ITEM($place) }.
    }
orleans-event-passed =
    { ME($seat) ->
        [yes] Pasujesz.
       *[no] { SEAT($seat) } pasuje.
    }
orleans-event-strikes = Koniec rundy: { ITEM($event) }.
orleans-event-recruited =
    { ME($seat) ->
        [yes] Pozyskujesz { ITEM($type, form: "acc") }.
       *[no] { SEAT($seat) } pozyskuje { ITEM($type, form: "acc") }.
    }
    .brief = → { ITEM($type) }
orleans-event-coins =
    { ME($seat) ->
        [yes]
            { $coins ->
                [one] Dostajesz monetę; masz teraz { $has }.
                [few] Dostajesz { $coins } monety; masz teraz { $has }.
               *[many] Dostajesz { $coins } monet; masz teraz { $has }.
            }
       *[no]
            { $coins ->
                [one] { SEAT($seat) } dostaje monetę i ma teraz { $has }.
                [few] { SEAT($seat) } dostaje { $coins } monety i ma teraz { $has }.
               *[many] { SEAT($seat) } dostaje { $coins } monet i ma teraz { $has }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes]
                { $coins ->
                    [one] → moneta
                    [few] → { $coins } monety
                   *[many] → { $coins } monet
                }
           *[no] {""}
        }
orleans-event-paid =
    { ME($seat) ->
        [yes]
            { $coins ->
                [one] Płacisz monetę; zostaje ci { $has }.
                [few] Płacisz { $coins } monety; zostaje ci { $has }.
               *[many] Płacisz { $coins } monet; zostaje ci { $has }.
            }
       *[no]
            { $coins ->
                [one] { SEAT($seat) } płaci monetę i ma jeszcze { $has }.
                [few] { SEAT($seat) } płaci { $coins } monety i ma jeszcze { $has }.
               *[many] { SEAT($seat) } płaci { $coins } monet i ma jeszcze { $has }.
            }
    }
orleans-event-good =
    { ME($seat) ->
        [yes] Dostajesz z Jarmarku { ITEM($good, form: "acc") }.
       *[no] { SEAT($seat) } dostaje z Jarmarku { ITEM($good, form: "acc") }.
    }
    .brief = → { ITEM($good) }
orleans-event-good_on_way =
    { ME($seat) ->
        [yes] Zabierasz po drodze { ITEM($good, form: "acc") }.
       *[no] { SEAT($seat) } zabiera po drodze { ITEM($good, form: "acc") }.
    }
orleans-event-good_paid =
    { ME($seat) ->
        [yes] Oddajesz na Jarmark { ITEM($good, form: "acc") }.
       *[no] { SEAT($seat) } oddaje na Jarmark { ITEM($good, form: "acc") }.
    }
orleans-event-technology =
    { ME($seat) ->
        [yes]
            { $has ->
                [one] Dostajesz usprawnienie.
                [few] Dostajesz usprawnienie; { $has } czekają na położenie.
               *[many] Dostajesz usprawnienie; { $has } czeka na położenie.
            }
       *[no] { SEAT($seat) } dostaje usprawnienie.
    }
    .brief = → usprawnienie
orleans-event-technology_placed =
    { ME($seat) ->
        [yes] Twoje usprawnienie leży odtąd tutaj: { ITEM($space) }.
       *[no] { SEAT($seat) } kładzie usprawnienie: { ITEM($space) }.
    }
orleans-event-tile =
    { ME($seat) ->
        [yes] Bierzesz kafel budynku: { ITEM($place) }.
       *[no] { SEAT($seat) } bierze kafel budynku: { ITEM($place) }.
    }
orleans-event-removed =
    { ME($seat) ->
        [yes] Odkładasz do pudełka: { ITEM($place) }.
       *[no] { SEAT($seat) } odkłada do pudełka: { ITEM($place) }.
    }
orleans-event-developed =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Zyskujesz punkt rozwoju i stoisz na polu { $position }.
                [few] Zyskujesz { $points } punkty rozwoju i stoisz na polu { $position }.
               *[many] Zyskujesz { $points } punktów rozwoju i stoisz na polu { $position }.
            }
       *[no]
            { $points ->
                [one] { SEAT($seat) } zyskuje punkt rozwoju i stoi na polu { $position }.
                [few] { SEAT($seat) } zyskuje { $points } punkty rozwoju i stoi na polu { $position }.
               *[many] { SEAT($seat) } zyskuje { $points } punktów rozwoju i stoi na polu { $position }.
            }
    }
    .brief = → rozwój { $position }
orleans-event-citizen =
    { ME($seat) ->
        [yes]
            { $citizen ->
                [11] Dostajesz mieszczanina z końca ścieżki flisaków; masz ich { $has }.
                [12] Dostajesz mieszczanina ze ścieżki rycerstwa; masz ich { $has }.
                [13] Masz najwięcej zbudowanych faktorii: dostajesz ostatniego mieszczanina i masz ich { $has }.
               *[other]
                    { $has ->
                        [one] Dostajesz pierwszego mieszczanina.
                       *[other] Dostajesz mieszczanina; masz ich { $has }.
                    }
            }
       *[no]
            { $citizen ->
                [11] { SEAT($seat) } dostaje mieszczanina z końca ścieżki flisaków i ma ich { $has }.
                [12] { SEAT($seat) } dostaje mieszczanina ze ścieżki rycerstwa i ma ich { $has }.
                [13] { SEAT($seat) } ma najwięcej zbudowanych faktorii, dostaje ostatniego mieszczanina i ma ich { $has }.
               *[other] { SEAT($seat) } dostaje mieszczanina i ma ich { $has }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → mieszczanin
           *[no] {""}
        }
orleans-event-travelled =
    { ME($seat) ->
        [yes] Twój kupiec dociera do miasta { ITEM($city) }.
       *[no] { SEAT($seat) }: kupiec dociera do miasta { ITEM($city) }.
    }
orleans-event-station =
    { ME($seat) ->
        [yes] Budujesz faktorię w mieście { ITEM($city) }.
       *[no] { SEAT($seat) } buduje faktorię w mieście { ITEM($city) }.
    }
    .brief = → faktoria: { ITEM($city) }
orleans-event-donated =
    { ME($seat) ->
        [yes] Posyłasz { ITEM($type, form: "acc") } do Darczyńców Miasta: { NAME($deed) }.
       *[no] { SEAT($seat) } posyła { ITEM($type, form: "acc") } do Darczyńców Miasta: { NAME($deed) }.
    }
orleans-event-baked =
    { ME($seat) ->
        [yes]
            { $loaves ->
                [one] Pieczesz bochen chleba.
                [few] Pieczesz { $loaves } bochny chleba.
               *[many] Pieczesz { $loaves } bochnów chleba.
            }
       *[no]
            { $loaves ->
                [one] { SEAT($seat) } piecze bochen chleba.
                [few] { SEAT($seat) } piecze { $loaves } bochny chleba.
               *[many] { SEAT($seat) } piecze { $loaves } bochnów chleba.
            }
    }
orleans-event-compensated =
    { ME($from) ->
        [yes] Za użycie kupca płacisz monetę; dostaje ją { SEAT($to) }.
       *[no]
            { ME($to) ->
                [yes] { SEAT($from) } płaci ci monetę za użycie twojego kupca.
               *[no] { SEAT($from) } płaci monetę za użycie kupca; dostaje ją { SEAT($to) }.
            }
    }
orleans-event-spared =
    { ME($seat) ->
        [yes] Mnich z twojej Zakrystii wraca do sakiewki, a zdarzenie cię omija.
       *[no] { SEAT($seat) }: mnich z Zakrystii chroni przed zdarzeniem.
    }
orleans-event-plague =
    { $spared ->
        [true]
            { ME($seat) ->
                [yes] Zaraza trafia na twojego początkowego poddanego ({ ITEM($type) }); jest bezpieczny i wraca do sakiewki.
               *[no] { SEAT($seat) }: zaraza trafia na początkowego poddanego ({ ITEM($type) }), który jest bezpieczny.
            }
       *[other]
            { ME($seat) ->
                [yes] Zaraza zabiera ci z sakiewki { ITEM($type, form: "acc") }.
               *[no] { SEAT($seat) }: zaraza zabiera { ITEM($type, form: "acc") }.
            }
    }
orleans-event-flogged =
    { ME($seat) ->
        [yes]
            { $debt ->
                [0] Chłosta, oddajesz: { WORD($lost) }.
                [one] Chłosta, oddajesz: { WORD($lost) }. Brakuje jeszcze jednej monety.
               *[other] Chłosta, oddajesz: { WORD($lost) }. Brakuje jeszcze { $debt } monet.
            }
       *[no] Chłosta, { SEAT($seat) } oddaje: { WORD($lost) }.
    }
orleans-event-follower_lost =
    { ME($seat) ->
        [yes] Tracisz na zawsze { ITEM($type, form: "acc") }.
       *[no] { SEAT($seat) } traci na zawsze { ITEM($type, form: "acc") }.
    }
orleans-event-forgiven =
    { ME($seat) ->
        [yes]
            { $debt ->
                [one] Nie masz już nic do oddania; brakująca moneta zostaje darowana.
                [few] Nie masz już nic do oddania; { $debt } brakujące monety zostają darowane.
               *[many] Nie masz już nic do oddania; { $debt } brakujących monet zostaje darowanych.
            }
       *[no]
            { $debt ->
                [one] { SEAT($seat) } nie ma już nic do oddania; brakująca moneta zostaje darowana.
                [few] { SEAT($seat) } nie ma już nic do oddania; { $debt } brakujące monety zostają darowane.
               *[many] { SEAT($seat) } nie ma już nic do oddania; { $debt } brakujących monet zostaje darowanych.
            }
    }

## Dlaczego nie: odkładanie i losowanie

why-orleans-remove_a_tile = Wskaż kafel budynku, który jeszcze jest do wzięcia, albo żaden.
why-orleans-too_many =
    { $most ->
        [0] Nie możesz teraz nikogo wylosować: wyczerpał się limit, sakiewka albo miejsce na Rynku.
        [one] Możesz wylosować najwyżej jednego poddanego: na więcej nie pozwala limit, sakiewka albo miejsce na Rynku.
       *[other] Możesz wylosować najwyżej { $most } poddanych: na więcej nie pozwala limit, sakiewka albo miejsce na Rynku.
    }
why-orleans-say_how_many = Powiedz, ilu poddanych losujesz.
why-orleans-whom_back = Wskaż pole, z którego bierzesz poddanego z powrotem, albo powiedz „gotowe”.
why-orleans-no_more_back =
    { $backs ->
        [0] Nie możesz nikogo wziąć z powrotem: nie było rezygnacji z losowania albo na Rynku nie ma wolnego pola. Powiedz „gotowe”.
        [one] Bierzesz z powrotem jednego poddanego i więcej już nie można. Powiedz „gotowe”.
       *[other] Bierzesz z powrotem { $backs } poddanych i więcej już nie można. Powiedz „gotowe”.
    }
why-orleans-nobody_there = Z tego pola nie można nikogo wziąć ({ ITEM($space) }): jest puste, nie twoje, leży na nim usprawnienie albo jest przed tymi, które już masz na liście. Wybierz inne pole.
why-orleans-nothing_to_fear = Nie będzie już zdarzenia, przed którym Zakrystia mogłaby cię uchronić.
why-orleans-not_in_theatre = Wybierz poddanego, który jest w Teatrze; kolejność jest taka jak na liście.
why-orleans-not_a_guest = Zatrzymaj jednego z dwóch wylosowanych do Łaźni albo żadnego.
why-orleans-market_full = Rynek nie pomieści wszystkich: poślij jeszcze jednego poddanego do Baszty prochowej.
why-orleans-not_just_drawn = Do Baszty prochowej mogą iść tylko właśnie wylosowani, dopóki jest w niej miejsce; wybierz jednego z nich albo powiedz „gotowe”.

## Dlaczego nie: planowanie

why-orleans-plan_or_done = Wskaż budynek albo pole dla swoich poddanych albo powiedz „gotowe”.
why-orleans-plan_order = Plan podaje się w kolejności planszy, każdy budynek raz; cofnij przez „u” i zacznij od wcześniejszego budynku.
why-orleans-who_stands_there = Powiedz, który poddany tam idzie.
why-orleans-not_on_market = Na to pole ({ ITEM($space) }) nie masz już takiego poddanego: { ITEM($kind) }. Wybierz kogoś, kto jest jeszcze na Rynku albo w Baszcie prochowej.
why-orleans-starter_in_townhall = Początkowi poddani nigdy tam nie idą ({ ITEM($space) }), bo nigdy cię nie opuszczają; wybierz pozyskanego.
why-orleans-wrong_follower = Ten poddany ({ ITEM($kind) }) nie może tam pracować: { ITEM($space) }. Poślij poddanego właściwego typu albo mnicha.
why-orleans-not_your_place = { ITEM($place) }: nie masz tego kafla. Wybierz swój budynek.
why-orleans-name_the_space = { ITEM($place) }: wskaż tu pojedyncze pole i poddanego, który je zajmie.
why-orleans-no_spaces = { ITEM($place) }: tu nie posyła się poddanych. Wybierz inny budynek.
why-orleans-already_staffed = { ITEM($place) }: wszystkie pola są zajęte. Użyj tego budynku w akcjach albo wybierz inny.
why-orleans-one_place_at_a_time = { ITEM($place) }: planujesz po jednym budynku. Powiedz „gotowe”, a kolej wróci do ciebie.
why-orleans-cannot_complete = { ITEM($place) }: nie masz do niego wszystkich poddanych. Wybierz inny budynek albo „pojedyncze pola”.
why-orleans-space_taken = { ITEM($space) }: to pole jest już zajęte. Wybierz puste.
why-orleans-nobody_fits = { ITEM($space) }: nie pasuje tu nikt z twojego Rynku. Wybierz inne pole.
why-orleans-nothing_partly = Nie ma już pola, które dałoby się zająć osobno; wybierz cały budynek albo powiedz „gotowe”.

## Dlaczego nie: usprawnienia

why-orleans-technology_space = Powiedz, na którym polu ma leżeć usprawnienie.
why-orleans-technology_or_done = Połóż usprawnienie albo powiedz „gotowe”.
why-orleans-technology_order = { ITEM($space) }: pola podaje się w kolejności planszy; cofnij przez „u” i zacznij od tego.
why-orleans-technology_first = { ITEM($space) }: pierwsze usprawnienie musi leżeć na polu chłopa. Wybierz takie pole.
why-orleans-technology_twice = { ITEM($space) }: w tym budynku leży już usprawnienie, a może być tylko jedno. Wybierz inny budynek.
why-orleans-technology_monk = { ITEM($space) }: usprawnienie nigdy nie zastępuje mnicha. Wybierz inne pole.
why-orleans-technology_alone = { ITEM($space) }: budynek z jednym polem nie przyjmuje usprawnienia. Wybierz budynek z kilkoma polami.
why-orleans-technology_nowhere = { ITEM($space) }: tu usprawnienie leżeć nie może. Wybierz pole dla określonego typu poddanego.
why-orleans-technology_no_space = Nie ma teraz pola, na którym mogłoby leżeć usprawnienie; zachowaj je na później.
why-orleans-no_technology_left = Nie masz więcej usprawnień do położenia; graj dalej bez nich.

## Dlaczego nie: akcje

why-orleans-action_or_pass = Użyj jednego ze swoich pełnych budynków albo spasuj.
why-orleans-not_your_tile = { ITEM($place) }: nie masz tego kafla. Użyj swojego budynku.
why-orleans-not_staffed = { ITEM($place) }: nie ma tu jeszcze wszystkich poddanych. Użyj pełnego budynku albo spasuj.
why-orleans-no_action = Ten kafel pomaga ci stale i nie ma własnej akcji; użyj innego budynku.
why-orleans-pilgrimage = Mnisi są na Pielgrzymce; w tej rundzie Klasztor nikogo nie pozyska. Użyj innego budynku.
why-orleans-end_of_track = Twój znacznik jest na końcu tej ścieżki ({ ITEM($track) }) i nikogo tego typu już nie pozyskasz; wybierz coś innego.
why-orleans-no_follower = Ten stos poddanych jest pusty: { ITEM($type) }. Wybierz coś innego.
why-orleans-no_good = Na Jarmarku nie ma już tego towaru: { ITEM($good) }. Wybierz coś innego.
why-orleans-no_technology = Nie ma już usprawnień; wybierz coś innego.
why-orleans-no_tile = Nie ma kafla budynku, który wolno ci wziąć; wybierz coś innego.
why-orleans-tile_not_there = Weź kafel budynku, który jest do wzięcia; pierwszy musi być ze stosu I.
why-orleans-villager = Wioska daje flisaka, rzemieślnika albo handlarza; wybierz jednego z nich.
why-orleans-no_waterway_there = Z miasta, w którym stoi kupiec, nie prowadzi tam szlak wodny; wybierz sąsiednie miasto nad wodą.
why-orleans-no_road_there = Z miasta, w którym stoi kupiec, nie prowadzi tam trakt; wybierz sąsiednie miasto przy trakcie.
why-orleans-good_not_there = Weź jeden z towarów, które leżą po drodze, albo je zostaw.
why-orleans-no_station_left = Nie masz już faktorii; użyj innego budynku.
why-orleans-station_in_orleans = Masz już faktorię w Orleanie; zanim zbudujesz następną, rusz w drogę.
why-orleans-city_taken = { ITEM($city) }: stoi tu już faktoria, a w mieście jest miejsce na jedną. Zanim zbudujesz, rusz w drogę.
why-orleans-nobody_can_go = Nikt z czekających nie pasuje do wolnego miejsca u Darczyńców Miasta; użyj innego budynku.
why-orleans-starters_stay = Początkowi poddani nigdy nie idą do Darczyńców Miasta; poślij pozyskanego.
why-orleans-follower_cannot_go = Ten poddany ({ ITEM($type) }) tam nie czeka albo nie pasuje do wolnego miejsca; wybierz innego.
why-orleans-no_slot = Ten cel ({ NAME($deed) }) nie ma wolnego miejsca dla tego poddanego; wybierz inny.
why-orleans-coin_or_point = Kanalizacja miasta daje monetę albo punkt rozwoju; wybierz jedno z nich.
why-orleans-follower_and_deed = Wskaż poddanego, a potem cel, do którego idzie.
why-orleans-no_coin = Potrzebujesz do tego co najmniej jednej monety; użyj innego budynku.
why-orleans-pay_one_to_three =
    { $coins ->
        [one] Masz jedną monetę: zapłać 1 za punkt rozwoju.
       *[other] Zapłać 1, 2 albo 3 monety za tyle samo punktów rozwoju; masz { $coins }.
    }
why-orleans-empty_theatre = W Teatrze nikogo nie ma; użyj innego budynku.
why-orleans-choose_merchant = Powiedz, czyjego kupca przesuwasz i czy traktem, czy szlakiem wodnym.
why-orleans-no_good_to_pay = Nie masz towaru, którym można zapłacić; użyj innego budynku.
why-orleans-pay_a_good = Wybierz jeden ze swoich towarów na zapłatę.
why-orleans-cannot_bake = Do pieczenia potrzeba 2 monet i co najmniej jednego zboża; użyj innego budynku.
why-orleans-bake_one_to_three = Powiedz, ile zboża staje się chlebem: od jednego do trzech, jeśli tyle masz.
why-orleans-no_bonus = Żadne z twoich pól na ścieżkach nic ci teraz nie da; użyj innego budynku.
why-orleans-choose_bonus = Wybierz ścieżkę, której pole coś ci daje: chłopstwa, flisaków, rzemieślników, handlarzy albo uczonych; na ścieżce handlarzy także kafel.

## Dlaczego nie: zdarzenia i chłosta

why-orleans-sacristy_or_none = Poślij mnicha z Zakrystii do sakiewki albo z tego zrezygnuj.
why-orleans-give_food = Oddaj żywność, którą masz: zboże, ser, wino albo chleb.
why-orleans-bread_or_done = Zapłać bochnem chleba albo powiedz „gotowe” i resztę zapłać monetami.
why-orleans-give_up_something =
    { $debt ->
        [one] Brakuje jednej monety: wybierz, co ze swoich rzeczy oddajesz.
       *[other] Brakuje { $debt } monet: wybierz, co ze swoich rzeczy oddajesz.
    }
why-orleans-no_step_back = Twój znacznik nie może się cofnąć: zszedłby z pola z monetami albo na nie trafił, albo stoi na początku. Wybierz coś innego.
why-orleans-only_starters = W sakiewce są tylko początkowi poddani albo nikt, a początkowych nie można stracić; wybierz coś innego.
why-orleans-not_yours_to_lose = Nie masz tego kafla; wybierz coś swojego.

## Dlaczego takiej pozycji być nie może

why-orleans-inventory = Zawartość pudełka się nie zgadza: { NAME($what) } ({ $where }). Połóż każdą rzecz w jednym miejscu, w którym wolno jej być.

## Plansza w terminalu

orleans-board-event = Zdarzenie: { ITEM($event) } – { ITEM($event, form: "text") }
orleans-board-events-left =
    { $count ->
        [0] Klepsydra jest pusta.
        [one] W klepsydrze został jeden kafel.
        [few] W klepsydrze zostały { $count } kafle.
       *[many] W klepsydrze zostało { $count } kafli.
    }
orleans-board-development = Rozw.
orleans-board-level = Poz.
orleans-board-coins = Mon.
orleans-board-stations = Fakt.
orleans-board-citizens = Miesz.
orleans-board-technology = Uspr.
orleans-board-points = Pkt
orleans-board-merchant = Kupiec
orleans-board-bag = Sakiewka ({ $count }):
orleans-board-market = Rynek ({ $count } z { $room }):
orleans-board-tower = Baszta prochowa ({ $count } z 2):
orleans-board-goods = Towary:
orleans-board-tiles = Kafle:
orleans-board-work = W pracy:
orleans-board-none = –
orleans-board-legend = Ch chłop, Fl flisak, Rz rzemieślnik, Ha handlarz, Ry rycerz, Uc uczony, Mn mnich; ′ początkowy, U usprawnienie; (Ch) brakuje, * każdy, # nie początkowy.
orleans-board-your-places = Twoje budynki: kto jest, kogo brakuje, co teraz dają (✓ gotowe)
orleans-board-any = *
orleans-board-neutral = #
orleans-board-laid = U
orleans-board-ready = ✓
orleans-board-dead = już na zawsze bezużyteczne (zasada { $rule })
orleans-board-here = Miasto twojego kupca: { ITEM($city) }.
orleans-board-waterways = Szlakiem wodnym:
orleans-board-roads = Traktem:
orleans-board-stations-built = Faktorie:
orleans-board-no-goods = nic
orleans-board-deeds = Darczyńcy Miasta: wolne miejsca, monety za każdego poddanego; ostatnie miejsce daje mieszczanina
orleans-board-full = ukończone
orleans-board-each = +{ $coins }
orleans-board-each-canal = +{ $coins } lub punkt
orleans-board-pile-one = Kafle budynków I:
orleans-board-pile-two = Kafle budynków II:
orleans-board-jarmark = Jarmark:
orleans-board-stacks = Stosy:
orleans-board-stacks-technology = usprawnienia { $count }
orleans-board-track-citizens = Mieszczanie na ścieżkach:
orleans-board-citizen-development = rozwój { $space }
orleans-board-citizen-boatmen = koniec ścieżki flisaków
orleans-board-citizen-knights = czwarty rycerz
orleans-board-forecast =
    { $points ->
        [one] Gdyby gra skończyła się teraz: 1 punkt.
        [few] Gdyby gra skończyła się teraz: { $points } punkty.
       *[many] Gdyby gra skończyła się teraz: { $points } punktów.
    }
orleans-board-last-citizen =
    { ME($seat) ->
        [yes] Ostatni mieszczanin, za najwięcej faktorii, byłby twój.
       *[no] Ostatniego mieszczanina za najwięcej faktorii dostałby gracz { SEAT($seat) }.
    }
orleans-board-tax =
    { $tax ->
        [0] Podatki nic by cię nie kosztowały.
        [one] Podatki kosztowałyby cię monetę.
        [few] Podatki kosztowałyby cię { $tax } monety.
       *[many] Podatki kosztowałyby cię { $tax } monet.
    }
orleans-gives-good = { ITEM($of) }
orleans-gives-follower = { ITEM($of) }
orleans-gives-coins =
    { $of ->
        [one] 1 moneta
        [few] { $of } monety
       *[many] { $of } monet
    }
orleans-gives-points =
    { $of ->
        [one] 1 punkt rozwoju
        [few] { $of } punkty rozwoju
       *[many] { $of } punktów rozwoju
    }
orleans-gives-limit = losowanie do { $of }
orleans-gives-citizens =
    { $of ->
        [0] mieszczanina już nie ma
       *[other] mieszczanin
    }
orleans-gives-technology =
    { $of ->
        [one] usprawnienie
        [few] { $of } usprawnienia
       *[many] { $of } usprawnień
    }
orleans-gives-tile =
    { $of ->
        [one] kafel budynku
        [few] { $of } kafle budynków
       *[many] { $of } kafli budynków
    }
orleans-gives-cities = podróż: { OR($of) }
orleans-gives-deeds = poddani dla Darczyńców Miasta
orleans-gives-deed = { ITEM($of) } → { OR($deeds) }
orleans-gives-station = faktoria: { ITEM($of) }
orleans-hint-space = Teraz na: { ITEM($space) }

## Koniec

orleans-score-coins = Monety
orleans-score-goods = Towary
orleans-score-bread = Chleb
orleans-score-stations = Faktorie
orleans-score-citizens = Mieszczanie
orleans-score-level = Poziom
orleans-score-position = Rozwój

## Stół

orleans-map-doubt = ° odtworzone
orleans-map-sub = Orlean i Loara
orleans-board-map = Mapa
orleans-board-town = Twoje miasto
orleans-board-track = Rozwój
orleans-board-tracks = Ścieżki
orleans-board-deeds-short = Darczyńcy Miasta
orleans-board-jarmark-long = Jarmark, usprawnienia, skarbiec
orleans-board-piles = Kafle budynków do wzięcia
orleans-board-gone = poza grą: { $count }
orleans-board-pages = Plansze
orleans-page-map = Mapa
orleans-page-tracks = Ścieżki
orleans-page-deeds = Darczyńcy
orleans-page-tiles = Budynki
orleans-page-town = Miasto
orleans-turn-map = Duża mapa
orleans-turn-town = Duże miasto
orleans-turn-key = Klawisz V: duża mapa albo duże miasto
orleans-hourglass-none = Klepsydra
orleans-ahead-pilgrimage = dziś bez mnichów
orleans-ahead-income = +{ $coins } dla ciebie
orleans-ahead-harvest =
    { $gives ->
        [food] oddajesz jedną żywność
       *[other]
            { $missing ->
                [0] bez żywności: −{ $coins }
               *[other]
                    { $coins ->
                        [0] bez żywności, brak monet: { $missing }
                       *[other] bez żywności: −{ $coins }, brak { $missing }
                    }
            }
    }
orleans-ahead-taxes =
    { $missing ->
        [0]
            { $coins ->
                [0] nic nie kosztuje
               *[other] −{ $coins } za towary
            }
       *[other]
            { $coins ->
                [0] brak monet: { $missing }
               *[other] −{ $coins }, brak { $missing }
            }
    }
orleans-ahead-trading_day = +{ $coins } za faktorie
orleans-ahead-plague =
    { $gives ->
        [follower] jeden z twojej sakiewki
       *[other] twoja sakiewka jest pusta
    }
orleans-place-dead = już bez użytku ({ $rule })
orleans-stock-coins = monety
orleans-stock-stations = do budowy
orleans-stock-citizens = mieszczanie
orleans-stock-technology = do położenia
orleans-dock-bag = Sakiewka, { $count }
orleans-dock-of = { $count } z { $of }
orleans-dock-market = Rynek: wylosowani w tej rundzie
orleans-dock-market-short = Rynek
orleans-town-plot = Tu staną twoje kafle budynków: po jednym za każdego zwerbowanego handlarza.
orleans-dock-rival =
    { $gives ->
        [food] żywność
        [follower] poddany
       *[other]
            { $missing ->
                [0] { $coins }
               *[other] { $coins } (−{ $missing })
            }
    }
orleans-dock-tonight = Dziś: { ITEM($event) }
orleans-row-starts = zaczyna
orleans-row-passed = spasował(a)
orleans-row-planned = plan gotowy
orleans-row-planning = planuje
orleans-row-ready =
    { $count ->
        [one] 1 budynek gotowy
        [few] { $count } budynki gotowe
       *[other] { $count } budynków gotowych
    }
orleans-row-development = poziom { $level }, pole { $position }
orleans-row-bag = w sakiewce
orleans-rival-first = pierwsze na pole chłopa
orleans-rival-points = Punkty na teraz
orleans-rival-stations = zbudowane: { $built }, do budowy: { $to_build }{ $lost ->
        [0] {""}
       *[other] , utracone: { $lost }
    }
orleans-need-farmer = chłopa
orleans-need-boatman = flisaka
orleans-need-craftsman = rzemieślnika
orleans-need-trader = handlarza
orleans-need-knight = rycerza
orleans-need-scholar = uczonego
orleans-need-monk = mnicha
orleans-need-any = kogokolwiek
orleans-need-neutral = kogoś spoza początkowych
orleans-overview-mine = Co jest twoje
orleans-overview-players = Gracze

## Jak się co nazywa

orleans-name-of-city = { ITEM($city) }{ COUNT($owners) ->
        [0] {""}
       *[other] , faktoria: { SEAT($owners) }
    }{ COUNT($merchants) ->
        [0] {""}
       *[other] , kupiec: { SEAT($merchants) }
    }
orleans-name-of-cargo =
    { $good ->
        [none] Na tej drodze nic już nie leży: { AND($ends) }
       *[other] { ITEM($good) } na drodze: { AND($ends) }
    }
orleans-name-of-station = Faktoria, { SEAT($seat) }: { ITEM($city) }
orleans-name-of-merchant = Kupiec, { SEAT($seat) }: { ITEM($city) }
orleans-name-of-stack = Stos: { ITEM($type) }, zostało { $left }
orleans-name-of-marker =
    { $track ->
        [development] { SEAT($seat) }: rozwój { $position }
       *[other] { SEAT($seat) }: { ITEM($track) }, pole { $position }
    }
orleans-name-of-deed = { NAME($deed) }: zajęte { $given } z { $slots }{ $citizen ->
        [true] {""}
       *[other] , mieszczanin zabrany
    }
orleans-name-of-jarmark = Jarmark: { ITEM($good) }, { $n }
orleans-name-of-supply =
    { $of ->
        [treasury] Skarbiec, monety: { $n }
       *[other] Usprawnienia: { $n }
    }
orleans-name-of-tile = { ITEM($place) }, kafel ze stosu { $pile ->
        [1] I
       *[other] II
    }
orleans-name-of-citizen =
    { $citizen ->
        [boatmen] Mieszczanin na końcu ścieżki flisaków
        [knights] Mieszczanin na ścieżce rycerzy
        [stations] Mieszczanin za najwięcej faktorii
       *[other] Mieszczanin na ścieżce rozwoju, pole { $space }
    }{ $left ->
        [true] {""}
       *[other] , zabrany
    }
orleans-name-of-hourglass =
    { $event ->
        [none] Klepsydra, zostało kafelków: { $pile }
       *[other] { ITEM($event) }; w klepsydrze zostało kafelków: { $pile }
    }{ $round ->
        [0] {""}
       *[other] ; runda { $round } z { $rounds }
    }
orleans-name-of-gone = Poza grą: { COUNT($followers) ->
        [0] {""}
       *[other] { ITEM($followers) }; {""}
    }{ COUNT($goods) ->
        [0] {""}
       *[other] { ITEM($goods) }; {""}
    }usprawnienia { $technology }
orleans-name-of-place = { ITEM($place) }
orleans-name-of-socket =
    { $holds ->
        [none] { ITEM($space) }
        [technology] { ITEM($space) }: usprawnienie
       *[other] { ITEM($space) }: { ITEM($holds) }
    }
orleans-name-of-follower = { ITEM($follower) }
orleans-name-of-waiting = { ITEM($follower) } w Ratuszu
orleans-name-of-towered = { ITEM($follower) } w Baszcie prochowej
orleans-name-of-staged = { ITEM($follower) } w Teatrze
orleans-name-of-guest = { ITEM($follower) }, gość Łaźni
orleans-name-of-draw =
    { $count ->
        [one] losowanie jednego poddanego
       *[other] losowanie { $count } poddanych
    }
orleans-name-of-good = { ITEM($good) }, { $n }
orleans-name-of-bag =
    { COUNT($kinds) ->
        [0] twoja sakiewka, pusta
       *[other] twoja sakiewka: { ITEM($kinds) }
    }
orleans-name-of-coins =
    { $n ->
        [one] jedna moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
orleans-name-of-stations =
    { $n ->
        [one] jedna faktoria do budowy
        [few] { $n } faktorie do budowy
       *[other] { $n } faktorii do budowy
    }
orleans-name-of-citizens =
    { $n ->
        [one] jeden mieszczanin
        [few] { $n } mieszczan
       *[other] { $n } mieszczan
    }
orleans-name-of-technology =
    { $n ->
        [one] jedno usprawnienie do położenia
        [few] { $n } usprawnienia do położenia
       *[other] { $n } usprawnień do położenia
    }
orleans-name-of-seat = { SEAT($seat) }: monety { $coins }, poziom { $level } (pole { $development }), faktorie: zbudowane { $built }, do budowy { $to_build }; mieszczanie { $citizens }, usprawnienia { $technology }; sakiewka: { COUNT($bag) ->
        [0] pusty
       *[other] { ITEM($bag) }
    }; towary: { COUNT($goods) ->
        [0] brak
       *[other] { ITEM($goods) }
    }{ $starts ->
        [true] ; zaczyna tę rundę
       *[other] {""}
    }{ $passed ->
        [true] ; spasował(a)
       *[other] {""}
    }{ $turn ->
        [true] ; teraz działa
       *[other] {""}
    }
orleans-tip-city = W mieście jest miejsce na jedną faktorię, w Orleanie po jednej dla każdego.
orleans-tip-cargo = Kto tędy jedzie, może to zabrać.
orleans-tip-deed =
    { COUNT($open) ->
        [0] Wszystkie miejsca są zajęte.
       *[other] { $coins ->
            [one] Moneta za każdego poddanego;
           *[other] Monety za każdego poddanego: { $coins };
        } wolne: { ITEM($open) }.
    }{ $citizen ->
        [true] {" "}Kto zajmie ostatnie miejsce, dostaje mieszczanina.
       *[other] {""}
    }
orleans-tip-bag = Stąd losuje się poddanych, tu wracają ci, którzy pracowali.
orleans-tip-stack = Kto zwerbuje jednego, przesuwa znacznik tej ścieżki o jedno pole.
orleans-tip-technology = Na zawsze zastępuje poddanego{ $experienced ->
        [true] .
       *[other] ; pierwsze musi leżeć na polu chłopa.
    }
orleans-tip-stations = Każda zbudowana liczy się na końcu tyle, ile wynosi twój poziom.
orleans-tip-citizens = Każdy liczy się na końcu tyle, ile wynosi twój poziom.
orleans-tip-coins = Każda to na końcu jeden punkt.
orleans-tip-good = Na końcu: zboże 1, ser 2, wino 3, wełna 4, brokat 5 punktów; chleb tyle, ile twój poziom.
orleans-tip-jarmark = Na końcu: zboże 1, ser 2, wino 3, wełna 4, brokat 5 punktów.

## Co da słowo

orleans-effect-nothing = Na razie nic się nie zmienia.
orleans-effect-points = Punkty: { $before } → { $total }.
orleans-effect-good =
    { $count ->
        [-1] Oddajesz { ITEM($good, form: "acc") }.
        [1] Dostajesz { ITEM($good, form: "acc") }.
       *[other] { ITEM($good) }: { $count }.
    }
orleans-effect-coins =
    { $coins ->
        [1] Moneta więcej.
        [-1] Moneta mniej.
       *[other] Monety: { $coins }.
    }
orleans-effect-recruits = Do twojej sakiewki: { ITEM($kinds) }.
orleans-effect-steps = Rozwój { $position }, poziom { $level }.
orleans-effect-stations =
    { $count ->
        [1] Faktoria więcej na mapie.
       *[other] Faktorie na mapie: { $count }.
    }
orleans-effect-citizens =
    { $count ->
        [1] Dołącza mieszczanin.
       *[other] Mieszczanie: { $count }.
    }
orleans-effect-technology =
    { $count ->
        [1] Usprawnienie do położenia.
       *[other] Usprawnienia do położenia: { $count }.
    }
orleans-effect-tile = Budynek dla ciebie: { ITEM($place) }.
orleans-effect-bag = Z powrotem do sakiewki: { ITEM($kinds) }.
orleans-effect-rival = { SEAT($seat) }: punkty { $points }, monety { $coins }.
orleans-effect-ready =
    { COUNT($gives) ->
        [0] { ITEM($place) }: komplet.
       *[other] { ITEM($place) }: komplet. W zamian: { AND($gives) }.
    }
orleans-effect-needs = { ITEM($place) }: brakuje jeszcze { AND($needs) }.
orleans-effect-villagers = do wyboru: { ITEM($kinds) }
orleans-effect-dead = { ITEM($place) }: już bez użytku (zasada { $rule }).
orleans-effect-left = Na Rynku zostają: { ITEM($kinds) }.
orleans-effect-strikes = Potem: { ITEM($event) }.

## Gdzie jesteśmy i o co chodzi

orleans-phase-start = Przed pierwszą rundą
orleans-phase-end = Koniec
orleans-phase-round = Runda { $round } z { $rounds }
orleans-phase-hourglass = Klepsydra
orleans-phase-census = Spis ludności
orleans-phase-drawing = Pozyskiwanie
orleans-phase-planning = Plan
orleans-phase-actions = Akcje
orleans-phase-event = Wydarzenie
orleans-step-draw =
    { $most ->
        [one] Możesz wylosować jednego poddanego: sięgnij do sakiewki.
       *[other] Możesz wylosować { $most } poddanych: sięgnij do sakiewki.
    }
orleans-step-draw-note = Limit { $limit }, w sakiewce { $bag }, wolne miejsca: { $room }. Za każde losowanie, z którego rezygnujesz, możesz zabrać poddanego z budynków.
orleans-step-take_back =
    { $count ->
        [0] Kogo bierzesz z powrotem na Rynek? Najwyżej: { $most }.
       *[other] Na Rynek wraca { $count }, najwyżej { $most }.
    }
orleans-step-tower = Kto z wylosowanych idzie do Baszty prochowej?
orleans-step-plan = Kto gdzie pracuje?
orleans-step-plan_one = Który budynek planujesz teraz?
orleans-step-plan-held = Kto gdzie pracuje? W ręce: { ITEM($kind) }.
orleans-step-plan-technology = Gdzie na zawsze położysz usprawnienie?
orleans-step-plan-note =
    { $technology ->
        [0] Dotknij budynku, a zapełni się tymi, którzy pasują; położonych można cofnąć.
        [one] Dotknij budynku, a zapełni się tymi, którzy pasują. Możesz też położyć usprawnienie.
       *[other] Dotknij budynku, a zapełni się tymi, którzy pasują. Możesz też położyć usprawnienia: { $technology }.
    }
orleans-step-action =
    { COUNT($usable) ->
        [0] Nie masz budynku, którego można użyć.
       *[other] Którego budynku używasz?
    }
orleans-step-merchant = Dokąd rusza twój kupiec?
orleans-step-action-note = Dotknij gotowego budynku albo jego celu. Kto pasuje, nic więcej w tej rundzie nie robi.
orleans-step-place =
    { $place ->
        [ship] Twój kupiec płynie barką. Którą rzeką?
        [wagon] Twój kupiec rusza dwukółką. Którą drogą?
        [horse_wagon] Twój kupiec rusza furmanką. Którą drogą?
        [village] Wioska: kto do ciebie dołącza?
        [townhall] Ratusz: kto idzie do którego dzieła?
        [gunpowder_tower] Baszta prochowa: kto idzie do którego dzieła?
       *[other] { ITEM($place) }
    }
orleans-step-city =
    { $place ->
        [ship] Barką, cel: { ITEM($city) }?
        [wagon] Dwukółką, cel: { ITEM($city) }?
       *[other] Cel: { ITEM($city) }?
    }
orleans-confirm-plan =
    { $count ->
        [one] Poślij jednego do pracy
       *[other] Poślij do pracy: { $count }
    }
orleans-confirm-plan_one = Zaplanuj: { ITEM($place) }
orleans-confirm-city = Jedź: { ITEM($city) }
orleans-confirm-place = Użyj: { ITEM($place) }
orleans-usual-draw = Losuj: { $most }
orleans-usual-take_back = Nikt nie wraca
orleans-usual-plan = Nikogo więcej
orleans-usual-plan_one = Nic więcej
orleans-scene-round =
    { ME($start) ->
        [yes] Runda { $round } z { $rounds }. Rozpoczynasz.
       *[no] Runda { $round } z { $rounds }. Rozpoczyna { SEAT($start) }.
    } Wieczorem: { ITEM($hourglass_event) }.
orleans-losses = Co można oddać
orleans-losses-cost =
    { $cost ->
        [0] bez straty punktów
       *[other] −{ $cost }
    }
orleans-step-flogging = Można oddać to, co świeci; obok stoi, ile to kosztuje punktów.

## Koniec gry

orleans-over-wins = Wygrywa { SEAT($seat) }, punkty: { $score }
orleans-over-shared = Zwycięstwo dzielą { SEAT($seats) }, punkty: { $score }
orleans-over-lead = { $source ->
        [coins] Rozstrzygnęły monety: o { $points } więcej niż u drugiego.
        [goods] Rozstrzygnęły towary: o { $points } więcej niż u drugiego.
        [bread] Rozstrzygnął chleb: o { $points } więcej niż u drugiego.
        [stations] Rozstrzygnęły faktorie: o { $points } więcej niż u drugiego.
       *[citizens] Rozstrzygnęli mieszczanie: o { $points } więcej niż u drugiego.
    }
orleans-over-why = Towary warte { $goods }; poziom { $level } pomnożył { $built ->
        [one] jedną faktorię
        [few] { $built } faktorie
       *[other] { $built } faktorii
    } i { $count ->
        [one] jednego mieszczanina
       *[other] { $count } mieszczan
    }.
orleans-over-stations = Najwięcej faktorii: { SEAT($seat) }, stąd czternasty mieszczanin.
orleans-over-coins = Monety, po 1
orleans-over-goods = Towary, po 1 do 5
orleans-over-bread = Chleb × poziom
orleans-over-citizens = Mieszczanie × poziom
orleans-over-built = Faktorie × poziom

## Zdarzenia klepsydry

orleans-item-pilgrimage = Pielgrzymka
    .text = w tej rundzie nie można pozyskać mnicha.
orleans-item-income = Przychód
    .text = na koniec rundy dostajesz tyle monet, ile wynosi twój poziom rozwoju.
orleans-item-harvest = Żniwa
    .text = na koniec rundy oddajesz jedną żywność (zboże, ser, wino albo chleb); kto jej nie ma, płaci 5 monet.
orleans-item-taxes = Podatki
    .text = na koniec rundy płacisz monetę za każde trzy swoje towary.
orleans-item-trading_day = Dzień targowy
    .text = na koniec rundy dostajesz monetę za każdą zbudowaną faktorię.
orleans-item-plague = Zaraza
    .text = na koniec rundy tracisz jednego losowego poddanego z sakiewki; początkowi są bezpieczni.

## Poddani; początkowi to ci w kolorze gracza

orleans-item-farmer = chłop
    .acc = chłopa
    .short = Ch
orleans-item-boatman = flisak
    .acc = flisaka
    .short = Fl
orleans-item-craftsman = rzemieślnik
    .acc = rzemieślnika
    .short = Rz
orleans-item-trader = handlarz
    .acc = handlarza
    .short = Ha
orleans-item-knight = rycerz
    .acc = rycerza
    .short = Ry
orleans-item-scholar = uczony
    .acc = uczonego
    .short = Uc
orleans-item-monk = mnich
    .acc = mnicha
    .short = Mn
orleans-item-own_farmer = początkowy chłop
    .acc = początkowego chłopa
    .short = Ch′
orleans-item-own_boatman = początkowy flisak
    .acc = początkowego flisaka
    .short = Fl′
orleans-item-own_craftsman = początkowy rzemieślnik
    .acc = początkowego rzemieślnika
    .short = Rz′
orleans-item-own_trader = początkowy handlarz
    .acc = początkowego handlarza
    .short = Ha′

## Towary

orleans-item-grain = zboże
    .acc = zboże
orleans-item-cheese = ser
    .acc = ser
orleans-item-wine = wino
    .acc = wino
orleans-item-wool = wełna
    .acc = wełnę
orleans-item-brocade = brokat
    .acc = brokat
orleans-item-bread = chleb
    .acc = chleb

## Budynki: co dają i kogo wymagają

orleans-item-farmhouse = Gospodarstwo
    .text = chłop do sakiewki i towar z następnego pola ścieżki chłopstwa.
    .cost = flisak + rzemieślnik
    .one = pole flisaka
    .two = pole rzemieślnika
orleans-item-village = Wioska
    .text = do sakiewki flisak (monety), rzemieślnik (usprawnienie) albo handlarz (kafel budynku).
    .cost = chłop + flisak + rzemieślnik
    .one = pole chłopa
    .two = pole flisaka
    .three = pole rzemieślnika
orleans-item-university = Uniwersytet
    .text = uczony do sakiewki i punkty rozwoju z następnego pola ścieżki uczonych.
    .cost = chłop + rzemieślnik + handlarz
    .one = pole chłopa
    .two = pole rzemieślnika
    .three = pole handlarza
orleans-item-castle = Zamek
    .text = rycerz do sakiewki; odtąd możesz losować więcej poddanych.
    .cost = chłop + flisak + handlarz
    .one = pole chłopa
    .two = pole flisaka
    .three = pole handlarza
orleans-item-monastery = Klasztor
    .text = mnich do sakiewki, który może zastąpić każdego.
    .cost = uczony + handlarz
    .one = pole uczonego
    .two = pole handlarza
orleans-item-ship = Barka
    .text = twój kupiec rusza szlakiem wodnym i może zabrać po drodze jeden towar.
    .cost = chłop + flisak + rycerz
    .one = pole chłopa
    .two = pole flisaka
    .three = pole rycerza
orleans-item-wagon = Dwukółka
    .text = twój kupiec rusza traktem i może zabrać po drodze jeden towar.
    .cost = chłop + handlarz + rycerz
    .one = pole chłopa
    .two = pole handlarza
    .three = pole rycerza
orleans-item-guildhall = Siedziba cechu
    .text = faktoria w mieście, w którym stoi twój kupiec.
    .cost = chłop + rzemieślnik + rycerz
    .one = pole chłopa
    .two = pole rzemieślnika
    .three = pole rycerza
orleans-item-scriptorium = Skryptorium
    .text = jeden punkt rozwoju.
    .cost = rycerz + uczony
    .one = pole rycerza
    .two = pole uczonego
orleans-item-townhall = Ratusz
    .text = jeden lub dwaj poddani idą na stałe do Darczyńców Miasta, za monety, a może i mieszczanina.
    .cost = jeden lub dwaj, nie początkowi
    .one = pierwsze pole
    .two = drugie pole
orleans-item-hayrick = Stodoła
    .text = jedno zboże.
    .cost = chłop
    .one = pole chłopa
orleans-item-cheese_factory = Fabryka sera
    .text = jeden ser.
    .cost = chłop + chłop
    .one = pole chłopa
    .two = pole chłopa
orleans-item-winery = Winnica
    .text = jedno wino.
    .cost = chłop + handlarz
    .one = pole chłopa
    .two = pole handlarza
orleans-item-wool_manufacturer = Wytwórnia wełny
    .text = jedna wełna.
    .cost = flisak + handlarz
    .one = pole flisaka
    .two = pole handlarza
orleans-item-tailor_shop = Zakład krawiecki
    .text = jeden brokat.
    .cost = handlarz + uczony
    .one = pole handlarza
    .two = pole uczonego
orleans-item-brewery = Browar
    .text = 2 monety.
    .cost = mnich
    .one = pole mnicha
orleans-item-library = Biblioteka
    .text = 2 punkty rozwoju.
    .cost = rycerz + uczony
    .one = pole rycerza
    .two = pole uczonego
orleans-item-windmill = Wiatrak
    .text = 2 monety i punkt rozwoju.
    .cost = rzemieślnik + rzemieślnik
    .one = pole rzemieślnika
    .two = pole rzemieślnika
orleans-item-hospital = Lazaret
    .text = tyle monet, ile wynosi twój poziom rozwoju.
    .cost = flisak + uczony
    .one = pole flisaka
    .two = pole uczonego
orleans-item-bathhouse = Łaźnia
    .text = działa stale: po losowaniu losujesz jeszcze dwóch i możesz zatrzymać jednego z nich, jeśli jest wolne pole.
    .cost = bez poddanych
orleans-item-herb_garden = Ogród zielny
    .text = działa stale: twoi flisacy mogą zastępować rzemieślników, handlarzy i chłopów.
    .cost = bez poddanych
orleans-item-sacristy = Zakrystia
    .text = jej mnich może wrócić do sakiewki, by ochronić cię przed Żniwami, Podatkami albo Zarazą.
    .cost = mnich
    .one = pole mnicha
orleans-item-shipping_line = Przystań
    .text = jeden punkt rozwoju.
    .cost = flisak
    .one = pole flisaka
orleans-item-cellar = Szynk
    .text = 4 monety.
    .cost = mnich + uczony
    .one = pole mnicha
    .two = pole uczonego
orleans-item-office = Kasa miejska
    .text = moneta za każdą zbudowaną faktorię.
    .cost = uczony + uczony
    .one = pole uczonego
    .two = pole uczonego
orleans-item-pharmacy = Apteka
    .text = płacisz od 1 do 3 monet za tyle samo punktów rozwoju.
    .cost = dowolny poddany
    .one = pole dla każdego
orleans-item-school = Szkoła
    .text = działa stale: twoi uczeni mogą zastępować każdego oprócz mnicha.
    .cost = bez poddanych
orleans-item-horse_wagon = Furmanka
    .text = twój kupiec rusza traktem i może zabrać po drodze jeden towar.
    .cost = rycerz + handlarz
    .one = pole rycerza
    .two = pole handlarza
orleans-item-gunpowder_tower = Baszta prochowa
    .text = dwa dodatkowe pola dla właśnie wylosowanych; akcją jeden lub dwaj z nich idą do Darczyńców Miasta.
    .cost = bez poddanych
orleans-item-laboratory = Laboratorium
    .text = jedno usprawnienie.
    .cost = rzemieślnik + uczony
    .one = pole rzemieślnika
    .two = pole uczonego
orleans-item-barracks = Baraki
    .text = działają stale: każdy może zastąpić rycerza.
    .cost = bez poddanych
orleans-item-theatre = Teatr
    .text = dowolna liczba poddanych; akcją wszyscy wracają do sakiewki, za każdego moneta. Stos odtworzony.
    .cost = dowolni poddani
    .one = pole dla każdego
orleans-item-tribunal = Trybunał
    .text = przesuwasz kupca innego gracza, bierzesz towar po drodze i płacisz temu graczowi monetę.
    .cost = rycerz
    .one = pole rycerza
orleans-item-goldsmith = Złotnik
    .text = za towar tyle punktów rozwoju, ile masz zbudowanych faktorii. Poddani i stos odtworzeni.
    .cost = rzemieślnik + handlarz
    .one = pole rzemieślnika
    .two = pole handlarza
orleans-item-bakery = Piekarnia
    .text = za 2 monety od jednego do trzech zbóż staje się chlebem, na końcu każdy wart tyle co twój poziom. Poddani i stos odtworzeni.
    .cost = chłop + rzemieślnik
    .one = pole chłopa
    .two = pole rzemieślnika
orleans-item-hideaway = Skrytka
    .text = za towar premia z twojego pola na jednej ze ścieżek poddanych. Poddany i stos odtworzeni.
    .cost = dowolny poddany
    .one = pole dla każdego

## Pola budynków

orleans-item-farmhouse_1 = Gospodarstwo (pole flisaka)
orleans-item-farmhouse_2 = Gospodarstwo (pole rzemieślnika)
orleans-item-village_1 = Wioska (pole chłopa)
orleans-item-village_2 = Wioska (pole flisaka)
orleans-item-village_3 = Wioska (pole rzemieślnika)
orleans-item-university_1 = Uniwersytet (pole chłopa)
orleans-item-university_2 = Uniwersytet (pole rzemieślnika)
orleans-item-university_3 = Uniwersytet (pole handlarza)
orleans-item-castle_1 = Zamek (pole chłopa)
orleans-item-castle_2 = Zamek (pole flisaka)
orleans-item-castle_3 = Zamek (pole handlarza)
orleans-item-monastery_1 = Klasztor (pole uczonego)
orleans-item-monastery_2 = Klasztor (pole handlarza)
orleans-item-ship_1 = Barka (pole chłopa)
orleans-item-ship_2 = Barka (pole flisaka)
orleans-item-ship_3 = Barka (pole rycerza)
orleans-item-wagon_1 = Dwukółka (pole chłopa)
orleans-item-wagon_2 = Dwukółka (pole handlarza)
orleans-item-wagon_3 = Dwukółka (pole rycerza)
orleans-item-guildhall_1 = Siedziba cechu (pole chłopa)
orleans-item-guildhall_2 = Siedziba cechu (pole rzemieślnika)
orleans-item-guildhall_3 = Siedziba cechu (pole rycerza)
orleans-item-scriptorium_1 = Skryptorium (pole rycerza)
orleans-item-scriptorium_2 = Skryptorium (pole uczonego)
orleans-item-townhall_1 = Ratusz (pierwsze pole)
orleans-item-townhall_2 = Ratusz (drugie pole)
orleans-item-hayrick_1 = Stodoła (pole chłopa)
orleans-item-cheese_factory_1 = Fabryka sera (pole chłopa)
orleans-item-cheese_factory_2 = Fabryka sera (pole chłopa)
orleans-item-winery_1 = Winnica (pole chłopa)
orleans-item-winery_2 = Winnica (pole handlarza)
orleans-item-wool_manufacturer_1 = Wytwórnia wełny (pole flisaka)
orleans-item-wool_manufacturer_2 = Wytwórnia wełny (pole handlarza)
orleans-item-tailor_shop_1 = Zakład krawiecki (pole handlarza)
orleans-item-tailor_shop_2 = Zakład krawiecki (pole uczonego)
orleans-item-brewery_1 = Browar (pole mnicha)
orleans-item-library_1 = Biblioteka (pole rycerza)
orleans-item-library_2 = Biblioteka (pole uczonego)
orleans-item-windmill_1 = Wiatrak (pole rzemieślnika)
orleans-item-windmill_2 = Wiatrak (pole rzemieślnika)
orleans-item-hospital_1 = Lazaret (pole flisaka)
orleans-item-hospital_2 = Lazaret (pole uczonego)
orleans-item-sacristy_1 = Zakrystia (pole mnicha)
orleans-item-shipping_line_1 = Przystań (pole flisaka)
orleans-item-cellar_1 = Szynk (pole mnicha)
orleans-item-cellar_2 = Szynk (pole uczonego)
orleans-item-office_1 = Kasa miejska (pole uczonego)
orleans-item-office_2 = Kasa miejska (pole uczonego)
orleans-item-pharmacy_1 = Apteka (pole dla każdego)
orleans-item-horse_wagon_1 = Furmanka (pole rycerza)
orleans-item-horse_wagon_2 = Furmanka (pole handlarza)
orleans-item-laboratory_1 = Laboratorium (pole rzemieślnika)
orleans-item-laboratory_2 = Laboratorium (pole uczonego)
orleans-item-theatre_1 = Teatr (pole dla każdego)
orleans-item-tribunal_1 = Trybunał (pole rycerza)
orleans-item-goldsmith_1 = Złotnik (pole rzemieślnika)
orleans-item-goldsmith_2 = Złotnik (pole handlarza)
orleans-item-bakery_1 = Piekarnia (pole chłopa)
orleans-item-bakery_2 = Piekarnia (pole rzemieślnika)
orleans-item-hideaway_1 = Skrytka (pole dla każdego)

## Miasta

orleans-item-argenton = Argenton
orleans-item-blois = Blois
orleans-item-bourges = Bourges
orleans-item-briare = Briare
orleans-item-chartres = Chartres
orleans-item-chateaudun = Châteaudun
orleans-item-chateauroux = Châteauroux
orleans-item-chatellerault = Châtellerault
orleans-item-chinon = Chinon
orleans-item-etampes = Étampes
orleans-item-la_chatre = La Châtre
orleans-item-le_blanc = Le Blanc
orleans-item-le_mans = Le Mans
orleans-item-loches = Loches
orleans-item-montargis = Montargis
orleans-item-montrichard = Montrichard
orleans-item-nevers = Nevers
orleans-item-orleans = Orlean
orleans-item-saint_amand = Saint-Amand
orleans-item-sancerre = Sancerre
orleans-item-tours = Tours
orleans-item-vendome = Vendôme
orleans-item-vierzon = Vierzon

orleans-help-keys = F B C T K S M biorą do ręki poddanego z Rynku.

## Reguły, według numerów z RULES.md

orleans-rule-1-1 = Stosy
    .long = W stosach leżą neutralni poddani, dla 2, 3 lub 4 graczy: 12, 14 lub 16 chłopów; po 6, 8 lub 10 flisaków, rzemieślników i handlarzy; po 8, 11 lub 14 rycerzy, uczonych i mnichów.
orleans-rule-1-2 = Z czym zaczynasz
    .long = Zaczynasz z chłopem, flisakiem, rzemieślnikiem i handlarzem w swoim kolorze na Rynku, z pustą sakiewką, 5 monetami, 10 faktoriami, znacznikami na pierwszych polach i kupcem w Orleanie.
orleans-rule-1-3 = Towary na mapie
    .long = Przy dwóch lub trzech graczach odpada 12 lub 6 losowych towarów. Potem na każde używane pole towaru trafia losowy towar; pola z cyfrą 3 lub 4 są w grze dopiero przy tylu graczach.
orleans-rule-1-4 = Jarmark
    .long = Wszystkie pozostałe towary leżą odkryte na Jarmarku, według rodzajów.
orleans-rule-1-5 = Klepsydra
    .long = Klepsydra ma 18 kafli, po trzy z każdym zdarzeniem. Na wierzchu leży Pielgrzymka, reszta jest potasowana.
orleans-rule-1-6 = Skarbiec
    .long = Monety bierze się ze skarbca i tam wracają. Jeśli jest ich za mało, dostajesz tyle, ile jest.
orleans-rule-1-7 = Mieszczanie
    .long = 13 mieszczan leży na planszach: po jednym na ośmiu celach Darczyńców Miasta, trzech na ścieżce rozwoju, jeden na końcu ścieżki flisaków, jeden na przedostatnim polu ścieżki rycerstwa. Czternasty leży obok.
orleans-rule-1-8 = Pierwszy gracz rozpoczynający
    .long = W pierwszej rundzie rozpoczyna pierwszy gracz.
orleans-rule-1-9 = Kafle budynków
    .long = Jest 20 kafli budynków w dwóch stosach: 12 kafli I i 8 kafli II. Zawsze możesz je przeglądać.
orleans-rule-1-10 = Wszystko jest jawne
    .long = Jawne jest wszystko oprócz tego, czego jeszcze nie wylosowano. Sakiewki da się policzyć, więc są pokazane.
orleans-rule-1-11 = Nic nie ginie
    .long = Poddani, towary, usprawnienia, mieszczanie, faktorie i monety zawsze się zgadzają.
orleans-rule-2-1 = Rundy i fazy
    .long = Gra ma 18 rund po siedem faz: klepsydra, spis ludności, pozyskiwanie poddanych, planowanie, akcje, zdarzenie, gracz rozpoczynający.
orleans-rule-2-2 = Odwrócenie klepsydry
    .long = Odwraca się wierzchni kafel klepsydry; jego zdarzenie dotyczy tej rundy.
orleans-rule-2-3 = Równe zdarzenia
    .long = Z opcją even_events w każdej trzeciej części gry każde zdarzenie pojawia się raz.
orleans-rule-2-4 = Następny gracz rozpoczynający
    .long = Po każdej rundzie znacznik przechodzi do następnego gracza po lewej.
orleans-rule-3-1 = Spis: najwięcej chłopów
    .long = Jeśli na ścieżce chłopstwa nikt ci nie dorównuje, dostajesz monetę.
orleans-rule-3-2 = Spis: najmniej chłopów
    .long = Jeśli na ścieżce chłopstwa wyprzedzają cię wszyscy, płacisz monetę.
orleans-rule-3-3 = Spis: remisy
    .long = Remisujący nic nie dostają i nic nie płacą.
orleans-rule-3-4 = Spis: dwóch graczy
    .long = Przy dwóch graczach nikt nie płaci.
orleans-rule-4-1 = Ilu losujesz
    .long = Wszyscy naraz mówią, ilu losują, a potem się losuje. Losujesz poddanych z sakiewki na Rynek, najwyżej tylu, ile pozwala twoje pole na ścieżce rycerstwa: 4, 5, 6, 7, 7, 8.
orleans-rule-4-2 = Można mniej
    .long = Możesz wylosować mniej, a nigdy więcej, niż masz wolnych pól (Rynek ma ich 8) i poddanych w sakiewce.
orleans-rule-4-3 = Branie z powrotem
    .long = Gdy widzisz już, kogo masz: za każde losowanie z limitu, z którego rezygnujesz, możesz wziąć jednego poddanego z dowolnego swojego pola z powrotem na wolne pole Rynku. Usprawnienia zostają.
orleans-rule-4-4 = Gdy nie ma pytania
    .long = Jeśli nikogo nie możesz wylosować, nikt nie pyta, ilu losujesz, a jeśli nikogo nie możesz wziąć z powrotem – kogo bierzesz; tak jest w pierwszej rundzie.
orleans-rule-4-5 = Łaźnia: dwóch gości
    .long = Po losowaniu i po braniu z powrotem, jeśli jest wolne pole, losuje się jeszcze dwóch; możesz zatrzymać jednego, reszta wraca do sakiewki.
orleans-rule-4-6 = Baszta prochowa: dwa pola
    .long = Możesz postawić tam do dwóch właśnie wylosowanych, a musisz, gdy Rynek ich nie pomieści. Limit się nie zmienia.
orleans-rule-5-1 = Posyłanie do pracy
    .long = Możesz stawiać poddanych z Rynku (i Baszty prochowej) na polach swojej planszy i kafli, każdego na polu jego typu. Nie musisz.
orleans-rule-5-2 = Po trochu
    .long = Budynek może zostać niepełny i doczekać uzupełnienia w późniejszych rundach. Kto stoi na polu, ten tam zostaje.
orleans-rule-5-3 = Mnisi
    .long = Mnich może zastąpić każdego poddanego, a mnicha nie zastąpi nikt.
orleans-rule-5-4 = Wszyscy naraz
    .long = Wszyscy planują naraz i widzą cudze plany, gdy skończą. Z opcją planning: po kolei od gracza rozpoczynającego, po jednym budynku; kto nic nie planuje, kończy fazę.
orleans-rule-5-5 = Ratusz
    .long = Ratusz ma dwa pola dla dowolnych poddanych oprócz początkowych.
orleans-rule-5-6 = Pomocne kafle
    .long = Ze Szkołą uczony może zastąpić każdego oprócz mnicha; z Ogrodem zielnym flisak rzemieślnika, handlarza lub chłopa; z Barakami każdy rycerza. Nigdy u Darczyńców Miasta.
orleans-rule-5-7 = Jak podać plan
    .long = Plan ma jedną pisownię; pary pola i poddanego są zrozumiałe w dowolnej kolejności.
orleans-rule-6-1 = Po jednej akcji
    .long = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy używa jednego budynku albo pasuje, aż spasują wszyscy.
orleans-rule-6-2 = Pasowanie
    .long = Po spasowaniu nic więcej w tej fazie nie robisz. Kto nic nie może zrobić, pasuje sam z siebie.
orleans-rule-6-3 = Pełne budynki
    .long = Użyć można tylko własnego budynku, w którym wszystkie pola są zajęte; potem jego poddani wracają do sakiewki. Usprawnienia zostają.
orleans-rule-6-4 = Na później
    .long = Nieużyte budynki zachowują swoich poddanych na następne rundy.
orleans-rule-6-5 = Koniec ścieżki
    .long = Kto jest na ostatnim polu ścieżki, nikogo na niej już nie pozyska.
orleans-rule-6-6 = Puste stosy
    .long = Jeśli akcja ma dać coś z pustego stosu, nie można jej wykonać: poddanego, towaru, usprawnienia, kafla budynku.
orleans-rule-6-7 = Budynki już bezużyteczne
    .long = Możesz planować w budynku, którego nikt już nigdy nie użyje, bo jego ścieżka się skończyła, stos jest pusty na zawsze albo nie ma już faktorii lub miejsc; dowiesz się o tym.
orleans-rule-7-1 = Gospodarstwo
    .long = Chłop do sakiewki i towar z pola: zboże, zboże, ser, ser, wino, wino, wełna, brokat.
orleans-rule-7-2 = Wioska
    .long = Flisak, rzemieślnik albo handlarz. Flisak daje 2, 3, 4, 5 monet; na ostatnim polu tylko mieszczanina, pierwszemu, kto tam dotrze.
orleans-rule-7-3 = Rzemieślnik
    .long = Rzemieślnik daje usprawnienie.
orleans-rule-7-4 = Handlarz
    .long = Handlarz daje dowolny kafel budynku; za pierwszym razem ze stosu I.
orleans-rule-7-5 = Uniwersytet
    .long = Uczony oraz 2, 3, 4, 5, 6 punktów rozwoju.
orleans-rule-7-6 = Zamek
    .long = Rycerz i wyższy limit losowania; czwarty rycerz zostawia limit 7, a pierwszemu, kto tam dotrze, daje mieszczanina.
orleans-rule-7-7 = Klasztor
    .long = Mnich, bez ścieżki.
orleans-rule-7-8 = Skryptorium
    .long = Punkt rozwoju.
orleans-rule-8-1 = Rozwój: monety
    .long = Ścieżka ma pola od 0 do 30. Gdy docierasz na pole 7, 12, 25 albo je mijasz, dostajesz 3, 4, 5 monet.
orleans-rule-8-2 = Rozwój: mieszczanie
    .long = Kto pierwszy dotrze na pole 3, 18, 28 albo je minie, dostaje leżącego tam mieszczanina.
orleans-rule-8-3 = Rozwój: poziomy
    .long = Gwiazdki na polach 0, 4, 9, 15, 22, 30 dają poziom od 1 do 6.
orleans-rule-8-4 = Rozwój: koniec
    .long = Punkty poza końcem ścieżki przepadają; akcje, które dają tylko punkty, są nadal możliwe.
orleans-rule-9-1 = Kiedy kładzie się usprawnienia
    .long = Usprawnienie możesz położyć po spasowaniu, w którymś późniejszym planowaniu albo jeszcze później.
orleans-rule-9-2 = Pierwsze usprawnienie
    .long = Pierwsze położone usprawnienie musi leżeć na polu chłopa.
orleans-rule-9-3 = Nigdy za mnicha
    .long = Usprawnienie nigdy nie leży na polu mnicha.
orleans-rule-9-4 = Jedno w budynku
    .long = W budynku może być najwyżej jedno usprawnienie, na pustym polu.
orleans-rule-9-5 = Nie na jedynym polu
    .long = Budynek z jednym polem nie przyjmuje usprawnienia.
orleans-rule-9-6 = Usprawnienie zostaje
    .long = Zostaje na polu i za każdym razem liczy się jak poddany.
orleans-rule-9-7 = Gdzie usprawnień nie ma
    .long = Nie w Ratuszu ani w budynkach bez pól określonego typu.
orleans-rule-10-1 = Barka
    .long = Twój kupiec rusza jednym szlakiem wodnym.
orleans-rule-10-2 = Dwukółka
    .long = Twój kupiec rusza jednym traktem.
orleans-rule-10-3 = Towary po drodze
    .long = Możesz zabrać po drodze jeden wybrany towar albo go zostawić; puste drogi też są otwarte.
orleans-rule-10-4 = Siedziba cechu
    .long = Faktoria w mieście twojego kupca; w mieście jest miejsce na jedną.
orleans-rule-10-5 = Faktorie w Orleanie
    .long = W Orleanie każdy gracz może zbudować jedną.
orleans-rule-10-6 = Zapas faktorii
    .long = Budować możesz tylko te faktorie, które ci zostały.
orleans-rule-11-1 = Ratusz: kto idzie
    .long = Jeden lub obaj poddani z Ratusza idą na wolne miejsca u Darczyńców Miasta; co najmniej jeden musi móc.
orleans-rule-11-2 = Dokładnie ten typ
    .long = Miejsce musi być dokładnie tego typu. Kto tam trafi, zostaje na zawsze.
orleans-rule-11-3 = Co daje cel
    .long = Każdy poddany przynosi tyle monet, ile daje cel; przy kanalizacji miasta monetę albo punkt rozwoju.
orleans-rule-11-4 = Ostatnie miejsce
    .long = Kto zajmie ostatnie wolne miejsce celu, dostaje jego mieszczanina.
orleans-rule-11-5 = Początkowi zostają
    .long = Początkowi poddani nigdy nie idą do Darczyńców Miasta.
orleans-rule-11-6 = Kto nie idzie
    .long = Poddany, który nie idzie, zostaje i może iść przy późniejszej akcji.
orleans-rule-12-1 = Kafle z towarami
    .long = Stodoła, Fabryka sera, Winnica, Wytwórnia wełny, Zakład krawiecki: zboże, ser, wino, wełna, brokat.
orleans-rule-12-2 = Browar i Szynk
    .long = Browar: 2 monety. Szynk: 4 monety.
orleans-rule-12-3 = Biblioteka i Przystań
    .long = Biblioteka: 2 punkty rozwoju. Przystań: 1 punkt.
orleans-rule-12-4 = Wiatrak
    .long = 2 monety i punkt rozwoju.
orleans-rule-12-5 = Lazaret
    .long = Tyle monet, ile wynosi twój poziom rozwoju.
orleans-rule-12-6 = Kasa miejska
    .long = Moneta za każdą zbudowaną faktorię.
orleans-rule-12-7 = Furmanka
    .long = Podróż traktem.
orleans-rule-12-8 = Apteka
    .long = Dowolny poddany; płacisz od 1 do 3 monet za tyle samo punktów rozwoju.
orleans-rule-12-9 = Laboratorium
    .long = Usprawnienie, ze wszystkimi ograniczeniami.
orleans-rule-12-10 = Łaźnia, Szkoła, Ogród zielny
    .long = Pomagają stale: patrz reguły 4.5 i 5.6.
orleans-rule-12-11 = Zakrystia
    .long = Gdy nadchodzą Żniwa, Podatki albo Zaraza, jej mnich może wrócić do sakiewki, a zdarzenie cię omija.
orleans-rule-12-12 = Nowe kafle
    .long = Kafel jest twój od razu; poddanych możesz tam posyłać od następnego planowania.
orleans-rule-12-13 = Utrata pomocnego kafla
    .long = Poddani, którzy stoją gdzieś dzięki pomocnemu kaflowi, zostają, nawet gdy go stracisz.
orleans-rule-12-14 = Baszta prochowa: planowanie
    .long = Jej poddanych możesz planować tak jak tych z Rynku.
orleans-rule-12-15 = Baszta prochowa: Darczyńcy Miasta
    .long = Albo jeden lub dwaj z nich idą jedną akcją do Darczyńców Miasta, oprócz początkowych.
orleans-rule-12-16 = Kafle bez akcji
    .long = Łaźnia, Szkoła, Ogród zielny, Baraki i Zakrystia nie mają akcji.
orleans-rule-12-17 = Baraki (dodatkowe)
    .long = Każdy może zastąpić rycerza: patrz reguła 5.6.
orleans-rule-12-18 = Teatr (dodatkowy)
    .long = Dowolna liczba dowolnych poddanych; akcja odsyła wszystkich do sakiewki, za każdego moneta. Stos jest odtworzony.
orleans-rule-12-19 = Trybunał (dodatkowy)
    .long = Przesuwasz kupca innego gracza traktem lub szlakiem wodnym, bierzesz towar po drodze i płacisz temu graczowi monetę; bez monety nie możesz.
orleans-rule-12-20 = Złotnik (dodatkowy)
    .long = Za towar tyle punktów rozwoju, ile masz zbudowanych faktorii. Wymagani poddani i stos są odtworzeni.
orleans-rule-12-21 = Piekarnia (dodatkowa)
    .long = 2 monety; od jednego do trzech zbóż staje się chlebem, który jest towarem i żywnością i którym można płacić podatki. Wymagani poddani i stos są odtworzeni.
orleans-rule-12-22 = Skrytka (dodatkowa)
    .long = Za towar premia z twojego pola na ścieżce chłopstwa, rzemieślników, handlarzy, flisaków albo uczonych. Wymagany poddany i stos są odtworzeni.
orleans-rule-13-1 = Pielgrzymka
    .long = W tej rundzie nie pozyskuje się mnichów.
orleans-rule-13-2 = Przychód
    .long = Tyle monet, ile wynosi twój poziom rozwoju.
orleans-rule-13-3 = Żniwa
    .long = Jedna żywność (zboże, ser, wino, chleb) idzie na Jarmark; tylko kto jej nie ma, płaci 5 monet.
orleans-rule-13-4 = Podatki
    .long = Moneta za każde trzy towary.
orleans-rule-13-5 = Dzień targowy
    .long = Moneta za każdą zbudowaną faktorię.
orleans-rule-13-6 = Zaraza
    .long = Jeden poddany z sakiewki wraca na stosy; początkowy wraca do sakiewki. Znaczniki zostają.
orleans-rule-13-7 = Kiedy działa zdarzenie
    .long = Zdarzenie dotyka graczy po kolei od rozpoczynającego, także w ostatniej rundzie.
orleans-rule-13-8 = Chlebem można płacić podatki
    .long = Zamiast każdej monety podatku możesz oddać bochen chleba; idzie na Jarmark i jest znów zbożem.
orleans-rule-14-1 = Chłosta
    .long = Jeśli nie możesz zapłacić, płacisz, ile masz, a za każdą brakującą monetę tracisz jedną rzecz.
orleans-rule-14-2 = Co można stracić
    .long = Do wyboru: faktoria, zbudowana lub nie; losowy poddany z sakiewki, nie początkowy; krok rozwoju; towar; kafel budynku; usprawnienie.
orleans-rule-14-3 = Krok wstecz
    .long = Znacznik rozwoju nigdy nie cofa się na pole z monetami, przez nie ani z niego.
orleans-rule-14-4 = Na zawsze
    .long = To wszystko odpada z gry na zawsze; po ścieżce rozwoju można iść znowu, bez nowych mieszczan.
orleans-rule-14-5 = Stracony kafel
    .long = Poddani ze straconego kafla wracają do sakiewki, usprawnienie odpada razem z nim.
orleans-rule-14-6 = Reszta jest darowana
    .long = Gdy nie ma już czego oddać, reszta jest darowana.
orleans-rule-15-1 = Ostatni mieszczanin
    .long = Po 18 rundach czternastego mieszczanina dostaje gracz, który jako jedyny ma najwięcej zbudowanych faktorii.
orleans-rule-15-2 = Punkty
    .long = Moneta to 1 punkt; zboże, ser, wino, wełna, brokat od 1 do 5; każda zbudowana faktoria i każdy mieszczanin tyle, ile twój poziom rozwoju.
orleans-rule-15-3 = Chleb
    .long = Każdy bochen chleba jest wart tyle, ile twój poziom rozwoju.
orleans-rule-15-4 = Kto wygrywa
    .long = Wygrywa najwięcej punktów; potem dalszy rozwój; potem zwycięstwo jest wspólne.
orleans-rule-16-1 = Mniej kafli budynków
    .long = Z opcją place_tiles przed pierwszą rundą każdy po kolei może odłożyć jeden kafel budynku, przy dwóch graczach po dwa.
orleans-rule-16-2 = Dodatkowe kafle
    .long = Z opcją extra_tiles w stosach są też kafle sprzedawane osobno.
orleans-rule-16-3 = Monety w skarbcu
    .long = Opcja treasury mówi, ile jest monet; zwykłe 280 jest odtworzone.
orleans-rule-16-4 = Tours i Loches
    .long = Opcja tours_loches robi z tego połączenia szlak wodny albo trakt; źródła są niezgodne, więc jest odtworzone.
