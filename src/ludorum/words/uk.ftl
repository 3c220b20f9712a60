## Shell

# Who plays: a lone person, several at one keyboard (with a number), bots.

shell-you = Ви
shell-person = Гравець
shell-bot-0 = Матильда
shell-bot-1 = Ґодфрід
shell-bot-2 = Ізольда
shell-bot-3 = Алкуїн
shell-bot-4 = Бертрада
shell-bot-5 = Гуго

# The companion: the solo opponent at a real table

shell-companion = Ви граєте за справжнім столом, а програма ходить за суперника. Уведіть номер, частину назви або h, щоб побачити підказку.
companion-drew = Застосунок витягнув ({ $deck }): { $card }
companion-our-text = { $card } (текст наш, у вас може бути інший)
companion-turn-up = Відкрийте самі ({ $deck }): { $n }. Суперникові байдуже, які саме.
companion-else = Нічого з цього
companion-other = деінде, байдуже де
companion-chain = { $first }: { $then }
shell-companion-no-more = Ще однієї такої карти немає.
shell-companion-otherwise = Заплатили інакше? Уведіть o, і програма запитає ще раз.
shell-companion-misread = Такого на столі бути не може. Погляньте ще раз або поверніться на крок назад: u.
shell-companion-none = Нічого з такою назвою немає.
shell-companion-row = Поки що: { $cards }
shell-companion-help =
    номер    ця відповідь;  частина назви   відповідь із такою назвою
    2 3 4 7  кілька карт відразу, за номерами або назвами
    u        крок назад, скільки завгодно разів
    o        останню оплату зроблено інакше
    why      чого зараз не можна і за яким правилом
    ?        правило, на якому стоїть запитання;  ? { $clause }   правило за номером
    b        як має виглядати стіл
    q        вийти; усе збережено

# Уроки

shell-no-lessons = Для цієї гри ще немає уроків. Щоб зіграти: { $command }
shell-lesson-line = { $done ->
    [0] ·
   *[other] ✓
} { $id }: { $title }
shell-lesson-next = Enter: далі;  q: вийти
shell-lesson-left = Щоб продовжити звідси: { $command }
shell-course-done = Це був увесь курс. Тепер гра: { $command }

# The beginning

shell-players = За столом: { $players }.
shell-character = Кожен бот — { $character }: { $about }.
shell-commit = Відбиток ключа роздачі: { $commit }
shell-help-hint = Уведіть номер варіанта або h, щоб побачити підказку.
shell-no-language = Цієї гри ще немає українською, тож її текст англійський.
shell-solo-one = { $game }: суперник лише один, вибирати нема з кого. Наодинці грають з --players 1.
shell-solo-none = { $game }: наодинці в неї не грають (гравців: { $players }).

# The screen

shell-turn = хто вирішує: { $player }
shell-clause = § { $clause }
shell-unchanged = Без змін: { $parts }.  b — весь стіл, b 1 — одна частина.
shell-part = [{ $n }] { $title }
shell-no-part = Частини мають номери від 1 до { $n }; просто b показує всі.
shell-only-option = { " " }(єдиний варіант)
shell-more-clauses =
    { $n ->
        [one] і ще { $n } пункт: уточніть запит
        [few] і ще { $n } пункти: уточніть запит
       *[many] і ще { $n } пунктів: уточніть запит
    }
shell-hand-over = { $player }, ваша черга. Решта не дивиться. Натисніть Enter.

# Words for the commands, beside the letters that are the same in every language

shell-command-preview = наслідки перегляд
shell-command-clause = правило пункт
shell-command-why = чому
shell-command-undo = скасувати назад
shell-command-board = поле стіл
shell-command-lists = списки
shell-command-score = рахунок очки
shell-command-save = зберегти
shell-command-quit = вийти вихід
shell-command-help = допомога підказка
shell-help =
    номер    вибрати цей варіант
    p 3      що зробить варіант 3, перш ніж його вибрати
    why      чого зараз не можна і яке правило це каже
    ?        правило, з якого постало питання
    ? { $clause }   правило за номером;  ? слово   правила, де є це слово
    u        скасувати своє останнє рішення
    b        показати весь стіл іще раз;  b 2   лише одну частину
    Enter    питання ще раз
    l        відкриті переліки карт, якщо вони є в грі
    score    поточний рахунок
    s        зберегти;  q  зберегти й вийти
    Літери працюють і в українській розкладці; можна й словами: «чому», «скасувати», «рахунок».
shell-no-lists = У цій грі немає переліків карт.
shell-unknown =
    { $n ->
        [1] Уведіть 1 або h, щоб побачити підказку.
       *[other] Уведіть номер від 1 до { $n } або h, щоб побачити підказку.
    }
shell-no-option =
    { $n ->
        [1] Є лише варіант 1.
       *[other] Варіанти мають номери від 1 до { $n }.
    }
shell-no-clause = Такого правила не знайшлося: { $what }
shell-nothing-refused = Усе, що зараз дозволяють правила, є серед варіантів.

# Previews

shell-preview-how = Який саме? p 3 покаже, що зробить варіант 3.
shell-preview = Якщо вибрати { $n }:
shell-then-own = Далі знову ваш вибір.
shell-then-other = Далі вирішує інший гравець.
shell-then-chance = Далі — карта чи жереб. Скасувати не можна.
shell-then-known = Далі відкриють те, що приховано. Скасувати не можна.
shell-then-secret = Ваш вибір побачать, коли виберуть усі.
shell-then-over = На цьому партія закінчиться.

# Files

shell-saved = Збережено у { $path }. Щоб продовжити: { $command }
shell-fault = Помилка програми: { $what }. Гру повернено до стану перед вашою відповіддю.
shell-recorded =
    Запис партії: { $path }
    У ньому є ключ роздачі. Перевірити кожну карту: ludorum verify { $path }
    Переглянути партію ще раз: ludorum replay { $path }

# The end

shell-over = кінець гри
shell-points-now = Поточний рахунок: { $parts }
shell-points = { $player }: { $n }
shell-total = Разом
shell-counts = Число в дужках: скільки цього було.
shell-winners = Перемога: { $players }
shell-nobody-wins = Не переміг ніхто.

# Replay

shell-step = Крок { $n } з { $of }
shell-unfinished = Запис обривається до кінця партії. Рахунок на цю мить:
shell-replay-keys = Enter — далі;  b — назад;  число — до цього кроку;  q — вийти

## Errors of the kernel, by code

error-not-asked = Зараз не ваша черга вирішувати.
error-not-offered = Такого варіанта немає.
error-stale = Запізно: це рішення вже ухвалено.
error-impossible = Такого випасти не могло.
error-undo-nothing = Скасовувати нема чого: ви ще нічого не вирішували.
error-undo-chance = Скасувати не можна: після цього вже відкрито карту або кинуто жереб.
error-undo-others = Скасувати не можна: після вас уже зробив вибір інший гравець.
error-undo-known = Скасувати не можна: після цього вже відкрито те, що було приховано.
error-undo-needed = Скасувати не можна: від цього залежав пізніший вибір іншого гравця.

## Web: сторінка. Назви починаються з web-.

# Назви екранів і частин

web-name = Ludorum
web-page = { $page } · Ludorum
web-page-yours = ● { $page } · Ludorum
web-nav = Головні розділи
web-home = Головна
web-new = Новий стіл
web-replays = Записи партій
web-rules = Правила
web-sign-in = Увійти
web-settings = Налаштування
web-join = Запрошення
web-nowhere = Тут нічого немає
web-close = Закрити
web-away = Сервер не відповідає. Пробуємо ще раз…

# Мови власними назвами, однаково в кожній мові

web-lang-en = English
    .short = EN
web-lang-uk = Українська
    .short = УКР
web-lang-ru = Русский
    .short = РУС

# Головна

web-welcome = П’ять складних настільних ігор — сідайте й грайте
web-welcome-more = Наодинці, з ботами чи з друзями. На полі видно, що дасть кожен хід, а за правилами стежить програма.
web-await =
    { $n ->
        [0] Ваші партії
        [one] Ваш хід: { $n } партія
        [few] Ваш хід: { $n } партії
       *[many] Ваш хід: { $n } партій
    }
web-no-tables = Незавершених партій у вас немає. Виберіть гру нижче.
web-tables-away = Деякі столи зараз недоступні. Нічого не втрачено, невдовзі вони знову з’являться тут.
web-open-tables = Відкриті столи
web-none-open = Зараз ніхто не шукає гравців.
web-played-now = Грають зараз
web-games = Ігри
web-players =
    { $n ->
        [1] соло
        [one] { $n } гравець
        [few] { $n } гравці
       *[many] { $n } гравців
    }
web-range =
    { $to ->
        [one] { $from }–{ $to } гравець
        [few] { $from }–{ $to } гравці
       *[many] { $from }–{ $to } гравців
    }
web-gathering = Стіл збирає гравців
web-others-decide = Зараз не ваш хід
web-play = Грати
web-look = Переглянути
web-sit = Сісти
web-watch = Дивитися
web-solo = Соло
web-alone-with = Наодинці: { $who }.
web-own-data = Про карти
web-own-data-title = { $game }: про карти
web-own-data-all = Усе, що ми дописали самі, позначено в правилах.
web-free = вільне місце
web-seats-taken = зайнято місць: { $n } з { $of }
web-rules-way = Правила, пункт за пунктом
web-rules-way-more = Пошук у кожній грі трьома мовами.
web-replays-way-more = Записи зіграних партій: переглянути й перевірити.
web-credits = Зроблено шанувальниками, неофіційно: поля малювали ми, без графіки видавців. Якщо гра до душі — купіть її. Іконки: game-icons.net, CC BY 3.0; Lucide, ISC. Шрифти: OFL.
web-notices = Ліцензії сторонніх складників

# Вхід

