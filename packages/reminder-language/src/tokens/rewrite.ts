import { hasHint, hint } from './hints.ts'
import { kindOf } from './keys.ts'
import { kinds } from './push.ts'
import { respell } from './respell.ts'
import { isHour } from './rewrite-hours.ts'
import { anew, clockAt, replace, wordAt } from './splice.ts'
import { has, hasAny, keySet, nth, type Token } from './token.ts'
import { wordOf } from './words.ts'

/**
 * Rewrites joined or unusual spellings to the form the patterns expect, in place: 'kalsubah' becomes two words,
 * 'sunday10am' three, 'sham dhale' one part of the day, '5 Jan 27' gets a four-digit year, 'nineteen hundred hours'
 * becomes a clock time. Loaded separately from the reader.
 */
export function rewrite(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at++) {
    // Most words need no rewriting.
    if (hasAny(tokens[at], typed)) readTyped(tokens, at)
    if ((tokens[at]!.hints & hint.respelt) > 0 && tokens[at]!.keys !== kinds.untouched) respell(tokens, at)
  }
}

const typed = keySet('opaque decimal range ymd clock int mark num mo')

function readTyped(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const [kind] = token.keys
  if (kind === 'opaque') readOpaque(tokens, at)
  else if (kind === 'decimal') readDotted(tokens, at)
  else if (kind === 'range') readRange(tokens, at)
  else if (kind === 'ymd') readClockAfterDate(tokens, at)
  else if (kind === 'clock') {
    readHalf(tokens, at + 1)
    readHourBefore(tokens, at)
  } else if (kind === 'int') readDigits(tokens, at)
  else if (kind === 'mark') dropMark(tokens, at)
  else if (kind === 'num') readDayBefore(tokens, at)
  else if (token.meaning?.month !== undefined) {
    readYear(tokens, at)
    readDaysOf(tokens, at)
  }
}

const dayBefore = keySet('day wd part DAILY')
const secret = /^(?:pass|password|pwd|wifi|login|id)$/

/** Splits tokens of letters, digits and marks: 'sunday10am', '12thdec', '10amkal', 'at8pm', '4-5:30', 'monday@1230'. */
function readOpaque(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const { word } = token
  const after = /^@(\d{3,4})$/.exec(word)?.[1]
  if (after !== undefined) {
    const isTime = hasAny(nth(tokens, at - 1), dayBefore) && isHour(after) && tokens.length > 2
    if (isTime && !tokens.some((other) => secret.test(other.word)))
      replace(tokens, at, 1, ...anew({ ...token, glued: false }, ['@', after]).map((one) => ({ ...one, glued: false })))
    return
  }
  const hours = /^(\d{1,2})([-–])(\d{1,2}[:.]\d\d)$/.exec(word) ?? /^(\d{1,2}[:.]\d\d)([-–])(\d{1,2})$/.exec(word)
  if (hours && parseInt(hours[1]!, 10) < 13 && parseInt(hours[3]!, 10) < 13) {
    const [first, , last] = anew(token, hours.slice(1))
    replace(tokens, at, 1, dottedAsClock(first!), joint(first!, last!), dottedAsClock(last!))
    readHourBefore(tokens, at + 2)
    return
  }
  // 'Tmrw 3-330 call'.
  const digits = /^(\d{1,2})[-–](\d{1,2})([0-5]0|[0-5]5)$/.exec(word)
  if (
    digits &&
    hasAny(nth(tokens, at - 1), dayBefore) &&
    parseInt(digits[1]!, 10) < 13 &&
    parseInt(digits[2]!, 10) < 13
  ) {
    const [first, , last, minutes] = anew(token, [digits[1]!, '-', digits[2]!, digits[3]!])
    const ends = { ...clockAt(last!, last!, Number(digits[2]), Number(digits[3])), end: minutes!.end, digits: 0 }
    replace(tokens, at, 1, first!, joint(first!, ends), ends)
    readHourBefore(tokens, at + 2)
    return
  }
  if (word.length > 20 || /^[A-Z\d]+$/.test(word)) return
  const parts = piecesOf(word.toLowerCase())
  if (parts) replace(tokens, at, 1, ...anew(token, parts))
}

const marks = /^(?:am|pm|baje|bje|bj|bajey)$/
const suffixed = /^(?:st|nd|rd|th)(?=[a-z]{3,})/

