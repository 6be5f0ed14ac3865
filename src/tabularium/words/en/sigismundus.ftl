### Sigismundus Augustus.

sigismundus-title = Sigismundus Augustus
sigismundus-about = Great houses around the last Jagiellon king: you win offices, votes, neighbouring countries, figures of culture and soldiers through eight Sejms from 1548 to 1569, and whoever gains most points wins. The rules are printed; most numbers on cards and board are not public, so incomes, prestige, votes of the tracks, seals, six acts, the figures and three houses are reconstructed.

## Options

sigismundus-option-length = Length
    .say = You play { $choice }.
    .is-full = all eight Sejms
    .is-short = four Sejms: I, II, V and VIII
sigismundus-option-length-help = full: all eight Sejms; short: four, namely I, II, V and VIII.
sigismundus-option-initiative_first = First choice of an office
    .say = The first office is chosen by { $choice }.
    .is-highest = the highest initiative
    .is-lowest = the lowest initiative
sigismundus-option-initiative_first-help = highest: the highest initiative chooses the first office, as the Polish rules say; lowest: the lowest, as the English and German ones say.
sigismundus-option-free_foreign_marker = Free marker in foreign policy
    .say = In foreign policy { $choice }.
    .is-false = every marker needs a card
    .is-true = everybody has one marker without a card
sigismundus-option-free_foreign_marker-help = Everybody places one house marker without a card in foreign policy, as the English rules say.
sigismundus-option-die_sides = Sides of a die
    .say = A die has { $choice }.
    .is-6 = six sides
    .is-16 = sixteen sides
sigismundus-option-die_sides-help = 6: as the example in the rules suggests; 16: as the list of components is printed.
sigismundus-option-client_cap = Four clients at most
    .say = Everybody may have { $choice }.
    .is-false = as many clients as they can win
    .is-true = four clients at most
sigismundus-option-client_cap-help = Nobody has more than four clients, since the box is said to have four pawns of each colour.
sigismundus-option-setup_gain = Units of starting offices
    .say = A starting land office { $choice }.
    .is-true = brings its unit
    .is-false = brings no unit
sigismundus-option-setup_gain-help = A starting land office brings its unit, like any other.
sigismundus-option-close_gaps = Close gaps on the tracks
    .say = Gaps of absent houses on the tracks { $choice }.
    .is-true = are closed
    .is-false = stay
sigismundus-option-close_gaps-help = With three or four players markers move up over the spaces of absent houses.

## Names

sigismundus-name-culture = artist or scholar
sigismundus-name-diplomat = diplomat
sigismundus-name-military = soldier
sigismundus-name-rows = numbers of the seats
sigismundus-name-stock = stock
sigismundus-name-tracks = support tracks
sigismundus-name-countries = countries
sigismundus-name-offices = offices
sigismundus-name-round = the round

## Where we are

sigismundus-frame-Match =
    { $round ->
        [0] Setting up
       *[other] Round { $round }
    }
    .rule = 2.1
sigismundus-frame-Round = {""}
    .rule = 2.1 2.2
sigismundus-frame-StartingOffices = Starting offices
    .rule = 1.9 1.10
sigismundus-frame-Income = Income
    .rule = 5.1 5.2
sigismundus-frame-Drawing = Drawing cards
    .rule = 6.1 6.3
sigismundus-frame-Draws =
    { ME($seat) ->
        [yes] you draw
       *[no] { SEAT($seat) } draws
    }
    .rule = 6.1 6.2
sigismundus-frame-SpecialActions =
    { $turn ->
        [-1] Special actions: the Magnates' Representative, out of turn
       *[other] Special actions
    }
    .rule = 7.1 7.2 7.3
sigismundus-frame-DeathOfSenator =
    { ME($seat) ->
        [yes] Death of a senator: one of yours
       *[no] Death of a senator: { SEAT($seat) }
    }
    .rule = 7.6 7.7
sigismundus-frame-Combat =
    { $card ->
        [9] Abduction: { SEAT($attacker) } against { SEAT($defender) }
        [10] Sack: { SEAT($attacker) } against { SEAT($defender) }
       *[other] Foray: { SEAT($attacker) } against { SEAT($defender) }
    }
    .rule = 8.1 8.2 8.3 8.6
sigismundus-frame-Losses =
    { ME($seat) ->
        [yes] your losses
       *[no] losses of { SEAT($seat) }
    }
    .rule = 8.4 8.5
sigismundus-frame-ForeignPolicy = Foreign policy
    .rule = 9.1 9.2 9.3
sigismundus-frame-Actions = Actions
    .rule = 10.1 10.2 10.15
sigismundus-frame-Sejm = Sejm
    .rule = 11.1
sigismundus-frame-ExtraVotes = Additional votes
    .rule = 11.4
sigismundus-frame-Bribery =
    { $step ->
        [ducats] Bribery: ducats
        [votes] Bribery: votes
       *[other] Bribery: deals
    }
    .rule = 12.1 12.2 12.3 12.4 12.5
sigismundus-frame-Voting = Vote on offices
    .rule = 13.1 13.3 13.4 13.5
sigismundus-frame-RoyalDemand = Royal demand
    .rule = 14.5 14.6 14.7
sigismundus-frame-ActOfLaw = Act of law
    .rule = 15.1 15.2 15.3
sigismundus-frame-GiveUpOffices = Incompatibilitas
    .rule = 15.9
sigismundus-frame-Scoring = Scoring
    .rule = 16.1 16.2 16.3
sigismundus-frame-Upkeep = Upkeep of the army
    .rule = 17.1 17.2 17.3 17.4

## Questions

sigismundus-ask-starting_office = With which office do you begin?
sigismundus-ask-income = Which of your offices pays you this round? You get { $ducats } ducats besides.
sigismundus-ask-draw_card =
    { $left ->
        [one] From which deck do you draw a card?
       *[other] From which deck do you draw? You get { $left } cards, one after another.
    }
sigismundus-ask-special = Which special action do you take? You may also pass.
sigismundus-ask-lose_office = A senator dies: which of your offices do you give back?
sigismundus-ask-losses =
    { $wounds ->
        [one] You have taken a wound. Which unit or military card do you lose?
       *[other] You have taken { $wounds } wounds. Which units or military cards do you lose?
    }
sigismundus-ask-abduct = You have won against { SEAT($target) }. Which figure do you carry off?
sigismundus-ask-crown = As the King's Representative you crown a country; it will be scored this round. Which one?
sigismundus-ask-foreign_policy =
    { $free ->
        [0] On which country do you place house markers? For each you discard a foreign card; you have { $left } markers.
        [one] On which country do you place house markers? One costs no card, each further one a foreign card; you have { $left } markers.
       *[other] On which country do you place house markers? { $free } cost no card, each further one a foreign card; you have { $left } markers.
    }
sigismundus-ask-action =
    { $clients ->
        [one] Where do you send your last client?
       *[other] Where do you send a client? You have { $clients }.
    }
sigismundus-ask-extra_votes =
    { $votes ->
        [one] Do you discard internal cards for a vote each? You have one vote. Say “done” at the end.
       *[other] Do you discard internal cards for a vote each? You have { $votes } votes. Say “done” at the end.
    }
sigismundus-ask-offer_ducats = Bribery: how many of your { $ducats } ducats do you offer for votes? Everybody offers in secret; you have { $votes } votes.
sigismundus-ask-offer_votes = Bribery: how many of your { $votes } votes do you offer for sale? What you offer goes all to one buyer, or is lost if no buyer is left.
sigismundus-ask-seller_first = { SEAT($seats) } offer equally many votes. Who deals first?
sigismundus-ask-choose_buyer =
    { $votes ->
        [one] Whose ducats do you take for your vote?
       *[other] Whose ducats do you take for your { $votes } votes?
    }
sigismundus-ask-bid_office =
    { $most ->
        [one] Vote on an office: { ITEM($office) }. Do you bid your vote? All bids are lost.
       *[other] Vote on an office: { ITEM($office) }. How many of your { $most } votes do you bid? All bids are lost.
    }
sigismundus-ask-tie_office = { SEAT($seats) } are tied for this office: { ITEM($office) }. Who gets it?
sigismundus-ask-bid_host = The king calls the Noble Host: which units do you send? They are away for the next round. Say “done” at the end.
sigismundus-ask-bid_tax = The king wants a tax: how many of your { $ducats } ducats do you pay? They are lost.
sigismundus-ask-bid_support = The king wants support in the Sejm: how many of your { $votes } votes do you give? They are lost.
sigismundus-ask-tie_royal =
    { $bid ->
        [0] { SEAT($seats) } have given nothing. In which order do they stand on the royal track? The last one follows of itself.
       *[other] { SEAT($seats) } have given equally much: { $bid }. In which order do they stand on the royal track? The last one follows of itself.
    }
sigismundus-ask-thumb =
    { $votes ->
        [0] Act of law: { ITEM($act) }. For or against? You have no votes left.
        [one] Act of law: { ITEM($act) }. For or against? Your last vote counts.
       *[other] Act of law: { ITEM($act) }. For or against? Your { $votes } remaining votes count.
    }
sigismundus-ask-tie_act = The votes are tied, and you decide as the King's Representative. Does the act pass: { ITEM($act) }?
sigismundus-ask-keep_office = Incompatibilitas: which of your { ITEM($office_kind) } offices do you keep?
sigismundus-ask-seal = { SEAT($seats) } are tied here: { ITEM($country) }. Who gets the seal?
sigismundus-ask-upkeep =
    { $cost ->
        [one] Your army costs 1 ducat, you have { $ducats }. Which units do you disband? “Done” keeps the rest.
       *[other] Your army costs { $cost } ducats, you have { $ducats }. Which units do you disband? “Done” keeps the rest.
    }

## Letters

sigismundus-group-figure = Figures
sigismundus-group-office = Offices
sigismundus-letter-pass = pass
sigismundus-letter-done = done
sigismundus-letter-court = church court
    .full = church court: take a random policy card from the hand of another player
sigismundus-letter-first = to the first space
sigismundus-letter-last = to the last space
sigismundus-letter-for = for
sigismundus-letter-against = against
sigismundus-letter-deck = { ITEM($deck) }
    .full = { ITEM($deck) }: { ITEM($deck, form: "text") }
sigismundus-letter-card = { ITEM($card) }
    .full = { ITEM($card) }. { ITEM($card, form: "text") }
sigismundus-letter-unit = { ITEM($arm) }
    .full = { ITEM($arm) }, power { ITEM($arm, form: "power") }
sigismundus-letter-grey = { ITEM($arm) } of the Noble Host
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

## Events

sigismundus-event-said =
    { CODE($word) ->
        [for]
            { ME($seat) ->
                [yes] You vote for.
               *[no] { SEAT($seat) } votes for.
            }
        [against]
            { ME($seat) ->
                [yes] You vote against.
               *[no] { SEAT($seat) } votes against.
            }
        [pass]
            { ME($seat) ->
                [yes] You pass.
               *[no] { SEAT($seat) } passes.
            }
       *[other] {""}
    }
sigismundus-event-first_player =
    { ME($seat) ->
        [yes] You have the first player's marker.
       *[no] { SEAT($seat) } has the first player's marker.
    }
sigismundus-event-sejm_called =
    { ME($seat) ->
        [yes] Sejm { ITEM($act, form: "short") } is called: { ITEM($act, form: "place") }. Act: { ITEM($act) }. Royal demand: { ITEM($demand) }. New figures: { ITEM($figures) }. You are the first player.
       *[no] Sejm { ITEM($act, form: "short") } is called: { ITEM($act, form: "place") }. Act: { ITEM($act) }. Royal demand: { ITEM($demand) }. New figures: { ITEM($figures) }. First player: { SEAT($seat) }.
    }
sigismundus-event-income =
    { ME($seat) ->
        [yes]
            { COUNT($office) ->
                [0] Income: you get { $ducats } ducats.
               *[other] Income as { ITEM($office) }: you get { $ducats } ducats.
            }
       *[no]
            { COUNT($office) ->
                [0] Income: { SEAT($seat) } gets { $ducats } ducats.
               *[other] Income as { ITEM($office) }: { SEAT($seat) } gets { $ducats } ducats.
            }
    }
    .brief = → { $ducats } ducats
sigismundus-event-renewed = The discards become a new deck: { ITEM($deck) }.
sigismundus-event-drew =
    { ME($seat) ->
        [yes] You draw a card: { ITEM($card) } ({ ITEM($deck) }).
       *[no] { SEAT($seat) } draws a card: { ITEM($deck) }.
    }
sigismundus-event-played =
    { ME($seat) ->
        [yes] You play a card: { ITEM($card) }.
       *[no] { SEAT($seat) } plays a card: { ITEM($card) }.
    }
sigismundus-event-discarded =
    { ME($seat) ->
        [yes] You discard: { ITEM($cards) }.
       *[no] { SEAT($seat) } discards: { ITEM($cards) }.
    }
sigismundus-event-client_taken =
    { ME($seat) ->
        [yes] You have one client more this round: { $clients }.
       *[no] { SEAT($seat) } has one client more this round: { $clients }.
    }
    .brief = → { $clients } clients
sigismundus-event-church_founded =
    { ME($seat) ->
        [yes] You found a church: { $points } points, and nobody attacks you this round.
       *[no] { SEAT($seat) } founds a church: { $points } points, and no attacks this round.
    }
    .brief = → { $points } points
sigismundus-event-rafted =
    { ME($seat) ->
        [yes] The rafts bring you { $ducats } ducats.
       *[no] The rafts bring { SEAT($seat) } { $ducats } ducats.
    }
    .brief = → { $ducats } ducats
sigismundus-event-country_closed = A secret pact: nobody adds markers here this round: { ITEM($country) }.
sigismundus-event-judged =
    { ME($seat) ->
        [yes] The church court brings you a card of { SEAT($target) }: { ITEM($card) }.
       *[no]
            { ME($target) ->
                [yes] { SEAT($seat) } summons you before the church court and takes a card: { ITEM($card) }.
               *[no] { SEAT($seat) } summons { SEAT($target) } before the church court and takes a card: { ITEM($deck) }.
            }
    }
