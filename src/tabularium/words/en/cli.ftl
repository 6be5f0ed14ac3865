### The terminal.

## Help

cli-help = Five great historical board games, every rule enforced, every secret kept.
cli-help-epilog = Begin with “tabularium games”, then “tabularium play”.
cli-help-usage = Usage:
cli-help-arguments = What it is about
cli-help-options = Options
cli-help-commands = Commands
cli-help-default = usually
cli-help-required = required
cli-help-help = Show this page.
cli-help-version = Show the version.
cli-help-lang = Language: en or pl. Without it, that of your system.
cli-help-serve = Serve the games to everybody with a browser.
cli-help-host = Address to listen on. Usually this computer only.
cli-help-port = Port to listen on; 0 takes any that is free. Usually 8000.
cli-help-lan = Listen to the whole local network, and print the address and a QR code for phones.
cli-help-data = Folder of the data file. Usually tabularium-data here.
cli-help-database = A PostgreSQL address instead of the data file; several servers can share one.
cli-help-prefix = Path under which a proxy serves us, such as /games.
cli-help-public-url = Our address as others see it, for links in messages.
cli-help-admin-link = Print a new link for the administrator; the old one is void.
cli-help-log-level = How much to log: debug, info, warning or error.
cli-help-games = Show which games there are, for how many, and with which options.
cli-help-play = Play a game in the terminal: against bots, or several people at one keyboard.
cli-help-simulate = Let bots play many games and show how they ended.
cli-help-verify = Replay a saved game and check that nothing in it was changed, not even the dice.
cli-help-show = Show a saved game as it was after any line of its log.
cli-help-bench = Measure how fast the games are.
cli-help-backup = Copy all games and people into one file; the server may run meanwhile.
cli-help-restore = Put a backup in place of the present data, which is moved aside.
cli-help-backup-file = The backup.
cli-help-bench-what = Say “server”, “research” or “questions” to measure the server, the research API or what questions cost instead of the games.
cli-help-game = A game by its short name; “tabularium games” lists them.
cli-help-file = A file that was saved with “s” while playing.
cli-help-seats = How many play. Without it, as few as the game allows.
cli-help-my-seat = Your seat, counted from 1.
cli-help-bots = Who plays the other seats: one name for all, or one per seat, separated by commas. There are: random, novice, apprentice, and ismcts:1000 with any number of iterations.
cli-help-hot-seat = All seats are people at this keyboard; a curtain falls between them. Bots named with --bots take the last seats.
cli-help-names = Names of the players, separated by commas.
cli-help-option = An option of the game; may be given several times.
cli-help-seed = The text that all chance comes from. Without it, a fresh secret one.
cli-help-resume = Go on with a saved game.
cli-help-n = How many games.
cli-help-simulate-seed = The text that all chance comes from; the same text gives the same games.
cli-help-views = Let the random bot, too, see only the view of its seat, as at a real table; others always do. Slower.
cli-help-json = Print JSON.
cli-help-at = After which line of the log; without it, at the end.
cli-help-show-seat = Through the eyes of this seat, counted from 1. Without it, a spectator's.
cli-help-truth = The whole truth, with everything that is secret, as JSON.
cli-help-peers = Also measure other engines (installed into an environment of their own) and print our ratio to each.
cli-help-seconds = How long each measurement takes, all its turns together.
cli-help-bench-games = Only these games, separated by commas.
cli-help-bench-seats = With so many seats, as far as a game has them; otherwise with as many as it has.
cli-help-bench-compare = Set another build in this folder beside this one, in turns in one run.
cli-help-bench-words = Server: words a second, all tables together.
cli-help-bench-tables = Server: how many live tables, several numbers separated by commas.
cli-help-bench-lobby = Server: people who look at the lobby.
cli-help-bench-bots = Server: tables with a bot on the other seat.
cli-help-bench-clocks = Server: with clocks running.

## What is wrong with a command

cli-no-such-command =
    { COUNT($meant) ->
        [0] There is no command “{ $given }”; “{ $see }” lists all.
       *[other] There is no command “{ $given }”; did you mean { OR($meant) }? “{ $see }” lists all.
    }
cli-no-such-option = There is no option “{ $given }” here; “{ $see }” lists all.
cli-option-needs-value = “{ $given }” needs a value after it; see “{ $see }”.
cli-missing = “{ $name }” is missing; see “{ $see }”.
cli-bad-value =
    { COUNT($given) ->
        [0] The value of “{ $name }” does not fit; see “{ $see }”.
       *[other] “{ $given }” does not fit “{ $name }”; see “{ $see }”.
    }
