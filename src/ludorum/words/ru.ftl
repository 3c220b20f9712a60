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

shell-companion = Игра лежит у вас на столе, а за соперника ходит программа. Введите номер, часть названия или h для справки.
companion-drew = Приложение вытянуло ({ $deck }): { $card }
companion-our-text = { $card } (текст наш, у вас может быть другой)
companion-turn-up = Откройте сами ({ $deck }): { $n }. Сопернику всё равно, какие именно.
companion-else = Ничего из этого
companion-other = в другом месте, неважно где
companion-chain = { $first }: { $then }
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
    ?        правило, к которому относится вопрос;  ? { $clause }   правило по номеру
    b        как должен выглядеть стол
    q        выйти; всё сохранено

# Уроки

shell-no-lessons = Для этой игры ещё нет уроков. Чтобы сыграть: { $command }
shell-lesson-line = { $done ->
    [0] ·
   *[other] ✓
} { $id }: { $title }
shell-lesson-next = Enter: дальше;  q: выйти
shell-lesson-left = Чтобы продолжить отсюда: { $command }
shell-course-done = Это был весь курс. Теперь игра: { $command }

# The beginning

shell-players = За столом: { $players }.
shell-character = Каждый бот — { $character }: { $about }.
shell-commit = Отпечаток ключа раздачи: { $commit }
shell-help-hint = Введите номер варианта или h для справки.
shell-no-language = Этой игры ещё нет на русском, поэтому её текст на английском.
shell-solo-one = { $game }: соперник только один, выбирать не из кого. В одиночку играют с --players 1.
shell-solo-none = { $game }: в одиночку в неё не играют (игроков: { $players }).

# The screen

shell-turn = решение: { $player }
shell-clause = § { $clause }
shell-unchanged = Без изменений: { $parts }.  b — весь стол, b 1 — одна часть.
shell-part = [{ $n }] { $title }
shell-no-part = Части пронумерованы от 1 до { $n }; просто b показывает все.
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
shell-command-help = помощь справка подсказка
shell-help =
    номер    выбрать этот вариант
    p 3      что сделает вариант 3, прежде чем его выбрать
    why      чего сейчас нельзя и по какому правилу
    ?        правило, к которому относится вопрос
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
        [1] Введите 1 или h для справки.
       *[other] Введите номер от 1 до { $n } или h для справки.
    }
shell-no-option =
    { $n ->
        [1] Есть только вариант 1.
       *[other] Варианты пронумерованы от 1 до { $n }.
    }
shell-no-clause = Такого правила не нашлось: { $what }
shell-nothing-refused = Сейчас закрытых вариантов нет.

# Previews

shell-preview-how = Какой именно? p 3 покажет, что сделает вариант 3.
shell-preview = Если выбрать { $n }:
shell-then-own = Дальше снова решаете вы.
shell-then-other = Дальше решает другой игрок.
shell-then-chance = Дальше — карта или жребий. Отменить будет нельзя.
shell-then-known = Откроется скрытое: отменить будет нельзя.
shell-then-secret = Выбор остаётся тайным, пока не выберут все.
shell-then-over = На этом игра закончится.

# Files

shell-saved = Сохранено в { $path }. Чтобы продолжить: { $command }
shell-fault = Сбой в правилах: { $what }. Партия осталась такой, какой была до ответа.
shell-recorded =
    Запись партии: { $path }
    В ней есть ключ раздачи. Проверить каждую карту: ludorum verify { $path }
    Посмотреть партию ещё раз: ludorum replay { $path }

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
shell-unfinished = Запись обрывается до конца партии. Счёт на этот момент:
shell-replay-keys = Enter — дальше;  b — назад;  число — к этому шагу;  q — выйти

## Errors of the kernel, by code

error-not-asked = Сейчас решаете не вы.
error-not-offered = Такого варианта нет.
error-stale = Это решение уже принято.
error-impossible = Такой исход невозможен.
error-undo-nothing = Отменять нечего: вы ещё ничего не выбрали.
error-undo-chance = Отменить нельзя: после этого уже вмешался случай.
error-undo-others = Отменить нельзя: после вас уже сделал выбор другой игрок.
error-undo-known = Отменить нельзя: после этого открылось скрытое.
error-undo-needed = Отменить нельзя: от этого решения уже зависит выбор другого игрока.

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
web-nowhere = Такой страницы нет
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

web-welcome = Пять сложных настольных игр — садитесь и играйте
web-welcome-more = В одиночку, с ботами или с друзьями. На поле видно, что даст каждый ход, а за правилами следит программа.
web-await =
    { $n ->
        [0] Ваши партии
        [one] Ваш ход: { $n } партия
        [few] Ваш ход: { $n } партии
       *[many] Ваш ход: { $n } партий
    }
web-no-tables = Незавершённых партий у вас нет. Выберите игру ниже.
web-tables-away = Некоторые столы сейчас недоступны. Ничего не потеряно, скоро они снова появятся здесь.
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
web-gathering = Идёт набор игроков
web-others-decide = Сейчас ходят другие
web-play = Играть
web-look = Посмотреть
web-sit = Сесть за стол
web-watch = Смотреть
web-solo = Соло
web-alone-with = В одиночку: { $who }.
web-own-data = О картах
web-own-data-title = { $game }: о картах
web-own-data-all = Всё, что мы дописали сами, отмечено в правилах.
web-free = свободное место
web-seats-taken = занято мест: { $n } из { $of }
web-rules-way = Правила, пункт за пунктом
web-rules-way-more = Поиск в каждой игре на трёх языках.
web-replays-way-more = Записи сыгранных партий: посмотреть и проверить.
web-credits = Сделано поклонниками, неофициально: поля рисовали мы, без графики издателей. Если игра по душе — купите её. Иконки: game-icons.net, CC BY 3.0; Lucide, ISC. Шрифты: OFL.
web-notices = Лицензии сторонних компонентов

# Вход

web-how = Как вы хотите играть?
web-way-guest = Как гость
web-way-sign-in = С учётной записью
web-way-register = Регистрация
web-your-name = Ваше имя
web-guest-note = Гостям доступно всё; этот браузер вас помнит.
web-guest-name = Гость
web-password = Пароль
web-password-note = Не меньше 8 знаков.
web-enter-guest = Войти
web-enter-sign-in = Войти
web-enter-register = Зарегистрироваться
web-you-are = Вы вошли: { $name }.
web-you-are-guest = Вы здесь как гость: { $name }.
web-sign-out = Выйти

# Новый стол и сбор игроков

web-game = Игра
web-seats = Игроки
web-others-at = Соперники
web-seat-n = Место { $n }
web-person = Человек, по приглашению
web-bot = бот
web-bot-sensible = Обычный бот
    .about = Следует хорошим привычкам игры и отвечает сразу.
web-bot-random = Случайный бот
    .about = Выбирает любой разрешённый вариант. Годится, чтобы попробовать правила.
web-bot-easy = Лёгкий бот
    .about = Просчитывает недалеко вперёд.
web-bot-normal = Средний бот
    .about = Просчитывает дальше.
web-bot-hard = Сильный бот
    .about = Просчитывает дальше всех: самый сильный бот и самый медленный.
web-bot-with = бот-{ $character }
web-bot-full = { $level }, { $character }
web-bot-called = { $name }, бот-{ $character }
web-style-any = Любой стиль
web-style-n = Стиль места { $n }
web-hints-allow = Разрешить советы
web-hints-allow-note = Совет сможет попросить каждый за столом. В одиночку и с ботами советы доступны всегда.
web-coached = С наставником
web-coached-note = Предупредит перед выбором, который дорого обойдётся, и объяснит, чего добивается соперник.
web-hints-on = За этим столом советы разрешены.
web-hints-off = За этим столом советов нет: играют несколько человек, а хозяин стола их не разрешил.
web-tempo = Время на раздумья
web-tempo-none = без часов
web-tempo-live = вживую: 15 мин + 20 с на решение
web-tempo-days = по переписке: 3 дня на решение
web-public = Публичный стол
web-public-note = Любой может занять свободное место и смотреть.
web-make-table = Создать стол
web-start = Начать
web-invite = Отправьте эту ссылку тем, кого приглашаете
web-copy = Копировать
web-copied = Скопировано
web-stand-up = Встать из-за стола
web-not-full-yet = Партия начнётся, когда все места будут заняты.

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
web-pace = Ходы других
web-pace-none = сразу
web-pace-quick = быстро
web-pace-normal = обычно
web-pace-slow = медленно
web-sound = Звуки
web-sound-none = выключены
web-sound-part = { $n } %
web-single-keys = Горячие клавиши
web-single-keys-note = За столом работают буквы и цифры. Выключите, если мешают.
web-all-places = Поле в виде таблицы
web-all-places-note = Места, что на них лежит и ваши варианты — одной таблицей. Для программ экранного доступа.
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
web-verify-more = В записи сыгранной партии есть ключ раздачи. Эта команда повторяет каждую раздачу и сверяет её с отпечатком, показанным до первой:
web-verify-command = ludorum verify FILE.jsonl
web-download = Запись
web-scores = Счёт

