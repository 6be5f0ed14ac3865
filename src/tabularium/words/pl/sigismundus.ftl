### Sigismundus Augustus.

sigismundus-title = Sigismundus Augustus
sigismundus-about = Wielkie rody wokół ostatniego Jagiellona: przez osiem sejmów od 1548 do 1569 roku zdobywasz urzędy, głosy, wpływy w krajach ościennych, osobistości i wojsko; wygrywa najwięcej punktów. Zasady są drukowane, ale większości liczb z kart i planszy nikt nie opublikował, więc dochody, prestiż, głosy z torów, pieczęcie, sześć ustaw, osobistości i trzy rody są odtworzone.

## Opcje

sigismundus-option-length = Długość gry
    .say = Gracie { $choice }.
    .is-full = wszystkie osiem sejmów
    .is-short = cztery sejmy: I, II, V i VIII
sigismundus-option-length-help = full: wszystkie osiem sejmów; short: cztery, czyli I, II, V i VIII.
sigismundus-option-initiative_first = Pierwszy wybór urzędu
    .say = Pierwszy urząd wybiera { $choice }.
    .is-highest = najwyższa inicjatywa
    .is-lowest = najniższa inicjatywa
sigismundus-option-initiative_first-help = highest: zaczyna najwyższa inicjatywa, jak w polskich zasadach; lowest: najniższa, jak w angielskich i niemieckich.
sigismundus-option-free_foreign_marker = Darmowy żeton w polityce zagranicznej
    .say = W polityce zagranicznej { $choice }.
    .is-false = każdy żeton wymaga karty
    .is-true = każdy ma jeden żeton bez karty
sigismundus-option-free_foreign_marker-help = Każdy kładzie w polityce zagranicznej jeden żeton rodu bez karty, jak w angielskich zasadach.
sigismundus-option-die_sides = Ścianki kości
    .say = Kość ma { $choice }.
    .is-6 = sześć ścianek
    .is-16 = szesnaście ścianek
sigismundus-option-die_sides-help = 6: jak wynika z przykładu w zasadach; 16: jak wydrukowano w spisie elementów.
sigismundus-option-client_cap = Najwyżej czterech klientów
    .say = Każdy może mieć { $choice }.
    .is-false = tylu klientów, ilu zdobędzie
    .is-true = najwyżej czterech klientów
sigismundus-option-client_cap-help = Nikt nie ma więcej niż czterech klientów, bo w pudełku mają być po cztery pionki każdego koloru.
sigismundus-option-setup_gain = Wojsko z początkowych urzędów
    .say = Początkowy urząd ziemski { $choice }.
    .is-true = daje oddział
    .is-false = nie daje oddziału
sigismundus-option-setup_gain-help = Początkowy urząd ziemski daje oddział, tak jak każdy inny.
sigismundus-option-close_gaps = Bez luk na torach
    .say = Luki po nieobecnych rodach na torach { $choice }.
    .is-true = się zamyka
    .is-false = zostają
sigismundus-option-close_gaps-help = Przy trzech i czterech graczach żetony przesuwają się na miejsca nieobecnych rodów.

## Nazwy

sigismundus-name-culture = twórca lub uczony
sigismundus-name-diplomat = dyplomata
sigismundus-name-military = wojskowy
sigismundus-name-rows = liczby przy graczach
sigismundus-name-stock = zasoby
sigismundus-name-tracks = tory poparcia
sigismundus-name-countries = kraje
sigismundus-name-offices = urzędy
sigismundus-name-round = runda

## Gdzie jesteśmy

sigismundus-frame-Match =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
    .rule = 2.1
sigismundus-frame-Round = {""}
    .rule = 2.1 2.2
sigismundus-frame-StartingOffices = Początkowe urzędy
    .rule = 1.9 1.10
sigismundus-frame-Income = Dochód
    .rule = 5.1 5.2
sigismundus-frame-Drawing = Dobieranie kart
    .rule = 6.1 6.3
sigismundus-frame-Draws =
    { ME($seat) ->
        [yes] dobierasz
       *[no] dobiera { SEAT($seat) }
    }
    .rule = 6.1 6.2
sigismundus-frame-SpecialActions =
    { $turn ->
        [-1] Akcje specjalne: przedstawiciel magnaterii poza kolejnością
       *[other] Akcje specjalne
    }
    .rule = 7.1 7.2 7.3
sigismundus-frame-DeathOfSenator =
    { ME($seat) ->
        [yes] Śmierć senatora: wśród twoich
       *[no] Śmierć senatora: { SEAT($seat) }
    }
    .rule = 7.6 7.7
sigismundus-frame-Combat =
    { $card ->
        [9] Porwanie: atakuje { SEAT($attacker) }, broni się { SEAT($defender) }
        [10] Grabież: atakuje { SEAT($attacker) }, broni się { SEAT($defender) }
       *[other] Zajazd: atakuje { SEAT($attacker) }, broni się { SEAT($defender) }
    }
    .rule = 8.1 8.2 8.3 8.6
sigismundus-frame-Losses =
    { ME($seat) ->
        [yes] twoje straty
       *[no] straty: { SEAT($seat) }
    }
    .rule = 8.4 8.5
sigismundus-frame-ForeignPolicy = Polityka zagraniczna
    .rule = 9.1 9.2 9.3
sigismundus-frame-Actions = Akcje
    .rule = 10.1 10.2 10.15
sigismundus-frame-Sejm = Sejm
    .rule = 11.1
sigismundus-frame-ExtraVotes = Dodatkowe głosy
    .rule = 11.4
sigismundus-frame-Bribery =
    { $step ->
        [ducats] Przekupstwo: dukaty
        [votes] Przekupstwo: głosy
       *[other] Przekupstwo: wymiana
    }
    .rule = 12.1 12.2 12.3 12.4 12.5
sigismundus-frame-Voting = Głosowanie nad urzędami
    .rule = 13.1 13.3 13.4 13.5
sigismundus-frame-RoyalDemand = Żądanie królewskie
    .rule = 14.5 14.6 14.7
sigismundus-frame-ActOfLaw = Ustawa sejmowa
    .rule = 15.1 15.2 15.3
sigismundus-frame-GiveUpOffices = Incompatibilitas
    .rule = 15.9
sigismundus-frame-Scoring = Punktacja
    .rule = 16.1 16.2 16.3
sigismundus-frame-Upkeep = Utrzymanie wojska
    .rule = 17.1 17.2 17.3 17.4

## Pytania

sigismundus-ask-starting_office = Z jakim urzędem zaczynasz?
sigismundus-ask-income =
    { $ducats ->
        [one] Który z twoich urzędów płaci ci w tej rundzie? Oprócz tego dostajesz { $ducats } dukat.
        [few] Który z twoich urzędów płaci ci w tej rundzie? Oprócz tego dostajesz { $ducats } dukaty.
       *[many] Który z twoich urzędów płaci ci w tej rundzie? Oprócz tego dostajesz { $ducats } dukatów.
    }
sigismundus-ask-draw_card =
    { $left ->
        [one] Z której talii dobierasz kartę?
        [few] Z której talii dobierasz? Dostajesz { $left } karty, jedną po drugiej.
       *[many] Z której talii dobierasz? Dostajesz { $left } kart, jedną po drugiej.
    }
sigismundus-ask-special = Jaką wykonujesz akcję specjalną? Możesz też spasować.
sigismundus-ask-lose_office = Umiera senator: który ze swoich urzędów oddajesz?
sigismundus-ask-losses =
    { $wounds ->
        [one] Odnosisz ranę. Jaki oddział lub jaką kartę militarną tracisz?
        [few] Odnosisz { $wounds } rany. Jakie oddziały lub karty militarne tracisz?
       *[many] Odnosisz { $wounds } ran. Jakie oddziały lub karty militarne tracisz?
    }
sigismundus-ask-abduct = Zwyciężasz, a przegrywa { SEAT($target) }. Którą osobistość porywasz?
sigismundus-ask-crown = Jako przedstawiciel króla koronujesz kraj; będzie w tej rundzie punktował. Który?
sigismundus-ask-foreign_policy =
    { $free ->
        [0] W którym kraju kładziesz żetony rodu? Za każdy odrzucasz kartę polityki zagranicznej; twoje żetony: { $left }.
        [one] W którym kraju kładziesz żetony rodu? Jeden nie wymaga karty, każdy następny karty polityki zagranicznej; twoje żetony: { $left }.
        [few] W którym kraju kładziesz żetony rodu? { $free } nie wymagają kart, każdy następny karty polityki zagranicznej; twoje żetony: { $left }.
       *[many] W którym kraju kładziesz żetony rodu? { $free } nie wymaga kart, każdy następny karty polityki zagranicznej; twoje żetony: { $left }.
    }
sigismundus-ask-action =
    { $clients ->
        [one] Dokąd posyłasz ostatniego klienta?
       *[other] Dokąd posyłasz klienta? Masz ich { $clients }.
    }
sigismundus-ask-extra_votes =
    { $votes ->
        [one] Czy odrzucasz karty polityki wewnętrznej, po głosie za każdą? Masz { $votes } głos. Na koniec powiedz „gotowe”.
        [few] Czy odrzucasz karty polityki wewnętrznej, po głosie za każdą? Masz { $votes } głosy. Na koniec powiedz „gotowe”.
       *[many] Czy odrzucasz karty polityki wewnętrznej, po głosie za każdą? Masz { $votes } głosów. Na koniec powiedz „gotowe”.
    }
sigismundus-ask-offer_ducats = Przekupstwo: ile dukatów oferujesz za głosy? Wszyscy oferują w tajemnicy. Twoje dukaty: { $ducats }, głosy: { $votes }.
sigismundus-ask-offer_votes = Przekupstwo: ile głosów wystawiasz na sprzedaż? Wszystkie trafią do jednego kupującego, a bez kupującego przepadną. Twoje głosy: { $votes }.
sigismundus-ask-seller_first = Tyle samo głosów sprzedają: { SEAT($seats) }. Kto pierwszy?
sigismundus-ask-choose_buyer =
    { $votes ->
        [one] Czyje dukaty bierzesz za swój głos?
        [few] Czyje dukaty bierzesz za swoje { $votes } głosy?
       *[many] Czyje dukaty bierzesz za swoje { $votes } głosów?
    }
sigismundus-ask-bid_office =
    { $most ->
        [one] Głosowanie nad urzędem: { ITEM($office) }. Czy dajesz swój głos? Wszystkie oddane głosy przepadają.
        [few] Głosowanie nad urzędem: { ITEM($office) }. Ile ze swoich { $most } głosów dajesz? Wszystkie oddane głosy przepadają.
       *[many] Głosowanie nad urzędem: { ITEM($office) }. Ile ze swoich { $most } głosów dajesz? Wszystkie oddane głosy przepadają.
    }
sigismundus-ask-tie_office = Remis w walce o urząd ({ ITEM($office) }): { SEAT($seats) }. Kto go dostaje?
sigismundus-ask-bid_host = Król zwołuje pospolite ruszenie: jakie oddziały posyłasz? Nie będzie ich w następnej rundzie. Na koniec powiedz „gotowe”.
sigismundus-ask-bid_tax = Król żąda podatku: ile dukatów płacisz? Przepadają. Masz ich { $ducats }.
sigismundus-ask-bid_support = Król żąda poparcia na sejmie: ile głosów oddajesz? Przepadają. Masz ich { $votes }.
sigismundus-ask-tie_royal =
    { $bid ->
        [0] Nic nie dają królowi: { SEAT($seats) }. W jakiej kolejności stają na torze poparcia królewskiego? Ostatnie miejsce wynika samo.
       *[other] Tyle samo ({ $bid }) dają królowi: { SEAT($seats) }. W jakiej kolejności stają na torze poparcia królewskiego? Ostatnie miejsce wynika samo.
    }
sigismundus-ask-thumb =
    { $votes ->
        [0] Ustawa: { ITEM($act) }. Za czy przeciw? Nie masz już głosów.
        [one] Ustawa: { ITEM($act) }. Za czy przeciw? Liczy się twój ostatni głos.
        [few] Ustawa: { ITEM($act) }. Za czy przeciw? Liczą się twoje { $votes } głosy.
       *[many] Ustawa: { ITEM($act) }. Za czy przeciw? Liczy się twoje { $votes } głosów.
    }
sigismundus-ask-tie_act = Głosów jest po równo, rozstrzygasz jako przedstawiciel króla. Czy ustawa przechodzi: { ITEM($act) }?
sigismundus-ask-keep_office = Incompatibilitas: który urząd { ITEM($office_kind) } zachowujesz?
sigismundus-ask-seal = Remis o pierwsze miejsce ({ ITEM($country) }): { SEAT($seats) }. Kto dostaje pieczęć?
sigismundus-ask-upkeep =
    { $cost ->
        [one] Twoje wojsko kosztuje { $cost } dukat, a masz ich { $ducats }. Jakie oddziały rozpuszczasz? „Gotowe” zachowuje resztę.
        [few] Twoje wojsko kosztuje { $cost } dukaty, a masz ich { $ducats }. Jakie oddziały rozpuszczasz? „Gotowe” zachowuje resztę.
       *[many] Twoje wojsko kosztuje { $cost } dukatów, a masz ich { $ducats }. Jakie oddziały rozpuszczasz? „Gotowe” zachowuje resztę.
    }

## Litery

sigismundus-group-figure = Osobistości
sigismundus-group-office = Urzędy
sigismundus-letter-pass = pas
sigismundus-letter-done = gotowe
sigismundus-letter-court = sąd kościelny
    .full = sąd kościelny: weź losową kartę polityki z ręki innego gracza
sigismundus-letter-first = na pierwsze pole
sigismundus-letter-last = na ostatnie pole
sigismundus-letter-for = za
sigismundus-letter-against = przeciw
sigismundus-letter-deck = { ITEM($deck) }
    .full = { ITEM($deck) }: { ITEM($deck, form: "text") }
sigismundus-letter-card = { ITEM($card) }
    .full = { ITEM($card) }. { ITEM($card, form: "text") }
sigismundus-letter-unit = { ITEM($arm) }
    .full = { ITEM($arm) }, siła { ITEM($arm, form: "power") }
sigismundus-letter-grey = { ITEM($arm) } z pospolitego ruszenia
sigismundus-letter-seat = { SEAT($seat) }
sigismundus-letter-country = { ITEM($country) }
    .full = { ITEM($country) }. { ITEM($country, form: "text") }
sigismundus-letter-field = { ITEM($field) }
    .full = { ITEM($field) }: { ITEM($field, form: "text") }
sigismundus-letter-figure = { ITEM($figure) }
    .full = { ITEM($figure) }. { ITEM($figure, form: "text") }
sigismundus-letter-office = { ITEM($office) } ({ $number })
    .full = { ITEM($office) } ({ $number }). { ITEM($office, form: "text") }
sigismundus-letter-amount = { $n }

## Zdarzenia

sigismundus-event-said =
    { CODE($word) ->
        [for]
            { ME($seat) ->
                [yes] Głosujesz za.
               *[no] { SEAT($seat) } głosuje za.
            }
        [against]
            { ME($seat) ->
                [yes] Głosujesz przeciw.
               *[no] { SEAT($seat) } głosuje przeciw.
            }
        [pass]
            { ME($seat) ->
                [yes] Pasujesz.
               *[no] { SEAT($seat) } pasuje.
            }
       *[other] {""}
    }
sigismundus-event-first_player =
    { ME($seat) ->
        [yes] Masz żeton pierwszego gracza.
       *[no] { SEAT($seat) } ma żeton pierwszego gracza.
    }
sigismundus-event-sejm_called =
    { ME($seat) ->
        [yes] Zbiera się sejm { ITEM($act, form: "short") }: { ITEM($act, form: "place") }. Ustawa: { ITEM($act) }. Żądanie królewskie: { ITEM($demand) }. Nowe osobistości: { ITEM($figures) }. Zaczynasz.
       *[no] Zbiera się sejm { ITEM($act, form: "short") }: { ITEM($act, form: "place") }. Ustawa: { ITEM($act) }. Żądanie królewskie: { ITEM($demand) }. Nowe osobistości: { ITEM($figures) }. Zaczyna { SEAT($seat) }.
    }
sigismundus-event-income =
    { ME($seat) ->
        [yes]
            { COUNT($office) ->
                [0]
                    { $ducats ->
                        [one] Dochód: dostajesz { $ducats } dukat.
                        [few] Dochód: dostajesz { $ducats } dukaty.
                       *[many] Dochód: dostajesz { $ducats } dukatów.
                    }
               *[other]
                    { $ducats ->
                        [one] Dochód ({ ITEM($office) }): dostajesz { $ducats } dukat.
                        [few] Dochód ({ ITEM($office) }): dostajesz { $ducats } dukaty.
                       *[many] Dochód ({ ITEM($office) }): dostajesz { $ducats } dukatów.
                    }
            }
       *[no]
            { COUNT($office) ->
                [0]
                    { $ducats ->
                        [one] Dochód: { SEAT($seat) } dostaje { $ducats } dukat.
                        [few] Dochód: { SEAT($seat) } dostaje { $ducats } dukaty.
                       *[many] Dochód: { SEAT($seat) } dostaje { $ducats } dukatów.
                    }
               *[other]
                    { $ducats ->
                        [one] Dochód ({ ITEM($office) }): { SEAT($seat) } dostaje { $ducats } dukat.
                        [few] Dochód ({ ITEM($office) }): { SEAT($seat) } dostaje { $ducats } dukaty.
                       *[many] Dochód ({ ITEM($office) }): { SEAT($seat) } dostaje { $ducats } dukatów.
                    }
            }
    }
    .brief =
        { $ducats ->
            [one] → dukat
            [few] → { $ducats } dukaty
           *[many] → { $ducats } dukatów
        }
sigismundus-event-renewed = Odrzucone karty tworzą nową talię: { ITEM($deck) }.
sigismundus-event-drew =
    { ME($seat) ->
        [yes] Dobierasz kartę: { ITEM($card) } ({ ITEM($deck) }).
       *[no] { SEAT($seat) } dobiera kartę: { ITEM($deck) }.
    }
