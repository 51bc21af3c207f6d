/**
 * Speed of parseReminder compared with chrono-node on the same lines, in one run. Run with
 * `node packages/reminder-language/bench/speed.ts`; the last line is the ratio once both are warm (1 = as fast as chrono-node).
 */
import { en } from 'chrono-node'
import { parseReminder } from '../src/index.ts'
import { lines } from './lines.ts'

const now = new Date('2026-11-20T04:30:00Z')
const ours = (line: string) => parseReminder(line, { now, timeZone: 'Asia/Kolkata' })
const theirs = (line: string) => en.GB.parse(line, { instant: now, timezone: 330 }, { forwardDate: true })

/** Returns this thread's processor time in milliseconds, which other load on the machine does not affect. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Measures parses per second of processor time over one round, and the 99th percentile by wall clock. Rounds alternate.
 */
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
const rounds = Array.from({ length: 24 }, () => ({ ours: round(ours, 150), theirs: round(theirs, 150) }))
const ratioOf = (some: typeof rounds) => median(some.map((one) => one.ours.perSecond / one.theirs.perSecond)).toFixed(2)
// V8 compiles hot code on another thread. That finishes after two rounds for chrono-node and after ten for ours, which
// has more functions, or later on a busy machine.
const warm = rounds.slice(-12)
const say = (name: string, of: 'ours' | 'theirs') =>
  console.log(
    `${name} ${Math.round(median(warm.map((one) => one[of].perSecond)))} lines/s, p99 ${median(warm.map((one) => one[of].p99)).toFixed(3)} ms`,
  )
say('parseReminder', 'ours')
say('chrono-node  ', 'theirs')
console.log(`ratio to chrono-node in rounds 3 to 9, while ours is still being compiled: ${ratioOf(rounds.slice(2, 9))}`)
console.log(`ratio to chrono-node: ${ratioOf(warm)}`)
