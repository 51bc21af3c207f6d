import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import { isEnglishPart } from './english-part.ts'
import type { Clock } from './facts.ts'

/**
 * A clock time as written. `how` is the form that identifies it: 'marked' by am, pm, baje, o'clock, hrs or a fraction
 * word; 'colon' (8:30); and, only valid in a phrase that requires a time: 'dotted' (8.30), 'digits' (1030), 'words'
 * (ten ten), 'bare' (5).
 */
export type ClockTerm = Clock & { how: 'marked' | 'colon' | 'dotted' | 'digits' | 'words' | 'bare' }

export function plainClock({ hour, minute, second, half }: ClockTerm): Clock {
  return { hour, minute, second, half }
}

type Tokens = readonly Token[]
type Read = { to: number; value: ClockTerm }

/** Returns all readings of a clock time, longest first. */
export function readClock(tokens: Tokens, at: number): Read[] {
  const token = tokens[at]!
  const spokenTerms = hasAny(token, fractions) ? spoken(tokens, at) : none
  const count = counted(tokens, at)
  const kind = token.keys[0]
  const written =
    kind === 'int'
      ? inDigits(tokens, at)
      : kind === 'clock'
        ? withColon(tokens, at)
        : kind === 'decimal'
          ? withDot(tokens, at)
          : kind === 'range'
            ? fromRange(tokens, at)
            : token.meaning?.number !== undefined
              ? inWords(tokens, at)
              : none
  // Fast path: most times have a single reading.
  if (spokenTerms.length + count.length === 0 && written.length < 2) return written
  return [...spokenTerms, ...count, ...written].toSorted((a, b) => b.to - a.to)
}

const none: Read[] = []
const fractions = keySet('DEDH DHAI SADHE SAVA PAUNE HALF')
const halves = keySet('AM PM')
const marks = keySet('AM PM OCLOCK O')
const counting = keySet('BAJKAR OCLOCK BAJNE QUARTERS MINUTE MINUTESPAST AFTER TO BEFORE')
const quarters = keySet('A QUARTER HALF')

function clock(hour: number, minute: number, second: number, half: Clock['half'], how: ClockTerm['how']): ClockTerm {
  return { hour: hour === 24 ? 0 : hour, minute, second, half: half ?? (hour > 12 || hour === 0 ? '24' : null), how }
}

/** Reads am or pm (also a.m., p. m., 9p, '9.am') and returns the position after it. */
function halfAt(tokens: Tokens, at: number): { to: number; half: 'am' | 'pm' } | null {
  const token = tokens[at]
  if (!token) return null
  if (hasAny(token, halves)) return { to: at + 1, half: has(token, 'AM') ? 'am' : 'pm' }
  if (token.word === '.' && token.glued) return tokens[at + 1]?.glued ? halfAt(tokens, at + 1) : null
  if (token.word !== 'a' && token.word !== 'p') return null
  let to = at + 1
  if (tokens[to]?.word === '.') to++
  if (tokens[to]?.word === 'm') {
    to++
    if (tokens[to]?.word === '.' && tokens[to]!.glued) to++
    return { to, half: token.word === 'a' ? 'am' : 'pm' }
  }
  return token.glued && at > 0 && has(nth(tokens, at - 1), 'int')
    ? { to: at + 1, half: token.word === 'a' ? 'am' : 'pm' }
    : null
}

/** Returns the position after 'baje' or "o'clock" at `at`, or -1. */
function oclockAt(tokens: Tokens, at: number): number {
  if (has(tokens[at], 'OCLOCK')) return at + 1
  const quoted = tokens[at]?.word === "'" || tokens[at]?.word === '’' ? at + 1 : at
  return has(tokens[quoted], 'O') && has(tokens[quoted + 1], 'CLOCK') ? quoted + 2 : -1
}