sigismundus-event-office_gained =
    { ME($seat) ->
        [yes] You hold an office: { ITEM($office) }.
       *[no] { SEAT($seat) } holds an office: { ITEM($office) }.
    }
sigismundus-event-office_lost =
    { ME($seat) ->
        [yes] You lose an office: { ITEM($office) }.
       *[no] { SEAT($seat) } loses an office: { ITEM($office) }.
    }
sigismundus-event-unit_taken =
    { ME($seat) ->
        [yes] You get { ITEM($arm, form: "acc") }.
       *[no] { SEAT($seat) } gets { ITEM($arm, form: "acc") }.
    }
    .brief = → { ITEM($arm) }
sigismundus-event-attack =
    { ME($seat) ->
        [yes] { ITEM($card) }: you attack { SEAT($target) }.
       *[no]
            { ME($target) ->
                [yes] { ITEM($card) }: { SEAT($seat) } attacks you.
               *[no] { ITEM($card) }: { SEAT($seat) } attacks { SEAT($target) }.
            }
    }
sigismundus-event-struck =
    { ME($seat) ->
        [yes]
            { $wounds ->
                [0] You strike ({ ITEM($arm) }): you roll { $roll }, together { $total }, no wound.
                [one] You strike ({ ITEM($arm) }): you roll { $roll }, together { $total }, one wound.
               *[other] You strike ({ ITEM($arm) }): you roll { $roll }, together { $total }, { $wounds } wounds.
            }
       *[no]
            { $wounds ->
                [0] { SEAT($seat) } strikes ({ ITEM($arm) }): { $roll } rolled, together { $total }, no wound.
                [one] { SEAT($seat) } strikes ({ ITEM($arm) }): { $roll } rolled, together { $total }, one wound.
               *[other] { SEAT($seat) } strikes ({ ITEM($arm) }): { $roll } rolled, together { $total }, { $wounds } wounds.
            }
    }
sigismundus-event-wound_ignored =
    { ME($seat) ->
        [yes] Pretwicz saves you from the first wound.
       *[no] Pretwicz saves { SEAT($seat) } from the first wound.
    }
sigismundus-event-lost =
    { ME($seat) ->
        [yes]
            { COUNT($cards) ->
                [0] You lose: { ITEM($units) }.
               *[other]
                    { COUNT($units) ->
                        [0] You give up cards: { ITEM($cards) }.
                       *[other] You lose: { ITEM($units) }; and cards: { ITEM($cards) }.
                    }
            }
       *[no]
            { COUNT($cards) ->
                [0] { SEAT($seat) } loses: { ITEM($units) }.
               *[other]
                    { COUNT($units) ->
                        [0] { SEAT($seat) } gives up cards: { ITEM($cards) }.
                       *[other] { SEAT($seat) } loses: { ITEM($units) }; and cards: { ITEM($cards) }.
                    }
            }
    }
sigismundus-event-combat_over =
    { $won ->
        [true]
            { ME($seat) ->
                [yes] You win, with power { $power } against { $against }.
               *[no] { SEAT($seat) } wins, with power { $power } against { $against }.
            }
       *[other]
            { ME($target) ->
                [yes] You beat off the attack: power { $power } against your { $against } is not enough.
               *[no] { SEAT($target) } beats off the attack: power { $power } against { $against } is not enough.
            }
    }
sigismundus-event-abducted =
    { ME($seat) ->
        [yes] You carry off { ITEM($figure, form: "acc") } from { SEAT($target) }, with { $ducats } ducats.
       *[no]
            { ME($target) ->
                [yes] { SEAT($seat) } carries off { ITEM($figure, form: "acc") } from you, with { $ducats } ducats.
               *[no] { SEAT($seat) } carries off { ITEM($figure, form: "acc") } from { SEAT($target) }, with { $ducats } ducats.
            }
    }
sigismundus-event-sacked =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] You sack { SEAT($target) } and take a ducat.
               *[other] You sack { SEAT($target) } and take { $ducats } ducats.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] { SEAT($seat) } sacks you and takes a ducat.
                       *[other] { SEAT($seat) } sacks you and takes { $ducats } ducats.
                    }
               *[no]
                    { $ducats ->
                        [one] { SEAT($seat) } sacks { SEAT($target) } and takes a ducat.
                       *[other] { SEAT($seat) } sacks { SEAT($target) } and takes { $ducats } ducats.
                    }
            }
    }
sigismundus-event-foray =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Your foray takes a point from { SEAT($target) }.
               *[other] Your foray takes { $points } points from { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $points ->
                        [one] The foray of { SEAT($seat) } takes a point from you.
                       *[other] The foray of { SEAT($seat) } takes { $points } points from you.
                    }
               *[no]
                    { $points ->
                        [one] The foray of { SEAT($seat) } takes a point from { SEAT($target) }.
                       *[other] The foray of { SEAT($seat) } takes { $points } points from { SEAT($target) }.
                    }
            }
    }
sigismundus-event-crowned = Crowned, to be scored this round: { ITEM($country) }.
sigismundus-event-country_moved = Foreign policy: { ITEM($country) } to space { $space }.
    .brief = → space { $space }
sigismundus-event-markers =
    { ME($seat) ->
        [yes]
            { $markers ->
                [one] You place a house marker: { ITEM($country) }.
               *[other] You place { $markers } house markers: { ITEM($country) }.
            }
       *[no]
            { $markers ->
                [one] { SEAT($seat) } places a house marker: { ITEM($country) }.
               *[other] { SEAT($seat) } places { $markers } house markers: { ITEM($country) }.
            }
    }
    .brief =
        { $markers ->
            [one] → a marker
           *[other] → { $markers } markers
        }
sigismundus-event-client_placed =
    { ME($seat) ->
        [yes]
            { $cost ->
                [0] You send a client: { ITEM($field) }.
                [one] You send a client: { ITEM($field) }, for a ducat.
               *[other] You send a client: { ITEM($field) }, for { $cost } ducats.
            }
       *[no]
            { $cost ->
                [0] { SEAT($seat) } sends a client: { ITEM($field) }.
                [one] { SEAT($seat) } sends a client: { ITEM($field) }, for a ducat.
               *[other] { SEAT($seat) } sends a client: { ITEM($field) }, for { $cost } ducats.
            }
    }
    .brief =
        { $cost ->
            [0] {""}
            [one] for a ducat
           *[other] for { $cost } ducats
        }
sigismundus-event-clients_idle =
    { ME($seat) ->
        [yes]
            { $clients ->
                [one] You can pay for no field; your last client stays at home.
               *[other] You can pay for no field; your { $clients } clients stay at home.
            }
       *[no] { SEAT($seat) } can pay for no field; the other clients stay at home.
    }
sigismundus-event-figure_taken =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [0] { ITEM($figure) } comes under your care, without ducats.
                [one] { ITEM($figure) } comes under your care, with one ducat.
               *[other] { ITEM($figure) } comes under your care, with { $ducats } ducats.
            }
       *[no]
            { $ducats ->
                [0] { ITEM($figure) } comes under the care of { SEAT($seat) }, without ducats.
                [one] { ITEM($figure) } comes under the care of { SEAT($seat) }, with one ducat.
               *[other] { ITEM($figure) } comes under the care of { SEAT($seat) }, with { $ducats } ducats.
            }
    }
sigismundus-event-figure_bribed =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] For a ducat you win { ITEM($figure, form: "acc") } over from { SEAT($target) }.
               *[other] For { $ducats } ducats you win { ITEM($figure, form: "acc") } over from { SEAT($target) }.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] For a ducat { SEAT($seat) } wins { ITEM($figure, form: "acc") } over from you.
                       *[other] For { $ducats } ducats { SEAT($seat) } wins { ITEM($figure, form: "acc") } over from you.
                    }
               *[no]
                    { $ducats ->
                        [one] For a ducat { SEAT($seat) } wins { ITEM($figure, form: "acc") } over from { SEAT($target) }.
                       *[other] For { $ducats } ducats { SEAT($seat) } wins { ITEM($figure, form: "acc") } over from { SEAT($target) }.
                    }
            }
    }
    .brief =
        { $ducats ->
            [one] – now with { SEAT($target) }, for a ducat
           *[other] – now with { SEAT($target) }, for { $ducats } ducats
        }
sigismundus-event-vacancy =
    { ME($seat) ->
        [yes] Your marker calls a vote on this office: { ITEM($office) }.
       *[no] The marker of { SEAT($seat) } calls a vote on this office: { ITEM($office) }.
    }
sigismundus-event-earned =
    { ME($seat) ->
        [yes] You get { $ducats } ducats.
       *[no] { SEAT($seat) } gets { $ducats } ducats.
    }
    .brief = → { $ducats } ducats
sigismundus-event-advanced =
    { ME($seat) ->
        [yes]
            { $spaces ->
                [one] You move up one space: { ITEM($track) }, space { $space }.
               *[other] You move up { $spaces } spaces: { ITEM($track) }, space { $space }.
            }
       *[no]
            { $spaces ->
                [one] { SEAT($seat) } moves up one space: { ITEM($track) }, space { $space }.
               *[other] { SEAT($seat) } moves up { $spaces } spaces: { ITEM($track) }, space { $space }.
            }
    }
    .brief = → { ITEM($track) }, space { $space }
sigismundus-event-votes =
    { ME($seat) ->
        [yes]
            { $votes ->
                [0] You get no votes.
                [one] You get one vote.
               *[other] You get { $votes } votes.
            }
       *[no]
            { $votes ->
                [0] { SEAT($seat) } gets no votes.
                [one] { SEAT($seat) } gets one vote.
               *[other] { SEAT($seat) } gets { $votes } votes.
            }
    }
sigismundus-event-extra_votes =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] You discard { ITEM($cards) } for one vote more.
               *[other] You discard { ITEM($cards) } for { $votes } votes more.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } discards { ITEM($cards) } for one vote more.
               *[other] { SEAT($seat) } discards { ITEM($cards) } for { $votes } votes more.
            }
    }
    .brief =
        { $votes ->
            [one] → one vote more
           *[other] → { $votes } votes more
        }
sigismundus-event-ducats_offered =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] You offer a ducat for votes.
               *[other] You offer { $ducats } ducats for votes.
            }
       *[no]
            { $ducats ->
                [one] { SEAT($seat) } offers a ducat for votes.
               *[other] { SEAT($seat) } offers { $ducats } ducats for votes.
            }
    }
sigismundus-event-votes_offered =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] You offer one vote.
               *[other] You offer { $votes } votes.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } offers one vote.
               *[other] { SEAT($seat) } offers { $votes } votes.
            }
    }
sigismundus-event-votes_lost =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] No buyer is left; you lose the vote you offered.
               *[other] No buyer is left; you lose the { $votes } votes you offered.
            }
       *[no]
            { $votes ->
                [one] No buyer is left; { SEAT($seat) } loses the vote on offer.
               *[other] No buyer is left; { SEAT($seat) } loses the { $votes } votes on offer.
            }
    }
sigismundus-event-sold =
    { ME($seat) ->
        [yes]
            { $ducats ->
                [one] You sell votes to { SEAT($target) }: { $votes } for a ducat.
               *[other] You sell votes to { SEAT($target) }: { $votes } for { $ducats } ducats.
            }
       *[no]
            { ME($target) ->
                [yes]
                    { $ducats ->
                        [one] { SEAT($seat) } sells you votes: { $votes } for a ducat.
                       *[other] { SEAT($seat) } sells you votes: { $votes } for { $ducats } ducats.
                    }
               *[no]
                    { $ducats ->
                        [one] { SEAT($seat) } sells votes to { SEAT($target) }: { $votes } for a ducat.
                       *[other] { SEAT($seat) } sells votes to { SEAT($target) }: { $votes } for { $ducats } ducats.
                    }
            }
    }
    .brief =
        { $ducats ->
            [one] → a ducat
           *[other] → { $ducats } ducats
        }
sigismundus-event-office_bid =
    { ME($seat) ->
        [yes]
            { $votes ->
                [one] You bid one vote: { ITEM($office) }.
               *[other] You bid { $votes } votes: { ITEM($office) }.
            }
       *[no]
            { $votes ->
                [one] { SEAT($seat) } bids one vote: { ITEM($office) }.
               *[other] { SEAT($seat) } bids { $votes } votes: { ITEM($office) }.
            }
    }
sigismundus-event-demand_bid =
    { $demand ->
        [tax]
            { ME($seat) ->
                [yes]
                    { $given ->
                        [one] You pay the king a ducat.
                       *[other] You pay the king { $given } ducats.
                    }
               *[no]
                    { $given ->
                        [one] { SEAT($seat) } pays the king a ducat.
                       *[other] { SEAT($seat) } pays the king { $given } ducats.
                    }
            }
        [support]
            { ME($seat) ->
                [yes]
                    { $given ->
                        [one] You give the king a vote.
                       *[other] You give the king { $given } votes.
                    }
               *[no]
                    { $given ->
                        [one] { SEAT($seat) } gives the king a vote.
                       *[other] { SEAT($seat) } gives the king { $given } votes.
                    }
            }
       *[host]
            { ME($seat) ->
                [yes] You send power { $given } to the Noble Host.
               *[no] { SEAT($seat) } sends power { $given } to the Noble Host.
            }
    }
sigismundus-event-royal_track = Royal support, from the first space: { SEAT($seats) }.
sigismundus-event-tie =
    { ME($seat) ->
        [yes] A tie: you decide, as the King's Representative.
       *[no] A tie: { SEAT($seat) } decides, as the King's Representative.
    }
