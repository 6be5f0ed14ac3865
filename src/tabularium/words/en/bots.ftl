# Why a bot said what it said. The log shows it after the word: one short sentence each.

bots-level-random = Random
    .about = Draws lots. Good for seeing the rules at work.
bots-level-novice = Novice
    .about = Has read the rules and plays by simple preferences, at once.
bots-level-apprentice = Apprentice
    .about = Weighs the position after each of its moves. The strongest bot so far.

bots-said-why = { SEAT($seat) }: “{ $why }”

bots-why-only = It is the only thing I can do.
bots-why-any = One choice looks as good to me as another.
bots-why-chance = I draw lots.
bots-why-ends = This ends the game in my favour.
bots-why-search = I tried { $iterations } continuations; this one promises a chance of about { $percent } %.

## alea

bots-why-alea-reroll = This roll is good for little, so I spend a token.
bots-why-alea-latrine = Nothing fits, so a die goes into the Latrine and becomes a token.
bots-why-alea-temple = Dice in the Temple bring me Fortuna tiles.
bots-why-alea-temple-more = I add dice in the Temple to draw more Fortuna tiles.
bots-why-alea-run-best = With this run I am among those who get a Senate card.
bots-why-alea-run-longer = I make my run longer, so that nobody outdoes it.
bots-why-alea-run-behind = My run gets no card yet, but I may still extend it.
bots-why-alea-set-strong = With the strongest set in the Castrum I choose a province first.
bots-why-alea-set = This set is strong enough to take a province.
bots-why-alea-set-larger = I enlarge my set, so that nobody outdoes it.
bots-why-alea-set-behind = My set takes no province yet, but I may still enlarge it.
bots-why-alea-forum = My dice in the Forum take patricians.
bots-why-alea-forum-pair = A pair that makes five takes two patricians at once.
bots-why-alea-forum-push = I push a die of somebody else out of the Forum.
bots-why-alea-province-high = I take the province with the higher number.
bots-why-alea-province-home = This province is a home for my patricians.
bots-why-alea-patrician-home = This patrician has a home with me.
bots-why-alea-patrician-couple = This patrician makes a couple in one of my provinces.
bots-why-alea-patrician-homeless = This patrician has no home yet, but may still find one.
bots-why-alea-card-counts = This card counts what I have plenty of.
bots-why-alea-card-joker = On a joker patricians of any colours can live.
bots-why-alea-card-rim = The rim is a home for my patricians of both its colours.
bots-why-alea-card-child = Offspring makes room for one more patrician.
bots-why-alea-fortuna = I keep the highest Fortuna tiles.
bots-why-alea-fame = That is worth most if the game ended now.
bots-why-alea-hope = That will be worth most at the end of the game.
bots-why-alea-castrum = My sets will take good provinces.
bots-why-alea-castrum-risk = So it is harder to outdo my sets, and easier to outdo those of the others.
bots-why-alea-forum-risk = So my dice are safer in the Forum, and those of the others are not.
bots-why-alea-senate = My run will bring me a Senate card.
bots-why-alea-senate-risk = So it is harder to outdo my run, and easier to outdo those of the others.
bots-why-alea-tokens = This leaves me more tokens.
bots-why-alea-rerolls = Tokens will mend bad rolls in the rounds to come.
bots-why-alea-dice = So I keep more dice for the rest of the round.
bots-why-alea-spare = So I have dice to spare when the round ends.

## magnaci

## orleans

bots-why-orleans-draw-all = I draw as many followers as I may.
bots-why-orleans-take-back = My bag is nearly empty, so I take waiting followers back to the Market.
bots-why-orleans-guest = I keep the guest who fits into most places.
bots-why-orleans-tower = I put some of those drawn into the Gunpowder Tower, to have more room on the Market.
bots-why-orleans-plan-recruit = I staff the places that bring new followers.
bots-why-orleans-plan-trade = I staff the places for journeys and trading stations.
bots-why-orleans-plan-develop = I staff the places that bring development.
bots-why-orleans-plan-tile = I staff my place tile, which does more than the board.
bots-why-orleans-plan-deeds = I send followers that I need least to the Town Hall.
bots-why-orleans-wait = I have nothing good to staff and keep my followers for the next round.
bots-why-orleans-farmhouse = A farmer brings me a good, and coins at the census.
bots-why-orleans-university = A scholar moves me on along the development track.
bots-why-orleans-castle = A knight lets me draw more followers in every round.
bots-why-orleans-monastery = A monk can stand in for any follower.
bots-why-orleans-trader = A trader brings me a place tile that I can use for the rest of the game.
bots-why-orleans-craftsman = A craftsman brings me a technology tile, which saves a follower again and again.
bots-why-orleans-boatman = A boatman brings me coins.
bots-why-orleans-journey = I travel to a city where I can build a trading station.
bots-why-orleans-goods = I collect goods; they are points at the end.
bots-why-orleans-station = I build a trading station before somebody else does.
bots-why-orleans-develop = I move on along the development track.
bots-why-orleans-pharmacy = I pay coins for development.
bots-why-orleans-tile = I use my place tile.
bots-why-orleans-deeds = My followers earn coins at the beneficial deeds.
bots-why-orleans-citizen = I complete a deed and win its citizen.
bots-why-orleans-pass = There is nothing left that I want to do.
bots-why-orleans-sacristy = The monk of my Sacristy spares me the event.
bots-why-orleans-cheap-food = I give the cheapest food.
bots-why-orleans-loss = I give up what hurts me least.
bots-why-orleans-keep-tiles = I would like to take one of these place tiles myself.
bots-why-orleans-remove-tile = I put the tile back that the others would take first.
bots-why-orleans-coins = This brings me most coins.
bots-why-orleans-stations = Trading stations count as many points as my level of development.
bots-why-orleans-citizens = Citizens count as many points as my level of development.
bots-why-orleans-development = Development makes all my stations and citizens worth more.
bots-why-orleans-limit = Drawing more followers in every round gives me more actions.
bots-why-orleans-crew = New followers will work for me in all rounds to come.
bots-why-orleans-monks = Monks can stand in for anybody in all rounds to come.
bots-why-orleans-hands = My bag needs more followers, so that every draw is full.
bots-why-orleans-technology = A technology tile saves me a follower at every use of its place.
bots-why-orleans-tiles = This place tile will serve me for the rest of the game.
bots-why-orleans-map = My merchant then stands well for stations and goods.
bots-why-orleans-market = I keep followers on the Market for a better plan in the next round.
bots-why-orleans-staff = My followers stay where I will need them in the next round.
bots-why-orleans-food = I want enough food for the harvests to come.
bots-why-orleans-taxes = I think of the taxes on my goods.
bots-why-orleans-census = I want to have most farmers at the census.
bots-why-orleans-most-stations = Whoever has most trading stations wins the last citizen.
bots-why-orleans-poverty = I need a few coins in hand, or I will be flogged.
bots-why-orleans-plan = With these followers I can make the best plan.
bots-why-orleans-rival = I must not let my strongest rival get away.

