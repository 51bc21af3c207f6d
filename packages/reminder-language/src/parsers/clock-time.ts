import { hint, mayBe } from '../tokens/hints.ts'
import { has, hasAny, keySet } from '../tokens/token.ts'
import { shifts, takesBack } from '../tokens/words-of-correction.ts'
import type { Part } from '../vocabulary/vocabulary.ts'
import { labelled } from './calendar-dates.ts'
import { type ClockTerm, plainClock } from './clock-term.ts'
import { isEnglishPart } from './english-part.ts'
import {
  atClock,
  type DateSpec,
  daysAway,
  nothing,
  onDay,
  type PartOfDay,
  type Saying,
  type SayingOf,
} from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** Takes a clock time that vouches for itself. */
function sure(clock: ClockTerm): SayingOf<'clock'> | null {
  return clock.how === 'marked' || clock.how === 'colon' ? atClock(plainClock(clock)) : null
}

/** Takes any clock time, where the phrase asks for one: 'at 5', 'around 1030', 'by ten ten'. */
function asked(clock: ClockTerm): SayingOf<'clock'> | null {
  if (clock.how === 'digits' && clock.hour > 23) return null
  return clock.hour > 24 ? null : atClock(plainClock(clock))
}

/** A bare number up to 12, if its context makes it an hour. */
function hourly(clock: ClockTerm): SayingOf<'clock'> | null {
  if (clock.how === 'bare' && (clock.hour > 12 || clock.hour === 0)) return null
  return asked(clock)
}

const timely = keySet(
  'day wd part WEEKDAY WEEKDAYS WEEKEND WEEKENDS mo TONIGHT DAILY WEEKLY MONTHLY DAY WEEK MONTH ME REMINDER ST',
)

/** 'Mondays at 9 team sync', 'remind me at 5 call mom': after a day or a request even a bare number is an hour. */
function afterTime({ tokens, from }: Where): boolean {
  const before = tokens[from - 1]
  return before !== undefined && (before.word === 'me' || takesBack.has(before.word) || hasAny(before, timely))
}

/** 'Tomorrow by 2 submit the form': a bare hour right after a day, with what asks for a time. */
function byHour(clock: ClockTerm, at: Where): SayingOf<'clock'> | null {
  const { tokens, from, to } = at
  const isAsked = has(tokens[from], 'BY') || has(tokens[from], 'BEFORE')
  const isAfterDay = hasAny(tokens[from - 1], daysAhead) && hasAny(tokens[to], nouns)
  return isAsked && isAfterDay && has(tokens[to - 1], 'int') && !countsMany(at) ? hourly(clock) : null
}

/** 'At 5 star hotels' and 'at 2 kg' count. */
function counts({ tokens, to }: Where): boolean {
  return (
    has(tokens[to], 'ITEMWORD') ||
    has(tokens[to], 'opaque') ||
    (tokens[to]?.word === '-' && tokens[to].glued) ||
    has(tokens[to], 'unit')
  )
}

/** 'Kal sham 5 log', 'tomorrow morning 6 eggs', 'कल 6 अंडे': a count of the next word. */
function countsMany(at: Where): boolean {
  const next = at.tokens[at.to]
  const isPlural = /[^aisu]s$|[ेों]$|ियां$/.test(next?.word ?? '')
  return isPlural || has(next, 'COUNTED') || has(next, 'TIMES') || counts(at)
}

/** 'Kal 10 ka recharge' is ten rupees' worth, 'kal 10 ki train' leaves at ten. */
function costs({ tokens, to }: Where): boolean {
  return has(tokens[to], 'KA') && /^(recharge|pack|note|stamp|coupon|sikka)/.test(tokens[to + 1]?.word ?? '')
}

function startsRange({ tokens, to }: Where): boolean {
  const next = tokens[to]
  const toTheNext = has(next, 'AND') && tokens.slice(to + 2, to + 5).some((token) => has(token, 'MID'))
  return has(next, 'SE') || has(next, 'TO') || next?.word === '-' || toTheNext
}

