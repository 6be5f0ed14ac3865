### Titles of the series

client-title-alea = Alea Iacta Est
client-title-alea-place = Rome, 49 BC
client-title-alea-about = Roll, set your dice on five buildings, push the others out. Quick and merry; luck plays too.
client-title-tigris = Tigris & Euphrates
client-title-tigris-place = Mesopotamia, 3000 BC
client-title-tigris-about = Kingdoms grow, join and go to war, and only your weakest colour counts. Few rules, no mercy.
client-title-orleans = Orléans
client-title-orleans-place = The Loire, 1430
client-title-orleans-about = Fill a bag with followers, draw, send them to work. You build beside the others, not against them.
client-title-magnaci = Magnaci
client-title-magnaci-place = The Commonwealth, 1600
client-title-magnaci-about = Bid cards for offices, laws and the realm’s defence. Too much greed, and everybody loses.
client-title-sigismundus = Sigismundus Augustus
client-title-sigismundus-place = Kraków and Vilnius, 1548
client-title-sigismundus-about = Votes, offices and the king’s ear. Long, political and deep; keep an evening free.

## The shell

client-skip = Skip to the content
client-loading = One moment …
client-chunk-lost = This page could not be loaded. Check the connection and load it again.
client-nav = Pages
client-nav-lobby = Open tables
client-nav-mine = My games
client-nav-finished = Finished games
client-nav-settings = Settings
client-language = Language
client-language-en = English
client-language-pl = Polski
client-theme = Theme
client-theme-auto = As the system has it
client-theme-light = Light
client-theme-dark = Dark
client-theme-now =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: as the system has it
    }
client-waiting-count =
    { $count ->
        [one] one game waits for you
       *[other] { $count } games wait for you
    }
client-by-rule = (rule { $rule })

why-client-unreached = The server cannot be reached just now; try again in a moment.
why-client-line_lost = The connection broke before that was sent; try again.
why-client-misfit = What the server says about this table is not as this page knows it (at { $at }), so it is not shown. Load the page anew; if that does not help, tell whoever runs the server.
why-client-save_too_large = This file is far too large for a saved game; choose one that Tabularium has saved.
why-client-save_empty = This file is empty; choose one that Tabularium has saved.

## The start page

client-start-title = Five great games, every rule kept.
client-start-lead = Play bots at once, or send your friends a link. No account, no advertising, on your own server.
client-minutes = { $least }–{ $most } min
client-weight = Weight { $weight } of 5
client-series = The five games
client-level =
    { $level ->
        [random] Random
        [novice] Novice
        [apprentice] Apprentice
        [adept] Adept
        [expert] Expert
       *[master] Master
    }
client-level-of = Bots in { $game }
client-rules-short = Rules
client-nav-rules = Rules
client-nav-play = Play
client-new-here = New here?
client-new-here-play = Play now
client-new-here-play-help = Bots sit down at once. Nothing to fill in.
client-new-here-learn = Or read first
client-new-here-learn-help = The rules in our words; every refusal at the table names its rule.
client-new-here-link = Or send a link
client-new-here-link-help = Friends need a name, nothing else.
client-list-waiting = Waiting for you
client-list-mine = Your games
client-list-open = Open tables
client-list-running = Being played
client-list-mine-none = You play nowhere just now.
client-list-waiting-none = Nothing waits for you.
client-list-open-none = Nobody waits. Open a table, friends come by link.
client-list-running-none = No public game is being played just now.
client-list-all = all { $count }
client-next-key = N: next one
client-move-short = move { $move }
client-host-waits =
    { $pace ->
        [live] live, { $name } waits
        [day] by the day, { $name } waits
        [slow] slow, { $name } waits
       *[none] no clock, { $name } waits
    }
client-no-clock = no clock
client-time-left =
    { $unit ->
        [day] { $count } days left
        [hour] { $count } h left
       *[minute] { $count } min left
    }
client-asks-tigris =
    { $prompt ->
        [dynasty] Which dynasty do you play?
        [action] What do you do?
        [support] How many tiles do you add?
        [war_order] Which war comes first?
        [treasure_stays] Which treasure stays?
        [monument] Do you build a monument?
       *[other] It is your turn
    }
client-asks-alea =
    { $prompt ->
        [place] Where do your dice go?
        [keep_fortuna] Which Fortuna tiles do you keep?
        [take_card] Which Senate card do you take?
        [take_province] Which province do you take?
        [take_patrician] Which patrician do you take?
        [layout] How do your patricians lie?
       *[other] It is your turn
    }
