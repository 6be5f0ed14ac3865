### Alea Iacta Est.

alea-title = Alea Iacta Est
alea-about = Dice for power: you roll, place them on five buildings of Rome and push each other about; whoever gathers provinces, patricians and senators that fit together wins. (Yellow and orange are reconstructed colours.)

## Options

alea-option-iv_rate = Card IV
    .say = Card IV brings { $choice } for every three Fortuna tiles.
    .is-1 = one point
    .is-2 = two points
alea-option-iv_rate-help = What card IV gives for every three Fortuna tiles: 1 as in the rulebook's example, 2 as in its sentence.
alea-option-offspring = Offspring
    .say = Card XI brings { $choice }.
    .is-one = one child in all
    .is-per_pair = a child for every couple
alea-option-offspring-help = Card XI: one child in all, or one per couple (per_pair).
alea-option-tiebreak = Tie
    .say = A tie is decided by { $choice }.
    .is-highest = the highest patrician left out
    .is-sum = the sum of all left out
alea-option-tiebreak-help = What decides a tie: the highest patrician left out, or the sum of all left out.
alea-option-empty_zero = Empty grey province
    .say = The grey province counts { $choice } when nobody lives there.
    .is--1 = minus one
    .is-0 = nothing
alea-option-empty_zero-help = What the grey province 0 is worth when nobody lives there.
alea-option-token_limit = Limited tokens
    .say = There are { $choice }.
    .is-false = as many re-roll tokens as are needed
    .is-true = only the 30 re-roll tokens of the box
alea-option-token_limit-help = Play with the 30 re-roll tokens of the box only.

## Buildings and what lies there

alea-name-temple = Temple
alea-name-senate = Senate
alea-name-castrum = Castrum
alea-name-forum = Forum
alea-name-latrine = Latrine
alea-name-red = red
alea-name-green = green
alea-name-purple = purple
alea-name-blue = blue
alea-name-yellow = yellow
alea-name-orange = orange
alea-name-grey = grey

## Where we are

alea-frame-Match =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
    .rule = 1.1
alea-frame-Round =
    { $step ->
        [scored] Scoring
       *[other] Turns
    }
    .rule = 2.1 8.1
alea-frame-Turn =
    { ME($seat) ->
        [yes] Your turn
       *[no] { SEAT($seat) }
    }
    .rule = 2.2 2.3 2.5
alea-frame-TempleScoring =
    { $step ->
        [start] {""}
       *[other] Temple
    }
    .rule = 3.5
alea-frame-SenateScoring =
    { $step ->
        [start] {""}
       *[other] Senate
    }
    .rule = 4.5 4.6
alea-frame-CastrumScoring =
    { $step ->
        [start] {""}
       *[other] Castrum
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
       *[other] Latrine
    }
    .rule = 7.3
alea-frame-FinalReckoning = Final reckoning
    .rule = 9.1 9.3 9.4

## Questions

alea-ask-place =
    { $tokens ->
        [0] You rolled { DICE($roll) }. Where do you place dice?
        [one] You rolled { DICE($roll) }. Where do you place dice? You have one re-roll token.
       *[other] You rolled { DICE($roll) }. Where do you place dice? You have { $tokens } re-roll tokens.
    }
alea-ask-keep_fortuna =
    { $count ->
        [one] Which of your Fortuna tiles do you keep?
       *[other] Which { $count } of your Fortuna tiles do you keep?
    }
alea-ask-take_card = Which Senate card do you take? You pass the others on, or put them under the pile.
alea-ask-take_province = Which province do you take?
alea-ask-take_patrician = Which patrician do you take?
alea-ask-layout = Your patricians are laid out in the best way. Is that how they shall lie? You may arrange them otherwise if it costs no point.

## Dice by their faces

alea-face =
    { $form ->
        [bare] {""}
       *[other] a{" "}
    }{ $face ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }
alea-faces =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] eight
    } { $face ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
       *[other] sixes
    }
alea-set =
    { $count ->
        [1] { alea-face }
       *[other] { alea-faces }
    }

## Letters

alea-group-temple = Temple
alea-group-reroll = Re-roll
alea-group-senate = Senate
alea-group-castrum = Castrum
alea-group-forum = Forum
alea-letter-temple = Temple
    .full = Temple: choose dice
    .short = choose dice
alea-letter-reroll = Re-roll
    .full = Re-roll: spend a token, choose dice
    .short = spend a token, choose dice
alea-letter-senate = Senate: { DICE($faces) }
    .short = { DICE($faces) }
alea-letter-castrum = Castrum: { $dice } × { DICE($face) }
    .short = { $dice } × { DICE($face) }
alea-letter-forum = Forum: { DICE($faces) }
    .short = { DICE($faces) }
alea-letter-latrine = Latrine: { DICE($face) }
alea-letter-face = { DICE($face) }
alea-letter-done = done
alea-letter-keep = Fortuna { $value }
alea-letter-card = { ITEM($card) }
    .full = { ITEM($card) }: { ITEM($card, form: "text") }
alea-letter-province = { ITEM($province) }
alea-letter-patrician = { ITEM($patrician) }
alea-letter-best = the best layout
alea-letter-arrange = arrange them yourself
alea-letter-unplaced = leave out
alea-letter-into = into { ITEM($home) }

## Events

alea-event-said =
    { CODE($word) ->
        [card]
            { ME($seat) ->
                [yes] You take { WORD($word) }.
               *[no] {""}
            }
       *[other] {""}
    }
alea-event-round =
    { ME($start) ->
        [yes] Round { $round } of { $rounds }. You begin.
       *[no] Round { $round } of { $rounds }. { SEAT($start) } begins.
    }
alea-event-rolled =
    { ME($seat) ->
        [yes] You roll { DICE($faces) }.
       *[no] { SEAT($seat) } rolls { DICE($faces) }.
    }
alea-event-rerolls =
    { ME($seat) ->
        [yes] You spend a token and pick up { DICE($faces) }.
       *[no] { SEAT($seat) } spends a token and picks up { DICE($faces) }.
    }
alea-event-temple =
    { ME($seat) ->
        [yes] You place { DICE($faces) } in the Temple.
       *[no] { SEAT($seat) } places { DICE($faces) } in the Temple.
    }
alea-event-fortuna =
    { ME($seat) ->
        [yes]
            { $count ->
                [0] There is no Fortuna tile left for you.
                [one] You draw a Fortuna tile; this round you have { AND($tiles) }.
               *[other] You draw { $count } Fortuna tiles; this round you have { AND($tiles) }.
            }
       *[no]
            { $count ->
                [0] There is no Fortuna tile left for { SEAT($seat) }.
                [one] { SEAT($seat) } draws a Fortuna tile.
               *[other] { SEAT($seat) } draws { $count } Fortuna tiles.
            }
    }
