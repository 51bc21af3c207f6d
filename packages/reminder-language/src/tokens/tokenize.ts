import { daysInMonth } from '../days/calendar.ts'
import { meaningOf } from '../vocabulary/index.ts'
import { keyIds } from './keys.ts'
import type { Token } from './token.ts'
import { wordOf } from './words.ts'

/** A reminder is a line or two. What lies beyond this many pieces is kept in the title unread. */
const mostTokens = 400

const mark = ['mark']
const untouched = ['word']
const opaque = ['opaque']
const int = ['int']
const suffix = ['ST']
const possessiveKeys = ['POSS']
const ymdKeys = ['ymd']
const clockKeys = ['clock']
const atKeys = ['AT']
const andKeys = ['AND']
const dmKeys = ['dm']
const fractionKeys = ['dm', 'frac']
const decimalKeys = ['decimal']
const rangeKeys = ['range']
const none: readonly number[] = []

/** Cuts a text into words, numbers and marks. Nothing in the text makes it throw. */
export function tokenize(text: string, leaveAlone: readonly { start: number; end: number }[] = []): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length && tokens.length < mostTokens) {
    const code = text.charCodeAt(at)
    if (isSpace(code)) {
      at++
      continue
    }
    const before = tokens.length
    if (isDigit(code)) at = readNumber(text, at, tokens)
    else if (isAsciiLetter(code)) at = readLatin(text, at, tokens)
    else at = readOther(text, at, code, tokens)
    for (let index = leaveAlone.length > 0 ? before : tokens.length; index < tokens.length; index++) {
      const token = tokens[index]!
      if (leaveAlone.some((span) => token.start < span.end && token.end > span.start)) {
        tokens[index] = { ...token, keys: untouched, ids: keyIds(untouched), meaning: null }
      }
    }
  }
  return tokens
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0 || code === 0x202f || (code >= 0x2000 && code <= 0x200f) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2060 && code <= 0x206f) || code === 0xfeff || code === 0x3000
}

function isDigit(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 0x966 && code <= 0x96f)
}

function isAsciiLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
}

function push(tokens: Token[], text: string, start: number, end: number, keys: readonly string[], numbers = none, digits = 0): void {
  const last = tokens.at(-1)
  tokens.push({
    start,
    end,
    word: text.slice(start, end),
    glued: last !== undefined && last.end === start,
    keys,
    ids: idsOf(keys, text, start),
    meaning: null,
    numbers,
    digits,
    capital: false,
  })
}

const kindIds = new Map<readonly string[], Uint16Array>()
const namedMarks = new Map([',', '.', '/', '-', '+'].map((name) => [name.charCodeAt(0), keyIds([name])]))

/** A number is known by its kind, a mark that patterns name by itself. */
function idsOf(keys: readonly string[], text: string, start: number): Uint16Array {
  const named = keys === mark ? namedMarks.get(text.charCodeAt(start)) : undefined
  if (named) return named
  let ids = kindIds.get(keys)
  if (!ids) {
    ids = keyIds(keys)
    if (kindIds.size < 64) kindIds.set(keys, ids)
  }
  return ids
}

function pushWord(tokens: Token[], text: string, start: number, end: number): void {
  const { word, keys, ids, meaning, capital } = wordOf(text.slice(start, end))
  const last = tokens.at(-1)
  tokens.push({ start, end, word, glued: last !== undefined && last.end === start, keys, ids, meaning, numbers: none, digits: 0, capital })
}