client-asks-orleans =
    { $prompt ->
        [remove_tile] Which tile leaves the game?
        [draw] How many followers do you draw?
        [take_back] Whom do you take back?
        [bathhouse] Whom does the Bathhouse keep?
        [tower] Who goes into the Gunpowder Tower?
        [plan] Where do your followers work?
        [plan_one] Where does the next follower work?
        [action] Which place do you use?
        [sacristy] Does your Sacristy spare you?
        [harvest] Which food do you give?
        [taxes] How do you pay the tax?
        [flogging] What do you give up?
       *[other] It is your turn
    }
client-asks-magnaci =
    { $prompt ->
        [first_estate] Where is your first estate?
        [senate] Which three offices do you want?
        [place] Where does your estate go?
        [tie] Who gets it?
        [sejm] One card at each of the five laws
        [conflicts] What do you send to the conflicts?
        [action] Do you play a card?
        [veto] Do you veto?
        [entail] Which province do you entail?
        [assignats] What do you give for the Assignats?
        [claim_law] Which law do you take?
        [best] Who is rewarded?
        [weakest] Who is punished?
        [discard_law] Which law do you discard?
        [remove_conflict] Which conflict leaves?
        [order] In which order?
        [winner] Who wins?
       *[other] It is your turn
    }
client-asks-sigismundus =
    { $prompt ->
        [starting_office] With which office do you begin?
        [income] Which office pays you?
        [draw_card] Which card do you take?
        [special] Which special action?
        [lose_office] Which office do you give back?
        [losses] Which units do you lose?
        [abduct] Which figure do you carry off?
        [crown] Which country do you crown?
        [foreign_policy] Where do your policy cards go?
        [action] Where does your client go?
        [extra_votes] Which cards bring you votes?
        [offer_ducats] How many ducats do you offer?
        [offer_votes] How many votes do you sell?
        [seller_first] Who deals first?
        [choose_buyer] To whom do you sell?
        [bid_office] How many votes for this office?
        [tie_office] Who gets the office?
        [bid_host] Which units do you send?
        [bid_tax] How much tax do you pay?
        [bid_support] How many votes for the king?
        [tie_royal] Who is the king grateful to?
        [thumb] For or against the act?
        [tie_act] Does the act pass?
        [keep_office] Which office do you keep?
        [seal] Who gets the seal?
        [upkeep] What do you pay for?
       *[other] It is your turn
    }
client-play-now = Play now
client-new-table = New table
client-guest-name = Guest { $number }

## Tables in lists

client-waiting-for-you = Waiting for you
client-waiting-none = Nothing waits for you.
client-open-none = No table is open just now. Open one and send the link to your friends.
client-running-tables = Being played
client-running-none = No public game is being played just now.
client-finished-none = No public game has been finished here yet.
client-mine-key = The key “n” takes you to the next game that waits for you.
client-upload = Play on from a save file
client-upload-lead = A game that was saved here, on another server or by the command line goes on at a table of its own.
client-upload-file = Save file
client-upload-choose = Choose a file …
client-upload-none = No file is chosen yet.
client-upload-help = Chance begins anew, so that nobody knows what comes.
client-upload-who = Who plays on?
client-upload-mine = I, on all seats
client-upload-mine-help = At this screen, with a curtain between the seats.
client-upload-open = People and bots
client-upload-open-help = You choose a seat, and who sits on the others, before it goes on.
client-upload-now = Play on
client-seat-open = open seat
client-seats-free =
    { $count ->
        [0] full
        [one] one seat free
       *[other] { $count } seats free
    }
client-won-by = Won by { AND($names) }
client-won-with = Won by { AND($names) } with { $points }
client-leads =
    { COUNT($names) ->
        [one] { AND($names) } leads with { $points }
       *[other] { AND($names) } lead with { $points }
    }
client-over = The game is over
client-your-turn = Your turn
client-waits-for = Waiting for { AND($names) }

## A new table

client-seats = Players
client-seats-how-many = How many play
client-hot-seat = All at this screen
client-options = Options of the game
client-options-more = For research
client-pace = Pace
client-aloud = Bots think aloud
client-aloud-help = They say at once why they play what they play. It may tell of what they hold, so only where you play alone against bots.
client-aloud-yes = The bots at this table think aloud.
client-aloud-no = Why the bots played what they played can be read when the game is over.
client-table-title = Name of the table, if you like
client-your-name = Your name
client-make-table = Open the table

