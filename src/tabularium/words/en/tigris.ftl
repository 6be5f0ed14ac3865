### Tigris & Euphrates.

tigris-title = Tigris & Euphrates
tigris-about = Kingdoms between two rivers: you place leaders, lay tiles and settle conflicts; whoever is strongest in the colour that went worst wins.

## Options

tigris-option-english = English variant
    .say = In a conflict tiles are added { $choice }.
    .is-false = as one likes
    .is-true = only if they win it
tigris-option-english-help = Tiles are added to a conflict only if they win it: the attacker must get ahead, the defender adds exactly what makes a tie.
tigris-option-points = Points
    .say = Points lie { $choice }.
    .is-veiled = behind screens
    .is-open = open on the table
tigris-option-points-help = Whether the points of the others lie behind their screens (veiled) or open on the table (open).
tigris-option-short_exchange = Exchange with too small a bag
    .say = Exchanging more than the bag holds { $choice }.
    .is-forbidden = is not possible
    .is-ends = ends the game
tigris-option-short_exchange-help = Exchanging more tiles than the bag holds is not possible (forbidden), or ends the game (ends).
tigris-option-starter = Who begins
    .say = Who begins is { $choice }.
    .is-lot = drawn by lot
    .is-first_seat = whoever sits on the first chair
tigris-option-starter-help = Drawn by lot (lot), or the first seat (first_seat).
tigris-option-dynasties = Dynasties
    .say = Dynasties are { $choice }.
    .is-lot = drawn by lot
    .is-chosen = chosen one after the other
    .is-by_seat = dealt by chair: Lion, Bull, Archer, Pot
tigris-option-dynasties-help = Drawn by lot (lot), chosen one after the other (chosen), or Lion, Bull, Archer, Pot from the first seat (by_seat).
tigris-option-turns = Turns
    .say = The game is cut off after { $choice } turns (0: never).
tigris-option-turns-help = Cut the game off after so many turns; 0 plays as long as it takes.

## Colours and dynasties

tigris-name-red = red
tigris-name-blue = blue
tigris-name-green = green
tigris-name-black = black
tigris-name-lion = Lion
tigris-name-bull = Bull
tigris-name-archer = Archer
tigris-name-pot = Pot

## Tiles: their names, their letter on the map, points and leaders of their colour

tigris-item-red = temple
    .glyph = T
    .acc = a temple
    .few = temples
    .many = temples
    .none = no temple
    .point = red point
    .points = red points
    .points-many = red points
    .leaders = priests
tigris-item-blue = farm
    .glyph = F
    .acc = a farm
    .few = farms
    .many = farms
    .none = no farm
    .point = blue point
    .points = blue points
    .points-many = blue points
    .leaders = farmers
tigris-item-green = market
    .glyph = M
    .acc = a market
    .few = markets
    .many = markets
    .none = no market
    .point = green point
    .points = green points
    .points-many = green points
    .leaders = traders
tigris-item-black = settlement
    .glyph = S
    .acc = a settlement
    .few = settlements
    .many = settlements
    .none = no settlement
    .point = black point
    .points = black points
    .points-many = black points
    .leaders = kings

## Offices, with their letters on the map

tigris-item-priest = priest
    .glyph = Pr
    .acc = your priest
tigris-item-farmer = farmer
    .glyph = Fa
    .acc = your farmer
tigris-item-trader = trader
    .glyph = Tr
    .acc = your trader
tigris-item-king = king
    .glyph = Ki
    .acc = your king

## Leaders

tigris-item-lion_priest = Lion priest
    .acc = the Lion priest
tigris-item-lion_farmer = Lion farmer
    .acc = the Lion farmer
tigris-item-lion_trader = Lion trader
    .acc = the Lion trader
tigris-item-lion_king = Lion king
    .acc = the Lion king
tigris-item-bull_priest = Bull priest
    .acc = the Bull priest
tigris-item-bull_farmer = Bull farmer
    .acc = the Bull farmer
tigris-item-bull_trader = Bull trader
    .acc = the Bull trader
tigris-item-bull_king = Bull king
    .acc = the Bull king
tigris-item-archer_priest = Archer priest
    .acc = the Archer priest
tigris-item-archer_farmer = Archer farmer
    .acc = the Archer farmer
tigris-item-archer_trader = Archer trader
    .acc = the Archer trader
tigris-item-archer_king = Archer king
    .acc = the Archer king
tigris-item-pot_priest = Pot priest
    .acc = the Pot priest
tigris-item-pot_farmer = Pot farmer
    .acc = the Pot farmer
tigris-item-pot_trader = Pot trader
    .acc = the Pot trader
tigris-item-pot_king = Pot king
    .acc = the Pot king

## Monuments and what else can lie on a cell

tigris-item-red-blue = red-blue monument
tigris-item-red-green = red-green monument
tigris-item-red-black = red-black monument
tigris-item-blue-green = blue-green monument
tigris-item-blue-black = blue-black monument
tigris-item-green-black = green-black monument
tigris-item-base = monument
tigris-item-catastrophe = catastrophe
tigris-item-_ = edge of the board

## Where we are

tigris-frame-Match =
    { $turn ->
        [0] Setting up
       *[other] Turn { $turn }
    }
    .rule = 3.1
tigris-frame-ChooseDynasty = Dynasties
    .rule = 1.4 1.7
tigris-frame-Turn =
    { ME($seat) ->
        [yes] Your turn
       *[no] { SEAT($seat) }
    }
    .rule = 3.2 3.3 3.4
tigris-frame-Revolt = Revolt: { SEAT($attacker) } against { SEAT($defender) }
    .rule = 8.2 8.3 8.4 8.5
tigris-frame-War =
    { $attacker ->
        [-1] War
       *[other] War: { SEAT($attacker) } against { SEAT($defender) }
    }
    .rule = 9.3 9.5 9.7 9.8 9.9
tigris-frame-BuildMonument = A monument?
    .rule = 10.1 10.2 10.6 10.8
tigris-frame-Treasures = Treasures
    .rule = 11.1 11.2 11.3

## Questions

tigris-ask-dynasty = Which dynasty do you play? Still to be had: { NAME($dynasties) }.
tigris-ask-action =
    { $actions_left ->
        [one] You have one more action. What do you do?
       *[other] You have two actions. What do you do first?
    }
tigris-ask-support =
    { $role ->
        [attacker] Conflict of the { ITEM($leaders, form: "leaders") }: you attack with { $attack } against { $defence }. How many { ITEM($colour, form: "many") } do you add from your hand? You need more than the defender, who may still add some.
       *[defender] Conflict of the { ITEM($leaders, form: "leaders") }: you have { $defence } against the attacker's { $attack }. How many { ITEM($colour, form: "many") } do you add from your hand? A tie is yours.
    }
