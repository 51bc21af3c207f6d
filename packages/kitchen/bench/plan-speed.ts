/**
 * Measures how long planning a day takes with 90 days of history, against the floor of writing twenty recipes picked by
 * id in the same run. A first plan runs in its own process and is compared with one that only reads the cookbook.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { planDay } from '../src/plan/plan-day.ts'
import { cookbook } from '../src/read/load-cookbook.ts'
import { recipe } from '../src/recipe/recipe.ts'
import { recipeIdOf } from '../src/recipe/recipe-of-dish.ts'

const dayAfter = (count: number) => new Date(Date.parse('2026-01-01') + count * 86_400_000).toISOString().slice(0, 10)

/**
 * Runs a task in its own process and returns its milliseconds from start, its CPU time and the heap left after garbage
 * collection.
 */
function inProcess(what: 'nothing' | 'cookbook' | 'veg' | 'mixed'): { ms: number; cpu: number; mb: number } {
  const file = fileURLToPath(new URL('first-plan.ts', import.meta.url))
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', file, what], { encoding: 'utf8' }))
}
inProcess('cookbook')
const nothing = inProcess('nothing')
for (const [name, what] of [
  ['floor: start and read the cookbook', 'cookbook'],
  ['first vegetarian plan', 'veg'],
  ['first mixed plan', 'mixed'],
] as const) {
  const { ms, cpu, mb } = inProcess(what)
  console.log(
    `cold start, ${name}: ${ms.toFixed(0)} ms by the clock, ${cpu.toFixed(0)} ms of processor, ${(mb - nothing.mb).toFixed(0)} MB kept (bar 1000 ms, 80 MB)`,
  )
}

planDay({ date: '2026-01-01', vegOnly: true, city: 'Mumbai', seen: [], seed: 'warm' })
const plans: Record<string, Spent[]> = { 'half and half': [], vegetarian: [] }
const floor: Spent[] = []
const ids = [...cookbook().dishes.keys()].map(recipeIdOf)
for (const [mode, times] of Object.entries(plans)) {
  const seen: { id: string; date: string }[] = []
  for (let day = 0; day < 300; day++) {
    const date = dayAfter(day)
    const request = { date, vegOnly: mode === 'vegetarian', city: 'Mumbai', seen: seen.slice(-91 * 20), seed: 'speed' }
    let ended: ReturnType<typeof planDay> | undefined
    const spent = timed(() => {
      ended = planDay(request)
    })
    for (const { id } of ended!.sections.flatMap(({ recipes }) => recipes)) seen.push({ id, date })
    // The first 90 days only fill the history.
    if (day < 90) continue
    times.push(spent)
    floor.push(
      timed(() => {
        for (let at = 0; at < 20; at++) recipe(ids[(day * 7919 + at * 104_729) % ids.length]!)
      }),
    )
  }
}

say('floor, twenty recipes by id', floor, 'floor')
for (const [mode, times] of Object.entries(plans)) say(`planDay ${mode}`, times, 'bar 50 at p95, aim 10')

/** Milliseconds of wall-clock time, and of this thread's CPU time, which other load on the machine does not affect. */
type Spent = { clock: number; processor: number }

function timed(work: () => unknown): Spent {
  const start = performance.now()
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return { clock: performance.now() - start, processor: (user + system) / 1000 }
}

function quantile(times: readonly number[], part: number): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length * part)]!
}

function say(name: string, times: readonly Spent[], bar: string): void {
  for (const kind of ['clock', 'processor'] as const) {
    const of = times.map((one) => one[kind])
    console.log(
      `${name}, ${kind}: p50 ${quantile(of, 0.5).toFixed(1)} ms, p95 ${quantile(of, 0.95).toFixed(1)} ms (${bar})`,
    )
  }
}