## Before the start

client-closed = This table was closed.
client-bot-name = Bot { $number }
client-sit-down = Sit down
client-stand-up = Stand up
client-seat-link = Link for this seat
client-copied = Copied
client-start = Begin
client-close-table = Close the table
client-seat-as = You sit down as { $name }.

## Settings

client-look = Look
client-speed = Motion
client-speed-off = None
client-speed-fast = Quick
client-speed-normal = Normal
client-speed-slow = Slow
client-playing = At the table
client-sound = Play a sound when it is my turn and I am looking elsewhere
client-notify = Show a notification when it is my turn
client-confirming = Ask me to confirm
client-confirm-all = every move
client-confirm-final = only what cannot be taken back
client-confirm-none = nothing
client-single-keys = Single letters and digits are shortcuts at the table
client-lone = Make moves without a choice for me
client-light-drawing = Light drawing, for weak machines: no hatching, no shadows
client-remarks = Show in the log why bots do what they do (when they think aloud, or after the end)
client-account = You
client-webhook = Web address to call when it is my turn
client-webhook-help = For chat rooms and scripts; leave it empty if you do not need it.
client-email = E-mail address for the same purpose
client-email-unconfirmed = A link was sent there; nothing else is sent before you open it.
client-email-confirmed = This address is confirmed.
client-save = Save
client-saved = Saved.
client-guest-note = You are a guest: this browser knows you, no other does. With a password you can come back from anywhere.
client-password-note = You can change your password here.
client-password-old = Password until now
client-password-new = New password, eight characters or more
client-password-set-it = Set the password
client-password-set = The password is set.
client-password-if = Password, if you have one
client-log-out = Log out
client-logged-out = You are logged out.
client-forget-me = Delete my data
client-forget-me-help = Your name, your notes and your seats in games that are not over are removed. This cannot be undone.
client-forget-me-now = Delete everything about me
client-forgotten = Your data are deleted.
client-come-in = Come in
client-come-in-help = A name is enough. Whoever has set a password gives it too.
client-welcome = Welcome.
client-admin = Administrator
client-admin-tables = Tables
client-admin-people = People
client-admin-person =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
client-admin-forget = Delete { $name }
client-status-open = open
client-status-running = being played
client-status-over = over
client-status-closed = closed

## The table

client-board = Board
client-panel = Question, players, log
client-sheet =
    { $height ->
        [low] Open the panel
        [mid] Open the panel fully
       *[high] Close the panel
    }
client-line-lost = The connection is broken; we are trying again. Nothing you did is lost.
client-watching = You are watching.
client-skip-motion = Skip
client-players = Players
client-you = you
client-to-act = to move
client-thinks = thinks …
client-stand-in = away, a bot plays · { $level }
client-away-left = has left
client-away-clock = out of time
client-not-looking = not here just now
client-clock = Time left

## The decision panel

client-confirm = Yes, do it
client-final = This cannot be taken back.
client-withdraw = Change my answer
client-answered =
    { COUNT($seats) ->
        [0] You have answered.
       *[other] You have answered. Waiting for { AND($seats) }.
    }
client-aside = Something else …

## What needs an answer beside the game

client-undo-asked = { $name } asks to take back the last move. Do you agree?
client-undo-waits = An undo is asked for; waiting for { AND($names) }.
client-agree = I agree
client-refuse = No
client-you-are-away = You have been away, and others may play for you.
client-come-back = I am back
client-absent = { $name } is away. What shall become of the seat?
client-absent-fallback = One plain move for them
client-absent-bot = A bot until they return
client-absent-wait = We wait
client-curtain = Now { $name }
client-curtain-help = All others look away. What is secret shows when you go on.
client-curtain-open = I am alone at the screen

## History

