### Terminal.

## Pomoc

cli-help = Pięć wielkich gier historycznych: każda zasada dopilnowana, każda tajemnica zachowana.
cli-help-epilog = Zacznij od „tabularium games”, potem „tabularium play”.
cli-help-usage = Użycie:
cli-help-arguments = Czego dotyczy
cli-help-options = Opcje
cli-help-commands = Polecenia
cli-help-default = zwykle
cli-help-required = wymagane
cli-help-help = Pokaż tę stronę.
cli-help-version = Pokaż wersję.
cli-help-lang = Język: en albo pl. Domyślnie język twojego systemu.
cli-help-serve = Udostępnij gry każdemu, kto ma przeglądarkę.
cli-help-host = Adres, na którym słuchać. Zwykle tylko ten komputer.
cli-help-port = Port, na którym słuchać; 0 bierze dowolny wolny. Zwykle 8000.
cli-help-lan = Słuchaj w całej sieci lokalnej i wypisz adres oraz kod QR dla telefonów.
cli-help-data = Katalog z plikiem danych. Zwykle tabularium-data tutaj.
cli-help-database = Adres PostgreSQL zamiast pliku danych; kilka serwerów może dzielić jedną bazę.
cli-help-prefix = Ścieżka, pod którą udostępnia nas serwer pośredniczący, na przykład /gry.
cli-help-public-url = Nasz adres widziany z zewnątrz, do odnośników w wiadomościach.
cli-help-admin-link = Wypisz nowy odnośnik dla administratora; stary traci ważność.
cli-help-log-level = Jak dużo zapisywać w dzienniku: debug, info, warning albo error.
cli-help-games = Pokaż, jakie są gry, dla ilu osób i z jakimi opcjami.
cli-help-play = Zagraj w terminalu: z botami albo w kilka osób przy jednej klawiaturze.
cli-help-simulate = Niech boty zagrają wiele gier; zobacz, jak się skończyły.
cli-help-verify = Odtwórz zapisaną grę i sprawdź, że nic w niej nie zmieniono, nawet rzutów.
cli-help-show = Pokaż zapisaną grę taką, jaka była po dowolnym wierszu dziennika.
cli-help-bench = Zmierz, jak szybkie są gry.
cli-help-backup = Skopiuj wszystkie gry i osoby do jednego pliku; serwer może przy tym działać.
cli-help-restore = Wstaw kopię na miejsce obecnych danych, które zostaną odłożone na bok.
cli-help-backup-file = Kopia zapasowa.
cli-help-bench-what = Napisz „server”, „research” albo „questions”, aby zamiast gier zmierzyć serwer, API badawcze albo koszt pytań.
cli-help-game = Krótka nazwa gry; „tabularium games” wymienia wszystkie.
cli-help-file = Plik zapisany podczas gry poleceniem „s”.
cli-help-seats = Ilu graczy. Domyślnie tylu, ilu wymaga gra.
cli-help-my-seat = Twoje miejsce, licząc od 1.
cli-help-bots = Kto gra na pozostałych miejscach: jedna nazwa dla wszystkich albo po jednej na miejsce, po przecinku. Są: random, novice, apprentice i ismcts:1000 z dowolną liczbą iteracji.
cli-help-hot-seat = Wszyscy gracze to ludzie przy tej klawiaturze; między nimi opada kurtyna. Boty z --bots zajmują ostatnie miejsca.
cli-help-names = Imiona graczy, po przecinku.
cli-help-option = Opcja gry; można podać kilka.
cli-help-seed = Tekst, z którego bierze się cały los. Domyślnie nowy, tajny.
cli-help-resume = Wróć do zapisanej gry.
cli-help-n = Ile gier.
cli-help-simulate-seed = Tekst, z którego bierze się cały los; ten sam tekst daje te same gry.
cli-help-views = Niech także bot losowy widzi tylko to, co jego miejsce, jak przy prawdziwym stole; inne zawsze tak grają. Wolniej.
cli-help-json = Wypisz JSON.
cli-help-at = Po którym wierszu dziennika; domyślnie na końcu.
cli-help-show-seat = Oczami tego miejsca, licząc od 1. Domyślnie oczami widza.
cli-help-truth = Cała prawda, ze wszystkim, co tajne, jako JSON.
cli-help-peers = Zmierz też inne silniki (zainstalowane w osobnym środowisku) i pokaż nasz stosunek do każdego.
cli-help-seconds = Jak długo trwa każdy pomiar, wszystkie jego tury razem.
cli-help-bench-games = Tylko te gry, po przecinku.
cli-help-bench-seats = Przy tylu graczach, o ile gra na to pozwala; w przeciwnym razie przy największej ich liczbie.
cli-help-bench-compare = Zestaw z tą wersją inną, z tego folderu, na zmianę w jednym przebiegu.
cli-help-bench-words = Serwer: słów na sekundę, przy wszystkich stołach razem.
cli-help-bench-tables = Serwer: ile stołów w grze, kilka liczb po przecinku.
cli-help-bench-lobby = Serwer: osoby, które patrzą na poczekalnię.
cli-help-bench-bots = Serwer: stoły, przy których drugie miejsce zajmuje bot.
cli-help-bench-clocks = Serwer: z chodzącymi zegarami.