# Стол

web-board = Поле
web-dock = Ваша игровая зона
web-prompt = Что делать
web-options = Варианты
web-amount = Сколько
web-fewer = Меньше
web-more-of = Больше
web-parts = Части стола
web-players-part = Игроки
web-player = Игрок
web-tab-board = Поле
web-tab-dock = У меня
web-tab-players = Игроки
web-tab-story = Летопись
web-tab-chat = Чат
web-you = вы
web-decides = решает сейчас
web-everybody = Все
web-turn-n = ход { $n }
web-turn-of = { $name } · { $n }
web-your-turn = ваш ход
web-open-places =
    { $n ->
        [one] Доступен { $n } вариант.
        [few] Доступно { $n } варианта.
       *[many] Доступно { $n } вариантов.
    }
web-closed = { $place }: закрыто. { $reason }
web-as-list = Списком
web-about = Что это?
web-place = Место
web-lies-there = Что там есть
web-legend = Легенда
web-legend-search = Найти знак или слово
web-legend-all = Все знаки { $n }
web-legend-here = Сейчас на столе { $n }
web-legend-places = Места { $n }
web-legend-signs = Другие знаки
web-legend-none = Ничего с таким названием нет.
web-key-legend = легенда: что означает каждый знак
web-nth-worker = Когда здесь ваш рабочий номер { $n }
web-card-now = Сейчас
web-card-can = Можно
web-card-inside = Изображено
web-card-rule = правило
web-card-at = { $what } ({ $place })
web-house-data = Эти числа наши: настоящих мы не знаем.
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
web-waiting-for = Ждём решения: { $names }
web-waiting = Одну минуту…
web-over = Партия окончена
web-you-watch = Вы наблюдаете за партией.
web-time-left = Осталось времени:
web-reconnecting = Соединяемся снова…
web-resign = Сдаться
web-resign-sure = Сдаться? Дальше до конца партии за вас будет играть бот, и вернуться уже нельзя.
web-resign-yes = Да, сдаться
web-resign-no = Нет, играть дальше

# Летопись

web-story = Летопись
web-replay = Показать снова
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
web-back-to-game = К партии
web-as-it-was = Как было перед этим
web-next-is = Дальше: { $name }
web-next-others = Дальше ходят другие
web-hold-back = Взять назад

# Разговор

web-chat = Чат
web-chat-lines = Сообщения
web-no-chat = Сообщений пока нет.
web-write = Напишите сообщение
web-send = Отправить

# Конец

web-wins =
    { $winners ->
        [one] Победа: { $players }, счёт { $n }
       *[other] Общая победа: { $players }, счёт { $n }
    }
web-winner = победа
web-points-from = Откуда взялись очки
web-gains-losses = Получено и потеряно
web-show-board = Поле
web-rematch = Сыграть ещё раз

# Replay, score by turn, proof

web-replay-page = Повтор
web-replay-loading = Партия загружается…
web-watch-replay = Смотреть повтор
web-score-by-turn = Счёт по ходам
web-as-table = Таблицей
web-turn = Ход
web-gains = Получено
web-losses = Потеряно
web-turn-of-all = Ход { $n } из { $of }
web-step-first = В начало
web-step-last = В конец
web-before-turns = До первого хода
web-speed = Скорость
web-speed-n = { $n }×
web-eyes = Точка зрения
web-eyes-watcher = зритель
web-nothing-told = Об этом шаге летопись молчит.
web-scrubber = Момент партии
web-flag-at = { $flag }: ход { $n }
web-play-on = Играть отсюда
web-play-on-more = С этой позиции начнётся новая партия. Вы займёте одно место, остальные достанутся обычным ботам, а дальше карты сдаются заново.
web-play-on-seat = Ваше место
web-play-on-go = Начать новую партию
web-play-on-sealed = Эту раздачу ещё могут играть другие. Когда доиграют все, отсюда можно будет играть дальше.
web-proof = Без карт в рукаве
web-proof-more = Каждая раздача следует из тайного ключа и предыдущих ходов. Отпечаток ключа был показан до первой раздачи, так что подменить ключ уже нельзя. Теперь он известен, и всё можно вычислить снова.
web-proof-run = Проверить
web-proof-running = Проверяем…
web-fingerprint = Отпечаток
web-proof-here = В этом браузере
web-proof-key-ok = Ключ из записи даёт именно тот отпечаток, что у этого стола.
web-proof-key-bad = Ключ из записи не даёт отпечатка этого стола.
web-proof-seen-open = Этот браузер записал тот же отпечаток ещё до первой карты.
web-proof-seen-running = Этот браузер записал тот же отпечаток во время партии.
web-proof-seen-not = Этот браузер не видел стола до конца партии и отпечатка не записал.
web-proof-seen-other = Раньше этот браузер записал другой отпечаток!
web-proof-server = На сервере
web-proof-server-ok = Всё сходится. Воспроизведено ответов: { $answers }; раздач вычислено из ключа: { $draws }; позиций сравнено: { $digests }.
web-proof-server-bad = Что-то не сходится: { $problem }
web-proof-taken = Из прежней партии перенесено ответов: { $n }; карты в ней раздавали по её ключу.
web-proof-sceptic = Не верите никому? Возьмите запись и спросите свой компьютер:

# Советы и разбор

web-hint = Совет
web-hint-thinking = Обдумываем…
web-hint-clear = Один вариант кажется лучшим
web-hint-close = Несколько вариантов почти равны
web-hint-lead = Перевес в конце: { $n } (от { $low } до { $high })
web-hint-points = Очков в конце: { $n } (от { $low } до { $high })
web-hint-equal = примерно равноценно
web-hint-weaker = слабее
web-hint-numbers = Числа и их точность
web-hint-less = на { $n } хуже первого
web-hint-then = Дальше, например:
web-hint-now = Очки в подсчёте сразу:
web-hint-over-first = По сравнению с первым в конце ожидается { $n }:
web-hint-over-second = По сравнению со вторым в конце ожидается { $n }:
web-hint-note = Оценка опирается только на то, что видно вам: партия много раз разумно доигрывается до конца. В скобках и на полоске — границы, в которых значение лежит с вероятностью 95 %.
web-hint-lines = По строкам подсчёта: ваши очки минус очки сильнейшего соперника.
web-tab-review = Разбор
web-review = Решения, которые дорого обошлись
web-review-more = Каждое решение игроков разбирается заново с учётом того, что они знали в тот момент. Это займёт минуту-две; тем временем можно заняться другим.
web-review-ask = Разобрать партию
web-review-waiting = Разбираем решения: { $n } %
web-review-failed = Эту партию не удалось разобрать.
web-review-found =
    { $found ->
        [one] Выделяется { $found } решение из { $n }.
        [few] Выделяются { $found } решения из { $n }.
       *[many] Выделяется { $found } решений из { $n }.
    }
web-review-clean = Решений: { $n }; ни одно не выделяется.
web-review-cost = Потеряно очков: около { $n }
web-review-range = { $n } (от { $low } до { $high })
web-review-lines = По строкам подсчёта:
web-review-played = Сыграно:
web-review-better = Кажется лучше:
web-review-note = Это оценки: сколько очков решение стоило в среднем, если разумно доиграть партию много раз. То, что может быть случайностью, сюда не попадает.

# Спутник: бумажный соперник за настоящим столом

web-companion = Спутник
web-companion-way = Спутник за настоящим столом
web-companion-way-more = За соперника из одиночной игры ходит телефон. Работает без сети.
web-companion-more = На столе лежит ваша игра, а телефон знает правила, играет за соперника и считает очки. Он спрашивает только то, чего не может знать: какие карты открыты и что вы решили.
web-companion-ways = Что должен делать спутник?
web-companion-only = только соперник
web-companion-only-more = Спрашивает лишь о том, на что смотрит соперник. Свой планшет считаете сами.
web-companion-score = вести и мой счёт
web-companion-score-more = Проверяет и ваши ходы и считает ваши очки: рассказывать нужно намного больше.
web-companion-nothing = Ничего из этого, дальше
web-companion-over = Игра окончена
web-companion-count-yours = Теперь посчитайте свои очки.
web-companion-write-in = Нет в списке: вписать
web-companion-write-in-more = запомним в вашей коробке
web-companion-running = Идут сейчас
web-companion-new = Новая партия
web-companion-results = Итоги партий
web-companion-settings =
    { $n ->
        [one] Ещё { $n } настройка
        [few] Ещё { $n } настройки
       *[many] Ещё { $n } настроек
    }