/** Returns the readings of an hour and minute that end before `to`: with a mark after them, or bare. */
function endings(
  tokens: Tokens,
  to: number,
  hour: number,
  minute: number,
  second: number,
  bare: ClockTerm['how'],
  early = false,
): Read[] {
  const next = tokens[to]
  const isMarked = next !== undefined && (next.word.length === 1 || hasAny(next, marks))
  const half = isMarked ? halfAt(tokens, to) : null
  if (half) {
    const plain = bare === 'bare' || bare === 'digits'
    return hour > 12 && plain
      ? []
      : [{ to: half.to, value: clock(hour, minute, second, hour > 12 || hour === 0 ? '24' : half.half, 'marked') }]
  }
  const oclock = isMarked ? oclockAt(tokens, to) : -1
  if (oclock > 0) {
    const after = halfAt(tokens, oclock)
    return [
      { to: after?.to ?? oclock, value: clock(hour, minute, second, after?.half ?? (early ? '24' : null), 'marked') },
    ]
  }
  // Bengali glues "o'clock" to the number: 'আটটায়'.
  const glued = tokens[to - 1]!.keys.length > 1 && has(tokens[to - 1], 'OCLOCK') && has(tokens[to - 1], 'num')
  return [{ to, value: clock(hour, minute, second, early ? '24' : null, glued ? 'marked' : bare) }]
}

function withColon(tokens: Tokens, at: number): Read[] {
  const [hour, minute, second] = tokens[at]!.numbers
  const to = has(tokens[at + 1], 'HRS') ? at + 2 : at + 1
  return endings(tokens, to, hour!, minute!, second!, 'colon', tokens[at]!.digits === 1)
}

function withDot(tokens: Tokens, at: number): Read[] {
  const [hour, minute] = tokens[at]!.numbers
  if (hour! > 24 || minute! > 59 || tokens[at]!.digits !== 2) return []
  // '10.30 hrs'.
  return has(tokens[at + 1], 'HRS')
    ? endings(tokens, at + 2, hour!, minute!, 0, 'colon')
    : endings(tokens, at + 1, hour!, minute!, 0, 'dotted')
}

/**
 * Reads two numbers with a hyphen: '5-6 pm' begins at 5 pm, '11-1 pm' at 11 am; '8-30 pm' is half past eight, as in
 * Indian invitations.
 */
function fromRange(tokens: Tokens, at: number): Read[] {
  const [first, last] = tokens[at]!.numbers
  const minutes = tokens[at]!.digits === 2 && (last === 0 || last! > 12) && last! < 60 && first! >= 1 && first! <= 12
  if (minutes) return endings(tokens, at + 1, first!, last!, 0, 'words').filter((read) => read.value.how === 'marked')
  if (first! > 24 || last! > 24 || first === 0) return []
  return endings(tokens, at + 1, last!, 0, 0, 'bare').flatMap(({ to, value }) =>
    value.how === 'marked'
      ? [
          {
            to,
            value: clock(
              first!,
              0,
              0,
              value.half === 'pm' && first! > last! && first !== 12 ? 'am' : value.half,
              'marked',
            ),
          },
        ]
      : [],
  )
}

function inDigits(tokens: Tokens, at: number): Read[] {
  const token = tokens[at]!
  const value = token.numbers[0]!
  if (token.digits >= 3) {
    const hour = Math.floor(value / 100)
    const minute = value % 100
    if (hour > 24 || minute > 59) return []
    if (has(tokens[at + 1], 'HRS')) return [{ to: at + 2, value: clock(hour, minute, 0, '24', 'marked') }]
    // 'At 0615' is in the morning; 'at 615' may be in the evening.
    return endings(tokens, at + 1, hour, minute, 0, 'digits', token.digits === 4 && value < 1000)
  }
  if (value > 24) return []
  const next = tokens[at + 1]
  const after = tokens[at + 2]
  // French and military style: 15h00, 10 H 10 pm. '3h 45m' is a duration.
  if (
    next?.word === 'h' &&
    has(after, 'int') &&
    after!.digits === 2 &&
    after!.numbers[0]! < 60 &&
    tokens[at + 3]?.word !== 'm'
  ) {
    return endings(tokens, at + 3, value, after!.numbers[0]!, 0, 'colon')
  }
  const readings = endings(tokens, at + 1, value, 0, 0, 'bare', false)
  if (has(next, 'int') && next!.digits === 2 && next!.numbers[0]! < 60 && value > 0) {
    readings.push(...endings(tokens, at + 2, value, next!.numbers[0]!, 0, 'words'))
  }
  const spelt = next && has(next, 'num') && value > 0 ? numberAt(tokens, at + 1) : null
  if (spelt && spelt.value >= 10 && spelt.value < 60)
    readings.push(...endings(tokens, spelt.to, value, spelt.value, 0, 'words'))
  if (next?.word === 'h' && next.glued && value > 12)
    readings.push({ to: at + 2, value: clock(value, 0, 0, '24', 'colon') })
  return readings
}

