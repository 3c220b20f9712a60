## Shell

# Who plays: a lone person, several at one keyboard (with a number), bots.

shell-you = Вы
shell-person = Игрок
shell-bot-0 = Матильда
shell-bot-1 = Готфрид
shell-bot-2 = Изольда
shell-bot-3 = Алкуин
shell-bot-4 = Бертрада
shell-bot-5 = Гуго

# The companion: the solo opponent at a real table

shell-companion = Ваша игра лежит на столе; эта программа ведёт соперника. Введите номер, часть названия или h, чтобы увидеть подсказку.
shell-companion-otherwise = Вы заплатили иначе? o спросит ещё раз.
shell-companion-misread = Такого на столе быть не может. Посмотрите ещё раз или вернитесь на шаг назад: u.
shell-companion-none = Ничего с таким названием нет.
shell-companion-row = Пока: { $cards }
shell-companion-help =
    номер    этот ответ;  часть названия   ответ с таким названием
    u        шаг назад, сколько угодно раз
    o        последняя оплата была другой
    why      чего сейчас нельзя и по какому правилу
    ?        правило, на котором стоит вопрос;  ? { $clause }   правило по номеру
    b        как должен выглядеть стол
    q        выйти; всё сохранено

# The beginning

shell-players = За столом: { $players }.
shell-commit = Отпечаток ключа раздачи: { $commit }
shell-help-hint = Введите номер варианта или h, чтобы увидеть подсказку.

# The screen

shell-turn = решение: { $player }
shell-clause = § { $clause }
shell-unchanged = Без изменений: { $parts }.  b — весь стол, b 1 — одна часть.
shell-part = [{ $n }] { $title }
shell-no-part = Части имеют номера от 1 до { $n }; просто b показывает все.
shell-only-option = { " " }(единственный вариант)
shell-more-clauses =
    { $n ->
        [one] и ещё { $n } пункт: уточните запрос
        [few] и ещё { $n } пункта: уточните запрос
       *[many] и ещё { $n } пунктов: уточните запрос
    }
shell-hand-over = { $player }: ваша очередь. Остальные отворачиваются; нажмите Enter.

# Words for the commands, beside the letters that are the same in every language

shell-command-preview = последствия просмотр
shell-command-clause = правило пункт
shell-command-why = почему
shell-command-undo = отменить назад
shell-command-board = поле стол
shell-command-lists = списки
shell-command-score = счёт счет очки
shell-command-save = сохранить
shell-command-quit = выйти выход
shell-command-help = помощь подсказка
shell-help =
    номер    выбрать этот вариант
    p 3      что сделает вариант 3, прежде чем его выбрать
    why      чего сейчас нельзя и какое правило так говорит
    ?        правило, из которого возник вопрос
    ? { $clause }   правило по номеру;  ? слово   правила, где есть это слово
    u        отменить своё последнее решение
    b        показать весь стол ещё раз;  b 2   только одну часть
    Enter    вопрос ещё раз
    l        открытые списки карт, если они есть в игре
    score    текущий счёт
    s        сохранить;  q  сохранить и выйти
    Буквы работают и в русской раскладке; можно и словами: «почему», «отменить», «счёт».
shell-no-lists = В этой игре нет списков карт.
shell-unknown =
    { $n ->
        [1] Введите 1 или h, чтобы увидеть подсказку.
       *[other] Введите номер от 1 до { $n } или h, чтобы увидеть подсказку.
    }
shell-no-option =
    { $n ->
        [1] Есть только вариант 1.
       *[other] Варианты имеют номера от 1 до { $n }.
    }
shell-no-clause = Такого правила не нашлось: { $what }
shell-nothing-refused = Сейчас ничего из того, что вы могли бы искать, не закрыто.

# Previews

