import { byItsConsonants, looksLikeADay } from '../vocabulary/consonants.ts'
import { keyIds } from './keys.ts'
import { kinds } from './push.ts'
import { hasAny, keySet, type Token } from './token.ts'

const timely = keySet('day wd part OCLOCK EVERY NEXT AM PM clock DAILY TONIGHT WEEK')
const joints = keySet('KO KA PE MEIN AT ON THE')
const number = keySet('int decimal')
const marks = keySet('OCLOCK AM PM')

/**
 * Reads misspelt time words by their consonants where another time word is beside them ('munday ko subah', 'prso 6 bje'),
 * in place.
 *
 * @returns the place of a word beside a time that looks like a day and could not be read; -1 if there is none.
 */
export function mend(tokens: Token[]): number {
  let unread = -1
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    if (
      token.keys[0] !== 'word' ||
      token.keys === kinds.untouched ||
      token.word.length < 2 ||
      token.word.charCodeAt(0) > 127
    )
      continue
    if (!isTimely(tokens, at, 1) && !isTimely(tokens, at, -1) && !isDated(tokens, at)) continue
    const meaning = byItsConsonants(token.word)
    // A day is beside another only where one is spelt wrong: 'mandi kal'.
    if (meaning && !(meaning.day !== undefined && tokens.some((other) => other.meaning?.day !== undefined)))
      tokens[at] = { ...token, meaning, keys: meaning.keys, ids: keyIds(meaning.keys) }
    else if (looksLikeADay(token.word)) unread = at
  }
  return unread
}

/** 'Rivwar ko mandir 8 baje': what looks like a day and is followed by 'ko', in a line with a time. */
function isDated(tokens: readonly Token[], at: number): boolean {
  return (
    hasAny(tokens[at + 1], postpositions) &&
    looksLikeADay(tokens[at]!.word) &&
    tokens.some((token) => hasAny(token, timely))
  )
}

const postpositions = keySet('KO PE')

/** Whether the next word in a direction, joints aside, is about time. */
function isTimely(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  let next = at + step
  while (hasAny(tokens[next], joints) && Math.abs(next - at) < 4) next += step
  if (hasAny(tokens[next], timely)) return true
  return step > 0 ? hasAny(tokens[next], number) && hasAny(tokens[next + 1], marks) : false
}
