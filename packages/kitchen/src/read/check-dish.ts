import { figuresOf } from '../compute/figures.ts'
import { gramsOf } from '../compute/grams.ts'
import { isUnseen } from '../compute/times.ts'
import { cooks } from '../own/infer-handwork.ts'
import { wordsOfPart } from './counts.ts'
import type { Dish } from './dish.ts'
import type { Fault } from './fault.ts'
import { isOf } from './food.ts'
import { besides } from './vocabulary.ts'

/** Grams of salt per 100 g of the dish: below, it tastes of nothing; above, it is inedible. */
const saltBand = { least: 0.25, most: 2.6 }
/** Relishes, which are eaten by the spoon. */
const bySpoon = new Set(['pickle', 'powder', 'preserve', 'chutney'])
/** Courses that contain no salt. */
const unsalted = new Set(['sweet', 'drink', 'powder', 'preserve'])

/** Matches descriptions of how to tell that a step is done. */
const signs =
  /\b(until|till|when|once|as soon as|turns?|becomes?|looks?|smells?|sounds?|comes? away|float|sinks?|foams?|sizzl|so that|to (?:an? )?(?:[a-z-]+,? ){0,3}(?:paste|powder|dough|batter|syrup|pulp|mash|fluff|froth|cream)|(?:fluffy|coarse(?:ly)?|smooth(?:ly)?|stiff(?:ly)?)|whistles?)\b|\boven to \d+ °C/i

/**
 * Returns what a cook would object to in a valid dish, as sentences. Each is a doubt for the author to resolve; none is
 * about style.
 */
export function checkDish(dish: Dish, text: string): Fault[] {
  const file = `${dish.id}.cook`
  const faults: Fault[] = []
  const lines = text.split('\n')
  const fault = (needle: string, what: string) => {
    const line = lines.findIndex((one) => one.includes(needle))
    faults.push({ file, line: line + 1 || 1, text: what })
  }

  for (const portion of dish.portions) {
    if (gramsOf(portion) === null) {
      const unit = portion.unit ?? 'piece'
      fault(
        `@${portion.name}`,
        `'${portion.name}' has no weight for a ${unit} in foods/*.csv: use grams, or add the weight there`,
      )
    }
  }
  if (faults.length > 0) return faults

  for (const { name } of dish.portions.filter((portion) => portion.isForFrying)) {
    const grams = dish.portions.filter((portion) => portion.isForFrying && portion.name === name)
    if (grams.length > 1) fault(`@${name}`, `${name} for frying is poured in twice`)
  }
  const figures = figuresOf(dish)
  if (!bySpoon.has(dish.course)) {
    if (figures.kcal < 15)
      fault('serves:', `a serving has only ${figures.kcal} kcal: are the amounts for ${dish.serves}?`)
    if (figures.kcal > 1100) fault('serves:', `a serving has ${figures.kcal} kcal: are the amounts for ${dish.serves}?`)
    if (figures.grams < 15 || figures.grams > 900)
      fault('serves:', `a serving weighs ${figures.grams} g: are the amounts for ${dish.serves}?`)
  }
  const per100 = (figures.salt * 100) / figures.grams
  const isSalted = !unsalted.has(dish.course) && !['staple', 'sweet', 'drink'].includes(dish.role)
  if (isSalted) {
    if (per100 < saltBand.least) fault('@salt', `salt is ${per100.toFixed(2)} % of the plate: nobody salted it`)
    if (per100 > saltBand.most && !bySpoon.has(dish.course) && isSaltedByCook(dish))
      fault('@salt', `salt is ${per100.toFixed(1)} % of the plate: too much`)
  }

  for (const { parts } of dish.steps) {
    const isForFrying = parts.some((part) => part.kind === 'food' && dish.portions[part.index]!.isForFrying)
    for (const [at, part] of parts.entries()) {
      if (part.kind !== 'article') continue
      const isBeforeVessel = [parts[at + 1], parts[at + 2]].some((next) => next?.kind === 'vessel')
      if (!isForFrying || !isBeforeVessel)
        fault(`{{${part.words}}}`, `{{${part.words}}} stands before the vessel of oil for frying: 'in {{a}} #kadhai{}'`)
    }
  }
  for (const step of dish.steps) {
    const words = step.parts.map((part) => wordsOfPart(part) ?? ' ').join('')
    const timed = step.parts.some((part) => part.kind === 'timer' && dish.timers[part.index]!.name === null)
    const start = longest(step.parts.flatMap((part) => (part.kind === 'text' ? [part.text.trim()] : [])))
    // Handwork needs no sign of doneness: "until all are cut" adds nothing.
    if (timed && cooks.test(words) && !signs.test(words))
      fault(start, `a timed step has no sign of doneness: '${start}…'`)
    if (/\b(wash and prepare|gather|measure out|as required|as needed|to taste)\b/i.test(words)) {
      fault(
        start,
        `say how much or what: '${/wash and prepare|gather|measure out|as required|as needed|to taste/i.exec(words)![0]}'`,
      )
    }
  }
  if (
    !dish.timers.some(({ name }) => name !== besides && !isUnseen(name)) &&
    !['salad', 'chutney', 'drink', 'raita', 'powder'].includes(dish.course)
  ) {
    fault('---', 'no step has a time')
  }
  return faults
}

/** Returns the longest text, which is distinctive enough to find again in the file. */
const longest = (texts: string[]): string => texts.reduce((best, text) => (text.length > best.length ? text : best), '')

/** Whether the cook adds salt; a roasted papad, for example, is salted by its maker. */
const isSaltedByCook = ({ portions }: Dish): boolean => portions.some(({ food }) => isOf(food, 'salt'))
