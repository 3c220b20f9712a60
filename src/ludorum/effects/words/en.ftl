## Effects: counters come with their own "each", so that a language can inflect the whole.

effect-gain = { $goods }
effect-plus = +{ $good }
effect-minus = −{ $good }
effect-then = { $first }, then { $then }
effect-or = { $one } or { $other }
effect-may = { $effect } (optional)
effect-each = { $effect } for { $counter }
effect-if = { $effect } if { $test }
