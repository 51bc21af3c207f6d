import { byItsConsonants, looksLikeADay, type MendedKind } from '../vocabulary/consonants.ts'
import { hint, hintsIn } from './hints.ts'
import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import { rewrite } from './rewrite.ts'
import { readShortDays } from './short-days.ts'
import { hasAny, keySet, nth, type Token } from './token.ts'

const timeKeys = keySet('day wd part OCLOCK EVERY NEXT AM PM clock DAILY TONIGHT WEEK MONTH')
const joints = keySet('KO KA PE MEIN AT ON THE')
const number = keySet('int decimal')
/** Keys of words whose neighbours are worth checking for typos. */
const telling = keySet(
  'day wd part OCLOCK EVERY NEXT AM PM clock DAILY TONIGHT WEEK MONTH KO KA PE MEIN AT ON THE int decimal num SADHE SAVA PAUNE DEDH DHAI HALF range ST THIS',
)
const marks = keySet('OCLOCK AM PM')

/**
 * Corrects misspelt time words by their consonants if another time word is next to them ('munday ko subah', 'prso 6
 * bje'), in place.
 *
 * @returns the position of a word next to a time that looks like a day but could not be read; -1 if there is none.
 */
export function fixTypos(tokens: Token[]): number {
  rewrite(tokens)
  if (hintsIn(tokens) & hint.shortDay) readShortDays(tokens)
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
    const kind = mayMean(tokens, at)
    if (!kind) continue
    const meaning = byItsConsonants(token.word, kind)
    // A day next to another day only counts if one of them is misspelt: 'mandi kal'.
    if (meaning && !(meaning.day !== undefined && tokens.some((other) => other.meaning?.day !== undefined)))
      tokens[at] = { ...token, meaning, keys: meaning.keys, kind: kindOf(meaning.keys) }
    else if (kind === 'time' && looksLikeADay(token.word)) unread = at
  }
  return unread
}

/**
 * Returns what a word may be corrected to, given its neighbours: '20 mnts baad', 'saddhe 8 baje', 'munday 5 pm',
 * 'mngalwar ko'.
 */
function mayMean(tokens: readonly Token[], at: number): MendedKind | null {
  // Fast path: most words only have neighbours without a meaning.
  const kind =
    (at > 0 && hasAny(tokens[at - 1], telling)) || hasAny(tokens[at + 1], telling) ? besideTime(tokens, at) : null
  if (kind) return kind
  const { word } = tokens[at]!
  // Most words have a vowel here.
  const isOdd = !vowels.includes(word.charAt(1)) && isClipped(tokens, word)
  return isOdd || (looksLikeADay(word) && byItsConsonants(word)?.weekday !== undefined) ? 'time' : null
}

function besideTime(tokens: readonly Token[], at: number): MendedKind | null {
  const before = at > 0 ? tokens[at - 1] : undefined
  const after = tokens[at + 1]
  if (hasAny(before, numbers) && (hasAny(after, measured) || hasAny(nth(tokens, at - 2), measures))) return 'counted'
  if (hasAny(before, ahead) && !hasAny(after, number) && byItsConsonants(tokens[at]!.word, 'counted')) return 'counted'
  if (hasAny(after, numbers) && hasAny(tokens[at + 2], marks) && byItsConsonants(tokens[at]!.word, 'fraction'))
    return 'fraction'
  return isNextToTime(tokens, at, 1) || isNextToTime(tokens, at, -1) || isDated(tokens, at) ? 'time' : null
}

const numbers = keySet('int num SADHE SAVA PAUNE DEDH DHAI HALF decimal range ST')
const measured = keySet('BAAD MEIN LATER PEHLE KO TAK FROM BEFORE')
const measures = keySet('IN AFTER EVERY WITHIN NEXT')
const ahead = keySet('NEXT THIS EVERY')

/** Whether a word looks like a day and is followed by 'ko' in a line with a time: 'rivwar ko mandir 8 baje'. */
function isDated(tokens: readonly Token[], at: number): boolean {
  return (
    hasAny(tokens[at + 1], postpositions) &&
    looksLikeADay(tokens[at]!.word) &&
    tokens.some((token) => hasAny(token, timeKeys))
  )
}

const vowels = 'aeiouy'
/** Three consonants that begin no English word. */
const clipped = /^(?!s[cpt]r|spl|sch|thr|shr|chr|phr|scl)[bcdfghjklmnpqrstvwxz]{3}/

/** Whether a word without vowels stands for a day in a line with a clock time: 'prso dr appointment 4 bje'. */
function isClipped(tokens: readonly Token[], word: string): boolean {
  if (!clipped.test(word) || !tokens.some((token) => hasAny(token, clocks))) return false
  const meaning = byItsConsonants(word)
  return meaning?.day !== undefined || meaning?.weekday !== undefined
}

const clocks = keySet('OCLOCK AM PM clock')
const postpositions = keySet('KO PE')

/** Whether the next word in a direction, ignoring connecting words, is about time. */
function isNextToTime(tokens: readonly Token[], at: number, step: 1 | -1): boolean {
  let next = at + step
  while (next >= 0 && hasAny(tokens[next], joints) && Math.abs(next - at) < 4) next += step
  if (next < 0) return false
  return hasAny(tokens[next], timeKeys) || (step > 0 && hasAny(tokens[next], number) && hasAny(tokens[next + 1], marks))
}
