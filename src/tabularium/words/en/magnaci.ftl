### Magnaci.

magnaci-title = Magnaci
magnaci-about = A game for the Commonwealth: with the cards of your family you fight for offices and laws, and with the rest you defend the provinces; most wealth wins, but the third partition is everybody's defeat. (Not every card could be seen: the symbols of most laws and Kings, the estates of 19 laws, the scales of 20 conflicts, the provinces that 5 of them invade and one fief are reconstructed; the board marks them with °.)

## Options

magnaci-option-pacta_timing = Pacta conventa
    .say = Pacta conventa name their symbol { $choice }.
    .is-end_of_sejm = at the end of the Sejm
    .is-after_senate = after the Senate, before the laws are seen
magnaci-option-pacta_timing-help = end_of_sejm: the symbol is named at the end of the Sejm; after_senate: after the Senate, before the laws are seen.
magnaci-option-grain_by_clause = Grain Rafting by clause
    .say = A partition of Małopolska costs Grain Rafting { $choice }.
    .is-false = the whole card
    .is-true = the second estate only
magnaci-option-grain_by_clause-help = A partition of Małopolska only costs the second estate, not the whole card.
magnaci-option-fief_from_leftover = Fiefs from conflicts left over
    .say = A conflict left over that is won { $choice }.
    .is-false = brings no fief
    .is-true = can bring a fief
magnaci-option-fief_from_leftover-help = A conflict left over that is won lifts the partition first, so that it can bring a fief.

## Ages, symbols, powers, families

magnaci-name-gold = Golden Age
magnaci-name-silver = Silver Age
magnaci-name-bronze = Bronze Age
magnaci-name-iron = Iron Age
magnaci-name-sabre = sabre
magnaci-name-chalice = chalice
magnaci-name-ducat = ducat
magnaci-name-crown = crown
magnaci-name-moskwa = Moscow
magnaci-name-kozaczyzna_tatarzy = Cossacks and Tatars
magnaci-name-turcja = Turkey
magnaci-name-habsburgowie = the Habsburgs
magnaci-name-brandenburgia_szwecja = Brandenburg and Sweden
magnaci-name-lubomirski = Lubomirski
magnaci-name-potocki = Potocki
magnaci-name-sapieha = Sapieha
magnaci-name-radziwill = Radziwiłł
magnaci-name-zamoyski = Zamoyski

## Where we are

magnaci-frame-Match =
    { $age ->
        [0] Setting up
        [1] Golden Age
        [2] Silver Age
        [3] Bronze Age
       *[other] Iron Age
    }
    .rule = 3.1
magnaci-frame-Setup = First estates
    .rule = 2.5
magnaci-frame-Senate = Senate
    .rule = 5.1 5.2 5.3
magnaci-frame-Contest =
    { $office ->
        [0] Primate
        [1] Treasurer
        [2] Hetman
        [3] Chancellor
       *[other]
            { $field ->
                [0] First law
                [1] Second law
                [2] Third law
                [3] Fourth law
               *[other] Fifth law
            }
    }
    .rule = 5.4 5.5 5.6 6.5
magnaci-frame-Placement =
    { ME($seat) ->
        [yes] Your new estates
       *[no] New estates: { SEAT($seat) }
    }
    .rule = 1.3 1.7
magnaci-frame-Window = Actions
    .rule = 4.1 4.3 4.4
magnaci-frame-Announced = An action is announced
    .rule = 4.6 4.7 4.8
magnaci-frame-Assignats = Assignats
    .rule = 10.25
magnaci-frame-Losses = Losses
    .rule = 7.13 7.14 10.23
magnaci-frame-LawLoss = A law is lost
    .rule = 7.16
magnaci-frame-Sejm = Sejm
    .rule = 6.1 6.2 6.3
magnaci-frame-Conflicts = Conflicts
    .rule = 7.1 7.6 7.7 7.18
magnaci-frame-Battle =
    { $space ->
        [0] Space I
        [1] Space II
        [2] Space III
        [3] Space IV
        [4] Space V
        [5] Space VI
        [6] Space VII
        [7] Space VIII
        [8] Space IX
       *[other] Space X
    }
    .rule = 7.8 7.9 7.10 7.15
magnaci-frame-Interregnum = Interregnum
    .rule = 8.2 8.3 8.4
magnaci-frame-FinalScoring = Counting wealth
    .rule = 9.2 9.3 9.4 9.5

## Questions

magnaci-ask-first_estate = Where do you place your first estate?
magnaci-ask-senate = Which three offices do you want? Name an office and lay a card there face down; three times.
magnaci-ask-place =
    { $count ->
        [one] In which province do you place your new estate?
       *[other] In which province do you place your { $count } new estates? All go to the same one.
    }
magnaci-ask-tie = You are the Primate and decide the tie. Who gets { ITEM($card, form: "taken") }?
magnaci-ask-sejm = Lay one card face down at each of the five laws, from left to right.
magnaci-ask-conflicts =
    { COUNT($conflicts) ->
        [one] Lay one card face down at the only conflict.
       *[other] Lay one card face down at each conflict, by the numbers of their spaces.
    }
magnaci-ask-action =
    { $occasion ->
        [law] Now for { ITEM($about, form: "taken") }. Do you play a card, or pass?
        [conflict] The conflict: { ITEM($about) }. Do you play a card, or pass?
        [senate_end] The Senate is over, the laws are not dealt yet. Do you play a card, or pass?
        [sejm_end] The Sejm ends. Do you play a card, or pass?
        [mission] The conflicts lie open, no cards are laid yet. Do you play a card, or pass?
        [interregnum] The throne is empty. Do you play a card, or pass?
       *[other] Now for { ITEM($about, form: "taken") }. Do you play a card, or pass?
    }
magnaci-ask-veto =
    { COUNT($targets) ->
        [0] { SEAT($player) } plays “{ WORD($card) }”. Do you say VETO?
       *[other] { SEAT($player) } plays “{ WORD($card) }” ({ WORD($targets) }). Do you say VETO?
    }
magnaci-ask-entail =
    { COUNT($provinces) ->
        [one] You are about to lose an estate: { ITEM($provinces) }. Shall the Entail save it, at the cost of another?
       *[other] You are about to lose estates: { ITEM($provinces) }. Shall the Entail save one of them, at the cost of another?
    }
magnaci-ask-assignats = { SEAT($player) } shows you Assignats. Do you give a law, or all your estates in one province?
magnaci-ask-claim_law = Which law do you take from { SEAT($debtor) }?
magnaci-ask-best = { ITEM($conflict) } is won, and several have the highest Strength. You are the Primate: who is rewarded?
magnaci-ask-weakest = { ITEM($conflict) } is lost, and several have the lowest Strength. You are the Primate: who is punished?
magnaci-ask-discard_law = Your Strength was the lowest. Which of your laws do you discard?
magnaci-ask-remove_conflict = Two lost conflicts have the same scale. You are the Primate: which one leaves the game?
magnaci-ask-order =
    { $place ->
        [1] Several have most estates. You are the Primate: who comes first on the order track?
       *[other] Several have equally many estates. You are the Primate: who takes place { $place } on the order track?
    }
magnaci-ask-winner = Several have most wealth. You are the last Primate: who wins?

## Letters