web-how = Як ви хочете грати?
web-way-guest = Як гість
web-way-sign-in = З обліковим записом
web-way-register = Реєстрація
web-your-name = Ваше ім’я
web-guest-note = Гостям доступне все; цей браузер вас пам’ятає.
web-guest-name = Гість
web-password = Пароль
web-password-note = Щонайменше 8 знаків.
web-enter-guest = Увійти
web-enter-sign-in = Увійти
web-enter-register = Зареєструватися
web-you-are = Ви увійшли: { $name }.
web-you-are-guest = Ви тут як гість: { $name }.
web-sign-out = Вийти

# Новий стіл і збір гравців

web-game = Гра
web-seats = Гравці
web-others-at = Суперники
web-seat-n = Місце { $n }
web-person = Людина, за запрошенням
web-bot = бот
web-bot-sensible = Звичайний бот
    .about = Дотримується добрих звичок гри й відповідає відразу.
web-bot-random = Випадковий бот
    .about = Вибирає будь-який дозволений варіант. Годиться, щоб спробувати правила.
web-bot-easy = Легкий бот
    .about = Прораховує недалеко наперед.
web-bot-normal = Середній бот
    .about = Прораховує далі.
web-bot-hard = Сильний бот
    .about = Прораховує найдалі: найсильніший бот і найповільніший.
web-bot-with = бот-{ $character }
web-bot-full = { $level }, { $character }
web-bot-called = { $name }, бот-{ $character }
web-style-any = Будь-який стиль
web-style-n = Стиль місця { $n }
web-hints-allow = Дозволити поради
web-hints-allow-note = Кожен за столом зможе попросити поради. Наодинці чи з ботами поради доступні завжди.
web-coached = З наставником
web-coached-note = Попередить перед вибором, що дорого обійдеться, і пояснить, чого прагне суперник.
web-hints-on = За цим столом дозволено поради.
web-hints-off = За цим столом порад немає: грає кілька людей, а господар столу їх не дозволив.
web-tempo = Час на роздуми
web-tempo-none = без годинника
web-tempo-live = наживо: 15 хв + 20 с на рішення
web-tempo-days = 3 дні на рішення
web-public = Публічний стіл
web-public-note = Будь-хто може сісти на вільне місце або дивитися.
web-make-table = Створити стіл
web-start = Почати
web-invite = Надішліть це посилання тим, кого запрошуєте
web-copy = Копіювати
web-copied = Скопійовано
web-stand-up = Встати з-за столу
web-not-full-yet = Партія почнеться, коли всі місця буде зайнято.

# Налаштування

web-language = Мова
web-theme = Вигляд
web-theme-auto = як у системі
web-theme-light = світлий
web-theme-dark = темний
web-motion = Анімація
web-motion-auto = як у системі
web-motion-full = фігурки рухаються
web-motion-none = без анімації
web-pace = Ходи інших
web-pace-none = відразу
web-pace-quick = швидко
web-pace-normal = звичайно
web-pace-slow = повільно
web-sound = Звуки
web-sound-none = вимкнено
web-sound-part = { $n } %
web-single-keys = Гарячі клавіші
web-single-keys-note = За столом діють літери й цифри. Вимкніть їх, якщо вони заважають.
web-all-places = Усі місця таблицею
web-all-places-note = Поле як одна таблиця: місця, що там лежить, ваші варіанти. Для програм читання з екрана.
web-large = Великий текст у супутнику
web-large-note = Коли телефон лежить на столі.

# Правила й записи партій

web-search = Пошук
web-found =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункти
       *[many] { $n } пунктів
    }
web-sections = Розділи
web-all-rules = Усі правила
web-no-replays = Зіграних партій ще немає.
web-verify = Як перевірити запис
web-verify-more = Запис зіграної партії містить ключ роздавача. Ця команда повторює кожну роздачу й каже, чи відповідає вона відбитку, зафіксованому перед першою:
web-verify-command = ludorum verify FILE.jsonl
web-download = Запис
web-scores = Рахунок

# Стіл

web-board = Поле
web-dock = Ваша ігрова зона
web-prompt = Що робити
web-options = Варіанти
web-amount = Скільки
web-fewer = Менше
web-more-of = Більше
web-parts = Частини столу
web-players-part = Гравці
web-player = Гравець
web-tab-board = Поле
web-tab-dock = Моє
web-tab-players = Гравці
web-tab-story = Літопис
web-tab-chat = Чат
web-you = ви
web-decides = вирішує зараз
web-everybody = Усі
web-turn-n = хід { $n }
web-turn-of = { $name } · { $n }
web-your-turn = ваш хід
web-open-places =
    { $n ->
        [one] На полі позначено { $n } варіант.
        [few] На полі позначено { $n } варіанти.
       *[many] На полі позначено { $n } варіантів.
    }
web-closed = { $place }: закрито. { $reason }
web-as-list = Списком
web-about = Що це?
web-place = Місце
web-lies-there = Що там є
web-legend = Легенда
web-legend-search = Знайти знак або слово
web-legend-all = Усі знаки { $n }
web-legend-here = Зараз на столі { $n }
web-legend-places = Місця { $n }
web-legend-signs = Інші знаки
web-legend-none = Нічого з такою назвою немає.
web-key-legend = легенда: що означає кожен знак
web-nth-worker = Коли тут ваш робітник номер { $n }
web-card-now = Зараз
web-card-can = Можна
web-card-inside = Зображено
web-card-rule = правило
web-card-at = { $what } ({ $place })
web-house-data = Ці числа наші: справжніх ми не знаємо.
web-find-option = Знайти варіант
web-n-options =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }
web-ahead = Що буде
web-ahead-note = ще не зроблено
web-undo = Скасувати
web-commit = Підтвердити
web-choose = Виберіть варіант
web-waiting-for = Чекаємо на рішення: { $names }
web-waiting = Одну мить…
web-over = Партію завершено
web-you-watch = Ви глядач.
web-time-left = Лишилося часу:
web-reconnecting = З’єднуємося знову…
web-resign = Здатися
web-resign-sure = Здатися? Далі до кінця партії за вас гратиме бот, і повернутися вже не можна.
web-resign-yes = Так, здатися
web-resign-no = Ні, грати далі

# Літопис

web-story = Літопис
web-replay = Показати знову
web-no-story = Ще нічого не сталося.
web-new-turns =
    { $n ->
        [one] { $n } новий хід
        [few] { $n } нові ходи
       *[many] { $n } нових ходів
    }
web-gap = Частину подій ви пропустили.
web-since = Після вашого ходу:
web-since-count = { $turns }, { $steps }.
web-n-turns =
    { $n ->
        [one] { $n } хід
        [few] { $n } ходи
       *[many] { $n } ходів
    }
web-n-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
web-show = Показати
web-skip = Пропустити
web-step-back = Назад
web-step-on = Далі
web-pause = Пауза
web-go-on = Продовжити
web-back-to-game = До гри
web-as-it-was = Як було перед цим
web-next-is = Далі: { $name }
web-next-others = Далі ходять інші
web-hold-back = Забрати назад

# Розмова

web-chat = Чат
web-chat-lines = Повідомлення
web-no-chat = Повідомлень ще немає.
web-write = Напишіть повідомлення
web-send = Надіслати

# Кінець

web-wins =
    { $winners ->
        [one] Перемога: { $players }, рахунок { $n }
       *[other] Спільна перемога: { $players }, рахунок { $n }
    }
web-winner = перемога
web-points-from = Звідки взялися очки
web-gains-losses = Здобутки і втрати
web-show-board = Показати поле
web-rematch = Зіграти ще раз

# Replay, score by turn, proof

web-replay-page = Запис партії
web-replay-loading = Партія завантажується…
web-watch-replay = Переглянути запис
web-score-by-turn = Рахунок за ходами
web-as-table = Таблицею
web-turn = Хід
web-gains = Здобутки
web-losses = Втрати
web-turn-of-all = Хід { $n } із { $of }
web-step-first = На початок
web-step-last = У кінець
web-before-turns = До першого ходу
web-speed = Швидкість
web-speed-n = { $n }×
web-eyes = Чиїми очима
web-eyes-watcher = глядач
web-nothing-told = На цьому кроці нічого не сталося.
web-scrubber = Момент партії
web-flag-at = { $flag }: хід { $n }
web-play-on = Грати звідси
web-play-on-more = З цієї позиції почнеться новий стіл. Ви сядете на одне місце, на інші — звичайні боти, а подальші карти роздадуть наново.
web-play-on-seat = Ваше місце
web-play-on-go = Почати новий стіл
web-play-on-sealed = Цю роздачу ще можуть грати інші. Коли дограють усі, звідси можна буде грати далі.
web-proof = Без карт у рукаві
web-proof-more = Кожна роздача випливає з таємного ключа й попередніх ходів. Відбиток ключа було показано до першої роздачі, тож підмінити ключ уже не можна. Тепер він відомий, і все можна обчислити знову.
web-proof-run = Перевірити
web-proof-running = Перевіряємо…
web-fingerprint = Відбиток
web-proof-here = У цьому браузері
web-proof-key-ok = Ключ із запису відповідає відбитку цього столу.
web-proof-key-bad = Ключ із запису не відповідає відбитку цього столу.
web-proof-seen-open = Цей браузер записав той самий відбиток ще до першої карти.
web-proof-seen-running = Цей браузер записав той самий відбиток під час партії.
web-proof-seen-not = Цей браузер не бачив столу до кінця партії, тож відбитка не записав.
web-proof-seen-other = Раніше цей браузер записав інший відбиток!
web-proof-server = На сервері
web-proof-server-ok = Усе сходиться. Відтворено відповідей: { $answers }; роздач обчислено з ключа: { $draws }; позицій порівняно: { $digests }.
web-proof-server-bad = Щось не сходиться: { $problem }
web-proof-taken = З попередньої партії перенесено відповідей: { $n }; карти в ній роздавали за її ключем.
web-proof-sceptic = Не вірите нікому? Візьміть запис і спитайте власний комп’ютер:

# Поради та розбір