function isLatinWeak({ tokens, from }: Where): boolean {
  return tokens[from]?.meaning?.weak === true
}

/** Clock times: 5 pm, 17:30, at 5, 8 baje, saadhe saat baje, quarter past 3, 1745 hrs, 5-6 pm. */
export const clockTimes: readonly Rule[] = [
  [
    '<clock> SHARP|ONWARDS?',
    ({ clock }, at) =>
      // 'Bus no 11:11 wali'.
      clock!.how === 'colon' &&
      /^(?:no|number|num|nambar|numbar|scale|ratio|odds|नंबर|नम्बर)$/.test(at.tokens[at.from - 1]?.word ?? '')
        ? nothing
        : isHourAfter(clock!, at) ||
            isSpokenHour(clock!, at) ||
            (at.tokens[at.to - 1]!.word === 'ish' && clock!.hour <= 12) ||
            (clock!.how === 'dotted' && (besideDay(at) || isLastOfDayLine(clock!, at))) ||
            isSpacedHour(clock!, at)
          ? asked(clock!)
          : sure(clock!),
  ],
  [
    'AT|AROUND|BY|BEFORE|AFTER|UNTIL|WITHIN AROUND|LIKE? <clock> SHARP|ONWARDS? $',
    ({ clock }, at) =>
      // '5 by 7' is a size.
      has(at.tokens[at.from], 'WITHIN') ||
      (has(at.tokens[at.from], 'BY') && has(at.tokens[at.from - 1], 'int')) ||
      (clock!.how === 'digits' && isPriced(at))
        ? null
        : asked(clock!),
  ],
  // 'Prepone the call to 9.30 tomorrow'.
  [
    'TO <clock>',
    ({ clock }, { tokens, to }) => (clock!.how === 'dotted' && hasAny(tokens[to], daysAhead) ? hourly(clock!) : null),
  ],
  ['^ AT <clock>', ({ clock }, at) => (counts(at) ? null : hourly(clock!))],
  [
    'AT|AROUND <clock>',
    ({ clock }, at) =>
      (afterTime(at) || takesBack.has(at.tokens[at.to]?.word ?? '') || isDottedTime(clock!, at)) && !counts(at)
        ? hourly(clock!)
        : null,
  ],
  [
    'AT|AROUND|BY|BEFORE|AFTER|FROM|UNTIL|SHARP AROUND|LIKE? <clock>',
    ({ clock }, at) => sure(clock!) ?? byHour(clock!, at),
  ],
  [
    'FROM? <clock> ONWARDS',
    ({ clock }, at) => (labelled(at) || !at.tokens.some((_, index) => isDay(at.tokens, index)) ? null : hourly(clock!)),
  ],
  ['SHARP AT <clock>', ({ clock }) => hourly(clock!)],
  // 'Aaj 5 se pehle call'; '6 se pehle' alone may be the 6th.
  [
    '<clock> SE PEHLE',
    ({ clock }, at) => (clock!.how === 'bare' && besideDay(at) && !labelled(at) ? hourly(clock!) : null),
  ],
  [
    '<part> KO|MEIN? <clock> SE PEHLE',
    ({ part, clock }) => (clock!.how === 'bare' ? withPart(hourly(clock!), part!, false) : null),
  ],
  // '7.30 ko dinner', 'saat paintalis pe local'.
  [
    '<clock> KO|PE',
    ({ clock }, at) =>
      (clock!.how === 'dotted' || (clock!.how === 'words' && clock!.minute >= 10)) && !labelled(at)
        ? asked(clock!)
        : null,
  ],
  [
    '<clock> KA',
    ({ clock }, { tokens, to }) =>
      clock!.how === 'words' && clock!.minute >= 10 && mayBe(tokens[to], hint.departure) ? asked(clock!) : null,
  ],
  [
    '<clock> DAY MEIN|KO',
    ({ clock }) =>
      withPart(sure(clock!), { part: clock!.hour >= 6 && clock!.hour < 12 ? 'morning' : 'afternoon' }, false),
  ],
  ['IN <clock>', ({ clock }) => (clock!.how === 'colon' ? atClock(plainClock(clock!)) : null)],
  [
    '<clock> IN THE AM|PM',
    ({ clock }, { tokens, to }) => atClock({ ...plainClock(clock!), half: has(tokens[to - 1], 'AM') ? 'am' : 'pm' }),
  ],
  [
    'FOR <clock> $',
    ({ clock }, at) =>
      !has(at.tokens[at.from - 1], 'REMINDER') && (clock!.how === 'bare' || clock!.how === 'words')
        ? null
        : asked(clock!),
  ],
  [
    '<clock> KA LIYE',
    ({ clock }, { tokens, to }) =>
      tokens.slice(to, to + 3).some((token) => has(token, 'REMINDER')) ? hourly(clock!) : null,
  ],
  [
    'PM|AM <clock>',
    ({ clock }, { tokens, from }) =>
      tokens[from]!.word.charCodeAt(0) < 128
        ? null
        : atClock({ ...plainClock(clock!), half: has(tokens[from], 'AM') ? 'am' : 'pm' }),
  ],
  ['<clock> KA AROUND AROUND?', ({ clock }) => hourly(clock!)],
  ['<clock> KA MID MEIN?', ({ clock }) => sure(clock!)],
  [
    '<clock> -|TO|SE|AND <clock:clock2> KA MID MEIN?',
    ({ clock, clock2 }, at) => range(clock!, clock2!) ?? bareRange(clock!, clock2!, at),
  ],
  // '5 ya 6 baje': the first.
  [
    '<clock> OR <clock:clock2>',
    ({ clock, clock2 }) => {
      const said = range(clock!, clock2!)
      return said && atClock(said.clock!)
    },
  ],
  // 'Christmas eve dinner 8': at the end of a line, after what takes place at an hour.
  [
    '<clock>',
    ({ clock }, { tokens, from, to }) =>
      to === tokens.length &&
      clock!.how === 'bare' &&
      has(tokens[from], 'int') &&
      mayBe(tokens[from - 1], hint.occasion)
        ? hourly(clock!)
        : null,
  ],
  ['<clock> TAK $', ({ clock }) => hourly(clock!)],
  ['<clock> RAHE', ({ clock }) => sure(clock!)],
  [
    '^ <clock> $',
    ({ clock }, { from, to, tokens }) =>
      clock!.how === 'words' && clock!.minute >= 10 && (from > 0 || to === tokens.length) ? asked(clock!) : null,
  ],
  [
    'FROM|BETWEEN <clock> -|TO|AND|UNTIL|SE <clock:clock2> $',
    ({ clock, clock2 }) => (isOnFace(clock2!) ? lasting(asked(clock!), clock2!) : null),
  ],
  ['BETWEEN <clock> AND|TO|- <clock:clock2>', ({ clock, clock2 }) => range(clock!, clock2!)],
  [
    'FROM|AT? <clock> -|TO|SE|UNTIL <clock:clock2> TAK?',
    ({ clock, clock2 }, at) =>
      range(clock!, clock2!) ??
      colonRange(clock!, clock2!, at) ??
      (besideDay(at) ||
      beforeDay(at) ||
      endsDayLine(at) ||
      afterRepeatedPart(at) ||
      shifts.has(at.tokens[at.to]?.word ?? '')
        ? bareRange(clock!, clock2!, at)
        : null),
  ],
  [
    '<range>',
    ({ range: hours }, at) => {
      const [first, last] = hours!.map((hour): ClockTerm => ({ hour, minute: 0, second: 0, half: null, how: 'bare' }))
      const isHours = endsPhrase(at.tokens, at.to) ? besideDay(at) || endsDayLine(at) : afterRepeatedPart(at)
      return isHours ? bareRange(first!, last!, at) : null
    },
  ],

  // With a part of the day, which makes even a bare number an hour.
  [
    '<part> KO|MEIN|KA? AT|AROUND|,? <clock> $',
    ({ part, clock }, at) => withPart(hourly(clock!), part!, isLatinWeak(at) && clock!.how !== 'marked'),
  ],
  [
    '<part> KO|MEIN|KA? AT|AROUND|,? <clock> SHARP|ONWARDS?',
    ({ part, clock }, at) =>
      withPart(
        (clock!.how === 'words' && clock!.minute >= 10) ||
          isDottedHourOf(part!.part, clock!, at) ||
          (isPartHere(at) && isHourOf(part!.part, clock!, at))
          ? asked(clock!)
          : sure(clock!),
        part!,
        false,
      ),
  ],
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO <clock:clock2> TAK?',
    ({ part, clock, clock2 }, at) =>
      counts(at) || !goesForward(clock!.hour % 12, clock2!.hour) || !hourly(clock2!)
        ? null
        : withPart(lasting(hourly(clock!), clock2!), part!, false),
  ],
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO|AND <clock:clock2> KA MID MEIN?',
    ({ part, clock, clock2 }) =>
      !goesForward(clock!.hour % 12, clock2!.hour) || !hourly(clock2!)
        ? null
        : withPart(lasting(hourly(clock!), clock2!), part!, false),
  ],
  ['<part> KA <clock> WALA', ({ part, clock }) => withPart(hourly(clock!), part!, false)],
  // 'Raat 10 se subah 6 tak', 'from 9 in the morning till 1 in the afternoon'.
  [
    '<part> KO|MEIN|KA? <clock> -|SE|TO|UNTIL <part:part2> KO|MEIN|KA? <clock:clock2> TAK?',
    ({ part, clock, part2, clock2 }) => fromTo(clock!, clock2!, part2!, part!),
  ],
  [
    'FROM? <clock> -|SE|TO|UNTIL <part:part2> KO|MEIN|KA? <clock:clock2> TAK?',
    ({ clock, part2, clock2 }) => (sure(clock!) ? fromTo(clock!, clock2!, part2!) : null),
  ],
  [
    'FROM? <clock> IN|AT THE? <part> -|TO|UNTIL <clock:clock2> IN|AT THE? <part:part2>',
    ({ part, clock, part2, clock2 }) => fromTo(clock!, clock2!, part2!, part!),
  ],
  // 'Din mein 3 baje' is in the light of day.
  [
    'DAY KO|MEIN|KA <clock> SHARP|ONWARDS?',
    ({ clock }) =>
      withPart(sure(clock!), { part: clock!.hour >= 6 && clock!.hour < 12 ? 'morning' : 'afternoon' }, false),
  ],
  [
    'THIS|IN|AT THE? <part> AT|AROUND? <clock> $',
    ({ part, clock }, { tokens, from }) =>
      withPart(hourly(clock!), part!, false, has(tokens[from], 'THIS') ? 0 : undefined),
  ],
  ['TONIGHT AT|AROUND|BY? <clock> $', ({ clock }) => withPart(hourly(clock!), { part: 'night' }, false, 0)],
  [
    'TONIGHT AT|AROUND|BY? <clock>',
    ({ clock }, at) =>
      withPart(isHourOf('night', clock!, at) ? asked(clock!) : sure(clock!), { part: 'night' }, false, 0),
  ],
  ['AT|AROUND|BY? <clock> IN|AT THE? <part>', ({ part, clock }) => withPart(hourly(clock!), part!, false)],
  [
    'AT|AROUND|BY? <clock> SHARP|ONWARDS? <part>',
    ({ part, clock }, at) =>
      clock!.how === 'bare' && !has(at.tokens[at.from], 'AT') ? null : withPart(hourly(clock!), part!, false),
  ],
  [
    'AT|BY? <clock> ,? TONIGHT',
    ({ clock }, at) =>
      (standsAlone(clock!, at, 'night') && withPart(hourly(clock!), { part: 'night' }, false, 0)) || null,
  ],
  [
    'AT|BY? <clock> THIS <part>',
    ({ clock, part }, at) => (standsAlone(clock!, at, part!.part) && withPart(hourly(clock!), part!, false, 0)) || null,
  ],
  [
    'AT|BY? <clock> <day> <part>',
    ({ clock, day, part }, at) =>
      (standsAlone(clock!, at, part!.part) && withPart(hourly(clock!), part!, false, day)) || null,
  ],
  [
    '<day> <clock> $',
    ({ day, clock }, at) =>
      clock!.how === 'bare' && !isLatinWeak(at) && !startsRange(at) && !costs(at)
        ? withDate(hourly(clock!), { is: 'offset', days: day! })
        : null,
  ],
  // 'Sync mon 3': at the end of a line; in its midst a number after a weekday may count things.
  [
    '<wd> <clock>',
    ({ wd, clock }, { tokens, from, to }) =>
      from > 0 && to === tokens.length && clock!.how === 'bare'
        ? withDate(hourly(clock!), { is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 })
        : null,
  ],
]