/** Splits letters and digits if the pieces are a time or a day of a month; null otherwise. */
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
  // '10amkal' and 'kal10am': a word may directly follow the am/pm mark.
  const last = parts[number + 1] ?? ''
  const mark = /^(?:am|pm|baje|bje)(?=[a-z]{3,})/.exec(last)?.[0]
  const [clock, rest] = mark ? [mark, last.slice(mark.length)] : [last, parts[number + 2] ?? '']
  const words = [...parts.slice(0, number), ...(rest === '' ? [] : [rest])]
  if (!marks.test(clock) || words.length === 0 || !words.every(isOfTime)) return null
  return [...parts.slice(0, number), parts[number]! + clock, ...(rest === '' ? [] : [rest])]
}

const timeKeys = keySet('day wd part AT BY UNTIL FROM TONIGHT DAILY')
function isOfTime(word: string): boolean {
  return word.length > 1 && hasAny(wordOf(word), timeKeys)
}

/** Converts a decimal next to another time to a clock time: '7.30'. */
function dottedAsClock(token: Token): Token {
  const [hour, minute] = token.numbers
  if (token.keys[0] !== 'decimal' || hour! > 24 || minute! > 59 || token.digits !== 2) return token
  return { ...token, keys: kinds.clock, kind: kindOf(kinds.clock), numbers: [hour!, minute!, 0], digits: 0 }
}

const measured = keySet('ITEMWORD COUNTED unit TIMES AM PM OCLOCK')
const nouns = keySet('word LUNCH MEAL REPAST feast')
const counted = keySet('ITEMWORD COUNTED unit TIMES mark')

/** Reads a decimal after a day as a time if its minutes are quarters of an hour: 'tmrw 7.30 sports'. */
function readDotted(tokens: Token[], at: number): void {
  const [hour, minute] = tokens[at]!.numbers
  // 'Tea 16.30': of the 24-hour clock.
  const isLate = tokens[at]!.digits === 2 && minute! % 15 === 0 && hour! > 12 && hour! < 24
  if (isLate && endsTask(tokens, at)) {
    tokens[at] = dottedAsClock(tokens[at]!)
    return
  }
  const isQuarter = tokens[at]!.digits === 2 && minute! % 15 === 0 && minute! < 60 && hour! >= 1 && hour! <= 12
  // 'Phone off 2 to 3.30'.
  if (isQuarter && hourBefore(tokens, at) && (!tokens[at + 1] || !hasAny(tokens[at + 1], measured))) {
    tokens[at] = dottedAsClock(tokens[at]!)
    readHourBefore(tokens, at)
    return
  }
  // 'Wake kids 6.15 tmrw'; 'gold 6.45 kal' is a price.
  if (isQuarter && hasAny(tokens[at + 1], daysAhead) && nth(tokens, at - 1)?.keys[0] === 'word') {
    if (!hasHint(nth(tokens, at - 1), hint.priced | hint.label) && !tokens.some(({ word }) => money.test(word)))
      tokens[at] = dottedAsClock(tokens[at]!)
    return
  }
  if (!isQuarter || !hasAny(nth(tokens, at - 1), dayBefore) || tokens[at - 1]!.meaning?.weak) return
  if (tokens[at + 1] && !hasAny(tokens[at + 1], counted) && hasAny(tokens[at + 1], nouns))
    tokens[at] = dottedAsClock(tokens[at]!)
}

const towards = keySet('TO SE')
const halves = keySet('AM PM OCLOCK')

/** Returns the hour before 'to' and a clock time, or null if there is none: '2 to 3:30'. */
function hourBefore(tokens: readonly Token[], at: number): Token | null {
  const hour = nth(tokens, at - 2)
  const isHour = hour?.keys[0] === 'int' && hour.digits < 3 && hour.numbers[0]! >= 1 && hour.numbers[0]! <= 12
  return isHour && hasAny(nth(tokens, at - 1), towards) && !hour.glued ? hour : null
}

/** Reads the letter after a clock time: 'doctor 5:30p'. */
function readHalf(tokens: Token[], at: number): void {
  const letter = tokens[at]
  if (letter?.glued && /^[ap]$/.test(letter.word)) tokens[at] = wordAt(`${letter.word}m`, letter)
}

function readHourBefore(tokens: Token[], at: number): void {
  const hour = hourBefore(tokens, at)
  if (hour && !hasAny(tokens[at + 1], halves))
    tokens[at - 2] = { ...clockAt(hour, hour, hour.numbers[0]!, 0), digits: 0 }
}

const money =
  /^(?:pay|paid|rs|rupees?|recharge|transfer|send|bhej\w*|de|dena|dene|lena|lene|cost|rate|price|bill|fees?|chanda|emi|sip|room|flat|no|number)$/
const daysAhead = keySet('day wd TONIGHT')