## Co jest nie tak z poleceniem

cli-no-such-command =
    { COUNT($meant) ->
        [0] Nie ma polecenia „{ $given }”; wszystkie wymienia „{ $see }”.
       *[other] Nie ma polecenia „{ $given }”; może chodzi o { OR($meant) }? Wszystkie wymienia „{ $see }”.
    }
cli-no-such-option = Nie ma tu opcji „{ $given }”; wszystkie wymienia „{ $see }”.
cli-option-needs-value = Po „{ $given }” musi być wartość; zobacz „{ $see }”.
cli-missing = Brakuje „{ $name }”; zobacz „{ $see }”.
cli-bad-value =
    { COUNT($given) ->
        [0] Wartość „{ $name }” nie pasuje; zobacz „{ $see }”.
       *[other] „{ $given }” nie pasuje do „{ $name }”; zobacz „{ $see }”.
    }
cli-too-much = Nie wiem, co zrobić z „{ $given }”; zobacz „{ $see }”.
cli-no-such-language = Nie mówię jeszcze językiem „{ $given }”; do wyboru: { OR($allowed) }.
cli-interrupted = Przerwano.
cli-option-form = „{ $given }” nie ma postaci nazwa=wartość; napisz na przykład --option rounds=3.
cli-no-such-seat = Nie ma miejsca { $given }; wybierz od 1 do { $seats }.
cli-no-such-file = Nie ma pliku „{ $file }”; sprawdź nazwę.
cli-is-a-folder = „{ $file }” to katalog; podaj plik w nim.
cli-no-such-line =
    { $lines ->
        [one] Dziennik ma tylko jeden wiersz; wybierz 0 albo 1.
        [few] Dziennik ma { $lines } wiersze, więc nie ma wiersza { $given }; wybierz od 0 do { $lines }.
       *[many] Dziennik ma { $lines } wierszy, więc nie ma wiersza { $given }; wybierz od 0 do { $lines }.
    }
cli-resume-alone = Zapisana gra zachowuje graczy, opcje i ziarno; pomiń --seats, --option i --seed.
cli-resume-other = Zapisana gra to „{ $game }”; pomiń nazwę gry albo podaj tę.
cli-too-many-bots = Przy tylu botach ({ $given }) nie ma miejsca dla ludzi; podaj mniej albo pomiń --hot-seat.
cli-bots-count =
    { $wanted ->
        [one] Podano boty: { $given }, a miejsce dla nich jest jedno; podaj jednego.
       *[other] Podano boty: { $given }, a miejsca dla nich: { $wanted }; podaj jednego dla wszystkich albo po jednym na miejsce.
    }
cli-names-count = Podaj różne imiona po przecinku, tyle, ilu graczy: { $wanted }.

## Gry

cli-no-games = Nie ma jeszcze żadnej gry.
cli-games-hint = Aby zagrać: tabularium play { $game }
cli-seats-range = Graczy: od { $first } do { $last }.
cli-from-to = od { $lowest } do { $highest }
cli-which-game = W co zagramy? Wpisz numer albo nazwę.

## Gra

cli-play-hint = Wpisz numer tego, co chcesz zrobić. „h” pokaże, co jeszcze można wpisać.
cli-command-pick = wybierz możliwość 3; słowa złożone wybiera się część po części
    .keys = 3
