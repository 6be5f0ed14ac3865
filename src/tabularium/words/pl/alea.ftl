### Alea Iacta Est.

alea-title = Alea Iacta Est
alea-about = Kości o władzę: rzucasz, stawiasz kości na pięciu budowlach Rzymu i wypychasz innych; wygrywa, czyje prowincje, patrycjusze i karty Senatu najlepiej do siebie pasują. (Kolory żółty i pomarańczowy są odtworzone.)

## Opcje

alea-option-iv_rate = Karta IV
    .say = Karta IV daje { $choice } za każde trzy płytki Fortuny.
    .is-1 = jeden punkt
    .is-2 = dwa punkty
alea-option-iv_rate-help = Ile daje karta IV za każde trzy płytki Fortuny: 1 jak w przykładzie instrukcji, 2 jak w jej zdaniu.
alea-option-offspring = Potomstwo
    .say = Karta XI daje { $choice }.
    .is-one = jedno dziecko w ogóle
    .is-per_pair = po dziecku na parę
alea-option-offspring-help = Karta XI: jedno dziecko w ogóle albo po jednym na parę (per_pair).
alea-option-tiebreak = Remis
    .say = Remis rozstrzyga { $choice }.
    .is-highest = najwyższy patrycjusz bez miejsca
    .is-sum = suma wszystkich bez miejsca
alea-option-tiebreak-help = Co rozstrzyga remis: najwyższy patrycjusz bez miejsca albo suma wszystkich bez miejsca.
alea-option-empty_zero = Pusta szara prowincja
    .say = Szara prowincja bez mieszkańców liczy się za { $choice }.
    .is--1 = minus jeden
    .is-0 = zero
alea-option-empty_zero-help = Ile jest warta szara prowincja 0, gdy nikt w niej nie mieszka.
alea-option-token_limit = Ograniczone żetony
    .say = Żetonów Powtórki jest { $choice }.
    .is-false = tyle, ile potrzeba
    .is-true = tylko 30, jak w pudełku
alea-option-token_limit-help = Gra tylko z 30 żetonami Powtórki z pudełka.

## Budowle i co na nich leży

alea-name-temple = Świątynia
alea-name-senate = Senat
alea-name-castrum = Koszary
alea-name-forum = Forum
alea-name-latrine = Latryna
alea-name-red = czerwone
alea-name-green = zielone
alea-name-purple = purpurowe
alea-name-blue = niebieskie
alea-name-yellow = żółte
alea-name-orange = pomarańczowe
alea-name-grey = szare

## Gdzie jesteśmy

alea-frame-Match =
    { $round ->
        [0] Przygotowanie
       *[other] Runda { $round }
    }
    .rule = 1.1
alea-frame-Round =
    { $step ->
        [scored] Podliczanie
       *[other] Tury
    }
    .rule = 2.1 8.1
alea-frame-Turn =
    { ME($seat) ->
        [yes] Twoja tura
       *[no] { SEAT($seat) }
    }
    .rule = 2.2 2.3 2.5
alea-frame-TempleScoring =
    { $step ->
        [start] {""}
       *[other] Świątynia
    }
    .rule = 3.5
alea-frame-SenateScoring =
    { $step ->
        [start] {""}
       *[other] Senat
    }
    .rule = 4.5 4.6
alea-frame-CastrumScoring =
    { $step ->
        [start] {""}
       *[other] Koszary
    }
    .rule = 5.4
alea-frame-ForumScoring =
    { $step ->
        [start] {""}
       *[other] Forum
    }
    .rule = 6.5
alea-frame-LatrineScoring =
    { $step ->
        [start] {""}
       *[other] Latryna
    }
    .rule = 7.3
alea-frame-FinalReckoning = Końcowe podliczanie
    .rule = 9.1 9.3 9.4

## Pytania

alea-ask-place =
    { $tokens ->
        [0] Twój rzut: { DICE($roll) }. Gdzie stawiasz kości?
        [one] Twój rzut: { DICE($roll) }. Gdzie stawiasz kości? Masz jeden żeton Powtórki.
        [few] Twój rzut: { DICE($roll) }. Gdzie stawiasz kości? Masz { $tokens } żetony Powtórki.
       *[many] Twój rzut: { DICE($roll) }. Gdzie stawiasz kości? Masz { $tokens } żetonów Powtórki.
    }
alea-ask-keep_fortuna =
    { $count ->
        [one] Którą ze swoich płytek Fortuny zatrzymujesz?
        [few] Które { $count } ze swoich płytek Fortuny zatrzymujesz?
       *[many] Których { $count } ze swoich płytek Fortuny zatrzymujesz?
    }
alea-ask-take_card = Którą kartę Senatu bierzesz? Pozostałe podajesz dalej albo wkładasz pod stos.
alea-ask-take_province = Którą prowincję bierzesz?
alea-ask-take_patrician = Którego patrycjusza bierzesz?
alea-ask-layout = Twoi patrycjusze są ułożeni najlepiej, jak się da. Czy tak mają leżeć? Możesz ułożyć ich inaczej, jeśli nie kosztuje to żadnego punktu.

## Kości według ścianek

alea-face =
    { $form ->
        [acc]
            { $face ->
                [1] jedynkę
                [2] dwójkę
                [3] trójkę
                [4] czwórkę
                [5] piątkę
               *[other] szóstkę
            }
       *[other]
            { $face ->
                [1] jedynka
                [2] dwójka
                [3] trójka
                [4] czwórka
                [5] piątka
               *[other] szóstka
            }
    }
alea-faces =
    { $count ->
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
       *[other] osiem
    } { $count ->
        [few]
            { $face ->
                [1] jedynki
                [2] dwójki
                [3] trójki
                [4] czwórki
                [5] piątki
               *[other] szóstki
            }
       *[other]
            { $face ->
                [1] jedynek
                [2] dwójek
                [3] trójek
                [4] czwórek
                [5] piątek
               *[other] szóstek
            }
    }
alea-set =
    { $count ->
        [1] { alea-face }
       *[other] { alea-faces }
    }

## Litery

alea-group-temple = Świątynia
alea-group-reroll = Powtórka
alea-group-senate = Senat
alea-group-castrum = Koszary
alea-group-forum = Forum
alea-letter-temple = Świątynia
    .full = Świątynia: wybierz kości
    .short = wybierz kości
alea-letter-reroll = Powtórka
    .full = Powtórka: wydaj żeton, wybierz kości
    .short = wydaj żeton, wybierz kości
alea-letter-senate = Senat: { DICE($faces) }
    .short = { DICE($faces) }
alea-letter-castrum = Koszary: { $dice } × { DICE($face) }
    .short = { $dice } × { DICE($face) }
alea-letter-forum = Forum: { DICE($faces) }
    .short = { DICE($faces) }
alea-letter-latrine = Latryna: { DICE($face) }
alea-letter-face = { DICE($face) }
alea-letter-done = gotowe
alea-letter-keep = Fortuna { $value }
alea-letter-card = { ITEM($card) }
    .full = { ITEM($card) }: { ITEM($card, form: "text") }
alea-letter-province = { ITEM($province) }
alea-letter-patrician = { ITEM($patrician) }
alea-letter-best = najlepszy układ
alea-letter-arrange = własny układ
alea-letter-unplaced = bez miejsca
alea-letter-into = do: { ITEM($home) }

## Zdarzenia

alea-event-said =
    { CODE($word) ->
        [card]
            { ME($seat) ->
                [yes] Bierzesz kartę: { WORD($word) }.
               *[no] {""}
            }
       *[other] {""}
    }
alea-event-round =
    { ME($start) ->
        [yes] Runda { $round } z { $rounds }. Zaczynasz.
       *[no] Runda { $round } z { $rounds }. Zaczyna { SEAT($start) }.
    }
alea-event-rolled =
    { ME($seat) ->
        [yes] Rzucasz: { DICE($faces) }.
       *[no] { SEAT($seat) } rzuca: { DICE($faces) }.
    }
alea-event-rerolls =
    { ME($seat) ->
        [yes] Za żeton rzucasz ponownie: { DICE($faces) }.
       *[no] { SEAT($seat) } za żeton rzuca ponownie: { DICE($faces) }.
    }
