### Eufrat i Tygrys.

tigris-title = Eufrat i Tygrys
tigris-about = Królestwa między dwiema rzekami: umieszczasz przywódców, kładziesz żetony i rozstrzygasz konflikty; wygrywa, kto jest najlepszy w swoim najsłabszym kolorze.

## Opcje

tigris-option-english = Wariant angielski
    .say = W konflikcie żetony dokłada się { $choice }.
    .is-false = jak się chce
    .is-true = tylko wtedy, gdy dają wygraną
tigris-option-english-help = Żetony dokłada się do konfliktu tylko wtedy, gdy dają wygraną: atakujący musi mieć przewagę, obrońca dokłada dokładnie tyle, ile trzeba do remisu.
tigris-option-points = Punkty
    .say = Punkty leżą { $choice }.
    .is-veiled = za parawanami
    .is-open = jawnie na stole
tigris-option-points-help = Czy punkty innych leżą za parawanami (veiled), czy jawnie na stole (open).
tigris-option-short_exchange = Wymiana przy zbyt pustym woreczku
    .say = Wymiana większa, niż zawartość woreczka, { $choice }.
    .is-forbidden = nie jest możliwa
    .is-ends = kończy grę
tigris-option-short_exchange-help = Wymienić więcej żetonów, niż jest w woreczku, nie można (forbidden) albo kończy to grę (ends).
tigris-option-starter = Kto zaczyna
    .say = Zaczyna { $choice }.
    .is-lot = gracz wylosowany
    .is-first_seat = pierwsze krzesło
tigris-option-starter-help = Gracz wylosowany (lot) albo pierwsze miejsce (first_seat).
tigris-option-dynasties = Dynastie
    .say = Dynastie są { $choice }.
    .is-lot = losowane
    .is-chosen = wybierane po kolei
    .is-by_seat = przydzielone według krzeseł: Lew, Byk, Łucznik, Dzban
tigris-option-dynasties-help = Losowane (lot), wybierane po kolei (chosen) albo Lew, Byk, Łucznik i Dzban od pierwszego miejsca (by_seat).
tigris-option-turns = Tury
    .say = Grę przerywa się po { $choice } turach (0: nigdy).
tigris-option-turns-help = Przerwij grę po tylu turach; 0 oznacza grę do końca.

## Kolory i dynastie

tigris-name-red = czerwony
tigris-name-blue = niebieski
tigris-name-green = zielony
tigris-name-black = czarny
tigris-name-lion = Lew
tigris-name-bull = Byk
tigris-name-archer = Łucznik
tigris-name-pot = Dzban

## Żetony: nazwy, litera na mapie, punkty i przywódcy ich koloru

tigris-item-red = świątynia
    .glyph = Ś
    .acc = świątynię
    .few = świątynie
    .many = świątyń
    .none = żadnej świątyni
    .point = czerwony punkt
    .points = czerwone punkty
    .points-many = czerwonych punktów
    .leaders = kapłanów
tigris-item-blue = farma
    .glyph = F
    .acc = farmę
    .few = farmy
    .many = farm
    .none = żadnej farmy
    .point = niebieski punkt
    .points = niebieskie punkty
    .points-many = niebieskich punktów
    .leaders = rolników
tigris-item-green = targowisko
    .glyph = T
    .acc = targowisko
    .few = targowiska
    .many = targowisk
    .none = żadnego targowiska
    .point = zielony punkt
    .points = zielone punkty
    .points-many = zielonych punktów
    .leaders = kupców
tigris-item-black = osada
    .glyph = O
    .acc = osadę
    .few = osady
    .many = osad
    .none = żadnej osady
    .point = czarny punkt
    .points = czarne punkty
    .points-many = czarnych punktów
    .leaders = królów

## Urzędy, z literami na mapie

tigris-item-priest = kapłan
    .glyph = Ka
    .acc = kapłana
tigris-item-farmer = rolnik
    .glyph = Ro
    .acc = rolnika
tigris-item-trader = kupiec
    .glyph = Ku
    .acc = kupca
tigris-item-king = król
    .glyph = Kr
    .acc = króla

## Przywódcy

tigris-item-lion_priest = kapłan Lwa
    .acc = kapłana Lwa
tigris-item-lion_farmer = rolnik Lwa
    .acc = rolnika Lwa
tigris-item-lion_trader = kupiec Lwa
    .acc = kupca Lwa
tigris-item-lion_king = król Lwa
    .acc = króla Lwa
tigris-item-bull_priest = kapłan Byka
    .acc = kapłana Byka
tigris-item-bull_farmer = rolnik Byka
    .acc = rolnika Byka
tigris-item-bull_trader = kupiec Byka
    .acc = kupca Byka
tigris-item-bull_king = król Byka
    .acc = króla Byka
tigris-item-archer_priest = kapłan Łucznika
    .acc = kapłana Łucznika
tigris-item-archer_farmer = rolnik Łucznika
    .acc = rolnika Łucznika
tigris-item-archer_trader = kupiec Łucznika
    .acc = kupca Łucznika
tigris-item-archer_king = król Łucznika
    .acc = króla Łucznika
tigris-item-pot_priest = kapłan Dzbana
    .acc = kapłana Dzbana
tigris-item-pot_farmer = rolnik Dzbana
    .acc = rolnika Dzbana
tigris-item-pot_trader = kupiec Dzbana
    .acc = kupca Dzbana
tigris-item-pot_king = król Dzbana
    .acc = króla Dzbana

## Monumenty i co jeszcze może leżeć na polu

tigris-item-red-blue = czerwono-niebieski monument
tigris-item-red-green = czerwono-zielony monument
tigris-item-red-black = czerwono-czarny monument
tigris-item-blue-green = niebiesko-zielony monument
tigris-item-blue-black = niebiesko-czarny monument
tigris-item-green-black = zielono-czarny monument
tigris-item-base = monument
tigris-item-catastrophe = katastrofa
tigris-item-_ = skraj planszy

## Gdzie jesteśmy

tigris-frame-Match =
    { $turn ->
        [0] Przygotowanie
       *[other] Tura { $turn }
    }
    .rule = 3.1
tigris-frame-ChooseDynasty = Dynastie
    .rule = 1.4 1.7
tigris-frame-Turn =
    { ME($seat) ->
        [yes] Twoja tura
       *[no] { SEAT($seat) }
    }
    .rule = 3.2 3.3 3.4
tigris-frame-Revolt = Konflikt wewnętrzny: { SEAT($attacker) } – { SEAT($defender) }
    .rule = 8.2 8.3 8.4 8.5
tigris-frame-War =
    { $attacker ->
        [-1] Konflikt zewnętrzny
       *[other] Konflikt zewnętrzny: { SEAT($attacker) } – { SEAT($defender) }
    }
    .rule = 9.3 9.5 9.7 9.8 9.9
tigris-frame-BuildMonument = Monument?
    .rule = 10.1 10.2 10.6 10.8
tigris-frame-Treasures = Skarby
    .rule = 11.1 11.2 11.3

## Pytania

tigris-ask-dynasty = Którą dynastię wybierasz? Wolne są: { NAME($dynasties) }.
tigris-ask-action =
    { $actions_left ->
        [one] Masz jeszcze jedną akcję. Co robisz?
       *[other] Masz dwie akcje. Od czego zaczynasz?
    }
tigris-ask-support =
    { $role ->
        [attacker] Konflikt { ITEM($leaders, form: "leaders") }: atakujesz, masz { $attack } przeciw { $defence }. Ile { ITEM($colour, form: "many") } dokładasz zza parawanu? Musisz mieć więcej niż obrońca, a on może jeszcze coś dołożyć.
       *[defender] Konflikt { ITEM($leaders, form: "leaders") }: bronisz się, masz { $defence } przeciw { $attack }. Ile { ITEM($colour, form: "many") } dokładasz zza parawanu? Remis jest twój.
    }
tigris-ask-war_order = Są konflikty { ITEM($colours, form: "leaders") }. Który rozstrzygamy najpierw?
tigris-ask-treasure_stays = Twój kupiec zbiera skarby królestwa: { AND($treasures) }. Jeden z nich zostaje; który? Zostawić możesz { OR($may_stay) }.
tigris-ask-monument =
    { COUNT($squares) ->
        [one] Powstał kwadrat, jego lewe górne pole to { AND($squares) }. Czy budujesz na nim monument? Do wzięcia: { ITEM($pairs) }.
       *[other] Powstało kilka kwadratów, ich lewe górne pola to { AND($squares) }. Czy budujesz na którymś monument? Do wzięcia: { ITEM($pairs) }.
    }