alea-event-fortuna_kept =
    { ME($seat) ->
        [yes] You keep Fortuna { AND($tiles) }.
       *[no] { SEAT($seat) } keeps Fortuna { AND($tiles) }.
    }
alea-event-senate =
    { ME($seat) ->
        [yes] You place { DICE($faces) } in the Senate; your run is { DICE($run) }.
       *[no] { SEAT($seat) } places { DICE($faces) } in the Senate; the run is { DICE($run) }.
    }
    .brief =
        { SAME($faces, $run) ->
            [yes] {""}
           *[no] → run { DICE($run) }
        }
alea-event-castrum =
    { ME($seat) ->
        [yes] You place { $dice } × { DICE($face) } in the Castrum; your set is { $total } × { DICE($face) }.
       *[no] { SEAT($seat) } places { $dice } × { DICE($face) } in the Castrum; the set is { $total } × { DICE($face) }.
    }
    .brief =
        { SAME($dice, $total) ->
            [yes] {""}
           *[no] → set of { $total }
        }
alea-event-forum =
    { ME($seat) ->
        [yes] You place { DICE($faces) } in the Forum.
       *[no] { SEAT($seat) } places { DICE($faces) } in the Forum.
    }
alea-event-pushed_out =
    { ME($seat) ->
        [yes] Your { DICE($face) } is pushed out of the Forum into the Latrine.
       *[no] { SEAT($seat) }: { DICE($face) } is pushed out of the Forum into the Latrine.
    }
    .brief =
        { ME($seat) ->
            [yes] → out falls your { DICE($face) }
           *[no] → out falls { DICE($face) } of { SEAT($seat) }
        }
alea-event-latrine =
    { ME($seat) ->
        [yes] Nothing fits: your { DICE($face) } goes into the Latrine.
       *[no] { SEAT($seat) } can place nothing; { DICE($face) } goes into the Latrine.
    }
alea-event-leftover =
    { ME($seat) ->
        [yes]
            { $dice ->
                [one] The die you have left goes into the Latrine.
               *[other] The { $dice } dice you have left go into the Latrine.
            }
       *[no]
            { $dice ->
                [one] { SEAT($seat) } has one die left; it goes into the Latrine.
               *[other] { SEAT($seat) } has { $dice } dice left; they go into the Latrine.
            }
    }
alea-event-card_taken =
    { ME($seat) ->
        [yes] {""}
       *[no] { SEAT($seat) } takes a Senate card.
    }
alea-event-province_taken =
    { ME($seat) ->
        [yes] You take the province { ITEM($province) }.
       *[no] { SEAT($seat) } takes the province { ITEM($province) }.
    }
alea-event-patrician_taken =
    { ME($seat) ->
        [yes] You take the patrician { ITEM($patrician) }.
       *[no] { SEAT($seat) } takes the patrician { ITEM($patrician) }.
    }
alea-event-tokens =
    { ME($seat) ->
        [yes]
            { $tokens ->
                [one] You take one re-roll token from the Latrine.
               *[other] You take { $tokens } re-roll tokens from the Latrine.
            }
       *[no]
            { $tokens ->
                [one] { SEAT($seat) } takes one re-roll token from the Latrine.
               *[other] { SEAT($seat) } takes { $tokens } re-roll tokens from the Latrine.
            }
    }
alea-event-cards_shown =
    { COUNT($cards) ->
        [0]
            { ME($seat) ->
                [yes] You have no Senate cards to show.
               *[no] { SEAT($seat) } has no Senate cards to show.
            }
       *[other]
            { ME($seat) ->
                [yes] You show { ITEM($cards) }.
               *[no] { SEAT($seat) } shows { ITEM($cards) }.
            }
    }

## Why not

why-alea-no_temple = There is no Temple with two or three players; choose another building.
why-alea-temple_count =
    { $need ->
        [one] The Temple asks for one more die of yours, and you have none left; choose another building.
       *[other] The Temple asks for { $need } more dice of yours, and you have only { $have }; choose another building.
    }
why-alea-temple_sum =
    { $need ->
        [one] The Temple asks for one more die of yours showing at least { $least }; this does not get there.
       *[other] The Temple asks for exactly { $need } more dice of yours adding up to at least { $least }; this does not get there.
    }
why-alea-no_such_tile = You have no Fortuna tile { $value } (any more) this round; choose among those you drew.
why-alea-keep_tiles =
    { $count ->
        [one] Choose one Fortuna tile to keep.
       *[other] Choose { $count } Fortuna tiles to keep.
    }
why-alea-not_rolled = You did not roll that: there are not enough dice showing { DICE($face) }. Choose among the dice in front of you.
why-alea-not_a_run = In the Senate your dice must make one run without gaps or doubles, together with those that lie there; choose dice that do.
why-alea-run_taken =
    { ME($seat) ->
        [yes] You have just that run already; choose other dice.
       *[no] { SEAT($seat) } has just that run in the Senate; yours must be different.
    }
why-alea-set_taken = { SEAT($seat) } has { SET($face, $dice) } in the Castrum already; place more or fewer.
why-alea-no_column =
    The Forum has { $columns } columns, and a die would fall off its end at once; choose smaller dice or another building.
why-alea-one_face = In the Castrum you place dice of one face a turn; choose one face.
why-alea-one_or_five = In the Forum you place one die, or two that make five: 1 and 4, or 2 and 3.
why-alea-one_die = Exactly one die goes to the Latrine; choose one.
why-alea-latrine_by_choice = The Latrine is the last resort: you can still place dice on another building.
why-alea-place_dice = Place at least one die of your roll on one building, or spend a re-roll token.
why-alea-no_token = You have no re-roll token; place dice.
why-alea-reroll_nothing = Choose at least one die to roll again.
why-alea-reroll_own_dice = You can roll again only dice that lie in front of you.
why-alea-card_not_on_offer = You must take one of the Senate cards that you were given.
why-alea-province_not_open = You must take one of the open provinces.
why-alea-patrician_not_open = You must take one of the open patricians.
why-alea-best_or_arrange = Take the best layout, or arrange your patricians one by one.
why-alea-place_them_all = Say of each of your patricians where it lives, or leave it out, before you finish.
why-alea-not_its_home = { ITEM($patrician) } may not live there; choose one of the places in the list, or leave it out.
why-alea-layout_not_allowed =
    { $fault ->
        [colour] { ITEM($where) }: somebody there has the wrong colour; take the best layout, or go back and try again.
        [too-many] { ITEM($where) }: too many live there; take the best layout, or go back and try again.
        [no-offspring] { ITEM($where) }: only Offspring (card XI) lets three live together; take the best layout, or go back and try again.
        [one-sex] { ITEM($where) }: two live together only as man and woman; take the best layout, or go back and try again.
        [child-without-couple] { ITEM($where) }: a child needs a couple; take the best layout, or go back and try again.
        [grey-two-colours] { ITEM($where) }: a couple there must be of one colour; take the best layout, or go back and try again.
        [rim-one-colour] { ITEM($where) }: a couple there must show both colours; take the best layout, or go back and try again.
        [child-colour] { ITEM($where) }: a child has the colour of one of its parents; take the best layout, or go back and try again.
       *[other] { $where }: this layout is not allowed ({ $fault }); take the best layout, or go back and try again.
    }