sigismundus-event-act_votes = { ITEM($act) }: votes for { $up }, against { $against }.
sigismundus-event-act_decided =
    { $passed ->
        [true] The act is passed: { ITEM($act) }. { ITEM($act, form: "text") }
       *[other] The act is rejected: { ITEM($act) }.
    }
sigismundus-event-prestige =
    { $points ->
        [0] {""}
        [one]
            { ME($seat) ->
                [yes] Your offices bring you a point.
               *[no] Offices bring { SEAT($seat) } a point.
            }
       *[other]
            { ME($seat) ->
                [yes] Your offices bring you { $points } points.
               *[no] Offices bring { SEAT($seat) } { $points } points.
            }
    }
sigismundus-event-country_scored =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] { ITEM($country) }: you score a point.
               *[other] { ITEM($country) }: you score { $points } points.
            }
       *[no]
            { $points ->
                [one] { ITEM($country) }: { SEAT($seat) } scores a point.
               *[other] { ITEM($country) }: { SEAT($seat) } scores { $points } points.
            }
    }
sigismundus-event-country_empty = Crowned, but nobody has markers there: { ITEM($country) }.
sigismundus-event-seal =
    { ME($seat) ->
        [yes] You have the seal of { ITEM($country, form: "gen") }.
       *[no] { SEAT($seat) } has the seal of { ITEM($country, form: "gen") }.
    }
sigismundus-event-upkeep =
    { ME($seat) ->
        [yes]
            { COUNT($units) ->
                [0]
                    { $ducats ->
                        [0] Your army costs nothing.
                        [one] You pay a ducat for your army.
                       *[other] You pay { $ducats } ducats for your army.
                    }
               *[other]
                    { $ducats ->
                        [0] Your army costs nothing. You disband: { ITEM($units) }.
                        [one] You pay a ducat for your army. You disband: { ITEM($units) }.
                       *[other] You pay { $ducats } ducats for your army. You disband: { ITEM($units) }.
                    }
            }
       *[no]
            { COUNT($units) ->
                [0]
                    { $ducats ->
                        [0] The army of { SEAT($seat) } costs nothing.
                        [one] { SEAT($seat) } pays a ducat for the army.
                       *[other] { SEAT($seat) } pays { $ducats } ducats for the army.
                    }
               *[other]
                    { $ducats ->
                        [0] The army of { SEAT($seat) } costs nothing. Disbanded: { ITEM($units) }.
                        [one] { SEAT($seat) } pays a ducat for the army. Disbanded: { ITEM($units) }.
                       *[other] { SEAT($seat) } pays { $ducats } ducats for the army. Disbanded: { ITEM($units) }.
                    }
            }
    }
    .brief =
        { $ducats ->
            [0] – costs nothing
            [one] – for a ducat
           *[other] – for { $ducats } ducats
        }
sigismundus-event-ribbon =
    { ME($seat) ->
        [yes]
            { $points ->
                [one] Golden ribbon of { ITEM($figure, form: "acc") }: one point for you.
               *[other] Golden ribbon of { ITEM($figure, form: "acc") }: { $points } points for you.
            }
       *[no]
            { $points ->
                [one] Golden ribbon of { ITEM($figure, form: "acc") }: one point for { SEAT($seat) }.
               *[other] Golden ribbon of { ITEM($figure, form: "acc") }: { $points } points for { SEAT($seat) }.
            }
    }

## Why not: offices, income, cards

why-sigismundus-choose_starting_office = Choose one of the starting offices that are left.
why-sigismundus-office_taken = Somebody has chosen this office already: { ITEM($office) }. Choose another one.
why-sigismundus-no_starting_office = Nobody begins with this office: { ITEM($office) }. Choose one of the list.
why-sigismundus-income_of_own_office = Only an office of your own pays you; choose one of yours.
why-sigismundus-choose_deck = Draw a card: choose one of the three decks.
why-sigismundus-deck_empty = This deck has no cards, nor discards to renew it: { ITEM($deck) }. Choose another one.
why-sigismundus-lose_own_office = Give back one of your own offices.
why-sigismundus-keep_one_office = Keep one of your { ITEM($kind) } offices.

## Why not: special actions

why-sigismundus-card_or_court = Play a card of your hand, hold the church court, or pass.
why-sigismundus-not_in_hand = You do not have this card: { ITEM($card) }. Choose one of your hand.
why-sigismundus-no_client_left = You cannot get one more client: none is left, or you have four already.
why-sigismundus-already_first = You have the first player's marker already; play another card.
why-sigismundus-foundation_cost = A church foundation costs { $cost } ducats, and you have fewer.
why-sigismundus-all_crowned = All countries are crowned already; play another card.
why-sigismundus-no_unit_left = There are no units left to enlist; play another card.
why-sigismundus-no_target = There is nobody and nothing this card could be played on: { ITEM($card) }.
why-sigismundus-nobody_there = { SEAT($seat) } does not sit at this table; choose another player.
why-sigismundus-not_yourself = This is aimed at others; choose another player.
why-sigismundus-has_physician = Struś watches over { SEAT($seat) }; choose another player.
why-sigismundus-holds_no_office = { SEAT($seat) } holds no office; choose another player.
why-sigismundus-under_protection = { SEAT($seat) } has founded a church and is not attacked this round; choose another player.
why-sigismundus-has_no_figure = { SEAT($seat) } has no figure that you could carry off; choose another player.
why-sigismundus-courts_suspended = The church courts are suspended by an act; choose something else.
why-sigismundus-no_ecclesiastical_office = The church court needs an ecclesiastical office; you have none.
why-sigismundus-nobody_to_judge = There is nobody you could summon: the others have no cards or are safe.
why-sigismundus-beyond_the_court = Łaski keeps { SEAT($seat) } safe from the church court; choose another player.
why-sigismundus-has_no_cards = { SEAT($seat) } has no cards; choose another player.
why-sigismundus-summon_a_player = Say whom you summon before the church court.
why-sigismundus-name_a_player = Say whom you play this card on: { ITEM($card) }.
why-sigismundus-name_a_country = Say which country you play this card on: { ITEM($card) }.
why-sigismundus-hussars_or_artillery = Besides the infantry you get hussars or artillery; choose one that is left.
why-sigismundus-first_or_last = Say whether the country goes to the first or to the last space; not to the one it is on.
why-sigismundus-already_crowned = This country is crowned already: { ITEM($country) }. Choose another one.
why-sigismundus-closed_by_pact = A secret pact closes this country for the round: { ITEM($country) }. Choose another one.

## Why not: combat

why-sigismundus-take_their_figure = Take one of the figures of { SEAT($seat) }.
why-sigismundus-no_such_unit = You have no more active units of this arm to lose: { ITEM($arm) }. Name losses in the order of the list.
why-sigismundus-no_such_card = This card cannot take a wound for you: { ITEM($card) }. Only military cards of your hand can, in the order of the list.
why-sigismundus-take_losses =
    { $wounds ->
        [one] Name one unit or military card that you lose.
       *[other] Name { $wounds } units or military cards that you lose.
    }

## Why not: foreign policy and actions

why-sigismundus-must_crown = Crown a country that has no crown yet.
why-sigismundus-choose_country = Choose a country.
why-sigismundus-no_free_marker = Without a card you have no marker to place; discard at least one foreign card.
why-sigismundus-no_marker_left =
    { $left ->
        [0] You have no house markers left.
        [one] You have only one house marker left; say “done”.
       *[other] You have only { $left } house markers left; say “done”.
    }
why-sigismundus-wrong_deck = This card is of another deck: { ITEM($card) }. Choose one that fits, or say “done”.
why-sigismundus-cards_then_done = Name cards of your hand in the order of the list, then say “done”.
why-sigismundus-place_a_client = Send a client to one of the fields.
why-sigismundus-field_for_five = The second Economist is there for five players only; choose another field.
why-sigismundus-surcharge =
    { $cost ->
        [one] { ITEM($field) }: this costs you a ducat, which you do not have. Choose another field.
       *[other] { ITEM($field) }: this costs you { $cost } ducats, which you do not have. Choose another field.
    }
why-sigismundus-take_a_unit = Choose a unit that is still in the bank.
why-sigismundus-choose_office = Choose a free office.
why-sigismundus-office_held = Somebody holds this office: { ITEM($office) }. Choose a free one.
why-sigismundus-office_marked = There is a marker on this office already: { ITEM($office) }. Choose another one.
why-sigismundus-already_first_space = You are on the first space then; more cards would be wasted. Say “done”.
why-sigismundus-agitation_ducats =
    { $most ->
        [0] You cannot pay for further spaces here.
        [one] You can pay one ducat here at most.
       *[other] You can pay { $most } ducats here at most.
    }
why-sigismundus-lay_own_ducats = Say how many of your own ducats you lay on the figure: at most { $most }.
why-sigismundus-choose_figure = Choose a figure, or pass.
why-sigismundus-figure_not_here = { ITEM($figure) } is not to be had now. Choose a figure that lies open, or one of another player.
why-sigismundus-own_figure = { ITEM($figure) } is under your care already. Choose another figure.
why-sigismundus-figure_too_dear =
    { $cost ->
        [one] { ITEM($figure) } would cost you a ducat, which you do not have.
       *[other] { ITEM($figure) } would cost you { $cost } ducats, which you do not have.
    }

## Why not: Sejm, scoring, upkeep

why-sigismundus-no_votes_left = All forty votes are out; say “done”.
why-sigismundus-offer_own_ducats = Offer your own ducats only: at most { $most }.
why-sigismundus-offer_own_votes = Offer your own votes only: at most { $most }.
why-sigismundus-one_of_the_tied = Choose one of those who are tied.
why-sigismundus-not_a_buyer = { SEAT($seat) } offers you no ducats; choose a buyer.
why-sigismundus-choose_a_buyer = Choose a player who still offers ducats.
why-sigismundus-bid_own_votes = Bid your own votes only: at most { $most }.
why-sigismundus-send_own_units = Name active units of yours in the order of the list, then say “done”.
why-sigismundus-pay_own_ducats = Pay your own ducats only: at most { $most }.
why-sigismundus-give_own_votes = Give your own votes only: at most { $most }.
why-sigismundus-for_or_against = Say “for” or “against”.
why-sigismundus-units_then_done = Name units that you disband, in the order of the list, then say “done”.
why-sigismundus-no_unit_to_give_up = You have no more units of this kind: { ITEM($arm) }. Choose others, or say “done”.
why-sigismundus-upkeep_too_dear =
    { $cost ->
        [one] This army costs a ducat, and you have { $ducats }. Disband more units.
       *[other] This army costs { $cost } ducats, and you have { $ducats }. Disband more units.
    }
why-sigismundus-host_first = The Noble Host is paid first: no active unit can be paid for while a grey one is disbanded. Name units in the order of the list.

## Why a position cannot be

why-sigismundus-inventory = The box does not add up: { NAME($what) } ({ ITEM($where) }). Put every piece where it may be, and not more than there are.

## The board in the terminal

sigismundus-board-before = Before the first Sejm: starting offices are chosen.
sigismundus-board-sejm = Round { $round } of { $rounds }: Sejm { ITEM($act, form: "short") }, { ITEM($act, form: "place") }
sigismundus-board-act = Act: { ITEM($act) } – { ITEM($act, form: "text") }
sigismundus-board-demand = Royal demand: { ITEM($demand) } – { ITEM($demand, form: "text") }
sigismundus-board-in-force = In force:
sigismundus-board-act-short = { ITEM($act, form: "short") } { ITEM($act) }
sigismundus-board-house = House
sigismundus-board-points = Pts
sigismundus-board-ducats = Duc.
sigismundus-board-votes = Votes
sigismundus-board-ahead = Next
sigismundus-board-clients = Cl.
sigismundus-board-army = Army
sigismundus-board-host = Host
sigismundus-board-power = Pow.
sigismundus-board-income = Inc.
sigismundus-board-upkeep = Upk.
sigismundus-board-prestige = Pr.
sigismundus-board-left = M.
sigismundus-board-first = First player: { SEAT($seat) }.
sigismundus-board-protected = Protected by a church foundation: { SEAT($seats) }.
sigismundus-board-cards = Cards
sigismundus-board-players-legend = Cards: internal/foreign/military. Next: votes at the next Sejm. I infantry, H hussars, A artillery; Host: away, with the king. Inc., Upk.: ducats. Pr.: prestige a round. M.: house markers left.
sigismundus-board-tracks = Support and votes
sigismundus-board-representative = Representative
sigismundus-board-tracks-legend = After each sign: the votes of the space (all but three numbers reconstructed).
sigismundus-board-space = №
sigismundus-board-country = Country
sigismundus-board-crown = Crown
sigismundus-board-worth = Points
sigismundus-board-markers = Markers
sigismundus-board-would-score = Now
sigismundus-board-seal = Seal
sigismundus-board-seal-gives = The seal gives
sigismundus-board-crowned = ♔ yes
sigismundus-board-pact = pact
sigismundus-board-countries-legend = Now: points if the country were scored now; it scores with a crown only. Points beyond 8/4 and the seals are reconstructed.
sigismundus-board-voted = ▸vote
sigismundus-board-offices-legend = Holder, number, office, income/prestige. ▸vote: voted on at this Sejm, (◆) with the marker of a player. The numbers are reconstructed.
sigismundus-board-figures = Figures
sigismundus-board-open-figure = open
sigismundus-board-your-figure =
    { $ducats ->
        [one] yours, 1 ducat
       *[other] yours, { $ducats } ducats
    }
sigismundus-board-laid =
    { $ducats ->
        [one] { ITEM($figure) } (1 ducat)
       *[other] { ITEM($figure) } ({ $ducats } ducats)
    }
sigismundus-board-fields = Fields:
sigismundus-board-free = empty
sigismundus-board-cost =
    { $clients ->
        [one] 1 client, { $cost } to pay
       *[other] { $clients } clients, { $cost } to pay
    }