## Litery

tigris-group-tile = Połóż żeton
tigris-group-leader = Umieść albo przenieś przywódcę
tigris-group-withdraw = Wycofaj przywódcę
tigris-letter-cell = { $cell }
tigris-letter-tile = Połóż { ITEM($colour, form: "acc") }
    .short = { ITEM($colour) }
tigris-letter-leader = Umieść albo przenieś { ITEM($office, form: "acc") }
    .short = { ITEM($office) }
tigris-letter-withdraw = Wycofaj { ITEM($office, form: "acc") }
    .short = { ITEM($office) }
tigris-letter-catastrophe = Zagraj katastrofę
tigris-letter-exchange = Wymień żetony
tigris-letter-pass = Pasuj: zakończ turę
tigris-letter-colour = { NAME($colour) } ({ ITEM($colour) })
tigris-letter-done = to wszystko
tigris-letter-support =
    { $tiles ->
        [0] nie dokładaj niczego
        [one] dołóż jeden żeton
        [few] dołóż { $tiles } żetony
       *[many] dołóż { $tiles } żetonów
    }
tigris-letter-decline = bez monumentu
tigris-letter-monument = { NAME($first) } i { NAME($second) }
tigris-letter-dynasty = { NAME($dynasty) }

## Zdarzenia

tigris-event-said = {""}
tigris-event-starter =
    { ME($seat) ->
        [yes] Los zdecydował: zaczynasz.
       *[no] Los zdecydował: zaczyna { SEAT($seat) }.
    }
tigris-event-dynasty =
    { $how ->
        [drawn]
            { ME($seat) ->
                [yes] Losujesz dynastię: { NAME($dynasty) }.
               *[no] { SEAT($seat) } losuje dynastię: { NAME($dynasty) }.
            }
       *[chosen]
            { ME($seat) ->
                [yes] Wybierasz dynastię: { NAME($dynasty) }.
               *[no] { SEAT($seat) } wybiera dynastię: { NAME($dynasty) }.
            }
    }
tigris-event-turn =
    { ME($seat) ->
        [yes] Tura { $turn }: twoja kolej.
       *[no] Tura { $turn }: { SEAT($seat) }.
    }
tigris-event-passed =
    { ME($seat) ->
        [yes] Pasujesz.
       *[no] { SEAT($seat) } pasuje.
    }
tigris-event-tile =
    { ME($seat) ->
        [yes] Kładziesz { ITEM($colour, form: "acc") } na polu { $cell }.
       *[no] { SEAT($seat) } kładzie { ITEM($colour, form: "acc") } na polu { $cell }.
    }
tigris-event-leader =
    { COUNT($from) ->
        [0]
            { ME($seat) ->
                [yes] Na polu { $cell } umieszczasz { ITEM($leader, form: "acc") }.
               *[no] { SEAT($seat) } umieszcza { ITEM($leader, form: "acc") } na polu { $cell }.
            }
       *[other]
            { ME($seat) ->
                [yes] Przenosisz { ITEM($leader, form: "acc") } z pola { $from } na { $cell }.
               *[no] { SEAT($seat) } przenosi { ITEM($leader, form: "acc") } z pola { $from } na { $cell }.
            }
    }
tigris-event-leader_back =
    { $cause ->
        [no_temple]
            { ME($seat) ->
                [yes] Pole { $cell }: { ITEM($leader) } nie ma już obok świątyni i wraca do ciebie.
               *[no] Pole { $cell }: { ITEM($leader) } nie ma już obok świątyni i wraca z planszy ({ SEAT($seat) }).
            }
       *[withdrawn]
            { ME($seat) ->
                [yes] Wycofujesz { ITEM($leader, form: "acc") } z pola { $cell }.
               *[no] { SEAT($seat) } wycofuje { ITEM($leader, form: "acc") } z pola { $cell }.
            }
    }
    .brief =
        { $cause ->
            [no_temple]
                { ME($seat) ->
                    [yes] → z { $cell } schodzi twój { ITEM($leader) }
                   *[no] → z { $cell } schodzi { ITEM($leader) } ({ SEAT($seat) })
                }
           *[withdrawn] {""}
        }
tigris-event-catastrophe =
    { COUNT($covered) ->
        [0]
            { ME($seat) ->
                [yes] Zagrywasz katastrofę na pole { $cell }.
               *[no] { SEAT($seat) } zagrywa katastrofę na pole { $cell }.
            }
       *[other]
            { ME($seat) ->
                [yes] Zagrywasz katastrofę na pole { $cell }; niszczy ona { ITEM($covered, form: "acc") }.
               *[no] { SEAT($seat) } zagrywa katastrofę na pole { $cell }; niszczy ona { ITEM($covered, form: "acc") }.
            }
    }
tigris-event-exchanged =
    { ME($seat) ->
        [yes] Wymieniasz { ITEM($tiles, form: "acc") }.
       *[no]
            { $count ->
                [one] { SEAT($seat) } wymienia jeden żeton.
                [few] { SEAT($seat) } wymienia { $count } żetony.
               *[many] { SEAT($seat) } wymienia { $count } żetonów.
            }
    }
tigris-event-drawn =
    { ME($seat) ->
        [yes] Dobierasz { ITEM($tiles, form: "acc") }.
       *[no]
            { $count ->
                [one] { SEAT($seat) } dobiera jeden żeton.
                [few] { SEAT($seat) } dobiera { $count } żetony.
               *[many] { SEAT($seat) } dobiera { $count } żetonów.
            }
    }
tigris-event-points =
    { $source ->
        [tile]
            { ME($seat) ->
                [yes] Za żeton dostajesz { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
               *[no] Za żeton { SEAT($seat) } dostaje { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
            }
        [monument]
            { ME($seat) ->
                [yes] Za monumenty dostajesz { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
               *[no] Za monumenty { SEAT($seat) } dostaje { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
            }
       *[other]
            { ME($seat) ->
                [yes] Za zwycięstwo dostajesz { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
               *[no] Za zwycięstwo { SEAT($seat) } dostaje { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                    [few] { ITEM($colour, form: "points") }
                   *[many] { ITEM($colour, form: "points-many") }
                }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → +{ $points } ({ NAME($colour) })
           *[no] → +{ $points } ({ NAME($colour) }): { SEAT($seat) }
        }
tigris-event-revolt =
    { ME($attacker) ->
        [yes] Konflikt wewnętrzny { ITEM($colour, form: "leaders") }: atakujesz, broni się { SEAT($defender) }; świątynie { $attack } : { $defence }.
       *[no]
            { ME($defender) ->
                [yes] Konflikt wewnętrzny { ITEM($colour, form: "leaders") }: atakuje { SEAT($attacker) }, bronisz się; świątynie { $attack } : { $defence }.
               *[no] Konflikt wewnętrzny { ITEM($colour, form: "leaders") }: atakuje { SEAT($attacker) }, broni się { SEAT($defender) }; świątynie { $attack } : { $defence }.
            }
    }
    .brief =
        { ME($defender) ->
            [yes] → konflikt z tobą, { $attack } : { $defence }
           *[no] → konflikt: { SEAT($defender) }, { $attack } : { $defence }
        }
tigris-event-revolt_won =
    { ME($winner) ->
        [yes] Wygrywasz konflikt wewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }).
       *[no]
            { ME($loser) ->
                [yes] { SEAT($winner) } wygrywa konflikt wewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca do ciebie.
               *[no] { SEAT($winner) } wygrywa konflikt wewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }).
            }
    }
    .brief =
        { ME($winner) ->
            [yes] → wygrywasz { $attack } : { $defence }
           *[no] → wygrywa { SEAT($winner) } { $attack } : { $defence }
        }
tigris-event-union =
    { COUNT($colours) ->
        [0] Żeton na polu { $cell } łączy dwa królestwa w pokoju.
       *[other] Żeton na polu { $cell } łączy dwa królestwa. Wybucha konflikt zewnętrzny { ITEM($colours, form: "leaders") }.
    }
    .brief =
        { COUNT($colours) ->
            [0] → łączy dwa królestwa w pokoju
           *[other] → konflikt: { ITEM($colours, form: "leaders") }
        }
tigris-event-war =
    { ME($attacker) ->
        [yes] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }: atakujesz, broni się { SEAT($defender) }; zwolennicy { $attack } : { $defence }.
       *[no]
            { ME($defender) ->
                [yes] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }: atakuje { SEAT($attacker) }, bronisz się; zwolennicy { $attack } : { $defence }.
               *[no] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }: atakuje { SEAT($attacker) }, broni się { SEAT($defender) }; zwolennicy { $attack } : { $defence }.
            }
    }
    .brief = { SEAT($attacker) } – { SEAT($defender) } { $attack } : { $defence }