web-hint = Порада
web-hint-thinking = Обмірковую…
web-hint-clear = Один варіант видається найкращим
web-hint-close = Кілька варіантів майже рівноцінні
web-hint-lead = Перевага наприкінці: { $n } (від { $low } до { $high })
web-hint-points = Очок наприкінці: { $n } (від { $low } до { $high })
web-hint-equal = приблизно рівноцінно
web-hint-weaker = слабше
web-hint-numbers = Числа та їхня певність
web-hint-less = на { $n } менше, ніж перший
web-hint-then = Далі, наприклад:
web-hint-now = Очки в підрахунку відразу:
web-hint-over-first = Порівняно з першим наприкінці очікується { $n }:
web-hint-over-second = Порівняно з другим наприкінці очікується { $n }:
web-hint-note = Це оцінка з того, що вам видно: партію багато разів дограно подумки. У дужках і на смужці — межі, де справжнє значення лежить з імовірністю 95 %.
web-hint-lines = За рядками підрахунку: ваші очки мінус очки найсильнішого суперника.
web-tab-review = Розбір
web-review = Рішення, що дорого обійшлися
web-review-more = Кожне рішення тих, хто грав, розглядається ще раз, з того, що вони могли тоді знати. Це триває хвилину-дві; тим часом можна робити інше.
web-review-ask = Розібрати партію
web-review-waiting = Розглядаю рішення: { $n } %
web-review-failed = Цю партію не вдалося розібрати.
web-review-found =
    { $found ->
        [one] Виділяється { $found } рішення з { $n }.
        [few] Виділяються { $found } рішення з { $n }.
       *[many] Виділяється { $found } рішень із { $n }.
    }
web-review-clean = Рішень: { $n }; жодне не виділяється.
web-review-cost = Втрачено очок: близько { $n }
web-review-range = { $n } (від { $low } до { $high })
web-review-lines = За рядками підрахунку:
web-review-played = Зіграно:
web-review-better = Видається кращим:
web-review-note = Це оцінки: скільки рішення коштувало в середньому, якщо дограти партію розважливо. Усе, що можна пояснити випадковістю, сюди не потрапляє.

# Супутник: паперовий суперник за справжнім столом

web-companion = Супутник
web-companion-way = Супутник за справжнім столом
web-companion-way-more = Соло-суперник із коробки, за якого грає телефон. Працює без мережі.
web-companion-more = На столі лежить ваша власна гра, а телефон знає правила, грає за суперника й рахує очки. Він питає лише те, чого не може знати: які карти відкрито і що ви вирішили.
web-companion-ways = Що має робити супутник?
web-companion-only = лише суперник
web-companion-only-more = Питає тільки про те, на що дивиться суперник. Свій планшет рахуєте самі.
web-companion-score = вести й мій рахунок
web-companion-score-more = Перевіряє й ваші ходи та рахує ваші очки: розповідати треба значно більше.
web-companion-nothing = Нічого з цього, далі
web-companion-over = Гру закінчено
web-companion-count-yours = Тепер порахуйте свої очки.
web-companion-write-in = Немає в списку: вписати
web-companion-write-in-more = запам’ятаємо у вашій коробці
web-companion-running = Незавершені партії
web-companion-new = Нова партія
web-companion-results = Результати
web-companion-settings =
    { $n ->
        [one] Ще { $n } налаштування
        [few] Ще { $n } налаштування
       *[many] Ще { $n } налаштувань
    }
web-companion-waking = Завантажуються правила; першого разу це триває секунд десять.
web-companion-awake = Правила готові.
web-companion-fetching = Завантажується все для гри без мережі: { $n } %.
web-companion-offline-ready = Відтепер працює без мережі.
web-companion-offline-cannot = У цьому браузері для гри потрібна мережа.
web-companion-offline-failed = Завантажилося не все: мережа поки що потрібна.
web-companion-answers =
    { $n ->
        [0] щойно почато
        [one] { $n } відповідь
        [few] { $n } відповіді
       *[many] { $n } відповідей
    }
web-companion-forget = Видалити партію:
web-companion-forget-sure = Видалити?
web-companion-played =
    { $n ->
        [one] { $n } партія
        [few] { $n } партії
       *[many] { $n } партій
    }
web-companion-best = Найкращий рахунок: { $n }
web-companion-won = Перемог: { $n }
web-companion-install = Винесіть супутника на головний екран: він відкривається відразу й не потребує мережі.
web-companion-install-hand = У меню браузера: «Установити» або «Додати на головний екран».
web-companion-install-now = Установити
web-companion-starting = Готуємо стіл…
web-companion-lost = У цьому браузері такої партії немає
web-companion-all = Усі партії із супутником
web-companion-row = Карти за порядком
web-companion-put-back = Прибрати цю карту
web-companion-find = Частина назви
web-companion-clear = Очистити пошук
web-companion-kinds = Звузити список
web-companion-none = Нічого з такою назвою немає.
web-companion-closed = Недоступні варіанти: { $n }
web-companion-told = Що сталося
web-companion-done = Усе зроблено, далі
web-companion-back = Крок назад
web-companion-show = Показати
web-companion-table = Який вигляд має стіл
web-companion-otherwise = Заплатити інакше
web-companion-misread = Такого на столі бути не може. Погляньте ще раз або поверніться на крок.
web-companion-fault = Сталася помилка. Спробуйте крок назад.

# Клавіші

web-keys = Клавіші
web-key-arrows = від місця до місця
web-key-digits = вибрати варіант із запитання
web-key-enter = підтвердити вибране
web-key-space = далі: пропустити показ або надіслати відразу
web-key-name-space = Пробіл
web-key-escape = нічого не вибирати
web-key-undo = скасувати
web-key-hint = порада, де поради дозволено
web-key-rules = правило для вибраного місця або для запитання
web-key-story = літопис
web-key-help = ці клавіші

# Відмови сервера за кодом

web-error-bad-request = Сервер не зрозумів запиту.
web-error-busy = Інші були швидші. Спробуйте ще раз.
web-error-csrf = Сторінка застаріла. Завантажте її знову.
web-error-down = Зараз це недоступно. Нічого не втрачено: спробуйте трохи згодом.
web-error-frozen = За цим столом сталася помилка. Партію призупинено, доки її не перевірять.
web-error-name-taken = Це ім’я вже зайняте.
web-error-no-game = Такої гри тут немає.
web-error-no-puzzle = Задач тут більше немає.
web-error-not-answered = Спершу дайте відповідь на задачу.
web-error-no-lesson = Такого уроку тут немає.
web-error-no-deal = День цієї роздачі ще не настав або вже минув.
web-error-no-tournament = Такого турніру немає, або він лише для членів клубу.
web-error-no-places = Усі місця в цьому турнірі вже зайнято.
web-error-tournament-closed = Цей турнір більше не приймає гравців.
web-error-tournament-begun = Цей турнір уже почався.
web-error-too-many-tournaments = Десять ваших турнірів ще не завершено. Спершу завершіть або скасуйте якийсь.
web-error-removed = Організатор вилучив вас із цього турніру.
web-error-no-box = Ваша коробка цієї гри порожня.
web-error-box-faults = Із вашою коробкою щось не так: сторінка «Ваша коробка» скаже, що саме.
web-error-no-content = Таких карт тут немає.
web-error-no-hints = Порад тут немає: грає кілька людей, а господар столу їх не дозволив.
web-error-no-replay = До кінця партії запису немає.
web-error-sealed = Цю роздачу ще можуть грати інші. Вона відкриється, коли дограють усі.
web-error-no-table = Такого столу немає.
web-error-not-full = Ще не всі місця зайнято.
web-error-not-open = За цим столом уже грають або дограли.
web-error-not-running = Цю партію зараз не грають.
web-error-banned = Доступ закрито: так вирішив адміністратор цього сервера.
web-error-not-yours = Це не ваше місце або не ваш стіл.
web-error-refused = Правила цього не дозволяють.
web-error-seat-taken = Усі місця зайнято.
web-error-sign-in = Спершу увійдіть.
web-error-stale = Запізно: це рішення вже ухвалено.
web-error-too-large = Надто великий запит.
web-error-too-many = Забагато запитів. Зачекайте хвилинку.
web-error-too-many-tables = У вас уже стільки таких столів, скільки може мати одна людина. Спершу завершіть партію або покиньте якийсь стіл.
web-error-wrong-password = Неправильне ім’я або пароль.
web-error-offline = Сервер не відповідає.
web-error-unforeseen = Щось пішло не так.

# Вхід поштою та люди, чиї імена невідомі

somebody-new = Новий гравець
mail-subject = Ваше посилання на Ludorum
mail-hello = За цим посиланням ви увійдете в Ludorum:
mail-minutes =
    { $n ->
        [one] Воно діє один раз, протягом { $n } хвилини.
       *[other] Воно діє один раз, протягом { $n } хвилин.
    }
mail-ignore = Якщо ви про нього не просили, нічого не робіть: без цього листа ніхто не увійде.

# Способи входу та обліковий запис

web-account = Ваш обліковий запис
web-mail = Вхід поштою
web-way-mail = Поштою
web-address = Адреса пошти
web-address-note = Надійде лист із посиланням. Воно діє один раз; пароль не потрібен.
web-enter-mail = Надіслати
web-mail-sent = Лист надіслано на адресу
web-mail-sent-then =
    { $n ->
        [one] Відкрийте посилання з нього протягом { $n } хвилини.
       *[other] Відкрийте посилання з нього протягом { $n } хвилин.
    }
web-mail-sent-here =
    { $n ->
        [one] Відкрийте посилання з нього протягом { $n } хвилини в цьому браузері.
       *[other] Відкрийте посилання з нього протягом { $n } хвилин у цьому браузері.
    }