## sigismundus

## tigris

bots-why-tigris-score = The tile brings a point to my leader of its colour.
bots-why-tigris-score-king = The leader of that colour is missing, so my king gets the point.
bots-why-tigris-gift = Somebody else gets the point, but I need the tile there.
bots-why-tigris-build-up = I build up a kingdom in which I want to score later.
bots-why-tigris-lay-aside = I lay the tile where it helps nobody yet.
bots-why-tigris-treasure = A treasure comes to my trader.
bots-why-tigris-square = I complete a square and can build a monument.
bots-why-tigris-peace = I join two kingdoms in peace.
bots-why-tigris-war = I join two kingdoms because the war promises me more than it risks.
bots-why-tigris-leader = A leader on the board lets me score in its colour.
bots-why-tigris-move = My leader has a better place over there.
bots-why-tigris-revolt = I begin a revolt because I have good odds in temples.
bots-why-tigris-withdraw = I take my leader back to safety.
bots-why-tigris-catastrophe = The catastrophe takes away the last temple of a foreign leader.
bots-why-tigris-exchange = These tiles bring me nothing; I hope for better ones.
bots-why-tigris-end-game = The bag is nearly empty, and the end suits me now.
bots-why-tigris-pass = I have nothing useful to do.
bots-why-tigris-attack = I add as many tiles as the attack is worth to me.
bots-why-tigris-attack-bare = I attack without tiles from my hand; more would not be worth it.
bots-why-tigris-defend = I add just enough for a tie, and a tie is mine.
bots-why-tigris-stand-firm = I have won already and need to add nothing.
bots-why-tigris-give-way = I cannot hold this, so I save my tiles.
bots-why-tigris-war-order = I begin with the war that promises me most.
bots-why-tigris-monument = The monument will pay me point after point.
bots-why-tigris-no-monument = A monument here would help others more than me.
bots-why-tigris-treasure-stays = The treasure that stays protects a temple beside my leader.
bots-why-tigris-weakest = Only my weakest colour counts in the end, so I raise it.
bots-why-tigris-balance = I take points where I am short of them.
bots-why-tigris-points = Points of any colour help a little.
bots-why-tigris-rival-weakest = My strongest rival must not improve in the weakest colour.
bots-why-tigris-rival-balance = I keep points away from my strongest rival.
bots-why-tigris-lead-at-end = The end is near, and this decides who is ahead.
bots-why-tigris-leaders = I need leaders on the board in the colours I am short of.
bots-why-tigris-stand-in = My king can stand in for leaders that I am missing.
bots-why-tigris-rival-leaders = My strongest rival has fewer leaders to score with.
bots-why-tigris-hand = Then the tiles in my hand bring points.
bots-why-tigris-hand-temples = I want temples in hand for revolts.
bots-why-tigris-income = A monument pays my leader at the end of every turn.
bots-why-tigris-rival-income = I cut off my strongest rival from a monument.
bots-why-tigris-war-chance = I prepare a war that I can win.
bots-why-tigris-war-threat = I make a war against me less dangerous.
bots-why-tigris-revolt-chance = I prepare a revolt that I can win.
bots-why-tigris-revolt-threat = I make a revolt against me harder.
bots-why-tigris-footing = Temples beside my leaders keep them safe.
bots-why-tigris-rival-footing = My strongest rival's leaders stand less safely then.
bots-why-tigris-strength = More supporters make my leaders strong in war.
bots-why-tigris-rival-strength = My strongest rival has fewer supporters then.
bots-why-tigris-treasures-near = My trader gets within reach of a treasure.
bots-why-tigris-treasures-lost = I keep a treasure away from somebody else's trader.
bots-why-tigris-catastrophes = I keep my catastrophes for a better moment.
