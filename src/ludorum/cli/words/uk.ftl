# Що кажуть команди, коли щось не так: речення або два, і що робити.

## Що стоїть в інших

mistake-nothing = { "" }
mistake-near = Мабуть, ви мали на увазі { $name }?

## Аргументи

mistake-choice = { $what }: «{ $name }» тут не знають. { $near } Є такі: { $known }.
mistake-whole-number = Після { $name } має стояти ціле число, а не «{ $value }».
mistake-number = Після { $name } має стояти число, а не «{ $value }».
mistake-needs-value = Після { $name } має стояти значення: дивіться { $help }.
mistake-takes-none = { $name } не приймає значення: приберіть його.
mistake-not-together = { $name } і { $other } разом не вживають: приберіть одне з них.
mistake-one-of = Потрібне щось одне: { $names }. Дивіться { $help }.
mistake-ambiguous = { $name } може бути чимось із { $names }: напишіть повністю.
mistake-required = Чогось бракує: { $names }. Приклад покаже { $help }.
mistake-unrecognized = Незрозуміло, що таке «{ $name }». { $near } Що тут можна, покаже { $help }.
mistake-usage = { $said }. Дивіться { $help }.
mistake-at-least = { $name } має бути не менше ніж { $least }.
mistake-shares = --least має бути менше за --claim, обидва від 0 до 1.
mistake-only-with = { $name } буває лише разом із { $other }: приберіть одне або додайте друге.
mistake-games-of = Після --games має стояти бот і число, як-от sensible=300, а не «{ $item }».
mistake-two-bots = Після --bots мають стояти два боти, як-от sensible,random.

## Ігри

mistake-game = Гри «{ $name }» тут немає. { $near } Усі ігри покаже ludorum games: { $known }.
mistake-players = { $game } не для такої кількості гравців ({ $seats }): вкажіть --players з переліку { $known }.
mistake-seats-of = У { $game } буває стільки гравців: { $known }. Вкажіть щось із цього після --seats.
mistake-setting = У грі { $game } немає налаштування «{ $name }». { $near } Є такі: { $known }.
mistake-no-settings = У грі { $game } немає налаштувань: приберіть --set { $name }.
mistake-setting-form = Після --set пишуть НАЗВА=ЗНАЧЕННЯ, а не «{ $item }». Є такі: { $known }.
mistake-setting-value = { $game }: { $setting } не може бути «{ $name }». { $near } Може бути: { $known }.
mistake-setting-alone = { $setting } — для гри наодинці: додайте --players 1.
mistake-setting-opens = { $game } для { $seats } гравців потребує іншого { $setting }: додайте --set { $setting }={ $known }.
mistake-setting-seats = З таким { $setting } у гру { $game } грають стільки: { $known }. Вкажіть одне з цих чисел після --players.
mistake-solo = У грі { $game } немає суперника «{ $name }» для гри наодинці. { $near } Є такі: { $known }.
mistake-solo-seats = Суперник --solo — для гри наодинці: вкажіть --players 1 замість { $seats } або приберіть --solo.
mistake-alone = У гру { $game } наодинці не грають, тож помічникові нема ким керувати. Які ігри підходять, покаже ludorum games.
mistake-people = Людей { $people }, а місць { $seats }: --humans може бути від 1 до --players.
mistake-bot = Бота «{ $name }» немає. { $near } Є такі: { $known }.
mistake-bot-search = Незрозумілий бот «{ $name }»: пишіть search:64 (спроби) або search:0.5s (секунди).
mistake-bot-clock = Те, як грає «{ $name }», залежить від швидкості комп’ютера: дайте йому спроби, як-от search:64.
mistake-bot-twice = Бота { $name } названо двічі: назвіть його раз, з усіма його партіями.
mistake-bot-folder = { $path } — ні віртуальне середовище, ні копія коду Ludorum: після @ має стояти одне з них.
mistake-line-up = Після --bots названо ботів: { $bots }, а місць { $seats }. Назвіть одного на всіх або по одному на місце.
mistake-vary = Після --vary пишуть налаштування один раз, як boards=standard,random, а не «{ $item }».
mistake-same-trials = Два з прогонів однакові: приберіть один із них.
mistake-lesson = Уроку «{ $name }» немає. { $near } Є такі: { $known }.
mistake-bad-title = Гру { $game } встановлено, але грати в неї не можна ({ $what }): виправте або видаліть її пакет.
mistake-game-name = «{ $name }» не може бути назвою гри: пишіть малими англійськими літерами, цифрами та _ між ними, як river_trade.
mistake-game-there = Гру { $name } вже встановлено: виберіть іншу назву.
mistake-free-hand = У грі { $game } немає free_hand, а він тут потрібен: як його написати, пояснює docs/companion.md.
mistake-no-opponent = У грі { $game } немає суперника, яким можна керувати окремо: приберіть --only-opponent.