tigris-ask-war_order = The { ITEM($colours, form: "leaders") } are at war. Which war comes first?
tigris-ask-treasure_stays = You take the treasures of your trader's kingdom: { AND($treasures) }. One of them stays; which one? You can leave { OR($may_stay) }.
tigris-ask-monument =
    { COUNT($squares) ->
        [one] You have completed the square whose upper left cell is { AND($squares) }. Do you build a monument on it? Still to be had: { ITEM($pairs) }.
       *[other] You have completed several squares, with the upper left cells { AND($squares) }. Do you build a monument on one of them? Still to be had: { ITEM($pairs) }.
    }

## Letters

tigris-group-tile = Lay a tile
tigris-group-leader = Place or move a leader
tigris-group-withdraw = Withdraw a leader
tigris-letter-cell = { $cell }
tigris-letter-tile = Lay { ITEM($colour, form: "acc") }
    .short = { ITEM($colour) }
tigris-letter-leader = Place or move { ITEM($office, form: "acc") }
    .short = { ITEM($office) }
tigris-letter-withdraw = Withdraw { ITEM($office, form: "acc") }
    .short = { ITEM($office) }
tigris-letter-catastrophe = Lay a catastrophe
tigris-letter-exchange = Exchange tiles
tigris-letter-pass = Pass: end the turn
tigris-letter-colour = { NAME($colour) } ({ ITEM($colour) })
tigris-letter-done = that is all
tigris-letter-support =
    { $tiles ->
        [0] add nothing
        [one] add one tile
       *[other] add { $tiles } tiles
    }
tigris-letter-decline = no monument
tigris-letter-monument = { NAME($first) } and { NAME($second) }
tigris-letter-dynasty = { NAME($dynasty) }

## Events

tigris-event-said = {""}
tigris-event-starter =
    { ME($seat) ->
        [yes] The lot falls on you: you begin.
       *[no] The lot falls on { SEAT($seat) }, who begins.
    }
tigris-event-dynasty =
    { $how ->
        [drawn]
            { ME($seat) ->
                [yes] You draw the dynasty of the { NAME($dynasty) }.
               *[no] { SEAT($seat) } draws the dynasty of the { NAME($dynasty) }.
            }
       *[chosen]
            { ME($seat) ->
                [yes] You choose the dynasty of the { NAME($dynasty) }.
               *[no] { SEAT($seat) } chooses the dynasty of the { NAME($dynasty) }.
            }
    }
tigris-event-turn =
    { ME($seat) ->
        [yes] Turn { $turn }: it is your turn.
       *[no] Turn { $turn }: { SEAT($seat) }.
    }
tigris-event-passed =
    { ME($seat) ->
        [yes] You pass.
       *[no] { SEAT($seat) } passes.
    }
tigris-event-tile =
    { ME($seat) ->
        [yes] You lay { ITEM($colour, form: "acc") } on { $cell }.
       *[no] { SEAT($seat) } lays { ITEM($colour, form: "acc") } on { $cell }.
    }
tigris-event-leader =
    { COUNT($from) ->
        [0]
            { ME($seat) ->
                [yes] You place { ITEM($leader, form: "acc") } on { $cell }.
               *[no] { SEAT($seat) } places { ITEM($leader, form: "acc") } on { $cell }.
            }
       *[other]
            { ME($seat) ->
                [yes] You move { ITEM($leader, form: "acc") } from { $from } to { $cell }.
               *[no] { SEAT($seat) } moves { ITEM($leader, form: "acc") } from { $from } to { $cell }.
            }
    }
tigris-event-leader_back =
    { $cause ->
        [no_temple]
            { ME($seat) ->
                [yes] { $cell }: no temple is left beside { ITEM($leader, form: "acc") }, and it comes back to you.
               *[no] { $cell }: no temple is left beside { ITEM($leader, form: "acc") }, and it goes back to { SEAT($seat) }.
            }
       *[withdrawn]
            { ME($seat) ->
                [yes] You withdraw { ITEM($leader, form: "acc") } from { $cell }.
               *[no] { SEAT($seat) } withdraws { ITEM($leader, form: "acc") } from { $cell }.
            }
    }
    .brief =
        { $cause ->
            [no_temple]
                { ME($seat) ->
                    [yes] → you lose { ITEM($leader, form: "acc") } on { $cell }
                   *[no] → { SEAT($seat) } loses { ITEM($leader, form: "acc") } on { $cell }
                }
           *[withdrawn] {""}
        }
tigris-event-catastrophe =
    { COUNT($covered) ->
        [0]
            { ME($seat) ->
                [yes] You lay a catastrophe on { $cell }.
               *[no] { SEAT($seat) } lays a catastrophe on { $cell }.
            }
       *[other]
            { ME($seat) ->
                [yes] You lay a catastrophe on { $cell }; it destroys { ITEM($covered, form: "acc") }.
               *[no] { SEAT($seat) } lays a catastrophe on { $cell }; it destroys { ITEM($covered, form: "acc") }.
            }
    }
tigris-event-exchanged =
    { ME($seat) ->
        [yes] You exchange { ITEM($tiles, form: "acc") }.
       *[no]
            { $count ->
                [one] { SEAT($seat) } exchanges one tile.
               *[other] { SEAT($seat) } exchanges { $count } tiles.
            }
    }
tigris-event-drawn =
    { ME($seat) ->
        [yes] You draw { ITEM($tiles, form: "acc") }.
       *[no]
            { $count ->
                [one] { SEAT($seat) } draws one tile.
               *[other] { SEAT($seat) } draws { $count } tiles.
            }
    }
