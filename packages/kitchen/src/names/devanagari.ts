/** Devanagari consonants as people type them in Roman letters; `romanise` adds the inherent vowel. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd',
  ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y',
  र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h', क़: 'q', ख़: 'kh', ग़: 'gh', ज़: 'z', ड़: 'd',
  ढ़: 'dh', फ़: 'f',
} // biome-ignore format: letters in their own order

const vowels: Readonly<Record<string, string>> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऑ: 'o', ओ: 'o', औ: 'au',
} // biome-ignore format: letters in their own order

const signs: Readonly<Record<string, string>> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au',
} // biome-ignore format: letters in their own order

const virama = '\u094d'
const nukta = '\u093c'
const nasal = /[\u0901\u0902]/

/** Whether the text contains a Devanagari letter. */
export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text)

/**
 * Transliterates Devanagari to Roman letters as people write dish names: राजमा चावल becomes "raajmaa chaaval". A
 * consonant's inherent vowel is dropped at the end of a word, and before a consonant with a vowel of its own.
 */
export const romanise = (text: string): string =>
  text.normalize('NFC').replace(/[\u0900-\u097f]+/g, (word) => dropUnspoken(syllables(word)))

type Syllable = { consonant: string; vowel: string; unwritten: boolean }

function syllables(word: string): Syllable[] {
  const found: Syllable[] = []
  const letters = Array.from(word.replaceAll(`\u0921${nukta}`, 'ड').replaceAll(`\u0922${nukta}`, 'ढ'))
  for (const letter of letters) {
    const last = found.at(-1)
    const consonant = consonants[letter]
    if (consonant !== undefined) found.push({ consonant, vowel: 'a', unwritten: true })
    else if (vowels[letter] !== undefined) found.push({ consonant: '', vowel: vowels[letter], unwritten: false })
    else if (last && signs[letter] !== undefined) Object.assign(last, { vowel: signs[letter], unwritten: false })
    else if (last && letter === virama) Object.assign(last, { vowel: '', unwritten: false })
    else if (last && nasal.test(letter)) Object.assign(last, { vowel: `${last.vowel}n`, unwritten: false })
  }
  return found
}

function dropUnspoken(word: Syllable[]): string {
  const spoken = word.map((one) => ({ ...one }))
  for (let at = spoken.length - 1; at > 0; at--) {
    const one = spoken[at]!
    if (!one.unwritten) continue
    const next = spoken[at + 1]
    const before = spoken[at - 1]!
    if (!next || (next.vowel !== '' && next.consonant !== '' && before.vowel !== '' && at > 0)) one.vowel = ''
  }
  return spoken.map(({ consonant, vowel }) => consonant + vowel).join('')
}
