import { has, type Token } from '../tokens/token.ts'
import type { Part, Unit } from '../vocabulary/index.ts'
import { feastAt } from '../festivals/names.ts'
import { readClock, type ClockTerm } from './clock-term.ts'
import type { Duration, PartOfDay } from './facts.ts'

/** One reading of a term: its value, and the token after it. Readings come longest first. */
export type Term<Value> = { to: number; value: Value }

type Tokens = readonly Token[]

/** What a pattern may capture. The second names are for patterns that hold a term twice. */
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
  year?: number
  unit?: Unit
  part?: PartOfDay
  day?: number
  dur?: Duration
  feast?: string
  clock?: ClockTerm
  clock2?: ClockTerm
  range?: readonly number[]
}

export type Weekday = { weekday: number; weak: boolean; plural: boolean }
export type Weekdays = { days: number[]; plural: boolean; several: boolean }

const none: never[] = []

function wholeNumber(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]
  if (!token) return none
  if (has(token, 'int')) return [{ to: at + 1, value: token.numbers[0]! }]
  const number = token.meaning?.number
  if (number === undefined || (token.capital && token.word === 'das')) return none
  const short = { to: at + 1, value: number }
  if (number < 20 || number % 10 !== 0 || token.word.charCodeAt(0) > 127) return [short]
  const joined = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  const one = tokens[joined]?.meaning?.number
  return one !== undefined && one > 0 && one < 10 ? [{ to: joined + 1, value: number + one }, short] : [short]
}

/** A number that may be broken: 2.5, 1/2, dedh (1.5), dhai (2.5), saadhe teen (3.5), sava do (2.25), paune do (1.75). */
function quantity(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  if (has(token, 'decimal')) {
    const [whole, fraction] = token.numbers
    return [{ to: at + 1, value: whole! + fraction! / 10 ** token.digits }]
  }
  if (has(token, 'frac')) return [{ to: at + 1, value: token.numbers[0]! / token.numbers[1]! }]
  if (has(token, 'DEDH')) return [{ to: at + 1, value: 1.5 }]
  if (has(token, 'DHAI')) return [{ to: at + 1, value: 2.5 }]
  if (has(token, 'SADHE')) return wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value + 0.5 }))
  if (has(token, 'SAVA')) return [...wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value + 0.25 })), { to: at + 1, value: 1.25 }]
  if (has(token, 'PAUNE')) return [...wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value - 0.25 })), { to: at + 1, value: 0.75 }]
  if (has(token, 'HALF')) return [{ to: has(tokens[at + 1], 'A') ? at + 2 : at + 1, value: 0.5 }]
  if (has(token, 'COUPLE')) return [{ to: has(tokens[at + 1], 'OF') ? at + 2 : at + 1, value: 2 }]
  if (has(token, 'FEW')) return [{ to: at + 1, value: 3 }]
  if (has(token, 'QUARTER') || has(token, 'QUARTERS')) {
    let to = at + 1
    if (has(tokens[to], 'OF')) to++
    return has(tokens[to], 'A') || has(tokens[to], 'HOUR') ? [{ to: has(tokens[to], 'A') ? to + 1 : to, value: 0.25 }] : none
  }
  if (has(token, 'A')) {
    const next = tokens[at + 1]
    if (next && (has(next, 'COUPLE') || has(next, 'FEW') || has(next, 'HALF') || has(next, 'QUARTER'))) return quantity(tokens, at + 1)
    return [{ to: at + 1, value: 1 }]
  }
  return wholeNumber(tokens, at).flatMap(({ to, value }) => {
    const andHalf = has(tokens[to], 'AND') ? (has(tokens[to + 1], 'A') ? to + 2 : to + 1) : -1
    if (andHalf > 0 && has(tokens[andHalf], 'HALF')) return [{ to: andHalf + 1, value: value + 0.5 }, { to, value }]
    return [{ to, value }]
  })
}

const seconds: Partial<Record<Unit, number>> = { second: 1, minute: 60, hour: 3600 }
const calendar: Partial<Record<Unit, readonly [months: number, days: number]>> = {
  day: [0, 1],
  week: [0, 7],
  fortnight: [0, 14],
  month: [1, 0],
  quarter: [3, 0],
  year: [12, 0],
}

