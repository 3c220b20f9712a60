## Effects: counters come with their own "each", so that a language can inflect the whole.

effect-gain = { $goods }
effect-plus = +{ $good }
effect-minus = −{ $good }
effect-then = { $first }, затем { $then }
effect-or = { $one } или { $other }
effect-may = { $effect } (по желанию)
effect-each = { $effect } за { $counter }
effect-if = { $effect }, если { $test }
