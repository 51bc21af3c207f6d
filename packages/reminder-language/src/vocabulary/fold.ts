/**
 * One form for the many spellings of a romanised Hindi word: long vowels, v and w, z and j, a breath after a vowel or
 * j, doubled consonants. 'shaam' and 'sham', 'somwaar' and 'somvar', 'subaah' and 'subah' meet here.
 */
export function fold(word: string): string {
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

/** Devanagari without nukta, chandrabindu as anusvara; joiners and marks that do not show are dropped everywhere. */
export function plain(word: string): string {
  return (
    word
      .normalize('NFC')
      .replace(
        /\u093c|[\u200b-\u200c]|\u200d|[\u200e-\u200f\u2060-\u2064\u202a-\u202e\u2066-\u2069]|\ufe0f|[\ufeff\u00ad]/g,
        '',
      )
      .replace(/\u0901/g, '\u0902')
      // Urdu as typed on Arabic keyboards, Malayalam's final consonants as of Unicode 5.1.
      .replace(/[\u064a\u0643\u0647]|[\u064b-\u0652]/g, (letter) => arabic[letter] ?? '')
      .replace(/[\u0d7a-\u0d7e]/g, (letter) => `${'ണനരലള'[letter.charCodeAt(0) - 0xd7a]!}\u0d4d`)
      // 'पैंतालीस' is as often written 'पैंतालिस', 'बाईस' 'बाइस'.
      .replace(/ीस$/, 'िस')
      .replace(/ईस$/, 'इस')
      .replace(/\u0929/g, '\u0928')
      .replace(/\u0931/g, '\u0930')
      .replace(/[\u0958-\u095f]/g, (letter) => 'कखगजडढफय'[letter.charCodeAt(0) - 0x958]!)
  )
}