web-mail-open = Ви відкрили посилання зі свого листа.
web-mail-as = Зараз ви тут як { $name }.
web-mail-new = Цієї адреси тут ще ніхто не має. Як вас називати?
web-passkey-enter = Увійти з ключем доступу
web-passkey-add = Додати ключ доступу
web-passkey-note = Ключ доступу зберігається на вашому пристрої та відмикається так само, як сам пристрій: нічого не треба пам’ятати, нема чого вкрасти.
web-mail-add = Додати адресу пошти
web-oidc-enter = Увійти через сервіс
web-oidc-add = Пов’язати із сервісом
web-keep-more = Вас знає лише цей браузер, а гість, який вийшов, повернутися не може. Додайте спосіб входу, і гратимете на будь-якому пристрої; ваші столи лишаться вашими.
web-have-account = Уже маєте обліковий запис?
web-have-account-more = Увійдіть; ваші столи перейдуть із вами.
web-ways = Способи входу
web-kind-passkey = Ключ доступу
web-kind-mail = Пошта
web-kind-oidc = Сервіс
web-way-used = Додано { $from }, востаннє використано { $last }
web-way-remove = Прибрати
web-password-first = Задати пароль
web-password-change = Змінити пароль
web-password-old = Поточний пароль
web-password-new = Новий пароль
web-password-set = Зберегти
web-password-done = Пароль збережено. На інших пристроях потрібно увійти знову.
web-name-note = З цим іменем ви входите.
web-data = Ваші дані
web-export-more = Усе, що про вас зберігається, разом із записами ваших завершених партій, в одному файлі.
web-export = Завантажити
web-erase = Видалити обліковий запис
web-erase-what = Ваше ім’я, способи входу, усе написане та партії із супутником зникнуть назавжди. У незакінчених партіях на вашому місці далі гратиме бот. Це незворотно.
web-erase-name = Щоб підтвердити, напишіть своє ім’я: { $name }
web-erase-no = Не видаляти
web-erase-yes = Видалити назавжди
web-gone = Колишній гравець
web-error-not-proven = Не вдалося підтвердити, що це ви. Спробуйте ще раз.
web-error-other-browser = Зробіть це в тому браузері, де ви про це просили, і з тим самим обліковим записом.
web-error-no-way = Тут такого способу входу немає.
web-error-name-needed = Як вас називати?
web-error-way-taken = Це вже належить іншому обліковому запису.
web-error-last-way = Без нього ви не змогли б увійти знову. Спершу додайте інший спосіб.
web-error-expired = Посилання вже використано або його час минув. Попросіть нове.
web-error-no-passkey = Ключ доступу не вибрано.
web-error-passkey-there = На цьому пристрої вже є ключ доступу до цього облікового запису.

## Your box

web-box = Ваша коробка
web-box-lead = Деякі колоди ніде не опубліковано, тож частину карт ми придумали самі. Впишіть справжні зі своєї коробки: за ними підуть правила й суперники за вашими столами.
web-box-private = Коробка лежить у вашому обліковому записі. Бачите її лише ви та ті, хто сидить за вашим столом.
web-box-back = Назад
web-box-not-yet = Поки що нею не зіграти:
web-box-use = Грати нею за новими столами
web-box-use-note = Хто сідає, бачить це й може глянути карти.
web-box-take = Узяти з файлу
web-box-give = Зберегти у файл
web-box-empty = Спорожнити коробку
web-box-empty-sure = Спорожнити вашу коробку?
web-box-empty-note = Усе, що ви вписали для цієї гри, зникне, натомість стануть наші карти. Уже накриті столи грають далі старими.
web-box-empty-not = Не треба
web-box-part-known = Відомі:
    .about = з книги правил або відкритих джерел
web-box-part-yours = Ваші:
    .about = вписані з вашої коробки
web-box-part-ours = Наші:
    .about = придумані на заміну
web-box-n-known =
    { $n ->
        [one] { $n } відомий
        [few] { $n } відомі
       *[many] { $n } відомих
    }
web-box-n-yours =
    { $n ->
        [one] { $n } ваш
        [few] { $n } ваші
       *[many] { $n } ваших
    }
web-box-n-ours =
    { $n ->
        [one] { $n } наш
        [few] { $n } наші
       *[many] { $n } наших
    }
web-box-all-yours = усе ваше
web-box-all-known = усе відоме
web-box-kinds = Що вписувати
web-box-show = Показати
web-box-all = Усі
web-box-ours = Ще наші
web-box-yours = Ваші
web-box-is-ours = наше
web-box-is-yours = ваше
web-box-is-now = пишете
web-box-records =
    { $n ->
        [one] { $n } запис
        [few] { $n } записи
       *[many] { $n } записів
    }
web-box-known-here =
    { $n ->
        [one] Ще { $n } і так відомий.
        [few] Ще { $n } і так відомі.
       *[many] Ще { $n } і так відомих.
    }
web-box-part = ваших { $n } з { $of }
web-box-none-here = Таких немає.
web-box-nth = { $what } { $n }
web-box-where = { $kind } · { $what } { $n } з { $of }
web-box-ask = Що на вашій карті?
web-box-before = Попередній запис
web-box-after = Наступний запис
web-box-no-words = Так, як у полях.
web-box-in-order = Так можна грати.
web-box-known-fields = Решта відома
web-box-wrong = Такої карти бути не може: дивіться нижче.
web-box-open = Відкрити
web-box-of-somebody = З чиєюсь коробкою
web-box-twin = Така сама, як { $n }.
web-box-from-us = Пунктир — як у нас: змініть, що інакше.
web-box-was = У нас тут стояло:
web-box-leave = Пропустити
web-box-back-to-ours = Повернути нашу
web-box-save = Зберегти
web-box-save-next = Зберегти, далі
web-box-save-key = Ctrl ↵
web-box-copies = таких у коробці
web-box-copies-more = заповнить і наступні
web-box-less = На один менше: { $what }
web-box-more = На один більше: { $what }
web-box-one-more = ще один
web-box-remove = Прибрати: { $what }
web-box-add = Додати ще
web-box-add-step = Ще крок: назва й число
web-box-add-part = Що дає: назва й число
web-box-add-then = Що це дає
web-box-of-list = { $what }, { $n }
web-box-every = усі { $n }
web-box-no-step = Нічого так не зветься.
web-box-none = немає
web-box-numbers = Числа через пробіл.
web-box-group = кілька разом
web-box-join = Як вони пов’язані
web-box-join-all = усе це
web-box-join-seq = одне за інше
web-box-join-choose = одне з них
content-error-most-steps = Кроків щонайбільше { $most }.
content-error-small-markets = Малих ринків п’ять: кожен на двох картах, товари в тому самому порядку.
content-error-attack-influence = Атака має давати вплив.
content-error-least = Щонайменше { $n }.
content-error-most = Щонайбільше { $n }.
content-error-as-many = Тут їх має бути { $n }.
content-error-in-all = Разом їх має бути { $n }.
content-error-some = Тут має щось стояти.
content-error-way-to-pay = Як платити, каже лише карта, що допомагає платити.
content-error-of-action = Дію називає лише карта, що працює після неї або допомагає її оплатити.
content-error-ability-does = Властивість має щось робити, хіба що її немає або вона допомагає платити.
content-error-once-or-end = Манускрипт або діє відразу, або дає очки наприкінці.
content-error-criminal-row = Такий рядок має лише карта зі злочинцем угорі.
content-error-last-works = Останній варіант має бути можливий завжди: без будівель, робітників і манускриптів.
content-error-three-guildhalls = Будівельник, клірик і вельможа, кожен по одному разу.
content-error-card-a-space = Кожна локація від 1 до 10 має одну карту.
content-error-tile-makes = Ділянка цього виду такого не вміщує.
content-error-tile-slots = Комірки є лише там, де є що вміщувати.
content-error-tile-scores = Наприкінці дають очки пам’ятки, і лише вони.
content-error-tile-start = Від початку лежать лише шість перших ділянок.
content-error-stack-size = У стосі має бути ділянок: { $n }.
web-box-have = Маєте коробку? Впишіть свої
web-box-way-more = Впишіть карти, яких ніде не опубліковано.
web-box-with = З моєю коробкою
web-box-with-note = Хто сидить за столом, бачить її карти.
web-box-of = Коробка: { $name }
web-box-cards-note = Стіл накрито цими картами замість наших.
web-box-instead = замість: { $what }

## Your move: what people are told elsewhere, and how they set it up

notice-turn = Ваш хід
notice-began = Партія почалася
notice-over = Партію завершено
notice-tournament = Турнір
notice-soon = Ваш час спливає
letter-since = Після вашого ходу:
letter-once = Про кожен стіл надходить один лист; наступний — лише після того, як ви знову відкриєте цей стіл.
letter-stop = Щоб таких листів більше не було:
web-told = Сповіщення
web-told-more = Коли стіл чекає на вас, а ви його не відкрили.
web-push-off = На цьому пристрої сповіщення вимкнено.
web-push-on = На цьому пристрої сповіщення ввімкнено.
web-push-start = Увімкнути на цьому пристрої
web-push-stop = Вимкнути
web-push-cannot = Цей браузер не підтримує сповіщень. На iPhone чи iPad спершу додайте сторінку на головний екран.
web-told-mail = Поштою
web-told-mail-to = Один лист про стіл до вашого наступного візиту, на адресу
web-told-no-mail = Можна й поштою, щойно у вашому обліковому записі буде адреса пошти.
web-install = Ludorum як застосунок на головному екрані
web-install-now = Установити
web-quiet = Тихі години
web-quiet-more = У ці години сповіщення мовчать і надходять потім.
web-from = З
web-to = До
web-zone = Часовий пояс: { $zone }.
web-quiet-keep = Зберегти ці години
web-quiet-none = Без тихих годин
web-gone-away = Відсутність
web-gone-away-more = За столами, де на рішення дають дні, ваш годинник тим часом стоїть. Інші бачать, доки вас не буде.
web-gone-away-set = Вас не буде з { $from } до { $to }.
web-gone-away-left = Днів лишилося цього року: { $n }.
web-gone-away-go = Тоді мене не буде
web-gone-away-back = Я тут
web-first-day = Перший день
web-last-day = Останній день
web-calendar = Календар
web-calendar-more = Ваш календар може показувати, до якого часу треба зробити хід і коли починаються ваші турніри. Посилання відкриває це будь-кому, тож не діліться ним.
web-calendar-link = Посилання для вашого календаря
web-calendar-once = Його видно лише зараз.
web-calendar-there = Посилання вже є. Якщо воно загубилося, створіть нове: тоді старе не діятиме.
web-calendar-make = Створити посилання
web-calendar-renew = Створити нове посилання
web-calendar-end = Скасувати посилання
web-stop = Більше ніяких листів
web-stop-more = Більше не бажаєте листів про свої столи?
web-stop-now = Більше не надсилати
web-stop-done = Таких листів більше не буде. У налаштуваннях їх можна ввімкнути знову.
web-away-until = немає до { $day }
web-late = { $name } довго не відповідає.
web-sit-in-ask = Хай поки зіграє бот?
web-sit-in-agreed = Ви погодилися, щоб тим часом грав бот.
web-sit-in-count = За це: { $n } із { $of }.
web-sit-in = Хай грає бот
web-lent = Вас не було, тож на вашому місці грає бот.
web-lent-back = Повернутися на своє місце
web-error-no-days = Стільки днів відсутності на рік не дозволено.
web-error-not-late = Там уже ніхто не запізнюється.
web-error-push-denied = Ваш браузер не дозволяє цій сторінці сповіщати. Спершу дозвольте це в ньому.
web-error-push-failed = Браузер зараз не може зв’язатися зі своєю службою сповіщень.
# Люди, профілі, запрошення