shell-preview-how = Какой именно? p 3 покажет, что сделает вариант 3.
shell-preview = Если выбрать { $n }:
shell-then-own = Дальше снова решаете вы.
shell-then-other = Дальше решает другой игрок.
shell-then-chance = Дальше решает случай. Отменить это нельзя.
shell-then-known = Дальше откроется скрытое. Отменить это нельзя.
shell-then-secret = Выбор остаётся тайным, пока не выберут все.
shell-then-over = На этом игра закончится.

# Files

shell-saved = Сохранено в { $path }. Чтобы продолжить: { $command }
shell-fault = Сбой в правилах: { $what }. Игра осталась такой, какой была до ответа.
shell-recorded =
    Запись игры: { $path }
    В ней есть ключ раздачи. Проверить каждую карту: ludorum verify { $path }
    Посмотреть игру ещё раз: ludorum replay { $path }

# The end

shell-over = конец игры
shell-points-now = Очки сейчас: { $parts }
shell-points = { $player }: { $n }
shell-total = Итого
shell-winners = Победа: { $players }
shell-nobody-wins = Не победил никто.

# Replay

shell-step = Шаг { $n } из { $of }
shell-unfinished = Запись обрывается до конца игры. Счёт на этот момент:
shell-replay-keys = Enter — дальше;  b — назад;  число — к этому шагу;  q — выйти

## Errors of the kernel, by code

error-not-asked = Сейчас решаете не вы.
error-not-offered = Такого варианта нет.
error-stale = Это решение уже позади.
error-impossible = Такого выпасть не могло.
error-undo-nothing = Отменять нечего: вашего решения ещё не было.
error-undo-chance = Отменить нельзя: с тех пор уже решил случай.
error-undo-others = Отменить нельзя: с тех пор уже решил другой игрок.
error-undo-known = Отменить нельзя: с тех пор открылось скрытое.
error-undo-needed = Отменить нельзя: на этом держится более позднее решение другого игрока.

## Web: страница. Названия начинаются с web-.

# Названия экранов и частей

web-name = Ludorum
web-page = { $page } · Ludorum
web-page-yours = ● { $page } · Ludorum
web-nav = Главные разделы
web-home = Главная
web-new = Новый стол
web-replays = Повторы
web-rules = Правила
web-sign-in = Войти
web-settings = Настройки
web-join = Приглашение
web-nowhere = Здесь ничего нет
web-close = Закрыть
web-away = Сервер не отвечает. Пробуем ещё раз…

# Языки под своими названиями, одинаково в каждом языке

web-lang-en = English
    .short = EN
web-lang-uk = Українська
    .short = УКР
web-lang-ru = Русский
    .short = РУС

# Главная

web-welcome = Серьёзные настольные игры со всеми правилами
web-welcome-more = Играйте с друзьями, с ботами или в одиночку. Каждый вариант говорит, что он даёт; каждый отказ называет правило.
web-await =
    { $n ->
        [0] Ваши столы
        [one] { $n } стол ждёт вашего хода
        [few] { $n } стола ждут вашего хода
       *[many] { $n } столов ждут вашего хода
    }
web-no-tables = Вы ещё не сидите ни за одним столом. Выберите игру ниже.
web-open-tables = Открытые столы
web-none-open = Сейчас никто не ищет игроков.
web-played-now = Играют сейчас
web-games = Игры
web-players =
    { $n ->
        [1] соло
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
web-range =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[many] { $from }–{ $to } игроков
    }
web-gathering = Стол собирает игроков
web-others-decide = Решают другие
web-play = Играть
web-look = Взглянуть
web-sit = Сесть
web-watch = Смотреть
web-solo = Соло
web-free = свободное место
web-seats-taken = занято мест: { $n } из { $of }
web-rules-way = Правила, пункт за пунктом
web-rules-way-more = Поиск в каждой игре на трёх языках.
web-replays-way-more = Записи сыгранных партий: посмотреть и проверить.
web-credits = Сделано поклонниками, неофициально: поля рисовали мы, без графики издателей. Если игра по душе — купите её. Иконки: game-icons.net, CC BY 3.0; Lucide, ISC. Шрифты: OFL.

