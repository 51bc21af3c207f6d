/** Returns the vocabulary word for an unknown word; null if none is close enough. */
export type Respell = (word: string) => string | null

/**
 * Creates a reader for spellings that are not in a vocabulary: words without vowels ('tkt', 'bukng'), typing errors
 * ('resturant'), and inflected Hindi ('किताबें' for 'किताब').
 *
 * @param words folded words that may be abbreviated or inflected.
 * @param strong those among them that a typing error may match.
 */
export function respelling(words: Iterable<string>, strong: Iterable<string>): Respell {
  const plain = new Set(words)
  const bySkeleton = new Map<string, string[]>()
  const stems = new Map<string, string>()
  for (const word of plain) {
    if (devanagari.test(word)) {
      const stem = stemOf(word)
      if (stem.length >= 3 && !stems.has(stem)) stems.set(stem, word)
    } else if (word.length >= 4 && consonantSkeleton(word).length >= 3) {
      bySkeleton.set(consonantSkeleton(word), [...(bySkeleton.get(consonantSkeleton(word)) ?? []), word])
    }
  }
  const byStart = new Map<string, string[]>()
  for (const word of strong) {
    if (word.length < 6 || devanagari.test(word)) continue
    const start = `${word[0]}${word.length}`
    byStart.set(start, [...(byStart.get(start) ?? []), word])
  }
  const slipOf = (word: string) => {
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      const whole = byStart.get(`${word[0]}${length}`)?.find((other) => isSlip(word, other))
      if (whole) return whole
    }
    return undefined
  }

  return (word) => {
    if (devanagari.test(word)) return stemmed(word, stems)
    if (word.length < 4 || ordinary.has(word)) return null
    return (
      singular(word).find((one) => plain.has(one)) ??
      bySkeleton.get(consonantSkeleton(word))?.find((whole) => abbreviates(word, whole)) ??
      (word.length >= 6 ? slipOf(word) : undefined) ??
      null
    )
  }
}

/** Ordinary words that look like a misspelt vocabulary word but are not, folded. */
const ordinary = new Set(
  'mesage mesages dental collage hostel letter later father feather mother batter better matter master minister karni karne kahani karaye james khilane patrol palong patang hajarat remove denge chena slider kadhi'.split(
    ' ',
  ),
)

const devanagari = /[\u0900-\u097f]/u
/** The longest ending of number, gender or case, in letters. */
const longestEnding = 3

/** Removes the final vowel sign, which inflection changes. */
const stemOf = (word: string): string =>
  word.length > 3 ? word.replace(/[\u093e\u093f\u0940\u0947\u094b]$/u, '') : word

function stemmed(word: string, stems: Map<string, string>): string | null {
  for (let length = word.length; length >= Math.max(3, word.length - longestEnding); length--) {
    const whole = stems.get(word.slice(0, length))
    if (whole && endings.test(word.slice(length))) return whole
  }
  return null
}

/** Vowel signs, nasals and the plural's य, which Hindi adds to a stem. */
const endings = /^[\u093e-\u094c\u0902इईएओयं]*$/u

/**
 * Returns possible singulars of an English plural, or base forms of a Hindi word in another case: 'darvaje', 'bachon'.
 */
function singular(word: string): string[] {
  if (word.endsWith('es')) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  if (word.length < 5) return []
  if (word.endsWith('e')) return [`${word.slice(0, -1)}a`]
  return word.endsWith('on') ? [word.slice(0, -2), `${word.slice(0, -2)}a`] : []
}

/** Returns a word without its vowels, except a first one: 'plumber' and 'plmbr' both give 'plmbr'. */
const consonantSkeleton = (word: string): string => word[0] + word.slice(1).replace(/[aeiou]/g, '')

/** Whether a word differs only by missing vowels. Short words must have none left, or 'cat' would match 'coat'. */
function abbreviates(short: string, whole: string): boolean {
  if (short.length >= whole.length || (short.length < 5 && consonantSkeleton(short) !== short)) return false
  let at = 0
  for (const letter of whole) if (letter === short[at]) at++
  return at === short.length
}

/** Whether two words differ by one inserted, missing, changed or swapped letter, but not the last one. */
function isSlip(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const shorter = Math.min(one.length, other.length) - start
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end++
  if (end === 0) return false
  const changed = one.slice(start, one.length - end)
  const into = other.slice(start, other.length - end)
  if (changed.length <= 1 && into.length <= 1) return true
  return changed.length === 2 && into.length === 2 && changed[0] === into[1] && changed[1] === into[0]
}