tigris-event-points =
    { $source ->
        [tile]
            { ME($seat) ->
                [yes] For the tile you get { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
               *[no] For the tile { SEAT($seat) } gets { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
            }
        [monument]
            { ME($seat) ->
                [yes] Your monuments bring { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
               *[no] Monuments bring { SEAT($seat) } { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
            }
       *[other]
            { ME($seat) ->
                [yes] For the victory you get { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
               *[no] For the victory { SEAT($seat) } gets { $points } { $points ->
                    [one] { ITEM($colour, form: "point") }
                   *[other] { ITEM($colour, form: "points") }
                }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → +{ $points } { NAME($colour) }
           *[no] → +{ $points } { NAME($colour) } for { SEAT($seat) }
        }
tigris-event-revolt =
    { ME($attacker) ->
        [yes] Revolt of the { ITEM($colour, form: "leaders") }: you attack { SEAT($defender) }, with { $attack } against { $defence } in temples.
       *[no]
            { ME($defender) ->
                [yes] Revolt of the { ITEM($colour, form: "leaders") }: { SEAT($attacker) } attacks you, with { $attack } against { $defence } in temples.
               *[no] Revolt of the { ITEM($colour, form: "leaders") }: { SEAT($attacker) } attacks { SEAT($defender) }, with { $attack } against { $defence } in temples.
            }
    }
    .brief =
        { ME($defender) ->
            [yes] → revolt against you, { $attack } : { $defence }
           *[no] → revolt against { SEAT($defender) }, { $attack } : { $defence }
        }
tigris-event-revolt_won =
    { ME($winner) ->
        [yes] You win the revolt of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }.
       *[no]
            { ME($loser) ->
                [yes] { SEAT($winner) } wins the revolt of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } comes back to you.
               *[no] { SEAT($winner) } wins the revolt of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }.
            }
    }
    .brief =
        { ME($winner) ->
            [yes] → you win { $attack } : { $defence }
           *[no] → { SEAT($winner) } wins { $attack } : { $defence }
        }
tigris-event-union =
    { COUNT($colours) ->
        [0] The tile on { $cell } joins two kingdoms in peace.
       *[other] The tile on { $cell } joins two kingdoms. It means war for the { ITEM($colours, form: "leaders") }.
    }
    .brief =
        { COUNT($colours) ->
            [0] → joins two kingdoms in peace
           *[other] → war: { ITEM($colours, form: "leaders") }
        }
tigris-event-war =
    { ME($attacker) ->
        [yes] War of the { ITEM($colour, form: "leaders") }: you attack { SEAT($defender) }, with { $attack } against { $defence } supporters.
       *[no]
            { ME($defender) ->
                [yes] War of the { ITEM($colour, form: "leaders") }: { SEAT($attacker) } attacks you, with { $attack } against { $defence } supporters.
               *[no] War of the { ITEM($colour, form: "leaders") }: { SEAT($attacker) } attacks { SEAT($defender) }, with { $attack } against { $defence } supporters.
            }
    }
    .brief = { SEAT($attacker) } – { SEAT($defender) } { $attack } : { $defence }
tigris-event-war_won =
    { COUNT($lost) ->
        [0]
            { ME($winner) ->
                [yes] You win the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }, and no tile is lost.
               *[no]
                    { ME($loser) ->
                        [yes] { SEAT($winner) } wins the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } comes back to you, and no tile is lost.
                       *[no] { SEAT($winner) } wins the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }, and no tile is lost.
                    }
            }
       *[other]
            { ME($winner) ->
                [yes] You win the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }. Lost ({ ITEM($colour, form: "many") }): { AND($lost) }.
               *[no]
                    { ME($loser) ->
                        [yes] { SEAT($winner) } wins the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } comes back to you. Lost ({ ITEM($colour, form: "many") }): { AND($lost) }.
                       *[no] { SEAT($winner) } wins the war of the { ITEM($colour, form: "leaders") } ({ $attack } : { $defence }); { ITEM($leader, form: "acc") } goes back to { SEAT($loser) }. Lost ({ ITEM($colour, form: "many") }): { AND($lost) }.
                    }
            }
    }
    .brief =
        { ME($winner) ->
            [yes] → you win { $attack } : { $defence }
           *[no] → { SEAT($winner) } wins { $attack } : { $defence }
        }
tigris-event-support =
    { ME($seat) ->
        [yes]
            { $tiles ->
                [0] You add nothing.
                [one] You add { ITEM($colour, form: "acc") } from your hand.
               *[other] You add { $tiles } { ITEM($colour, form: "many") } from your hand.
            }
       *[no]
            { $tiles ->
                [0] { SEAT($seat) } adds nothing.
                [one] { SEAT($seat) } adds { ITEM($colour, form: "acc") }.
               *[other] { SEAT($seat) } adds { $tiles } { ITEM($colour, form: "many") }.
            }
    }
tigris-event-monument =
    { ME($seat) ->
        [yes] You build the { ITEM($pair) } on the { ITEM($base, form: "many") } at { $cell }.
       *[no] { SEAT($seat) } builds the { ITEM($pair) } on the { ITEM($base, form: "many") } at { $cell }.
    }
tigris-event-monument_declined =
    { ME($seat) ->
        [yes] You build no monument.
       *[no] { SEAT($seat) } builds no monument.
    }