# Вход

web-how = Как войдёте?
web-way-guest = Как гость
web-way-sign-in = С паролем
web-way-register = Новая запись
web-your-name = Ваше имя
web-guest-note = Гостям доступно всё; этот браузер вас помнит.
web-password = Пароль
web-password-note = Не меньше 8 знаков.
web-enter-guest = Войти
web-enter-sign-in = Войти
web-enter-register = Создать запись
web-you-are = Вы вошли: { $name }.
web-you-are-guest = Вы здесь как гость: { $name }.
web-sign-out = Выйти

# Новый стол и сбор игроков

web-game = Игра
web-seats = Игроки
web-others-at = Кто ещё за столом
web-seat-n = Место { $n }
web-person = Человек, по приглашению
web-bot = бот
web-bot-sensible = Бот, рассудительный
web-bot-random = Бот, наугад
web-tempo = Время на раздумья
web-tempo-none = без часов
web-tempo-live = вживую, 15 мин и 20 с на решение
web-tempo-days = 3 дня на решение
web-public = Публичный стол
web-public-note = Любой может занять свободное место и смотреть.
web-make-table = Создать стол
web-start = Начать
web-invite = Отправьте эту ссылку тем, кого приглашаете
web-copy = Копировать
web-copied = Скопировано
web-stand-up = Встать из-за стола
web-not-full-yet = Игра начнётся, когда все места будут заняты.

# Настройки

web-language = Язык
web-theme = Вид
web-theme-auto = как в системе
web-theme-light = светлый
web-theme-dark = тёмный
web-motion = Движение
web-motion-auto = как в системе
web-motion-full = фигуры движутся
web-motion-none = без движения
web-single-keys = Одиночные клавиши
web-single-keys-note = За столом действуют буквы и цифры. Выключите их, если они мешают.
web-all-places = Все места таблицей
web-all-places-note = Поле как одна таблица: места, что там лежит, ваши варианты. Для программ чтения с экрана.
web-large = Крупный текст в спутнике
web-large-note = Когда телефон лежит на столе.

# Правила и повторы

web-search = Поиск
web-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункта
       *[many] { $n } пунктов
    }
web-sections = Разделы
web-all-rules = Все правила
web-no-replays = Сыгранных партий пока нет.
web-verify = Как проверить запись
web-verify-more = Запись сыгранной партии содержит ключ раздающего. Эта команда повторяет каждую раздачу и говорит, соответствует ли она отпечатку, закреплённому перед первой:
web-verify-command = ludorum verify FILE.jsonl
web-download = Запись
web-scores = Счёт

# Стол

web-board = Поле
web-dock = Ваш участок
web-prompt = Что делать
web-options = Варианты
web-parts = Части стола
web-players-part = Игроки
web-player = Игрок
web-tab-board = Поле
web-tab-dock = Моё
web-tab-players = Игроки
web-tab-story = Летопись
web-tab-chat = Чат
web-you = вы
web-decides = решает сейчас
web-everybody = Все
web-turn-n = ход { $n }
web-turn-of = { $name } · { $n }
web-open-places =
    { $n ->
        [one] Вам открыт { $n } вариант.
        [few] Вам открыты { $n } варианта.
       *[many] Вам открыто { $n } вариантов.
    }
web-closed = { $place }: закрыто. { $reason }
web-as-list = Списком
web-about = Что это?
web-place = Место
web-lies-there = Что там есть
web-find-option = Найти вариант
web-n-options =
    { $n ->
        [one] { $n } вариант
        [few] { $n } варианта
       *[many] { $n } вариантов
    }