cli-command-word = to samo w notacji (na szaro), całe albo w częściach
    .keys = SŁOWO
cli-command-p = co zrobiłaby możliwość 3, o ile możesz to wiedzieć
    .keys = p 3 albo ?3
cli-command-w = dlaczego coś wolno albo nie, z numerem zasady
    .keys = w 3, w SŁOWO
cli-command-u = cofnij: ostatnią część albo ostatnie słowo, póki jest powrót
    .keys = u
cli-command-a = co wolno powiedzieć bez pytania; powiedz drugie
    .keys = a, a 2
cli-command-r = zasady tego kroku albo jedna zasada
    .keys = r, r 4.2
cli-command-l = wszystko, co się dotąd zdarzyło
    .keys = l
cli-command-v = plansza jeszcze raz
    .keys = v
cli-command-s = zapisz
    .keys = s PLIK
cli-command-q = wyjdź; można przedtem zapisać
    .keys = q
cli-command-colon = jeśli słowo gry wygląda jak polecenie, poprzedź polecenie dwukropkiem
    .keys = :q
cli-yours = { $name } (ty)
cli-a-bot = bot ({ $bot })
cli-news = Od twojego ostatniego ruchu:
cli-waiting = Teraz wybiera: { SEAT($seats) }.
cli-draft = Jak dotąd: { WORD($word) }. „u” cofa ostatnią część.
cli-asides-hint = „a” pokaże, co możesz powiedzieć poza kolejką.
cli-asides = Bez pytania możesz powiedzieć:
cli-no-asides = Teraz nie możesz niczego wtrącić.
cli-no-such-number = Na liście nie ma { $given }; wybierz jeden z jej numerów.
cli-preview = Jeśli wybierzesz „{ WORD($word) }”:
cli-preview-nothing =   Nic, co można wiedzieć z góry.
cli-preview-final = Potem nie ma już powrotu.
cli-preview-undo = Potem można to jeszcze cofnąć.
cli-preview-unfinished = To tylko część słowa; wybierz ją i idź dalej, a podgląd zrób przy ostatniej części.
cli-preview-what = Napisz, co chcesz podejrzeć: numer z listy albo słowo, na przykład „p 3”.
cli-why-what = Napisz, o co pytasz: numer z listy albo słowo, na przykład „w 3”.
cli-why-legal = To wolno.
cli-undone = Cofnięto.
cli-save-name = Podaj nazwę pliku: „s PLIK”.
cli-saved = Zapisano jako „{ $file }”. Powrót do gry: tabularium play --resume { $file }
cli-cannot-write = Nie można zapisać „{ $file }”; wybierz inną nazwę albo katalog.
cli-overwrite = „{ $file }” już istnieje. Nadpisać? (t/n)
cli-no-rule = W katalogu nie ma jeszcze tekstu tej zasady.
cli-leave = Wpisz nazwę pliku, by zapisać przed wyjściem, albo sam Enter, by wyjść bez zapisu.
cli-input-ended = Wejście się skończyło, więc gra kończy się tutaj, bez zapisu.
cli-goodbye = Do następnego razu.
cli-hand-over = Teraz gra { SEAT($seat) }. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-pause = Enter idzie dalej, „u” cofa.
cli-known = Wiesz ({ $places }): { AND($items) }.

## Koniec

cli-victory =
    { ME($seats) ->
        [yes] Wygrywasz!
       *[no] Wygrywa { SEAT($seats) }.
    }
cli-shared-victory = Wspólne zwycięstwo: { SEAT($seats) }.
cli-common-defeat = Wszyscy przegraliście.
cli-horizon = Gra przerwana na horyzoncie; prowadzi: { SEAT($seats) }.
cli-place = Miejsce
cli-player = Gracz
cli-score = Punkty
cli-commitment = Zobowiązanie do ziarna: { $commitment }
cli-commitment-why = Cały los bierze się z ziarna ustalonego teraz i pokazanego na końcu; ta liczba dowodzi, że to to samo ziarno.
cli-seed = Ziarnem było: { $seed }
cli-how-to-verify = Jak sprawdzić: SHA-256 z „tabularium:” i ziarna to zobowiązanie z początku gry; „tabularium verify PLIK” odtwarza każdy rzut i każde losowanie zapisanej gry.
cli-save-end = Wpisz nazwę pliku, by zachować tę grę, albo sam Enter, by wyjść.