tigris-event-war_won =
    { COUNT($lost) ->
        [0]
            { ME($winner) ->
                [yes] Wygrywasz konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }), żaden żeton nie ginie.
               *[no]
                    { ME($loser) ->
                        [yes] { SEAT($winner) } wygrywa konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca do ciebie, żaden żeton nie ginie.
                       *[no] { SEAT($winner) } wygrywa konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }), żaden żeton nie ginie.
                    }
            }
       *[other]
            { ME($winner) ->
                [yes] Wygrywasz konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }). Straty ({ ITEM($colour, form: "few") }): { AND($lost) }.
               *[no]
                    { ME($loser) ->
                        [yes] { SEAT($winner) } wygrywa konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca do ciebie. Straty ({ ITEM($colour, form: "few") }): { AND($lost) }.
                       *[no] { SEAT($winner) } wygrywa konflikt zewnętrzny { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader) } wraca z planszy ({ SEAT($loser) }). Straty ({ ITEM($colour, form: "few") }): { AND($lost) }.
                    }
            }
    }
    .brief =
        { ME($winner) ->
            [yes] → wygrywasz { $attack } : { $defence }
           *[no] → wygrywa { SEAT($winner) } { $attack } : { $defence }
        }
tigris-event-support =
    { ME($seat) ->
        [yes]
            { $tiles ->
                [0] Nie dokładasz niczego.
                [one] Dokładasz zza parawanu { ITEM($colour, form: "acc") }.
                [few] Dokładasz zza parawanu { $tiles } { ITEM($colour, form: "few") }.
               *[many] Dokładasz zza parawanu { $tiles } { ITEM($colour, form: "many") }.
            }
       *[no]
            { $tiles ->
                [0] { SEAT($seat) } nie dokłada niczego.
                [one] { SEAT($seat) } dokłada { ITEM($colour, form: "acc") }.
                [few] { SEAT($seat) } dokłada { $tiles } { ITEM($colour, form: "few") }.
               *[many] { SEAT($seat) } dokłada { $tiles } { ITEM($colour, form: "many") }.
            }
    }
tigris-event-monument =
    { ME($seat) ->
        [yes] Budujesz { ITEM($pair) } (pole { $cell }, żetony odwrócone: { ITEM($base, form: "few") }).
       *[no] { SEAT($seat) } buduje { ITEM($pair) } (pole { $cell }, żetony odwrócone: { ITEM($base, form: "few") }).
    }
tigris-event-monument_declined =
    { ME($seat) ->
        [yes] Nie budujesz monumentu.
       *[no] { SEAT($seat) } nie buduje monumentu.
    }
