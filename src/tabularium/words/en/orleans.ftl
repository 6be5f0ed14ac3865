### Orléans.

orleans-title = Orléans
orleans-about = Followers out of a bag: you draw them, put them to work in your town, and win new ones; whoever makes most of coins, goods, stations, citizens and development wins.

## Options

orleans-option-place_tiles = Place tiles
    .say = Of the place tiles { $choice }.
    .is-all = all are to be had
    .is-fewer = everybody may put some away first
orleans-option-place_tiles-help = all: all tiles are to be had; fewer: before the first round each may put one back into the box, with two players two each.
orleans-option-planning = Planning
    .say = You plan { $choice }.
    .is-together = all at once
    .is-in_turn = place by place, in turn
orleans-option-planning-help = together: all plan at once; in_turn: place by place, from the start player.
orleans-option-tours_loches = Tours and Loches
    .say = Tours and Loches are joined by { $choice } (reconstructed).
    .is-waterway = a waterway
    .is-road = a road
orleans-option-tours_loches-help = Whether they are joined by a waterway or a road; our sources disagree, so this is reconstructed.
orleans-option-extra_tiles = Extra tiles
    .say = The tiles sold separately { $choice } (partly reconstructed).
    .is-false = stay out
    .is-true = are in the piles
orleans-option-extra_tiles-help = Add the place tiles sold separately; the costs of Goldsmith, Bakery and Hideaway and the pile of the Theatre are reconstructed.
orleans-option-even_events = Even events
    .say = Events come { $choice }.
    .is-false = as they are drawn
    .is-true = once in each third of the game
orleans-option-even_events-help = Each third of the game has each event once.
orleans-option-treasury = Treasury
    .say = The treasury holds { $choice } coins (reconstructed).
orleans-option-treasury-help = How many coins there are in all; the usual 280 is reconstructed.

## Deeds and other names

orleans-name-wall = city wall
orleans-name-conclave = conclave
orleans-name-plague = against the plague
orleans-name-astronomy = astronomy
orleans-name-guild = boatmen's guild
orleans-name-cathedral = cathedral
orleans-name-peace = peace treaty
orleans-name-canal = canal
orleans-name-followers = followers
orleans-name-starters = starters
orleans-name-goods = goods
orleans-name-stacks = technology, citizens, coins or place tiles
orleans-name-places = followers and technology on the places
orleans-name-counts = tracks, deeds, stations or numbers below zero

## Where we are

orleans-frame-Match =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
    .rule = 2.1
orleans-frame-Round = {""}
    .rule = 2.1
orleans-frame-TileRemoval = Removing place tiles
    .rule = 16.1
orleans-frame-Drawing = Drawing followers
    .rule = 4.1 4.2 4.3
orleans-frame-Bathhouse = Bathhouse
    .rule = 4.5
orleans-frame-Tower = Gunpowder Tower
    .rule = 4.6
orleans-frame-Planning = Planning
    .rule = 5.1 5.2 5.3
orleans-frame-Actions = Actions
    .rule = 6.1 6.2 6.3
orleans-frame-EventPhase = Event
    .rule = 13.7
orleans-frame-Flogging =
    { ME($seat) ->
        [yes] You are flogged
       *[no] { SEAT($seat) } is flogged
    }
    .rule = 14.1 14.2

## Questions

orleans-ask-remove_tile =
    { $left ->
        [one] Which place tile do you put back into the box? Yours is the last choice.
       *[other] Which place tile do you put back into the box? { $left } choices are left, yours included.
    }
orleans-ask-draw = How many followers do you draw? Your limit is { $limit }, your bag holds { $bag }, there is room for { $room }. For each draw you give up, you may take a follower back from your places when you have seen the draw.
orleans-ask-take_back =
    { $most ->
        [one] The draw is over. Whom do you take back to your Market? One follower at most; say “done” at the end.
       *[other] The draw is over. Whom do you take back to your Market? { $most } followers at most; say “done” at the end.
    }
orleans-ask-bathhouse = Guests of the Bathhouse: { ITEM($kinds) }. Whom do you keep?
orleans-ask-tower = Who of those just drawn goes into the Gunpowder Tower? Say “done” when all stand right.
orleans-ask-plan =
    { $technology ->
        [0] Which places do your followers go to? Say “done” at the end.
        [one] Which places do your followers go to? You also have a technology tile to place. Say “done” at the end.
       *[other] Which places do your followers go to? You also have { $technology } technology tiles to place. Say “done” at the end.
    }
orleans-ask-plan_one =
    { $technology ->
        [0] Which place do you plan now? “Done” alone ends your planning for this round.
        [one] Which place do you plan now? You also have a technology tile. “Done” alone ends your planning for this round.
       *[other] Which place do you plan now? You also have { $technology } technology tiles. “Done” alone ends your planning for this round.
    }
orleans-ask-action =
    { COUNT($usable) ->
        [0] No place of yours can be used; you may pass and place technology.
       *[other] Which place do you use? Or pass, and do nothing more this round.
    }
orleans-ask-sacristy = { ITEM($event) } strikes. Does the monk of your Sacristy spare you?
orleans-ask-harvest = { ITEM($event) }: which food do you give?
orleans-ask-taxes =
    { $tax ->
        [one] { ITEM($event) }: you owe one coin and have { $coins }. A loaf of bread may pay it; “done”: you pay with coins.
       *[other] { ITEM($event) }: you owe { $tax } coins and have { $coins }. Up to { $loaves } may be paid with a loaf of bread each; “done”: the rest in coins.
    }
orleans-ask-flogging =
    { $debt ->
        [one] You cannot pay: one coin is missing. What do you give up for good?
       *[other] You cannot pay: { $debt } coins are missing. What do you give up for good, for the first of them?
    }

## Letters

orleans-group-city = City
orleans-letter-place = { ITEM($place) }
    .full = { ITEM($place) } ({ ITEM($place, form: "cost") }): { ITEM($place, form: "text") }
orleans-letter-space =
    { $number ->
        [1] { ITEM($place) }, { ITEM($place, form: "one") }
        [2] { ITEM($place) }, { ITEM($place, form: "two") }
       *[other] { ITEM($place) }, { ITEM($place, form: "three") }
    }
orleans-letter-kind = { ITEM($kind) }
orleans-letter-from_tower = { ITEM($kind) } from the Gunpowder Tower
orleans-letter-city = { ITEM($city) }
orleans-letter-good = { ITEM($good) }
orleans-letter-deed = { NAME($deed) }
orleans-letter-draw =
    { $count ->
        [0] draw nobody
        [one] draw one follower
       *[other] draw { $count } followers
    }
orleans-letter-number = { $count }
orleans-letter-seat = the merchant of { SEAT($seat) }
orleans-letter-pass = pass
    .full = pass: no more actions this round
orleans-letter-technology = technology tile
    .full = technology tile: place it on a space for good
orleans-letter-done = done
orleans-letter-none = none
orleans-letter-leave = leave the goods
orleans-letter-coin = a coin
orleans-letter-point = a point of development
orleans-letter-road = by road
orleans-letter-waterway = by waterway
orleans-letter-lose_follower = a random follower
    .full = a random follower out of your bag, no starter
orleans-letter-lose_point = a step of development
orleans-letter-lose_station = a station not built yet
orleans-letter-lose_technology = a technology tile not placed yet
orleans-letter-partly = single spaces
    .full = single spaces: places that stay incomplete for now

## Events

orleans-event-said = {""}
orleans-event-round =
    { ME($start) ->
        [yes] Round { $round } of { $rounds }. You are the start player.
       *[no] Round { $round } of { $rounds }. { SEAT($start) } is the start player.
    }
orleans-event-hourglass = The hourglass shows { ITEM($event) }: { ITEM($event, form: "text") }
orleans-event-census_most =
    { ME($seat) ->
        [yes] Census: you alone have most farmers.
       *[no] Census: { SEAT($seat) } alone has most farmers.
    }
orleans-event-census_fewest =
    { ME($seat) ->
        [yes] Census: you alone have fewest farmers and owe a coin.
       *[no] Census: { SEAT($seat) } alone has fewest farmers and owes a coin.
    }
orleans-event-drawn =
    { ME($seat) ->
        [yes]
            { COUNT($kinds) ->
                [0] You draw nobody.
               *[other] You draw: { ITEM($kinds) }.
            }
       *[no]
            { COUNT($kinds) ->
                [0] { SEAT($seat) } draws nobody.
               *[other] { SEAT($seat) } draws: { ITEM($kinds) }.
            }
    }
orleans-event-taken_back =
    { ME($seat) ->
        [yes] You take back to your Market: { ITEM($followers) }.
       *[no] { SEAT($seat) } takes back to the Market: { ITEM($followers) }.
    }
orleans-event-bathed =
    { ME($seat) ->
        [yes] Guests of your Bathhouse: { ITEM($kinds) }.
       *[no] { SEAT($seat) } has guests in the Bathhouse: { ITEM($kinds) }.
    }
