import { weekdayOf } from '../days/calendar.ts'
import type { DateSpec, Duration, Fact, Repeat } from '../parsers/facts.ts'
import { endsPhrase } from '../parsers/pattern.ts'
import { has, type Token } from '../tokens/token.ts'
import { joinShifts } from './join-shifts.ts'
import { mergeDates } from './merge-dates.ts'
import { clausesOf, describesNoun, requestClauses, touch } from './neighbours.ts'
import { join } from './repeat-rule.ts'
import { resolveDay } from './resolve-day.ts'

/** The facts of a text, each given its part: what repeats, from when, until when, on what day, at what time. */
export type Arrangement = {
  repeat: Repeat | null
  dates: DateSpec[]
  start: DateSpec | null
  until: DateSpec | null
  lasting: Duration | null
  count: number | null
  /** The fact that holds the clock time or part of day, and the part that settles am and pm. */
  time: Fact | null
  settling: Fact | null
  wait: Duration | null
  now: boolean
  /** Minutes or hours before or after the time: 'ten minutes before my 4 pm meeting'. */
  lead: { length: Duration; sign: 1 | -1 } | null
  /** Facts that the reading rests on; their words leave the title. */
  used: Fact[]
}

/** Gives each fact its part in the reading, and drops those that only look like one. */
export function arrange(tokens: readonly Token[], read: readonly Fact[], today: number): Arrangement | null {
  let facts = read.filter((fact) => !fact.block)
  if (facts.length === 0) return null
  facts = joinShifts(tokens, facts)
  const strong = facts.filter((fact, index) => isStrong(tokens, facts, fact, index))
  const settlers = facts.filter((fact) => fact.part)
  const named = withoutAdjectives(tokens, withoutPassingFeasts(tokens, withoutGenitives(tokens, strong), today))
  const kept = preferred(tokens, named)
  const arrangement = give(tokens, kept)
  if (arrangement.time?.clock && !arrangement.time.part)
    arrangement.settling = settlingPart(tokens, arrangement.time, settlers, kept)
  const { settling, used } = arrangement
  // 'For 6:30 tomorrow morning': an English part goes with the day that it ends.
  const isSaid = (part: Fact) =>
    !part.weak || (endsPhrase(tokens, part.to) && used.some((fact) => fact.date && fact.to === part.from))
  if (settling && !used.includes(settling) && isSaid(settling)) used.push(settling)
  return isEmpty(arrangement) ? null : arrangement
}

function isEmpty({ repeat, dates, start, time, wait, now }: Arrangement): boolean {
  return !repeat && dates.length === 0 && !start && !time && !wait && !now
}

/** A weak word counts where it touches a time, a day or a repetition, or is all there is. */
function isStrong(tokens: readonly Token[], facts: readonly Fact[], fact: Fact, index: number): boolean {
  if (!fact.weak) return true
  if (fact.lasting || fact.count !== undefined) return facts.some((other) => other.repeat)
  if (fact.date?.is === 'offset' && fact.date.days < 0) return false
  const before = facts[index - 1]
  const after = facts[index + 1]
  // 'Har Shanivar Shani mandir': the day said again is a name.
  const { date } = fact
  if (date?.is === 'weekday' && before?.repeat?.byDay?.some(({ weekday }) => weekday === date.weekday)) return false
  const near = (other: Fact | undefined, first: Fact, second: Fact) =>
    other !== undefined && !other.marker && !(other.weak && !other.date && !other.clock) && touch(tokens, first, second)
  if (fact.date?.is === 'week' || fact.date?.is === 'year') return facts.some((other) => other !== fact && other.date)
  if (before && near(before, before, fact)) return true
  if (after && near(after, fact, after)) return true
  if (fact.date && fact.part) return true
  return (
    fact.part !== undefined &&
    !fact.date &&
    fact.to === tokens.length &&
    fact.from > 0 &&
    !has(tokens[fact.from], 'LUNCH')
  )
}

/** 'Kal ki meeting ke notes aaj bhejna': a date that describes a noun yields to one that does not. */
function withoutGenitives(tokens: readonly Token[], facts: Fact[]): Fact[] {
  const describing = new Set<Fact>()
  facts.forEach((fact, index) => {
    if (!fact.date) return
    let end = index
    while (
      facts[end + 1] &&
      facts[end + 1]!.from === facts[end]!.to &&
      (facts[end + 1]!.part || facts[end + 1]!.clock) &&
      !facts[end + 1]!.date
    )
      end++
    if (!describesNoun(tokens, facts[end]!.to) || has(tokens[facts[end]!.to - 1], 'KO')) return
    for (let at = index; at <= end; at++) describing.add(facts[at]!)
  })
  const others = facts.some(
    (fact) =>
      (fact.date || fact.wait || fact.now || (fact.repeat && says(fact.repeat) > 0)) &&
      !describing.has(fact) &&
      !fact.marker,
  )
  return others ? facts.filter((fact) => !describing.has(fact)) : facts
}