tigris-event-treasures =
    { ME($seat) ->
        [yes]
            { COUNT($cells) ->
                [one] Twój kupiec zabiera skarb z pola { AND($cells) }; zostaje skarb na { $stays }. Na planszy: { $left }.
               *[other] Twój kupiec zabiera skarby z pól { AND($cells) }; zostaje skarb na { $stays }. Na planszy: { $left }.
            }
       *[no]
            { COUNT($cells) ->
                [one] { SEAT($seat) }: kupiec zabiera skarb z pola { AND($cells) }; zostaje skarb na { $stays }. Na planszy: { $left }.
               *[other] { SEAT($seat) }: kupiec zabiera skarby z pól { AND($cells) }; zostaje skarb na { $stays }. Na planszy: { $left }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → skarby dla ciebie: { COUNT($cells) }
           *[no] → skarby: { COUNT($cells) } ({ SEAT($seat) })
        }

## Dlaczego nie: akcje

why-tigris-choose_an_action = Wybierz akcję: połóż żeton, umieść, przenieś albo wycofaj przywódcę, zagraj katastrofę, wymień żetony albo spasuj.
why-tigris-name_a_cell = Podaj teraz pole: literę kolumny i numer rzędu, na przykład f7.
why-tigris-off_board = Pole { $cell } nie należy do tej planszy; wybierz pole na planszy.
why-tigris-not_empty = Pole { $cell } jest zajęte ({ ITEM($piece) }); wybierz puste pole.

## Dlaczego nie: przywódcy

why-tigris-not_on_board = Twojego przywódcy ({ ITEM($office) }) nie ma na planszy, więc nie można go wycofać; wybierz innego albo go umieść.
why-tigris-no_seat_for_leader = Dla tego przywódcy ({ ITEM($office) }) nie ma teraz wolnego pola przy świątyni; wybierz inną akcję.
why-tigris-already_there = Twój przywódca stoi już na polu { $cell }; wybierz inne pole albo go wycofaj.
why-tigris-leader_on_river = Przez pole { $cell } płynie rzeka, a przywódcy stoją tylko na lądzie; wybierz ląd przy świątyni.
why-tigris-touches_no_temple = Pole { $cell } nie styka się ze świątynią; przywódca potrzebuje obok siebie choć jednej nieodwróconej.
why-tigris-leader_joins_kingdoms = Przywódca nie może łączyć królestw, a z polem { $cell } styka się ich { COUNT($kingdoms) }; wybierz pole przy co najwyżej jednym.

## Dlaczego nie: żetony

why-tigris-no_tile_in_hand = Nie masz (już) za parawanem { ITEM($colour, form: "none") }; wybierz spośród swoich żetonów.
why-tigris-no_cell_for_tile = Nie ma na planszy pola, na którym można położyć { ITEM($colour, form: "acc") }; wybierz inną akcję.
why-tigris-farm_off_river = Pole { $cell } to ląd, a farmy leżą tylko na rzekach; wybierz pole z rzeką.
why-tigris-not_on_river = Przez pole { $cell } płynie rzeka, a na rzekach leżą tylko farmy; połóż { ITEM($colour, form: "acc") } na lądzie.
why-tigris-joins_three_kingdoms = Z polem { $cell } styka się tyle królestw: { COUNT($kingdoms) }, a żeton może połączyć najwyżej dwa; wybierz inne pole.

## Dlaczego nie: katastrofy

why-tigris-no_catastrophe_left =
    { $left ->
        [0] Obie twoje katastrofy są już zagrane; wybierz inną akcję.
       *[other] Nie ma już pola dla katastrofy; wybierz inną akcję.
    }
why-tigris-treasure_is_safe = Skarb na polu { $cell } chroni swoją świątynię; wybierz puste pole albo żeton bez skarbu.
why-tigris-monument_is_safe = Na polu { $cell } stoi monument, a monumenty są wieczne; wybierz puste pole albo żeton.
why-tigris-not_on_catastrophe = Pole { $cell } jest już zniszczone; wybierz puste pole albo żeton.
why-tigris-leader_is_safe = Na polu { $cell } stoi { ITEM($leader) }, a przywódców katastrofy nie dosięgną; zniszcz raczej świątynie obok.

## Dlaczego nie: wymiana

why-tigris-empty_hand = Nie masz żetonów do wymiany; wybierz inną akcję.
why-tigris-bag_too_small =
    { $bag ->
        [0] Woreczek jest pusty, a ten stół nie pozwala wtedy na wymianę; wybierz inną akcję.
        [one] W woreczku jest tylko jeden żeton, a ten stół nie pozwala wymienić więcej; powiedz „done” albo coś cofnij.
        [few] W woreczku są tylko { $bag } żetony, a ten stół nie pozwala wymienić więcej; powiedz „done” albo coś cofnij.
       *[many] W woreczku jest tylko { $bag } żetonów, a ten stół nie pozwala wymienić więcej; powiedz „done” albo coś cofnij.
    }
why-tigris-exchange_nothing = Wymień co najmniej jeden żeton: podaj który.
why-tigris-name_a_colour = Podaj żetony do wymiany po kolorach, potem powiedz „done”.
why-tigris-rising_colours = Podawaj żetony w kolejności: czerwone, niebieskie, zielone, czarne; pominięty kolor odzyskasz, cofając się przez „u”.

## Dlaczego nie: dynastie

why-tigris-dynasty_taken = Tę dynastię ({ NAME($dynasty) }) ktoś już ma; wybierz jedną z wolnych.
why-tigris-choose_a_dynasty = Wybierz jedną z wolnych dynastii.

## Dlaczego nie: konflikty

why-tigris-not_contested = Takiego konfliktu nie ma, są tylko konflikty { ITEM($colours, form: "leaders") }; wybierz jeden z nich.
why-tigris-say_support = Powiedz, ile { ITEM($colour, form: "many") } dokładasz; support:0 oznacza, że nic.
why-tigris-too_few_tiles =
    { $held ->
        [0] Nie masz za parawanem { ITEM($colour, form: "none") }; nie dokładaj niczego.
        [one] Masz tylko jeden żeton, który się liczy ({ ITEM($colour) }); dołóż jeden albo nic.
        [few] Masz tylko { $held } { ITEM($colour, form: "few") }; nie dokładaj więcej.
       *[many] Masz tylko { $held } { ITEM($colour, form: "many") }; nie dokładaj więcej.
    }
why-tigris-attack_in_vain =
    { $tiles ->
        [one] Wariant angielski: jeden żeton nie da ci przewagi; dołóż więcej albo nic.
        [few] Wariant angielski: { $tiles } żetony nie dadzą ci przewagi; dołóż więcej albo nic.
       *[many] Wariant angielski: { $tiles } żetonów nie da ci przewagi; dołóż więcej albo nic.
    }
why-tigris-defence_not_exact =
    { $tiles ->
        [one] Wariant angielski: jeden żeton nie daje dokładnie remisu; dołóż dokładnie tyle, ile trzeba, albo nic.
        [few] Wariant angielski: { $tiles } żetony nie dają dokładnie remisu; dołóż dokładnie tyle, ile trzeba, albo nic.
       *[many] Wariant angielski: { $tiles } żetonów nie daje dokładnie remisu; dołóż dokładnie tyle, ile trzeba, albo nic.
    }

## Dlaczego nie: monumenty i skarby

why-tigris-build_or_decline = Wybierz lewe górne pole kwadratu, a potem monument, albo zrezygnuj.
why-tigris-not_a_new_square = Żaden nowy kwadrat nie ma lewego górnego pola na { $cell }; wybierz z listy albo zrezygnuj.
why-tigris-monument_colour = { ITEM($pair) } nie ma połowy w kolorze żetonów; wybierz taki, którego jedna połowa ma kolor { NAME($colour) }.
why-tigris-monument_built = { ITEM($pair) } już stoi; wybierz inny.
why-tigris-name_a_treasure = Podaj pole skarbu, który zostaje.
why-tigris-no_treasure_there = Na polu { $cell } nie ma skarbu tego królestwa; wybierz z listy.
why-tigris-corner_first = Skarb na polu { $cell } leży w narożnej świątyni i trzeba go zabrać najpierw; zostaw inny.

## Dlaczego takiej pozycji być nie może

why-tigris-wrong_ground = Pole { $cell }: farmy leżą na rzekach, wszystko inne na lądzie; przesuń to, co tam leży.
why-tigris-no_such_leader = { ITEM($leader) }: takiego przywódcy nie ma w tej grze albo stoi na planszy dwa razy; usuń go.
why-tigris-no_temple = { ITEM($leader) }: obok tego przywódcy nie ma świątyni; dołóż ją albo go zdejmij.
why-tigris-two_of_a_colour = { ITEM($leader) } i { ITEM($other) } są w jednym królestwie bez konfliktu; rozdziel ich.
why-tigris-treasure_count = Skarbów jest dziesięć, każdy w jednym miejscu, na planszy albo u gracza; policz je jeszcze raz.
why-tigris-treasure_off_temple = Skarb na polu { $cell } nie leży na świątyni; połóż go na niej.
why-tigris-monuments = Każdy monument stoi raz, na czterech odwróconych żetonach jednego ze swoich kolorów, a innych odwróconych nie ma; sprawdź „monuments” i „board”.
why-tigris-tiles_on_board = Odkrytych żetonów na polach: { $lying }, a w „board” jest { $board } i w „under” { $under }; uzgodnij je.
why-tigris-catastrophe_count = Na gracza przypadają dwie katastrofy; na planszy: { $on_board }, pozostałe: { AND($left) }, i to się nie zgadza.
why-tigris-hand_too_large = { SEAT($seat) } ma więcej niż sześć żetonów; zabierz kilka.
why-tigris-dynasty_missing = Po wyborze dynastii każdy ma swoją; podaj jedną dla każdego miejsca.
why-tigris-points_below_zero = Nikt nie ma mniej niż zera punktów; podnieś je do zera.

## Plansza w terminalu

tigris-board-legend-tiles = { $tiles }; liczba przed żetonem: królestwo
tigris-board-legend-signs = { $river } rzeka, { $treasure } skarb, { $corner } skarb narożny (do zabrania najpierw), { $catastrophe } katastrofa
tigris-board-legend-legal = { $sign } to pole możesz wybrać
tigris-board-legend-union = { $sign } żeton pojednania
tigris-board-kingdoms = Królestwa: przywódca, pole (siła w konflikcie wewnętrznym · zewnętrznym)
tigris-board-no-kingdoms = Na planszy nie ma jeszcze przywódców, więc nie ma królestw.
tigris-board-dynasty = Dynastia
tigris-board-hand = Żetony
tigris-board-reserve = Poza planszą
tigris-board-veiled = ·
tigris-board-your-hand = Twoje żetony:
tigris-board-tiles =
    { $count ->
        [one] 1 { ITEM($colour) }
        [few] { $count } { ITEM($colour, form: "few") }
       *[many] { $count } { ITEM($colour, form: "many") }
    }
tigris-board-no-tiles = brak
tigris-board-bag =
    { $count ->
        [0] Woreczek jest pusty.
        [one] W woreczku jeden żeton.
        [few] W woreczku { $count } żetony.
       *[many] W woreczku { $count } żetonów.
    }
tigris-board-treasures =
    { $count ->
        [one] Na planszy jeden skarb (dwa lub mniej kończą grę).
        [few] Na planszy { $count } skarby (dwa lub mniej kończą grę).
       *[many] Na planszy { $count } skarbów (dwa lub mniej kończą grę).
    }
tigris-board-monuments = Monumenty do zbudowania:
tigris-board-no-monuments = Wszystkie monumenty już stoją.
tigris-board-forecast =
    { $treasures ->
        [0] Twój wynik teraz, w najsłabszym kolorze: { $score }.
        [one] Twój wynik teraz, w najsłabszym kolorze, ze skarbem ułożonym najlepiej: { $score }.
        [few] Twój wynik teraz, w najsłabszym kolorze, z { $treasures } skarbami ułożonymi najlepiej: { $score }.
       *[many] Twój wynik teraz, w najsłabszym kolorze, z { $treasures } skarbami ułożonymi najlepiej: { $score }.
    }

## Co zrobi żeton, przy pytaniu

tigris-hint-mine = Punkt dla ciebie: { $cells }
tigris-hint-theirs = Punkt dla innych ({ SEAT($seat) }): { $cells }
tigris-hint-union = Łączy dwa królestwa w pokoju: { $cells }
tigris-hint-war = Konflikt zewnętrzny: { $cells }
tigris-hint-square = Kończy kwadrat: { $cells }
tigris-hint-map = Wpisz pole, na przykład { $cell }; „v” zaznaczy wszystkie na mapie znakiem { $sign }.

## Koniec

tigris-end-bag = Woreczek nie wystarczył, by uzupełnić żetony.
tigris-end-exchange = W woreczku było za mało żetonów na wymianę.
tigris-end-treasures = Na planszy zostały najwyżej dwa skarby.
tigris-end-turns = Rozegrano wszystkie umówione tury.
tigris-score-spread = Ze skarbami, od najsłabszego
tigris-score-treasures = Skarby

## Mapa i stół w przeglądarce

tigris-map-euphrates = Eufrat
tigris-map-tigris = Tygrys
tigris-map-subartu = SUBARTU
tigris-map-akkad = AKAD
tigris-map-sumer = SUMER
tigris-map-elam = ELAM
tigris-map-mesopotamia = MEZOPOTAMIA
tigris-city-i7 = Babilon
tigris-city-k1 = Niniwa
tigris-city-k11 = Ur
tigris-city-f3 = Mari
tigris-city-o9 = Suza
tigris-city-b8 = Nippur
tigris-city-n5 = Aszur
tigris-city-f10 = Uruk
tigris-city-b2 = Harran
tigris-city-p2 = Arrapcha
tigris-city-none = { ITEM($leader, form: "acc") }
tigris-banner-none = { ITEM($leader) }
tigris-city-other = Miasto { $cell }
tigris-legend-revolt = świątynie obok przywódcy: konflikt wewnętrzny
tigris-legend-revolt-short = świątynie obok: konflikt wewnętrzny
tigris-legend-war = żetony jego koloru: konflikt zewnętrzny
tigris-legend-war-short = żetony koloru: konflikt zewnętrzny
tigris-legend-corner = skarb narożny, brany najpierw
tigris-legend-point = punkt i czyj
tigris-legend-mine = punkt dla ciebie
tigris-legend-falls = liczy się i ginie, jeśli strona przegra
tigris-legend-stays = liczy się, ale zostaje: leży na niej skarb albo stoi obok inny przywódca (9.10)
tigris-yard = Budowa
tigris-yard-long = Monumenty do zbudowania
tigris-side =
    { $role ->
        [attacker] { $name } atakuje
       *[defender] { $name } broni się
    }

## Jak co się nazywa

tigris-name-of-map = Mapa: szesnaście kolumn, jedenaście rzędów
tigris-name-of-cell =
    { COUNT($piece) ->
        [0]
            { $ground ->
                [river] { $cell }, rzeka
               *[land] { $cell }, ląd
            }
       *[other]
            { $treasure ->
                [true] { $cell }: { ITEM($piece) } ze skarbem
               *[false] { $cell }: { ITEM($piece) }
            }
    }
tigris-name-of-piece = { ITEM($colour) }, { $cell }
tigris-name-of-base = monument, { $cell }
tigris-name-of-quake = katastrofa, { $cell }
tigris-name-of-treasure =
    { $corner ->
        [true] skarb narożny, { $cell }
       *[false] skarb, { $cell }
    }
tigris-name-of-leader =
    { COUNT($cell) ->
        [0] { ITEM($leader) }, poza planszą
       *[other] { ITEM($leader) }, { $cell }: { $revolt } w konflikcie wewnętrznym, { $war } w zewnętrznym ({ ITEM($colour, form: "few") })
    }
tigris-name-of-monument =
    { COUNT($cell) ->
        [0] { ITEM($pair) }, do zbudowania
       *[other] { ITEM($pair) }, { $cell }, podstawa: { ITEM($base, form: "few") }
    }
tigris-name-of-kingdom = Królestwo { $name }: { ITEM($leaders) }
tigris-name-of-tile = { ITEM($colour) }
tigris-name-of-catastrophe = katastrofa
tigris-name-of-bag = Wymiana żetonów; w woreczku: { $tiles }
tigris-name-of-home = Twoje zasoby: tu wraca wycofany przywódca
tigris-name-of-war = Konflikt zewnętrzny { ITEM($colour, form: "leaders") }, { $attack } : { $defence }
tigris-name-of-gauge = Skarby na planszy: { $lying } z { $of }; gra kończy się przy { $few }
tigris-name-of-seat =
    { $shown ->
        [true] { SEAT($seat) }, { NAME($dynasty) }: żetony { $tiles }, katastrofy { $catastrophes }, punkty: czerwone { $red }, niebieskie { $blue }, zielone { $green }, czarne { $black }, skarby { $treasures }
       *[false] { SEAT($seat) }, { NAME($dynasty) }: żetony { $tiles }, katastrofy { $catastrophes }, punkty za parawanem
    }
tigris-name-of-scales =
    { $fight ->
        [war] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }, pole połączenia { $cell }. Atak: { $attack }. Obrona: { $defence }. Dokładać można: { ITEM($support, form: "few") }.
       *[revolt] Konflikt wewnętrzny { ITEM($colour, form: "leaders") }. Atak: { $attack }. Obrona: { $defence }. Dokładać można: { ITEM($support, form: "few") }.
    } { $decides ->
        [yes] Decyduje { SEAT($seat) }.
       *[no] {""}
    }