magnaci-letter-card =
    { $card ->
        [lady] the Lady
       *[other] { $card }
    }
    .full =
        { $card ->
            [lady] the Lady: Influence 10, Strength 1
           *[other] card { $card }
        }
    .short =
        { $card ->
            [lady] L
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
magnaci-letter-pass = pass
    .full = pass: play nothing
magnaci-letter-give_law = a law
    .full = a law, chosen by the one who demands it
magnaci-letter-gift = gift → { SEAT($seat) }
magnaci-letter-offer = offer of a swap → { SEAT($seat) } (you give, you get)
magnaci-letter-accept = accept the swap ← { SEAT($seat) } (you get, you give)

## Events

magnaci-event-said =
    { CODE($word) ->
        [card]
            { ME($seat) ->
                [yes] You lay, in this order: { WORD($word) }.
               *[no] {""}
            }
        [seat]
            { ME($seat) ->
                [yes] As Primate you decide the tie: { WORD($word) }.
               *[no] { SEAT($seat) }, the Primate, decides the tie: { WORD($word) }.
            }
       *[other] {""}
    }
magnaci-event-unsealed =
    { ME($seat) ->
        [yes] You turn over: { WORD($letter) }.
       *[no] { SEAT($seat) } turns over: { WORD($letter) }.
    }
magnaci-event-order = Order: { SEAT($seats) }.
magnaci-event-king = { NAME($age) }. { ITEM($king) } is King; royal policy: { ITEM($king, form: "policy") }.
magnaci-event-sought =
    { ME($seat) ->
        [yes] You seek the offices: { ITEM($offices) }.
       *[no] { SEAT($seat) } seeks the offices: { ITEM($offices) }.
    }
magnaci-event-contest = Now for { ITEM($card, form: "taken") }.
magnaci-event-won =
    { ME($seat) ->
        [yes] You win { ITEM($card, form: "taken") }.
       *[no] { SEAT($seat) } wins { ITEM($card, form: "taken") }.
    }
    .brief =
        { ME($seat) ->
            [yes] → you win
           *[no] → { SEAT($seat) } wins
        }
magnaci-event-unwanted = Nobody seeks { ITEM($card, form: "taken") }; the card is set aside until the next Age.
magnaci-event-appointed =
    { ME($seat) ->
        [yes] Nobody seeks { ITEM($card, form: "taken") }; you get it as the last on the track, but no estate.
       *[no] Nobody seeks { ITEM($card, form: "taken") }; { SEAT($seat) } gets it as the last on the track, but no estate.
    }
magnaci-event-gained =
    { ME($seat) ->
        [yes]
            { $count ->
                [one] You gain an estate { ITEM($area, form: "in") }.
               *[other] You gain { $count } estates { ITEM($area, form: "in") }.
            }
       *[no]
            { $count ->
                [one] { SEAT($seat) } gains an estate { ITEM($area, form: "in") }.
               *[other] { SEAT($seat) } gains { $count } estates { ITEM($area, form: "in") }.
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
                [one] You lose an estate { ITEM($area, form: "in") }.
               *[other] You lose { $count } estates { ITEM($area, form: "in") }.
            }
       *[no]
            { $count ->
                [one] { SEAT($seat) } loses an estate { ITEM($area, form: "in") }.
               *[other] { SEAT($seat) } loses { $count } estates { ITEM($area, form: "in") }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → −{ $count } { ITEM($area, form: "in") }
           *[no] {""}
        }
magnaci-event-laws = The laws of this Sejm: { ITEM($laws) }.
magnaci-event-played =
    { ME($seat) ->
        [yes]
            { COUNT($targets) ->
                [0] You play “{ WORD($card) }”.
               *[other] You play “{ WORD($card) }” ({ WORD($targets) }).
            }
       *[no]
            { COUNT($targets) ->
                [0] { SEAT($seat) } plays “{ WORD($card) }”.
               *[other] { SEAT($seat) } plays “{ WORD($card) }” ({ WORD($targets) }).
            }
    }
magnaci-event-vetoed =
    { ME($seat) ->
        [yes] Your VETO! cancels “{ WORD($card) }” of { SEAT($player) }.
       *[no]
            { ME($player) ->
                [yes] { SEAT($seat) } says VETO: your “{ WORD($card) }” is cancelled.
               *[no] { SEAT($seat) } says VETO: “{ WORD($card) }” of { SEAT($player) } is cancelled.
            }
    }
magnaci-event-boosted =
    { ME($seat) ->
        [yes]
            { $value ->
                [-1] Your card counts 1 less.
                [-2] Your card counts 2 less.
                [-3] Your card counts 3 less.
               *[other] Your card counts { $value } more.
            }
       *[no]
            { $value ->
                [-1] The card of { SEAT($seat) } counts 1 less.
                [-2] The card of { SEAT($seat) } counts 2 less.
                [-3] The card of { SEAT($seat) } counts 3 less.
               *[other] The card of { SEAT($seat) } counts { $value } more.
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
                [yes] You build a Fortress { ITEM($province, form: "in") }: from now on the Commonwealth has 3 Strength more there.
               *[no] { SEAT($seat) } builds a Fortress { ITEM($province, form: "in") }: from now on the Commonwealth has 3 Strength more there.
            }
        [klasztor]
            { ME($seat) ->
                [yes] You build a Monastery { ITEM($province, form: "in") }: from now on the Commonwealth has 1 Strength more there.
               *[no] { SEAT($seat) } builds a Monastery { ITEM($province, form: "in") }: from now on the Commonwealth has 1 Strength more there.
            }
       *[other]
            { ME($seat) ->
                [yes] You build a Palace { ITEM($province, form: "in") }: from now on the Commonwealth has 2 Strength more there.
               *[no] { SEAT($seat) } builds a Palace { ITEM($province, form: "in") }: from now on the Commonwealth has 2 Strength more there.
            }
    }
    .brief =
        { $building ->
            [twierdza] → the Commonwealth +3
            [klasztor] → the Commonwealth +1
           *[other] → the Commonwealth +2
        }
magnaci-event-law_given =
    { ME($seat) ->
        [yes] You give { ITEM($law, form: "taken") } to { SEAT($to) }.
       *[no]
            { ME($to) ->
                [yes] { SEAT($seat) } gives you { ITEM($law, form: "taken") }.
               *[no] { SEAT($seat) } gives { ITEM($law, form: "taken") } to { SEAT($to) }.
            }
    }
magnaci-event-offered =
    { ME($seat) ->
        [yes] You offer { SEAT($to) } “{ ITEM($gives) }” for “{ ITEM($wants) }”.
       *[no]
            { ME($to) ->
                [yes] { SEAT($seat) } offers you “{ ITEM($gives) }” for your “{ ITEM($wants) }”.
               *[no] { SEAT($seat) } offers { SEAT($to) } “{ ITEM($gives) }” for “{ ITEM($wants) }”.
            }
    }
magnaci-event-law_lost =
    { ME($seat) ->
        [yes] You discard { ITEM($law, form: "taken") }.
       *[no] { SEAT($seat) } discards { ITEM($law, form: "taken") }.
    }
magnaci-event-conflict_up = A new conflict on space { $space }: { ITEM($conflict) }.
magnaci-event-conflict_reshuffled = { ITEM($conflict) }: this power has two conflicts already, so the card goes back into the pile.
magnaci-event-conflict_gone = A conflict leaves the board: { ITEM($conflict) }.
magnaci-event-battle = The conflict: { ITEM($conflict) }.
magnaci-event-battle_won = Won! { ITEM($conflict) }: Strength of the Commonwealth { $strength }, scale { $scale }.
    .brief = → won ({ $strength } against { $scale })
magnaci-event-battle_lost = Lost. { ITEM($conflict) }: Strength of the Commonwealth { $strength }, scale { $scale }.
    .brief = → lost ({ $strength } against { $scale })
magnaci-event-black_clouds = Black Clouds: from now on the Commonwealth has 2 Strength less { ITEM($province, form: "in") }.
magnaci-event-silent_sejm = Silent Sejm: from now on the Commonwealth has 2 Strength less in every province.
magnaci-event-partition = Partition: { ITEM($province) }.
magnaci-event-partition_lifted = The partition is over: { ITEM($province) }.
magnaci-event-third_partition = The third partition: { ITEM($provinces) }. The Commonwealth is no more.

## Why not: cards and provinces

why-magnaci-not_in_hand =
    { $card ->
        [lady] Your Lady is on the table already in this Age; choose a card from your hand.
       *[other] Your card { $card } is on the table already in this Age; choose a card from your hand.
    }
why-magnaci-lay_a_card = A family card is laid here; choose one from your hand.
why-magnaci-name_an_office = Name an office first, then the card for it.
why-magnaci-one_card_an_office = { ITEM($office) }: a card of yours lies there already, and one is all you may lay. Name another office.
why-magnaci-three_offices_in_order = { ITEM($office) }: offices are named in their order (Primate, Treasurer, Hetman, Chancellor), and there must be three. Take it back with “u” or name another one.
why-magnaci-partitioned = { ITEM($province) }: the province is partitioned, and no new estates come there. Choose another one.
why-magnaci-name_a_province = Name a province.
why-magnaci-among_equals = You decide only between those who are equal; choose one of the list.
why-magnaci-one_of_the_two = Name one of the two conflicts of this power.

## Why not: actions

why-magnaci-play_or_pass = Play a senator or a law of yours, or pass.
why-magnaci-not_yours = { WORD($card) }: you do not have this card. Play only your own.
why-magnaci-not_now =
    { $occasion ->
        [law] { WORD($card) }: this card is not played for a law. Keep it for later.
        [conflict] { WORD($card) }: this card is not played in a conflict. Keep it for later.
        [senate_end] { WORD($card) }: this card is not played after the Senate. Keep it for later.
        [sejm_end] { WORD($card) }: this card is not played at the end of the Sejm. Keep it for later.
        [mission] { WORD($card) }: this card is not played before cards are laid at the conflicts. Keep it for later.
        [interregnum] { WORD($card) }: this card is not played in the Interregnum. Keep it for later.
       *[other] { WORD($card) }: this card is not played for this office. Keep it for later.
    }
why-magnaci-no_family_card_there = { WORD($card) } changes your family card, and you have none here. Keep it for later.
why-magnaci-condition_not_met = { WORD($card) }: its condition is not met, and it would do nothing. Keep it for later.
why-magnaci-primate_is_no_action = { WORD($card) }: this senator decides ties all Age long and is never played.
why-magnaci-never_played = { WORD($card) }: this card is never played, it counts at the end of the game.
why-magnaci-only_in_answer = { WORD($card) } is played only in answer; you will be asked when its time comes.
why-magnaci-veto_or_pass = An announced action is answered by VETO! or by passing.
why-magnaci-entail_or_pass = Play the Entail, or pass and take the losses.
why-magnaci-nobody_to_replace = The Treasurer has nobody to replace: others have no estates in provinces without partition, or you have none left.
why-magnaci-nobody_to_replace_there = { ITEM($province) }: the Treasurer cannot replace that estate. Name a province without partition and a player with an estate there.
why-magnaci-nobody_to_name = { WORD($card) }: nobody else has a law, or an estate in a province without partition. Keep it for later.
why-magnaci-nothing_to_demand = Name another player who has a law, or an estate in a province without partition.
why-magnaci-not_on_board = Name a conflict that lies on the board.
why-magnaci-no_such_law_won = { WORD($card) }: no law that you won in this Sejm has a symbol other than the King's.
why-magnaci-wrong_symbol = Name a symbol other than the King's; at the end of the Sejm one that a law you won now has.

## Why not: losses and laws

why-magnaci-nothing_lost_there = { ITEM($province) }: you lose nothing there. Name a province with a loss of yours.
why-magnaci-nothing_to_lose_instead = { ITEM($province) }: there is no estate to be lost instead. Name another province.
why-magnaci-law_or_estates = Give a law, chosen by the one who demands it, or all your estates in one province without partition.
why-magnaci-claim_a_law = Choose one of this player's laws.
why-magnaci-discard_a_law = Choose one of your laws.
why-magnaci-not_your_law = { ITEM($law) }: you do not have this law. Choose one of yours.
why-magnaci-not_their_law = { ITEM($law) }: { SEAT($seat) } does not have this law. Choose another one.
why-magnaci-laws_only = Only laws change hands; senators and estates are never given away.
why-magnaci-another_player = Name another player of this table.
why-magnaci-no_law = You have no law to give.
why-magnaci-no_offer = { SEAT($seat) } offers you nothing now.
why-magnaci-not_offered = { ITEM($law) }: { SEAT($seat) } does not offer such a swap. Choose one of the offers.
why-magnaci-already_offered = { ITEM($law) }: this offer has been made. Offer something else, or wait.
why-magnaci-nothing_to_swap = { SEAT($seat) } has no law that you could still ask for.

## Why a position cannot be

why-magnaci-too_many_estates = { SEAT($seat) } has more estates on the map than there are in the box, or fewer than none.
why-magnaci-wrong_space = { ITEM($conflict) }: this conflict lies on a space of another power, or not alone. Put it on a free space of its own power.
why-magnaci-partition_without_conflict = { ITEM($province) }: there is a partition but no conflict. Take the pawn away or add a conflict.
why-magnaci-third_partition = Three partitions end the game, so this position cannot be played on.
why-magnaci-card_laid_twice = { SEAT($seat) } has laid the same family card twice, or shows one that is not laid.
why-magnaci-no_such_holder = { ITEM($office) }: nobody at this table could hold this office so.
why-magnaci-sealed_wrongly = { SEAT($seat) }: two cards lie face down in one place, or something that is no family card does.
why-magnaci-too_few_cards = { SEAT($seat) } has fewer family cards left than are still to be laid in this Age. Take some away from the cards that were laid.
why-magnaci-too_many_conflicts = More than five conflicts lie open. Put the others back into the pile or out of the game.
why-magnaci-no_primate = Nobody is Primate, though the Senate has decided on it. Name a holder.
why-magnaci-laws_run_out = The pile has too few laws for the Sejms to come. Put some laws back.
why-magnaci-no_king_left = { NAME($age) }: no King is left to be elected. Put one back into the pile.

## The board in the terminal

magnaci-board-age = { NAME($age) } ({ $number } of { $ages }).
magnaci-board-king = King: { ITEM($king) }. Royal policy: { ITEM($king, form: "policy") }.
magnaci-board-no-king = The throne is empty.
magnaci-board-order = Order:
magnaci-board-senators = Senators:
magnaci-board-aside = (set aside)
magnaci-board-province = Province
magnaci-board-lead = Leads
magnaci-board-fiefs = Fiefs
magnaci-board-defence = Defence
magnaci-board-state = State
magnaci-board-nobody = nobody
magnaci-board-dominance = Dominance
magnaci-board-advantage = Advantage
magnaci-board-building =
    { $building ->
        [twierdza] Fortress
        [klasztor] Monastery
       *[other] Palace
    }
magnaci-board-held-fiefs = fiefs
magnaci-board-partitioned = PARTITIONED
magnaci-board-defeated = conflict lost
magnaci-board-attacked = conflict
magnaci-board-quiet = quiet
magnaci-board-partitions =
    { $lost ->
        [0] Partitions: { $count }; with { $end } in the Interregnum all of you lose.
        [one] Partitions: { $count }, and a conflict lost in one more province; with { $end } in the Interregnum all of you lose.
       *[other] Partitions: { $count }, and conflicts lost in { $lost } more provinces; with { $end } in the Interregnum all of you lose.
    }
magnaci-board-conflict = Conflict
magnaci-board-scale = Scale
magnaci-board-help = Defence
magnaci-board-needed = Cards must bring
magnaci-board-needs = { $needed } ({ $each } each)
magnaci-board-stands =
    { $needed ->
        [0] { $shown } now: enough
       *[other] { $shown } now, { $needed } missing
    }
magnaci-board-lost = lost
magnaci-board-attack = Who attacks
magnaci-board-reward = Reward
magnaci-board-loss = If lost
magnaci-board-senate = Senate
magnaci-board-sejm = Sejm
magnaci-board-symbol = Symbol
magnaci-board-brings = Estates
magnaci-board-holder = Held by
magnaci-board-all-symbols = all four
magnaci-board-royal = { $now } (King +1)
magnaci-board-family = Family
magnaci-board-wealth = Wealth
magnaci-board-estates = Estates
magnaci-board-supply = Left
magnaci-board-unshown = Cards not shown in this Age
magnaci-board-laws = Laws:
magnaci-board-pacta =
    { ME($seat) ->
        [yes] Pacta conventa: you will get an estate for each law you win with this symbol: { NAME($symbol) }.
       *[no] Pacta conventa: { SEAT($seat) } will get an estate for each law won with this symbol: { NAME($symbol) }.
    }
magnaci-board-hand = Your hand:
magnaci-board-your-laws = Your laws:
magnaci-board-forecast = If the game ended now, your wealth: { $wealth }.
magnaci-board-law-pile = In the pile of laws ({ $count }):
magnaci-board-conflict-pile = In the pile of conflicts ({ $count }):
magnaci-board-legend = { $mark } reconstructed value; L the Lady (Influence 10, Strength 1); ? a card face down, (7) yours face down; underlined counts most.
magnaci-hint-card = Now the card for { ITEM($card, form: "taken") }.
magnaci-hint-law = Now the card for { ITEM($card, form: "taken") } ({ ITEM($card, form: "source") }).
magnaci-hint-conflict = Now the card for this conflict: { ITEM($conflict) }. { ITEM($conflict, form: "text") }
magnaci-hint-entail =
    { $step ->
        [1] In which province do you save an estate?
       *[other] In which province do you lose one instead?
    }
magnaci-hint-target =
    { $card ->
        [podskarbi]
            { $step ->
                [1] In which province do you replace an estate?
               *[other] Whose?
            }
        [pacta_conventa]
            { $step ->
                [1] Which symbol?
               *[other] Where do the estates go?
            }
        [poselstwo] Which conflict leaves the game?
        [asygnaty] To whom do you show the Assignats?
       *[other] Where does the estate go?
    }

## The end

magnaci-end-third_partition = The third partition: { ITEM($provinces) }. The Commonwealth is no more, and nobody counts any wealth.
magnaci-score-estates = Estates
magnaci-score-dominance = Dominance
magnaci-score-advantage = Advantage
magnaci-score-presence = Presence
magnaci-score-fiefs = Fiefs
magnaci-score-constitution = Constitution
magnaci-score-total = Total

## Provinces and fiefs

magnaci-item-litwa = Lithuania
    .in = in Lithuania
magnaci-item-ukraina = Ukraine
    .in = in Ukraine
magnaci-item-malopolska = Małopolska
    .in = in Małopolska
magnaci-item-wielkopolska = Wielkopolska
    .in = in Wielkopolska
magnaci-item-prusy = Prussia
    .in = in Prussia
magnaci-item-inflanty = Livonia
    .in = in Livonia
magnaci-item-smolenszczyzna = Smolensk
    .in = in Smolensk
magnaci-item-moldawia = Moldavia
    .in = in Moldavia
magnaci-item-slask = Silesia
    .in = in Silesia

## Senators

magnaci-item-prymas = Primate
    .taken = the office of Primate
    .text = decides ties all Age long.
    .card = Decides ties all Age long.
magnaci-item-podskarbi = Treasurer
    .taken = the office of Treasurer
    .text = in the Interregnum, replaces an estate of another player in a province without partition by yours.
    .card = Interregnum: a rival's estate in an intact province becomes yours.
magnaci-item-hetman = Hetman
    .taken = the office of Hetman
    .text = in a conflict, your card has 3 Strength more.
    .card = In a conflict: your card +3 Strength.
magnaci-item-kanclerz = Chancellor
    .taken = the office of Chancellor
    .text = for a law, your card has 3 Influence more.
    .card = At a law: your card +3 Influence.

## Kings: the symbol of the royal policy

magnaci-item-zygmunt_august = Sigismund Augustus
    .policy = ducat (reconstructed)
magnaci-item-henryk_walezy = Henry of Valois
    .policy = crown (reconstructed)
magnaci-item-stefan_batory = Stephen Báthory
    .policy = sabre
magnaci-item-zygmunt_iii_waza = Sigismund III Vasa
    .policy = chalice (reconstructed)
magnaci-item-wladyslaw_iv_waza = Władysław IV Vasa
    .policy = sabre (reconstructed)
magnaci-item-jan_kazimierz = John Casimir
    .policy = crown (reconstructed)
magnaci-item-michal_korybut = Michael Korybut Wiśniowiecki
    .policy = chalice (reconstructed)
magnaci-item-jan_iii_sobieski = John III Sobieski
    .policy = sabre (reconstructed)
magnaci-item-august_ii = Augustus II the Strong
    .policy = ducat (reconstructed)
magnaci-item-stanislaw_leszczynski = Stanisław Leszczyński
    .policy = crown (reconstructed)
magnaci-item-august_iii = Augustus III of Saxony
    .policy = chalice (reconstructed)
magnaci-item-stanislaw_august = Stanisław August Poniatowski
    .policy = ducat (reconstructed)

## Laws: what they do and which values are reconstructed

magnaci-item-kolegia_jezuickie = Jesuit Schools
    .taken = the law “Jesuit Schools”
    .text = for an office or a law, your card has 1 Influence more.
    .card = At an office or a law: your card +1 Influence.
    .origin = Kolegia jezuickie
    .source = the symbol is reconstructed
magnaci-item-trybunal = Tribunal
    .taken = the law “Tribunal”
    .text = for an office or a law, your card has 1 Influence more.
    .card = At an office or a law: your card +1 Influence.
    .origin = Trybunał
    .source = the symbol is reconstructed
magnaci-item-konfederacja = Confederation
    .taken = the law “Confederation”
    .text = for an office or a law, your card has 2 Influence more.
    .card = At an office or a law: your card +2 Influence.
    .origin = Konfederacja
    .source = symbol and estates are reconstructed
magnaci-item-konstytucja_3_maja = Constitution of 3 May
    .taken = the law “Constitution of 3 May”
    .text = is never played; at the end it adds 5 to your wealth if no province is partitioned.
    .card = At the end +5 wealth, if no province is partitioned.
    .origin = Konstytucja 3 maja
    .source = values from the rulebook
magnaci-item-veto = VETO!
    .taken = the law “VETO!”
    .text = cancels an action that another player has just announced.
    .card = In answer to a rival's action: it has no effect.
    .origin = Nie pozwalam!
    .source = symbol and estates are reconstructed
magnaci-item-poselstwo = Mission
    .taken = the law “Mission”
    .text = before cards are laid, one conflict leaves the game and another one is turned up.
    .card = Before cards are laid: one conflict is replaced by another.
    .origin = Poselstwo
    .source = symbol and estates are reconstructed
magnaci-item-sejmik_ziemski = Rural Assembly
    .taken = the law “Rural Assembly”
    .text = for the office of Chancellor, your card has 10 Influence more.
    .card = For the office of Chancellor: your card +10 Influence.
    .origin = Sejmik ziemski
    .source = symbol and estates are reconstructed
magnaci-item-szkola_rycerska = Corps of Cadets
    .taken = the law “Corps of Cadets”
    .text = for the office of Hetman, your card has 10 Influence more.
    .card = For the office of Hetman: your card +10 Influence.
    .origin = Szkoła rycerska
    .source = symbol and estates are reconstructed
magnaci-item-biskupstwo = Bishopric
    .taken = the law “Bishopric”
    .text = for the office of Primate, your card has 10 Influence more.
    .card = For the office of Primate: your card +10 Influence.
    .origin = Biskupstwo
    .source = the symbol is reconstructed
magnaci-item-wersal_polnocy = Versailles of the North
    .taken = the law “Versailles of the North”
    .text = for the office of Treasurer, your card has 10 Influence more.
    .card = For the office of Treasurer: your card +10 Influence.
    .origin = Wersal północy
    .source = symbol and estates are reconstructed
magnaci-item-pacta_conventa = Pacta conventa
    .taken = the law “Pacta conventa”
    .text = name a symbol other than the King's: an estate for each law with it that you win in this Sejm.
    .card = Name a symbol not the King's: 1 estate per law of it won in this Sejm.
    .origin = Pacta conventa
    .source = symbol and estates are reconstructed
magnaci-item-wojska_kwarciane = Regular Army
    .taken = the law “Regular Army”
    .text = in a conflict, your card has 2 Strength more.
    .card = In a conflict: your card +2 Strength.
    .origin = Wojska kwarciane
    .source = symbol and estates are reconstructed
magnaci-item-pospolite_ruszenie = Levy in Mass
    .taken = the law “Levy in Mass”
    .text = in a conflict, your card has 1 Strength more.
    .card = In a conflict: your card +1 Strength.
    .origin = Pospolite ruszenie
    .source = symbol and estates are reconstructed
magnaci-item-rokosz = Rebellion
    .taken = the law “Rebellion”
    .text = in a conflict, your card has 2 Strength less.
    .card = In a conflict: your card −2 Strength.
    .origin = Rokosz
    .source = symbol and estates are reconstructed
magnaci-item-kapitulacja = Surrender
    .taken = the law “Surrender”
    .text = in a conflict, your card has 3 Strength less.
    .card = In a conflict: your card −3 Strength.
    .origin = Kapitulacja
    .source = values from the rulebook
magnaci-item-innowiercy = Dissidents
    .taken = the law “Dissidents”
    .text = in a conflict, your card has 1 Strength less.
    .card = In a conflict: your card −1 Strength.
    .origin = Innowiercy
    .source = symbol and estates are reconstructed
magnaci-item-twierdza = Fortress
    .taken = the law “Fortress”
    .text = in a conflict, builds a Fortress in the province attacked: the Commonwealth has 3 Strength more there until the end.
    .card = In a conflict: a Fortress in the province attacked, +3 there to the end.
    .origin = Twierdza
    .source = symbol and estates are reconstructed
magnaci-item-klasztor = Monastery
    .taken = the law “Monastery”
    .text = in a conflict, builds a Monastery in the province attacked: the Commonwealth has 1 Strength more there until the end.
    .card = In a conflict: a Monastery in the province attacked, +1 there to the end.
    .origin = Klasztor
    .source = symbol and estates are reconstructed
magnaci-item-palazzo_in_fortezza = Palazzo in fortezza
    .taken = the law “Palazzo in fortezza”
    .text = in a conflict, builds a Palace in the province attacked: the Commonwealth has 2 Strength more there until the end.
    .card = In a conflict: a Palace in the province attacked, +2 there to the end.
    .origin = Palazzo in fortezza
    .source = symbol and estates are reconstructed
magnaci-item-unia_brzeska = Union of Brest
    .taken = the law “Union of Brest”
    .text = in the Interregnum, an estate if you have Advantage or Dominance in Lithuania or Ukraine.
    .card = Interregnum: 1 estate for Advantage or Dominance in Lithuania or Ukraine.
    .origin = Unia brzeska
    .source = symbol and estates are reconstructed
magnaci-item-ad_maiorem_dei_gloriam = Ad maiorem Dei gloriam
    .taken = the law “Ad maiorem Dei gloriam”
    .text = in the Interregnum, an estate if you have estates in four provinces without partition.
    .card = Interregnum: 1 estate if you have estates in 4 intact provinces.
    .origin = Ad maiorem Dei gloriam
    .source = symbol and estates are reconstructed
magnaci-item-prywatne_ksiestwo = Private Duchy
    .taken = the law “Private Duchy”
    .text = in the Interregnum, an estate if you have Dominance in two provinces without partition (with 4 or 5 players, in one).
    .card = Interregnum: 1 estate for Dominance in 2 intact provinces (4–5 players: in 1).
    .origin = Prywatne księstwo
    .source = the symbol is reconstructed
magnaci-item-ordynacja = Entail
    .taken = the law “Entail”
    .text = when you lose estates in a province, one is lost in another one instead.
    .card = When you lose estates in a province: one of them elsewhere instead.
    .origin = Ordynacja
    .source = symbol and estates are reconstructed
magnaci-item-splaw_zboza = Grain Rafting
    .taken = the law “Grain Rafting”
    .text = in the Interregnum, an estate in Prussia if you are in Wielkopolska, and a second one if you are in Małopolska; a partition of any of the three prevents it.
    .card = Interregnum: Prussia +1 if in Wielkopolska, +1 if in Małopolska, all three intact.
    .origin = Spław zboża
    .source = symbol and estates are reconstructed
magnaci-item-asygnaty = Assignats
    .taken = the law “Assignats”
    .text = whenever actions are played: a player gives you a law of your choice, or all estates in one province.
    .card = With any actions: a rival gives you a law or all estates in a province.
    .origin = Asygnaty
    .source = symbol and estates are reconstructed

## Conflicts: reward, what is lost, and which values are reconstructed

magnaci-item-wojna_inflancka = Livonian War
    .reward = the fief of Livonia
    .loss = Invasion (Lithuania)
    .source = values from the rulebook
    .text = Reward: the fief of Livonia. If lost: Invasion (Lithuania).
magnaci-item-wojna_smolenska = Smolensk War
    .reward = the fief of Smolensk
    .loss = Invasion (Lithuania)
    .source = scale reconstructed
    .text = Reward: the fief of Smolensk. If lost: Invasion (Lithuania). (Scale reconstructed.)
magnaci-item-wojna_moskiewska = Muscovite War
    .reward = the fief of Smolensk
    .loss = whoever has the lowest Strength discards a law
    .source = scale and fief reconstructed
    .text = Reward: the fief of Smolensk. If lost: whoever has the lowest Strength discards a law. (Scale and fief reconstructed.)
magnaci-item-wojna_z_rosja = War with Russia
    .reward = an estate in Lithuania
    .loss = Invasion (Lithuania, Ukraine)
    .source = scale and provinces invaded reconstructed
    .text = Reward: an estate in Lithuania. If lost: Invasion (Lithuania, Ukraine). (Scale and provinces invaded reconstructed.)
magnaci-item-sejm_niemy = Silent Sejm
    .reward = an estate in Lithuania
    .loss = Strength of the Commonwealth in every province −2
    .source = scale reconstructed
    .text = Reward: an estate in Lithuania. If lost: Strength of the Commonwealth in every province −2. (Scale reconstructed.)
magnaci-item-najazd_kantymirzy = Kantymir's Raid
    .reward = an estate in Ukraine
    .loss = Invasion (Ukraine)
    .source = scale reconstructed
    .text = Reward: an estate in Ukraine. If lost: Invasion (Ukraine). (Scale reconstructed.)
magnaci-item-bunt_kozakow = Cossack Revolt
    .reward = an estate in Ukraine
    .loss = Invasion (Ukraine)
    .source = values from the rulebook
    .text = Reward: an estate in Ukraine. If lost: Invasion (Ukraine).
magnaci-item-wojna_z_abazy_pasza = War with Abaza Pasha
    .reward = an estate in Ukraine
    .loss = Invasion (Ukraine)
    .source = scale reconstructed
    .text = Reward: an estate in Ukraine. If lost: Invasion (Ukraine). (Scale reconstructed.)
magnaci-item-najazd_ordy_krymskiej = Raid of the Crimean Horde
    .reward = an estate in Ukraine
    .loss = Invasion (Ukraine, Małopolska)
    .source = values from the rulebook
    .text = Reward: an estate in Ukraine. If lost: Invasion (Ukraine, Małopolska).
magnaci-item-powstanie_chmielnickiego = Khmelnytsky Uprising
    .reward = an estate in Ukraine
    .loss = Invasion (Ukraine, Małopolska, Lithuania)
    .source = scale and provinces invaded reconstructed
    .text = Reward: an estate in Ukraine. If lost: Invasion (Ukraine, Małopolska, Lithuania). (Scale and provinces invaded reconstructed.)
magnaci-item-przedmurze_chrzescijanstwa = Bulwark of Christendom
    .reward = an estate in Małopolska
    .loss = Invasion (Małopolska)
    .source = scale reconstructed
    .text = Reward: an estate in Małopolska. If lost: Invasion (Małopolska). (Scale reconstructed.)
magnaci-item-swieta_liga = Holy League
    .reward = an estate in Małopolska
    .loss = Invasion (Małopolska)
    .source = scale reconstructed
    .text = Reward: an estate in Małopolska. If lost: Invasion (Małopolska). (Scale reconstructed.)
magnaci-item-wojna_turecka = Turkish War
    .reward = an estate in Małopolska
    .loss = Invasion (Małopolska)
    .source = values from the rulebook
    .text = Reward: an estate in Małopolska. If lost: Invasion (Małopolska).
magnaci-item-wojna_moldawska = Moldavian War
    .reward = the fief of Moldavia
    .loss = whoever has the lowest Strength discards a law
    .source = scale reconstructed
    .text = Reward: the fief of Moldavia. If lost: whoever has the lowest Strength discards a law. (Scale reconstructed.)
magnaci-item-najazd_rakoczego = Rákóczi's Invasion
    .reward = an estate in Małopolska
    .loss = Invasion (Małopolska, Wielkopolska)
    .source = scale and provinces invaded reconstructed
    .text = Reward: an estate in Małopolska. If lost: Invasion (Małopolska, Wielkopolska). (Scale and provinces invaded reconstructed.)
magnaci-item-elekcja_maksymiliana = Maximilian's Election
    .reward = an estate in Wielkopolska
    .loss = Invasion (Wielkopolska)
    .source = scale reconstructed
    .text = Reward: an estate in Wielkopolska. If lost: Invasion (Wielkopolska). (Scale reconstructed.)
magnaci-item-insurekcja = Insurrection
    .reward = an estate in Wielkopolska
    .loss = Invasion (Wielkopolska)
    .source = scale reconstructed
    .text = Reward: an estate in Wielkopolska. If lost: Invasion (Wielkopolska). (Scale reconstructed.)
magnaci-item-odsiecz_wiedenska = Relief of Vienna
    .reward = an estate in Wielkopolska
    .loss = Invasion (Wielkopolska)
    .source = scale reconstructed
    .text = Reward: an estate in Wielkopolska. If lost: Invasion (Wielkopolska). (Scale reconstructed.)
magnaci-item-krolowa_habsburzanka = Habsburg Queen
    .reward = the fief of Silesia
    .loss = whoever has the lowest Strength discards a law
    .source = values from the rulebook
    .text = Reward: the fief of Silesia. If lost: whoever has the lowest Strength discards a law.
magnaci-item-traktat_trzech_czarnych_orlow = Treaty of the Three Black Eagles
    .reward = an estate in Wielkopolska
    .loss = Invasion (Wielkopolska, Prussia, Lithuania)
    .source = scale and provinces invaded reconstructed
    .text = Reward: an estate in Wielkopolska. If lost: Invasion (Wielkopolska, Prussia, Lithuania). (Scale and provinces invaded reconstructed.)
magnaci-item-bunt_gdanszczan = Revolt of Danzig
    .reward = an estate in Prussia
    .loss = Invasion (Prussia)
    .source = scale reconstructed
    .text = Reward: an estate in Prussia. If lost: Invasion (Prussia). (Scale reconstructed.)
magnaci-item-wojna_polnocna = Northern War
    .reward = an estate in Prussia
    .loss = Invasion (Prussia)
    .source = scale reconstructed
    .text = Reward: an estate in Prussia. If lost: Invasion (Prussia). (Scale reconstructed.)
magnaci-item-wojna_szwedzka = Swedish War
    .reward = an estate in Prussia
    .loss = Invasion (Prussia)
    .source = scale reconstructed
    .text = Reward: an estate in Prussia. If lost: Invasion (Prussia). (Scale reconstructed.)
magnaci-item-potop_szwedzki = Swedish Deluge
    .reward = an estate in Prussia
    .loss = Invasion (Prussia, Wielkopolska, Małopolska)
    .source = scale and provinces invaded reconstructed
    .text = Reward: an estate in Prussia. If lost: Invasion (Prussia, Wielkopolska, Małopolska). (Scale and provinces invaded reconstructed.)
magnaci-item-czarne_chmury = Black Clouds
    .reward = an estate in Prussia
    .loss = Strength of the Commonwealth in Prussia −2
    .source = scale reconstructed
    .text = Reward: an estate in Prussia. If lost: Strength of the Commonwealth in Prussia −2. (Scale reconstructed.)

## Rules, by the numbers of RULES.md

magnaci-rule-1-1 = Family cards
    .long = You have the same thirteen family cards as everybody: 2 to 9, the Lady, 11 to 14. In Senate and Sejm their Influence counts, in conflicts their Strength. Both are the number on the card; the Lady has Influence 10 and Strength 1.
magnaci-rule-1-2 = What is in the box
    .long = There are 25 laws, 25 conflicts, 12 Kings and 4 senators. Laws and senators lie open before their holders; what is left in a pile everybody can count.
magnaci-rule-1-3 = Estates go to one place
    .long = All estates that one card or one action brings you are placed at once, in one province of your choice without partition.
magnaci-rule-1-4 = Advantage
    .long = You have Advantage in a province if you have more estates there than each of the others.
magnaci-rule-1-5 = Dominance
    .long = You have Dominance if you have more there than all others together; with two players, at least twice as many as the other, and at least one.
magnaci-rule-1-6 = How many estates there are
    .long = Everybody has 35 estates; with two or three players also those of an unused colour. If you have fewer left than are due, you place those.
magnaci-rule-1-7 = Partition
    .long = A province is partitioned if it carries a pawn, or if one of its conflicts has been lost in this Age. No estates are placed there except as the reward of 7.11.
magnaci-rule-1-8 = Nothing gets lost
    .long = Cards, estates and pawns are where they can be, and all are there.
magnaci-rule-2-1 = At the start
    .long = At the start everybody has thirteen family cards and no law; the map is empty and all senators are in the Senate.
magnaci-rule-2-2 = Four Kings
    .long = For each Age one of its three Kings is chosen by chance; the other two stay out of the game.
magnaci-rule-2-3 = Mixed piles
    .long = Laws and conflicts are mixed; every draw is chance.
magnaci-rule-2-4 = The first order
    .long = The order on the track is drawn.
magnaci-rule-2-5 = The first estates
    .long = In this order everybody places one estate in any province, alone or beside others.
magnaci-rule-3-1 = Four Ages
    .long = There are four Ages, each of Election, Senate, Sejm, Conflicts and Interregnum; then wealth is counted.
magnaci-rule-3-2 = Election
    .long = The King of the Age is turned over; his symbol is the royal policy of the Age.
magnaci-rule-3-3 = Thirteen cards
    .long = In each Age you lay all thirteen cards: three in the Senate, five in the Sejm, five in the Conflicts.
magnaci-rule-3-4 = Each card once
    .long = A card that was laid is not to be had again before the Interregnum.
magnaci-rule-3-5 = If you lay no cards
    .long = For somebody who does not lay cards, chance takes them from the hand; in the Senate it chooses the offices, too.
magnaci-rule-3-6 = Face down
    .long = Cards are laid face down. They are turned over for one office, one law or one conflict at a time.
magnaci-rule-3-7 = What can be counted
    .long = Which cards a player has not shown in this Age everybody can count, so everybody is shown it.
magnaci-rule-4-1 = When cards are played
    .long = Cards are played as actions while an office, a law or a conflict is resolved, after the conflicts are turned up, at the end of the Sejm, and at the beginning of the Interregnum. In the order of the track everybody plays any number of cards and then passes; nobody gets a second turn.
magnaci-rule-4-2 = When nobody is asked
    .long = Nobody is asked if no player holds a card for this occasion; if anybody does, all are asked whose turn it still is, since a law might be handed over. A senator whose holder has passed counts no more.
magnaci-rule-4-3 = Own cards, in time
    .long = You play only your own cards, each on the occasion that it names.
magnaci-rule-4-4 = Conditions
    .long = An action needs its condition: what would have no effect cannot be played.
magnaci-rule-4-5 = An own card there
    .long = A card that changes your family card needs a family card of yours there.
magnaci-rule-4-6 = Card and targets
    .long = You name the card and all that it aims at together.
magnaci-rule-4-7 = Answers
    .long = VETO and Entail are played out of turn, in answer: VETO to the action of another player, Entail to a loss of your own.
magnaci-rule-4-8 = Played cards
    .long = A senator that was played is set aside until the next Age, a law leaves the game; also if the action was cancelled.
magnaci-rule-4-9 = Gifts
    .long = You may give laws to another player at any time.
magnaci-rule-4-10 = Swaps
    .long = A swap is offered and accepted, one law for one; only the two of you know of the offer. It lapses when one of the laws changes hands and when the chapter ends.
magnaci-rule-4-11 = No trade in between
    .long = No law changes hands between the announcement of an action and its end, nor while losses are listed and taken, nor when wealth is counted.
magnaci-rule-4-12 = Fresh laws
    .long = A law that you have just won can be played at once.
magnaci-rule-4-13 = What is never given
    .long = Senators and estates are never handed over.
magnaci-rule-5-1 = Three offices
    .long = In the order of the track everybody lays one card face down at each of three offices. All see where cards lie.
magnaci-rule-5-2 = One card an office
    .long = You lay no more than one card at an office.
magnaci-rule-5-3 = Office by office
    .long = Primate, Treasurer, Hetman and Chancellor are resolved in this order: cards are turned over, actions are played, values are compared.
magnaci-rule-5-4 = Who wins an office
    .long = The highest Influence, with all actions, wins the office.
magnaci-rule-5-5 = A tie for the Primate
    .long = On a tie for the Primate the one later on the track wins.
magnaci-rule-5-6 = All other ties
    .long = All other ties are decided by the Primate, also in the Primate's own favour.
magnaci-rule-5-7 = What an office brings
    .long = An office brings one estate, two if it has the symbol of the King.
magnaci-rule-5-8 = An office without cards
    .long = An office without cards is set aside. The Primate without cards goes to the last on the track, without an estate.
magnaci-rule-6-1 = Five laws
    .long = Five laws are laid open on the fields of the Sejm.
magnaci-rule-6-2 = A card for each law
    .long = All at once lay one card face down at each of the five.
magnaci-rule-6-3 = From left to right
    .long = The laws are resolved from left to right, like offices.
magnaci-rule-6-4 = The Chancellor
    .long = Besides laws the Chancellor may be played here.
magnaci-rule-6-5 = Who wins a law
    .long = The highest Influence wins the law; the Primate decides ties, also in the Primate's own favour.
magnaci-rule-6-6 = What a law brings
    .long = A law brings the estates printed on it, and one more if it has the symbol of the King.
magnaci-rule-6-7 = The end of the Sejm
    .long = At the end of the Sejm Pacta conventa may be played (10.11).
magnaci-rule-7-1 = Five conflicts
    .long = Conflicts are turned up until five lie open, those left over from earlier Ages included.
magnaci-rule-7-2 = Where conflicts lie
    .long = A conflict lies on the first free of the two spaces of its power, clockwise: I and II Moscow (Lithuania), III and IV Cossacks and Tatars (Ukraine), V and VI Turkey (Małopolska), VII and VIII the Habsburgs (Wielkopolska), IX and X Brandenburg and Sweden (Prussia).
magnaci-rule-7-3 = A third of one power
    .long = A third conflict of one power is mixed back into the pile and another one turned up.
magnaci-rule-7-4 = Fewer than five
    .long = If no card of the pile could be placed, there are fewer than five; cards for which there is no conflict stay in your hand.
magnaci-rule-7-5 = The time for a Mission
    .long = Now, before cards are laid, a Mission may be played (10.6).
magnaci-rule-7-6 = A card for each conflict
    .long = All at once lay one card face down at each conflict.
magnaci-rule-7-7 = Conflict by conflict
    .long = Conflicts are fought one by one, by the numbers of their spaces: cards are turned over, actions are played, and the outcome takes effect before the next one.
magnaci-rule-7-8 = Strength of the Commonwealth
    .long = The Strength of the Commonwealth is the sum of all cards with their actions, also negative ones; the province adds Monastery 1, Palace 2, Fortress 3 and 1 for each of its fiefs with an estate, and takes away 2 for Black Clouds and 2 for the Silent Sejm.
magnaci-rule-7-9 = Won or lost
    .long = A conflict is won if this is at least its scale, a number on the card for each player. The scales of 20 conflicts are reconstructed.
magnaci-rule-7-10 = Who is rewarded
    .long = Whoever has the card with the highest Strength, with actions, is rewarded; the Primate decides ties.
magnaci-rule-7-11 = Reward: an estate
    .long = The reward is an estate in the province of the conflict, even if it is partitioned.
magnaci-rule-7-12 = Reward: a fief
    .long = Or it is an estate in a fief, unless the province of the fief is partitioned. The pawn of a conflict left over is still there when it is won; with the option fief_from_leftover it is lifted first, if no other conflict is left.
magnaci-rule-7-13 = Invasion
    .long = An Invasion takes one estate of everybody in each province shown. All losses are listed before any is taken.
magnaci-rule-7-14 = The weakest
    .long = Whoever has the card with the lowest Strength loses one more estate in the province of the conflict. Who has none there loses nothing.
magnaci-rule-7-15 = Who is the weakest
    .long = The Primate decides who is lowest among equals, and is asked only if one of them has something to lose.
magnaci-rule-7-16 = A law is lost
    .long = If the card says so, the lowest discards a law of their choice instead.
magnaci-rule-7-17 = Black Clouds and Silent Sejm
    .long = Black Clouds: a pawn in Prussia. Silent Sejm: a pawn in every province. They stay to the end of the game, are there only once, and add up.
magnaci-rule-7-18 = Clearing up
    .long = After the last conflict, if two of one power are left, the one with the smaller scale leaves the game; the Primate decides between equals. Every province with a conflict then carries a pawn.
magnaci-rule-7-19 = Partitions are lifted
    .long = When the last conflict of a province leaves the board, its pawn is lifted at once.
magnaci-rule-7-20 = Fiefs are lost
    .long = With any conflict that is lost in a province, all estates in its fiefs are lost, but not in the fiefs of other provinces that were invaded.
magnaci-rule-7-21 = What stays
    .long = A conflict that was won leaves the game, one that was lost stays on its space.
magnaci-rule-7-22 = Several in one fief
    .long = A fief may hold estates of several players; it still adds 1.
magnaci-rule-8-1 = The King is dead
    .long = The King leaves the game.
magnaci-rule-8-2 = The third partition
    .long = If three or more provinces carry pawns, all players have lost; nothing is counted. Three partitions in the middle of the Conflicts do not end the game yet.
magnaci-rule-8-3 = Last actions
    .long = Otherwise everybody may play actions for the last time in this Age.
magnaci-rule-8-4 = The new order
    .long = The new order goes by the number of estates, fiefs included, the most first; Advantage and Dominance do not count. The Primate decides ties.
magnaci-rule-8-5 = What comes back
    .long = Family cards come back to their hands and senators to the Senate; laws stay with their holders.
magnaci-rule-9-1 = When the game ends
    .long = The game ends with the actions of the fourth Interregnum; there is no new order.
magnaci-rule-9-2 = Wealth: estates
    .long = Your wealth is the number of your estates, fiefs included.
magnaci-rule-9-3 = Wealth: provinces
    .long = For each province it grows by 3 for Dominance, or else 2 for Advantage, or else 1 for presence, partitioned or not.
magnaci-rule-9-4 = Wealth: fiefs and the Constitution
    .long = It grows by 1 for each fief with an estate of yours, and by what the Constitution adds (10.4).
magnaci-rule-9-5 = Who wins
    .long = Most wealth wins; the Primate of the last Age decides between equals. Others who are equal share a place.
magnaci-rule-10-1 = Jesuit Schools
    .long = Your card has 1 Influence more at an office or a law.
magnaci-rule-10-2 = Tribunal
    .long = Your card has 1 Influence more at an office or a law.
magnaci-rule-10-3 = Confederation
    .long = Your card has 2 Influence more at an office or a law.
magnaci-rule-10-4 = Constitution of 3 May
    .long = It has all four symbols, so that it always brings one estate; it is never played, and adds 5 to the wealth of its holder if no province is partitioned at the end.
magnaci-rule-10-5 = VETO!
    .long = Cancels the action of another player, a senator or a law, after it was announced with its targets. Not the Primate's decisions, nor estates for a card that was won.
magnaci-rule-10-6 = Mission
    .long = Before cards are laid, one of the conflicts on the board leaves the game, also one left over, and another one is turned up by the usual rules.
magnaci-rule-10-7 = Rural Assembly
    .long = Your card has 10 Influence more while the Chancellor is resolved.
magnaci-rule-10-8 = Corps of Cadets
    .long = Your card has 10 Influence more while the Hetman is resolved.
magnaci-rule-10-9 = Bishopric
    .long = Your card has 10 Influence more while the Primate is resolved.
magnaci-rule-10-10 = Versailles of the North
    .long = Your card has 10 Influence more while the Treasurer is resolved.
magnaci-rule-10-11 = Pacta conventa
    .long = At the end of the Sejm name a symbol other than the King's; one estate for each law with it that you won in this Sejm, all in one province. The Constitution counts for every symbol. With the option pacta_timing the symbol is named after the Senate, before laws are dealt, and paid at the end of the Sejm.
magnaci-rule-10-12 = Regular Army
    .long = Your card has 2 Strength more in a conflict.
magnaci-rule-10-13 = Levy in Mass
    .long = Your card has 1 Strength more in a conflict.
magnaci-rule-10-14 = Rebellion
    .long = Your card has 2 Strength less in a conflict.
magnaci-rule-10-15 = Surrender
    .long = Your card has 3 Strength less in a conflict, below nothing if need be.
magnaci-rule-10-16 = Dissidents
    .long = Your card has 1 Strength less in a conflict.
magnaci-rule-10-17 = Fortress
    .long = In a conflict, builds a Fortress in the province attacked: the Commonwealth has 3 more there, now and until the end, even if it is partitioned. It does not make your own card stronger.
magnaci-rule-10-18 = Monastery
    .long = The same, a Monastery with 1.
magnaci-rule-10-19 = Palazzo in fortezza
    .long = The same, a Palace with 2.
magnaci-rule-10-20 = Union of Brest
    .long = In the Interregnum, one estate in a province without partition if you have Advantage or Dominance in Lithuania or Ukraine, be they partitioned or not.
magnaci-rule-10-21 = Ad maiorem Dei gloriam
    .long = In the Interregnum, one estate in a province without partition if you are present in four provinces without partition.
magnaci-rule-10-22 = Private Duchy
    .long = In the Interregnum, one estate in a province without partition if you dominate two provinces without partition (one with four or five players).
magnaci-rule-10-23 = Entail
    .long = When you are about to lose estates in a province, one of the losses is taken from another province instead, partitioned or not. Fiefs are neither spared nor taken. Whoever replaces the estate still builds where the aim was.
magnaci-rule-10-24 = Grain Rafting
    .long = In the Interregnum, one estate in Prussia if you have one in Wielkopolska, and a second one if you also have one in Małopolska. None of the three may be partitioned; with the option grain_by_clause a partitioned Małopolska only costs the second.
magnaci-rule-10-25 = Assignats
    .long = Whenever actions are played, name a player who has a law or an estate in a province without partition. That player gives you a law that you choose, or all estates in one such province of their choice, which are replaced by yours; where there is no choice it is not asked for.
magnaci-rule-10-26 = Treasurer
    .long = In the Interregnum, one estate of another player in a province without partition is replaced by yours; not in fiefs.
magnaci-rule-10-27 = Primate
    .long = Decides ties all Age long. This is no action and cannot be cancelled.
magnaci-rule-10-28 = Hetman
    .long = Your card has 3 Strength more in a conflict.
magnaci-rule-10-29 = Chancellor
    .long = Your card has 3 Influence more at a law, not at an office.

## The table: the royal row

magnaci-royal-age =
    { $age ->
        [gold] Golden
        [silver] Silver
        [bronze] Bronze
       *[other] Iron
    }
magnaci-royal-policy = royal policy
magnaci-royal-office =
    { $aside ->
        [true] spent
       *[false] open
    }
magnaci-royal-partitions = Partitions { $count } of { $end }
magnaci-royal-partitions-short = Partitions { $count }/{ $end }
magnaci-royal-defeat = at { $end } all lose
magnaci-royal-order = Order

## The table: the chamber

magnaci-chamber =
    { $chapter ->
        [senate] Senate
        [sejm] Sejm
        [conflicts] Conflicts
        [interregnum] Interregnum
        [election] Election
        [wealth] The count
       *[other] The first estates
    }
magnaci-chamber-note =
    { $chapter ->
        [interregnum] The throne is empty. Last actions of this Age; then the new order goes by estates.
        [election] A King is elected; his symbol brings one estate more.
        [wealth] Wealth is counted: estates, provinces, fiefs.
        [start] In this order everybody places one estate in any province.
       *[other] {""}
    }
magnaci-pile-laws = laws: pile { $pile }, out { $gone }
magnaci-pile-conflicts-head = conflicts in the
magnaci-pile-conflicts = pile { $pile }, out { $gone }
magnaci-reconstructed = ° reconstructed
magnaci-power =
    { $power ->
        [moskwa] Moscow
        [kozaczyzna_tatarzy] Cossacks, Tatars
        [turcja] Turkey
        [habsburgowie] Habsburgs
       *[other] Brandenburg, Sweden
    }
magnaci-needs =
    { $help ->
        [0] needed; { $each } each
       *[other] with the province { $needed } still needed; { $each } each
    }
magnaci-needs-reward = { ITEM($area) } +1
magnaci-needs-loss =
    { $loss ->
        [invasion] all −1: { ITEM($provinces) }
        [law] the lowest loses a law
        [black_clouds] Prussia −2 to the end
       *[other] all provinces −2 to the end
    }
magnaci-card-fief = a fief
magnaci-card-needs = needs
magnaci-card-reward =
    { $here ->
        [true] an estate here
       *[false] { ITEM($area) } +1
    }
magnaci-card-loss =
    { $loss ->
        [invasion]
            { $room ->
                [short]
                    { $count ->
                        [1] all −1
                       *[other] −1 × { $count }
                    }
               *[long]
                    { $count ->
                        [1] all −1 here
                       *[other] all −1 in { $count }
                    }
            }
        [law]
            { $room ->
                [short] a law
               *[long] lowest: a law
            }
        [black_clouds] Prussia −2
       *[other]
            { $room ->
                [short] all −2
               *[long] everywhere −2
            }
    }
magnaci-threat-certain = nobody can beat it
magnaci-threat-none = nobody beats it alone
magnaci-threat-loses = loses to
magnaci-threat-tie = a tie:
magnaci-lady = Lady
magnaci-contest-war = { NAME($power) } against { ITEM($province) }
magnaci-contest-estates =
    { $count ->
        [0] brings no estate
        [one] brings an estate
       *[other] brings { $count } estates
    }
magnaci-contest-acts =
    { $occasion ->
        [law] Actions here:
        [conflict] Actions here:
        [senate_end] Actions after the Senate:
        [sejm_end] Actions at the end of the Sejm:
        [mission] Actions before cards are laid:
        [interregnum] Actions of the Interregnum:
       *[other] Actions for { ITEM($occasion) }:
    }
magnaci-contest-alone = { ITEM($province) } adds nothing: no building, no fief, no dark pawn.
magnaci-contest-help =
    { $source ->
        [twierdza] Fortress { $change }.
        [klasztor] Monastery { $change }.
        [palazzo_in_fortezza] Palace { $change }.
        [black_clouds] Black Clouds { $change }.
        [silent_sejm] Silent Sejm { $change }.
       *[other] { ITEM($source) } { $change }.
    }
magnaci-contest-what =
    { $kind ->
        [office] Senate, { ITEM($on) }
        [law] Sejm, law { $place }
       *[conflict] Conflict { $place }
    }
magnaci-contest-stakes =
    { $estates ->
        [0] Won: no estate for { ITEM($reward) }.
       *[other] Won: an estate, { ITEM($reward) }.
    } { $loss ->
        [invasion] Lost: all −1, { ITEM($invaded) }.
        [law] Lost: the lowest loses a law.
        [black_clouds] Lost: Prussia −2 to the end.
       *[other] Lost: all provinces −2 to the end.
    }
magnaci-contest-equals =
    { $seat ->
        [-1] Between equals: the later on the track becomes Primate.
       *[other]
            { ME($seat) ->
                [yes] Between equals you decide, the Primate.
               *[no] Between equals { SEAT($seat) } decides, the Primate.
            }
    }
magnaci-bid-card = card { $base }
magnaci-contest-tie =
    { $seat ->
        [-1] A tie: the later on the track becomes Primate.
       *[other]
            { ME($seat) ->
                [yes] A tie: you decide as Primate.
               *[no] A tie: { SEAT($seat) } decides as Primate.
            }
    }
magnaci-bid-best =
    { $war ->
        [true] highest: gets the reward
       *[false] highest: gets it
    }
magnaci-bid-equal =
    { $seat ->
        [-1] equal: the later on the track
       *[other] equal: the Primate decides
    }
magnaci-bid-weakest =
    { $loss ->
        [law] lowest: a law to lose
       *[other] lowest: one more to lose
    }
magnaci-bid-veto = holds VETO!
magnaci-bid-may = may play { ITEM($laws) }
magnaci-gauge-of = of
magnaci-gauge =
    { $holds ->
        [true]
            { $lacking ->
                [0] enough
               *[other] held, { $lacking } short
            }
       *[false]
            { $lacking ->
                [0] not enough
               *[other] { $lacking } short
            }
    }
magnaci-announced =
    { COUNT($targets) ->
        [0] { SEAT($seat) } plays “{ ITEM($card) }”.
       *[other] { SEAT($seat) } plays “{ ITEM($card) }” ({ WORD($targets) }).
    }
magnaci-asked-estates =
    { $count ->
        [one] Your new estate: set it in a province.
       *[other] Your { $count } new estates: all go to one province.
    }
magnaci-asked-mitre = The Primate's mitre: set it on one of the equals.
magnaci-deed =
    { $what ->
        [give_law] Give a law
       *[pass]
            { $asked ->
                [veto] Let it pass
                [entail] Take the losses
               *[other] Pass: play nothing
            }
    }
magnaci-asked-loss = Save the estate { ITEM($province, form: "in") }
magnaci-verdict =
    { $holds ->
        [true]
            { $over ->
                [true] won
               *[false] { $strength }: enough
            }
       *[false]
            { $over ->
                [true] lost
               *[false] { $strength }: not enough
            }
    }
magnaci-choice =
    { $card ->
        [none]
            { $asked ->
                [veto] Let it pass:
               *[action] Pass:
            }
       *[other] Play { ITEM($card) }:
    }
magnaci-pass =
    { $asked ->
        [veto] Let it pass
       *[action] Pass
    }
magnaci-verdict-pass = if you pass
magnaci-verdict-then = { SEAT($seat) } is next

## The table: dock and rail

magnaci-dock-estates =
    { $count ->
        [one] 1 estate
       *[other] { $count } estates
    }
magnaci-dock-wealth = Wealth now { $total }
magnaci-dock-parts = estates { $estates }, fiefs { $fiefs }, Dominance { $dominance }, Advantage { $advantage }, presence { $presence }{ $constitution ->
        [0] {""}
       *[other] , Constitution { $constitution }
    }
magnaci-dock-parts-short = Dominance { $dominance }, Adv. { $advantage }
magnaci-dock-hand = Your hand
magnaci-dock-laid = Your hand is laid
magnaci-dock-none = All thirteen cards are on the table; they come back in the Interregnum.
magnaci-dock-influence = Influence in Senate and Sejm
magnaci-dock-strength = Strength in conflicts
magnaci-dock-left =
    { SAME($least, $most) ->
        [yes] { $cards } cards stay in your hand; for the conflicts { $most } Strength.
       *[no] { $cards } cards stay in your hand; for the conflicts { $least } to { $most } Strength.
    }
magnaci-dock-shown = shown in this Age
magnaci-dock-at =
    { $what ->
        [office] { ITEM($on) }
        [law] law { $on }
       *[other] at { $on }
    }
magnaci-dock-held =
    { $offices ->
        [0] Your laws
       *[other]
            { $laws ->
                [0] Your office
               *[other] Your offices and laws
            }
    }
magnaci-law-won = won in this Sejm
magnaci-row =
    { $state ->
        [sealed] sealed
        [acts]
            { $me ->
                [true] you decide
               *[false] acts now
            }
        [later] acts later
        [lays]
            { $me ->
                [true] you lay cards
               *[false] lays cards
            }
       *[other]
            { $me ->
                [true] you decide
               *[false] decides
            }
    }
magnaci-row-pacta = Pacta conventa: { NAME($symbol) }
magnaci-row-no-law = no law
magnaci-offers-none =
    { $trade ->
        [open] No offers; drag a law to a family, or open its sheet.
       *[closed] No offers; laws cannot change hands just now.
    }
magnaci-offer =
    { $mine ->
        [true] You offer { SEAT($taker) } a swap:
       *[false] { SEAT($maker) } offers you a swap:
    }
magnaci-offer-declined = { SEAT($taker) } declines.
magnaci-offer-waits = { SEAT($taker) } has not answered yet.
magnaci-offer-withdraw = Withdraw
magnaci-offer-accept = Accept
magnaci-offer-decline = Decline
magnaci-rival-place = Place in the order
magnaci-rival-cards = Cards not shown
magnaci-rival-wealth = Wealth now
magnaci-rival-offices = Offices
magnaci-rival-won = Won in this Sejm: { ITEM($laws) }
magnaci-rival-laws =
    { $count ->
        [0] No laws
       *[other] Laws
    }
magnaci-trade = Give or swap a law of yours
magnaci-trade-give = Give it to { SEAT($seat) }
magnaci-trade-offer = Offer { SEAT($seat) } the swap
magnaci-trade-closed = Laws cannot change hands just now (4.11).

## The table: steps

magnaci-step-senate = Lay a card face down at three of the four offices.
magnaci-step-sejm =
    { $count ->
        [one] Lay one card face down at the law.
       *[other] Lay one card face down at each of the { $count } laws.
    }
magnaci-step-conflicts =
    { $count ->
        [one] Lay one card face down at the conflict.
       *[other] Lay one card face down at each of the { $count } conflicts.
    }
magnaci-step-left =
    { $card ->
        [none]
            { $left ->
                [0] All lie; seal them, or move some.
                [one] One more to lay.
               *[other] { $left } more to lay.
            }
        [lady] The Lady is in your hand: Influence 10, Strength 1. Where does she go?
       *[other] Card { $card } is in your hand: where does it go?
    }
magnaci-step-play =
    { $step ->
        [1] Play “{ ITEM($card) }”: at what, or confirm.
       *[other] Play “{ ITEM($card) }”?
    }
magnaci-step-entail =
    { $step ->
        [1] Which loss shall the Entail spare?
       *[other] Which province pays instead?
    }

## The table: what a word would do

magnaci-effect-laid =
    { $place ->
        [conflict] { ITEM($target) }: { WORD($card) }, Strength { $value }; { $share } each are needed.
       *[other]
            { $certain ->
                [true] { ITEM($target) }: { WORD($card) }, nobody can beat it; won: { $estates } estates.
               *[false]
                    { $beaten ->
                        [0] { ITEM($target) }: { WORD($card) }, at most a tie with { SEAT($tied_by) }.
                       *[other] { ITEM($target) }: { WORD($card) } may lose to { SEAT($beaten_by) }.
                    }
            }
    }
magnaci-effect-battle =
    { $result ->
        [won] The conflict is won.
       *[lost] The conflict is lost.
    }
magnaci-effect-strength =
    { $holds ->
        [true] The Commonwealth has { $strength } of { $scale }: enough.
       *[false] The Commonwealth has { $strength } of { $scale }: not enough.
    }
magnaci-effect-standing =
    { $count ->
        [one] Highest: { SEAT($best) }; you have { $mine }.
       *[other] A tie of { SEAT($best) }; you have { $mine }.
    }
magnaci-effect-winner =
    { ME($seat) ->
        [yes] You win it.
       *[no] { SEAT($seat) } wins it.
    }
magnaci-effect-estates =
    { ME($seat) ->
        [yes] Your estates { $change }.
       *[no] { SEAT($seat) }: estates { $change }.
    }
magnaci-effect-laws =
    { ME($seat) ->
        [yes] Your laws { $change }.
       *[no] { SEAT($seat) }: laws { $change }.
    }
magnaci-effect-gain = Your wealth { $change } ({ AND($parts) }).
magnaci-effect-wealth = { SEAT($seat) }: wealth { $change }.
magnaci-effect-partitions = Partitions { $change }.
magnaci-effect-next =
    { $what ->
        [veto] { SEAT($seat) } may answer with VETO!
       *[other] Next: { SEAT($seat) }.
    }
magnaci-effect-nothing = Nothing else changes.

## The table: names and tips

magnaci-estates-of =
    { $count ->
        [one] { SEAT($seat) } 1 estate
       *[other] { SEAT($seat) } { $count } estates
    }
magnaci-name-of-card =
    { $card ->
        [lady] the Lady
       *[other] card { $card }
    }
magnaci-name-of-field =
    { $mine ->
        [none]
            { COUNT($seats) ->
                [0] { ITEM($card) }
               *[other] { ITEM($card) }: cards of { SEAT($seats) } face down
            }
       *[other]
            { COUNT($seats) ->
                [0] { ITEM($card) }: your card { WORD($mine) }
               *[other] { ITEM($card) }: your card { WORD($mine) }; face down: { SEAT($seats) }
            }
    }
magnaci-name-of-office =
    { $holder ->
        [-1]
            { $aside ->
                [true] { ITEM($office) }, set aside
               *[false] { ITEM($office) }, open
            }
       *[other] { ITEM($office) }, held by { SEAT($holder) }
    }
magnaci-name-of-law =
    { $where ->
        [seat] { ITEM($law) }, law of { SEAT($seat) }
        [field] { ITEM($law) }, before the Sejm
        [pile] { ITEM($law) }, in the pile
       *[gone] { ITEM($law) }, out of the game
    }
magnaci-name-of-conflict =
    { $space ->
        [I] Space I: { ITEM($conflict) }
        [II] Space II: { ITEM($conflict) }
        [III] Space III: { ITEM($conflict) }
        [IV] Space IV: { ITEM($conflict) }
        [V] Space V: { ITEM($conflict) }
        [VI] Space VI: { ITEM($conflict) }
        [VII] Space VII: { ITEM($conflict) }
        [VIII] Space VIII: { ITEM($conflict) }
        [IX] Space IX: { ITEM($conflict) }
        [X] Space X: { ITEM($conflict) }
       *[other] { ITEM($conflict) }, just turned up
    }
magnaci-name-of-province =
    { $count ->
        [0] { ITEM($area) }: no estates
       *[other] { ITEM($area) }: { AND($owned) }
    }{ $partition ->
        [true] ; partitioned
       *[false] {""}
    }{ $lost ->
        [true] ; a conflict was lost
       *[false] {""}
    }{ $clouds ->
        [true] ; Black Clouds
       *[false] {""}
    }{ $mute ->
        [true] ; Silent Sejm
       *[false] {""}
    }{ $standing ->
        [0] {""}
       *[other] ; { ITEM($buildings) }
    }
magnaci-name-of-fief =
    { $count ->
        [0] Fief { ITEM($area) }: no estates
       *[other] Fief { ITEM($area) }: { AND($owned) }
    }
magnaci-name-of-village =
    { $estates ->
        [one] { SEAT($seat) }: an estate { ITEM($area, form: "in") }
       *[other] { SEAT($seat) }: { $estates } estates { ITEM($area, form: "in") }
    }
magnaci-name-of-king =
    { $king ->
        [none] { NAME($age) }: the King is not known; { ITEM($may) }
       *[other]
            { $gone ->
                [true] { NAME($age) }: { ITEM($king) } reigned, policy { NAME($symbol) }
               *[false] { NAME($age) }: { ITEM($king) } reigns, policy { NAME($symbol) }
            }
    }
magnaci-name-of-seat = { SEAT($seat) }, { NAME($family) }: place { $place }, estates { $estates }, cards not shown { $cards }, laws { $laws }{ $senators ->
        [0] {""}
       *[other] , { ITEM($offices) }
    }{ $won ->
        [0] {""}
       *[other] , won in this Sejm: { ITEM($wins) }
    }{ $answered ->
        [true] , has sealed
       *[false] {""}
    }{ $asked ->
        [true] , is asked
       *[false] {""}
    }{ $pacta ->
        [none] {""}
       *[other] , Pacta conventa: { NAME($pacta) }
    }
magnaci-name-of-bid =
    { $bonus ->
        [0] { SEAT($seat) }: card { WORD($card) }, { $base }, in all { $total }
       *[other] { SEAT($seat) }: { $total } (card { WORD($card) }, { $base }, actions { $bonus })
    }{ $best ->
        [true] , highest
       *[false] {""}
    }{ $weakest ->
        [true] , lowest
       *[false] {""}
    }
magnaci-name-of-pawn =
    { $count ->
        [0] No partition; at { $end } all lose
       *[other] Partitions: { ITEM($partitions) }; at { $end } all lose
    }{ $losses ->
        [0] {""}
       *[other] ; conflicts lost in { ITEM($lost) }
    }
magnaci-name-of-loss = a loss { ITEM($province, form: "in") }
magnaci-name-of-pile =
    { $what ->
        [laws] Laws: { $count } in the pile, { $out } out of the game
       *[conflicts] Conflicts: { $count } in the pile, { $out } out of the game
    }
magnaci-name-of-announced =
    { COUNT($targets) ->
        [0] { SEAT($seat) } plays { ITEM($card) }
       *[other] { SEAT($seat) } plays { ITEM($card) }: { WORD($targets) }
    }
magnaci-name-of-symbol = { NAME($symbol) }
magnaci-name-of-estate =
    { $count ->
        [one] your new estate
       *[other] your { $count } new estates
    }
magnaci-name-of-do =
    { $what ->
        [give_law] give a law
       *[pass] pass
    }
magnaci-name-of-mitre = the Primate's mitre
magnaci-name-of-offer = { SEAT($maker) } offers { SEAT($taker) } “{ ITEM($gives) }” for “{ ITEM($wants) }”
magnaci-tip-card =
    { $card ->
        [lady] Influence 10, Strength 1. Influence counts in Senate and Sejm, Strength in conflicts.
       *[other] Influence { $card }, Strength { $card }. Influence counts in Senate and Sejm, Strength in conflicts.
    }
magnaci-tip-province = 3 for Dominance, 2 for Advantage, 1 for presence; a partitioned province takes no new estates.
magnaci-tip-fief = 1 wealth to whoever has an estate there; it helps its province with 1 Strength, and is lost with any conflict there.
magnaci-tip-king =
    { $king ->
        [none] One of three Kings will be elected.
       *[other] What bears his symbol brings one estate more.
    }
magnaci-tip-pawn = A province with a lost conflict carries a pawn after the Conflicts; three pawns in the Interregnum are everybody's defeat.
magnaci-tip-pile =
    { $count ->
        [0] Nothing is left.
       *[other] In the pile: { ITEM($pile) }.
    }
magnaci-tip-law =
    { $estates ->
        [0] Symbols: { NAME($symbols) }.
        [one] Symbol: { NAME($symbols) }; brings an estate.
       *[other] Symbol: { NAME($symbols) }; brings { $estates } estates.
    }
magnaci-tip-office = Symbol: { NAME($symbol) }; brings { $estates }.
magnaci-tip-mitre = Decides between equals, also in your own favour.
magnaci-tip-seat =
    { $laws ->
        [0] No laws.
       *[other] Laws: { ITEM($held) }.
    }
magnaci-overview-mine = Yours
magnaci-overview-chamber = What is contested
magnaci-overview-map = The map
magnaci-overview-families = Kings, Senate, families
magnaci-phase-start = First estates
magnaci-phase-election = Election
magnaci-phase-senate = Senate
magnaci-phase-sejm = Sejm
magnaci-phase-conflicts = Conflicts
magnaci-phase-interregnum = Interregnum
magnaci-phase-wealth = The count
magnaci-phase-end = The end

## The last page

magnaci-over-wins = The Commonwealth stands, and { SEAT($seat) } has its richest house
magnaci-over-wealth = { NAME($family) }: { $total } wealth.
magnaci-over-source =
    { $part ->
        [estates] { $count } from estates
        [dominance] { $count } from Dominance
        [advantage] { $count } from Advantage
        [presence] { $count } from presence
        [fiefs] { $count } from fiefs
       *[constitution] { $count } from the Constitution
    }
magnaci-over-why =
    { $tie ->
        [true] Equal in wealth with { SEAT($other) }, and chosen by the last Primate: { $sources }.
       *[false] { $sources }; { SEAT($other) } came next.
    }
magnaci-over-map =
    { $count ->
        [0] How it stood at the end: no province is partitioned.
       *[other] How it stood at the end; partitioned: { ITEM($partitions) }.
    }
magnaci-over-total = Wealth
magnaci-over-rule =
    { $part ->
        [estates] 1 each
        [dominance] 3 a province
        [advantage] 2 a province
        [presence] 1 a province
        [fiefs] 1 each
       *[constitution] 5, no partition
    }
magnaci-over-defeat = The Commonwealth is torn apart: all of you have lost
magnaci-over-guilty = The conflicts that did it
magnaci-over-conflict = space { $space }, { ITEM($province) }
magnaci-over-nobody = Nobody counts any wealth. The map shows who owned what when it was too late.