function range(first: ClockTerm, last: ClockTerm): Saying | null {
  if (last.how !== 'marked' && !(last.how === 'colon' && first.how === 'colon')) return null
  if (first.how === 'bare' && (first.hour > 12 || first.hour === 0)) return null
  const half = first.half ?? (last.half === 'pm' && first.hour > last.hour && first.hour !== 12 ? 'am' : last.half)
  return { ...atClock({ ...plainClock(first), half: half === '24' ? null : half }), endsAt: plainClock(last) }
}

/** A range that ends in another part of the day. */
function fromTo(first: ClockTerm, last: ClockTerm, part2: PartOfDay, part?: PartOfDay): Saying | null {
  const [said, ends] = [hourly(first), hourly(last)]
  if (!said || !ends) return null
  const isMorning = part2.part === 'morning' || part2.part === 'early' || (part2.part === 'night' && last.hour < 5)
  const endsAt = { ...ends.clock, half: ends.clock.half ?? (isMorning ? 'am' : 'pm') } as const
  return { ...said, endsAt, ...(part && { part }) }
}

const dayLike = keySet('day wd mo dm ymd DAILY TONIGHT WEEKDAYS WEEKDAY WEEKENDS WEEKEND DAY')
const daysAhead = keySet('day wd DAILY TONIGHT EVERY')