export function lengthOf(count: number, unit: Unit): Duration {
  const exact = seconds[unit]
  if (exact !== undefined) return { months: 0, days: 0, seconds: Math.round(count * exact) }
  const [months, days] = calendar[unit]!
  const whole = Math.floor(count * months)
  return { months: whole, days: Math.round(count * days + (count * months - whole) * 30), seconds: 0 }
}

function plus(a: Duration, b: Duration): Duration {
  return { months: a.months + b.months, days: a.days + b.days, seconds: a.seconds + b.seconds }
}

/** A unit that is one letter must touch its number: '3d', not 'vitamin 3 d'. */
function unitAt(tokens: Tokens, at: number): Unit | undefined {
  const token = tokens[at]
  const unit = token?.meaning?.unit
  if (!unit || !token) return undefined
  return token.word.length === 1 && !token.glued && !(token.word === 'h' && has(tokens[at - 1], 'frac')) ? undefined : unit
}

function duration(tokens: Tokens, at: number): Term<Duration>[] {
  const found: Term<Duration>[] = []
  for (const first of quantity(tokens, at)) {
    if (first.value > 5000) continue
    if (has(tokens[first.to], 'WORKING') && has(tokens[first.to + 1], 'DAY')) {
      found.push({ to: first.to + 2, value: { months: 0, days: 0, seconds: 0, workdays: Math.round(first.value) } })
      continue
    }
    const unit = unitAt(tokens, first.to)
    if (!unit) continue
    let to = first.to + 1
    let value = lengthOf(first.value, unit)
    found.unshift({ to, value })
    if (has(tokens[to], 'AND') && has(tokens[to + 1], 'A') && has(tokens[to + 2], 'HALF')) {
      found.unshift({ to: to + 3, value: lengthOf(first.value + 0.5, unit) })
      continue
    }
    for (let more = 0; more < 3; more++) {
      const joint = has(tokens[to], 'AND') || tokens[to]?.word === ',' ? to + 1 : to
      const next = tokens[joint] && isNumberLike(tokens[joint]!) ? quantity(tokens, joint)[0] : undefined
      const nextUnit = next && unitAt(tokens, next.to)
      if (!next || !nextUnit) break
      value = plus(value, lengthOf(next.value, nextUnit))
      to = next.to + 1
      found.unshift({ to, value })
    }
  }
  return found
}

function isNumberLike(token: Token): boolean {
  return has(token, 'int') || has(token, 'num') || has(token, 'decimal') || has(token, 'frac') || has(token, 'A') || has(token, 'HALF')
}

/** First, 2nd, twenty-second, दूसरे; last is -1, second to last and second last are -2. */
function ordinal(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  let to = at + 1
  let value: number
  if (has(token, 'int')) {
    if (!has(tokens[to], 'ST')) return none
    value = token.numbers[0]!
    to++
  } else if (token.meaning?.ordinal !== undefined) value = token.meaning.ordinal
  else {
    const tens = token.meaning?.number ?? 0
    const joined = tokens[to]?.word === '-' ? to + 1 : to
    const one = tokens[joined]?.meaning?.ordinal ?? 0
    if ((tens !== 20 && tens !== 30) || one < 1 || one > 9) return none
    value = tens + one
    to = joined + 1
  }
  if (value > 0) {
    let last = to
    if (has(tokens[last], 'TO') || has(tokens[last], 'FROM')) last++
    if (last > to && has(tokens[last], 'THE')) last++
    if (has(tokens[last], 'LASTWORD')) return [{ to: last + 1, value: -value }, { to, value }]
  }
  return [{ to, value }]
}

function listOf<Value>(one: (tokens: Tokens, at: number) => Term<Value>[], tokens: Tokens, at: number): Term<Value[]>[] {
  const first = one(tokens, at)[0]
  if (!first) return none
  const values = [first.value]
  const found: Term<Value[]>[] = [{ to: first.to, value: [...values] }]
  let to = first.to
  while (values.length < 12) {
    let next = to
    while (tokens[next] && (tokens[next]!.word === ',' || tokens[next]!.word === '/' || has(tokens[next], 'AND'))) next++
    if (next === to) break
    if (has(tokens[next], 'THE')) next++
    const more = tokens[next] && one(tokens, next)[0]
    if (!more) break
    values.push(more.value)
    to = more.to
    found.unshift({ to, value: [...values] })
  }
  return found
}