tigris-event-treasures =
    { ME($seat) ->
        [yes]
            { COUNT($cells) ->
                [one] Your trader takes the treasure on { AND($cells) }; the one on { $stays } stays. On the board: { $left }.
               *[other] Your trader takes the treasures on { AND($cells) }; the one on { $stays } stays. On the board: { $left }.
            }
       *[no]
            { COUNT($cells) ->
                [one] The trader of { SEAT($seat) } takes the treasure on { AND($cells) }; the one on { $stays } stays. On the board: { $left }.
               *[other] The trader of { SEAT($seat) } takes the treasures on { AND($cells) }; the one on { $stays } stays. On the board: { $left }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → treasures for you: { COUNT($cells) }
           *[no] → treasures for { SEAT($seat) }: { COUNT($cells) }
        }

## Why not: actions

why-tigris-choose_an_action = Choose an action: lay a tile, place, move or withdraw a leader, lay a catastrophe, exchange tiles, or pass.
why-tigris-name_a_cell = Now name a cell: a column letter and a row number, for example f7.
why-tigris-off_board = { $cell } is not part of this board; choose a cell on it.
why-tigris-not_empty = { $cell } is not empty ({ ITEM($piece) }); choose an empty cell.

## Why not: leaders

why-tigris-not_on_board = { ITEM($office) }: this leader of yours is not on the board, so it cannot be withdrawn; choose another, or place it.
why-tigris-no_seat_for_leader = { ITEM($office) }: no cell beside a temple is free for this leader now; choose another action.
why-tigris-already_there = Your leader stands on { $cell } already; choose another cell, or withdraw it.
why-tigris-leader_on_river = { $cell } is river, and leaders stand on land only; choose land beside a temple.
why-tigris-touches_no_temple = { $cell } does not touch a temple; a leader needs at least one beside it, face up.
why-tigris-leader_joins_kingdoms = A leader may not join kingdoms, and { $cell } touches { COUNT($kingdoms) } of them; choose a cell that touches at most one.

## Why not: tiles

why-tigris-no_tile_in_hand = You have { ITEM($colour, form: "none") } (left) in your hand; choose among the tiles you have.
why-tigris-no_cell_for_tile = There is no cell on the board where { ITEM($colour, form: "acc") } could be laid; choose another action.
why-tigris-farm_off_river = { $cell } is land, and farms lie on rivers only; choose a river cell.
why-tigris-not_on_river = { $cell } is river, where only farms lie; choose land for { ITEM($colour, form: "acc") }.
why-tigris-joins_three_kingdoms = { $cell } touches { COUNT($kingdoms) } kingdoms, and a tile may join two at most; choose another cell.

## Why not: catastrophes

why-tigris-no_catastrophe_left =
    { $left ->
        [0] You have laid both your catastrophes; choose another action.
       *[other] There is no cell left for a catastrophe; choose another action.
    }
why-tigris-treasure_is_safe = The treasure on { $cell } protects its temple; choose an empty cell or a tile without a treasure.
why-tigris-monument_is_safe = There is a monument on { $cell }, and monuments stand for ever; choose an empty cell or a tile.
why-tigris-not_on_catastrophe = { $cell } is destroyed already; choose an empty cell or a tile.
why-tigris-leader_is_safe = There is a leader on { $cell } ({ ITEM($leader) }), and leaders are safe from catastrophes; strike the temples beside it instead.

## Why not: exchange

why-tigris-empty_hand = You have no tiles to exchange; choose another action.
why-tigris-bag_too_small =
    { $bag ->
        [0] The bag is empty, and this table does not allow an exchange then; choose another action.
        [one] The bag holds one tile only, and this table does not let you exchange more; say “done”, or take something back.
       *[other] The bag holds { $bag } tiles only, and this table does not let you exchange more; say “done”, or take something back.
    }
why-tigris-exchange_nothing = Name at least one tile that you want to exchange.
why-tigris-name_a_colour = Name the tiles to exchange by their colours, then say “done”.
why-tigris-rising_colours = Name the tiles in the order red, blue, green, black; take one back with “u” if you passed it.

## Why not: dynasties

why-tigris-dynasty_taken = Somebody plays the { NAME($dynasty) } already; choose a dynasty that is left.
why-tigris-choose_a_dynasty = Choose a dynasty that is left.

## Why not: conflicts

why-tigris-not_contested = There is no such war, only those of the { ITEM($colours, form: "leaders") }; choose one of them.
why-tigris-say_support = Say how many { ITEM($colour, form: "many") } you add: support:0 adds none.
why-tigris-too_few_tiles =
    { $held ->
        [0] You have { ITEM($colour, form: "none") } in your hand; add nothing.
        [one] You have only one tile that counts ({ ITEM($colour) }); add one or none.
       *[other] You have only { $held } { ITEM($colour, form: "many") }; add no more than that.
    }
why-tigris-attack_in_vain =
    { $tiles ->
        [one] English variant: with one more tile you would not be ahead; add more, or nothing.
       *[other] English variant: with { $tiles } more tiles you would not be ahead; add more, or nothing.
    }
why-tigris-defence_not_exact =
    { $tiles ->
        [one] English variant: one tile does not make an exact tie; add exactly what does, or nothing.
       *[other] English variant: { $tiles } tiles do not make an exact tie; add exactly what does, or nothing.
    }

## Why not: monuments and treasures

why-tigris-build_or_decline = Choose the upper left cell of a square and then a monument, or decline.
why-tigris-not_a_new_square = No new square has its upper left cell on { $cell }; choose one from the list, or decline.
why-tigris-monument_colour = The { ITEM($pair) } has no half in the colour of the tiles; choose one that is { NAME($colour) }.
why-tigris-monument_built = The { ITEM($pair) } has been built already; choose another one.
why-tigris-name_a_treasure = Name the cell of the treasure that stays.
why-tigris-no_treasure_there = { $cell } has no treasure of this kingdom; choose one from the list.
why-tigris-corner_first = The treasure on { $cell } lies in a corner temple and is taken first; leave another one.

## Why a position cannot be

why-tigris-wrong_ground = { $cell }: farms lie on rivers, everything else on land; move the piece.
why-tigris-no_such_leader = { ITEM($leader) }: there is no such leader in this game, or it stands there twice; leave it out.
why-tigris-no_temple = { ITEM($leader) }: there is no temple beside this leader; give it one or take it off.
why-tigris-two_of_a_colour = { ITEM($leader) } and { ITEM($other) } are in one kingdom without a conflict; part them.
why-tigris-treasure_count = There are ten treasures, each in one place, on the board or with a player; count them again.
why-tigris-treasure_off_temple = The treasure on { $cell } lies on no temple; put it on one.
why-tigris-monuments = Each monument stands once, on four turned tiles of one of its colours, and no other tile is turned; check “monuments” and “board”.
why-tigris-tiles_on_board = { $lying } tiles lie face up, but “board” holds { $board } and “under” { $under }; make them agree.
why-tigris-catastrophe_count = Two catastrophes for each player: { $on_board } on the board and { AND($left) } left do not add up.
why-tigris-hand_too_large = { SEAT($seat) } has more than six tiles; take some away.
why-tigris-dynasty_missing = Everybody has a dynasty once the choosing is over; name one for each seat.
why-tigris-points_below_zero = Nobody has less than no points; raise them to zero.

## The board in the terminal

tigris-board-legend-tiles = { $tiles }; the number before a tile: its kingdom
tigris-board-legend-signs = { $river } river, { $treasure } treasure, { $corner } corner treasure (taken first), { $catastrophe } catastrophe
tigris-board-legend-legal = { $sign } you may choose this cell
tigris-board-legend-union = { $sign } unification tile
tigris-board-kingdoms = Kingdoms: leader, cell (strength in a revolt · in a war)
tigris-board-no-kingdoms = There is no leader on the board yet, so no kingdom.
tigris-board-dynasty = Dynasty
tigris-board-hand = Hand
tigris-board-reserve = In reserve
tigris-board-veiled = ·
tigris-board-your-hand = Your tiles:
tigris-board-tiles =
    { $count ->
        [one] 1 { ITEM($colour) }
       *[other] { $count } { ITEM($colour, form: "many") }
    }
tigris-board-no-tiles = none
tigris-board-bag =
    { $count ->
        [0] The bag is empty.
        [one] One tile in the bag.
       *[other] { $count } tiles in the bag.
    }
tigris-board-treasures =
    { $count ->
        [one] One treasure on the board (two or fewer end the game).
       *[other] { $count } treasures on the board (two or fewer end the game).
    }
tigris-board-monuments = Monuments to be built:
tigris-board-no-monuments = All monuments are built.
tigris-board-forecast =
    { $treasures ->
        [0] Your result now, in your weakest colour: { $score }.
        [one] Your result now, in your weakest colour, the treasure placed best: { $score }.
       *[other] Your result now, in your weakest colour, { $treasures } treasures placed best: { $score }.
    }

## What a tile would do, beside the question

tigris-hint-mine = A point for you: { $cells }
tigris-hint-theirs = A point for { SEAT($seat) }: { $cells }
tigris-hint-union = Joins two kingdoms in peace: { $cells }
tigris-hint-war = War: { $cells }
tigris-hint-square = Completes a square: { $cells }
tigris-hint-map = Type a cell, for example { $cell }; “v” marks all of them on the map with { $sign }.

## The end

tigris-end-bag = The bag could not fill all hands.
tigris-end-exchange = There were too few tiles in the bag for an exchange.
tigris-end-treasures = Two treasures or fewer were left on the board.
tigris-end-turns = All turns of this table have been played.
tigris-score-spread = With treasures, weakest first
tigris-score-treasures = Treasures

## The map and the table in the browser

tigris-map-euphrates = Euphrates
tigris-map-tigris = Tigris
tigris-map-subartu = SUBARTU
tigris-map-akkad = AKKAD
tigris-map-sumer = SUMER
tigris-map-elam = ELAM
tigris-map-mesopotamia = MESOPOTAMIA
tigris-city-i7 = Babylon
tigris-city-k1 = Nineveh
tigris-city-k11 = Ur
tigris-city-f3 = Mari
tigris-city-o9 = Susa
tigris-city-b8 = Nippur
tigris-city-n5 = Ashur
tigris-city-f10 = Uruk
tigris-city-b2 = Harran
tigris-city-p2 = Arrapha
tigris-city-none = { ITEM($leader, form: "acc") }
tigris-banner-none = { ITEM($leader) }
tigris-city-other = City { $cell }
tigris-legend-revolt = temples beside a leader: revolts
tigris-legend-revolt-short = temples beside a leader: revolts
tigris-legend-war = tiles of its colour in the kingdom: wars
tigris-legend-war-short = tiles of its colour: wars
tigris-legend-corner = corner treasure, taken first
tigris-legend-point = a point, and whose
tigris-legend-mine = a point for you
tigris-legend-falls = counts, and falls if its side loses
tigris-legend-stays = counts, but stays: a treasure on it or another leader beside it (9.10)
tigris-yard = To build
tigris-yard-long = Monuments to build
tigris-side =
    { $role ->
        [attacker] { $name } attacks
       *[defender] { $name } defends
    }

## What things are called

tigris-name-of-map = Map: sixteen columns, eleven rows
tigris-name-of-cell =
    { COUNT($piece) ->
        [0]
            { $ground ->
                [river] { $cell }, river
               *[land] { $cell }, land
            }
       *[other]
            { $treasure ->
                [true] { $cell }: { ITEM($piece) } with a treasure
               *[false] { $cell }: { ITEM($piece) }
            }
    }
tigris-name-of-piece = { ITEM($colour) }, { $cell }
tigris-name-of-base = monument, { $cell }
tigris-name-of-quake = catastrophe, { $cell }
tigris-name-of-treasure =
    { $corner ->
        [true] corner treasure, { $cell }
       *[false] treasure, { $cell }
    }
tigris-name-of-leader =
    { COUNT($cell) ->
        [0] { ITEM($leader) }, not on the board
       *[other] { ITEM($leader) }, { $cell }: { $revolt } in a revolt, { $war } in a war ({ ITEM($colour, form: "many") })
    }
tigris-name-of-monument =
    { COUNT($cell) ->
        [0] { ITEM($pair) }, to be built
       *[other] { ITEM($pair) }, { $cell }, on four { ITEM($base, form: "many") }
    }
tigris-name-of-kingdom = Kingdom of { $name }: { ITEM($leaders) }
tigris-name-of-tile = { ITEM($colour) }
tigris-name-of-catastrophe = catastrophe
tigris-name-of-bag = Exchange tiles: { $tiles } in the bag
tigris-name-of-home = Your reserve: a leader withdrawn comes here
tigris-name-of-war = War of the { ITEM($colour, form: "leaders") }, { $attack } : { $defence }
tigris-name-of-gauge = { $lying } treasures of { $of } on the board; the game ends at { $few }
tigris-name-of-seat =
    { $shown ->
        [true] { SEAT($seat) }, { NAME($dynasty) }: { $tiles } tiles, { $catastrophes } catastrophes, points { $red } red, { $blue } blue, { $green } green, { $black } black, treasures { $treasures }
       *[false] { SEAT($seat) }, { NAME($dynasty) }: { $tiles } tiles, { $catastrophes } catastrophes, points behind the screen
    }
tigris-name-of-scales =
    { $fight ->
        [war] War of the { ITEM($colour, form: "leaders") }, joined at { $cell }. Attack: { $attack }. Defence: { $defence }. { ITEM($support, form: "many") } can be added.
       *[revolt] Revolt of the { ITEM($colour, form: "leaders") }. Attack: { $attack }. Defence: { $defence }. { ITEM($support, form: "many") } can be added.
    } { $decides ->
        [yes] { SEAT($seat) } decides.
       *[no] {""}
    }
tigris-name-side = { ITEM($leader) } on { $cell }, { $base } + { $added } = { $total }, { $hand } tiles in hand
tigris-name-in = { $what }, kingdom of { $kingdom }
tigris-name-on =
    { $side ->
        [attacker] { $what }, on the attacker's side
       *[defender] { $what }, on the defender's side
    }
tigris-name-counts = { $what }, counts in a war for { ITEM($leaders) }
tigris-name-backs = { $what }, counts in a revolt for { ITEM($leaders) }
tigris-name-acting =
    { $left ->
        [one] { $what }; turn { $turn }, one action left
       *[other] { $what }; turn { $turn }, { $left } actions left
    }
tigris-row-turn =
    { $left ->
        [one] turn { $turn }, one action left
       *[other] turn { $turn }, { $left } actions left
    }
tigris-tip-cell =
    { COUNT($kingdom) ->
        [0] In no kingdom.
       *[other] {""}
    }
tigris-tip-leader = Temples beside it count in a revolt, { ITEM($colour, form: "many") } of its kingdom in a war.
tigris-tip-treasure =
    { $corner ->
        [true] A trader whose kingdom has two treasures takes this one first.
       *[false] A trader whose kingdom has two treasures takes all but one.
    }
tigris-tip-monument =
    { COUNT($base) ->
        [0] Four tiles of one of its colours in a square become its base.
       *[other] It stands on four { ITEM($base, form: "many") } and pays its kingdom's leaders of both colours every turn.
    }
tigris-tip-kingdom =
    { $cells ->
        [one] One cell.
       *[other] { $cells } cells.
    }
tigris-tip-kingdom-holds =
    { COUNT($treasures) ->
        [0] No treasure lies in it.
       *[other] Treasures: { AND($treasures) }.
    } { COUNT($monuments) ->
        [0] {""}
       *[other] Monuments: { ITEM($monuments) }.
    }
tigris-tip-bag =
    { COUNT($given) ->
        [0] Give away one to six tiles and draw as many. You have given none away.
       *[other] Give away one to six tiles and draw as many. You have given away: { ITEM($given) }.
    }
tigris-tip-gauge = The game ends with the turn after which { $few } treasures or fewer are left.
tigris-tip-catastrophe = It breaks the ground for ever: nothing lies there any more, and kingdoms part.

## What a word would bring

tigris-effect-nothing = It brings nobody a point.
tigris-effect-conflict =
    { $fight ->
        [war]
            { $role ->
                [attacker] War of the { ITEM($colour, form: "leaders") }, { $attack } : { $defence }; you attack { SEAT($defender) }.
                [defender] War of the { ITEM($colour, form: "leaders") }, { $attack } : { $defence }; { SEAT($attacker) } attacks you.
               *[none] War of the { ITEM($colour, form: "leaders") }: { SEAT($attacker) } { $attack } : { $defence } { SEAT($defender) }.
            }
       *[revolt]
            { $role ->
                [attacker] Revolt against { SEAT($defender) }, { $attack } : { $defence } in temples.
                [defender] { SEAT($attacker) } revolts against you, { $attack } : { $defence } in temples.
               *[none] Revolt: { SEAT($attacker) } { $attack } : { $defence } { SEAT($defender) }.
            }
    }
tigris-effect-wars = Several wars; you choose which comes first.
tigris-effect-joined = Two kingdoms become one; the tile brings no point.
tigris-effect-union = Two kingdoms become one in peace; the tile brings no point.
tigris-effect-points =
    { ME($seat) ->
        [yes] You get { $points } { $points ->
            [one] { ITEM($colour, form: "point") }
           *[other] { ITEM($colour, form: "points") }
        }{ $source ->
            [monument] {" "}from monuments
           *[other] {""}
        }.
       *[no] { SEAT($seat) } gets { $points } { $points ->
            [one] { ITEM($colour, form: "point") }
           *[other] { ITEM($colour, form: "points") }
        }{ $source ->
            [monument] {" "}from monuments
           *[other] {""}
        }.
    }
tigris-effect-treasures =
    { ME($seat) ->
        [yes] You take the treasures of { AND($cells) }; { $left } are left.
       *[no] { SEAT($seat) } takes the treasures of { AND($cells) }; { $left } are left.
    }
tigris-effect-monument = A square is complete: a monument can be built.
tigris-effect-strength = There it has { $revolt } in a revolt and { $war } in a war.
tigris-effect-home = { ITEM($leader) } goes home.
tigris-effect-parted =
    { $count ->
        [0] The kingdom is no more; without a leader: { AND($cut) }.
        [one] Cut off from the kingdom of { AND($names) }: { AND($cut) }.
       *[other]
            { COUNT($cut) ->
                [0] The kingdom parts into those of { AND($names) }.
               *[other] The kingdom parts into those of { AND($names) }; without a leader: { AND($cut) }.
            }
    }
tigris-effect-answer = Then { SEAT($seat) } decides how many to add.
tigris-effect-exchanged =
    { $count ->
        [one] One tile leaves for good, one comes.
       *[other] { $count } tiles leave for good, as many come.
    }

## Where we are, and what this step asks

tigris-phase-start = Setting up
tigris-phase-turn = Turn { $turn }
tigris-phase-action =
    { $left ->
        [one] Second action
       *[other] First action
    }
tigris-phase-conflict =
    { $fight ->
        [war] War
       *[revolt] Revolt
    }
tigris-phase-support =
    { ME($seat) ->
        [yes] Your support
       *[no] Support of { SEAT($seat) }
    }
tigris-phase-end = The end
tigris-step-action = What do you do?
tigris-step-note =
    { $left ->
        [one] Your second action.
       *[other] First of two actions.
    }
tigris-step-tile = Where do you lay the { ITEM($colour) }?
tigris-step-leader = Where does your { ITEM($office) } go?
tigris-step-catastrophe = Where does the ground break?
tigris-step-laid =
    { $what ->
        [tile] Lay the { ITEM($item) } on { $cell }?
        [leader] Place your { ITEM($item) } on { $cell }?
        [home] Take your { ITEM($item) } home?
       *[catastrophe] Break the ground on { $cell }?
    }
tigris-step-bag = Which tiles go into the bag?
tigris-step-support =
    { $count ->
        [0] How many { ITEM($colour, form: "many") } go in?
        [one] One { ITEM($colour) } goes in. Commit it?
       *[other] { $count } { ITEM($colour, form: "many") } go in. Commit them?
    }
tigris-step-support-note =
    { $role ->
        [attacker] You attack first; the defender answers. A tie is the defender's.
       *[defender] You answer the attack of the { ITEM($leaders, form: "leaders") }. A tie is yours.
    }
tigris-step-monument =
    { $laid ->
        [true] Build this monument?
       *[false] A square is complete. Which monument do you build on it?
    }
tigris-step-treasure = Which treasure stays on the board?
tigris-step-treasure-note = You take the others of your trader's kingdom; those from corners go first.
tigris-confirm-support =
    { $count ->
        [0] Add nothing
        [one] Add { ITEM($colour, form: "acc") }
       *[other] Add { $count } { ITEM($colour, form: "many") }
    }
tigris-confirm-monument = Build it
tigris-confirm-treasure = Leave that of { $cell }
tigris-confirm-exchange =
    { $count ->
        [0] Exchange
        [one] Exchange one tile
       *[other] Exchange { $count } tiles
    }
tigris-confirm-home = Take home
tigris-confirm-leader = Place on { $cell }
tigris-confirm-lay = Lay on { $cell }
tigris-overview-mine = What is mine
tigris-overview-kingdoms = Kingdoms
tigris-overview-board = The board
tigris-overview-players = Players and the end

## The dock, rows and gauges

tigris-dock-tiles = Your tiles
tigris-dock-pull = Pull up or push back
tigris-dock-leaders = Your leaders
tigris-dock-catastrophes = Catastrophes
tigris-dock-left =
    { $count ->
        [0] both used
       *[other] { $count } left
    }
tigris-dock-exchange = Exchange
tigris-dock-range =
    { $count ->
        [0] no tiles
        [one] one tile
       *[other] 1 to { $count } tiles
    }
tigris-dock-screen = Behind your screen
tigris-dock-weakest = weakest { $points }
tigris-dock-result = is your result
tigris-row-hidden = hidden
tigris-row-weakest = weakest
tigris-row-you = you
tigris-row-home =
    { $count ->
        [0] all on the board
       *[other] { $count } at home
    }
tigris-rival-hand = Tiles behind the screen
tigris-rival-catastrophes = Catastrophes left
tigris-rival-given = Tiles given away
tigris-rival-points = Points
tigris-rival-treasures = Treasures
tigris-rival-leaders = Leaders
tigris-gauge-bag = in the bag
tigris-gauge-treasures = ends at { $few }

## The scales of a conflict

tigris-scales-title =
    { $fight ->
        [war] War of the { ITEM($colour, form: "leaders") }
       *[revolt] Revolt of the { ITEM($colour, form: "leaders") }
    }
tigris-scales-show = Scales
tigris-scales-hand =
    { $hand ->
        [one] one tile in hand
       *[other] { $hand } tiles in hand
    }
tigris-scales-add =
    { $add ->
        [0] add none
       *[other] add { $add }
    }
tigris-scales-open =
    { $needed ->
        [0] { $attack } : { $defence }, { SEAT($defender) } holds
        [one] { $attack } : { $defence }, won unless { SEAT($defender) } adds one
       *[other] { $attack } : { $defence }, won unless { SEAT($defender) } adds { $needed }
    }
tigris-scales-lost = { $attack } : { $defence }, { SEAT($attacker) } wins
tigris-scales-held = { $attack } : { $defence }, { SEAT($defender) } holds
tigris-scales-waiting = { SEAT($seat) } decides how many { ITEM($colour, form: "many") } to add, from { $hand } tiles
tigris-future-wins =
    { ME($seat) ->
        [yes] If you win:
       *[no] If { SEAT($seat) } wins:
    }
tigris-future-falls =
    { COUNT($falls) ->
        [0] { ITEM($leader, form: "acc") } goes home, no tile falls; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
           *[other] { ITEM($colour, form: "points") }
        }.
        [one] { ITEM($leader, form: "acc") } goes home, { AND($falls) } falls; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
           *[other] { ITEM($colour, form: "points") }
        }.
       *[other] { ITEM($leader, form: "acc") } goes home, { AND($falls) } fall; { $prize } { $prize ->
            [one] { ITEM($colour, form: "point") }
           *[other] { ITEM($colour, form: "points") }
        }.
    }