## Symulacja

cli-mean-score = Średnia
cli-spread = Rozrzut
cli-lowest = Najmniej
cli-highest = Najwięcej
cli-times-place = { NUMBER($place) }.
cli-ended-ranked =
    { $games ->
        [one] Do końca rozegrano jedną grę.
        [few] Do końca rozegrano { $games } gry.
       *[many] Do końca rozegrano { $games } gier.
    }
cli-ended-common_defeat =
    { $games ->
        [one] Jedną grę przegrali wszyscy.
        [few] { $games } gry przegrali wszyscy.
       *[many] { $games } gier przegrali wszyscy.
    }
cli-ended-horizon =
    { $games ->
        [one] Jedną grę przerwano na horyzoncie.
        [few] { $games } gry przerwano na horyzoncie.
       *[many] { $games } gier przerwano na horyzoncie.
    }
cli-length = Słów na grę: { $words }.
cli-letters = Liter na grę: { $letters }.
cli-pace = Gier na sekundę: { $games }.

## Sprawdzanie i oglądanie

cli-verified = { $game }: zapis się zgadza.
cli-verified-words = Odtworzono słowa: { $words } i wyniki losu: { $chance }; dziennik, pozycja i skrót są zgodne.
cli-verified-fair = Cały los wynika z ziarna, a ziarno zgadza się ze zobowiązaniem.
cli-verified-position = Gra zaczęła się od podanej pozycji; cały dalszy los wynika z ziarna.
cli-verified-part = Dowiedziono do ruchu { $proven } z { $words }: resztę rozegrano według starszych zasad (nasze mają wersję { $ours }).
cli-verified-over = Gra jest skończona.
cli-verified-running = Gra jeszcze trwa.
cli-digest = Skrót pozycji: { $digest }
cli-show-line = Po wierszu { $done } z { $lines }.
cli-eyes-spectator = Tak widzi to widz.
cli-eyes-seat = Tak widzi to { SEAT($seat) }.

## Pomiary

cli-bench-running = Mierzę na zmianę, każdą wersję i każdy silnik w osobnym procesie … { $part }
cli-bench-what = Gra losowa z Pythona z pełną listą możliwości przed każdą literą, potem rozgrywki i przeszukiwanie wewnątrz silnika; w nawiasie liczba graczy. Wszystko na zmianę na jednym rdzeniu, liczba rund: { $rounds }; mediany, ± połowa odległości między najlepszą a najgorszą rundą. Słowo to cała decyzja; ostatnia kolumna mówi, przy ilu literach był wybór.
cli-bench-calls = Mikrosekundy na jedno wywołanie: słowo wypowiedziane tak, jak robi to serwer, kopia, widok, świat wyobrażony z widoku, kolejny świat z widoku już przeczytanego, zapowiedź skutków, zrzut, wczytanie, skrót.
cli-bench-tenths = Mikrosekundy na literę w kolejnych dziesiątych częściach gry:
cli-bench-not-compiled = Ta instalacja nie jest skompilowana, więc jest tylko wersja interpretowana.
cli-bench-unknown = Nie można zmierzyć: { AND($given) }; do wyboru: { AND($allowed) }.
cli-bench-failed = Proces pomiaru zawiódł ({ $why }); zainstaluj Tabularium ponownie i spróbuj jeszcze raz.
cli-bench-kernel = samo jądro
cli-bench-interpreted = interpretowana
cli-bench-compiled = skompilowana
cli-bench-ratio = szybciej
cli-bench-no-peers = Nie można tu zmierzyć innych silników: { $why } Pomiń --peers albo spróbuj ponownie z siecią.
cli-bench-ratios = Inne silniki, na zmianę z naszym w tym samym przebiegu. Najpierw ich wyniki, potem ile razy jesteśmy szybsi, wiersz na każdą grę: nasze słowa wobec ich decyzji, z Pythona i w rozgrywkach, oraz kopie.
cli-bench-tag = TAG (Java) nie jest tu uruchamiany. Dnia { $date } podejmował na sekundę tyle decyzji, licząc w jednostkach Catanatrona na tej samej maszynie: { AND($games) }.
cli-bench-machine = { $cpu }, rdzenie: { $cores } (wszystko na rdzeniu { $core }), obciążenie { $load }; { $python }{ $pgo ->
    [True] { " " }zbudowany z PGO
   *[other] { " " }zbudowany bez PGO
  }; { $build }{ $commit ->
    [0] { "" }
   *[other] ; wersja { $commit }
  }.