cli-too-much = I do not know what to do with “{ $given }”; see “{ $see }”.
cli-no-such-language = I do not speak “{ $given }” yet; choose { OR($allowed) }.
cli-interrupted = Stopped.
cli-option-form = “{ $given }” is not of the form name=value; write for example --option rounds=3.
cli-no-such-seat = There is no seat { $given }; choose one from 1 to { $seats }.
cli-no-such-file = There is no file “{ $file }”; check the name.
cli-is-a-folder = “{ $file }” is a folder; name a file in it.
cli-no-such-line =
    { $lines ->
        [one] The log has one line only; choose 0 or 1.
       *[other] The log has { $lines } lines, so there is no line { $given }; choose one from 0 to { $lines }.
    }
cli-resume-alone = A saved game keeps its seats, options and seed; leave out --seats, --option and --seed.
cli-resume-other = The saved game is “{ $game }”; leave out the name of the game, or give that one.
cli-too-many-bots = With { $given } bots there is no seat left for people; name fewer, or leave out --hot-seat.
cli-bots-count =
    { $wanted ->
        [one] You named { $given } bots, but there is one seat for them; name one.
       *[other] You named { $given } bots, but there are { $wanted } seats for them; name one for all, or { $wanted }.
    }
cli-names-count = Give { $wanted } different names, separated by commas.

## Games

cli-no-games = No game is installed yet.
cli-games-hint = To play: tabularium play { $game }
cli-seats-range = For { $first } to { $last } players.
cli-from-to = { $lowest } to { $highest }
cli-which-game = Which game shall we play? Type its number or its name.

## Playing

cli-play-hint = Type the number of what you want to do. “h” shows what else you can type.
cli-command-pick = choose option 3; words with several parts are chosen part by part
    .keys = 3
cli-command-word = the same in notation (shown in grey), whole or in parts
    .keys = WORD
cli-command-p = what option 3 would do, as far as you can know
    .keys = p 3 or ?3
cli-command-w = why something is allowed or not, with its rule
    .keys = w 3, w WORD
cli-command-u = take back: the last part, or your last word while there is a way back
    .keys = u
cli-command-a = what you may say without being asked; say the second
    .keys = a, a 2
cli-command-r = the rules of this step, or one rule
    .keys = r, r 4.2
cli-command-l = everything that has happened
    .keys = l
cli-command-v = the board again
    .keys = v
cli-command-s = save
    .keys = s FILE
cli-command-q = leave; you can save first
    .keys = q
cli-command-colon = if a word of the game looks like a command, put a colon before the command
    .keys = :q
cli-yours = { $name } (you)
cli-a-bot = a bot ({ $bot })
cli-news = Since your last move:
cli-waiting = Now to choose: { SEAT($seats) }.
cli-draft = So far: { WORD($word) }. “u” takes the last part back.
cli-asides-hint = “a” shows what you may say out of turn.
cli-asides = You may say, without being asked:
cli-no-asides = There is nothing you may say out of turn now.
cli-no-such-number = There is no { $given } in the list; choose one of its numbers.
cli-preview = If you choose “{ WORD($word) }”:
cli-preview-nothing =   Nothing that you could know beforehand.
cli-preview-final = There is no way back behind it.
cli-preview-undo = You can take it back afterwards.
cli-preview-unfinished = That is only a part of a word; choose it and go on, then look ahead at the last part.
cli-preview-what = Write what you want to look ahead at: a number from the list or a word, for example “p 3”.
cli-why-what = Write what you ask about: a number from the list or a word, for example “w 3”.
cli-why-legal = That is allowed.
cli-undone = Taken back.
cli-save-name = Name a file: “s FILE”.
cli-saved = Saved as “{ $file }”. Go on with: tabularium play --resume { $file }
cli-cannot-write = “{ $file }” cannot be written; choose another name or folder.
cli-overwrite = “{ $file }” exists already. Overwrite it? (y/n)
cli-no-rule = The catalogue has no text for this rule yet.
cli-leave = Type a file name to save before you leave, or just Enter to leave without saving.
cli-input-ended = The input has ended, so the game stops here, unsaved.
cli-goodbye = Until the next time.
cli-hand-over = Hand over to { SEAT($seat) }. Press Enter when nobody else is looking.
cli-pause = Enter goes on, “u” takes it back.
cli-known = You know ({ $places }): { AND($items) }.

## The end

cli-victory =
    { ME($seats) ->
        [yes] You win!
       *[no] { SEAT($seats) } wins.
    }