web-undo = Отменить
web-commit = Подтвердить
web-choose = Выберите вариант
web-waiting-for = Решает: { $names }
web-waiting = Одну минуту…
web-over = Партия окончена
web-you-watch = Вы смотрите.
web-time-left = Осталось времени:
web-reconnecting = Соединяемся снова…
web-resign = Пусть дальше играет бот
web-resign-sure = Отдать своё место боту до конца партии?
web-resign-yes = Да, отдать

# Летопись

web-story = Что произошло
web-replay = Повторить
web-no-story = Ещё ничего не произошло.
web-gap = Часть событий прошла без вас.
web-since = После вашего хода:
web-since-count = { $turns }, { $steps }.
web-n-turns =
    { $n ->
        [one] { $n } ход
        [few] { $n } хода
       *[many] { $n } ходов
    }
web-n-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
web-show = Показать
web-skip = Пропустить
web-step-back = Назад
web-step-on = Дальше
web-pause = Пауза
web-go-on = Продолжить
web-back-to-game = К игре

# Разговор

web-chat = Чат
web-chat-lines = Сказанное
web-no-chat = Ещё никто ничего не сказал.
web-write = Напишите строку
web-send = Отправить

# Конец

web-wins =
    { $winners ->
        [one] Победа: { $players }, счёт { $n }
       *[other] Общая победа: { $players }, счёт { $n }
    }
web-winner = победа
web-points-from = Откуда взялись очки
web-gains-losses = Приобретения и потери
web-show-board = Поле
web-rematch = Ещё раз

# Replay, score by turn, proof

web-replay-page = Повтор
web-watch-replay = Смотреть повтор
web-score-by-turn = Счёт по ходам
web-as-table = Таблицей
web-turn = Ход
web-gains = Приобретения
web-losses = Потери
web-turn-of-all = Ход { $n } из { $of }
web-step-first = В начало
web-step-last = В конец
web-before-turns = До первого хода
web-speed = Скорость
web-speed-n = { $n }×
web-eyes = Чьими глазами
web-eyes-watcher = зритель
web-nothing-told = На этом шаге ничего не рассказано.
web-scrubber = Место в игре
web-flag-at = { $flag }: ход { $n }
web-play-on = Играть отсюда
web-play-on-more = С этой позиции начнётся новый стол. Вы займёте одно место, остальные — рассудительные боты, а случай будет сдавать заново.
web-play-on-seat = Ваше место
web-play-on-go = Начать новый стол
web-proof = Без карт в рукаве
web-proof-more = Каждая раздача следует из тайного ключа и предыдущих ходов. Отпечаток ключа был показан до первой раздачи, так что подменить ключ уже нельзя. Теперь он известен, и всё можно вычислить снова.
web-proof-run = Проверить
web-proof-running = Проверяем…
web-fingerprint = Отпечаток
web-proof-here = В этом браузере
web-proof-key-ok = Ключ из записи даёт именно тот отпечаток, что у этого стола.
web-proof-key-bad = Ключ из записи не даёт отпечатка этого стола.
web-proof-seen-open = Этот браузер записал тот же отпечаток ещё до первой карты.
web-proof-seen-running = Этот браузер записал тот же отпечаток во время игры.
web-proof-seen-not = Этот браузер не видел стола до конца игры и отпечатка не записал.
web-proof-seen-other = Раньше этот браузер записал другой отпечаток!
web-proof-server = На сервере
web-proof-server-ok = Всё сходится. Воспроизведено ответов: { $answers }; раздач вычислено из ключа: { $draws }; позиций сравнено: { $digests }.
web-proof-server-bad = Что-то не сходится: { $problem }
web-proof-taken = Из прежней игры перенесено ответов: { $n }; карты в ней раздавали по её ключу.
web-proof-sceptic = Не верите никому? Возьмите запись и спросите свой компьютер:

# Спутник: бумажный соперник за настоящим столом