orleans-event-kept =
    { ME($seat) ->
        [yes]
            { COUNT($kinds) ->
                [0] You keep none of them.
               *[other] You keep one of them: { ITEM($kinds) }.
            }
       *[no]
            { COUNT($kinds) ->
                [0] { SEAT($seat) } keeps none of them.
               *[other] { SEAT($seat) } keeps one of them: { ITEM($kinds) }.
            }
    }
orleans-event-manned =
    { ME($seat) ->
        [yes] Into your Gunpowder Tower: { ITEM($kinds) }.
       *[no] { SEAT($seat) } puts into the Gunpowder Tower: { ITEM($kinds) }.
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
                                [0] You only begin: { ITEM($begun) }.
                               *[other] You send into the Town Hall: { ITEM($townhall) }.{ COUNT($begun) ->
                                    [0] {""}
                                   *[other] {" "}Begun: { ITEM($begun) }.
                                }
                            }
                       *[other] You plan: { ITEM($ready) }.{ COUNT($townhall) ->
                                [0] {""}
                               *[other] {" "}Into the Town Hall: { ITEM($townhall) }.
                            }{ COUNT($begun) ->
                                [0] {""}
                               *[other] {" "}Begun: { ITEM($begun) }.
                            }
                    }
               *[no]
                    { COUNT($ready) ->
                        [0]
                            { COUNT($townhall) ->
                                [0] { SEAT($seat) } only begins: { ITEM($begun) }.
                               *[other] { SEAT($seat) } sends into the Town Hall: { ITEM($townhall) }.{ COUNT($begun) ->
                                    [0] {""}
                                   *[other] {" "}Begun: { ITEM($begun) }.
                                }
                            }
                       *[other] { SEAT($seat) } plans: { ITEM($ready) }.{ COUNT($townhall) ->
                                [0] {""}
                               *[other] {" "}Into the Town Hall: { ITEM($townhall) }.
                            }{ COUNT($begun) ->
                                [0] {""}
                               *[other] {" "}Begun: { ITEM($begun) }.
                            }
                    }
            }
    }
orleans-event-idle = { ITEM($place) }: nothing can ever be done there again (rule { $rule }).
    .brief = → never of use again
orleans-event-action =
    { ME($seat) ->
        [yes] You use the { ITEM($place) }.
       *[no] { SEAT($seat) } uses the { ITEM($place) }.
    }
orleans-event-passed =
    { ME($seat) ->
        [yes] You pass.
       *[no] { SEAT($seat) } passes.
    }
orleans-event-strikes = End of the round: { ITEM($event) }.
orleans-event-recruited =
    { ME($seat) ->
        [yes] You recruit { ITEM($type, form: "acc") }.
       *[no] { SEAT($seat) } recruits { ITEM($type, form: "acc") }.
    }
    .brief = → { ITEM($type, form: "acc") }
orleans-event-coins =
    { ME($seat) ->
        [yes]
            { $coins ->
                [one] You get a coin and have { $has }.
               *[other] You get { $coins } coins and have { $has }.
            }
       *[no]
            { $coins ->
                [one] { SEAT($seat) } gets a coin and has { $has }.
               *[other] { SEAT($seat) } gets { $coins } coins and has { $has }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes]
                { $coins ->
                    [one] → a coin
                   *[other] → { $coins } coins
                }
           *[no] {""}
        }
orleans-event-paid =
    { ME($seat) ->
        [yes]
            { $coins ->
                [one] You pay a coin and have { $has } left.
               *[other] You pay { $coins } coins and have { $has } left.
            }
       *[no]
            { $coins ->
                [one] { SEAT($seat) } pays a coin and has { $has } left.
               *[other] { SEAT($seat) } pays { $coins } coins and has { $has } left.
            }
    }
orleans-event-good =
    { ME($seat) ->
        [yes] You get { ITEM($good, form: "acc") } from the Jarmark.
       *[no] { SEAT($seat) } gets { ITEM($good, form: "acc") } from the Jarmark.
    }
    .brief = → { ITEM($good, form: "acc") }
orleans-event-good_on_way =
    { ME($seat) ->
        [yes] You take { ITEM($good, form: "acc") } on the way.
       *[no] { SEAT($seat) } takes { ITEM($good, form: "acc") } on the way.
    }
orleans-event-good_paid =
    { ME($seat) ->
        [yes] You give { ITEM($good, form: "acc") } to the Jarmark.
       *[no] { SEAT($seat) } gives { ITEM($good, form: "acc") } to the Jarmark.
    }
orleans-event-technology =
    { ME($seat) ->
        [yes]
            { $has ->
                [one] You get a technology tile.
               *[other] You get a technology tile; { $has } of yours wait to be placed.
            }
       *[no] { SEAT($seat) } gets a technology tile.
    }
    .brief = → a technology tile
orleans-event-technology_placed =
    { ME($seat) ->
        [yes] Your technology tile lies there from now on: { ITEM($space) }.
       *[no] { SEAT($seat) } places a technology tile: { ITEM($space) }.
    }
orleans-event-tile =
    { ME($seat) ->
        [yes] You take the place tile { ITEM($place) }.
       *[no] { SEAT($seat) } takes the place tile { ITEM($place) }.
    }
orleans-event-removed =
    { ME($seat) ->
        [yes] You put the { ITEM($place) } back into the box.
       *[no] { SEAT($seat) } puts the { ITEM($place) } back into the box.
    }
orleans-event-developed =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] You gain a point of development and stand on { $position }.
               *[other] You gain { $points } points of development and stand on { $position }.
            }
       *[no]
            { $points ->
                [one] { SEAT($seat) } gains a point of development and stands on { $position }.
               *[other] { SEAT($seat) } gains { $points } points of development and stands on { $position }.
            }
    }
    .brief = → development { $position }
orleans-event-citizen =
    { ME($seat) ->
        [yes]
            { $citizen ->
                [11] You get the citizen at the end of the boatmen's track and have { $has }.
                [12] You get the citizen of the knights' track and have { $has }.
                [13] You alone have built most stations: you get the last citizen and have { $has }.
               *[other]
                    { $has ->
                        [one] You get your first citizen.
                       *[other] You get a citizen and have { $has }.
                    }
            }
       *[no]
            { $citizen ->
                [11] { SEAT($seat) } gets the citizen at the end of the boatmen's track and has { $has }.
                [12] { SEAT($seat) } gets the citizen of the knights' track and has { $has }.
                [13] { SEAT($seat) } alone has built most stations, gets the last citizen and has { $has }.
               *[other] { SEAT($seat) } gets a citizen and has { $has }.
            }
    }
    .brief =
        { ME($seat) ->
            [yes] → a citizen
           *[no] {""}
        }
orleans-event-travelled =
    { ME($seat) ->
        [yes] Your merchant comes to { ITEM($city) }.
       *[no] The merchant of { SEAT($seat) } comes to { ITEM($city) }.
    }
orleans-event-station =
    { ME($seat) ->
        [yes] You build a trading station in { ITEM($city) }.
       *[no] { SEAT($seat) } builds a trading station in { ITEM($city) }.
    }
    .brief = → a station in { ITEM($city) }
orleans-event-donated =
    { ME($seat) ->
        [yes] You send { ITEM($type, form: "acc") } to a deed: { NAME($deed) }.
       *[no] { SEAT($seat) } sends { ITEM($type, form: "acc") } to a deed: { NAME($deed) }.
    }
orleans-event-baked =
    { ME($seat) ->
        [yes]
            { $loaves ->
                [one] You bake a loaf of bread.
               *[other] You bake { $loaves } loaves of bread.
            }
       *[no]
            { $loaves ->
                [one] { SEAT($seat) } bakes a loaf of bread.
               *[other] { SEAT($seat) } bakes { $loaves } loaves of bread.
            }
    }
orleans-event-compensated =
    { ME($from) ->
        [yes] You pay { SEAT($to) } a coin for the use of the merchant.
       *[no]
            { ME($to) ->
                [yes] { SEAT($from) } pays you a coin for the use of your merchant.
               *[no] { SEAT($from) } pays { SEAT($to) } a coin for the use of the merchant.
            }
    }
orleans-event-spared =
    { ME($seat) ->
        [yes] The monk of your Sacristy goes to your bag, and you are spared.
       *[no] The monk of the Sacristy spares { SEAT($seat) }.
    }
orleans-event-plague =
    { $spared ->
        [true]
            { ME($seat) ->
                [yes] The Plague comes upon a starter of yours ({ ITEM($type) }), who is safe and goes back into your bag.
               *[no] The Plague comes upon a starter of { SEAT($seat) } ({ ITEM($type) }), who is safe.
            }
       *[other]
            { ME($seat) ->
                [yes] The Plague takes { ITEM($type, form: "acc") } out of your bag.
               *[no] The Plague takes { ITEM($type, form: "acc") } from { SEAT($seat) }.
            }
    }
orleans-event-flogged =
    { ME($seat) ->
        [yes]
            { $debt ->
                [0] You are flogged and give up: { WORD($lost) }.
                [one] You are flogged and give up: { WORD($lost) }. One coin is still missing.
               *[other] You are flogged and give up: { WORD($lost) }. { $debt } coins are still missing.
            }
       *[no] { SEAT($seat) } is flogged and gives up: { WORD($lost) }.
    }