client-history = History
client-step-back = One move back
client-replay = Play the moves
client-pause = Pause
client-step-on = One move on
client-to-present = To the present
client-move-number = Move
client-move-of = move { $move } of { $last }
client-since-my-move = Since my last move
client-help = Keys and gestures
client-help-hands = By hand
client-help-hand-touch = Touch what glows; touch it again to put it back. What does not glow answers why not, with its rule.
client-help-hand-drag = Or drag a piece to where it shall go.
client-help-hand-again = Touch the chosen place once more, or confirm in the card.
client-help-hand-hold = Point at anything, or hold it, to learn what it is.
client-help-hand-pinch = Wheel or pinch for a closer look, drag the ground to move it.
client-help-hand-skip = Any touch or key ends what is being shown.
client-help-keys = By keyboard
client-help-zones = from zone to zone: board, own things, card, players, tabs
client-help-arrows = to the next piece or place in that direction
client-help-next = to the next or last thing that can be chosen
client-help-touch = choose what has the focus; on a chosen place: confirm
client-help-confirm = confirm; let waiting bots go on
client-help-back = one choice back
client-help-undo = take back the last move
client-help-amount = set the number that is asked for
client-help-reading = have the table read out: what happened, what is mine, what can I do, the board
client-help-zoom = closer, farther, the whole board
client-help-help = this page
client-link-move = Link to this move
client-fork = Play on from here
client-fork-others = Play on with others
client-download = Save the game
client-looking-at = You are looking at move { $move } of { $last }.
client-rewind = Go back to here
client-rewind-ask = Everything after this move is gone for good, and the game counts in no rating. Go back?
client-rewind-yes = Yes, go back
client-rewind-no = No

## Log, rules, chat, notes, table

client-side = More about the game
client-tab-log = Log
client-tab-rules = Rules
client-tab-chat = Chat
client-tab-notes = Notes
client-tab-about = Table
client-watchers =
    { $count ->
        [one] One spectator is here.
       *[other] { $count } spectators are here.
    }
client-unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
client-log-filter = Whose moves
client-everybody = All
client-log-why = Why
client-log-why-help = Why bots do what they do. It may tell of what they hold: you read it while you play only where you are alone with bots that think aloud, and everywhere when the game is over.
client-log-empty = Nothing has happened yet.
client-log-older = Earlier
client-rules-now = Rules for this step
client-rules-all = All rules
client-rules-search = Search the rules
client-chat-empty = Nobody has said anything yet.
client-chat-say = Say something to the table
client-send = Send
client-notes-help = Your notes about this table. Nobody else can read them.
client-yes = yes
client-no = no
client-fairness = Fairness
client-fairness-help = All chance comes from one seed. Its hash is known from the start, the seed itself after the end, so everybody can check the game.
client-commitment = Hash: { $hash }
client-seed = Seed: { $seed }
client-checked-yes = The game was replayed from its seed and is as it should be.
client-checked-part = The rules have changed since: the first { $proven } of { $words } words follow from the seed.
client-checked-no = The replay does not agree with this game.
client-not-fair = This game was begun from a position, so its chance cannot be checked.
client-rewound = Moves were taken back in this game further than undo goes, so it counts in no rating.
client-leave = Leave the game
client-leave-help = The others decide whether a bot plays for you. You can come back as long as the game lasts.
client-leave-now = Leave now

## The end

client-common-defeat = Everybody has lost
client-good-game = A good game, { $name }.
client-your-place = Your place: { $place }.
client-share = Share
client-rematch = Rematch
client-to-games = To the games
client-course = The course of the game
client-course-help = The score of each player if the game had ended then.
client-course-picture = A curve of the score for each player; the numbers are in the table below.
client-course-start = Start
client-course-end = Move { $move }
client-course-table = As a table
client-course-parts =
    { $kind ->
        [king] Ages
        [sejm_called] Sejms
        [turn] Turns
       *[round] Rounds
    }
client-course-part =
    { $kind ->
        [king]
            { $number ->
                [1] Golden Age
                [2] Silver Age
                [3] Bronze Age
               *[other] Iron Age
            }
        [sejm_called] Sejm { $number }
        [turn] turn { $number }
       *[round] round { $number }
    }
client-course-after = After
client-course-turnings = Moments to look at again
client-course-turning = Move { $move }: { $name } { $change }

## The frame of the table

client-menu = Menu
client-sounds = Sounds
client-phases = Where we are
client-prompt = What is asked
client-put-back = Put back
client-put-back-one = Put back: { $name }
client-undo-short = Undo
client-go-on = Go on
client-second-thoughts = The bots wait a moment: you can still take it back.
client-undo-ask = Ask to undo
client-restart = Begin the turn anew
client-show = Show
client-moved =
    { COUNT($names) ->
        [0] Much has happened.
        [one] { AND($names) } has moved.
       *[other] { AND($names) } have moved.
    }
