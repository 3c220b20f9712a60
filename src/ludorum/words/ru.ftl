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
shell-unfinished = Запись обрывается до конца игры. Счёт на этот миг:
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