tigris-name-side = { ITEM($leader) } na { $cell }, { $base } + { $added } = { $total }, żetony w ręce: { $hand }
tigris-name-in = { $what }, królestwo { $kingdom }
tigris-name-on =
    { $side ->
        [attacker] { $what }, po stronie atakującego
       *[defender] { $what }, po stronie broniącego się
    }
tigris-name-counts = { $what }, liczy się w konflikcie zewnętrznym dla: { ITEM($leaders) }
tigris-name-backs = { $what }, liczy się w konflikcie wewnętrznym dla: { ITEM($leaders) }
tigris-name-acting =
    { $left ->
        [one] { $what }; tura { $turn }, została jedna akcja
        [few] { $what }; tura { $turn }, zostały { $left } akcje
       *[many] { $what }; tura { $turn }, zostało { $left } akcji
    }
tigris-row-turn =
    { $left ->
        [one] tura { $turn }, została jedna akcja
        [few] tura { $turn }, zostały { $left } akcje
       *[many] tura { $turn }, zostało { $left } akcji
    }
tigris-tip-cell =
    { COUNT($kingdom) ->
        [0] Poza królestwami.
       *[other] {""}
    }
tigris-tip-leader = W konflikcie wewnętrznym liczą się świątynie obok niego, w zewnętrznym – w jego królestwie: { ITEM($colour, form: "few") }.
tigris-tip-treasure =
    { $corner ->
        [true] Kupiec, w którego królestwie są dwa skarby, bierze ten najpierw.
       *[false] Kupiec, w którego królestwie są dwa skarby, bierze wszystkie prócz jednego.
    }
tigris-tip-monument =
    { COUNT($base) ->
        [0] Jego podstawą staną się cztery żetony jednego z jego kolorów ułożone w kwadrat.
       *[other] Stoi na czterech żetonach ({ ITEM($base) }) i co turę płaci przywódcom obu swoich kolorów w królestwie.
    }
tigris-tip-kingdom =
    { $cells ->
        [one] Jedno pole.
        [few] { $cells } pola.
       *[many] { $cells } pól.
    }
tigris-tip-kingdom-holds =
    { COUNT($treasures) ->
        [0] Nie ma w nim skarbów.
       *[other] Skarby: { AND($treasures) }.
    } { COUNT($monuments) ->
        [0] {""}
       *[other] Monumenty: { ITEM($monuments) }.
    }
tigris-tip-bag =
    { COUNT($given) ->
        [0] Oddaj od jednego do sześciu żetonów i dobierz tyle samo. Jeszcze żadnego nie oddajesz.
       *[other] Oddaj od jednego do sześciu żetonów i dobierz tyle samo. Oddane dotąd: { ITEM($given) }.
    }
tigris-tip-gauge = Gra kończy się z turą, po której na planszy są najwyżej { $few } skarby.
tigris-tip-catastrophe = Niszczy pole na zawsze: nic już tam nie leży, a królestwa się rozpadają.

## Co by dało słowo

tigris-effect-nothing = Nikt nie dostaje za to punktu.
tigris-effect-conflict =
    { $fight ->
        [war]
            { $role ->
                [attacker] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }, { $attack } : { $defence }; broni się { SEAT($defender) }.
                [defender] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }, { $attack } : { $defence }; { SEAT($attacker) } atakuje ciebie.
               *[none] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }: { SEAT($attacker) } { $attack } : { $defence } { SEAT($defender) }.
            }
       *[revolt]
            { $role ->
                [attacker] Konflikt wewnętrzny, { $attack } : { $defence } w świątyniach; broni się { SEAT($defender) }.
                [defender] Konflikt wewnętrzny, { $attack } : { $defence } w świątyniach; { SEAT($attacker) } atakuje ciebie.
               *[none] Konflikt wewnętrzny: { SEAT($attacker) } { $attack } : { $defence } { SEAT($defender) }.
            }
    }