## The end in the browser

tigris-over-wins = { NAME($dynasty) } wins
tigris-over-shared = { NAME($dynasties) } share the victory
tigris-over-source = { $source ->
    [tile] tiles
    [war] wars
    [revolt] revolts
    [monument] monuments
   *[treasure] treasures
  } { $points }
tigris-over-why =
    { ME($seat) ->
        [yes] You have { $score } in the weakest colour.
       *[no] { SEAT($seat) } has { $score } in the weakest colour.
    }
tigris-over-ahead =
    { $nth ->
        [1] That is { $score } to { $next } for the next best.
        [2] Equal with the next best, so the second weakest colour decides: { $score } to { $next }.
        [3] Equal with the next best in two colours, so the third decides: { $score } to { $next }.
       *[other] Equal with the next best in three colours, so the last decides: { $score } to { $next }.
    }
tigris-over-lifted =
    { $treasures ->
        [0] {""}
        [one] One treasure lies where it helps most.
       *[other] { $treasures } treasures lie where they help most.
    }
tigris-over-place = Place { $place }
tigris-over-you = { $name }, you

tigris-help-keys = 1 to 4 take a temple, a farm, a market or a settlement; K P F T a leader, C a catastrophe, X the bag.

## Rules

tigris-rule-1-1 = The board
    .long = Eleven rows of sixteen cells; 41 cells are river, the others land. Columns are a to p, rows 1 to 11.
