### Tytuły serii

client-title-alea = Alea Iacta Est
client-title-alea-place = Rzym, 49 p.n.e.
client-title-alea-about = Rzuć, ustaw kości na pięciu budowlach, wypchnij innych. Szybko i wesoło; los też gra.
client-title-tigris = Tygrys i Eufrat
client-title-tigris-place = Mezopotamia, 3000 p.n.e.
client-title-tigris-about = Królestwa rosną, łączą się i walczą, a liczy się tylko najsłabszy kolor. Mało zasad, zero litości.
client-title-orleans = Orleans
client-title-orleans-place = Dolina Loary, 1430
client-title-orleans-about = Zbieraj w worku ludzi, dobieraj ich i wysyłaj do pracy. Budujesz obok innych, nie przeciw nim.
client-title-magnaci = Magnaci
client-title-magnaci-place = Rzeczpospolita, 1600
client-title-magnaci-about = Licytuj urzędy, ustawy i obronę kraju. Gdy wszyscy są zbyt chciwi, wszyscy przegrywają.
client-title-sigismundus = Sigismundus Augustus
client-title-sigismundus-place = Kraków i Wilno, 1548
client-title-sigismundus-about = Głosy, urzędy i ucho króla. Gra długa, polityczna i głęboka; zarezerwuj wieczór.

## Powłoka

client-skip = Przejdź do treści
client-loading = Chwileczkę…
client-chunk-lost = Nie udało się wczytać tej strony. Sprawdź połączenie i wczytaj ją ponownie.
client-nav = Strony
client-nav-lobby = Otwarte stoły
client-nav-mine = Moje gry
client-nav-finished = Zakończone gry
client-nav-settings = Ustawienia
client-language = Język
client-language-en = English
client-language-pl = Polski
client-theme = Motyw
client-theme-auto = Jak w systemie
client-theme-light = Jasny
client-theme-dark = Ciemny
client-theme-now =
    { $theme ->
        [light] Motyw: jasny
        [dark] Motyw: ciemny
       *[auto] Motyw: jak w systemie
    }
client-waiting-count =
    { $count ->
        [one] jedna gra czeka na ciebie
        [few] { $count } gry czekają na ciebie
       *[many] { $count } gier czeka na ciebie
    }
client-by-rule = (zasada { $rule })

why-client-unreached = Serwer w tej chwili nie odpowiada; spróbuj ponownie za moment.
why-client-line_lost = Połączenie zerwało się przed wysłaniem; spróbuj ponownie.
why-client-misfit = Serwer opisuje ten stół inaczej, niż zna to ta strona (miejsce: { $at }), więc stół nie jest pokazywany. Wczytaj stronę ponownie, a jeśli to nie pomoże, powiedz o tym osobie, która prowadzi serwer.
why-client-save_too_large = Ten plik jest o wiele za duży na zapis gry; wybierz taki, który zapisało Tabularium.
why-client-save_empty = Ten plik jest pusty; wybierz taki, który zapisało Tabularium.

## Strona główna

client-start-title = Pięć wielkich gier, każda zasada.
client-start-lead = Zagraj od razu z botami albo wyślij znajomym łącze. Bez konta, bez reklam, na własnym serwerze.
client-minutes = { $least }–{ $most } min
client-weight = Waga { $weight } na 5
client-series = Pięć gier
client-level =
    { $level ->
        [random] Losowy
        [novice] Nowicjusz
        [apprentice] Czeladnik
        [adept] Adept
        [expert] Ekspert
       *[master] Mistrz
    }
client-level-of = Boty w grze { $game }
client-rules-short = Zasady
client-nav-rules = Zasady
client-nav-play = Graj
client-new-here = Pierwszy raz?
client-new-here-play = Zagraj teraz
client-new-here-play-help = Boty siadają od razu. Nic nie trzeba wypełniać.
client-new-here-learn = Albo najpierw przeczytaj
client-new-here-learn-help = Zasady naszymi słowami; każda odmowa przy stole podaje swoją zasadę.
client-new-here-link = Albo wyślij łącze
client-new-here-link-help = Znajomi podają imię, nic więcej.
client-list-waiting = Czekają na ciebie
client-list-mine = Twoje gry
client-list-open = Otwarte stoły
client-list-running = W trakcie
client-list-mine-none = Teraz nigdzie nie grasz.
client-list-waiting-none = Nic na ciebie nie czeka.
client-list-open-none = Nikt nie czeka. Otwórz stół, znajomi wejdą przez łącze.
client-list-running-none = Teraz nie toczy się żadna publiczna gra.
client-list-all = wszystkie ({ $count })
client-next-key = N: następna
client-move-short = ruch { $move }
client-host-waits =
    { $pace ->
        [live] na żywo, czeka { $name }
        [day] dniami, czeka { $name }
        [slow] powoli, czeka { $name }
       *[none] bez zegara, czeka { $name }
    }