cli-shared-victory = { SEAT($seats) } share the victory.
cli-common-defeat = All of you have lost.
cli-horizon = The game was cut off at its horizon; ahead: { SEAT($seats) }.
cli-place = Place
cli-player = Player
cli-score = Points
cli-commitment = Commitment to the seed: { $commitment }
cli-commitment-why = All chance comes from a seed that is fixed now and shown at the end; this number proves that it is the same.
cli-seed = The seed was: { $seed }
cli-how-to-verify = To check: the SHA-256 of “tabularium:” and the seed is the commitment you saw at the start; “tabularium verify FILE” replays every roll and every draw of a saved game.
cli-save-end = Type a file name to keep this game, or just Enter to leave.

## Simulating

cli-mean-score = Mean
cli-spread = Spread
cli-lowest = Lowest
cli-highest = Highest
cli-times-place = { NUMBER($place) }.
cli-ended-ranked =
    { $games ->
        [one] One game was played to the end.
       *[other] { $games } games were played to the end.
    }
cli-ended-common_defeat =
    { $games ->
        [one] One game was lost by all.
       *[other] { $games } games were lost by all.
    }
cli-ended-horizon =
    { $games ->
        [one] One game was cut off at its horizon.
       *[other] { $games } games were cut off at their horizon.
    }
cli-length = Words per game: { $words }.
cli-letters = Letters per game: { $letters }.
cli-pace = Games per second: { $games }.

## Verifying and showing

cli-verified = { $game }: the save holds.
cli-verified-words = Replayed: { $words } words and { $chance } outcomes of chance; log, position and digest agree.
cli-verified-fair = All chance follows from the seed, and the seed from its commitment.
cli-verified-position = The game began in a given position; all chance since follows from the seed.
cli-verified-part = Proven up to move { $proven } of { $words }: the rest was played by older rules than ours (ours are version { $ours }).
cli-verified-over = The game is over.
cli-verified-running = The game is still running.
cli-digest = Digest of the position: { $digest }
cli-show-line = After line { $done } of { $lines }.
cli-eyes-spectator = As a spectator sees it.
cli-eyes-seat = As { SEAT($seat) } sees it.

## Measuring

cli-bench-running = Measuring in turns, each build and engine in a process of its own … { $part }
cli-bench-what = Random play from Python with all options listed before each letter, then playouts and searches inside the engine; seats in brackets. Everything in turns on one core, { $rounds } rounds: medians, ± half the distance between the best and the worst round. A word is a whole decision; the last column says how many letters had a choice.
cli-bench-calls = Microseconds for one call: a word said as the server says it, a copy, a view, a world imagined from a view, another world of a view that was read already, a preview, dump, load, digest.
cli-bench-tenths = Microseconds for a letter in each tenth of a game:
cli-bench-not-compiled = This installation is not compiled, so there is only the interpreted build.
cli-bench-unknown = { AND($given) } cannot be measured; there is { AND($allowed) }.
cli-bench-failed = The process that measures has failed ({ $why }); reinstall Tabularium and try again.
cli-bench-kernel = kernel alone
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled
cli-bench-ratio = faster
cli-bench-no-peers = Other engines cannot be measured here: { $why } Leave out --peers, or try again with a network.
cli-bench-ratios = Other engines, in turns with ours in this run. First what they did; then how many times faster we are, one row for each game: words by their decisions, from Python and in playouts, and copies.
cli-bench-tag = TAG (Java) is not run here. On { $date } its decisions a second were, in units of Catanatron's on the same machine: { AND($games) }.
cli-bench-machine = { $cpu }, { $cores } cores (all on number { $core }), load { $load }; { $python }{ $pgo ->
    [True] { " " }built with PGO
   *[other] { " " }built without PGO
  }; { $build }{ $commit ->
    [0] { "" }
   *[other] ; commit { $commit }
  }.
cli-bench-no-build = There is no build in { $path }: it must be a folder with the package “tabularium” in it.
cli-bench-this = this build
cli-bench-that = that build
cli-letters-per-s = letters/s
cli-words-per-s = words/s
cli-games-per-s = games/s
cli-playouts-per-s = playouts/s
cli-playout-words-per-s = words/s in playouts
cli-iterations-per-s = ISMCTS iterations/s
cli-real-choices = real choices
cli-act-us = act
cli-world-us = world
cli-preview-us = preview
cli-encode-us = encode
cli-dump-us = dump
cli-load-us = load
cli-digest-us = digest
cli-copy-us = copy
cli-view-us = view
cli-imagine-us = imagine
cli-decisions-per-s = decisions/s

