# Dlaczego bot powiedział to, co powiedział. Dziennik pokazuje to po ruchu: po jednym krótkim zdaniu.

bots-level-random = Losowy
    .about = Zdaje się na los. Dobry, by zobaczyć zasady w działaniu.
bots-level-novice = Nowicjusz
    .about = Zna zasady i gra od razu, według prostych upodobań.
bots-level-apprentice = Czeladnik
    .about = Ocenia pozycję po każdym swoim ruchu. Jak dotąd najsilniejszy bot.

bots-said-why = { SEAT($seat) }: „{ $why }”

bots-why-only = Nic innego nie mogę zrobić.
bots-why-any = Każdy wybór wydaje mi się równie dobry.
bots-why-chance = Zdaję się na los.
bots-why-ends = To kończy grę na moją korzyść.
bots-why-search = Sprawdzone ciągi dalsze: { $iterations }; ten daje mi szansę około { $percent } %.

## alea

bots-why-alea-reroll = Ten rzut mało daje, więc wydaję żeton Powtórki.
bots-why-alea-latrine = Nic nie pasuje, więc kość idzie do Latryny i zamieni się w żeton.
bots-why-alea-temple = Kości w Świątyni dają mi płytki Fortuny.
bots-why-alea-temple-more = Dokładam kości w Świątyni, żeby dociągnąć więcej płytek Fortuny.
bots-why-alea-run-best = Z tym ciągiem jestem wśród tych, którzy dostaną kartę Senatu.
bots-why-alea-run-longer = Przedłużam swój ciąg, żeby nikt go nie przebił.
bots-why-alea-run-behind = Mój ciąg nie daje jeszcze karty, ale mogę go przedłużyć.
bots-why-alea-set-strong = Najsilniejszy zestaw w Koszarach wybiera prowincję przed innymi.
bots-why-alea-set = Ten zestaw wystarczy, żeby wziąć prowincję.
bots-why-alea-set-larger = Powiększam swój zestaw, żeby nikt go nie przebił.
bots-why-alea-set-behind = Mój zestaw nie daje jeszcze prowincji, ale mogę go powiększyć.
bots-why-alea-forum = Moje kości na Forum biorą patrycjuszy.
bots-why-alea-forum-pair = Dwie kości o sumie pięć biorą dwóch patrycjuszy naraz.
bots-why-alea-forum-push = Wypycham z Forum cudzą kość.
bots-why-alea-province-high = Biorę prowincję o wyższej wartości.
bots-why-alea-province-home = W tej prowincji zamieszkają moi patrycjusze.
bots-why-alea-patrician-home = Ten patrycjusz ma u mnie gdzie mieszkać.
bots-why-alea-patrician-couple = Ten patrycjusz utworzy parę w jednej z moich prowincji.
bots-why-alea-patrician-homeless = Ten patrycjusz nie ma jeszcze domu, ale może go znaleźć.
bots-why-alea-card-counts = Ta karta liczy to, czego mam dużo.
bots-why-alea-card-joker = W prowincji Joker mogą mieszkać patrycjusze dowolnych kolorów.
bots-why-alea-card-rim = W prowincji Obrzeżnej zamieszkają moi patrycjusze obu jej kolorów.
bots-why-alea-card-child = Potomstwo daje miejsce dla jeszcze jednego patrycjusza.
bots-why-alea-fortuna = Zatrzymuję najwyższe płytki Fortuny.
bots-why-alea-fame = To jest warte najwięcej, gdyby gra skończyła się teraz.
bots-why-alea-hope = To będzie warte najwięcej na koniec gry.
bots-why-alea-castrum = Moje zestawy wezmą dobre prowincje.
bots-why-alea-castrum-risk = Tak trudniej przebić moje zestawy, a łatwiej zestawy innych.
bots-why-alea-forum-risk = Tak moje kości są na Forum bezpieczniejsze, a kości innych mniej.
bots-why-alea-senate = Mój ciąg da mi kartę Senatu.
bots-why-alea-senate-risk = Tak trudniej przebić mój ciąg, a łatwiej ciągi innych.
bots-why-alea-tokens = Tak mam więcej żetonów.
bots-why-alea-rerolls = Żetony poprawią złe rzuty w następnych rundach.
bots-why-alea-dice = Tak zostaje mi więcej kości na resztę rundy.
bots-why-alea-spare = Tak zostaną mi kości na koniec rundy.

## magnaci

## orleans