/** 'Gifts for Diwali on Monday', '25 dec christmas party': beside another day a feast names what the thing is for. */
function withoutPassingFeasts(tokens: readonly Token[], facts: Fact[], today: number): Fact[] {
  if (!facts.some(({ date }) => date?.is === 'feast') || facts.some(({ repeat }) => repeat)) return facts
  const others = facts.filter(({ date, wait }) => wait || (date && namesDay.has(date.is)))
  if (others.length === 0) return facts
  return facts.filter(({ date, to }) => {
    if (date?.is !== 'feast' || date.year !== undefined) return true
    const isNoun = !endsPhrase(tokens, to) && facts.every((fact) => fact.from !== to)
    return !isNoun && others.some((other) => other.date && isOn(other.date, resolveDay(date, today), today))
  })
}

const namesDay = new Set<DateSpec['is']>(['offset', 'calendar', 'weekday', 'monthday', 'duration'])

function isOn(spec: DateSpec, day: number | null, today: number): boolean {
  return day !== null && (spec.is === 'weekday' ? weekdayOf(day) === spec.weekday : resolveDay(spec, today) === day)
}

/** 'Monthly review on 3 Dec' and 'annual meeting 27 Nov' are called so and take place once. */
function withoutAdjectives(tokens: readonly Token[], facts: Fact[]): Fact[] {
  if (!facts.some(({ repeat }) => repeat?.adjective)) return facts
  const once = facts.filter(({ date, marker }) => date && !marker && single.has(date.is))
  const isCalled = ({ repeat, from }: Fact) =>
    repeat?.adjective &&
    once.some((fact) => tokens[from]!.word === 'annual' || (!join(repeat, fact.date!) && !roleOf(tokens, fact)))
  return facts.every((fact) => !fact.repeat || isCalled(fact)) ? facts.filter((fact) => !fact.repeat) : facts
}

const single = new Set<DateSpec['is']>(['offset', 'calendar', 'duration'])

/** Where a request names its own time ('... - could you remind me on Monday'), that time counts. */
function preferred(tokens: readonly Token[], facts: Fact[]): Fact[] {
  const clauses = clausesOf(tokens)
  if (!clauses.at(-1)) return facts
  const requests = requestClauses(tokens, clauses)
  const asked = facts.filter(
    (fact) => requests.has(clauses[fact.from]!) && (fact.date || fact.clock || fact.part || fact.wait || fact.repeat),
  )
  if (asked.length === 0 || asked.length === facts.length) return facts
  const settled = {
    date: asked.some((fact) => fact.date || fact.wait || fact.repeat),
    time: asked.some((fact) => fact.clock || fact.part || fact.wait),
  }
  return facts.filter(
    (fact) => asked.includes(fact) || !((fact.date && settled.date) || ((fact.clock || fact.part) && settled.time)),
  )
}

function give(tokens: readonly Token[], facts: readonly Fact[]): Arrangement {
  const given: Arrangement = {
    repeat: null,
    dates: [],
    start: null,
    until: null,
    lasting: null,
    count: null,
    time: null,
    settling: null,
    wait: null,
    now: false,
    lead: null,
    used: [],
  }
  for (const fact of facts) {
    if (!fact.repeat) continue
    given.repeat = given.repeat ? closer(given.repeat, fact.repeat) : fact.repeat
    given.used.push(fact)
  }
  const clocks = facts.filter((fact) => fact.clock)
  const dated = facts.filter((fact) => fact.date)
  const best = bestDate(tokens, dated, clocks, given)
  for (let index = 0; index < facts.length; index++) {
    const fact = facts[index]!
    const marker =
      fact.marker ??
      (facts[index - 1]?.marker && touch(tokens, facts[index - 1]!, fact) ? facts[index - 1]!.marker : null)
    if (fact.wait && !given.wait) {
      given.wait = fact.wait
      given.used.push(fact)
    }
    if (fact.now) {
      given.now = true
      given.used.push(fact)
    }
    if (fact.lasting && given.repeat) {
      given.lasting ??= fact.lasting
      given.used.push(fact)
    }
    if (fact.count !== undefined && given.repeat) {
      given.count ??= fact.count
      given.used.push(fact)
    }
    if (fact.shift) {
      given.lead = fact.shift
      given.used.push(fact)
    }
    if (!fact.date) continue
    const ends =
      given.start !== null &&
      (has(tokens[fact.from - 1], 'TO') || has(tokens[fact.from - 1], 'SE') || tokens[fact.from - 1]?.word === '-')
    if (given.repeat && fact.ends) {
      given.start ??= fact.date
      given.until ??= fact.ends
      given.used.push(fact)
      continue
    }
    const role = given.repeat ? (marker ?? (ends ? 'until' : roleOf(tokens, fact))) : null
    if (role === 'until') given.until ??= fact.date
    else if (role === 'start') given.start ??= fact.date
    else if (fact === best || given.dates.length > 0 || best === null) {
      const merged = given.dates.length > 0 ? mergeDates(given.dates[0]!, fact.date) : fact.date
      if (!merged) continue
      given.dates = [merged]
    } else {
      const merged = best.date && mergeDates(fact.date, best.date)
      if (!merged) continue
      given.dates = [fact.date]
    }
    given.used.push(fact)
    if (marker && !fact.marker && (given.repeat || !/^(start|begin)s?$/.test(tokens[facts[index - 1]!.from]!.word)))
      given.used.push(facts[index - 1]!)
  }
  const timed = clocks.find((fact) => !given.used.includes(fact) || fact.date) ?? clocks[0]
  given.time = nearest(tokens, clocks, given.used) ?? timed ?? facts.find((fact) => fact.part) ?? null
  if (given.time && !given.used.includes(given.time)) given.used.push(given.time)
  if (given.lead && !given.time && !given.wait) {
    given.used = given.used.filter((fact) => !fact.shift)
    given.lead = null
  }
  if (given.time?.clock && given.time.part) given.settling = given.time
  return given
}