alea-event-temple =
    { ME($seat) ->
        [yes] Stawiasz w Świątyni { DICE($faces) }.
       *[no] { SEAT($seat) } stawia w Świątyni { DICE($faces) }.
    }
alea-event-fortuna =
    { ME($seat) ->
        [yes]
            { $count ->
                [0] Nie ma już dla ciebie płytki Fortuny.
                [one] Dobierasz płytkę Fortuny; w tej rundzie masz: { AND($tiles) }.
                [few] Dobierasz { $count } płytki Fortuny; w tej rundzie masz: { AND($tiles) }.
               *[many] Dobierasz { $count } płytek Fortuny; w tej rundzie masz: { AND($tiles) }.
            }
       *[no]
            { $count ->
                [0] { SEAT($seat) } nie dostaje płytki Fortuny: nie ma ich więcej.
                [one] { SEAT($seat) } dobiera płytkę Fortuny.
                [few] { SEAT($seat) } dobiera { $count } płytki Fortuny.
               *[many] { SEAT($seat) } dobiera { $count } płytek Fortuny.
            }
    }
alea-event-fortuna_kept =
    { ME($seat) ->
        [yes] Zatrzymujesz Fortunę { AND($tiles) }.
       *[no] { SEAT($seat) } zatrzymuje Fortunę { AND($tiles) }.
    }
alea-event-senate =
    { ME($seat) ->
        [yes] Stawiasz w Senacie { DICE($faces) }; twój ciąg to { DICE($run) }.
       *[no] { SEAT($seat) } stawia w Senacie { DICE($faces) }; ciąg to { DICE($run) }.
    }
    .brief =
        { SAME($faces, $run) ->
            [yes] {""}
           *[no] → ciąg { DICE($run) }
        }
alea-event-castrum =
    { ME($seat) ->
        [yes] Stawiasz w Koszarach { $dice } × { DICE($face) }; twój zestaw to { $total } × { DICE($face) }.
       *[no] { SEAT($seat) } stawia w Koszarach { $dice } × { DICE($face) }; zestaw to { $total } × { DICE($face) }.
    }
    .brief =
        { SAME($dice, $total) ->
            [yes] {""}
           *[no] → zestaw { $total }
        }
alea-event-forum =
    { ME($seat) ->
        [yes] Stawiasz na Forum { DICE($faces) }.
       *[no] { SEAT($seat) } stawia na Forum { DICE($faces) }.
    }
alea-event-pushed_out =
    { ME($seat) ->
        [yes] Twoja kość { DICE($face) } wypada z Forum do Latryny.
       *[no] { SEAT($seat) }: kość { DICE($face) } wypada z Forum do Latryny.
    }
    .brief =
        { ME($seat) ->
            [yes] → wypada twoja { DICE($face) }
           *[no] → wypada { DICE($face) } ({ SEAT($seat) })
        }
alea-event-latrine =
    { ME($seat) ->
        [yes] Nic nie pasuje: twoja kość { DICE($face) } idzie do Latryny.
       *[no] { SEAT($seat) } nie może nic postawić; kość { DICE($face) } idzie do Latryny.
    }
alea-event-leftover =
    { ME($seat) ->
        [yes]
            { $dice ->
                [one] Kość, która ci została, idzie do Latryny.
                [few] { $dice } kości, które ci zostały, idą do Latryny.
               *[many] { $dice } kości, które ci zostały, idzie do Latryny.
            }
       *[no]
            { $dice ->
                [one] { SEAT($seat) } ma jeszcze jedną kość; idzie ona do Latryny.
               *[other] { SEAT($seat) } ma jeszcze { $dice } kości; idą one do Latryny.
            }
    }
alea-event-card_taken =
    { ME($seat) ->
        [yes] {""}
       *[no] { SEAT($seat) } bierze kartę Senatu.
    }
alea-event-province_taken =
    { ME($seat) ->
        [yes] Bierzesz prowincję: { ITEM($province) }.
       *[no] { SEAT($seat) } bierze prowincję: { ITEM($province) }.
    }
alea-event-patrician_taken =
    { ME($seat) ->
        [yes] Bierzesz patrycjusza: { ITEM($patrician) }.
       *[no] { SEAT($seat) } bierze patrycjusza: { ITEM($patrician) }.
    }
alea-event-tokens =
    { ME($seat) ->
        [yes]
            { $tokens ->
                [one] Bierzesz z Latryny jeden żeton Powtórki.
                [few] Bierzesz z Latryny { $tokens } żetony Powtórki.
               *[many] Bierzesz z Latryny { $tokens } żetonów Powtórki.
            }
       *[no]
            { $tokens ->
                [one] { SEAT($seat) } bierze z Latryny jeden żeton Powtórki.
                [few] { SEAT($seat) } bierze z Latryny { $tokens } żetony Powtórki.
               *[many] { SEAT($seat) } bierze z Latryny { $tokens } żetonów Powtórki.
            }
    }
alea-event-cards_shown =
    { COUNT($cards) ->
        [0]
            { ME($seat) ->
                [yes] Nie masz kart Senatu do pokazania.
               *[no] { SEAT($seat) } nie ma kart Senatu do pokazania.
            }
       *[other]
            { ME($seat) ->
                [yes] Pokazujesz: { ITEM($cards) }.
               *[no] { SEAT($seat) } pokazuje: { ITEM($cards) }.
            }
    }

## Dlaczego nie

why-alea-no_temple = Przy dwóch i trzech graczach nie ma Świątyni; wybierz inną budowlę.
why-alea-temple_count =
    { $need ->
        [one] Świątynia wymaga jeszcze jednej twojej kości, a nie masz już żadnej; wybierz inną budowlę.
       *[other] Świątynia wymaga jeszcze { $need } twoich kości, a masz tylko { $have }; wybierz inną budowlę.
    }
why-alea-temple_sum =
    { $need ->
        [one] Świątynia wymaga jeszcze jednej twojej kości o wartości co najmniej { $least }; to nie wystarcza.
       *[other] Świątynia wymaga dokładnie { $need } twoich kości o sumie co najmniej { $least }; to nie wystarcza.
    }
why-alea-no_such_tile = Nie masz (już) w tej rundzie płytki Fortuny { $value }; wybierz spośród dobranych.
why-alea-keep_tiles =
    { $count ->
        [one] Wybierz jedną płytkę Fortuny, którą zatrzymasz.
        [few] Wybierz { $count } płytki Fortuny, które zatrzymasz.
       *[many] Wybierz { $count } płytek Fortuny, które zatrzymasz.
    }
why-alea-not_rolled = Tyle ich nie ma: za mało kości pokazuje { DICE($face) }. Wybierz spośród kości, które leżą przed tobą.
why-alea-not_a_run = W Senacie twoje kości, razem z tymi, które już tam leżą, muszą tworzyć ciąg bez luk i powtórzeń; wybierz takie.
why-alea-run_taken =
    { ME($seat) ->
        [yes] Masz już dokładnie taki ciąg; wybierz inne kości.
       *[no] { SEAT($seat) } ma w Senacie dokładnie taki ciąg; twój musi być inny.
    }
