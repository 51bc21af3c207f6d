/** Letters that Indian spellings take for each other. */
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

/** Shorter words are spelt right, or stand for too much. */
const shortest = 4

/**
 * A pattern for a word in the other ways of spelling it: a letter doubled or not, an h after a consonant or none, a long vowel
 * or a short one, v or w. 'shadi' finds 'shaadi', 'tution' finds 'tuition'. It has only what PostgreSQL and JavaScript read
 * alike, and is to be looked for from the beginning of a word on.
 *
 * @param word in lower case.
 * @returns null where the word has other characters than the letters a to z, or fewer than four.
 */
export function spellingsOf(word: string): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return null
  let pattern = ''
  let before = ''
  for (const letter of word.replaceAll('ph', 'f')) {
    const isVowel = vowels.includes(letter)
    // What repeats, the rest of a long vowel and a breath are in the pattern of the letter before.
    const isSaid = before !== '' && (letter === before || (isVowel && vowels.includes(before)) || letter === 'h')
    if (!isSaid)
      pattern += letter === 'f' ? '(f+|ph)' : `[${kindred[letter] ?? letter}]+${isVowel ? '[aeiouyh]*' : 'h*'}`
    if (letter !== 'h' || before === '') before = letter
  }
  return pattern
}

/** From this length on a letter but the first may be missing, wrong or too many; in a shorter word only two may have changed places. */
const longEnough = 5
/** A longer word is a paste. */
const longest = 24
const ending = /[aeiou]+$/

/**
 * A pattern for a word that was typed with one slip: 'plumbar' finds 'plumber', 'azithrl' finds 'Azithral', 'PMT' finds 'PTM',
 * 'doodhwala' finds 'doodh wale'. It is like that of `spellingsOf`, and for where nothing is found without it.
 *
 * @param word in lower case.
 * @returns null where the word is no such word, or too short to tell.
 */
export function slipsOf(word: string): string | null {
  if (word.length < shortest - 1 || word.length > longest || !/^[a-z]+$/.test(word)) return null
  if (word.length < longEnough) return `(${said(word)}|(${swapsOf(word).join('|')})(?![a-z]))`
  // The vowel at the end is that of gender and number.
  const stem = word.length > longEnough ? word.replace(ending, '') : word
  // Hardly anybody misses the first key, and a pattern that begins with it is many times as fast. 'Silinder' is heard so.
  const [first, rest] = [/[cs]/.test(stem[0]!) ? '[cs]+' : said(stem[0]!), stem.slice(1)]
  const other = Array.from(rest, (_, at) => `${said(rest.slice(0, at))}[a-z ]?[a-z]?${said(rest.slice(at + 1))}`)
  return `${first}(${[...swapsOf(rest), ...other].join('|')})`
}

/** A word with each two letters in turn in each other's place. */
const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => said(word.slice(0, at) + letter + word[at] + word.slice(at + 2)))

const said = (letters: string): string => letters.replaceAll(/./g, (letter) => `[${kindred[letter] ?? letter}]+`)
