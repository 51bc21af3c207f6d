import type { DateSpec, Fact } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import type { Note } from '../reading.ts'
import { has, hasAny, keySet, nth, type Token } from '../tokens/token.ts'
import { describesNoun } from './neighbours.ts'
import type { Arrangement } from './passes/draft.ts'
import { resolveDay } from './resolve-day.ts'

/**
 * Returns a note on a day in the text that cannot be meant: one that no calendar has, one in the past, or 'today' at a
 * time that has passed. Null if another day was understood, because the words then belong to the task ("review
 * yesterday's notes tomorrow").
 *
 * @param understood the facts that the reading uses; null if there is no reading.
 */
export function noteOf(
  tokens: readonly Token[],
  read: readonly Fact[],
  { arrangement, understood }: { arrangement: Arrangement | null; understood: readonly Fact[] | null },
  today: number,
  found: { day: number; seconds: number } | null = null,
): Note | null {
  const over = found && arrangement ? overIn(arrangement, today, found) : undefined
  if (over) return note('over', tokens, over)
  const hour = understood?.some((fact) => fact.clock) ? null : noSuchHour(tokens)
  if (hour) return note('no such time', tokens, hour)
  if (understood?.some((fact) => fact.date || fact.wait || fact.kind === 'now')) return null

  const missing = read.find((fact) => fact.amiss) ?? noSuchDate(tokens)
  if (missing) return note('no such day', tokens, missing)

  const given = understood ? undefined : arrangement?.used.find((fact) => fact.date || fact.repeat)
  if (given && arrangement?.repeat && !arrangement.repeat.feast) return note('no such day', tokens, given)
  const why = given && arrangement?.date ? reasonOf(arrangement.date, today) : null
  if (given && why && !isAbout(tokens, given)) return note(why, tokens, given)

  const before = read.find((fact) => fact.date?.is === 'offset' && fact.date.days < 0 && !isAbout(tokens, fact))
  const past = before ?? read.find((fact) => isPastDay(tokens, fact))
  return past ? note('past', tokens, past) : null
}

/**
 * Returns the fact for 'today' if its time has passed: 'aaj 7 baje subah', said at eight. The small hours of 'tonight
 * at 1' belong to the next day and have not passed.
 */
function overIn({ date, used }: Arrangement, today: number, found: { day: number; seconds: number }): Fact | undefined {
  const isToday = date?.is === 'offset' && date.days === 0
  return isToday && found.day > today && found.seconds >= 5 * 3600 ? used.find((fact) => fact.date === date) : undefined
}

/** Returns why a date cannot be meant, or null. Only dates that name a single day can be past: 'this week' never is. */
function reasonOf(spec: DateSpec, today: number): Note['is'] | null {
  if (spec.is !== 'calendar' && spec.is !== 'nth' && spec.is !== 'feast') return null
  if (spec.is === 'calendar' && spec.whole && spec.month === 1) return null
  const day = resolveDay(spec, today, Number.NEGATIVE_INFINITY)
  if (day !== null) return day < today ? 'past' : null
  return spec.is === 'feast' ? null : 'no such day'
}

/**
 * Whether a date describes the subject rather than when to do it: 'the report of 5 March 2020', 'mail from yesterday',
 * "yesterday's work".
 */
function isAbout(tokens: readonly Token[], { from, to }: Fact): boolean {
  return (
    describesNoun(tokens, to) ||
    [tokens[from], nth(tokens, from - 1)].some((token) => has(token, 'OF') || has(token, 'FROM'))
  )
}

const dayKeys = keySet('int num ord mo ymd dm range wd feast PAST unit opaque')

/** Creates a note for the day words only: '31 June' of 'by 31 June ko'. */
function note(is: Note['is'], tokens: readonly Token[], { from, to }: Place): Note {
  const words = tokens.slice(from, to)
  const named = words.filter((token) => hasAny(token, dayKeys))
  return { is, start: (named[0] ?? words[0]!).start, end: (named.at(-1) ?? words.at(-1)!).end }
}

/** Whether a phrase names a past day at its end: 'call last Monday 5 pm', not 'pay last month bill'. */
const isPastDay = (tokens: readonly Token[], fact: Fact): boolean =>
  fact.kind === 'block' &&
  tokens.slice(fact.from, fact.to).some((token) => has(token, 'PAST') && token.word !== 'past') &&
  tokens.slice(fact.from, fact.to).some((token) => has(token, 'wd') || has(token, 'unit')) &&
  endsPhrase(tokens, fact.to) &&
  !isAbout(tokens, fact)

type Place = { from: number; to: number }

const hourMarks = ['OCLOCK', 'AM', 'PM', 'HRS']
const beforeHour = ['AT', 'BY', 'AROUND', 'BEFORE', 'AFTER', 'UNTIL', 'FROM', 'TO', 'day', 'wd', 'part', 'mo']
const isOneOf = (token: Token | undefined, keys: readonly string[]) => keys.some((key) => has(token, key))

/** Finds an hour that no clock shows: '25 baje', 'at 25:00', '5:75 pm'. */
function noSuchHour(tokens: readonly Token[]): Place | null {
  const at = tokens.findIndex((token, index) => {
    const next = tokens[index + 1]
    if (has(token, 'int')) return token.digits < 3 && token.numbers[0]! > 24 && isOneOf(next, hourMarks)
    if (token.keys[0] !== 'opaque' || !/^\d{1,2}:\d\d$/.test(token.word)) return false
    return isOneOf(next, hourMarks) || isOneOf(nth(tokens, index - 1), beforeHour)
  })
  return at < 0 ? null : { from: at, to: isOneOf(tokens[at + 1], hourMarks) ? at + 2 : at + 1 }
}

/** Finds a day that no month has: '32 dec', 'dec 35', '40 tarikh'. */
function noSuchDate(tokens: readonly Token[]): Place | null {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!
    const [day] = token.numbers
    if (!has(token, 'int') || token.digits > 2 || (day! > 0 && day! < 32)) continue
    const to = has(tokens[at + 1], 'ST') ? at + 2 : at + 1
    const isNamed = (month: Token | undefined) => has(month, 'mo') && !/^ma[ry]/.test(month!.word)
    if (isNamed(tokens[to]) || (has(tokens[to], 'DATE') && tokens[to]!.word !== 'date')) return { from: at, to: to + 1 }
    // 'Dec 40' may be a year.
    if (isNamed(nth(tokens, at - 1)) && day! < 40) return { from: at - 1, to }
  }
  return null
}