function numberAt(tokens: Tokens, at: number): { to: number; value: number } | null {
  const token = tokens[at]
  const value = has(token, 'int') ? token!.numbers[0] : token?.meaning?.number
  if (value === undefined) return null
  const joined = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  const one = tokens[joined]?.meaning?.number
  return value >= 20 &&
    value % 10 === 0 &&
    !has(token, 'int') &&
    one !== undefined &&
    one > 0 &&
    one < 10 &&
    token!.word.charCodeAt(0) < 128
    ? { to: joined + 1, value: value + one }
    : { to: at + 1, value }
}

/**
 * Minutes contained in a word: 'ஆறரை' is half past six, 'ஏழேகால்' a quarter past seven, 'ஏழேமுக்கால்' a quarter to
 * eight.
 */
const minutesWithin = (token: Token) =>
  has(token, 'HALFPAST') ? 30 : has(token, 'QUARTERPAST') ? 15 : has(token, 'THREEQUARTERSPAST') ? 45 : 0

/** Whether 'sat' is Saturday ('quiz night Sat 8pm', 'slot Sat 10 am') rather than seven ('raat sat baje'). */
function isSaturday(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]
  if (tokens[at]!.word !== 'sat' || has(next, 'OCLOCK')) return false
  if (at > 0 && isEnglishPart(tokens[at - 1]!.word)) return true
  return has(next, 'int') && (has(tokens[at + 2], 'OCLOCK') || halfAt(tokens, at + 2) !== null)
}

/** Reads times in words: seven thirty p.m.; three am; ten ten; eight hundred am. */
function inWords(tokens: Tokens, at: number): Read[] {
  const hour = tokens[at]!.meaning!.number!
  if (isSaturday(tokens, at)) return []
  if (hour < 1 || (hour > 12 && tokens[at]!.word.charCodeAt(0) < 128 && hour > 24)) return []
  if (hour > 24) return []
  const readings = endings(
    tokens,
    at + 1,
    hour,
    minutesWithin(tokens[at]!),
    0,
    minutesWithin(tokens[at]!) > 0 ? 'words' : 'bare',
  )
  if (has(tokens[at + 1], 'HUNDRED')) {
    // Dictated 'five hundred and thirty am' is 5:30.
    const rest = numberAt(tokens, has(tokens[at + 2], 'AND') ? at + 3 : at + 2)
    if (rest && rest.value < 60) readings.push(...endings(tokens, rest.to, hour, rest.value, 0, 'words'))
    readings.push(
      ...endings(tokens, at + 2, hour, 0, 0, 'words').filter(
        (read) => read.value.how === 'marked' || has(tokens[read.to], 'HRS'),
      ),
    )
  }
  const oh = has(tokens[at + 1], 'O') ? at + 2 : at + 1
  const minute = numberAt(tokens, oh)
  if (
    minute &&
    minute.value < 60 &&
    (minute.value >= 10 || oh === at + 2) &&
    (has(tokens[oh], 'num') || (has(tokens[oh], 'int') && tokens[oh]!.digits === 2))
  ) {
    readings.push(...endings(tokens, minute.to, hour, minute.value, 0, 'words'))
  }
  return readings
}

/** Reads Hindi fractions: saadhe saat baje (7:30), sava das (10:15), paune nau (8:45), dedh (1:30), dhai (2:30). */
function spoken(tokens: Tokens, at: number): Read[] {
  const token = tokens[at]!
  const whole = has(token, 'DEDH')
    ? { to: at + 1, hour: 1, minute: 30 }
    : has(token, 'DHAI')
      ? { to: at + 1, hour: 2, minute: 30 }
      : null
  // 'Half 7' is half past seven, as in Britain.
  const step =
    has(token, 'SADHE') || (token.word === 'half' && has(tokens[at + 1], 'int'))
      ? 30
      : has(token, 'SAVA')
        ? 15
        : has(token, 'PAUNE')
          ? -15
          : null
  if (!whole && step === null) return none
  const number = step === null ? null : numberAt(tokens, at + 1)
  if (step !== null && (!number || number.value < 1 || number.value > 12)) return []
  const spokenTerms = whole ?? {
    to: number!.to,
    hour: step! < 0 ? (number!.value + 11) % 12 || 12 : number!.value,
    minute: (step! + 60) % 60,
  }
  const hasUnit = tokens[spokenTerms.to]?.meaning?.unit !== undefined
  return hasUnit
    ? []
    : endings(
        tokens,
        spokenTerms.to,
        spokenTerms.hour,
        spokenTerms.minute,
        0,
        token.word === 'half' ? 'dotted' : 'words',
      )
}