/** A day of the month: 5, 5th, fifth, paanch; 1 to 31. */
function dayOfMonth(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  const found = [...ordinal(tokens, at), ...wholeNumber(tokens, at)].filter(({ value }) => value >= 1 && value <= 31)
  if (has(token, 'int') && has(tokens[at + 1], 'ST')) return found.filter(({ to }) => to === at + 2)
  return found
}

function weekday(tokens: Tokens, at: number): Term<Weekday>[] {
  const token = tokens[at]!
  const { weekday: day, weak = false, plural = false } = token.meaning ?? {}
  if (day === undefined) return none
  const dotted = tokens[at + 1]?.word === '.' && tokens[at + 1]!.glued && token.word.length <= 5
  const possessive = has(tokens[at + 1], 'POSS') && token.capital === false && !tokens[at + 2]
  return [{ to: dotted || possessive ? at + 2 : at + 1, value: { weekday: day, weak, plural } }]
}

const workweek = [1, 2, 3, 4, 5]

/** Mondays and Thursdays; Mon-Wed; somvar se shukravar; weekdays; weekends. */
function weekdays(tokens: Tokens, at: number): Term<Weekdays>[] {
  const days = new Set<number>()
  const found: Term<Weekdays>[] = []
  let plural = false
  let to = at
  let count = 0
  while (count < 8) {
    let next = to
    if (count > 0) {
      while (tokens[next] && (tokens[next]!.word === ',' || tokens[next]!.word === '/' || has(tokens[next], 'AND') || has(tokens[next], 'OR'))) next++
      if (has(tokens[next], 'EVERY') || has(tokens[next], 'ON')) next++
      if (has(tokens[next], 'KO')) next++
    }
    const token = tokens[next]
    if (!token) break
    if (has(token, 'WEEKDAYS') || has(token, 'WEEKDAY')) {
      for (const day of workweek) days.add(day)
      plural ||= has(token, 'WEEKDAYS')
      to = next + 1
    } else if (has(token, 'WEEKENDS') || has(token, 'WEEKEND')) {
      days.add(6).add(0)
      plural ||= has(token, 'WEEKENDS')
      to = next + 1
    } else {
      const one = weekday(tokens, next)[0]
      if (!one) break
      plural ||= one.value.plural
      const joint = tokens[one.to]
      const last = joint && (joint.word === '-' || has(joint, 'TO') || has(joint, 'SE') || has(joint, 'UNTIL') || has(joint, 'THROUGH')) && tokens[one.to + 1] ? weekday(tokens, one.to + 1)[0] : undefined
      for (let day = one.value.weekday; ; day = (day + 1) % 7) {
        days.add(day)
        if (!last || day === last.value.weekday) break
      }
      to = last ? last.to : one.to
    }
    count++
    found.unshift({ to, value: { days: [...days], plural, several: days.size > 1 } })
  }
  return found
}

function month(tokens: Tokens, at: number): Term<number>[] {
  const value = tokens[at]!.meaning?.month
  if (value === undefined) return none
  return [{ to: tokens[at + 1]?.word === '.' && tokens[at + 1]!.glued ? at + 2 : at + 1, value }]
}

/** 2027, two thousand and twenty seven, twenty twenty seven, दो हजार बत्तीस. */
function year(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  if (has(token, 'int')) {
    const value = token.numbers[0]!
    return token.digits === 4 && value >= 1900 && value < 2200 ? [{ to: at + 1, value }] : none
  }
  const thousands = token.meaning?.number
  if (thousands === 2 && has(tokens[at + 1], 'THOUSAND')) {
    const rest = has(tokens[at + 2], 'AND') ? at + 3 : at + 2
    const more = tokens[rest] ? wholeNumber(tokens, rest)[0] : undefined
    return more ? [{ to: more.to, value: 2000 + more.value }] : [{ to: at + 2, value: 2000 }]
  }
  if (thousands !== 20 || !tokens[at + 1]) return none
  return wholeNumber(tokens, at + 1).filter(({ value }) => value >= 10 && value <= 99).map(({ to, value }) => ({ to, value: 2000 + value }))
}

