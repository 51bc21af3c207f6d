import { retractionWords } from '../tokens/correction-words.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { has, hasAny, keySet, nth } from '../tokens/token.ts'
import type { Part } from '../vocabulary/vocabulary.ts'
import { labelled } from './calendar-dates.ts'
import type { ClockTerm } from './clock-term.ts'
import { isEnglishPart } from './english-part.ts'
import { endsPhrase, type Where } from './pattern.ts'

/** Keys of words before a number that make it an hour. */

const timeKeys = keySet(
  'day wd part WEEKDAY WEEKDAYS WEEKEND WEEKENDS mo TONIGHT DAILY WEEKLY MONTHLY DAY WEEK MONTH ME REMINDER ST',
)

/**
 * Whether the word before lets even a bare number be an hour, such as a day or a request: 'Mondays at 9 team sync',
 * 'remind me at 5 call mom'.
 */
export function afterTime({ tokens, from }: Where): boolean {
  const before = nth(tokens, from - 1)
  return before !== undefined && (before.word === 'me' || retractionWords.has(before.word) || hasAny(before, timeKeys))
}

/** Whether the number counts or measures the next word: 'at 5 star hotels', 'at 2 kg'. */
export function counts({ tokens, to }: Where): boolean {
  return (
    has(tokens[to], 'ITEMWORD') ||
    has(tokens[to], 'opaque') ||
    (tokens[to]?.word === '-' && tokens[to].glued) ||
    has(tokens[to], 'unit')
  )
}

/** Whether the number counts a following plural: 'kal sham 5 log', 'tomorrow morning 6 eggs', 'कल 6 अंडे'. */
export function countsMany(at: Where): boolean {
  const next = at.tokens[at.to]
  const isPlural = /[^aisu]s$|[ेों]$|ियां$/.test(next?.word ?? '')
  return isPlural || has(next, 'COUNTED') || has(next, 'TIMES') || counts(at)
}

/** Whether the number is a price: 'kal 10 ka recharge' is ten rupees' worth, while 'kal 10 ki train' leaves at ten. */
export function costs({ tokens, to }: Where): boolean {
  return has(tokens[to], 'KA') && /^(recharge|pack|note|stamp|coupon|sikka)/.test(tokens[to + 1]?.word ?? '')
}

/** Whether the words after a time begin the end of a range: ‘to’, ‘se’, a dash. */
export function startsRange({ tokens, to }: Where): boolean {
  const next = tokens[to]
  const toTheNext = has(next, 'AND') && tokens.slice(to + 2, to + 5).some((token) => has(token, 'MID'))
  return has(next, 'SE') || has(next, 'TO') || next?.word === '-' || toTheNext
}

export function isLatinWeak({ tokens, from }: Where): boolean {
  return tokens[from]?.meaning?.weak === true
}

const dayLike = keySet('day wd mo dm ymd DAILY TONIGHT WEEKDAYS WEEKDAY WEEKENDS WEEKEND DAY')

export const daysAhead = keySet('day wd DAILY TONIGHT EVERY')

/** Whether a token is a day: a word, or a date in digits unless it is part of an address ('flat 4/12'). */
export const isDay = (tokens: Where['tokens'], at: number) =>
  hasAny(nth(tokens, at), dayLike) && !(has(tokens[at], 'dm') && hasHint(nth(tokens, at - 1), hint.label))

/** Whether a repetition with a part of the day comes right before: 'rozana sham 6 se 7'. */
export function afterRepeatedPart({ tokens, from }: Where): boolean {
  const spoken = nth(tokens, from - 2)
  return nth(tokens, from - 1)?.meaning?.part !== undefined && (has(spoken, 'EVERY') || has(spoken, 'DAILY'))
}

/**
 * Whether a time is right after a day ('kal 10 se 12', 'every Sunday 7.30'), or before a day that ends the phrase ('OPD
 * 9 to 1 tomorrow').
 */
