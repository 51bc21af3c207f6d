import type { DateSpec, Duration, Fact, Repeat, Shift } from '../../parsers/facts.ts'
import type { Token } from '../../tokens/token.ts'

/** What a text asks for, once each fact has its role. `resolve.ts` turns it into a day and a time. */
export type Arrangement = {
  repeat: Repeat | null
  /** The interval of a repetition within the day: 'every 2 hours'. It is `repeat` too unless the text names days. */
  within: Repeat | null
  date: DateSpec | null
  /** First and last day of the repetition. */
  start: DateSpec | null
  until: DateSpec | null
  lasting: Duration | null
  count: number | null
  /** Times of day, in seconds, if the line only says how many times a day it repeats. */
  times: readonly number[] | null
  /** The last day of a multi-day event. */
  ends: DateSpec | null
  /** The half of the day implied by the subject: 'dinner', 'breakfast'. */
  leaning: Leaning | null
  /** The fact with the clock time or part of the day, and the fact whose part of the day decides between am and pm. */
  time: Fact | null
  settling: Fact | null
  /** Whether the time is the last one: 'every hour till 6'. */
  closes: boolean
  wait: Duration | null
  /** Whether the wait is our guess: 'in a while'. */
  vague: boolean
  now: boolean
  /** Minutes or hours before or after the time: 'ten minutes before my 4 pm meeting'. */
  lead: Shift | null
  /** Whether the day is to be done before: 'before Friday', 'shukravar se pehle'. */
  ahead: boolean
  /** Whether midnight begins the day rather than ends it: 'wish Neha at midnight on 12 August'. */
  beginsDay: boolean
  /** Facts that the reading uses; their words are removed from the title. */
  used: Fact[]
}

/** The range of clock hours that are read as am or pm; `firmly` if it also applies to times that may be today. */
export type Leaning = { half: 'am' | 'pm'; from: number; to: number; firmly: boolean }

/** The working state of the passes. */
export type Draft = {
  readonly tokens: readonly Token[]
  readonly today: number
  /** Facts that no pass has dropped, in the order of the text. */
  facts: Fact[]
  /** Facts with a part of the day, including weak ones and those dropped from `facts`. */
  parts: Fact[]
  given: Arrangement
}

export type Pass = (draft: Draft) => void

/** Kinds of facts as bits, so that passes are skipped for lines they do not concern. */
export const factBit = {
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

/** Returns the bits of all facts in a line. A pass may remove a bit, but never adds one. */
export function factBitsOf(facts: readonly Fact[]): number {
  let bits = 0
  for (const { kind, weak, date, clock, part, repeat, wait } of facts) {
    if (weak) bits |= factBit.weak
    if (date) bits |= date.is === 'feast' ? factBit.date | factBit.feast : factBit.date
    if (clock) bits |= factBit.clock
    if (part) bits |= factBit.part
    if (repeat) bits |= repeat.adjective ? factBit.repeat | factBit.adjective : factBit.repeat
    if (wait || kind === 'now') bits |= factBit.wait
    // Joining the shift to its base date creates a date.
    if (kind === 'shift') bits |= factBit.shift | factBit.date
    else if (kind === 'except') bits |= factBit.except
  }
  return bits
}

export const draftOf = (tokens: readonly Token[], read: readonly Fact[], today: number): Draft => ({
  tokens,
  today,
  facts: read.filter(({ kind }) => kind !== 'block'),
  parts: [],
  given: {
    repeat: null,
    within: null,
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
    closes: false,
    wait: null,
    vague: false,
    now: false,
    lead: null,
    ahead: false,
    beginsDay: false,
    used: [],
  },
})