why-alea-layout_loses = That layout is worth { $points } points, the best one { $best }; you may not lose points by accident, so take the best or go back and try again.

## Why a position cannot be

why-alea-dice_missing = { SEAT($seat) } has { $dice } dice on the table instead of 8; put each die in one place.
why-alea-same_run = Two runs in the Senate are alike; all must be different.
why-alea-same_set = Two sets of { DICE($face) } in the Castrum are of the same size; all must be different.
why-alea-forum_row = The Forum is too long or not in rising order; put its dice in order.
why-alea-temple_order = In the Temple nobody has as many dice as another, and more dice always show more; change the dice there.
why-alea-tiles_without_dice = { SEAT($seat) } has drawn Fortuna tiles this round but has no die in the Temple; give back the tiles or place a die.
why-alea-roll = The roll has another number of dice than the hand; make them equal.

## The board in the terminal

alea-board-empty = empty
alea-board-pips = = { $pips }
alea-board-wins = ✓
alea-board-temple-prize = Fortuna: most dice keep 2, others 1
alea-board-temple-first = you may open with one die
alea-board-temple-need =
    { $dice ->
        [one] you would need one die of { $least } or more
       *[other] you would need { $dice } dice, { $least } or more
    }
alea-board-senate-prize =
    { $cards ->
        [one] one Senate card for the best run (✓)
       *[other] Senate cards for the best { $cards } runs (✓)
    }
alea-board-latrine-prize = a re-roll token for each die
alea-board-hand = Dice
alea-board-tokens = Tokens
alea-board-cards = Cards
alea-board-fortuna = Fortuna
alea-board-things = Provinces, patricians
alea-board-worth =
    { $points ->
        [one] (1 point)
       *[other] ({ $points } points)
    }
alea-board-your-cards = Your Senate cards, with what they are worth now:
alea-board-your-tiles = Your Fortuna tiles of this round: { AND($tiles) }.
alea-board-known = You remember { ITEM($items) }: { AND($places) }.
alea-place-pile = { $count } in the pile
alea-place-under = { $count } under the pile
alea-place-choice = { $count } before { SEAT($seat) }
alea-place-of = { $count } with { SEAT($seat) }
alea-board-forecast =
    { $points ->
        [one] If the game ended now: 1 point.
       *[other] If the game ended now: { $points } points.
    }
alea-board-left-out = left out:
alea-board-next = Now: { ITEM($patrician) }

## The board: letters cut into the plate

alea-plate-temple = TEMPLVM
alea-plate-senate = SENATVS
alea-plate-castrum = CASTRVM
alea-plate-forum = FORVM
alea-plate-forum-whole = FORVM · ROMANVM
alea-plate-latrine = LATRINA
alea-plate-pips =
    { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }
alea-plate-round = Round { $round } of { $rounds }
alea-plate-began =
    { ME($start) ->
        [yes] you began
       *[no] { SEAT($start) } began
    }
alea-plate-last = last turns: { SEAT($last) }, then scoring
alea-plate-chooses = { NAME($scoring) }: { SEAT($seat) } chooses with { SET($face, $dice) }
alea-plate-now =
    { $scoring ->
        [none] turn { $turn }: { SEAT($seat) }
       *[other] scoring: { NAME($scoring) }
    }
alea-plate-unsure = reconstructed colour
alea-plate-moves-in =
    { $count ->
        [0] stays empty
        [one] { ITEM($people) } moves in
       *[other] { ITEM($people) } move in
    }

## The board: cards

alea-card-empty = empty { $points }
alea-card-home =
    { $rim ->
        [yes] { $numeral } · Rim
       *[no] { $numeral } · Joker
    }
alea-card-home-short =
    { $rim ->
        [yes] Rim
       *[no] Joker
    }
alea-card-I-name = Many provinces
alea-card-I = 1, and 1 for every two provinces, rims and jokers
alea-card-II-name = Many patricians
alea-card-II = 1 for every two with a home
alea-card-III-name = Many senators
alea-card-III = 1, and 1 for every card, this one too
alea-card-IV-name = Fortuna’s favour
alea-card-IV = 1, and more for every three tiles
alea-card-V-name = Many couples
alea-card-V = 1, and 1 for every couple
alea-card-VI-name = All sorts of people
alea-card-VI = 1 for every colour with a home
alea-card-VII-name = All sorts of lands
alea-card-VII = 1 for every colour of your provinces
alea-card-VIII-name = Lived-in provinces
alea-card-VIII = 1 for every one lived in; no rims, no jokers
alea-card-IX-name = Many women
alea-card-IX = 1 for every woman with a home
alea-card-X-name = Many men
alea-card-X = 1 for every man with a home
alea-card-XI-name = Offspring
alea-card-XI = one couple may take in a third patrician
alea-card-XII-name = Rim
alea-card-XII = man and woman in both colours: 3; one alone: 0
alea-card-XIII-name = Joker
alea-card-XIII = man and woman of any colours; lived in: 1
alea-card-now =
    { $gain ->
        [0] nothing yet
       *[other] now { $gain }
    }
alea-card-worth = worth { $worth }

## The board: signs of the buildings

alea-die-of =
    { ME($seat) ->
        [yes] your { SET($face, form: "bare") }
       *[no] { SEAT($seat) }’s { SET($face, form: "bare") }
    }
alea-sign-temple =
    { $dice ->
        [one] You lead: one die, { $pips } pips
       *[other] You lead: { $dice } dice, { $pips } pips
    }
