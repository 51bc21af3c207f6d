import { readMixed } from './mixed.ts'
import { isAsciiLetter, isDigit, kinds, push } from './push.ts'
import type { Token } from './token.ts'

const ymd = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/y
const dmy = /(\d{1,2})(\s?[/.-]\s?)(\d{1,2})\2(\d{4}|\d{2})(?!\d)/y
const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)/y
/** Clock times with extra spaces, as from dictation or typing on a phone: '6. 30 am', '8 :00 baje'. */
const looseClock = /(\d{1,2})(?:\. | ?: ?)(\d{2})(?=\s?(?:[ap]\.?\s?m\b|ba?j|बज))/iy
const pair = /(\d{1,2})(\s?\/\s?|[.-])(\d{1,2})(?!\d)/y
const run = /[\d٫,.:/%-]*\d%?/y

/** Reads a token that begins with a digit: a whole number, a clock time, a date, or another kind of number. */
export function readNumber(text: string, at: number, tokens: Token[]): number {
  const simple = plainNumber(text, at, tokens)
  if (simple > 0) return simple
  run.lastIndex = at
  const asWritten = run.exec(text)![0]
  const runEnd = at + asWritten.length
  const previous = at > 0 ? text[at - 1]! : ' '
  if (isAsciiLetter(text.charCodeAt(runEnd)) && /^\d+$/.test(asWritten)) return readMixed(text, at, tokens)
  const attached =
    /[\p{L}$₹€£#_.:/]/u.test(previous) &&
    !(previous === '.' && at > 1 && !isDigit(text.charCodeAt(at - 2))) &&
    !(previous === ':' && !isDigit(text.charCodeAt(at - 2))) &&
    !(previous === '/' && tokens.at(-2)?.meaning?.month !== undefined)
  if (
    attached ||
    isCurrency(tokens.at(-1)?.word ?? '') ||
    (previous === '+' && asWritten.length > 4) ||
    asWritten.endsWith('%')
  ) {
    push(tokens, text, at, runEnd, kinds.opaque)
    return runEnd
  }
  const end =
    readLooseClock(text, at, tokens) ??
    readDate(text, at, tokens) ??
    readClock(text, at, tokens) ??
    readPair(text, at, tokens)
  if (end !== null) return end
  const digits = /^\d+/.exec(asWritten)![0]
  if (digits.length === asWritten.length || /^\d+[,.:/-]/.test(asWritten)) {
    const whole =
      digits.length === asWritten.length ||
      !/^[,.:/-]\d/.test(asWritten.slice(digits.length)) ||
      (asWritten[digits.length] === '/' && digits.length === 4)
    if (whole && digits.length <= 4) {
      push(tokens, text, at, at + digits.length, kinds.int, [Number(digits)], digits.length)
      return at + digits.length
    }
  }
  push(tokens, text, at, runEnd, kinds.opaque)
  return runEnd
}

/** Fast path for the usual case: up to four digits between spaces, words or the ends of the text. Otherwise -1. */
function plainNumber(text: string, at: number, tokens: Token[]): number {
  const before = at > 0 ? text.charCodeAt(at - 1) : 32
  if (before !== 32 && before !== 40 && before !== 44) return -1
  let end = at
  let value = 0
  while (end < text.length && end < at + 5) {
    const code = text.charCodeAt(end)
    if (code < 48 || code > 57) break
    value = value * 10 + code - 48
    end++
  }
  const next = end < text.length ? text.charCodeAt(end) : 32
  if (end === at || end > at + 4 || (next !== 32 && next !== 33 && next !== 63)) return -1
  if (next === 32 && (text.charCodeAt(end + 1) === 47 || text.charCodeAt(end + 1) === 58)) return -1
  if (tokens.length > 0 && isCurrency(tokens.at(-1)!.word)) return -1
  push(tokens, text, at, end, kinds.int, [value], end - at)
  return end
}

function isCurrency(word: string): boolean {
  return word.length === 1 && (word === '$' || word === '₹' || word === '€' || word === '£')
}

/** Whether a number ends here. It does not if more digits follow a mark, as in a phone number or a version. */
function endsHere(text: string, end: number): boolean {
  const next = text[end]
  if (next === undefined) return true
  if (next === '%') return false
  return !(/[-/.:,]/.test(next) && isDigit(text.charCodeAt(end + 1)))
}

function readDate(text: string, at: number, tokens: Token[]): number | null {
  ymd.lastIndex = at
  const written = ymd.exec(text)
  if (written) {
    const [all, y, , second, third] = written
    // 2024/13/1 can only have the day before the month.
    const [m, d] = Number(second) > 12 ? [third, second] : [second, third]
    const end = at + all.length
    if (!isDate(Number(y), Number(m), Number(d)) || !(endsHere(text, end) || text[end] === 'T')) return null
    const timed = text[end] === 'T' && isDigit(text.charCodeAt(end + 1))
    push(tokens, text, at, timed ? end + 1 : end, kinds.ymd, [Number(y), Number(m), Number(d)])
    return timed ? (readClock(text, end + 1, tokens) ?? end + 1) : end
  }
  dmy.lastIndex = at
  const usual = dmy.exec(text)
  if (!usual) return null
  const [all, first, , second, y] = usual
  const year = y!.length === 2 ? 2000 + Number(y) : Number(y)
  const end = at + all.length
  if (!endsHere(text, end) || (y!.length === 2 && first!.length + second!.length < 3 && all.includes('-'))) return null
  const dayFirst = Number(second) <= 12
  const month = Number(dayFirst ? second : first)
  const day = Number(dayFirst ? first : second)
  if (!isDate(year, month, day)) return null
  push(tokens, text, at, end, kinds.ymd, [year, month, day])
  return end
}

/** Whether numbers are in the range of a date. 30/2/2027 counts as one, although no calendar has it. */
function isDate(year: number, month: number, day: number): boolean {
  return year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= 31
}

function readClock(text: string, at: number, tokens: Token[]): number | null {
  clock.lastIndex = at
  const found = clock.exec(text)
  if (!found) return null
  const end = at + found[0].length
  const hour = Number(found[1])
  const minute = Number(found[2])
  const second = Number(found[3] ?? 0)
  if (!endsHere(text, end) && !/^[-.]\d/.test(text.slice(end, end + 2))) return null
  if (hour > 24 || minute > 59 || second > 59 || (hour === 24 && minute > 0)) return null
  push(
    tokens,
    text,
    at,
    end,
    kinds.clock,
    [hour, minute, second],
    found[1]!.length === 2 && found[1]!.startsWith('0') ? 1 : 0,
  )
  return end
}

function readLooseClock(text: string, at: number, tokens: Token[]): number | null {
  looseClock.lastIndex = at
  const found = looseClock.exec(text)
  if (!found || Number(found[1]) > 24 || Number(found[2]) > 59) return null
  push(tokens, text, at, at + found[0].length, kinds.clock, [Number(found[1]), Number(found[2]), 0])
  return at + found[0].length
}

function readPair(text: string, at: number, tokens: Token[]): number | null {
  pair.lastIndex = at
  const found = pair.exec(text)
  if (!found) return null
  const end = at + found[0].length
  if (!endsHere(text, end)) return null
  const [, first, joint, second] = found
  const a = Number(first)
  const b = Number(second)
  const keys = joint!.includes('/')
    ? a < b && (b === 2 || b === 4)
      ? kinds.fraction
      : kinds.dm
    : joint === '.'
      ? kinds.decimal
      : kinds.range
  push(tokens, text, at, end, keys, [a, b], second!.length)
  return end
}