cli-bench-no-build = W { $path } nie ma żadnej wersji: musi to być folder z pakietem „tabularium”.
cli-bench-this = ta wersja
cli-bench-that = tamta wersja
cli-letters-per-s = liter/s
cli-words-per-s = słów/s
cli-games-per-s = gier/s
cli-playouts-per-s = rozgrywek/s
cli-playout-words-per-s = słów/s w rozgrywkach
cli-iterations-per-s = iteracji ISMCTS/s
cli-real-choices = z wyborem
cli-act-us = słowo
cli-world-us = świat
cli-preview-us = zapowiedź
cli-encode-us = kodowanie
cli-dump-us = zrzut
cli-load-us = wczytanie
cli-digest-us = skrót
cli-copy-us = kopia
cli-view-us = widok
cli-imagine-us = domysł
cli-decisions-per-s = decyzji/s

## Serwer

cli-serve-ready = Tabularium czeka: { $url } (Ctrl-C kończy)
cli-serve-admin = Tylko dla administratora, nie pokazuj nikomu: { $url }
cli-serve-data = Wszystkie dane leżą w { $where }.
cli-serve-build =
    { $state ->
        [ready] Wersja skompilowana jest gotowa: boty już z niej korzystają, serwer od następnego uruchomienia.
        [failed] Wersji skompilowanej nie będzie ({ $why }); zwykły Python działa dalej. „python3 run.py --wait” spróbuje jeszcze raz.
       *[making] Na razie działa na zwykłym Pythonie; w tle powstaje wersja skompilowana, wielokrotnie szybsza.
    }
cli-serve-port = Nie można użyć portu { $port } ({ $why }). Wybierz inny przez --port albo 0, czyli dowolny wolny.
cli-serve-in-use = Z danych w { $folder } korzysta inny serwer (proces { $pid }); najpierw go zatrzymaj albo wybierz inny katalog przez --data.
cli-serve-damaged = Baza danych { $file } jest uszkodzona ({ $why }). Zostawiono ją, jak jest; przywróć kopię poleceniem „tabularium restore PLIK” albo wybierz inny katalog przez --data.
cli-serve-forbidden = Nie można otworzyć bazy danych { $file } ({ $why }). Pozwól użytkownikowi, który uruchamia serwer, czytać i zapisywać jej katalog albo wybierz inny przez --data.
cli-serve-newer = Dane w { $file } zapisała nowsza wersja Tabularium; uruchom tamtą wersję albo wybierz inne dane przez --data lub --database.
cli-serve-unreachable = Nie można użyć PostgreSQL ({ $why }). Sprawdź, czy działa i czy adres, nazwa i hasło w --database są poprawne, po czym uruchom ponownie.
cli-serve-driver = Sterownik { $name } do tej bazy danych nie jest zainstalowany; dodaje go „pip install tabularium[postgres]”.
cli-serve-bye = Zatrzymano; wszystko jest zapisane.

## Kopia zapasowa

cli-backup-done = Wszystkie dane skopiowano do { $file } ({ $kilobytes } kB).
cli-backup-nothing = W { $file } nie ma danych; podaj właściwe miejsce, katalog serwera przez --data.
cli-backup-broken = { $file } jest uszkodzony albo nie jest kopią zapasową.
cli-backup-foreign = { $file } to baza danych, ale nie nasza.
cli-backup-itself = { $file } to dane samego serwera; podaj inny plik.
cli-backup-running = Z tych danych korzysta serwer; najpierw go zatrzymaj (Ctrl-C), potem przywracaj.
cli-backup-disk = Dysk odmawia: { $why }.
cli-backup-postgres = Dane są w PostgreSQL; użyj jego narzędzi pg_dump i pg_restore.
cli-restore-done = Kopia jest na miejscu w { $folder }; uruchom serwer.
cli-restore-moved = Poprzednie dane leżą w { $file }.

## Pomiar serwera