alea-sign-temple-short = lead: draw { $tiles }
alea-sign-temple-note =
    { $tiles ->
        [one] draw a tile, the leader keeps 2
       *[other] draw { $tiles } tiles, the leader keeps 2
    }
alea-sign-senate = Run of { $dice }: rank { $rank } of { $of }
alea-sign-senate-short =
    { $pays ->
        [yes] rank { $rank }: a card
       *[no] rank { $rank }: no card
    }
alea-sign-senate-note =
    { $pays ->
        [yes] it would win a Senate card
       *[no] no card for this rank
    }
alea-sign-castrum =
    { $pays ->
        [yes] Set of { $dice }, rank { $rank }: takes a province
       *[no] Set of { $dice }, rank { $rank }: no province now
    }
alea-sign-castrum-short =
    { $pays ->
        [yes] rank { $rank }: a province
       *[no] rank { $rank }: nothing
    }
alea-sign-forum =
    { $falls ->
        [0] On { AND($columns) }: there you choose a patrician
        [one] On { AND($columns) }: there you choose. Out falls { AND($pushed) }.
       *[other] On { AND($columns) }: there you choose. Out fall { AND($pushed) }.
    }
alea-sign-forum-short = you choose at { AND($columns) }
alea-sign-latrine = A re-roll token for it
alea-sign-latrine-short = a token
alea-sign-no-no_temple = no Temple
alea-sign-no-temple_count =
    { $need ->
        [one] exactly one die
       *[other] exactly { $need } dice
    }
alea-sign-no-temple_sum =
    { $need ->
        [one] one die of { $least } or more
       *[other] { $need } dice, { $least } pips or more
    }
alea-sign-no-not_rolled = not in your roll
alea-sign-no-not_a_run = One run without gaps
alea-sign-no-run_taken =
    { ME($seat) ->
        [yes] You have just that run
       *[no] { SEAT($seat) } has just that run
    }
alea-sign-no-set_taken = { SEAT($seat) } has { SET($face, $dice) }: more or fewer
alea-sign-no-no_column = It would fall off column { $columns } at once
alea-sign-no-one_face = One face a turn
alea-sign-no-one_or_five = One die, or two that make five
alea-sign-no-one_die = exactly one die
alea-sign-no-latrine_by_choice = last resort only
alea-need-temple =
    { $first ->
        [yes] One die opens the Temple
       *[no]
            { $dice ->
                [one] Next: one die of { $least } or more
               *[other] Next: { $dice } dice, { $least } pips or more
            }
    }
alea-need-senate =
    { $runs ->
        [0] No run yet, { $cards } to win a card
        [one] One run, { $cards } win a card
       *[other] { $runs } runs, { $cards } win a card
    }
alea-need-castrum =
    { $sets ->
        [0] No set yet for { $provinces } provinces
        [one] One set for { $provinces } provinces
       *[other] { $sets } sets for { $provinces } provinces
    }
alea-need-forum =
    { $dice ->
        [0] All { $columns } columns are free
       *[other] { $dice } of { $columns } columns are taken
    }
alea-later-forum = The Forum is to come: you choose at { AND($columns) }
alea-need-latrine = last resort; a token a die

## The board: my things, players

alea-dock-roll = My roll
alea-dock-dice = My dice
alea-dock-picked =
    { $picked ->
        [0] { $count } dice
       *[other] { $picked } of { $count } picked up
    }
alea-dock-hand = { $count } in hand
alea-dock-cup = Re-roll
alea-dock-tokens =
    { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    }
alea-dock-drop = drop dice in: a|token rolls them|again
alea-dock-fortuna = Fortuna
alea-dock-secret = this round|(secret)
alea-dock-estate = My estate in its best layout: fame
alea-dock-estate-short = My estate: fame
alea-dock-empty = Provinces and patricians you take come to live here.
alea-dock-homeless = no home yet
alea-dock-parts = provinces { $provinces } · patricians { $patricians } · Senate { $senate } · Fortuna { $fortuna } · tokens { $tokens }
alea-dock-fame = fame
alea-fan-title =
    { $count ->
        [one] One Senate card is left
       *[other] Choose one of { $count } Senate cards
    }
alea-offering-title = Fortuna: { $kept } of { $count } to keep
alea-laying-title = My estate, fame
alea-laying-best = the best layout is worth { $best }
alea-row-you = you
alea-row-start = start player
alea-row-roll = rolled: { $faces }
alea-row-dice = Dice in hand
alea-row-tokens = Re-roll tokens
alea-row-fortuna = Fortuna tiles
alea-row-unseen = { $count } unseen
alea-row-cards =
    { $some ->
        [0] { $cards } unseen
       *[other] { $cards } unseen, one is { OR($known) }
    }
alea-row-choice = chooses from { $count }
alea-row-worth = { ITEM($card) }: { $worth }
alea-row-no-cards = no Senate card
alea-rival-fame = Fame, without unseen cards
alea-rival-cards = Senate cards unseen
alea-rival-known = One of them: { ITEM($items) }
alea-rival-drawn = Fortuna tiles of this round, unseen
alea-rival-estate = Provinces and patricians
alea-rival-shown = Senate cards

## The board: what happened, in a few words

alea-scene-round =
    { ME($start) ->
        [yes] Round { $round } of { $rounds }. You begin.
       *[no] Round { $round } of { $rounds }. { SEAT($start) } begins.
    }
alea-scene-rerolls =
    { ME($seat) ->
        [yes] You roll { SET($faces) } again for a token.
       *[no] { SEAT($seat) } rolls { SET($faces) } again for a token.
    }
alea-scene-temple =
    { ME($seat) ->
        [yes] You: { SET($faces) } to the Temple; a tile a die.
       *[no] { SEAT($seat) }: { SET($faces) } to the Temple; a tile a die.
    }
alea-scene-senate =
    { ME($seat) ->
        [yes] You: run { $faces } to the Senate.
       *[no] { SEAT($seat) }: run { $faces } to the Senate.
    }
alea-scene-castrum =
    { ME($seat) ->
        [yes] You: { SET($face, $dice) } to the Castrum.
       *[no] { SEAT($seat) }: { SET($face, $dice) } to the Castrum.
    }
alea-scene-forum =
    { ME($seat) ->
        [yes] You: { SET($faces) } to the Forum.
       *[no] { SEAT($seat) }: { SET($faces) } to the Forum.
    }
alea-scene-latrine =
    { ME($seat) ->
        [yes] Nothing fits: your { SET($face, form: "bare") } to the Latrine.
       *[no] Nothing fits: { SEAT($seat) }’s { SET($face, form: "bare") } to the Latrine.
    }