sigismundus-board-bank = Bank: votes { $votes }, clients { $clients }, { $units }.
sigismundus-board-piles = Decks (discards):
sigismundus-board-hand = Your cards
sigismundus-board-empty-hand = You have no policy cards.
sigismundus-board-forecast =
    { $points ->
        [one] If the game ended now: 1 point.
       *[other] If the game ended now: { $points } points.
    }
sigismundus-board-track-points = track { $points }
sigismundus-board-ribbon = { ITEM($figure, form: "short") } { $points }
sigismundus-board-votes-ahead = Your votes at the next Sejm: { $votes } (royal { $royal }, senatorial { $senatorial }, parliamentary { $parliamentary }, further { $further }).
sigismundus-board-reconstructed = Reconstructed: most numbers on offices, tracks and seals, six acts, all figures and three houses; the rules are those of the book.
sigismundus-board-offered-ducats = Ducats offered:
sigismundus-board-offered-votes = Votes offered:
sigismundus-board-bids = Bids:
sigismundus-board-known = You know what is in other hands ({ SEAT($seats) }): { ITEM($cards) }.
sigismundus-board-none = –
sigismundus-hint-odds = Odds of winning the attack: { AND($chances) }.
sigismundus-hint-chance = { SEAT($seat) } { $percent } %
sigismundus-hint-upkeep =
    { $cost ->
        [one] The rest costs 1 ducat.
       *[other] The rest costs { $cost } ducats.
    }
sigismundus-hint-host = Power so far: { $power }.
sigismundus-hint-story = { ITEM($item, form: "text") } – { ITEM($item, form: "note") }

## The end

sigismundus-score-track = Track
sigismundus-score-royal = Royal space
sigismundus-score-ribbons = Golden ribbons

## Things that are counted

sigismundus-item-ducats = ducats
sigismundus-item-votes = votes
sigismundus-item-points = points
sigismundus-item-clients = clients
sigismundus-item-houses = houses
sigismundus-item-army = army
sigismundus-item-directions = order of the countries
sigismundus-item-influence = house markers on countries
sigismundus-item-seals = seals
sigismundus-item-offices = offices
sigismundus-item-vacancies = markers on offices
sigismundus-item-fields = clients on the fields
sigismundus-item-tracks = support tracks
sigismundus-item-laid = ducats on figures
sigismundus-item-first = first player
sigismundus-item-pacts = secret pacts
sigismundus-item-demand = royal demand
sigismundus-item-markers_0 = markers of the first seat
sigismundus-item-markers_1 = markers of the second seat
sigismundus-item-markers_2 = markers of the third seat
sigismundus-item-markers_3 = markers of the fourth seat
sigismundus-item-markers_4 = markers of the fifth seat

## Arms

sigismundus-item-infantry = infantry
    .acc = a unit of infantry
    .short = I
    .power = 1
sigismundus-item-hussars = hussars
    .acc = a unit of hussars
    .short = H
    .power = 2
sigismundus-item-artillery = artillery
    .acc = a unit of artillery
    .short = A
    .power = 3

## Tracks and representatives

sigismundus-item-royal = royal support
    .rep = King's Representative
    .text = Settles all ties, and crowns a country in foreign policy.
sigismundus-item-senatorial = senatorial support
    .rep = Magnates' Representative
    .text = May take one more special action, before all others.
sigismundus-item-parliamentary = parliamentary support
    .rep = Nobility's Representative
    .text = Has a fourth client in the actions.

## Decks

sigismundus-item-internal = internal policy
    .short = int.
    .text = client, first player, death of a senator, church foundation; later also votes and spaces at the feast
sigismundus-item-foreign = foreign policy
    .short = for.
    .text = rafting, mission, negotiations, secret pact; later also house markers on countries
sigismundus-item-military = military policy
    .short = mil.
    .text = enlistment and three kinds of attack; later also shields against wounds

## Kinds of offices

sigismundus-item-ecclesiastical = ecclesiastical
    .column = Ecclesiastical
sigismundus-item-ministerial = ministerial
    .column = Ministerial
sigismundus-item-land = land
    .column = Land

## Houses

sigismundus-item-firlej = Firlej
    .arms = Lewart
    .text = Begins first on the royal track, fourth on the senatorial, fourth on the parliamentary; initiative 2. House and numbers are reconstructed.
sigismundus-item-teczynski = Tęczyński
    .arms = Topór
    .text = Begins second on the royal track, fifth on the senatorial, second on the parliamentary; initiative 4. House and numbers are reconstructed.
sigismundus-item-gorka = Górka
    .arms = Łodzia
    .text = Begins third on all three tracks; initiative 5. House and numbers are reconstructed.
sigismundus-item-tarnowski = Tarnowski
    .arms = Leliwa
    .text = Begins fourth on the royal track, first on the senatorial, fifth on the parliamentary; initiative 3. The numbers are reconstructed.
sigismundus-item-zamoyski = Zamoyski
    .arms = Jelita
    .text = Begins fifth on the royal track, second on the senatorial, first on the parliamentary; initiative 1. The numbers are reconstructed.

## Countries and their seals

sigismundus-item-lithuania = Lithuania
    .seal = +1 vote
    .gen = Lithuania
    .latin = Magnus Ducatus Lithuaniae
    .text = Seal: 1 vote more in every Sejm. The seal is reconstructed.
sigismundus-item-sweden = Sweden
    .seal = keeps a gun
    .gen = Sweden
    .latin = Regnum Sueciae
    .text = Seal: 1 artillery is kept without pay. Which arm is reconstructed.
sigismundus-item-habsburg = Habsburgs
    .seal = +1 foreign
    .gen = the Habsburgs
    .latin = Imperium Habsburgensis
    .text = Seal: 1 foreign card more in each draw. The seal is reconstructed.
sigismundus-item-moscow = Muscovy
    .seal = +1 military
    .gen = Muscovy
    .latin = Moscovia
    .text = Seal: 1 military card more in each draw. The seal is reconstructed.
sigismundus-item-prussia = Ducal Prussia
    .seal = +1 ducat
    .gen = Ducal Prussia
    .latin = Ducatus Prussiae
    .text = Seal: 1 ducat more income. Country and seal are reconstructed.
sigismundus-item-turkey = Turkey
    .seal = +1 internal
    .gen = Turkey
    .latin = Imperium Ottomanicum
    .text = Seal: 1 internal card more in each draw. Country and seal are reconstructed.

## Action fields

sigismundus-item-envoy = Envoy
    .brief = 1 house marker
    .text = a house marker on a country, which moves one space to the left
sigismundus-item-patronage = Patronage
    .brief = take a figure
    .text = take an open figure and lay ducats on it, or win one from another player for a ducat more than lies on it
sigismundus-item-banners = Calling Banners
    .short = Banners
    .brief = take a unit
    .text = a unit of any arm
sigismundus-item-vacancy = Vacancy
    .brief = mark an office
    .text = a marker on a free office, which will be voted on with 2 more votes for you
sigismundus-item-feast = Nobles' Feast
    .brief = senate +1 …
    .text = up one space of senatorial support, and one for each internal card you discard
sigismundus-item-academy = Academy
    .brief = 2 policy cards
    .text = 2 policy cards, each from any deck
sigismundus-item-economist_a = Economist
    .brief = 3 ducats
    .text = 3 ducats
sigismundus-item-economist_b = second Economist
    .short = Economist II
    .brief = 3 ducats
    .text = 3 ducats; only with five players
sigismundus-item-agitation = Parliamentary Agitation
    .short = Agitation
    .brief = deputies +1 …
    .text = up one space of parliamentary support, and one for each ducat you pay

## Policy cards: internal

sigismundus-item-client = Client
    .text = 1 client more in this round.
sigismundus-item-primus = Primus inter pares
    .text = Take the first player's marker; it holds from the next phase on.
sigismundus-item-death_of_senator = Death of a senator
    .text = Another player gives back 1 office of their own choice.
sigismundus-item-church_foundation = Church foundation
    .text = Pay 3 ducats for 5 points; nobody attacks you in this round.

## Policy cards: foreign

sigismundus-item-rafting = Vistula rafting
    .text = 4 ducats.
sigismundus-item-diplomatic_mission = Diplomatic mission
    .text = Crown 1 country: it will be scored this round.
sigismundus-item-negotiations = Negotiations
    .text = Move 1 country to the first or to the last space of its track.
sigismundus-item-secret_pact = Secret pact
    .text = Until the end of the round nobody adds house markers to 1 country.

## Policy cards: military

sigismundus-item-enlistment = Enlistment
    .text = 2 units: one infantry, and one hussars or artillery.
sigismundus-item-abduction = Abduction
    .text = Attack another player; if you win, take 1 figure with its ducats.
sigismundus-item-sack = Sack
    .text = Attack another player; if you win, take half of the ducats in hand, rounded down.
sigismundus-item-foray = Foray
    .text = Attack another player; if you win, take 6 points.

## Royal demands

sigismundus-item-tax = Tax
    .brief = bid ducats
    .text = all bid ducats for royal support
sigismundus-item-support = Support in the Sejm
    .short = Support
    .brief = bid votes
    .text = all bid votes for royal support
sigismundus-item-host = Noble Host
    .short = Host
    .brief = bid units
    .text = all bid units for royal support; they are away in the next round

## Senatorial offices

sigismundus-item-archiepiscopus_gnesnensis = Archbishop of Gniezno
    .first = Archbishop
    .second = of Gniezno
    .short = Abp of Gniezno
    .gen = Archbishop of Gniezno
    .latin = archiepiscopus gnesnensis
    .text = Income 4, prestige 5, turned 1; gives the church court. Numbers reconstructed, but for the turned side.
    .note = The archbishop of Gniezno was primate of Poland and the first of all senators, and it was his right to crown the kings. After the death of Sigismund Augustus in 1572 he also came to stand in for the king until the next election. Mikołaj Dzierzgowski, Jan Przerębski and Jakub Uchański held the see under Sigismund Augustus.
sigismundus-item-marschalcus_regni = Grand Marshal of the Crown
    .first = Gr. Marshal
    .second = of the Crown
    .short = Grand Marshal
    .gen = Grand Marshal of the Crown
    .latin = marschalcus regni
    .text = Income 3, prestige 4; 1 vote more in every Sejm. Numbers and ability reconstructed.
    .note = The grand marshal was the first of the ministers. He kept order at court and wherever the king stayed, gave the floor in the Senate and bore a staff as the sign of his office. Piotr Kmita held it until his death in 1553.
sigismundus-item-castellanus_cracoviensis = Castellan of Kraków
    .first = Castellan
    .second = of Kraków
    .short = Cast. of Kraków
    .gen = Castellan of Kraków
    .latin = castellanus cracoviensis
    .text = Income 2, prestige 5; brings an infantry and keeps 1 infantry without pay. Numbers reconstructed.
    .note = Castellans ranked below palatines, but the castellan of Kraków sat above them all and was the first lay senator. Jan Amor Tarnowski, the victor of Obertyn, held the castellany until his death in 1561.
sigismundus-item-archiepiscopus_leopoliensis = Archbishop of Lwów
    .first = Archbishop
    .second = of Lwów
    .short = Abp of Lwów
    .gen = Archbishop of Lwów
    .latin = archiepiscopus leopoliensis
    .text = Income 2, prestige 4, turned 1; gives the church court. Numbers reconstructed, but for the turned side.
    .note = In the Senate the archbishop of Lwów came second, right after the primate. His see had been moved from Halicz to Lwów early in the fifteenth century. In the same city lived Orthodox and Armenian Christians with clergy of their own.
sigismundus-item-cancellarius_regni = Grand Chancellor of the Crown
    .first = Chancellor
    .second = of the Crown
    .short = Grand Chancellor
    .gen = Grand Chancellor of the Crown
    .latin = cancellarius regni
    .text = Income 3, prestige 4; 1 policy card more in each draw, from any deck. Numbers and ability reconstructed.
    .note = The chancellor kept the great seal, and without a seal no royal letter was valid. His chancery wrote to foreign courts and spoke for the king in the Sejm. Jan Ocieski was chancellor from 1552, Walenty Dembiński from 1564.
sigismundus-item-palatinus_cracoviensis = Palatine of Kraków
    .first = Palatine
    .second = of Kraków
    .short = Pal. of Kraków
    .gen = Palatine of Kraków
    .latin = palatinus cracoviensis
    .text = Income 5, turned 3, prestige 4; brings a hussars and keeps 1 hussars without pay. Numbers and arm reconstructed.
    .note = A palatine led the nobles of his land to war and watched over prices, weights and measures in the towns. Piotr Kmita was both palatine of Kraków and grand marshal; such joining of offices was what the nobility fought with its call for incompatibilitas.
sigismundus-item-episcopus_cracoviensis = Bishop of Kraków
    .first = Bishop
    .second = of Kraków
    .short = Bp of Kraków
    .gen = Bishop of Kraków
    .latin = episcopus cracoviensis
    .text = Income 4, prestige 3, turned 1; gives the church court. Numbers reconstructed, but for the turned side.
    .note = Kraków was the richest bishopric of Poland. Since Zbigniew Oleśnicki had bought the duchy of Siewierz in 1443, its bishops ruled there as dukes. Samuel Maciejowski, Andrzej Zebrzydowski and Filip Padniewski held it under Sigismund Augustus.
sigismundus-item-vicecancellarius_regni = Vice-Chancellor of the Crown
    .first = Vice-Chanc.
    .second = of the Crown
    .short = Vice-Chancellor
    .gen = Vice-Chancellor of the Crown
    .latin = vicecancellarius regni
    .text = Income 2, prestige 3; places 1 marker without a card in foreign policy. Numbers and ability reconstructed.
    .note = The vice-chancellor kept the lesser seal and could do almost all that the chancellor did; one of the two was as a rule a cleric. Piotr Myszkowski, vice-chancellor in the 1560s, was a patron of Jan Kochanowski, who dedicated his Psalter to him.