export function nextToDay(at: Where): boolean {
  const { tokens, from, to } = at
  const joint = has(nth(tokens, from - 1), 'KO') || nth(tokens, from - 1)?.word === ',' ? from - 2 : from - 1
  const counting = countsMany(at)
  // 'Gold 6.50 kal' is a price.
  const isName = has(tokens[from], 'decimal') ? !hasHint(nth(tokens, from - 1), hint.departure) : labelled(at)
  const before = hasAny(tokens[to], daysAhead) && endsPhrase(tokens, to + 1) && !isName
  return !counting && (isDay(tokens, joint) || before)
}

/**
 * Whether a range is right before a day: 'class 10.30 to 12 on Saturday', 'tuition 4.30 to 6 daily'. In '2 to 3 kg
 * tomorrow' it is a count.
 */
export function beforeDay(at: Where): boolean {
  const { tokens, from, to } = at
  const day = has(tokens[to], 'ON') ? to + 1 : to
  const isScore = from > 0 && scored.test(tokens[from - 1]!.word)
  return hasAny(tokens[day], daysAhead) && !countsMany(at) && !isScore && !labelled(at)
}

/** Whether a time ends a line that names a day: 'agle budhwar ko light nahi rahegi 10 se 4'. */
export function endsDayLine({ tokens, from, to }: Where): boolean {
  const isName = from > 0 && (labelled({ tokens, from, to }) || scored.test(tokens[from - 1]!.word))
  const ends = to === tokens.length || isVerb.test(tokens[to]!.word)
  return ends && !isName && tokens.some((token) => hasAny(token, daysAhead))
}