web-people = Люди
web-own-profile = Ваш профіль
web-profile = Профіль
web-friends = Друзі
web-no-friends = Поки що нікого. Запропонуйте дружбу тим, з ким грали, або дайте їм адресу свого профілю.
web-asks = Хочуть дружити з вами
web-asked = Ви запропонували дружбу
web-muted = Приховані
web-blocked = Заблоковані
web-find = Знайти людину
web-find-note = Точне ім’я облікового запису. Гостей можна знайти за спільними столами.
web-their-name = Ім’я
web-found-nobody = Саме такого імені немає ні в кого.
web-here-since = тут із { $day }
web-befriend = Запропонувати дружбу
web-agree = Погодитися
web-no = Ні, дякую
web-withdraw = Відкликати
web-tie-friend = Ви друзі.
web-tie-asked = Ви запропонували дружбу: { $name }.
web-tie-asks = { $name } хоче дружити з вами.
web-part-friend = Припинити дружбу
web-part-asked = Відкликати пропозицію
web-part-asks = Ні, дякую
web-block = Заблокувати
web-block-sure = { $name } не зможе пропонувати вам дружбу, запрошувати вас і сідати за ваші столи, і ви не бачитимете цих повідомлень у розмові. Про це не повідомляють.
web-block-no = Не блокувати
web-block-yes = Так, заблокувати
web-unblock = Розблокувати
web-mute = Приховати повідомлення
web-unmute = Показувати повідомлення
web-hide = Приховати мій профіль
web-hide-note = Інші не бачать ні ваших результатів, ні рейтингу, і ніхто не знайде вас за іменем.
web-your-address = Адреса вашого профілю для тих, кого ви знаєте
web-ratings = Рейтинги
web-ratings-note = Окреме число для кожної гри, кількості гравців і темпу; усі починають з 1000. З імовірністю 95 % воно лежить у межах ±: це затінена смуга.
web-rating = Рейтинг
web-unsure = Похибка
web-day = День
web-course =
    { $n ->
        [1] { $title }: { $to } після однієї партії
        [one] { $title }: від { $from } до { $to } за { $n } партію
        [few] { $title }: від { $from } до { $to } за { $n } партії
       *[many] { $title }: від { $from } до { $to } за { $n } партій
    }
web-pool-none = без годинника
web-pool-live = наживо
web-pool-days = дні на рішення
web-n-games =
    { $n ->
        [one] { $n } партія
        [few] { $n } партії
       *[many] { $n } партій
    }
web-results = Результати
web-played = Зіграно
web-won = Перемог
web-with-people = з людьми
web-with-bots = з ботами
web-solo-results = Соло за рівнями
web-level-usual = звичайний рівень
web-won-of = перемог: { $won } з { $n }
web-best = найкращий рахунок { $n }
web-recent = Останнім часом
web-came = місце { $place } з { $of }
web-came-won = перемога, очок: { $points }
web-came-lost = поразка, очок: { $points }
web-came-alone = очок: { $points }
web-played-nothing = Завершених партій ще немає.
web-invitations = Запрошення
web-invited-by = Вас запрошує { $name }
web-invite-friends = Запросити друзів
web-invite-one = Запросити
web-uninvite = Відкликати запрошення
web-rated = Рейтингова партія
web-rated-note = Впливає на рейтинг усіх гравців. Без ботів і порад; хто здасться, посяде останнє місце.
web-rated-here = Рейтингова партія: без порад; хто здасться, посяде останнє місце.
web-rated-tag = рейтингова
web-band = рейтинг господаря { $low }–{ $high }
web-level = Лише гравці мого рівня
web-level-note = Незнайомі сідають, лише якщо їхній рейтинг відрізняється від вашого не більш ніж на 200. Кого ви запросите, той завжди бажаний.
web-level-not = Для рейтингу від { $low } до { $high }; ваш інший.
web-played-with = Грали разом
web-counted = Партію враховано; за мить це покаже
web-rematch-join = До нового столу
web-gave-up = { $names }: партію покинуто.
web-resign-rated = Здатися? Далі за вас гратиме бот, а в цій рейтинговій партії ваше місце буде останнє.
web-line-more = Повідомлення ({ $name }): поскаржитися або приховати
web-report = Поскаржитися адміністраторові
web-reported = Скаргу надіслано адміністраторові сервера.
web-error-unwelcome = З цим гравцем це неможливо.
web-error-not-friends = Запросити можна лише друзів.
web-error-other-level = Цей стіл чекає на гравців іншого рівня.
web-error-no-person = Такого гравця не знайдено.

# -- навчання --
web-learn = Навчання
web-learn-more = Кожна гра в коротких уроках за справжнім полем, по хвилині-дві. Реєструватися не треба.
web-learn-game = Навчитися грати: { $game }
web-learn-begin = Почати
web-learn-go-on = Продовжити
web-learn-done = уроків: { $n } з { $of }
web-learn-minutes = лишилося близько { $n } хв
web-learn-it = Навчитися
web-learn-way = Навчитися гри
web-learn-way-more = Короткі уроки за справжнім полем, а тоді перша партія.
web-learn-offer = Ще не грали?
web-learn-offer-go = Навчіться за десять хвилин
web-coach = Підказка, коли щось нове
web-coach-note = Одне речення, коли рішення такого виду трапляється вперше. Увімкнувши знову, побачите всі ще раз.
web-coach-aim = Чого прагне { $name }:
web-coach-says = Наставник:
web-coach-costly = Так ви втратите близько { $n } { $n ->
    [one] очка
   *[other] очок
}
web-coach-keep = Усе одно так
web-learn-none = Ця гра поки не має уроків.
web-learn-ways = Інші способи
web-learn-first = Перша партія
web-learn-first-more = Проти легкого суперника, з порадами й наставником.
web-lessons = Уроки
web-lessons-more = кожен можна залишити й продовжити потім
web-lesson = Урок
web-lesson-n = урок { $n } з { $of }
web-lesson-card = Що каже урок
web-lesson-loading = Розкладаємо урок.
web-lesson-next = Далі
web-lesson-show = Показати
web-lesson-again = Узяти назад
web-lesson-would = Що сталося б
web-lesson-left = лишилося рішень: { $n }
web-lesson-over = Оце й увесь урок.
web-lesson-all = Усі уроки
web-lesson-go-on = Наступний урок
web-lesson-play = Зіграти першу партію
web-lesson-restart = Спочатку
web-lesson-leave = Вийти
web-lesson-short = короткий курс
web-lesson-taken = пройдено
web-how-to-play = Як грати
web-how-to-play-more = Що таке хід, звідки беруться очки, три помилки.
web-how-lessons = Вивчити за уроками
web-how-picture = Поле біля того, про що мова

## Що може бути не так із картами коробки.

content-error-other = Правила цієї гри кажуть: { $what }.
content-error-range = Має бути від { $low } до { $high }.
content-error-together = Це не підходить: { $fields }.
content-error-rules = Правила не можуть із цим працювати ({ $said }).
content-error-crash = У випадковій партії з цими картами правила дали збій ({ $said }).
content-error-slow = Партії з цими картами тривають надто довго.
content-error-endless = Партії з цими картами не закінчуються.
content-error-below-zero = З цими картами хтось платив би більше, ніж має.
content-error-no-words = Для { $id } немає слів.
content-error-same-face = Читається так само, як { $other }, але каже інше: їх ніхто не розрізнить.
content-error-missing = Тут має щось стояти: { $field }.
content-error-fields = { $found } — не поле цієї карти. Поля: { $known }.
content-error-number = Тут має стояти ціле число.
content-error-text = Тут має стояти текст.
content-error-flag = Тут має стояти «так» або «ні».
content-error-list = Тут має стояти список.
content-error-names = Тут мають стояти назви з числами.
content-error-record = Тут мають стояти разом кілька полів.
content-error-unknown = { $found } тут невідоме. Відомі: { $known }.
content-error-effect = Це не ефект.
content-error-effect-list = Тут мають стояти два ефекти або більше.
content-error-effect-choice = Вибір має два варіанти або більше.
content-error-effect-per = Має бути 1 або більше.
content-error-too-much = Числа — від −{ $most } до { $most }.
content-error-long-text = У тексті щонайбільше { $most } літер, і всі видимі.
content-error-deep = Ця карта має надто багато рівнів.
content-error-large = Це завелике: щонайбільше { $bytes } байтів.
content-error-many = У коробці щонайбільше { $most } записів.
content-error-no-kind = У цій грі немає записів { $kind }. Є: { $known }.
content-error-pack-none = У цьому файлі немає pack.json.
content-error-pack-head = У pack.json стоять { $fields } і більше нічого.
content-error-pack-field = У pack.json немає { $field } або там не те.
content-error-pack-format = Цей файл зроблено для іншої версії коробок.
content-error-pack-file = { $file } не належить до коробки.
content-error-pack-large = У коробці щонайбільше { $files } файлів і { $bytes } байтів.
content-error-pack-rows = { $file } має бути списком записів.
content-error-pack-ids = У { $file } кожен запис має мати id.
content-error-pack-twice = У { $file } два записи мають той самий id.
content-error-pack-json = { $file } не читається: це не JSON.
content-error-pack-zip = Це не zip-файл, або він пошкоджений.
content-error-pack-game = Ця коробка для іншої гри або для інших правил (епоха { $epoch }, тепер { $now }).
content-error-pack-words = Сюди можна взяти лише карти, без слів: приберіть теку words.