alea-scene-pushed_out =
    { ME($seat) ->
        [yes] Out falls your { SET($face, form: "bare") }.
       *[no] Out falls { SEAT($seat) }’s { SET($face, form: "bare") }.
    }
alea-scene-leftover =
    { ME($seat) ->
        [yes] You: { $dice } left over, to the Latrine.
       *[no] { SEAT($seat) }: { $dice } left over, to the Latrine.
    }
alea-scene-fortuna_kept =
    { ME($seat) ->
        [yes] You keep Fortuna { AND($tiles) }.
       *[no] { SEAT($seat) } keeps Fortuna { AND($tiles) }.
    }
alea-scene-card_taken = { SEAT($seat) } takes a Senate card, unseen.
alea-scene-province_taken =
    { ME($seat) ->
        [yes] You take { ITEM($province) }.
       *[no] { SEAT($seat) } takes { ITEM($province) }.
    }
alea-scene-patrician_taken =
    { ME($seat) ->
        [yes] You take { ITEM($patrician) }.
       *[no] { SEAT($seat) } takes { ITEM($patrician) }.
    }
alea-scene-tokens =
    { ME($seat) ->
        [yes] You: { $tokens } from the Latrine.
       *[no] { SEAT($seat) }: { $tokens } from the Latrine.
    }

## The board: questions step by step

alea-step-place = Which dice go where?
alea-step-tokens =
    { $tokens ->
        [0] Pick dice, or a building. You have no token to roll again.
        [one] Pick dice, or a building. One token lets you roll again.
       *[other] Pick dice, or a building. { $tokens } tokens let you roll again.
    }
alea-step-where =
    { $count ->
        [one] Where does the { SET($faces, form: "bare") } go?
       *[other] Where do { SET($faces) } go?
    }
alea-step-building =
    { $count ->
        [0] Which dice go to the { NAME($building) }?
       *[other] To the { NAME($building) }: { SET($faces) }?
    }
alea-step-reroll =
    { $count ->
        [0] Which dice do you roll again?
        [one] Roll one die again?
       *[other] Roll { $count } dice again?
    }
alea-step-chooser =
    { $kind ->
        [province]
            { $dice ->
                [one] Your { SET($face, form: "bare") } in the Castrum chooses.
               *[other] Your { SET($face, $dice) } in the Castrum choose.
            }
       *[patrician] Your { SET($face, form: "bare") } in the Forum chooses.
    }
alea-step-taking = You hold { ITEM($code) }. Take it?
alea-step-card = You hold { ITEM($code) }. Keep it?
alea-step-layout = Is this how your patricians shall live?
alea-step-layout-note = The best layout lies there. Move whom you like, as long as it costs no fame.

## The board: what a word would do

alea-effect-temple =
    { $tiles ->
        [one] You lead the Temple: dice { $dice }, pips { $pips }; you draw a tile.
       *[other] You lead the Temple: dice { $dice }, pips { $pips }; you draw { $tiles } tiles.
    }
alea-effect-senate =
    { $pays ->
        [yes] Your run of { $dice } is rank { $rank } of { $of }: it would win a Senate card.
       *[no] Your run of { $dice } is rank { $rank } of { $of }: no card as it stands.
    }
alea-effect-castrum =
    { $pays ->
        [yes] Your set of { $dice } is rank { $rank } of { $of }: it would take a province.
       *[no] Your set of { $dice } is rank { $rank } of { $of }: no province as it stands.
    }
alea-effect-forum =
    { $seats ->
        [one] It stands on column { AND($columns) } of { $of }: you choose a patrician there.
       *[other] They stand on columns { AND($columns) } of { $of }: you choose a patrician at each.
    }
alea-effect-latrine = It goes to the Latrine and brings a re-roll token.
alea-effect-pushed =
    { $falls ->
        [one] Out falls { AND($pushed) }.
       *[other] Out fall { AND($pushed) }.
    }
alea-effect-gain = Fame { $gain }
alea-effect-part =
    { $source ->
        [provinces] Provinces { $part }.
        [patricians] Patricians { $part }.
        [senate] Senate { $part }.
        [fortuna] Fortuna { $part }.
       *[tokens] Tokens { $part }.
    }
alea-effect-layout = Worth { $points }, the best is { $best }.
alea-effect-reroll = Nobody can foresee what they will show.
alea-effect-tokens =
    { $tokens ->
        [one] You get a re-roll token.
       *[other] You get { $tokens } re-roll tokens.
    }
alea-effect-next =
    { ME($seat) ->
        [yes]
            { $prompt ->
                [place] Then it is your turn.
                [take_province] Then you choose a province.
                [take_patrician] Then you choose a patrician.
                [take_card] Then you choose a Senate card.
                [keep_fortuna] Then you choose Fortuna tiles.
               *[layout] Then everybody lays out.
            }
       *[no]
            { $prompt ->
                [place] Then it is { SEAT($seat) }’s turn.
                [take_province] Then { SEAT($seat) } chooses a province.
                [take_patrician] Then { SEAT($seat) } chooses a patrician.
                [take_card] Then { SEAT($seat) } chooses a Senate card.
                [keep_fortuna] Then { SEAT($seat) } chooses Fortuna tiles.
               *[layout] Then everybody lays out.
            }
    }
alea-effect-nothing = Nothing changes at once.

## The board: what things are called

alea-thing-building =
    { $building ->
        [forum] { NAME($building) }, { $columns } columns
       *[other] { NAME($building) }
    }
alea-thing-group =
    { $building ->
        [temple] { SEAT($seat) } in the Temple: { SET($faces) }, { $pips } pips, rank { $rank }, keeps { $keeps }
        [senate]
            { $pays ->
                [yes] { SEAT($seat) } in the Senate: run { $faces }, rank { $rank }, wins a card
               *[no] { SEAT($seat) } in the Senate: run { $faces }, rank { $rank }, no card
            }
        [castrum]
            { $pays ->
                [yes] { SEAT($seat) } in the Castrum: { SET($face, $dice) }, rank { $rank }, takes a province
               *[no] { SEAT($seat) } in the Castrum: { SET($face, $dice) }, rank { $rank }, no province
            }
        [forum] { SEAT($seat) } in the Forum: { SET($face) } on column { $column }
       *[latrine] { SEAT($seat) } in the Latrine: { $dice } dice, tokens to come { $tokens }
    }
alea-thing-die = Die showing { $face }
alea-thing-blank = Die in hand
alea-thing-rolled = Die showing { $face }
alea-thing-province =
    { $owned ->
        [yes] Province { ITEM($code) } of { SEAT($owner) }
       *[no] Province { ITEM($code) }
    }
