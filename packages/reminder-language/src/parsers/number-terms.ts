import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import type { Unit } from '../vocabulary/vocabulary.ts'
import type { Duration } from './facts.ts'

/** One reading of a term: its value, and the position of the token after it. Readings are sorted longest first. */
export type Term<Value> = { to: number; value: Value }

type Tokens = readonly Token[]

const none: never[] = []

export function wholeNumber(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]
  if (!token) return none
  if (has(token, 'int')) return [{ to: at + 1, value: token.numbers[0]! }]
  const number = token.meaning?.number
  if (number === undefined || (token.capital && token.word === 'das')) return none
  // 'Sat' is seven only before "o'clock" or a unit; otherwise it is Saturday.
  if (token.meaning?.weekday !== undefined && !has(tokens[at + 1], 'OCLOCK') && !has(tokens[at + 1], 'unit'))
    return none
  const short = { to: at + 1, value: number }
  if (number < 20 || number % 10 !== 0 || token.word.charCodeAt(0) > 127) return [short]
  const joined = tokens[at + 1]?.word === '-' ? at + 2 : at + 1
  const one = tokens[joined]?.meaning?.number
  return one !== undefined && one > 0 && one < 10 ? [{ to: joined + 1, value: number + one }, short] : [short]
}

/**
 * Reads a number that may be a fraction: 2.5, 1/2, dedh (1.5), dhai (2.5), saadhe teen (3.5), sava do (2.25), paune do
 * (1.75).
 */
export function quantity(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  if (!hasAny(token, broken)) return orAndHalf(tokens, wholeNumber(tokens, at))
  if (has(token, 'decimal')) {
    const [whole, fraction] = token.numbers
    return [{ to: at + 1, value: whole! + fraction! / 10 ** token.digits }]
  }
  if (has(token, 'frac')) return [{ to: at + 1, value: token.numbers[0]! / token.numbers[1]! }]
  if (has(token, 'DEDH')) return [{ to: at + 1, value: 1.5 }]
  if (has(token, 'DHAI')) return [{ to: at + 1, value: 2.5 }]
  if (has(token, 'SADHE')) return wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value + 0.5 }))
  if (has(token, 'SAVA'))
    return [
      ...wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value + 0.25 })),
      { to: at + 1, value: 1.25 },
    ]
  if (has(token, 'PAUNE'))
    return [
      ...wholeNumber(tokens, at + 1).map(({ to, value }) => ({ to, value: value - 0.25 })),
      { to: at + 1, value: 0.75 },
    ]
  if (has(token, 'HALF')) return [{ to: has(tokens[at + 1], 'A') ? at + 2 : at + 1, value: 0.5 }]
  if (has(token, 'COUPLE')) return [{ to: has(tokens[at + 1], 'OF') ? at + 2 : at + 1, value: 2 }]
  if (has(token, 'FEW')) return [{ to: at + 1, value: 3 }]
  if (has(token, 'QUARTER') || has(token, 'QUARTERS')) {
    let to = at + 1
    if (has(tokens[to], 'OF')) to++
    return has(tokens[to], 'A') || has(tokens[to], 'HOUR')
      ? [{ to: has(tokens[to], 'A') ? to + 1 : to, value: 0.25 }]
      : none
  }
  if (has(token, 'A')) {
    const next = tokens[at + 1]
    if (next && (has(next, 'COUPLE') || has(next, 'FEW') || has(next, 'HALF') || has(next, 'QUARTER')))
      return quantity(tokens, at + 1)
    return [{ to: at + 1, value: 1 }]
  }
  return orAndHalf(tokens, wholeNumber(tokens, at))
}

const broken = keySet('decimal frac DEDH DHAI SADHE SAVA PAUNE HALF COUPLE FEW QUARTER QUARTERS A')

