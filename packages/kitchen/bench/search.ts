import { searchRecipes } from '../src/find/find.ts'
import { ingredients } from '../src/knowledge/ingredients.ts'
import { foldedWords } from '../src/names/fold.ts'
import { cookbook } from '../src/read/load-cookbook.ts'
import { recipeIdOf } from '../src/recipe/recipe-of-dish.ts'
import { warmSearch } from '../src/warm-up.ts'
import { heldBackQueries } from '../test/find/held-back-queries.ts'
import { knownDishes } from '../test/find/known-dishes.ts'
import { misspelt, spellings } from '../test/find/spellings.ts'

/**
 * Benchmarks search: what it finds, and its speed against a floor in the same run: a scan of all titles for the query's
 * folded words.
 */

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const readMs = cpuMs(() => cookbook())
let slowestMs = 0
const indexMs = cpuMs(() => {
  const slices = warmSearch()
  let isDone = false
  while (!isDone) {
    slowestMs = Math.max(
      slowestMs,
      cpuMs(() => {
        isDone = slices.next().done === true
      }),
    )
  }
})

type Named = { id: string; name: string }
const dishes = [...cookbook().dishes.values()]
const titles = dishes.map(({ id, title }): Named => ({ id, name: title }))
const names = dishes.flatMap(({ id, names: its }) => its.map((name): Named => ({ id, name })))
const latin = [...titles, ...names].filter(({ name }) => /^[ -~]+$/.test(name))

/** Reports the share of names whose own dish comes first as an exact match. */
function exactRate(what: string, list: readonly Named[], typed: (name: string) => string, bar: number): void {
  const found = list.filter(({ id, name }) => {
    const [first] = searchRecipes(typed(name), { limit: 1 })
    return first?.match === 'exact' && first.id === recipeIdOf(id)
  })
  console.log(`${what}: ${percent(found.length, list.length)} % of ${list.length} exact and first (bar ${bar})`)
}

exactRate('titles', titles, (name) => name, 100)
exactRate('names', names, (name) => name, 100)
exactRate('joined', latin, (name) => name.replaceAll(' ', ''), 99)
exactRate('split after the third letter', latin, (name) => `${name.slice(0, 3)} ${name.slice(3)}`, 95)
exactRate('"how to make … at home"', latin, (name) => `how to make ${name} at home`, 99)
exactRate(
  'one vowel left out',
  latin.filter(({ name }) => name.length > 8),
  (name) => name.replace(/(?<=.{4})[aeiou]/, ''),
  80,
)

const known = spellings.filter(([, usual]) => searchRecipes(usual, { limit: 1 })[0]?.match === 'exact')
const spelt = known.filter(
  ([spelling, usual]) => searchRecipes(spelling, { limit: 1 })[0]?.id === searchRecipes(usual, { limit: 1 })[0]?.id,
)
console.log(
  `spellings that find what the usual one finds: ${percent(spelt.length, known.length)} % of ${known.length} (bar 95)`,
)
const slips = misspelt.filter(([query, usual]) =>
  searchRecipes(query, { limit: 5 }).some(({ title, names: its }) =>
    [title, ...its].some((name) => foldedWords(usual).every((word) => foldedWords(name).includes(word))),
  ),
)
console.log(`misspelt names found in five: ${slips.length} of ${misspelt.length} (bar 30)`)

const sampled = (list: readonly Named[], count: number) =>
  list.filter((_, at) => at % Math.ceil(list.length / count) === 0).map(({ name }) => name)
const asked = [...heldBackQueries.trim().split('\n'), ...knownDishes.trim().split('\n')].map(
  (row) => row.split('|')[0]!,
)
const queries = [
  ...asked,
  ...misspelt.map(([query]) => query),
  ...spellings.map(([spelling]) => spelling),
  ...[...ingredients.values()].map(({ english }) => english),
  ...sampled(names, 400),
  'paneer and peas',
  'fish or prawn curry',
  'dal without garlic',
].slice(0, 1000)

const allTitles = dishes.map(({ title }) => foldedWords(title).join(' '))
const scan = (query: string) => {
  const words = foldedWords(query)
  return allTitles.filter((title) => words.every((word) => title.includes(word)))
}

function percentiles(work: (query: string) => unknown, runs: number): { median: number; p99: number } {
  const times = queries
    .map((query) => {
      let best = Infinity
      for (let run = 0; run < runs; run++) {
        const start = process.hrtime.bigint()
        work(query)
        best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e6)
      }
      return best
    })
    .sort((left, right) => left - right)
  return { median: times[Math.floor(times.length / 2)]!, p99: times[Math.floor(times.length * 0.99)]! }
}

const ms = (value: number) => value.toFixed(2)
const firstMs = cpuMs(() => queries.map((query) => searchRecipes(query, { limit: 20 }))) / queries.length
const floor = percentiles(scan, 5)
const rank = percentiles((query) => searchRecipes(query, { limit: 1 }), 5)
const whole = percentiles((query) => searchRecipes(query, { limit: 20 }), 5)

console.log(
  `index: ${Math.round(indexMs)} ms beside the cookbook's ${Math.round(readMs)}, slowest slice ${ms(slowestMs)} ms`,
)
console.log(`twenty whole recipes, asked for once: ${ms(firstMs)} ms of processor a search in the mean`)
console.log(`scan of all titles, best of five: median ${ms(floor.median)} ms, p99 ${ms(floor.p99)} ms (floor)`)
console.log(`the first result, best of five: median ${ms(rank.median)} ms, p99 ${ms(rank.p99)} ms`)
console.log(
  `searchRecipes with twenty whole recipes over ${queries.length} queries, best of five: median ${ms(whole.median)} ms, p99 ${ms(whole.p99)} ms (bar 10)`,
)
console.log(`memory in use at the end: ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB`)