web-companion = Спутник
web-companion-way = Спутник за настоящим столом
web-companion-way-more = Одиночный соперник из коробки, которого ведёт телефон. Работает без сети.
web-companion-more = На столе лежит ваша собственная игра, а телефон знает правила, играет за соперника и считает очки. Он спрашивает только то, чего не может знать: какие карты открыты и что вы решили.
web-companion-running = Идут сейчас
web-companion-new = Новая партия
web-companion-results = Как всё было
web-companion-settings =
    { $n ->
        [one] Ещё { $n } настройка
        [few] Ещё { $n } настройки
       *[many] Ещё { $n } настроек
    }
web-companion-waking = Правила просыпаются; в первый раз это занимает около десяти секунд.
web-companion-awake = Правила готовы.
web-companion-fetching = Загружается всё для игры без сети: { $n } %.
web-companion-offline-ready = Теперь работает без сети.
web-companion-offline-cannot = В этом браузере для игры нужна сеть.
web-companion-offline-failed = Загрузилось не всё: сеть пока нужна.
web-companion-answers =
    { $n ->
        [0] только началась
        [one] { $n } ответ
        [few] { $n } ответа
       *[many] { $n } ответов
    }
web-companion-forget = Забыть эту партию:
web-companion-forget-sure = Забыть?
web-companion-played =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
web-companion-best = Лучший счёт: { $n }
web-companion-won = Побед: { $n }
web-companion-install = Вынесите спутника на главный экран: он открывается сразу и не требует сети.
web-companion-install-hand = В меню браузера: «Установить» или «Добавить на главный экран».
web-companion-install-now = Установить
web-companion-starting = Накрываем стол…
web-companion-lost = В этом браузере такой партии нет
web-companion-all = Все партии со спутником
web-companion-row = Карты по порядку
web-companion-put-back = Убрать эту карту
web-companion-find = Часть названия
web-companion-clear = Очистить поиск
web-companion-kinds = Сузить список
web-companion-none = Ничего с таким названием нет.
web-companion-closed = Чего сейчас нельзя: { $n }
web-companion-told = Что произошло
web-companion-done = Всё сделано, дальше
web-companion-back = Шаг назад
web-companion-show = Покажи
web-companion-table = Как должен выглядеть стол
web-companion-otherwise = Оплатить иначе
web-companion-misread = Такого на столе быть не может. Взгляните ещё раз или вернитесь на шаг.
web-companion-fault = Здесь правила дали сбой. Может помочь шаг назад.

# Клавиши

web-keys = Клавиши
web-key-arrows = от места к месту
web-key-digits = выбрать вариант из вопроса
web-key-enter = подтвердить выбранное
web-key-escape = ничего не выбирать
web-key-undo = отменить
web-key-rules = правило того, что в фокусе, или самого вопроса
web-key-story = летопись
web-key-help = эти клавиши

# Отказы сервера по коду

web-error-bad-request = Это не удалось понять.
web-error-busy = Другие оказались быстрее. Попробуйте ещё раз.
web-error-csrf = Страница устарела. Загрузите её снова.
web-error-down = У сервера нет доступа к хранилищу. Попробуйте чуть позже.
web-error-frozen = За этим столом подвели правила; он ждёт, пока кто-нибудь посмотрит.
web-error-name-taken = Такое имя уже занято.
web-error-no-game = Такой игры здесь нет.
web-error-no-replay = До конца партии записи нет.
web-error-no-table = Такого стола нет.
web-error-not-full = Ещё не все места заняты.
web-error-not-open = За этим столом уже играют или доиграли.
web-error-not-running = Эту партию сейчас не играют.
web-error-not-yours = Это не ваше место или стол.
web-error-refused = Правила этого не позволяют.
web-error-seat-taken = Все места заняты.
web-error-sign-in = Сначала войдите.
web-error-stale = Это решение уже прошло.
web-error-too-large = Это слишком длинно.
web-error-too-many = Слишком много запросов. Подождите минутку.
web-error-wrong-password = Имя или пароль неверны.
web-error-offline = Сервер не отвечает.
web-error-unforeseen = Что-то пошло не так.
