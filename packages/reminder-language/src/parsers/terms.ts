import type { Token } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import { type ClockTerm, readClock } from './clock-term.ts'
import { feast, month, partOfDay, type Weekday, type Weekdays, weekday, weekdays, year } from './day-terms.ts'
import type { Duration, PartOfDay } from './facts.ts'
import { dayOfMonth, duration, listOf, ordinal, quantity, type Term, unitAt, wholeNumber } from './number-terms.ts'

type Tokens = readonly Token[]

const none: never[] = []

/** The captures of a pattern. The numbered names are for patterns that contain a term twice. */
export type Captures = {
  n?: number
  m?: number
  q?: number
  ord?: number
  ords?: number[]
  dom?: number
  doms?: number[]
  dom2?: number
  wd?: Weekday
  wds?: Weekdays
  mo?: number
  mo2?: number
  year?: number
  unit?: Unit
  part?: PartOfDay
  part2?: PartOfDay
  day?: number
  dur?: Duration
  feast?: string
  clock?: ClockTerm
  clock2?: ClockTerm
  range?: readonly number[]
}

const numberKeys = ['int', 'num']
const quantityKeys = [
  ...numberKeys,
  'decimal',
  'frac',
  'DEDH',
  'DHAI',
  'SADHE',
  'SAVA',
  'PAUNE',
  'HALF',
  'COUPLE',
  'FEW',
  'QUARTER',
  'QUARTERS',
  'A',
]

/** The keys with which each term may begin. */
export const startKeys = {
  n: numberKeys,
  q: quantityKeys,
  ord: [...numberKeys, 'ord'],
  ords: [...numberKeys, 'ord'],
  dom: [...numberKeys, 'ord'],
  doms: [...numberKeys, 'ord'],
  wd: ['wd'],
  wds: ['wd', 'INITIALS', 'WEEKDAYS', 'WEEKDAY', 'WEEKENDS', 'WEEKEND'],
  mo: ['mo'],
  year: numberKeys,
  unit: ['unit'],
  part: ['part', 'EARLY', 'MID', 'LATE', 'DER', 'HALF'],
  day: ['day'],
  dur: [...quantityKeys, 'range', 'HALFHOUR'],
  feast: ['feast'],
  clock: [
    ...numberKeys,
    'clock',
    'decimal',
    'range',
    'SADHE',
    'SAVA',
    'PAUNE',
    'DEDH',
    'DHAI',
    'QUARTER',
    'QUARTERS',
    'HALF',
    'A',
  ],
  range: ['range'],
} as const satisfies Record<string, readonly string[]>

/** The readers of each term. They return all readings, so that a pattern may use a shorter one. */
export const terms = {
  n: wholeNumber,
  q: quantity,
  ord: ordinal,
  ords: (tokens: Tokens, at: number) => listOf(ordinal, tokens, at),
  dom: dayOfMonth,
  doms: (tokens: Tokens, at: number) => listOf(dayOfMonth, tokens, at),
  wd: weekday,
  wds: weekdays,
  mo: month,
  year,
  unit: (tokens: Tokens, at: number): Term<Unit>[] => {
    const unit = unitAt(tokens, at)
    return unit ? [{ to: at + 1, value: unit }] : none
  },
  part: partOfDay,
  day: (tokens: Tokens, at: number): Term<number>[] => [{ to: at + 1, value: tokens[at]!.meaning!.day! }],
  dur: duration,
  feast,
  clock: readClock,
  range: (tokens: Tokens, at: number): Term<readonly number[]>[] => [{ to: at + 1, value: tokens[at]!.numbers }],
}