# Задачі
web-puzzles = Задачі
web-puzzles-offer = Маєте п’ять хвилин?
web-puzzles-way = Розв’яжіть задачу
web-puzzles-more = Одне рішення за справжнім полем. Виберіть — і дізнайтеся, який варіант був найкращий, наскільки й чому.
web-puzzles-account = З обліковим записом відповіді враховуються, а рейтинг зберігається.
web-puzzles-none = Жодна гра тут поки не має задач.
web-puzzles-n = { $n ->
    [one] { $n } задача
    [few] { $n } задачі
   *[other] { $n } задач
}
web-puzzles-solved = розв’язано { $n } із { $tried }; усього { $of }
web-puzzles-rating = Рейтинг { $n }
web-puzzles-theme-solved = розв’язано { $n } з { $of }
web-puzzles-themes = За темами
web-puzzles-solve = Розв’язувати
web-puzzles-all-done = Ви відповіли на всі.
web-puzzle = Задача
web-puzzle-n = задача { $n }
web-puzzle-loading = Розкладаємо задачу.
web-puzzle-seats = { $n ->
    [1] сам на сам із грою
    [2] двоє за столом
    [3] троє за столом
    [4] четверо за столом
    [5] п’ятеро за столом
   *[other] за столом: { $n }
}
web-puzzle-goal = Який варіант дасть найбільшу перевагу в кінці гри?
web-puzzle-answer = Відповісти
web-puzzle-next = Наступна
web-puzzle-leave = Усі задачі
web-puzzle-choices = Варіанти
web-puzzle-right = Правильно
web-puzzle-wrong = Є кращий варіант
web-puzzle-best = Найкраще:
web-puzzle-cost = З вашим вибором у кінці буде приблизно на { $n } очка менше (від { $low } до { $high }).
web-puzzle-yours = ваш рейтинг задач
web-puzzle-its = рейтинг задачі
web-puzzle-why = Чому саме так
web-puzzle-told = Відповідь
web-puzzle-against = Очки в кінці гри, якщо порівняти з другим варіантом:
web-puzzle-ahead = Разом
web-puzzle-interval = від { $low } до { $high }
web-puzzle-clauses = Про що ця задача
web-puzzle-worth = Скільки варті варіанти
web-puzzle-people = { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
   *[other] { $n } відповідей
}
web-puzzle-rest = ще { $n }
web-puzzle-usual = звичайна гра
web-puzzle-the-best = найкраще
web-puzzle-note = На скільки очок варіант гірший за найкращий, і межі з імовірністю 95 %: кожен варіант розважливо догравали в тих самих уявних позиціях. «Звичайна гра» — те, що вибрав би простий обачний гравець.
web-puzzle-tag-best = найкраще
web-puzzle-tag-you-best = ви, найкраще
web-puzzle-tag-you = ви: { $n }
web-puzzle-tag-second = 2-ге: { $n }

# -- роздача дня

web-today = Сьогодні
web-deal = Роздача дня
web-deal-of = Роздача дня: { $weekday }
web-deal-lead = { $game }, сам на сам: { $rival }. Усі, хто грає сьогодні, дістають ті самі карти.
web-deal-played = { $n ->
    [0] ще ніхто не грав
    [one] { $n } людина зіграла
    [few] { $n } людини зіграли
   *[other] { $n } людей зіграло
  }
web-deal-hours-left = у вас ще { $n } год
web-deal-minutes-left = у вас ще { $n } хв
web-deal-play = Грати: одна спроба
web-deal-go-on = Грати далі
web-deal-rules = Можна піти й повернутися сьогодні; хід можна скасувати, доки не відкрито карту.
web-deal-guest = Гості мають окрему таблицю. З обліковим записом ви у спільній.
web-deal-to-play = не зіграно
web-deal-begun = розпочато
web-deal-done = { $place ->
    [0] { $points } { $points ->
      [one] очко
      [few] очки
     *[other] очок
    }
   *[other] { $points } { $points ->
      [one] очко
      [few] очки
     *[other] очок
    }, { $place } місце
  }
web-deal-among-guests = серед гостей
web-deal-done-short = { $place ->
    [0] { $points }
   *[other] { $points }, { $place } місце
  }
web-deal-left = Ви покинули цю роздачу: вона не рахується.
    .short = покинуто
web-deal-late = Її не дограно вчасно: вона не рахується.
    .short = невчасно
web-deal-mark-again = друга спроба, не рахується
web-deal-mark-browser = у цьому браузері вже грали під іншим ім’ям: не рахується
web-deal-streak = { $n ->
    [one] { $n } день поспіль
    [few] { $n } дні поспіль
   *[other] { $n } днів поспіль
  }
web-deal-longest = Найдовше { $n }. Пропущений день лише лишає проміжок, нічого не втрачено.
web-deal-day-played = { $day }: зіграно
web-deal-day-off = { $day }: не зіграно
web-deal-sleeve = Нічого в рукаві
web-deal-sleeve-more = Уся випадковість дня походить з одного ключа. Його відбиток відомий за тиждень; сам ключ з’являється, коли день скінчиться в усіх часових поясах. Будь-хто може перевірити, що роздача була в усіх однакова.
web-deal-fingerprint = відбиток
web-deal-key = ключ
web-deal-key-on = ключ: { $when }
web-deal-fits = відповідає відбитку
web-deal-fits-not = не відповідає відбитку
web-deal-week = Відбитки наступних днів
web-deal-week-more = Збережіть один і перевірте, коли його день мине: в документації є скрипт на тридцять рядків.
web-deal-which = Результати за день
web-deal-rival = Суперник
web-deal-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[other] { $n } гравців
  }
web-deal-beat = суперника перемогли { $n } з { $of }
web-deal-hidden = Результати й записи партій з’являться, коли ви зіграєте, а для всіх — { $when }.
web-deal-nobody = Її ніхто не грав.
web-deal-guests = Гості
web-deal-spread = Очки гравців ({ $n }), від { $low } до { $high }; у половини { $middle } або більше
web-deal-half = у половини { $n } або більше
web-deal-you = ви { $n }
web-deal-place = Місце
web-deal-player = Гравець
web-deal-score = Очки
web-deal-ahead = Перевага
web-deal-took = Час
web-deal-minutes = { $n } хв
web-deal-replay = Переглянути партію: { $name }
web-deal-results = Результати роздачі
web-deal-key-later = Цю роздачу ще можуть грати інші. Її ключ з’явиться, коли день скінчиться всюди; тоді це можна буде перевірити.
web-deal-ways = Де найкраща партія пішла інакше
web-deal-ways-of = Де { $name } грає інакше
web-deal-ways-more = Ваші рішення, що обійшлися найдорожче, і що в ту саму мить партії робить { $name }. Після першої різної відповіді партії розходяться, тож числа стосуються лише ваших рішень.
web-deal-ways-with = Порівняти з партією
web-deal-ways-who = { $name }, { $points }
web-deal-ways-ask = Кожне ваше рішення розглядається ще раз, з того, що ви могли тоді знати. Це триває хвилину-дві; тим часом можна робити інше.
web-deal-ways-you = ви
web-deal-ways-advised = розбору це теж видається кращим
web-deal-ways-same = обидва бачили те саме
web-deal-ways-sure = ± { $n } очка
web-deal-ways-clean = Жодне з ваших рішень не виділяється.
web-deal-ways-none = Там, де ваші рішення коштували найбільше, { $name } робить те саме або до цього не доходить.
web-deal-ways-note = Це оцінки проти того, що видається кращим, якщо дограти партію розважливо; у дев’ятнадцяти випадках із двадцяти справжня ціна лежить у межах ±.

# -- tournaments

web-tournaments = Турніри
web-tournaments-more = Кілька столів, кілька турів, один переможець. Приєднайтеся до початку: щотуру ви граєте з тими, у кого приблизно стільки ж очок, і все здобуте додається.
web-tournaments-none = Зараз немає відкритих турнірів
web-tournaments-none-more = Влаштуйте свій: виберіть гру й час та надішліть посилання тим, кого хотіли б там бачити. Далі все йде само.
web-tournaments-open = Відкриті: приєднуйтеся
web-tournaments-running = Тривають
web-tournaments-over = Завершені
web-tournament-hold = Влаштувати турнір
web-tournament-others = Усі турніри
web-tournament-menu = Що тут можна зробити
web-tournament-game-rules = Правила гри
web-tournament-parts = Частини турніру
web-tournament-enter = Хто приєднується?
web-tournament-act-join = Приєднатися
web-tournament-act-back = Я знову тут
web-tournament-act-sit-out = Пропустити { $n }-й тур
web-tournament-act-sit-in = Усе ж грати { $n }-й тур
web-tournament-act-pause = Зробити перерву
web-tournament-act-resume = Знову грати
web-tournament-act-leave = Вийти
web-tournament-act-cancel = Скасувати турнір
web-tournament-act-stop = Завершити зараз
web-tournament-begin-now = Почати зараз
web-tournament-begin-later = На { $n } хв пізніше
web-tournament-begin-other = Інший час
web-tournament-begin-set = Перенести
web-tournament-begin-wait = Ще ні
web-tournament-begin-sure = { $n ->
    [one] Приєднався { $n } гравець. Хто прийде пізніше, грає з наступного туру.
    [few] Приєдналися { $n } гравці. Хто прийде пізніше, грає з наступного туру.
   *[other] Приєдналося { $n } гравців. Хто прийде пізніше, грає з наступного туру.
  }