/** A word for a day, or a date in digits: not 'flat 4/12'. */
const isDay = (tokens: Where['tokens'], at: number) =>
  hasAny(tokens[at], dayLike) && !(has(tokens[at], 'dm') && mayBe(tokens[at - 1], hint.label))

/** 'Rozana sham 6 se 7', where the repetition has taken the part. */
function afterRepeatedPart({ tokens, from }: Where): boolean {
  const said = tokens[from - 2]
  return tokens[from - 1]?.meaning?.part !== undefined && (has(said, 'EVERY') || has(said, 'DAILY'))
}

/** Right after a day ('kal 10 se 12', 'every Sunday 7.30'), or before one that ends the phrase ('OPD 9 to 1 tomorrow'). */
function besideDay(at: Where): boolean {
  const { tokens, from, to } = at
  const joint = has(tokens[from - 1], 'KO') || tokens[from - 1]?.word === ',' ? from - 2 : from - 1
  const counting = countsMany(at)
  // 'Gold 6.50 kal' is a price.
  const isName = has(tokens[from], 'decimal') ? !mayBe(tokens[from - 1], hint.departure) : labelled(at)
  const before = hasAny(tokens[to], daysAhead) && endsPhrase(tokens, to + 1) && !isName
  return !counting && (isDay(tokens, joint) || before)
}