sigismundus-event-played =
    { ME($seat) ->
        [yes] Zagrywasz kartę: { ITEM($card) }.
       *[no] { SEAT($seat) } zagrywa kartę: { ITEM($card) }.
    }
sigismundus-event-discarded =
    { ME($seat) ->
        [yes] Odrzucasz: { ITEM($cards) }.
       *[no] { SEAT($seat) } odrzuca: { ITEM($cards) }.
    }
sigismundus-event-client_taken =
    { ME($seat) ->
        [yes] Masz w tej rundzie o jednego klienta więcej: { $clients }.
       *[no] { SEAT($seat) } ma w tej rundzie o jednego klienta więcej: { $clients }.
    }
    .brief = → klienci: { $clients }
sigismundus-event-church_founded =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Fundujesz kościół: punkt, i nikt cię w tej rundzie nie atakuje.
                [few] Fundujesz kościół: { $points } punkty, i nikt cię w tej rundzie nie atakuje.
               *[many] Fundujesz kościół: { $points } punktów, i nikt cię w tej rundzie nie atakuje.
            }
       *[no]
            { $points ->
                [one] { SEAT($seat) } funduje kościół: punkt i ochrona przed atakami w tej rundzie.
                [few] { SEAT($seat) } funduje kościół: { $points } punkty i ochrona przed atakami w tej rundzie.
               *[many] { SEAT($seat) } funduje kościół: { $points } punktów i ochrona przed atakami w tej rundzie.
            }
    }
    .brief =
        { $points ->
            [one] → punkt
            [few] → { $points } punkty
           *[many] → { $points } punktów
        }
sigismundus-event-rafted =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Spływ wiślany daje ci dukata.
                [few] Spływ wiślany daje ci { $ducats } dukaty.
               *[many] Spływ wiślany daje ci { $ducats } dukatów.
            }
       *[no]
            { $ducats ->
                [one] { SEAT($seat) } ma ze spływu dukata.
                [few] { SEAT($seat) } ma ze spływu { $ducats } dukaty.
               *[many] { SEAT($seat) } ma ze spływu { $ducats } dukatów.
            }
    }
    .brief =
        { $ducats ->
            [one] → dukat
            [few] → { $ducats } dukaty
           *[many] → { $ducats } dukatów
        }
sigismundus-event-country_closed = Tajny pakt: w tej rundzie nikt nie dokłada tu żetonów rodu: { ITEM($country) }.
sigismundus-event-judged =
    { ME($seat) ->
        [yes] Sąd kościelny: zabierasz kartę ({ ITEM($card) }), traci ją { SEAT($target) }.
       *[no]
            { ME($target) ->
                [yes] Sąd kościelny: { SEAT($seat) } zabiera ci kartę ({ ITEM($card) }).
               *[no] Sąd kościelny: { SEAT($seat) } zabiera kartę ({ ITEM($deck) }), traci ją { SEAT($target) }.
            }
    }
sigismundus-event-office_gained =
    { ME($seat) ->
        [yes] Obejmujesz urząd { ITEM($office, form: "gen") }.
       *[no] { SEAT($seat) } obejmuje urząd { ITEM($office, form: "gen") }.
    }
sigismundus-event-office_lost =
    { ME($seat) ->
        [yes] Tracisz urząd { ITEM($office, form: "gen") }.
       *[no] { SEAT($seat) } traci urząd { ITEM($office, form: "gen") }.
    }
sigismundus-event-unit_taken =
    { ME($seat) ->
        [yes] Dostajesz { ITEM($arm, form: "acc") }.
       *[no] { SEAT($seat) } dostaje { ITEM($arm, form: "acc") }.
    }
    .brief = → { ITEM($arm) }
sigismundus-event-attack =
    { ME($seat) ->
        [yes] { ITEM($card) }: atakujesz, broni się { SEAT($target) }.
       *[no]
            { ME($target) ->
                [yes] { ITEM($card) }: atakuje cię { SEAT($seat) }.
               *[no] { ITEM($card) }: atakuje { SEAT($seat) }, broni się { SEAT($target) }.
            }
    }
sigismundus-event-struck =
    { ME($seat) ->
        [yes]
            { $wounds ->
                [0] Uderzasz ({ ITEM($arm) }): rzut { $roll }, razem { $total }, bez ran.
                [one] Uderzasz ({ ITEM($arm) }): rzut { $roll }, razem { $total }, jedna rana.
                [few] Uderzasz ({ ITEM($arm) }): rzut { $roll }, razem { $total }, { $wounds } rany.
               *[many] Uderzasz ({ ITEM($arm) }): rzut { $roll }, razem { $total }, { $wounds } ran.
            }
       *[no]
            { $wounds ->
                [0] { SEAT($seat) } uderza ({ ITEM($arm) }): rzut { $roll }, razem { $total }, bez ran.
                [one] { SEAT($seat) } uderza ({ ITEM($arm) }): rzut { $roll }, razem { $total }, jedna rana.
                [few] { SEAT($seat) } uderza ({ ITEM($arm) }): rzut { $roll }, razem { $total }, { $wounds } rany.
               *[many] { SEAT($seat) } uderza ({ ITEM($arm) }): rzut { $roll }, razem { $total }, { $wounds } ran.
            }
    }
sigismundus-event-wound_ignored =
    { ME($seat) ->
        [yes] Pretwicz chroni cię przed pierwszą raną.
       *[no] Pretwicz chroni przed pierwszą raną: { SEAT($seat) }.
    }
sigismundus-event-lost =
    { ME($seat) ->
        [yes]
            { COUNT($cards) ->
                [0] Tracisz: { ITEM($units) }.
               *[other]
                    { COUNT($units) ->
                        [0] Oddajesz karty: { ITEM($cards) }.
                       *[other] Tracisz: { ITEM($units) }; a także karty: { ITEM($cards) }.
                    }
            }
       *[no]
            { COUNT($cards) ->
                [0] { SEAT($seat) } traci: { ITEM($units) }.
               *[other]
                    { COUNT($units) ->
                        [0] { SEAT($seat) } oddaje karty: { ITEM($cards) }.
                       *[other] { SEAT($seat) } traci: { ITEM($units) }; a także karty: { ITEM($cards) }.
                    }
            }
    }
sigismundus-event-combat_over =
    { $won ->
        [true]
            { ME($seat) ->
                [yes] Zwyciężasz: siła { $power } przeciw { $against }.
               *[no] { SEAT($seat) } zwycięża: siła { $power } przeciw { $against }.
            }
       *[other]
            { ME($target) ->
                [yes] Odpierasz atak: siła { $power } przeciw twojej { $against } nie wystarcza.
               *[no] { SEAT($target) } odpiera atak: siła { $power } przeciw { $against } nie wystarcza.
            }
    }
sigismundus-event-abducted =
    { ME($seat) ->
        [yes] Porywasz { ITEM($figure, form: "acc") }, razem z dukatami ({ $ducats }); traci { SEAT($target) }.
       *[no]
            { ME($target) ->
                [yes] { SEAT($seat) } porywa ci { ITEM($figure, form: "acc") }, razem z dukatami ({ $ducats }).
               *[no] { SEAT($seat) } porywa { ITEM($figure, form: "acc") }, razem z dukatami ({ $ducats }); traci { SEAT($target) }.
            }
    }
sigismundus-event-sacked =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Grabisz dukata; traci { SEAT($target) }.
                [few] Grabisz { $ducats } dukaty; traci { SEAT($target) }.
               *[many] Grabisz { $ducats } dukatów; traci { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] { SEAT($seat) } grabi ci dukata.
                        [few] { SEAT($seat) } grabi ci { $ducats } dukaty.
                       *[many] { SEAT($seat) } grabi ci { $ducats } dukatów.
                    }
               *[no]
                    { $ducats ->
                        [one] { SEAT($seat) } grabi dukata; traci { SEAT($target) }.
                        [few] { SEAT($seat) } grabi { $ducats } dukaty; traci { SEAT($target) }.
                       *[many] { SEAT($seat) } grabi { $ducats } dukatów; traci { SEAT($target) }.
                    }
            }
    }
sigismundus-event-foray =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Zabierasz zajazdem punkt; traci { SEAT($target) }.
                [few] Zabierasz zajazdem { $points } punkty; traci { SEAT($target) }.
               *[many] Zabierasz zajazdem { $points } punktów; traci { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $points ->
                        [one] { SEAT($seat) } zabiera ci zajazdem punkt.
                        [few] { SEAT($seat) } zabiera ci zajazdem { $points } punkty.
                       *[many] { SEAT($seat) } zabiera ci zajazdem { $points } punktów.
                    }
               *[no]
                    { $points ->
                        [one] { SEAT($seat) } zabiera zajazdem punkt; traci { SEAT($target) }.
                        [few] { SEAT($seat) } zabiera zajazdem { $points } punkty; traci { SEAT($target) }.
                       *[many] { SEAT($seat) } zabiera zajazdem { $points } punktów; traci { SEAT($target) }.
                    }
            }
    }
sigismundus-event-crowned = Kraj z koroną, punktuje w tej rundzie: { ITEM($country) }.
sigismundus-event-country_moved = Polityka zagraniczna: { ITEM($country) } na pole { $space }.
    .brief = → pole { $space }
sigismundus-event-markers =
    { ME($seat) ->
        [yes]
            { $markers ->
                [one] Kładziesz żeton rodu: { ITEM($country) }.
                [few] Kładziesz { $markers } żetony rodu: { ITEM($country) }.
               *[many] Kładziesz { $markers } żetonów rodu: { ITEM($country) }.
            }
       *[no]
            { $markers ->
                [one] { SEAT($seat) } kładzie żeton rodu: { ITEM($country) }.
                [few] { SEAT($seat) } kładzie { $markers } żetony rodu: { ITEM($country) }.
               *[many] { SEAT($seat) } kładzie { $markers } żetonów rodu: { ITEM($country) }.
            }
    }
    .brief =
        { $markers ->
            [one] → żeton
            [few] → { $markers } żetony
           *[many] → { $markers } żetonów
        }
sigismundus-event-client_placed =
    { ME($seat) ->
        [yes]
            { $cost ->
                [0] Posyłasz klienta: { ITEM($field) }.
                [one] Posyłasz klienta za dukata: { ITEM($field) }.
                [few] Posyłasz klienta za { $cost } dukaty: { ITEM($field) }.
               *[many] Posyłasz klienta za { $cost } dukatów: { ITEM($field) }.
            }
       *[no]
            { $cost ->
                [0] { SEAT($seat) } posyła klienta: { ITEM($field) }.
                [one] { SEAT($seat) } posyła klienta za dukata: { ITEM($field) }.
                [few] { SEAT($seat) } posyła klienta za { $cost } dukaty: { ITEM($field) }.
               *[many] { SEAT($seat) } posyła klienta za { $cost } dukatów: { ITEM($field) }.
            }
    }
    .brief =
        { $cost ->
            [0] {""}
            [one] za dukata
            [few] za { $cost } dukaty
           *[many] za { $cost } dukatów
        }
sigismundus-event-clients_idle =
    { ME($seat) ->
        [yes]
            { $clients ->
                [one] Nie stać cię na żadne pole; ostatni klient zostaje w domu.
                [few] Nie stać cię na żadne pole; { $clients } klienci zostają w domu.
               *[many] Nie stać cię na żadne pole; { $clients } klientów zostaje w domu.
            }
       *[no] { SEAT($seat) } nie ma na opłacenie żadnego pola; pozostali klienci zostają w domu.
    }
sigismundus-event-figure_taken =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [0] Bierzesz pod opiekę { ITEM($figure, form: "acc") }, bez dukatów.
                [one] Bierzesz pod opiekę { ITEM($figure, form: "acc") } i kładziesz dukata.
                [few] Bierzesz pod opiekę { ITEM($figure, form: "acc") } i kładziesz { $ducats } dukaty.
               *[many] Bierzesz pod opiekę { ITEM($figure, form: "acc") } i kładziesz { $ducats } dukatów.
            }
       *[no]
            { $ducats ->
                [0] { SEAT($seat) } bierze pod opiekę { ITEM($figure, form: "acc") }, bez dukatów.
                [one] { SEAT($seat) } bierze pod opiekę { ITEM($figure, form: "acc") } i kładzie dukata.
                [few] { SEAT($seat) } bierze pod opiekę { ITEM($figure, form: "acc") } i kładzie { $ducats } dukaty.
               *[many] { SEAT($seat) } bierze pod opiekę { ITEM($figure, form: "acc") } i kładzie { $ducats } dukatów.
            }
    }
sigismundus-event-figure_bribed =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Przekupujesz za dukata { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
                [few] Przekupujesz za { $ducats } dukaty { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
               *[many] Przekupujesz za { $ducats } dukatów { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] { SEAT($seat) } przekupuje ci za dukata { ITEM($figure, form: "acc") }.
                        [few] { SEAT($seat) } przekupuje ci za { $ducats } dukaty { ITEM($figure, form: "acc") }.
                       *[many] { SEAT($seat) } przekupuje ci za { $ducats } dukatów { ITEM($figure, form: "acc") }.
                    }
               *[no]
                    { $ducats ->
                        [one] { SEAT($seat) } przekupuje za dukata { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
                        [few] { SEAT($seat) } przekupuje za { $ducats } dukaty { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
                       *[many] { SEAT($seat) } przekupuje za { $ducats } dukatów { ITEM($figure, form: "acc") }; traci { SEAT($target) }.
                    }
            }
    }
    .brief =
        { $ducats ->
            [one] – teraz { SEAT($target) }, za dukata
            [few] – teraz { SEAT($target) }, za { $ducats } dukaty
           *[many] – teraz { SEAT($target) }, za { $ducats } dukatów
        }
sigismundus-event-vacancy =
    { ME($seat) ->
        [yes] Twój żeton zwołuje głosowanie nad urzędem { ITEM($office, form: "gen") }.
       *[no] { SEAT($seat) } kładzie żeton: będzie głosowanie nad urzędem { ITEM($office, form: "gen") }.
    }
sigismundus-event-earned =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Dostajesz dukata.
                [few] Dostajesz { $ducats } dukaty.
               *[many] Dostajesz { $ducats } dukatów.
            }
       *[no]
            { $ducats ->
                [one] { SEAT($seat) } dostaje dukata.
                [few] { SEAT($seat) } dostaje { $ducats } dukaty.
               *[many] { SEAT($seat) } dostaje { $ducats } dukatów.
            }
    }
    .brief =
        { $ducats ->
            [one] → dukat
            [few] → { $ducats } dukaty
           *[many] → { $ducats } dukatów
        }
sigismundus-event-advanced =
    { ME($seat) ->
        [yes]
            { $spaces ->
                [one] Awansujesz o pole: { ITEM($track) }, pole { $space }.
                [few] Awansujesz o { $spaces } pola: { ITEM($track) }, pole { $space }.
               *[many] Awansujesz o { $spaces } pól: { ITEM($track) }, pole { $space }.
            }
       *[no]
            { $spaces ->
                [one] { SEAT($seat) } awansuje o pole: { ITEM($track) }, pole { $space }.
                [few] { SEAT($seat) } awansuje o { $spaces } pola: { ITEM($track) }, pole { $space }.
               *[many] { SEAT($seat) } awansuje o { $spaces } pól: { ITEM($track) }, pole { $space }.
            }
    }
    .brief = → { ITEM($track) }, pole { $space }
sigismundus-event-votes =
    { ME($seat) ->
        [yes]
            { $votes ->
                [0] Nie dostajesz głosów.
                [one] Dostajesz jeden głos.
                [few] Dostajesz { $votes } głosy.
               *[many] Dostajesz { $votes } głosów.
            }
       *[no]
            { $votes ->
                [0] { SEAT($seat) } nie dostaje głosów.
                [one] { SEAT($seat) } dostaje jeden głos.
                [few] { SEAT($seat) } dostaje { $votes } głosy.
               *[many] { SEAT($seat) } dostaje { $votes } głosów.
            }
    }
sigismundus-event-extra_votes =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] Odrzucasz kartę ({ ITEM($cards) }) i masz głos więcej.
                [few] Odrzucasz karty ({ ITEM($cards) }) i masz { $votes } głosy więcej.
               *[many] Odrzucasz karty ({ ITEM($cards) }) i masz { $votes } głosów więcej.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } odrzuca kartę ({ ITEM($cards) }) i ma głos więcej.
                [few] { SEAT($seat) } odrzuca karty ({ ITEM($cards) }) i ma { $votes } głosy więcej.
               *[many] { SEAT($seat) } odrzuca karty ({ ITEM($cards) }) i ma { $votes } głosów więcej.
            }
    }
    .brief =
        { $votes ->
            [one] → głos więcej
            [few] → { $votes } głosy więcej
           *[many] → { $votes } głosów więcej
        }
sigismundus-event-ducats_offered =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Oferujesz za głosy dukata.
                [few] Oferujesz za głosy { $ducats } dukaty.
               *[many] Oferujesz za głosy { $ducats } dukatów.
            }
       *[no]
            { $ducats ->
                [one] { SEAT($seat) } oferuje za głosy dukata.
                [few] { SEAT($seat) } oferuje za głosy { $ducats } dukaty.
               *[many] { SEAT($seat) } oferuje za głosy { $ducats } dukatów.
            }
    }
sigismundus-event-votes_offered =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] Wystawiasz jeden głos.
                [few] Wystawiasz { $votes } głosy.
               *[many] Wystawiasz { $votes } głosów.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } wystawia jeden głos.
                [few] { SEAT($seat) } wystawia { $votes } głosy.
               *[many] { SEAT($seat) } wystawia { $votes } głosów.
            }
    }