cli-bench-server = Eufrat i Tygrys dla dwojga, każde słowo jest na dysku, zanim zostanie potwierdzone; SQLite, jeden proces serwera, jeden dla wszystkich osób.
cli-bench-serving = Mierzę stoły: { $tables } …
cli-bench-what-unknown = Nie umiem zmierzyć „{ $given }”; napisz „server”, „research” albo „questions”, albo nic, wtedy gry.
cli-bench-opening = Otwarcie gry liczącej słów: { $short } trwa { $fast } ms, a liczącej { $long } – { $slow } ms.
cli-bench-questions = Ile kosztują pytania przy stole ({ $build }), w milisekundach czasu procesora: pytanie ze wszystkimi możliwościami (question), początek przeglądu następstw (sweep) i każdy jego krok (step), powód odmowy (explain), waga szkicu (weigh), widoki na przyszłość z prognozą (outlook). Gry losowe, z każdą liczbą graczy.
cli-bench-questions-running = Gram i pytam …
cli-bench-questions-prompt = pytanie
cli-bench-questions-call = wywołanie
cli-bench-questions-n = ile razy
cli-bench-questions-late =
    { $count ->
        [0] Żadne wywołanie nie zajęło interpretera dłużej niż { $limit } ms.
       *[other] Dłużej niż { $limit } ms: { AND($calls) }.
    }
cli-bench-most = najdłużej
cli-bench-tables = stoły
cli-bench-p50 = p50 ms
cli-bench-p95 = p95 ms
cli-bench-p99 = p99 ms
cli-bench-lobby = w poczekalni
cli-bench-cpu-word = CPU ms/słowo
cli-bench-opened = otwarte w s
cli-bench-memory = kB/stół
cli-bench-cpu = użyte rdzenie

# Zbiór danych do uczenia
cli-help-dataset = Zapisz całe gry w plikach Parquet, do uczenia; uruchomione znowu, idzie dalej.
cli-help-dataset-output = Folder, do którego zapisać.
cli-help-dataset-seed = Tekst, z którego bierze się cały los; ten sam tekst daje te same gry.
cli-help-dataset-positions = Jak zapisać pozycje: liczbami, widokiem pytanego gracza albo wcale.
cli-help-dataset-processes = Ile procesów gra; gdy nie podasz, jeden na rdzeń.
cli-help-dataset-thinking = Ile sekund bot może myśleć nad słowem.
cli-dataset-positions = Pozycje to { OR($allowed) }, nie „{ $given }”.
cli-dataset-no-extra = Do zbiorów danych zainstaluj dodatek „research”: pip install "tabularium[research]" (brakuje { $module }).
cli-dataset-other = W folderze { $folder } jest inny zbiór: { $name } to tam { $there }, nie { $wanted }.
cli-dataset-not-written = Nie mogę zapisać do { $folder }: { $why }.
cli-dataset-resumed = { $games ->
    [one] Jedna gra już tam była.
    [few] { $games } gry już tam były.
   *[many] { $games } gier już tam było.
}
cli-dataset-written = { $games ->
    [one] Jedna gra w { $folder }, po { $seconds } s.
    [few] { $games } gry w { $folder }, po { $seconds } s.
   *[many] { $games } gier w { $folder }, po { $seconds } s.
}

# API badawcze obok gier z samych bibliotek
cli-bench-research = Kroki na sekundę w grze losowej na jednym rdzeniu, nasze gry ({ $build }) w pełnym składzie obok gier z PettingZoo i OpenSpiel: PettingZoo z obserwacją i maską; OpenSpiel z listą możliwych akcji, bez tensora obserwacji i z nim. Dwie ostatnie kolumny to mikrosekundy na widok i na zapisanie go w liczbach.
cli-bench-research-running = Mierzę API badawcze … { $part }
cli-bench-research-selfplay = Gra z samym sobą, liter na sekundę: jeden proces i proces na każdy rdzeń; potem to samo według czasu procesorów, którego zajęta maszyna nie zaburza.
cli-bench-research-zoo = PettingZoo
cli-bench-research-spiel = OpenSpiel
cli-bench-research-observed = z tensorem
cli-bench-research-one = jeden proces
cli-bench-research-all = wszystkie rdzenie
cli-bench-research-cpu-one = na sekundę procesora: jeden
cli-bench-research-cpu-all = wszystkie

