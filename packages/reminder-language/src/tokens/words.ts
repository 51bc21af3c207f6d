import { isFestivalWord } from '../festivals/names.ts'
import { plain } from '../vocabulary/fold.ts'
import { type Meaning, meaningIn, meaningOf } from '../vocabulary/index.ts'
import { hintsOf } from './hints.ts'
import { kindOf } from './keys.ts'

/** Everything known about a word as written. */
export type Word = {
  word: string
  keys: readonly string[]
  kind: number
  meaning: Meaning | null
  capital: boolean
  hints: number
}

const nothing = ['word']
/** The keys of words that are never corrected. */
export const untouched = ['word']
const feast = ['feast']

/** Cache of looked-up words, since people use few words often. Bounded to limit memory. */
const known = new Map<string, Word>()
const mostKnown = 20_000

/** Consonants in capitals ('NSS', 'KL') are an acronym, not a misspelt word. */
const acronym = /^[B-DF-HJ-NP-TV-Z]{2,3}$/

/** In capitals these are a person's initials. */
const initials = new Set(['AJ', 'TJ', 'OM', 'KL'])

/** The language of the current line, if its words in Latin letters are not English or Hinglish. */
let spoken: string | null = null
const knownIn = new Map<string, Map<string, Word>>()

/** Runs `read` with the given language for words in Latin letters. */
export function speaking<Result>(language: string, read: () => Result): Result {
  spoken = language
  try {
    return read()
  } finally {
    spoken = null
  }
}

/** Clears the cache after a language was loaded. */
export function clearWords(): void {
  known.clear()
  knownIn.clear()
}

function wordIn(language: string, written: string): Word {
  const words = knownIn.get(language) ?? new Map<string, Word>()
  knownIn.set(language, words)
  let found = words.get(written)
  if (!found) {
    const own = written.charCodeAt(0) < 128 ? meaningIn(language, written.toLowerCase()) : null
    found = own ? { ...lookUp(written), keys: own.keys, kind: kindOf(own.keys), meaning: own } : lookUp(written)
    if (words.size >= mostKnown) words.clear()
    words.set(written, found)
  }
  return found
}

export function wordOf(written: string): Word {
  if (spoken !== null) return wordIn(spoken, written)
  const remembered = known.get(written)
  if (remembered) return remembered
  const found = lookUp(written)
  if (known.size >= mostKnown) known.clear()
  known.set(written, found)
  return found
}

function lookUp(written: string): Word {
  const code = written.charCodeAt(0)
  const word = code < 128 ? written.toLowerCase() : plain(written).toLowerCase()
  const meaning = initials.has(written) ? null : meaningOf(word)
  const keys = isFestivalWord(word)
    ? meaning
      ? [...meaning.keys, 'feast']
      : feast
    : (meaning?.keys ?? (acronym.test(written) ? untouched : nothing))
  return { word, keys, kind: kindOf(keys), meaning, capital: code >= 65 && code <= 90, hints: hintsOf(word) }
}