/** Adds 'and a half' to a number: 'two and a half'. */
function orAndHalf(tokens: Tokens, whole: Term<number>[]): Term<number>[] {
  if (!whole.some(({ to }) => has(tokens[to], 'AND'))) return whole
  return whole.flatMap(({ to, value }) => {
    const andHalf = has(tokens[to], 'AND') ? (has(tokens[to + 1], 'A') ? to + 2 : to + 1) : -1
    if (andHalf > 0 && has(tokens[andHalf], 'HALF'))
      return [
        { to: andHalf + 1, value: value + 0.5 },
        { to, value },
      ]
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

/** Returns a number of units as months, days and seconds; a fraction of a month counts in days of a 30-day month. */
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

/** Returns the unit at a token. A one-letter unit must be attached to its number: '3d', not 'vitamin 3 d'. */
export function unitAt(tokens: Tokens, at: number): Unit | undefined {
  const token = tokens[at]
  const unit = token?.meaning?.unit
  if (!unit || !token) return undefined
  return token.word.length === 1 && !token.glued && !(token.word === 'h' && has(nth(tokens, at - 1), 'frac'))
    ? undefined
    : unit
}

export function duration(tokens: Tokens, at: number): Term<Duration>[] {
  const found: Term<Duration>[] = []
  if (has(tokens[at], 'HALFHOUR')) return [{ to: at + 1, value: lengthOf(0.5, 'hour') }]
  for (const first of approximate(tokens, at) ?? quantity(tokens, at)) {
    if (first.value > 5000) continue
    if (has(tokens[first.to], 'WORKING') && has(tokens[first.to + 1], 'DAY')) {
      found.push({ to: first.to + 2, value: { months: 0, days: 0, seconds: 0, workdays: Math.round(first.value) } })
      continue
    }
    // Tamil writes 'hour' as two words, of which the first also means 'o'clock'.
    const at = has(tokens[first.to], 'OCLOCK') && has(tokens[first.to + 1], 'HOUR') ? first.to + 1 : first.to
    const unit = unitAt(tokens, at)
    if (!unit) continue
    let to = at + 1
    let value = lengthOf(first.value, unit)
    found.unshift({ to, value })
    if (has(tokens[to], 'AND') && has(tokens[to + 1], 'A') && has(tokens[to + 2], 'HALF')) {
      found.unshift({ to: to + 3, value: lengthOf(first.value + 0.5, unit) })
      continue
    }
    for (let more = 0; more < 3; more++) {
      const joint = has(tokens[to], 'AND') || tokens[to]?.word === ',' ? to + 1 : to
      const next = tokens[joint] && isNumberLike(tokens[joint]) ? quantity(tokens, joint)[0] : undefined
      const nextUnit = next && unitAt(tokens, next.to)
      if (!next || !nextUnit) break
      value = plus(value, lengthOf(next.value, nextUnit))
      to = next.to + 1
      found.unshift({ to, value })
    }
  }
  return found
}

/** Reads an approximate number and returns the larger one: '10-15 minutes', 'do teen din'. */
function approximate(tokens: Tokens, at: number): Term<number>[] | null {
  const token = tokens[at]!
  if (has(token, 'range')) return [{ to: at + 1, value: token.numbers[1]! }]
  const [less] = wholeNumber(tokens, at)
  const more = less && wholeNumber(tokens, less.to)[0]
  const step = more ? more.value - less.value : 0
  return step > 0 && (has(token, 'num') ? step <= 10 : step === 1 || step === 5) ? [more!] : null
}

function isNumberLike(token: Token): boolean {
  return hasAny(token, numberLike)
}

const numberLike = keySet('int num decimal frac A HALF')

const fromLast = keySet('TO FROM LASTWORD')

/** Reads an ordinal: first, 2nd, twenty-second, दूसरे; 'last' is -1, 'second to last' and 'second last' are -2. */
export function ordinal(tokens: Tokens, at: number): Term<number>[] {
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
  if (value > 0 && hasAny(tokens[to], fromLast)) {
    let last = to
    if (has(tokens[last], 'TO') || has(tokens[last], 'FROM')) last++
    if (last > to && has(tokens[last], 'THE')) last++
    if (has(tokens[last], 'LASTWORD'))
      return [
        { to: last + 1, value: -value },
        { to, value },
      ]
  }
  return [{ to, value }]
}

export function listOf<Value>(
  one: (tokens: Tokens, at: number) => Term<Value>[],
  tokens: Tokens,
  at: number,
): Term<Value[]>[] {
  const first = one(tokens, at)[0]
  if (!first) return none
  const values = [first.value]
  const found: Term<Value[]>[] = [{ to: first.to, value: [...values] }]
  let to = first.to
  while (values.length < 12) {
    // '2 tarikh aur 17 tarikh ko'.
    const named = has(tokens[to], 'DATE') ? to + 1 : to
    let next = named
    while (tokens[next] && (tokens[next]!.word === ',' || tokens[next]!.word === '/' || has(tokens[next], 'AND')))
      next++
    if (next === named) break
    if (has(tokens[next], 'THE')) next++
    const more = tokens[next] && one(tokens, next)[0]
    if (!more) break
    values.push(more.value)
    to = more.to
    found.unshift({ to, value: [...values] })
  }
  return found
}

/** Reads a day of the month: 5, 5th, fifth, paanch; 1 to 31. */
export function dayOfMonth(tokens: Tokens, at: number): Term<number>[] {
  const token = tokens[at]!
  const found = [...ordinal(tokens, at), ...wholeNumber(tokens, at)].filter(({ value }) => value >= 1 && value <= 31)
  if (has(token, 'int') && has(tokens[at + 1], 'ST')) return found.filter(({ to }) => to === at + 2)
  return found
}