function feast(tokens: Tokens, at: number): Term<string>[] {
  const words: string[] = []
  const ends: number[] = []
  for (let to = at; to < tokens.length && words.length < 6 && to < at + 12; to++) {
    const token = tokens[to]!
    if (has(token, 'POSS') || token.word === '-' || (token.word === '.' && words.length > 0)) continue
    if (token.keys[0] === 'mark' || has(token, 'int')) break
    words.push(token.word)
    ends.push(to + 1)
  }
  const found = feastAt(words)
  if (!found) return none
  const last = ends[found.length - 1]!
  return [{ to: last, value: found.feast }]
}

function partOfDay(tokens: Tokens, at: number): Term<PartOfDay>[] {
  const token = tokens[at]!
  const part = token.meaning?.part
  const next = tokens[at + 1]
  if (has(token, 'EARLY') && !part) {
    let to = at + 1
    if (has(tokens[to], 'HOUR')) to++
    while (has(tokens[to], 'IN') || has(tokens[to], 'OF') || has(tokens[to], 'THE')) to++
    return has(tokens[to], 'MORNING') ? [{ to: to + 1, value: { part: 'early', hour: 6 } }] : none
  }
  if (has(token, 'MID') || has(token, 'LATE')) {
    let to = next?.word === '-' ? at + 2 : at + 1
    const at2 = tokens[to]
    if (!at2) return none
    const mid = has(token, 'MID')
    const value: PartOfDay | null = has(at2, 'MORNING')
      ? { part: 'morning', hour: mid ? 10 : 11 }
      : has(at2, 'AFTERNOON')
        ? { part: 'afternoon', hour: mid || token.word === 'देर' ? 14 : 16 }
        : has(at2, 'EVENING')
          ? { part: 'evening', hour: mid ? 18 : 19 }
          : has(at2, 'NIGHT')
            ? mid
              ? { part: 'midnight' }
              : { part: 'night', hour: 22 }
            : mid && has(at2, 'DAY')
              ? { part: 'noon' }
              : null
    return value ? [{ to: ++to, value }] : none
  }
  if (has(token, 'HALF') && has(next, 'NIGHT')) return [{ to: at + 2, value: { part: 'midnight' } }]
  if (!part) return none
  if (part === 'morning' && (has(next, 'EARLY') || next?.word === token.word)) return [{ to: at + 2, value: { part: 'early', hour: 6 } }]
  if (part === 'morning' && next?.word === '-' && tokens[at + 2]?.word === token.word) return [{ to: at + 3, value: { part: 'early', hour: 6 } }]
  if (part === 'morning' && (next?.meaning?.part === 'morning' || next?.meaning?.part === 'early')) return [{ to: at + 2, value: { part: 'early', hour: 6 } }]
  return [{ to: at + 1, value: part === 'morning' && /^s[av]+[ev]/.test(token.word) ? { part, hour: 7 } : { part: part as Part } }]
}

const numberKeys = ['int', 'num']
const quantityKeys = [...numberKeys, 'decimal', 'frac', 'DEDH', 'DHAI', 'SADHE', 'SAVA', 'PAUNE', 'HALF', 'COUPLE', 'FEW', 'QUARTER', 'QUARTERS', 'A']

/** The keys with which each term may begin. */
export const startKeys = {
  n: numberKeys,
  q: quantityKeys,
  ord: [...numberKeys, 'ord'],
  ords: [...numberKeys, 'ord'],
  dom: [...numberKeys, 'ord'],
  doms: [...numberKeys, 'ord'],
  wd: ['wd'],
  wds: ['wd', 'WEEKDAYS', 'WEEKDAY', 'WEEKENDS', 'WEEKEND'],
  mo: ['mo'],
  year: numberKeys,
  unit: ['unit'],
  part: ['part', 'EARLY', 'MID', 'LATE', 'HALF'],
  day: ['day'],
  dur: quantityKeys,
  feast: ['feast'],
  clock: [...numberKeys, 'clock', 'decimal', 'range', 'SADHE', 'SAVA', 'PAUNE', 'DEDH', 'DHAI', 'QUARTER', 'QUARTERS', 'HALF', 'A'],
  range: ['range'],
} as const satisfies Record<string, readonly string[]>

/** How each term is read. All readings are offered, so that a pattern may prefer a shorter one. */
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
