### Magnaci.

magnaci-title = Magnaci
magnaci-about = Gra o Rzeczpospolitą: kartami swojej Familii walczysz o urzędy i prawa, a resztą bronisz prowincji; wygrywa największy majątek, ale trzeci rozbiór to klęska wszystkich. (Nie znamy wydruku wszystkich kart: większość symboli praw i królów, posiadłości 19 praw, skale 20 konfliktów, prowincje najeżdżane w 5 z nich i jedno lenno są odtworzone; na planszy znaczy je °.)

## Opcje

magnaci-option-pacta_timing = Pacta conventa
    .say = Pacta conventa wskazują symbol { $choice }.
    .is-end_of_sejm = pod koniec Sejmu
    .is-after_senate = po Senacie, zanim widać prawa
magnaci-option-pacta_timing-help = end_of_sejm: symbol wskazuje się pod koniec Sejmu; after_senate: po Senacie, zanim widać prawa.
magnaci-option-grain_by_clause = Spław zboża po kawałku
    .say = Rozbiór Małopolski odbiera Spławowi zboża { $choice }.
    .is-false = całe działanie
    .is-true = tylko drugą posiadłość
magnaci-option-grain_by_clause-help = Rozbiór Małopolski odbiera tylko drugą posiadłość, a nie całe działanie karty.
magnaci-option-fief_from_leftover = Lenno za zaległy konflikt
    .say = Wygrany zaległy konflikt { $choice }.
    .is-false = nie daje lenna
    .is-true = może dać lenno
magnaci-option-fief_from_leftover-help = Wygrany zaległy konflikt najpierw znosi rozbiór, więc można za niego dostać lenno.

## Wieki, symbole, mocarstwa, Familie

magnaci-name-gold = Wiek Złoty
magnaci-name-silver = Wiek Srebrny
magnaci-name-bronze = Wiek Brązu
magnaci-name-iron = Wiek Żelaza
magnaci-name-sabre = szabla
magnaci-name-chalice = kielich
magnaci-name-ducat = dukat
magnaci-name-crown = korona
magnaci-name-moskwa = Moskwa
magnaci-name-kozaczyzna_tatarzy = Kozaczyzna i Tatarzy
magnaci-name-turcja = Turcja
magnaci-name-habsburgowie = Habsburgowie
magnaci-name-brandenburgia_szwecja = Brandenburgia i Szwecja
magnaci-name-lubomirski = Lubomirscy
magnaci-name-potocki = Potoccy
magnaci-name-sapieha = Sapiehowie
magnaci-name-radziwill = Radziwiłłowie
magnaci-name-zamoyski = Zamoyscy

## Gdzie jesteśmy

magnaci-frame-Match =
    { $age ->
        [0] Przygotowanie
        [1] Wiek Złoty
        [2] Wiek Srebrny
        [3] Wiek Brązu
       *[other] Wiek Żelaza
    }
    .rule = 3.1
magnaci-frame-Setup = Pierwsze posiadłości
    .rule = 2.5
magnaci-frame-Senate = Senat
    .rule = 5.1 5.2 5.3
magnaci-frame-Contest =
    { $office ->
        [0] Prymas
        [1] Podskarbi
        [2] Hetman
        [3] Kanclerz
       *[other]
            { $field ->
                [0] Prawo pierwsze
                [1] Prawo drugie
                [2] Prawo trzecie
                [3] Prawo czwarte
               *[other] Prawo piąte
            }
    }
    .rule = 5.4 5.5 5.6 6.5
magnaci-frame-Placement =
    { ME($seat) ->
        [yes] Twoje nowe posiadłości
       *[no] Nowe posiadłości: { SEAT($seat) }
    }
    .rule = 1.3 1.7
magnaci-frame-Window = Akcje
    .rule = 4.1 4.3 4.4
magnaci-frame-Announced = Zapowiedziana akcja
    .rule = 4.6 4.7 4.8
magnaci-frame-Assignats = Asygnaty
    .rule = 10.25
magnaci-frame-Losses = Straty
    .rule = 7.13 7.14 10.23
magnaci-frame-LawLoss = Utrata prawa
    .rule = 7.16
magnaci-frame-Sejm = Sejm
    .rule = 6.1 6.2 6.3
magnaci-frame-Conflicts = Konflikty
    .rule = 7.1 7.6 7.7 7.18
magnaci-frame-Battle =
    { $space ->
        [0] Pole I
        [1] Pole II
        [2] Pole III
        [3] Pole IV
        [4] Pole V
        [5] Pole VI
        [6] Pole VII
        [7] Pole VIII
        [8] Pole IX
       *[other] Pole X
    }
    .rule = 7.8 7.9 7.10 7.15
magnaci-frame-Interregnum = Interregnum
    .rule = 8.2 8.3 8.4
magnaci-frame-FinalScoring = Podliczanie majątku
    .rule = 9.2 9.3 9.4 9.5

## Pytania

magnaci-ask-first_estate = Gdzie stawiasz swoją pierwszą posiadłość?
magnaci-ask-senate = O które trzy urzędy się starasz? Wskaż urząd i połóż przy nim zakrytą kartę; trzy razy.
magnaci-ask-place =
    { $count ->
        [one] W której prowincji stawiasz nową posiadłość?
       *[other] W której prowincji stawiasz swoje nowe posiadłości? Jest ich { $count } i wszystkie muszą stanąć razem.
    }
magnaci-ask-tie = Jest remis, rozstrzygasz jako Prymas. Komu przypada { ITEM($card, form: "taken") }?
magnaci-ask-sejm = Połóż po jednej zakrytej karcie przy każdym z pięciu praw, od lewej do prawej.
magnaci-ask-conflicts =
    { COUNT($conflicts) ->
        [one] Połóż zakrytą kartę przy jedynym konflikcie.
       *[other] Połóż po jednej zakrytej karcie przy każdym konflikcie, według numerów pól.
    }
magnaci-ask-action =
    { $occasion ->
        [law] Rozpatrujecie { ITEM($about, form: "taken") }. Zagrywasz kartę czy pasujesz?
        [conflict] Trwa konflikt: { ITEM($about) }. Zagrywasz kartę czy pasujesz?
        [senate_end] Senat się skończył, prawa jeszcze nie leżą. Zagrywasz kartę czy pasujesz?
        [sejm_end] Sejm się kończy. Zagrywasz kartę czy pasujesz?
        [mission] Konflikty są odsłonięte, karty jeszcze nie leżą. Zagrywasz kartę czy pasujesz?
        [interregnum] Bezkrólewie. Zagrywasz kartę czy pasujesz?
       *[other] Rozpatrujecie { ITEM($about, form: "taken") }. Zagrywasz kartę czy pasujesz?
    }
magnaci-ask-veto =
    { COUNT($targets) ->
        [0] { SEAT($player) } zagrywa kartę „{ WORD($card) }”. Zgłaszasz VETO?
       *[other] { SEAT($player) } zagrywa kartę „{ WORD($card) }” ({ WORD($targets) }). Zgłaszasz VETO?
    }
magnaci-ask-entail =
    { COUNT($provinces) ->
        [one] Tracisz posiadłość: { ITEM($provinces) }. Czy Ordynacja ma ją ocalić kosztem innej?
       *[other] Tracisz posiadłości: { ITEM($provinces) }. Czy Ordynacja ma ocalić jedną z nich kosztem innej?
    }
magnaci-ask-assignats = { SEAT($player) } okazuje ci Asygnaty. Oddajesz prawo czy wszystkie posiadłości w jednej prowincji?
magnaci-ask-claim_law = Które prawo zabierasz? Oddaje je { SEAT($debtor) }.
magnaci-ask-best = { ITEM($conflict) }: wygrana, a kilka osób ma największą Siłę. Rozstrzygasz jako Prymas: kto dostaje nagrodę?
magnaci-ask-weakest = { ITEM($conflict) }: przegrana, a kilka osób ma najmniejszą Siłę. Rozstrzygasz jako Prymas: kto poniesie karę?
magnaci-ask-discard_law = Twoja Siła była najmniejsza. Które ze swoich praw odrzucasz?
magnaci-ask-remove_conflict = Dwa przegrane konflikty mają równą skalę. Rozstrzygasz jako Prymas: który znika z gry?
magnaci-ask-order =
    { $place ->
        [1] Kilka osób ma najwięcej posiadłości. Rozstrzygasz jako Prymas: kto otworzy tor kolejności?
       *[other] Kilka osób ma tyle samo posiadłości. Rozstrzygasz jako Prymas: kto zajmie miejsce { $place } na torze kolejności?
    }
magnaci-ask-winner = Kilka osób ma największy majątek. Rozstrzygasz jako ostatni Prymas: kto wygrywa?

## Litery

magnaci-letter-card =
    { $card ->
        [lady] Dama
       *[other] { $card }
    }
    .full =
        { $card ->
            [lady] Dama: Wpływy 10, Siła 1
           *[other] karta { $card }
        }
    .short =
        { $card ->
            [lady] D
           *[other] { $card }
        }
magnaci-letter-office = { ITEM($office) }
    .full = { ITEM($office) }: { ITEM($office, form: "text") }
magnaci-letter-law = { ITEM($law) }
    .full = { ITEM($law) }: { ITEM($law, form: "text") }
magnaci-letter-province = { ITEM($province) }
magnaci-letter-conflict = { ITEM($conflict) }
    .full = { ITEM($conflict) }: { ITEM($conflict, form: "text") }
magnaci-letter-symbol = { NAME($symbol) }
magnaci-letter-seat = { SEAT($seat) }
magnaci-letter-pass = pas
    .full = pas: nic nie zagrywasz
magnaci-letter-give_law = prawo
    .full = prawo, które wybierze żądający
magnaci-letter-gift = dar → { SEAT($seat) }
magnaci-letter-offer = propozycja zamiany → { SEAT($seat) } (dajesz, bierzesz)
magnaci-letter-accept = zgoda na zamianę ← { SEAT($seat) } (bierzesz, dajesz)

## Zdarzenia

magnaci-event-said =
    { CODE($word) ->
        [card]
            { ME($seat) ->
                [yes] Kładziesz kolejno: { WORD($word) }.
               *[no] {""}
            }
        [seat]
            { ME($seat) ->
                [yes] Jako Prymas rozstrzygasz remis: { WORD($word) }.
               *[no] { SEAT($seat) } jako Prymas rozstrzyga remis: { WORD($word) }.
            }
       *[other] {""}
    }
magnaci-event-unsealed =
    { ME($seat) ->
        [yes] Odkrywasz: { WORD($letter) }.
       *[no] { SEAT($seat) } odkrywa: { WORD($letter) }.
    }
magnaci-event-order = Kolejność: { SEAT($seats) }.
magnaci-event-king = { NAME($age) }. Królem zostaje { ITEM($king) }; polityka królewska: { ITEM($king, form: "policy") }.
magnaci-event-sought =
    { ME($seat) ->
        [yes] Starasz się o urzędy: { ITEM($offices) }.
       *[no] { SEAT($seat) } stara się o urzędy: { ITEM($offices) }.
    }
magnaci-event-contest = Kolej na { ITEM($card, form: "taken") }.
magnaci-event-won =
    { ME($seat) ->
        [yes] Zdobywasz { ITEM($card, form: "taken") }.
       *[no] { SEAT($seat) } zdobywa { ITEM($card, form: "taken") }.
    }
    .brief =
        { ME($seat) ->
            [yes] → zdobywasz
           *[no] → zdobywa { SEAT($seat) }
        }
magnaci-event-unwanted = Nikt nie stara się o { ITEM($card, form: "taken") }; karta jest odłożona do następnego Wieku.
magnaci-event-appointed =
    { ME($seat) ->
        [yes] Nikt nie stara się o { ITEM($card, form: "taken") }; dostajesz go, bo zamykasz tor kolejności, ale bez posiadłości.
       *[no] Nikt nie stara się o { ITEM($card, form: "taken") }; dostaje go { SEAT($seat) }, bo zamyka tor kolejności, ale bez posiadłości.
    }