tigris-effect-wars = Kilka konfliktów; wybierzesz, który najpierw.
tigris-effect-joined = Dwa królestwa łączą się; żeton nie daje punktu.
tigris-effect-union = Dwa królestwa łączą się w pokoju; żeton nie daje punktu.
tigris-effect-points =
    { ME($seat) ->
        [yes] Dostajesz { $points } { $points ->
            [one] { ITEM($colour, form: "point") }
            [few] { ITEM($colour, form: "points") }
           *[many] { ITEM($colour, form: "points-many") }
        }{ $source ->
            [monument] {" "}za monumenty
           *[other] {""}
        }.
       *[no] { SEAT($seat) } dostaje { $points } { $points ->
            [one] { ITEM($colour, form: "point") }
            [few] { ITEM($colour, form: "points") }
           *[many] { ITEM($colour, form: "points-many") }
        }{ $source ->
            [monument] {" "}za monumenty
           *[other] {""}
        }.
    }
tigris-effect-treasures =
    { ME($seat) ->
        [yes] Bierzesz skarby z { AND($cells) }; zostaje { $left }.
       *[no] { SEAT($seat) } bierze skarby z { AND($cells) }; zostaje { $left }.
    }
tigris-effect-monument = Kwadrat jest pełny: można zbudować monument.
tigris-effect-strength = Tam ma { $revolt } w konflikcie wewnętrznym i { $war } w zewnętrznym.
tigris-effect-home = { ITEM($leader) } wraca z planszy.
tigris-effect-parted =
    { $count ->
        [0] Królestwo przestaje istnieć; bez przywódcy zostają: { AND($cut) }.
        [one] Od królestwa { AND($names) } odpadają: { AND($cut) }.
       *[other]
            { COUNT($cut) ->
                [0] Królestwo rozpada się na królestwa: { AND($names) }.
               *[other] Królestwo rozpada się na królestwa: { AND($names) }; bez przywódcy zostają: { AND($cut) }.
            }
    }
tigris-effect-answer = Potem { SEAT($seat) } decyduje, ile dołożyć.
tigris-effect-exchanged =
    { $count ->
        [one] Jeden żeton odchodzi na zawsze, jeden przychodzi.
        [few] { $count } żetony odchodzą na zawsze, tyle samo przychodzi.
       *[many] { $count } żetonów odchodzi na zawsze, tyle samo przychodzi.
    }

## Gdzie jesteśmy i o co pyta ten krok

tigris-phase-start = Przygotowanie
tigris-phase-turn = Tura { $turn }
tigris-phase-action =
    { $left ->
        [one] Druga akcja
       *[other] Pierwsza akcja
    }
tigris-phase-conflict =
    { $fight ->
        [war] Konflikt zewnętrzny
       *[revolt] Konflikt wewnętrzny
    }
tigris-phase-support =
    { ME($seat) ->
        [yes] Twoje wsparcie
       *[no] Wsparcie: { SEAT($seat) }
    }
tigris-phase-end = Koniec
tigris-step-action = Co robisz?
tigris-step-note =
    { $left ->
        [one] Twoja druga akcja.
       *[other] Pierwsza z dwóch akcji.
    }
tigris-step-tile = Gdzie kładziesz { ITEM($colour, form: "acc") }?
tigris-step-leader = Dokąd idzie twój { ITEM($office) }?
tigris-step-catastrophe = Gdzie pęka ziemia?
tigris-step-laid =
    { $what ->
        [tile] Kładziesz { ITEM($item, form: "acc") } na { $cell }?
        [leader] Na { $cell } staje twój { ITEM($item) }?
        [home] Twój { ITEM($item) } wraca z planszy?
       *[catastrophe] Ziemia pęka na { $cell }?
    }
tigris-step-bag = Które żetony idą do woreczka?
tigris-step-support =
    { $count ->
        [0] Ile { ITEM($colour, form: "many") } dokładasz?
        [one] Dokładasz { ITEM($colour, form: "acc") }. Potwierdzasz?
        [few] Dokładasz { $count } { ITEM($colour, form: "few") }. Potwierdzasz?
       *[many] Dokładasz { $count } { ITEM($colour, form: "many") }. Potwierdzasz?
    }
tigris-step-support-note =
    { $role ->
        [attacker] Atakujesz ty, obrońca odpowiada. Remis jest jego.
       *[defender] Odpowiadasz na atak w konflikcie { ITEM($leaders, form: "leaders") }. Remis jest twój.
    }
tigris-step-monument =
    { $laid ->
        [true] Zbudować ten monument?
       *[false] Kwadrat jest pełny. Który monument na nim budujesz?
    }
tigris-step-treasure = Który skarb zostaje na planszy?
tigris-step-treasure-note = Pozostałe z królestwa twojego kupca bierzesz; narożne najpierw.
tigris-confirm-support =
    { $count ->
        [0] Nie dokładam
        [one] Dokładam { ITEM($colour, form: "acc") }
        [few] Dokładam { $count } { ITEM($colour, form: "few") }
       *[many] Dokładam { $count } { ITEM($colour, form: "many") }
    }
tigris-confirm-monument = Buduję
tigris-confirm-treasure = Zostawiam { $cell }
tigris-confirm-exchange =
    { $count ->
        [0] Wymieniam
        [one] Wymieniam jeden żeton
        [few] Wymieniam { $count } żetony
       *[many] Wymieniam { $count } żetonów
    }
tigris-confirm-home = Zabieram z planszy
tigris-confirm-leader = Stawiam na { $cell }
tigris-confirm-lay = Kładę na { $cell }
tigris-overview-mine = Co mam
tigris-overview-kingdoms = Królestwa
tigris-overview-board = Plansza
tigris-overview-players = Gracze i koniec gry

## Listwa, wiersze i wskaźniki

tigris-dock-tiles = Twoje żetony
tigris-dock-pull = Wysuń albo cofnij
tigris-dock-leaders = Twoi przywódcy
tigris-dock-catastrophes = Katastrofy
tigris-dock-left =
    { $count ->
        [0] obie użyte
       *[other] zostało: { $count }
    }
tigris-dock-exchange = Wymiana
tigris-dock-range =
    { $count ->
        [0] bez żetonów
        [one] jeden żeton
       *[other] 1 do { $count }
    }
tigris-dock-screen = Za parawanem
tigris-dock-weakest = najsłabszy { $points }
tigris-dock-result = to twój wynik
tigris-row-hidden = ukryte
tigris-row-weakest = najsłabszy
tigris-row-you = ty
tigris-row-home =
    { $count ->
        [0] na planszy
       *[other] w zasobach: { $count }
    }
tigris-rival-hand = Żetony za parawanem
tigris-rival-catastrophes = Pozostałe katastrofy
tigris-rival-given = Oddane żetony
tigris-rival-points = Punkty
tigris-rival-treasures = Skarby
tigris-rival-leaders = Przywódcy
tigris-gauge-bag = w woreczku
tigris-gauge-treasures = koniec przy { $few }

## Waga konfliktu

tigris-scales-title =
    { $fight ->
        [war] Konflikt zewnętrzny { ITEM($colour, form: "leaders") }
       *[revolt] Konflikt wewnętrzny { ITEM($colour, form: "leaders") }
    }
tigris-scales-show = Waga
tigris-scales-hand =
    { $hand ->
        [one] jeden żeton w ręce
        [few] { $hand } żetony w ręce
       *[many] { $hand } żetonów w ręce
    }
tigris-scales-add =
    { $add ->
        [0] nic
       *[other] dołóż { $add }
    }
tigris-scales-open =
    { $needed ->
        [0] { $attack } : { $defence }, utrzymuje się { SEAT($defender) }
        [one] { $attack } : { $defence }, wygrana, chyba że { SEAT($defender) } dołoży jeden
       *[other] { $attack } : { $defence }, wygrana, chyba że { SEAT($defender) } dołoży { $needed }
    }
tigris-scales-lost = { $attack } : { $defence }, wygrywa { SEAT($attacker) }
tigris-scales-held = { $attack } : { $defence }, utrzymuje się { SEAT($defender) }
tigris-scales-waiting = { SEAT($seat) } decyduje, ile dołożyć ({ ITEM($colour, form: "few") }), ma żetonów: { $hand }
tigris-future-wins =
    { ME($seat) ->
        [yes] Jeśli wygrasz:
       *[no] Jeśli wygra { SEAT($seat) }:
    }
