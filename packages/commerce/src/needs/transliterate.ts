/**
 * Transliterates a Hindi word to Roman letters as people write it ('धनिया' to 'dhaniya'), so that a word listed in one
 * script is recognized in the other. The inherent vowel is silent at the end of a word, and between a vowel and a
 * consonant with a vowel.
 */
export function transliterate(word: string): string {
  const sounds: { consonant: string; vowel: string }[] = []
  for (const sign of word.normalize('NFC').replace(/\u093c/gu, '')) {
    const last = sounds.at(-1)
    const consonant = consonants[sign]
    if (consonant) sounds.push({ consonant, vowel: silent })
    else if (sign === '्' && last) last.vowel = ''
    else if (vowelSigns[sign] && last) last.vowel = vowelSigns[sign]
    else if (vowels[sign]) sounds.push({ consonant: '', vowel: vowels[sign] })
    else if (/[ंँ]/u.test(sign) && last) sounds.push({ consonant: 'n', vowel: '' })
  }
  return sounds
    .map(({ consonant, vowel }, at) => {
      if (vowel !== silent) return consonant + vowel
      const before = sounds[at - 1]
      const after = sounds[at + 1]
      const isSpoken =
        after && (!before || before.vowel === '' || !after.consonant || after.vowel === silent || after.vowel === '')
      return consonant + (isSpoken ? 'a' : '')
    })
    .join('')
}

/** The inherent vowel, which has no sign. */
const silent = '*'

const tableOf = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(' ').map((pair) => pair.split(':') as [string, string]))

const consonants = tableOf(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y ' +
    'र:r ल:l व:v श:sh ष:sh स:s ह:h',
)
const vowelSigns = tableOf('ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ॅ:e')
const vowels = tableOf('अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o')
