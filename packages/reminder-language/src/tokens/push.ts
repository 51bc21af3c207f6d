import { hintsOf } from './hints.ts'
import { kindOf } from './keys.ts'
import { nth, type Token } from './token.ts'
import { untouched, type Word, wordOf } from './words.ts'

/** Token kinds other than words, as key lists shared by all tokens of a kind. */
export const kinds = {
  mark: ['mark'],
  untouched,
  opaque: ['opaque'],
  int: ['int'],
  suffix: ['ST'],
  possessive: ['POSS'],
  ymd: ['ymd'],
  clock: ['clock'],
  at: ['AT'],
  and: ['AND'],
  around: ['AROUND'],
  dm: ['dm'],
  fraction: ['dm', 'frac'],
  decimal: ['decimal'],
  range: ['range'],
} as const satisfies Record<string, readonly string[]>

/** The fields of a token that should have no meaning and stay in the title. */
export const meaningless = { keys: kinds.untouched, kind: kindOf(kinds.untouched), meaning: null }

const none: readonly number[] = []

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

export function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

export function push(
  tokens: Token[],
  text: string,
  start: number,
  end: number,
  keys: readonly string[],
  numbers = none,
  digits = 0,
): void {
  const last = tokens.length > 0 ? tokens[tokens.length - 1]! : undefined
  tokens.push({
    start,
    end,
    word: text.slice(start, end),
    glued: last !== undefined && last.end === start,
    keys,
    kind: keys === kinds.mark ? markAt(text, start) : kindOf(keys),
    meaning: null,
    numbers,
    digits,
    capital: false,
    hints: keys === kinds.mark || keys === kinds.at || keys === kinds.opaque ? hintsOf(text.charAt(start)) : 0,
  })
}

const namedMarks = new Map([',', '.', '/', '-', '+'].map((name) => [name.charCodeAt(0), kindOf([name, 'mark'])]))

/** Returns the kind of a punctuation mark; marks used in patterns have their own. */
const markAt = (text: string, at: number) => namedMarks.get(text.charCodeAt(at)) ?? kindOf(kinds.mark)

export function pushWord(tokens: Token[], text: string, start: number, end: number): void {
  const known = wordOf(text.slice(start, end))
  const { word, keys, kind, meaning, capital, hints } = known
  const before = tokens.length > 0 ? tokens[tokens.length - 1]! : null
  // After a number and any attached mark, a word may be its ending.
  if (before !== null && (before.digits > 0 || before.glued) && endsNumber(tokens, before, text, start, end, known))
    return
  tokens.push({
    start,
    end,
    word,
    glued: before !== null && tokens[tokens.length - 1]!.end === start,
    keys,
    kind,
    meaning,
    numbers: none,
    digits: 0,
    capital,
    hints,
  })
}

/** Reads a word as the ending of an ordinal in digits, and returns whether it was one. */
function endsNumber(tokens: Token[], before: Token, text: string, start: number, end: number, known: Word): boolean {
  const { word, keys, capital } = known
  let last = before
  // '5-ാം', '5-ம்', '3-ന്': an ordinal or case ending after a hyphen.
  if (before.word === '-' && before.glued && before.end === start) {
    const number = nth(tokens, tokens.length - 2)
    if (!number?.digits || !(keys.includes('ST') || (keys.includes('KO') && text.charCodeAt(start) > 127))) return false
    tokens.pop()
    last = number
  }
  // 'On 6 th'.
  const isEnding = last.digits > 0 && end === start + 2 && last.numbers[0]! < 32 && !capital
  if (isEnding && ordinalEnding(last.numbers[0]!) === word) {
    push(tokens, text, start, end, kinds.suffix)
    return true
  }
  return false
}

function ordinalEnding(day: number): string {
  const last = day > 10 && day < 14 ? 0 : day % 10
  return ['th', 'st', 'nd', 'rd'][last] ?? 'th'
}