tigris-future-falls =
    { COUNT($falls) ->
        [0] { ITEM($leader) } wraca z planszy, żaden żeton nie ginie; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
            [few] { ITEM($colour, form: "points") }
           *[many] { ITEM($colour, form: "points-many") }
        }.
        [one] { ITEM($leader) } wraca z planszy, ginie { AND($falls) }; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
            [few] { ITEM($colour, form: "points") }
           *[many] { ITEM($colour, form: "points-many") }
        }.
       *[other] { ITEM($leader) } wraca z planszy, giną { AND($falls) }; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
            [few] { ITEM($colour, form: "points") }
           *[many] { ITEM($colour, form: "points-many") }
        }.
    }

## Koniec w przeglądarce

tigris-over-wins = Wygrywa { NAME($dynasty) }
tigris-over-shared = Zwycięstwo dzielą { NAME($dynasties) }
tigris-over-source = { $source ->
    [tile] płytki
    [war] wojny
    [revolt] bunty
    [monument] monumenty
   *[treasure] skarby
  } { $points }
tigris-over-why =
    { ME($seat) ->
        [yes] Masz { $score } w najsłabszym kolorze.
       *[no] { SEAT($seat) } ma { $score } w najsłabszym kolorze.
    }
tigris-over-ahead =
    { $nth ->
        [1] To { $score } wobec { $next } u następnego.
        [2] Następny wynik jest taki sam, więc rozstrzyga drugi najsłabszy kolor: { $score } do { $next }.
        [3] Dwa najsłabsze kolory są równe, więc rozstrzyga trzeci: { $score } do { $next }.
       *[other] Trzy kolory są równe, więc rozstrzyga ostatni: { $score } do { $next }.
    }
tigris-over-lifted =
    { $treasures ->
        [0] {""}
        [one] Jeden skarb leży tam, gdzie pomaga najbardziej.
        [few] { $treasures } skarby leżą tam, gdzie pomagają najbardziej.
       *[many] { $treasures } skarbów leży tam, gdzie pomaga najbardziej.
    }
tigris-over-place = Miejsce { $place }
tigris-over-you = { $name }, ty

tigris-help-keys = 1 do 4 biorą świątynię, farmę, targowisko albo osadę; K P F T przywódcę, C katastrofę, X woreczek.

## Zasady

tigris-rule-1-1 = Plansza
    .long = Jedenaście rzędów po szesnaście pól; przez 41 pól płynie rzeka, pozostałe to ląd. Kolumny to a do p, rzędy 1 do 11.
tigris-rule-1-2 = Dziesięć świątyń
    .long = Od początku na planszy leży dziesięć świątyń, każda ze skarbem. Cztery z nich są narożne.
tigris-rule-1-3 = Żetony
    .long = 153 żetony: 57 świątyń (czerwone), 36 farm (niebieskie), 30 targowisk (zielone), 30 osad (czarne). Czego nie ma na planszy, jest w woreczku.
tigris-rule-1-4 = Dynastie
    .long = Każdy ma czterech przywódców jednej dynastii, Lwa, Byka, Łucznika albo Dzbana: króla (czarny), kapłana (czerwony), rolnika (niebieski) i kupca (zielony). Dynastie się losuje, wybiera albo idą po kolei, zależnie od stołu.
tigris-rule-1-5 = Dwie katastrofy
    .long = Każdy ma dwie katastrofy na całą grę.
tigris-rule-1-6 = Pierwsze żetony
    .long = Każdy dobiera sześć żetonów i trzyma je za parawanem. Zaczyna gracz wylosowany, chyba że stół woli pierwsze miejsce.
tigris-rule-1-7 = Wybór dynastii
    .long = Jeśli dynastie się wybiera, pierwszy bierze ten, kto zaczyna, potem pozostali zgodnie z ruchem wskazówek zegara, każdy z wolnych.
tigris-rule-2-1 = Regiony
    .long = Żetony i przywódcy, którzy stykają się bokiem, są połączeni i tworzą region. Rogi nie łączą.
tigris-rule-2-2 = Co łączy
    .long = Odwrócone żetony pod monumentem też łączą; katastrofy i puste pola nie.
tigris-rule-2-3 = Królestwa
    .long = Region, w którym jest choć jeden przywódca jakiejkolwiek dynastii, to królestwo.
tigris-rule-2-4 = Regiony się zmieniają
    .long = Rosną, łączą się i rozpadają, gdy coś przybywa albo znika.
tigris-rule-2-5 = Pokój
    .long = W spokojnym królestwie jest najwyżej jeden przywódca każdego koloru.
tigris-rule-3-1 = Tury
    .long = Tury idą zgodnie z ruchem wskazówek zegara.
tigris-rule-3-2 = Akcje
    .long = Akcja to jedno z tych: umieszczenie, przeniesienie albo wycofanie przywódcy; położenie żetonu; katastrofa; wymiana żetonów.
tigris-rule-3-3 = Dwie akcje
    .long = W swojej turze wykonujesz najwyżej dwie akcje, mogą być takie same.
tigris-rule-3-4 = Pasowanie
    .long = Turę możesz zakończyć po jednej akcji albo bez żadnej.
tigris-rule-3-5 = Po kolei
    .long = Akcja kończy się, gdy rozstrzygnie się wszystko, co wywołała: najpierw konflikty, potem monument, potem skarby.
tigris-rule-4-1 = Przywódcy przychodzą i odchodzą
    .long = Umieszczenie swojego przywódcy na planszy, przeniesienie go i zdjęcie to za każdym razem jedna akcja.
tigris-rule-4-2 = Bez punktów za przywódcę
    .long = Samo umieszczenie przywódcy nie daje punktów.
tigris-rule-4-3 = Przy świątyni
    .long = Przywódca staje na pustym polu, które styka się bokiem z nieodwróconą świątynią, czyjąkolwiek.
tigris-rule-4-4 = Nie na rzece
    .long = Przywódcy nigdy nie stoją na rzece.
tigris-rule-4-5 = Przywódcy nie łączą królestw
    .long = Przywódca nie może stykać się z dwoma królestwami. Regiony bez przywódców się nie liczą; może połączyć ich dowolnie wiele.
tigris-rule-4-6 = Przenoszenie
    .long = Przenoszony przywódca najpierw znika z pola, a to, z czym się zetknie, liczy się bez niego.
tigris-rule-4-7 = Bez powrotu
    .long = Przenoszony przywódca nie może wrócić na to samo pole.
tigris-rule-4-8 = Ostatnia świątynia
    .long = Przywódca, który nie ma już obok świątyni, od razu wraca do właściciela.
tigris-rule-5-1 = Położenie żetonu
    .long = Żeton idzie zza parawanu na puste pole i nigdy się już nie przesuwa.
tigris-rule-5-2 = Farmy na rzekach
    .long = Farmy leżą tylko na rzekach, wszystkie inne żetony tylko na lądzie.
tigris-rule-5-3 = Królestwa obok
    .long = Liczy się, z iloma królestwami styka się pole. Regiony bez przywódców po prostu się łączą.
tigris-rule-5-4 = Nigdy trzy
    .long = Żeton nie może połączyć trzech ani czterech królestw, ktokolwiek w nich włada.
tigris-rule-5-5 = Punkt
    .long = Jeśli żeton styka się z jednym królestwem, właściciel przywódcy tego koloru dostaje punkt tego koloru, ktokolwiek położył żeton.
tigris-rule-5-6 = Król zastępuje
    .long = Jeśli takiego przywódcy nie ma, punkt, nadal w kolorze żetonu, dostaje właściciel króla.
tigris-rule-5-7 = Bez punktu
    .long = Gdy nie ma ani takiego przywódcy, ani króla, i poza królestwami nikt nie dostaje punktu.
tigris-rule-5-8 = Parawany
    .long = Punkty leżą za parawanami, ale każdy zysk widzą wszyscy. Stół może ukryć sumy.
tigris-rule-6-1 = Gdzie idzie katastrofa
    .long = Na puste pole, ląd albo rzekę, albo na nieodwrócony żeton.
tigris-rule-6-2 = Co jest bezpieczne
    .long = Skarby, monumenty, przywódcy i inne katastrofy są przed nią bezpieczni.
tigris-rule-6-3 = Co robi katastrofa
    .long = Żeton pod nią wypada z gry. Pole jest zablokowane na zawsze i niczego nie łączy.
tigris-rule-6-4 = Przywódcy po katastrofie
    .long = Przywódcy, którzy tracą przez nią ostatnią świątynię, wracają do właścicieli.
tigris-rule-7-1 = Wymiana
    .long = Oddajesz od jednego do sześciu żetonów i od razu dobierasz tyle samo; możesz ich użyć w drugiej akcji.
