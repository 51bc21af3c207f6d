/** Letters that Indian spellings use interchangeably. */
const kindred: Readonly<Record<string, string>> = {
  a: 'a',
  e: 'eiy',
  i: 'eiy',
  y: 'eiy',
  o: 'ou',
  u: 'ou',
  v: 'vw',
  w: 'vw',
  z: 'zj',
  j: 'zj',
  c: 'ckq',
  k: 'ckq',
  q: 'ckq',
}
const vowels = 'aeiouy'

/** Shorter words are usually spelt right, or match too much. */
const shortest = 4

/**
 * Returns a pattern that matches a word in its alternative spellings: doubled letters, an optional h after a consonant,
 * a long or short vowel, v or w. 'shadi' finds 'shaadi', 'tution' finds 'tuition'. It uses only syntax that PostgreSQL
 * and JavaScript interpret alike, and should be matched from the beginning of a word.
 *
 * @param word in lower case.
 * @returns null if the word has characters other than a to z, or fewer than four.
 */
export function spellingsOf(word: string): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return null
  let pattern = ''
  let before = ''
  for (const letter of word.replaceAll('ph', 'f')) {
    const isVowel = vowels.includes(letter)
    // The pattern of the previous letter already covers a repetition, the rest of a long vowel, and an h.
    const isSimilar = before !== '' && (letter === before || (isVowel && vowels.includes(before)) || letter === 'h')
    if (!isSimilar)
      pattern += letter === 'f' ? '(f+|ph)' : `[${kindred[letter] ?? letter}]+${isVowel ? '[aeiouyh]*' : 'h*'}`
    if (letter !== 'h' || before === '') before = letter
  }
  return pattern
}

/**
 * From this length on, any letter but the first may be missing, wrong or extra; shorter words may only have two letters
 * swapped.
 */
const longEnough = 5
/** Longer words are assumed to be pasted. */
const longest = 24
const ending = /[aeiou]+$/

/**
 * Returns a pattern that matches a word with one typing error: 'plumbar' finds 'plumber', 'azithrl' finds 'Azithral',
 * 'PMT' finds 'PTM', 'doodhwala' finds 'doodh wale'. It has the form of `spellingsOf` patterns and is meant for
 * searches that find nothing without it.
 *
 * @param word in lower case.
 * @returns null if the word has characters other than a to z, or is too short or too long.
 */
export function slipsOf(word: string): string | null {
  if (word.length < shortest - 1 || word.length > longest || !/^[a-z]+$/.test(word)) return null
  if (word.length < longEnough) return `(${anySpelling(word)}|(${swapsOf(word).join('|')})(?![a-z]))`
  // The final vowel only marks gender and number.
  const stem = word.length > longEnough ? word.replace(ending, '') : word
  // People hardly ever mistype the first letter, and a pattern that starts with it is many times faster. 'Silinder' is
  // spelt by ear, so c and s are interchangeable.
  const [first, rest] = [/[cs]/.test(stem[0]!) ? '[cs]+' : anySpelling(stem[0]!), stem.slice(1)]
  const other = Array.from(
    rest,
    (_, at) => `${anySpelling(rest.slice(0, at))}[a-z ]?[a-z]?${anySpelling(rest.slice(at + 1))}`,
  )
  return `${first}(${[...swapsOf(rest), ...other].join('|')})`
}

/** Returns all variants of a word with two adjacent letters swapped, as patterns. */
const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => anySpelling(word.slice(0, at) + letter + word[at] + word.slice(at + 2)))

const anySpelling = (letters: string): string => letters.replaceAll(/./g, (letter) => `[${kindred[letter] ?? letter}]+`)