alea-thing-home =
    { COUNT($people) ->
        [0] { $home }
       *[other] { $home }; living there: { ITEM($people) }
    }
alea-thing-patrician =
    { $owned ->
        [yes] Patrician { ITEM($code) } of { SEAT($owner) }
       *[no] Patrician { ITEM($code) }
    }
alea-thing-card = Senate card { ITEM($code) }
alea-thing-fortuna = Fortuna { $value }, drawn this round
alea-thing-kept = Fortuna { $value }, kept
alea-thing-pile =
    { $pile ->
        [provinces] Pile of provinces: { $count }
        [patricians] Pile of patricians: { $count }
        [fortuna] Pile of Fortuna tiles: { $count }
        [rejected] Rejected Fortuna tiles: { $count }
       *[senate] Pile of Senate cards: { $count }
    }
alea-thing-cup = Dice cup, { $tokens } tokens
alea-thing-estate = My estate
alea-thing-socket = A home in { ITEM($home) }, place { $n }
alea-thing-round =
    { $scoring ->
        [none] Round { $round } of { $rounds }, begun by { SEAT($start) }, turn { $turn }
       *[other]
            { $chooses ->
                [yes] Round { $round } of { $rounds }, begun by { SEAT($start) }, turn { $turn }, scoring: { NAME($scoring) }; at the { NAME($building) } { SEAT($seat) } chooses, rank { $rank }, with { SET($face, $dice) }
               *[no] Round { $round } of { $rounds }, begun by { SEAT($start) }, turn { $turn }, scoring: { NAME($scoring) }
            }
    }
alea-thing-seat = { SEAT($seat) }: { $dice } dice, { $tokens } tokens, { $tiles } Fortuna tiles kept, { $drawn } drawn, { $cards } Senate cards unseen, { $owns } pieces
alea-tip-building =
    { $building ->
        [temple] One die more than anybody, and more pips; a Fortuna tile for every die.
        [senate] One run without gaps; no two runs alike. The best win Senate cards.
        [castrum] Sets of one face; no two alike. More dice, then higher faces, take provinces.
        [forum] One die, or two that make five. Small ones come in, large ones fall out. Each takes a patrician.
       *[latrine] The last resort. Every die brings a re-roll token.
    }
alea-tip-pile =
    { $pile ->
        [senate] { $under } of them lie under the pile.
       *[other]
            { $some ->
                [0] {""}
               *[other] Out of the game or open: { ITEM($codes) }.
            }
    }
alea-tip-cup = Drop dice in: a token rolls them again.
alea-tip-estate = It is always laid out in the best way. Empty provinces count a point less, patricians without a home nothing.
alea-tip-seat =
    { $owns ->
        [0] Nothing gathered yet.
       *[other] Owns { ITEM($items) }.
    }
alea-tip-seat-tiles = Fortuna tiles: { $kept }.
alea-tip-seat-choice = Chooses from { $choice } Senate cards.
alea-tip-key = Key: { $key }
alea-tip-unsure = This colour is reconstructed: our source does not name it.
alea-overview-mine = What is mine
alea-overview-players = The players
alea-phase-end = The end
alea-phase-reckoning = Final reckoning
alea-phase-round = Round { $round }
alea-phase-turns = Turns

## The board: the end

alea-over-wins =
    { ME($seat) ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }
alea-over-shared = { SEAT($seats) } share the victory
alea-over-why =
    { $senate ->
        [0] { $points } fame, { $part } of it from { NAME($source) }, without a point from the Senate.
       *[other] { $points } fame, { $part } of it from { NAME($source) }.
    }
alea-name-provinces = provinces
alea-name-patricians = patricians
alea-name-fortuna = Fortuna
alea-name-tokens = tokens
alea-over-columns = Fame of every player by source
alea-over-place =
    { $me ->
        [yes] place { $place }, you
       *[no] place { $place }
    }
alea-over-provinces = value; if empty, one less
alea-over-patricians = who found a home
alea-over-senate = each by its own rule
alea-over-fortuna = tiles kept
alea-over-tokens = one for every two

## The end

alea-score-provinces = Provinces
alea-score-patricians = Patricians
alea-score-senate = Senate
alea-score-fortuna = Fortuna
alea-score-tokens = Tokens
alea-score-tiebreak = Tie-break

## Provinces, patricians and Fortuna tiles; ♂ is a man, ♀ a woman

alea-item-red1 = red I
alea-item-red2 = red II
alea-item-red3 = red III
alea-item-red4 = red IV
alea-item-green1 = green I
alea-item-green2 = green II
alea-item-green3 = green III
alea-item-green4 = green IV
alea-item-purple1 = purple I
alea-item-purple2 = purple II
alea-item-purple3 = purple III
alea-item-purple4 = purple IV
alea-item-blue1 = blue I
alea-item-blue2 = blue II
alea-item-blue3 = blue III
alea-item-blue4 = blue IV
alea-item-yellow1 = yellow I
alea-item-yellow2 = yellow II
alea-item-yellow3 = yellow III
alea-item-yellow4 = yellow IV
alea-item-orange1 = orange I
alea-item-orange2 = orange II
alea-item-orange3 = orange III
alea-item-orange4 = orange IV
alea-item-grey0 = grey 0
alea-item-redM1 = red ♂1
alea-item-redM2 = red ♂2
alea-item-redM3 = red ♂3
alea-item-redF1 = red ♀1
alea-item-redF2 = red ♀2
alea-item-redF3 = red ♀3
alea-item-greenM1 = green ♂1
alea-item-greenM2 = green ♂2
alea-item-greenM3 = green ♂3
alea-item-greenF1 = green ♀1
alea-item-greenF2 = green ♀2
alea-item-greenF3 = green ♀3
alea-item-purpleM1 = purple ♂1
alea-item-purpleM2 = purple ♂2
alea-item-purpleM3 = purple ♂3
alea-item-purpleF1 = purple ♀1
alea-item-purpleF2 = purple ♀2
alea-item-purpleF3 = purple ♀3
alea-item-blueM1 = blue ♂1
alea-item-blueM2 = blue ♂2
alea-item-blueM3 = blue ♂3
alea-item-blueF1 = blue ♀1
alea-item-blueF2 = blue ♀2
alea-item-blueF3 = blue ♀3
alea-item-yellowM1 = yellow ♂1
alea-item-yellowM2 = yellow ♂2
alea-item-yellowM3 = yellow ♂3
alea-item-yellowF1 = yellow ♀1
alea-item-yellowF2 = yellow ♀2
alea-item-yellowF3 = yellow ♀3
alea-item-orangeM1 = orange ♂1
alea-item-orangeM2 = orange ♂2
alea-item-orangeM3 = orange ♂3
alea-item-orangeF1 = orange ♀1
alea-item-orangeF2 = orange ♀2
alea-item-orangeF3 = orange ♀3
alea-item-1 = Fortuna 1
alea-item-2 = Fortuna 2
alea-item-3 = Fortuna 3