client-no-clock = bez zegara
client-time-left =
    { $unit ->
        [day] zostało dni: { $count }
        [hour] zostało { $count } godz.
       *[minute] zostało { $count } min
    }
client-asks-tigris =
    { $prompt ->
        [dynasty] Którą dynastią grasz?
        [action] Co robisz?
        [support] Ile płytek dokładasz?
        [war_order] Która wojna pierwsza?
        [treasure_stays] Który skarb zostaje?
        [monument] Czy budujesz monument?
       *[other] Twoja kolej
    }
client-asks-alea =
    { $prompt ->
        [place] Dokąd idą twoje kości?
        [keep_fortuna] Które żetony Fortuny zostawiasz?
        [take_card] Którą kartę Senatu bierzesz?
        [take_province] Którą prowincję bierzesz?
        [take_patrician] Którego patrycjusza bierzesz?
        [layout] Jak leżą twoi patrycjusze?
       *[other] Twoja kolej
    }
client-asks-orleans =
    { $prompt ->
        [remove_tile] Który kafelek wypada z gry?
        [draw] Ilu ludzi dobierasz?
        [take_back] Kogo zabierasz z powrotem?
        [bathhouse] Kogo zatrzymuje Łaźnia?
        [tower] Kto idzie do Wieży Prochowej?
        [plan] Gdzie pracują twoi ludzie?
        [plan_one] Gdzie pracuje następny?
        [action] Z którego miejsca korzystasz?
        [sacristy] Czy Zakrystia cię oszczędzi?
        [harvest] Którą żywność oddajesz?
        [taxes] Czym płacisz podatek?
        [flogging] Co oddajesz?
       *[other] Twoja kolej
    }
client-asks-magnaci =
    { $prompt ->
        [first_estate] Gdzie stanie twój pierwszy majątek?
        [senate] Których trzech urzędów chcesz?
        [place] Dokąd trafi twój majątek?
        [tie] Komu przypadnie?
        [sejm] Po jednej karcie na każdą z pięciu ustaw
        [conflicts] Co wysyłasz na konflikty?
        [action] Czy zagrywasz kartę?
        [veto] Czy zgłaszasz weto?
        [entail] Która prowincja w ordynację?
        [assignats] Co oddajesz za asygnaty?
        [claim_law] Którą ustawę zabierasz?
        [best] Kto dostaje nagrodę?
        [weakest] Kto ponosi karę?
        [discard_law] Którą ustawę odrzucasz?
        [remove_conflict] Który konflikt znika?
        [order] W jakiej kolejności?
        [winner] Kto wygrywa?
       *[other] Twoja kolej
    }
client-asks-sigismundus =
    { $prompt ->
        [starting_office] Z którym urzędem zaczynasz?
        [income] Który urząd ci płaci?
        [draw_card] Którą kartę bierzesz?
        [special] Która akcja specjalna?
        [lose_office] Który urząd oddajesz?
        [losses] Które oddziały tracisz?
        [abduct] Którą postać porywasz?
        [crown] Które państwo koronujesz?
        [foreign_policy] Dokąd karty polityki?
        [action] Dokąd idzie twój klient?
        [extra_votes] Które karty dadzą ci głosy?
        [offer_ducats] Ile dukatów oferujesz?
        [offer_votes] Ile głosów sprzedajesz?
        [seller_first] Kto handluje pierwszy?
        [choose_buyer] Komu sprzedajesz?
        [bid_office] Ile głosów na ten urząd?
        [tie_office] Kto dostaje urząd?
        [bid_host] Które oddziały wysyłasz?
        [bid_tax] Ile podatku płacisz?
        [bid_support] Ile głosów dla króla?
        [tie_royal] Komu król jest wdzięczny?
        [thumb] Za ustawą czy przeciw?
        [tie_act] Czy ustawa przechodzi?
        [keep_office] Który urząd zatrzymujesz?
        [seal] Kto dostaje pieczęć?
        [upkeep] Za co płacisz?
       *[other] Twoja kolej
    }
