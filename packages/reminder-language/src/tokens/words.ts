import { isFestivalWord } from '../festivals/names.ts'
import { plain } from '../vocabulary/fold.ts'
import { type Meaning, meaningOf } from '../vocabulary/index.ts'
import { keyIds } from './keys.ts'

/** All that is known of a word as written. */
type Word = {
  word: string
  keys: readonly string[]
  ids: Uint16Array
  meaning: Meaning | null
  capital: boolean
}

const nothing = ['word']
const feast = ['feast']

/** People use few words often: each is looked up once. Bounded, so that a flood of words cannot fill the memory. */
const known = new Map<string, Word>()
const mostKnown = 20_000

/** In capitals these are someone's initials. */
const initials = new Set(['AJ', 'TJ', 'OM'])

export function wordOf(written: string): Word {
  const remembered = known.get(written)
  if (remembered) return remembered
  const code = written.charCodeAt(0)
  const word = code < 128 ? written.toLowerCase() : plain(written).toLowerCase()
  const meaning = initials.has(written) ? null : meaningOf(word)
  const keys = isFestivalWord(word) ? (meaning ? [...meaning.keys, 'feast'] : feast) : (meaning?.keys ?? nothing)
  const found: Word = { word, keys, ids: keyIds(keys), meaning, capital: code >= 65 && code <= 90 }
  if (known.size >= mostKnown) known.clear()
  known.set(written, found)
  return found
}