sigismundus-event-votes_lost =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] Nie ma już kupującego; twój głos przepada.
                [few] Nie ma już kupującego; twoje { $votes } głosy przepadają.
               *[many] Nie ma już kupującego; twoje { $votes } głosów przepada.
            }
       *[no]
            { $votes ->
                [one] Nie ma już kupującego; { SEAT($seat) } traci wystawiony głos.
                [few] Nie ma już kupującego; { SEAT($seat) } traci { $votes } wystawione głosy.
               *[many] Nie ma już kupującego; { SEAT($seat) } traci { $votes } wystawionych głosów.
            }
    }
sigismundus-event-sold =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] Sprzedajesz głosy: { $votes } za dukata; kupuje { SEAT($target) }.
                [few] Sprzedajesz głosy: { $votes } za { $ducats } dukaty; kupuje { SEAT($target) }.
               *[many] Sprzedajesz głosy: { $votes } za { $ducats } dukatów; kupuje { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] { SEAT($seat) } sprzedaje ci głosy: { $votes } za dukata.
                        [few] { SEAT($seat) } sprzedaje ci głosy: { $votes } za { $ducats } dukaty.
                       *[many] { SEAT($seat) } sprzedaje ci głosy: { $votes } za { $ducats } dukatów.
                    }
               *[no]
                    { $ducats ->
                        [one] { SEAT($seat) } sprzedaje głosy: { $votes } za dukata; kupuje { SEAT($target) }.
                        [few] { SEAT($seat) } sprzedaje głosy: { $votes } za { $ducats } dukaty; kupuje { SEAT($target) }.
                       *[many] { SEAT($seat) } sprzedaje głosy: { $votes } za { $ducats } dukatów; kupuje { SEAT($target) }.
                    }
            }
    }
    .brief =
        { $ducats ->
            [one] → dukat
            [few] → { $ducats } dukaty
           *[many] → { $ducats } dukatów
        }
sigismundus-event-office_bid =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] Dajesz jeden głos: { ITEM($office) }.
                [few] Dajesz { $votes } głosy: { ITEM($office) }.
               *[many] Dajesz { $votes } głosów: { ITEM($office) }.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } daje jeden głos: { ITEM($office) }.
                [few] { SEAT($seat) } daje { $votes } głosy: { ITEM($office) }.
               *[many] { SEAT($seat) } daje { $votes } głosów: { ITEM($office) }.
            }
    }
sigismundus-event-demand_bid =
    { $demand ->
        [tax]
            { ME($seat) ->
                [yes]
                    { $given ->
                        [one] Płacisz królowi dukata.
                        [few] Płacisz królowi { $given } dukaty.
                       *[many] Płacisz królowi { $given } dukatów.
                    }
               *[no]
                    { $given ->
                        [one] { SEAT($seat) } płaci królowi dukata.
                        [few] { SEAT($seat) } płaci królowi { $given } dukaty.
                       *[many] { SEAT($seat) } płaci królowi { $given } dukatów.
                    }
            }
        [support]
            { ME($seat) ->
                [yes]
                    { $given ->
                        [one] Oddajesz królowi głos.
                        [few] Oddajesz królowi { $given } głosy.
                       *[many] Oddajesz królowi { $given } głosów.
                    }
               *[no]
                    { $given ->
                        [one] { SEAT($seat) } oddaje królowi głos.
                        [few] { SEAT($seat) } oddaje królowi { $given } głosy.
                       *[many] { SEAT($seat) } oddaje królowi { $given } głosów.
                    }
            }
       *[host]
            { ME($seat) ->
                [yes] Posyłasz na pospolite ruszenie siłę { $given }.
               *[no] { SEAT($seat) } posyła na pospolite ruszenie siłę { $given }.
            }
    }
sigismundus-event-royal_track = Poparcie królewskie od pierwszego pola: { SEAT($seats) }.
sigismundus-event-tie =
    { ME($seat) ->
        [yes] Remis: rozstrzygasz jako przedstawiciel króla.
       *[no] Remis: rozstrzyga { SEAT($seat) } jako przedstawiciel króla.
    }
sigismundus-event-act_votes = { ITEM($act) }: głosy za { $up }, przeciw { $against }.
sigismundus-event-act_decided =
    { $passed ->
        [true] Ustawa przyjęta: { ITEM($act) }. { ITEM($act, form: "text") }
       *[other] Ustawa odrzucona: { ITEM($act) }.
    }
sigismundus-event-prestige =
    { $points ->
        [0] {""}
        [one]
            { ME($seat) ->
                [yes] Twoje urzędy przynoszą ci punkt.
               *[no] { SEAT($seat) } ma z urzędów punkt.
            }
        [few]
            { ME($seat) ->
                [yes] Twoje urzędy przynoszą ci { $points } punkty.
               *[no] { SEAT($seat) } ma z urzędów { $points } punkty.
            }
       *[many]
            { ME($seat) ->
                [yes] Twoje urzędy przynoszą ci { $points } punktów.
               *[no] { SEAT($seat) } ma z urzędów { $points } punktów.
            }
    }
sigismundus-event-country_scored =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] { ITEM($country) }: zdobywasz punkt.
                [few] { ITEM($country) }: zdobywasz { $points } punkty.
               *[many] { ITEM($country) }: zdobywasz { $points } punktów.
            }
       *[no]
            { $points ->
                [one] { ITEM($country) }: { SEAT($seat) } zdobywa punkt.
                [few] { ITEM($country) }: { SEAT($seat) } zdobywa { $points } punkty.
               *[many] { ITEM($country) }: { SEAT($seat) } zdobywa { $points } punktów.
            }
    }
sigismundus-event-country_empty = Korona jest, ale nikt nie ma tam żetonów: { ITEM($country) }.
sigismundus-event-seal =
    { ME($seat) ->
        [yes] Masz pieczęć { ITEM($country, form: "gen") }.
       *[no] { SEAT($seat) } ma pieczęć { ITEM($country, form: "gen") }.
    }
sigismundus-event-upkeep =
    { ME($seat) ->
        [yes]
            { COUNT($units) ->
                [0]
                    { $ducats ->
                        [0] Twoje wojsko nic nie kosztuje.
                        [one] Płacisz za wojsko dukata.
                        [few] Płacisz za wojsko { $ducats } dukaty.
                       *[many] Płacisz za wojsko { $ducats } dukatów.
                    }
               *[other]
                    { $ducats ->
                        [0] Twoje wojsko nic nie kosztuje. Rozpuszczasz: { ITEM($units) }.
                        [one] Płacisz za wojsko dukata. Rozpuszczasz: { ITEM($units) }.
                        [few] Płacisz za wojsko { $ducats } dukaty. Rozpuszczasz: { ITEM($units) }.
                       *[many] Płacisz za wojsko { $ducats } dukatów. Rozpuszczasz: { ITEM($units) }.
                    }
            }
       *[no]
            { COUNT($units) ->
                [0]
                    { $ducats ->
                        [0] { SEAT($seat) } nie płaci za wojsko.
                        [one] { SEAT($seat) } płaci za wojsko dukata.
                        [few] { SEAT($seat) } płaci za wojsko { $ducats } dukaty.
                       *[many] { SEAT($seat) } płaci za wojsko { $ducats } dukatów.
                    }
               *[other]
                    { $ducats ->
                        [0] { SEAT($seat) } nie płaci za wojsko. Rozpuszczone: { ITEM($units) }.
                        [one] { SEAT($seat) } płaci za wojsko dukata. Rozpuszczone: { ITEM($units) }.
                        [few] { SEAT($seat) } płaci za wojsko { $ducats } dukaty. Rozpuszczone: { ITEM($units) }.
                       *[many] { SEAT($seat) } płaci za wojsko { $ducats } dukatów. Rozpuszczone: { ITEM($units) }.
                    }
            }
    }
    .brief =
        { $ducats ->
            [0] – za darmo
            [one] – za dukata
            [few] – za { $ducats } dukaty
           *[many] – za { $ducats } dukatów
        }
sigismundus-event-ribbon =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Złota wstęga, { ITEM($figure) }: dla ciebie punkt.
                [few] Złota wstęga, { ITEM($figure) }: dla ciebie { $points } punkty.
               *[many] Złota wstęga, { ITEM($figure) }: dla ciebie { $points } punktów.
            }
       *[no]
            { $points ->
                [one] Złota wstęga, { ITEM($figure) }: { SEAT($seat) } dostaje punkt.
                [few] Złota wstęga, { ITEM($figure) }: { SEAT($seat) } dostaje { $points } punkty.
               *[many] Złota wstęga, { ITEM($figure) }: { SEAT($seat) } dostaje { $points } punktów.
            }
    }

## Dlaczego nie: urzędy, dochód, karty

why-sigismundus-choose_starting_office = Wybierz jeden z pozostałych urzędów początkowych.
why-sigismundus-office_taken = Ten urząd ktoś już wybrał: { ITEM($office) }. Wybierz inny.
why-sigismundus-no_starting_office = Z tym urzędem nikt nie zaczyna: { ITEM($office) }. Wybierz jeden z listy.
why-sigismundus-income_of_own_office = Dochód daje tylko własny urząd; wybierz jeden ze swoich.
why-sigismundus-choose_deck = Dobierz kartę: wybierz jedną z trzech talii.
why-sigismundus-deck_empty = Ta talia jest pusta i nie ma odrzuconych kart: { ITEM($deck) }. Wybierz inną.
why-sigismundus-lose_own_office = Oddaj jeden z własnych urzędów.
why-sigismundus-keep_one_office = Zachowaj jeden swój urząd { ITEM($kind) }.

## Dlaczego nie: akcje specjalne

why-sigismundus-card_or_court = Zagraj kartę z ręki, użyj sądu kościelnego albo spasuj.
why-sigismundus-not_in_hand = Nie masz tej karty: { ITEM($card) }. Wybierz jedną z ręki.
why-sigismundus-no_client_left = Nie możesz mieć więcej klientów: żaden nie został albo masz już czterech.
why-sigismundus-already_first = Masz już żeton pierwszego gracza; zagraj inną kartę.
why-sigismundus-foundation_cost =
    { $cost ->
        [one] Fundacja kościoła kosztuje { $cost } dukat, a masz mniej.
        [few] Fundacja kościoła kosztuje { $cost } dukaty, a masz mniej.
       *[many] Fundacja kościoła kosztuje { $cost } dukatów, a masz mniej.
    }
why-sigismundus-all_crowned = Wszystkie kraje mają już korony; zagraj inną kartę.
why-sigismundus-no_unit_left = Nie ma już kogo zaciągnąć; zagraj inną kartę.
why-sigismundus-no_target = Nie ma na kim ani na czym użyć tej karty: { ITEM($card) }.
why-sigismundus-nobody_there = { SEAT($seat) } nie siedzi przy tym stole; wybierz innego gracza.
why-sigismundus-not_yourself = To działa tylko na innych; wybierz innego gracza.
why-sigismundus-has_physician = { SEAT($seat) } ma opiekę Strusia; wybierz innego gracza.
why-sigismundus-holds_no_office = { SEAT($seat) } nie ma żadnego urzędu; wybierz innego gracza.
why-sigismundus-under_protection = { SEAT($seat) } ma w tej rundzie ochronę za fundację kościoła; wybierz innego gracza.
why-sigismundus-has_no_figure = { SEAT($seat) } nie ma osobistości do porwania; wybierz innego gracza.
why-sigismundus-courts_suspended = Ustawa zawiesiła sądy kościelne; wybierz coś innego.
why-sigismundus-no_ecclesiastical_office = Sąd kościelny wymaga urzędu kościelnego; nie masz żadnego.
why-sigismundus-nobody_to_judge = Nie ma kogo wezwać: inni nie mają kart albo są bezpieczni.
why-sigismundus-beyond_the_court = { SEAT($seat) } ma Łaskiego i nie podlega sądowi kościelnemu; wybierz innego gracza.
why-sigismundus-has_no_cards = { SEAT($seat) } nie ma kart; wybierz innego gracza.
why-sigismundus-summon_a_player = Powiedz, kogo wzywasz przed sąd kościelny.
why-sigismundus-name_a_player = Powiedz, na kim używasz tej karty: { ITEM($card) }.
why-sigismundus-name_a_country = Powiedz, na którym kraju używasz tej karty: { ITEM($card) }.
why-sigismundus-hussars_or_artillery = Oprócz piechoty dostajesz husarię albo artylerię; wybierz to, co zostało.
why-sigismundus-first_or_last = Powiedz, czy kraj idzie na pierwsze, czy na ostatnie pole; nie na to, na którym jest.
why-sigismundus-already_crowned = Ten kraj ma już koronę: { ITEM($country) }. Wybierz inny.
why-sigismundus-closed_by_pact = Tajny pakt zamyka ten kraj w tej rundzie: { ITEM($country) }. Wybierz inny.

## Dlaczego nie: walka

why-sigismundus-take_their_figure = Weź jedną z osobistości, które ma { SEAT($seat) }.
why-sigismundus-no_such_unit = Nie masz już do stracenia aktywnych oddziałów tego rodzaju: { ITEM($arm) }. Podawaj straty w kolejności z listy.
why-sigismundus-no_such_card = Ta karta nie przyjmie rany: { ITEM($card) }. Mogą to tylko karty militarne z ręki, w kolejności z listy.
why-sigismundus-take_losses =
    { $wounds ->
        [one] Podaj jeden oddział lub jedną kartę militarną do stracenia.
        [few] Podaj { $wounds } oddziały lub karty militarne do stracenia.
       *[many] Podaj { $wounds } oddziałów lub kart militarnych do stracenia.
    }

## Dlaczego nie: polityka zagraniczna i akcje

why-sigismundus-must_crown = Koronuj kraj, który nie ma jeszcze korony.
why-sigismundus-choose_country = Wybierz kraj.
why-sigismundus-no_free_marker = Bez karty nie masz żetonu do położenia; odrzuć co najmniej jedną kartę polityki zagranicznej.
why-sigismundus-no_marker_left =
    { $left ->
        [0] Nie masz już żetonów rodu.
        [one] Został ci tylko jeden żeton rodu; powiedz „gotowe”.
        [few] Zostały ci tylko { $left } żetony rodu; powiedz „gotowe”.
       *[many] Zostało ci tylko { $left } żetonów rodu; powiedz „gotowe”.
    }
why-sigismundus-wrong_deck = To karta z innej talii: { ITEM($card) }. Wybierz właściwą albo powiedz „gotowe”.
why-sigismundus-cards_then_done = Podaj karty z ręki w kolejności z listy, a potem powiedz „gotowe”.
why-sigismundus-place_a_client = Poślij klienta na jedno z pól.
why-sigismundus-field_for_five = Drugi Ekonom jest tylko przy pięciu graczach; wybierz inne pole.
why-sigismundus-surcharge =
    { $cost ->
        [one] { ITEM($field) }: kosztuje { $cost } dukat, którego nie masz. Wybierz inne pole.
        [few] { ITEM($field) }: kosztuje { $cost } dukaty, których nie masz. Wybierz inne pole.
       *[many] { ITEM($field) }: kosztuje { $cost } dukatów, których nie masz. Wybierz inne pole.
    }
why-sigismundus-take_a_unit = Wybierz oddział, który jest jeszcze w banku.
why-sigismundus-choose_office = Wybierz wolny urząd.
why-sigismundus-office_held = Ten urząd ktoś już sprawuje: { ITEM($office) }. Wybierz wolny.
why-sigismundus-office_marked = Na tym urzędzie leży już żeton: { ITEM($office) }. Wybierz inny.
why-sigismundus-already_first_space = To już pierwsze pole; następne karty poszłyby na marne. Powiedz „gotowe”.
why-sigismundus-agitation_ducats =
    { $most ->
        [0] Nie możesz tu zapłacić za dalsze pola.
        [one] Możesz tu zapłacić najwyżej dukata.
        [few] Możesz tu zapłacić najwyżej { $most } dukaty.
       *[many] Możesz tu zapłacić najwyżej { $most } dukatów.
    }
why-sigismundus-lay_own_ducats = Powiedz, ile własnych dukatów kładziesz na osobistość: najwyżej { $most }.
why-sigismundus-choose_figure = Wybierz osobistość albo spasuj.
why-sigismundus-figure_not_here = Tej osobistości nie można teraz wziąć: { ITEM($figure) }. Wybierz odkrytą albo należącą do innego gracza.
why-sigismundus-own_figure = Ta osobistość jest już pod twoją opieką: { ITEM($figure) }. Wybierz inną.
why-sigismundus-figure_too_dear =
    { $cost ->
        [one] { ITEM($figure) }: trzeba { $cost } dukata, a go nie masz.
       *[other] { ITEM($figure) }: trzeba { $cost } dukatów, a tylu nie masz.
    }

## Dlaczego nie: sejm, punktacja, utrzymanie

why-sigismundus-no_votes_left = Rozdano już wszystkie czterdzieści głosów; powiedz „gotowe”.
why-sigismundus-offer_own_ducats = Oferuj tylko własne dukaty: najwyżej { $most }.
why-sigismundus-offer_own_votes = Wystawiaj tylko własne głosy: najwyżej { $most }.
why-sigismundus-one_of_the_tied = Wybierz spośród tych, którzy remisują.
why-sigismundus-not_a_buyer = { SEAT($seat) } nie oferuje ci dukatów; wybierz kupującego.
why-sigismundus-choose_a_buyer = Wybierz gracza, który jeszcze oferuje dukaty.
why-sigismundus-bid_own_votes = Dawaj tylko własne głosy: najwyżej { $most }.
why-sigismundus-send_own_units = Podaj swoje aktywne oddziały w kolejności z listy, a potem powiedz „gotowe”.
why-sigismundus-pay_own_ducats = Płać tylko własnymi dukatami: najwyżej { $most }.
why-sigismundus-give_own_votes = Oddawaj tylko własne głosy: najwyżej { $most }.
why-sigismundus-for_or_against = Powiedz „za” albo „przeciw”.
why-sigismundus-units_then_done = Podaj oddziały, które rozpuszczasz, w kolejności z listy, a potem powiedz „gotowe”.
why-sigismundus-no_unit_to_give_up = Nie masz już takich oddziałów: { ITEM($arm) }. Wybierz inne albo powiedz „gotowe”.
why-sigismundus-upkeep_too_dear =
    { $cost ->
        [one] To wojsko kosztuje { $cost } dukat, a masz ich { $ducats }. Rozpuść więcej oddziałów.
        [few] To wojsko kosztuje { $cost } dukaty, a masz ich { $ducats }. Rozpuść więcej oddziałów.
       *[many] To wojsko kosztuje { $cost } dukatów, a masz ich { $ducats }. Rozpuść więcej oddziałów.
    }