web-tournament-remove = Вилучити
web-tournament-remove-sure = { $name } не братиме участі й не зможе знову приєднатися до цього турніру.
web-tournament-stay = Ні, лишити так
web-tournament-leave-sure = У цьому турнірі ви більше не матимете столів. Ваші очки лишаються, а розпочату партію можна дограти.
web-tournament-cancel-sure = Турнір не відбудеться, і це побачать усі, хто приєднався. Повернути його не можна.
web-tournament-stop-sure = Нових столів не буде; розпочаті партії дограють, і вони рахуються. Повернути це не можна.
web-tournament-share = Поділитися
web-tournament-shared = Посилання скопійовано
web-tournament-address = Надішліть це посилання тим, хто міг би приєднатися
web-tournament-in = ви граєте
web-tournament-kind-swiss = { $n ->
    [one] швейцарський, { $n } тур
    [few] швейцарський, { $n } тури
   *[many] швейцарський, { $n } турів
  }
web-tournament-kind-arena = арена, { $n } хв
web-tournament-seated = { $players ->
    [one] { $players } гравець, по { $seats } за столом
    [few] { $players } гравці, по { $seats } за столом
   *[many] { $players } гравців, по { $seats } за столом
  }
web-tournament-tables-of = по { $n } за столом
web-tournament-tempo-live = наживо: { $n } хв + { $more } с на рішення
web-tournament-tempo-days = { $n ->
    [one] { $n } день на рішення
    [few] { $n } дні на рішення
   *[many] { $n } днів на рішення
  }
web-tournament-by = влаштовує
web-tournament-of-club = клуб
web-tournament-players = { $n ->
    [one] { $n } гравець
    [few] { $n } гравці
   *[many] { $n } гравців
  }
web-tournament-of-places = зайнято місць: { $n } з { $of }
web-tournament-round-of = { $n }-й тур із { $of }
web-tournament-on = Триває
web-tournament-none-won = Переможця немає
web-tournament-called-off = Скасовано
web-tournament-cancelled = Цей турнір скасовано.
web-tournament-begins = Початок
web-tournament-begins-in = До початку
web-tournament-begins-now = Ось-ось почнеться
web-tournament-your-clock = за вашим годинником
web-tournament-you-are-in = Ви в турнірі. Коли почнеться тур, ви про це дізнаєтеся, а шлях до вашого столу буде тут і на першій сторінці.
web-tournament-by-itself = Турнір почнеться сам; приєднайтеся до того. Можна й пізніше.
web-tournament-joined = Хто приєднався
web-tournament-nobody = Поки що нікого. Будьте першими.
web-tournament-too-few = Потрібно щонайменше двоє гравців: інакше в час початку турнір буде скасовано.
web-tournament-lacking = { $n ->
    [one] До повного столу бракує { $n } гравця; вільні місця займуть боти.
   *[other] До повного столу бракує { $n } гравців; вільні місця займуть боти.
  }
web-tournament-winners = Переможці
web-tournament-place = Місце { $n }
web-tournament-n-points = очок: { $n }
web-tournament-your-place = Ваше місце: { $n } з { $of }
web-tournament-time = Час арени
web-tournament-new-tables = Нові столи ще { $left }
web-tournament-no-new-tables = Нових столів уже немає; розпочаті партії рахуються
web-tournament-tab-standings = Таблиця
web-tournament-tab-players = Гравці
web-tournament-tab-tables = Столи
web-tournament-tab-rounds = Тури
web-tournament-tab-rules = Правила
web-tournament-rounds = Тури
web-tournament-round = Тур { $n }
web-tournament-since = з { $when }, завершено столів: { $n } з { $of }
web-tournament-not-before = не раніше: { $when }
web-tournament-waits = чекає на гравців
web-tournament-after = після туру { $n }
web-tournament-not-played = не грали
web-tournament-ended = завершено
web-tournament-live = { $n } з { $of }
web-tournament-later = згодом
web-tournament-n-tables = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
   *[many] { $n } столів
  }
web-tournament-standings = Таблиця
web-tournament-final = Підсумкова таблиця
web-tournament-moves = змінюється, коли завершуються партії
web-tournament-all = { $n ->
    [one] Увесь список: { $n } гравець
    [few] Усі { $n } гравці
   *[many] Усі { $n } гравців
  }
web-tournament-fewer = Показати менше
web-tournament-points = Очки
web-tournament-opponents = Суперники
web-tournament-share-of = Частка
web-tournament-first = перше місце за столом
web-tournament-is-out = не грає далі
web-tournament-is-away = неявка
web-tournament-score-playing = партія триває
web-tournament-score-bye = без пари в цьому турі
web-tournament-score-missed = тур пропущено
web-tournament-score-away = неявка
web-tournament-score-late = ще не в турнірі
web-tournament-paired-at = { $n ->
    [0] жеребкування: { $when }, без повторних зустрічей
   *[other] жеребкування: { $when }, неминучих повторних зустрічей: { $n }
  }
web-tournament-tables = Столи
web-tournament-table = Стіл { $n }
web-tournament-no-tables = Столів ще немає.
web-tournament-being-played = партія триває
web-tournament-play-now = Грати: ваш хід
web-tournament-to-table = До мого столу
web-tournament-your-move = ваш хід
web-tournament-to-move = ходить
web-tournament-bot-for = (грає бот)
web-tournament-own-away = Вас не дочекалися за столом: там грає бот, і нових столів для вас не буде, доки ви не скажете, що знову тут.
web-tournament-own-out = Ви вийшли з турніру. Ваші очки лишаються.
web-tournament-own-removed = Організатор вилучив вас із цього турніру.
web-tournament-own-bye = Цього туру для вас немає пари: повні очки за нього й час на чай.
web-tournament-own-sitting-out = Ви пропускаєте { $n }-й тур.
web-tournament-own-pausing = У вас перерва: нових столів для вас поки немає.
web-tournament-own-looking = Шукаємо для вас стіл: щойно звільниться достатньо гравців.
web-tournament-own-next = Ви граєте починаючи з { $n }-го туру. Він почнеться сам, коли завершиться остання партія цього.
web-tournament-own-alone = Інших немає на місці. { $n }-й тур почнеться, коли хтось із них скаже, що знову тут.
web-tournament-own-waiting = Ваша партія завершена. { $n }-й тур почнеться сам, коли завершиться остання.
web-tournament-own-last = Ваша остання партія завершена. Турнір скінчиться разом з усіма столами.
web-tournament-same = Одна роздача на всіх столах
web-tournament-same-about = За всіма столами туру ті самі карти й той самий жереб, тож різниця лише в грі. Відбиток ключа відомий заздалегідь, сам ключ — після останнього результату.
web-tournament-same-more = Те саме місце дістає ті самі карти за всіма столами туру. Відбиток зафіксовано до початку; ключ, оголошений з останнім результатом, доводить, що нічого не підібрано.
web-tournament-key-later = ключ буде з останнім результатом
web-tournament-compare = Порівняти столи
web-tournament-compare-more = Те саме місце мало той самий жереб за кожним столом. Найкращий результат кожного місця виділено.
web-tournament-how = Як це працює
web-tournament-by-place = Очки за місце
web-tournament-by-place-more = Хто ділить місця, ділить і очки.
web-tournament-rule = { $points } — за столами на { $n }
web-tournament-level = За рівних очок
web-tournament-level-more = Спершу важать очки всіх ваших суперників, потім ваша частка результатів за столами, потім перемоги.
web-tournament-paired = Жеребкування
web-tournament-paired-more = Щотуру разом грають сусіди в таблиці, за змоги ніхто двічі. Тур починається сам, коли завершено останню партію попереднього.
web-tournament-arena = Нові столи
web-tournament-arena-more = Хто вільний, дістає наступний стіл із тими, хто близько за очками, доки не скінчиться час. Розпочаті партії дограють, і вони рахуються.
web-tournament-late = Хто прийде пізніше
web-tournament-late-more = { $n ->
    [one] Приєднатися можна до жеребкування останнього туру; за кожен пропущений — { $n } очко.
    [few] Приєднатися можна до жеребкування останнього туру; за кожен пропущений — { $n } очки.
   *[many] Приєднатися можна до жеребкування останнього туру; за кожен пропущений — { $n } очок.
  }
web-tournament-absent = Хто не прийде
web-tournament-absent-more = За столом грає бот, і результат рахується лише іншим; хто повернеться до кінця партії, грає далі, і вона рахується.
web-tournament-rated-tag = рейтинговий
web-tournament-pause-tag = між турами { $n } хв
web-tournament-new = Новий турнір
web-tournament-new-more = Виберіть, у що й коли грати. Турнір сам почнеться, розсадить усіх, порахує очки й завершиться: наглядати за ним не треба, і ви теж можете грати.
web-tournament-kind = Який турнір
web-tournament-as-swiss = Швейцарський
    .about = Кілька турів разом. Переможці грають із переможцями, і ніхто не вибуває.
web-tournament-as-arena = Арена
    .about = Визначений час. Хто вільний, відразу дістає наступний стіл; приходьте й ідіть, коли зручно.
web-tournament-seats = Гравців за столом
web-tournament-seats-note = { $n ->
    [2] Якщо гравців непарна кількість, хтось пропускає тур із повними очками.
    [3] Місця, що лишаться вільними, займуть боти.
   *[other] Якщо треба, столи менші на одне місце; що лишиться вільним, займуть боти.
  }
web-tournament-starts = Початок
web-tournament-start-soon = за 30 хвилин ({ $when })
web-tournament-start-evening = { $when }
    .today = сьогодні о { $when }
