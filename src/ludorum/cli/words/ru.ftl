# Что говорят команды, когда что-то не так: предложение или два, и что делать.

## Что стоит в других

mistake-nothing = { "" }
mistake-near = Возможно, вы имели в виду { $name }?

## Аргументы

mistake-choice = { $what }: «{ $name }» здесь не знают. { $near } Есть такие: { $known }.
mistake-whole-number = После { $name } должно стоять целое число, а не «{ $value }».
mistake-number = После { $name } должно стоять число, а не «{ $value }».
mistake-needs-value = После { $name } должно стоять значение: смотрите { $help }.
mistake-takes-none = { $name } не принимает значения: уберите его.
mistake-not-together = { $name } и { $other } вместе не употребляют: уберите одно из них.
mistake-one-of = Нужно что-то одно: { $names }. Смотрите { $help }.
mistake-ambiguous = { $name } может быть чем-то из { $names }: напишите полностью.
mistake-required = Чего-то не хватает: { $names }. Пример покажет { $help }.
mistake-unrecognized = Непонятно, что такое «{ $name }». { $near } Что здесь можно, покажет { $help }.
mistake-usage = { $said }. Смотрите { $help }.
mistake-at-least = { $name } должно быть не меньше { $least }.
mistake-shares = --least должно быть меньше --claim, оба от 0 до 1.
mistake-only-with = { $name } бывает только вместе с { $other }: уберите одно или добавьте другое.
mistake-games-of = После --games должны стоять бот и число, например sensible=300, а не «{ $item }».
mistake-two-bots = После --bots должны стоять два бота, например sensible,random.

## Игры

mistake-game = Игры «{ $name }» здесь нет. { $near } Все игры покажет ludorum games: { $known }.
mistake-players = { $game } не для такого числа игроков ({ $seats }): укажите --players из списка { $known }.
mistake-seats-of = В { $game } бывает столько игроков: { $known }. Укажите что-то из этого после --seats.
mistake-setting = В игре { $game } нет настройки «{ $name }». { $near } Есть такие: { $known }.
mistake-no-settings = В игре { $game } нет настроек: уберите --set { $name }.
mistake-setting-form = После --set пишут ИМЯ=ЗНАЧЕНИЕ, а не «{ $item }». Есть такие: { $known }.
mistake-setting-value = { $game }: { $setting } не может быть «{ $name }». { $near } Может быть: { $known }.
mistake-setting-alone = { $setting } — для одиночной игры: добавьте --players 1.
mistake-setting-opens = { $game } для { $seats } игроков требует другого { $setting }: добавьте --set { $setting }={ $known }.
mistake-setting-seats = С таким { $setting } в игру { $game } играют столько: { $known }. Укажите одно из этих чисел после --players.
mistake-solo = В игре { $game } нет соперника «{ $name }» для одиночной игры. { $near } Есть такие: { $known }.
mistake-solo-seats = Соперник --solo — для одиночной игры: укажите --players 1 вместо { $seats } или уберите --solo.
mistake-alone = В игру { $game } в одиночку не играют, и помощнику некем управлять. Какие игры подходят, покажет ludorum games.
mistake-people = Людей { $people }, а мест { $seats }: --humans может быть от 1 до --players.
mistake-bot = Бота «{ $name }» нет. { $near } Есть такие: { $known }.
mistake-bot-search = Непонятный бот «{ $name }»: пишите search:64 (пробы) или search:0.5s (секунды).
mistake-bot-clock = То, как играет «{ $name }», зависит от скорости компьютера: дайте ему попытки, например search:64.
mistake-bot-twice = Бот { $name } назван дважды: назовите его один раз, со всеми его партиями.
mistake-bot-folder = { $path } — ни виртуальное окружение, ни копия кода Ludorum: после @ должно стоять одно из них.
mistake-line-up = После --bots названо ботов: { $bots }, а мест { $seats }. Назовите одного на всех или по одному на место.
mistake-vary = После --vary пишут настройку один раз, как boards=standard,random, а не «{ $item }».
mistake-same-trials = Два прогона одинаковы: уберите один из них.
mistake-lesson = Урока «{ $name }» нет. { $near } Есть такие: { $known }.
mistake-bad-title = Игра { $game } установлена, но играть в неё нельзя ({ $what }): исправьте или удалите её пакет.
mistake-game-name = «{ $name }» не может быть именем игры: пишите строчными английскими буквами, цифрами и _ между ними, как river_trade.
mistake-game-there = Игра { $name } уже установлена: выберите другое имя.
mistake-free-hand = В игре { $game } нет free_hand, а он здесь нужен: как его написать, объясняет docs/companion.md.
mistake-no-opponent = В игре { $game } нет соперника, которым можно управлять отдельно: уберите --only-opponent.