why-alea-set_taken = { SEAT($seat) } ma już w Koszarach { SET($face, $dice, form: "acc") }; postaw więcej albo mniej.
why-alea-no_column = Forum ma tyle kolumn: { $columns }, i kość od razu by z niego wypadła; wybierz mniejsze kości albo inną budowlę.
why-alea-one_face = W Koszarach stawiasz w jednej turze kości o jednej wartości; wybierz jedną wartość.
why-alea-one_or_five = Na Forum stawiasz jedną kość albo dwie o sumie pięć: 1 i 4 albo 2 i 3.
why-alea-one_die = Do Latryny trafia dokładnie jedna kość; wybierz jedną.
why-alea-latrine_by_choice = Latryna to ostateczność: możesz jeszcze postawić kości na innej budowli.
why-alea-place_dice = Postaw co najmniej jedną kość ze swojego rzutu na jednej budowli albo wydaj żeton Powtórki.
why-alea-no_token = Nie masz żetonu Powtórki; postaw kości.
why-alea-reroll_nothing = Wybierz co najmniej jedną kość do ponownego rzutu.
why-alea-reroll_own_dice = Rzucić ponownie możesz tylko kośćmi, które leżą przed tobą.
why-alea-card_not_on_offer = Trzeba wziąć jedną z kart Senatu, które masz do wyboru.
why-alea-province_not_open = Trzeba wziąć jedną z odkrytych prowincji.
why-alea-patrician_not_open = Trzeba wziąć jednego z odkrytych patrycjuszy.
why-alea-best_or_arrange = Wybierz najlepszy układ albo ułóż patrycjuszy po kolei.
why-alea-place_them_all = Zanim skończysz, wskaż każdemu patrycjuszowi miejsce albo zostaw go bez miejsca.
why-alea-not_its_home = { ITEM($patrician) } nie może tam mieszkać; wybierz miejsce z listy albo zostaw bez miejsca.
why-alea-layout_not_allowed =
    { $fault ->
        [colour] { ITEM($where) }: ktoś ma tam niewłaściwy kolor; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [too-many] { ITEM($where) }: mieszka tam zbyt wielu; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [no-offspring] { ITEM($where) }: troje razem mieszka tylko dzięki Potomstwu (karta XI); weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [one-sex] { ITEM($where) }: dwoje mieszka razem tylko jako mężczyzna i kobieta; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [child-without-couple] { ITEM($where) }: dziecko potrzebuje pary; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [grey-two-colours] { ITEM($where) }: para musi tu mieć jeden kolor; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [rim-one-colour] { ITEM($where) }: para musi tu pokazać oba kolory; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
        [child-colour] { ITEM($where) }: dziecko ma kolor jednego z rodziców; weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
       *[other] { $where }: taki układ jest niedozwolony ({ $fault }); weź najlepszy układ albo cofnij się i spróbuj jeszcze raz.
    }
why-alea-layout_loses = Ten układ jest wart punktów: { $points }, najlepszy: { $best }; nie wolno tracić punktów przez nieuwagę, więc weź najlepszy albo cofnij się i spróbuj jeszcze raz.

## Dlaczego takiej pozycji być nie może

why-alea-dice_missing = { SEAT($seat) } ma na stole kości: { $dice }, a powinno być 8; każda kość ma leżeć w jednym miejscu.
why-alea-same_run = Dwa ciągi w Senacie są takie same; wszystkie muszą być różne.
why-alea-same_set = Dwa zestawy { DICE($face) } w Koszarach są równie liczne; wszystkie muszą być różne.
why-alea-forum_row = Rząd na Forum jest za długi albo nie rośnie; ułóż kości po kolei.
why-alea-temple_order = W Świątyni nikt nie ma tylu kości co inny, a więcej kości to zawsze większa suma; zmień leżące tam kości.
why-alea-tiles_without_dice = { SEAT($seat) } ma dociągnięte w tej rundzie płytki Fortuny, ale żadnej kości w Świątyni; oddaj płytki albo połóż tam kość.
why-alea-roll = Rzut ma inną liczbę kości niż ręka; wyrównaj je.

## Plansza w terminalu

alea-board-empty = pusto
alea-board-pips = = { $pips }
alea-board-wins = ✓
alea-board-temple-prize = Fortuna: najwięcej kości zatrzymuje 2, inni po 1
alea-board-temple-first = możesz zacząć jedną kością
alea-board-temple-need =
    { $dice ->
        [one] potrzeba ci jednej kości, { $least } lub więcej
        [few] potrzeba ci { $dice } kości, razem { $least } lub więcej
       *[many] potrzeba ci { $dice } kości, razem { $least } lub więcej
    }
alea-board-senate-prize =
    { $cards ->
        [one] karta Senatu za najlepszy ciąg (✓)
        [few] karty Senatu za { $cards } najlepsze ciągi (✓)
       *[many] karty Senatu za { $cards } najlepszych ciągów
    }
alea-board-latrine-prize = żeton Powtórki za każdą kość
alea-board-hand = Kości
alea-board-tokens = Żetony
alea-board-cards = Karty
alea-board-fortuna = Fortuna
alea-board-things = Prowincje, patrycjusze
alea-board-worth =
    { $points ->
        [one] (1 punkt)
        [few] ({ $points } punkty)
       *[many] ({ $points } punktów)
    }
alea-board-your-cards = Twoje karty Senatu i ich wartość w tej chwili:
alea-board-your-tiles = Twoje płytki Fortuny z tej rundy: { AND($tiles) }.
alea-board-known = Pamiętasz { ITEM($items) }: { AND($places) }.
alea-place-pile = { $count } w stosie
alea-place-under = { $count } pod stosem
alea-place-choice = { $count } do wyboru ({ SEAT($seat) })
alea-place-of = { $count } na ręce ({ SEAT($seat) })
alea-board-forecast =
    { $points ->
        [one] Gdyby gra skończyła się teraz: 1 punkt.
        [few] Gdyby gra skończyła się teraz: { $points } punkty.
       *[many] Gdyby gra skończyła się teraz: { $points } punktów.
    }
alea-board-left-out = bez miejsca:
alea-board-next = Teraz: { ITEM($patrician) }

## Plansza: litery wycięte w kamieniu

alea-plate-temple = TEMPLVM
alea-plate-senate = SENATVS
alea-plate-castrum = CASTRVM
alea-plate-forum = FORVM
alea-plate-forum-whole = FORVM · ROMANVM
alea-plate-latrine = LATRINA
alea-plate-pips =
    { $pips ->
        [one] 1 oczko
        [few] { $pips } oczka
       *[many] { $pips } oczek
    }
alea-plate-round = Runda { $round } z { $rounds }
alea-plate-began =
    { ME($start) ->
        [yes] zaczynasz
       *[no] zaczyna { SEAT($start) }
    }
alea-plate-last = ostatnie tury: { SEAT($last) }, potem podliczanie
alea-plate-chooses = { NAME($scoring) }: wybiera { SEAT($seat) }, { SET($face, $dice) }
alea-plate-now =
    { $scoring ->
        [none] tura { $turn }: { SEAT($seat) }
       *[other] podliczanie: { NAME($scoring) }
    }
alea-plate-unsure = kolor odtworzony
alea-plate-moves-in =
    { $count ->
        [0] pusta
       *[other] zamieszka { ITEM($people) }
    }

## Plansza: karty

alea-card-empty = pusta { $points }
alea-card-home =
    { $rim ->
        [yes] { $numeral } · Obrzeże
       *[no] { $numeral } · Joker
    }
alea-card-home-short =
    { $rim ->
        [yes] Obrz.
       *[no] Joker
    }
alea-card-I-name = Wiele prowincji
alea-card-I = 1 i po 1 za każde dwie prowincje, obrzeża i jokery
alea-card-II-name = Wielu patrycjuszy
alea-card-II = 1 za każdych dwóch z domem
alea-card-III-name = Wielu senatorów
alea-card-III = 1 i po 1 za każdą kartę, także tę
alea-card-IV-name = Łaska Fortuny
alea-card-IV = 1 i więcej za każde trzy płytki
alea-card-V-name = Wiele par
alea-card-V = 1 i po 1 za każdą parę
alea-card-VI-name = Wszelkie rody
alea-card-VI = 1 za każdy kolor z domem
alea-card-VII-name = Wszelkie ziemie
alea-card-VII = 1 za każdy kolor twoich prowincji
alea-card-VIII-name = Zamieszkane
alea-card-VIII = 1 za każdą zamieszkaną; bez obrzeży i jokerów
alea-card-IX-name = Wiele kobiet
alea-card-IX = 1 za każdą kobietę z domem
alea-card-X-name = Wielu mężczyzn
alea-card-X = 1 za każdego mężczyznę z domem
alea-card-XI-name = Potomstwo
alea-card-XI = jedna para może przyjąć trzeciego patrycjusza
alea-card-XII-name = Obrzeże
alea-card-XII = mężczyzna i kobieta obu kolorów: 3; jedno samo: 0
alea-card-XIII-name = Joker
alea-card-XIII = mężczyzna i kobieta dowolnych kolorów; zamieszkany: 1
alea-card-now =
    { $gain ->
        [0] na razie nic
       *[other] teraz { $gain }
    }
