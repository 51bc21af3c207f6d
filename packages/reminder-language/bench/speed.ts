/**
 * Speed of parseReminder compared with chrono-node on the same lines, in one run. Run with
 * `node packages/reminder-language/bench/speed.ts`; the last line is the ratio (1 = as fast as chrono-node).
 */
import { en } from 'chrono-node'
import { parseReminder } from '../src/index.ts'
import { lines } from './lines.ts'

const now = new Date('2026-11-20T04:30:00Z')
const ours = (line: string) => parseReminder(line, { now, timeZone: 'Asia/Kolkata' })
const theirs = (line: string) => en.GB.parse(line, { instant: now, timezone: 330 }, { forwardDate: true })

/** Parses per second over one round, and the slowest percent. Rounds alternate, so that a busy machine slows both. */
function round(parse: (line: string) => unknown, millis: number): { perSecond: number; p99: number } {
  const took: number[] = []
  const begin = performance.now()
  while (performance.now() - begin < millis) {
    for (const line of lines) {
      const start = performance.now()
      parse(line)
      took.push(performance.now() - start)
    }
  }
  const sorted = took.toSorted((a, b) => a - b)
  return {
    perSecond: (1000 * took.length) / took.reduce((sum, value) => sum + value, 0),
    p99: sorted[Math.floor(took.length * 0.99)]!,
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const rounds = Array.from({ length: 9 }, (_, index) => ({
  index,
  ours: round(ours, 150),
  theirs: round(theirs, 150),
})).slice(2)
const mine = median(rounds.map((one) => one.ours.perSecond))
const chrono = median(rounds.map((one) => one.theirs.perSecond))
console.log(`parseReminder ${Math.round(mine)} lines/s, p99 ${median(rounds.map((one) => one.ours.p99)).toFixed(3)} ms`)
console.log(
  `chrono-node   ${Math.round(chrono)} lines/s, p99 ${median(rounds.map((one) => one.theirs.p99)).toFixed(3)} ms`,
)
console.log(
  `ratio to chrono-node: ${median(rounds.map((one) => one.ours.perSecond / one.theirs.perSecond)).toFixed(2)}`,
)
