// Commands for recipe authors:
//   npm run dish -- check [file or folder …]   lists faults with file and line; exits 1 if there are any
//   npm run dish -- show <name> [servings]     shows a dish as its page does, with its figures
//   npm run dish -- list [place]               lists the dishes
//   npm run dish -- audit [name of an audit]   lists doubts across the whole cookbook for a person to check
// CONTRIBUTING.md explains each mark: ~board, ~pressure, ~hands, ~flame, ~preheat, {{them}}, a new line in a paragraph.
import path from 'node:path'
import { audits, runAudit } from '../audit/audit.ts'
import { dietOf } from '../compute/diet.ts'
import { figuresOf } from '../compute/figures.ts'
import { timesOf } from '../compute/times.ts'
import { readIngredientFile } from '../knowledge/ingredients.ts'
import { nameKey } from '../read/cookbook.ts'
import { readDrinkFile } from '../read/drinks.ts'
import type { Fault } from '../read/fault.ts'
import { cookbook, readAndCache } from '../read/load-cookbook.ts'
import { menus } from '../read/load-menus.ts'
import { checkMenus } from '../read/menus.ts'
import { recipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { readPackFiles } from '../shopping/pack-table.ts'
import { readKitchenTipFile } from '../tips/kitchen-tips.ts'

const [command = 'check', ...wanted] = process.argv.slice(2)
const book = command === 'audit' ? cookbook() : readAndCache()
const { dishes, faults, doubts } = book

if (command === 'check') check()
else if (command === 'show') show(wanted.join(' '))
else if (command === 'list') list(wanted[0])
else if (command === 'audit') audit(wanted.join(' '))
else fail('Use check, show, list or audit')

function check(): void {
  const places = wanted.map((name) => name.replaceAll(path.sep, '/').replace(/^.*dishes\//, ''))
  const isWanted = (file: string) => places.length === 0 || places.some((place) => file.startsWith(place))
  const ofTables = (file: string) => file.endsWith('.csv') || file.startsWith('menus/')
  const found = [...faults, ...faultsOfTables(), ...faultsOfMenus()].filter(
    ({ file }) => isWanted(file) || ofTables(file),
  )
  for (const { file, line, text } of [...found, ...doubts.filter(({ file }) => isWanted(file))]) {
    console.log(`${file}:${line} ${text}`)
  }
  const count = [...dishes.keys()].filter((id) => isWanted(`${id}.cook`)).length
  console.log(`${count} dishes can be read, ${found.length} faults`)
  process.exitCode = found.length > 0 ? 1 : 0
}

function faultsOfTables(): Fault[] {
  return [readPackFiles(), readIngredientFile(), readDrinkFile(), readKitchenTipFile()].flatMap(({ faults }) => faults)
}

/** The menus name dishes and places of the whole cookbook, so any change can break them. */
function faultsOfMenus(): Fault[] {
  const broken = checkMenus(menus(), book).map((text) => ({ file: 'menus/feasts', line: 1, text }))
  return [...menus().faults, ...broken]
}

function show(sentence: string): void {
  const [, name = sentence, number] = /^(.*?) +(\d+)$/.exec(sentence) ?? []
  const serves = number === undefined ? undefined : Math.min(12, Math.max(1, Number(number)))
  const key = nameKey(name)
  const dish = [...dishes.values()].find(
    ({ id, title, names }) => id === name || [title, ...names].some((one) => nameKey(one) === key),
  )
  if (!dish) {
    fail(`There is no dish named '${name}'`)
    return
  }
  const figures = figuresOf(dish)
  const { work, wait } = timesOf(dish)
  const { diet, jain, vrat, allergens } = dietOf(dish)
  console.log(`${dish.title} (${dish.id})`)
  console.log(
    `Serves ${dish.serves} · ${work} min${wait ? ` + ${wait} min waiting` : ''} · ${diet}${jain ? ' · Jain' : ''}${vrat ? ' · vrat' : ''}`,
  )
  console.log(
    `A serving: ${figures.grams} g, ${figures.kcal} kcal, protein ${figures.protein} g, carbohydrate ${figures.carbohydrate} g, fat ${figures.fat} g, salt ${figures.salt} g, ₹${figures.rupees}`,
  )
  console.log(`Allergens: ${allergens.join(', ') || 'none'}\n`)
  const shown = recipe(recipeIdOf(dish.id), serves)!
  console.log(`As the page shows it, for ${shown.serves}: ${shown.quickFacts.time}`)
  for (const line of shown.ingredients) console.log(`  ${line}`)
  for (const { text, minutes, kind } of shown.steps)
    console.log(`- ${text} (${minutes} min${kind === 'cook' ? '' : `, ${kind}`})`)
  for (const tip of shown.tips) console.log(`> ${tip}`)
  if (shown.drinkPairing) console.log(`Goes with: ${shown.drinkPairing}`)
}

function list(place: string | undefined): void {
  for (const { id, title, course } of dishes.values()) {
    if (!place || id.startsWith(`${place}/`)) console.log(`${id}\t${title}\t${course}`)
  }
}

function audit(name: string): void {
  const chosen = audits.filter((one) => name === '' || one.name === name)
  if (chosen.length === 0) fail(`There is no audit '${name}': ${audits.map((one) => one.name).join(', ')}`)
  for (const one of chosen) {
    const found = runAudit(one, book)
    console.log(`\n${one.name}: ${one.about} (${found.doubts.length} doubts, ${found.looked} looked at)`)
    for (const { id, why } of found.doubts) console.log(`  ${id}: ${why}`)
  }
}

function fail(what: string): void {
  console.error(what)
  process.exitCode = 1
}