web-tournament-start-weekend = { $when }
web-tournament-start-other = інший час
web-tournament-start-wrong = Виберіть час у найближчі 60 днів.
web-tournament-zone = За вашим годинником; кожен бачить за своїм.
web-tournament-day = День
web-tournament-hour = Час
web-tournament-rounds-note = Тур триває, скільки найдовша його партія; тоді сам починається наступний.
web-tournament-minutes = Нові столи протягом
web-tournament-minutes-note = Партії, розпочаті до того часу, дограють, і вони рахуються.
web-tournament-tempo-note = Наживо: усі присутні від початку до кінця. Дні: кожен вирішує, коли має час, і це триває тижнями.
web-tournament-rated = Впливає на рейтинг
web-tournament-rated-note = Лише партії між людьми; де грає бот, партія не рейтингова.
web-tournament-name = Назва
web-tournament-name-swiss = Швейцарський турнір, { $day }
web-tournament-name-arena = Арена, { $day }
web-tournament-plays = Я теж граю
web-tournament-further = Інші налаштування
web-tournament-places = Найбільше гравців
web-tournament-places-all = без обмежень
web-tournament-pause-between = Перерва між турами
web-tournament-pause-none = немає
web-tournament-pause-note = Щонайменше стільки після останньої партії туру.
web-tournament-note = Кілька слів тим, хто прийде
web-tournament-note-note = Їх видно на сторінці турніру: приз, чат для зустрічі, кого чекаєте.
web-tournament-announce = Оголосити
web-tournament-results = До турніру
web-tournament-key-secret = Інші столи туру ще можуть грати цю роздачу. Її ключ з’явиться з останнім результатом; тоді це можна буде перевірити.

# -- clubs --
web-clubs = Клуби
web-clubs-more = Клуб — це група з власною сторінкою. Учасники бачать, хто як зіграв роздачу дня, і влаштовують турніри для своїх.
web-clubs-all = Усі клуби
web-clubs-mine = Ваші клуби
web-clubs-find = Знайти клуб
web-clubs-name = Частина назви
web-clubs-none-named = Клубу з такою назвою немає.
web-clubs-none = Клубів ще немає. Заснуйте перший.
web-clubs-no-more = Інших клубів поки немає.
web-club-found = Заснувати клуб
web-club-found-more = Для тих, з ким ви граєте або хотіли б грати: компанія по вівторках, місто, мова. Усе можна змінити пізніше.
web-club-found-it = Заснувати
web-club-name = Назва
web-club-about = Про клуб
web-club-about-note = Хто ви, коли граєте, кого хотіли б бачити. Це прочитає кожен, хто бачить клуб.
web-club-joining = Як вступити
web-club-by-open = Відкритий для всіх
    .more = Кожен, хто має обліковий запис, вступає одним натиском.
web-club-by-request = За запитом
    .more = Кожен, хто має обліковий запис, може попроситися; погоджує засновник або адміністратор.
web-club-by-link = За запрошенням
    .more = Клубу немає в списку. Побачити його й вступити можуть лише ті, кому ви дали посилання.
web-club-langs = Мови
web-club-place = Місце
web-club-place-note = Місто, крамниця, школа; можна не вказувати.
web-club-games = Улюблені ігри
web-club-keep = Зберегти
web-club-members-n = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
   *[many] { $n } учасників
  }
web-club-you-founder = засновано вами
web-club-you-officer = ви адміністратор
web-club-you-member = ви учасник
web-club-you-asks = запит надіслано
web-club-founder = засновник
web-club-officer = адміністратор
web-club-n-ask = { $n ->
    [one] { $n } запит на вступ
    [few] { $n } запити на вступ
   *[many] { $n } запитів на вступ
  }
web-club-accept = Прийняти
web-club-decline = Відхилити
web-club-join = Вступити до клубу
web-club-ask = Попроситися до клубу
web-club-asked = Запит надіслано. Відповість засновник або адміністратор.
web-club-invited = Вас запрошено: за цим посиланням ви вступаєте відразу.
web-club-sign-in = У клубі потрібен обліковий запис. Щоб вступити, скажіть, хто ви.
web-club-guest = Ви тут як гість. Щоб бути в клубі, потрібен обліковий запис.
web-club-guest-how = Створити його за хвилину
web-club-leave = Вийти з клубу
web-club-leave-sure = Вийти з цього клубу? Повернутися можна буде лише так, як вступають інші.
web-club-stay = Залишитися
web-club-inside = Що всередині
web-club-inside-calendar = Роздача дня серед своїх: хто зіграв і чий результат найкращий — коли зіграєте й ви.
web-club-inside-trophy = Турніри клубу.
web-club-inside-users = Список учасників.
web-club-members = Учасники
web-club-leading = Хто керує клубом
web-club-all = Показати всіх ({ $n })
web-club-manage = Керувати
web-club-change = Змінити
web-club-managed = Готово
web-club-act-appoint = Зробити адміністратором
web-club-act-dismiss = Зняти з адміністраторів
web-club-act-remove = Вилучити
web-club-act-readmit = Дозволити повернутися
web-club-act-hand-over = Передати клуб
web-club-sure-remove = Вилучити з клубу: { $name }? Повернутися можна буде лише з дозволу.
web-club-sure-hand-over = Засновником буде { $name }, а ви — адміністратором. Повернути все назад зможе лише { $name }.
web-club-rather-not = Скасувати
web-club-barred = Вилучені
web-club-barred-note = Вступити знову вони не можуть, навіть за посиланням.
web-club-invite = Запросити
web-club-invite-note = Хто відкриє це посилання, побачить клуб і вступить відразу, хоч би як вступали інші.
web-club-link = Посилання-запрошення
web-club-link-renew = Нове посилання
web-club-settings = Налаштування клубу
web-club-dissolve = Розпустити клуб
web-club-dissolve-note = Якщо розпустити клуб, його сторінка зникне для всіх учасників ({ $n }). Щоб вийти самому, спершу передайте клуб.
web-club-dissolve-sure = Розпустити назавжди? Скасувати це не можна.
web-club-report = Поскаржитися на клуб
web-club-report-why = Що не так
web-club-report-send = Поскаржитися
web-club-reported = Дякуємо. Той, хто веде цей сервер, подивиться.
web-club-tournament = Влаштувати
web-club-no-tournaments = Турнірів ще не було. Влаштуйте перший: його бачать і грають лише учасники.
web-club-tournament-on = триває
web-club-tournament-over = завершено
web-club-deals-note = Усі грають ту саму роздачу, кожен має одну спробу. Результати бачать ті, хто зіграв, а коли день мине — усі.
web-club-deal-play = До сьогоднішньої роздачі
web-club-deal-look = Сьогоднішня роздача
web-club-nobody-today = ще ніхто
web-club-best = { $points }, найкраще:
web-club-have-played = зіграно:
web-club-and-more = і ще { $n }
web-club-week = Останні сім днів: учасники за днями
web-club-week-choose = Результати: { $day }
web-club-week-nobody = За ці сім днів у клубі її ніхто не грав.
web-club-legend = зіграно; результат видно, коли зіграєте й ви або коли мине день
web-club-played = зіграно, результату ще не видно
web-club-not-played = не зіграно
web-club-this-week = цього тижня
web-club-page = Сторінка клубу
web-club-which = Клуб
web-error-no-club = Такого клубу немає, або він лише для запрошених.
web-error-account-needed = Для цього потрібен обліковий запис: гість його не має.
web-error-members-only = Це лише для учасників клубу.
web-error-officers-only = Це можуть лише ті, хто керує клубом.
web-error-barred = Вас вилучено з цього клубу. Адміністратори можуть дозволити повернутися.
web-error-club-taken = Клуб із такою назвою вже є.
web-error-club-full = У клубі немає вільних місць.
web-error-too-many-clubs = Ви вже в стількох клубах, скільки дозволено, або стільки вже заснували. Спершу вийдіть з якогось.
web-error-founder-stays = Засновник залишається, доки не передасть клуб.

# -- links to give away

share-name = { $name }
share-player = Гравець { $n }
share-over = Підсумок партії
share-wins =
    { $winners ->
        [one] Перемога: { $players }
       *[other] Спільна перемога: { $players }
    }
share-early = Партія завершилася достроково
share-live = Партія триває
share-live-more = Дивіться партію наживо
share-house = Домівка складних настільних ігор онлайн: усі правила дотримано, кожну партію збережено.
share-house-place = Настільні ігри, щоб грати й вивчати
share-on = Відкрити в Ludorum
share-deal = { $game }: роздача дня
share-deal-more = Усім ті самі карти, одна спроба. Скільки наберете ви?
share-puzzle = { $game }: задача
share-puzzle-place = Задача
share-puzzle-more = Одне рішення за справжнім полем. Як зіграєте ви?
web-share = Поділитися
web-share-step = Поділитися цим кроком
web-share-result = Поділитися підсумком
web-share-mine = Поділитися моїм результатом
web-share-copied = Посилання скопійовано
web-share-text-copied = Результат і посилання скопійовано
web-share-private = Хто має це посилання, побачить підсумок і зможе переглянути запис.
web-share-hand = Скопіюйте посилання самі:
web-share-deal-text = { $game }, роздача { $day }: { $place ->
    [0] мій результат — { $points } { $points ->
      [one] очко
      [few] очки
     *[other] очок
    }.
   *[other] мій результат — { $points } { $points ->
      [one] очко
      [few] очки
     *[other] очок
    }, поки що { $place } місце.
  }

# Коли якась частина сторінки не працює

web-fault-title = На цій сторінці щось зламалося
web-fault-note = Ваші партії збережено на сервері. Завантажте сторінку ще раз. Якщо це не допоможе, поверніться на головну.
web-fault-again = Завантажити ще раз
web-fault-board = Власне поле цієї гри показати не вдалося, тому тут просте. Грати можна далі.
web-fault-part = Цю частину показати не вдалося. Грати можна далі.
web-fault-places = Поле зараз позначає не все. Решту варіантів перелічено біля запитання, а ходи є в літописі.