sigismundus-item-palatinus_posnaniensis = Palatine of Poznań
    .first = Palatine
    .second = of Poznań
    .short = Pal. of Poznań
    .gen = Palatine of Poznań
    .latin = palatinus posnaniensis
    .text = Income 4, turned 2, prestige 3; brings a hussars and keeps 1 hussars without pay. Numbers and arm reconstructed.
    .note = The palatine of Poznań was the first in Greater Poland. From 1565 it was Łukasz Górka, a Lutheran like his whole house and one of the richest men of the country, who worked hard for free shipping on the Warta.
sigismundus-item-episcopus_cuiaviensis = Bishop of Kujawy
    .first = Bishop
    .second = of Kujawy
    .short = Bp of Kujawy
    .gen = Bishop of Kujawy
    .latin = episcopus cuiaviensis
    .text = Income 3, prestige 2, turned 1; gives the church court. Numbers reconstructed, but for the turned side.
    .note = The bishops of Kujawy resided in Włocławek, and their diocese reached down the Vistula as far as Gdańsk. They took the place of the primate when he was absent. Stanisław Karnkowski, bishop from 1567, later became primate himself.
sigismundus-item-thesaurarius_regni = Grand Treasurer of the Crown
    .first = Treasurer
    .second = of the Crown
    .short = Grand Treasurer
    .gen = Grand Treasurer of the Crown
    .latin = thesaurarius regni
    .text = Income 4, prestige 2; 1 ducat more income, whichever office pays. Numbers and ability reconstructed.
    .note = The treasurer guarded the treasury and the regalia of the realm and oversaw the mint. He gave account of taxes to the Sejm. Walenty Dembiński was treasurer from 1561, in the years when the return of Crown estates began.
sigismundus-item-palatinus_sandomirensis = Palatine of Sandomierz
    .first = Palatine
    .second = of Sandomierz
    .short = Pal. of Sandomierz
    .gen = Palatine of Sandomierz
    .latin = palatinus sandomirensis
    .text = Income 3, turned 1, prestige 2; brings a hussars and keeps 1 hussars without pay. Numbers and arm reconstructed.
    .note = Sandomierz was after Kraków the second palatinate of Lesser Poland. Jan Tęczyński held it until 1553; at the time of the Union of Lublin it was Piotr Zborowski, of a family that stood up for the Protestants.
sigismundus-item-episcopus_posnaniensis = Bishop of Poznań
    .first = Bishop
    .second = of Poznań
    .short = Bp of Poznań
    .gen = Bishop of Poznań
    .latin = episcopus posnaniensis
    .text = Income 2, prestige 2, turned 1; gives the church court. Numbers reconstructed, but for the turned side.
    .note = Poznań had the oldest bishop of Poland, since 968. To his diocese also belonged Warsaw, far away in Mazovia. Adam Konarski, whom the king often used as an envoy, was bishop from 1562.
sigismundus-item-marschalcus_curiae = Court Marshal of the Crown
    .first = Ct. Marshal
    .second = of the Crown
    .short = Court Marshal
    .gen = Court Marshal of the Crown
    .latin = marschalcus curiae
    .text = Income 2, prestige 2; once a round the first surcharge is 1 ducat less. Numbers and ability reconstructed.
    .note = The court marshal stood in for the grand marshal and, like him, bore a staff. He looked after the king's household and its ceremonies.
sigismundus-item-castellanus_posnaniensis = Castellan of Poznań
    .first = Castellan
    .second = of Poznań
    .short = Cast. of Poznań
    .gen = Castellan of Poznań
    .latin = castellanus posnaniensis
    .text = Income 2, prestige 1; brings an infantry and keeps 1 infantry without pay. Numbers reconstructed.
    .note = Castellans helped the palatine to lead the nobles of their land to war. Among the ordinary castellans the one of Poznań sat foremost. Andrzej Górka held the office until 1551 and was general starost of Greater Poland as well.

## Sejms and their acts

sigismundus-item-confirmation = Confirmation of rights
    .brief = Nobility’s Rep.: +2 votes
    .short = I
    .place = Piotrków, 31 October 1548
    .text = The Nobility's Representative gets 2 more votes in every Sejm. The act is reconstructed.
    .note = The first Sejm of the reign sat at Piotrków until 12 December 1548. The king had secretly married Barbara Radziwiłł, without asking the Senate; deputies begged him on their knees to give her up, and he refused.
sigismundus-item-heresy_edict = Edict against heresy
    .brief = +1 vote a church office
    .short = II
    .place = Piotrków, 15 May 1550
    .text = Each ecclesiastical office gives its holder 1 vote more in every Sejm. The act is reconstructed.
    .note = The Sejm of 1550 quarrelled until the end of July about the execution of the laws and about offices that must not be joined. In December the king had Barbara crowned and issued an edict against heretics, as the bishops wished; it was hardly ever enforced.
sigismundus-item-church_courts = Suspension of church courts
    .brief = no church court any more
    .short = III
    .place = Piotrków, 2 February 1552
    .text = From now on there is no church court. The act is reconstructed.
    .note = Many deputies of 1552 were Protestants, and they chose Rafał Leszczyński as their marshal. They would not let bishops judge nobles for heresy, and for a year the sentences of church courts were not carried out. The Sejm also dealt with the marriage of the priest Stanisław Orzechowski.
sigismundus-item-national_church = National church
    .brief = church offices turn: prestige 1
    .short = IV
    .place = Piotrków, 22 September 1555
    .text = Ecclesiastical offices are turned: each has 1 point of prestige.
    .note = At Piotrków the deputies of 1555 asked for a national council and for freedom of worship. In the next year an envoy carried to Rome the king's request for mass in Polish, communion in both kinds and married priests; Pope Paul IV refused. The printed date is September, but the Sejm sat from April to June.
sigismundus-item-incompatibilitas = Incompatibilitas
    .brief = one office of each kind
    .short = V
    .place = Piotrków, 30 November 1562
    .text = Nobody holds more than 1 office of each kind. The exact limit is reconstructed.
    .note = At this Sejm the king joined the movement of the middle nobility, and he and his court put on grey country dress as a sign. Crown estates given away since 1504 were to be returned, and a quarter of their income was to pay a standing army.
sigismundus-item-execution = Execution of Crown estates
    .brief = palatines turn: less income
    .short = VI
    .place = Warsaw, 22 November 1563
    .text = Palatines are turned: their income is lower. That this act does it is reconstructed.
    .note = The Sejm went on with the return of Crown estates and joined the duchies of Oświęcim and Zator to the palatinate of Kraków. With Lithuanian envoys under Mikołaj Radziwiłł the Black it discussed a union, and in March 1564 the king ceded his hereditary rights to Lithuania to the Crown.
sigismundus-item-trent = Acceptance of the Tridentine decrees
    .brief = church offices: prestige +1
    .short = VII
    .place = Parczew, 24 June 1564
    .text = Each ecclesiastical office has 1 point of prestige more, whatever side shows. The act is reconstructed.
    .note = On 7 August 1564 the papal nuncio Giovanni Francesco Commendone handed the king the decrees of the Council of Trent, and he accepted them. An edict of the same day banished foreign heretics; it met with resistance and was little heeded.
sigismundus-item-union = Union of Lublin
    .brief = Lithuania counts twice
    .short = VIII
    .place = Lublin, 10 January 1569
    .text = Lithuania counts twice its track values. The effect is reconstructed.
    .note = The Sejm of Lublin sat from January to August 1569. When the Lithuanian lords left, the king joined Podlasie, Volhynia and the lands of Kiev to the Crown. On 1 July both nations swore to one Commonwealth, with a common king and a common Sejm.

## Figures with a golden ribbon

sigismundus-item-kochanowski = Jan Kochanowski
    .brief = 2 a figure
    .acc = Jan Kochanowski
    .short = Kochanowski
    .text = Golden ribbon: 2 points for each figure of yours, himself included. Reconstructed.
    .note = The greatest Polish poet of the age studied in Kraków, Königsberg and Padua and became a secretary of Sigismund Augustus. In the 1560s he wrote the “Satyr” and “Chess”; his “Laments” for his daughter came out in 1580.
sigismundus-item-rej = Mikołaj Rej
    .brief = deputies 6·4·2
    .acc = Mikołaj Rej
    .short = Rej
    .text = Golden ribbon: 6, 4 or 2 points for the first three spaces of parliamentary support. Reconstructed.
    .note = Rej of Nagłowice, a Calvinist country squire, sat in many Sejms and wrote in Polish, to show that Poles had a tongue of their own. His “Mirror” of 1568 describes the life of an honest man.
sigismundus-item-gornicki = Łukasz Górnicki
    .brief = royal 6·4·2
    .acc = Łukasz Górnicki
    .short = Górnicki
    .text = Golden ribbon: 6, 4 or 2 points for the first three spaces of royal support. Reconstructed.
    .note = Górnicki was a royal secretary and keeper of the king's library. His “Polish Courtier” of 1566 moves Castiglione's famous dialogue from Urbino to a villa near Kraków.
sigismundus-item-orzechowski = Stanisław Orzechowski
    .brief = senate 6·4·2
    .acc = Stanisław Orzechowski
    .short = Orzechowski
    .text = Golden ribbon: 6, 4 or 2 points for the first three spaces of senatorial support. Reconstructed.
    .note = A canon of Przemyśl and a brilliant pamphleteer, Orzechowski married in 1551 though he was a priest, and his case stirred several Sejms. Later he became a fierce defender of Rome.
sigismundus-item-modrzewski = Andrzej Frycz Modrzewski
    .brief = 2 an act, ≤ 8
    .acc = Andrzej Frycz Modrzewski
    .short = Modrzewski
    .text = Golden ribbon: 2 points for each act in force, at most 8. Reconstructed.
    .note = His “On the Improvement of the Commonwealth”, printed in 1551 and whole in Basel in 1554, was known across Europe. He demanded equal punishment for noble and peasant who kill a man.
sigismundus-item-kromer = Marcin Kromer
    .brief = 3 a seal
    .acc = Marcin Kromer
    .short = Kromer
    .text = Golden ribbon: 3 points for each seal of yours. Reconstructed.
    .note = A burgher's son from Biecz, Kromer rose to be a royal secretary, historian of Poland and the king's envoy at the court of Emperor Ferdinand. He died as bishop of Warmia in 1589.
sigismundus-item-hozjusz = Stanisław Hozjusz
    .brief = 3 a bishopric
    .acc = Stanisław Hozjusz
    .short = Hozjusz
    .text = Golden ribbon: 3 points for each ecclesiastical office of yours. Reconstructed.
    .note = Hosius, bishop of Warmia from 1551 and cardinal from 1561, was one of the papal legates who presided over the Council of Trent. He brought the Jesuits to Braniewo, their first house in the country.
sigismundus-item-przyluski = Jakub Przyłuski
    .brief = 3 a ministry
    .acc = Jakub Przyłuski
    .short = Przyłuski
    .text = Golden ribbon: 3 points for each ministerial office of yours. Reconstructed.
    .note = A lawyer and poet at the court of Piotr Kmita, Przyłuski became a Calvinist and clerk of the land court of Kraków. In 1553 he published a great collection of Polish laws and printed it on a press of his own.
sigismundus-item-sieniawski = Mikołaj Sieniawski
    .brief = 3 a land office
    .acc = Mikołaj Sieniawski
    .short = Sieniawski
    .text = Golden ribbon: 3 points for each land office of yours. Reconstructed.
    .note = Palatine of Ruthenia and from 1561 grand hetman of the Crown, Sieniawski guarded the south-eastern border against the Tatars for decades. He built the castle of Brzeżany and died in 1569.
sigismundus-item-padovano = Jan Maria Padovano
    .brief = 5 points
    .acc = Jan Maria Padovano
    .short = Padovano
    .text = Golden ribbon: 5 points. Reconstructed.
    .note = Gianmaria Mosca of Padua worked in Poland from about 1530. He made medals of the royal family, the ciborium in St Mary's in Kraków and the towering tomb of Jan Tarnowski in Tarnów.
sigismundus-item-jazlowiecki = Jerzy Jazłowiecki
    .brief = 1 a power, ≤ 8
    .acc = Jerzy Jazłowiecki
    .short = Jazłowiecki
    .text = Golden ribbon: 1 point for each point of power, the Noble Host included, at most 8. Reconstructed.
    .note = Jazłowiecki fought at Obertyn in 1531 and went to Turkey as the king's envoy. As hetman he moved the border guard from Podolia towards the Dnieper and was the first to take Cossacks into royal service.
sigismundus-item-provana = Prospero Provana
    .brief = 1 per 2 ducats
    .acc = Prospero Provana
    .short = Provana
    .text = Golden ribbon: 1 point for every two ducats in hand, at most 8. Reconstructed.
    .note = A nobleman from Piedmont, merchant and banker in Kraków, Provana set up the royal post between Kraków and Venice in 1558 and ran it for four years. Later he managed the salt mines near Kraków.

## Figures with an ability

sigismundus-item-szamotuly = Wacław of Szamotuły
    .brief = +1 vote
    .acc = Wacław of Szamotuły
    .short = Szamotuły
    .text = 1 vote more in every Sejm. Reconstructed.
    .note = Wacław was composer to Sigismund Augustus from 1547, and in 1555 went to Wilno, to Mikołaj Radziwiłł the Black. His motet “In te Domine speravi” was printed in Nuremberg in 1554; his evening prayer for children is sung to this day.
sigismundus-item-bakfark = Valentin Bakfark
    .brief = feast +1
    .acc = Valentin Bakfark
    .short = Bakfark
    .text = The Nobles' Feast moves you 1 space more. Reconstructed.
    .note = Bakfark, a lutenist from Transylvania, served the king from 1549 to 1566. “To take up the lute after Bekwark” became a Polish proverb for trying to outdo a master.