/**
 * Reads digits before a day as a time if the minutes are half or quarter hours and the line is not about money: 'pick
 * kid 330 today'. '25 26 27 dec' are three days.
 */
function readDigits(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const [value] = token.numbers
  // 'Each Saturday at 3 till 19 Dec'.
  const isHour = token.digits < 3 && value! > 0 && value! < 13 && has(nth(tokens, at - 1), 'AT')
  if (isHour && has(tokens[at + 1], 'UNTIL') && tokens[at + 3]?.meaning?.month !== undefined)
    tokens[at] = { ...clockAt(token, token, value!, 0), digits: 0 }
  if (at === tokens.length - 1 && value! > 0 && value! < 13 && token.digits < 3 && endsWeekdays(tokens, at))
    tokens[at] = { ...clockAt(token, token, value!, 0), digits: 0 }
  if (token.digits === 4 && value! < 1000 && isHour24(value!) && (isBesideDay(tokens, at) || endsTask(tokens, at)))
    tokens[at] = clockAt(token, token, Math.floor(value! / 100), value! % 100)
  // 'Backup check daily 2330'.
  const isQuarterHour = token.digits === 4 && value! >= 1000 && /(?:15|30|45)$/.test(String(value))
  if (isQuarterHour && isHour24(value!) && endsDayLine(tokens, at))
    tokens[at] = clockAt(token, token, Math.floor(value! / 100), value! % 100)
  if (token.digits === 3 && at > 0 && hasAny(tokens[at + 1], daysAhead)) {
    const [hour, minute] = [Math.floor(value! / 100), value! % 100]
    const isTime = minute > 0 && minute < 60 && minute % 15 === 0 && hour > 0
    if (isTime && !tokens.some(({ word }) => money.test(word)))
      tokens[at] = { ...clockAt(token, token, hour, minute), digits: 0 }
  }
}

/** Whether a number ends the line right after a day or 'daily', and is no year or amount. */
function endsDayLine(tokens: readonly Token[], at: number): boolean {
  const [value] = tokens[at]!.numbers
  const isLast = at === tokens.length - 1 && hasAny(nth(tokens, at - 1), dayBefore) && tokens.length > 2
  return (
    isLast &&
    !isPlausibleYear(value!) &&
    !tokens.some(({ word }) => coded.test(word) || money.test(word) || secret.test(word))
  )
}

/** Whether four digits are rather a year than an hour: '2026', but '2015' is quarter past eight. */
const isPlausibleYear = (value: number): boolean => value > 2020 && value < 2060

const isHour24 = (value: number): boolean => isHour(String(value).padStart(4, '0'))

/** Words of something bought, or of a code, whose digits are no time: 'bread 22.50', 'locker 0930'. */
const coded =
  /^(?:pin|otp|code|locker|extn|ext|ends?|ending|xxxx|model|version|ver|v|score|rate|gold|silver|petrol|diesel|bread|milk|doodh|atta|rice|sugar|onion|dal|oil|gst|mrp|usd|inr|level|weight|bp|temp|marks|cgpa|gpa|कोड|पिन)$/

/** Whether digits end a line after the word of a task, without another number: 'snack 0930', 'tea 16.30'. */
function endsTask(tokens: readonly Token[], at: number): boolean {
  const before = nth(tokens, at - 1)
  if (at !== tokens.length - 1 || before?.keys[0] !== 'word' || tokens.some(({ keys }) => keys === kinds.opaque))
    return false
  if (hasHint(before, hint.label | hint.priced)) return false
  const isOnlyNumber = tokens.every((token, place) => place === at || token.digits === 0)
  return isOnlyNumber && !tokens.some(({ word }) => coded.test(word) || money.test(word) || secret.test(word))
}

/**
 * Whether four digits with a leading zero stand next to a day and name nothing: 'tomorrow 0445 airport', but not 'bus
 * 0615 tomorrow'.
 */
function isBesideDay(tokens: readonly Token[], at: number): boolean {
  if (hasHint(nth(tokens, at - 1), hint.label) || tokens.some(({ word }) => money.test(word))) return false
  const isEnded = tokens[at + 1]?.word !== 'h' && !has(tokens[at + 1], 'HRS')
  return isEnded && (hasAny(nth(tokens, at - 1), dayBefore) || hasAny(tokens[at + 1], daysAhead))
}

/** Words that make a trailing number a count or amount: 'buy eggs every monday 12', 'pay maid every saturday 8'. */
const counting =
  /^(?:pay|rs|buy|order|get|bring|la+n[aie]|kharid\w*|khareed\w*|mangwa\w*|de|den[aie]|recharge|transfer|litres?|kg)$/