why-sigismundus-host_first = Najpierw opłaca się pospolite ruszenie: nie można płacić za aktywny oddział, rozpuszczając szary. Podawaj oddziały w kolejności z listy.

## Dlaczego pozycja jest niemożliwa

why-sigismundus-inventory = W pudełku coś się nie zgadza: { NAME($what) } ({ ITEM($where) }). Połóż wszystko tam, gdzie może leżeć, i nie więcej, niż jest.

## Plansza w terminalu

sigismundus-board-before = Przed pierwszym sejmem: wybór początkowych urzędów.
sigismundus-board-sejm = Runda { $round } z { $rounds }: sejm { ITEM($act, form: "short") }, { ITEM($act, form: "place") }
sigismundus-board-act = Ustawa: { ITEM($act) } – { ITEM($act, form: "text") }
sigismundus-board-demand = Żądanie królewskie: { ITEM($demand) } – { ITEM($demand, form: "text") }
sigismundus-board-in-force = Obowiązują:
sigismundus-board-act-short = { ITEM($act, form: "short") } { ITEM($act) }
sigismundus-board-house = Ród
sigismundus-board-points = Pkt
sigismundus-board-ducats = Duk.
sigismundus-board-votes = Gł.
sigismundus-board-ahead = Będą
sigismundus-board-clients = Kl.
sigismundus-board-army = Wojsko
sigismundus-board-host = Rusz.
sigismundus-board-power = Siła
sigismundus-board-income = Doch.
sigismundus-board-upkeep = Utrz.
sigismundus-board-prestige = Pr.
sigismundus-board-left = Ż.
sigismundus-board-first = Pierwszy gracz: { SEAT($seat) }.
sigismundus-board-protected = Pod ochroną fundacji kościoła: { SEAT($seats) }.
sigismundus-board-cards = Karty
sigismundus-board-players-legend = Karty: wewnętrzne/zagraniczne/militarne. Będą: głosy na następnym sejmie. P piechota, H husaria, A artyleria; Rusz.: na pospolitym ruszeniu. Doch., Utrz.: dukaty. Pr.: prestiż na rundę. Ż.: pozostałe żetony rodu.
sigismundus-board-tracks = Poparcie i głosy
sigismundus-board-representative = Przedstawiciel
sigismundus-board-tracks-legend = Po znaku gracza: głosy za pole (wszystkie liczby oprócz trzech są odtworzone).
sigismundus-board-space = Nr
sigismundus-board-country = Kraj
sigismundus-board-crown = Korona
sigismundus-board-worth = Punkty
sigismundus-board-markers = Żetony
sigismundus-board-would-score = Teraz
sigismundus-board-seal = Pieczęć
sigismundus-board-seal-gives = Pieczęć daje
sigismundus-board-crowned = ♔ tak
sigismundus-board-pact = pakt
sigismundus-board-countries-legend = Teraz: punkty, gdyby kraj teraz punktował; punktuje tylko z koroną. Punkty poza 8/4 i pieczęcie są odtworzone.
sigismundus-board-voted = ▸głos.
sigismundus-board-offices-legend = Właściciel, numer, urząd, dochód/prestiż. ▸głos.: głosowanie na tym sejmie, (◆) z żetonem gracza. Liczby są odtworzone.
sigismundus-board-figures = Osobistości
sigismundus-board-open-figure = odkryta
sigismundus-board-your-figure =
    { $ducats ->
        [one] twoja, { $ducats } dukat
        [few] twoja, { $ducats } dukaty
       *[many] twoja, { $ducats } dukatów
    }
sigismundus-board-laid =
    { $ducats ->
        [one] { ITEM($figure) } ({ $ducats } dukat)
        [few] { ITEM($figure) } ({ $ducats } dukaty)
       *[many] { ITEM($figure) } ({ $ducats } dukatów)
    }
sigismundus-board-fields = Pola:
sigismundus-board-free = wolne
sigismundus-board-cost =
    { $clients ->
        [one] { $clients } klient, dopłata { $cost }
       *[other] { $clients } klientów, dopłata { $cost }
    }
sigismundus-board-bank = Bank: głosy { $votes }, klienci { $clients }, { $units }.
sigismundus-board-piles = Talie (odrzucone):
sigismundus-board-hand = Twoje karty
sigismundus-board-empty-hand = Nie masz kart polityki.
sigismundus-board-forecast =
    { $points ->
        [one] Gdyby gra skończyła się teraz: { $points } punkt.
        [few] Gdyby gra skończyła się teraz: { $points } punkty.
       *[many] Gdyby gra skończyła się teraz: { $points } punktów.
    }
sigismundus-board-track-points = tor { $points }
sigismundus-board-ribbon = { ITEM($figure, form: "short") } { $points }
sigismundus-board-votes-ahead = Twoje głosy na następnym sejmie: { $votes } (tor królewski { $royal }, senacki { $senatorial }, poselski { $parliamentary }, inne { $further }).
sigismundus-board-reconstructed = Odtworzone: większość liczb na urzędach, torach i pieczęciach, sześć ustaw, wszystkie osobistości i trzy rody; zasady są z instrukcji.
sigismundus-board-offered-ducats = Oferowane dukaty:
sigismundus-board-offered-votes = Wystawione głosy:
sigismundus-board-bids = Oferty:
sigismundus-board-known = Znasz w cudzych rękach ({ SEAT($seats) }): { ITEM($cards) }.
sigismundus-board-none = –
sigismundus-hint-odds = Szanse zwycięskiego ataku: { AND($chances) }.
sigismundus-hint-chance = { SEAT($seat) } { $percent } %
sigismundus-hint-upkeep =
    { $cost ->
        [one] Reszta kosztuje { $cost } dukat.
        [few] Reszta kosztuje { $cost } dukaty.
       *[many] Reszta kosztuje { $cost } dukatów.
    }
sigismundus-hint-host = Siła na razie: { $power }.
sigismundus-hint-story = { ITEM($item, form: "text") } – { ITEM($item, form: "note") }

## Koniec

sigismundus-score-track = Tor
sigismundus-score-royal = Pole królewskie
sigismundus-score-ribbons = Złote wstęgi

## Rzeczy, które się liczy

sigismundus-item-ducats = dukaty
sigismundus-item-votes = głosy
sigismundus-item-points = punkty
sigismundus-item-clients = klienci
sigismundus-item-houses = rody
sigismundus-item-army = wojsko
sigismundus-item-directions = kolejność krajów
sigismundus-item-influence = żetony rodów w krajach
sigismundus-item-seals = pieczęcie
sigismundus-item-offices = urzędy
sigismundus-item-vacancies = żetony na urzędach
sigismundus-item-fields = klienci na polach
sigismundus-item-tracks = tory poparcia
sigismundus-item-laid = dukaty na osobistościach
sigismundus-item-first = pierwszy gracz
sigismundus-item-pacts = tajne pakty
sigismundus-item-demand = żądanie królewskie
sigismundus-item-markers_0 = żetony pierwszego miejsca
sigismundus-item-markers_1 = żetony drugiego miejsca
sigismundus-item-markers_2 = żetony trzeciego miejsca
sigismundus-item-markers_3 = żetony czwartego miejsca
sigismundus-item-markers_4 = żetony piątego miejsca

## Rodzaje wojsk

sigismundus-item-infantry = piechota
    .acc = oddział piechoty
    .short = P
    .power = 1
sigismundus-item-hussars = husaria
    .acc = oddział husarii
    .short = H
    .power = 2
sigismundus-item-artillery = artyleria
    .acc = oddział artylerii
    .short = A
    .power = 3

## Tory i przedstawiciele

sigismundus-item-royal = poparcie królewskie
    .rep = przedstawiciel króla
    .text = Rozstrzyga wszystkie remisy i koronuje kraj w polityce zagranicznej.
sigismundus-item-senatorial = poparcie senackie
    .rep = przedstawiciel magnaterii
    .text = Może wykonać dodatkową akcję specjalną przed wszystkimi.
sigismundus-item-parliamentary = poparcie poselskie
    .rep = przedstawiciel szlachty
    .text = Ma w fazie akcji czwartego klienta.

## Talie

sigismundus-item-internal = polityka wewnętrzna
    .short = wewn.
    .text = klient, pierwszy gracz, śmierć senatora, fundacja kościoła; potem także głosy i pola na uczcie
sigismundus-item-foreign = polityka zagraniczna
    .short = zagr.
    .text = spływ, misja, negocjacje, tajny pakt; potem także żetony rodu w krajach
sigismundus-item-military = polityka militarna
    .short = milit.
    .text = zaciąg i trzy rodzaje ataku; potem także osłona przed ranami

## Rodzaje urzędów

sigismundus-item-ecclesiastical = kościelny
    .column = Kościelne
sigismundus-item-ministerial = ministerialny
    .column = Ministerialne
sigismundus-item-land = ziemski
    .column = Ziemskie

## Rody

sigismundus-item-firlej = Firlejowie
    .arms = Lewart
    .text = Zaczynają na pierwszym polu toru królewskiego, czwartym senackiego i czwartym poselskiego; inicjatywa 2. Ród i liczby są odtworzone.
sigismundus-item-teczynski = Tęczyńscy
    .arms = Topór
    .text = Zaczynają na drugim polu toru królewskiego, piątym senackiego i drugim poselskiego; inicjatywa 4. Ród i liczby są odtworzone.
sigismundus-item-gorka = Górkowie
    .arms = Łodzia
    .text = Zaczynają na trzecim polu wszystkich trzech torów; inicjatywa 5. Ród i liczby są odtworzone.
sigismundus-item-tarnowski = Tarnowscy
    .arms = Leliwa
    .text = Zaczynają na czwartym polu toru królewskiego, pierwszym senackiego i piątym poselskiego; inicjatywa 3. Liczby są odtworzone.
sigismundus-item-zamoyski = Zamoyscy
    .arms = Jelita
    .text = Zaczynają na piątym polu toru królewskiego, drugim senackiego i pierwszym poselskiego; inicjatywa 1. Liczby są odtworzone.

## Kraje i ich pieczęcie

sigismundus-item-lithuania = Litwa
    .seal = +1 głos
    .gen = Litwy
    .latin = Magnus Ducatus Lithuaniae
    .text = Pieczęć: 1 głos więcej na każdym sejmie. Pieczęć jest odtworzona.
sigismundus-item-sweden = Szwecja
    .seal = działo gratis
    .gen = Szwecji
    .latin = Regnum Sueciae
    .text = Pieczęć: 1 oddział artylerii utrzymuje się bez opłaty. Rodzaj wojska jest odtworzony.
sigismundus-item-habsburg = Habsburgowie
    .seal = +1 zagraniczna
    .gen = Habsburgów
    .latin = Imperium Habsburgensis
    .text = Pieczęć: przy dobieraniu 1 karta polityki zagranicznej więcej. Pieczęć jest odtworzona.
sigismundus-item-moscow = Moskwa
    .seal = +1 wojskowa
    .gen = Moskwy
    .latin = Moscovia
    .text = Pieczęć: przy dobieraniu 1 karta polityki militarnej więcej. Pieczęć jest odtworzona.
sigismundus-item-prussia = Prusy Książęce
    .seal = +1 dukat
    .gen = Prus Książęcych
    .latin = Ducatus Prussiae
    .text = Pieczęć: 1 dukat dochodu więcej. Kraj i pieczęć są odtworzone.
sigismundus-item-turkey = Turcja
    .seal = +1 wewnętrzna
    .gen = Turcji
    .latin = Imperium Ottomanicum
    .text = Pieczęć: przy dobieraniu 1 karta polityki wewnętrznej więcej. Kraj i pieczęć są odtworzone.

## Pola akcji

sigismundus-item-envoy = Poselstwo
    .brief = 1 znacznik rodu
    .text = żeton rodu w wybranym kraju, który przesuwa się o pole w lewo
sigismundus-item-patronage = Mecenat
    .brief = weź postać
    .text = weź odkrytą osobistość i połóż na niej dukaty albo przekup cudzą za dukata więcej, niż na niej leży
sigismundus-item-banners = Zwołanie chorągwi
    .short = Zaciąg
    .brief = weź oddział
    .text = jeden dowolny oddział
sigismundus-item-vacancy = Wakanse
    .brief = zgłoś się na urząd
    .text = żeton na wolnym urzędzie, nad którym będzie głosowanie, z 2 głosami więcej dla ciebie
sigismundus-item-feast = Magnacka uczta
    .brief = senat +1 …
    .text = pole w górę na torze poparcia senackiego i jedno za każdą odrzuconą kartę polityki wewnętrznej
sigismundus-item-academy = Akademia
    .brief = 2 karty polityki
    .text = 2 karty polityki, każda z dowolnej talii
sigismundus-item-economist_a = Ekonom
    .brief = 3 dukaty
    .text = 3 dukaty
sigismundus-item-economist_b = drugi Ekonom
    .short = Ekonomista II
    .brief = 3 dukaty
    .text = 3 dukaty; tylko przy pięciu graczach
sigismundus-item-agitation = Agitacja sejmowa
    .short = Agitacja
    .brief = sejm +1 …
    .text = pole w górę na torze poparcia poselskiego i jedno za każdego zapłaconego dukata

## Karty polityki wewnętrznej

sigismundus-item-client = Klient
    .text = W tej rundzie masz o 1 klienta więcej.
sigismundus-item-primus = Primus inter pares
    .text = Przejmij żeton pierwszego gracza; działa od następnej fazy.
sigismundus-item-death_of_senator = Śmierć senatora
    .text = Inny gracz oddaje 1 wybrany przez siebie urząd.
sigismundus-item-church_foundation = Fundacja kościoła
    .text = Zapłać 3 dukaty za 5 punktów; w tej rundzie nikt cię nie atakuje.

## Karty polityki zagranicznej

sigismundus-item-rafting = Spływ wiślany
    .text = 4 dukaty.
sigismundus-item-diplomatic_mission = Misja dyplomatyczna
    .text = Koronuj 1 kraj: będzie w tej rundzie punktował.
sigismundus-item-negotiations = Negocjacje
    .text = Przesuń 1 kraj na pierwsze albo ostatnie pole toru.
sigismundus-item-secret_pact = Tajny pakt
    .text = Do końca rundy nikt nie dokłada żetonów rodu w 1 wybranym kraju.

## Karty polityki militarnej

sigismundus-item-enlistment = Zaciąg
    .text = 2 oddziały: piechota oraz husaria albo artyleria.
sigismundus-item-abduction = Porwanie
    .text = Zaatakuj innego gracza; jeśli zwyciężysz, zabierz mu 1 osobistość z jej dukatami.
sigismundus-item-sack = Grabież
    .text = Zaatakuj innego gracza; jeśli zwyciężysz, zabierz połowę dukatów z ręki, zaokrąglając w dół.
sigismundus-item-foray = Zajazd
    .text = Zaatakuj innego gracza; jeśli zwyciężysz, zabierz 6 punktów.

## Żądania królewskie

sigismundus-item-tax = Podatek
    .brief = dać dukaty
    .text = wszyscy licytują dukatami o poparcie królewskie
sigismundus-item-support = Poparcie na sejmie
    .short = Poparcie
    .brief = dać głosy
    .text = wszyscy licytują głosami o poparcie królewskie
sigismundus-item-host = Pospolite ruszenie
    .short = Ruszenie
    .brief = dać oddziały
    .text = wszyscy licytują oddziałami o poparcie królewskie; nie będzie ich w następnej rundzie

## Urzędy senackie

sigismundus-item-archiepiscopus_gnesnensis = arcybiskup gnieźnieński
    .first = Arcybiskup
    .second = gnieźnieński
    .short = abp gnieźnieński
    .gen = arcybiskupa gnieźnieńskiego
    .latin = archiepiscopus gnesnensis
    .text = Dochód 4, prestiż 5, po odwróceniu 1; daje sąd kościelny. Liczby odtworzone, oprócz odwróconej strony.
    .note = Arcybiskup gnieźnieński był prymasem Polski i pierwszym z senatorów, do niego też należało koronowanie królów. Po śmierci Zygmunta Augusta w 1572 roku zaczął także zastępować króla aż do elekcji. Za jego panowania godność tę mieli Mikołaj Dzierzgowski, Jan Przerębski i Jakub Uchański.
sigismundus-item-marschalcus_regni = marszałek wielki koronny
    .first = Marszałek
    .second = wielki kor.
    .short = marszałek w. kor.
    .gen = marszałka wielkiego koronnego
    .latin = marschalcus regni
    .text = Dochód 3, prestiż 4; 1 głos więcej na każdym sejmie. Liczby i zdolność odtworzone.
    .note = Marszałek wielki był pierwszym z ministrów. Pilnował porządku na dworze i wszędzie, gdzie przebywał król, udzielał głosu w senacie i nosił laskę na znak urzędu. Piotr Kmita sprawował go aż do śmierci w 1553 roku.
sigismundus-item-castellanus_cracoviensis = kasztelan krakowski
    .first = Kasztelan
    .second = krakowski
    .short = kasztelan krak.
    .gen = kasztelana krakowskiego
    .latin = castellanus cracoviensis
    .text = Dochód 2, prestiż 5; daje piechotę i utrzymuje 1 piechotę bez opłaty. Liczby odtworzone.
    .note = Kasztelanowie stali niżej od wojewodów, ale krakowski zasiadał przed nimi wszystkimi jako pierwszy senator świecki. Do śmierci w 1561 roku był nim Jan Amor Tarnowski, zwycięzca spod Obertyna.
