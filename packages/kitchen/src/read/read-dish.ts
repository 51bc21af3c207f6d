import { type FixedValue, Recipe } from '@tmlmt/cooklang-parser'
import { countFaults, lineEnd, partsOfText, wordsOfPart } from './counts.ts'
import type { Dish, Note, Portion, Step, StepPart, Swap, Timer } from './dish.ts'
import type { Fault } from './fault.ts'
import type { Food, Foods } from './food.ts'
import { readFrontMatter } from './front-matter.ts'
import { nearestName } from './nearest-name.ts'
import { says } from './preparations.ts'
import { silentOf, withoutSilent } from './silent-phrases.ts'
import { formsOf } from './variation.ts'
import {
  besides,
  board,
  boilsDown,
  type Follows,
  follows,
  pressure,
  timerUnits,
  type Unit,
  units,
  unseenClocks,
  waits,
} from './vocabulary.ts'

type Read = { dish: Dish; faults: [] } | { dish: null; faults: Fault[] }

/** The most foods in a person's recipe; anything longer is rejected. */
const ownFoodsMax = 80

/**
 * Parses a dish from the text of its file.
 *
 * @param file its path below `dishes/`, such as 'assam/haah-kumura.cook'.
 * @param own returns the food for a name in a person's own recipe that is in no table; such a recipe needs no place and
 *   no checked facts.
 * @returns the dish, or all faults of the file, each with its line.
 */
export function readDish(file: string, text: string, foods: Foods, own?: (name: string) => Food): Read {
  const id = file.replace(/\.cook$/, '')
  const [place = ''] = id.split('/')
  const faults: Fault[] = []
  const at = (needle: string) => lineOf(text, needle)
  const fault = (line: number, what: string) => faults.push({ file, line, text: what })

  const { header, faults: headerFaults, body } = readFrontMatter(text, own !== undefined)
  for (const one of headerFaults) fault(one.line, one.text)
  if (!header) return { dish: null, faults }
  if (!own && header.place !== place) fault(at('place:'), `place is '${header.place}', but the file is in '${place}'`)
  const serves = header.serves ?? header.makes ?? (own && (header.servings ?? 4))
  if (serves === undefined) fault(1, 'serves (people), or makes (servings), is missing')

  if (/\d \d\/\d/.test(body)) fault(at(/\d \d\/\d/.exec(body)![0]), "write 1.5, not '1 1/2'")
  const nested = /\}\([^()]*@[^()]*\)/.exec(body)
  if (nested) fault(at(nested[0]), `a food inside brackets is not read: ${nested[0].slice(1)}`)
  const timed = /\}\([^()]*~[^()]*\)/.exec(body)
  if (timed) fault(at(timed[0]), `a timer inside brackets is not read: ${timed[0].slice(1)}`)
  const isSwapped = (name: string) => Object.keys(header.swaps).some((food) => formsOf(food).includes(name))
  for (const { text: what, at: where } of countFaults(body, isSwapped)) fault(at(where), what)
  const recipe = new Recipe(own ? body.trimStart() : withLines(body.trimStart()))

  if (own && recipe.ingredients.length > ownFoodsMax) {
    fault(1, `a recipe has at most ${ownFoodsMax} ingredients`)
    return { dish: null, faults }
  }
  const source: Source = { foods, own, at, fault }
  const portions = recipe.ingredients.map((ingredient) => readPortion(ingredient, source))
  const timers = recipe.timers.map((timer) => readTimer(timer, source))

  const steps: Step[] = []
  const notes: Note[] = []
  for (const section of recipe.sections) {
    for (const content of section.content) {
      if (content.type === 'note') notes.push(partsOfText(content.note))
      else steps.push({ parts: content.items.flatMap((item) => partsOf(item, recipe)), section: section.name || null })
    }
  }
  if (steps.length < 2) fault(text.split('\n').length, 'a dish has at least two steps')
  if (portions.length < 2) fault(text.split('\n').length, 'a dish has at least two foods')
  faults.push(
    ...faultsOfSwaps(header.swaps, portions, foods).map((what) => ({
      file,
      line: at('swaps:'),
      text: what,
    })),
  )
  if (faults.length > 0) return { dish: null, faults }

  return {
    faults: [],
    dish: {
      id,
      title: header.title,
      names: header.names,
      place,
      alsoIn: header.also_in,
      course: header.course,
      meals: header.meals,
      role: header.role,
      serves: serves!,
      cookedWeight: header.cooked_weight ?? null,
      inOnePiece: header.in_one_piece,
      occasions: header.occasions,
      season: header.season ?? null,
      served: header.served ?? null,
      skills: header.skills,
      methods: header.methods,
      suits: header.suits,
      isJainVersion: header.jain_version,
      checked: header.checked,
      with: header.with,
      formOf: header.form_of ?? null,
      swaps: new Map(Object.entries(header.swaps)),
      portions: portions as Portion[],
      timers: timers as Timer[],
      steps,
      notes,
    },
  }
}

