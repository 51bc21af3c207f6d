import { bn } from './bn.ts'
import { gu } from './gu.ts'
import { hi } from './hi.ts'
import { kn } from './kn.ts'
import type { Language } from './language.ts'
import { loadLazyHelpers } from './lazy-helpers.ts'
import { ml } from './ml.ts'
import { mr } from './mr.ts'
import { or } from './or.ts'
import { pa } from './pa.ts'
import { ta } from './ta.ts'
import { te } from './te.ts'
import { ur } from './ur.ts'

/** All languages, loaded at start where size does not matter: on the server and in tests. */
export const languages: readonly Language[] = [hi, mr, gu, bn, ta, te, kn, ml, or, pa, ur]

loadLazyHelpers()