tigris-rule-7-2 = W ukryciu
    .long = Nikt inny nie widzi, które żetony oddajesz, tylko ile.
tigris-rule-7-3 = Za mało w woreczku
    .long = Nie można wymienić więcej żetonów, niż jest w woreczku; z opcją short_exchange = ends taka wymiana natychmiast kończy grę.
tigris-rule-8-1 = Konflikt wewnętrzny
    .long = Przywódca umieszczony w królestwie, które ma już przywódcę tego koloru, zaczyna konflikt wewnętrzny. Atakuje ten, kto go umieścił.
tigris-rule-8-2 = Rozstrzygają świątynie
    .long = Bez względu na kolor obaj przywódcy liczą świątynie, które stykają się z nimi bokiem. Jedna świątynia może wspierać obu.
tigris-rule-8-3 = Pomoc zza parawanu
    .long = Najpierw atakujący, potem obrońca dokłada dowolnie wiele świątyń zza parawanu, jawnie i raz, albo nic.
tigris-rule-8-4 = Kto wygrywa
    .long = Atakujący musi mieć więcej; remis jest dla obrońcy.
tigris-rule-8-5 = Skutki
    .long = Pokonany przywódca wraca do właściciela, zwycięzca dostaje jeden czerwony punkt.
tigris-rule-8-6 = Plansza potem
    .long = Żaden żeton nie ginie. Regiony, które łączył tylko pokonany przywódca, znów są osobno.
tigris-rule-8-7 = Dołożone żetony
    .long = Wszystkie dołożone żetony wypadają z gry.
tigris-rule-8-8 = Bez wyjścia
    .long = Nikt nie może wycofać się z konfliktu i nikt inny nie może się do niego przyłączyć.
tigris-rule-9-1 = Łączenie dwóch królestw
    .long = Żeton może połączyć dwa królestwa. Do zawarcia pokoju przykrywa go żeton pojednania.
tigris-rule-9-2 = Bez punktu
    .long = Za taki żeton nikt nie dostaje punktu, jest konflikt czy go nie ma.
tigris-rule-9-3 = Konflikty zewnętrzne
    .long = Każdy kolor, który ma w nowym królestwie dwóch przywódców, to konflikt. Jeśli jest ich kilka, aktywny gracz mówi, który jest następny.
tigris-rule-9-4 = Strony
    .long = Strona przywódcy to wszystko, co jest z nim połączone bez żetonu pojednania. Ten żeton nikomu nie pomaga i nigdy nie ginie.
tigris-rule-9-5 = Zwolennicy
    .long = Przywódcę wspierają wszystkie nieodwrócone żetony jego koloru po jego stronie.
tigris-rule-9-6 = Kto atakuje
    .long = Aktywny gracz, jeśli walczy jego przywódca; w przeciwnym razie ten z dwóch, kto jest po nim pierwszy w kolejności.
tigris-rule-9-7 = Pomoc zza parawanu
    .long = Najpierw atakujący, potem obrońca dokłada dowolnie wiele żetonów w kolorze przywódców, jawnie i raz, albo nic.
tigris-rule-9-8 = Kto wygrywa
    .long = Atakujący musi mieć więcej; remis, nawet zero do zera, jest dla obrońcy.
tigris-rule-9-9 = Skutki
    .long = Pokonany przywódca wraca, a jego zwolennicy wypadają z gry. Zwycięzca dostaje punkt w kolorze konfliktu za przywódcę i po jednym za każdy żeton utracony na planszy.
tigris-rule-9-10 = Świątynie, które zostają
    .long = W konflikcie kapłanów świątynie ze skarbem albo obok innego przywódcy zostają i nie dają punktu.
tigris-rule-9-11 = Dołożone żetony
    .long = Wszystkie dołożone żetony wypadają z gry.
tigris-rule-9-12 = Spójrz jeszcze raz
    .long = Po każdym konflikcie ocenia się wszystko od nowa: kto nie jest już w jednym królestwie, nie walczy, a wspiera tylko to, co wciąż połączone.
tigris-rule-9-13 = Pokój
    .long = Gdy nastaje pokój, żeton pojednania znika, a żeton pod nim jest taki jak inne.
tigris-rule-9-14 = Siła w czasie wojny
    .long = Póki trwa konflikt zewnętrzny, pokazywana siła to siła strony przywódcy: bez żetonu pojednania i tego, co leży za nim.
tigris-rule-10-1 = Kwadrat
    .long = Jeśli żeton kończy kwadrat czterech nieodwróconych żetonów jednego koloru, ten, kto go położył, może zbudować tam monument.
tigris-rule-10-2 = Pasujący monument
    .long = Jedna połowa monumentu ma kolor żetonów i nikt go jeszcze nie zbudował. Jeśli żaden nie pasuje, nic się nie odwraca.
tigris-rule-10-3 = Po konfliktach
    .long = Najpierw rozstrzygają się wszystkie konflikty; kwadrat musi je przetrwać.
tigris-rule-10-4 = Odwrócone żetony
    .long = Cztery żetony odwraca się. Łączą jak przedtem i nie robią nic więcej.
tigris-rule-10-5 = Skarby i przywódcy
    .long = Skarb zostaje na odwróconej świątyni. Przywódcy, którzy nie mają już obok świątyni, wracają do właścicieli.
tigris-rule-10-6 = Kilka kwadratów
    .long = Jeśli żeton kończy kilka kwadratów, wybierasz jeden; żeton daje najwyżej jeden monument.
tigris-rule-10-7 = Rezygnacja
    .long = Kto zrezygnuje, nie zbuduje już na tym kwadracie. Jego żetony mogą wejść w inny kwadrat, który skończy nowy żeton.
tigris-rule-10-8 = Dochód
    .long = Na koniec swojej tury dostajesz punkt za każdego swojego przywódcę i każdy monument jego koloru w tym samym królestwie.
tigris-rule-10-9 = Dochód króla
    .long = Król liczy się tylko z czarnymi połowami; tutaj nikogo nie zastępuje.
tigris-rule-10-10 = Na zawsze
    .long = Monumentów nigdy się nie przenosi ani nie niszczy.
tigris-rule-11-1 = Zdobywanie skarbów
    .long = Po każdej akcji: w królestwie z kupcem i więcej niż jednym skarbem właściciel kupca bierze wszystkie prócz jednego, czyjakolwiek jest tura.
tigris-rule-11-2 = Który zostaje
    .long = Właściciel kupca wybiera skarb, który zostaje.
tigris-rule-11-3 = Najpierw narożne
    .long = Skarby z narożnych świątyń zabiera się przed innymi.
tigris-rule-11-4 = Bez kupca
    .long = Bez kupca skarby czekają.
tigris-rule-12-1 = Koniec tury
    .long = Najpierw monumenty płacą aktywnemu graczowi, potem uzupełnia się żetony.
tigris-rule-12-2 = Nie wcześniej
    .long = Żetony użyte w konfliktach uzupełnia się dopiero teraz, u wszystkich graczy.
tigris-rule-12-3 = Kolejność dobierania
    .long = Najpierw dobiera aktywny gracz, potem pozostali po kolei, każdy do sześciu.
tigris-rule-13-1 = Mało skarbów
    .long = Gra kończy się, jeśli na koniec tury na planszy są dwa skarby albo mniej.
tigris-rule-13-2 = Pusty woreczek
    .long = Kończy się, gdy ktoś nie może uzupełnić żetonów do sześciu. Samo opróżnienie woreczka jej nie kończy.
tigris-rule-13-3 = Kto wygrywa
    .long = Ten, kto jest najlepszy w swoim najsłabszym kolorze. Remis rozstrzyga drugi od końca i tak dalej; potem miejsce jest wspólne.
tigris-rule-13-4 = Skarby się liczą
    .long = Każdy skarb to punkt dowolnego koloru; układamy je dla ciebie najlepiej.
tigris-rule-13-5 = Liczone tury
    .long = Jeśli stół liczy tury, gra urywa się po tylu, z kolejnością taką, jaka jest.
tigris-rule-14-1 = Wariant angielski: atakujący
    .long = Atakujący może dołożyć żetony tylko wtedy, gdy ma potem więcej, niż obrońca ma na planszy.
tigris-rule-14-2 = Wariant angielski: obrońca
    .long = Obrońca może dołożyć dokładnie tyle żetonów, ile trzeba do remisu, albo nic.