/**
 * Reads minutes before or after an hour: ten past nine, quarter to five, 20 minutes past 3pm, 8 bajne mein 10 minute, 5
 * bajkar 20 minute.
 */
function counted(tokens: Tokens, at: number): Read[] {
  const token = tokens[at]!
  const hour = numberAt(tokens, at)
  // Fast path: most numbers have no such words around them.
  if (!(hour && hasAny(tokens[hour.to], counting)) && !hasAny(token, quarters)) return none
  const joint =
    hour === null
      ? -1
      : has(tokens[hour.to], 'BAJKAR')
        ? hour.to + 1
        : has(tokens[hour.to], 'OCLOCK') && (has(tokens[hour.to + 1], 'KAR') || has(tokens[hour.to + 1], 'KA'))
          ? hour.to + 2
          : -1
  if (hour && hour.value <= 24 && joint > 0) {
    const minute = numberAt(tokens, joint)
    if (minute && minute.value < 60 && (has(tokens[hour.to], 'BAJKAR') || has(tokens[minute.to], 'MINUTE'))) {
      const to = has(tokens[minute.to], 'MINUTE') ? minute.to + 1 : minute.to
      return endings(tokens, to, hour.value, minute.value, 0, 'words').map((read) => ({
        to: read.to,
        value: { ...read.value, how: 'marked' },
      }))
    }
  }
  if (hour && hour.value >= 1 && hour.value <= 12 && has(tokens[hour.to], 'BAJNE')) {
    let to = hour.to + 1
    if (has(tokens[to], 'MEIN') || has(tokens[to], 'SE')) to++
    const minute = numberAt(tokens, to)
    if (minute && minute.value < 60) {
      to = has(tokens[minute.to], 'MINUTE') ? minute.to + 1 : minute.to
      while (has(tokens[to], 'BAKI') || has(tokens[to], 'PEHLE') || has(tokens[to], 'KAM')) to++
      return [{ to, value: clock(hour.value === 1 ? 12 : hour.value - 1, 60 - minute.value, 0, null, 'marked') }]
    }
  }
  let to = at
  let minutes: number
  let needsUnit = false
  if (has(tokens[to], 'A') && has(tokens[to + 1], 'QUARTER')) to++
  if (has(tokens[to], 'QUARTER')) {
    minutes = 15
    to++
  } else if (has(tokens[to], 'HALF') && token.word === 'half') {
    minutes = 30
    to++
  } else {
    if (!hour || hour.value < 1 || hour.value > 59) return none
    minutes = hour.value
    to = hour.to
    needsUnit = has(token, 'int')
    if (has(tokens[to], 'QUARTERS') && minutes === 3) {
      minutes = 45
      to++
    }
  }
  if (has(tokens[to], 'MINUTE')) {
    to++
    needsUnit = false
  }
  const past = has(tokens[to], 'MINUTESPAST') || (!needsUnit && has(tokens[to], 'AFTER'))
  const before = !needsUnit && minutes !== 30 && (has(tokens[to], 'TO') || (has(tokens[to], 'BEFORE') && minutes !== 0))
  if (!past && !before) return none
  to++
  const next = tokens[to]
  if (!next) return []
  const named = next.meaning?.part === 'noon' ? 12 : next.meaning?.part === 'midnight' ? 24 : 0
  const hours: Read[] = named
    ? [{ to: to + 1, value: clock(named, 0, 0, '24', 'marked') }]
    : has(next, 'int')
      ? inDigits(tokens, to)
      : has(next, 'num')
        ? inWords(tokens, to)
        : []
  return hours.map(({ to: end, value }) => {
    const total = (value.hour * 60 + value.minute + (past ? minutes : -minutes) + 1440) % 1440
    const back = !past && value.hour === 12 && value.half !== '24'
    const settled = value.half === 'pm' && value.hour === 12 && !past ? 'am' : value.half
    // 'Quarter to one' is 12:45, not 0:45.
    const hours = Math.floor(total / 60) || (value.half ? 0 : 12)
    return { to: end, value: clock(hours, total % 60, 0, back ? settled : value.half, 'marked') }
  })
}