magnaci-event-gained =
    { ME($seat) ->
        [yes]
            { $count ->
                [one] Zyskujesz posiadłość { ITEM($area, form: "in") }.
               *[other] Zyskujesz { $count } posiadłości { ITEM($area, form: "in") }.
            }
       *[no]
            { $count ->
                [one] { SEAT($seat) } zyskuje posiadłość { ITEM($area, form: "in") }.
               *[other] { SEAT($seat) } zyskuje { $count } posiadłości { ITEM($area, form: "in") }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → +{ $count }
           *[no] → { SEAT($seat) } +{ $count } { ITEM($area, form: "in") }
        }
magnaci-event-lost =
    { ME($seat) ->
        [yes]
            { $count ->
                [one] Tracisz posiadłość { ITEM($area, form: "in") }.
               *[other] Tracisz { $count } posiadłości { ITEM($area, form: "in") }.
            }
       *[no]
            { $count ->
                [one] { SEAT($seat) } traci posiadłość { ITEM($area, form: "in") }.
               *[other] { SEAT($seat) } traci { $count } posiadłości { ITEM($area, form: "in") }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → −{ $count } { ITEM($area, form: "in") }
           *[no] {""}
        }
magnaci-event-laws = W Sejmie leżą: { ITEM($laws) }.
magnaci-event-played =
    { ME($seat) ->
        [yes]
            { COUNT($targets) ->
                [0] Zagrywasz kartę „{ WORD($card) }”.
               *[other] Zagrywasz kartę „{ WORD($card) }” ({ WORD($targets) }).
            }
       *[no]
            { COUNT($targets) ->
                [0] { SEAT($seat) } zagrywa kartę „{ WORD($card) }”.
               *[other] { SEAT($seat) } zagrywa kartę „{ WORD($card) }” ({ WORD($targets) }).
            }
    }
magnaci-event-vetoed =
    { ME($seat) ->
        [yes] Twoje VETO! unieważnia kartę „{ WORD($card) }”, którą zagrywa { SEAT($player) }.
       *[no]
            { ME($player) ->
                [yes] { SEAT($seat) } zgłasza VETO: twoja karta „{ WORD($card) }” nie działa.
               *[no] { SEAT($seat) } zgłasza VETO: karta „{ WORD($card) }”, którą zagrywa { SEAT($player) }, nie działa.
            }
    }
magnaci-event-boosted =
    { ME($seat) ->
        [yes]
            { $value ->
                [-1] Twoja karta liczy się o 1 mniej.
                [-2] Twoja karta liczy się o 2 mniej.
                [-3] Twoja karta liczy się o 3 mniej.
               *[other] Twoja karta liczy się o { $value } więcej.
            }
       *[no]
            { $value ->
                [-1] { SEAT($seat) }: karta liczy się o 1 mniej.
                [-2] { SEAT($seat) }: karta liczy się o 2 mniej.
                [-3] { SEAT($seat) }: karta liczy się o 3 mniej.
               *[other] { SEAT($seat) }: karta liczy się o { $value } więcej.
            }
    }
    .brief =
        { ME($seat) ->
            [yes]
                { $value ->
                    [-1] → −1
                    [-2] → −2
                    [-3] → −3
                   *[other] → +{ $value }
                }
           *[no]
                { $value ->
                    [-1] → { SEAT($seat) } −1
                    [-2] → { SEAT($seat) } −2
                    [-3] → { SEAT($seat) } −3
                   *[other] → { SEAT($seat) } +{ $value }
                }
        }
magnaci-event-built =
    { $building ->
        [twierdza]
            { ME($seat) ->
                [yes] Stawiasz Twierdzę { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 3.
               *[no] { SEAT($seat) } stawia Twierdzę { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 3.
            }
        [klasztor]
            { ME($seat) ->
                [yes] Stawiasz Klasztor { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 1.
               *[no] { SEAT($seat) } stawia Klasztor { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 1.
            }
       *[other]
            { ME($seat) ->
                [yes] Stawiasz Pałac { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 2.
               *[no] { SEAT($seat) } stawia Pałac { ITEM($province, form: "in") }: Siła Rzeczypospolitej jest tam odtąd większa o 2.
            }
    }
    .brief =
        { $building ->
            [twierdza] → Rzeczpospolita +3
            [klasztor] → Rzeczpospolita +1
           *[other] → Rzeczpospolita +2
        }
magnaci-event-law_given =
    { ME($seat) ->
        [yes] Oddajesz { ITEM($law, form: "taken") }; dostaje je { SEAT($to) }.
       *[no]
            { ME($to) ->
                [yes] { SEAT($seat) } oddaje ci { ITEM($law, form: "taken") }.
               *[no] { SEAT($seat) } oddaje { ITEM($law, form: "taken") }; dostaje je { SEAT($to) }.
            }
    }
magnaci-event-offered =
    { ME($seat) ->
        [yes] { SEAT($to) } dostaje twoją propozycję: „{ ITEM($gives) }” za „{ ITEM($wants) }”.
       *[no]
            { ME($to) ->
                [yes] { SEAT($seat) } proponuje ci: „{ ITEM($gives) }” za twoje „{ ITEM($wants) }”.
               *[no] { SEAT($seat) } proponuje: „{ ITEM($gives) }” za „{ ITEM($wants) }”; odpowie { SEAT($to) }.
            }
    }
magnaci-event-law_lost =
    { ME($seat) ->
        [yes] Odrzucasz { ITEM($law, form: "taken") }.
       *[no] { SEAT($seat) } odrzuca { ITEM($law, form: "taken") }.
    }
magnaci-event-conflict_up = Nowy konflikt na polu { $space }: { ITEM($conflict) }.
magnaci-event-conflict_reshuffled = { ITEM($conflict) }: to mocarstwo ma już dwa konflikty, karta wraca do talii.
magnaci-event-conflict_gone = Z planszy znika konflikt: { ITEM($conflict) }.
magnaci-event-battle = Konflikt: { ITEM($conflict) }.
magnaci-event-battle_won = Wygrana! { ITEM($conflict) }: Siła Rzeczypospolitej { $strength }, skala { $scale }.
    .brief = → wygrana ({ $strength } wobec { $scale })
magnaci-event-battle_lost = Przegrana. { ITEM($conflict) }: Siła Rzeczypospolitej { $strength }, skala { $scale }.
    .brief = → przegrana ({ $strength } wobec { $scale })
magnaci-event-black_clouds = Czarne Chmury: { ITEM($province, form: "in") } Siła Rzeczypospolitej jest odtąd mniejsza o 2.
magnaci-event-silent_sejm = Sejm Niemy: w każdej prowincji Siła Rzeczypospolitej jest odtąd mniejsza o 2.
magnaci-event-partition = Rozbiór: { ITEM($province) }.
magnaci-event-partition_lifted = Koniec rozbioru: { ITEM($province) }.
magnaci-event-third_partition = Trzeci rozbiór: { ITEM($provinces) }. Rzeczpospolita upadła.

## Dlaczego nie: karty i prowincje

why-magnaci-not_in_hand =
    { $card ->
        [lady] Twoja Dama w tym Wieku już leży na stole; wybierz kartę z ręki.
       *[other] Twoja karta { $card } w tym Wieku już leży na stole; wybierz kartę z ręki.
    }
why-magnaci-lay_a_card = Tu kładzie się kartę Familii; wybierz jedną z ręki.
why-magnaci-name_an_office = Najpierw wskaż urząd, potem kartę do niego.
why-magnaci-one_card_an_office = { ITEM($office) }: twoja karta już tam leży, a więcej niż jednej nie wolno. Wskaż inny urząd.
why-magnaci-three_offices_in_order = { ITEM($office) }: urzędy wskazuje się po kolei (Prymas, Podskarbi, Hetman, Kanclerz), a muszą być trzy. Cofnij przez „u” albo wskaż inny.
why-magnaci-partitioned = { ITEM($province) }: prowincja jest objęta rozbiorem, nowe posiadłości tu nie staną. Wybierz inną.
why-magnaci-name_a_province = Wskaż prowincję.
why-magnaci-among_equals = Rozstrzygasz tylko między tymi, którzy remisują; wskaż kogoś z listy.
why-magnaci-one_of_the_two = Wskaż jeden z dwóch konfliktów tego mocarstwa.

## Dlaczego nie: akcje

why-magnaci-play_or_pass = Zagraj swojego senatora albo prawo, albo spasuj.
why-magnaci-not_yours = { WORD($card) }: tej karty nie masz. Zagrywać możesz tylko własne.
why-magnaci-not_now =
    { $occasion ->
        [law] { WORD($card) }: tej karty nie zagrywa się przy prawie. Zachowaj ją na później.
        [conflict] { WORD($card) }: tej karty nie zagrywa się w konflikcie. Zachowaj ją na później.
        [senate_end] { WORD($card) }: tej karty nie zagrywa się po Senacie. Zachowaj ją na później.
        [sejm_end] { WORD($card) }: tej karty nie zagrywa się na koniec Sejmu. Zachowaj ją na później.
        [mission] { WORD($card) }: tej karty nie zagrywa się przed wyłożeniem kart do konfliktów. Zachowaj ją na później.
        [interregnum] { WORD($card) }: tej karty nie zagrywa się w Interregnum. Zachowaj ją na później.
       *[other] { WORD($card) }: tej karty nie zagrywa się przy tym urzędzie. Zachowaj ją na później.
    }
why-magnaci-no_family_card_there = { WORD($card) } zmienia twoją kartę Familii, a tutaj żadnej nie masz. Zachowaj ją na później.
why-magnaci-condition_not_met = { WORD($card) }: warunek nie jest spełniony, karta nic by nie dała. Zachowaj ją na później.
why-magnaci-primate_is_no_action = { WORD($card) } rozstrzyga remisy przez cały Wiek; tej karty się nie zagrywa.
why-magnaci-never_played = { WORD($card) }: tej karty się nie zagrywa, liczy się na koniec gry.
why-magnaci-only_in_answer = { WORD($card) } zagrywa się tylko w odpowiedzi; gra zapyta, gdy przyjdzie pora.
why-magnaci-veto_or_pass = Na zapowiedzianą akcję odpowiada się tylko VETO! albo pasem.
why-magnaci-entail_or_pass = Zagraj Ordynację albo spasuj i ponieś straty.
why-magnaci-nobody_to_replace = Podskarbi nie ma kogo zastąpić: w prowincjach bez rozbioru nie ma cudzych posiadłości albo skończyły ci się własne.
why-magnaci-nobody_to_replace_there = { ITEM($province) }: tej posiadłości Podskarbi nie zastąpi. Wskaż prowincję bez rozbioru i gracza, który ma tam posiadłość.
why-magnaci-nobody_to_name = { WORD($card) }: nikt inny nie ma prawa ani posiadłości w prowincji bez rozbioru. Zachowaj tę kartę na później.
why-magnaci-nothing_to_demand = Wskaż innego gracza, który ma prawo albo posiadłość w prowincji bez rozbioru.
why-magnaci-not_on_board = Wskaż konflikt, który leży na planszy.
why-magnaci-no_such_law_won = { WORD($card) }: żadne prawo zdobyte przez ciebie w tym Sejmie nie ma symbolu innego niż królewski.
why-magnaci-wrong_symbol = Wskaż symbol inny niż królewski; pod koniec Sejmu taki, jaki ma któreś ze zdobytych teraz praw.

## Dlaczego nie: straty i prawa

why-magnaci-nothing_lost_there = { ITEM($province) }: tu nic nie tracisz. Wskaż prowincję, w której grozi ci strata.
why-magnaci-nothing_to_lose_instead = { ITEM($province) }: tu nie ma posiadłości, którą można by stracić zamiast tamtej. Wskaż inną prowincję.
why-magnaci-law_or_estates = Oddajesz prawo, które wybierze żądający, albo wszystkie posiadłości w jednej prowincji bez rozbioru.
why-magnaci-claim_a_law = Wybierz jedno z praw tego gracza.
why-magnaci-discard_a_law = Wybierz jedno ze swoich praw.
why-magnaci-not_your_law = { ITEM($law) }: tego prawa nie masz. Wybierz własne.
why-magnaci-not_their_law = { ITEM($law) }: { SEAT($seat) } nie ma tego prawa. Wybierz inne.
why-magnaci-laws_only = Między graczami krążą tylko prawa; senatorów i posiadłości oddawać nie wolno.
why-magnaci-another_player = Wskaż innego gracza przy tym stole.
why-magnaci-no_law = Nie masz żadnego prawa, które można by oddać.
why-magnaci-no_offer = { SEAT($seat) } nic ci teraz nie proponuje.
why-magnaci-not_offered = { ITEM($law) }: takiej zamiany { SEAT($seat) } nie proponuje. Wybierz spośród propozycji.
why-magnaci-already_offered = { ITEM($law) }: ta propozycja już padła. Zaproponuj coś innego albo zaczekaj.
why-magnaci-nothing_to_swap = { SEAT($seat) } nie ma prawa, o które da się jeszcze poprosić.

## Dlaczego takiej pozycji być nie może

why-magnaci-too_many_estates = { SEAT($seat) } ma na mapie więcej posiadłości, niż jest w pudełku, albo mniej niż zero.
why-magnaci-wrong_space = { ITEM($conflict) }: ten konflikt leży na cudzym polu albo nie sam. Połóż go na wolnym polu jego mocarstwa.
why-magnaci-partition_without_conflict = { ITEM($province) }: jest rozbiór, a nie ma konfliktu. Usuń pionek albo dołóż konflikt.
why-magnaci-third_partition = Trzy rozbiory kończą grę, więc dalej grać w tej pozycji nie można.
why-magnaci-card_laid_twice = { SEAT($seat) } ma tę samą kartę Familii wyłożoną dwa razy albo odkrytą, lecz nie wyłożoną.
why-magnaci-no_such_holder = { ITEM($office) }: nie ma przy stole gracza, który miałby ten urząd.
why-magnaci-sealed_wrongly = { SEAT($seat) }: w jednym miejscu leżą zakryte dwie karty albo coś, co nie jest kartą Familii.
why-magnaci-too_few_cards = { SEAT($seat) } ma mniej kart Familii, niż trzeba jeszcze wyłożyć w tym Wieku. Usuń część kart z wyłożonych.
why-magnaci-too_many_conflicts = Odsłoniętych konfliktów jest więcej niż pięć. Odłóż nadmiar do talii albo poza grę.
why-magnaci-no_primate = Nikt nie jest Prymasem, choć Senat już to rozstrzygnął. Wskaż posiadacza urzędu.
why-magnaci-laws_run_out = W talii jest za mało praw na następne Sejmy. Odłóż do niej kilka praw.
why-magnaci-no_king_left = { NAME($age) }: nie ma już króla do wybrania. Odłóż jednego do stosu.

## Plansza w terminalu

magnaci-board-age = { NAME($age) } ({ $number } z { $ages }).
magnaci-board-king = Król: { ITEM($king) }. Polityka królewska: { ITEM($king, form: "policy") }.
magnaci-board-no-king = Bezkrólewie.
magnaci-board-order = Kolejność:
magnaci-board-senators = Senatorowie:
magnaci-board-aside = (odłożony)
magnaci-board-province = Prowincja
magnaci-board-lead = Prowadzi
magnaci-board-fiefs = Lenna
magnaci-board-defence = Obrona
magnaci-board-state = Stan
magnaci-board-nobody = nikt
magnaci-board-dominance = Dominacja
magnaci-board-advantage = Przewaga
magnaci-board-building =
    { $building ->
        [twierdza] Twierdza
        [klasztor] Klasztor
       *[other] Pałac
    }
magnaci-board-held-fiefs = lenna
magnaci-board-partitioned = ROZBIÓR
magnaci-board-defeated = przegrany konflikt
magnaci-board-attacked = konflikt
magnaci-board-quiet = spokój
magnaci-board-partitions =
    { $lost ->
        [0] Rozbiory: { $count }; przy { $end } w Interregnum przegrywają wszyscy.
        [one] Rozbiory: { $count }, a przegrana w jeszcze jednej prowincji; przy { $end } w Interregnum przegrywają wszyscy.
       *[other] Rozbiory: { $count }, a przegrane w { $lost } innych prowincjach; przy { $end } w Interregnum przegrywają wszyscy.
    }
magnaci-board-conflict = Konflikt
magnaci-board-scale = Skala
magnaci-board-help = Obrona
magnaci-board-needed = Karty muszą dać
magnaci-board-needs = { $needed } (po { $each })
magnaci-board-stands =
    { $needed ->
        [0] jest { $shown }: dość
       *[other] jest { $shown }, brakuje { $needed }
    }
magnaci-board-lost = przegrany
magnaci-board-attack = Kto na kogo
magnaci-board-reward = Nagroda
magnaci-board-loss = Przegrana
magnaci-board-senate = Senat
magnaci-board-sejm = Sejm
magnaci-board-symbol = Symbol
magnaci-board-brings = Posiadłości
magnaci-board-holder = Kto ma
magnaci-board-all-symbols = wszystkie cztery
magnaci-board-royal = { $now } (król +1)
magnaci-board-family = Familia
magnaci-board-wealth = Majątek
magnaci-board-estates = Posiadłości
magnaci-board-supply = Zapas
magnaci-board-unshown = Karty niepokazane w tym Wieku
magnaci-board-laws = Prawa:
magnaci-board-pacta =
    { ME($seat) ->
        [yes] Pacta conventa: dostaniesz posiadłość za każde zdobyte prawo z symbolem { NAME($symbol) }.
       *[no] Pacta conventa: { SEAT($seat) } dostanie posiadłość za każde zdobyte prawo z symbolem { NAME($symbol) }.
    }
magnaci-board-hand = Twoja ręka:
magnaci-board-your-laws = Twoje prawa:
magnaci-board-forecast = Gdyby gra skończyła się teraz, twój majątek: { $wealth }.
magnaci-board-law-pile = W talii praw ({ $count }):
magnaci-board-conflict-pile = W talii konfliktów ({ $count }):
magnaci-board-legend = { $mark } wartość odtworzona; D Dama (Wpływy 10, Siła 1); ? zakryta karta, (7) twoja zakryta; podkreślona liczy się najwięcej.
magnaci-hint-card = Teraz karta, którą walczysz o { ITEM($card, form: "taken") }.
magnaci-hint-law = Teraz karta, którą walczysz o { ITEM($card, form: "taken") } ({ ITEM($card, form: "source") }).
magnaci-hint-conflict = Teraz karta do konfliktu: { ITEM($conflict) }. { ITEM($conflict, form: "text") }
magnaci-hint-entail =
    { $step ->
        [1] W której prowincji ocalasz posiadłość?
       *[other] W której prowincji tracisz ją zamiast tamtej?
    }
magnaci-hint-target =
    { $card ->
        [podskarbi]
            { $step ->
                [1] W której prowincji zastępujesz cudzą posiadłość?
               *[other] Czyją?
            }
        [pacta_conventa]
            { $step ->
                [1] Który symbol?
               *[other] Gdzie staną posiadłości?
            }
        [poselstwo] Który konflikt znika?
        [asygnaty] Komu okazujesz Asygnaty?
       *[other] Gdzie stanie posiadłość?
    }

## Koniec

magnaci-end-third_partition = Trzeci rozbiór: { ITEM($provinces) }. Rzeczpospolita upadła, majątków nikt już nie liczy.
magnaci-score-estates = Posiadłości
magnaci-score-dominance = Dominacja
magnaci-score-advantage = Przewaga
magnaci-score-presence = Obecność
magnaci-score-fiefs = Lenna
magnaci-score-constitution = Konstytucja
magnaci-score-total = Razem

## Prowincje i lenna

magnaci-item-litwa = Litwa
    .in = na Litwie
magnaci-item-ukraina = Ukraina
    .in = na Ukrainie
magnaci-item-malopolska = Małopolska
    .in = w Małopolsce
magnaci-item-wielkopolska = Wielkopolska
    .in = w Wielkopolsce
magnaci-item-prusy = Prusy
    .in = w Prusach
magnaci-item-inflanty = Inflanty
    .in = w Inflantach
magnaci-item-smolenszczyzna = Smoleńszczyzna
    .in = na Smoleńszczyźnie
magnaci-item-moldawia = Mołdawia
    .in = w Mołdawii
magnaci-item-slask = Śląsk
    .in = na Śląsku

## Senatorowie

magnaci-item-prymas = Prymas
    .taken = urząd Prymasa
    .text = rozstrzyga remisy przez cały Wiek.
    .card = Rozstrzyga remisy przez cały Wiek.
magnaci-item-podskarbi = Podskarbi
    .taken = urząd Podskarbiego
    .text = w Interregnum zamienia cudzą posiadłość w prowincji bez rozbioru na twoją.
    .card = Interregnum: cudza posiadłość w prowincji bez rozbioru staje się twoja.
magnaci-item-hetman = Hetman
    .taken = urząd Hetmana
    .text = w konflikcie dodaje 3 do Siły twojej karty.
    .card = W konflikcie: Siła twojej karty +3.
magnaci-item-kanclerz = Kanclerz
    .taken = urząd Kanclerza
    .text = przy prawie dodaje 3 do Wpływów twojej karty.
    .card = Przy prawie: Wpływy twojej karty +3.

## Królowie: symbol polityki królewskiej

magnaci-item-zygmunt_august = Zygmunt August
    .policy = dukat (symbol odtworzony)
magnaci-item-henryk_walezy = Henryk Walezy
    .policy = korona (symbol odtworzony)
magnaci-item-stefan_batory = Stefan Batory
    .policy = szabla
magnaci-item-zygmunt_iii_waza = Zygmunt III Waza
    .policy = kielich (symbol odtworzony)
magnaci-item-wladyslaw_iv_waza = Władysław IV Waza
    .policy = szabla (symbol odtworzony)
magnaci-item-jan_kazimierz = Jan Kazimierz
    .policy = korona (symbol odtworzony)
magnaci-item-michal_korybut = Michał Korybut Wiśniowiecki
    .policy = kielich (symbol odtworzony)
magnaci-item-jan_iii_sobieski = Jan III Sobieski
    .policy = szabla (symbol odtworzony)
magnaci-item-august_ii = August II Mocny
    .policy = dukat (symbol odtworzony)
magnaci-item-stanislaw_leszczynski = Stanisław Leszczyński
    .policy = korona (symbol odtworzony)
magnaci-item-august_iii = August III Sas
    .policy = kielich (symbol odtworzony)
magnaci-item-stanislaw_august = Stanisław August Poniatowski
    .policy = dukat (symbol odtworzony)

## Prawa: co robią i które wartości są odtworzone

magnaci-item-kolegia_jezuickie = Kolegia jezuickie
    .taken = prawo „Kolegia jezuickie”
    .text = przy urzędzie lub prawie dodają 1 do Wpływów twojej karty.
    .card = Przy urzędzie lub prawie: Wpływy twojej karty +1.
    .origin = Kolegia jezuickie
    .source = symbol odtworzony
magnaci-item-trybunal = Trybunał
    .taken = prawo „Trybunał”
    .text = przy urzędzie lub prawie dodaje 1 do Wpływów twojej karty.
    .card = Przy urzędzie lub prawie: Wpływy twojej karty +1.
    .origin = Trybunał
    .source = symbol odtworzony
magnaci-item-konfederacja = Konfederacja
    .taken = prawo „Konfederacja”
    .text = przy urzędzie lub prawie dodaje 2 do Wpływów twojej karty.
    .card = Przy urzędzie lub prawie: Wpływy twojej karty +2.
    .origin = Konfederacja
    .source = symbol i posiadłości odtworzone
magnaci-item-konstytucja_3_maja = Konstytucja 3 maja
    .taken = prawo „Konstytucja 3 maja”
    .text = nigdy się jej nie zagrywa; na koniec gry dodaje 5 do majątku, jeśli żadna prowincja nie jest objęta rozbiorem.
    .card = Na koniec gry +5 majątku, jeśli nie ma żadnego rozbioru.
    .origin = Konstytucja 3 maja
    .source = wartości z instrukcji
magnaci-item-veto = VETO!
    .taken = prawo „VETO!”
    .text = unieważnia akcję, którą właśnie zapowiada inny gracz.
    .card = W odpowiedzi na akcję rywala: nie ma ona skutku.
    .origin = Nie pozwalam!
    .source = symbol i posiadłości odtworzone
magnaci-item-poselstwo = Poselstwo
    .taken = prawo „Poselstwo”
    .text = zanim leżą karty, usuwa z gry jeden konflikt; na jego miejsce odsłania się inny.
    .card = Przed wyłożeniem kart: zamienia jeden konflikt na inny.
    .origin = Poselstwo
    .source = symbol i posiadłości odtworzone
magnaci-item-sejmik_ziemski = Sejmik ziemski
    .taken = prawo „Sejmik ziemski”
    .text = przy urzędzie Kanclerza dodaje 10 do Wpływów twojej karty.
    .card = Przy urzędzie Kanclerza: Wpływy twojej karty +10.
    .origin = Sejmik ziemski
    .source = symbol i posiadłości odtworzone
magnaci-item-szkola_rycerska = Szkoła rycerska
    .taken = prawo „Szkoła rycerska”
    .text = przy urzędzie Hetmana dodaje 10 do Wpływów twojej karty.
    .card = Przy urzędzie Hetmana: Wpływy twojej karty +10.
    .origin = Szkoła rycerska
    .source = symbol i posiadłości odtworzone
magnaci-item-biskupstwo = Biskupstwo
    .taken = prawo „Biskupstwo”
    .text = przy urzędzie Prymasa dodaje 10 do Wpływów twojej karty.
    .card = Przy urzędzie Prymasa: Wpływy twojej karty +10.
    .origin = Biskupstwo
    .source = symbol odtworzony
magnaci-item-wersal_polnocy = Wersal północy
    .taken = prawo „Wersal północy”
    .text = przy urzędzie Podskarbiego dodaje 10 do Wpływów twojej karty.
    .card = Przy urzędzie Podskarbiego: Wpływy twojej karty +10.
    .origin = Wersal północy
    .source = symbol i posiadłości odtworzone
magnaci-item-pacta_conventa = Pacta conventa
    .taken = prawo „Pacta conventa”
    .text = wskazujesz symbol inny niż królewski: posiadłość za każde prawo z tym symbolem, zdobyte przez ciebie w tym Sejmie.
    .card = Wskaż symbol inny niż Króla: 1 posiadłość za każde zdobyte z nim prawo w tym Sejmie.
    .origin = Pacta conventa
    .source = symbol i posiadłości odtworzone
magnaci-item-wojska_kwarciane = Wojska kwarciane
    .taken = prawo „Wojska kwarciane”
    .text = w konflikcie dodają 2 do Siły twojej karty.
    .card = W konflikcie: Siła twojej karty +2.
    .origin = Wojska kwarciane
    .source = symbol i posiadłości odtworzone
magnaci-item-pospolite_ruszenie = Pospolite ruszenie
    .taken = prawo „Pospolite ruszenie”
    .text = w konflikcie dodaje 1 do Siły twojej karty.
    .card = W konflikcie: Siła twojej karty +1.
    .origin = Pospolite ruszenie
    .source = symbol i posiadłości odtworzone
magnaci-item-rokosz = Rokosz
    .taken = prawo „Rokosz”
    .text = w konflikcie odejmuje 2 od Siły twojej karty.
    .card = W konflikcie: Siła twojej karty −2.
    .origin = Rokosz
    .source = symbol i posiadłości odtworzone
magnaci-item-kapitulacja = Kapitulacja
    .taken = prawo „Kapitulacja”
    .text = w konflikcie odejmuje 3 od Siły twojej karty.
    .card = W konflikcie: Siła twojej karty −3.
    .origin = Kapitulacja
    .source = wartości z instrukcji
magnaci-item-innowiercy = Innowiercy
    .taken = prawo „Innowiercy”
    .text = w konflikcie odejmują 1 od Siły twojej karty.
    .card = W konflikcie: Siła twojej karty −1.
    .origin = Innowiercy
    .source = symbol i posiadłości odtworzone
magnaci-item-twierdza = Twierdza
    .taken = prawo „Twierdza”
    .text = w konflikcie stawia Twierdzę w atakowanej prowincji: Siła Rzeczypospolitej jest tam do końca gry większa o 3.
    .card = W konflikcie: Twierdza w atakowanej prowincji, +3 tam do końca gry.
    .origin = Twierdza
    .source = symbol i posiadłości odtworzone
magnaci-item-klasztor = Klasztor
    .taken = prawo „Klasztor”
    .text = w konflikcie stawia Klasztor w atakowanej prowincji: Siła Rzeczypospolitej jest tam do końca gry większa o 1.
    .card = W konflikcie: Klasztor w atakowanej prowincji, +1 tam do końca gry.
    .origin = Klasztor
    .source = symbol i posiadłości odtworzone
magnaci-item-palazzo_in_fortezza = Palazzo in fortezza
    .taken = prawo „Palazzo in fortezza”
    .text = w konflikcie stawia Pałac w atakowanej prowincji: Siła Rzeczypospolitej jest tam do końca gry większa o 2.
    .card = W konflikcie: Pałac w atakowanej prowincji, +2 tam do końca gry.
    .origin = Palazzo in fortezza
    .source = symbol i posiadłości odtworzone
magnaci-item-unia_brzeska = Unia brzeska
    .taken = prawo „Unia brzeska”
    .text = w Interregnum daje posiadłość, jeśli masz Przewagę lub Dominację na Litwie albo na Ukrainie.
    .card = Interregnum: 1 posiadłość za Przewagę lub Dominację na Litwie albo Ukrainie.
    .origin = Unia brzeska
    .source = symbol i posiadłości odtworzone
magnaci-item-ad_maiorem_dei_gloriam = Ad maiorem Dei gloriam
    .taken = prawo „Ad maiorem Dei gloriam”
    .text = w Interregnum daje posiadłość, jeśli masz posiadłości w czterech prowincjach bez rozbioru.
    .card = Interregnum: 1 posiadłość, jeśli masz je w 4 prowincjach bez rozbioru.
    .origin = Ad maiorem Dei gloriam
    .source = symbol i posiadłości odtworzone
magnaci-item-prywatne_ksiestwo = Prywatne księstwo
    .taken = prawo „Prywatne księstwo”
    .text = w Interregnum daje posiadłość, jeśli masz Dominację w dwóch prowincjach bez rozbioru (przy 4–5 graczach w jednej).
    .card = Interregnum: 1 posiadłość za 2 Dominacje bez rozbioru (4–5 graczy: za 1).
    .origin = Prywatne księstwo
    .source = symbol odtworzony
magnaci-item-ordynacja = Ordynacja
    .taken = prawo „Ordynacja”
    .text = gdy tracisz posiadłości w prowincji, jedną tracisz zamiast tego w innej.
    .card = Gdy tracisz posiadłości w prowincji: jedną z nich gdzie indziej.
    .origin = Ordynacja
    .source = symbol i posiadłości odtworzone
magnaci-item-splaw_zboza = Spław zboża
    .taken = prawo „Spław zboża”
    .text = w Interregnum daje posiadłość w Prusach za obecność w Wielkopolsce i drugą za obecność w Małopolsce; rozbiór którejkolwiek z tych trzech prowincji to uniemożliwia.
    .card = Interregnum: Prusy +1 za Wielkopolskę, +1 za Małopolskę; wszystkie bez rozbioru.
    .origin = Spław zboża
    .source = symbol i posiadłości odtworzone
magnaci-item-asygnaty = Asygnaty
    .taken = prawo „Asygnaty”
    .text = w dowolnej chwili na akcje: wskazany gracz oddaje ci prawo, które wybierzesz, albo wszystkie posiadłości w jednej prowincji.
    .card = Przy każdych akcjach: gracz oddaje ci prawo albo wszystkie posiadłości w prowincji.
    .origin = Asygnaty
    .source = symbol i posiadłości odtworzone

## Konflikty: nagroda, skutek przegranej i które wartości są odtworzone

magnaci-item-wojna_inflancka = Wojna Inflancka
    .reward = lenno Inflanty
    .loss = Najazd (Litwa)
    .source = wartości z instrukcji
    .text = Nagroda: lenno Inflanty. Przegrana: Najazd (Litwa).
magnaci-item-wojna_smolenska = Wojna Smoleńska
    .reward = lenno Smoleńszczyzna
    .loss = Najazd (Litwa)
    .source = skala odtworzona
    .text = Nagroda: lenno Smoleńszczyzna. Przegrana: Najazd (Litwa). (Skala odtworzona.)
magnaci-item-wojna_moskiewska = Wojna Moskiewska
    .reward = lenno Smoleńszczyzna
    .loss = osoba z najmniejszą Siłą odrzuca prawo
    .source = skala i lenno odtworzone
    .text = Nagroda: lenno Smoleńszczyzna. Przegrana: osoba z najmniejszą Siłą odrzuca prawo. (Skala i lenno odtworzone.)
magnaci-item-wojna_z_rosja = Wojna z Rosją
    .reward = posiadłość na Litwie
    .loss = Najazd (Litwa, Ukraina)
    .source = skala i najeżdżane prowincje odtworzone
    .text = Nagroda: posiadłość na Litwie. Przegrana: Najazd (Litwa, Ukraina). (Skala i najeżdżane prowincje odtworzone.)
magnaci-item-sejm_niemy = Sejm Niemy
    .reward = posiadłość na Litwie
    .loss = Siła Rzeczypospolitej w każdej prowincji −2
    .source = skala odtworzona
    .text = Nagroda: posiadłość na Litwie. Przegrana: Siła Rzeczypospolitej w każdej prowincji −2. (Skala odtworzona.)
magnaci-item-najazd_kantymirzy = Najazd Kantymirzy
    .reward = posiadłość na Ukrainie
    .loss = Najazd (Ukraina)
    .source = skala odtworzona
    .text = Nagroda: posiadłość na Ukrainie. Przegrana: Najazd (Ukraina). (Skala odtworzona.)
magnaci-item-bunt_kozakow = Bunt Kozaków
    .reward = posiadłość na Ukrainie
    .loss = Najazd (Ukraina)
    .source = wartości z instrukcji
    .text = Nagroda: posiadłość na Ukrainie. Przegrana: Najazd (Ukraina).
magnaci-item-wojna_z_abazy_pasza = Wojna z Abazy-Paszą
    .reward = posiadłość na Ukrainie
    .loss = Najazd (Ukraina)
    .source = skala odtworzona
    .text = Nagroda: posiadłość na Ukrainie. Przegrana: Najazd (Ukraina). (Skala odtworzona.)
magnaci-item-najazd_ordy_krymskiej = Najazd Ordy Krymskiej
    .reward = posiadłość na Ukrainie
    .loss = Najazd (Ukraina, Małopolska)
    .source = wartości z instrukcji
    .text = Nagroda: posiadłość na Ukrainie. Przegrana: Najazd (Ukraina, Małopolska).
magnaci-item-powstanie_chmielnickiego = Powstanie Chmielnickiego
    .reward = posiadłość na Ukrainie
    .loss = Najazd (Ukraina, Małopolska, Litwa)
    .source = skala i najeżdżane prowincje odtworzone
    .text = Nagroda: posiadłość na Ukrainie. Przegrana: Najazd (Ukraina, Małopolska, Litwa). (Skala i najeżdżane prowincje odtworzone.)
magnaci-item-przedmurze_chrzescijanstwa = Przedmurze chrześcijaństwa
    .reward = posiadłość w Małopolsce
    .loss = Najazd (Małopolska)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Małopolsce. Przegrana: Najazd (Małopolska). (Skala odtworzona.)
magnaci-item-swieta_liga = Święta Liga
    .reward = posiadłość w Małopolsce
    .loss = Najazd (Małopolska)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Małopolsce. Przegrana: Najazd (Małopolska). (Skala odtworzona.)
magnaci-item-wojna_turecka = Wojna Turecka
    .reward = posiadłość w Małopolsce
    .loss = Najazd (Małopolska)
    .source = wartości z instrukcji
    .text = Nagroda: posiadłość w Małopolsce. Przegrana: Najazd (Małopolska).
magnaci-item-wojna_moldawska = Wojna Mołdawska
    .reward = lenno Mołdawia
    .loss = osoba z najmniejszą Siłą odrzuca prawo
    .source = skala odtworzona
    .text = Nagroda: lenno Mołdawia. Przegrana: osoba z najmniejszą Siłą odrzuca prawo. (Skala odtworzona.)
magnaci-item-najazd_rakoczego = Najazd Rakoczego
    .reward = posiadłość w Małopolsce
    .loss = Najazd (Małopolska, Wielkopolska)
    .source = skala i najeżdżane prowincje odtworzone
    .text = Nagroda: posiadłość w Małopolsce. Przegrana: Najazd (Małopolska, Wielkopolska). (Skala i najeżdżane prowincje odtworzone.)
magnaci-item-elekcja_maksymiliana = Elekcja Maksymiliana
    .reward = posiadłość w Wielkopolsce
    .loss = Najazd (Wielkopolska)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Wielkopolsce. Przegrana: Najazd (Wielkopolska). (Skala odtworzona.)
magnaci-item-insurekcja = Insurekcja
    .reward = posiadłość w Wielkopolsce
    .loss = Najazd (Wielkopolska)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Wielkopolsce. Przegrana: Najazd (Wielkopolska). (Skala odtworzona.)
magnaci-item-odsiecz_wiedenska = Odsiecz Wiedeńska
    .reward = posiadłość w Wielkopolsce
    .loss = Najazd (Wielkopolska)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Wielkopolsce. Przegrana: Najazd (Wielkopolska). (Skala odtworzona.)
magnaci-item-krolowa_habsburzanka = Królowa Habsburżanka
    .reward = lenno Śląsk
    .loss = osoba z najmniejszą Siłą odrzuca prawo
    .source = wartości z instrukcji
    .text = Nagroda: lenno Śląsk. Przegrana: osoba z najmniejszą Siłą odrzuca prawo.
magnaci-item-traktat_trzech_czarnych_orlow = Traktat Trzech Czarnych Orłów
    .reward = posiadłość w Wielkopolsce
    .loss = Najazd (Wielkopolska, Prusy, Litwa)
    .source = skala i najeżdżane prowincje odtworzone
    .text = Nagroda: posiadłość w Wielkopolsce. Przegrana: Najazd (Wielkopolska, Prusy, Litwa). (Skala i najeżdżane prowincje odtworzone.)
magnaci-item-bunt_gdanszczan = Bunt Gdańszczan
    .reward = posiadłość w Prusach
    .loss = Najazd (Prusy)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Prusach. Przegrana: Najazd (Prusy). (Skala odtworzona.)
magnaci-item-wojna_polnocna = Wojna Północna
    .reward = posiadłość w Prusach
    .loss = Najazd (Prusy)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Prusach. Przegrana: Najazd (Prusy). (Skala odtworzona.)
magnaci-item-wojna_szwedzka = Wojna Szwedzka
    .reward = posiadłość w Prusach
    .loss = Najazd (Prusy)
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Prusach. Przegrana: Najazd (Prusy). (Skala odtworzona.)
magnaci-item-potop_szwedzki = Potop szwedzki
    .reward = posiadłość w Prusach
    .loss = Najazd (Prusy, Wielkopolska, Małopolska)
    .source = skala i najeżdżane prowincje odtworzone
    .text = Nagroda: posiadłość w Prusach. Przegrana: Najazd (Prusy, Wielkopolska, Małopolska). (Skala i najeżdżane prowincje odtworzone.)
magnaci-item-czarne_chmury = Czarne Chmury
    .reward = posiadłość w Prusach
    .loss = Siła Rzeczypospolitej w Prusach −2
    .source = skala odtworzona
    .text = Nagroda: posiadłość w Prusach. Przegrana: Siła Rzeczypospolitej w Prusach −2. (Skala odtworzona.)

## Reguły, według numerów z RULES.md

magnaci-rule-1-1 = Karty Familii
    .long = Masz trzynaście kart Familii, takich samych jak wszyscy: od 2 do 9, Damę i od 11 do 14. W Senacie i Sejmie liczą się ich Wpływy, w konfliktach ich Siła. Obie wartości to liczba na karcie, a Dama ma Wpływy 10 i Siłę 1.
magnaci-rule-1-2 = Co jest w pudełku
    .long = Jest 25 praw, 25 konfliktów, 12 królów i 4 senatorów. Zdobyte prawa i senatorowie leżą odkryte; co zostało w talii, każdy może policzyć.
magnaci-rule-1-3 = Posiadłości stają razem
    .long = Wszystkie posiadłości, które daje jedna karta albo jedna akcja, stawiasz od razu, w jednej wybranej prowincji bez rozbioru.
magnaci-rule-1-4 = Przewaga
    .long = Masz Przewagę w prowincji, jeśli masz w niej więcej posiadłości niż każdy inny gracz z osobna.
magnaci-rule-1-5 = Dominacja
    .long = Masz Dominację, jeśli masz w prowincji więcej posiadłości niż wszyscy inni razem; przy dwóch graczach co najmniej dwa razy tyle co drugi i co najmniej jedną.
magnaci-rule-1-6 = Ile jest posiadłości
    .long = Każdy ma 35 posiadłości, a przy dwóch lub trzech graczach także komplet w nieużywanym kolorze. Jeśli zostało ci mniej, niż ci się należy, stawiasz tyle, ile masz.
magnaci-rule-1-7 = Rozbiór
    .long = Prowincja jest objęta rozbiorem, jeśli stoi w niej pionek rozbioru albo w tym Wieku przegrano jeden z jej konfliktów. Nowych posiadłości się w niej nie stawia, oprócz nagrody według 7.11.
magnaci-rule-1-8 = Nic nie ginie
    .long = Karty, posiadłości i pionki są tam, gdzie być mogą, i niczego nie brakuje.
magnaci-rule-2-1 = Początek
    .long = Na początku każdy ma trzynaście kart Familii i żadnego prawa; mapa jest pusta, a wszyscy senatorowie są w Senacie.
magnaci-rule-2-2 = Czterej królowie
    .long = Na każdy Wiek losuje się jednego z jego trzech królów; dwaj pozostali nie biorą udziału w grze.
magnaci-rule-2-3 = Tasowanie
    .long = Prawa i konflikty są potasowane; każde dobranie to los.
magnaci-rule-2-4 = Pierwsza kolejność
    .long = Kolejność na torze jest losowana.
magnaci-rule-2-5 = Pierwsze posiadłości
    .long = W tej kolejności każdy stawia jedną posiadłość w dowolnej prowincji, pustej albo nie.
magnaci-rule-3-1 = Cztery Wieki
    .long = Gra trwa cztery Wieki; każdy to elekcja, Senat, Sejm, Konflikty i Interregnum. Potem liczy się majątek.
magnaci-rule-3-2 = Elekcja
    .long = Odsłania się króla tego Wieku; jego symbol to polityka królewska na cały Wiek.
magnaci-rule-3-3 = Trzynaście kart
    .long = W każdym Wieku wykładasz wszystkie trzynaście kart: trzy w Senacie, pięć w Sejmie i pięć w Konfliktach.
magnaci-rule-3-4 = Każda karta raz
    .long = Wyłożona karta wraca na rękę dopiero w Interregnum.
magnaci-rule-3-5 = Gdy ktoś nie wykłada
    .long = Za gracza, który nie wykłada kart, wybiera je z ręki los; w Senacie także urzędy.
magnaci-rule-3-6 = Zakryte karty
    .long = Karty kładzie się zakryte. Odkrywa się je kolejno przy jednym urzędzie, prawie albo konflikcie.
magnaci-rule-3-7 = Co da się policzyć
    .long = Każdy może policzyć, których kart ktoś w tym Wieku jeszcze nie pokazał, więc widać to na stole.
magnaci-rule-4-1 = Kiedy gra się akcje
    .long = Karty zagrywa się jako akcje przy rozpatrywaniu urzędu, prawa albo konfliktu, po odsłonięciu konfliktów, na koniec Sejmu i na początku Interregnum. W kolejności z toru każdy zagrywa dowolnie wiele kart, a potem pasuje; drugiej kolejki nie ma.
magnaci-rule-4-2 = Gdy nie ma pytania
    .long = Jeśli nikt nie ma karty na tę okazję, nikt nie jest pytany; jeśli ktoś ma, pytani są wszyscy, na których jeszcze kolej, bo prawo można przekazać. Senator gracza, który spasował, już się nie liczy.
magnaci-rule-4-3 = Własne karty w porę
    .long = Zagrywasz tylko własne karty, każdą przy okazji, którą sama określa.
magnaci-rule-4-4 = Warunki
    .long = Warunek akcji musi być spełniony: karty, która nic nie da, zagrać nie można.
magnaci-rule-4-5 = Własna karta na miejscu
    .long = Karta, która zmienia twoją kartę Familii, wymaga, by ta karta tam leżała.
magnaci-rule-4-6 = Karta i cele
    .long = Kartę zapowiada się razem ze wszystkim, czego dotyczy.
magnaci-rule-4-7 = Odpowiedzi
    .long = VETO! i Ordynację zagrywa się poza kolejką, w odpowiedzi: VETO! na cudzą akcję, Ordynację na własną stratę.
magnaci-rule-4-8 = Zagrane karty
    .long = Zagrany senator jest odłożony do następnego Wieku, zagrane prawo odpada z gry; także wtedy, gdy akcję unieważniono.
magnaci-rule-4-9 = Dary
    .long = Prawa możesz w każdej chwili oddać innemu graczowi.
magnaci-rule-4-10 = Zamiany
    .long = Zamianę się proponuje i przyjmuje, prawo za prawo; o propozycji wiecie tylko we dwoje. Przepada, gdy jedno z tych praw zmieni właściciela albo gdy kończy się faza.
magnaci-rule-4-11 = Bez handlu w trakcie
    .long = Żadne prawo nie zmienia właściciela od zapowiedzi akcji do jej końca ani podczas liczenia strat czy majątku.
magnaci-rule-4-12 = Świeże prawa
    .long = Prawo dopiero co zdobyte można od razu zagrać.
magnaci-rule-4-13 = Czego się nie oddaje
    .long = Senatorów i posiadłości nie wolno przekazywać.
magnaci-rule-5-1 = Trzy urzędy
    .long = W kolejności z toru każdy kładzie po jednej zakrytej karcie przy trzech urzędach. Wszyscy widzą, gdzie karty leżą.
magnaci-rule-5-2 = Jedna karta przy urzędzie
    .long = Przy jednym urzędzie kładziesz najwyżej jedną kartę.
magnaci-rule-5-3 = Urząd po urzędzie
    .long = Prymas, Podskarbi, Hetman i Kanclerz są rozpatrywani w tej kolejności: odkrywa się karty, gra akcje, porównuje wartości.
magnaci-rule-5-4 = Kto zdobywa urząd
    .long = Urząd zdobywają największe Wpływy, razem z akcjami.
magnaci-rule-5-5 = Remis o Prymasa
    .long = Przy remisie o urząd Prymasa wygrywa późniejszy na torze kolejności.
magnaci-rule-5-6 = Wszystkie inne remisy
    .long = Wszystkie inne remisy rozstrzyga Prymas, także na własną korzyść.
magnaci-rule-5-7 = Co daje urząd
    .long = Urząd daje jedną posiadłość, a jeśli ma symbol króla, dwie.
magnaci-rule-5-8 = Urząd bez kart
    .long = Urząd, przy którym nikt nie położył karty, jest odłożony. Takiego Prymasa dostaje ostatni na torze, bez posiadłości.
magnaci-rule-6-1 = Pięć praw
    .long = Na polach Sejmu kładzie się odkryte pięć praw.
magnaci-rule-6-2 = Karta do każdego prawa
    .long = Wszyscy naraz kładą po jednej zakrytej karcie przy każdym z pięciu praw.
magnaci-rule-6-3 = Od lewej do prawej
    .long = Prawa rozpatruje się od lewej do prawej, tak jak urzędy.
magnaci-rule-6-4 = Kanclerz
    .long = Oprócz praw można tu zagrać Kanclerza.
magnaci-rule-6-5 = Kto zdobywa prawo
    .long = Prawo zdobywają największe Wpływy; remisy rozstrzyga Prymas, także na własną korzyść.
magnaci-rule-6-6 = Co daje prawo
    .long = Prawo daje tyle posiadłości, ile wskazuje, i jedną więcej, jeśli ma symbol króla.
magnaci-rule-6-7 = Koniec Sejmu
    .long = Na koniec Sejmu można zagrać Pacta conventa (10.11).
magnaci-rule-7-1 = Pięć konfliktów
    .long = Konflikty odsłania się, aż leży ich pięć, razem z zaległymi z poprzednich Wieków.
magnaci-rule-7-2 = Gdzie leżą konflikty
    .long = Konflikt leży na pierwszym wolnym z dwóch pól swojego mocarstwa: I i II Moskwa (Litwa), III i IV Kozaczyzna i Tatarzy (Ukraina), V i VI Turcja (Małopolska), VII i VIII Habsburgowie (Wielkopolska), IX i X Brandenburgia i Szwecja (Prusy).
magnaci-rule-7-3 = Trzeci tego samego mocarstwa
    .long = Trzeci konflikt jednego mocarstwa wraca do talii, a w jego miejsce odsłania się inny.
magnaci-rule-7-4 = Mniej niż pięć
    .long = Jeśli żadnej karty z talii nie dałoby się położyć, konfliktów jest mniej; karty, dla których nie ma konfliktu, zostają na ręce.
magnaci-rule-7-5 = Pora na Poselstwo
    .long = Teraz, zanim leżą karty, można zagrać Poselstwo (10.6).
magnaci-rule-7-6 = Karta do każdego konfliktu
    .long = Wszyscy naraz kładą po jednej zakrytej karcie przy każdym konflikcie.
magnaci-rule-7-7 = Konflikt po konflikcie
    .long = Konflikty rozstrzyga się po jednym, według numerów pól: odkrywa się karty, gra akcje, a wynik działa, zanim zacznie się następny.
magnaci-rule-7-8 = Siła Rzeczypospolitej
    .long = Siła Rzeczypospolitej to suma wszystkich kart z akcjami, także ujemnymi; prowincja dodaje 1 za Klasztor, 2 za Pałac, 3 za Twierdzę i 1 za każde swoje lenno z posiadłością, a odejmuje 2 za Czarne Chmury i 2 za Sejm Niemy.
magnaci-rule-7-9 = Wygrana czy przegrana
    .long = Konflikt jest wygrany, jeśli ta Siła jest równa skali albo większa. Skala zależy od liczby graczy; skale 20 konfliktów są odtworzone.
magnaci-rule-7-10 = Kto dostaje nagrodę
    .long = Nagrodę dostaje ten, czyja karta ma razem z akcjami największą Siłę; remisy rozstrzyga Prymas.
magnaci-rule-7-11 = Nagroda: posiadłość
    .long = Nagrodą jest posiadłość w prowincji konfliktu, nawet jeśli jest objęta rozbiorem.
magnaci-rule-7-12 = Nagroda: lenno
    .long = Albo posiadłość w lennie, chyba że jego prowincja jest objęta rozbiorem. Pionek zaległego konfliktu jeszcze stoi, gdy konflikt się wygrywa; z opcją fief_from_leftover znika wcześniej, jeśli nie ma tam innego konfliktu.
magnaci-rule-7-13 = Najazd
    .long = Najazd odbiera każdemu po jednej posiadłości w każdej wskazanej prowincji. Najpierw spisuje się wszystkie straty, potem się je ponosi.
magnaci-rule-7-14 = Najmniejsza Siła
    .long = Gracz, którego karta ma najmniejszą Siłę, traci jeszcze jedną posiadłość w prowincji konfliktu. Kto jej tam nie ma, nic nie traci.
magnaci-rule-7-15 = Kto ma najmniejszą Siłę
    .long = Między równymi rozstrzyga Prymas; pytanie pada tylko wtedy, gdy któryś z nich ma coś do stracenia.
magnaci-rule-7-16 = Utrata prawa
    .long = Jeśli tak mówi karta, gracz z najmniejszą Siłą odrzuca zamiast tego wybrane własne prawo.
magnaci-rule-7-17 = Czarne Chmury i Sejm Niemy
    .long = Czarne Chmury to pionek w Prusach, Sejm Niemy to pionki we wszystkich prowincjach. Zostają do końca gry, każdy jest tylko raz i sumują się.
magnaci-rule-7-18 = Porządki
    .long = Jeśli po ostatnim konflikcie mocarstwo ma jeszcze dwa, odpada ten o mniejszej skali; przy równych rozstrzyga Prymas. Potem w każdej prowincji z konfliktem stoi pionek rozbioru.
magnaci-rule-7-19 = Koniec rozbioru
    .long = Gdy z planszy znika ostatni konflikt prowincji, od razu znika też jej pionek rozbioru.
magnaci-rule-7-20 = Utrata lenn
    .long = Każdy konflikt przegrany w prowincji kosztuje wszystkie posiadłości w jej lennach, ale nie w lennach innych najechanych prowincji.
magnaci-rule-7-21 = Co zostaje
    .long = Wygrany konflikt odpada z gry, przegrany zostaje na swoim polu.
magnaci-rule-7-22 = Kilku w jednym lennie
    .long = W lennie mogą stać posiadłości kilku graczy; nadal dodaje ono 1.
magnaci-rule-8-1 = Umarł król
    .long = Król odpada z gry.
magnaci-rule-8-2 = Trzeci rozbiór
    .long = Jeśli pionki rozbioru stoją w trzech lub więcej prowincjach, przegrywają wszyscy i niczego się nie liczy. Trzy rozbiory w trakcie Konfliktów jeszcze gry nie kończą.
magnaci-rule-8-3 = Ostatnie akcje
    .long = W przeciwnym razie można po raz ostatni w tym Wieku zagrać akcje.
magnaci-rule-8-4 = Nowa kolejność
    .long = O nowej kolejności decyduje liczba posiadłości, także w lennach, od największej; Przewaga i Dominacja się nie liczą. Remisy rozstrzyga Prymas.
magnaci-rule-8-5 = Co wraca
    .long = Karty Familii wracają na ręce, senatorowie do Senatu; prawa zostają u właścicieli.
magnaci-rule-9-1 = Kiedy gra się kończy
    .long = Gra kończy się akcjami czwartego Interregnum; nowej kolejności już nie ma.
magnaci-rule-9-2 = Majątek: posiadłości
    .long = Majątek to liczba twoich posiadłości, także w lennach.
magnaci-rule-9-3 = Majątek: prowincje
    .long = Za każdą prowincję dochodzi 3 za Dominację, inaczej 2 za Przewagę, inaczej 1 za obecność, bez względu na rozbiór.
magnaci-rule-9-4 = Majątek: lenna i Konstytucja
    .long = Dochodzi 1 za każde lenno z twoją posiadłością i to, co daje Konstytucja (10.4).
magnaci-rule-9-5 = Kto wygrywa
    .long = Wygrywa największy majątek; między równymi rozstrzyga Prymas ostatniego Wieku. Na dalszych miejscach równi dzielą miejsce.
magnaci-rule-10-1 = Kolegia jezuickie
    .long = Dodają 1 do Wpływów twojej karty przy urzędzie lub prawie.
magnaci-rule-10-2 = Trybunał
    .long = Dodaje 1 do Wpływów twojej karty przy urzędzie lub prawie.
magnaci-rule-10-3 = Konfederacja
    .long = Dodaje 2 do Wpływów twojej karty przy urzędzie lub prawie.
magnaci-rule-10-4 = Konstytucja 3 maja
    .long = Ma wszystkie cztery symbole, więc zawsze daje jedną posiadłość; nigdy się jej nie zagrywa, a na koniec dodaje 5 do majątku, jeśli żadna prowincja nie jest objęta rozbiorem.
magnaci-rule-10-5 = VETO!
    .long = Unieważnia cudzą akcję, senatora albo prawo, zapowiedzianą razem z celami. Nie działa na rozstrzygnięcia Prymasa ani na posiadłości za zdobytą kartę.
magnaci-rule-10-6 = Poselstwo
    .long = Zanim leżą karty, jeden z konfliktów na planszy, także zaległy, odpada z gry, a według zwykłych zasad odsłania się inny.
magnaci-rule-10-7 = Sejmik ziemski
    .long = Dodaje 10 do Wpływów twojej karty przy urzędzie Kanclerza.
magnaci-rule-10-8 = Szkoła rycerska
    .long = Dodaje 10 do Wpływów twojej karty przy urzędzie Hetmana.
magnaci-rule-10-9 = Biskupstwo
    .long = Dodaje 10 do Wpływów twojej karty przy urzędzie Prymasa.
magnaci-rule-10-10 = Wersal północy
    .long = Dodaje 10 do Wpływów twojej karty przy urzędzie Podskarbiego.
magnaci-rule-10-11 = Pacta conventa
    .long = Na koniec Sejmu wskazujesz symbol inny niż królewski i dostajesz posiadłość za każde prawo z tym symbolem, zdobyte w tym Sejmie, wszystkie w jednej prowincji. Konstytucja liczy się do każdego symbolu. Z opcją pacta_timing symbol wskazuje się po Senacie, zanim leżą prawa, a posiadłości dostaje na koniec Sejmu.
magnaci-rule-10-12 = Wojska kwarciane
    .long = Dodają 2 do Siły twojej karty w konflikcie.
magnaci-rule-10-13 = Pospolite ruszenie
    .long = Dodaje 1 do Siły twojej karty w konflikcie.
magnaci-rule-10-14 = Rokosz
    .long = Odejmuje 2 od Siły twojej karty w konflikcie.
magnaci-rule-10-15 = Kapitulacja
    .long = Odejmuje 3 od Siły twojej karty w konflikcie, choćby spadła poniżej zera.
magnaci-rule-10-16 = Innowiercy
    .long = Odejmują 1 od Siły twojej karty w konflikcie.
magnaci-rule-10-17 = Twierdza
    .long = W konflikcie stawia Twierdzę w atakowanej prowincji: Siła Rzeczypospolitej jest tam od razu i do końca gry większa o 3, nawet po rozbiorze. Twojej karty nie wzmacnia.
magnaci-rule-10-18 = Klasztor
    .long = Tak samo, Klasztor o Sile 1.
magnaci-rule-10-19 = Palazzo in fortezza
    .long = Tak samo, Pałac o Sile 2.
magnaci-rule-10-20 = Unia brzeska
    .long = W Interregnum jedna posiadłość w prowincji bez rozbioru, jeśli masz Przewagę lub Dominację na Litwie albo na Ukrainie, choćby objętej rozbiorem.
magnaci-rule-10-21 = Ad maiorem Dei gloriam
    .long = W Interregnum jedna posiadłość w prowincji bez rozbioru, jeśli masz posiadłości w czterech prowincjach bez rozbioru.
magnaci-rule-10-22 = Prywatne księstwo
    .long = W Interregnum jedna posiadłość w prowincji bez rozbioru, jeśli masz Dominację w dwóch prowincjach bez rozbioru (przy czterech lub pięciu graczach w jednej).
magnaci-rule-10-23 = Ordynacja
    .long = Gdy masz stracić posiadłości w prowincji, jedną z nich tracisz zamiast tego w innej, choćby objętej rozbiorem. Lenn to nie dotyczy. Kto tę posiadłość zastępuje, i tak buduje tam, gdzie mierzył.
magnaci-rule-10-24 = Spław zboża
    .long = W Interregnum jedna posiadłość w Prusach, jeśli masz posiadłość w Wielkopolsce, i druga, jeśli masz też w Małopolsce. Żadna z tych trzech prowincji nie może być objęta rozbiorem; z opcją grain_by_clause rozbiór Małopolski odbiera tylko tę drugą.
magnaci-rule-10-25 = Asygnaty
    .long = Przy każdej okazji do akcji wskazujesz gracza, który ma prawo albo posiadłość w prowincji bez rozbioru. Oddaje ci prawo, które wybierzesz, albo wszystkie posiadłości w jednej takiej prowincji, którą wybierze sam; zastępują je twoje. Gdzie nie ma wyboru, nie ma pytania.
magnaci-rule-10-26 = Podskarbi
    .long = W Interregnum jedną cudzą posiadłość w prowincji bez rozbioru zastępuje twoja; nie w lennach.
magnaci-rule-10-27 = Prymas
    .long = Rozstrzyga remisy przez cały Wiek. To nie akcja i nie można tego unieważnić.
magnaci-rule-10-28 = Hetman
    .long = Dodaje 3 do Siły twojej karty w konflikcie.
magnaci-rule-10-29 = Kanclerz
    .long = Dodaje 3 do Wpływów twojej karty przy prawie, ale nie przy urzędzie.

## Stół: rząd królewski

magnaci-royal-age =
    { $age ->
        [gold] Złoty
        [silver] Srebrny
        [bronze] Brązowy
       *[other] Żelazny
    }
magnaci-royal-policy = polityka królewska
magnaci-royal-office =
    { $aside ->
        [true] zużyty
       *[false] wolny
    }
magnaci-royal-partitions = Rozbiory { $count } z { $end }
magnaci-royal-partitions-short = Rozbiory { $count }/{ $end }
magnaci-royal-defeat = przy { $end } klęska
magnaci-royal-order = Kolejność

## Stół: izba

magnaci-chamber =
    { $chapter ->
        [senate] Senat
        [sejm] Sejm
        [conflicts] Konflikty
        [interregnum] Interregnum
        [election] Elekcja
        [wealth] Podliczanie
       *[other] Pierwsze posiadłości
    }
magnaci-chamber-note =
    { $chapter ->
        [interregnum] Tron jest pusty. Ostatnie akcje tego wieku; potem nowa kolejność według posiadłości.
        [election] Elekcja króla; jego symbol daje jedną posiadłość więcej.
        [wealth] Podliczanie majątku: posiadłości, prowincje, lenna.
        [start] W tej kolejności każdy stawia jedną posiadłość w dowolnej prowincji.
       *[other] {""}
    }
magnaci-pile-laws = prawa: stos { $pile }, poza grą { $gone }
magnaci-pile-conflicts-head = konflikty: w stosie
magnaci-pile-conflicts = { $pile }, poza grą { $gone }
magnaci-reconstructed = ° odtworzone
magnaci-power =
    { $power ->
        [moskwa] Moskwa
        [kozaczyzna_tatarzy] Kozacy, Tatarzy
        [turcja] Turcja
        [habsburgowie] Habsburgowie
       *[other] Brandenburgia, Szwecja
    }
magnaci-needs =
    { $help ->
        [0] potrzeba; po { $each }
       *[other] z prowincją jeszcze { $needed }; po { $each }
    }
magnaci-needs-reward = { ITEM($area) } +1
magnaci-needs-loss =
    { $loss ->
        [invasion] każdy −1: { ITEM($provinces) }
        [law] najsłabszy traci prawo
        [black_clouds] Prusy −2 do końca
       *[other] wszystkie prowincje −2 do końca
    }
magnaci-card-fief = lenno
magnaci-card-needs = skala
magnaci-card-reward =
    { $here ->
        [true] tu posiadłość
       *[false] { ITEM($area) } +1
    }
magnaci-card-loss =
    { $loss ->
        [invasion]
            { $room ->
                [short]
                    { $count ->
                        [1] każdy −1
                       *[other] −1 × { $count }
                    }
               *[long]
                    { $count ->
                        [1] każdy tu −1
                       *[other] każdy −1 × { $count }
                    }
            }
        [law]
            { $room ->
                [short] prawo
               *[long] ostatni: prawo
            }
        [black_clouds] Prusy −2
       *[other]
            { $room ->
                [short] −2
               *[long] wszędzie −2
            }
    }
magnaci-threat-certain = nikt jej nie przebije
magnaci-threat-none = sama nikt jej nie przebije
magnaci-threat-loses = przegrywa z
magnaci-threat-tie = remis:
magnaci-lady = Dama
magnaci-contest-war = { NAME($power) } przeciw: { ITEM($province) }
magnaci-contest-estates =
    { $count ->
        [0] nie daje posiadłości
        [one] daje posiadłość
        [few] daje { $count } posiadłości
       *[other] daje { $count } posiadłości
    }
magnaci-contest-acts =
    { $occasion ->
        [law] Akcje teraz:
        [conflict] Akcje teraz:
        [senate_end] Akcje po Senacie:
        [sejm_end] Akcje na koniec Sejmu:
        [mission] Akcje przed wyłożeniem kart:
        [interregnum] Akcje w bezkrólewiu:
       *[other] Akcje, { ITEM($occasion) }:
    }
magnaci-contest-alone = { ITEM($province) } nic nie dodaje: ani budowli, ani lenna, ani ciemnego pionka.
magnaci-contest-help =
    { $source ->
        [twierdza] Twierdza { $change }.
        [klasztor] Klasztor { $change }.
        [palazzo_in_fortezza] Pałac { $change }.
        [black_clouds] Czarne Chmury { $change }.
        [silent_sejm] Sejm Niemy { $change }.
       *[other] { ITEM($source) } { $change }.
    }
magnaci-contest-what =
    { $kind ->
        [office] Senat, { ITEM($on) }
        [law] Sejm, prawo { $place }
       *[conflict] Konflikt { $place }
    }
magnaci-contest-stakes =
    { $estates ->
        [0] Wygrana: bez posiadłości ({ ITEM($reward) }).
       *[other] Wygrana: posiadłość, { ITEM($reward) }.
    } { $loss ->
        [invasion] Porażka: każdy −1, { ITEM($invaded) }.
        [law] Porażka: najsłabszy traci prawo.
        [black_clouds] Porażka: Prusy −2 do końca.
       *[other] Porażka: wszystkie prowincje −2 do końca.
    }
magnaci-contest-equals =
    { $seat ->
        [-1] Przy remisie Prymasem zostaje dalszy na torze.
       *[other]
            { ME($seat) ->
                [yes] Przy remisie decydujesz ty, Prymas.
               *[no] Przy remisie jako Prymas decyduje { SEAT($seat) }.
            }
    }
magnaci-bid-card = karta { $base }
magnaci-contest-tie =
    { $seat ->
        [-1] Remis: Prymasem zostaje dalszy na torze.
       *[other]
            { ME($seat) ->
                [yes] Remis: decydujesz jako Prymas.
               *[no] Remis: jako Prymas decyduje { SEAT($seat) }.
            }
    }
magnaci-bid-best =
    { $war ->
        [true] najwyższa: dostaje nagrodę
       *[false] najwyższa: zdobywa
    }
magnaci-bid-equal =
    { $seat ->
        [-1] równe: dalszy na torze
       *[other] równe: decyduje Prymas
    }
magnaci-bid-weakest =
    { $loss ->
        [law] najniższa: straci prawo
       *[other] najniższa: straci jeszcze jedną
    }
magnaci-bid-veto = ma VETO!
magnaci-bid-may = może zagrać: { ITEM($laws) }
magnaci-gauge-of = z
magnaci-gauge =
    { $holds ->
        [true]
            { $lacking ->
                [0] wystarczy
               *[other] obronione, brakuje { $lacking }
            }
       *[false]
            { $lacking ->
                [0] za mało
               *[other] brakuje { $lacking }
            }
    }
magnaci-announced =
    { COUNT($targets) ->
        [0] { SEAT($seat) } zagrywa „{ ITEM($card) }”.
       *[other] { SEAT($seat) } zagrywa „{ ITEM($card) }” ({ WORD($targets) }).
    }
magnaci-asked-estates =
    { $count ->
        [one] Twoja nowa posiadłość: postaw ją w prowincji.
        [few] Twoje { $count } nowe posiadłości: wszystkie do jednej prowincji.
       *[other] Twoje { $count } nowych posiadłości: wszystkie do jednej prowincji.
    }
magnaci-asked-mitre = Mitra Prymasa: połóż ją przy jednym z równych.
magnaci-deed =
    { $what ->
        [give_law] Oddaj prawo
       *[pass]
            { $asked ->
                [veto] Przepuść
                [entail] Przyjmij straty
               *[other] Pas: nic nie zagrywasz
            }
    }
magnaci-asked-loss = Ocal posiadłość { ITEM($province, form: "in") }
magnaci-verdict =
    { $holds ->
        [true]
            { $over ->
                [true] wygrana
               *[false] { $strength }: wystarczy
            }
       *[false]
            { $over ->
                [true] przegrana
               *[false] { $strength }: za mało
            }
    }
magnaci-choice =
    { $card ->
        [none]
            { $asked ->
                [veto] Przepuścić:
               *[action] Spasować:
            }
       *[other] Zagrać { ITEM($card) }:
    }
magnaci-pass =
    { $asked ->
        [veto] Przepuszczam
       *[action] Pasuję
    }
magnaci-verdict-pass = gdy spasujesz
magnaci-verdict-then = potem { SEAT($seat) }

## Stół: ręka i panel

magnaci-dock-estates =
    { $count ->
        [one] 1 posiadłość
        [few] { $count } posiadłości
       *[other] { $count } posiadłości
    }
magnaci-dock-wealth = Majątek teraz { $total }
magnaci-dock-parts = posiadłości { $estates }, lenna { $fiefs }, dominacja { $dominance }, przewaga { $advantage }, obecność { $presence }{ $constitution ->
        [0] {""}
       *[other] , Konstytucja { $constitution }
    }
magnaci-dock-parts-short = dominacja { $dominance }, prz. { $advantage }
magnaci-dock-hand = Twoja ręka
magnaci-dock-laid = Karty są wyłożone
magnaci-dock-none = Wszystkie trzynaście kart leży na stole; wrócą w Interregnum.
magnaci-dock-influence = Wpływy w Senacie i Sejmie
magnaci-dock-strength = Siła w konfliktach
magnaci-dock-left =
    { SAME($least, $most) ->
        [yes] Kart w ręce: { $cards }; na konflikty Siła { $most }.
       *[no] Kart w ręce: { $cards }; na konflikty Siła od { $least } do { $most }.
    }
magnaci-dock-shown = pokazane w tym wieku
magnaci-dock-at =
    { $what ->
        [office] { ITEM($on) }
        [law] prawo { $on }
       *[other] pole { $on }
    }
magnaci-dock-held =
    { $offices ->
        [0] Twoje prawa
       *[other]
            { $laws ->
                [0] Twój urząd
               *[other] Twoje urzędy i prawa
            }
    }
magnaci-law-won = zdobyte w tym Sejmie
magnaci-row =
    { $state ->
        [sealed] wyłożone
        [acts]
            { $me ->
                [true] decydujesz
               *[false] teraz akcje
            }
        [later] akcje później
        [lays]
            { $me ->
                [true] wykładasz karty
               *[false] wykłada karty
            }
       *[other]
            { $me ->
                [true] decydujesz
               *[false] decyduje
            }
    }
magnaci-row-pacta = Pacta conventa: { NAME($symbol) }
magnaci-row-no-law = bez praw
magnaci-offers-none =
    { $trade ->
        [open] Brak ofert; przeciągnij prawo na ród albo otwórz jego kartę.
       *[closed] Brak ofert; prawa nie mogą teraz zmieniać właściciela.
    }
magnaci-offer =
    { $mine ->
        [true] Proponujesz wymianę, { SEAT($taker) }:
       *[false] { SEAT($maker) } proponuje ci wymianę:
    }
magnaci-offer-declined = { SEAT($taker) } odmawia.
magnaci-offer-waits = { SEAT($taker) } jeszcze nie odpowiada.
magnaci-offer-withdraw = Wycofaj
magnaci-offer-accept = Przyjmij
magnaci-offer-decline = Odrzuć
magnaci-rival-place = Miejsce w kolejności
magnaci-rival-cards = Karty niepokazane
magnaci-rival-wealth = Majątek teraz
magnaci-rival-offices = Urzędy
magnaci-rival-won = Zdobyte w tym Sejmie: { ITEM($laws) }
magnaci-rival-laws =
    { $count ->
        [0] Bez praw
       *[other] Prawa
    }
magnaci-trade = Daruj lub wymień swoje prawo
magnaci-trade-give = Daruj: { SEAT($seat) }
magnaci-trade-offer = Zaproponuj wymianę: { SEAT($seat) }
magnaci-trade-closed = Prawa nie mogą teraz zmieniać właściciela (4.11).

## Stół: kroki

magnaci-step-senate = Połóż po zakrytej karcie przy trzech z czterech urzędów.
magnaci-step-sejm =
    { $count ->
        [one] Połóż zakrytą kartę przy prawie.
       *[other] Połóż po jednej zakrytej karcie przy każdym z praw; jest ich { $count }.
    }
magnaci-step-conflicts =
    { $count ->
        [one] Połóż zakrytą kartę przy konflikcie.
       *[other] Połóż po jednej zakrytej karcie przy każdym z konfliktów; jest ich { $count }.
    }
magnaci-step-left =
    { $card ->
        [none]
            { $left ->
                [0] Wszystkie leżą; zatwierdź albo przełóż.
                [one] Jeszcze jedna karta.
                [few] Jeszcze { $left } karty.
               *[other] Jeszcze { $left } kart.
            }
        [lady] W ręce Dama: Wpływy 10, Siła 1. Dokąd pójdzie?
       *[other] W ręce karta { $card }: dokąd?
    }
magnaci-step-play =
    { $step ->
        [1] Zagrywasz „{ ITEM($card) }”: wskaż cel albo zatwierdź.
       *[other] Zagrać „{ ITEM($card) }”?
    }
magnaci-step-entail =
    { $step ->
        [1] Którą stratę ma oszczędzić Ordynacja?
       *[other] Która prowincja zapłaci zamiast niej?
    }

## Stół: co zrobi słowo

magnaci-effect-laid =
    { $place ->
        [conflict] { ITEM($target) }: { WORD($card) }, Siła { $value }; potrzeba po { $share }.
       *[other]
            { $certain ->
                [true] { ITEM($target) }: { WORD($card) }, nikt jej nie przebije; posiadłości: { $estates }.
               *[false]
                    { $beaten ->
                        [0] { ITEM($target) }: { WORD($card) }, najwyżej remis z { SEAT($tied_by) }.
                       *[other] { ITEM($target) }: { WORD($card) }, mogą ją przebić { SEAT($beaten_by) }.
                    }
            }
    }
magnaci-effect-battle =
    { $result ->
        [won] Konflikt wygrany.
       *[lost] Konflikt przegrany.
    }
magnaci-effect-strength =
    { $holds ->
        [true] Rzeczpospolita ma { $strength } z { $scale }: wystarczy.
       *[false] Rzeczpospolita ma { $strength } z { $scale }: za mało.
    }
magnaci-effect-standing =
    { $count ->
        [one] Najwyżej: { SEAT($best) }; ty masz { $mine }.
       *[other] Remis: { SEAT($best) }; ty masz { $mine }.
    }
magnaci-effect-winner =
    { ME($seat) ->
        [yes] Zdobywasz.
       *[no] Zdobywa { SEAT($seat) }.
    }
magnaci-effect-estates =
    { ME($seat) ->
        [yes] Twoje posiadłości { $change }.
       *[no] { SEAT($seat) }: posiadłości { $change }.
    }
magnaci-effect-laws =
    { ME($seat) ->
        [yes] Twoje prawa { $change }.
       *[no] { SEAT($seat) }: prawa { $change }.
    }
magnaci-effect-gain = Twój majątek { $change } ({ AND($parts) }).
magnaci-effect-wealth = { SEAT($seat) }: majątek { $change }.
magnaci-effect-partitions = Rozbiory { $change }.
magnaci-effect-next =
    { $what ->
        [veto] { SEAT($seat) } może odpowiedzieć VETO!
       *[other] Następnie { SEAT($seat) }.
    }
magnaci-effect-nothing = Nic więcej się nie zmieni.

## Stół: nazwy i wskazówki

magnaci-estates-of = { SEAT($seat) } { $count }
magnaci-name-of-card =
    { $card ->
        [lady] Dama
       *[other] karta { $card }
    }
magnaci-name-of-field =
    { $mine ->
        [none]
            { COUNT($seats) ->
                [0] { ITEM($card) }
               *[other] { ITEM($card) }: zakryte karty, { SEAT($seats) }
            }
       *[other]
            { COUNT($seats) ->
                [0] { ITEM($card) }: twoja karta { WORD($mine) }
               *[other] { ITEM($card) }: twoja karta { WORD($mine) }; zakryte: { SEAT($seats) }
            }
    }
magnaci-name-of-office =
    { $holder ->
        [-1]
            { $aside ->
                [true] { ITEM($office) }, odłożony
               *[false] { ITEM($office) }, wolny
            }
       *[other] { ITEM($office) }: { SEAT($holder) }
    }
magnaci-name-of-law =
    { $where ->
        [seat] { ITEM($law) }, prawo: { SEAT($seat) }
        [field] { ITEM($law) }, w Sejmie
        [pile] { ITEM($law) }, w stosie
       *[gone] { ITEM($law) }, poza grą
    }
magnaci-name-of-conflict =
    { $space ->
        [I] Pole I: { ITEM($conflict) }
        [II] Pole II: { ITEM($conflict) }
        [III] Pole III: { ITEM($conflict) }
        [IV] Pole IV: { ITEM($conflict) }
        [V] Pole V: { ITEM($conflict) }
        [VI] Pole VI: { ITEM($conflict) }
        [VII] Pole VII: { ITEM($conflict) }
        [VIII] Pole VIII: { ITEM($conflict) }
        [IX] Pole IX: { ITEM($conflict) }
        [X] Pole X: { ITEM($conflict) }
       *[other] { ITEM($conflict) }, właśnie odkryty
    }
magnaci-name-of-province =
    { $count ->
        [0] { ITEM($area) }: bez posiadłości
       *[other] { ITEM($area) }: posiadłości { AND($owned) }
    }{ $partition ->
        [true] ; rozbiór
       *[false] {""}
    }{ $lost ->
        [true] ; przegrany konflikt
       *[false] {""}
    }{ $clouds ->
        [true] ; Czarne Chmury
       *[false] {""}
    }{ $mute ->
        [true] ; Sejm Niemy
       *[false] {""}
    }{ $standing ->
        [0] {""}
       *[other] ; { ITEM($buildings) }
    }
magnaci-name-of-fief =
    { $count ->
        [0] Lenno { ITEM($area) }: bez posiadłości
       *[other] Lenno { ITEM($area) }: posiadłości { AND($owned) }
    }
magnaci-name-of-village =
    { $estates ->
        [one] { SEAT($seat) }: posiadłość { ITEM($area, form: "in") }
       *[other] { SEAT($seat) }: posiadłości { ITEM($area, form: "in") }: { $estates }
    }
magnaci-name-of-king =
    { $king ->
        [none] { NAME($age) }: król nieznany; { ITEM($may) }
       *[other]
            { $gone ->
                [true] { NAME($age) }: panował { ITEM($king) }, polityka: { NAME($symbol) }
               *[false] { NAME($age) }: panuje { ITEM($king) }, polityka: { NAME($symbol) }
            }
    }
magnaci-name-of-seat = { SEAT($seat) }, { NAME($family) }: miejsce { $place }, posiadłości { $estates }, karty niepokazane { $cards }, prawa { $laws }{ $senators ->
        [0] {""}
       *[other] , { ITEM($offices) }
    }{ $won ->
        [0] {""}
       *[other] , zdobyte w tym Sejmie: { ITEM($wins) }
    }{ $answered ->
        [true] , karty wyłożone
       *[false] {""}
    }{ $asked ->
        [true] , decyduje
       *[false] {""}
    }{ $pacta ->
        [none] {""}
       *[other] , Pacta conventa: { NAME($pacta) }
    }
magnaci-name-of-bid =
    { $bonus ->
        [0] { SEAT($seat) }: karta { WORD($card) }, { $base }, razem { $total }
       *[other] { SEAT($seat) }: { $total } (karta { WORD($card) }, { $base }, akcje { $bonus })
    }{ $best ->
        [true] , najwyżej
       *[false] {""}
    }{ $weakest ->
        [true] , najniżej
       *[false] {""}
    }
magnaci-name-of-pawn =
    { $count ->
        [0] Bez rozbiorów; przy { $end } przegrywają wszyscy
       *[other] Rozbiory: { ITEM($partitions) }; przy { $end } przegrywają wszyscy
    }{ $losses ->
        [0] {""}
       *[other] ; przegrane konflikty: { ITEM($lost) }
    }
magnaci-name-of-loss = strata { ITEM($province, form: "in") }
magnaci-name-of-pile =
    { $what ->
        [laws] Prawa: w stosie { $count }, poza grą { $out }
       *[conflicts] Konflikty: w stosie { $count }, poza grą { $out }
    }
magnaci-name-of-announced =
    { COUNT($targets) ->
        [0] { SEAT($seat) } zagrywa: { ITEM($card) }
       *[other] { SEAT($seat) } zagrywa: { ITEM($card) }, { WORD($targets) }
    }
magnaci-name-of-symbol = { NAME($symbol) }
magnaci-name-of-estate =
    { $count ->
        [one] twoja nowa posiadłość
       *[other] twoje nowe posiadłości: { $count }
    }
magnaci-name-of-do =
    { $what ->
        [give_law] oddaj prawo
       *[pass] pas
    }
magnaci-name-of-mitre = mitra Prymasa
magnaci-name-of-offer = { SEAT($maker) } proponuje, { SEAT($taker) }: „{ ITEM($gives) }” za „{ ITEM($wants) }”
magnaci-tip-card =
    { $card ->
        [lady] Wpływy 10, Siła 1. Wpływy liczą się w Senacie i Sejmie, Siła w konfliktach.
       *[other] Wpływy { $card }, Siła { $card }. Wpływy liczą się w Senacie i Sejmie, Siła w konfliktach.
    }
magnaci-tip-province = 3 za dominację, 2 za przewagę, 1 za obecność; w prowincji objętej rozbiorem nie stawia się nowych posiadłości.
magnaci-tip-fief = 1 majątku dla każdego, kto ma tu posiadłość; lenno dodaje prowincji 1 Siły i przepada z każdym przegranym w niej konfliktem.
magnaci-tip-king =
    { $king ->
        [none] Wybrany zostanie jeden z trzech.
       *[other] Co ma jego symbol, daje jedną posiadłość więcej.
    }
magnaci-tip-pawn = Prowincja z przegranym konfliktem dostaje po Konfliktach pionek; trzy pionki w Interregnum to klęska wszystkich.
magnaci-tip-pile =
    { $count ->
        [0] Nic nie zostało.
       *[other] W stosie: { ITEM($pile) }.
    }
magnaci-tip-law =
    { $estates ->
        [0] Symbole: { NAME($symbols) }.
        [one] Symbol: { NAME($symbols) }; daje posiadłość.
       *[other] Symbol: { NAME($symbols) }; daje posiadłości: { $estates }.
    }
magnaci-tip-office = Symbol: { NAME($symbol) }; daje posiadłości: { $estates }.
magnaci-tip-mitre = Rozstrzyga między równymi, także na twoją korzyść.
magnaci-tip-seat =
    { $laws ->
        [0] Bez praw.
       *[other] Prawa: { ITEM($held) }.
    }
magnaci-overview-mine = Twoje
magnaci-overview-chamber = O co toczy się gra
magnaci-overview-map = Mapa
magnaci-overview-families = Królowie, Senat, rody
magnaci-phase-start = Pierwsze posiadłości
magnaci-phase-election = Elekcja
magnaci-phase-senate = Senat
magnaci-phase-sejm = Sejm
magnaci-phase-conflicts = Konflikty
magnaci-phase-interregnum = Interregnum
magnaci-phase-wealth = Podliczanie
magnaci-phase-end = Koniec

## Ostatnia strona

magnaci-over-wins = Rzeczpospolita trwa, a najbogatszy ród ma { SEAT($seat) }
magnaci-over-wealth = { NAME($family) }: majątek { $total }.
magnaci-over-source =
    { $part ->
        [estates] za posiadłości { $count }
        [dominance] za dominację { $count }
        [advantage] za przewagę { $count }
        [presence] za obecność { $count }
        [fiefs] za lenna { $count }
       *[constitution] za Konstytucję { $count }
    }
magnaci-over-why =
    { $tie ->
        [true] Tyle samo ma { SEAT($other) }; rozstrzygnął ostatni Prymas. Majątek: { $sources }.
       *[false] Majątek: { $sources }; drugie miejsce: { SEAT($other) }.
    }
magnaci-over-map =
    { $count ->
        [0] Tak było na końcu: bez rozbiorów.
       *[other] Tak było na końcu; rozbiory: { ITEM($partitions) }.
    }
magnaci-over-total = Majątek
magnaci-over-rule =
    { $part ->
        [estates] po 1
        [dominance] 3 za prowincję
        [advantage] 2 za prowincję
        [presence] 1 za prowincję
        [fiefs] po 1
       *[constitution] 5 bez rozbiorów
    }
magnaci-over-defeat = Rzeczpospolita rozdarta: przegrywają wszyscy
magnaci-over-guilty = Konflikty, które do tego doprowadziły
magnaci-over-conflict = pole { $space }, { ITEM($province) }
magnaci-over-nobody = Nikt nie liczy majątku. Mapa pokazuje, kto co miał, gdy było za późno.