sigismundus-item-archiepiscopus_leopoliensis = arcybiskup lwowski
    .first = Arcybiskup
    .second = lwowski
    .short = abp lwowski
    .gen = arcybiskupa lwowskiego
    .latin = archiepiscopus leopoliensis
    .text = Dochód 2, prestiż 4, po odwróceniu 1; daje sąd kościelny. Liczby odtworzone, oprócz odwróconej strony.
    .note = W senacie arcybiskup lwowski był drugi, zaraz po prymasie. Jego stolicę przeniesiono z Halicza do Lwowa na początku XV wieku. W tym samym mieście żyli prawosławni i Ormianie, którzy mieli własne duchowieństwo.
sigismundus-item-cancellarius_regni = kanclerz wielki koronny
    .first = Kanclerz
    .second = wielki kor.
    .short = kanclerz w. kor.
    .gen = kanclerza wielkiego koronnego
    .latin = cancellarius regni
    .text = Dochód 3, prestiż 4; przy dobieraniu 1 karta polityki więcej, z dowolnej talii. Liczby i zdolność odtworzone.
    .note = Kanclerz strzegł pieczęci wielkiej, a bez pieczęci żaden list królewski nie był ważny. Jego kancelaria pisała do obcych dworów, a on sam przemawiał na sejmach w imieniu króla. Od 1552 roku był nim Jan Ocieski, od 1564 Walenty Dembiński.
sigismundus-item-palatinus_cracoviensis = wojewoda krakowski
    .first = Wojewoda
    .second = krakowski
    .short = wojewoda krak.
    .gen = wojewody krakowskiego
    .latin = palatinus cracoviensis
    .text = Dochód 5, po odwróceniu 3, prestiż 4; daje husarię i utrzymuje 1 husarię bez opłaty. Liczby i rodzaj wojska odtworzone.
    .note = Wojewoda prowadził szlachtę swojej ziemi na wojnę i doglądał w miastach cen, miar i wag. Piotr Kmita był zarazem wojewodą krakowskim i marszałkiem wielkim; z takim łączeniem urzędów szlachta walczyła pod hasłem incompatibilitas.
sigismundus-item-episcopus_cracoviensis = biskup krakowski
    .first = Biskup
    .second = krakowski
    .short = bp krakowski
    .gen = biskupa krakowskiego
    .latin = episcopus cracoviensis
    .text = Dochód 4, prestiż 3, po odwróceniu 1; daje sąd kościelny. Liczby odtworzone, oprócz odwróconej strony.
    .note = Biskupstwo krakowskie było najbogatsze w Polsce. Odkąd Zbigniew Oleśnicki kupił w 1443 roku księstwo siewierskie, jego następcy panowali tam jako książęta. Za Zygmunta Augusta byli to Samuel Maciejowski, Andrzej Zebrzydowski i Filip Padniewski.
sigismundus-item-vicecancellarius_regni = podkanclerzy koronny
    .first = Podkanclerzy
    .second = koronny
    .short = podkanclerzy kor.
    .gen = podkanclerzego koronnego
    .latin = vicecancellarius regni
    .text = Dochód 2, prestiż 3; w polityce zagranicznej kładzie 1 żeton bez karty. Liczby i zdolność odtworzone.
    .note = Podkanclerzy strzegł pieczęci mniejszej i mógł prawie tyle, co kanclerz; jeden z nich bywał z reguły duchownym. Piotr Myszkowski, podkanclerzy w latach sześćdziesiątych, był protektorem Jana Kochanowskiego, który dedykował mu swój Psałterz.
sigismundus-item-palatinus_posnaniensis = wojewoda poznański
    .first = Wojewoda
    .second = poznański
    .short = wojewoda pozn.
    .gen = wojewody poznańskiego
    .latin = palatinus posnaniensis
    .text = Dochód 4, po odwróceniu 2, prestiż 3; daje husarię i utrzymuje 1 husarię bez opłaty. Liczby i rodzaj wojska odtworzone.
    .note = Wojewoda poznański był pierwszym dostojnikiem Wielkopolski. Od 1565 roku był nim Łukasz Górka, luteranin jak cały jego ród i jeden z najbogatszych ludzi w kraju, który zabiegał o wolną żeglugę na Warcie.
sigismundus-item-episcopus_cuiaviensis = biskup kujawski
    .first = Biskup
    .second = kujawski
    .short = bp kujawski
    .gen = biskupa kujawskiego
    .latin = episcopus cuiaviensis
    .text = Dochód 3, prestiż 2, po odwróceniu 1; daje sąd kościelny. Liczby odtworzone, oprócz odwróconej strony.
    .note = Biskupi kujawscy rezydowali we Włocławku, a ich diecezja sięgała w dół Wisły aż po Gdańsk. Zastępowali nieobecnego prymasa. Stanisław Karnkowski, biskup od 1567 roku, sam został później prymasem.
sigismundus-item-thesaurarius_regni = podskarbi wielki koronny
    .first = Podskarbi
    .second = wielki kor.
    .short = podskarbi w. kor.
    .gen = podskarbiego wielkiego koronnego
    .latin = thesaurarius regni
    .text = Dochód 4, prestiż 2; 1 dukat dochodu więcej, niezależnie od tego, który urząd płaci. Liczby i zdolność odtworzone.
    .note = Podskarbi strzegł skarbu i insygniów królestwa, doglądał mennicy i zdawał sejmowi rachunek z podatków. Od 1561 roku był nim Walenty Dembiński, w latach gdy zaczynał się zwrot królewszczyzn.
sigismundus-item-palatinus_sandomirensis = wojewoda sandomierski
    .first = Wojewoda
    .second = sandomierski
    .short = wojewoda sandom.
    .gen = wojewody sandomierskiego
    .latin = palatinus sandomirensis
    .text = Dochód 3, po odwróceniu 1, prestiż 2; daje husarię i utrzymuje 1 husarię bez opłaty. Liczby i rodzaj wojska odtworzone.
    .note = Województwo sandomierskie było po krakowskim drugie w Małopolsce. Do 1553 roku wojewodą był Jan Tęczyński, a w czasie unii lubelskiej Piotr Zborowski, z rodziny stojącej po stronie protestantów.
sigismundus-item-episcopus_posnaniensis = biskup poznański
    .first = Biskup
    .second = poznański
    .short = bp poznański
    .gen = biskupa poznańskiego
    .latin = episcopus posnaniensis
    .text = Dochód 2, prestiż 2, po odwróceniu 1; daje sąd kościelny. Liczby odtworzone, oprócz odwróconej strony.
    .note = Poznań miał najstarsze biskupstwo w Polsce, od 968 roku. Do diecezji należała także daleka Warszawa na Mazowszu. Od 1562 roku biskupem był Adam Konarski, którego król chętnie wysyłał w poselstwa.
sigismundus-item-marschalcus_curiae = marszałek nadworny koronny
    .first = Marszałek
    .second = nadworny kor.
    .short = marszałek nadw.
    .gen = marszałka nadwornego koronnego
    .latin = marschalcus curiae
    .text = Dochód 2, prestiż 2; raz w rundzie pierwsza dopłata jest o 1 dukata niższa. Liczby i zdolność odtworzone.
    .note = Marszałek nadworny zastępował marszałka wielkiego i tak jak on nosił laskę. Doglądał dworu króla i jego ceremonii.
sigismundus-item-castellanus_posnaniensis = kasztelan poznański
    .first = Kasztelan
    .second = poznański
    .short = kasztelan pozn.
    .gen = kasztelana poznańskiego
    .latin = castellanus posnaniensis
    .text = Dochód 2, prestiż 1; daje piechotę i utrzymuje 1 piechotę bez opłaty. Liczby odtworzone.
    .note = Kasztelanowie pomagali wojewodzie prowadzić szlachtę na wojnę. Wśród zwykłych kasztelanów poznański zasiadał najwyżej. Do 1551 roku był nim Andrzej Górka, zarazem starosta generalny Wielkopolski.

## Sejmy i ich ustawy

sigismundus-item-confirmation = Potwierdzenie praw
    .brief = przedst. szlachty: +2 głosy
    .short = I
    .place = Piotrków, 31 października 1548
    .text = Przedstawiciel szlachty dostaje na każdym sejmie 2 głosy więcej. Ustawa jest odtworzona.
    .note = Pierwszy sejm tego panowania obradował w Piotrkowie do 12 grudnia 1548 roku. Król poślubił potajemnie Barbarę Radziwiłłównę, nie pytając senatu; posłowie na kolanach błagali, by się jej wyrzekł, a on odmówił.
sigismundus-item-heresy_edict = Edykt przeciw herezji
    .brief = +1 głos za urząd kościelny
    .short = II
    .place = Piotrków, 15 maja 1550
    .text = Każdy urząd kościelny daje na każdym sejmie 1 głos więcej. Ustawa jest odtworzona.
    .note = Sejm 1550 roku spierał się do końca lipca o egzekucję praw i o urzędy, których nie wolno łączyć. W grudniu król doprowadził do koronacji Barbary i wydał upragniony przez biskupów edykt przeciw heretykom; prawie go nie wykonywano.
sigismundus-item-church_courts = Zawieszenie sądów kościelnych
    .brief = koniec sądów kościelnych
    .short = III
    .place = Piotrków, 2 lutego 1552
    .text = Odtąd nie ma sądu kościelnego. Ustawa jest odtworzona.
    .note = Wśród posłów 1552 roku było wielu protestantów; na marszałka wybrali Rafała Leszczyńskiego. Nie chcieli, by biskupi sądzili szlachtę za herezję, i na rok wstrzymano wykonywanie wyroków sądów kościelnych. Sejm zajmował się też małżeństwem księdza Stanisława Orzechowskiego.
sigismundus-item-national_church = Kościół narodowy
    .brief = urzędy kościelne: prestiż 1
    .short = IV
    .place = Piotrków, 22 września 1555
    .text = Urzędy kościelne zostają odwrócone: każdy ma 1 punkt prestiżu.
    .note = Posłowie 1555 roku żądali w Piotrkowie soboru narodowego i swobody wyznania. Rok później poseł zawiózł do Rzymu prośbę króla o mszę po polsku, komunię pod dwiema postaciami i małżeństwa księży; papież Paweł IV odmówił. W grze wydrukowano datę wrześniową, ale sejm obradował od kwietnia do czerwca.
sigismundus-item-incompatibilitas = Incompatibilitas
    .brief = jeden urząd każdego rodzaju
    .short = V
    .place = Piotrków, 30 listopada 1562
    .text = Nikt nie ma więcej niż 1 urząd każdego rodzaju. Dokładna granica jest odtworzona.
    .note = Na tym sejmie król przyłączył się do ruchu średniej szlachty, a na znak tego wraz z dworem przywdział szary ziemiański strój. Królewszczyzny rozdane po 1504 roku miały zostać zwrócone, a czwarta część dochodów z nich opłacać stałe wojsko.
sigismundus-item-execution = Egzekucja królewszczyzn
    .brief = wojewodowie: mniejszy dochód
    .short = VI
    .place = Warszawa, 22 listopada 1563
    .text = Wojewodowie zostają odwróceni: mają niższy dochód. Odtworzone jest to, że sprawia to ta ustawa.
    .note = Sejm prowadził dalej zwrot królewszczyzn i wcielił do województwa krakowskiego księstwa oświęcimskie i zatorskie. Z posłami litewskimi pod wodzą Mikołaja Radziwiłła Czarnego rozmawiano o unii, a w marcu 1564 roku król przekazał Koronie swoje dziedziczne prawa do Litwy.
sigismundus-item-trent = Przyjęcie uchwał trydenckich
    .brief = urzędy kościelne: prestiż +1
    .short = VII
    .place = Parczew, 24 czerwca 1564
    .text = Każdy urząd kościelny ma o 1 punkt prestiżu więcej, niezależnie od strony. Ustawa jest odtworzona.
    .note = 7 sierpnia 1564 roku nuncjusz papieski Giovanni Francesco Commendone wręczył królowi uchwały soboru trydenckiego, a ten je przyjął. Edykt z tego samego dnia kazał opuścić kraj obcym heretykom; spotkał się z oporem i mało go przestrzegano.
sigismundus-item-union = Unia lubelska
    .brief = Litwa liczy się podwójnie
    .short = VIII
    .place = Lublin, 10 stycznia 1569
    .text = Litwa liczy się podwójnie względem wartości toru. Działanie jest odtworzone.
    .note = Sejm lubelski obradował od stycznia do sierpnia 1569 roku. Gdy panowie litewscy odjechali, król wcielił do Korony Podlasie, Wołyń i ziemie kijowskie. 1 lipca oba narody zaprzysięgły jedną Rzeczpospolitą, ze wspólnym królem i wspólnym sejmem.

## Osobistości ze złotą wstęgą

sigismundus-item-kochanowski = Jan Kochanowski
    .brief = 2 za postać
    .acc = Jana Kochanowskiego
    .short = Kochanowski
    .text = Złota wstęga: 2 punkty za każdą twoją osobistość, razem z nim. Odtworzone.
    .note = Największy polski poeta epoki studiował w Krakowie, Królewcu i Padwie i został sekretarzem Zygmunta Augusta. W latach sześćdziesiątych napisał „Satyra” i „Szachy”; „Treny” po śmierci córki ukazały się w 1580 roku.
sigismundus-item-rej = Mikołaj Rej
    .brief = sejm 6·4·2
    .acc = Mikołaja Reja
    .short = Rej
    .text = Złota wstęga: 6, 4 albo 2 punkty za trzy pierwsze pola poparcia poselskiego. Odtworzone.
    .note = Rej z Nagłowic, kalwin i ziemianin, posłował na wiele sejmów i pisał po polsku, by pokazać, że Polacy mają swój język. Jego „Zwierciadło” z 1568 roku opisuje żywot człowieka poczciwego.
sigismundus-item-gornicki = Łukasz Górnicki
    .brief = król 6·4·2
    .acc = Łukasza Górnickiego
    .short = Górnicki
    .text = Złota wstęga: 6, 4 albo 2 punkty za trzy pierwsze pola poparcia królewskiego. Odtworzone.
    .note = Górnicki był sekretarzem króla i opiekunem jego biblioteki. Jego „Dworzanin polski” z 1566 roku przenosi słynny dialog Castiglionego z Urbino do podkrakowskiej willi.
sigismundus-item-orzechowski = Stanisław Orzechowski
    .brief = senat 6·4·2
    .acc = Stanisława Orzechowskiego
    .short = Orzechowski
    .text = Złota wstęga: 6, 4 albo 2 punkty za trzy pierwsze pola poparcia senackiego. Odtworzone.
    .note = Kanonik przemyski i świetny publicysta, Orzechowski ożenił się w 1551 roku, choć był księdzem, a jego sprawa poruszyła kilka sejmów. Później stał się zagorzałym obrońcą Rzymu.
sigismundus-item-modrzewski = Andrzej Frycz Modrzewski
    .brief = 2 za ustawę, ≤ 8
    .acc = Andrzeja Frycza Modrzewskiego
    .short = Modrzewski
    .text = Złota wstęga: 2 punkty za każdą obowiązującą ustawę, najwyżej 8. Odtworzone.
    .note = Jego dzieło „O poprawie Rzeczypospolitej”, drukowane w 1551 roku, a w całości w Bazylei w 1554, znano w całej Europie. Żądał jednakowej kary dla szlachcica i chłopa za zabicie człowieka.
sigismundus-item-kromer = Marcin Kromer
    .brief = 3 za pieczęć
    .acc = Marcina Kromera
    .short = Kromer
    .text = Złota wstęga: 3 punkty za każdą twoją pieczęć. Odtworzone.
    .note = Syn mieszczanina z Biecza, Kromer został sekretarzem królewskim, dziejopisem Polski i posłem na dworze cesarza Ferdynanda. Umarł w 1589 roku jako biskup warmiński.
sigismundus-item-hozjusz = Stanisław Hozjusz
    .brief = 3 za biskupstwo
    .acc = Stanisława Hozjusza
    .short = Hozjusz
    .text = Złota wstęga: 3 punkty za każdy twój urząd kościelny. Odtworzone.
    .note = Biskup warmiński od 1551 roku i kardynał od 1561, Hozjusz był jednym z legatów papieskich, którzy przewodniczyli soborowi trydenckiemu. Sprowadził jezuitów do Braniewa, gdzie mieli swój pierwszy dom w kraju.
sigismundus-item-przyluski = Jakub Przyłuski
    .brief = 3 za ministra
    .acc = Jakuba Przyłuskiego
    .short = Przyłuski
    .text = Złota wstęga: 3 punkty za każdy twój urząd ministerialny. Odtworzone.
    .note = Prawnik i poeta z dworu Piotra Kmity, Przyłuski przeszedł na kalwinizm i został pisarzem ziemskim krakowskim. W 1553 roku wydał wielki zbiór praw polskich, odbity we własnej drukarni.
sigismundus-item-sieniawski = Mikołaj Sieniawski
    .brief = 3 za urząd ziemski
    .acc = Mikołaja Sieniawskiego
    .short = Sieniawski
    .text = Złota wstęga: 3 punkty za każdy twój urząd ziemski. Odtworzone.
    .note = Wojewoda ruski, a od 1561 roku hetman wielki koronny, Sieniawski przez dziesięciolecia strzegł południowo-wschodniej granicy przed Tatarami. Zbudował zamek w Brzeżanach, umarł w 1569 roku.
sigismundus-item-padovano = Jan Maria Padovano
    .brief = 5 punktów
    .acc = Jana Marię Padovana
    .short = Padovano
    .text = Złota wstęga: 5 punktów. Odtworzone.
    .note = Gianmaria Mosca z Padwy pracował w Polsce od około 1530 roku. Jest twórcą medali rodziny królewskiej, cyborium w kościele Mariackim w Krakowie i ogromnego nagrobka Jana Tarnowskiego w Tarnowie.
