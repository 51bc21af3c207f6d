/**
 * Speed of the first readings of a fresh process, where nothing has been compiled or looked up before, compared with
 * chrono-node on the same lines: 10,000 different lines of the corpora and of the tests, each read once, in the same mixed
 * order. Run with `node packages/reminder-language/bench/cold.ts`: how many lines a second after the first 2,000 and after
 * all, then the ratios (1 = as fast as chrono-node). Medians of seven processes each, interleaved; lines a second of
 * processor time, p99 by the clock.
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

/** Different lines, far from their neighbours in the files: a stride that has no factor in common with how many there are. */
function mixedLines(): string[] {
  const files = readdirSync(corpus).filter((name) => name.endsWith('.txt'))
  const inFiles = files.flatMap((name) => readCorpus(readFileSync(path.join(corpus, name), 'utf8')))
  const inTests = allLines.flatMap(([, cases]) => cases.map(([text]) => text))
  const all = [...new Set([...inTests, ...inFiles.map(({ text }) => text)])]
  const stride = 4001
  if (all.length < counts.at(-1)! || all.length % stride === 0) throw new Error(`${all.length} lines do not do`)
  return all.map((_, place) => all[(place * stride) % all.length]!).slice(0, counts.at(-1))
}

/** One process's first readings. */
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