/** What the parts of a file are read with: the foods, and how to report a fault at the line of some words. */
type Source = {
  foods: Foods
  own: ((name: string) => Food) | undefined
  at: (needle: string) => number
  fault: (line: number, what: string) => void
}

/** Reads an ingredient with its amount; null, with a fault, if it cannot be computed with. */
function readPortion(ingredient: Recipe['ingredients'][number], { foods, own, at, fault }: Source): Portion | null {
  const name = ingredient.name.toLowerCase()
  const line = at(`@${ingredient.name}`)
  const food = foods.byName.get(name) ?? own?.(name)
  if (!food) {
    const near = nearestName(name, foods.byName.keys())
    fault(line, `unknown food '${name}'${near ? `; is it '${near}'?` : ''} (foods/*.csv)`)
    return null
  }
  const amount = amountOf(ingredient.quantity)
  if (amount === null || amount <= 0) {
    fault(line, `'${name}' has no amount that can be computed with`)
    return null
  }
  const unit = ingredient.unit ?? null
  if (unit !== null && !(units as readonly string[]).includes(unit)) {
    fault(line, `'${name}': unknown unit '${unit}'; use ${units.join(', ')} or none`)
    return null
  }
  const whole = ingredient.preparation ?? ''
  const written = withoutSilent(whole)
  const preparationParts = partsOfText(written)
  if (preparationParts.some(({ kind }) => kind === 'named' || kind === 'article'))
    fault(line, `'${name}': brackets take no mark but counts, such as {{450 g}}`)
  const preparation = preparationParts.map((part) => wordsOfPart(part)).join('')
  return {
    food,
    name,
    amount,
    unit: unit as Unit | null,
    preparation,
    ...(written !== preparation && { preparationParts }),
    ...silentOf(whole, food),
    isForFrying: says(preparation, 'frying'),
    isForSyrup: says(preparation, 'syrup'),
    isForChhena: says(preparation, 'chhena'),
    isOptional: ingredient.flags?.includes('optional') ?? false,
  }
}

/** Reads a timer in minutes; null, with a fault, if its time or its name is unknown. */
function readTimer(timer: Recipe['timers'][number], { at, fault }: Source): Timer | null {
  const minutes = amountOf(timer.duration)
  const scale = timerUnits[timer.unit ?? '']
  if (minutes === null || scale === undefined) {
    fault(at('~'), `a timer must have a number of seconds, minutes, hours or days: ~${timer.name ?? ''}{…}`)
    return null
  }
  const clock = clockNamed(timer.name ?? '')
  if (clock) return { ...clock, minutes: minutes * scale }
  fault(
    at(`~${timer.name}`),
    `unknown timer '${timer.name}'; use none, ${[boilsDown, ...follows, ...waits, ...unseenClocks].join(', ')}; ${besides}, ${board} or ${pressure} may stand before ${follows.join(', ')}, and hands before turns`,
  )
  return null
}

