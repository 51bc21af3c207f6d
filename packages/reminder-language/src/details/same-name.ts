/** Devanagari consonants by the Roman one they sound like, without aspiration; dental and retroflex ones alike. */
const letters = 'कखक़ख़ k गघग़ g चछ c जझज़ j टठतथ t डढदधड़ढ़ d णनङञंँ n पफफ़ p बभ b म m य y र r ल l व v शषस s ह h'
const romanOf = new Map<string, string>()
for (const [, group, roman] of letters.normalize('NFD').matchAll(/(\S+) (\S)/gu))
  for (const letter of group!) romanOf.set(letter, roman!)

const nukta = '\u093c'
const virama = '\u094d'
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

/**
 * Whether two spellings are the same name: in one script letter by letter, in Devanagari and Roman letters by their
 * consonants ('मनोज' and 'Manoj'), since vowels are written in many ways.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [one.trim().toLowerCase(), other.trim().toLowerCase()]
  if (a === b) return true
  if (isDevanagari(a) === isDevanagari(b)) return false
  return consonantsOf(a) === consonantsOf(b)
}

/** Returns the consonants of a name without aspiration, and whether it begins with a vowel. */
function consonantsOf(name: string): string {
  return isDevanagari(name) ? ofDevanagari(name) : ofRoman(name)
}

function ofDevanagari(name: string): string {
  let found = ''
  let isJoined = false
  for (const letter of name.normalize('NFD')) {
    if (letter === nukta) continue
    const roman = letter === ' ' ? ' ' : romanOf.get(letter)
    if (roman && !(isJoined && found.endsWith(roman))) found += roman
    // An independent vowel.
    else if (!roman && found.trim() === '' && /\p{L}/u.test(letter)) found += '*'
    isJoined = letter === virama
  }
  return found
}

const alike: Readonly<Record<string, string>> = { w: 'v', z: 'j', f: 'p', q: 'k', x: 'ks' }

function ofRoman(name: string): string {
  let found = ''
  let before = ''
  for (const letter of name.normalize('NFD')) {
    const isVowel = 'aeiou'.includes(letter)
    const isAspiration = letter === 'h' && before !== '' && !'aeiou '.includes(before)
    if (isVowel && found === '') found += '*'
    else if (!isVowel && !isAspiration && letter !== before && /[a-z ]/.test(letter)) found += alike[letter] ?? letter
    before = letter
  }
  return found
}