sigismundus-item-jazlowiecki = Jerzy Jazłowiecki
    .brief = 1 za siłę, ≤ 8
    .acc = Jerzego Jazłowieckiego
    .short = Jazłowiecki
    .text = Złota wstęga: 1 punkt za każdy punkt siły, także z pospolitego ruszenia, najwyżej 8. Odtworzone.
    .note = Jazłowiecki walczył pod Obertynem w 1531 roku, a potem posłował od króla do Turcji. Jako hetman przesunął straże graniczne z Podola ku Dnieprowi i pierwszy przyjął Kozaków na służbę królewską.
sigismundus-item-provana = Prospero Provana
    .brief = 1 za 2 dukaty
    .acc = Prospera Provanę
    .short = Provana
    .text = Złota wstęga: 1 punkt za każde dwa dukaty w ręce, najwyżej 8. Odtworzone.
    .note = Szlachcic z Piemontu, kupiec i bankier krakowski, Provana urządził w 1558 roku pocztę królewską z Krakowa do Wenecji i kierował nią przez cztery lata. Później zarządzał żupami krakowskimi.

## Osobistości ze zdolnością

sigismundus-item-szamotuly = Wacław z Szamotuł
    .brief = +1 głos
    .acc = Wacława z Szamotuł
    .short = Wacław z Szamotuł
    .text = 1 głos więcej na każdym sejmie. Odtworzone.
    .note = Wacław był od 1547 roku kompozytorem Zygmunta Augusta, a w 1555 przeniósł się do Wilna, do Mikołaja Radziwiłła Czarnego. Jego motet „In te Domine speravi” wydano w 1554 roku w Norymberdze; wieczorną modlitwę dziatek śpiewa się do dziś.
sigismundus-item-bakfark = Walenty Bakfark
    .brief = uczta +1
    .acc = Walentego Bakfarka
    .short = Bakfark
    .text = Magnacka uczta przesuwa cię o 1 pole dalej. Odtworzone.
    .note = Bakfark, lutnista z Siedmiogrodu, służył królowi od 1549 do 1566 roku. Przysłowie „brać lutnię po Bekwarku” mówi o porywaniu się na to, w czym ktoś był mistrzem.
sigismundus-item-bielski = Marcin Bielski
    .brief = agitacja +1
    .acc = Marcina Bielskiego
    .short = Bielski
    .text = Agitacja sejmowa przesuwa cię o 1 pole dalej. Odtworzone.
    .note = Bielski walczył pod Obertynem, zanim napisał „Kronikę wszytkiego świata”, wydaną w 1551 roku: pierwszą historię powszechną po polsku. Pisał też satyry, wśród nich „Sejm niewieści”.
sigismundus-item-strus = Józef Struś
    .brief = bez śmierci
    .acc = Józefa Strusia
    .short = Struś
    .text = Nikt nie może użyć na tobie Śmierci senatora. Odtworzone.
    .note = Struś wykładał medycynę w Padwie, był lekarzem króla i dwukrotnie burmistrzem Poznania. Jego dzieło o tętnie, wydane w Bazylei w 1555 roku, było pionierskie. Umarł podczas zarazy w 1568 roku, niosąc pomoc chorym.
sigismundus-item-laski = Jan Łaski
    .brief = bez sądu
    .acc = Jana Łaskiego
    .short = Łaski
    .text = Nikt nie może użyć wobec ciebie sądu kościelnego. Odtworzone.
    .note = Bratanek prymasa o tym samym imieniu, Łaski kupił bibliotekę Erazma i został reformatorem; w Londynie kierował kościołem protestanckich cudzoziemców. Do kraju wrócił w 1556 roku i próbował połączyć polskich protestantów.
sigismundus-item-konarski = Adam Konarski
    .brief = 1 znacznik
    .acc = Adama Konarskiego
    .short = Konarski
    .text = 1 żeton bez karty w polityce zagranicznej. Odtworzone.
    .note = Sekretarz królewski od 1548 roku, Konarski posłował od króla do Rzymu i Neapolu i został biskupem poznańskim. W 1573 roku stanął na czele poselstwa, które zawiozło koronę do Paryża Henrykowi Walezemu.
sigismundus-item-taranowski = Andrzej Taranowski
    .brief = poselstwo +1
    .acc = Andrzeja Taranowskiego
    .short = Taranowski
    .text = Poselstwo kładzie o 1 żeton więcej. Odtworzone.
    .note = Taranowski był jednym z posłów króla do Turcji. W podróży 1569 roku widział wojsko, które sułtan wysłał na Astrachań, i zostawił jego opis.
sigismundus-item-grzepski = Stanisław Grzepski
    .brief = akademia: 3
    .acc = Stanisława Grzepskiego
    .short = Grzepski
    .text = Akademia daje ci o 1 kartę więcej. Odtworzone.
    .note = Grzepski uczył greki w Akademii Krakowskiej. Jego „Geometria, to jest miernicka nauka” z 1566 roku jest pierwszą polską książką techniczną; uczy mierzyć pola, a także wieże, do których nie można podejść.
sigismundus-item-zebrzydowski = Florian Zebrzydowski
    .brief = husaria +2
    .acc = Floriana Zebrzydowskiego
    .short = Zebrzydowski
    .text = 2 więcej w uderzeniu twojej husarii. Odtworzone.
    .note = Hetman nadworny w latach 1552–1562, Zebrzydowski dowodził polskim wojskiem w Inflantach w latach 1561 i 1562. Pisał o sztuce wojennej i cenił piechotę oraz bastiony. Umarł w 1566 roku jako kasztelan lubelski.
sigismundus-item-pretwicz = Bernard Pretwicz
    .brief = o ranę mniej
    .acc = Bernarda Pretwicza
    .short = Pretwicz
    .text = Broniąc się, pomijasz 1 ranę, pierwszą w walce. Odtworzone.
    .note = Ten śląski rycerz, od 1540 roku starosta barski, gonił Tatarów aż nad Morze Czarne; mówiono, że za jego czasów granica była od nich wolna. Gdy sułtan się skarżył, Pretwicz bronił się w 1550 roku w memoriale do senatu.
sigismundus-item-wisniowiecki = Dymitr Wiśniowiecki
    .brief = piechota +2
    .acc = Dymitra Wiśniowieckiego
    .short = Wiśniowiecki
    .text = 2 więcej w uderzeniu twojej piechoty. Odtworzone.
    .note = Kniaź Dymitr, Bajda z ukraińskich pieśni, zbudował w latach pięćdziesiątych twierdzę na wyspie Dniepru poniżej porohów. Wzięty do niewoli w Mołdawii, został stracony w Stambule w 1563 roku.
sigismundus-item-sierpinek = Mateusz Sierpinek
    .brief = +1 dukat
    .acc = Mateusza Sierpinka
    .short = Sierpinek
    .text = 1 dukat dochodu więcej. Odtworzone.
    .note = Sierpinek, czyli Matthias Scharping, szyper z Gdańska, był jednym z pierwszych kaprów Zygmunta Augusta. Od 1560 roku dowodził okrętami króla, które u wybrzeży Inflant przecinały handel z Moskwą.

## Reguły, według numerów z RULES.md

sigismundus-rule-1-1 = Co jest w pudełku
    .long = Jest 40 głosów, 20 klientów, 10 oddziałów piechoty, 16 husarii, 7 artylerii i po dziesięć żetonów każdego rodu; nigdy nie będzie ich więcej. Dukatów nie brakuje.
sigismundus-rule-1-2 = Talie polityki
    .long = Każda z trzech talii ma 20 kart, po pięć z czterech rodzajów (te liczby są odtworzone). Każdy dostaje na początek po jednej karcie z każdej talii.
sigismundus-rule-1-3 = Karty sejmów
    .long = Karty sejmów leżą w kolejności lat. W krótkiej grze nie ma III, IV, VI i VII.
sigismundus-rule-1-4 = Urzędy
    .long = Piętnaście urzędów leży po trzy w rzędzie według numerów; każda kolumna to jeden rodzaj: kościelne, ministerialne, ziemskie. Na wierzchu jest lepsza strona.
sigismundus-rule-1-5 = Żądania i osobistości
    .long = Dziewięć żądań królewskich (po trzy każdego rodzaju, co jest odtworzone) i 24 osobistości miesza się zakryte.
sigismundus-rule-1-6 = Kraje
    .long = Sześć krajów trafia na tor w losowej kolejności, bez koron.
sigismundus-rule-1-7 = Rody
    .long = Każdy losuje ród. Jego żetony stają na wydrukowanych dla niego polach trzech torów; luki po nieobecnych rodach się zamyka, chyba że opcja close_gaps mówi inaczej. Te pola są odtworzone.
sigismundus-rule-1-8 = Z czym zaczynasz
    .long = Zaczynasz z trzema klientami, oddziałem piechoty i oddziałem husarii; niczego więcej nie masz.
sigismundus-rule-1-9 = Początkowe urzędy
    .long = Przy trzech graczach na początek są urzędy 15, 13 i 12, przy czterech także 10, przy pięciu także 9. Pierwszy wybiera gracz z najwyższą inicjatywą (z opcją initiative_first z najniższą), potem gracz po prawej i tak dalej.
sigismundus-rule-1-10 = Pierwszy gracz
    .long = Kto ostatni wybiera urząd, dostaje żeton pierwszego gracza.
sigismundus-rule-1-11 = Gdy czegoś zabraknie
    .long = Tego, co się skończyło, nie można dobrać.
sigismundus-rule-2-1 = Rundy i fazy
    .long = Gra ma osiem rund, krótka cztery. Runda ma dziewięć faz: inicjatywa, dochód, dobieranie kart, akcje specjalne, polityka zagraniczna, akcje, sejm, punktacja, utrzymanie wojska.
sigismundus-rule-2-2 = Kolejność
    .long = W każdej fazie gra się zgodnie z ruchem wskazówek zegara od pierwszego gracza. Kto nim jest, rozstrzyga się na początku fazy.
sigismundus-rule-2-3 = Przekazanie żetonu
    .long = Na początku każdej rundy oprócz pierwszej żeton pierwszego gracza przechodzi w lewo.
sigismundus-rule-2-4 = Sejm i żądanie
    .long = Potem odkrywa się następną kartę sejmu i żądanie królewskie.
sigismundus-rule-2-5 = Nowe osobistości
    .long = Osobistości, których nikt nie wziął, odpadają z gry; odkrywa się trzy nowe.
sigismundus-rule-2-6 = Ostatnia runda
    .long = W ostatniej rundzie wszystkie sześć krajów ma korony od początku.
sigismundus-rule-3-1 = Ruch na torach
    .long = Na polu toru stoi jeden żeton. Ruch o pole to zamiana miejsc z żetonem, który tam stoi; kilka pól to kilka zamian.
sigismundus-rule-3-2 = Pierwsze pole
    .long = Z pierwszego pola nie ma już dokąd iść i nic nie można na to wydać.
sigismundus-rule-3-3 = Przedstawiciele
    .long = Kto stoi najdalej na torze królewskim, senackim lub poselskim, jest od razu przedstawicielem króla, magnaterii lub szlachty; korzyść daje ten stan z początku właściwej fazy.
sigismundus-rule-3-4 = Przesuwanie kraju
    .long = Kraj, który idzie na pierwsze lub ostatnie pole toru, przesuwa o jedno wszystkie po drodze.
sigismundus-rule-4-1 = Jeden urzędnik
    .long = Urząd ma jednego właściciela, dopóki go nie straci.
sigismundus-rule-4-2 = Wojsko z urzędów ziemskich
    .long = Objęcie urzędu ziemskiego daje oddział: kasztelan piechotę, wojewoda husarię. Dotyczy to też urzędów początkowych, chyba że opcja setup_gain mówi inaczej.
sigismundus-rule-4-3 = Dochód i prestiż
    .long = Liczy się dochód i prestiż z widocznej strony. Większość tych liczb jest odtworzona.
sigismundus-rule-4-4 = Stracone urzędy
    .long = Stracony urząd wraca do wolnych, tą stroną, która obowiązuje.
sigismundus-rule-4-5 = Marszałek wielki
    .long = Marszałek wielki koronny (2) daje na każdym sejmie jeden głos więcej. Odtworzone.
sigismundus-rule-4-6 = Kanclerz
    .long = Kanclerz wielki koronny (5) dobiera jedną kartę polityki więcej, z dowolnej talii. Odtworzone.
sigismundus-rule-4-7 = Podkanclerzy
    .long = Podkanclerzy koronny (8) kładzie w polityce zagranicznej jeden żeton bez karty. Odtworzone.
sigismundus-rule-4-8 = Podskarbi
    .long = Podskarbi wielki koronny (11) ma o dukata większy dochód, niezależnie od tego, który urząd płaci. Odtworzone.
sigismundus-rule-4-9 = Marszałek nadworny
    .long = Marszałek nadworny koronny (14) oszczędza raz w rundzie jednego dukata przy pierwszej należnej dopłacie. Odtworzone.
sigismundus-rule-4-10 = Kto ma sąd kościelny
    .long = Sąd kościelny daje każdy urząd kościelny.
sigismundus-rule-4-11 = Kasztelanowie
    .long = Każdy kasztelan (3, 15) utrzymuje jeden oddział piechoty bez opłaty.
sigismundus-rule-4-12 = Wojewodowie
    .long = Każdy wojewoda (6, 9, 12) utrzymuje jeden oddział husarii bez opłaty. Rodzaj wojska jest odtworzony.
sigismundus-rule-5-1 = Dochód
    .long = Każdy po kolei bierze dwa dukaty i dochód z jednego wybranego własnego urzędu.
sigismundus-rule-5-2 = Dodatkowy dochód
    .long = Podskarbi, pieczęć Prus i Sierpinek dodają po dukacie.
sigismundus-rule-6-1 = Dobieranie
    .long = Każdy po kolei dobiera kartę polityki z wybranej talii.
sigismundus-rule-6-2 = Puste talie
    .long = Talię, która jest pusta przy dobieraniu, tworzy się na nowo z odrzuconych kart. Bez nich nie można jej wybrać.
sigismundus-rule-6-3 = Pieczęcie z kartami
    .long = Pieczęcie Habsburgów, Moskwy i Turcji dają jeszcze jedną kartę swojej talii, po tej wybranej. Odtworzone.
sigismundus-rule-6-4 = Karty w ręce
    .long = Karty w ręce są tajne, ale rewersy zdradzają talię: wiadomo, ile kart której talii kto ma. Karty zagrane i odrzucone leżą odkryte; gdzie trzeba kart jednej talii, inne nie pasują.
sigismundus-rule-7-1 = Akcje specjalne
    .long = Każdy po kolei może wykonać jedną akcję specjalną: zagrać kartę polityki z ręki albo użyć sądu kościelnego. Można spasować.
sigismundus-rule-7-2 = Przedstawiciel magnaterii
    .long = Przedstawiciel magnaterii może przed wszystkimi wykonać dodatkową akcję specjalną.
sigismundus-rule-7-3 = Tylko skutecznie
    .long = Kartę można zagrać tylko wtedy, gdy działa, a celem mogą być tylko inni gracze.
sigismundus-rule-7-4 = Klient
    .long = W tej rundzie o jednego klienta więcej, jeśli któryś został. Z opcją client_cap nikt nie ma więcej niż czterech.
sigismundus-rule-7-5 = Primus inter pares
    .long = Przejmij żeton pierwszego gracza. Kolejność trwającej fazy zostaje. Nie dla kogoś, kto go już ma.
sigismundus-rule-7-6 = Śmierć senatora
    .long = Inny gracz, który ma urząd, traci jeden.
sigismundus-rule-7-7 = Który urząd przepada
    .long = Który urząd przepada, wybiera ofiara. Od razu jest wolny.
sigismundus-rule-7-8 = Fundacja kościoła
    .long = Zapłać trzy dukaty za pięć punktów; do końca rundy nikt cię nie atakuje.
sigismundus-rule-7-9 = Spływ wiślany
    .long = Dostajesz cztery dukaty.
sigismundus-rule-7-10 = Misja dyplomatyczna
    .long = Odwróć dowolny kraj na stronę z koroną.
sigismundus-rule-7-11 = Negocjacje
    .long = Przesuń dowolny kraj na pierwsze albo ostatnie pole toru.
sigismundus-rule-7-12 = Tajny pakt
    .long = Do końca rundy nikt nie dokłada w tym kraju żetonów rodu; te, które tam są, zostają i punktują. W kraju może być jeden pakt.
sigismundus-rule-7-13 = Zaciąg
    .long = Oddział piechoty oraz oddział husarii albo artylerii. Jeśli jednej części zabrakło, weź drugą.
sigismundus-rule-7-14 = Ataki
    .long = Porwanie, Grabież i Zajazd to ataki: wybierz innego gracza bez ochrony i stocz walkę.
sigismundus-rule-7-15 = Sąd kościelny
    .long = Mając urząd kościelny, weź losową kartę polityki z ręki innego gracza. Kilka takich urzędów nie daje drugiego użycia.
sigismundus-rule-8-1 = Kolejność wojsk
    .long = Uderzają kolejno artyleria, husaria i piechota; rodzaj, którego nikt nie ma, się pomija.
sigismundus-rule-8-2 = Uderzenie
    .long = Każda strona, która ma oddziały tego rodzaju, rzuca kością sześciościenną (lub taką, jak mówi opcja die_sides) i dodaje ich siłę: piechota 1, husaria 2, artyleria 3 za oddział.
sigismundus-rule-8-3 = Rany
    .long = Każde pełne pięć punktów to rana. Obie strony uderzają naraz.
sigismundus-rule-8-4 = Straty
    .long = Za każdą ranę druga strona traci aktywny oddział dowolnego rodzaju albo kartę militarną z ręki, według własnego wyboru; najpierw atakujący.
sigismundus-rule-8-5 = Nadmiar ran
    .long = Rany ponad to, co można stracić, przepadają.
