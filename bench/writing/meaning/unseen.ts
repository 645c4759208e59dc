import { HELD_OUT } from './held-out.ts'
import { HELD_OUT_2 } from './held-out-2.ts'
import { HELD_OUT_3 } from './held-out-3.ts'
import { HELD_OUT_4 } from './held-out-4.ts'
import { HELD_OUT_5 } from './held-out-5.ts'
import { HELD_OUT_6 } from './held-out-6.ts'
import { HELD_OUT_7 } from './held-out-7.ts'
import type { Passage } from './pair.ts'

/** All pairs that the rules were not made with. */
export const UNSEEN: readonly Passage[] = [
  ...HELD_OUT,
  ...HELD_OUT_2,
  ...HELD_OUT_3,
  ...HELD_OUT_4,
  ...HELD_OUT_5,
  ...HELD_OUT_6,
  ...HELD_OUT_7,
]
