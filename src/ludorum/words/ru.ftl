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
companion-drew = Приложение вытянуло ({ $deck }): { $card }
companion-our-text = { $card } (текст наш, у вас может быть другой)
shell-companion-no-more = Ещё одной такой карты нет.
shell-companion-otherwise = Вы заплатили иначе? o спросит ещё раз.
shell-companion-misread = Такого на столе быть не может. Посмотрите ещё раз или вернитесь на шаг назад: u.
shell-companion-none = Ничего с таким названием нет.
shell-companion-row = Пока: { $cards }
shell-companion-help =
    номер    этот ответ;  часть названия   ответ с таким названием
    2 3 4 7  несколько карт сразу, по номерам или названиям
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
shell-no-language = Этой игры ещё нет на русском, поэтому её текст на английском.

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
shell-counts = Число в скобках: сколько этого было.
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
web-bot-easy = Бот думает наперёд: лёгкий
web-bot-normal = Бот думает наперёд: обычный
web-bot-hard = Бот думает наперёд: сильный
web-hints-allow = Разрешить советы
web-hints-allow-note = Каждый за столом сможет спросить совета. Кто играет в одиночку или с ботами, может всегда.
web-hints-on = За этим столом советы разрешены.
web-hints-off = За этим столом советов нет: играют несколько человек, а хозяин стола их не разрешил.
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
web-ahead = Что будет
web-ahead-note = ещё не сделано
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
web-new-turns =
    { $n ->
        [one] { $n } новый ход
        [few] { $n } новых хода
       *[many] { $n } новых ходов
    }
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

# Советы и разбор

web-hint = Совет
web-hint-thinking = Обдумываю…
web-hint-clear = Один вариант кажется лучшим
web-hint-close = Несколько почти равноценных
web-hint-lead = Перевес в конце: { $n } (от { $low } до { $high })
web-hint-points = Очков в конце: { $n } (от { $low } до { $high })
web-hint-equal = примерно равноценно
web-hint-less = на { $n } меньше, чем первый
web-hint-then = Дальше, например:
web-hint-note = Это оценка по тому, что вам видно: партия разумно доиграна в воображаемых позициях. В скобках и на полоске: где лежит настоящее значение с вероятностью 95 %.
web-tab-review = Разбор
web-review = Решения, которые дорого обошлись
web-review-more = Каждое решение тех, кто играл, рассматривается ещё раз, по тому, что они могли тогда знать. Это займёт минуту-две; тем временем можно заняться другим.
web-review-ask = Разобрать игру
web-review-waiting = Рассматриваю решения: { $n } %
web-review-failed = Эту игру не удалось разобрать.
web-review-found =
    { $found ->
        [one] Выделяется { $found } решение из { $n }.
        [few] Выделяются { $found } решения из { $n }.
       *[other] Выделяются { $found } решений из { $n }.
    }
web-review-clean = Решений: { $n }; ни одно не выделяется.
web-review-cost = Потеряно очков: около { $n } (от { $low } до { $high })
web-review-played = Сыграно:
web-review-better = Кажется лучше:
web-review-note = Это оценки: сколько решение стоило в среднем, когда воображаемые партии доиграны разумно. То, что может быть случайностью, сюда не попадает.

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
web-key-hint = совет, где советы разрешены
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
web-error-no-hints = Советов здесь нет: играют несколько человек, а хозяин стола их не разрешил.
web-error-no-replay = До конца партии записи нет.
web-error-no-table = Такого стола нет.
web-error-not-full = Ещё не все места заняты.
web-error-not-open = За этим столом уже играют или доиграли.
web-error-not-running = Эту партию сейчас не играют.
web-error-banned = Вас сюда не пускают: так решил владелец этого дома.
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

# Вход по почте и люди, чьи имена неизвестны

somebody-new = Новый игрок
mail-subject = Ваша ссылка на Ludorum
mail-hello = По этой ссылке вы войдёте в Ludorum:
mail-minutes = Она действует один раз, в течение { $n } минут.
mail-ignore = Если вы о ней не просили, ничего не делайте: без этого письма никто не войдёт.

# Способы входа и учётная запись

