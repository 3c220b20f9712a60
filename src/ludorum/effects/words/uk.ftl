## Effects: counters come with their own "each", so that a language can inflect the whole.

effect-gain = { $goods }
effect-plus = +{ $good }
effect-minus = −{ $good }
effect-then = { $first }, потім { $then }
effect-or = { $one } або { $other }
effect-may = { $effect } (за бажанням)
effect-each = { $effect } за { $counter }
effect-if = { $effect }, якщо { $test }