sigismundus-rule-8-6 = Kto zwycięża
    .long = Gdy uderzą wszystkie rodzaje, atakujący zwycięża, jeśli ma więcej siły niż obrońca; tyle samo nie wystarcza.
sigismundus-rule-8-7 = Porwanie
    .long = Tylko wobec kogoś, kto ma osobistości; zwycięzca bierze wybraną wraz ze wszystkimi dukatami na niej.
sigismundus-rule-8-8 = Grabież
    .long = Zwycięzca bierze połowę dukatów z ręki, zaokrąglając w dół; nie tych na osobistościach.
sigismundus-rule-8-9 = Zajazd
    .long = Zwycięzca bierze sześć punktów albo tyle, ile jest.
sigismundus-rule-8-10 = Pospolite ruszenie w polu
    .long = Oddziały z pospolitego ruszenia nie walczą, nie giną i nie liczą się.
sigismundus-rule-8-11 = Karta ataku
    .long = Kartę ataku odrzuca się najpierw, więc nie przyjmuje rany. Wolno atakować bez wojska.
sigismundus-rule-8-12 = Szanse
    .long = O szanse ataku można zapytać; są dokładne dla stron, które wybierają straty tak, by zwyciężyć.
sigismundus-rule-9-1 = Koronowanie
    .long = Najpierw przedstawiciel króla musi odwrócić jeden kraj na stronę z koroną, jeśli jakiś został.
sigismundus-rule-9-2 = Żetony za karty
    .long = Potem każdy po kolei może odrzucić dowolną liczbę kart polityki zagranicznej i położyć tyle samo żetonów rodu w jednym kraju.
sigismundus-rule-9-3 = Kraj się przesuwa
    .long = Kraj, który dostaje żeton, przesuwa się raz o pole w lewo.
sigismundus-rule-9-4 = Żetony bez karty
    .long = Żetony bez karty (podkanclerzy, Konarski, z opcją free_foreign_marker każdy) kładzie się wszystkie razem z pozostałymi.
sigismundus-rule-9-5 = Zamknięte kraje
    .long = W kraju z tajnym paktem nikt nie kładzie żetonów.
sigismundus-rule-9-6 = Dziesięć żetonów
    .long = Kraje, pieczęcie i wakanse korzystają z tych samych dziesięciu żetonów rodu.
sigismundus-rule-10-1 = Klienci
    .long = Każdy po kolei stawia jednego klienta na polu i wykonuje jego akcję, i tak w kółko, aż nikt nie ma klientów.
sigismundus-rule-10-2 = Dopłata
    .long = Każdy klient, który już stoi na polu, także własny, kosztuje dukata.
sigismundus-rule-10-3 = Gdy na nic nie stać
    .long = Kogo nie stać na żadne pole, ten traci pozostałych klientów w tej rundzie.
sigismundus-rule-10-4 = Przedstawiciel szlachty
    .long = Przedstawiciel szlachty ma czwartego klienta, jeśli któryś został. Rozstrzyga początek fazy; późniejsza zmiana nie przenosi klientów. Karty Klient dodają się do tego.
sigismundus-rule-10-5 = Poselstwo
    .long = Żeton rodu w kraju, który przesuwa się o pole w lewo.
sigismundus-rule-10-6 = Mecenat: odkryta osobistość
    .long = Weź odkrytą osobistość i połóż na niej dowolną liczbę własnych dukatów, teraz i nie później; albo nie rób nic.
sigismundus-rule-10-7 = Mecenat: cudza osobistość
    .long = Albo przekup osobistość innego gracza, płacąc do banku o dukata więcej, niż na niej leży; przechodzi do ciebie ze swoimi dukatami i jednym z banku.
sigismundus-rule-10-8 = Zwołanie chorągwi
    .long = Jeden dowolny oddział.
sigismundus-rule-10-9 = Wakanse
    .long = Żeton na wolnym urzędzie, na którym żadnego nie ma. W tej rundzie będzie nad nim głosowanie.
sigismundus-rule-10-10 = Magnacka uczta
    .long = Pole na torze poparcia senackiego i jedno za każdą odrzuconą kartę polityki wewnętrznej.
sigismundus-rule-10-11 = Akademia
    .long = Dwie karty polityki, każda z dowolnej talii; pierwszą można obejrzeć przed wyborem drugiej.
sigismundus-rule-10-12 = Ekonom
    .long = Trzy dukaty. Drugie pole jest tylko przy pięciu graczach.
sigismundus-rule-10-13 = Agitacja sejmowa
    .long = Pole na torze poparcia poselskiego i jedno za każdego zapłaconego dukata.
sigismundus-rule-10-14 = Powrót klientów
    .long = Po tej fazie każdy ma znowu trzech klientów.
sigismundus-rule-10-15 = Pola bez skutku
    .long = Pole, którego akcja nic nie daje, też można wybrać.
sigismundus-rule-11-1 = Głosy z torów
    .long = Każdy dostaje głosy za swoje pola na trzech torach: królewskim 5, 4, 3, 2, 1; senackim 4, 3, 2, 1, 0; poselskim 3, 2, 1, 0, 0. Wszystkie te liczby oprócz trzech są odtworzone.
sigismundus-rule-11-2 = Dalsze głosy
    .long = Głosy dodają marszałek wielki, pieczęć Litwy, Wacław z Szamotuł i dwie ustawy.
sigismundus-rule-11-3 = Czterdzieści głosów
    .long = Głosy bierze się po kolei; gdy skończy się czterdzieści, więcej nie ma.
sigismundus-rule-11-4 = Głosy za karty
    .long = Potem każdy po kolei może odrzucić karty polityki wewnętrznej, po głosie za każdą.
sigismundus-rule-11-5 = Przyszłe głosy
    .long = Ile głosów kto by dostał, widać w każdej chwili.
sigismundus-rule-12-1 = Przekupstwo: dukaty
    .long = Wszyscy naraz i w tajemnicy oferują dowolną liczbę dukatów, potem je pokazują. Jeśli nikt nic nie oferuje, ten krok się kończy.
sigismundus-rule-12-2 = Przekupstwo: głosy
    .long = Potem tak samo wszyscy wystawiają dowolną liczbę głosów.
sigismundus-rule-12-3 = Przekupstwo: kolejność
    .long = Sprzedają od największej liczby głosów w dół; remisy porządkuje przedstawiciel króla.
sigismundus-rule-12-4 = Przekupstwo: wymiana
    .long = Sprzedający wybiera dowolnego innego gracza, którego dukatów nikt jeszcze nie wziął, i oddaje wszystkie wystawione głosy za wszystkie jego dukaty. Gdy został jeden taki gracz, nie ma wyboru.
sigismundus-rule-12-5 = Przekupstwo: reszta
    .long = Sprzedający bez kupującego traci wystawione głosy. Kupujący bez sprzedającego zachowuje dukaty.
sigismundus-rule-13-1 = Nad którymi urzędami
    .long = Głosuje się nad wszystkimi urzędami z żetonem oraz nad wolnym urzędem o najwyższym numerze bez żetonu.
sigismundus-rule-13-2 = Od najsłabszego
    .long = Najpierw idzie urząd o najwyższym numerze.
sigismundus-rule-13-3 = Oddawanie głosów
    .long = Wszyscy naraz i w tajemnicy dają dowolną liczbę swoich głosów; urząd dostaje ten, kto dał najwięcej.
sigismundus-rule-13-4 = Żeton wakansu
    .long = Czyj żeton leży na urzędzie, ten ma tylko na niego dwa głosy więcej; zużywa się je przed własnymi i nie są z puli czterdziestu. Żeton wraca.
sigismundus-rule-13-5 = Remisy o urząd
    .long = Remisy rozstrzyga przedstawiciel króla spośród remisujących, także gdy nikt nic nie dał.
sigismundus-rule-13-6 = Głosy przepadają
    .long = Wszystkie oddane głosy przepadają, także przegrane.
sigismundus-rule-13-7 = Bez wolnych urzędów
    .long = Gdy nie ma wolnych urzędów, nie ma głosowania.
sigismundus-rule-14-1 = Powrót pospolitego ruszenia
    .long = Oddziały z wcześniejszego pospolitego ruszenia znów są aktywne.
sigismundus-rule-14-2 = Podatek
    .long = Wszyscy licytują dukatami.
sigismundus-rule-14-3 = Poparcie na sejmie
    .long = Wszyscy licytują głosami.
sigismundus-rule-14-4 = Pospolite ruszenie
    .long = Wszyscy licytują oddziałami; liczy się ich siła.
sigismundus-rule-14-5 = Nowy tor królewski
    .long = Licytuje się naraz i w tajemnicy. Tor poparcia królewskiego układa się od nowa, od najwyższej oferty w dół.
sigismundus-rule-14-6 = Remisy o tor królewski
    .long = Remisujących, także z niczym, porządkuje dotychczasowy przedstawiciel króla.
sigismundus-rule-14-7 = Co się dzieje z ofertami
    .long = Dukaty i głosy tracą wszyscy. Oddziały odwraca się na szarą stronę: w następnej rundzie nic nie robią, ale trzeba je utrzymywać.
sigismundus-rule-15-1 = Kciuki
    .long = Wszyscy naraz pokazują kciuk, za lub przeciw; waży on tyle, ile komu zostało głosów, choćby nic.
sigismundus-rule-15-2 = Remis o ustawę
    .long = Remis, także zerowy, rozstrzyga przedstawiciel króla, już nowy.
sigismundus-rule-15-3 = Obowiązywanie
    .long = Przyjęta ustawa obowiązuje od razu i do końca gry; odrzucona znika.
sigismundus-rule-15-4 = Głosy nie zostają
    .long = Głosy nie przechodzą na następną rundę.
sigismundus-rule-15-5 = I Potwierdzenie praw
    .long = Przedstawiciel szlachty dostaje na każdym sejmie dwa głosy więcej. Odtworzone.
sigismundus-rule-15-6 = II Edykt przeciw herezji
    .long = Głos więcej za każdy urząd kościelny. Odtworzone.
sigismundus-rule-15-7 = III Zawieszenie sądów kościelnych
    .long = Nie ma już sądu kościelnego. Odtworzone.
sigismundus-rule-15-8 = IV Kościół narodowy
    .long = Urzędy kościelne zostają odwrócone, każdy ma jeden punkt prestiżu.
sigismundus-rule-15-9 = V Incompatibilitas
    .long = Nikt nie ma więcej niż jednego urzędu każdego rodzaju, teraz i później; który zostaje, wybiera właściciel, po kolei. Dokładna granica jest odtworzona.
sigismundus-rule-15-10 = VI Egzekucja królewszczyzn
    .long = Wojewodowie zostają odwróceni, ich dochód jest niższy. Odtworzone jest to, że chodzi o tę ustawę.
sigismundus-rule-15-11 = VII Przyjęcie uchwał trydenckich
    .long = Urzędy kościelne mają o punkt prestiżu więcej, niezależnie od strony. Odtworzone.
sigismundus-rule-15-12 = VIII Unia lubelska
    .long = Litwa liczy się podwójnie względem wartości toru. Odtworzone.
sigismundus-rule-16-1 = Prestiż
    .long = Każdy dostaje punkty prestiżu ze wszystkich swoich urzędów.
sigismundus-rule-16-2 = Kraje z koroną
    .long = Potem punktują kolejno kraje z koroną, od lewej strony toru.
sigismundus-rule-16-3 = Pierwsze i drugie miejsce
    .long = Najwięcej żetonów rodu daje pierwszą wartość, drugie miejsce drugą: 8 i 4, 7 i 3, 6 i 3, 5 i 2, 4 i 2, 3 i 1, od lewej. Żeton na pieczęci się nie liczy; bez żetonów nie ma punktów. Wszystko oprócz 8 i 4 jest odtworzone.
sigismundus-rule-16-4 = Remisy w kraju
    .long = Remisujący na pierwszym miejscu dzielą obie wartości, zaokrąglając w dół, i drugiego miejsca nie ma; remisujący na drugim dzielą drugą.
sigismundus-rule-16-5 = Pieczęć
    .long = Wszystkie żetony wracają; na pieczęci zamiast innego leży żeton zwycięzcy; kraj traci koronę.
sigismundus-rule-16-6 = Remisy o pieczęć
    .long = Przy remisie na pierwszym miejscu pieczęć przyznaje jednemu z nich przedstawiciel króla.
sigismundus-rule-16-7 = Nikogo tam nie ma
    .long = Kraj z koroną, ale bez żetonów, nic nie daje i zostawia pieczęć, jak była.
sigismundus-rule-16-8 = Pieczęć Litwy
    .long = Głos więcej na każdym sejmie. Odtworzone.
sigismundus-rule-16-9 = Pieczęć Szwecji
    .long = Jeden oddział artylerii utrzymuje się bez opłaty. Rodzaj wojska jest odtworzony.
sigismundus-rule-16-10 = Pieczęć Prus
    .long = Dukat dochodu więcej. Odtworzone.
sigismundus-rule-17-1 = Żołd
    .long = Każdy po kolei płaci za wojsko: oddział kosztuje tyle, ile ma siły.
sigismundus-rule-17-2 = Bez opłaty
    .long = Każdy urząd ziemski utrzymuje bez opłaty jeden oddział swojego rodzaju, pieczęć Szwecji jeden artylerii; to się sumuje i dotyczy oddziałów aktywnych lub szarych.
sigismundus-rule-17-3 = Najpierw pospolite ruszenie
    .long = Nie można płacić za aktywny oddział, jeśli nie zachowuje się całego pospolitego ruszenia.
sigismundus-rule-17-4 = Rozpuszczanie
    .long = Oddziały, których ktoś nie chce lub nie może utrzymać, wracają do banku; które, wybiera właściciel.
sigismundus-rule-18-1 = Koniec
    .long = Gra kończy się po utrzymaniu wojska w ostatniej rundzie: ósmej, a w krótkiej grze czwartej.
sigismundus-rule-18-2 = Złote wstęgi
    .long = Osobistości ze złotą wstęgą dają punkty temu, kto ma je wtedy pod opieką. Wszystkie są odtworzone.
sigismundus-rule-18-3 = Kochanowski
    .long = Dwa punkty za każdą własną osobistość, razem z nim.
sigismundus-rule-18-4 = Rej
    .long = Sześć, cztery albo dwa punkty za trzy pierwsze pola toru poselskiego.
sigismundus-rule-18-5 = Górnicki
    .long = Sześć, cztery albo dwa punkty za trzy pierwsze pola toru królewskiego.
sigismundus-rule-18-6 = Orzechowski
    .long = Sześć, cztery albo dwa punkty za trzy pierwsze pola toru senackiego.
sigismundus-rule-18-7 = Frycz Modrzewski
    .long = Dwa punkty za każdą obowiązującą ustawę, najwyżej osiem.
sigismundus-rule-18-8 = Kromer
    .long = Trzy punkty za każdą własną pieczęć.
sigismundus-rule-18-9 = Hozjusz
    .long = Trzy punkty za każdy urząd kościelny.
sigismundus-rule-18-10 = Przyłuski
    .long = Trzy punkty za każdy urząd ministerialny.
sigismundus-rule-18-11 = Sieniawski
    .long = Trzy punkty za każdy urząd ziemski.
sigismundus-rule-18-12 = Padovano
    .long = Pięć punktów.
sigismundus-rule-18-13 = Jazłowiecki
    .long = Punkt za każdy punkt siły, także z pospolitego ruszenia, najwyżej osiem.
sigismundus-rule-18-14 = Provana
    .long = Punkt za każde dwa dukaty w ręce, najwyżej osiem.
sigismundus-rule-18-15 = Kto wygrywa
    .long = Wygrywa najwięcej punktów.
sigismundus-rule-18-16 = Równe punkty
    .long = Przy równych punktach wygrywa lepsze pole na torze królewskim.
sigismundus-rule-19-1 = Wacław z Szamotuł
    .long = Głos więcej na każdym sejmie. Odtworzone.
sigismundus-rule-19-2 = Bakfark
    .long = Uczta przesuwa o pole dalej. Odtworzone.
sigismundus-rule-19-3 = Bielski
    .long = Agitacja przesuwa o pole dalej. Odtworzone.
sigismundus-rule-19-4 = Struś
    .long = Nikt nie może użyć na tobie Śmierci senatora. Odtworzone.
sigismundus-rule-19-5 = Łaski
    .long = Nikt nie może użyć wobec ciebie sądu kościelnego. Odtworzone.
sigismundus-rule-19-6 = Konarski
    .long = Jeden żeton bez karty w polityce zagranicznej. Odtworzone.
sigismundus-rule-19-7 = Taranowski
    .long = Poselstwo kładzie w kraju dwa żetony, a kraj i tak przesuwa się o jedno pole. Odtworzone.
sigismundus-rule-19-8 = Grzepski
    .long = Akademia daje trzy karty. Odtworzone.
sigismundus-rule-19-9 = Zebrzydowski
    .long = Dwa więcej w uderzeniu husarii, jeśli jakaś jest. Odtworzone.
sigismundus-rule-19-10 = Pretwicz
    .long = Broniąc się, pomijasz pierwszą ranę w walce. Odtworzone.
sigismundus-rule-19-11 = Wiśniowiecki
    .long = Dwa więcej w uderzeniu piechoty, jeśli jakaś jest. Odtworzone.
sigismundus-rule-19-12 = Sierpinek
    .long = Dukat dochodu więcej. Odtworzone.

## Strona stołu