## Senate cards

alea-item-I = I Many provinces
    .text = 1 point, and 1 for every two provinces of yours, with rims and jokers, lived in or not.
alea-item-II = II Many patricians
    .text = 1 point for every two patricians that live in your provinces.
alea-item-III = III Many senators
    .text = 1 point, and 1 for every Senate card of yours, with this one.
alea-item-IV = IV Fortuna's favour
    .text = 1 point, and more for every three Fortuna tiles of yours.
alea-item-V = V Many couples
    .text = 1 point, and 1 for every couple in your provinces, with rims and jokers.
alea-item-VI = VI All sorts of patricians
    .text = 1 point for every colour among the patricians that live in your provinces.
alea-item-VII = VII All sorts of provinces
    .text = 1 point for every colour of your provinces; a rim shows both its colours, a joker those of its people, an empty one grey.
alea-item-VIII = VIII Lived-in provinces
    .text = 1 point for every province card where somebody lives, without rims and jokers.
alea-item-IX = IX Many women
    .text = 1 point for every woman that lives in your provinces.
alea-item-X = X Many men
    .text = 1 point for every man that lives in your provinces.
alea-item-XI = XI Offspring
    .text = A couple of yours may have a child: a third tile in the colour of a parent.
alea-item-XII-red-green = XII Rim red-green
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too.
alea-item-XII-green-blue = XII Rim green-blue
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too. The colours of this card are reconstructed.
alea-item-XII-blue-purple = XII Rim blue-purple
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too. The colours of this card are reconstructed.
alea-item-XII-purple-yellow = XII Rim purple-yellow
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too. The colours of this card are reconstructed.
alea-item-XII-yellow-orange = XII Rim yellow-orange
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too. The colours of this card are reconstructed.
alea-item-XII-orange-red = XII Rim orange-red
    .text = A man and a woman, one in each colour: 3 points; one alone: 0. The patricians count too. The colours of this card are reconstructed.
alea-item-XIII-a = XIII Joker
    .text = A man, a woman or a couple of any colours: 1 point if anybody lives there. The patricians count too.
alea-item-XIII-b = XIII Joker
    .text = A man, a woman or a couple of any colours: 1 point if anybody lives there. The patricians count too.

alea-help-keys = 1 to 6 pick a die with that face; a building goes by its first letter, the cup by R.

## The rules, by the numbers of RULES.md

alea-rule-1-1 = Rounds and what is laid out
    .long = With two or three players there are six rounds, with four or five there are five. The Forum has 4, 5, 6 or 7 columns for 2, 3, 4 or 5 players; each round as many provinces are open as there are players.
alea-rule-1-2 = No Temple for two or three
    .long = With two or three players the Temple, all Fortuna tiles and Senate card IV stay in the box.
alea-rule-1-3 = What is in the box
    .long = 25 provinces, 36 patricians, 30 Fortuna tiles and 19 Senate cards; each kind is mixed face down. The colours yellow and orange are reconstructed: our source names only four of the six.
alea-rule-1-4 = Open provinces
    .long = Each round as many provinces as there are players are laid open at the Castrum, at random.
alea-rule-1-5 = Open patricians
    .long = Each round a patrician is laid open for every column of the Forum.
alea-rule-1-6 = What you begin with
    .long = Everybody has eight dice and no token. The first seat begins.
alea-rule-1-7 = Eight dice each
    .long = Every player has eight dice at all times, in hand or on the buildings.
alea-rule-2-1 = Turns go round
    .long = Turns go clockwise from the start player.
alea-rule-2-2 = You roll
    .long = On your turn you roll all the dice you have in hand.
alea-rule-2-3 = You place
    .long = Then you place at least one of the dice just rolled, on exactly one building and by its rule.
alea-rule-2-4 = You need not place all
    .long = Nobody must place all that would fit. Placed dice stay until their building is scored.
alea-rule-2-5 = You may re-roll
    .long = Before placing you may spend any number of tokens, one after another; each re-rolls any of the dice just rolled, at least one.
alea-rule-3-1 = Temple: one die more
    .long = Who is first in the Temple places exactly one die. Whoever comes next must end with exactly one die more than the most anybody has there; dice of yours that lie there already count.
alea-rule-3-2 = Temple: a larger sum
    .long = The sum of your dice there must then be larger than the sum of the player with most dice.
alea-rule-3-3 = Temple: Fortuna tiles
    .long = For every die you place now you draw a Fortuna tile, look at it and keep it face down.
alea-rule-3-4 = Temple: when tiles run out
    .long = When the pile is empty, the rejected tiles are mixed into a new one; if there are still too few, fewer are drawn.
alea-rule-3-5 = Temple: scoring
    .long = Whoever has most dice keeps two of the tiles drawn this round, others with dice there one, now face up; who has fewer keeps what there is. The rest goes face up beside the Temple.
alea-rule-3-6 = Temple: the lonely die
    .long = If a single die was placed in the whole round, its owner draws a second tile and keeps both.
alea-rule-3-7 = Temple: dice go home
    .long = Temple dice go home and bring no tokens.
alea-rule-3-8 = Temple: the leader goes on
    .long = The leader may go further, by one die a turn, whatever it shows.
alea-rule-3-9 = Temple: no ties
    .long = Two players never have most dice together.
alea-rule-4-1 = Senate: a run
    .long = A run is one to six dice with neighbouring faces.
alea-rule-4-2 = Senate: one run each
    .long = You have one run; later dice extend it at either end or at both.
alea-rule-4-3 = Senate: all runs differ
    .long = No two runs in the Senate may be the same, at any moment.
alea-rule-4-4 = Senate: a part will do
    .long = Part of a longer run, even a single die, may be placed.
alea-rule-4-5 = Senate: which run is best
    .long = At scoring longer beats shorter, then higher beats lower; there are no ties.
alea-rule-4-6 = Senate: cards
    .long = The best draws three Senate cards, keeps one in secret and passes the others to the second, who keeps one; the last goes face down under the pile. Who gets cards must keep one.