web-account = Ваша учётная запись
web-mail = Вход по почте
web-way-mail = По почте
web-address = Адрес почты
web-address-note = Придёт письмо со ссылкой. Она действует один раз; пароль не нужен.
web-enter-mail = Отправить
web-mail-sent = Письмо уже в пути на
web-mail-sent-then = Откройте ссылку из него в течение { $n } минут.
web-mail-sent-here = Откройте ссылку из него в течение { $n } минут в этом браузере.
web-mail-open = Вы открыли ссылку из своего письма.
web-mail-as = Сейчас вы здесь как { $name }.
web-mail-new = Этого адреса здесь ещё ни у кого нет. Как вас называть?
web-passkey-enter = Войти с ключом доступа
web-passkey-add = Добавить ключ доступа
web-passkey-note = Ключ доступа хранится на вашем устройстве и отпирается так же, как само устройство: ничего не нужно помнить, нечего украсть.
web-mail-add = Добавить адрес почты
web-oidc-enter = Войти через сервис
web-oidc-add = Связать с сервисом
web-keep-more = Вас знает только этот браузер, а гость, который вышел, вернуться не может. Добавьте способ входа, и сможете играть на любом устройстве; ваши столы останутся вашими.
web-have-account = Учётная запись уже есть?
web-have-account-more = Войдите; ваши столы перейдут с вами.
web-ways = Способы входа
web-kind-passkey = Ключ доступа
web-kind-mail = Почта
web-kind-oidc = Сервис
web-way-used = С { $from }, в последний раз { $last }
web-way-remove = Убрать
web-password-first = Задать пароль
web-password-change = Сменить пароль
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-password-set = Сохранить
web-password-done = Пароль сохранён. На других устройствах нужно войти снова.
web-name-note = С этим именем вы входите.
web-data = Ваши данные
web-export-more = Всё, что о вас хранится, вместе с записями ваших оконченных партий, в одном файле.
web-export = Скачать
web-erase = Удалить учётную запись
web-erase-what = Ваше имя, способы входа, всё написанное и партии со спутником исчезнут навсегда. В неоконченных партиях на вашем месте дальше будет играть бот. Это необратимо.
web-erase-name = Для уверенности напишите своё имя: { $name }
web-erase-no = Оставить
web-erase-yes = Удалить навсегда
web-gone = Кто-то ушедший
web-error-not-proven = Это не подтвердило, кто вы. Попробуйте ещё раз.
web-error-other-browser = Сделайте это в том браузере, где вы об этом просили, и с той же записью.
web-error-no-way = Здесь такого способа входа нет.
web-error-name-needed = Как вас называть?
web-error-way-taken = Это уже принадлежит другой учётной записи.
web-error-last-way = Без него вы не смогли бы войти снова. Сначала добавьте другой способ.
web-error-expired = Этим уже воспользовались, или оно устарело. Попросите новое.
web-error-no-passkey = Ключ доступа не выбран.
web-error-passkey-there = На этом устройстве уже есть ключ доступа к этой записи.

## Your move: what people are told elsewhere, and how they set it up

notice-turn = Ваш ход
notice-began = Игра началась
notice-over = Игра окончена
notice-soon = Ваше время истекает
letter-once = О столе приходит одно письмо, пока вы снова на него не посмотрите.
letter-stop = Чтобы таких писем больше не было:
web-told = Сообщать мне
web-told-more = Когда стол ждёт вас, а он у вас не открыт.
web-push-off = Это устройство пока ничего вам не сообщает.
web-push-on = Это устройство вам сообщает.
web-push-start = Сообщать на этом устройстве
web-push-stop = Прекратить
web-push-cannot = Этот браузер не умеет сообщать. На айфоне или айпаде сначала добавьте страницу на главный экран.
web-told-mail = По почте
web-told-mail-to = Одно письмо о столе, пока вы на него не посмотрите, на
web-told-no-mail = Можно и по почте, как только в вашей записи появится адрес почты.
web-install = Ludorum как приложение на главном экране
web-install-now = Установить
web-quiet = Тихие часы
web-quiet-more = Все сообщения ждут, пока они не кончатся.
web-from = С
web-to = До
web-zone = Часовой пояс: { $zone }.
web-quiet-keep = Сохранить эти часы
web-quiet-none = Без тихих часов
web-gone-away = Отсутствие
web-gone-away-more = За столами, где на решение дают дни, ваши часы тем временем стоят. Остальные видят, до какого дня вас не будет.
web-gone-away-set = Вас нет с { $from } до { $to }.
web-gone-away-left = Дней осталось в этом году: { $n }.
web-gone-away-go = Тогда меня не будет
web-gone-away-back = Я здесь
web-first-day = Первый день
web-last-day = Последний день
web-calendar = Календарь
web-calendar-more = Ваш календарь может показывать, до какого срока вам нужно решить. Это видит каждый, у кого есть ссылка: не делитесь ею.
web-calendar-link = Ссылка для вашего календаря
web-calendar-once = Она видна только сейчас.
web-calendar-there = Ссылка уже есть. Если она потерялась, создайте новую: тогда старая не будет действовать.
web-calendar-make = Создать ссылку
web-calendar-renew = Создать новую ссылку
web-calendar-end = Отменить ссылку
web-stop = Больше никаких писем
web-stop-more = Больше не хотите писем о своих столах?
web-stop-now = Больше не присылать
web-stop-done = Таких писем больше не будет. В настройках их можно снова включить.
web-away-until = нет до { $day }
web-late = { $name } не приходит.
web-sit-in-ask = Пусть пока сыграет бот?
web-sit-in-agreed = Вы за то, чтобы там сыграл бот.
web-sit-in-count = За это: { $n } из { $of }.
web-sit-in = Пусть играет бот
web-lent = Вас не было, поэтому на вашем месте играет бот.
web-lent-back = Вернуться на своё место
web-error-no-days = Столько дней в году здесь нельзя отсутствовать.
web-error-not-late = Там уже никто не опаздывает.
web-error-push-denied = Ваш браузер не позволяет этой странице ничего сообщать. Сначала разрешите это в нём.
web-error-push-failed = Браузер сейчас не может связаться со своей службой уведомлений.
# Люди, профили, приглашения