web-companion-waking = Загружаем правила; в первый раз это займёт секунд десять.
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
web-companion-forget = Удалить эту партию:
web-companion-forget-sure = Удалить?
web-companion-played =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
web-companion-best = Лучший счёт: { $n }
web-companion-won = Побед: { $n }
web-companion-install = Добавьте спутник на главный экран: он открывается сразу и не требует сети.
web-companion-install-hand = В меню браузера: «Установить» или «Добавить на главный экран».
web-companion-install-now = Установить
web-companion-starting = Раскладываем игру…
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
web-companion-show = Показать
web-companion-table = Как должен выглядеть стол
web-companion-otherwise = Оплатить иначе
web-companion-misread = Такого на столе быть не может. Взгляните ещё раз или вернитесь на шаг.
web-companion-fault = Здесь сбой в правилах. Попробуйте вернуться на шаг назад.

# Клавиши

web-keys = Клавиши
web-key-arrows = от места к месту
web-key-digits = выбрать вариант из вопроса
web-key-enter = подтвердить выбранное
web-key-space = дальше: пропустить показ или отправить сразу
web-key-name-space = Пробел
web-key-escape = снять выбор
web-key-undo = отменить
web-key-hint = совет, где советы разрешены
web-key-rules = правило выделенного места или самого вопроса
web-key-story = летопись
web-key-help = эти клавиши

# Отказы сервера по коду

web-error-bad-request = Не удалось понять запрос.
web-error-busy = Другие оказались быстрее. Попробуйте ещё раз.
web-error-csrf = Страница устарела. Загрузите её снова.
web-error-down = Сейчас это недоступно. Ничего не потеряно: попробуйте чуть позже.
web-error-frozen = За этим столом произошёл сбой в правилах; партия ждёт, пока его разберут.
web-error-name-taken = Такое имя уже занято.
web-error-no-game = Такой игры здесь нет.
web-error-no-puzzle = Задач здесь больше нет.
web-error-not-answered = Сначала ответьте на задачу.
web-error-no-lesson = Такого урока здесь нет.
web-error-no-deal = День этой раздачи ещё не настал или уже прошёл.
web-error-no-tournament = Такого турнира нет, или он только для членов клуба.
web-error-no-places = Все места в этом турнире уже заняты.
web-error-tournament-closed = Этот турнир больше не принимает игроков.
web-error-tournament-begun = Этот турнир уже начался.
web-error-too-many-tournaments = Десять ваших турниров ещё не завершены. Сначала завершите или отмените какой-нибудь.
web-error-removed = Организатор удалил вас из этого турнира.
web-error-no-box = Ваша коробка этой игры пуста.
web-error-box-faults = С вашей коробкой что-то не так: страница «Ваша коробка» скажет, что именно.
web-error-no-content = Таких карт здесь нет.
web-error-no-hints = Советов здесь нет: играют несколько человек, а хозяин стола их не разрешил.
web-error-no-replay = До конца партии записи нет.
web-error-sealed = Эту раздачу ещё могут играть другие. Она откроется, когда доиграют все.
web-error-no-table = Такого стола нет.
web-error-not-full = Ещё не все места заняты.
web-error-not-open = За этим столом уже играют или доиграли.
web-error-not-running = Эту партию сейчас не играют.
web-error-banned = Вам закрыт вход: так решил владелец этого сервера.
web-error-not-yours = Это не ваше место или стол.
web-error-refused = Правила этого не позволяют.
web-error-seat-taken = Все места заняты.
web-error-sign-in = Сначала войдите.
web-error-stale = Это решение уже принято.
web-error-too-large = Это слишком длинно.
web-error-too-many = Слишком много запросов. Подождите минутку.
web-error-too-many-tables = У вас уже столько таких столов, сколько может быть у одного человека. Сначала закончите партию или покиньте какой-нибудь стол.
web-error-wrong-password = Имя или пароль неверны.
web-error-offline = Сервер не отвечает.
web-error-unforeseen = Что-то пошло не так.

# Вход по почте и люди, чьи имена неизвестны

somebody-new = Новый игрок
mail-subject = Ссылка для входа в Ludorum
mail-hello = По этой ссылке вы войдёте в Ludorum:
mail-minutes =
    { $n ->
        [one] Ссылка одноразовая и действует { $n } минуту.
        [few] Ссылка одноразовая и действует { $n } минуты.
       *[many] Ссылка одноразовая и действует { $n } минут.
    }
mail-ignore = Если вы её не запрашивали, ничего не делайте: без этого письма никто не войдёт.

# Способы входа и учётная запись

web-account = Ваша учётная запись
web-mail = Вход по почте
web-way-mail = По почте
web-address = Адрес почты
web-address-note = Придёт письмо со ссылкой. Она действует один раз; пароль не нужен.
web-enter-mail = Отправить
web-mail-sent = Письмо отправлено на
web-mail-sent-then =
    { $n ->
        [one] Откройте ссылку из него в течение { $n } минуты.
       *[other] Откройте ссылку из него в течение { $n } минут.
    }
web-mail-sent-here =
    { $n ->
        [one] Откройте ссылку из него в этом браузере в течение { $n } минуты.
       *[other] Откройте ссылку из него в этом браузере в течение { $n } минут.
    }
web-mail-open = Вы открыли ссылку из своего письма.
web-mail-as = Сейчас вы здесь как { $name }.
web-mail-new = Здесь этот адрес ещё никому не принадлежит. Как вас называть?
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
web-name-note = Под этим именем вы входите.
web-data = Ваши данные
web-export-more = Всё, что о вас хранится, вместе с записями ваших оконченных партий, в одном файле.
web-export = Скачать
web-erase = Удалить учётную запись
web-erase-what = Ваше имя, способы входа, всё написанное и партии со спутником исчезнут навсегда. В неоконченных партиях на вашем месте дальше будет играть бот. Это необратимо.
web-erase-name = Для уверенности напишите своё имя: { $name }
web-erase-no = Оставить
web-erase-yes = Удалить навсегда
web-gone = Бывший игрок
web-error-not-proven = Не удалось подтвердить, что это вы. Попробуйте ещё раз.
web-error-other-browser = Сделайте это в том же браузере и под той же учётной записью, где начали.
web-error-no-way = Здесь такого способа входа нет.
web-error-name-needed = Как вас называть?
web-error-way-taken = Этот способ входа уже привязан к другой учётной записи.
web-error-last-way = Без него вы не сможете войти снова. Сначала добавьте другой способ.
web-error-expired = Этим уже воспользовались, или срок истёк. Начните заново.
web-error-no-passkey = Ключ доступа не выбран.
web-error-passkey-there = На этом устройстве уже есть ключ доступа к этой учётной записи.

## Your box

web-box = Ваша коробка
web-box-lead = Некоторые колоды нигде не опубликованы, поэтому часть карт мы придумали сами. Впишите настоящие из своей коробки: за ними пойдут правила и соперники за вашими столами.
web-box-private = Коробка хранится в вашей учётной записи. Видите её только вы и те, кто сидит за вашим столом.
web-box-back = Назад
web-box-not-yet = Пока ею не сыграть:
web-box-use = Играть ею за новыми столами
web-box-use-note = Кто садится, видит это и может взглянуть на карты.
web-box-take = Взять из файла
web-box-give = Сохранить в файл
web-box-empty = Опустошить коробку
web-box-empty-sure = Опустошить вашу коробку?
web-box-empty-note = Всё, что вы вписали для этой игры, исчезнет, вместо него станут наши карты. Уже накрытые столы играют дальше старыми.
web-box-empty-not = Не надо
web-box-part-known = Известные:
    .about = из книги правил или открытых источников
web-box-part-yours = Ваши:
    .about = вписаны из вашей коробки
web-box-part-ours = Наши:
    .about = придуманы на замену
web-box-n-known =
    { $n ->
        [one] { $n } известная
        [few] { $n } известные
       *[many] { $n } известных
    }
web-box-n-yours =
    { $n ->
        [one] { $n } ваша
        [few] { $n } ваши
       *[many] { $n } ваших
    }
web-box-n-ours =
    { $n ->
        [one] { $n } наша
        [few] { $n } наши
       *[many] { $n } наших
    }
web-box-all-yours = всё ваше
web-box-all-known = всё известно
web-box-kinds = Что вписывать
web-box-show = Показать
web-box-all = Все
web-box-ours = Ещё наши
web-box-yours = Ваши
web-box-is-ours = наше
web-box-is-yours = ваше
web-box-is-now = пишете
web-box-records =
    { $n ->
        [one] { $n } запись
        [few] { $n } записи
       *[many] { $n } записей
    }