sigismundus-page-court = Dwór
sigismundus-page-abroad = Zagranica
sigismundus-page-senate = Senat
sigismundus-page-figures = Postacie
sigismundus-free = wolne
sigismundus-vacant = –
sigismundus-fell = upadł
sigismundus-now = teraz
sigismundus-taken = wzięta
sigismundus-no-markers = brak znaczników
sigismundus-directions = Kierunki polityki zagranicznej: pierwszy / drugi †
sigismundus-figures = Postacie
sigismundus-reconstructed = † wartości odtworzone
sigismundus-track-royal = Królewskie
sigismundus-track-senatorial = Senackie
sigismundus-track-parliamentary = Poselskie
sigismundus-gives-royal = Przedst. króla koro-
sigismundus-gives-royal-more = nuje, łamie remisy
sigismundus-gives-senatorial = Przedst. magnatów:
sigismundus-gives-senatorial-more = akcja specjalna
sigismundus-gives-parliamentary = Przedst. szlachty:
sigismundus-gives-parliamentary-more = czwarty klient
sigismundus-deck-internal = Wewnętrzne
sigismundus-deck-foreign = Zagraniczne
sigismundus-deck-military = Wojskowe
sigismundus-out = odrz. { $count }
sigismundus-second-internal = albo: głos,
sigismundus-second-internal-more = krok uczty
sigismundus-second-foreign = albo:
sigismundus-second-foreign-more = znacznik
sigismundus-second-military = albo:
sigismundus-second-military-more = 1 rana
sigismundus-or-internal = albo 1 głos lub krok na uczcie
sigismundus-or-foreign = albo 1 znacznik rodu
sigismundus-or-military = albo przyjmuje 1 ranę
sigismundus-mark-first = pierwszy gracz
sigismundus-mark-crown = przedstawiciel króla
sigismundus-mark-scroll = przedstawiciel magnatów
sigismundus-mark-bell = przedstawiciel szlachty
sigismundus-mark-church = chroniony przed atakami
sigismundus-overview-court = Dwór
sigismundus-overview-abroad = Zagranica
sigismundus-overview-senate = Senat
sigismundus-overview-figures = Postacie
sigismundus-overview-players = Rody
sigismundus-step =
    { $phase ->
        [initiative] Inicjatywa
        [income] Dochód
        [draw] Karty
        [special] Specjalne
        [foreign] Zagranica
        [actions] Akcje
        [sejm] Sejm
        [scoring] Punktowanie
       *[upkeep] Utrzymanie
    }
sigismundus-phase-end = Gra skończona
sigismundus-phase-round = Sejm { $round } z { $rounds }
sigismundus-phase-initiative = Urzędy startowe
sigismundus-phase-income = Dochód
sigismundus-phase-draw = Dobieranie
sigismundus-phase-special = Akcje specjalne
sigismundus-phase-foreign = Polityka zagraniczna
sigismundus-phase-actions = Akcje
sigismundus-phase-sejm = Sejm
sigismundus-phase-scoring = Punktowanie
sigismundus-phase-upkeep = Utrzymanie wojska
sigismundus-name-of-field =
    { $clients ->
        [0] { ITEM($field) }, nikogo tam nie ma
       *[other]
            { $whose ->
                [yes] { ITEM($field) }, klienci: { SEAT($owners) }
               *[no] { ITEM($field) }, klientów: { $clients }
            }
    }
sigismundus-name-of-country = { ITEM($country) }, pole { $space }{ $crowned ->
        [yes] , z koroną
       *[no] {""}
    }{ $pact ->
        [yes] , zamknięte paktem
       *[no] {""}
    }{ $sealed ->
        [yes] , pieczęć: { SEAT($owner) }
       *[no] {""}
    }{ $marked ->
        [yes] ; znaczniki: { AND($markers) }
       *[no] ; brak znaczników
    }
sigismundus-name-of-track = { ITEM($track) }: { AND($order) }
sigismundus-name-of-deck = { ITEM($deck) }: kart w talii { $left }, odrzuconych { $out }
sigismundus-name-of-office = { $number }, { ITEM($office) }, dochód { $income }, prestiż { $prestige }{ $added ->
        [0] {""}
       *[other] {" "}(uchwały trydenckie +{ $added })
    }{ $turned ->
        [yes] , odwrócony: { ITEM($act) }
       *[no] {""}
    }{ $state ->
        [held] , sprawuje { SEAT($seat) }
        [claimed] , ubiega się { SEAT($seat) }
       *[free] , wolny
    }{ $spent ->
        [yes] , moc wykorzystana lub zawieszona
       *[no] {""}
    }
sigismundus-name-of-charter =
    { $state ->
        [force] { ITEM($act) }: obowiązuje
        [fell] { ITEM($act) }: upadł
        [now] { ITEM($act) }: rozstrzyga go ten Sejm
        [out] { ITEM($act) }: nie w krótkiej grze
       *[ahead] { ITEM($act) }: dopiero nadejdzie
    }{ $past ->
        [yes] ; król żądał: { ITEM($demanded) }
       *[no] {""}
    }
sigismundus-name-of-heap = Postacie: w stosie { $left }{ COUNT($gone) ->
        [0] {""}
       *[other] ; odeszli: { ITEM($gone) }
    }
sigismundus-name-of-attack = { ITEM($card) }: { SEAT($seat) } atakuje, broni się { SEAT($target) }
sigismundus-out-of = { ITEM($card) }: odrzucone { $count }
sigismundus-fight-side = { SEAT($seat) }: siła { $power }, karty wojskowe { $cards }, pomijane rany { $ignores }
sigismundus-fight-lane = { ITEM($arm) }: oddziały { $units }, kość + { $strength }{ COUNT($helped) ->
        [0] {""}
       *[other] ; { AND($helped) }
    }
sigismundus-fight-adds = kość + { $strength }
sigismundus-fight-done = Po ciosie: { ITEM($arms) }
sigismundus-fight-next = Następny cios: { ITEM($arm) }
sigismundus-name-of-demand =
    { $called ->
        [yes] Król żąda: { ITEM($demand) }
       *[no] Nie ma jeszcze żądania króla
    }; żądań w stosie: { $left }{ $held ->
        [yes] ; Sejm: { ITEM($act) }
       *[no] {""}
    }
sigismundus-name-of-figure =
    { $owned ->
        [yes] { ITEM($figure) }, opiekun: { SEAT($seat) }, dukaty: { $ducats }
       *[no] { ITEM($figure) }, do wzięcia
    }
sigismundus-name-of-ducat = twoje dukaty: { $count }
sigismundus-name-of-vote = twoje głosy: { $count }
sigismundus-name-of-client = twój klient
sigismundus-name-of-card = { ITEM($card) }
sigismundus-name-of-unit = { ITEM($arm) }: { $active }
sigismundus-name-of-grey = { ITEM($arm) } w pospolitym ruszeniu: { $away }
sigismundus-name-of-seat = { ITEM($house) }: punkty { $points }, dukaty { $ducats }, głosy { $votes }, klienci { $clients }, karty { $cards }, oddziały { $units }, w ruszeniu { $host }, postacie { $figures }, urzędy { $offices }{ $offices ->
        [0] {""}
       *[other] {" "}({ AND($numbers) })
    }{ $claiming ->
        [yes] , zgłoszenia { AND($claims) }
       *[no] {""}
    }{ $marked ->
        [yes] ; { AND($marks) }
       *[no] {""}
    }
sigismundus-effect-attack =
    { $power ->
        [0] { ITEM($card) }: nie masz oddziałów, więc nie możesz wygrać.
       *[other] { ITEM($card) }, przeciwnik: { SEAT($seat) }. Twoja siła { $power }, jego { $against }; jego karty wojskowe: { $cards }.
    }
sigismundus-effect-change =
    { $what ->
        [points] Punkty { $by }.
        [ducats] Dukaty { $by }.
        [votes] Głosy { $by }.
        [cards] Karty { $by }.
        [clients] Klienci { $by }.
       *[markers] Znaczniki w zapasie { $by }.
    }
sigismundus-effect-units = { ITEM($arm) } { $by }.
sigismundus-effect-spaces = { ITEM($track) } { $by }.
sigismundus-effect-ahead =
    { $what ->
        [income] Dochód { $by }.
        [prestige] Prestiż { $by } na Sejm.
       *[upkeep] Utrzymanie { $by }.
    }
sigismundus-effect-rival =
    { $what ->
        [points] { SEAT($seat) }: punkty { $by }.
        [ducats] { SEAT($seat) }: dukaty { $by }.
       *[votes] { SEAT($seat) }: głosy { $by }.
    }
sigismundus-effect-opens = Potem decyduje { SEAT($seat) }.
sigismundus-effect-nothing = Na razie nic się nie zmienia.
sigismundus-dock-points = punktów
sigismundus-dock-final = { $points }, gdyby gra się skończyła (wstęgi +{ $ribbons })
sigismundus-deck-internal-short = Wewn.
sigismundus-deck-foreign-short = Zagr.
sigismundus-deck-military-short = Wojsk.
sigismundus-dock-votes-of = król { $royal }, senat { $senatorial }, sejm { $parliamentary }, inne { $further }
sigismundus-dock-lifted = { $left } + { $lifted }
sigismundus-dock-clients = Klienci
sigismundus-dock-ducats = dukaty
sigismundus-dock-no-cards = Brak kart polityki
sigismundus-dock-no-figures = brak postaci
sigismundus-dock-none = brak
sigismundus-dock-offices = Urzędy
sigismundus-dock-votes =
    { $now ->
        [0] głosy na Sejm
       *[other] głosy teraz
    }
sigismundus-dock-income = najlepszy dochód
sigismundus-dock-upkeep = utrzymanie
sigismundus-dock-prestige = prestiż
sigismundus-dock-markers = znaczniki
sigismundus-bid-income = dochód { $income }
sigismundus-bid-prestige = prestiż { $prestige } na Sejm
sigismundus-fight-power = siła { $power }, karty wojskowe { $cards }
sigismundus-fight-deciding = Straty wybiera { SEAT($seat) }
sigismundus-ruler-head =
    { $prompt ->
        [offer_ducats] Kto ile może zaoferować
        [bid_tax] Kto ile może zapłacić
        [bid_host] Kto ile może wysłać
        [thumb] Czyje głosy ile ważą
       *[other] Kto ile może dać
    }
sigismundus-ruler-public =
    { $of ->
        [ducats] sakiewki są jawne, stawki nie
        [power] oddziały są jawne, stawki nie
       *[votes] głosy są jawne, stawki nie
    }
sigismundus-ruler-can =
    { $can ->
        [beat] { $prompt ->
            [offer_ducats] może dać więcej
            [offer_votes] może być wcześniej
            [thumb] waży więcej
           *[other] może przebić
        }
        [tie] { $prompt ->
            [offer_ducats] najwyżej tyle samo
            [thumb] waży tyle samo
           *[other] najwyżej zremisuje
        }
       *[less] { $prompt ->
            [offer_ducats] mniej
            [thumb] waży mniej
           *[other] nie dosięgnie
        }
    }
sigismundus-ruler-ties-mine = remisy są twoje
sigismundus-ruler-ties-theirs = remisy: { SEAT($seat) }
sigismundus-ruler-mark-certain = { $prompt ->
        [offer_votes] { $value }: kupiec pewny
        [thumb] twoje { $value } rozstrzyga
       *[other] { $value } na pewno
    }
sigismundus-ruler-mark-beats = { $value } przebija: { SEAT($seats) }
sigismundus-ruler-verdict =
    { COUNT($beat) ->
        [0] { COUNT($tie) ->
            [0] Nikt nie może przebić { $value }.
           *[other] Nikt nie może przebić { $value }; zremisować może { SEAT($tie) }.
        }
       *[other] Przy { $value } przebić może: { SEAT($beat) }.
    }
sigismundus-ruler-verdict-offer =
    { COUNT($beat) ->
        [0] Nikt nie może dać więcej niż { $value }.
       *[other] Przy { $value } więcej może dać: { SEAT($beat) }.
    }
sigismundus-ruler-verdict-thumb = Waży to, co zostało z głosów.
sigismundus-ruler-space = W najgorszym razie pole { $space } toru królewskiego: { $votes } na Sejm.
sigismundus-ruler-stays =
    { $of ->
        [ducats] po tej stawce zostaje ci dukatów: { $stays }
        [power] czynna pozostaje siła { $stays }
       *[votes] po tej stawce zostaje ci głosów: { $stays }
    }
sigismundus-ruler-offer = Oferta tajna: przepada, jeśli kupisz; zostaje, jeśli nie przyjdzie do ciebie sprzedawca.
sigismundus-ruler-offer-votes = Oferta tajna: kupiec ją zabiera, a bez kupca przepada.
sigismundus-ruler-axis = { $value } z { $most }
sigismundus-ability =
    { $ability ->
        [vote] głos więcej
        [card] karta więcej przy dobieraniu
        [marker] znacznik za granicą
        [coin] dukat więcej
        [client] dopłata o 1 niższa
        [court] sąd kościelny
        [infantry] piechota od razu i jedna bez opłaty
       *[hussars] husaria od razu i jedna bez opłaty
    }
sigismundus-figures-owned = Postacie, pod opieką: { $owned }
sigismundus-senate-whole = Cały senat
sigismundus-senate-fold = Z powrotem na dwór
sigismundus-cards = karty polityki
sigismundus-row-offices = urzędy { AND($numbers) }; zgłoszenia { AND($claims) }
sigismundus-sheet = Arkusz nad planszą
sigismundus-steps = Kroki tego Sejmu
sigismundus-step-claimed = zgłasza się { SEAT($seat) }
sigismundus-step-mine = twój znacznik: +2 głosy
sigismundus-step-free = nikt się nie zgłosił
sigismundus-step-reach = twój zasięg w głosach: { $most }
sigismundus-step-demand =
    { $demand ->
        [tax] twoje dukaty: { $most }
        [support] twoje głosy: { $most }
       *[host] twoja siła: { $most }
    }
sigismundus-step-act = waży to, co zostanie z głosów
sigismundus-fight-wounds =
    { $wounds ->
        [0] bez ran przy { $faces }
        [one] { $wounds } rana przy { $faces }
        [few] { $wounds } rany przy { $faces }
       *[many] { $wounds } ran przy { $faces }
    }
sigismundus-fight-rolled = { ITEM($arm) }, rzut { $roll }: razem { $total }, rany { $wounds }
sigismundus-fight-dealt =
    { $wounds ->
        [0] { $total }: bez ran
        [one] { $total }: jedna rana
        [few] { $total }: { $wounds } rany
       *[many] { $total }: { $wounds } ran
    }
sigismundus-fight-untold = Siła { $power } przeciw { $against }, karty wojskowe { $cards }. Przy tak dużych armiach i tak drobnych kościach szans się nie liczy.
sigismundus-fight-five = pięć punktów to rana
sigismundus-fight-win = { $mine ->
        [yes] Wygrywasz: { $percent } %
       *[no] Wygrywa { SEAT($seat) }: { $percent } %
    }
sigismundus-fight-exact = dokładnie { $wins } z { $rolls } rzutów
sigismundus-fight-equal = równa siła { $percent } %: brak zwycięstwa
sigismundus-fight-defeat = porażka { $percent } %
sigismundus-fight-none-left = { SEAT($seats) }: brak oddziałów do walki!
sigismundus-fight-shield =
    { $cards ->
        [one] { SEAT($seat) }: { $cards } karta wojskowa może przyjąć ranę
        [few] { SEAT($seat) }: { $cards } karty wojskowe mogą przyjąć rany
       *[many] { SEAT($seat) }: { $cards } kart wojskowych może przyjąć rany
    }
sigismundus-fight-ignores = { SEAT($seat) } pomija pierwszą ranę (Pretwicz)
sigismundus-fight-whom = Kogo?
sigismundus-fight-stake-ducats =
    { $ducats ->
        [one] { $ducats } dukat
        [few] { $ducats } dukaty
       *[many] { $ducats } dukatów
    }
sigismundus-fight-stake-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
sigismundus-fight-at-stake = Stawka
sigismundus-fight-struck = po ciosie
sigismundus-effect-odds = Szansa na zwycięstwo: { $percent } %.
sigismundus-effect-odds-none = { SEAT($seats) }: brak oddziałów do walki!
sigismundus-effect-country = { ITEM($country) }: { $told }.
sigismundus-effect-moved = { ITEM($country) }: teraz pole { $space }.
sigismundus-effect-share = { SEAT($seat) } { $before } → { $after }
sigismundus-usual-upkeep =
    { $units ->
        [0] Utrzymaj całe wojsko
        [one] Rozwiąż { $units } oddział, resztę utrzymaj
        [few] Rozwiąż { $units } oddziały, resztę utrzymaj
       *[many] Rozwiąż { $units } oddziałów, resztę utrzymaj
    }
sigismundus-usual-losses = Strać najsłabsze
sigismundus-rival-votes = Głosy na następnym Sejmie: { $votes } (królewskie { $royal }, senackie { $senatorial }, poselskie { $parliamentary }, inne { $further })
sigismundus-over-by =
    { $margin ->
        [0] Wygrywają { ITEM($house) }: stoją bliżej króla
        [one] Wygrywają { ITEM($house) } przewagą jednego punktu
       *[other] Wygrywają { ITEM($house) } przewagą { $margin } punktów
    }
sigismundus-over-decided =
    { $source ->
        [prestige] Rozstrzygnął prestiż urzędów: { $mine } do { $theirs }.
        [country_scored] Rozstrzygnęły obce państwa: { $mine } do { $theirs }.
        [church_founded] Rozstrzygnęły fundacje kościelne: { $mine } do { $theirs }.
        [foray] Rozstrzygnęły zajazdy: { $mine } do { $theirs }.
       *[ribbon] Rozstrzygnęły złote wstęgi: { $mine } do { $theirs }.
    }
sigismundus-over-tied = Tyle samo punktów, drugie miejsce: { SEAT($second) }. Rozstrzygnęło lepsze pole na torze królewskim.
sigismundus-over-why = Punkty { $points } do { $next }. Drugie miejsce: { SEAT($second) }.
sigismundus-over-ribbons = Na torze { $track }; ze złotymi wstęgami ({ AND($figures) }) razem { $points }.
sigismundus-over-cause = Wszystkie Sejmy się odbyły.
sigismundus-over-sources = Punkty według źródła
sigismundus-over-source =
    { $source ->
        [prestige] Prestiż urzędów
        [country_scored] Państwa
        [church_founded] Fundacje
        [foray] Zajazdy
       *[ribbon] Złote wstęgi
    }
