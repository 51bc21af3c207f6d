/**
 * Speed of the first reading of every line of the corpus in a fresh process, where nothing has been compiled or looked
 * up before, compared with chrono-node on the same lines. Run with `node packages/reminder-language/bench/cold.ts`; the last
 * line is the ratio (1 = as fast as chrono-node). Medians of seven processes each, interleaved; lines a second of processor
 * time, p99 by the clock.
 */
import { execFileSync } from 'node:child_process'
import { allLines } from '../test/lines/all.ts'

const lines = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
const now = new Date('2026-11-20T04:30:00Z')

type Figures = { perSecond: number; p99: number }

/** One process's first reading of all lines. */
async function readAll(engine: string): Promise<Figures> {
  const parse = engine === 'chrono' ? await chrono() : await reader()
  const begin = processorTime()
  const took = lines.map((line) => {
    const start = performance.now()
    parse(line)
    return performance.now() - start
  })
  const perSecond = (1000 * took.length) / (processorTime() - begin)
  return { perSecond, p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]! }
}

/** The processor time of this thread in milliseconds, which other work on the machine does not change. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

async function reader() {
  const { parseReminder } = await import('../src/index.ts')
  return (line: string) => parseReminder(line, { now, timeZone: 'Asia/Kolkata' })
}

async function chrono() {
  const { en } = await import('chrono-node')
  return (line: string) => en.GB.parse(line, { instant: now, timezone: 330 }, { forwardDate: true })
}

const measured = process.argv[2]
if (measured) console.log(JSON.stringify(await readAll(measured)))
else {
  const inProcess = (engine: string): Figures =>
    JSON.parse(execFileSync(process.execPath, [import.meta.filename, engine], { encoding: 'utf8' }))
  const rounds = Array.from({ length: 7 }, () => ({ ours: inProcess('reader'), theirs: inProcess('chrono') }))
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
  const say = (name: string, figures: Figures[]) =>
    console.log(
      `${name} ${Math.round(median(figures.map((one) => one.perSecond)))} lines/s cold, p99 ${median(figures.map((one) => one.p99)).toFixed(3)} ms`,
    )
  console.log(`${lines.length} lines, each process reads each once`)
  say(
    'parseReminder',
    rounds.map((one) => one.ours),
  )
  say(
    'chrono-node  ',
    rounds.map((one) => one.theirs),
  )
  console.log(
    `ratio to chrono-node: ${median(rounds.map((one) => one.ours.perSecond / one.theirs.perSecond)).toFixed(2)}`,
  )
}