web-box-known-here =
    { $n ->
        [one] Ещё { $n } известна и так.
        [few] Ещё { $n } известны и так.
       *[many] Ещё { $n } известных и так.
    }
web-box-part = ваших { $n } из { $of }
web-box-none-here = Таких нет.
web-box-nth = { $what } { $n }
web-box-where = { $kind } · { $what } { $n } из { $of }
web-box-ask = Что на вашей карте?
web-box-before = Предыдущая запись
web-box-after = Следующая запись
web-box-no-words = Так, как в полях.
web-box-in-order = Так можно играть.
web-box-known-fields = Остальное известно
web-box-wrong = Такой карты быть не может: смотрите ниже.
web-box-open = Открыть
web-box-of-somebody = С чьей-то коробкой
web-box-twin = Такая же, как { $n }.
web-box-from-us = Пунктир — как у нас: измените, что иначе.
web-box-was = У нас тут стояло:
web-box-leave = Пропустить
web-box-back-to-ours = Вернуть нашу
web-box-save = Сохранить
web-box-save-next = Сохранить, дальше
web-box-save-key = Ctrl ↵
web-box-copies = таких в коробке
web-box-copies-more = заполнит и следующие
web-box-less = На один меньше: { $what }
web-box-more = На один больше: { $what }
web-box-one-more = ещё один
web-box-remove = Убрать: { $what }
web-box-add = Добавить ещё
web-box-add-step = Ещё шаг: название и число
web-box-add-part = Что даёт: название и число
web-box-add-then = Что это даёт
web-box-of-list = { $what }, { $n }
web-box-every = все { $n }
web-box-no-step = Ничего так не называется.
web-box-none = нет
web-box-numbers = Числа через пробел.
web-box-group = несколько вместе
web-box-join = Как они связаны
web-box-join-all = всё это
web-box-join-seq = одно за другое
web-box-join-choose = одно из них
content-error-most-steps = Шагов самое большее { $most }.
content-error-small-markets = Малых рынков пять: каждый на двух картах, товары в том же порядке.
content-error-attack-influence = Атака должна давать влияние.
content-error-least = Не меньше { $n }.
content-error-most = Не больше { $n }.
content-error-as-many = Здесь их должно быть { $n }.
content-error-in-all = Всего их должно быть { $n }.
content-error-some = Здесь должно что-то стоять.
content-error-way-to-pay = Как платить, говорит только карта, которая помогает платить.
content-error-of-action = Действие называет только карта, которая работает после него или помогает его оплатить.
content-error-ability-does = Свойство должно что-то делать, если оно есть и не помогает платить.
content-error-once-or-end = Манускрипт либо действует сразу, либо даёт очки в конце.
content-error-criminal-row = Такая строка есть только у карты с преступником вверху.
content-error-last-works = Последний вариант должен быть возможен всегда: без зданий, рабочих и манускриптов.
content-error-three-guildhalls = Строитель, клирик и вельможа, каждый по одному разу.
content-error-card-a-space = У каждой локации от 1 до 10 одна карта.
content-error-tile-makes = Участок этого вида такого не вмещает.
content-error-tile-slots = Ячейки есть только там, где есть что вмещать.
content-error-tile-scores = В конце дают очки достопримечательности, и только они.
content-error-tile-start = С начала лежат только шесть первых участков.
content-error-stack-size = В стопке должно быть участков: { $n }.
web-box-have = Есть коробка? Впишите свои
web-box-way-more = Впишите карты, которых нигде не публиковали.
web-box-with = С моей коробкой
web-box-with-note = Кто сидит за столом, видит её карты.
web-box-of = Коробка: { $name }
web-box-cards-note = Стол накрыт этими картами вместо наших.
web-box-instead = вместо: { $what }

## Your move: what people are told elsewhere, and how they set it up

notice-turn = Ваш ход
notice-began = Партия началась
notice-over = Партия окончена
notice-tournament = Турнир
notice-soon = Время на решение истекает
letter-since = После вашего хода:
letter-once = О каждом столе приходит одно письмо; следующее — только после того, как вы снова зайдёте за этот стол.
letter-stop = Чтобы таких писем больше не было:
web-told = Уведомления
web-told-more = Приходят, когда за столом ждут вас, а он у вас не открыт.
web-push-off = На этом устройстве уведомления выключены.
web-push-on = На этом устройстве уведомления включены.
web-push-start = Включить на этом устройстве
web-push-stop = Выключить
web-push-cannot = Этот браузер не поддерживает уведомления. На айфоне или айпаде сначала добавьте страницу на экран «Домой».
web-told-mail = По почте
web-told-mail-to = Одно письмо о каждом столе, пока вы за него не вернётесь, на адрес
web-told-no-mail = Можно и по почте, когда в вашей учётной записи появится адрес.
web-install = Ludorum как приложение на главном экране
web-install-now = Установить
web-quiet = Тихие часы
web-quiet-more = В это время уведомления не приходят: они ждут конца тихих часов.
web-from = С
web-to = До
web-zone = Часовой пояс: { $zone }.
web-quiet-keep = Сохранить эти часы
web-quiet-none = Без тихих часов
web-gone-away = Отсутствие
web-gone-away-more = За столами по переписке ваше время в эти дни не идёт. Остальные видят, до какого дня вас не будет.
web-gone-away-set = Вас нет с { $from } до { $to }.
web-gone-away-left = Дней осталось в этом году: { $n }.
web-gone-away-go = Сообщить об отсутствии
web-gone-away-back = Отменить отсутствие
web-first-day = Первый день
web-last-day = Последний день
web-calendar = Календарь
web-calendar-more = Ваш календарь может показывать, до какого срока вам нужно решить и когда начинаются ваши турниры. Это видит каждый, у кого есть ссылка: не делитесь ею.
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
web-late = { $name }: время на решение вышло.
web-sit-in-ask = Посадить пока на это место бота?
web-sit-in-agreed = Вы за то, чтобы место занял бот.
web-sit-in-count = За это: { $n } из { $of }.
web-sit-in = Посадить бота
web-lent = Вас не было, поэтому на вашем месте играет бот.
web-lent-back = Вернуться на своё место
web-error-no-days = На столько дней в году отсутствие здесь не разрешено.
web-error-not-late = На этом месте больше никого не ждут.
web-error-push-denied = Браузер не разрешает этой странице уведомления. Сначала включите их в его настройках.
web-error-push-failed = Браузер сейчас не может связаться со своей службой уведомлений.
# Люди, профили, приглашения

web-people = Люди
web-own-profile = Ваш профиль
web-profile = Профиль
web-friends = Друзья
web-no-friends = Пока никого. Предложите дружбу тем, с кем играли, или дайте им адрес своего профиля.
web-asks = Хотят дружить с вами
web-asked = Вы предложили дружбу
web-muted = Сообщения скрыты
web-blocked = Заблокированы
web-find = Найти человека
web-find-note = Точное имя учётной записи. Гостей можно найти за общими столами.
web-their-name = Имя
web-found-nobody = Игрока с таким именем нет.
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
web-block-sure = { $name } не сможет предлагать вам дружбу, приглашать вас и садиться за ваши столы, а вы не увидите сообщений этого игрока в чате. Уведомление об этом не приходит.
web-block-no = Не блокировать
web-block-yes = Да, заблокировать
web-unblock = Разблокировать
web-mute = Скрыть сообщения
web-unmute = Показывать сообщения
web-hide = Скрыть мой профиль
web-hide-note = Другие не видят ни ваших результатов, ни рейтинга, и никто не найдёт вас по имени.
web-your-address = Адрес вашего профиля для тех, кого вы знаете
web-ratings = Рейтинги
web-ratings-note = У каждой игры, числа игроков и темпа рейтинг свой; все начинают с 1000. Значение ± — границы с вероятностью 95 %: это затенённая полоса.
web-rating = Рейтинг
web-unsure = Точность
web-day = День
web-course =
    { $n ->
        [1] { $title }: { $to } после одной партии
        [one] { $title }: от { $from } до { $to } за { $n } партию
        [few] { $title }: от { $from } до { $to } за { $n } партии
       *[many] { $title }: от { $from } до { $to } за { $n } партий
    }
web-pool-none = без часов
web-pool-live = вживую
web-pool-days = по переписке
web-n-games =
    { $n ->
        [one] { $n } партия
        [few] { $n } партии
       *[many] { $n } партий
    }
