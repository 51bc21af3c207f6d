import { type Ingredient, ingredient } from '../knowledge/ingredients.ts'
import { type Amount, gramsOf, readAmount } from './amounts.ts'
import { toolsAndColours } from './name-table.ts'
import { animalsIn, namesIn } from './names.ts'

/** One thing of an ingredient line. `grams` is what is eaten of it, in the whole recipe; undefined where no amount is written. */
export type Read = {
  line: string
  /** All ingredients the words may mean, likeliest first; empty when no one knows the thing. */
  ids: readonly string[]
  grams: number | undefined
  /** Listed for serving or as needed, or not food at all: no amount, and no step has to name it. */
  aside: boolean
  /** From an animal by its words, though no ingredient of the table. */
  trap: boolean
}

const asides = /\b(to serve|for serving|as needed|for garnish(ing)?$|optional|to garnish)\b/i
const toTaste = /\bto taste|as per taste|as required|as needed|to your taste\b/i
const bath = /\b(for|to) (deep[- ]?)?fry(ing)?\b/i

/** Reads an ingredient line: what it names, how much, in Indian and metric measures. "Salt and pepper" are two. */
export function readLine(line: string): Read[] {
  const amount = readAmount(line)
  const rest = amount?.rest ?? line
  const plain = rest.replace(/\([^)]*\)/g, ' ')
  const head = plain.split(/,|;| - |\bfor\b|\bto (?:taste|serve|garnish)\b|\bas (?:per|needed|required)\b/)[0]!
  if (toolsAndColours.test(head.trim())) return [{ line, ids: [], grams: 0, aside: true, trap: false }]
  const named = [head, plain, rest].map(namesIn).find((names) => names.some(({ ids }) => ids.length > 0)) ?? []
  const known = named.filter(({ ids }) => ids.length > 0)
  if (known.length === 0)
    return [{ line, ids: [], grams: undefined, aside: asides.test(line), trap: animalsIn(line).length > 0 }]
  const joined = /\b(and|or|with|mixed|such as)\b|&|\//i.test(head)
  const things = joined ? known : [known.at(-1)!]
  const trap = animalsIn(line).length > 0
  return things.map(({ ids }) => ({
    line,
    ids: likelyFor(ids, amount),
    grams: toTaste.test(line) && !amount ? undefined : grams(line, amount, ids, things.length),
    aside: asides.test(line) && !amount,
    trap,
  }))
}

/** "2 red chillies" are pods, "2 tsp red chilli" is powder. */
function likelyFor(ids: readonly string[], amount: Amount | undefined): readonly string[] {
  if (amount?.unit !== 'tsp' && amount?.unit !== 'tbsp') return ids
  const powder = ids.filter((id) => /powder|kashmiri/.test(id))
  return powder.length > 0 && ids.includes('dry-chilli')
    ? [...powder, ...ids.filter((id) => !powder.includes(id))]
    : ids
}

function grams(line: string, amount: Amount | undefined, ids: readonly string[], share: number): number | undefined {
  if (!amount) return undefined
  const [id = ''] = likelyFor(ids, amount)
  const item = ingredient(id)
  const taken = /about (\d+(?:\.\d+)?) ?g is taken up/i.exec(line)
  if (taken) return Number(taken[1])
  if (bath.test(line)) return undefined
  return (gramsOf(amount, item) * edible(item, amount)) / share
}

/** Meat and fish are bought with bone; what the shop weighs is more than what is eaten. */
const edible = (item: Ingredient, { unit }: Amount): number =>
  (item.aisle === 'meat' || item.aisle === 'fish') && unit === 'g' ? item.edible : 1

export const isFryingBath = (line: string): boolean => bath.test(line) && !/taken up/.test(line)