sigismundus-item-bielski = Marcin Bielski
    .brief = agitation +1
    .acc = Marcin Bielski
    .short = Bielski
    .text = Parliamentary Agitation moves you 1 space more. Reconstructed.
    .note = Bielski had fought at Obertyn before he wrote his “Chronicle of the Whole World”, which came out in 1551: the first general history in Polish. He also wrote satires, among them a “Women's Sejm”.
sigismundus-item-strus = Józef Struś
    .brief = no death
    .acc = Józef Struś
    .short = Struś
    .text = Nobody can choose you for Death of a senator. Reconstructed.
    .note = Struś taught medicine in Padua, was physician to the king and twice mayor of Poznań. His book on the pulse, printed in Basel in 1555, was a pioneering work. He died in the plague of 1568, caring for the sick.
sigismundus-item-laski = Jan Łaski
    .brief = no court
    .acc = Jan Łaski
    .short = Łaski
    .text = The church court cannot be used against you. Reconstructed.
    .note = A nephew of the primate of the same name, John a Lasco bought the library of Erasmus and became a reformer; in London he led the church of the foreign Protestants. He came home in 1556 and tried to unite the Protestants of Poland.
sigismundus-item-konarski = Adam Konarski
    .brief = 1 free marker
    .acc = Adam Konarski
    .short = Konarski
    .text = 1 marker without a card in foreign policy. Reconstructed.
    .note = A royal secretary from 1548, Konarski went to Rome and Naples for the king and became bishop of Poznań. In 1573 he headed the embassy that brought the crown to Henry of Valois in Paris.
sigismundus-item-taranowski = Andrzej Taranowski
    .brief = envoy +1
    .acc = Andrzej Taranowski
    .short = Taranowski
    .text = The Envoy places 1 marker more. Reconstructed.
    .note = Taranowski was one of the king's envoys to the Ottoman court. On his journey of 1569 he saw the army that the sultan sent against Astrakhan, and left an account of it.
sigismundus-item-grzepski = Stanisław Grzepski
    .brief = academy: 3
    .acc = Stanisław Grzepski
    .short = Grzepski
    .text = The Academy gives you 1 card more. Reconstructed.
    .note = Grzepski taught Greek at the Academy of Kraków. His “Geometry, that is the art of surveying” of 1566 is the first technical book in Polish; it tells how to measure fields, and towers one cannot reach.
sigismundus-item-zebrzydowski = Florian Zebrzydowski
    .brief = hussars +2
    .acc = Florian Zebrzydowski
    .short = Zebrzydowski
    .text = 2 more in the strike of your hussars. Reconstructed.
    .note = Court hetman from 1552 to 1562, Zebrzydowski led the Polish troops in Livonia in 1561 and 1562. He wrote on warfare and knew the worth of infantry and bastions. He died as castellan of Lublin in 1566.
sigismundus-item-pretwicz = Bernard Pretwicz
    .brief = one wound less
    .acc = Bernard Pretwicz
    .short = Pretwicz
    .text = As defender you ignore 1 wound, the first of a combat. Reconstructed.
    .note = This Silesian knight, starost of Bar from 1540, drove Tatar raiders as far as the Black Sea; in his time, people said, the border was free of Tatars. When the sultan complained, he defended himself in 1550 in a memorial to the Senate.
sigismundus-item-wisniowiecki = Dymitr Wiśniowiecki
    .brief = infantry +2
    .acc = Dymitr Wiśniowiecki
    .short = Wiśniowiecki
    .text = 2 more in the strike of your infantry. Reconstructed.
    .note = Prince Dymitr, the Baida of Ukrainian songs, built a fort on an island of the Dnieper below the rapids in the 1550s. Captured in Moldavia, he was put to death in Constantinople in 1563.
sigismundus-item-sierpinek = Mateusz Sierpinek
    .brief = +1 ducat
    .acc = Mateusz Sierpinek
    .short = Sierpinek
    .text = 1 ducat more income. Reconstructed.
    .note = Sierpinek, or Matthias Scharping, a skipper from Gdańsk, was among the first privateers of Sigismund Augustus. From 1560 he commanded the king's ships, which stopped trade with Muscovy off the coast of Livonia.

## The rules, by the numbers of RULES.md

sigismundus-rule-1-1 = What is in the box
    .long = There are 40 votes, 20 clients, 10 infantry, 16 hussars, 7 artillery and ten markers of each house; they never become more. Ducats are not limited.
sigismundus-rule-1-2 = Policy decks
    .long = Each of the three decks has 20 cards, five of each of its four kinds (how many of each is reconstructed). Everybody is dealt one card of each deck.
sigismundus-rule-1-3 = Sejm cards
    .long = The Sejm cards lie in the order of their years. The short game leaves out III, IV, VI and VII.
sigismundus-rule-1-4 = Offices
    .long = Fifteen offices lie in rows of three by number; each column is one kind: ecclesiastical, ministerial, land. The better side is up.
sigismundus-rule-1-5 = Demands and figures
    .long = Nine royal demands (three of each kind, which is reconstructed) and 24 figures are mixed face down.
sigismundus-rule-1-6 = Countries
    .long = The six countries come on their track in random order, without crowns.
sigismundus-rule-1-7 = Houses
    .long = Everybody gets a house at random. Its markers go to the spaces printed for it on the three tracks; gaps of absent houses are closed, unless the option close_gaps says otherwise. These spaces are reconstructed.
sigismundus-rule-1-8 = What you begin with
    .long = You begin with three clients, one infantry and one hussars, and nothing else.
sigismundus-rule-1-9 = Starting offices
    .long = With three players the offices 15, 13 and 12 are there to begin with, with four also 10, with five also 9. The highest initiative chooses first (the lowest with the option initiative_first), then the player to the right, and so on.
sigismundus-rule-1-10 = The first player
    .long = Whoever chooses an office last takes the first player's marker.
sigismundus-rule-1-11 = What has run out
    .long = What has run out cannot be taken.
sigismundus-rule-2-1 = Rounds and phases
    .long = A game has eight rounds, the short one four. A round has nine phases: initiative, income, draw, special actions, foreign policy, actions, Sejm, scoring, upkeep.
sigismundus-rule-2-2 = Order of play
    .long = In each phase players act clockwise from the first player. Who that is, is settled when the phase begins.
sigismundus-rule-2-3 = The marker passes
    .long = At the start of every round but the first the first player's marker goes to the left.
sigismundus-rule-2-4 = Sejm and demand
    .long = Then the next Sejm card and a royal demand are turned over.
sigismundus-rule-2-5 = New figures
    .long = Figures that nobody took leave the game; three new ones are laid open.
sigismundus-rule-2-6 = The last round
    .long = In the last round all six countries are crowned from the start.
sigismundus-rule-3-1 = Moving on the tracks
    .long = A space of a track holds one marker. Moving a space forward means swapping places with the marker there; several spaces are several swaps.
sigismundus-rule-3-2 = The first space
    .long = From the first space nobody moves on, and nothing can be spent for it.
sigismundus-rule-3-3 = Representatives
    .long = Whoever is foremost on the royal, senatorial or parliamentary track is the King's, the Magnates' or the Nobility's Representative, at once; the benefit is read when its phase begins.
sigismundus-rule-3-4 = Moving a country
    .long = A country that goes to the first or last space of its track pushes those in between by one.
sigismundus-rule-4-1 = One holder
    .long = An office has one holder, until it is lost.
sigismundus-rule-4-2 = Units of land offices
    .long = Gaining a land office brings a unit: castellans infantry, palatines hussars. This holds for starting offices too, unless the option setup_gain says otherwise.
sigismundus-rule-4-3 = Income and prestige
    .long = Income and prestige are those of the side that shows. Most of these numbers are reconstructed.
sigismundus-rule-4-4 = Lost offices
    .long = A lost office goes back among the free ones, with the side in force.
sigismundus-rule-4-5 = Grand Marshal
    .long = The Grand Marshal (2) gives one vote more in every Sejm. Reconstructed.
sigismundus-rule-4-6 = Chancellor
    .long = The Grand Chancellor (5) draws one policy card more, of any deck. Reconstructed.
sigismundus-rule-4-7 = Vice-Chancellor
    .long = The Vice-Chancellor (8) places one marker without a card in foreign policy. Reconstructed.
sigismundus-rule-4-8 = Treasurer
    .long = The Grand Treasurer (11) has one ducat more income, whichever office pays. Reconstructed.
sigismundus-rule-4-9 = Court Marshal
    .long = The Court Marshal (14) saves one ducat of a surcharge, once a round, at the first one that is due. Reconstructed.
sigismundus-rule-4-10 = Who has the church court
    .long = Every ecclesiastical office gives the church court.
sigismundus-rule-4-11 = Castellans
    .long = Each castellan (3, 15) keeps one infantry without pay.
sigismundus-rule-4-12 = Palatines
    .long = Each palatine (6, 9, 12) keeps one hussars without pay. That it is hussars is reconstructed.
sigismundus-rule-5-1 = Income
    .long = In order everybody takes two ducats and the income of one of their offices, as they choose.
sigismundus-rule-5-2 = Further income
    .long = The Treasurer, the seal of Prussia and Sierpinek add a ducat each.
sigismundus-rule-6-1 = Drawing
    .long = In order everybody draws a policy card from a deck of their own choice.
sigismundus-rule-6-2 = Empty decks
    .long = A deck that is empty when somebody draws from it is made anew of its discards. Without those it cannot be chosen.
sigismundus-rule-6-3 = Seals that bring cards
    .long = The seals of the Habsburgs, Muscovy and Turkey bring another card of their deck, after the chosen one. Reconstructed.
sigismundus-rule-6-4 = Hands
    .long = Hands are secret, but the backs tell the deck: how many cards of each deck somebody holds is public. Played and discarded cards lie open; a use that wants cards of one deck takes no others.
sigismundus-rule-7-1 = Special actions
    .long = In order everybody may take one special action: play a policy card of the hand, or use the church court. Passing is allowed.
sigismundus-rule-7-2 = Magnates' Representative
    .long = Before all others the Magnates' Representative may take one special action more.
sigismundus-rule-7-3 = Only with effect
    .long = A card can be played only if it has its effect, and aimed only at other players.
sigismundus-rule-7-4 = Client
    .long = One client more in this round, if one is left. With the option client_cap nobody has more than four.
sigismundus-rule-7-5 = Primus inter pares
    .long = Take the first player's marker. The order of the running phase stays. Not for who has it already.
sigismundus-rule-7-6 = Death of a senator
    .long = Another player who holds an office loses one.
sigismundus-rule-7-7 = Which office dies
    .long = Which office is lost, the victim decides. It is free at once.
sigismundus-rule-7-8 = Church foundation
    .long = Pay three ducats for five points, and until the end of the round nobody attacks you.
sigismundus-rule-7-9 = Vistula rafting
    .long = You get four ducats.
sigismundus-rule-7-10 = Diplomatic mission
    .long = Turn any country to its crowned side.
sigismundus-rule-7-11 = Negotiations
    .long = Move any country to the first or the last space of its track.
sigismundus-rule-7-12 = Secret pact
    .long = Until the end of the round nobody adds house markers to that country; those there stay and score. There is one pact a country.
sigismundus-rule-7-13 = Enlistment
    .long = One infantry, and one hussars or one artillery. If one half has run out, take the other.
sigismundus-rule-7-14 = Attacks
    .long = Abduction, Sack and Foray are attacks: choose another player who is not protected, and fight.
sigismundus-rule-7-15 = Church court
    .long = With an ecclesiastical office, take a random policy card from the hand of another player. Several such offices give no second use.
sigismundus-rule-8-1 = Order of the arms
    .long = Artillery, hussars and infantry strike in this order; an arm that neither side has is left out.
sigismundus-rule-8-2 = The strike
    .long = Each side with units of the arm rolls a six-sided die (or as the option die_sides says) and adds their power: infantry 1, hussars 2, artillery 3 each.
sigismundus-rule-8-3 = Wounds
    .long = Every full five points are a wound. Both sides strike at once.
sigismundus-rule-8-4 = Losses
    .long = For each wound the other side loses an active unit of any arm or a military card of the hand, as it chooses; the attacker first.
sigismundus-rule-8-5 = Wounds too many
    .long = Wounds beyond what can be lost are ignored.
sigismundus-rule-8-6 = Who wins
    .long = When all arms have struck, the attacker wins with more power left than the defender, not with as much.
sigismundus-rule-8-7 = Abduction
    .long = Only against somebody with figures; the winner takes one of their own choice with all ducats on it.
sigismundus-rule-8-8 = Sack
    .long = The winner takes half of the ducats in hand, rounded down; not those on figures.
sigismundus-rule-8-9 = Foray
    .long = The winner takes six points, or all there are.
sigismundus-rule-8-10 = The Noble Host is away
    .long = Units of the Noble Host do not fight, are not lost and do not count.
sigismundus-rule-8-11 = The attack card
    .long = The attack card is discarded first and absorbs no wound. An attack without units is allowed.
sigismundus-rule-8-12 = Odds
    .long = The odds of an attack can be asked for; they are exact for two sides that choose their losses to win.
sigismundus-rule-9-1 = Crowning
    .long = First the King's Representative must turn one country to its crowned side, if one is left.
sigismundus-rule-9-2 = House markers for cards
    .long = Then everybody in order may discard any number of foreign cards and put as many house markers on one country.
sigismundus-rule-9-3 = The country moves
    .long = A country that gets a marker moves one space to the left on its track, once.
sigismundus-rule-9-4 = Markers without a card
    .long = Markers without a card (Vice-Chancellor, Konarski, everybody with the option free_foreign_marker) are all placed along with the others.
sigismundus-rule-9-5 = Closed countries
    .long = Nobody puts markers on a country with a secret pact.
sigismundus-rule-9-6 = Ten markers
    .long = Countries, seals and vacancies share the ten markers of a house.
sigismundus-rule-10-1 = Clients
    .long = In order everybody places one client on a field and does its action, round after round, until nobody has a client.