## Serving

cli-serve-ready = Tabularium is ready: { $url } (Ctrl-C stops it)
cli-serve-admin = For the administrator only, keep it to yourself: { $url }
cli-serve-data = All data is kept in { $where }.
cli-serve-build =
    { $state ->
        [ready] The compiled build is ready: bots use it from now on, the server from its next start.
        [failed] There will be no compiled build ({ $why }); plain Python goes on. “python3 run.py --wait” tries again.
       *[making] It runs on plain Python for now; a compiled build, many times faster, is being made behind it.
    }
cli-serve-port = Port { $port } cannot be used ({ $why }). Choose another with --port, or 0 for any that is free.
cli-serve-in-use = The data in { $folder } is in use by another server (process { $pid }); stop that one first, or choose another folder with --data.
cli-serve-damaged = The database { $file } is damaged ({ $why }). It was left as it is; put a backup in its place with “tabularium restore FILE”, or choose another folder with --data.
cli-serve-forbidden = The database { $file } cannot be opened ({ $why }). Let the user who runs the server read and write its folder, or choose another one with --data.
cli-serve-newer = The data in { $file } was written by a newer version of Tabularium; run that version, or choose other data with --data or --database.
cli-serve-unreachable = PostgreSQL cannot be used ({ $why }). See that it runs and that the address, name and password in --database are right, then start again.
cli-serve-driver = The driver { $name } for this database is not installed; “pip install tabularium[postgres]” brings it.
cli-serve-bye = Stopped; everything is saved.

## Backup

cli-backup-done = All data is copied to { $file } ({ $kilobytes } kB).
cli-backup-nothing = There is no data in { $file }; name the right place, with --data for the folder of the server.
cli-backup-broken = { $file } is damaged or not a backup.
cli-backup-foreign = { $file } is a database, but not one of ours.
cli-backup-itself = { $file } is the data of the server itself; name another file.
cli-backup-running = A server is using this data; stop it first (Ctrl-C), then restore.
cli-backup-disk = The disk refuses: { $why }.
cli-backup-postgres = The data is in PostgreSQL; use its own tools, pg_dump and pg_restore.
cli-restore-done = The backup is in place in { $folder }; start the server.
cli-restore-moved = The former data is kept in { $file }.

## The server measured

cli-bench-server = Tigris & Euphrates for two, every word on disk before it is acknowledged; SQLite, one process for the server, one for all the people.
cli-bench-serving = Measuring { $tables } tables …
cli-bench-what-unknown = I cannot measure “{ $given }”; say “server”, “research” or “questions”, or nothing for the games.
cli-bench-opening = Opening a game of { $short } words takes { $fast } ms, one of { $long } words { $slow } ms.
cli-bench-questions = What the questions of a table cost ({ $build }), in milliseconds of processor time: question with all its ways; sweep (consequences begun) and each step of it; explain; weigh; outlook with the forecast. Games played at random with every number of seats.
cli-bench-questions-running = Playing and asking …
cli-bench-questions-prompt = question
cli-bench-questions-call = call
cli-bench-questions-n = asked
cli-bench-questions-late =
    { $count ->
        [0] No call held the interpreter longer than { $limit } ms.
       *[other] Longer than { $limit } ms: { AND($calls) }.
    }
cli-bench-most = longest
cli-bench-tables = tables
cli-bench-p50 = p50 ms
cli-bench-p95 = p95 ms
cli-bench-p99 = p99 ms
cli-bench-lobby = in the lobby
cli-bench-cpu-word = CPU ms/word
cli-bench-opened = opened in s
cli-bench-memory = kB/table
cli-bench-cpu = cores used

# A dataset for learning
cli-help-dataset = Write whole games as Parquet files, for learning; started again, it goes on where it was.
cli-help-dataset-output = The folder to write to.
cli-help-dataset-seed = The text that all chance comes from; the same text gives the same games.
cli-help-dataset-positions = How positions are written: as numbers, as the view of whoever is asked, or not at all.
cli-help-dataset-processes = How many processes play; if you do not say, one per core.
cli-help-dataset-thinking = Seconds a bot may think about a word.
cli-dataset-positions = Positions are { OR($allowed) }, not “{ $given }”.
cli-dataset-no-extra = For datasets install the extra “research”: pip install "tabularium[research]" ({ $module } is missing).
cli-dataset-other = { $folder } holds another dataset: { $name } is { $there } there, not { $wanted }.
cli-dataset-not-written = I cannot write to { $folder }: { $why }.
cli-dataset-resumed = { $games ->
    [one] One game was there already.
   *[other] { $games } games were there already.
}
cli-dataset-written = { $games ->
    [one] One game in { $folder }, after { $seconds } s.
   *[other] { $games } games in { $folder }, after { $seconds } s.
}