## Файли

mistake-no-file = Немає файлу { $path }: перевірте назву.
mistake-no-folder = Немає теки { $folder }, щоб записати { $path }: спершу створіть її або вкажіть інше місце.
mistake-not-a-folder = { $path }: частина цього шляху — файл, а не тека. Вкажіть інше місце.
mistake-folder = { $path } — тека, а потрібен файл: вкажіть назву файлу.
mistake-there-already = { $path } уже є: дайте іншу назву або приберіть те, що там лежить.
mistake-denied = Вам не дозволено читати або записувати { $path }: перевірте права або вкажіть інше місце.
mistake-disk-full = На диску немає місця: звільніть його й повторіть ту саму команду.
mistake-long-name = Назва { $path } задовга: дайте коротшу.
mistake-system = Не вдалося: { $path } { $said }.
mistake-record = { $path } — не запис гри: його робить ludorum play ГРА --record ФАЙЛ.
mistake-record-broken = Запис { $path } обірваний або пошкоджений у рядку { $line }: візьміть його ще раз там, де його зроблено.
mistake-record-epoch = { $path } зіграно за правилами епохи { $epoch }, а тут епоха { $ours }: візьміть ту версію Ludorum, якою грали.
mistake-record-rules = { $path } не відповідає правилам ({ $what }): більше скаже ludorum verify { $path }.
mistake-which-game = У { $path } багато ігор: скажіть, яка з них, наприклад --game 0.
mistake-no-game-in = У { $path } немає партії { $game }: вкажіть інше число після --game.
mistake-parquet-records = У { $path } немає записів: вкажіть games.parquet із набору даних.
mistake-seat = Місця мають номери від 0 до { $last }: вкажіть один із них після --seat.
mistake-no-saved = Збереженої гри { $path } немає: почніть нову без --resume.
mistake-saved = { $path } — не збережена гра: вкажіть файл, який назвала команда ludorum play, коли зберігала.
mistake-saved-game = У { $path } лежить гра { $game }: продовжуйте її командою ludorum play { $game }.
mistake-saved-epoch = { $path } збережено за правилами епохи { $epoch }, а тут епоха { $ours }: візьміть ту версію Ludorum, якою зберігали.
mistake-saved-rules = { $path } не веде до того стану, у якому гру зберегли: почніть нову без --resume.
mistake-resumed = Збережена гра має власне значення { $option }: приберіть його.
mistake-companion = У { $path } лежить інша гра або старіші правила: --new почне наново.
mistake-companion-score = У { $path } лежить гра з вашими очками: --new почне наново.
mistake-results = { $path } — не файл від ludorum simulate --out: вкажіть такий.
mistake-unfinished = Файлу { $path } ще немає, бо прогін не завершено: повторіть ту саму команду ludorum simulate, і він продовжиться.
mistake-parquet = --out записує Parquet: назвіть файл { $path }.
mistake-content = { $where }: { $what }
mistake-no-own-cards = У грі { $game } немає карт, вигаданих нами, тож заповнювати нічого. Усі карти запише --all.
mistake-no-records = Карти гри { $game } не лежать у файлах, тож коробка нічого не змінить: виберіть іншу гру.
mistake-out-file = { $path } — файл: вкажіть іншу теку після --out.
mistake-out-full = { $path } — не порожня тека: вкажіть іншу після --out.
mistake-out-other = У { $path } лежить інше навчання або інший матч: вкажіть інше місце після --out.
mistake-out-run = У { $path } лежить інший прогін, який відрізняється в { $said }: вкажіть інше місце після --out або приберіть його.
mistake-out-results = У { $path } результати { $game } з Ludorum { $version }, епоха { $epoch }: вкажіть інше місце після --out.
mistake-puzzles-unchecked = У { $path } ще нічого не перевірено й не підтверджено: спершу запустіть із --check.
mistake-tests = Немає теки { $path }: запустіть це там, де лежать тести, або вкажіть --tests.
mistake-backup-there = { $path } уже є: зачекайте секунду й повторіть ту саму команду.
mistake-backup-shard = { $path } належить до цієї резервної копії: назвіть її шард в адресі сховища.
mistake-backup-unsound = { $path } — пошкоджене сховище ({ $said }): візьміть іншу резервну копію.
mistake-no-backup = Немає резервної копії { $path }: її робить ludorum admin backup.
mistake-restore-file = { $path } уже є: спершу зупиніть сервери й приберіть цей файл.
mistake-restore-full = { $where } не порожня: зупиніть сервери й вкажіть нову базу.
mistake-metrics-folder = Немає теки { $folder }, яку має читати node_exporter: спершу створіть її.

## Чого не встановлено

mistake-extra = Для цього потрібен { $module }, а його не встановлено: pip install 'ludorum[{ $extra }]'

## Сервер