client-ways = All you can do
client-nothing-more = nothing more
client-amount = How many
client-less = One less
client-more = One more
client-dropped = The question has changed, so what you had chosen lies where it was.
client-pages = Parts of the table
client-page-board = Board
client-page-mine = Mine
client-page-rivals = Rivals
client-page-log = Log
client-end-horizon = The game was cut off at its horizon. The points as they stood:
client-end-page = The end of the game
client-review = Look at the board
client-scene-undone =
    { ME($seat) ->
        [yes] You take back your last move.
       *[no] { SEAT($seat) } takes back the last move.
    }
client-reading = Read the table to me
client-reading-happened = What happened
client-reading-mine = What is mine
client-reading-can = What can I do
client-reading-board = The board
client-reading-nothing = Nothing just now.
client-plain-hidden =
    { $count ->
        [one] one, hidden
       *[other] { $count }, hidden
    }
client-plain-free = free
client-plain-words = What can be said
client-plain-slots = Places
client-plain-pieces = Pieces
client-plain-gain =
    { $points ->
        [one] You get one point.
       *[other] You get { $points } points.
    }
client-plain-result = Place { $place }, { $points } points

client-my-things = Your things
client-close = Close

## The room: a new table, and waiting at it

client-room = The room before the start
client-room-who = Who sits here?
client-room-chairs = Chairs
client-room-is-me = Me, at this screen
client-room-is-friend = A friend, by link
client-room-is-anybody = Anybody from the lobby
client-room-name = Name, if you like
client-room-name-any = or play as a guest
client-room-me = You
client-room-you = you
client-room-second = At this screen
client-room-at-screen = at this screen
client-room-short-friend = A friend
client-room-short-anybody = Anybody
client-room-how-friend = by link
client-room-how-anybody = from the lobby
client-room-hosts = opened the table
client-room-sits = plays with you
client-room-chair = Chair { $number }: { $who }, { $how }
client-room-swap = Change places with me
client-room-friends =
    { $count ->
        [one] a friend
       *[other] { $count } friends
    }
client-room-here =
    { $count ->
        [one] one more at this screen
       *[other] { $count } more at this screen
    }
client-room-anybodies =
    { $count ->
        [one] whoever comes
       *[other] { $count } who come
    }
client-room-bots =
    { $count ->
        [one] a bot
        [2] two bots
        [3] three bots
        [4] four bots
       *[other] { $count } bots
    }
client-room-people = { AND($who) }
client-room-whole = { $who }. { $least } to { $most } minutes.
client-room-next-now = The game begins at once.
client-room-next-names = The table opens at once; you begin when { AND($names) } { COUNT($names) ->
        [one] sits
       *[other] sit
    } down.
client-room-next-all = The table opens at once; you begin when all chairs are taken.
client-room-pace-none = No clock
client-room-pace-none-figures = as long as it takes
client-room-pace-live = Live
client-room-pace-live-figures = 15 min, 30 s a move
client-room-pace-day = By the day
client-room-pace-day-figures = 24 h, 4 h a move
client-room-pace-slow = Slow
client-room-pace-slow-figures = 72 h, 12 h a move
client-room-how = How you play
client-room-usual = This is how most people play it.
client-room-changed =
    { $count ->
        [one] One word is changed.
       *[other] { $count } words are changed.
    }
client-room-put-back = put back
client-room-sees = Who sees it
client-room-watch = Others may watch
client-room-found = The table is among the open tables, for a chair is free for anybody.
client-room-open-after = All hands open after the end
client-room-curtain = A curtain falls between turns.
client-room-chair-of = { $name }’s chair
client-room-chair-free = A chair is free
client-room-code = QR code of this link
client-room-send = Show the code or send the link. A name is all one needs.
client-copy = Copy
client-room-bot-here = Put a bot here
client-room-take-away = Take the chair away
client-room-table-of = { $name }’s table
client-room-empty =
    { $count ->
        [0] Everybody sits.
        [one] One chair is empty.
        [2] Two chairs are empty.
       *[other] { $count } chairs are empty.
    }
client-room-ready = You can begin.
client-room-host-begins = Whoever opened the table begins.
client-room-ring = We ring and change the title of this tab when somebody comes.
client-room-came = { $name } is here
client-room-with-bots =
    { $count ->
        [one] Begin with a bot
       *[other] Begin with bots
    }
client-room-not-yet = not yet
client-room-is-ready = ready
client-room-change = Who sits here? { $name }
client-room-while = While you wait
client-room-quick = A quick Alea
client-invited = { $host } invites you to { $game }.
client-invited-others = { AND($names) } { COUNT($names) ->
        [one] is
       *[other] are
    } there already.