# Boty przeciw botom
cli-help-arena = Niech boty grają ze sobą w blokach lustrzanych; policz, kto jest silniejszy.
cli-help-arena-bots = Boty od najsłabszego, po przecinku. Liczba po dwukropku to budżet węzłów: ismcts:1000.
cli-help-arena-against = Niech każdy bot gra tylko przeciw samym takim.
cli-help-arena-n = Ile gier na pojedynek; każde ziarno rozgrywa się raz na każdym miejscu.
cli-help-arena-output = Plik na bloki, w wierszach JSON. Uruchomiona znowu z tym samym plikiem, seria idzie dalej.
cli-help-arena-processes = Ile procesów gra; gdy nie podasz, jeden na rdzeń.
cli-help-arena-gate = Skończ, gdy tylko będzie jasne, czy ostatni bot jest bliżej pierwszej, czy drugiej liczby punktów Elo ponad pierwszym (5 % błędów).
cli-help-arena-ray = Graj na klastrze Ray pod tym adresem; „local” uruchamia go na tej maszynie.
cli-help-report = Policz tabele, rankingi i wykres z plików areny.
cli-help-report-files = Pliki zapisane przez arenę.
cli-help-report-into = Strona w Markdownie; część między znacznikami areny powstaje na nowo.
cli-help-report-cards = Folder z kartami wag; rankingi Czeladnika są na nich notowane.
cli-help-report-plot = Plik na wykres rankingów, w SVG.
cli-arena-two = Arena potrzebuje co najmniej dwóch różnych botów; podano { $given }.
cli-arena-title = liczba miejsc: { $seats }
cli-arena-match = Jeden : reszta
cli-arena-games = Gry
cli-arena-wins = Wygrane %
cli-arena-elo = Elo
cli-arena-margin = Przewaga
cli-arena-defeats = Klęski
cli-arena-time = ms/słowo
cli-arena-rating = Ranking { $bot }: { $rating }
cli-arena-written = Bloków w { $file }: { $blocks }.
cli-arena-not-written = Nie mogę zapisać { $file }: { $why }. Podaj inny plik w --output.
cli-arena-no-ray = Do klastra zainstaluj dodatek „ray”: pip install "tabularium[ray]".
cli-arena-gate-two = Bramka porównuje dwa boty; podaj dokładnie dwa.
cli-arena-gate-form = Bramka to dwie liczby, na przykład 0:50, najpierw mniejsza, nie „{ $given }”.
cli-arena-gate =
    { $state ->
        [accepted] Przyjęty; bloków: { $blocks }. Bliżej { $high } Elo niż { $low } (logarytm ilorazu wiarygodności { $ratio }).
        [rejected] Odrzucony; bloków: { $blocks }. Bliżej { $low } Elo niż { $high } (logarytm ilorazu wiarygodności { $ratio }).
       *[open] Jeszcze nie wiadomo; bloków: { $blocks } (logarytm ilorazu wiarygodności { $ratio }). Zagraj więcej gier.
    }
cli-report-no-file = Nie ma pliku { $file }.
cli-report-empty = W tych plikach nie ma bloków; arena zapisuje je z --output.
cli-report-no-page = Nie można zapisać strony: { $why }.
cli-help-tune = Dostrój wagi Czeladnika w grze z samym sobą; zostaje to, co przejdzie bramkę.
cli-help-tune-rounds = Ile rund.
cli-help-tune-duels = Ile bloków lustrzanych składa się na rundę.
cli-help-tune-gate = Ile bloków gra dostrojony bot z poprzednim.
cli-help-tune-output = Folder na kartę.
cli-tune-nothing = W tej grze nie ma czego ważyć: nie ma cech.
cli-tune-rounds = Strojenie
cli-tune-gate = Bramka
cli-tune-rejected = Dostrojone wagi nie są lepsze od poprzednich (zysk { $gain }); nic nie zapisano. Może pomóc więcej rund albo inne ziarno.
cli-tune-ruin = Dostrojone wagi wygrywają z poprzednimi (zysk { $gain }), ale gdy wszyscy tak grają, wszyscy przegrywają { $after } gier zamiast { $before }; nic nie zapisano.
cli-tune-accepted = Dostrojone wagi są lepsze (zysk { $gain }): { $file }.
cli-thinking = Boty myślą …