alea-card-worth = warta { $worth }

## Plansza: tabliczki przy budowlach

alea-die-of =
    { ME($seat) ->
        [yes] twoja { SET($face) }
       *[no] { SET($face) } ({ SEAT($seat) })
    }
alea-sign-temple = Prowadzisz: kości { $dice }, oczek { $pips }
alea-sign-temple-short = prowadzisz: płytki { $tiles }
alea-sign-temple-note = dobierasz { $tiles }, prowadzący zatrzymuje 2
alea-sign-senate = Twój ciąg { $dice }: miejsce { $rank } z { $of }
alea-sign-senate-short =
    { $pays ->
        [yes] miejsce { $rank }: karta
       *[no] miejsce { $rank }: nic
    }
alea-sign-senate-note =
    { $pays ->
        [yes] da kartę Senatu
       *[no] na razie bez karty
    }
alea-sign-castrum =
    { $pays ->
        [yes] Zestaw { $dice }, miejsce { $rank }: bierze prowincję
       *[no] Zestaw { $dice }, miejsce { $rank }: na razie nic
    }
alea-sign-castrum-short =
    { $pays ->
        [yes] miejsce { $rank }: prowincja
       *[no] miejsce { $rank }: nic
    }
alea-sign-forum =
    { $falls ->
        [0] Na { AND($columns) }: tam wybierasz patrycjusza
       *[other] Na { AND($columns) }: tam wybierasz. Wypada: { AND($pushed) }.
    }
alea-sign-forum-short = wybierasz na { AND($columns) }
alea-sign-latrine = Żeton Powtórki za nią
alea-sign-latrine-short = żeton
alea-sign-no-no_temple = bez Świątyni
alea-sign-no-temple_count =
    { $need ->
        [one] dokładnie jedna kość
       *[other] dokładnie kości: { $need }
    }
alea-sign-no-temple_sum =
    { $need ->
        [one] jedna kość, co najmniej { $least }
       *[other] kości { $need }, oczek co najmniej { $least }
    }
alea-sign-no-not_rolled = nie ma w rzucie
alea-sign-no-not_a_run = Jeden ciąg bez przerw
alea-sign-no-run_taken =
    { ME($seat) ->
        [yes] Masz już taki ciąg
       *[no] { SEAT($seat) } ma taki ciąg
    }
alea-sign-no-set_taken = { SEAT($seat) } ma { SET($face, $dice, form: "acc") }: więcej lub mniej
alea-sign-no-no_column = Spadłaby od razu za kolumnę { $columns }
alea-sign-no-one_face = Jedna ścianka na turę
alea-sign-no-one_or_five = Jedna kość albo dwie dające pięć
alea-sign-no-one_die = dokładnie jedna kość
alea-sign-no-latrine_by_choice = tylko w ostateczności
alea-need-temple =
    { $first ->
        [yes] Jedna kość otwiera Świątynię
       *[no]
            { $dice ->
                [one] Teraz: jedna kość, co najmniej { $least }
               *[other] Teraz: kości { $dice }, oczek co najmniej { $least }
            }
    }
alea-need-senate = Ciągi: { $runs }, karty dla { $cards }
alea-need-castrum = Zestawy: { $sets }, prowincje: { $provinces }
alea-need-forum =
    { $dice ->
        [0] Wolne kolumny: { $columns }
       *[other] Zajęte kolumny: { $dice } z { $columns }
    }
alea-later-forum = Przed nami Forum: wybierasz na { AND($columns) }
alea-need-latrine = ostateczność; żeton za kość

## Plansza: moje rzeczy, gracze

alea-dock-roll = Mój rzut
alea-dock-dice = Moje kości
alea-dock-picked =
    { $picked ->
        [0] kości { $count }
       *[other] { $picked } z { $count } w ręce
    }