tigris-rule-1-2 = Ten temples
    .long = Ten temples lie on the board from the start, each with a treasure. Four of them are corner temples.
tigris-rule-1-3 = The tiles
    .long = 153 tiles: 57 temples (red), 36 farms (blue), 30 markets (green), 30 settlements (black). What is not on the board is in the bag.
tigris-rule-1-4 = The dynasties
    .long = Everybody has four leaders of one dynasty, Lion, Bull, Archer or Pot: a king (black), a priest (red), a farmer (blue) and a trader (green). Which is whose is drawn by lot, chosen, or goes by seats, as the table has it.
tigris-rule-1-5 = Two catastrophes
    .long = Everybody has two catastrophes for the whole game.
tigris-rule-1-6 = The first hand
    .long = Everybody draws six tiles and keeps them to himself. Who begins is drawn by lot, unless the table lets the first seat begin.
tigris-rule-1-7 = Choosing dynasties
    .long = If dynasties are chosen, the starter takes one first, then the others clockwise, each from what is left.
tigris-rule-2-1 = Regions
    .long = Tiles and leaders that share an edge are connected and make a region. Corners do not connect.
tigris-rule-2-2 = What connects
    .long = Turned tiles under a monument connect too; catastrophes and empty cells do not.
tigris-rule-2-3 = Kingdoms
    .long = A region with at least one leader, of whatever dynasty, is a kingdom.