web-people = Люди
web-own-profile = Ваш профиль
web-profile = Профиль
web-friends = Друзья
web-no-friends = Пока никого. Предложите дружбу тем, с кем играли, или дайте им адрес своего профиля.
web-asks = Хотят дружить с вами
web-asked = Вы предложили дружбу
web-muted = Вы не читаете
web-blocked = Заблокированы
web-find = Найти человека
web-find-note = Точное имя учётной записи. Гостей можно найти за общими столами.
web-their-name = Имя
web-found-nobody = Именно такого имени нет ни у кого.
web-here-since = здесь с { $day }
web-befriend = Предложить дружбу
web-agree = Согласиться
web-no = Нет, спасибо
web-withdraw = Отозвать
web-tie-friend = Вы дружите.
web-tie-asked = Вы предложили дружбу: { $name }.
web-tie-asks = { $name } хочет дружить с вами.
web-part-friend = Прекратить дружбу
web-part-asked = Отозвать предложение
web-part-asks = Нет, спасибо
web-block = Заблокировать
web-block-sure = { $name } не сможет предлагать вам дружбу, приглашать вас и садиться за ваши столы, и вы не увидите этих сообщений в разговоре. Об этом не сообщается.
web-block-no = Не блокировать
web-block-yes = Да, заблокировать
web-unblock = Разблокировать
web-mute = Больше не читать
web-unmute = Снова читать
web-hide = Скрыть мой профиль
web-hide-note = Другие не видят ни ваших результатов, ни рейтинга, и никто не найдёт вас по имени.
web-your-address = Адрес вашего профиля для тех, кого вы знаете
web-ratings = Рейтинги
web-ratings-note = Отдельное число для каждой игры, числа игроков и темпа; все начинают с 1000. С уверенностью 95 % оно лежит в пределах ±: это затенённая полоса.
web-rating = Рейтинг
web-unsure = Точность
web-day = День
web-course =
    { $n ->
        [1] { $title }: { $to } после одной игры
        [one] { $title }: от { $from } до { $to } за { $n } игру
        [few] { $title }: от { $from } до { $to } за { $n } игры
       *[many] { $title }: от { $from } до { $to } за { $n } игр
    }
web-pool-none = без часов
web-pool-live = вживую
web-pool-days = дни на решение
web-n-games =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
web-results = Результаты
web-played = Сыграно
web-won = Побед
web-with-people = с людьми
web-with-bots = с ботами
web-solo-results = Соло по уровням
web-level-usual = как обычно
web-won-of = побед: { $won } из { $n }
web-best = лучшее { $n }
web-recent = Недавно
web-came = место { $place } из { $of }
web-came-won = победа, очков: { $points }
web-came-lost = поражение, очков: { $points }
web-came-alone = очков: { $points }
web-played-nothing = Завершённых игр ещё нет.
web-invitations = Приглашения
web-invited-by = Вас приглашает { $name }
web-invite-friends = Пригласить друзей
web-invite-one = Пригласить
web-rated = Рейтинговая игра
web-rated-note = Влияет на рейтинг всех игроков. Без ботов и подсказок; кто сдаётся, тот последний.
web-rated-here = Рейтинговая игра: без подсказок, а кто сдаётся, тот последний.
web-rated-tag = рейтинговая
web-band = хозяин { $low }–{ $high }
web-level = Только игроки моего уровня
web-level-note = Незнакомые садятся, только если их рейтинг отличается от вашего не больше чем на 200. Кого вы пригласите, тот всегда желанный гость.
web-level-not = Для рейтинга от { $low } до { $high }; ваш другой.
web-played-with = Играли вместе
web-counted = Игра засчитана; через мгновение это покажет
web-rematch-join = К новому столу
web-gave-up = { $names }: игра оставлена.
web-resign-rated = Сдаться? В рейтинговой игре вы будете последним.
web-line-more = Что пишет { $name }: пожаловаться или не читать
web-report = Пожаловаться хозяину
web-reported = Жалоба передана. Её рассмотрит тот, кто ведёт этот дом.
web-error-unwelcome = Между вами двоими это невозможно.
web-error-not-friends = Пригласить можно только друзей.
web-error-other-level = Этот стол ждёт игроков другого уровня.
web-error-no-person = Здесь никого не видно.
