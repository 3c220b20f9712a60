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

# The beginning

shell-players = За столом: { $players }.
shell-commit = Відбиток ключа роздачі: { $commit }
shell-help-hint = Уведіть номер варіанта або h, щоб побачити підказку.

# The screen

shell-turn = рішення: { $player }
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
shell-hand-over = { $player }: ваша черга. Решта відвертається; натисніть Enter.

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
shell-nothing-refused = Зараз ніщо з того, що ви могли б шукати, не закрито.

# Previews

shell-preview-how = Який саме? p 3 покаже, що зробить варіант 3.
shell-preview = Якщо вибрати { $n }:
shell-then-own = Далі вирішуєте знову ви.
shell-then-other = Далі вирішує інший гравець.
shell-then-chance = Далі вирішує випадок. Скасувати це не можна.
shell-then-known = Далі відкриється приховане. Скасувати це не можна.
shell-then-secret = Вибір лишається таємним, доки не виберуть усі.
shell-then-over = На цьому гра закінчиться.

# Files

shell-saved = Збережено у { $path }. Щоб продовжити: { $command }
shell-fault = Збій у правилах: { $what }. Гра лишилася такою, як була перед відповіддю.
shell-recorded =
    Запис гри: { $path }
    У ньому є ключ роздачі. Перевірити кожну карту: ludorum verify { $path }
    Переглянути гру ще раз: ludorum replay { $path }

# The end

shell-over = кінець гри
shell-points-now = Очки зараз: { $parts }
shell-points = { $player }: { $n }
shell-total = Разом
shell-winners = Перемога: { $players }
shell-nobody-wins = Не переміг ніхто.

# Replay

shell-step = Крок { $n } з { $of }
shell-unfinished = Запис обривається до кінця гри. Рахунок на цю мить:
shell-replay-keys = Enter — далі;  b — назад;  число — до цього кроку;  q — вийти

## Errors of the kernel, by code

error-not-asked = Зараз вирішуєте не ви.
error-not-offered = Такого варіанта немає.
error-stale = Це рішення вже позаду.
error-impossible = Такого випасти не могло.
error-undo-nothing = Скасовувати нічого: вашого рішення ще не було.
error-undo-chance = Скасувати не можна: відтоді вже вирішив випадок.
error-undo-others = Скасувати не можна: відтоді вже вирішив інший гравець.
error-undo-known = Скасувати не можна: відтоді відкрилося приховане.
error-undo-needed = Скасувати не можна: на цьому тримається пізніше рішення іншого гравця.