tigris-rule-2-4 = Regions change
    .long = They grow, join and fall apart as pieces come and go.
tigris-rule-2-5 = Peace
    .long = In a kingdom at peace there is at most one leader of each colour.
tigris-rule-3-1 = Turns
    .long = Turns go clockwise.
tigris-rule-3-2 = Actions
    .long = An action is one of these: place, move or withdraw a leader; lay a tile; lay a catastrophe; exchange tiles.
tigris-rule-3-3 = Two actions
    .long = In your turn you take up to two actions, the same one twice if you like.
tigris-rule-3-4 = Passing
    .long = You may end your turn after one action, or before any.
tigris-rule-3-5 = One thing after the other
    .long = An action is over when everything it set off is settled: first conflicts, then a monument, then treasures.
tigris-rule-4-1 = Leaders come and go
    .long = To bring a leader of yours to the board, to move it, or to take it off is one action each.
tigris-rule-4-2 = No points for leaders
    .long = Placing a leader brings no points by itself.
tigris-rule-4-3 = Beside a temple
    .long = A leader stands on an empty cell that shares an edge with a temple lying face up, whoever laid it.
tigris-rule-4-4 = Not on rivers
    .long = Leaders never stand on a river.
tigris-rule-4-5 = Leaders join no kingdoms
    .long = A leader may not touch two kingdoms. Regions without leaders do not count; it may join any number of them.
tigris-rule-4-6 = Moving
    .long = A leader that moves is lifted first, and what it would touch is counted without it.
tigris-rule-4-7 = Not back again
    .long = A leader that moves may not return to the cell it came from.
tigris-rule-4-8 = The last temple
    .long = A leader with no temple beside it any more goes back to its owner at once.
tigris-rule-5-1 = Laying a tile
    .long = A tile goes from your hand to an empty cell and never moves again.
tigris-rule-5-2 = Farms on rivers
    .long = Farms lie on rivers only, all other tiles on land only.
tigris-rule-5-3 = Kingdoms beside it
    .long = What counts is how many kingdoms the cell touches. Regions without leaders simply join.
tigris-rule-5-4 = Never three
    .long = A tile may not join three or four kingdoms, whoever rules there.
tigris-rule-5-5 = The point
    .long = If the tile touches one kingdom, the owner of the leader of its colour there gets a point of that colour, whoever laid it.
tigris-rule-5-6 = The king stands in
    .long = If that leader is missing, the owner of the king there gets the point, still in the colour of the tile.
