// For whoever writes dishes:
//   npm run dish -- check [file or folder …]   what is wrong, with file and line; exits 1 where something is
//   npm run dish -- show <name>                a dish as it will be cooked, with its figures
//   npm run dish -- list [place]               what there is
import path from 'node:path'
import { dietOf } from '../compute/diet.ts'
import { figuresOf } from '../compute/figures.ts'
import { timesOf } from '../compute/times.ts'
import { nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import { readAndKeep } from '../read/load-cookbook.ts'

const [command = 'check', ...wanted] = process.argv.slice(2)
const { dishes, faults, doubts } = readAndKeep()

if (command === 'check') check()
else if (command === 'show') show(wanted.join(' '))
else if (command === 'list') list(wanted[0])
else fail('Use check, show or list')

function check(): void {
  const places = wanted.map((name) => name.replaceAll(path.sep, '/').replace(/^.*dishes\//, ''))
  const isWanted = (file: string) => places.length === 0 || places.some((place) => file.startsWith(place))
  const found = faults.filter(({ file }) => isWanted(file) || file.endsWith('.csv'))
  for (const { file, line, text } of [...found, ...doubts.filter(({ file }) => isWanted(file))]) {
    console.log(`${file}:${line} ${text}`)
  }
  const count = [...dishes.keys()].filter((id) => isWanted(`${id}.cook`)).length
  console.log(`${count} dishes can be read, ${found.length} faults`)
  process.exitCode = found.length > 0 ? 1 : 0
}

function show(name: string): void {
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
  for (const step of dish.steps) console.log(`- ${sentenceOf(step.parts, dish)}`)
  for (const note of dish.notes) console.log(`> ${note}`)
}

function sentenceOf(parts: Dish['steps'][number]['parts'], dish: Dish): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'vessel') return part.name
      if (part.kind === 'timer') return `(${Math.round(dish.timers[part.index]!.minutes * 10) / 10} min)`
      const { name, amount, unit, preparation } = dish.portions[part.index]!
      return `${Math.round(amount * 100) / 100} ${unit ?? ''} ${name}${preparation ? ` (${preparation})` : ''}`.replace(
        / {2,}/g,
        ' ',
      )
    })
    .join('')
}

function list(place: string | undefined): void {
  for (const { id, title, course } of dishes.values()) {
    if (!place || id.startsWith(`${place}/`)) console.log(`${id}\t${title}\t${course}`)
  }
}

function fail(what: string): void {
  console.error(what)
  process.exitCode = 1
}