orleans-event-follower_lost =
    { ME($seat) ->
        [yes] You lose { ITEM($type, form: "acc") } for good.
       *[no] { SEAT($seat) } loses { ITEM($type, form: "acc") } for good.
    }
orleans-event-forgiven =
    { ME($seat) ->
        [yes]
            { $debt ->
                [one] You have nothing left to give; the coin that is missing is forgiven.
               *[other] You have nothing left to give; the { $debt } coins that are missing are forgiven.
            }
       *[no]
            { $debt ->
                [one] { SEAT($seat) } has nothing left to give; the coin that is missing is forgiven.
               *[other] { SEAT($seat) } has nothing left to give; the { $debt } coins that are missing are forgiven.
            }
    }

## Why not: removing and drawing

why-orleans-remove_a_tile = Name a place tile that is still on offer, or say “none”.
why-orleans-too_many =
    { $most ->
        [0] You can draw nobody now: your limit, your bag or the room on your Market is used up.
        [one] You can draw one follower at most: your limit, your bag or the room on your Market allows no more.
       *[other] You can draw { $most } followers at most: your limit, your bag or the room on your Market allows no more.
    }
why-orleans-say_how_many = Say how many followers you draw.
why-orleans-whom_back = Name a space whose follower you take back, or say “done”.
why-orleans-no_more_back =
    { $backs ->
        [0] You cannot take anybody back: you gave up no draw, or your Market has no free space. Say “done”.
        [one] You take back one follower, and more is not possible. Say “done”.
       *[other] You take back { $backs } followers, and more is not possible. Say “done”.
    }
why-orleans-nobody_there = No follower can be taken back from there ({ ITEM($space) }): it is empty, not yours, has a technology tile or comes before those you named. Choose another space.
why-orleans-nothing_to_fear = No event will come any more from which the Sacristy could spare you.
why-orleans-not_in_theatre = Choose one of the followers that are in the Theatre; those of equal kind come together, in the order of the list.
why-orleans-not_a_guest = Keep one of the two followers drawn for the Bathhouse, or none.
why-orleans-market_full = Your Market is too small for all: put one more follower into the Gunpowder Tower.
why-orleans-not_just_drawn = Only followers that you have just drawn may go into the Gunpowder Tower, as long as it has room; choose one of them or say “done”.

## Why not: planning

why-orleans-plan_or_done = Name a place or a space for your followers, or say “done”.
why-orleans-plan_order = A plan is told in the order of your board, each place once; take it back with “u” and begin with the earlier place.
why-orleans-who_stands_there = Say which follower goes there.
why-orleans-not_on_market = You have no { ITEM($kind) } left for that space: { ITEM($space) }. Choose a follower who is still on your Market or in your Gunpowder Tower.
why-orleans-starter_in_townhall = Starters never go there ({ ITEM($space) }), since they never leave you; choose a follower you have recruited.
why-orleans-wrong_follower = This follower ({ ITEM($kind) }) cannot work there: { ITEM($space) }. Send one of the right type, or a monk.
why-orleans-not_your_place = { ITEM($place) }: you do not have this place tile. Choose a place of yours.
why-orleans-name_the_space = { ITEM($place) }: name a single space there and who takes it.
why-orleans-no_spaces = { ITEM($place) }: no followers go there. Choose another place.
why-orleans-already_staffed = { ITEM($place) }: all spaces are taken. Use this place in the actions, or choose another one.
why-orleans-one_place_at_a_time = { ITEM($place) }: you plan one place at a time. Say “done”, and it is your turn again later.
why-orleans-cannot_complete = { ITEM($place) }: you do not have all the followers for it. Choose another place, or say “partly” and fill single spaces.
why-orleans-space_taken = { ITEM($space) }: somebody or something is on it already. Choose an empty space.
why-orleans-nobody_fits = { ITEM($space) }: none of your followers on the Market fits. Choose another space.
why-orleans-nothing_partly = There is no space left that you could fill alone; choose a whole place or say “done”.

## Why not: technology

why-orleans-technology_space = Say on which space the technology tile comes to lie.
why-orleans-technology_or_done = Place a technology tile, or say “done”.
why-orleans-technology_order = { ITEM($space) }: name the spaces in the order of your board; take it back with “u” and begin with this one.
why-orleans-technology_first = { ITEM($space) }: your first technology tile must lie on a farmer's space. Choose such a space.
why-orleans-technology_twice = { ITEM($space) }: this place has a technology tile already, and one is all it may have. Choose another place.
why-orleans-technology_monk = { ITEM($space) }: technology never takes the place of a monk. Choose another space.
why-orleans-technology_alone = { ITEM($space) }: a place with a single space takes no technology. Choose a place with more spaces.
why-orleans-technology_nowhere = { ITEM($space) }: no technology tile may lie there. Choose a space for a certain type of follower.
why-orleans-technology_no_space = There is no space where a technology tile could lie now; keep it for later.
why-orleans-no_technology_left = You have no more technology tiles to place; go on without.

## Why not: actions

why-orleans-action_or_pass = Use one of your complete places, or pass.
why-orleans-not_your_tile = { ITEM($place) }: you do not have this place tile. Use a place of yours.
why-orleans-not_staffed = { ITEM($place) }: not all of its followers are there yet. Use a complete place, or pass.
why-orleans-no_action = This tile helps you all the time and has no action of its own; use another place.
why-orleans-pilgrimage = All monks are on a Pilgrimage; nobody can be recruited in the Monastery this round. Use another place.
why-orleans-end_of_track = You have reached the end of this track ({ ITEM($track) }) and recruit nobody more of this type; choose something else.
why-orleans-no_follower = This stack of followers is empty: { ITEM($type) }. Choose something else.
why-orleans-no_good = The Jarmark has none of this good left: { ITEM($good) }. Choose something else.
why-orleans-no_technology = There are no technology tiles left; choose something else.
why-orleans-no_tile = There is no place tile that you may take; choose something else.
why-orleans-tile_not_there = Take a place tile that is on offer; your first one must be of pile I.
why-orleans-villager = The Village gives a boatman, a craftsman or a trader; choose one of them.
why-orleans-no_waterway_there = No waterway leads there from the city of the merchant; choose a city next to it by water.
why-orleans-no_road_there = No road leads there from the city of the merchant; choose a city next to it by road.
why-orleans-good_not_there = Take one of the goods that lie on the way, or leave them.
why-orleans-no_station_left = You have no trading stations left; use another place.
why-orleans-station_in_orleans = You have a station in Orléans already; travel on before you build.
why-orleans-city_taken = { ITEM($city) }: there is a station already, and a city has room for one. Travel on before you build.
why-orleans-nobody_can_go = Nobody who waits there fits a free slot of the deeds; use another place.
why-orleans-starters_stay = Starters never go to the deeds; send a follower you have recruited.
why-orleans-follower_cannot_go = This follower ({ ITEM($type) }) does not wait there or fits no free slot; choose another one.
why-orleans-no_slot = This deed ({ NAME($deed) }) has no free slot for this follower; choose another deed.
why-orleans-coin_or_point = The canal brings a coin or a point of development; choose one.
why-orleans-follower_and_deed = Name a follower, then the deed it goes to.
why-orleans-no_coin = You need at least one coin for this; use another place.
why-orleans-pay_one_to_three =
    { $coins ->
        [one] You have one coin: pay 1 for a point of development.
       *[other] Pay 1, 2 or 3 coins for as many points of development; you have { $coins }.
    }
why-orleans-empty_theatre = Nobody is in the Theatre; use another place.
why-orleans-choose_merchant = Say whose merchant you move, and whether by road or by waterway.
why-orleans-no_good_to_pay = You have no good to pay with; use another place.
why-orleans-pay_a_good = Choose one of your goods to pay with.
why-orleans-cannot_bake = Baking takes 2 coins and at least one grain; use another place.
why-orleans-bake_one_to_three = Say how many grains become bread: one to three, as far as you have them.
why-orleans-no_bonus = None of your spaces on the tracks has anything for you now; use another place.
why-orleans-choose_bonus = Choose a track whose space has something for you: farmers, boatmen, craftsmen, traders or scholars; on the traders' track also a tile.

## Why not: events and flogging

why-orleans-sacristy_or_none = Send the monk of your Sacristy to the bag, or say “none”.
why-orleans-give_food = Give one of the foods you have: grain, cheese, wine or bread.
why-orleans-bread_or_done = Pay with a loaf of bread, or say “done” and pay the rest with coins.
why-orleans-give_up_something =
    { $debt ->
        [one] One coin is missing: choose something of yours to give up.
       *[other] { $debt } coins are missing: choose something of yours to give up.
    }
why-orleans-no_step_back = Your marker cannot step back: it would leave or touch a space with coins, or is at the start. Choose something else.
why-orleans-only_starters = There are only starters in your bag, or nobody, and starters cannot be lost; choose something else.
why-orleans-not_yours_to_lose = You do not have this place tile; choose something of yours.

## Why a position cannot be

why-orleans-inventory = The box does not add up: { NAME($what) } ({ $where }). Put every piece in exactly one place where it may be.

