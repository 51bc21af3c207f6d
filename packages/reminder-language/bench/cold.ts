/**
 * Speed of the first readings in a fresh process, where nothing has been compiled or cached yet, compared with
 * chrono-node on the same lines: 10,000 different lines from the corpora and the tests, each read once, in the same
 * shuffled order. Run with `node packages/reminder-language/bench/cold.ts`. Prints the lines per second after the first
 * 2,000 and after all, then the ratios (1 = as fast as chrono-node). Medians of seven processes each, interleaved;
 * lines per second of processor time, p99 by wall clock.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readCorpus } from '../test/corpus/read-corpus.ts'
import { allLines } from '../test/lines/all.ts'

const corpus = path.join(import.meta.dirname, '../test/corpus')
const now = new Date('2026-11-20T04:30:00Z')
const counts = [2000, 10_000]

type Figures = { perSecond: number[]; p99: number }

/** Returns different lines, spread out from their neighbours in the files by a stride coprime with their number. */
function mixedLines(): string[] {
  const files = readdirSync(corpus).filter((name) => name.endsWith('.txt'))
  const inFiles = files.flatMap((name) => readCorpus(readFileSync(path.join(corpus, name), 'utf8')))
  const inTests = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
  const all = [...new Set([...inTests, ...inFiles.map(({ text }) => text)])]
  const stride = 4001
  if (all.length < counts.at(-1)! || all.length % stride === 0) throw new Error(`${all.length} lines do not do`)
  return all.map((_, place) => all[(place * stride) % all.length]!).slice(0, counts.at(-1))
}

/** Runs the first readings of one process. */
async function readAll(engine: string): Promise<Figures> {
  const lines = mixedLines()
  const parse = engine === 'chrono' ? await chrono() : await reader()
  const begin = processorTime()
  const perSecond: number[] = []
  const took = lines.map((line, place) => {
    const start = performance.now()
    parse(line)
    const ms = performance.now() - start
    if (counts.includes(place + 1)) perSecond.push((1000 * (place + 1)) / (processorTime() - begin))
    return ms
  })
  return { perSecond, p99: took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)]! }
}

/** Returns this thread's processor time in milliseconds, which other load on the machine does not affect. */
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
  const say = (name: string, figures: Figures[]) => {
    const rates = counts.map(
      (count, at) => `first ${count} lines ${Math.round(median(figures.map((one) => one.perSecond[at]!)))}/s`,
    )
    console.log(`${name} ${rates.join(', ')}, p99 ${median(figures.map((one) => one.p99)).toFixed(3)} ms`)
  }
  say(
    'parseReminder',
    rounds.map((one) => one.ours),
  )
  say(
    'chrono-node  ',
    rounds.map((one) => one.theirs),
  )
  const ratios = counts.map((_, at) => median(rounds.map((one) => one.ours.perSecond[at]! / one.theirs.perSecond[at]!)))
  console.log(`ratios to chrono-node: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`)
}