web-results = Результаты
web-played = Сыграно
web-won = Побед
web-with-people = с людьми
web-with-bots = с ботами
web-solo-results = Соло по уровням
web-level-usual = обычные настройки
web-won-of = побед: { $won } из { $n }
web-best = лучший счёт { $n }
web-recent = Недавно
web-came = место { $place } из { $of }
web-came-won = победа, очков: { $points }
web-came-lost = поражение, очков: { $points }
web-came-alone = очков: { $points }
web-played-nothing = Завершённых партий пока нет.
web-invitations = Приглашения
web-invited-by = Вас приглашает { $name }
web-invite-friends = Пригласить друзей
web-invite-one = Пригласить
web-uninvite = Отозвать приглашение
web-rated = Рейтинговая партия
web-rated-note = Влияет на рейтинг всех игроков. Без ботов и советов; кто сдался, занимает последнее место.
web-rated-here = Рейтинговая партия: без советов, а кто сдался, занимает последнее место.
web-rated-tag = рейтинговая
web-band = рейтинг хозяина { $low }–{ $high }
web-level = Только игроки моего уровня
web-level-note = Незнакомые садятся, только если их рейтинг отличается от вашего не больше чем на 200. Кого вы пригласите, тот всегда желанный гость.
web-level-not = Нужен рейтинг от { $low } до { $high }; у вас другой.
web-played-with = Играли вместе
web-counted = Партия засчитана; рейтинг скоро обновится здесь:
web-rematch-join = К новому столу
web-gave-up = { $names }: выход из партии.
web-resign-rated = Сдаться? Дальше за вас будет играть бот, а в этой рейтинговой партии ваше место будет последним.
web-line-more = Сообщение ({ $name }): пожаловаться или скрыть
web-report = Пожаловаться
web-reported = Жалоба передана владельцу сервера.
web-error-unwelcome = С этим игроком это недоступно.
web-error-not-friends = Пригласить можно только друзей.
web-error-other-level = Этот стол ждёт игроков другого уровня.
web-error-no-person = Такой игрок не найден.

# -- обучение --
web-learn = Обучение
web-learn-more = Каждая игра в коротких уроках за настоящим полем, по минуте-две. Регистрация не нужна.
web-learn-game = Научиться играть: { $game }
web-learn-begin = Начать
web-learn-go-on = Продолжить
web-learn-done = уроков: { $n } из { $of }
web-learn-minutes = осталось около { $n } мин
web-learn-it = Научиться
web-learn-way = Научиться игре
web-learn-way-more = Короткие уроки за настоящим полем, а потом первая партия.
web-learn-offer = Ещё не играли?
web-learn-offer-go = Научитесь за десять минут
web-coach = Подсказка, когда что-то новое
web-coach-note = Одна фраза, когда решение такого вида встречается впервые. Включив снова, увидите все ещё раз.
web-coach-aim = К чему стремится { $name }:
web-coach-says = Наставник:
web-coach-costly = Так вы потеряете около { $n } { $n ->
    [one] очка
   *[other] очков
}
web-coach-keep = Всё равно так
web-learn-none = У этой игры пока нет уроков.
web-learn-ways = Другие способы
web-learn-first = Первая партия
web-learn-first-more = Против лёгкого соперника, с советами и наставником.
web-lessons = Уроки
web-lessons-more = каждый можно оставить и продолжить потом
web-lesson = Урок
web-lesson-n = урок { $n } из { $of }
web-lesson-card = Что говорит урок
web-lesson-loading = Раскладываем урок.
web-lesson-next = Дальше
web-lesson-show = Показать
web-lesson-again = Взять назад
web-lesson-would = Что случилось бы
web-lesson-left = осталось решений: { $n }
web-lesson-over = Вот и весь урок.
web-lesson-all = Все уроки
web-lesson-go-on = Следующий урок
web-lesson-play = Сыграть первую партию
web-lesson-restart = Сначала
web-lesson-leave = Выйти
web-lesson-short = короткий курс
web-lesson-taken = пройден
web-how-to-play = Как играть
web-how-to-play-more = Что такое ход, откуда берутся очки, три ошибки.
web-how-lessons = Выучить по урокам
web-how-picture = Поле возле того, о чём речь

## Что может быть не так с картами коробки.

content-error-other = Правила этой игры говорят: { $what }.
content-error-range = Должно быть от { $low } до { $high }.
content-error-together = Это не подходит: { $fields }.
content-error-rules = Правила не могут с этим работать ({ $said }).
content-error-crash = В случайной партии с этими картами правила дали сбой ({ $said }).
content-error-slow = Партии с этими картами длятся слишком долго.
content-error-endless = Партии с этими картами не заканчиваются.
content-error-below-zero = С этими картами кто-то платил бы больше, чем имеет.
content-error-no-words = Для { $id } нет слов.
content-error-same-face = Читается так же, как { $other }, но говорит другое: их никто не различит.
content-error-missing = Здесь должно что-то стоять: { $field }.
content-error-fields = { $found } — не поле этой карты. Поля: { $known }.
content-error-number = Здесь должно стоять целое число.
content-error-text = Здесь должен стоять текст.
content-error-flag = Здесь должно стоять «да» или «нет».
content-error-list = Здесь должен стоять список.
content-error-names = Здесь должны стоять названия с числами.
content-error-record = Здесь должны стоять вместе несколько полей.
content-error-unknown = { $found } здесь неизвестно. Известны: { $known }.
content-error-effect = Это не эффект.
content-error-effect-list = Здесь должны стоять два эффекта или больше.
content-error-effect-choice = В выборе два варианта или больше.
content-error-effect-per = Должно быть 1 или больше.
content-error-too-much = Числа — от −{ $most } до { $most }.
content-error-long-text = В тексте не больше { $most } букв, и все видимые.
content-error-deep = В этой карте слишком много уровней.
content-error-large = Это слишком велико: не больше { $bytes } байт.
content-error-many = В коробке не больше { $most } записей.
content-error-no-kind = В этой игре нет записей { $kind }. Есть: { $known }.
content-error-pack-none = В этом файле нет pack.json.
content-error-pack-head = В pack.json стоят { $fields } и больше ничего.
content-error-pack-field = В pack.json нет { $field } или там не то.
content-error-pack-format = Этот файл сделан для другой версии коробок.
content-error-pack-file = { $file } не относится к коробке.
content-error-pack-large = В коробке не больше { $files } файлов и { $bytes } байт.
content-error-pack-rows = { $file } должен быть списком записей.
content-error-pack-ids = В { $file } у каждой записи должен быть id.
content-error-pack-twice = В { $file } у двух записей один и тот же id.
content-error-pack-json = { $file } не читается: это не JSON.
content-error-pack-zip = Это не zip-файл, или он повреждён.
content-error-pack-game = Эта коробка для другой игры или для других правил (эпоха { $epoch }, сейчас { $now }).
content-error-pack-words = Сюда можно взять только карты, без слов: уберите папку words.

# Задачи
web-puzzles = Задачи
web-puzzles-offer = Есть пять минут?
web-puzzles-way = Решите задачу
web-puzzles-more = Одно решение за настоящим полем. Выберите — и узнайте, какой вариант был лучшим, насколько и почему.
web-puzzles-account = С учётной записью ответы засчитываются, а рейтинг сохраняется.
web-puzzles-none = Пока ни у одной игры здесь нет задач.
web-puzzles-n = { $n ->
    [one] { $n } задача
    [few] { $n } задачи
   *[other] { $n } задач
}
web-puzzles-solved = решено { $n } из { $tried }; всего { $of }
web-puzzles-rating = Рейтинг { $n }
web-puzzles-theme-solved = решено { $n } из { $of }
web-puzzles-themes = По темам
web-puzzles-solve = Решать
web-puzzles-all-done = Вы ответили на все.
web-puzzle = Задача
web-puzzle-n = задача { $n }
web-puzzle-loading = Раскладываем задачу.
web-puzzle-seats = { $n ->
    [1] один на один с игрой
    [2] двое за столом
    [3] трое за столом
    [4] четверо за столом
    [5] пятеро за столом
   *[other] за столом: { $n }
}
web-puzzle-goal = Какой вариант даст наибольшее преимущество в конце игры?
web-puzzle-answer = Ответить
web-puzzle-next = Следующая
web-puzzle-leave = Все задачи
web-puzzle-choices = Варианты
web-puzzle-right = Верно
web-puzzle-wrong = Есть вариант лучше
web-puzzle-best = Лучше всего:
web-puzzle-cost = С вашим выбором в конце будет примерно на { $n } очка меньше (от { $low } до { $high }).
web-puzzle-yours = ваш рейтинг задач
web-puzzle-its = рейтинг задачи
web-puzzle-why = Почему именно так
web-puzzle-told = Ответ
web-puzzle-against = Очки в конце игры по сравнению со вторым вариантом:
web-puzzle-ahead = Всего
web-puzzle-interval = от { $low } до { $high }
web-puzzle-clauses = О чём эта задача
web-puzzle-worth = Сколько стоят варианты
web-puzzle-people = { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[other] { $n } ответов
}
web-puzzle-rest = ещё { $n }
web-puzzle-usual = обычная игра
web-puzzle-the-best = лучший
web-puzzle-note = На сколько очков вариант хуже лучшего, и границы с вероятностью 95 %: каждый вариант разумно доигрывали в одних и тех же воображаемых позициях. «Обычная игра» — то, что выбрал бы простой осторожный игрок.
web-puzzle-tag-best = лучший
web-puzzle-tag-you-best = вы, лучший
web-puzzle-tag-you = вы: { $n }
web-puzzle-tag-second = 2-й: { $n }