# The research API beside the libraries' own games
cli-bench-research = Steps per second of random play on one core, ours ({ $build }) with all seats taken beside games that come with PettingZoo and OpenSpiel: PettingZoo with observation and mask; OpenSpiel with the list of legal actions, without and with the observation tensor. The last two columns are the microseconds of a view and of writing it down as numbers.
cli-bench-research-running = Measuring the research API … { $part }
cli-bench-research-selfplay = Self-play, letters per second with one process and with one per core; then the same by the time of the processors, which a busy machine does not disturb.
cli-bench-research-zoo = PettingZoo
cli-bench-research-spiel = OpenSpiel
cli-bench-research-observed = with tensor
cli-bench-research-one = one process
cli-bench-research-all = all cores
cli-bench-research-cpu-one = per CPU second: one
cli-bench-research-cpu-all = all

# Bots against bots
cli-help-arena = Let bots play each other in mirrored blocks and reckon who is stronger.
cli-help-arena-bots = The bots, weakest first, separated by commas. A number after a colon is a budget of nodes: ismcts:1000.
cli-help-arena-against = Let every bot play only against a field of this one.
cli-help-arena-n = How many games per match; every seed is played once on every seat.
cli-help-arena-output = A file for the blocks, as JSON lines. Started again with the same file, the series goes on.
cli-help-arena-processes = How many processes play; if you do not say, one per core.
cli-help-arena-gate = Stop as soon as it is clear whether the last bot is nearer to the first or to the second number of Elo above the first bot (5 % errors).
cli-help-arena-ray = Play on the Ray cluster at this address; “local” starts one on this machine.
cli-help-report = Reckon tables, ratings and a picture from files of the arena.
cli-help-report-files = Files that the arena wrote.
cli-help-report-into = A Markdown page; the part between its arena marks is written anew.
cli-help-report-cards = The folder with cards of weights; the ratings of the Apprentice are noted on them.
cli-help-report-plot = A file for the picture of the ratings, as SVG.
cli-arena-two = The arena needs two different bots or more; you named { $given }.
cli-arena-title = { $seats } seats
cli-arena-match = One : all others
cli-arena-games = Games
cli-arena-wins = Wins %
cli-arena-elo = Elo
cli-arena-margin = Margin
cli-arena-defeats = All lost
cli-arena-time = ms/word
cli-arena-rating = Rating { $bot }: { $rating }
cli-arena-written = { $blocks } blocks in { $file }.
cli-arena-not-written = I cannot write { $file }: { $why }. Name another file with --output.
cli-arena-no-ray = For a cluster install the extra “ray”: pip install "tabularium[ray]".
cli-arena-gate-two = The gate compares two bots; name exactly two.
cli-arena-gate-form = The gate is two numbers such as 0:50, the lower one first, not “{ $given }”.
cli-arena-gate =
    { $state ->
        [accepted] Accepted after { $blocks } blocks: nearer to { $high } Elo than to { $low } (log likelihood ratio { $ratio }).
        [rejected] Rejected after { $blocks } blocks: nearer to { $low } Elo than to { $high } (log likelihood ratio { $ratio }).
       *[open] Still open after { $blocks } blocks (log likelihood ratio { $ratio }); play more games.
    }
cli-report-no-file = There is no file { $file }.
cli-report-empty = These files hold no blocks; the arena writes some with --output.
cli-report-no-page = The page cannot be written: { $why }.
cli-help-tune = Tune the weights of the Apprentice in self-play; what passes the gate is kept.
cli-help-tune-rounds = How many rounds.
cli-help-tune-duels = How many mirrored blocks make a round.
cli-help-tune-gate = How many blocks the tuned bot plays against the one before.
cli-help-tune-output = The folder for the card.
cli-tune-nothing = For this game nothing is weighed: its mind has no features.
cli-tune-rounds = Tuning
cli-tune-gate = Gate
cli-tune-rejected = The tuned weights are no better than those before (gain { $gain }); nothing was written. More rounds or another seed may help.
cli-tune-ruin = The tuned weights win against those before (gain { $gain }), but when everybody plays so, all lose { $after } of the games instead of { $before }; nothing was written.
cli-tune-accepted = The tuned weights are better (gain { $gain }): { $file }.
cli-thinking = The bots are thinking …