/** Whether a number with valid minutes ends a line that names a day, and is not a price: 'kal visa interview 9.30'. */
export function isLastOfDayLine({ hour, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isClock = hour >= 1 && hour <= 12 && minute % 5 === 0 && to === tokens.length
  const namesDay = isClock && tokens.some((_, index) => isDay(tokens, index))
  return namesDay && !labelled(at) && !hasHint(nth(tokens, from - 1), hint.priced)
}

/** Whether a number is a price or quantity: '40 sets @ 2150', 'bought at 1725'. */
export const isPriced = ({ tokens, from }: Where) =>
  hasHint(nth(tokens, from - 1), hint.priced | hint.past) || hasAny(nth(tokens, from - 2), hours)

const hours = keySet('int decimal')

/**
 * Whether a number with a dot is a time rather than a price or a rate: 'meet madam at 10.40 regarding the certificate'.
 */
export function isDottedTime({ how, hour, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isClock = how === 'dotted' && hour >= 1 && hour <= 12 && minute % 5 === 0
  return isClock && !countsMany(at) && !hasHint(nth(tokens, from - 1), hint.priced) && has(tokens[to], 'word')
}

/** Verbs that may follow a time: 'kal subah paani 6 se 7 aayega'. */
const isVerb = /^(hai|hain|\w+(?:ega|egi|enge|oga|ogi|unga|ungi))$/

const scored = /^(score|pages?|chapters?|questions?|lines?|verses?|won|by|beat|exercises?|rolls?)$/

/** The hours of each part of the day that can be a bare number before a noun: 'kal raat 10 train'. */
const hoursOf: Partial<Record<Part, readonly [first: number, last: number]>> = {
  early: [3, 7],
  morning: [4, 11],
  afternoon: [1, 5],
  evening: [4, 9],
  night: [7, 12],
}

/** Keys of nouns; 'yoga' may begin the name of a feast. */
export const nouns = keySet('word MEAL feast')

/**
 * Whether a bare number before the task is an hour within the part of the day: 'kal raat 10 train', 'monday morning 9
 * standup'.
 */
export function isHourOf(part: Part, { how, hour }: ClockTerm, at: Where): boolean {
  const { tokens, to } = at
  const [first, last] = hoursOf[part] ?? [1, 0]
  const next = tokens[to]
  const isNoun = hasAny(next, nouns)
  return how === 'bare' && hour >= first && hour <= last && has(tokens[to - 1], 'int') && isNoun && !countsMany(at)
}

/**
 * Whether a number with a dot is an hour within the part of the day: 'subah 6.30 yoga', 'early morning 4.30 cab';
 * 'morning 7.30 rs' is a price.
 */
export function isDottedHourOf(part: Part, { how, hour }: ClockTerm, at: Where): boolean {
  const [first, last] = hoursOf[part] ?? [1, 0]
  return how === 'dotted' && hour >= first && hour <= last && !countsMany(at)
}

/** Whether 'raat' or 'morning' is a part of the day here rather than a noun or name: in Hindi, or after a day. */
export function isPartHere(at: Where): boolean {
  return afterTime(at) || !(isLatinWeak(at) || isEnglishPart(at.tokens[at.from]!.word))
}

/**
 * Whether two numbers after a day are hour and minutes: 'office cab mon-fri 8 40', 'kal 8 40 bus'. The next word must
 * not be something they could count.
 */
export function isSpacedHour({ how, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isAfterDay = how === 'words' && minute >= 10 && minute % 5 === 0 && hasAny(nth(tokens, from - 1), dayLike)
  const leads = endsPhrase(tokens, to) || hasHint(tokens[to], hint.departure) || hasAny(tokens[to], nouns)
  return isAfterDay && !countsMany(at) && !costs(at) && leads
}

/** Whether a time is right after a date. */
export const followsDate = ({ tokens, from }: Where): boolean => endsDate(tokens, from - 1)

/** What ends a date written out: the month of '5 dec', the day of 'dec 5' or '5th', a date in digits. */
function endsDate(tokens: Where['tokens'], at: number): boolean {
  const token = nth(tokens, at)
  const isNumber = (place: number) => has(nth(tokens, place), 'int') || has(nth(tokens, place), 'ord')
  // '1st of every month 11'.
  if (token?.meaning?.unit === 'month') return has(nth(tokens, at - 1), 'EVERY')
  if (has(token, 'mo')) return isNumber(at - (has(nth(tokens, at - 1), 'ST') ? 2 : 1))
  const number = has(token, 'ST') ? at - 1 : at
  // 'Dec 5 2026 11'.
  if (token?.digits === 4) return endsDate(tokens, at - 1)
  if (isNumber(number)) return has(nth(tokens, number - 1), 'mo')
  // 'Sat 5' alone may be a score.
  const isWeak = token?.meaning?.weak === true && tokens.length === 2
  // '3/4 11' may be a fraction; '8/12 11' at the end of a line is a day.
  if (has(token, 'dm')) return !has(token, 'frac') && at + 2 === tokens.length
  return !isWeak && ['day', 'wd', 'ymd'].some((key) => has(token, key))
}

/**
 * Whether a bare number right after a day is an hour: at the end of the line ('meeting 5 dec 11', 'day after tomorrow
 * 11'), or before something that takes place at one ('kal 11 call'). In 'kal 2 test hain' it is a count.
 */
export function isHourOfDate(at: Where): boolean {
  const { tokens, from, to } = at
  const before = has(nth(tokens, from - 1), 'KO') || nth(tokens, from - 1)?.word === ',' ? from - 2 : from - 1
  // 'Wake up 6 tomorrow', 'yoga 7 kal'.
  const isAhead = ['day', 'wd', 'TONIGHT', 'DAILY'].some((key) => has(tokens[to], key)) && endsPhrase(tokens, to + 1)
  if (isAhead && takesHour(nth(tokens, from - 1))) return true
  if (!endsDate(tokens, before) || countsMany(at) || costs(at) || startsRange(at)) return false
  if (to === tokens.length) return !tokens.some(({ word }) => counted.test(word))
  const next = tokens[to]!
  // '9 flag hoisting'.
  if (!takesHour(next) && !(next.keys[0] === 'word' && takesHour(tokens[to + 1]) && to + 2 === tokens.length))
    return false
  const isCount = has(tokens[to + 1], 'mark') ? false : /^(?:hain|हैं|h|hai|है)$/.test(tokens[to + 1]?.word ?? '')
  return !(isCount && tokens[from]!.numbers[0]! < 7)
}

/** Verbs that make a trailing number an amount: 'buy eggs 5 dec 12'. */
const counted =
  /^(?:pay|rs|buy|order|get|bring|la+n[aie]|kharid\w*|khareed\w*|mangwa\w*|de|den[aie]|recharge|transfer|litres?|kg)$/
/** Whether a word is something that begins at an hour. */
const takesHour = (token: Where['tokens'][number] | undefined): boolean =>
  token !== undefined && (takesPlace.test(token.word) || hasHint(token, hint.occasion | hint.departure))

/** Nouns for what begins at an hour. */
const takesPlace =
  /^(?:up|wake|uthna|cab|taxi|match|parade|rally|hoisting|function|assembly|practice|rehearsal|training|workshop|seminar|call|meeting|meet|mtg|standup|sync|demo|review|interview|class|tuition|lecture|exam|viva|test|gym|yoga|doctor|dr|dentist|appointment|checkup|ptm|webinar|session|puja|pooja|satsang|kirtan|aarti|katha|shaadi|haircut|salon|parlour|lab|practical|मीटिंग|कॉल|क्लास|परीक्षा|पूजा|डॉक्टर|योग)$/

/** Whether a line repeats within the day, so that a range of hours is its window: 'every 30 minutes 10 to 6'. */
export function repeatsWithinDay(tokens: Where['tokens']): boolean {
  return tokens.some(
    (token, at) =>
      token.word === 'hourly' ||
      (/^(?:hour|minute)$/.test(token.meaning?.unit ?? '') &&
        [at - 1, at - 2, at - 3].some((place) => has(nth(tokens, place), 'EVERY'))),
  )
}

const fractions = keySet('SADHE SAVA PAUNE')

/**
 * Whether words such as 'sava gyarah' (a quarter past eleven) are a time: the line must name a day, and no counted noun
 * may follow.
 */
export function isSpokenHour({ how }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  if (how !== 'words' || !hasAny(tokens[from], fractions) || countsMany(at)) return false
  const isNumber = has(tokens[to], 'HUNDRED') || has(tokens[to], 'THOUSAND') || has(tokens[to], 'num')
  return !isNumber && tokens.some((token) => hasAny(token, daysAhead))
}

/** Whether a bare number follows a repetition with a part of the day: 'roz raat 10 brush'. */
export function isHourAfter(clock: ClockTerm, at: Where): boolean {
  const part = nth(at.tokens, at.from - 1)?.meaning?.part
  const spoken = nth(at.tokens, at.from - 2)
  if (part === undefined || !(has(spoken, 'EVERY') || has(spoken, 'DAILY'))) return false
  const ends = at.to === at.tokens.length || has(at.tokens[at.to], 'AND') || has(at.tokens[at.to], 'KO')
  return isHourOf(part, clock, at) || (clock.how === 'bare' && clock.hour <= 12 && ends)
}

/**
 * Whether a number before a part of the day is a time: '8 this evening' is, while 'order pizza 2 tonight' may be two
 * pizzas.
 */
export function standsAlone(clock: ClockTerm, at: Where, part: Part): boolean {
  const { tokens, from, to } = at
  if (clock.how !== 'bare' && clock.how !== 'words') return true
  // 'Call mom 8 tonight' is a time; 'room 5 tonight' and 'plates 6 tonight' are not.
  const [first, last] = hoursOf[part] ?? [1, 0]
  const isHour = clock.hour >= first && clock.hour <= last && has(tokens[from], 'int')
  if (isHour && endsPhrase(tokens, to) && !labelled(at) && !/[^s]s$/.test(nth(tokens, from - 1)?.word ?? ''))
    return true
  if (from === 0 || has(tokens[from], 'AT') || has(tokens[from], 'BY') || tokens[from - 1]!.keys[0] === 'mark')
    return true
  for (let at = from; at < to; at++) if (tokens[at]!.word === ',') return true
  return false
}