sigismundus-rule-10-2 = Surcharge
    .long = Every client already on the field, own ones too, costs a ducat.
sigismundus-rule-10-3 = When no field can be paid
    .long = Who can pay for no field loses the remaining clients of the round.
sigismundus-rule-10-4 = Nobility's Representative
    .long = The Nobility's Representative has a fourth client, if one is left. This is decided when the phase begins; a later change moves no clients. Client cards add to it.
sigismundus-rule-10-5 = Envoy
    .long = A house marker on a country, which moves one space to the left.
sigismundus-rule-10-6 = Patronage: an open figure
    .long = Take an open figure and lay any number of your own ducats on it, now and not later; or do nothing.
sigismundus-rule-10-7 = Patronage: a figure of others
    .long = Or win the figure of another player for one ducat more than lies on it, paid to the bank; the figure comes with its ducats and one more from the bank.
sigismundus-rule-10-8 = Calling Banners
    .long = A unit of any arm.
sigismundus-rule-10-9 = Vacancy
    .long = A marker on a free office that has none. It will be voted on in this round.
sigismundus-rule-10-10 = Nobles' Feast
    .long = One space on the senatorial track, and one for each internal card that is discarded.
sigismundus-rule-10-11 = Academy
    .long = Two policy cards, each from any deck; the first may be looked at before the second is chosen.
sigismundus-rule-10-12 = Economist
    .long = Three ducats. The second field is for five players only.
sigismundus-rule-10-13 = Parliamentary Agitation
    .long = One space on the parliamentary track, and one for each ducat paid.
sigismundus-rule-10-14 = Clients come home
    .long = When the phase is over, everybody has three clients again.
sigismundus-rule-10-15 = Fields without effect
    .long = A field whose action has no effect can be chosen all the same.
sigismundus-rule-11-1 = Votes of the tracks
    .long = Everybody gets the votes of their own spaces on the three tracks: royal 5, 4, 3, 2, 1; senatorial 4, 3, 2, 1, 0; parliamentary 3, 2, 1, 0, 0. All but three of these numbers are reconstructed.
sigismundus-rule-11-2 = Further votes
    .long = The Grand Marshal, the seal of Lithuania, Wacław of Szamotuły and two acts add votes.
sigismundus-rule-11-3 = Forty votes
    .long = Votes are taken in order; when the forty are gone, there are no more.
sigismundus-rule-11-4 = Votes for cards
    .long = Then everybody in order may discard internal cards for a vote each.
sigismundus-rule-11-5 = Votes ahead
    .long = How many votes everybody would get can be seen at any time.
sigismundus-rule-12-1 = Bribery: ducats
    .long = All offer any number of ducats in secret and at once; then hands are opened. If nobody offers any, the step is over.
sigismundus-rule-12-2 = Bribery: votes
    .long = Then all offer any number of votes in the same way.
sigismundus-rule-12-3 = Bribery: order
    .long = Sellers deal from most votes down; the King's Representative orders those who are tied.
sigismundus-rule-12-4 = Bribery: the deal
    .long = A seller chooses any other player whose ducats are not taken yet, and gives all offered votes for all of them. With one such player left there is nothing to choose.
sigismundus-rule-12-5 = Bribery: what is left
    .long = A seller without a buyer loses the offered votes. A buyer without a seller keeps the ducats.
sigismundus-rule-13-1 = Which offices
    .long = Voted on are all offices with a marker, and the free office with the highest number that has none.
sigismundus-rule-13-2 = Weakest first
    .long = The office with the highest number comes first.
sigismundus-rule-13-3 = Bids
    .long = All bid any number of their own votes in secret and at once; the highest bid takes the office.
sigismundus-rule-13-4 = The vacancy marker
    .long = Whose marker lies on the office has two more votes for it alone; they are used before own ones and are not out of the forty. The marker goes home.
sigismundus-rule-13-5 = Ties for an office
    .long = The King's Representative settles ties among those who are tied, even if all bid nothing.
sigismundus-rule-13-6 = Bids are lost
    .long = All bids are lost, also those that did not win.
sigismundus-rule-13-7 = No free office
    .long = Without free offices there is no vote.
sigismundus-rule-14-1 = The old Host comes home
    .long = Units of an earlier Noble Host are active again.
sigismundus-rule-14-2 = Tax
    .long = All bid ducats.
sigismundus-rule-14-3 = Support in the Sejm
    .long = All bid votes.
sigismundus-rule-14-4 = Noble Host
    .long = All bid units; their power counts.
sigismundus-rule-14-5 = The royal track anew
    .long = Bids are secret and at once. The royal track is laid anew from the highest bid down.
sigismundus-rule-14-6 = Ties for the royal track
    .long = The King's Representative of before orders those who are tied, with nothing too.
sigismundus-rule-14-7 = What becomes of bids
    .long = Ducats and votes are lost by everybody. Units turn to their grey side: they do nothing in the next round, but are kept up.
sigismundus-rule-15-1 = Thumbs
    .long = All show a thumb at once, for or against; what votes they have left is its weight, nothing too.
sigismundus-rule-15-2 = Tie over an act
    .long = A tie, also of nothing, is settled by the King's Representative, the new one.
sigismundus-rule-15-3 = In force
    .long = An act that is passed is in force at once and to the end of the game; a rejected one is gone.
sigismundus-rule-15-4 = Votes do not last
    .long = Votes do not last into the next round.
sigismundus-rule-15-5 = I Confirmation of rights
    .long = The Nobility's Representative gets two more votes in every Sejm. Reconstructed.
sigismundus-rule-15-6 = II Edict against heresy
    .long = A vote more for each ecclesiastical office. Reconstructed.
sigismundus-rule-15-7 = III Suspension of church courts
    .long = The church court is no more. Reconstructed.
sigismundus-rule-15-8 = IV National church
    .long = Ecclesiastical offices are turned, each has one point of prestige.
sigismundus-rule-15-9 = V Incompatibilitas
    .long = Nobody holds more than one office of each kind, now and later; which one stays the holder decides, in order. The exact limit is reconstructed.
sigismundus-rule-15-10 = VI Execution of Crown estates
    .long = Palatines are turned, their income is lower. That it is this act is reconstructed.
sigismundus-rule-15-11 = VII Acceptance of the Tridentine decrees
    .long = Ecclesiastical offices have one point of prestige more, whatever side shows. Reconstructed.
sigismundus-rule-15-12 = VIII Union of Lublin
    .long = Lithuania counts twice its track values. Reconstructed.
sigismundus-rule-16-1 = Prestige
    .long = Everybody scores the prestige of all their own offices.
sigismundus-rule-16-2 = Crowned countries
    .long = Then crowned countries are scored one by one, from the left of the track.
sigismundus-rule-16-3 = First and second place
    .long = Most house markers there score the first value, second most the second: 8 and 4, 7 and 3, 6 and 3, 5 and 2, 4 and 2, 3 and 1, from the left. A marker on the seal does not count; who has none scores nothing. All but 8 and 4 are reconstructed.
sigismundus-rule-16-4 = Ties for a country
    .long = Those who are tied for the first place share both values, rounded down, and there is no second; those tied for the second share that.
sigismundus-rule-16-5 = The seal
    .long = All markers go home; the winner's marker lies on the seal instead of any other; the country loses its crown.
sigismundus-rule-16-6 = Ties for a seal
    .long = If the first place is tied, the King's Representative awards the seal to one of them.
sigismundus-rule-16-7 = Nobody there
    .long = A crowned country without markers gives nothing and leaves its seal.
sigismundus-rule-16-8 = Seal of Lithuania
    .long = A vote more in every Sejm. Reconstructed.
sigismundus-rule-16-9 = Seal of Sweden
    .long = One artillery is kept without pay. Which arm is reconstructed.
sigismundus-rule-16-10 = Seal of Prussia
    .long = A ducat more income. Reconstructed.
sigismundus-rule-17-1 = Pay
    .long = In order everybody pays for the army: each unit costs its power.
sigismundus-rule-17-2 = Kept without pay
    .long = Each land office keeps one unit of its arm without pay, the seal of Sweden one artillery; they add up, and cover active or grey units.
sigismundus-rule-17-3 = The Host first
    .long = No active unit can be paid for unless all units of the Noble Host are kept.
sigismundus-rule-17-4 = Disbanding
    .long = Units that somebody does not want to keep, or cannot, go back to the bank; which, the owner decides.
sigismundus-rule-18-1 = The end
    .long = The game ends after the upkeep of the last round: the eighth, in the short game the fourth.
sigismundus-rule-18-2 = Golden ribbons
    .long = Figures with a golden ribbon bring points to who cares for them then. All of them are reconstructed.
sigismundus-rule-18-3 = Kochanowski
    .long = Two points for each own figure, himself included.
sigismundus-rule-18-4 = Rej
    .long = Six, four or two points for the first three spaces of the parliamentary track.
sigismundus-rule-18-5 = Górnicki
    .long = Six, four or two points for the first three spaces of the royal track.
sigismundus-rule-18-6 = Orzechowski
    .long = Six, four or two points for the first three spaces of the senatorial track.
sigismundus-rule-18-7 = Frycz Modrzewski
    .long = Two points for each act in force, at most eight.
sigismundus-rule-18-8 = Kromer
    .long = Three points for each own seal.
sigismundus-rule-18-9 = Hozjusz
    .long = Three points for each ecclesiastical office.
sigismundus-rule-18-10 = Przyłuski
    .long = Three points for each ministerial office.
sigismundus-rule-18-11 = Sieniawski
    .long = Three points for each land office.
sigismundus-rule-18-12 = Padovano
    .long = Five points.
sigismundus-rule-18-13 = Jazłowiecki
    .long = One point for each point of power, the Noble Host included, at most eight.
sigismundus-rule-18-14 = Provana
    .long = One point for every two ducats in hand, at most eight.
sigismundus-rule-18-15 = Who has won
    .long = Most points win.
sigismundus-rule-18-16 = Equal points
    .long = If points are equal, the better space on the royal track wins.
sigismundus-rule-19-1 = Wacław of Szamotuły
    .long = A vote more in every Sejm. Reconstructed.
sigismundus-rule-19-2 = Bakfark
    .long = The feast moves one space more. Reconstructed.
sigismundus-rule-19-3 = Bielski
    .long = Agitation moves one space more. Reconstructed.
sigismundus-rule-19-4 = Struś
    .long = Nobody can choose you for Death of a senator. Reconstructed.
sigismundus-rule-19-5 = Łaski
    .long = The church court cannot be used against you. Reconstructed.
sigismundus-rule-19-6 = Konarski
    .long = One marker without a card in foreign policy. Reconstructed.
sigismundus-rule-19-7 = Taranowski
    .long = The envoy places two markers on the country, which still moves one space. Reconstructed.
sigismundus-rule-19-8 = Grzepski
    .long = The Academy gives three cards. Reconstructed.
sigismundus-rule-19-9 = Zebrzydowski
    .long = Two more in the strike of hussars, if there are any. Reconstructed.
sigismundus-rule-19-10 = Pretwicz
    .long = As defender you ignore the first wound of a combat. Reconstructed.
sigismundus-rule-19-11 = Wiśniowiecki
    .long = Two more in the strike of infantry, if there is any. Reconstructed.
sigismundus-rule-19-12 = Sierpinek
    .long = A ducat more income. Reconstructed.

## The table page

sigismundus-page-court = Court
sigismundus-page-abroad = Abroad
sigismundus-page-senate = Senate
sigismundus-page-figures = Figures
sigismundus-free = free
sigismundus-vacant = free
sigismundus-fell = fell
sigismundus-now = now
sigismundus-taken = taken
sigismundus-no-markers = no markers
sigismundus-directions = Directions of foreign policy: first / second †
sigismundus-figures = Figures
sigismundus-reconstructed = † reconstructed values
sigismundus-track-royal = Royal
sigismundus-track-senatorial = Senatorial
sigismundus-track-parliamentary = Deputies
sigismundus-gives-royal = King’s Rep. crowns
sigismundus-gives-royal-more = and settles ties
sigismundus-gives-senatorial = Magnates’ Rep.: a
sigismundus-gives-senatorial-more = special action first
sigismundus-gives-parliamentary = Nobility’s Rep.: a
sigismundus-gives-parliamentary-more = fourth client
sigismundus-deck-internal = Internal
sigismundus-deck-foreign = Foreign
sigismundus-deck-military = Military
sigismundus-out = { $count } out
sigismundus-second-internal = or: vote,
sigismundus-second-internal-more = feast step
sigismundus-second-foreign = or: house
sigismundus-second-foreign-more = marker
sigismundus-second-military = or: takes
sigismundus-second-military-more = a wound
sigismundus-or-internal = or 1 vote or a step at the feast
sigismundus-or-foreign = or 1 house marker
sigismundus-or-military = or takes 1 wound
sigismundus-mark-first = first player
sigismundus-mark-crown = King’s Representative
sigismundus-mark-scroll = Magnates’ Representative
sigismundus-mark-bell = Nobility’s Representative
sigismundus-mark-church = protected from attacks
sigismundus-overview-court = The court
sigismundus-overview-abroad = Abroad
sigismundus-overview-senate = The senate
sigismundus-overview-figures = Figures
sigismundus-overview-players = The houses
sigismundus-step =
    { $phase ->
        [initiative] Initiative
        [income] Income
        [draw] Draw
        [special] Special
        [foreign] Foreign
        [actions] Actions
        [sejm] Sejm
        [scoring] Scoring
       *[upkeep] Upkeep
    }