/** Of two repetitions the one that says more; a part of day said with either is kept by the facts themselves. */
function closer(first: Repeat, second: Repeat): Repeat {
  if (first.freq === 'WEEKLY' && second.freq === 'WEEKLY' && !first.byDay !== !second.byDay)
    return { ...first, ...second, interval: Math.max(first.interval, second.interval) }
  if (first.adjective && !second.adjective) return second
  if (first.freq === 'WEEKLY' && second.freq === 'WEEKLY' && first.byDay && second.byDay)
    return { ...first, byDay: [...first.byDay, ...second.byDay], interval: Math.max(first.interval, second.interval) }
  if (first.freq === second.freq && says(first) && says(second))
    return { ...first, ...second, interval: Math.max(first.interval, second.interval) }
  return says(second) > says(first) ? second : first
}

/** How much a repetition says of its days. */
function says({ byDay, byMonthDay, byMonth, feast, interval }: Repeat): number {
  return (byDay ? 2 : 0) + (byMonthDay ? 2 : 0) + (byMonth ? 1 : 0) + (feast ? 2 : 0) + (interval > 1 ? 1 : 0)
}

/** The date that a clock time touches; else the first that is not merely 'for' something; else the first. */
function bestDate(
  tokens: readonly Token[],
  dated: readonly Fact[],
  clocks: readonly Fact[],
  { repeat }: Arrangement,
): Fact | null {
  if (dated.length < 2) return dated[0] ?? null
  if (!repeat) {
    for (const date of dated) {
      if (
        clocks.some(
          (clock) =>
            clock === date || (clock.from >= date.to ? touch(tokens, date, clock) : touch(tokens, clock, date)),
        )
      )
        return date
    }
  }
  return dated.find((fact) => !has(tokens[fact.from], 'FOR') && !has(tokens[fact.from - 1], 'FOR')) ?? dated[0]!
}

/** With a repetition, 'from 5 Dec' and '5 Dec se' say when it begins, 'till 5 Dec' and '5 Dec tak' when it ends. */
function roleOf(tokens: readonly Token[], fact: Fact): 'start' | 'until' | null {
  const first = tokens[fact.from]
  const last = tokens[fact.to - 1]
  if (has(first, 'UNTIL') || has(last, 'TAK') || has(tokens[fact.from - 1], 'UNTIL') || has(tokens[fact.to], 'TAK'))
    return 'until'
  if (has(first, 'FROM') || has(tokens[fact.from - 1], 'FROM') || has(tokens[fact.to], 'SE') || has(last, 'SE'))
    return 'start'
  return null
}

/** The clock time that touches what is already used, else none. */
function nearest(tokens: readonly Token[], clocks: readonly Fact[], used: readonly Fact[]): Fact | null {
  for (const clock of clocks) if (used.includes(clock)) return clock
  for (const clock of clocks) {
    if (!used.some((fact) => (fact.to <= clock.from ? touch(tokens, fact, clock) : touch(tokens, clock, fact))))
      continue
    // Of '4 pm and 9 pm on Tuesday' the first counts.
    let at = clocks.indexOf(clock)
    while (at > 0 && touch(tokens, clocks[at - 1]!, clocks[at]!)) at--
    return clocks[at]!
  }
  return null
}

/** The part of the day that settles a clock time: the one it touches, else the first in the text. */
function settlingPart(
  tokens: readonly Token[],
  time: Fact,
  settlers: readonly Fact[],
  kept: readonly Fact[],
): Fact | null {
  const usable = settlers.filter((fact) => kept.includes(fact) || fact.weak)
  return (
    usable.find((fact) => (fact.to <= time.from ? touch(tokens, fact, time) : touch(tokens, time, fact))) ??
    usable[0] ??
    null
  )
}