alea-dock-hand = { $count } w ręce
alea-dock-cup = Powtórka
alea-dock-tokens =
    { $tokens ->
        [0] brak
        [one] 1 żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
alea-dock-drop = wrzuć kości:|żeton rzuca|je jeszcze raz
alea-dock-fortuna = Fortuna
alea-dock-secret = ta runda|(tajne)
alea-dock-estate = Mój majątek w najlepszym układzie: sława
alea-dock-estate-short = Mój majątek: sława
alea-dock-empty = Tu zamieszkają twoje prowincje i patrycjusze.
alea-dock-homeless = bez domu
alea-dock-parts = prowincje { $provinces } · patrycjusze { $patricians } · Senat { $senate } · Fortuna { $fortuna } · żetony { $tokens }
alea-dock-fame = sława
alea-fan-title =
    { $count ->
        [one] Została jedna karta Senatu
       *[other] Wybierz jedną kartę Senatu z { $count }
    }
alea-offering-title = Fortuna: { $kept } z { $count } do zatrzymania
alea-laying-title = Mój majątek, sława
alea-laying-best = najlepszy układ jest wart { $best }
alea-row-you = ty
alea-row-start = gracz zaczynający
alea-row-roll = rzut: { $faces }
alea-row-dice = Kości w ręce
alea-row-tokens = Żetony Powtórki
alea-row-fortuna = Płytki Fortuny
alea-row-unseen = { $count } zakryte
alea-row-cards =
    { $some ->
        [0] zakryte: { $cards }
       *[other] zakryte: { $cards }, jedna to { OR($known) }
    }
alea-row-choice = wybiera z { $count }
alea-row-worth = { ITEM($card) }: { $worth }
alea-row-no-cards = bez karty Senatu
alea-rival-fame = Sława bez kart zakrytych
alea-rival-cards = Zakryte karty Senatu
alea-rival-known = Jedna z nich: { ITEM($items) }
alea-rival-drawn = Płytki Fortuny tej rundy, zakryte
alea-rival-estate = Prowincje i patrycjusze
alea-rival-shown = Karty Senatu

## Plansza: co się stało, w kilku słowach

alea-scene-round =
    { ME($start) ->
        [yes] Runda { $round } z { $rounds }. Zaczynasz.
       *[no] Runda { $round } z { $rounds }. Zaczyna { SEAT($start) }.
    }
alea-scene-rerolls =
    { ME($seat) ->
        [yes] Za żeton rzucasz jeszcze raz: { SET($faces) }.
       *[no] { SEAT($seat) }: za żeton jeszcze raz { SET($faces) }.
    }
alea-scene-temple =
    { ME($seat) ->
        [yes] Ty: { SET($faces, form: "acc") } do Świątyni; płytka za kość.
       *[no] { SEAT($seat) }: { SET($faces, form: "acc") } do Świątyni; płytka za kość.
    }
alea-scene-senate =
    { ME($seat) ->
        [yes] Ty: ciąg { $faces } do Senatu.
       *[no] { SEAT($seat) }: ciąg { $faces } do Senatu.
    }
alea-scene-castrum =
    { ME($seat) ->
        [yes] Ty: { SET($face, $dice, form: "acc") } do Koszar.
       *[no] { SEAT($seat) }: { SET($face, $dice, form: "acc") } do Koszar.
    }
alea-scene-forum =
    { ME($seat) ->
        [yes] Ty: { SET($faces, form: "acc") } na Forum.
       *[no] { SEAT($seat) }: { SET($faces, form: "acc") } na Forum.
    }
alea-scene-latrine =
    { ME($seat) ->
        [yes] Nic nie pasuje: twoja { SET($face) } do Latryny.
       *[no] Nic nie pasuje: { SET($face) } do Latryny ({ SEAT($seat) }).
    }
alea-scene-pushed_out =
    { ME($seat) ->
        [yes] Wypada twoja { SET($face) }.
       *[no] Wypada { SET($face) } ({ SEAT($seat) }).
    }
alea-scene-leftover =
    { ME($seat) ->
        [yes] Ty: zostało kości { $dice }, do Latryny.
       *[no] { SEAT($seat) }: zostało kości { $dice }, do Latryny.
    }
alea-scene-fortuna_kept =
    { ME($seat) ->
        [yes] Zatrzymujesz Fortunę { AND($tiles) }.
       *[no] { SEAT($seat) } zatrzymuje Fortunę { AND($tiles) }.
    }
alea-scene-card_taken = { SEAT($seat) } bierze zakrytą kartę Senatu.
alea-scene-province_taken =
    { ME($seat) ->
        [yes] Bierzesz prowincję: { ITEM($province) }.
       *[no] { SEAT($seat) } bierze prowincję: { ITEM($province) }.
    }
alea-scene-patrician_taken =
    { ME($seat) ->
        [yes] Bierzesz patrycjusza: { ITEM($patrician) }.
       *[no] { SEAT($seat) } bierze patrycjusza: { ITEM($patrician) }.
    }
alea-scene-tokens =
    { ME($seat) ->
        [yes] Ty: żetony z Latryny { $tokens }.
       *[no] { SEAT($seat) }: żetony z Latryny { $tokens }.
    }

## Plansza: pytania krok po kroku

alea-step-place = Które kości dokąd?
alea-step-tokens =
    { $tokens ->
        [0] Wybierz kości albo budowlę. Nie masz żetonu na powtórkę.
        [one] Wybierz kości albo budowlę. Jeden żeton pozwala powtórzyć rzut.
        [few] Wybierz kości albo budowlę. { $tokens } żetony pozwalają powtarzać rzut.
       *[many] Wybierz kości albo budowlę. { $tokens } żetonów pozwala powtarzać rzut.
    }
alea-step-where =
    { $count ->
        [one] Dokąd { SET($faces) }?
       *[other] Dokąd { SET($faces) }?
    }
alea-step-building =
    { $count ->
        [0] { NAME($building) }: które kości?
       *[other] { NAME($building) }: { SET($faces) }?
    }
alea-step-reroll =
    { $count ->
        [0] Które kości rzucasz jeszcze raz?
       *[other] Rzucić jeszcze raz, kości: { $count }?
    }
alea-step-chooser =
    { $kind ->
        [province] Wybór w Koszarach: { SET($face, $dice) }.
       *[patrician] Wybór na Forum: { SET($face) }.
    }
alea-step-taking = W ręce: { ITEM($code) }. Bierzesz?
alea-step-card = W ręce: { ITEM($code) }. Zatrzymujesz?
alea-step-layout = Czy tak mają mieszkać twoi patrycjusze?
alea-step-layout-note = Leży najlepszy układ. Przesuwaj, kogo chcesz, byle nie kosztowało to sławy.

## Plansza: co da słowo

alea-effect-temple = Prowadzisz w Świątyni: kości { $dice }, oczek { $pips }; dobierasz płytki: { $tiles }.
alea-effect-senate =
    { $pays ->
        [yes] Twój ciąg { $dice } ma miejsce { $rank } z { $of }: da kartę Senatu.
       *[no] Twój ciąg { $dice } ma miejsce { $rank } z { $of }: na razie bez karty.
    }
alea-effect-castrum =
    { $pays ->
        [yes] Twój zestaw { $dice } ma miejsce { $rank } z { $of }: bierze prowincję.
       *[no] Twój zestaw { $dice } ma miejsce { $rank } z { $of }: na razie bez prowincji.
    }
alea-effect-forum =
    { $seats ->
        [one] Staje na kolumnie { AND($columns) } z { $of }: tam wybierasz patrycjusza.
       *[other] Stają na kolumnach { AND($columns) } z { $of }: na każdej wybierasz patrycjusza.
    }
alea-effect-latrine = Idzie do Latryny i daje żeton Powtórki.
alea-effect-pushed =
    { $falls ->
        [one] Wypada { AND($pushed) }.
       *[other] Wypadają { AND($pushed) }.
    }
alea-effect-gain = Sława { $gain }
alea-effect-part =
    { $source ->
        [provinces] Prowincje { $part }.
        [patricians] Patrycjusze { $part }.
        [senate] Senat { $part }.
        [fortuna] Fortuna { $part }.
       *[tokens] Żetony { $part }.
    }
alea-effect-layout = Wart { $points }, najlepszy { $best }.
alea-effect-reroll = Nikt nie wie, co wypadnie.
alea-effect-tokens = Dostajesz żetony Powtórki: { $tokens }.
alea-effect-next =
    { ME($seat) ->
        [yes]
            { $prompt ->
                [place] Potem twoja tura.
                [take_province] Potem wybierasz prowincję.
                [take_patrician] Potem wybierasz patrycjusza.
                [take_card] Potem wybierasz kartę Senatu.
                [keep_fortuna] Potem wybierasz płytki Fortuny.
               *[layout] Potem wszyscy układają majątki.
            }
       *[no]
            { $prompt ->
                [place] Potem tura: { SEAT($seat) }.
                [take_province] Potem prowincję wybiera { SEAT($seat) }.
                [take_patrician] Potem patrycjusza wybiera { SEAT($seat) }.
                [take_card] Potem kartę Senatu wybiera { SEAT($seat) }.
                [keep_fortuna] Potem płytki Fortuny wybiera { SEAT($seat) }.
               *[layout] Potem wszyscy układają majątki.
            }
    }
alea-effect-nothing = Od razu nic się nie zmienia.

## Plansza: jak się co nazywa

alea-thing-building =
    { $building ->
        [forum] { NAME($building) }, kolumny: { $columns }
       *[other] { NAME($building) }
    }
alea-thing-group =
    { $building ->
        [temple] { SEAT($seat) } w Świątyni: { SET($faces) }, oczek { $pips }, miejsce { $rank }, zatrzyma { $keeps }
        [senate]
            { $pays ->
                [yes] { SEAT($seat) } w Senacie: ciąg { $faces }, miejsce { $rank }, z kartą
               *[no] { SEAT($seat) } w Senacie: ciąg { $faces }, miejsce { $rank }, bez karty
            }
        [castrum]
            { $pays ->
                [yes] { SEAT($seat) } w Koszarach: { SET($face, $dice) }, miejsce { $rank }, z prowincją
               *[no] { SEAT($seat) } w Koszarach: { SET($face, $dice) }, miejsce { $rank }, bez prowincji
            }
        [forum] { SEAT($seat) } na Forum: { SET($face) } na kolumnie { $column }
       *[latrine] { SEAT($seat) } w Latrynie: kości { $dice }, żetonów będzie { $tokens }
    }
alea-thing-die = Kość: { SET($face) }
alea-thing-blank = Kość w ręce
alea-thing-rolled = Kość: { SET($face) }
alea-thing-province =
    { $owned ->
        [yes] Prowincja { ITEM($code) } ({ SEAT($owner) })
       *[no] Prowincja { ITEM($code) }
    }
alea-thing-home =
    { COUNT($people) ->
        [0] { $home }
       *[other] { $home }; mieszka tu: { ITEM($people) }
    }
alea-thing-patrician =
    { $owned ->
        [yes] Patrycjusz { ITEM($code) } ({ SEAT($owner) })
       *[no] Patrycjusz { ITEM($code) }
    }
alea-thing-card = Karta Senatu { ITEM($code) }
alea-thing-fortuna = Fortuna { $value }, z tej rundy
alea-thing-kept = Fortuna { $value }, zatrzymana
alea-thing-pile =
    { $pile ->
        [provinces] Stos prowincji: { $count }
        [patricians] Stos patrycjuszy: { $count }
        [fortuna] Stos płytek Fortuny: { $count }
        [rejected] Odrzucone płytki Fortuny: { $count }
       *[senate] Stos kart Senatu: { $count }
    }
alea-thing-cup = Kubek, żetony: { $tokens }
alea-thing-estate = Mój majątek
alea-thing-socket = Dom w { ITEM($home) }, miejsce { $n }
alea-thing-round =
    { $scoring ->
        [none] Runda { $round } z { $rounds }, zaczyna { SEAT($start) }, tura { $turn }
       *[other]
            { $chooses ->
                [yes] Runda { $round } z { $rounds }, zaczyna { SEAT($start) }, tura { $turn }, podliczanie: { NAME($scoring) }; { NAME($building) }, miejsce { $rank }: wybiera { SEAT($seat) }, { SET($face, $dice) }
               *[no] Runda { $round } z { $rounds }, zaczyna { SEAT($start) }, tura { $turn }, podliczanie: { NAME($scoring) }
            }
    }
alea-thing-seat = { SEAT($seat) }: kości { $dice }, żetony { $tokens }, płytki Fortuny { $tiles }, dobrane { $drawn }, zakryte karty Senatu { $cards }, inne { $owns }
alea-tip-building =
    { $building ->
        [temple] O kość więcej niż ktokolwiek i więcej oczek; płytka Fortuny za każdą kość.
        [senate] Jeden ciąg bez przerw; żadne dwa takie same. Najlepsze dają karty Senatu.
        [castrum] Zestawy jednej ścianki; żadne dwa takie same. Więcej kości, potem wyższe ścianki, biorą prowincje.
        [forum] Jedna kość albo dwie dające pięć. Małe wchodzą, duże wypadają. Każda bierze patrycjusza.
       *[latrine] Ostateczność. Każda kość daje żeton Powtórki.
    }
alea-tip-pile =
    { $pile ->
        [senate] Pod stosem leży z nich { $under }.
       *[other]
            { $some ->
                [0] {""}
               *[other] Poza grą albo odkryte: { ITEM($codes) }.
            }
    }
alea-tip-cup = Wrzuć kości: żeton rzuca je jeszcze raz.
alea-tip-estate = Zawsze leży w najlepszym układzie. Puste prowincje liczą o punkt mniej, patrycjusze bez domu nic.
alea-tip-seat =
    { $owns ->
        [0] Na razie nic nie zebrano.
       *[other] Ma: { ITEM($items) }.
    }
alea-tip-seat-tiles = Płytki Fortuny: { $kept }.
alea-tip-seat-choice = Wybiera z kart Senatu: { $choice }.
alea-tip-key = Klawisz: { $key }
alea-tip-unsure = Ten kolor jest odtworzony: nasze źródło go nie podaje.
alea-overview-mine = Co jest moje
alea-overview-players = Gracze
alea-phase-end = Koniec
alea-phase-reckoning = Końcowe podliczanie
alea-phase-round = Runda { $round }
alea-phase-turns = Tury

## Plansza: koniec

alea-over-wins =
    { ME($seat) ->
        [yes] Wygrywasz
       *[no] Wygrywa { SEAT($seat) }
    }
alea-over-shared = Wspólne zwycięstwo: { SEAT($seats) }
alea-over-why =
    { $senate ->
        [0] Sława { $points }, z tego { $part }: { NAME($source) }; bez punktu z Senatu.
       *[other] Sława { $points }, z tego { $part }: { NAME($source) }.
    }
alea-name-provinces = prowincje
alea-name-patricians = patrycjusze
alea-name-fortuna = Fortuna
alea-name-tokens = żetony
alea-over-columns = Sława graczy według źródeł
alea-over-place =
    { $me ->
        [yes] miejsce { $place }, ty
       *[no] miejsce { $place }
    }
alea-over-provinces = wartość; pusta o jeden mniej
alea-over-patricians = kto znalazł dom
alea-over-senate = każda według swojej zasady
alea-over-fortuna = zatrzymane płytki
alea-over-tokens = po jednym za każde dwa

## Koniec

alea-score-provinces = Prowincje
alea-score-patricians = Patrycjusze
alea-score-senate = Senat
alea-score-fortuna = Fortuna
alea-score-tokens = Żetony
alea-score-tiebreak = Remis

## Prowincje, patrycjusze i płytki Fortuny; ♂ to mężczyzna, ♀ kobieta

alea-item-red1 = czerwona I
alea-item-red2 = czerwona II
alea-item-red3 = czerwona III
alea-item-red4 = czerwona IV
alea-item-green1 = zielona I
alea-item-green2 = zielona II
alea-item-green3 = zielona III
alea-item-green4 = zielona IV
alea-item-purple1 = purpurowa I
alea-item-purple2 = purpurowa II
alea-item-purple3 = purpurowa III
alea-item-purple4 = purpurowa IV
alea-item-blue1 = niebieska I
alea-item-blue2 = niebieska II
alea-item-blue3 = niebieska III
alea-item-blue4 = niebieska IV
alea-item-yellow1 = żółta I
alea-item-yellow2 = żółta II
alea-item-yellow3 = żółta III
alea-item-yellow4 = żółta IV
alea-item-orange1 = pomarańczowa I
alea-item-orange2 = pomarańczowa II
alea-item-orange3 = pomarańczowa III
alea-item-orange4 = pomarańczowa IV
alea-item-grey0 = szara 0
alea-item-redM1 = czerwony ♂1
alea-item-redM2 = czerwony ♂2
alea-item-redM3 = czerwony ♂3
alea-item-redF1 = czerwona ♀1
alea-item-redF2 = czerwona ♀2
alea-item-redF3 = czerwona ♀3
alea-item-greenM1 = zielony ♂1
alea-item-greenM2 = zielony ♂2
alea-item-greenM3 = zielony ♂3
alea-item-greenF1 = zielona ♀1
alea-item-greenF2 = zielona ♀2
alea-item-greenF3 = zielona ♀3
alea-item-purpleM1 = purpurowy ♂1
alea-item-purpleM2 = purpurowy ♂2
alea-item-purpleM3 = purpurowy ♂3
alea-item-purpleF1 = purpurowa ♀1
alea-item-purpleF2 = purpurowa ♀2
alea-item-purpleF3 = purpurowa ♀3
alea-item-blueM1 = niebieski ♂1
alea-item-blueM2 = niebieski ♂2
alea-item-blueM3 = niebieski ♂3
alea-item-blueF1 = niebieska ♀1
alea-item-blueF2 = niebieska ♀2
alea-item-blueF3 = niebieska ♀3
alea-item-yellowM1 = żółty ♂1
alea-item-yellowM2 = żółty ♂2
alea-item-yellowM3 = żółty ♂3
alea-item-yellowF1 = żółta ♀1
alea-item-yellowF2 = żółta ♀2
alea-item-yellowF3 = żółta ♀3
alea-item-orangeM1 = pomarańczowy ♂1
alea-item-orangeM2 = pomarańczowy ♂2
alea-item-orangeM3 = pomarańczowy ♂3
alea-item-orangeF1 = pomarańczowa ♀1
alea-item-orangeF2 = pomarańczowa ♀2
alea-item-orangeF3 = pomarańczowa ♀3
alea-item-1 = Fortuna 1
alea-item-2 = Fortuna 2
alea-item-3 = Fortuna 3

## Karty Senatu

alea-item-I = I Wiele prowincji
    .text = 1 punkt i 1 za każde dwie twoje prowincje, także obrzeżne i jokery, zamieszkane czy nie.
alea-item-II = II Wielu patrycjuszy
    .text = 1 punkt za każdych dwoje patrycjuszy mieszkających w twoich prowincjach.
alea-item-III = III Wiele kart Senatu
    .text = 1 punkt i 1 za każdą twoją kartę Senatu, razem z tą.
alea-item-IV = IV Łaska Fortuny
    .text = 1 punkt i więcej za każde trzy twoje płytki Fortuny.
alea-item-V = V Wiele par
    .text = 1 punkt i 1 za każdą parę w twoich prowincjach, także obrzeżnych i jokerach.
alea-item-VI = VI Różni patrycjusze
    .text = 1 punkt za każdy kolor patrycjuszy mieszkających w twoich prowincjach.
alea-item-VII = VII Różne prowincje
    .text = 1 punkt za każdy kolor twoich prowincji; obrzeżna pokazuje oba swoje kolory, joker kolory mieszkańców, pusty szary.
alea-item-VIII = VIII Zamieszkane prowincje
    .text = 1 punkt za każdą kartę prowincji, w której ktoś mieszka, bez obrzeżnych i jokerów.
alea-item-IX = IX Wiele kobiet
    .text = 1 punkt za każdą kobietę mieszkającą w twoich prowincjach.
alea-item-X = X Wielu mężczyzn
    .text = 1 punkt za każdego mężczyznę mieszkającego w twoich prowincjach.
alea-item-XI = XI Potomstwo
    .text = Jedna twoja para może mieć dziecko: trzecią płytkę w kolorze rodzica.
alea-item-XII-red-green = XII Obrzeżna czerwona-zielona
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także.
alea-item-XII-green-blue = XII Obrzeżna zielona-niebieska
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także. Kolory tej karty są odtworzone.
alea-item-XII-blue-purple = XII Obrzeżna niebieska-purpurowa
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także. Kolory tej karty są odtworzone.
alea-item-XII-purple-yellow = XII Obrzeżna purpurowa-żółta
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także. Kolory tej karty są odtworzone.
alea-item-XII-yellow-orange = XII Obrzeżna żółta-pomarańczowa
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także. Kolory tej karty są odtworzone.
alea-item-XII-orange-red = XII Obrzeżna pomarańczowa-czerwona
    .text = Mężczyzna i kobieta, po jednym z obu kolorów: 3 punkty; jedno z nich: 0. Patrycjusze liczą się także. Kolory tej karty są odtworzone.
alea-item-XIII-a = XIII Joker
    .text = Mężczyzna, kobieta albo para dowolnych kolorów: 1 punkt, jeśli ktoś tu mieszka. Patrycjusze liczą się także.
alea-item-XIII-b = XIII Joker
    .text = Mężczyzna, kobieta albo para dowolnych kolorów: 1 punkt, jeśli ktoś tu mieszka. Patrycjusze liczą się także.

alea-help-keys = 1 do 6 wybierają kość z taką ścianką; budynek ma swoją pierwszą literę, kubek R.

## Zasady, według numerów z RULES.md

alea-rule-1-1 = Rundy i co się wykłada
    .long = Przy dwóch i trzech graczach jest sześć rund, przy czterech i pięciu pięć. Forum ma 4, 5, 6 albo 7 kolumn dla 2, 3, 4 albo 5 graczy; w każdej rundzie odkrytych jest tyle prowincji, ilu jest graczy.
alea-rule-1-2 = Bez Świątyni we dwoje i troje
    .long = Przy dwóch i trzech graczach Świątynia, wszystkie płytki Fortuny i karta Senatu IV zostają w pudełku.
alea-rule-1-3 = Co jest w pudełku
    .long = 25 prowincji, 36 patrycjuszy, 30 płytek Fortuny i 19 kart Senatu; każdy rodzaj miesza się zakryty. Kolory żółty i pomarańczowy są odtworzone: źródło wymienia tylko cztery z sześciu.
alea-rule-1-4 = Odkryte prowincje
    .long = W każdej rundzie przy Koszarach odkrywa się losowo tyle prowincji, ilu jest graczy.
alea-rule-1-5 = Odkryci patrycjusze
    .long = W każdej rundzie odkrywa się po jednym patrycjuszu na każdą kolumnę Forum.
alea-rule-1-6 = Z czym zaczynasz
    .long = Każdy ma osiem kości i ani jednego żetonu. Zaczyna pierwsze miejsce.
alea-rule-1-7 = Każdy ma osiem kości
    .long = Każdy gracz ma zawsze osiem kości, w ręce albo na budowlach.
alea-rule-2-1 = Kolejność tur
    .long = Tury idą zgodnie z ruchem wskazówek zegara od gracza rozpoczynającego.
alea-rule-2-2 = Rzucasz
    .long = W swojej turze rzucasz wszystkimi kośćmi, które masz w ręce.
alea-rule-2-3 = Stawiasz
    .long = Potem stawiasz co najmniej jedną z rzuconych właśnie kości, na dokładnie jednej budowli i według jej zasady.
alea-rule-2-4 = Nie musisz stawiać wszystkich
    .long = Nikt nie musi stawiać wszystkich kości, które by pasowały. Postawione zostają, dopóki budowla nie zostanie podliczona.
alea-rule-2-5 = Możesz rzucić ponownie
    .long = Zanim postawisz kości, możesz wydać dowolnie wiele żetonów, jeden po drugim; za każdy rzucasz ponownie dowolnymi z rzuconych właśnie kości, co najmniej jedną.
alea-rule-3-1 = Świątynia: o jedną kość więcej
    .long = Kto jest w Świątyni pierwszy, stawia dokładnie jedną kość. Kto przychodzi potem, musi mieć tam dokładnie o jedną kość więcej niż najwięcej; kości, które już tam leżą, też się liczą.
alea-rule-3-2 = Świątynia: większa suma
    .long = Suma twoich kości musi być wtedy większa niż suma gracza, który ma tam najwięcej kości.
alea-rule-3-3 = Świątynia: płytki Fortuny
    .long = Za każdą kość, którą teraz stawiasz, dobierasz płytkę Fortuny, oglądasz ją i trzymasz zakrytą.
alea-rule-3-4 = Świątynia: gdy płytek brak
    .long = Gdy stos się skończy, z odrzuconych płytek powstaje nowy; jeśli i tych jest za mało, dobiera się mniej.
alea-rule-3-5 = Świątynia: podliczanie
    .long = Kto ma najwięcej kości, zatrzymuje dwie z płytek dobranych w tej rundzie, inni z kośćmi w Świątyni po jednej, już odkryte; kto ma mniej, zatrzymuje, co ma. Reszta leży odkryta obok Świątyni.
alea-rule-3-6 = Świątynia: samotna kość
    .long = Jeśli w całej rundzie postawiono tam jedną kość, jej właściciel dobiera drugą płytkę i zatrzymuje obie.
alea-rule-3-7 = Świątynia: kości wracają
    .long = Kości ze Świątyni wracają i nie dają żetonów.
alea-rule-3-8 = Świątynia: prowadzący idzie dalej
    .long = Prowadzący może iść dalej, o jedną dowolną kość na turę.
alea-rule-3-9 = Świątynia: bez remisów
    .long = Nigdy dwóch graczy naraz nie ma najwięcej kości.
alea-rule-4-1 = Senat: ciąg
    .long = Ciąg to od jednej do sześciu kości o kolejnych wartościach.
alea-rule-4-2 = Senat: jeden ciąg na gracza
    .long = Masz jeden ciąg; późniejsze kości przedłużają go z jednej albo z obu stron.
alea-rule-4-3 = Senat: każdy ciąg inny
    .long = W żadnej chwili dwa ciągi w Senacie nie mogą być takie same.
alea-rule-4-4 = Senat: wystarczy część
    .long = Można postawić część dłuższego ciągu, nawet jedną kość.
alea-rule-4-5 = Senat: który ciąg lepszy
    .long = Przy podliczaniu dłuższy bije krótszy, potem wyższy bije niższy; remisów nie ma.
alea-rule-4-6 = Senat: karty
    .long = Najlepszy dobiera trzy karty Senatu, jedną zatrzymuje w tajemnicy, a pozostałe podaje drugiemu, który zatrzymuje jedną; ostatnia trafia zakryta pod stos. Kto dostaje karty, musi jedną zatrzymać.
alea-rule-4-7 = Senat: we dwoje i w pięcioro
    .long = Przy dwóch graczach kartę dostaje tylko najlepszy, przy pięciu trzeci dostaje ostatnią.
alea-rule-4-8 = Senat: karty dla nikogo
    .long = Karty, dla których nie ma gracza, trafiają pod stos.
alea-rule-4-9 = Senat: kości
    .long = Kości tych, którzy dostali kartę, wracają, pozostałe idą do Latryny.
alea-rule-5-1 = Koszary: zestaw
    .long = Zestaw to dowolna liczba kości o jednej wartości.
alea-rule-5-2 = Koszary: kilka zestawów
    .long = Możesz mieć kilka zestawów o różnych wartościach i później je powiększać, jedną wartość na turę; zestaw danej wartości masz jeden.
alea-rule-5-3 = Koszary: każdy zestaw inny
    .long = Żadnych dwóch graczy nie może mieć tyle samo kości jednej wartości. Liczy się tylko suma, więc zestaw może przeskoczyć inny.
alea-rule-5-4 = Koszary: prowincje
    .long = Przy podliczaniu zestaw o największej liczbie kości, potem o wyższej wartości, bierze odkrytą prowincję; potem następny zestaw. Brać trzeba. Remisów nie ma.
alea-rule-5-5 = Koszary: co zostaje
    .long = Koniec jest wtedy, gdy zabraknie prowincji albo zestawów; pozostałe prowincje odpadają z gry.
alea-rule-5-6 = Koszary: kości
    .long = Kości z zestawów, które wzięły prowincję, wracają, pozostałe idą do Latryny.
alea-rule-6-1 = Forum: jedna kość albo para
    .long = Jedna dowolna kość albo dokładnie dwie, które dają pięć: 1 i 4 albo 2 i 3.
alea-rule-6-2 = Forum: rząd
    .long = Nowa kość staje na prawo od wszystkich mniejszych i na lewo od równych i większych, które przesuwają się w prawo.
alea-rule-6-3 = Forum: dla każdej kolumna
    .long = Każda nowa kość musi stanąć na kolumnie.
alea-rule-6-4 = Forum: wypchnięte
    .long = Kości wypchnięte za ostatnią kolumnę idą do Latryny swoich właścicieli, twoje też.
alea-rule-6-5 = Forum: patrycjusze
    .long = Przy podliczaniu, od lewej, właściciel każdej kości bierze odkrytego patrycjusza, a kość wraca. Brać trzeba.
alea-rule-6-6 = Forum: kto zostaje
    .long = Pozostali patrycjusze odpadają z gry.
alea-rule-7-1 = Latryna: ostateczność
    .long = Tylko jeśli z twoim rzutem nic innego nie jest możliwe, stawiasz w Latrynie dokładnie jedną, dowolną kość. Przedtem możesz wydać żetony, ale nie musisz.
alea-rule-7-2 = Latryna: ostatnia kość
    .long = Może to być twoja ostatnia kość; kończy ona rundę jak każda inna.
alea-rule-7-3 = Latryna: żetony
    .long = Przy podliczaniu każdy dostaje żeton za każdą kość w Latrynie, a kości wracają.
alea-rule-7-4 = Latryna: zapas
    .long = Żetonów nie brakuje, chyba że stół gra trzydziestoma z pudełka; wtedy rozdaje się je od gracza rozpoczynającego.
alea-rule-8-1 = Koniec rundy
    .long = Gdy ktoś postawi ostatnią kość, kolejka idzie jeszcze do gracza po prawej od rozpoczynającego: wszyscy mają tyle samo tur.
alea-rule-8-2 = Podliczanie
    .long = Kości pozostałe w ręce idą do Latryny. Potem podlicza się po kolei Świątynię, Senat, Koszary, Forum i Latrynę.
alea-rule-8-3 = Następna runda
    .long = Następna runda zaczyna się z nowymi prowincjami i patrycjuszami, o jedno miejsce dalej w lewo.
alea-rule-8-4 = Koniec gry
    .long = Po piątej rundzie (czworo i pięcioro graczy) albo szóstej (dwoje i troje) gra się kończy.
alea-rule-9-1 = Co się liczy
    .long = Sława to suma prowincji, rozmieszczonych patrycjuszy, kart Senatu, płytek Fortuny i żetonów.
alea-rule-9-2 = Rozmieszczanie
    .long = Rozmieszczasz swoich patrycjuszy w swoich prowincjach, na kartach obrzeżnych i jokerach. Każdy z nich może zostać z boku.
alea-rule-9-3 = Kto może mieszkać w prowincji
    .long = W prowincji może mieszkać jeden patrycjusz jej koloru albo para w tym kolorze, mężczyzna i kobieta.
alea-rule-9-4 = Ile warta jest prowincja
    .long = Prowincja, w której ktoś mieszka, liczy się za swoją wartość, pusta o punkt mniej.
alea-rule-9-5 = Szara prowincja
    .long = Szara prowincja przyjmie jednego patrycjusza dowolnego koloru albo parę jednego koloru. Liczy się za 0, a pusta kosztuje punkt (chyba że stół gra inaczej).
alea-rule-9-6 = Ile warci są patrycjusze
    .long = Rozmieszczeni patrycjusze liczą się za swoją wartość, pozostali za nic.
alea-rule-9-7 = Fortuna i żetony
    .long = Płytki Fortuny liczą się za swoją wartość, każde dwa żetony za 1 punkt.
alea-rule-9-8 = Karta I, wiele prowincji
    .long = 1 punkt i 1 za każde dwie twoje prowincje, także obrzeżne i jokery, zamieszkane czy nie.
alea-rule-9-9 = Karta II, wielu patrycjuszy
    .long = 1 punkt za każdych dwoje patrycjuszy mieszkających w twoich prowincjach.
alea-rule-9-10 = Karta III, wiele kart Senatu
    .long = 1 punkt i 1 za każdą twoją kartę Senatu, razem z tą.
alea-rule-9-11 = Karta IV, łaska Fortuny
    .long = 1 punkt i 1 (z opcją iv_rate 2 punkty) za każde trzy twoje płytki Fortuny.
alea-rule-9-12 = Karta V, wiele par
    .long = 1 punkt i 1 za każdą parę w twoich prowincjach, także obrzeżnych i jokerach. Dziecko nie tworzy drugiej pary.
alea-rule-9-13 = Karta VI, różni patrycjusze
    .long = 1 punkt za każdy kolor patrycjuszy mieszkających w twoich prowincjach.
alea-rule-9-14 = Karta VII, różne prowincje
    .long = 1 punkt za każdy kolor twoich prowincji, zamieszkanych czy nie. Obrzeżna pokazuje oba swoje kolory, joker kolory mieszkańców; puste dodają szary, raz.
alea-rule-9-15 = Karta VIII, zamieszkane prowincje
    .long = 1 punkt za każdą kartę prowincji, w której ktoś mieszka, także szarą, bez obrzeżnych i jokerów.
alea-rule-9-16 = Karta IX, wiele kobiet
    .long = 1 punkt za każdą kobietę mieszkającą w twoich prowincjach.
alea-rule-9-17 = Karta X, wielu mężczyzn
    .long = 1 punkt za każdego mężczyznę mieszkającego w twoich prowincjach.
alea-rule-9-18 = Karta XI, potomstwo
    .long = Twoja para może mieć dziecko: trzecią płytkę, mężczyznę albo kobietę, w kolorze jednego z rodziców. Jedno dziecko w ogóle albo, z opcją offspring, po jednym na parę. Sama karta nie daje punktów.
alea-rule-9-19 = Karty XII, prowincje obrzeżne
    .long = Obrzeżna przyjmuje mężczyznę i kobietę, którzy pokazują oba jej kolory: 3 punkty. Może tam mieszkać i jedno z nich, wtedy karta nie liczy się. Patrycjusze liczą się ze swoją wartością.
alea-rule-9-20 = Karty XIII, jokery
    .long = Joker przyjmuje mężczyznę, kobietę albo parę dowolnych kolorów: 1 punkt, jeśli ktoś tu mieszka. Patrycjusze liczą się ze swoją wartością.
alea-rule-9-21 = Remisy
    .long = Przy równych punktach rozstrzyga najwyższy patrycjusz bez miejsca (z opcją tiebreak suma wszystkich bez miejsca); jeśli i to jest równe, zwycięstwo jest wspólne.
alea-rule-9-22 = Najlepszy układ
    .long = Najlepszy układ znajdujemy za ciebie: najwięcej sławy, potem najlepsza szansa przy remisie.
alea-rule-9-23 = Ciąg dalszy tego, co leży
    .long = Jeśli część patrycjuszy już leży, znajdziemy najlepszy układ, który ich zachowuje.
alea-rule-9-24 = Rozliczenie na części
    .long = Wynik pokazuje, ile przyniosła każda część.
alea-rule-9-25 = Karty na stół
    .long = Na koniec wszyscy odkrywają wszystkie karty Senatu.
alea-rule-9-26 = Wszyscy rozmieszczają
    .long = Wszyscy, którzy mają patrycjuszy, rozmieszczają ich jednocześnie.
alea-rule-9-27 = Inny układ tej samej wartości
    .long = Możesz ułożyć patrycjuszy inaczej, jeśli nie kosztuje to punktu. Nikt nie straci punktów przez przypadek.