tigris-rule-5-7 = No point
    .long = Without such a leader and without a king, and outside of kingdoms, nobody gets a point.
tigris-rule-5-8 = Screens
    .long = Points lie behind screens, but all see every gain. The table may veil the totals.
tigris-rule-6-1 = Where a catastrophe goes
    .long = On an empty cell, land or river, or on a tile lying face up.
tigris-rule-6-2 = What is safe
    .long = Treasures, monuments, leaders and other catastrophes are safe from it.
tigris-rule-6-3 = What it does
    .long = The tile below is out of the game. The cell is blocked for ever and connects nothing.
tigris-rule-6-4 = Leaders after it
    .long = Leaders that lose their last temple by it go back to their owners.
tigris-rule-7-1 = Exchanging
    .long = You give up one to six tiles and draw as many at once; you can use them in your second action.
tigris-rule-7-2 = Face down
    .long = Nobody else sees which tiles you gave up, only how many.
tigris-rule-7-3 = Too few in the bag
    .long = You cannot exchange more tiles than the bag holds; with the option short_exchange = ends doing so ends the game at once.
tigris-rule-8-1 = Revolt
    .long = A leader placed in a kingdom that has one of its colour begins a revolt. Who placed it attacks.
tigris-rule-8-2 = Temples decide
    .long = Whatever their colour, both leaders count the temples that share an edge with them. One temple may help both.
tigris-rule-8-3 = Help from hand
    .long = First the attacker, then the defender adds any number of temples from hand, openly and once, or none.
tigris-rule-8-4 = Who wins
    .long = The attacker needs more; a tie is the defender's.
tigris-rule-8-5 = What follows
    .long = The beaten leader goes back to its owner, the winner gets one red point.
tigris-rule-8-6 = The board after it
    .long = No tile is lost. Regions that only the beaten leader joined are apart again.
tigris-rule-8-7 = Tiles that helped
    .long = All tiles added from hand are out of the game.
tigris-rule-8-8 = No way out
    .long = Nobody can leave a conflict, and nobody else can join it.
tigris-rule-9-1 = Joining two kingdoms
    .long = A tile may join two kingdoms. The unification tile covers it until there is peace.
tigris-rule-9-2 = No point for it
    .long = Nobody gets a point for such a tile, with or without a war.
tigris-rule-9-3 = Wars
    .long = Each colour with two leaders in the new kingdom is a war. If there are several, the active player says which comes next.
tigris-rule-9-4 = Sides
    .long = The side of a leader is what is connected with it without the unification tile. That tile helps nobody and is never lost.
tigris-rule-9-5 = Supporters
    .long = All tiles of the leader's colour that lie face up on its side support it.
tigris-rule-9-6 = Who attacks
    .long = The active player, if his leader takes part; otherwise the first of the two clockwise from him.
tigris-rule-9-7 = Help from hand
    .long = First the attacker, then the defender adds any number of tiles of the leaders' colour from hand, openly and once, or none.
tigris-rule-9-8 = Who wins
    .long = The attacker needs more; a tie, even nought to nought, is the defender's.
tigris-rule-9-9 = What follows
    .long = The beaten leader goes back and its supporters leave the game. The winner gets a point of the war's colour for the leader and one for each tile lost on the board.
tigris-rule-9-10 = Temples that stay
    .long = In a war of priests, temples with a treasure or beside another leader stay and bring no point.
tigris-rule-9-11 = Tiles that helped
    .long = All tiles added from hand are out of the game.
tigris-rule-9-12 = Look again
    .long = After each war everything is looked at anew: those who are no longer in one kingdom do not fight, and only what is still connected supports.
tigris-rule-9-13 = Peace
    .long = When there is peace the unification tile goes, and the tile below is one like any other.
tigris-rule-9-14 = Strengths in a war
    .long = While a war is on, the strengths you are shown are those of each leader's side: without the unification tile and what lies beyond it.
tigris-rule-10-1 = A square
    .long = If a tile completes a square of four tiles of one colour lying face up, whoever laid it may build a monument there.
tigris-rule-10-2 = A fitting monument
    .long = One half of the monument has the colour of the tiles, and it is still to be had. If none fits, nothing is turned.
tigris-rule-10-3 = After the wars
    .long = All wars come first; the square must still stand after them.
tigris-rule-10-4 = Turned tiles
    .long = The four tiles are turned over. They connect as before and do nothing else.
tigris-rule-10-5 = Treasures and leaders there
    .long = A treasure stays on its turned temple. Leaders that have no temple left go back to their owners.
tigris-rule-10-6 = Several squares
    .long = If a tile completes several squares you choose one; a tile brings one monument at most.
tigris-rule-10-7 = Declining
    .long = Who declines cannot build on that square later. Its tiles may be part of another square that a new tile completes.
tigris-rule-10-8 = Income
    .long = At the end of your turn you get a point for each leader of yours and each monument of its colour in the same kingdom.
tigris-rule-10-9 = The king's income
    .long = A king counts for black halves only; he does not stand in for others here.
tigris-rule-10-10 = For ever
    .long = Monuments are never moved or destroyed.
tigris-rule-11-1 = Taking treasures
    .long = After every action: in a kingdom with a trader and more than one treasure, the trader's owner takes all but one, whoever's turn it is.
tigris-rule-11-2 = The one that stays
    .long = The trader's owner chooses which treasure stays.
tigris-rule-11-3 = Corners first
    .long = Treasures of corner temples are taken before others.
tigris-rule-11-4 = No trader
    .long = Without a trader the treasures wait.
tigris-rule-12-1 = The end of a turn
    .long = First the active player's monuments pay, then hands are filled up.
tigris-rule-12-2 = Not before
    .long = Tiles used in conflicts are replaced only now, for all players.
tigris-rule-12-3 = The order of drawing
    .long = The active player draws first, then the others clockwise, each up to six.
tigris-rule-13-1 = Few treasures
    .long = The game ends if two treasures or fewer are on the board at the end of a turn.
tigris-rule-13-2 = An empty bag
    .long = It ends as soon as somebody cannot fill up to six. A bag that was just emptied does not end it.
tigris-rule-13-3 = Who wins
    .long = Whoever is best in his weakest colour. A tie is broken by the second weakest and so on; after that the place is shared.
tigris-rule-13-4 = Treasures count
    .long = Each treasure is a point of any colour; it is placed best for you.
tigris-rule-13-5 = Counted turns
    .long = If the table counts turns, the game is cut off after that many and ranked as it stands.
tigris-rule-14-1 = English variant: the attacker
    .long = The attacker may add tiles only if he then has more than the defender has on the board.
tigris-rule-14-2 = English variant: the defender
    .long = The defender may add exactly as many tiles as make a tie, or none.
