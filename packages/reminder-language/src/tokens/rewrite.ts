import { addHint, hint, mayBe } from './hints.ts'
import { joinedWords } from './joined.ts'
import { keyIds } from './keys.ts'
import { kinds } from './push.ts'
import { has, hasAny, keySet, type Token } from './token.ts'
import { tokenize } from './tokenize.ts'
import { wordOf } from './words.ts'

/**
 * Puts what is written in one piece, or in an unusual way, as the phrases expect it, in place: 'kalsubah' becomes two words, 'sunday10am'
 * three, 'sham dhale' one part of the day, '5 Jan 27' gets its whole year, 'nineteen hundred hours' a clock time. Loaded beside the reader.
 */
export function rewrite(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const kind = token.keys[0]
    if (kind === 'opaque') readOpaque(tokens, at)
    else if (kind === 'decimal') readDotted(tokens, at)
    else if (kind === 'range') readRange(tokens, at)
    else if (kind === 'ymd') readClockAfterDate(tokens, at)
    else if (token.meaning?.month !== undefined) readYear(tokens, at)
    else if (token.word === '-' && token.glued) dropDash(tokens, at)
    if (mayBe(tokens[at], hint.respelt) && tokens[at]!.keys !== kinds.untouched) respell(tokens, at)
  }
}

/** Whether a line has anything that `rewrite` may change. */
export const mayRewrite = (tokens: readonly Token[]): boolean =>
  tokens.some(({ keys, hints, meaning, word, glued }) => {
    if ((hints & hint.respelt) > 0 || meaning?.month !== undefined) return true
    const kind = keys[0]
    return kind === 'opaque' || kind === 'decimal' || kind === 'range' || kind === 'ymd' || (glued && word === '-')
  })

/** A word that stands for others, at their place in the text. */
function wordAt(word: string, first: Token, last = first): Token {
  return {
    ...wordOf(word),
    start: first.start,
    end: last.end,
    glued: first.glued,
    numbers: [],
    digits: 0,
    capital: false,
  }
}

function replace(tokens: Token[], at: number, count: number, ...by: Token[]): void {
  tokens.splice(at, count, ...by)
}

/** A piece of the text read anew, as if it had spaces in it; `parts` are its pieces in order. */
function anew(token: Token, parts: readonly string[]): Token[] {
  let { start } = token
  return parts.flatMap((part) => {
    const read = tokenize(part).map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
    start += part.length
    return read
  })
}

const dayBefore = keySet('day wd part DAILY')
const secret = /^(?:pass|password|pwd|wifi|login|id)$/

/** '1230' as an hour, in the digits of a clock of 24 hours. */
const isHour = (digits: string) => Number(digits.slice(0, -2)) < 24 && Number(digits.slice(-2)) < 60

/** 'Sunday10am', '12thdec', '10amkal', 'at8pm', '4-5:30', 'monday@1230'. */
function readOpaque(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const { word } = token
  const after = /^@(\d{3,4})$/.exec(word)?.[1]
  if (after !== undefined) {
    const isTime = hasAny(tokens[at - 1], dayBefore) && isHour(after) && tokens.length > 2
    if (isTime && !tokens.some((other) => secret.test(other.word)))
      replace(tokens, at, 1, ...anew({ ...token, glued: false }, ['@', after]).map((one) => ({ ...one, glued: false })))
    return
  }
  const hours = /^(\d{1,2})([-–])(\d{1,2}[:.]\d\d)$/.exec(word) ?? /^(\d{1,2}[:.]\d\d)([-–])(\d{1,2})$/.exec(word)
  if (hours && parseInt(hours[1]!, 10) < 13 && parseInt(hours[3]!, 10) < 13) {
    const [first, , last] = anew(token, hours.slice(1))
    replace(tokens, at, 1, dottedAsClock(first!), joint(first!, last!), dottedAsClock(last!))
    return
  }
  if (word.length > 20 || /^[A-Z\d]+$/.test(word)) return
  const parts = piecesOf(word.toLowerCase())
  if (parts) replace(tokens, at, 1, ...anew(token, parts))
}

