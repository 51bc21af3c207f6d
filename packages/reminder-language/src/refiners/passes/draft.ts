import type { DateSpec, Duration, Fact, Repeat, Shift } from '../../parsers/facts.ts'
import type { Token } from '../../tokens/token.ts'

/** What a text asks for, once each fact has its role. `resolve.ts` turns it into a day and a time. */
export type Arrangement = {
  repeat: Repeat | null
  date: DateSpec | null
  /** First and last day of what repeats. */
  start: DateSpec | null
  until: DateSpec | null
  lasting: Duration | null
  count: number | null
  /** Its times of the day, in seconds, where the line says only how often it comes in a day. */
  times: readonly number[] | null
  /** The last day of what goes on for days. */
  ends: DateSpec | null
  /** The half of the day in which what the line is about takes place: 'dinner', 'breakfast'. */
  leaning: Leaning | null
  /** The fact with the clock time or part of day, and the one whose part settles am and pm. */
  time: Fact | null
  settling: Fact | null
  wait: Duration | null
  /** The wait is our guess: 'in a while'. */
  vague: boolean
  now: boolean
  /** Minutes or hours before or after the time: 'ten minutes before my 4 pm meeting'. */
  lead: Shift | null
  /** Facts that the reading rests on; their words leave the title. */
  used: Fact[]
}

/** The hours of a clock face that are pm, or am; `firmly` also of a time that may be today. */
export type Leaning = { half: 'am' | 'pm'; from: number; to: number; firmly: boolean }

/** What the passes work on. */
export type Draft = {
  readonly tokens: readonly Token[]
  readonly today: number
  /** Facts that no pass has dropped, in the order of the text. */
  facts: Fact[]
  /** Facts with a part of the day, weak ones included, even when dropped from `facts`. */
  parts: Fact[]
  given: Arrangement
}

export type Pass = (draft: Draft) => void

/** What the facts of a line say, as bits: most passes concern few lines. */
export const says = {
  shift: 1,
  part: 2,
  weak: 4,
  repeat: 8,
  date: 16,
  feast: 32,
  adjective: 64,
  except: 128,
  wait: 256,
  clock: 512,
} as const

/** All bits of a line's facts. A pass may take a bit away, none adds one. */
export function saidBy(facts: readonly Fact[]): number {
  let said = 0
  for (const { kind, weak, date, clock, part, repeat, wait } of facts) {
    if (weak) said |= says.weak
    if (date) said |= date.is === 'feast' ? says.date | says.feast : says.date
    if (clock) said |= says.clock
    if (part) said |= says.part
    if (repeat) said |= repeat.adjective ? says.repeat | says.adjective : says.repeat
    if (wait || kind === 'now') said |= says.wait
    // What it is counted from gets a day.
    if (kind === 'shift') said |= says.shift | says.date
    else if (kind === 'except') said |= says.except
  }
  return said
}

export const draftOf = (tokens: readonly Token[], read: readonly Fact[], today: number): Draft => ({
  tokens,
  today,
  facts: read.filter(({ kind }) => kind !== 'block'),
  parts: [],
  given: {
    repeat: null,
    date: null,
    start: null,
    until: null,
    lasting: null,
    count: null,
    times: null,
    ends: null,
    leaning: null,
    time: null,
    settling: null,
    wait: null,
    vague: false,
    now: false,
    lead: null,
    used: [],
  },
})