/** 'Class 10.30 to 12 on Saturday', 'tuition 4.30 to 6 daily': a range right before a day; '2 to 3 kg tomorrow' counts. */
function beforeDay(at: Where): boolean {
  const { tokens, from, to } = at
  const day = has(tokens[to], 'ON') ? to + 1 : to
  const isScore = from > 0 && scored.test(tokens[from - 1]!.word)
  return hasAny(tokens[day], daysAhead) && !countsMany(at) && !isScore && !labelled(at)
}

/** 'Agle budhwar ko light nahi rahegi 10 se 4': at the end of a line that names a day. */
function endsDayLine({ tokens, from, to }: Where): boolean {
  const isName = from > 0 && (labelled({ tokens, from, to }) || scored.test(tokens[from - 1]!.word))
  const ends = to === tokens.length || isVerb.test(tokens[to]!.word)
  return ends && !isName && tokens.some((token) => hasAny(token, daysAhead))
}

/** 'Kal visa interview 9.30': minutes of a clock, at the end of a line that names a day, and no price. */
function isLastOfDayLine({ hour, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isClock = hour >= 1 && hour <= 12 && minute % 5 === 0 && to === tokens.length
  const namesDay = isClock && tokens.some((_, index) => isDay(tokens, index))
  return namesDay && !labelled(at) && !mayBe(tokens[from - 1], hint.priced)
}

/** '40 sets @ 2150', 'bought at 1725'. */
const isPriced = ({ tokens, from }: Where) =>
  mayBe(tokens[from - 1], hint.priced | hint.past) || hasAny(tokens[from - 2], hours)
const hours = keySet('int decimal')

/** 'Meet madam at 10.40 regarding the certificate': minutes of a clock, and nothing that could have such a price or rate. */
function isDottedTime({ how, hour, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isClock = how === 'dotted' && hour >= 1 && hour <= 12 && minute % 5 === 0
  return isClock && !countsMany(at) && !mayBe(tokens[from - 1], hint.priced) && has(tokens[to], 'word')
}

/** 'Kal subah paani 6 se 7 aayega'. */
const isVerb = /^(hai|hain|\w+(?:ega|egi|enge|oga|ogi|unga|ungi))$/

const scored = /^(score|pages?|chapters?|questions?|lines?|verses?|won|by|beat|exercises?|rolls?)$/

/** '10 to 1' continues past noon, '4-2' is a score. */
const goesForward = (first: number, last: number) => first < last || first > Math.max(last, 8)

/** '9 to 12', '4 se 6 ke beech': hours of a clock face. */
function bareRange(first: ClockTerm, last: ClockTerm, at: Where): Saying | null {
  const isRange = isOnFace(first) && isOnFace(last) && goesForward(hoursOn(first), hoursOn(last)) && !countsMany(at)
  return isRange ? lasting(asked(first), last) : null
}

/** An hour of a clock face without a mark: 3, 4.30, 4:30. */
const isOnFace = ({ how, hour }: ClockTerm): boolean =>
  (how === 'bare' || how === 'dotted' || how === 'colon') && hour >= 1 && hour <= 12
const hoursOn = ({ hour, minute }: ClockTerm): number => hour + minute / 60

/** '9:30 to 11', '10 am to 1': the first vouches for the second where the phrase ends; '1 pm to 2:30' needs no end. */
function colonRange(first: ClockTerm, last: ClockTerm, at: Where): Saying | null {
  if (first.how !== 'colon' && first.how !== 'marked') return null
  if (last.how === 'colon') return lasting(asked(first), last)
  const isHour = (last.how === 'bare' || last.how === 'dotted') && last.hour >= 1 && last.hour <= 12
  return isHour && endsPhrase(at.tokens, at.to) && !countsMany(at) ? lasting(asked(first), last) : null
}

function lasting(said: SayingOf<'clock'> | null, last: ClockTerm): SayingOf<'clock'> | null {
  return said && { ...said, endsAt: plainClock(last) }
}

function withPart(said: SayingOf<'clock'> | null, part: PartOfDay, weak: boolean, day?: number): Saying | null {
  if (!said || weak) return null
  return day === undefined ? { ...said, part } : daysAway(day, { clock: said.clock, part })
}

/** The hours of each part of the day that can be a bare number before a noun: 'kal raat 10 train'. */
const hoursOf: Partial<Record<Part, readonly [first: number, last: number]>> = {
  early: [3, 7],
  morning: [4, 11],
  afternoon: [1, 5],
  evening: [4, 9],
  night: [7, 12],
}

/** Words that name something; 'yoga' may begin the name of a feast. */
const nouns = keySet('word MEAL feast')

/** 'Kal raat 10 train', 'monday morning 9 standup': a bare hour within the part of the day, before the task. */
function isHourOf(part: Part, { how, hour }: ClockTerm, at: Where): boolean {
  const { tokens, to } = at
  const [first, last] = hoursOf[part] ?? [1, 0]
  const next = tokens[to]
  const isNoun = hasAny(next, nouns)
  return how === 'bare' && hour >= first && hour <= last && has(tokens[to - 1], 'int') && isNoun && !countsMany(at)
}

/** 'Subah 6.30 yoga', 'early morning 4.30 cab'; 'morning 7.30 rs' is a price. */
function isDottedHourOf(part: Part, { how, hour }: ClockTerm, at: Where): boolean {
  const [first, last] = hoursOf[part] ?? [1, 0]
  return how === 'dotted' && hour >= first && hour <= last && !countsMany(at)
}

/** Whether 'raat' or 'morning' here is a part of the day and no noun or name: in Hindi, or after a day. */
function isPartHere(at: Where): boolean {
  return afterTime(at) || !(isLatinWeak(at) || isEnglishPart(at.tokens[at.from]!.word))
}

/** 'Office cab mon-fri 8 40', 'kal 8 40 bus': hour and minutes right after a day, before nothing that they could count. */
function isSpacedHour({ how, minute }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  const isAfterDay = how === 'words' && minute >= 10 && minute % 5 === 0 && hasAny(tokens[from - 1], dayLike)
  const leads = endsPhrase(tokens, to) || mayBe(tokens[to], hint.departure) || hasAny(tokens[to], nouns)
  return isAfterDay && !countsMany(at) && !costs(at) && leads
}

const fractions = keySet('SADHE SAVA PAUNE')

/** 'Sava gyarah meeting kal': a quarter past eleven, in a line that names a day and of nothing that is counted. */
function isSpokenHour({ how }: ClockTerm, at: Where): boolean {
  const { tokens, from, to } = at
  if (how !== 'words' || !hasAny(tokens[from], fractions) || countsMany(at)) return false
  const isNumber = has(tokens[to], 'HUNDRED') || has(tokens[to], 'THOUSAND') || has(tokens[to], 'num')
  return !isNumber && tokens.some((token) => hasAny(token, daysAhead))
}

/** 'Roz raat 10 brush', where the repetition has taken the part. */
function isHourAfter(clock: ClockTerm, at: Where): boolean {
  const part = at.tokens[at.from - 1]?.meaning?.part
  const said = at.tokens[at.from - 2]
  if (part === undefined || !(has(said, 'EVERY') || has(said, 'DAILY'))) return false
  const ends = at.to === at.tokens.length || has(at.tokens[at.to], 'AND') || has(at.tokens[at.to], 'KO')
  return isHourOf(part, clock, at) || (clock.how === 'bare' && clock.hour <= 12 && ends)
}

function withDate(said: SayingOf<'clock'> | null, date: DateSpec): Saying | null {
  return said && onDay(date, { clock: said.clock })
}

/** '8 this evening' is eight o'clock; 'order pizza 2 tonight' may be two pizzas. */
function standsAlone(clock: ClockTerm, at: Where, part: Part): boolean {
  const { tokens, from, to } = at
  if (clock.how !== 'bare' && clock.how !== 'words') return true
  // 'Call mom 8 tonight'; 'room 5 tonight' and 'plates 6 tonight' are counted.
  const [first, last] = hoursOf[part] ?? [1, 0]
  const isHour = clock.hour >= first && clock.hour <= last && has(tokens[from], 'int')
  if (isHour && endsPhrase(tokens, to) && !labelled(at) && !/[^s]s$/.test(tokens[from - 1]?.word ?? '')) return true
  if (from === 0 || has(tokens[from], 'AT') || has(tokens[from], 'BY') || tokens[from - 1]!.keys[0] === 'mark')
    return true
  for (let at = from; at < to; at++) if (tokens[at]!.word === ',') return true
  return false
}