/**
 * Whether repeating weekdays come right before a position: 'gym mon wed fri 7', 'tuition mon to fri 5', 'gym every
 * monday 7'.
 */
function endsWeekdays(tokens: readonly Token[], at: number): boolean {
  const last = nth(tokens, at - 1)
  if (has(last, 'INITIALS')) return true
  if (last?.meaning?.weekday === undefined || tokens.some(({ word }) => counting.test(word))) return false
  const days = tokens.filter(({ meaning }) => meaning?.weekday !== undefined).length
  return days > 2 || (days > 1 && hasAny(nth(tokens, at - 2), towards)) || has(nth(tokens, at - 2), 'EVERY')
}

/**
 * Reads a number word at the start of a line as a day of the month: 'इक्कीस को बुआ आएंगी'. 'पच्चीस को पाँच से गुणा करो'
 * is arithmetic.
 */
function readDayBefore(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const value = token.meaning!.number!
  if (at > 0 || value < 13 || value > 31 || !has(tokens[1], 'KO') || tokens.length < 3 || hasAny(tokens[2], dayNumbers))
    return
  tokens[0] = { ...token, keys: kinds.int, kind: kindOf(kinds.int), meaning: null, numbers: [value], digits: 2 }
}

/** Reads a range of hours: '7-8 in the evening', 'sham 7-8'. */
function readRange(tokens: Token[], at: number): void {
  const token = tokens[at]!
  const [first, last] = token.numbers
  const inPart = has(tokens[at + 1], 'IN') && (tokens[at + 2]?.meaning?.part ?? tokens[at + 3]?.meaning?.part)
  const afterPart =
    nth(tokens, at - 1)?.meaning?.part && !has(tokens[at + 1], 'unit') && !hasAny(tokens[at + 1], counted)
  // 'Every hour 10-2 pm': the end of the window counts.
  const isWindow = hasAny(tokens[at + 1], halves) && tokens.some((_, place) => isInterval(tokens, place))
  if (!(inPart || afterPart || isWindow) || first! > 12 || last! > 12 || first! < 1 || token.word.includes('-0')) return
  const [from, , to] = anew(token, [String(first), '-', String(last)])
  if (from && to && to.end === token.end) replace(tokens, at, 1, from, joint(from, to), to)
}

/** Whether the unit of 'every hour' or 'har 30 minute' is at a position. */
const isInterval = (tokens: readonly Token[], at: number): boolean =>
  /^(?:hour|minute)$/.test(tokens[at]?.meaning?.unit ?? '') &&
  [at - 1, at - 2].some((place) => has(nth(tokens, place), 'EVERY'))

/** Creates the token 'to' between two hours. */
const joint = (first: Token, last: Token): Token => ({ ...wordAt('to', first), start: first.end, end: last.start })

/** Reads a 24-hour time after a numeric date: '03.12.2026 0930'. */
function readClockAfterDate(tokens: Token[], at: number): void {
  const next = tokens[at + 1]
  if (next?.keys[0] !== 'int' || next.digits !== 4) return
  const [value] = next.numbers
  if (value! >= 2400 || value! % 100 > 59 || isPlausibleYear(value!)) return
  tokens[at + 1] = clockAt(next, next, Math.floor(value! / 100), value! % 100)
}

const yearJoints = new Set(['-', ',', '/', '.', "'", '’', '‘'])
const afterYear = keySet('KO TAK SE PE mark AT TO UNTIL clock')

/**
 * Reads lists of days without commas ('25 26 27 dec'), and adds the month to the day that ends a range ('26th dec till
 * 29th').
 */
function readDaysOf(tokens: Token[], at: number): void {
  let first = at
  const dayAt = (place: number) => {
    const token = nth(tokens, place)
    return token?.keys[0] === 'int' && token.digits < 3 && !token.glued ? token.numbers[0]! : 0
  }
  while (dayAt(first - 1) > 0 && (first === at || dayAt(first - 1) === dayAt(first) - 1)) first--
  if (at - first > 2 && dayAt(at - 1) < 32)
    for (let place = at - 1; place > first; place--)
      replace(tokens, place, 0, { ...anew(tokens[place]!, [','])[0]!, end: tokens[place]!.start })
  const month = tokens[at]!
  const isDated = dayAt(at - 1) > 0 || (has(nth(tokens, at - 1), 'ST') && dayAt(at - 2) > 0)
  const last = tokens[at + 2]
  const isLast = hasAny(tokens[at + 1], untilKeys) && last?.keys[0] === 'int' && has(tokens[at + 3], 'ST')
  // 'Leave 28 dec - 31'; 'meeting 5 dec - 7' may be an hour.
  const until = last?.keys[0] === 'int' && last.digits < 3 ? last.numbers[0]! : 0
  const isAfter =
    until > dayAt(at - 1) && until < 32 && (until > 12 || tokens.some((token) => hasHint(token, hint.lasting)))
  const isEnd = tokens.length === at + 3 && (tokens[at + 1]!.word === '-' || hasAny(tokens[at + 1], untilKeys))
  if (isDated && isAfter && isEnd)
    replace(tokens, at + 3, 0, { ...month, start: last!.end, end: last!.end, glued: true })
  if (isDated && isLast && !tokens[at + 4]?.meaning?.month)
    replace(tokens, at + 4, 0, { ...month, start: tokens[at + 3]!.end, end: tokens[at + 3]!.end, glued: true })
}