## The board in the terminal

orleans-board-event = Event: { ITEM($event) } – { ITEM($event, form: "text") }
orleans-board-events-left =
    { $count ->
        [0] The hourglass has run out.
        [one] One tile is left in the hourglass.
       *[other] { $count } tiles are left in the hourglass.
    }
orleans-board-development = Dev.
orleans-board-level = Lv.
orleans-board-coins = Coins
orleans-board-stations = Stat.
orleans-board-citizens = Cit.
orleans-board-technology = Tech.
orleans-board-points = Pts
orleans-board-merchant = Merchant
orleans-board-bag = Bag ({ $count }):
orleans-board-market = Market ({ $count } of { $room }):
orleans-board-tower = Gunpowder Tower ({ $count } of 2):
orleans-board-goods = Goods:
orleans-board-tiles = Tiles:
orleans-board-work = At work:
orleans-board-none = –
orleans-board-legend = Fa farmer, Bo boatman, Cr craftsman, Tr trader, Kn knight, Sc scholar, Mo monk; ′ starter, T technology; (Fa) is missing, * anybody, # no starter.
orleans-board-your-places = Your places: who is there, who is missing, what you get now (✓ ready)
orleans-board-any = *
orleans-board-neutral = #
orleans-board-laid = T
orleans-board-ready = ✓
orleans-board-dead = never of use again (rule { $rule })
orleans-board-here = Your merchant is in { ITEM($city) }.
orleans-board-waterways = By waterway:
orleans-board-roads = By road:
orleans-board-stations-built = Stations:
orleans-board-no-goods = nothing
orleans-board-deeds = Deeds: free slots, coins for each follower; the last slot brings the citizen
orleans-board-full = complete
orleans-board-each = +{ $coins }
orleans-board-each-canal = +{ $coins } or a point
orleans-board-pile-one = Place tiles I:
orleans-board-pile-two = Place tiles II:
orleans-board-jarmark = Jarmark:
orleans-board-stacks = Stacks:
orleans-board-stacks-technology = technology { $count }
orleans-board-track-citizens = Citizens left on the tracks:
orleans-board-citizen-development = development { $space }
orleans-board-citizen-boatmen = end of the boatmen
orleans-board-citizen-knights = fourth knight
orleans-board-forecast =
    { $points ->
        [one] If the game ended now: 1 point.
       *[other] If the game ended now: { $points } points.
    }
orleans-board-last-citizen =
    { ME($seat) ->
        [yes] The last citizen, for most stations, would be yours.
       *[no] The last citizen, for most stations, would go to { SEAT($seat) }.
    }
orleans-board-tax =
    { $tax ->
        [0] Taxes would cost you nothing.
        [one] Taxes would cost you a coin.
       *[other] Taxes would cost you { $tax } coins.
    }
orleans-gives-good = { ITEM($of, form: "acc") }
orleans-gives-follower = { ITEM($of, form: "acc") }
orleans-gives-coins =
    { $of ->
        [one] 1 coin
       *[other] { $of } coins
    }
orleans-gives-points =
    { $of ->
        [one] 1 point
       *[other] { $of } points
    }
orleans-gives-limit = draw up to { $of }
orleans-gives-citizens =
    { $of ->
        [0] no citizen any more
       *[other] a citizen
    }
orleans-gives-technology =
    { $of ->
        [one] a technology tile
       *[other] { $of } technology tiles
    }
orleans-gives-tile =
    { $of ->
        [one] a place tile
       *[other] { $of } place tiles
    }
orleans-gives-cities = to { OR($of) }
orleans-gives-deeds = followers for the deeds
orleans-gives-deed = { ITEM($of) } → { OR($deeds) }
orleans-gives-station = a station in { ITEM($of) }
orleans-hint-space = Now for: { ITEM($space) }

## The end

orleans-score-coins = Coins
orleans-score-goods = Goods
orleans-score-bread = Bread
orleans-score-stations = Stations
orleans-score-citizens = Citizens
orleans-score-level = Level
orleans-score-position = Development

## The table

orleans-map-doubt = ° reconstructed
orleans-map-sub = Orléans & the Loire
orleans-board-map = The map
orleans-board-town = Your town
orleans-board-track = Development
orleans-board-tracks = Tracks
orleans-board-deeds-short = Beneficial deeds
orleans-board-jarmark-long = Jarmark, technology, treasury
orleans-board-piles = Place tiles to be had
orleans-board-gone = { $count } out of the game
orleans-board-pages = Boards
orleans-page-map = Map
orleans-page-tracks = Tracks
orleans-page-deeds = Deeds
orleans-page-tiles = Tiles
orleans-page-town = Town
orleans-turn-map = Map large
orleans-turn-town = Town large
orleans-turn-key = Key V: map or town large
orleans-hourglass-none = Hourglass
orleans-ahead-pilgrimage = no monks today
orleans-ahead-income = +{ $coins } for you
orleans-ahead-harvest =
    { $gives ->
        [food] you give one food
       *[other]
            { $missing ->
                [0] no food: −{ $coins } coins
               *[other]
                    { $coins ->
                        [0] no food: { $missing } coins missing
                       *[other] no food: −{ $coins }, { $missing } missing
                    }
            }
    }
orleans-ahead-taxes =
    { $missing ->
        [0]
            { $coins ->
                [0] costs you nothing
               *[other] −{ $coins } for your goods
            }
       *[other]
            { $coins ->
                [0] { $missing } coins missing
               *[other] −{ $coins }, { $missing } missing
            }
    }
orleans-ahead-trading_day = +{ $coins } for stations
orleans-ahead-plague =
    { $gives ->
        [follower] one out of your bag
       *[other] your bag is empty
    }
orleans-place-dead = of no more use ({ $rule })
orleans-stock-coins = coins
orleans-stock-stations = to build
orleans-stock-citizens = citizens
orleans-stock-technology = to place
orleans-dock-bag = Bag, { $count }
orleans-dock-of = { $count } of { $of }
orleans-dock-market = Market: drawn this round
orleans-dock-market-short = Market
orleans-town-plot = Your place tiles will stand here: one for each trader you recruit.
orleans-dock-rival =
    { $gives ->
        [food] one food
        [follower] one follower
       *[other]
            { $missing ->
                [0] { $coins }
               *[other] { $coins } (−{ $missing })
            }
    }
orleans-dock-tonight = { ITEM($event) } tonight
orleans-row-starts = starts
orleans-row-passed = has passed
orleans-row-planned = has planned
orleans-row-planning = planning
orleans-row-ready =
    { $count ->
        [one] 1 place ready
       *[other] { $count } places ready
    }
