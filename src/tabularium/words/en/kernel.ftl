### What every game says: refusals, events of the kernel, and the rules that all games share.

kernel-title = Any game
kernel-seat = Player { $number }
kernel-sealed = something sealed
kernel-by-rule = [rule { $rule }]

## Events

kernel-event-said =
    { ME($seat) ->
        [yes] You: { WORD($word) }.
       *[no] { SEAT($seat) }: { WORD($word) }.
    }
kernel-event-unsealed =
    { ME($seat) ->
        [yes] Your sealed choice is opened: { WORD($letter) }.
       *[no] { SEAT($seat) } opens a sealed choice: { WORD($letter) }.
    }
kernel-event-shown =
    { COUNT($items) ->
        [0]
            { $count ->
                [one] Somebody looks at one piece ({ $place }).
               *[other] Somebody looks at { $count } pieces ({ $place }).
            }
       *[other] You see ({ $place }): { ITEM($items) }.
    }
kernel-event-over = The game is over.

## Options that every game has

kernel-option-horizon = Horizon
    .say = The game is cut off after { $choice } words (0: never).
kernel-option-horizon-help = Cut the game off after so many words; 0 plays to the end. For research.

## Why a word is refused

why-kernel-unknown_letter = “{ $letter }” is not a word of this game; pick a number from the list, or type “h” to see how words are written.
why-kernel-too_long = That says too much: the word is complete after “{ $word }”. Leave out the rest.
why-kernel-not_a_pair = “{ $text }” does not say which piece lies where; write it as slot=piece.
why-kernel-no_pairs = This question is not answered by laying pieces into places.
why-kernel-no_such_slot = There is no place called “{ $slot }” here.
why-kernel-slot_twice = Something lies in “{ $slot }” already; only one piece fits.
why-kernel-slot_does_not_take = “{ $letter }” cannot lie in “{ $slot }”.
why-kernel-piece_not_left = You have no “{ $letter }” left for “{ $slot }”.
why-kernel-too_many_pairs = At most { $most } pieces can be laid here.
why-kernel-too_few_pairs = At least { $least } pieces must be laid before you can say this.
why-kernel-unfinished =
    { COUNT($word) ->
        [0] That says nothing yet: pick one of the options.
       *[other] “{ $word }” is only the beginning of a word: go on choosing, or take it back with “u”.
    }
why-kernel-no_such_seat = { SEAT($seat) } does not sit at this table; look at the list of players.
why-kernel-over = The game is over; nobody is asked anything any more.
why-kernel-already_answered =
    { ME($seat) ->
        [yes] You have answered already; take your answer back if you want to change it.
       *[no] { SEAT($seat) } has answered already.
    }
why-kernel-not_asked =
    { ME($seat) ->
        [yes] It is not your turn: we are waiting for { SEAT($waiting) }.
       *[no] { SEAT($seat) } is not asked now: we are waiting for { SEAT($waiting) }.
    }
why-kernel-not_offered = That is not possible now; pick one of the options in the list.
why-kernel-nothing_to_withdraw = There is nothing to take back: you have not begun a word, or it has been acted upon.
why-kernel-no_undo = There is no way back from here: since your last word chance fell, you learned something or somebody else acted.
why-kernel-no_such_aside = You cannot say that aside now; “a” lists what you may say out of turn.
why-kernel-quiet = Nothing may be said aside until this is settled; try again right after it.

## Why a game does not start

why-kernel-unknown_game =
    { COUNT($allowed) ->
        [0] There is no game “{ $game }”; no game is installed.
       *[other] There is no game “{ $game }”; there is { OR($allowed) }.
    }
why-kernel-bad_seats = This game is not for { $seats } players; it is for { OR($allowed) }.
why-kernel-unknown_option = This game has no option “{ $option }”; it has { AND($allowed) }.
why-kernel-bad_option =
    { COUNT($allowed) ->
        [0] “{ $option }” cannot be { $value }; give a number from { $lowest } to { $highest } (usually { $default }).
       *[other] “{ $option }” cannot be { $value }; it is { OR($allowed) } (usually { $default }).
    }

## Why a position cannot be

