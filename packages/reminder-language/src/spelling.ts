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
