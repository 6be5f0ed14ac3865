### Co mówi każda gra: odmowy, zdarzenia jądra i zasady wspólne wszystkim grom.

kernel-title = Dowolna gra
kernel-seat = Gracz { $number }
kernel-sealed = coś zapieczętowanego
kernel-by-rule = [zasada { $rule }]

## Zdarzenia

kernel-event-said =
    { ME($seat) ->
        [yes] Ty: { WORD($word) }.
       *[no] { SEAT($seat) }: { WORD($word) }.
    }
kernel-event-unsealed =
    { ME($seat) ->
        [yes] Twój zapieczętowany wybór zostaje otwarty: { WORD($letter) }.
       *[no] { SEAT($seat) } otwiera zapieczętowany wybór: { WORD($letter) }.
    }
kernel-event-shown =
    { COUNT($items) ->
        [0]
            { $count ->
                [one] Ktoś ogląda jeden element ({ $place }).
                [few] Ktoś ogląda { $count } elementy ({ $place }).
               *[many] Ktoś ogląda { $count } elementów ({ $place }).
            }
       *[other] Widzisz ({ $place }): { ITEM($items) }.
    }
kernel-event-over = Gra skończona.

## Opcje, które ma każda gra

kernel-option-horizon = Horyzont
    .say = Grę przerywa się po { $choice } słowach (0: nigdy).
kernel-option-horizon-help = Przerwij grę po tylu słowach; 0 oznacza grę do końca. Do badań.

## Dlaczego słowo zostało odrzucone

why-kernel-unknown_letter = „{ $letter }” nie jest słowem tej gry; wybierz numer z listy albo wpisz „h”, by zobaczyć, jak pisze się słowa.
why-kernel-too_long = To za dużo: słowo jest pełne po „{ $word }”. Pomiń resztę.
why-kernel-not_a_pair = Z „{ $text }” nie wynika, co gdzie leży; zapisz to jako miejsce=element.
why-kernel-no_pairs = Na to pytanie nie odpowiada się układaniem elementów na miejscach.
why-kernel-no_such_slot = Nie ma tu miejsca „{ $slot }”.
why-kernel-slot_twice = Na miejscu „{ $slot }” już coś leży; mieści się tam tylko jeden element.
why-kernel-slot_does_not_take = „{ $letter }” nie może leżeć na miejscu „{ $slot }”.
why-kernel-piece_not_left = Nie masz już „{ $letter }”, aby położyć na miejscu „{ $slot }”.
why-kernel-too_many_pairs = Można tu położyć najwyżej { $most } elementów.
why-kernel-too_few_pairs = Trzeba położyć co najmniej { $least } elementów, zanim to powiesz.
why-kernel-unfinished =
    { COUNT($word) ->
        [0] To jeszcze nic nie mówi: wybierz jedną z możliwości.
       *[other] „{ $word }” to dopiero początek słowa: wybieraj dalej albo cofnij przez „u”.
    }
why-kernel-no_such_seat = { SEAT($seat) } nie siedzi przy tym stole; spójrz na listę graczy.
why-kernel-over = Gra jest skończona; nikt już o nic nie jest pytany.
why-kernel-already_answered =
    { ME($seat) ->
        [yes] Odpowiedź już padła; cofnij ją, jeśli chcesz ją zmienić.
       *[no] { SEAT($seat) } ma już odpowiedź za sobą.
    }
why-kernel-not_asked =
    { ME($seat) ->
        [yes] To nie twoja kolej; teraz odpowiada: { SEAT($waiting) }.
       *[no] To nie kolej tego gracza ({ SEAT($seat) }); teraz odpowiada: { SEAT($waiting) }.
    }
why-kernel-not_offered = Tego teraz zrobić nie można; wybierz jedną z możliwości z listy.
why-kernel-nothing_to_withdraw = Nie ma czego cofać: słowo nie jest zaczęte albo już zadziałało.
why-kernel-no_undo = Stąd nie ma powrotu: od twojego ostatniego słowa zadecydował los, dowiedziałeś się czegoś albo ktoś inny coś zrobił.
why-kernel-no_such_aside = Tego teraz wtrącić nie możesz; „a” pokaże, co wolno powiedzieć poza kolejką.
why-kernel-quiet = Dopóki to się nie rozstrzygnie, nie wolno niczego wtrącać; spróbuj zaraz potem.

## Dlaczego gra się nie zaczyna

why-kernel-unknown_game =
    { COUNT($allowed) ->
        [0] Nie ma gry „{ $game }”; żadna gra nie jest zainstalowana.
       *[other] Nie ma gry „{ $game }”; do wyboru: { OR($allowed) }.
    }
why-kernel-bad_seats = Liczba graczy { $seats } nie pasuje do tej gry; do wyboru: { OR($allowed) }.
why-kernel-unknown_option = Ta gra nie ma opcji „{ $option }”; jej opcje to { AND($allowed) }.
why-kernel-bad_option =
    { COUNT($allowed) ->
        [0] Opcja „{ $option }” nie może mieć wartości { $value }; podaj liczbę od { $lowest } do { $highest } (zwykle { $default }).
       *[other] Opcja „{ $option }” nie może mieć wartości { $value }; do wyboru: { OR($allowed) } (zwykle { $default }).
    }

## Dlaczego takiej pozycji być nie może

why-kernel-box = Zawartość pudełka się nie zgadza ({ $deck }): brakuje { $missing }; za dużo { $extra }. Każdy element musi leżeć w dokładnie jednym miejscu.
why-kernel-bad_value = „{ $where }” nie może mieć wartości { $value }; dozwolone: { $allowed }.
why-kernel-unknown_frame = Nie ma rozdziału „{ $frame }”; rozdziały to { AND($allowed) }.
why-kernel-unknown_slot = W rozdziale „{ $frame }” nie ma nic o nazwie „{ $slot }”; jest { AND($allowed) }.
why-kernel-nobody_asks = Ktoś ma odpowiedzieć, ale żaden rozdział nie pyta; podaj rozdział w „stack”.
why-kernel-nothing_to_do = Nic się nie toczy i nikt nie wygrał; podaj rozdział w „stack” albo wynik.