const marks = /^(?:am|pm|baje|bje|bj|bajey)$/
const suffixed = /^(?:st|nd|rd|th)(?=[a-z]{3,})/

/** The pieces of letters and digits run together, if they are a time or a day of a month. */
function piecesOf(word: string): string[] | null {
  const parts = word.match(/\d+|[a-z]+/g)
  if (!parts || parts.join('') !== word || parts.length > 4) return null
  // '12thdec', '1rst'.
  const number = parts.findIndex((part) => part.charCodeAt(0) < 58)
  if (number < 0) return null
  const ending = suffixed.exec(parts[number + 1] ?? '')?.[0]
  const month = ending && wordOf(parts[number + 1]!.slice(2)).meaning?.month
  if (month !== undefined && number === 0 && parts.length === 2) return [parts[0]! + ending, parts[1]!.slice(2)]
  if (number === 0 && parts.length === 2 && parts[1] === 'rst' && parts[0]!.endsWith('1'))
    return [parts[0]!.concat('st')]
  if (parts[number]!.length > 2 || Number(parts[number]) > 24) return null
  // '10amkal' and 'kal10am': the mark may have a word after it.
  const last = parts[number + 1] ?? ''
  const mark = /^(?:am|pm|baje|bje)(?=[a-z]{3,})/.exec(last)?.[0]
  const [clock, rest] = mark ? [mark, last.slice(mark.length)] : [last, parts[number + 2] ?? '']
  const words = [...parts.slice(0, number), ...(rest === '' ? [] : [rest])]
  if (!marks.test(clock) || words.length === 0 || !words.every(isOfTime)) return null
  return [...parts.slice(0, number), parts[number]! + clock, ...(rest === '' ? [] : [rest])]
}

const timely = keySet('day wd part AT BY UNTIL FROM TONIGHT DAILY')
function isOfTime(word: string): boolean {
  const { meaning } = wordOf(word)
  return meaning !== null && word.length > 1 && meaning.keys.some((key) => timely[keyIds([key])[0]!] === 1)
}

/** A dotted clock time beside another that is none of a count: '7.30'. */
function dottedAsClock(token: Token): Token {
  const [hour, minute] = token.numbers
  if (token.keys[0] !== 'decimal' || hour! > 24 || minute! > 59 || token.digits !== 2) return token
  return { ...token, keys: kinds.clock, ids: keyIds(kinds.clock), numbers: [hour!, minute!, 0], digits: 0 }
}

const counted = keySet('ITEMWORD COUNTED unit TIMES mark')

/** 'Tmrw 7.30 sports': after a day, whole quarters of an hour are no measure. */
function readDotted(tokens: Token[], at: number): void {
  const [hour, minute] = tokens[at]!.numbers
  const isQuarter = tokens[at]!.digits === 2 && minute! % 15 === 0 && minute! < 60 && hour! >= 1 && hour! <= 12
  if (!isQuarter || !hasAny(tokens[at - 1], dayBefore) || tokens[at - 1]!.meaning?.weak) return
  if (tokens[at + 1] && !hasAny(tokens[at + 1], counted) && tokens[at + 1]!.keys[0] === 'word')
    tokens[at] = dottedAsClock(tokens[at]!)
}

/** '7-8 in the evening', 'sham 7-8': from and to. */
function readRange(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const [first, last] = token.numbers
  const inPart = has(tokens[at + 1], 'IN') && (tokens[at + 2]?.meaning?.part ?? tokens[at + 3]?.meaning?.part)
  const afterPart = tokens[at - 1]?.meaning?.part && !has(tokens[at + 1], 'unit') && !hasAny(tokens[at + 1], counted)
  if (!(inPart || afterPart) || first! > 12 || last! > 12 || first! < 1 || token.word.includes('-0')) return
  const [from, , to] = anew(token, [String(first), '-', String(last)])
  if (from && to && to.end === token.end) replace(tokens, at, 1, from, joint(from, to), to)
}