why-kernel-box = The box does not add up ({ $deck }): missing { $missing }; too many { $extra }. Put every piece in exactly one place.
why-kernel-bad_value = “{ $where }” cannot be { $value }; allowed is: { $allowed }.
why-kernel-unknown_frame = There is no chapter “{ $frame }”; the chapters are { AND($allowed) }.
why-kernel-unknown_slot = The chapter “{ $frame }” has nothing called “{ $slot }”; it has { AND($allowed) }.
why-kernel-nobody_asks = Somebody is to answer, but no chapter asks; name the chapter in “stack”.
why-kernel-nothing_to_do = Nothing is in progress and nobody has won; name a chapter in “stack” or give a result.

## Why a save is refused

why-save-unreadable = “{ $file }” cannot be read: { $why }. Check the name and the permissions.
why-save-not_text = “{ $file }” is not a text file (byte { $byte }); choose a file that Tabularium has saved.
why-save-unknown_game =
    { COUNT($allowed) ->
        [0] This save is of the game “{ $game }”, which is not installed here; no game is.
       *[other] This save is of the game “{ $game }”, which is not installed here; there is { AND($allowed) }.
    }
why-save-not_json = The file is damaged in line { $line }, column { $column } ({ $why }); take an undamaged copy.
why-save-not_a_save = This is no save of ours: “{ $where }” is missing; choose a file that Tabularium has saved.
why-save-unknown_format = The file has format { $format }, we read format { $ours }; open it with the version of Tabularium that wrote it.
why-save-missing = The save is incomplete: “{ $where }” is missing; take an undamaged copy.
why-save-unknown_field = The save has a part that we do not know, “{ $where }”; take the file as it was written.
why-save-not_as_written = The file was changed in line { $line }, column { $column }; take the file as it was written.
why-save-changed = The save was changed after it was written ({ $where }); take the file as it was written.
why-save-newer_rules = The save follows newer rules ({ $rules }) than we have ({ $ours }); update Tabularium.
why-save-no_migration = The save follows rules { $rules } that cannot be brought up to ours ({ $ours }); play on with the version that wrote it.
why-save-log_differs = Line { $line } of the log says “{ $log }”, but the seed gives “{ $replayed }”: the log or the seed was changed.
why-save-log_line = Line { $line } of the log, “{ $log }”, cannot be read; take the file as it was written.
why-save-log_illegal = Line { $line } of the log, “{ $log }”, breaks the rules ({ $why }): the log was changed.
why-save-digest_differs = Replaying the log ends in another position than the one saved ({ $where }): log or position was changed.

## Why a bot does not play

why-bots-unknown = There is no bot “{ $bot }”; there is { AND($allowed) }.

## The rules that all games share

kernel-rule-K-1 = A question is answered with a whole word.
    .long = Every decision is answered with a word, spelled in letters of the game. A word is complete when nothing is left to choose; before that it can be taken back freely.
kernel-rule-K-2 = Only those who sit at the table play.
    .long = Seats are numbered from 1 in the order of play. A spectator sees what everybody sees and says nothing.
kernel-rule-K-3 = After the end nothing more is said.
    .long = When the game is over there is a result and no more questions.
kernel-rule-K-4 = Only those who are asked answer, once.
    .long = One seat is asked, or several at once. Those who answer at once learn nothing of each other before all words are in, and may take theirs back until then.
kernel-rule-K-5 = Only what is offered may be chosen.
    .long = The game lists everything that is allowed, from what you know yourself. Whatever is not listed breaks a rule, and you can ask which.
kernel-rule-K-6 = Back as long as you have learned nothing by it.
    .long = A word can be taken back while, since then, no chance was used, you have seen nothing that you could not see before, and nobody else has spoken. What you showed of your own is no obstacle; what others remember of it is theirs.
kernel-rule-K-7 = A game starts as it was agreed.
    .long = The game, the number of seats and the options are fixed at the start; each option has a few allowed values and a usual one.
kernel-rule-K-8 = Asides are said between the others' words.
    .long = Some games let you say a word without being asked. Not while an announced action or a list of losses is being settled.
kernel-rule-K-9 = Nothing leaves the box.
    .long = Tiles, cards, cubes and coins always add up to what is in the box.
kernel-rule-K-10 = A position must be possible.
    .long = A position written by hand is checked before it is played; what it leaves out is as in a fresh game.
kernel-rule-K-11 = A save is as it was written.
    .long = A save holds the seed, the log and the position. Whoever changes one of them is found out by replaying it.