alea-rule-4-7 = Senate: with two and with five
    .long = With two players only the best gets a card; with five the third gets the last one.
alea-rule-4-8 = Senate: cards for nobody
    .long = Cards for which there is no player go under the pile.
alea-rule-4-9 = Senate: dice
    .long = Dice of those who got a card go home, the others to the Latrine.
alea-rule-5-1 = Castrum: a set
    .long = A set is any number of dice of one face.
alea-rule-5-2 = Castrum: several sets
    .long = You may have several sets of different faces and enlarge them later, one face a turn; you have one set of a face.
alea-rule-5-3 = Castrum: all sets differ
    .long = No two players may have equally many dice of one face. Only the total counts, so a set may jump over another.
alea-rule-5-4 = Castrum: provinces
    .long = At scoring the set with most dice, then with the higher face, takes an open province; then the next set. Taking is a must. There are no ties.
alea-rule-5-5 = Castrum: what is left over
    .long = It ends when provinces or sets run out; provinces left over leave the game.
alea-rule-5-6 = Castrum: dice
    .long = Dice of sets that took a province go home, the others to the Latrine.
alea-rule-6-1 = Forum: one die or a pair
    .long = One die of any face, or exactly two that make five: 1 and 4, or 2 and 3.
alea-rule-6-2 = Forum: the row
    .long = A new die goes right of all smaller dice and left of all equal or larger ones, which move to the right.
alea-rule-6-3 = Forum: a column for each
    .long = Every new die must come to lie on a column.
alea-rule-6-4 = Forum: pushed out
    .long = Dice pushed off the last column go to the Latrine of their owners, your own too.
alea-rule-6-5 = Forum: patricians
    .long = At scoring, from the left, the owner of each die takes an open patrician, and the die goes home. Taking is a must.
alea-rule-6-6 = Forum: what is left over
    .long = Patricians left over leave the game.
alea-rule-7-1 = Latrine: the last resort
    .long = Only if no other placement is possible with your roll you place exactly one die, of any face, in the Latrine. You may spend tokens first, but need not.
alea-rule-7-2 = Latrine: the last die
    .long = That die may be your last one; it ends the round like any other.
alea-rule-7-3 = Latrine: tokens
    .long = At scoring everybody gets a token for each die in the Latrine, and the dice go home.
alea-rule-7-4 = Latrine: the supply
    .long = Tokens do not run out, unless the table plays with the thirty of the box; then they go round from the start player.
alea-rule-8-1 = The round ends
    .long = When somebody has placed the last die, the cycle is finished up to the player right of the start player: all have equally many turns.
alea-rule-8-2 = Scoring
    .long = Dice left in hand go to the Latrine. Then Temple, Senate, Castrum, Forum and Latrine are scored, in this order.
alea-rule-8-3 = The next round
    .long = The next round begins with new provinces and patricians, one seat further to the left.
alea-rule-8-4 = The end
    .long = After the fifth round (four and five players) or the sixth (two and three) the game ends.
alea-rule-9-1 = What counts
    .long = Fame is the sum of your provinces, placed patricians, Senate cards, Fortuna tiles and tokens.
alea-rule-9-2 = Laying out
    .long = You lay your patricians into your provinces, rims and jokers. Any of them may stay out.
alea-rule-9-3 = Who may live in a province
    .long = In a province one patrician of its colour may live, or a couple of it, man and woman.
alea-rule-9-4 = What a province is worth
    .long = A province where somebody lives counts its value, an empty one a point less.
alea-rule-9-5 = The grey province
    .long = The grey province takes one patrician of any colour, or a couple of one colour. It counts 0, and empty it costs a point (unless the table plays otherwise).
alea-rule-9-6 = What patricians are worth
    .long = Placed patricians count their value, the others nothing.
alea-rule-9-7 = Fortuna and tokens
    .long = Fortuna tiles count their value, every two tokens count 1 point.
alea-rule-9-8 = Card I, many provinces
    .long = 1 point, and 1 for every two provinces of yours, with rims and jokers, lived in or not.
alea-rule-9-9 = Card II, many patricians
    .long = 1 point for every two patricians that live in your provinces.
alea-rule-9-10 = Card III, many senators
    .long = 1 point, and 1 for every Senate card of yours, with this one.
alea-rule-9-11 = Card IV, Fortuna's favour
    .long = 1 point, and 1 (with the option iv_rate 2 points) for every three Fortuna tiles of yours.
alea-rule-9-12 = Card V, many couples
    .long = 1 point, and 1 for every couple in your provinces, with rims and jokers. A child makes no second couple.
alea-rule-9-13 = Card VI, all sorts of patricians
    .long = 1 point for every colour among the patricians that live in your provinces.
alea-rule-9-14 = Card VII, all sorts of provinces
    .long = 1 point for every colour of your provinces, lived in or not. A rim shows both its colours, a joker those of its people; empty ones add grey, once.
alea-rule-9-15 = Card VIII, lived-in provinces
    .long = 1 point for every province card where somebody lives, the grey one too, without rims and jokers.
alea-rule-9-16 = Card IX, many women
    .long = 1 point for every woman that lives in your provinces.
alea-rule-9-17 = Card X, many men
    .long = 1 point for every man that lives in your provinces.
alea-rule-9-18 = Card XI, offspring
    .long = A couple of yours may have a child: a third tile, man or woman, in the colour of one of its parents. One child in all, or with the option offspring one per couple. The card itself brings no points.
alea-rule-9-19 = Cards XII, rims
    .long = A rim takes a man and a woman who show both its colours: 3 points. One alone may live there too, then the card counts nothing. The patricians count with their values.
alea-rule-9-20 = Cards XIII, jokers
    .long = A joker takes a man, a woman or a couple of any colours: 1 point if anybody lives there. The patricians count with their values.
alea-rule-9-21 = Ties
    .long = With equal points the highest patrician left out decides (with the option tiebreak the sum of all left out); if that is equal too, the victory is shared.
alea-rule-9-22 = The best layout
    .long = The best layout is found for you: most fame, then the best chance in a tie.
alea-rule-9-23 = Going on from what lies
    .long = If you have laid some patricians yourself, the best layout that keeps them is found.
alea-rule-9-24 = The reckoning taken apart
    .long = The result shows what every part brought.
alea-rule-9-25 = Cards are shown
    .long = At the end everybody shows all Senate cards.
alea-rule-9-26 = Everybody lays out
    .long = All who have patricians lay them out at once.
alea-rule-9-27 = Another layout of equal worth
    .long = You may arrange your patricians otherwise if it costs no point. Nobody loses points by accident.