mistake-settings-form = Налаштування { $name } має не такий вигляд, як треба ({ $form }): виправте його в ludorum.toml, змінній або параметрі.
mistake-settings-workers = Коли шина в пам’яті, процес лише один: залиште налаштування workers увімкненим або задайте bus nats://HOST:4222.
mistake-settings-path = public_url — це https://HOST без шляху: сторінка лежить у корені свого хоста.
mistake-settings-secure = public_url починається з https:// тоді й лише тоді, коли secure увімкнено: змініть одне з двох налаштувань.
mistake-settings-needs = Налаштування { $name } не діє без { $others }: задайте і це.
mistake-settings-toml = { $path } — не TOML ({ $said }): виправте його або вкажіть інший файл після --settings.
mistake-settings-file = Немає файлу налаштувань { $path }: перевірте --settings.
mistake-settings-value = Налаштування неправильні ({ $said }): усі описано в docs/settings.md.
mistake-soak-unix = soak убиває й зупиняє процеси так, як це робить Unix: запустіть його в Linux або WSL.
mistake-worker-bus = Процесові worker потрібна шина, спільна з іншими: задайте LUDORUM_BUS=nats://HOST:4222.
mistake-port-taken = Адресу { $where } зайнято: там працює інший сервер. Зупиніть його або виберіть інший порт після --port.
mistake-port-forbidden = Система не дозволяє вам слухати { $where }: виберіть порт від 1024 після --port.
mistake-port-host = На { $host } тут слухати не можна: --host — це адреса цього комп’ютера, 127.0.0.1 або 0.0.0.0.
mistake-store-database = На { $where } немає такої бази ({ $said }): створіть її командою createdb або виправте назву в адресі.
mistake-store-user = { $where } не впускає цього користувача ({ $said }): перевірте ім’я та пароль в адресі.
mistake-store-no-primary = Жоден сервер із { $where } не приймає записів ({ $said }): зробіть резервний головним або поверніть головний.
mistake-store-read-only = { $where } не приймає записів: може, це резервний сервер? Адреса має вести до головного.
mistake-store-connections = На { $where } немає вільних з’єднань ({ $said }): збільште max_connections.
mistake-store-away = Сховище { $where } не відповідає ({ $said }): перевірте, чи працює PostgreSQL (pg_isready) і чи правильна адреса.
mistake-store-no-folder = Немає теки { $folder } для сховища { $where }: створіть її або вкажіть інший файл.
mistake-store-folder = Сховище { $where } — тека: вкажіть файл у ній.
mistake-store-file = Сховищем { $where } не можна скористатися ({ $said }): перевірте, чи можна записувати файл і чи є місце на диску.
mistake-store-not-a-store = { $where } — не сховище: вкажіть інший файл, sqlite:///ФАЙЛ.
mistake-store-none = У { $where } ще немає сховища: його створить ludorum serve; або вкажіть правильне через LUDORUM_STORE.
mistake-no-store = { mistake-store-none }
mistake-store-older = Сховище { $where } від старішої програми: ludorum serve оновить його. Спершу зробіть резервну копію.
mistake-store-newer = Сховище { $where } від новішої програми: встановіть її, pip install -U ludorum.
mistake-bus-down = Шина { $where } не відповідає: запустіть nats-server або виправте LUDORUM_BUS.
mistake-cluster-away = За адресою { $address } немає кластера Ray: запустіть його командою ray start --head або приберіть --address.
mistake-no-program = { $name } не встановлено: ця програма входить до клієнта PostgreSQL.
mistake-tool-failed = { $what } ({ $said }): перевірте, чи правильна адреса і чи відповідає сервер.
mistake-tool-rehearsal = { $what } ({ $said }): для репетиції створюється база, тож користувачеві потрібне ALTER ROLE … CREATEDB.
mistake-address-form = «{ $item }» — не сховище: вкажіть файл, sqlite:///ФАЙЛ, або сервер, postgresql://USER@HOST/DATABASE.
mistake-shard-form = «{ $item }» — не шард: вкажіть його назву з двох малих літер або цифр та адресу, як-от s1=postgresql://USER@HOST/DATABASE.
mistake-shard-twice = Два шарди мають назву { $name }: дайте кожному свою.
mistake-workers-ended = { $part }: на цьому { $times } рази завершилися процеси. Чи вистачає пам’яті? Спробуйте менше число після --workers.

## Столи на сервері

mistake-no-table = Немає стола { $id }: його id — остання частина адреси.
mistake-no-user = Немає людини { $id }: id показує ludorum admin audit СТІЛ.
mistake-table-open = Гра за столом { $id } ще не почалася: дивитися нема на що.
mistake-table-answers = За столом { $id } є відповіді від 0 до { $last }, а не { $wanted }: вкажіть одну з них.

## ludorum games

games-players = гравців
games-solo = наодинці проти
games-settings = налаштування
games-languages = мови