# -- раздача дня

web-today = Сегодня
web-deal = Раздача дня
web-deal-of = Раздача дня: { $weekday }
web-deal-lead = { $game }, в одиночку: { $rival }. Всем, кто играет сегодня, достаются те же карты.
web-deal-played = { $n ->
    [0] ещё никто не играл
    [one] { $n } человек сыграл
    [few] { $n } человека сыграли
   *[other] { $n } человек сыграло
  }
web-deal-hours-left = у вас ещё { $n } ч
web-deal-minutes-left = у вас ещё { $n } мин
web-deal-play = Играть: одна попытка
web-deal-go-on = Играть дальше
web-deal-rules = Можно уйти и вернуться сегодня; ход можно отменить, пока не открыта карта.
web-deal-guest = У гостей своя таблица. С учётной записью вы в общей.
web-deal-to-play = не сыграно
web-deal-begun = начато
web-deal-done = { $place ->
    [0] { $points } { $points ->
      [one] очко
      [few] очка
     *[other] очков
    }
   *[other] { $points } { $points ->
      [one] очко
      [few] очка
     *[other] очков
    }, { $place } место
  }
web-deal-among-guests = среди гостей
web-deal-done-short = { $place ->
    [0] { $points }
   *[other] { $points }, { $place } место
  }
web-deal-left = Вы покинули эту раздачу: она не считается.
    .short = покинуто
web-deal-late = Она не доиграна вовремя: она не считается.
    .short = не вовремя
web-deal-mark-again = вторая попытка, не считается
web-deal-mark-browser = в этом браузере уже играли под другим именем: не считается
web-deal-streak = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
   *[other] { $n } дней подряд
  }
web-deal-longest = Дольше всего { $n }. Пропущенный день лишь оставляет пробел, ничего не потеряно.
web-deal-day-played = { $day }: сыграно
web-deal-day-off = { $day }: не сыграно
web-deal-sleeve = Ничего в рукаве
web-deal-sleeve-more = Вся случайность дня происходит из одного ключа. Его отпечаток известен за неделю; сам ключ появляется, когда день кончится во всех часовых поясах. Каждый может проверить, что раздача была у всех одинаковой.
web-deal-fingerprint = отпечаток
web-deal-key = ключ
web-deal-key-on = ключ: { $when }
web-deal-fits = соответствует отпечатку
web-deal-fits-not = не соответствует отпечатку
web-deal-week = Отпечатки следующих дней
web-deal-week-more = Сохраните один и проверьте, когда его день пройдёт: в документации есть скрипт на тридцать строк.
web-deal-which = Результаты за день
web-deal-rival = Соперник
web-deal-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[other] { $n } игроков
  }
web-deal-beat = соперника победили { $n } из { $of }
web-deal-hidden = Результаты и записи партий появятся, когда вы сыграете, а для всех — { $when }.
web-deal-nobody = Её никто не играл.
web-deal-guests = Гости
web-deal-spread = Очки игроков ({ $n }), от { $low } до { $high }; у половины { $middle } или больше
web-deal-half = у половины { $n } или больше
web-deal-you = вы { $n }
web-deal-place = Место
web-deal-player = Игрок
web-deal-score = Очки
web-deal-ahead = Перевес
web-deal-took = Время
web-deal-minutes = { $n } мин
web-deal-replay = Посмотреть партию: { $name }
web-deal-results = Результаты раздачи
web-deal-key-later = Эту раздачу ещё могут играть другие. Её ключ появится, когда день кончится везде; тогда это можно будет проверить.
web-deal-ways = Где лучшая партия пошла иначе
web-deal-ways-of = Где { $name } играет иначе
web-deal-ways-more = Ваши решения, которые обошлись дороже всего, и что в тот же момент партии делает { $name }. После первого разного ответа партии расходятся, поэтому числа относятся только к вашим решениям.
web-deal-ways-with = Сравнить с партией
web-deal-ways-who = { $name }, { $points }
web-deal-ways-ask = Каждое ваше решение разбирается заново с учётом того, что вы знали в тот момент. Это займёт минуту-две; тем временем можно заняться другим.
web-deal-ways-you = вы
web-deal-ways-advised = разбору это тоже кажется лучшим
web-deal-ways-same = оба видели одно и то же
web-deal-ways-sure = ± { $n } очка
web-deal-ways-clean = Ни одно из ваших решений не выделяется.
web-deal-ways-none = Там, где ваши решения стоили больше всего, { $name } делает то же самое или до этого не доходит.
web-deal-ways-note = Это оценки в сравнении с тем, что кажется лучше, если разумно доиграть партию много раз; в девятнадцати случаях из двадцати настоящая цена лежит в пределах ±.

# -- tournaments

web-tournaments = Турниры
web-tournaments-more = Несколько столов, несколько туров, один победитель. Присоединитесь до начала: в каждом туре вы играете с теми, у кого примерно столько же очков, и всё заработанное складывается.
web-tournaments-none = Сейчас нет открытых турниров
web-tournaments-none-more = Устройте свой: выберите игру и время и пошлите ссылку тем, кого хотели бы там видеть. Дальше всё идёт само.
web-tournaments-open = Открытые: присоединяйтесь
web-tournaments-running = Идут сейчас
web-tournaments-over = Завершённые
web-tournament-hold = Устроить турнир
web-tournament-others = Все турниры
web-tournament-menu = Что здесь можно сделать
web-tournament-game-rules = Правила игры
web-tournament-parts = Части турнира
web-tournament-enter = Кто присоединяется?
web-tournament-act-join = Присоединиться
web-tournament-act-back = Я снова здесь
web-tournament-act-sit-out = Пропустить { $n }-й тур
web-tournament-act-sit-in = Всё же играть { $n }-й тур
web-tournament-act-pause = Сделать перерыв
web-tournament-act-resume = Снова играть
web-tournament-act-leave = Выйти
web-tournament-act-cancel = Отменить турнир
web-tournament-act-stop = Завершить сейчас
web-tournament-begin-now = Начать сейчас
web-tournament-begin-later = На { $n } мин позже
web-tournament-begin-other = Другое время
web-tournament-begin-set = Перенести
web-tournament-begin-wait = Ещё нет
web-tournament-begin-sure = { $n ->
    [one] Присоединился { $n } игрок. Кто придёт позже, играет со следующего тура.
    [few] Присоединились { $n } игрока. Кто придёт позже, играет со следующего тура.
   *[other] Присоединились { $n } игроков. Кто придёт позже, играет со следующего тура.
  }
web-tournament-remove = Удалить
web-tournament-remove-sure = { $name } не будет участвовать и не сможет снова присоединиться к этому турниру.
web-tournament-stay = Нет, оставить так
web-tournament-leave-sure = В этом турнире у вас больше не будет столов. Ваши очки остаются, а начатую партию можно доиграть.
web-tournament-cancel-sure = Турнир не состоится, и это увидят все, кто присоединился. Вернуть его нельзя.
web-tournament-stop-sure = Новых столов не будет; начатые партии доиграют, и они засчитываются. Вернуть это нельзя.
web-tournament-share = Поделиться
web-tournament-shared = Ссылка скопирована
web-tournament-address = Пошлите эту ссылку тем, кто мог бы присоединиться
web-tournament-in = вы играете
web-tournament-kind-swiss = { $n ->
    [one] швейцарский, { $n } тур
    [few] швейцарский, { $n } тура
   *[many] швейцарский, { $n } туров
  }
web-tournament-kind-arena = арена, { $n } мин
web-tournament-seated = { $players ->
    [one] { $players } игрок, по { $seats } за столом
    [few] { $players } игрока, по { $seats } за столом
   *[many] { $players } игроков, по { $seats } за столом
  }
web-tournament-tables-of = по { $n } за столом
web-tournament-tempo-live = вживую: { $n } мин + { $more } с на решение
web-tournament-tempo-days = { $n ->
    [one] по переписке: { $n } день на решение
    [few] по переписке: { $n } дня на решение
   *[many] по переписке: { $n } дней на решение
  }
web-tournament-by = устраивает
web-tournament-of-club = клуб
web-tournament-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
  }