sigismundus-phase-end = The game is over
sigismundus-phase-round = Sejm { $round } of { $rounds }
sigismundus-phase-initiative = Starting offices
sigismundus-phase-income = Income
sigismundus-phase-draw = Drawing
sigismundus-phase-special = Special actions
sigismundus-phase-foreign = Foreign policy
sigismundus-phase-actions = Actions
sigismundus-phase-sejm = The Sejm
sigismundus-phase-scoring = Scoring
sigismundus-phase-upkeep = Upkeep
sigismundus-name-of-field =
    { $clients ->
        [0] { ITEM($field) }, nobody there
       *[other]
            { $whose ->
                [yes] { ITEM($field) }, clients: { SEAT($owners) }
               *[no] { ITEM($field) }, clients: { $clients }
            }
    }
sigismundus-name-of-country = { ITEM($country) }, space { $space }{ $crowned ->
        [yes] , crowned
       *[no] {""}
    }{ $pact ->
        [yes] , closed by a pact
       *[no] {""}
    }{ $sealed ->
        [yes] , seal of { SEAT($owner) }
       *[no] {""}
    }{ $marked ->
        [yes] ; markers: { AND($markers) }
       *[no] ; no markers
    }
sigismundus-name-of-track = { ITEM($track) }: { AND($order) }
sigismundus-name-of-deck = { ITEM($deck) }: { $left } cards left, { $out } out
sigismundus-name-of-office = { $number }, { ITEM($office) }, income { $income }, prestige { $prestige }{ $added ->
        [0] {""}
       *[other] {" "}(Tridentine decrees +{ $added })
    }{ $turned ->
        [yes] , turned by { ITEM($act) }
       *[no] {""}
    }{ $state ->
        [held] , held by { SEAT($seat) }
        [claimed] , claimed by { SEAT($seat) }
       *[free] , free
    }{ $spent ->
        [yes] , its power used or suspended
       *[no] {""}
    }
sigismundus-name-of-charter =
    { $state ->
        [force] { ITEM($act) }: in force
        [fell] { ITEM($act) }: fell
        [now] { ITEM($act) }: decided in this Sejm
        [out] { ITEM($act) }: not in the short game
       *[ahead] { ITEM($act) }: still to come
    }{ $past ->
        [yes] ; the king demanded: { ITEM($demanded) }
       *[no] {""}
    }
sigismundus-name-of-heap = Figures: { $left } in the pile{ COUNT($gone) ->
        [0] {""}
       *[other] ; gone: { ITEM($gone) }
    }
sigismundus-name-of-attack = { ITEM($card) }: { SEAT($seat) } attacks { SEAT($target) }
sigismundus-out-of = { ITEM($card) }: { $count } out
sigismundus-fight-side = { SEAT($seat) }: strength { $power }, military cards { $cards }, wounds ignored { $ignores }
sigismundus-fight-lane = { ITEM($arm) }: units { $units }, die + { $strength }{ COUNT($helped) ->
        [0] {""}
       *[other] ; { AND($helped) }
    }
sigismundus-fight-adds = die + { $strength }
sigismundus-fight-done = Has struck: { ITEM($arms) }
sigismundus-fight-next = Strikes next: { ITEM($arm) }
sigismundus-name-of-demand =
    { $called ->
        [yes] The king demands: { ITEM($demand) }
       *[no] No royal demand yet
    }; { $left } demands in the pile{ $held ->
        [yes] ; Sejm: { ITEM($act) }
       *[no] {""}
    }
sigismundus-name-of-figure =
    { $owned ->
        [yes] { ITEM($figure) }, in the care of { SEAT($seat) }, ducats laid: { $ducats }
       *[no] { ITEM($figure) }, open
    }
sigismundus-name-of-ducat = your ducats: { $count }
sigismundus-name-of-vote = your votes: { $count }
sigismundus-name-of-client = a client of yours
sigismundus-name-of-card = { ITEM($card) }
sigismundus-name-of-unit = { ITEM($arm) }: { $active }
sigismundus-name-of-grey = { ITEM($arm) } in the Noble Host: { $away }
sigismundus-name-of-seat = { ITEM($house) }: points { $points }, ducats { $ducats }, votes { $votes }, clients { $clients }, cards { $cards }, units { $units }, in the Host { $host }, figures { $figures }, offices { $offices }{ $offices ->
        [0] {""}
       *[other] {" "}({ AND($numbers) })
    }{ $claiming ->
        [yes] , claims { AND($claims) }
       *[no] {""}
    }{ $marked ->
        [yes] ; { AND($marks) }
       *[no] {""}
    }
sigismundus-effect-attack =
    { $power ->
        [0] { ITEM($card) }: you have no units, so you cannot win.
       *[other] { ITEM($card) } against { SEAT($seat) }: your strength { $power }, theirs { $against }; their military cards { $cards }.
    }
sigismundus-effect-change =
    { $what ->
        [points] Points { $by }.
        [ducats] Ducats { $by }.
        [votes] Votes { $by }.
        [cards] Cards { $by }.
        [clients] Clients { $by }.
       *[markers] Markers in stock { $by }.
    }
sigismundus-effect-units = { ITEM($arm) } { $by }.
sigismundus-effect-spaces = { ITEM($track) } { $by }.
sigismundus-effect-ahead =
    { $what ->
        [income] Income { $by }.
        [prestige] Prestige { $by } a Sejm.
       *[upkeep] Upkeep { $by }.
    }
sigismundus-effect-rival =
    { $what ->
        [points] { SEAT($seat) }: points { $by }.
        [ducats] { SEAT($seat) }: ducats { $by }.
       *[votes] { SEAT($seat) }: votes { $by }.
    }
sigismundus-effect-opens = Then { SEAT($seat) } decides.
sigismundus-effect-nothing = Nothing changes at once.
sigismundus-dock-points = points
sigismundus-dock-final = { $points } if it ended now (ribbons +{ $ribbons })
sigismundus-deck-internal-short = Internal
sigismundus-deck-foreign-short = Foreign
sigismundus-deck-military-short = Military
sigismundus-dock-votes-of = { $royal } royal, { $senatorial } senate, { $parliamentary } deputies, { $further } other
sigismundus-dock-lifted = { $left } + { $lifted }
sigismundus-dock-clients = Clients
sigismundus-dock-ducats = ducats
sigismundus-dock-no-cards = No policy cards
sigismundus-dock-no-figures = no figures
sigismundus-dock-none = none
sigismundus-dock-offices = Offices
sigismundus-dock-votes =
    { $now ->
        [0] votes ahead
       *[other] votes now
    }
sigismundus-dock-income = best income
sigismundus-dock-upkeep = upkeep
sigismundus-dock-prestige = prestige
sigismundus-dock-markers = markers left
sigismundus-bid-income = income { $income }
sigismundus-bid-prestige = prestige { $prestige } a Sejm
sigismundus-fight-power = strength { $power }, military cards { $cards }
sigismundus-fight-deciding = Losses: { SEAT($seat) }
sigismundus-ruler-head =
    { $prompt ->
        [offer_ducats] Who can offer how much
        [bid_tax] Who can pay how much
        [bid_host] Who can send how much
        [thumb] Whose votes weigh how much
       *[other] Who can bid how much
    }
sigismundus-ruler-public =
    { $of ->
        [ducats] purses are public, bids are not
        [power] units are public, bids are not
       *[votes] votes are public, bids are not
    }
sigismundus-ruler-can =
    { $can ->
        [beat] { $prompt ->
            [offer_ducats] can offer more
            [offer_votes] can go first
            [thumb] weighs more
           *[other] can outbid you
        }
        [tie] { $prompt ->
            [offer_ducats] as much at most
            [thumb] weighs the same
           *[other] ties at most
        }
       *[less] { $prompt ->
            [offer_ducats] less
            [thumb] weighs less
           *[other] cannot reach you
        }
    }
sigismundus-ruler-ties-mine = ties are yours
sigismundus-ruler-ties-theirs = { SEAT($seat) } settles ties
sigismundus-ruler-mark-certain = { $prompt ->
        [offer_votes] { $value }: a buyer is certain
        [thumb] your { $value } decide alone
       *[other] { $value } certain
    }
sigismundus-ruler-mark-beats = { $value } beats { SEAT($seats) }
sigismundus-ruler-verdict =
    { COUNT($beat) ->
        [0] { COUNT($tie) ->
            [0] Nobody can outbid { $value }.
           *[other] Nobody can outbid { $value }; { SEAT($tie) } can tie.
        }
       *[other] With { $value }: { SEAT($beat) } can outbid you.
    }
sigismundus-ruler-verdict-offer =
    { COUNT($beat) ->
        [0] Nobody can offer more than { $value }.
       *[other] With { $value }: { SEAT($beat) } can offer more.
    }
sigismundus-ruler-verdict-thumb = What votes are left is the weight of a thumb.
sigismundus-ruler-space = At worst space { $space } of the royal track: { $votes } votes a Sejm.
sigismundus-ruler-stays =
    { $of ->
        [ducats] { $stays ->
            [one] after this bid you keep { $stays } ducat
           *[other] after this bid you keep { $stays } ducats
        }
        [power] power { $stays } stays active
       *[votes] { $stays ->
            [one] after this bid you keep { $stays } vote
           *[other] after this bid you keep { $stays } votes
        }
    }
sigismundus-ruler-offer = Offered in secret: lost if you buy, kept if no seller comes to you.
sigismundus-ruler-offer-votes = Offered in secret: sold to a buyer, lost if no buyer is left.
sigismundus-ruler-axis = { $value } of { $most }
sigismundus-ability =
    { $ability ->
        [vote] one vote more
        [card] a card more a draw
        [marker] a free marker abroad
        [coin] a ducat more
        [client] one surcharge less
        [court] church court
        [infantry] an infantry now, one kept free
       *[hussars] a hussars now, one kept free
    }
sigismundus-figures-owned = Figures, { $owned } owned
sigismundus-senate-whole = Senate, whole
sigismundus-senate-fold = Back to the court
sigismundus-cards = policy cards
sigismundus-row-offices = offices { AND($numbers) }; claims { AND($claims) }
sigismundus-sheet = Sheet over the board
sigismundus-steps = Steps of this Sejm
sigismundus-step-claimed = claimed: { SEAT($seat) }
sigismundus-step-mine = your marker: +2 votes
sigismundus-step-free = nobody claims it
sigismundus-step-reach =
    { $most ->
        [one] your reach: { $most } vote
       *[other] your reach: { $most } votes
    }
sigismundus-step-demand =
    { $demand ->
        [tax] you have { $most } ducats
        [support] you have { $most } votes
       *[host] your power: { $most }
    }
sigismundus-step-act = votes left are its weight
sigismundus-fight-wounds =
    { $wounds ->
        [0] no wound on { $faces }
        [one] { $wounds } wound on { $faces }
       *[other] { $wounds } wounds on { $faces }
    }
sigismundus-fight-rolled = { ITEM($arm) } rolled { $roll }: total { $total }, wounds { $wounds }
sigismundus-fight-dealt =
    { $wounds ->
        [0] { $total }: no wound
        [one] { $total }: one wound
       *[other] { $total }: { $wounds } wounds
    }
sigismundus-fight-untold = Strength { $power } against { $against }, military cards { $cards }. With armies so large and dice so fine the odds are not counted.
sigismundus-fight-five = five points are a wound
sigismundus-fight-win = { $mine ->
        [yes] You win { $percent } %
       *[no] { SEAT($seat) } wins { $percent } %
    }
sigismundus-fight-exact = exactly { $wins } of { $rolls } rolls
sigismundus-fight-equal = equal power { $percent } %: no victory
sigismundus-fight-defeat = defeat { $percent } %
sigismundus-fight-none-left = { SEAT($seats) }: no units to fight with!
sigismundus-fight-shield =
    { $cards ->
        [one] { SEAT($seat) }: { $cards } military card can take a wound
       *[other] { SEAT($seat) }: { $cards } military cards can take wounds
    }
sigismundus-fight-ignores = { SEAT($seat) } ignores the first wound (Pretwicz)
sigismundus-fight-whom = Whom?
sigismundus-fight-stake-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
sigismundus-fight-stake-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sigismundus-fight-at-stake = At stake
sigismundus-fight-struck = struck
sigismundus-effect-odds = { $percent } % to win.
sigismundus-effect-odds-none = { SEAT($seats) }: no units to fight with!
sigismundus-effect-country = { ITEM($country) }: { $told }.
sigismundus-effect-moved = { ITEM($country) } moves to space { $space }.
sigismundus-effect-share = { SEAT($seat) } { $before } → { $after }
sigismundus-usual-upkeep =
    { $units ->
        [0] Keep the whole army
        [one] Disband { $units } unit, keep the rest
       *[other] Disband { $units } units, keep the rest
    }
sigismundus-usual-losses = Lose the weakest
sigismundus-rival-votes = Votes at the next Sejm: { $votes } ({ $royal } royal, { $senatorial } senatorial, { $parliamentary } of the deputies, { $further } more)
sigismundus-over-by =
    { $margin ->
        [0] { ITEM($house) } wins, standing closer to the king
        [one] { ITEM($house) } wins by one point
       *[other] { ITEM($house) } wins by { $margin } points
    }
sigismundus-over-decided =
    { $source ->
        [prestige] The prestige of offices decided: { $mine } points against { $theirs }.
        [country_scored] Foreign countries decided: { $mine } points against { $theirs }.
        [church_founded] Church foundations decided: { $mine } points against { $theirs }.
        [foray] Forays decided: { $mine } points against { $theirs }.
       *[ribbon] Golden ribbons decided: { $mine } points against { $theirs }.
    }
sigismundus-over-tied = As many points as { SEAT($second) }: the better space on the royal track decided.
sigismundus-over-why = { $points } to { $next } for { SEAT($second) }, who is second.
sigismundus-over-ribbons = { $track } on the ring; golden ribbons ({ AND($figures) }) made it { $points }.
sigismundus-over-cause = All Sejms have been held.
sigismundus-over-sources = Points by source
sigismundus-over-source =
    { $source ->
        [prestige] Prestige of offices
        [country_scored] Countries
        [church_founded] Church foundations
        [foray] Forays
       *[ribbon] Golden ribbons
    }
