import { type Amount, gramsOf, readAmount } from './amounts.ts'
import { foodWithId, type JudgedFood } from './foods.ts'
import { toolsAndColours } from './groups.ts'
import { animalsIn, type Named, namesIn } from './names.ts'

/** One food of an ingredient line. */
export type Read = {
  line: string
  /** All ingredients the words may mean, most likely first; empty when the food is unknown. */
  ids: readonly string[]
  /** The most likely ingredient; undefined when the food is unknown. */
  food: JudgedFood | undefined
  /** Edible grams in the whole recipe; undefined when no amount is written. */
  grams: number | undefined
  /** Set when only part of it ends up on the plate: frying oil, syrup, milk whose whey is poured off. */
  use: 'bath' | 'syrup' | 'chhena' | undefined
  /** True when it is for serving, as needed, or not food: it has no amount, and no step has to mention it. */
  aside: boolean
  /** True when its words indicate an animal product, whether or not the table has it. */
  trap: boolean
}

const asides = /\b(to serve|for serving|as needed|for garnish(ing)?$|optional|to garnish)\b/i
const uses: [RegExp, NonNullable<Read['use']>][] = [
  [/\b(for|to) (?:(?:deep|shallow)[- ]?)?fry(?:ing)?\b/i, 'bath'],
  [/\bfor (?:the )?(?:sugar )?syrup\b/i, 'syrup'],
  [/\bfor (?:the )?(?:chhena|chenna|paneer)\b/i, 'chhena'],
]

const purposeOf = (line: string): Read['use'] => uses.find(([pattern]) => pattern.test(line))?.[1]

/** Whether a line is the oil for frying. */
export const isBath = (line: string): boolean => purposeOf(line) === 'bath'

/** Parses an ingredient line in Indian or metric measures. "Salt and pepper" gives two foods. */
export function readLine(line: string): Read[] {
  const amount = readAmount(line)
  const rest = amount?.rest ?? line
  const plain = rest.replace(/\([^)]*\)/g, ' ')
  const head = plain.split(/,|;| - |\bfor\b|\bto (?:taste|serve|garnish)\b|\bas (?:per|needed|required)\b/)[0]!
  if (toolsAndColours.test(head.trim()))
    return [{ line, ids: [], food: undefined, grams: 0, use: undefined, aside: true, trap: false }]
  const sized = amount && namedWithSize(amount, head)
  if (sized) return [readOf(line, sized, { ...amount, size: 1 }, 1)]
  const named = [head, plain, rest].map(namesIn).find((names) => names.some(({ ids }) => ids.length > 0)) ?? []
  const known = named.filter(({ ids }) => ids.length > 0)
  if (known.length === 0) {
    const [aside, trap] = [asides.test(line), animalsIn(line).length > 0]
    return [{ line, ids: [], food: undefined, grams: undefined, use: undefined, aside, trap }]
  }
  const joined = /\b(and|or|with|mixed|such as)\b|&|\//i.test(head)
  const things = joined ? known : [known.at(-1)!]
  return things.map((thing) => readOf(line, thing, amount, things.length))
}

/** Returns the food whose name includes the size word, as in "1 large brinjal", if there is one. */
function namedWithSize({ sizeWord }: Amount, head: string): Named | undefined {
  if (sizeWord === '') return undefined
  const [first] = namesIn(`${sizeWord} ${head}`)
  return first?.at === 0 && first.ids.length > 0 ? first : undefined
}

function readOf(line: string, thing: Named, amount: Amount | undefined, sharers: number): Read {
  const ids = likelyFor(thing.ids, amount)
  const food: JudgedFood = thing.food && thing.food.id === ids[0] ? thing.food : foodWithId(ids[0]!)
  return {
    line,
    ids,
    food,
    grams: amount && ((statedGrams(line, amount) ?? gramsOf(amount, food)) * food.edible) / sharers,
    use: purposeOf(line),
    aside: asides.test(line) && !amount,
    trap: animalsIn(line).length > 0,
  }
}

/** Returns the stated grams of counted items: "1 cauliflower, about 500 g". */
function statedGrams(line: string, { count, unit }: Amount): number | undefined {
  if (unit !== undefined) return undefined
  const stated = /\b(?:about|approx\w*\.?|around|weighing) (\d+(?:\.\d+)?) ?(k?g)\b( each)?/i.exec(line)
  if (!stated) return undefined
  return Number(stated[1]) * (stated[2] === 'kg' ? 1000 : 1) * (stated[3] ? count : 1)
}

/** Prefers the powder for spoon measures: "2 red chillies" are pods, "2 tsp red chilli" is powder. */
function likelyFor(ids: readonly string[], amount: Amount | undefined): readonly string[] {
  if (amount?.unit !== 'tsp' && amount?.unit !== 'tbsp') return ids
  const powder = ids.filter((id) => /powder|kashmiri/.test(id))
  return powder.length > 0 && ids.includes('dry-chilli')
    ? [...powder, ...ids.filter((id) => !powder.includes(id))]
    : ids
}