/** 'To' between two hours. */
const joint = (first: Token, last: Token): Token => ({ ...wordAt('to', first), start: first.end, end: last.start })

/** '03.12.2026 0930'. */
function readClockAfterDate(tokens: Token[], at: number): void {
  const next = tokens[at + 1]
  if (next?.keys[0] !== 'int' || next.digits !== 4) return
  const [value] = next.numbers
  if (value! >= 2400 || value! % 100 > 59 || (value! > 2020 && value! < 2060)) return
  tokens[at + 1] = clockAt(next, next, Math.floor(value! / 100), value! % 100)
}

function clockAt(first: Token, last: Token, hour: number, minute: number): Token {
  return {
    ...first,
    end: last.end,
    keys: kinds.clock,
    ids: keyIds(kinds.clock),
    meaning: null,
    numbers: [hour, minute, 0],
    // As if it began with 0: no hour of twelve.
    digits: 1,
  }
}

const yearJoints = new Set(['-', ',', '/', '.', "'", '’', '‘'])
const afterYear = keySet('KO TAK SE PE mark AT TO UNTIL clock')

/** '5 Jan 27', '5-Jan-27', "24 Dec'26", 'Jan 5, 27': two digits after a day and its month are a year to come. */
function readYear(tokens: Token[], at: number): void {
  if (tokens[at]!.keys === kinds.untouched) return
  let to = at + 1
  const isDay = (token: Token | undefined) =>
    token !== undefined &&
    token.meaning?.weekday === undefined &&
    (hasAny(token, dayNumbers) || token.meaning?.ordinal !== undefined)
  let dated = false
  for (let before = at - 1; before >= at - 3 && before >= 0 && !dated; before--) {
    if (isDay(tokens[before])) dated = true
    else if (!yearJoints.has(tokens[before]!.word) && !has(tokens[before], 'ST') && !has(tokens[before], 'OF')) break
  }
  if (!dated && isDay(tokens[to]) && tokens[to]!.digits < 3) {
    dated = true
    to++
    if (has(tokens[to], 'ST')) to++
  }
  const joint = yearJoints.has(tokens[to]?.word ?? '') ? tokens[to]! : null
  const quoted = joint !== null && /['’‘]/.test(joint.word)
  const year = joint ? tokens[to + 1] : tokens[to]
  const place = joint ? to + 1 : to
  if (year?.keys[0] !== 'int' || year.digits !== 2 || year.numbers[0]! < 26 || year.numbers[0]! > 45) return
  if (!dated && !quoted) return
  const next = tokens[place + 1]
  const isEnd = next === undefined || (hasAny(next, afterYear) && !(next.glued && next.word === ':'))
  const isJoined = joint !== null && joint.word !== ',' && joint.word !== '.' && year.glued
  if (!isEnd && !isJoined && !(place === 2 && next.keys[0] === 'word')) return
  if (year.numbers[0]! <= 31 && !isEnd && !isJoined && !startsLine(tokens, at)) return
  tokens[place] = { ...year, numbers: [2000 + year.numbers[0]!], digits: 4 }
  if (quoted) replace(tokens, place - 1, 1)
}

const dayNumbers = keySet('int num')

/** 'Jan 5 27 passport expiry': a line that begins with the date. */
const startsLine = (tokens: readonly Token[], at: number) => at === 0 && has(tokens[3], 'word')

/** 'Duto-y', '5-க்குள்': the ending of an hour or a day after a dash. */
function dropDash(tokens: Token[], at: number): void {
  const [number, ending] = [tokens[at - 1], tokens[at + 1]]
  const isNumber = has(number, 'num') || has(number, 'int')
  if (isNumber && ending?.glued && hasAny(ending, endings)) replace(tokens, at, 1)
}

const endings = keySet('OCLOCK TAK')

const set = (words: string) => new Set(words.split(' '))
const dusk = set('dhale dhalte dhalne ढले ढलते ढलने')
const happens = set('hote hotey होते')
const happening = set('hone होने')
const hi = set('hi ही')
const later = set('later')
const names = set('roz shaam sham subah')
const owned = set('number phone mobile birthday bday address ghar')
const callers = set('with call meet tell ask and & text ping invite for')
const unitsBefore = set('week month fortnight')
const allOf = set('all saare sabhi saaton saato seven')
const malayalam = set('മുമ്പ് മുൻപ് മുന്നേ munp munpu mumbu mumb munne mumpu')

addHint(
  [
    ...dusk,
    ...happens,
    ...happening,
    ...later,
    ...names,
    ...unitsBefore,
    ...allOf,
    ...malayalam,
    ...joinedWords.keys(),
    'hundred',
    'but',
    'shyam',
    'h',
    'hours',
    'hrs',
  ],
  hint.respelt,
)

const days = keySet('wd day DAILY WEEKEND WEEKENDS WEEKDAYS')
const base = keySet('int wd mo feast THE')
const rules = keySet('EVERY DAILY WEEKDAYS WEEKLY')

/** A word of `respelt`, with what is beside it. */
function respell(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const { word } = token
  const [before, next] = [tokens[at - 1], tokens[at + 1]]
  const split = joinedWords.get(word)
  if (split !== undefined) {
    if (token.keys[0] === 'word') replace(tokens, at, 1, ...splitAt(token, split))
    return
  }
  // 'Sham dhale', 'subah hote hi', 'din dhale'.
  const isDusk = dusk.has(word)
  if (isDusk || (happens.has(word) && hi.has(next?.word ?? ''))) {
    const last = hi.has(next?.word ?? '') ? next! : token
    const count = last === token ? 2 : 3
    if (before?.meaning?.part)
      replace(tokens, at - 1, count, before.meaning.weak ? wordAt('shaam', before, last) : { ...before, end: last.end })
    else if (isDusk && /^(?:din|suraj|दिन|सूरज)$/.test(before?.word ?? ''))
      replace(tokens, at - 1, count, wordAt('shaam', before!, last))
    return
  }
  // 'Raat hone se pehle'.
  if (happening.has(word)) {
    if (before?.meaning?.part && has(next, 'SE') && has(tokens[at + 2], 'PEHLE'))
      replace(tokens, at - 1, 2, { ...before, end: token.end })
    return
  }
  // 'No later than the 28th'.
  if (later.has(word)) {
    if (has(before, 'NOT') && next?.word === 'than') replace(tokens, at - 1, 3, wordAt('by', before!, next))
    return
  }
  // 'Kal shyam 5 baje' is an evening, 'kal shyam ko bulana' somebody.
  if (word === 'shyam') {
    const isTimed =
      next === undefined || has(next, 'int') || has(next, 'num') || has(next, 'clock') || has(next, 'decimal')
    if (!token.capital && before?.meaning?.day !== undefined && isTimed) tokens[at] = wordAt('shaam', token)
    return
  }
  // 'With Roz', "Roz and Shaam's wedding": people who are called so.
  if (names.has(word)) {
    const joined = has(next, 'AND') && tokens[at + 2]?.capital
    const owns = has(next, 'KA') && owned.has(tokens[at + 2]?.word ?? '')
    if (token.capital && (has(next, 'POSS') || owns || (joined && at === 0) || (before && callers.has(before.word))))
      tokens[at] = { ...token, keys: kinds.untouched, ids: keyIds(kinds.untouched), meaning: null }
    return
  }
  // 'Week before Eid': one.
  if (unitsBefore.has(word)) {
    const isAlone = before === undefined || before.keys[0] === 'word' || before.keys[0] === 'mark'
    const isBefore = next?.word === 'before' || next?.word === 'after' || next?.word === 'prior'
    if (isAlone && isBefore && hasAny(tokens[at + 2], base))
      replace(tokens, at, 0, wordAt('a', { ...token, end: token.start }))
    return
  }
  // 'All days except Tuesday', 'saaton din', 'seven days a week'.
  if (allOf.has(word)) {
    const counted = tokens[at + 1]?.numbers[0] === 7 || tokens[at + 1]?.meaning?.number === 7 ? at + 2 : at + 1
    if (!/^(?:days|din)$/.test(tokens[counted]?.word ?? '') || (word === 'seven' && !isWeekly(tokens, counted + 1)))
      return
    const end = isWeekly(tokens, counted + 1) ? counted + 2 : counted
    replace(tokens, at, end + 1 - at, wordAt('daily', token, tokens[end]))
    return
  }
  // '5ന് മുമ്പ്'.
  if (malayalam.has(word)) {
    if (has(before, 'KO') && has(token, 'PEHLE')) replace(tokens, at - 1, 2, wordAt('tak', before!, token))
    return
  }
  // 'But not on Mondays', of what repeats.
  if (word === 'but') {
    if (!has(next, 'NOT')) return
    const on = has(tokens[at + 2], 'ON') ? at + 2 : at + 1
    if (hasAny(tokens[on + 1], days) && tokens.some((other) => hasAny(other, rules)))
      replace(tokens, at, on + 1 - at, wordAt('except', token, tokens[on]))
    return
  }
  readHours(tokens, at)
}

const isWeekly = (tokens: readonly Token[], at: number) => has(tokens[at], 'A') && has(tokens[at + 1], 'WEEK')

function splitAt(token: Token, at: number): Token[] {
  const middle = token.start + at
  const [first, last] = [token.word.slice(0, at), token.word.slice(at)]
  return [wordAt(first, { ...token, end: middle }), { ...wordAt(last, { ...token, start: middle }), glued: true }]
}

const numberOf = (token: Token | undefined) => (has(token, 'num') ? token!.meaning!.number : undefined)

/** The spoken number that ends before a place: 'twenty one', 'zero six'. */
function numberBefore(tokens: readonly Token[], at: number): { from: number; value: number } | null {
  const last = numberOf(tokens[at - 1])
  if (last === undefined) return null
  const tens = numberOf(tokens[at - 2])
  if (last < 10 && last > 0 && (tens === 20 || tens === 30 || tens === 40 || tens === 50))
    return { from: at - 2, value: tens + last }
  if (last < 10 && (tens === 0 || tokens[at - 2]?.word === 'oh')) return { from: at - 2, value: last }
  return { from: at - 1, value: last }
}

/** 'Nineteen hundred hours', 'zero six thirty hours', '0800h'. */
function readHours(tokens: Token[], at: number): void {
  const { word } = tokens[at]!
  const before = tokens[at - 1]
  if (word === 'h') {
    const isClock =
      before?.keys[0] === 'int' &&
      before.digits === 4 &&
      tokens[at]!.glued &&
      isHour(String(before.numbers[0]).padStart(4, '0'))
    if (isClock)
      replace(
        tokens,
        at - 1,
        2,
        clockAt(before, tokens[at]!, Math.floor(before.numbers[0]! / 100), before.numbers[0]! % 100),
      )
    return
  }
  if (word === 'hundred') {
    const hour = has(tokens[at + 1], 'HRS') ? numberBefore(tokens, at) : null
    if (hour && hour.value < 25)
      replace(tokens, hour.from, at + 2 - hour.from, clockAt(tokens[hour.from]!, tokens[at + 1]!, hour.value % 24, 0))
    return
  }
  const minute = numberBefore(tokens, at)
  const hour = minute && minute.value >= 10 && minute.value < 60 ? numberBefore(tokens, minute.from) : null
  // 'Two thirty hours' may be a length.
  if (hour && hour.value < 24 && (hour.value > 12 || minute!.from - hour.from > 1))
    replace(tokens, hour.from, at + 1 - hour.from, clockAt(tokens[hour.from]!, tokens[at]!, hour.value, minute!.value))
}