orleans-row-development = level { $level }, space { $position }
orleans-row-bag = in the bag
orleans-rival-first = the first one on a farmer's space
orleans-rival-points = Points as they stand
orleans-rival-stations = { $built } built, { $to_build } to build{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
orleans-need-farmer = a farmer
orleans-need-boatman = a boatman
orleans-need-craftsman = a craftsman
orleans-need-trader = a trader
orleans-need-knight = a knight
orleans-need-scholar = a scholar
orleans-need-monk = a monk
orleans-need-any = anybody
orleans-need-neutral = anybody but a starter
orleans-overview-mine = What is yours
orleans-overview-players = Players

## What things are called

orleans-name-of-city = { ITEM($city) }{ COUNT($owners) ->
        [0] {""}
       *[other] , station of { SEAT($owners) }
    }{ COUNT($merchants) ->
        [0] {""}
       *[other] , merchant of { SEAT($merchants) }
    }
orleans-name-of-cargo =
    { $good ->
        [none] Nothing any more between { AND($ends) }
       *[other] { ITEM($good) } between { AND($ends) }
    }
orleans-name-of-station = Station of { SEAT($seat) } in { ITEM($city) }
orleans-name-of-merchant = Merchant of { SEAT($seat) } in { ITEM($city) }
orleans-name-of-stack = Stack: { ITEM($type) }, { $left } left
orleans-name-of-marker =
    { $track ->
        [development] { SEAT($seat) }: development { $position }
       *[other] { SEAT($seat) }: { ITEM($track) }, space { $position }
    }
orleans-name-of-deed = { NAME($deed) }: { $given } of { $slots } slots{ $citizen ->
        [true] {""}
       *[other] , citizen taken
    }
orleans-name-of-jarmark = Jarmark: { ITEM($good) }, { $n }
orleans-name-of-supply =
    { $of ->
        [treasury] Treasury: { $n } coins
       *[other] Technology tiles: { $n }
    }
orleans-name-of-tile = { ITEM($place) }, place tile of pile { $pile ->
        [1] I
       *[other] II
    }
orleans-name-of-citizen =
    { $citizen ->
        [boatmen] Citizen at the end of the boatmen
        [knights] Citizen of the knights
        [stations] Citizen for most stations
       *[other] Citizen of development, space { $space }
    }{ $left ->
        [true] {""}
       *[other] , taken
    }
orleans-name-of-hourglass =
    { $event ->
        [none] Hourglass, { $pile } tiles left
       *[other] { ITEM($event) }; { $pile } tiles left in the hourglass
    }{ $round ->
        [0] {""}
       *[other] ; round { $round } of { $rounds }
    }
orleans-name-of-gone = Out of the game: { COUNT($followers) ->
        [0] {""}
       *[other] { ITEM($followers) }; {""}
    }{ COUNT($goods) ->
        [0] {""}
       *[other] { ITEM($goods) }; {""}
    }technology { $technology }
orleans-name-of-place = { ITEM($place) }
orleans-name-of-socket =
    { $holds ->
        [none] { ITEM($space) }
        [technology] { ITEM($space) }: technology
       *[other] { ITEM($space) }: { ITEM($holds) }
    }
orleans-name-of-follower = { ITEM($follower) }
orleans-name-of-waiting = { ITEM($follower) } in the Town Hall
orleans-name-of-towered = { ITEM($follower) } in the Gunpowder Tower
orleans-name-of-staged = { ITEM($follower) } in the Theatre
orleans-name-of-guest = { ITEM($follower) }, guest of the Bathhouse
orleans-name-of-draw =
    { $count ->
        [one] draw one follower
       *[other] draw { $count } followers
    }
orleans-name-of-good = { ITEM($good) }, { $n }
orleans-name-of-bag =
    { COUNT($kinds) ->
        [0] your bag, empty
       *[other] your bag: { ITEM($kinds) }
    }
orleans-name-of-coins =
    { $n ->
        [one] one coin
       *[other] { $n } coins
    }
orleans-name-of-stations =
    { $n ->
        [one] one station to build
       *[other] { $n } stations to build
    }
orleans-name-of-citizens =
    { $n ->
        [one] one citizen
       *[other] { $n } citizens
    }
orleans-name-of-technology =
    { $n ->
        [one] one technology tile to place
       *[other] { $n } technology tiles to place
    }
orleans-name-of-seat = { SEAT($seat) }: { $coins } coins, level { $level } (space { $development }), { $built } stations built and { $to_build } to build, { $citizens } citizens, technology { $technology }; bag: { COUNT($bag) ->
        [0] empty
       *[other] { ITEM($bag) }
    }; goods: { COUNT($goods) ->
        [0] none
       *[other] { ITEM($goods) }
    }{ $starts ->
        [true] ; starts this round
       *[other] {""}
    }{ $passed ->
        [true] ; has passed
       *[other] {""}
    }{ $turn ->
        [true] ; acts now
       *[other] {""}
    }
orleans-tip-city = A city has room for one station, Orléans for one of each player.
orleans-tip-cargo = Whoever travels here may take it.
orleans-tip-deed =
    { COUNT($open) ->
        [0] All slots are taken.
       *[other] { $coins ->
            [one] A coin for each follower;
           *[other] { $coins } coins for each follower;
        } free: { ITEM($open) }.
    }{ $citizen ->
        [true] {" "}A citizen for whoever fills the last slot.
       *[other] {""}
    }
orleans-tip-bag = Followers are drawn from here, and those who have worked go back into it.
orleans-tip-stack = Whoever recruits one moves the marker of this track one space.
orleans-tip-technology = It takes the place of a follower for good{ $experienced ->
        [true] .
       *[other] ; your first one must cover a farmer's space.
    }
orleans-tip-stations = Each one that is built counts as much as your level at the end.
orleans-tip-citizens = Each counts as much as your level at the end.
orleans-tip-coins = Each counts one point at the end.
orleans-tip-good = Grain 1, cheese 2, wine 3, wool 4, brocade 5 points at the end; bread as much as your level.
orleans-tip-jarmark = Grain 1, cheese 2, wine 3, wool 4, brocade 5 points at the end.

## What a word would bring

orleans-effect-nothing = Nothing changes yet.
orleans-effect-points = { $before } → { $total } points.
orleans-effect-good =
    { $count ->
        [-1] You give { ITEM($good, form: "acc") }.
        [1] You get { ITEM($good, form: "acc") }.
       *[other] { ITEM($good) }: { $count }.
    }
orleans-effect-coins =
    { $coins ->
        [1] A coin more.
        [-1] A coin less.
       *[other] Coins: { $coins }.
    }
orleans-effect-recruits = Into your bag: { ITEM($kinds, form: "acc") }.
orleans-effect-steps = Development { $position }, level { $level }.
orleans-effect-stations =
    { $count ->
        [1] A station more on the map.
       *[other] Stations on the map: { $count }.
    }
orleans-effect-citizens =
    { $count ->
        [1] A citizen joins you.
       *[other] Citizens: { $count }.
    }
orleans-effect-technology =
    { $count ->
        [1] A technology tile to place.
       *[other] Technology tiles to place: { $count }.
    }
orleans-effect-tile = The { ITEM($place) } becomes yours.
orleans-effect-bag = Back into your bag: { ITEM($kinds) }.
orleans-effect-rival = { SEAT($seat) }: points { $points }, coins { $coins }.
orleans-effect-ready =
    { COUNT($gives) ->
        [0] { ITEM($place) } complete.
       *[other] { ITEM($place) } complete: { AND($gives) }.
    }
orleans-effect-needs = { ITEM($place) } still wants { AND($needs) }.
orleans-effect-villagers = one of { ITEM($kinds) }
orleans-effect-dead = { ITEM($place) }: of no more use (rule { $rule }).
orleans-effect-left = Left on the Market: { ITEM($kinds) }.
orleans-effect-strikes = Then { ITEM($event) } strikes.

## Where we are, and what is asked

orleans-phase-start = Before the first round
orleans-phase-end = The end
orleans-phase-round = Round { $round } of { $rounds }
orleans-phase-hourglass = Hourglass
orleans-phase-census = Census
orleans-phase-drawing = Draw
orleans-phase-planning = Plan
orleans-phase-actions = Actions
orleans-phase-event = Event
orleans-step-draw =
    { $most ->
        [one] You may draw one follower: pull the bag.
       *[other] You may draw { $most } followers: pull the bag.
    }
orleans-step-draw-note = Limit { $limit }, in the bag { $bag }, room for { $room }. For each draw you give up you may take a follower back from your places.
orleans-step-take_back =
    { $count ->
        [0] { $most ->
            [one] Whom do you take back to your Market? One at most.
           *[other] Whom do you take back to your Market? { $most } at most.
        }
       *[other] { $count } of at most { $most } come back to your Market.
    }
orleans-step-tower = Who of those just drawn goes into the Gunpowder Tower?
orleans-step-plan = Who works where?
orleans-step-plan_one = Which place do you plan now?
orleans-step-plan-held = Who works where? In your hand: { ITEM($kind) }.
orleans-step-plan-technology = Where does the technology tile come to lie for good?
orleans-step-plan-note =
    { $technology ->
        [0] Touch a building, and it is filled with whoever fits; whoever is laid down can be taken back.
        [one] Touch a building, and it is filled with whoever fits. A technology tile can be placed too.
       *[other] Touch a building, and it is filled with whoever fits. { $technology } technology tiles can be placed too.
    }
orleans-step-action =
    { COUNT($usable) ->
        [0] No place of yours can be used.
       *[other] Which place do you use?
    }
orleans-step-merchant = Where does your merchant go?
orleans-step-action-note = Touch a place that is ready, or its target. Whoever passes does nothing more this round.
orleans-step-place =
    { $place ->
        [ship] Your merchant takes the ship. Which river?
        [wagon] Your merchant takes the wagon. Which road?
        [horse_wagon] Your merchant takes the horse wagon. Which road?
        [village] The Village: who joins you?
        [townhall] The Town Hall: who goes to which deed?
        [gunpowder_tower] The Tower: who goes to which deed?
       *[other] { ITEM($place) }
    }
orleans-step-city =
    { $place ->
        [ship] By ship to { ITEM($city) }?
        [wagon] By wagon to { ITEM($city) }?
       *[other] To { ITEM($city) }?
    }
orleans-confirm-plan =
    { $count ->
        [one] Send one to work
       *[other] Send { $count } to work
    }
orleans-confirm-plan_one = Plan: { ITEM($place) }
orleans-confirm-city = Go to { ITEM($city) }
orleans-confirm-place = Use: { ITEM($place) }
orleans-usual-draw = Draw { $most }
orleans-usual-take_back = Nobody comes back
orleans-usual-plan = Send nobody more
orleans-usual-plan_one = Plan nothing more
orleans-scene-round =
    { ME($start) ->
        [yes] Round { $round } of { $rounds }. You are the start player.
       *[no] Round { $round } of { $rounds }. { SEAT($start) } is the start player.
    } Tonight: { ITEM($hourglass_event) }.
orleans-losses = What can be given up
orleans-losses-cost =
    { $cost ->
        [0] costs no points
       *[other] −{ $cost }
    }
orleans-step-flogging = What glows can be given up; what it costs in points stands beside it.

## The end of the game

orleans-over-wins = { SEAT($seat) } wins with { $score } points
orleans-over-shared = { SEAT($seats) } share the victory with { $score } points
orleans-over-lead = { $source ->
        [coins] Coins decided: { $points } more than the second.
        [goods] Goods decided: { $points } more than the second.
        [bread] Bread decided: { $points } more than the second.
        [stations] Stations decided: { $points } more than the second.
       *[citizens] Citizens decided: { $points } more than the second.
    }
orleans-over-why = Goods worth { $goods }; level { $level } multiplied { $built ->
        [one] one station
       *[other] { $built } stations
    } and { $count ->
        [one] one citizen
       *[other] { $count } citizens
    }.
orleans-over-stations = { SEAT($seat) } built most stations and got the fourteenth citizen.
orleans-over-coins = Coins, 1 each
orleans-over-goods = Goods, 1 to 5 each
orleans-over-bread = Bread × level
orleans-over-citizens = Citizens × level
orleans-over-built = Stations × level

## Events of the hourglass

orleans-item-pilgrimage = Pilgrimage
    .text = no monks can be recruited this round.
orleans-item-income = Income
    .text = at the end of the round you get as many coins as your level of development.
orleans-item-harvest = Harvest
    .text = at the end of the round you give one food (grain, cheese, wine or bread); who has none pays 5 coins.
orleans-item-taxes = Taxes
    .text = at the end of the round you pay a coin for every three goods you have.
orleans-item-trading_day = Trading Day
    .text = at the end of the round you get a coin for each station you have built.
orleans-item-plague = Plague
    .text = at the end of the round you lose one random follower out of your bag; starters are safe.

## Followers; starters are those in the player's colour

orleans-item-farmer = farmer
    .acc = a farmer
    .short = Fa
orleans-item-boatman = boatman
    .acc = a boatman
    .short = Bo
orleans-item-craftsman = craftsman
    .acc = a craftsman
    .short = Cr
orleans-item-trader = trader
    .acc = a trader
    .short = Tr
orleans-item-knight = knight
    .acc = a knight
    .short = Kn
orleans-item-scholar = scholar
    .acc = a scholar
    .short = Sc
orleans-item-monk = monk
    .acc = a monk
    .short = Mo
orleans-item-own_farmer = starter farmer
    .acc = a starter farmer
    .short = Fa′
orleans-item-own_boatman = starter boatman
    .acc = a starter boatman
    .short = Bo′
orleans-item-own_craftsman = starter craftsman
    .acc = a starter craftsman
    .short = Cr′
orleans-item-own_trader = starter trader
    .acc = a starter trader
    .short = Tr′

## Goods

orleans-item-grain = grain
    .acc = one grain
orleans-item-cheese = cheese
    .acc = one cheese
orleans-item-wine = wine
    .acc = one wine
orleans-item-wool = wool
    .acc = one wool
orleans-item-brocade = brocade
    .acc = one brocade
orleans-item-bread = bread
    .acc = a loaf of bread

## Places: what they do, and who is needed

orleans-item-farmhouse = Farmhouse
    .text = a farmer into your bag, and the good of the next space on the farmers' track.
    .cost = boatman + craftsman
    .one = boatman's space
    .two = craftsman's space
orleans-item-village = Village
    .text = a boatman (coins), a craftsman (a technology tile) or a trader (a place tile) into your bag.
    .cost = farmer + boatman + craftsman
    .one = farmer's space
    .two = boatman's space
    .three = craftsman's space
orleans-item-university = University
    .text = a scholar into your bag, and points of development as the next space on the scholars' track says.
    .cost = farmer + craftsman + trader
    .one = farmer's space
    .two = craftsman's space
    .three = trader's space
orleans-item-castle = Castle
    .text = a knight into your bag; from then on you may draw more followers.
    .cost = farmer + boatman + trader
    .one = farmer's space
    .two = boatman's space
    .three = trader's space
orleans-item-monastery = Monastery
    .text = a monk into your bag, who can stand in for anybody.
    .cost = scholar + trader
    .one = scholar's space
    .two = trader's space
orleans-item-ship = Ship
    .text = your merchant goes along a waterway and may take one good on the way.
    .cost = farmer + boatman + knight
    .one = farmer's space
    .two = boatman's space
    .three = knight's space
orleans-item-wagon = Wagon
    .text = your merchant goes along a road and may take one good on the way.
    .cost = farmer + trader + knight
    .one = farmer's space
    .two = trader's space
    .three = knight's space
orleans-item-guildhall = Guildhall
    .text = a trading station in the city where your merchant is.
    .cost = farmer + craftsman + knight
    .one = farmer's space
    .two = craftsman's space
    .three = knight's space
orleans-item-scriptorium = Scriptorium
    .text = one point of development.
    .cost = knight + scholar
    .one = knight's space
    .two = scholar's space
orleans-item-townhall = Town Hall
    .text = one or two followers go to the beneficial deeds for good, for coins and perhaps a citizen.
    .cost = one or two, no starters
    .one = first space
    .two = second space
orleans-item-hayrick = Hayrick
    .text = one grain.
    .cost = farmer
    .one = farmer's space
orleans-item-cheese_factory = Cheese Factory
    .text = one cheese.
    .cost = farmer + farmer
    .one = farmer's space
    .two = farmer's space
orleans-item-winery = Winery
    .text = one wine.
    .cost = farmer + trader
    .one = farmer's space
    .two = trader's space
orleans-item-wool_manufacturer = Wool Manufacturer
    .text = one wool.
    .cost = boatman + trader
    .one = boatman's space
    .two = trader's space
orleans-item-tailor_shop = Tailor Shop
    .text = one brocade.
    .cost = trader + scholar
    .one = trader's space
    .two = scholar's space
orleans-item-brewery = Brewery
    .text = 2 coins.
    .cost = monk
    .one = monk's space
orleans-item-library = Library
    .text = 2 points of development.
    .cost = knight + scholar
    .one = knight's space
    .two = scholar's space
orleans-item-windmill = Windmill
    .text = 2 coins and a point of development.
    .cost = craftsman + craftsman
    .one = craftsman's space
    .two = craftsman's space
orleans-item-hospital = Hospital
    .text = as many coins as your level of development.
    .cost = boatman + scholar
    .one = boatman's space
    .two = scholar's space
orleans-item-bathhouse = Bathhouse
    .text = always there: after drawing you draw two more and may keep one of them, if there is a free space.
    .cost = no followers
orleans-item-herb_garden = Herb Garden
    .text = always there: your boatmen may stand in for craftsmen, traders and farmers.
    .cost = no followers
orleans-item-sacristy = Sacristy
    .text = its monk may go back to your bag to spare you Harvest, Taxes or Plague.
    .cost = monk
    .one = monk's space
orleans-item-shipping_line = Shipping Line
    .text = one point of development.
    .cost = boatman
    .one = boatman's space
orleans-item-cellar = Cellar
    .text = 4 coins.
    .cost = monk + scholar
    .one = monk's space
    .two = scholar's space
orleans-item-office = Office
    .text = a coin for each station you have built.
    .cost = scholar + scholar
    .one = scholar's space
    .two = scholar's space
orleans-item-pharmacy = Pharmacy
    .text = you pay 1 to 3 coins for as many points of development.
    .cost = any follower
    .one = anybody's space
orleans-item-school = School
    .text = always there: your scholars may stand in for anybody but a monk.
    .cost = no followers
orleans-item-horse_wagon = Horse Wagon
    .text = your merchant goes along a road and may take one good on the way.
    .cost = knight + trader
    .one = knight's space
    .two = trader's space
orleans-item-gunpowder_tower = Gunpowder Tower
    .text = two more spaces for followers just drawn; as an action one or two of them go to the deeds.
    .cost = no followers
orleans-item-laboratory = Laboratory
    .text = a technology tile.
    .cost = craftsman + scholar
    .one = craftsman's space
    .two = scholar's space
orleans-item-barracks = Barracks
    .text = always there: anybody may stand in for a knight.
    .cost = no followers
orleans-item-theatre = Theatre
    .text = any number of followers; as an action all go to your bag for a coin each. Its pile is reconstructed.
    .cost = any followers
    .one = anybody's space
orleans-item-tribunal = Tribunal
    .text = you move another player's merchant, take a good on the way, and pay that player a coin.
    .cost = knight
    .one = knight's space
orleans-item-goldsmith = Goldsmith
    .text = a good for as many points of development as you have built stations. Its followers and pile are reconstructed.
    .cost = craftsman + trader
    .one = craftsman's space
    .two = trader's space
orleans-item-bakery = Bakery
    .text = 2 coins turn one to three grains into bread, worth your level each at the end. Its followers and pile are reconstructed.
    .cost = farmer + craftsman
    .one = farmer's space
    .two = craftsman's space
orleans-item-hideaway = Hideaway
    .text = a good for what your space gives on one track of followers. Its follower and pile are reconstructed.
    .cost = any follower
    .one = anybody's space

## Spaces of the places

orleans-item-farmhouse_1 = Farmhouse (boatman's space)
orleans-item-farmhouse_2 = Farmhouse (craftsman's space)
orleans-item-village_1 = Village (farmer's space)
orleans-item-village_2 = Village (boatman's space)
orleans-item-village_3 = Village (craftsman's space)
orleans-item-university_1 = University (farmer's space)
orleans-item-university_2 = University (craftsman's space)
orleans-item-university_3 = University (trader's space)
orleans-item-castle_1 = Castle (farmer's space)
orleans-item-castle_2 = Castle (boatman's space)
orleans-item-castle_3 = Castle (trader's space)
orleans-item-monastery_1 = Monastery (scholar's space)
orleans-item-monastery_2 = Monastery (trader's space)
orleans-item-ship_1 = Ship (farmer's space)
orleans-item-ship_2 = Ship (boatman's space)
orleans-item-ship_3 = Ship (knight's space)
orleans-item-wagon_1 = Wagon (farmer's space)
orleans-item-wagon_2 = Wagon (trader's space)
orleans-item-wagon_3 = Wagon (knight's space)
orleans-item-guildhall_1 = Guildhall (farmer's space)
orleans-item-guildhall_2 = Guildhall (craftsman's space)
orleans-item-guildhall_3 = Guildhall (knight's space)
orleans-item-scriptorium_1 = Scriptorium (knight's space)
orleans-item-scriptorium_2 = Scriptorium (scholar's space)
orleans-item-townhall_1 = Town Hall (first space)
orleans-item-townhall_2 = Town Hall (second space)
orleans-item-hayrick_1 = Hayrick (farmer's space)
orleans-item-cheese_factory_1 = Cheese Factory (farmer's space)
orleans-item-cheese_factory_2 = Cheese Factory (farmer's space)
orleans-item-winery_1 = Winery (farmer's space)
orleans-item-winery_2 = Winery (trader's space)
orleans-item-wool_manufacturer_1 = Wool Manufacturer (boatman's space)
orleans-item-wool_manufacturer_2 = Wool Manufacturer (trader's space)
orleans-item-tailor_shop_1 = Tailor Shop (trader's space)
orleans-item-tailor_shop_2 = Tailor Shop (scholar's space)
orleans-item-brewery_1 = Brewery (monk's space)
orleans-item-library_1 = Library (knight's space)
orleans-item-library_2 = Library (scholar's space)
orleans-item-windmill_1 = Windmill (craftsman's space)
orleans-item-windmill_2 = Windmill (craftsman's space)
orleans-item-hospital_1 = Hospital (boatman's space)
orleans-item-hospital_2 = Hospital (scholar's space)
orleans-item-sacristy_1 = Sacristy (monk's space)
orleans-item-shipping_line_1 = Shipping Line (boatman's space)
orleans-item-cellar_1 = Cellar (monk's space)
orleans-item-cellar_2 = Cellar (scholar's space)
orleans-item-office_1 = Office (scholar's space)
orleans-item-office_2 = Office (scholar's space)
orleans-item-pharmacy_1 = Pharmacy (anybody's space)
orleans-item-horse_wagon_1 = Horse Wagon (knight's space)
orleans-item-horse_wagon_2 = Horse Wagon (trader's space)
orleans-item-laboratory_1 = Laboratory (craftsman's space)
orleans-item-laboratory_2 = Laboratory (scholar's space)
orleans-item-theatre_1 = Theatre (anybody's space)
orleans-item-tribunal_1 = Tribunal (knight's space)
orleans-item-goldsmith_1 = Goldsmith (craftsman's space)
orleans-item-goldsmith_2 = Goldsmith (trader's space)
orleans-item-bakery_1 = Bakery (farmer's space)
orleans-item-bakery_2 = Bakery (craftsman's space)
orleans-item-hideaway_1 = Hideaway (anybody's space)

## Cities

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
orleans-item-orleans = Orléans
orleans-item-saint_amand = Saint-Amand
orleans-item-sancerre = Sancerre
orleans-item-tours = Tours
orleans-item-vendome = Vendôme
orleans-item-vierzon = Vierzon

orleans-help-keys = F B C T K S M take a follower of the Market into the hand.

## The rules, by the numbers of RULES.md

orleans-rule-1-1 = The stacks
    .long = The stacks hold neutral followers by the number of players: 12, 14 or 16 farmers; 6, 8 or 10 each of boatmen, craftsmen and traders; 8, 11 or 14 each of knights, scholars and monks.
orleans-rule-1-2 = What you begin with
    .long = You begin with a farmer, a boatman, a craftsman and a trader of your own colour on the Market, an empty bag, 5 coins, 10 trading stations, all markers on the first spaces, and your merchant in Orléans.
orleans-rule-1-3 = Goods on the map
    .long = With two or three players 12 or 6 random goods are put out unseen. Then each goods space in use gets a random good; spaces printed 3 or 4 are used only with so many players.
orleans-rule-1-4 = Jarmark
    .long = All other goods lie open on the Jarmark, by kind.
orleans-rule-1-5 = The hourglass
    .long = The hourglass has 18 tiles, three of each event. A Pilgrimage lies on top, the others are mixed.
orleans-rule-1-6 = The treasury
    .long = Coins come from the treasury and go back to it. If there are too few, you get what there is.
orleans-rule-1-7 = Citizens
    .long = 13 citizens lie on the boards: one on each of the eight deeds, three on the development track, one at the end of the boatmen's track, one on the last space but one of the knights' track. The fourteenth lies beside.
orleans-rule-1-8 = The first start player
    .long = The first seat is the first start player.
orleans-rule-1-9 = Place tiles
    .long = There are 20 place tiles in two piles, 12 of I and 8 of II. You may look through them at any time.
orleans-rule-1-10 = Everything lies open
    .long = Everything is open except what has not been drawn yet. Bags can be counted, so they are shown.
orleans-rule-1-11 = Nothing leaves the box
    .long = Followers, goods, technology, citizens, stations and coins always add up.
orleans-rule-2-1 = Rounds and phases
    .long = The game has 18 rounds of seven phases: hourglass, census, drawing, planning, actions, event, start player.
orleans-rule-2-2 = The hourglass is turned
    .long = The top tile of the hourglass is turned over; its event belongs to this round.
orleans-rule-2-3 = Even events
    .long = With the option even_events each third of the game has each event once.
orleans-rule-2-4 = The next start player
    .long = After each round the marker goes to the next seat to the left.
orleans-rule-3-1 = Census: most farmers
    .long = If you alone are furthest on the farmers' track, you get a coin.
orleans-rule-3-2 = Census: fewest farmers
    .long = If you alone are furthest behind, you pay a coin.
orleans-rule-3-3 = Census: ties
    .long = Players who are level get nothing and pay nothing.
orleans-rule-3-4 = Census: two players
    .long = With two players nobody pays.
orleans-rule-4-1 = How many you draw
    .long = All say at once how many they draw; then the draw is made. You may draw followers from your bag to your Market, up to the limit of your space on the knights' track: 4, 5, 6, 7, 7, 8.
orleans-rule-4-2 = Fewer is allowed
    .long = You may draw fewer, and never more than there are free spaces (the Market has 8) or followers in your bag.
orleans-rule-4-3 = Taking back
    .long = When you have seen the draw: for each draw of your limit that you gave up you may take one follower from any space of yours back to a free space of the Market. Technology tiles stay.
orleans-rule-4-4 = When nobody asks you
    .long = If you can draw nobody, you are not asked how many; if you can take nobody back, you are not asked whom; so nobody is in the first round.
orleans-rule-4-5 = Bathhouse: two guests
    .long = After the draw and after taking back two more are drawn if there is a free space; you may keep one of them, the rest goes back into the bag.
orleans-rule-4-6 = Gunpowder Tower: two spaces
    .long = You may put up to two of those just drawn there, and must if the Market is too small. Your limit stays.
orleans-rule-5-1 = Putting followers to work
    .long = You may put followers of the Market (and the Gunpowder Tower) on spaces of your board and tiles, each on a space of its type. You need not.
orleans-rule-5-2 = Bit by bit
    .long = A place may stay incomplete and be completed in later rounds. Whoever stands on a space stays there.
orleans-rule-5-3 = Monks
    .long = A monk may stand in for any follower, and nobody for a monk.
orleans-rule-5-4 = All at once
    .long = All plan at once and see each other's plans when all are done. With the option planning: in turn from the start player, one place at a time; who plans nothing has ended the phase.
orleans-rule-5-5 = Town Hall
    .long = The Town Hall has two spaces for any followers but starters.
orleans-rule-5-6 = Tiles that help
    .long = With the School a scholar may stand in for anybody but a monk; with the Herb Garden a boatman for a craftsman, trader or farmer; with the Barracks anybody for a knight. Never on deeds.
orleans-rule-5-7 = How a plan is said
    .long = A plan has one spelling; pairs of space and follower are understood in any order.
orleans-rule-6-1 = One action each
    .long = From the start player clockwise each uses one place or passes, until all have passed.
orleans-rule-6-2 = Passing
    .long = If you have passed, you do nothing more in this phase. If you can do nothing, you pass by yourself.
orleans-rule-6-3 = Complete places
    .long = Only a place of yours with all spaces filled can be used; then its followers go into your bag. Technology tiles stay.
orleans-rule-6-4 = Kept for later
    .long = Places that are not used keep their followers for later rounds.
orleans-rule-6-5 = The end of a track
    .long = Nobody recruits on a track whose last space is reached.
orleans-rule-6-6 = Empty stacks
    .long = What an empty stack should give forbids the action: the follower, the good, the technology tile, the place tile.
orleans-rule-6-7 = Places that are of no use any more
    .long = You may plan on a place that can never be used again, since its track is at its end, its stack is empty for good, or no station or slot is left; you are told so.
orleans-rule-7-1 = Farmhouse
    .long = A farmer into your bag, and the good of the space: grain, grain, cheese, cheese, wine, wine, wool, brocade.
orleans-rule-7-2 = Village
    .long = A boatman, a craftsman or a trader. A boatman brings 2, 3, 4, 5 coins; on the last space only the citizen, for the first who comes.
orleans-rule-7-3 = Craftsman
    .long = A craftsman brings a technology tile.
orleans-rule-7-4 = Trader
    .long = A trader brings any place tile; the first time one of pile I.
orleans-rule-7-5 = University
    .long = A scholar, and 2, 3, 4, 5, 6 points of development.
orleans-rule-7-6 = Castle
    .long = A knight, and a higher limit; the fourth knight leaves the limit at 7 and brings the first who comes there a citizen.
orleans-rule-7-7 = Monastery
    .long = A monk, without a track.
orleans-rule-7-8 = Scriptorium
    .long = A point of development.
orleans-rule-8-1 = Development: coins
    .long = The track has spaces 0 to 30. When you reach or pass 7, 12, 25 you get 3, 4, 5 coins.
orleans-rule-8-2 = Development: citizens
    .long = The first who reaches or passes 3, 18, 28 gets the citizen there.
orleans-rule-8-3 = Development: levels
    .long = Stars at 0, 4, 9, 15, 22, 30 give the level 1 to 6.
orleans-rule-8-4 = Development: the end
    .long = Points beyond the end are lost; actions that only give points stay possible.
orleans-rule-9-1 = When technology is placed
    .long = You may place a technology tile after you have passed, or in any later planning, or later still.
orleans-rule-9-2 = The first technology tile
    .long = The first one you place must be on a farmer's space.
orleans-rule-9-3 = Never for a monk
    .long = Technology never lies on a monk's space.
orleans-rule-9-4 = One for a place
    .long = There is one technology tile for a place at most, on an empty space.
orleans-rule-9-5 = Not on a single space
    .long = Technology never lies on a place with one space.
orleans-rule-9-6 = Technology stays
    .long = It stays, and counts as a follower each time.
orleans-rule-9-7 = Where technology never lies
    .long = Not on the Town Hall, nor on places without spaces of a type.
orleans-rule-10-1 = Ship
    .long = Your merchant goes along one waterway.
orleans-rule-10-2 = Wagon
    .long = Your merchant goes along one road.
orleans-rule-10-3 = Goods on the way
    .long = One good on the way may be taken, by choice, or left; empty ways are open too.
orleans-rule-10-4 = Guildhall
    .long = A trading station in the city of your merchant; a city has room for one.
orleans-rule-10-5 = Stations in Orléans
    .long = In Orléans each player may build one.
orleans-rule-10-6 = Stations in supply
    .long = Only stations you still have can be built.
orleans-rule-11-1 = Town Hall: who goes
    .long = One or both followers of the Town Hall go to free slots of the deeds; at least one must be able to.
orleans-rule-11-2 = The very type
    .long = The slot must be of that very type. Whoever goes there stays there.
orleans-rule-11-3 = What a deed brings
    .long = Each follower brings the coins of the deed; at the canal a coin or a point.
orleans-rule-11-4 = The last slot
    .long = If you fill the last slot of a deed, you get its citizen.
orleans-rule-11-5 = Starters stay
    .long = Starters never go to the deeds.
orleans-rule-11-6 = Who does not go
    .long = A follower that does not go stays, and may go with a later action.
orleans-rule-12-1 = Tiles with goods
    .long = Hayrick, Cheese Factory, Winery, Wool Manufacturer, Tailor Shop: a grain, cheese, wine, wool, brocade.
orleans-rule-12-2 = Brewery and Cellar
    .long = Brewery: 2 coins. Cellar: 4 coins.
orleans-rule-12-3 = Library and Shipping Line
    .long = Library: 2 points of development. Shipping Line: 1 point.
orleans-rule-12-4 = Windmill
    .long = 2 coins and a point of development.
orleans-rule-12-5 = Hospital
    .long = As many coins as your level.
orleans-rule-12-6 = Office
    .long = A coin for each station you have built.
orleans-rule-12-7 = Horse Wagon
    .long = A journey by road.
orleans-rule-12-8 = Pharmacy
    .long = Any one follower; you pay 1 to 3 coins for as many points.
orleans-rule-12-9 = Laboratory
    .long = A technology tile, with all its limits.
orleans-rule-12-10 = Bathhouse, School, Herb Garden
    .long = They help all the time: see rules 4.5 and 5.6.
orleans-rule-12-11 = Sacristy
    .long = Its monk may go into the bag when Harvest, Taxes or Plague strike, and you are spared.
orleans-rule-12-12 = New tiles
    .long = A tile is yours at once; followers may go there from the next planning on.
orleans-rule-12-13 = When a helping tile is lost
    .long = Followers that need a helping tile stay where they are if it is lost.
orleans-rule-12-14 = Gunpowder Tower: planning
    .long = Its followers may be planned like those of the Market.
orleans-rule-12-15 = Gunpowder Tower: deeds
    .long = Or one or two of them go to the deeds as one action, starters excepted.
orleans-rule-12-16 = Tiles without action
    .long = Bathhouse, School, Herb Garden, Barracks and Sacristy have no action.
orleans-rule-12-17 = Barracks (extra)
    .long = Anybody may stand in for a knight: see rule 5.6.
orleans-rule-12-18 = Theatre (extra)
    .long = Any number of any followers; its action sends them all to the bag for a coin each. Its pile is reconstructed.
orleans-rule-12-19 = Tribunal (extra)
    .long = You move another player's merchant by road or waterway, take a good on the way, and pay that player a coin; if you have none, you cannot.
orleans-rule-12-20 = Goldsmith (extra)
    .long = A good for as many points as you have built stations. Its followers and pile are reconstructed.
orleans-rule-12-21 = Bakery (extra)
    .long = 2 coins; one to three grains become bread, which is a good and food, and may pay Taxes. Its followers and pile are reconstructed.
orleans-rule-12-22 = Hideaway (extra)
    .long = A good for what your space gives on the track of farmers, craftsmen, traders, boatmen or scholars. Its follower and pile are reconstructed.
orleans-rule-13-1 = Pilgrimage
    .long = No monks are recruited in this round.
orleans-rule-13-2 = Income
    .long = As many coins as your level.
orleans-rule-13-3 = Harvest
    .long = One food (grain, cheese, wine, bread) goes to the Jarmark; only who has none pays 5 coins.
orleans-rule-13-4 = Taxes
    .long = A coin for every three goods.
orleans-rule-13-5 = Trading Day
    .long = A coin for each station you have built.
orleans-rule-13-6 = Plague
    .long = One follower out of the bag goes back to the stacks; a starter goes back into the bag. Markers stay.
orleans-rule-13-7 = When events strike
    .long = Events strike from the start player clockwise, in the last round too.
orleans-rule-13-8 = Bread pays taxes
    .long = You may give a loaf of bread instead of each coin of the Taxes; it goes to the Jarmark and is grain again.
orleans-rule-14-1 = Flogging
    .long = If you cannot pay, you pay what you have and lose one thing for each coin that is missing.
orleans-rule-14-2 = What can be lost
    .long = By your choice: a station, built or not; a random follower from the bag, no starter; a step of development; a good; a place tile; a technology tile.
orleans-rule-14-3 = Stepping back
    .long = The development marker never goes back onto, over or off a space with coins.
orleans-rule-14-4 = Lost for good
    .long = All that leaves the game for good; the track can be climbed again, without new citizens.
orleans-rule-14-5 = A lost tile
    .long = Followers of a lost tile go to the bag, its technology tile goes with it.
orleans-rule-14-6 = The rest is forgiven
    .long = When nothing is left to give, the rest is forgiven.
orleans-rule-15-1 = The last citizen
    .long = After 18 rounds whoever alone has built most stations gets the fourteenth citizen.
orleans-rule-15-2 = Points
    .long = Coins count 1; grain, cheese, wine, wool, brocade 1 to 5; each built station and each citizen your level.
orleans-rule-15-3 = Bread
    .long = Each loaf of bread counts as much as your level.
orleans-rule-15-4 = Who wins
    .long = Most points win; then further development; then the victory is shared.
orleans-rule-16-1 = Fewer place tiles
    .long = With the option place_tiles each in turn may remove one place tile before the first round, with two players two each.
orleans-rule-16-2 = Extra tiles
    .long = With the option extra_tiles the tiles sold separately are in the piles.
orleans-rule-16-3 = Coins in the treasury
    .long = The option treasury says how many coins there are; the usual 280 is reconstructed.
orleans-rule-16-4 = Tours and Loches
    .long = The option tours_loches makes that connection a waterway or a road; sources disagree, so it is reconstructed.
