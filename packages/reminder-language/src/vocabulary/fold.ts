/**
 * Reduces the many spellings of a romanised Hindi word to one: long vowels, v and w, z and j, an h after a vowel or j,
 * doubled consonants. 'shaam' and 'sham', 'somwaar' and 'somvar', 'subaah' and 'subah' become equal.
 */
export function fold(word: string): string {
  // Fast path: most words need no folding.
  for (let at = 0; at < word.length; at++)
    if ('hwzqy'.includes(word[at]!) || word[at] === word[at + 1]) return folded(word)
  return word
}

function folded(word: string): string {
  let out = ''
  for (let at = 0; at < word.length; at++) {
    let letter = word[at]!
    const before = out.at(-1) ?? ''
    const next = word[at + 1] ?? ''
    if (letter === 'e' && next === 'e') {
      letter = 'i'
      at++
    } else if (letter === 'o' && next === 'o') {
      letter = 'u'
      at++
    } else if (letter === 'w') letter = 'v'
    else if (letter === 'z') letter = 'j'
    else if (letter === 'q') letter = 'k'
    else if (letter === 'h' && (before === 'j' || (isVowel(before) && !isVowel(next)))) continue
    else if (letter === 'y' && before === 'e' && next === '') continue
    if (letter === before) continue
    out += letter
  }
  return out
}

function isVowel(letter: string): boolean {
  return letter === 'a' || letter === 'e' || letter === 'i' || letter === 'o' || letter === 'u'
}

const arabic: Readonly<Record<string, string>> = { '\u064a': '\u06cc', '\u0643': '\u06a9', '\u0647': '\u06c1' }

/** Replacements for native scripts, applied in order. */
const foldings: readonly (readonly [RegExp, string | ((letter: string) => string)])[] = [
  [/\u093c|[\u200b-\u200c]|\u200d|[\u200e-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069]|\ufe0f|[\ufeff\u00ad]/g, ''],
  [/\u0901/g, '\u0902'],
  // Urdu as typed on Arabic keyboards; Malayalam's chillu letters as of Unicode 5.1.
  [/[\u064a\u0643\u0647]|[\u064b-\u0652]/g, (letter) => arabic[letter] ?? ''],
  [/[\u0d7a-\u0d7e]/g, (letter) => `${'ണനരലള'[letter.charCodeAt(0) - 0xd7a]!}\u0d4d`],
  // 'पैंतालीस' is often written 'पैंतालिस', 'बाईस' often 'बाइस'.
  [/ीस$/, 'िस'],
  [/ईस$/, 'इस'],
  [/\u0929/g, '\u0928'],
  [/\u0931/g, '\u0930'],
  [/[\u0958-\u095f]/g, (letter) => 'कखगजडढफय'[letter.charCodeAt(0) - 0x958]!],
]
/** Matches if any replacement applies, which is rare. */
const any = new RegExp(foldings.map(([{ source }]) => source).join('|'))

/**
 * Normalizes a word in a native script: Devanagari without nukta, chandrabindu as anusvara; joiners and invisible marks
 * are removed in all scripts.
 */
export function plain(word: string): string {
  let left = word.normalize('NFC')
  if (any.test(left)) for (const [written, becomes] of foldings) left = left.replace(written, becomes as string)
  return left
}