/** Parses the name of a timer: 'soak', 'meanwhile board turns'; undefined for unknown words. */
function clockNamed(written: string): Omit<Timer, 'minutes'> | undefined {
  if (written === boilsDown) return { name: null, boilsDown: true }
  if ((waits as readonly string[]).includes(written)) return { name: written }
  const words = written === '' ? [] : written.split(' ')
  const take = (...wanted: readonly string[]): string | undefined =>
    wanted.includes(words[0] ?? '') ? words.shift() : undefined
  const name = take(besides, ...unseenClocks) ?? null
  const isAtBoard = take(board) !== undefined
  const isUnderPressure = take(pressure) !== undefined
  const followed = take(...follows) as Follows | undefined
  const isWork = name === null || name === besides
  const isKnown = words.length === 0 && (isWork || !(isAtBoard || isUnderPressure))
  if (!isKnown) return undefined
  const what = followed ?? (isAtBoard && name === null ? 'steady' : undefined)
  return {
    name,
    ...(what && { follows: what }),
    ...(isAtBoard && { isAtBoard }),
    ...(isUnderPressure && { isUnderPressure }),
  }
}

/** Marks the line breaks within paragraphs, because the parser joins lines; notes and headings are left alone. */
const withLines = (body: string): string =>
  body
    .split('\n\n')
    .map((paragraph) => {
      const text = paragraph.trim()
      return text.startsWith('>') || text.startsWith('=')
        ? paragraph
        : paragraph.replace(text, () => text.replaceAll('\n', lineEnd))
    })
    .join('\n\n')

/** Returns the faults of a file's swaps, as sentences: each must exchange a food of the dish for another known one. */
function faultsOfSwaps(
  swaps: Record<string, readonly Swap[]>,
  portions: readonly (Portion | null)[],
  foods: Foods,
): string[] {
  const taken = new Set<string>()
  return Object.entries(swaps).flatMap(([original, replacements]) => {
    const replaced = foods.byName.get(original)
    if (!replaced) return [`unknown food '${original}' in swaps`]
    if (!portions.some((portion) => portion?.food === replaced)) return [`swaps: no step uses '${original}'`]
    return replacements.flatMap(({ food }) => {
      const other = foods.byName.get(food)
      if (!other) {
        const near = nearestName(food, foods.byName.keys())
        return [`unknown food '${food}' in swaps${near ? `; is it '${near}'?` : ''} (foods/*.csv)`]
      }
      if (other === replaced) return [`swaps: '${food}' is '${original}' itself`]
      if (taken.has(food)) return [`swaps: '${food}' stands twice`]
      taken.add(food)
      return []
    })
  })
}

/** Returns the line, from 1, of the first occurrence of a text; 1 when it does not occur. */
function lineOf(text: string, needle: string): number {
  const index = text.indexOf(needle)
  return index < 0 ? 1 : text.slice(0, index).split('\n').length
}

type Value = Recipe['ingredients'][number]['quantity']

/** Returns the number of a quantity, or the middle of a range; null for words such as 'some'. */
function amountOf(quantity: Value): number | null {
  if (!quantity) return null
  if (quantity.type === 'range') return (numberOf(quantity.min) + numberOf(quantity.max)) / 2
  return quantity.value.type === 'text' ? null : numberOf(quantity.value)
}

function numberOf(value: FixedValue['value']): number {
  if (value.type === 'fraction') return value.num / value.den
  return value.type === 'decimal' ? value.value : Number.NaN
}

type Item = Extract<Recipe['sections'][number]['content'][number], { type: 'step' }>['items'][number]

function partsOf(item: Item, recipe: Recipe): StepPart[] {
  if (item.type === 'text') return partsOfText(item.value)
  if (item.type === 'ingredient') return [{ kind: 'food', index: item.index }]
  if (item.type === 'timer') return [{ kind: 'timer', index: item.index }]
  return [{ kind: 'vessel', name: recipe.cookware[item.index]!.name }]
}