client-invited-late = This chair is taken, or the game has begun.
client-invited-watch = Watch

## My games, open tables, watching

client-nav-watch = Watch
client-mine-nothing = You play nowhere just now.
client-mine-asked = Somebody asks you
client-mine-rematch = Once more with the same people?
client-mine-others = Others are to move
client-mine-open = Not begun yet
client-no-thanks = No, thanks
client-give-up = Give up
client-give-up-open = The table goes without you; if you opened it, it closes.
client-give-up-bot = A bot plays on in your place, for good.
client-give-up-close = Only bots are left: the table closes.
client-give-up-sure = Give it up
client-give-up-not = Play on
client-lobby-free = A chair is free
client-lost = No connection since { $time }.
client-lost-help = This is what we last knew. We try again by ourselves; no move is lost.
client-lost-nothing = There is nothing to play without the server; covers and rules that were read before are here. We try again by ourselves.
client-lost-button = Needs the server, which does not answer just now.
client-refused-next = Take another one, or open the same table yourself.
client-refused-yours = yours, in one click
client-not-here = Not on this server
client-waits-short = { $game } waits for you
client-house = This server: { $people ->
        [one] one person
       *[other] { $people } people
    }, { $games ->
        [0] nobody at a table
        [one] one table taken
       *[other] { $games } tables taken
    }
client-rematch-asked = Somebody asks for a rematch.

## The administrator

client-admin-well = All is well.
client-admin-wrong = Something is wrong: { AND($wrong) }.
client-admin-anew = Look again
client-admin-health = The server
client-admin-here = People and tables
client-admin-bots = Bots
client-admin-messages = Messages
client-admin-backup = Backup
client-admin-backup-help = A copy of all data, written beside them while the server runs. It holds secrets of running games, so it stays on the server. “tabularium restore” puts one back.
client-admin-backup-now = Make a copy now
client-admin-none = No table is open or being played.
client-admin-guest = guest
client-admin-forget-sure = Yes, delete for good
client-figure-version = Version
client-figure-version-help = of Tabularium on this server
client-figure-build = Kernel and rules
client-figure-build-help = compiled they are many times faster
client-build =
    { $build ->
        [compiled] compiled
        [making] plain Python; the compiled build is being made
        [ready] plain Python; bots run compiled already, the server from its next start
        [failed] plain Python; compiling failed
       *[plain] plain Python
    }
client-figure-since = Running since
client-figure-since-help = the last start of this process
client-figure-database = Data
client-figure-database-help = size of the one file that has everything, or who keeps it
client-figure-requests = Requests
client-figure-requests-help = pages and questions by HTTP since the start
client-figure-words = Moves
client-figure-words-help = accepted and written down since the start
client-figure-refused = Refusals
client-figure-refused-help = moves and questions refused with their reason; many are usual
client-figure-broken = Broken tables
client-figure-broken-help = games that had to be read again after an error; should be 0
client-figure-known = People
client-figure-known-help = known here, guests too
client-figure-present = At tables now
client-figure-present-help = different people with a table before them
client-figure-sockets = Windows at tables
client-figure-sockets-help = somebody with two windows counts twice, watchers count too
client-figure-lookers = Windows on lists
client-figure-lookers-help = start page, my games, open tables
client-figure-rooms = Games in memory
client-figure-rooms-help = looked at or thought about; others sleep in the database
client-figure-open = Open tables
client-figure-open-help = waiting for somebody to sit down
client-figure-running = Games being played
client-figure-running-help = begun and not over, some of them by the day
client-figure-over = Finished games
client-figure-over-help = kept to be looked through
client-figure-bots = Seats of bots
client-figure-bots-help = in the games that are in memory
client-figure-thinking = Bots thinking
client-figure-thinking-help = at work or waiting for a worker; if it stays high, add workers
client-figure-workers = Workers
client-figure-workers-help = processes that think (TABULARIUM_BOT_WORKERS)
client-figure-levels = Levels
client-figure-levels-help = that people can play against, weakest first
client-figure-mail = Mail
client-figure-mail-help = whether people can be told of their turn by mail (TABULARIUM_SMTP)
client-figure-url = Address
client-figure-url-help = that links in messages have (--public-url)
client-figure-sent = Messages:
client-figure-sent-help = “it is your turn”, by channel and outcome, since the start