client-play-now = Zagraj teraz
client-new-table = Nowy stół
client-guest-name = Gość { $number }

## Stoły na listach

client-waiting-for-you = Czekają na ciebie
client-waiting-none = Nic na ciebie nie czeka.
client-open-none = Żaden stół nie jest teraz otwarty. Otwórz własny i wyślij łącze znajomym.
client-running-tables = Trwają
client-running-none = Żadna publiczna gra teraz nie trwa.
client-finished-none = Żadna publiczna gra jeszcze się tu nie skończyła.
client-mine-key = Klawisz „n” prowadzi do następnej gry, która na ciebie czeka.
client-upload = Graj dalej z pliku zapisu
client-upload-lead = Gra zapisana tutaj, na innym serwerze albo w wierszu poleceń toczy się dalej przy własnym stole.
client-upload-file = Plik zapisu
client-upload-choose = Wybierz plik …
client-upload-none = Nie wybrano jeszcze pliku.
client-upload-help = Los zaczyna się od nowa, więc nikt nie wie, co będzie.
client-upload-who = Kto gra dalej?
client-upload-mine = Ja, na wszystkich miejscach
client-upload-mine-help = Przy tym ekranie, z zasłoną między miejscami.
client-upload-open = Ludzie i boty
client-upload-open-help = Zanim gra ruszy, wybierasz swoje miejsce i to, kto zajmie pozostałe.
client-upload-now = Graj dalej
client-seat-open = wolne miejsce
client-seats-free =
    { $count ->
        [0] komplet
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
client-won-by =
    { COUNT($names) ->
        [one] Wygrana: { AND($names) }
       *[other] Wspólna wygrana: { AND($names) }
    }
client-won-with =
    { COUNT($names) ->
        [one] Wygrana: { AND($names) }, wynik { $points }
       *[other] Wspólna wygrana: { AND($names) }, wynik { $points }
    }
client-leads =
    { COUNT($names) ->
        [one] Prowadzi { AND($names) }, wynik { $points }
       *[other] Prowadzą { AND($names) }, wynik { $points }
    }
client-over = Gra skończona
client-your-turn = Twoja kolej
client-waits-for = Czekamy: { AND($names) }

## Nowy stół

client-seats = Gracze
client-seats-how-many = Ilu graczy
client-hot-seat = Wszyscy przy tym ekranie
client-options = Opcje gry
client-options-more = Do badań
client-pace = Tempo
client-aloud = Boty myślą na głos
client-aloud-help = Od razu mówią, dlaczego tak zagrały. Może to zdradzać, co mają, więc tylko tam, gdzie grasz sam przeciw botom.
client-aloud-yes = Boty przy tym stole myślą na głos.
client-aloud-no = Dlaczego boty zagrały tak, a nie inaczej, można przeczytać po zakończeniu gry.
client-table-title = Nazwa stołu, jeśli chcesz
client-your-name = Twoje imię
client-make-table = Otwórz stół

## Przed początkiem

client-closed = Ten stół został zamknięty.
client-bot-name = Bot { $number }
client-sit-down = Usiądź
client-stand-up = Wstań
client-seat-link = Łącze do tego miejsca
client-copied = Skopiowano
client-start = Zaczynamy
client-close-table = Zamknij stół
client-seat-as = Siadasz jako { $name }.

## Ustawienia

client-look = Wygląd
client-speed = Animacje
client-speed-off = Brak
client-speed-fast = Szybkie
client-speed-normal = Zwykłe
client-speed-slow = Wolne
client-playing = Przy stole
client-sound = Dźwięk, gdy przychodzi moja kolej, a patrzę gdzie indziej
client-notify = Powiadomienie, gdy przychodzi moja kolej
client-confirming = Pytaj o potwierdzenie
client-confirm-all = każdego ruchu
client-confirm-final = tylko tego, czego nie można cofnąć
client-confirm-none = niczego
client-single-keys = Pojedyncze litery i cyfry są skrótami przy stole
client-lone = Wykonuj za mnie ruchy, w których nie ma wyboru
client-light-drawing = Lekki rysunek dla słabszych urządzeń: bez kreskowania i cieni
client-remarks = Pokazuj w dzienniku, dlaczego boty tak grają (gdy myślą na głos albo po końcu gry)
client-account = Ty
client-webhook = Adres w sieci, który zawiadomić, gdy przychodzi moja kolej
client-webhook-help = Dla czatów i skryptów; zostaw puste, jeśli go nie potrzebujesz.
client-email = Adres e-mail w tym samym celu
client-email-unconfirmed = Wysłano tam odnośnik; zanim go otworzysz, nic więcej nie przyjdzie.
client-email-confirmed = Ten adres jest potwierdzony.
client-save = Zapisz
client-saved = Zapisano.
client-guest-note = Jesteś gościem: zna cię tylko ta przeglądarka. Z hasłem możesz wrócić z każdej innej.
client-password-note = Tu możesz zmienić hasło.
client-password-old = Dotychczasowe hasło
client-password-new = Nowe hasło, co najmniej osiem znaków
client-password-set-it = Ustaw hasło
client-password-set = Hasło jest ustawione.
client-password-if = Hasło, jeśli je masz
client-log-out = Wyloguj
client-logged-out = Już cię tu nie ma: wylogowano.
client-forget-me = Usuń moje dane
client-forget-me-help = Znikną twoje imię, notatki i miejsca w nieskończonych grach. Tego nie da się cofnąć.
client-forget-me-now = Usuń wszystko o mnie
client-forgotten = Twoje dane są usunięte.
client-come-in = Wejdź
client-come-in-help = Wystarczy imię. Kto ma hasło, podaje i hasło.
client-welcome = Witaj.
client-admin = Administrator
client-admin-tables = Stoły
client-admin-people = Osoby
client-admin-person =
    { $tables ->
        [one] jeden stół
        [few] { $tables } stoły
       *[many] { $tables } stołów
    }
client-admin-forget = Usuń: { $name }
client-status-open = otwarty
client-status-running = trwa
client-status-over = zakończony
client-status-closed = zamknięty

## Stół

client-board = Plansza
client-panel = Pytanie, gracze, dziennik
client-sheet =
    { $height ->
        [low] Otwórz panel
        [mid] Otwórz panel w całości
       *[high] Zamknij panel
    }
client-line-lost = Połączenie jest zerwane; próbujemy ponownie. Nic z twoich ruchów nie przepadło.
client-watching = Oglądasz.
client-skip-motion = Pomiń
client-players = Gracze
client-you = ty
client-to-act = na ruchu
client-thinks = myśli …
client-stand-in = nieobecność, gra bot · { $level }
client-away-left = poza stołem
client-away-clock = bez czasu
client-not-looking = teraz nie patrzy
client-clock = Pozostały czas

## Panel decyzji

client-confirm = Tak, robię to
client-final = Tego nie da się cofnąć.
client-withdraw = Zmień odpowiedź
client-answered =
    { COUNT($seats) ->
        [0] Twoja odpowiedź jest przyjęta.
       *[other] Twoja odpowiedź jest przyjęta. Czekamy: { AND($seats) }.
    }
client-aside = Coś innego…

## Co wymaga odpowiedzi obok gry

client-undo-asked = { $name } prosi o cofnięcie ostatniego ruchu. Zgoda?
client-undo-waits = Jest prośba o cofnięcie; czekamy: { AND($names) }.
client-agree = Zgoda
client-refuse = Nie
client-you-are-away = Nie było cię przy stole i inni mogą grać za ciebie.
client-come-back = Jestem z powrotem
client-absent = { $name } jest poza stołem. Co z tym miejscem?
client-absent-fallback = Jeden prosty ruch za tego gracza
client-absent-bot = Bot aż do powrotu
client-absent-wait = Czekamy
client-curtain = Teraz { $name }
client-curtain-help = Wszyscy inni odwracają wzrok. To, co tajne, pokaże się, gdy pójdziesz dalej.
client-curtain-open = Przy ekranie jestem tylko ja

## Historia

client-history = Historia
client-step-back = Ruch wstecz
client-replay = Odtwarzaj ruchy
client-pause = Zatrzymaj
client-step-on = Ruch naprzód
client-to-present = Do teraz
client-move-number = Ruch
client-move-of = ruch { $move } z { $last }
client-since-my-move = Od mojego ruchu
client-help = Klawisze i gesty
client-help-hands = Ręką
client-help-hand-touch = Dotknij tego, co świeci; dotknij ponownie, by odłożyć. Co nie świeci, odpowie dlaczego, z numerem zasady.
client-help-hand-drag = Albo przeciągnij element tam, dokąd ma trafić.
client-help-hand-again = Dotknij wybranego miejsca jeszcze raz lub potwierdź na karcie.
client-help-hand-hold = Wskaż cokolwiek albo przytrzymaj, by dowiedzieć się, co to jest.
client-help-hand-pinch = Kółko myszy lub dwa palce przybliżają, przeciąganie tła przesuwa planszę.
client-help-hand-skip = Każde dotknięcie i każdy klawisz kończą pokaz.
client-help-keys = Klawiaturą
client-help-zones = od strefy do strefy: plansza, twoje rzeczy, karta, gracze, zakładki
client-help-arrows = do najbliższego elementu lub miejsca w tę stronę
client-help-next = do następnej lub poprzedniej rzeczy, którą można wybrać
client-help-touch = wybierz to, co zaznaczone; na wybranym miejscu: potwierdź
client-help-confirm = potwierdź; pozwól czekającym botom grać dalej
client-help-back = cofnij jeden wybór
client-help-undo = cofnij ostatni ruch
client-help-amount = podaj liczbę, o którą chodzi
client-help-reading = odczytaj stół: co się stało, co jest moje, co mogę zrobić, plansza
client-help-zoom = bliżej, dalej, cała plansza
client-help-help = ta strona
client-link-move = Łącze do tego ruchu
client-fork = Graj dalej stąd
client-fork-others = Graj dalej z innymi
client-download = Zapisz grę
client-looking-at = Oglądasz ruch { $move } z { $last }.
client-rewind = Wróć do tego miejsca
client-rewind-ask = Wszystko po tym ruchu przepadnie, a gra nie będzie się liczyć do rankingu. Wrócić?
client-rewind-yes = Tak, wróć
client-rewind-no = Nie

## Dziennik, zasady, rozmowa, notatki, stół

client-side = Więcej o grze
client-tab-log = Dziennik
client-tab-rules = Zasady
client-tab-chat = Rozmowa
client-tab-notes = Notatki
client-tab-about = Stół
client-watchers =
    { $count ->
        [one] Jest jeden widz.
        [few] Jest { $count } widzów.
       *[many] Jest { $count } widzów.
    }
client-unread =
    { $count ->
        [one] jedna nowa wypowiedź
        [few] { $count } nowe wypowiedzi
       *[many] { $count } nowych wypowiedzi
    }
client-log-filter = Czyje ruchy
client-everybody = Wszyscy
client-log-why = Dlaczego
client-log-why-help = Dlaczego boty tak grają. To może zdradzać, co mają: w trakcie gry przeczytasz to tylko sam na sam z botami, które myślą na głos, a wszędzie po końcu gry.
client-log-empty = Jeszcze nic się nie wydarzyło.
client-log-older = Wcześniej
client-rules-now = Zasady tego kroku
client-rules-all = Wszystkie zasady
client-rules-search = Szukaj w zasadach
client-chat-empty = Nikt jeszcze nic nie powiedział.
client-chat-say = Powiedz coś do stołu
client-send = Wyślij
client-notes-help = Twoje notatki o tym stole. Nikt inny ich nie przeczyta.
client-yes = tak
client-no = nie
client-fairness = Uczciwość
client-fairness-help = Cały los bierze się z jednego ziarna. Jego skrót jest znany od początku, samo ziarno po zakończeniu, więc każdy może sprawdzić grę.
client-commitment = Skrót: { $hash }
client-seed = Ziarno: { $seed }
client-checked-yes = Gra odtworzona z ziarna zgadza się co do ruchu.
client-checked-part = Zasady się od tego czasu zmieniły: z ziarna wynika pierwszych { $proven } z { $words } ruchów.
client-checked-no = Odtworzenie nie zgadza się z tą grą.
client-not-fair = Ta gra zaczęła się od pozycji, więc jej losu nie da się sprawdzić.
client-rewound = W tej grze cofnięto ruchy dalej, niż pozwala zwykłe cofanie, więc nie liczy się ona do rankingu.
client-leave = Odejdź od gry
client-leave-help = Inni zdecydują, czy zagra za ciebie bot. Możesz wrócić, dopóki gra trwa.
client-leave-now = Odejdź teraz

## Koniec

client-common-defeat = Wszyscy przegrali
client-good-game = Dobra gra, { $name }.
client-your-place = Twoje miejsce: { $place }.
client-share = Udostępnij
client-rematch = Rewanż
client-to-games = Do gier
client-course = Przebieg gry
client-course-help = Wynik każdego z graczy, gdyby gra skończyła się w tej chwili.
client-course-picture = Krzywa wyniku każdego z graczy; liczby są w tabeli poniżej.
client-course-start = Początek
client-course-end = Ruch { $move }
client-course-table = Jako tabela
client-course-parts =
    { $kind ->
        [king] Wieki
        [sejm_called] Sejmy
        [turn] Tury
       *[round] Rundy
    }
client-course-part =
    { $kind ->
        [king]
            { $number ->
                [1] Wiek Złoty
                [2] Wiek Srebrny
                [3] Wiek Brązu
               *[other] Wiek Żelaza
            }
        [sejm_called] sejm { $number }
        [turn] tura { $number }
       *[round] runda { $number }
    }
client-course-after = Po
client-course-turnings = Chwile, do których warto wrócić
client-course-turning = Ruch { $move }: { $name } { $change }

## Rama stołu

client-menu = Menu
client-sounds = Dźwięki
client-phases = Gdzie jesteśmy
client-prompt = O co chodzi
client-put-back = Odłóż
client-put-back-one = Odłóż: { $name }
client-undo-short = Cofnij
client-go-on = Grajmy dalej
client-second-thoughts = Boty chwilę czekają: możesz to jeszcze cofnąć.
client-undo-ask = Poproś o cofnięcie
client-restart = Zacznij turę od nowa
client-show = Pokaż
client-moved =
    { COUNT($names) ->
        [0] Wiele się wydarzyło.
       *[other] Ruchy wykonali: { AND($names) }.
    }
client-ways = Wszystko, co możesz zrobić
client-nothing-more = nic więcej
client-amount = Ile
client-less = O jeden mniej
client-more = O jeden więcej
client-dropped = Pytanie się zmieniło, więc to, co było wybrane, wróciło na miejsce.
client-pages = Części stołu
client-page-board = Plansza
client-page-mine = Moje
client-page-rivals = Rywale
client-page-log = Dziennik
client-end-horizon = Partię przerwano na jej horyzoncie. Punkty w tej chwili:
client-end-page = Koniec gry
client-review = Obejrzyj planszę
client-scene-undone =
    { ME($seat) ->
        [yes] Cofasz swój ostatni ruch.
       *[no] { SEAT($seat) } cofa ostatni ruch.
    }
client-reading = Przeczytaj mi stół
client-reading-happened = Co się stało
client-reading-mine = Co jest moje
client-reading-can = Co mogę zrobić
client-reading-board = Plansza
client-reading-nothing = Na razie nic.
client-plain-hidden =
    { $count ->
        [one] jeden zakryty
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
client-plain-free = wolne
client-plain-words = Co można powiedzieć
client-plain-slots = Miejsca
client-plain-pieces = Elementy
client-plain-gain =
    { $points ->
        [one] Zdobywasz punkt.
        [few] Zdobywasz { $points } punkty.
       *[many] Zdobywasz { $points } punktów.
    }
client-plain-result = Miejsce { $place }, punkty: { $points }

client-my-things = Twoje rzeczy
client-close = Zamknij

## Pokój: nowy stół i czekanie przy nim

client-room = Pokój przed rozpoczęciem
client-room-who = Kto tu siada?
client-room-chairs = Krzesła
client-room-is-me = Ja, przy tym ekranie
client-room-is-friend = Ktoś znajomy, przez łącze
client-room-is-anybody = Ktokolwiek z poczekalni
client-room-name = Imię, jeśli chcesz
client-room-name-any = albo zagraj jako gość
client-room-me = Ty
client-room-you = ty
client-room-second = Przy tym ekranie
client-room-at-screen = przy tym ekranie
client-room-short-friend = Ktoś znajomy
client-room-short-anybody = Ktokolwiek
client-room-how-friend = przez łącze
client-room-how-anybody = z poczekalni
client-room-hosts = ten stół otwiera
client-room-sits = gra z tobą
client-room-chair = Krzesło { $number }: { $who }, { $how }
client-room-swap = Zamień się ze mną miejscami
client-room-friends =
    { $count ->
        [one] ktoś znajomy
        [few] { $count } znajome osoby
       *[many] { $count } znajomych osób
    }
client-room-here =
    { $count ->
        [one] jeszcze jedna osoba przy tym ekranie
        [few] jeszcze { $count } osoby przy tym ekranie
       *[many] jeszcze { $count } osób przy tym ekranie
    }
client-room-anybodies =
    { $count ->
        [one] ktokolwiek przyjdzie
        [few] { $count } osoby, które przyjdą
       *[many] { $count } osób, które przyjdą
    }
client-room-bots =
    { $count ->
        [one] bot
        [2] dwa boty
        [3] trzy boty
        [4] cztery boty
        [few] { $count } boty
       *[many] { $count } botów
    }
client-room-people = { AND($who) }
client-room-whole = { $who }. Od { $least } do { $most } minut.
client-room-next-now = Gra zaczyna się od razu.
client-room-next-names = Stół otwiera się od razu; zaczynasz, gdy { COUNT($names) ->
        [one] usiądzie
       *[other] usiądą
    } { AND($names) }.
client-room-next-all = Stół otwiera się od razu; zaczynasz, gdy wszystkie krzesła będą zajęte.
client-room-pace-none = Bez zegara
client-room-pace-none-figures = ile potrzeba
client-room-pace-live = Na żywo
client-room-pace-live-figures = 15 min, 30 s za ruch
client-room-pace-day = W ciągu dnia
client-room-pace-day-figures = 24 h, 4 h za ruch
client-room-pace-slow = Powoli
client-room-pace-slow-figures = 72 h, 12 h za ruch
client-room-how = Jak gracie
client-room-usual = Tak gra się najczęściej.
client-room-changed =
    { $count ->
        [one] Zmieniono jedno słowo.
        [few] Zmieniono { $count } słowa.
       *[many] Zmieniono { $count } słów.
    }
client-room-put-back = przywróć
client-room-sees = Kto to widzi
client-room-watch = Inni mogą oglądać
client-room-found = Stół jest wśród otwartych, bo jedno krzesło czeka na kogokolwiek.
client-room-open-after = Po końcu widać wszystkie ręce
client-room-curtain = Między turami opada kurtyna.
client-room-chair-of = Krzesło: { $name }
client-room-chair-free = Wolne krzesło
client-room-code = Kod QR tego łącza
client-room-send = Pokaż kod albo wyślij łącze. Wystarczy imię.
client-copy = Kopiuj
client-room-bot-here = Posadź tu bota
client-room-take-away = Odstaw krzesło
client-room-table-of = Stół otwiera { $name }
client-room-empty =
    { $count ->
        [0] Wszyscy siedzą.
        [one] Jedno krzesło jest puste.
        [2] Dwa krzesła są puste.
        [few] { $count } krzesła są puste.
       *[many] { $count } krzeseł jest pustych.
    }
client-room-ready = Można zaczynać.
client-room-host-begins = Zaczyna ten, kto otworzył stół.
client-room-ring = Gdy ktoś przyjdzie, zadzwonimy i zmienimy tytuł tej karty.
client-room-came = Jest { $name }
client-room-with-bots =
    { $count ->
        [one] Zacznij z botem
       *[other] Zacznij z botami
    }
client-room-not-yet = jeszcze nie
client-room-is-ready = jest
client-room-change = Kto tu siada? { $name }
client-room-while = Na czas czekania
client-room-quick = Szybka partia Alei
client-invited = { $host } zaprasza cię do gry { $game }.
client-invited-others = { COUNT($names) ->
        [one] Jest już
       *[other] Są już
    } { AND($names) }.
client-invited-late = To krzesło jest zajęte albo gra już trwa.
client-invited-watch = Oglądaj

## Moje gry, otwarte stoły, oglądanie

client-nav-watch = Oglądaj
client-mine-nothing = Nigdzie teraz nie grasz.
client-mine-asked = Ktoś cię prosi
client-mine-rematch = Jeszcze raz w tym samym gronie?
client-mine-others = Ruch należy do innych
client-mine-open = Jeszcze nie zaczęte
client-no-thanks = Nie, dziękuję
client-give-up = Poddaj grę
client-give-up-open = Przy stole zabraknie ciebie; jeśli to twój stół, zostanie zamknięty.
client-give-up-bot = W twoim miejscu już na stałe gra bot.
client-give-up-close = Zostają same boty, więc stół się zamyka.
client-give-up-sure = Poddaję
client-give-up-not = Gram dalej
client-lobby-free = Jest wolne krzesło
client-lost = Brak połączenia od { $time }.
client-lost-help = Tyle wiemy z ostatniej chwili. Próbujemy dalej sami; żaden ruch nie przepada.
client-lost-nothing = Bez serwera nie ma w co grać; zostają okładki i zasady, które już były czytane. Próbujemy dalej sami.
client-lost-button = Potrzebny jest serwer, a ten teraz nie odpowiada.
client-refused-next = Wybierz inny stół albo otwórz taki sam.
client-refused-yours = jednym kliknięciem twój
client-not-here = Nie ma na tym serwerze
client-waits-short = { $game } czeka na ciebie
client-house = Ten serwer: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }, { $games ->
        [0] nikt nie siedzi przy stole
        [one] jeden stół zajęty
        [few] { $games } stoły zajęte
       *[many] { $games } stołów zajętych
    }
client-rematch-asked = Ktoś prosi o rewanż.

## Administrator

client-admin-well = Wszystko w porządku.
client-admin-wrong = Coś nie działa: { AND($wrong) }.
client-admin-anew = Sprawdź jeszcze raz
client-admin-health = Serwer
client-admin-here = Ludzie i stoły
client-admin-bots = Boty
client-admin-messages = Wiadomości
client-admin-backup = Kopia zapasowa
client-admin-backup-help = Kopia wszystkich danych, zapisana obok nich w czasie pracy serwera. Są w niej tajemnice trwających gier, więc zostaje na serwerze. Przywraca ją „tabularium restore”.
client-admin-backup-now = Zrób kopię teraz
client-admin-none = Żaden stół nie jest otwarty ani zajęty grą.
client-admin-guest = gość
client-admin-forget-sure = Tak, usuń na zawsze
client-figure-version = Wersja
client-figure-version-help = Tabularium na tym serwerze
client-figure-build = Jądro i zasady
client-figure-build-help = skompilowane działają wielokrotnie szybciej
client-build =
    { $build ->
        [compiled] skompilowane
        [making] zwykły Python; kompilacja trwa
        [ready] zwykły Python; boty są już skompilowane, serwer będzie od następnego uruchomienia
        [failed] zwykły Python; kompilacja się nie udała
       *[plain] zwykły Python
    }
client-figure-since = Działa od
client-figure-since-help = ostatniego uruchomienia tego procesu
client-figure-database = Dane
client-figure-database-help = wielkość jedynego pliku ze wszystkim albo kto je trzyma
client-figure-requests = Zapytania
client-figure-requests-help = strony i pytania przez HTTP od uruchomienia
client-figure-words = Ruchy
client-figure-words-help = przyjęte i zapisane od uruchomienia
client-figure-refused = Odmowy
client-figure-refused-help = ruchy i pytania odrzucone z podaniem powodu; wiele to norma
client-figure-broken = Uszkodzone stoły
client-figure-broken-help = gry, które po błędzie trzeba było wczytać ponownie; powinno być 0
client-figure-known = Ludzie
client-figure-known-help = znani na tym serwerze, także goście
client-figure-present = Teraz przy stołach
client-figure-present-help = różne osoby, które mają przed sobą stół
client-figure-sockets = Okna przy stołach
client-figure-sockets-help = kto ma dwa okna, liczy się dwa razy; widzowie też
client-figure-lookers = Okna z listami
client-figure-lookers-help = strona główna, moje gry, otwarte stoły
client-figure-rooms = Gry w pamięci
client-figure-rooms-help = oglądane albo przemyśliwane; inne śpią w bazie danych
client-figure-open = Otwarte stoły
client-figure-open-help = czekają, aż ktoś usiądzie
client-figure-running = Gry w toku
client-figure-running-help = zaczęte i nieskończone, część z nich w ciągu wielu dni
client-figure-over = Zakończone gry
client-figure-over-help = zachowane do obejrzenia
client-figure-bots = Miejsca botów
client-figure-bots-help = w grach, które są w pamięci
client-figure-thinking = Myślące boty
client-figure-thinking-help = pracują albo czekają na proces; jeśli stale jest ich dużo, dodaj procesów
client-figure-workers = Procesy
client-figure-workers-help = które myślą (TABULARIUM_BOT_WORKERS)
client-figure-levels = Poziomy
client-figure-levels-help = z którymi można grać, od najsłabszego
client-figure-mail = Poczta
client-figure-mail-help = czy można powiadamiać o ruchu pocztą (TABULARIUM_SMTP)
client-figure-url = Adres
client-figure-url-help = który mają łącza w wiadomościach (--public-url)
client-figure-sent = Wiadomości:
client-figure-sent-help = „twój ruch”, według kanału i wyniku, od uruchomienia
