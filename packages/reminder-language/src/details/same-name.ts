import { isKin } from './words.ts'

/** Devanagari consonants, each group with one Roman letter for its sound and the ways it is written. */
const groups =
  'क:k:[kcq] ख:k:kh? ग:g:g घ:g:gh? च:c:ch? छ:c:chh? ज:j:[jz] झ:j:[jz]h? टठतथ:t:th? डढदध:d:dh? णनङञ:n:n प:p:p फ:p:ph?|f ब:b:b भ:b:bh? म:m:m य:y:[yi] र:r:r ल:l:l ळ:l:l व:v:[vw] शष:s:sh? स:s:s ह:h:h'
type Consonant = { sound: string; written: string }
const consonants = new Map<string, Consonant>([
  ['क्ष', { sound: 'x', written: 'ksh?|x|sh' }],
  ['ज्ञ', { sound: 'gy', written: 'g[yn]|j[yn]|dny' }],
])
for (const [, letters, sound, written] of groups.matchAll(/(\S+?):(\S+?):(\S+)/gu))
  for (const letter of letters!) consonants.set(letter, { sound: sound!, written: written! })
/** With a dot below, as in Chopra. */
for (const letter of ['ड\u093c', 'ढ\u093c']) consonants.set(letter, { sound: 'r', written: '[rd]h?' })

/** Vowels and vowel signs by the class of their sound, long and short alike, with the ways each class is written. */
const classes = 'अ:a आा:aa? इईिी:ee?|ii?|ie|y उऊुू:oo?|uu? ऋृ:r[iu]? एऐेै:e[iy]?|a[eiy] ओऔोौ:o[uw]?|a[uw] ऑॉ:[oa]'
const vowels = new Map<string, string>()
for (const [, letters, written] of classes.matchAll(/(\S+?):(\S+)/gu))
  for (const letter of letters!) vowels.set(letter, written!)

const virama = '\u094d'
const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)
/** In 'आए' the second vowel is not part of an 'ai'. */
const afterVowel = (letter: string) => (/[एऐ]/u.test(letter) ? 'y?e' : `y?(?:${vowels.get(letter)})`)

/**
 * Whether two spellings are the same name: in one script letter by letter, in Devanagari and Roman letters by their
 * sound ('मनोज' and 'Manoj'). Vowels count by class, since their length is written in many ways; only an unwritten 'a'
 * may be missing. A relative or a role is never another name: 'माँ' is 'Maa', but not 'Maan'.
 */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a === b) return true
  if (isDevanagari(a) === isDevanagari(b) || isKin(a) !== isKin(b)) return false
  const [hindi, roman] = isDevanagari(a) ? [a, b] : [b, a]
  return new RegExp(`^${romanOf(hindi)}$`).test(withoutDoubles(roman))
}

/** Returns the known name that a name in a text stands for: as written, else the shortest of the same sound. */
export function knownAs(said: string, known: readonly string[]): string | null {
  const exact = known.find((one) => plain(one) === plain(said))
  if (exact !== undefined) return exact
  // 'अमित' is Amit rather than Amita.
  const alike = known.filter((one) => isSameName(one, said))
  return alike.toSorted((one, other) => one.length - other.length)[0] ?? null
}

const plain = (name: string) => name.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' ')

const withoutDoubles = (roman: string) =>
  roman
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .replace(/([bcdfgj-np-tv-z])\1+/g, '$1')

/** Returns a pattern of the ways a name in Devanagari is written in Roman letters, without doubled consonants. */
function romanOf(name: string): string {
  const letters = name.normalize('NFD').match(/क्ष|ज्ञ|[डढ]\u093c|[^\u093c\u200c\u200d]/gu) ?? []
  let pattern = ''
  for (const [at, letter] of letters.entries()) {
    const before = letters[at - 1] ?? ' '
    const next = letters[at + 1] ?? ' '
    const consonant = consonants.get(letter)
    if (consonant) {
      const isDoubled = next === virama && consonants.get(letters[at + 2] ?? '')?.sound === consonant.sound
      const isGlide = letter === 'य' && /[इईिी]/u.test(before)
      if (!isDoubled) pattern += `(?:${consonant.written})${isGlide ? '?' : before === virama ? '+' : ''}`
      if (next !== virama && !isSign(next)) pattern += unwritten(letter, before, next)
    } else if (vowels.has(letter)) {
      const isHiatus = /[अ-औ]/u.test(letter) && (isSign(before) || /[अ-औ]/u.test(before))
      pattern += isHiatus ? afterVowel(letter) : `(?:${vowels.get(letter)})`
    } else if (/[ंँ]/u.test(letter)) pattern += '(?:[nm]g?)?'
    else if (letter === ' ') pattern += ' '
  }
  return pattern
}

const isSign = (letter: string) => /[\u093e-\u094c]/u.test(letter)

/** Returns the pattern of the 'a' that a consonant carries without a sign. */
function unwritten(letter: string, before: string, next: string): string {
  // 'Chaya' ends in a long 'a', which is a sign of its own; 'Aditya' does not.
  if (letter === 'य' && next === ' ' && before !== virama) return ''
  return letter === 'य' || next === 'ह' ? '[ae]?' : 'a?'
}
