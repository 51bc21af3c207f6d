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

/** The processor time of this thread in milliseconds, which other work on the machine does not change. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Parses per second of processor time over one round, and the slowest percent by the clock. Rounds alternate. */
function round(parse: (line: string) => unknown, millis: number): { perSecond: number; p99: number } {
  let parsed = 0
  const begin = processorTime()
  while (processorTime() - begin < millis) {
    for (let again = 0; again < 10; again++) for (const line of lines) parse(line)
    parsed += 10 * lines.length
  }
  const perSecond = (1000 * parsed) / (processorTime() - begin)
  const took: number[] = []
  for (let again = 0; again < 50; again++)
    for (const line of lines) {
      const start = performance.now()
      parse(line)
      took.push(performance.now() - start)
    }
  return { perSecond, p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]! }
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