bots-why-orleans-draw-all = Losuję tylu poddanych, ilu mi wolno.
bots-why-orleans-take-back = Moja sakiewka jest prawie pusta, więc biorę czekających poddanych z powrotem na Rynek.
bots-why-orleans-guest = Zatrzymuję gościa, który przyda się w największej liczbie budynków.
bots-why-orleans-tower = Część wylosowanych stawiam w Baszcie prochowej, żeby na Rynku było więcej miejsca.
bots-why-orleans-plan-recruit = Obsadzam budynki, które dają nowych poddanych.
bots-why-orleans-plan-trade = Obsadzam budynki, dzięki którym podróżuję i buduję faktorie.
bots-why-orleans-plan-develop = Obsadzam budynki, które dają rozwój.
bots-why-orleans-plan-tile = Obsadzam swój kafel budynku, bo daje więcej niż plansza.
bots-why-orleans-plan-deeds = Posyłam do Ratusza poddanych, których najmniej potrzebuję.
bots-why-orleans-wait = Nie mam nic dobrego do obsadzenia i zostawiam poddanych na następną rundę.
bots-why-orleans-farmhouse = Chłop daje mi towar, a przy spisie ludności monety.
bots-why-orleans-university = Uczony przesuwa mnie na ścieżce rozwoju.
bots-why-orleans-castle = Dzięki rycerzowi losuję więcej poddanych w każdej rundzie.
bots-why-orleans-monastery = Mnich może zastąpić każdego poddanego.
bots-why-orleans-trader = Handlarz daje mi kafel budynku, z którego korzystam do końca gry.
bots-why-orleans-craftsman = Rzemieślnik daje mi usprawnienie, które ciągle oszczędza jednego poddanego.
bots-why-orleans-boatman = Flisak daje mi monety.
bots-why-orleans-journey = Jadę do miasta, w którym mogę zbudować faktorię.
bots-why-orleans-goods = Zbieram towary, bo na końcu są punktami.
bots-why-orleans-station = Buduję faktorię, zanim zrobi to ktoś inny.
bots-why-orleans-develop = Idę naprzód na ścieżce rozwoju.
bots-why-orleans-pharmacy = Płacę monetami za rozwój.
bots-why-orleans-tile = Korzystam ze swojego kafla budynku.
bots-why-orleans-deeds = Moi poddani zarabiają monety wśród Darczyńców Miasta.
bots-why-orleans-citizen = Zapełniam ostatnie pole u Darczyńców Miasta i zdobywam mieszczanina.
bots-why-orleans-pass = Nie zostało nic, co chcę zrobić.
bots-why-orleans-sacristy = Mnich z mojej Zakrystii chroni mnie przed zdarzeniem.
bots-why-orleans-cheap-food = Oddaję najtańszą żywność.
bots-why-orleans-loss = Oddaję to, co boli najmniej.
bots-why-orleans-keep-tiles = Jeden z tych kafli budynków przyda się mnie.
bots-why-orleans-remove-tile = Odkładam kafel, po który inni sięgnęliby najpierw.
bots-why-orleans-coins = To daje mi najwięcej monet.
bots-why-orleans-stations = Każda faktoria jest warta tyle punktów, ile wynosi mój poziom rozwoju.
bots-why-orleans-citizens = Każdy mieszczanin jest wart tyle punktów, ile wynosi mój poziom rozwoju.
bots-why-orleans-development = Rozwój podnosi wartość wszystkich moich faktorii i mieszczan.
bots-why-orleans-limit = Im więcej poddanych losuję w każdej rundzie, tym więcej mam akcji.
bots-why-orleans-crew = Nowi poddani będą dla mnie pracować we wszystkich następnych rundach.
bots-why-orleans-monks = Mnisi mogą zastąpić każdego we wszystkich następnych rundach.
bots-why-orleans-hands = W sakiewce potrzeba więcej poddanych, żeby każde losowanie było pełne.
bots-why-orleans-technology = Usprawnienie oszczędza mi poddanego przy każdym użyciu budynku.
bots-why-orleans-tiles = Ten kafel budynku posłuży mi do końca gry.
bots-why-orleans-map = Mój kupiec stoi wtedy dobrze: blisko towarów i miast na faktorie.
bots-why-orleans-market = Zostawiam poddanych na Rynku, bo w następnej rundzie ułożę lepszy plan.
bots-why-orleans-staff = Moi poddani zostają tam, gdzie będą potrzebni w następnej rundzie.
bots-why-orleans-food = Chcę mieć dość żywności na następne żniwa.
bots-why-orleans-taxes = Myślę o podatkach od moich towarów.
bots-why-orleans-census = Chcę mieć najwięcej chłopów przy spisie ludności.
bots-why-orleans-most-stations = Kto ma najwięcej faktorii, zdobywa ostatniego mieszczanina.
bots-why-orleans-poverty = Potrzebuję kilku monet w zapasie, inaczej czeka mnie chłosta.
bots-why-orleans-plan = Z tymi poddanymi mogę ułożyć najlepszy plan.
bots-why-orleans-rival = Nie mogę pozwolić uciec najsilniejszemu rywalowi.

## sigismundus

## tigris