## Dlaczego zapis został odrzucony

why-save-unreadable = Nie można odczytać pliku „{ $file }”: { $why }. Sprawdź nazwę i uprawnienia.
why-save-not_text = „{ $file }” nie jest plikiem tekstowym (bajt { $byte }); wskaż plik zapisany przez Tabularium.
why-save-unknown_game =
    { COUNT($allowed) ->
        [0] To zapis gry „{ $game }”, której tu nie ma; nie ma tu żadnej gry.
       *[other] To zapis gry „{ $game }”, której tu nie ma; dostępne: { AND($allowed) }.
    }
why-save-not_json = Plik jest uszkodzony w wierszu { $line }, kolumnie { $column } ({ $why }); weź nieuszkodzoną kopię.
why-save-not_a_save = To nie jest nasz zapis: brakuje „{ $where }”; wskaż plik zapisany przez Tabularium.
why-save-unknown_format = Plik ma format { $format }, my czytamy format { $ours }; otwórz go tą wersją Tabularium, która go zapisała.
why-save-missing = Zapis jest niepełny: brakuje „{ $where }”; weź nieuszkodzoną kopię.
why-save-unknown_field = Zapis ma część, której nie znamy: „{ $where }”; weź plik taki, jaki został zapisany.
why-save-not_as_written = Plik zmieniono w wierszu { $line }, kolumnie { $column }; weź plik taki, jaki został zapisany.
why-save-changed = Zapis zmieniono po zapisaniu ({ $where }); weź plik taki, jaki został zapisany.
why-save-newer_rules = Zapis trzyma się nowszych zasad ({ $rules }) niż nasze ({ $ours }); zaktualizuj Tabularium.
why-save-no_migration = Zapis trzyma się zasad { $rules }, których nie da się doprowadzić do naszych ({ $ours }); dokończ grę w wersji, która ją zapisała.
why-save-log_differs = Wiersz { $line } dziennika mówi „{ $log }”, a z ziarna wynika „{ $replayed }”: zmieniono dziennik albo ziarno.
why-save-log_line = Wiersza { $line } dziennika, „{ $log }”, nie da się odczytać; weź plik taki, jaki został zapisany.
why-save-log_illegal = Wiersz { $line } dziennika, „{ $log }”, łamie zasady ({ $why }): dziennik zmieniono.
why-save-digest_differs = Odtworzenie dziennika kończy się inną pozycją niż zapisana ({ $where }): zmieniono dziennik albo pozycję.

## Dlaczego bot nie gra

why-bots-unknown = Nie ma bota „{ $bot }”; do wyboru: { AND($allowed) }.

## Zasady wspólne wszystkim grom

kernel-rule-K-1 = Na pytanie odpowiada się całym słowem.
    .long = Na każde pytanie odpowiada się słowem złożonym z liter danej gry. Słowo jest pełne, gdy nie zostało już nic do wyboru; wcześniej można je swobodnie cofnąć.
kernel-rule-K-2 = Gra tylko ten, kto siedzi przy stole.
    .long = Miejsca numerujemy od 1 w kolejności gry. Widz widzi to, co widzą wszyscy, i nic nie mówi.
kernel-rule-K-3 = Po końcu nikt już nic nie mówi.
    .long = Gdy gra jest skończona, jest wynik i nie ma więcej pytań.
kernel-rule-K-4 = Odpowiada tylko zapytany, i to raz.
    .long = Pytany jest jeden gracz albo kilku naraz. Kto odpowiada równocześnie z innymi, nie dowie się niczego, zanim nie padną wszystkie słowa, i do tej pory może swoje cofnąć.
kernel-rule-K-5 = Wybrać można tylko to, co jest na liście.
    .long = Gra wymienia wszystko, co wolno, na podstawie tego, co wiesz. Czego nie ma na liście, to łamie jakąś zasadę, a ty możesz zapytać którą.
kernel-rule-K-6 = Cofać się można, póki nie dowiedziałeś się przez to niczego.
    .long = Słowo można cofnąć, jeśli od tej chwili nie zadziałał los, nie zobaczyłeś niczego, czego wcześniej nie mogłeś widzieć, i nikt inny się nie odezwał. To, co pokazałeś ze swoich rzeczy, nie przeszkadza; co inni z tego pamiętają, to ich sprawa.
kernel-rule-K-7 = Gra zaczyna się tak, jak ją umówiono.
    .long = Gra, liczba graczy i opcje są ustalone na początku; każda opcja ma kilka dozwolonych wartości i jedną zwykłą.
kernel-rule-K-8 = Wtrącać można między słowami innych.
    .long = W niektórych grach można powiedzieć słowo bez pytania. Nie wtedy, gdy rozstrzyga się zapowiedziana akcja albo lista strat.
kernel-rule-K-9 = Nic nie ginie z pudełka.
    .long = Kafelki, karty, kostki i monety zawsze sumują się do tego, co jest w pudełku.
kernel-rule-K-10 = Pozycja musi być możliwa.
    .long = Pozycję napisaną ręcznie sprawdza się, zanim ktoś w niej zagra; co w niej pominięto, jest jak w świeżej grze.
kernel-rule-K-11 = Zapis jest taki, jaki został zapisany.
    .long = Zapis zawiera ziarno, dziennik i pozycję. Kto zmieni choć jedno z nich, tego wykryje odtworzenie gry.
