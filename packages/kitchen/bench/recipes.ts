import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { pool } from '../src/compose/pool.ts'
import { alikeMedian, costBand, heatCues, isFriedTooRich } from '../src/recipe/measures.ts'
import { recipe } from '../src/recipe/recipe.ts'

const all = pool().map(({ id }) => recipe(id)!)
const ranges = new Map(pool().map(({ id, family }) => [id, family.kcal]))
const percent = (count: number) => `${((count / all.length) * 100).toFixed(2)} %`

const off = all.map(
  ({ perServing: { calories, protein, carbohydrate, fat } }) =>
    Math.abs(calories - (4 * protein + 4 * carbohydrate + 9 * fat)) / calories,
)
const inRange = all.filter(({ id, perServing: { calories } }) => {
  const [low, high] = ranges.get(id)!
  return calories >= low && calories <= high
})
const plausible = all.filter((one) => {
  const [low, high] = costBand(one)
  return one.costPerServing >= low && one.costPerServing <= high
})
const { cued, heat } = heatCues(all)
const step = Math.max(1, Math.floor(all.length / 3000))
const { different, same } = alikeMedian(
  all.filter((_, at) => at % step === 0).sort((left, right) => order(left.id) - order(right.id)),
)

/** A fixed disorder, so that neighbours are not of one family. */
function order(id: string): number {
  let value = 7
  for (const letter of id) value = (value * 31 + letter.charCodeAt(0)) % 1_000_003
  return value
}

const source = fileURLToPath(new URL('../src/', import.meta.url))

/** Modules with all that they hold, bundled for a browser, minified and gzipped, in kB. */
async function gzippedKb(files: string[]): Promise<number> {
  const entry = files.map((file, at) => `export * as m${at} from ${JSON.stringify(source + file)}`).join('\n')
  const bundle = await rolldown({
    input: 'everything',
    platform: 'neutral',
    logLevel: 'silent',
    plugins: [
      {
        name: 'everything',
        resolveId: (id) => (id === 'everything' ? id : null),
        load: (id) => (id === 'everything' ? entry : null),
      },
    ],
  })
  // Compressing would write a table that is exported and read once a second time where it is read.
  const { output } = await bundle.generate({ format: 'esm', minify: { compress: false, mangle: true } })
  await bundle.close()
  const bytes = output.map((chunk) => (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0))
  return bytes.reduce((sum, one) => sum + one, 0) / 1024
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
/** The modules of some folders; where rows come from is read by the tables' own checks alone and never shipped. */
const modulesOf = (folders: RegExp): string[] =>
  files.filter((file) => folders.test(file) && file.endsWith('.ts') && !/\.test\.ts$|ingredient-sources/.test(file))

console.log(`recipes: ${all.length} recipes (bar 12000)`)
console.log(`vegetarian recipes: ${all.filter((one) => one.is_vegetarian).length} recipes (bar 7000)`)
console.log(
  `energy within 5% of its macros: ${percent(off.filter((share) => share <= 0.05).length)} (bar 99, all within 10%)`,
)
console.log(`energy inside the family's range: ${percent(inRange.length)} (bar 98)`)
console.log(`fried food too rich: ${all.filter(isFriedTooRich).length} recipes (bar 0)`)
console.log(`cost plausible for its kind: ${percent(plausible.length)} (bar 98)`)
console.log(`heat steps with a sign of doneness: ${((cued / heat) * 100).toFixed(1)} % (bar 60)`)
console.log(`steps alike, different families: ${different.toFixed(3)} median (bar 0.25)`)
console.log(`steps alike, one family: ${same.toFixed(3)} median (bar 0.70)`)
console.log(`the whole package, minified and gzipped: ${(await gzippedKb(['index.ts'])).toFixed(0)} kB (no bar)`)
const parts: [name: string, folders: RegExp, bar: string][] = [
  ['knowledge that recipes are written from', /^(knowledge|cook.preparation)/, 'bar 150'],
  ['names of dishes, for search', /^names.tables/, 'no bar'],
  ['tips and notes', /^tips.*table|^tips.*facts/, 'no bar'],
  ['festivals, fasts, places and produce', /^calendar.*table/, 'no bar'],
  ['all of these together', /^(knowledge|cook.preparation|names|tips|calendar)/, 'bar 150 if all is counted'],
]
for (const [name, folders, bar] of parts)
  console.log(`${name}, minified and gzipped: ${(await gzippedKb(modulesOf(folders))).toFixed(0)} kB (${bar})`)