bots-why-tigris-score = Żeton przynosi punkt mojemu przywódcy w jego kolorze.
bots-why-tigris-score-king = Przywódcy tego koloru brak, więc punkt dostaje mój król.
bots-why-tigris-gift = Punkt dostaje ktoś inny, ale ten żeton jest mi tam potrzebny.
bots-why-tigris-build-up = Rozbudowuję królestwo, w którym chcę później punktować.
bots-why-tigris-lay-aside = Kładę żeton tam, gdzie na razie nikomu nie pomaga.
bots-why-tigris-treasure = Skarb trafia do mojego kupca.
bots-why-tigris-square = Domykam kwadrat i mogę zbudować monument.
bots-why-tigris-peace = Łączę dwa królestwa w pokoju.
bots-why-tigris-war = Łączę dwa królestwa, bo konflikt obiecuje mi więcej, niż ryzykuję.
bots-why-tigris-leader = Przywódca na planszy pozwala mi punktować w jego kolorze.
bots-why-tigris-move = Mój przywódca ma tam lepsze miejsce.
bots-why-tigris-revolt = Wywołuję konflikt wewnętrzny, bo mam dobre szanse w świątyniach.
bots-why-tigris-withdraw = Zabieram przywódcę w bezpieczne miejsce.
bots-why-tigris-catastrophe = Katastrofa odbiera obcemu przywódcy ostatnią świątynię.
bots-why-tigris-exchange = Te żetony nic mi nie dają; liczę na lepsze.
bots-why-tigris-end-game = Woreczek jest prawie pusty, a koniec mi teraz odpowiada.
bots-why-tigris-pass = Nie mam nic pożytecznego do zrobienia.
bots-why-tigris-attack = Dokładam tyle żetonów, ile ten atak jest dla mnie wart.
bots-why-tigris-attack-bare = Atakuję bez żetonów z ręki; więcej nie byłoby tego warte.
bots-why-tigris-defend = Dokładam dokładnie do remisu, a remis jest mój.
bots-why-tigris-stand-firm = Już wygrywam i nie muszę nic dokładać.
bots-why-tigris-give-way = Tego nie obronię, więc oszczędzam żetony.
bots-why-tigris-war-order = Zaczynam od konfliktu, który obiecuje mi najwięcej.
bots-why-tigris-monument = Monument będzie mi przynosił punkt za punktem.
bots-why-tigris-no-monument = Monument w tym miejscu bardziej pomógłby innym niż mnie.
bots-why-tigris-treasure-stays = Skarb, który zostaje, chroni świątynię przy moim przywódcy.
bots-why-tigris-weakest = Na końcu liczy się tylko mój najsłabszy kolor, więc go podnoszę.
bots-why-tigris-balance = Biorę punkty tam, gdzie mi ich brakuje.
bots-why-tigris-points = Punkty każdego koloru trochę pomagają.
bots-why-tigris-rival-weakest = Najsilniejszy rywal nie może poprawić swojego najsłabszego koloru.
bots-why-tigris-rival-balance = Nie dopuszczam najsilniejszego rywala do punktów.
bots-why-tigris-lead-at-end = Koniec blisko, a to rozstrzyga, kto prowadzi.
bots-why-tigris-leaders = Potrzebuję na planszy przywódców w kolorach, których mi brakuje.
bots-why-tigris-stand-in = Mój król może zastąpić przywódców, których nie mam na planszy.
bots-why-tigris-rival-leaders = Najsilniejszy rywal ma mniej przywódców, którzy punktują.
bots-why-tigris-hand = Wtedy żetony z mojej ręki przynoszą punkty.
bots-why-tigris-hand-temples = Chcę mieć w ręce świątynie na konflikty wewnętrzne.
bots-why-tigris-income = Monument płaci mojemu przywódcy na końcu każdej mojej tury.
bots-why-tigris-rival-income = Odcinam najsilniejszego rywala od monumentu.
bots-why-tigris-war-chance = Przygotowuję konflikt zewnętrzny, który mogę wygrać.
bots-why-tigris-war-threat = Konflikt zewnętrzny staje się dla mnie mniej groźny.
bots-why-tigris-revolt-chance = Przygotowuję konflikt wewnętrzny, który mogę wygrać.
bots-why-tigris-revolt-threat = Utrudniam innym konflikt wewnętrzny przeciwko mnie.
bots-why-tigris-footing = Świątynie obok moich przywódców dają im bezpieczeństwo.
bots-why-tigris-rival-footing = Przywódcy najsilniejszego rywala stoją wtedy mniej pewnie.
bots-why-tigris-strength = Więcej zwolenników to silniejsi przywódcy w konflikcie zewnętrznym.
bots-why-tigris-rival-strength = Najsilniejszy rywal ma wtedy mniej zwolenników.
bots-why-tigris-treasures-near = Mój kupiec ma skarb w zasięgu.
bots-why-tigris-treasures-lost = Nie dopuszczam obcego kupca do skarbu.
bots-why-tigris-catastrophes = Zachowuję katastrofy na lepszą chwilę.