web-tournament-of-places = занято мест: { $n } из { $of }
web-tournament-round-of = { $n }-й тур из { $of }
web-tournament-on = Идёт
web-tournament-none-won = Победителя нет
web-tournament-called-off = Отменён
web-tournament-cancelled = Этот турнир отменён.
web-tournament-begins = Начало
web-tournament-begins-in = До начала
web-tournament-begins-now = Вот-вот начнётся
web-tournament-your-clock = по вашим часам
web-tournament-you-are-in = Вы в турнире. Когда начнётся тур, вы об этом узнаете, а путь к вашему столу будет здесь и на первой странице.
web-tournament-by-itself = Турнир начнётся сам; присоединитесь до этого. Можно и позже.
web-tournament-joined = Кто присоединился
web-tournament-nobody = Пока никого. Начните с себя.
web-tournament-too-few = Нужно хотя бы двое игроков: иначе в час начала турнир будет отменён.
web-tournament-lacking = { $n ->
    [one] До полного стола не хватает { $n } игрока; свободные места займут боты.
   *[other] До полного стола не хватает { $n } игроков; свободные места займут боты.
  }
web-tournament-winners = Победители
web-tournament-place = Место { $n }
web-tournament-n-points = очков: { $n }
web-tournament-your-place = Ваше место: { $n } из { $of }
web-tournament-time = Время арены
web-tournament-new-tables = Новые столы ещё { $left }
web-tournament-no-new-tables = Новых столов уже нет; начатые партии засчитываются
web-tournament-tab-standings = Таблица
web-tournament-tab-players = Игроки
web-tournament-tab-tables = Столы
web-tournament-tab-rounds = Туры
web-tournament-tab-rules = Правила
web-tournament-rounds = Туры
web-tournament-round = Тур { $n }
web-tournament-since = с { $when }, завершено столов: { $n } из { $of }
web-tournament-not-before = не раньше: { $when }
web-tournament-waits = ждёт игроков
web-tournament-after = после тура { $n }
web-tournament-not-played = не играли
web-tournament-ended = завершён
web-tournament-live = { $n } из { $of }
web-tournament-later = позже
web-tournament-n-tables = { $n ->
    [one] { $n } стол
    [few] { $n } стола
   *[many] { $n } столов
  }
web-tournament-standings = Таблица
web-tournament-final = Итоговая таблица
web-tournament-moves = меняется, когда завершаются партии
web-tournament-all = { $n ->
    [one] Весь список: { $n } игрок
    [few] Все { $n } игрока
   *[many] Все { $n } игроков
  }
web-tournament-fewer = Показать меньше
web-tournament-points = Очки
web-tournament-opponents = Соперники
web-tournament-share-of = Доля
web-tournament-first = первое место за столом
web-tournament-is-out = не играет дальше
web-tournament-is-away = неявка
web-tournament-score-playing = партия идёт
web-tournament-score-bye = без пары в этом туре
web-tournament-score-missed = тур пропущен
web-tournament-score-away = неявка
web-tournament-score-late = ещё не в турнире
web-tournament-paired-at = { $n ->
    [0] жеребьёвка: { $when }, без повторных встреч
   *[other] жеребьёвка: { $when }, неизбежных повторных встреч: { $n }
  }
web-tournament-tables = Столы
web-tournament-table = Стол { $n }
web-tournament-no-tables = Столов ещё нет.
web-tournament-being-played = партия идёт
web-tournament-play-now = Играть: ваш ход
web-tournament-to-table = К моему столу
web-tournament-your-move = ваш ход
web-tournament-to-move = ходит
web-tournament-bot-for = (играет бот)
web-tournament-own-away = Вас не дождались за столом: там играет бот, и новых столов для вас не будет, пока вы не скажете, что снова здесь.
web-tournament-own-out = Вы вышли из турнира. Ваши очки остаются.
web-tournament-own-removed = Организатор удалил вас из этого турнира.
web-tournament-own-bye = В этом туре для вас нет пары: полные очки за него и время на чай.
web-tournament-own-sitting-out = Вы пропускаете { $n }-й тур.
web-tournament-own-pausing = У вас перерыв: новых столов для вас пока нет.
web-tournament-own-looking = Ищем для вас стол: как только освободится достаточно игроков.
web-tournament-own-next = Вы играете начиная с { $n }-го тура. Он начнётся сам, когда завершится последняя партия этого.
web-tournament-own-alone = Остальных нет на месте. { $n }-й тур начнётся, когда кто-то из них скажет, что снова здесь.
web-tournament-own-waiting = Ваша партия завершена. { $n }-й тур начнётся сам, когда завершится последняя.
web-tournament-own-last = Ваша последняя партия завершена. Турнир кончится вместе со всеми столами.
web-tournament-same = Одна раздача на всех столах
web-tournament-same-about = За всеми столами тура те же карты и тот же жребий, поэтому разница только в игре. Отпечаток ключа известен заранее, сам ключ — после последнего результата.
web-tournament-same-more = Одно и то же место получает одни и те же карты за всеми столами тура. Отпечаток зафиксирован до начала; ключ, объявленный с последним результатом, доказывает, что ничего не подобрано.
web-tournament-key-later = ключ будет с последним результатом
web-tournament-compare = Сравнить столы
web-tournament-compare-more = У одного и того же места за каждым столом был тот же жребий. Лучший результат каждого места выделен.
web-tournament-how = Как это устроено
web-tournament-by-place = Очки за место
web-tournament-by-place-more = Кто делит места, делит и очки.
web-tournament-rule = { $points } — за столами на { $n }
web-tournament-level = При равных очках
web-tournament-level-more = Сначала важны очки всех ваших соперников, потом ваша доля результатов за столами, потом победы.
web-tournament-paired = Жеребьёвка
web-tournament-paired-more = В каждом туре вместе играют соседи по таблице, по возможности никто дважды. Тур начинается сам, когда завершена последняя партия предыдущего.
web-tournament-arena = Новые столы
web-tournament-arena-more = Кто свободен, получает следующий стол с теми, кто близко по очкам, пока не кончится время. Начатые партии доиграют, и они засчитываются.
web-tournament-late = Кто придёт позже
web-tournament-late-more = { $n ->
    [one] Присоединиться можно до жеребьёвки последнего тура; за каждый пропущенный — { $n } очко.
    [few] Присоединиться можно до жеребьёвки последнего тура; за каждый пропущенный — { $n } очка.
   *[many] Присоединиться можно до жеребьёвки последнего тура; за каждый пропущенный — { $n } очков.
  }
web-tournament-absent = Кто не придёт
web-tournament-absent-more = За столом играет бот, и результат засчитывается только другим; кто вернётся до конца партии, играет дальше, и она засчитывается.
web-tournament-rated-tag = рейтинговый
web-tournament-pause-tag = между турами { $n } мин
web-tournament-new = Новый турнир
web-tournament-new-more = Выберите, во что и когда играть. Турнир сам начнётся, рассадит всех, посчитает очки и завершится: следить за ним не нужно, и вы тоже можете играть.
web-tournament-kind = Какой турнир
web-tournament-as-swiss = Швейцарский
    .about = Несколько туров вместе. Победители играют с победителями, и никто не выбывает.
web-tournament-as-arena = Арена
    .about = Заданное время. Кто свободен, сразу получает следующий стол; приходите и уходите, когда удобно.
web-tournament-seats = Игроков за столом
web-tournament-seats-note = { $n ->
    [2] Если игроков нечётное число, кто-то пропускает тур с полными очками.
    [3] Места, которые останутся свободными, займут боты.
   *[other] Если нужно, столы меньше на одно место; что останется свободным, займут боты.
  }
web-tournament-starts = Начало
web-tournament-start-soon = через 30 минут ({ $when })
web-tournament-start-evening = { $when }
    .today = сегодня в { $when }
web-tournament-start-weekend = { $when }
web-tournament-start-other = другое время
web-tournament-start-wrong = Выберите время в ближайшие 60 дней.
web-tournament-zone = По вашим часам; каждый видит по своим.
web-tournament-day = День
web-tournament-hour = Время
web-tournament-rounds-note = Тур длится, сколько самая долгая его партия; потом сам начинается следующий.
web-tournament-minutes = Новые столы в течение
web-tournament-minutes-note = Партии, начатые к этому времени, доиграют, и они засчитываются.
web-tournament-tempo-note = Вживую: все присутствуют от начала до конца. По переписке: каждый решает, когда есть время, и это длится неделями.
web-tournament-rated = Влияет на рейтинг
web-tournament-rated-note = Только партии между людьми; где играет бот, партия не рейтинговая.
web-tournament-name = Название
web-tournament-name-swiss = Швейцарский турнир, { $day }
web-tournament-name-arena = Арена, { $day }
web-tournament-plays = Я тоже играю
web-tournament-further = Другие настройки
web-tournament-places = Больше всего игроков
web-tournament-places-all = без ограничений
web-tournament-pause-between = Перерыв между турами
web-tournament-pause-none = нет
web-tournament-pause-note = Не меньше этого после последней партии тура.
web-tournament-note = Несколько слов тем, кто придёт
web-tournament-note-note = Их видно на странице турнира: приз, чат для встречи, кого ждёте.
web-tournament-announce = Объявить
web-tournament-results = К турниру
web-tournament-key-secret = Другие столы тура ещё могут играть эту раздачу. Её ключ появится с последним результатом; тогда это можно будет проверить.

