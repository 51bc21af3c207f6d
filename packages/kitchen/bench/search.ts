import { pool } from '../src/compose/pool.ts'
import { searchRecipes } from '../src/find/find.ts'
import { heldBackQueries } from '../src/find/samples/held-back-queries.ts'
import { knownDishes } from '../src/find/samples/known-dishes.ts'
import { misspelt, spellings } from '../src/find/samples/spellings.ts'
import { ingredients } from '../src/knowledge/ingredients.ts'
import { foldedWords } from '../src/names/fold.ts'
import { poolIndex } from '../src/search/pool-index.ts'

/** Search: what is found, and how fast against a floor in the same run: a scan of all titles for the query's folded words. */
const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|') as [query: string, families: string, diet: string])

const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10

function found(text: string): { share: number; diet: number; count: number } {
  const list = rows(text)
  let hits = 0
  let pure = 0
  for (const [query, families, diet] of list) {
    const results = searchRecipes(query, { limit: 5 })
    const hit = results.some(({ id }) => families.split(',').includes(id.split('.')[0]!))
    const of = (veg: string) => (veg === 'Veg' ? 'veg' : veg === 'Egg' ? 'egg' : 'nonveg')
    if (hit) hits++
    if (hit && results.every(({ veg_type }) => of(veg_type) === diet)) pure++
  }
  return { share: percent(hits, list.length), diet: percent(pure, list.length), count: list.length }
}

const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const poolMs = cpuMs(() => pool())
const indexMs = cpuMs(() => {
  poolIndex()
  searchRecipes('palek panner', { limit: 1 })
})

const queries = [...rows(heldBackQueries), ...rows(knownDishes)].map(([query]) => query)
queries.push(...misspelt.map(([query]) => query), 'paneer and peas', 'fish or prawn curry', 'dal without garlic')
const held = found(heldBackQueries)
const known = found(knownDishes)
const spelt = spellings.filter(([spelling, usual]) => {
  const [first] = searchRecipes(usual, { limit: 1 })
  return searchRecipes(spelling, { limit: 3 }).some(({ id }) => id === first?.id)
})
const slips = misspelt.filter(([query, family]) =>
  searchRecipes(query, { limit: 5 }).some(({ id }) => id.startsWith(`${family}.`)),
)
const empty = [...ingredients.values()].filter(({ english }) => searchRecipes(english, { limit: 1 }).length === 0)

const titles = pool().map(({ title }) => foldedWords(title).join(' '))
const scan = (query: string) => {
  const words = foldedWords(query)
  return titles.filter((title) => words.every((word) => title.includes(word)))
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

const floor = percentiles(scan, 5)
const rank = percentiles((query) => searchRecipes(query, { limit: 0 }), 5)
const wholeMs = cpuMs(() => queries.map((query) => searchRecipes(query, { limit: 20 }))) / queries.length
const whole = percentiles((query) => searchRecipes(query, { limit: 20 }), 5)
const ms = (value: number) => value.toFixed(2)

console.log(
  `held-back dish names found in five: ${held.share} % of ${held.count}, with all five of its diet ${held.diet} %`,
)
console.log(
  `known dish names found in five: ${known.share} % of ${known.count}, with all five of its diet ${known.diet} % (bar 95)`,
)
console.log(`spellings found in three: ${percent(spelt.length, spellings.length)} % of ${spellings.length} (bar 95)`)
console.log(`misspelt names found in five: ${slips.length} of ${misspelt.length} (bar 28, aim 30)`)
console.log(`ingredients without a result: ${empty.length} of ${ingredients.size} (bar 0)`)
console.log(`index: ${Math.round(indexMs)} ms beside the pool's ${Math.round(poolMs)} (bar 400)`)
console.log(`twenty whole recipes, none composed before: ${ms(wholeMs)} ms of processor a search in the mean`)
console.log(`scan of all titles, best of five: median ${ms(floor.median)} ms, p99 ${ms(floor.p99)} ms (floor)`)
console.log(`ranking alone, best of five: median ${ms(rank.median)} ms, p99 ${ms(rank.p99)} ms`)
console.log(
  `searchRecipes with twenty whole recipes, best of five: median ${ms(whole.median)} ms, p99 ${ms(whole.p99)} ms (bar 10, aim 1)`,
)