## Файлы

mistake-no-file = Нет файла { $path }: проверьте имя.
mistake-no-folder = Нет папки { $folder }, чтобы записать { $path }: сначала создайте её или укажите другое место.
mistake-not-a-folder = { $path }: часть этого пути — файл, а не папка. Укажите другое место.
mistake-folder = { $path } — папка, а нужен файл: укажите имя файла.
mistake-there-already = { $path } уже есть: дайте другое имя или уберите то, что там лежит.
mistake-denied = Вам не разрешено читать или записывать { $path }: проверьте права или укажите другое место.
mistake-disk-full = На диске нет места: освободите его и повторите ту же команду.
mistake-long-name = Имя { $path } слишком длинное: дайте короче.
mistake-system = Не получилось: { $path } { $said }.
mistake-record = { $path } — не запись игры: её делает ludorum play ИГРА --record ФАЙЛ.
mistake-record-broken = Запись { $path } обрывается или повреждена в строке { $line }: возьмите её ещё раз там, где она сделана.
mistake-record-epoch = { $path } сыграна по правилам эпохи { $epoch }, а здесь эпоха { $ours }: возьмите ту версию Ludorum, которой играли.
mistake-record-rules = { $path } не соответствует правилам ({ $what }): больше скажет ludorum verify { $path }.
mistake-which-game = В { $path } много игр: скажите, какая из них, например --game 0.
mistake-no-game-in = В { $path } нет партии { $game }: укажите другое число после --game.
mistake-parquet-records = В { $path } нет записей: укажите games.parquet из набора данных.
mistake-seat = У мест номера от 0 до { $last }: укажите один из них после --seat.
mistake-no-saved = Сохранённой игры { $path } нет: начните новую без --resume.
mistake-saved = { $path } — не сохранённая игра: укажите файл, который назвала команда ludorum play, когда сохраняла.
mistake-saved-game = В { $path } лежит игра { $game }: продолжайте её командой ludorum play { $game }.
mistake-saved-epoch = { $path } сохранена по правилам эпохи { $epoch }, а здесь эпоха { $ours }: возьмите ту версию Ludorum, которой сохраняли.
mistake-saved-rules = { $path } не ведёт к тому положению, в котором игру сохранили: начните новую без --resume.
mistake-resumed = У сохранённой игры своё значение { $option }: уберите его.
mistake-companion = В { $path } лежит другая игра или старые правила: --new начнёт заново.
mistake-companion-score = В { $path } лежит игра с вашими очками: --new начнёт заново.
mistake-results = { $path } — не файл от ludorum simulate --out: укажите такой.
mistake-unfinished = Файла { $path } ещё нет, потому что прогон не закончен: повторите ту же команду ludorum simulate, и он продолжится.
mistake-parquet = --out записывает Parquet: назовите файл { $path }.
mistake-content = { $where }: { $what }
mistake-no-own-cards = В игре { $game } нет карт, придуманных нами, и заполнять нечего. Все карты запишет --all.
mistake-no-records = Карты игры { $game } не лежат в файлах, и коробка ничего не изменит: выберите другую игру.
mistake-out-file = { $path } — файл: укажите другую папку после --out.
mistake-out-full = { $path } — не пустая папка: укажите другую после --out.
mistake-out-other = В { $path } лежит другое обучение или другой матч: укажите другое место после --out.
mistake-out-run = В { $path } лежит другой прогон, который отличается в { $said }: укажите другое место после --out или уберите его.
mistake-out-results = В { $path } результаты { $game } из Ludorum { $version }, эпоха { $epoch }: укажите другое место после --out.
mistake-puzzles-unchecked = В { $path } ещё ничего не проверено и не подтверждено: сначала запустите с --check.
mistake-tests = Нет папки { $path }: запустите это там, где лежат тесты, или укажите --tests.
mistake-backup-there = { $path } уже есть: подождите секунду и повторите ту же команду.
mistake-backup-shard = { $path } относится к этой резервной копии: назовите её шард в адресе хранилища.
mistake-backup-unsound = { $path } — повреждённое хранилище ({ $said }): возьмите другую резервную копию.
mistake-no-backup = Нет резервной копии { $path }: её делает ludorum admin backup.
mistake-restore-file = { $path } уже есть: сначала остановите серверы и уберите этот файл.
mistake-restore-full = { $where } не пуста: остановите серверы и укажите новую базу.
mistake-metrics-folder = Нет папки { $folder }, которую должен читать node_exporter: сначала создайте её.

## Чего не установлено

mistake-extra = Для этого нужен { $module }, а он не установлен: pip install 'ludorum[{ $extra }]'

## Сервер