# -- clubs --
web-clubs = Клубы
web-clubs-more = Клуб — это группа с собственной страницей. Участники видят, кто как сыграл раздачу дня, и устраивают турниры для своих.
web-clubs-all = Все клубы
web-clubs-mine = Ваши клубы
web-clubs-find = Найти клуб
web-clubs-name = Часть названия
web-clubs-none-named = Клуба с таким названием нет.
web-clubs-none = Клубов ещё нет. Основайте первый.
web-clubs-no-more = Других клубов пока нет.
web-club-found = Основать клуб
web-club-found-more = Для тех, с кем вы играете или хотели бы играть: компания по вторникам, город, язык. Всё можно изменить позже.
web-club-found-it = Основать
web-club-name = Название
web-club-about = О клубе
web-club-about-note = Кто вы, когда играете, кого хотели бы видеть. Это прочтёт каждый, кто видит клуб.
web-club-joining = Как вступить
web-club-by-open = Открыт для всех
    .more = Каждый, у кого есть учётная запись, вступает одним нажатием.
web-club-by-request = По запросу
    .more = Каждый, у кого есть учётная запись, может попроситься; решает основатель или администратор.
web-club-by-link = По приглашению
    .more = Клуба нет в списке. Увидеть его и вступить могут только те, кому вы дали ссылку.
web-club-langs = Языки
web-club-place = Место
web-club-place-note = Город, магазин, школа; можно не указывать.
web-club-games = Любимые игры
web-club-keep = Сохранить
web-club-members-n = { $n ->
    [one] { $n } участник
    [few] { $n } участника
   *[many] { $n } участников
  }
web-club-you-founder = основан вами
web-club-you-officer = вы администратор
web-club-you-member = вы участник
web-club-you-asks = запрос отправлен
web-club-founder = основатель
web-club-officer = администратор
web-club-n-ask = { $n ->
    [one] { $n } запрос на вступление
    [few] { $n } запроса на вступление
   *[many] { $n } запросов на вступление
  }
web-club-accept = Принять
web-club-decline = Отклонить
web-club-join = Вступить в клуб
web-club-ask = Попроситься в клуб
web-club-asked = Запрос отправлен. Ответит основатель или администратор.
web-club-invited = Вас пригласили: по этой ссылке вы вступаете сразу.
web-club-sign-in = В клубе нужна учётная запись. Чтобы вступить, скажите, кто вы.
web-club-guest = Вы здесь как гость. Чтобы быть в клубе, нужна учётная запись.
web-club-guest-how = Создать её за минуту
web-club-leave = Выйти из клуба
web-club-leave-sure = Выйти из этого клуба? Вернуться можно будет только так, как вступают другие.
web-club-stay = Остаться
web-club-inside = Что внутри
web-club-inside-calendar = Раздача дня среди своих: кто сыграл и чей результат лучший — когда сыграете и вы.
web-club-inside-trophy = Турниры клуба.
web-club-inside-users = Список участников.
web-club-members = Участники
web-club-leading = Кто ведёт клуб
web-club-all = Показать всех ({ $n })
web-club-manage = Управлять
web-club-change = Изменить
web-club-managed = Готово
web-club-act-appoint = Сделать администратором
web-club-act-dismiss = Снять с администраторов
web-club-act-remove = Удалить
web-club-act-readmit = Разрешить вернуться
web-club-act-hand-over = Передать клуб
web-club-sure-remove = Удалить из клуба: { $name }? Вернуться можно будет только с разрешения.
web-club-sure-hand-over = Основателем будет { $name }, а вы — администратором. Вернуть всё назад сможет только { $name }.
web-club-rather-not = Отмена
web-club-barred = Удалённые
web-club-barred-note = Вступить снова они не могут, даже по ссылке.
web-club-invite = Пригласить
web-club-invite-note = Кто откроет эту ссылку, увидит клуб и вступит сразу, как бы ни вступали другие.
web-club-link = Ссылка-приглашение
web-club-link-renew = Новая ссылка
web-club-settings = Настройки клуба
web-club-dissolve = Распустить клуб
web-club-dissolve-note = Если распустить клуб, его страница исчезнет для всех участников ({ $n }). Чтобы выйти самому, сначала передайте клуб.
web-club-dissolve-sure = Распустить навсегда? Отменить это нельзя.
web-club-report = Пожаловаться на клуб
web-club-report-why = Что не так
web-club-report-send = Пожаловаться
web-club-reported = Спасибо. Тот, кто ведёт этот сервер, посмотрит.
web-club-tournament = Устроить
web-club-no-tournaments = Турниров ещё не было. Устройте первый: его видят и играют только участники.
web-club-tournament-on = идёт
web-club-tournament-over = завершён
web-club-deals-note = Все играют одну и ту же раздачу, у каждого одна попытка. Результаты видят те, кто сыграл, а когда день пройдёт — все.
web-club-deal-play = К сегодняшней раздаче
web-club-deal-look = Сегодняшняя раздача
web-club-nobody-today = ещё никто
web-club-best = { $points }, лучшее:
web-club-have-played = сыграно:
web-club-and-more = и ещё { $n }
web-club-week = Последние семь дней: участники по дням
web-club-week-choose = Результаты: { $day }
web-club-week-nobody = За эти семь дней в клубе её никто не играл.
web-club-legend = сыграно; результат виден, когда сыграете и вы или когда пройдёт день
web-club-played = сыграно, результат ещё не виден
web-club-not-played = не сыграно
web-club-this-week = на этой неделе
web-club-page = Страница клуба
web-club-which = Клуб
web-error-no-club = Такого клуба нет, или он только для приглашённых.
web-error-account-needed = Для этого нужна учётная запись: у гостя её нет.
web-error-members-only = Это только для участников клуба.
web-error-officers-only = Это могут только те, кто ведёт клуб.
web-error-barred = Вас удалили из этого клуба. Администраторы могут разрешить вернуться.
web-error-club-taken = Клуб с таким названием уже есть.
web-error-club-full = В клубе нет свободных мест.
web-error-too-many-clubs = Вы уже в стольких клубах, сколько разрешено, или столько уже основали. Сначала выйдите из какого-нибудь.
web-error-founder-stays = Основатель остаётся, пока не передаст клуб.

# -- links to give away

share-name = { $name }
share-player = Игрок { $n }
share-over = Итог партии
share-wins =
    { $winners ->
        [one] Победа: { $players }
       *[other] Общая победа: { $players }
    }
share-early = Партия завершилась досрочно
share-live = Партия идёт
share-live-more = Смотрите партию вживую
share-house = Сложные настольные игры онлайн: все правила соблюдены, каждая партия сохранена.
share-house-place = Настольные игры, чтобы играть и изучать
share-on = Открыть в Ludorum
share-deal = { $game }: раздача дня
share-deal-more = Всем те же карты, одна попытка. Сколько наберёте вы?
share-puzzle = { $game }: задача
share-puzzle-place = Задача
share-puzzle-more = Одно решение за настоящим полем. Как сыграете вы?
web-share = Поделиться
web-share-step = Поделиться этим шагом
web-share-result = Поделиться итогом
web-share-mine = Поделиться моим результатом
web-share-copied = Ссылка скопирована
web-share-text-copied = Результат и ссылка скопированы
web-share-private = Все, у кого есть эта ссылка, увидят итог и смогут посмотреть повтор.
web-share-hand = Скопируйте ссылку сами:
web-share-deal-text = { $game }, раздача { $day }: { $place ->
    [0] мой результат — { $points } { $points ->
      [one] очко
      [few] очка
     *[other] очков
    }.
   *[other] мой результат — { $points } { $points ->
      [one] очко
      [few] очка
     *[other] очков
    }, пока { $place } место.
  }

# Когда какая-то часть страницы не работает

web-fault-title = На этой странице что-то сломалось
web-fault-note = Ваши партии сохранены на сервере. Загрузите страницу ещё раз. Если это не поможет, вернитесь на главную.
web-fault-again = Загрузить ещё раз
web-fault-board = Собственное поле этой игры показать не удалось, поэтому здесь простое. Играть можно дальше.
web-fault-part = Эту часть показать не удалось. Играть можно дальше.
web-fault-places = Поле сейчас отмечает не всё. Остальные варианты перечислены у вопроса, а ходы есть в летописи.