const untilKeys = keySet('TO UNTIL SE')

/** Reads two digits after a day and month as a future year: '5 Jan 27', '5-Jan-27', "24 Dec'26", 'Jan 5, 27'. */
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
  // The days of 'dec 24 - 27' are a range; only a date in one piece ends in a dash and its year: '5-Jan-27'.
  if (joint?.word === '-' && !(year.glued && joint.glued && to === at + 1)) return
  const next = tokens[place + 1]
  // '5 dec 26 11 meeting': the hour follows the year.
  const isHour = next?.keys[0] === 'int' && next.digits < 3 && next.numbers[0]! > 0 && next.numbers[0]! < 13
  const isEnd =
    next === undefined ||
    (isHour && place === 2 && startsWithDay(tokens)) ||
    (hasAny(next, afterYear) && !(next.glued && next.word === ':'))
  const isJoined = joint !== null && joint.word !== ',' && joint.word !== '.' && year.glued
  if (!isEnd && !isJoined && !(place === 2 && next.keys[0] === 'word')) return
  const isFirst = startsLine(tokens, at) || (place === 2 && startsWithDay(tokens) && !next?.word.endsWith('s'))
  if (year.numbers[0]! <= 31 && !isEnd && !isJoined && !isFirst) return
  tokens[place] = { ...year, numbers: [2000 + year.numbers[0]!], digits: 4 }
  if (quoted) replace(tokens, place - 1, 1)
}

const dayNumbers = keySet('int num')

/** Whether a line begins with the date: 'Jan 5 27 passport expiry'. */
const startsLine = (tokens: readonly Token[], at: number) => at === 0 && has(tokens[3], 'word')

/** Whether a line begins with a day and a month: '5 dec 26 11 meeting'. */
const startsWithDay = (tokens: readonly Token[]) =>
  tokens[0]!.digits < 3 && hasAny(tokens[0], dayNumbers) && has(tokens[1], 'mo')

function dropMark(tokens: Token[], at: number): void {
  // 'Every! 2 weeks' is the notation of other planners for counting from completion.
  if (tokens[at]!.word === '!' && tokens[at]!.glued && has(nth(tokens, at - 1), 'EVERY') && tokens[at + 1])
    replace(tokens, at, 1)
  else dropDash(tokens, at)
  keepCompound(tokens, at)
}

const timed = keySet('int num day wd part mo clock')

/** Keeps the second word of a noun such as 'check-in' or 'log-in' from being read as 'in'. */
function keepCompound(tokens: Token[], at: number): void {
  const [before, dash, after] = [nth(tokens, at - 1), tokens[at], tokens[at + 1]]
  const isCompound =
    dash?.word === '-' && dash.glued && after?.glued && has(after, 'IN') && before && !hasAny(before, timed)
  if (isCompound) tokens[at + 1] = { ...after, keys: kinds.untouched, kind: kindOf(kinds.untouched), meaning: null }
}

/** Removes the hyphen before the ending of an hour or day: 'duto-y', '5-க்குள்'. */
function dropDash(tokens: Token[], at: number): void {
  if (!tokens[at]!.glued || tokens[at]!.word !== '-') return
  const [number, ending] = [nth(tokens, at - 1), tokens[at + 1]]
  const isNumber = has(number, 'num') || has(number, 'int')
  // 'दो-तीन दिन में'.
  const isPair = has(number, 'num') && has(ending, 'num') && tokens[at + 2]?.meaning?.unit !== undefined
  const isRising = isPair && number!.meaning!.number! < 20 && ending!.meaning!.number! > number!.meaning!.number!
  if (isNumber && ending?.glued && (hasAny(ending, endings) || isRising)) replace(tokens, at, 1)
}

const endings = keySet('OCLOCK TAK')