mistake-settings-form = Настройка { $name } выглядит не так, как надо ({ $form }): исправьте её в ludorum.toml, переменной или параметре.
mistake-settings-workers = Когда шина в памяти, процесс только один: оставьте настройку workers включённой или задайте bus nats://HOST:4222.
mistake-settings-path = public_url — это https://HOST без пути: страница лежит в корне своего хоста.
mistake-settings-secure = public_url начинается с https:// тогда и только тогда, когда secure включено: измените одну из двух настроек.
mistake-settings-needs = Настройка { $name } не действует без { $others }: задайте и это.
mistake-settings-toml = { $path } — не TOML ({ $said }): исправьте его или укажите другой файл после --settings.
mistake-settings-file = Нет файла настроек { $path }: проверьте --settings.
mistake-settings-value = Настройки неверны ({ $said }): все описаны в docs/settings.md.
mistake-soak-unix = soak убивает и останавливает процессы так, как это делает Unix: запустите его в Linux или WSL.
mistake-worker-bus = Процессу worker нужна шина, общая с другими: задайте LUDORUM_BUS=nats://HOST:4222.
mistake-port-taken = Адрес { $where } занят: там работает другой сервер. Остановите его или выберите другой порт после --port.
mistake-port-forbidden = Система не разрешает вам слушать { $where }: выберите порт от 1024 после --port.
mistake-port-host = На { $host } здесь слушать нельзя: --host — это адрес этого компьютера, 127.0.0.1 или 0.0.0.0.
mistake-store-database = На { $where } нет такой базы ({ $said }): создайте её командой createdb или исправьте имя в адресе.
mistake-store-user = { $where } не впускает этого пользователя ({ $said }): проверьте имя и пароль в адресе.
mistake-store-no-primary = Ни один сервер из { $where } не принимает записей ({ $said }): сделайте резервный главным или верните главный.
mistake-store-read-only = { $where } не принимает записей: может, это резервный сервер? Адрес должен вести к главному.
mistake-store-connections = На { $where } нет свободных соединений ({ $said }): увеличьте max_connections.
mistake-store-away = Хранилище { $where } не отвечает ({ $said }): проверьте, работает ли PostgreSQL (pg_isready) и верен ли адрес.
mistake-store-no-folder = Нет папки { $folder } для хранилища { $where }: создайте её или укажите другой файл.
mistake-store-folder = Хранилище { $where } — папка: укажите файл в ней.
mistake-store-file = Хранилищем { $where } нельзя воспользоваться ({ $said }): проверьте, можно ли записывать файл и есть ли место на диске.
mistake-store-not-a-store = { $where } — не хранилище: укажите другой файл, sqlite:///ФАЙЛ.
mistake-store-none = В { $where } ещё нет хранилища: его создаст ludorum serve; или укажите верное через LUDORUM_STORE.
mistake-no-store = { mistake-store-none }
mistake-store-older = Хранилище { $where } от старой программы: ludorum serve обновит его. Сначала сделайте резервную копию.
mistake-store-newer = Хранилище { $where } от более новой программы: установите её, pip install -U ludorum.
mistake-bus-down = Шина { $where } не отвечает: запустите nats-server или исправьте LUDORUM_BUS.
mistake-cluster-away = По адресу { $address } нет кластера Ray: запустите его командой ray start --head или уберите --address.
mistake-no-program = { $name } не установлена: эта программа входит в клиент PostgreSQL.
mistake-tool-failed = { $what } ({ $said }): проверьте, верен ли адрес и отвечает ли сервер.
mistake-tool-rehearsal = { $what } ({ $said }): для репетиции создаётся база, поэтому пользователю нужно ALTER ROLE … CREATEDB.
mistake-address-form = «{ $item }» — не хранилище: укажите файл, sqlite:///ФАЙЛ, или сервер, postgresql://USER@HOST/DATABASE.
mistake-shard-form = «{ $item }» — не шард: укажите его имя из двух строчных букв или цифр и адрес, например s1=postgresql://USER@HOST/DATABASE.
mistake-shard-twice = Два шарда называются { $name }: дайте каждому своё имя.
mistake-workers-ended = { $part }: на этом { $times } раза завершались процессы. Хватает ли памяти? Попробуйте меньшее число после --workers.

## Столы на сервере

mistake-no-table = Нет стола { $id }: его id — последняя часть адреса.
mistake-no-user = Нет человека { $id }: id показывает ludorum admin audit СТОЛ.
mistake-table-open = Игра за столом { $id } ещё не началась: смотреть не на что.
mistake-table-answers = За столом { $id } есть ответы от 0 до { $last }, а не { $wanted }: укажите один из них.

## ludorum games

games-players = игроков
games-solo = в одиночку против
games-settings = настройки
games-languages = языки