/** Letters with an apostrophe inside; a possessive 's becomes a mark of its own. */
const latin = /[A-Za-z]+(?:['’][A-Za-z]+)*/y
const letters = /[\p{L}\p{M}\u200c\u200d]+/uy

function readLatin(text: string, at: number, tokens: Token[]): number {
  latin.lastIndex = at
  const raw = latin.exec(text)![0]
  let end = at + raw.length
  if (end < text.length && isDigit(text.charCodeAt(end))) return readMixed(text, at, tokens)
  if (end < text.length && text.charCodeAt(end) > 127 && /[\p{L}\p{M}]/u.test(text[end]!)) {
    letters.lastIndex = at
    end = at + letters.exec(text)![0].length
  }
  const possessive = /['’]s$/i.test(raw) && end === at + raw.length
  if (!possessive) {
    pushWord(tokens, text, at, end)
    return end
  }
  pushWord(tokens, text, at, end - 2)
  push(tokens, text, end - 2, end, possessiveKeys)
  return end
}

/** Letters and digits run together: '27jan', '8bje', '4h30min', '15h00', '2moro'; anything else ('7up', 'b2b') is opaque. */
const mixed = /[A-Za-z0-9]+/y
const pieces = /\d+|[a-z]+/g

function readMixed(text: string, at: number, tokens: Token[]): number {
  mixed.lastIndex = at
  const raw = mixed.exec(text)![0]
  const end = at + raw.length
  const lower = raw.toLowerCase()
  if (meaningOf(lower)) {
    pushWord(tokens, text, at, end)
    return end
  }
  const parts = lower.match(pieces)!
  if (parts.length <= 6 && parts.every((part, index) => mayBePiece(part, index > 0 ? parts[index - 1]! : ''))) {
    let from = at
    for (const part of parts) {
      if (isDigit(part.charCodeAt(0))) push(tokens, text, from, from + part.length, int, [Number(part)], part.length)
      else if (suffixes.has(part)) push(tokens, text, from, from + part.length, suffix)
      else pushWord(tokens, text, from, from + part.length)
      from += part.length
    }
    return end
  }
  push(tokens, text, at, end, opaque)
  return end
}

const suffixes = new Set(['st', 'nd', 'rd', 'th', 'ths'])
const gluedKeys = ['unit', 'AM', 'PM', 'OCLOCK', 'mo', 'HRS', 'DATE', 'KO', 'TIMES', 'SHARP']

function mayBePiece(part: string, before: string): boolean {
  if (isDigit(part.charCodeAt(0))) return part.length <= 4
  if (part === 'p' || part === 'a') return before !== ''
  if (suffixes.has(part)) return before !== ''
  const meaning = meaningOf(part)
  return meaning?.keys.some((key) => gluedKeys.includes(key)) ?? false
}

const ymd = /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d])/y
const dmy = /(\d{1,2})(\s?[/.-]\s?)(\d{1,2})\2(\d{4}|\d{2})(?!\d)/y
const clock = /(\d{1,2}):(\d{2})(?::(\d{2}))?(?!\d)/y
const pair = /(\d{1,2})(\s?\/\s?|[.-])(\d{1,2})(?!\d)/y
const run = /[\d٫,.:/%-]*\d%?/y
const hinduDigits = /[\u0966-\u096f]/g

function readNumber(text: string, at: number, tokens: Token[]): number {
  const simple = plainNumber(text, at, tokens)
  if (simple > 0) return simple
  run.lastIndex = at
  const source = text.charCodeAt(at) < 128 ? text : text.replace(hinduDigits, (digit) => String(digit.charCodeAt(0) - 0x966))
  const asWritten = run.exec(source)![0]
  const runEnd = at + asWritten.length
  const previous = at > 0 ? source[at - 1]! : ' '
  if (isAsciiLetter(source.charCodeAt(runEnd)) && /^\d+$/.test(asWritten)) return readMixed(source, at, tokens)
  const attached = /[\p{L}$₹€£#_.:/]/u.test(previous) && !(previous === '.' && at > 1 && !isDigit(source.charCodeAt(at - 2))) && !(previous === ':' && !isDigit(source.charCodeAt(at - 2))) && !(previous === '/' && tokens.at(-2)?.meaning?.month !== undefined)
  if (attached || isCurrency(tokens.at(-1)?.word ?? '') || (previous === '+' && asWritten.length > 4) || asWritten.endsWith('%')) {
    push(tokens, source, at, runEnd, opaque)
    return runEnd
  }
  const end = readDate(source, at, tokens) ?? readClock(source, at, tokens) ?? readPair(source, at, tokens)
  if (end !== null) return end
  const digits = /^\d+/.exec(asWritten)![0]
  if (digits.length === asWritten.length || /^\d+[,.:/-]/.test(asWritten)) {
    const whole = digits.length === asWritten.length || !/^[,.:/-]\d/.test(asWritten.slice(digits.length)) || (asWritten[digits.length] === '/' && digits.length === 4)
    if (whole && digits.length <= 4) {
      push(tokens, source, at, at + digits.length, int, [Number(digits)], digits.length)
      return at + digits.length
    }
  }
  push(tokens, source, at, runEnd, opaque)
  return runEnd
}

/** The usual case at once: up to four digits with a space, a word or the end on both sides. Else -1. */
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
  if (next === 32 && text.charCodeAt(end + 1) === 47) return -1
  if (tokens.length > 0 && isCurrency(tokens.at(-1)!.word)) return -1
  push(tokens, text, at, end, int, [value], end - at)
  return end
}

function isCurrency(word: string): boolean {
  return word.length === 1 && (word === '$' || word === '₹' || word === '€' || word === '£')
}

/** A number ends here unless more digits follow a mark, as in a phone number or a version. */
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
    const [all, y, , m, d] = written
    const end = at + all.length
    if (!isDate(Number(y), Number(m), Number(d)) || !(endsHere(text, end) || text[end] === 'T')) return null
    const timed = text[end] === 'T' && isDigit(text.charCodeAt(end + 1))
    push(tokens, text, at, timed ? end + 1 : end, ymdKeys, [Number(y), Number(m), Number(d)])
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
  push(tokens, text, at, end, ymdKeys, [year, month, day])
  return end
}

function isDate(year: number, month: number, day: number): boolean {
  return year >= 1900 && year < 2200 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
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
  push(tokens, text, at, end, clockKeys, [hour, minute, second], found[1]!.length === 2 && found[1]!.startsWith('0') ? 1 : 0)
  return end
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
  const keys = joint!.includes('/') ? (a < b && (b === 2 || b === 4) ? fractionKeys : dmKeys) : joint === '.' ? decimalKeys : rangeKeys
  push(tokens, text, at, end, keys, [a, b], second!.length)
  return end
}

const hashtag = /#[\p{L}\p{M}\p{N}_-]+/uy

function readOther(text: string, at: number, code: number, tokens: Token[]): number {
  if (code === 35) {
    hashtag.lastIndex = at
    const tag = hashtag.exec(text)
    if (tag) {
      push(tokens, text, at, at + tag[0].length, opaque)
      return at + tag[0].length
    }
  }
  if (code < 128 || code === 0x964 || code === 0x965) {
    push(tokens, text, at, at + 1, text[at] === '@' ? atKeys : text[at] === '&' ? andKeys : mark)
    return at + 1
  }
  letters.lastIndex = at
  const found = letters.exec(text)
  if (found) {
    pushWord(tokens, text, at, at + found[0].length)
    return at + found[0].length
  }
  const length = code >= 0xd800 && code <= 0xdbff ? 2 : 1
  push(tokens, text, at, Math.min(text.length, at + length), mark)
  return Math.min(text.length, at + length)
}
