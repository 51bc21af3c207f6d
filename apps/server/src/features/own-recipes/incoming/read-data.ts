/** A recipe as found on a page, in plain text. */
export type PageRecipe = { title: string; serves: string; kinds: string; ingredients: string[]; steps: string[] }

/** Turns text that may contain HTML into plain text. */
type Plain = (text: string) => string

const most = { depth: 12, nodes: 20_000, ingredients: 120, steps: 120, text: 4000 }

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/**
 * Returns the first recipe with ingredients in schema.org data, wherever it is: in a list, a graph, or a page's main
 * entity.
 */
export function recipeInData(data: unknown, plain: Plain): PageRecipe | null {
  let nodes = 0
  const find = (value: unknown, depth: number): PageRecipe | null => {
    if (depth > most.depth || ++nodes > most.nodes) return null
    if (Array.isArray(value)) {
      for (const one of value) {
        const found = find(one, depth + 1)
        if (found) return found
      }
      return null
    }
    if (!isThing(value)) return null
    if (isRecipe(value)) {
      const found = recipeOf(value, plain)
      if (found) return found
    }
    for (const one of Object.values(value)) {
      const found = typeof one === 'object' ? find(one, depth + 1) : null
      if (found) return found
    }
    return null
  }
  return find(data, 0)
}

const isRecipe = (thing: Thing): boolean =>
  listOf(thing['@type']).some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/i.test(type))

function recipeOf(thing: Thing, plain: Plain): PageRecipe | null {
  const textOf = (value: unknown): string =>
    typeof value === 'string'
      ? lineOf(plain(value.slice(0, most.text)))
      : typeof value === 'number'
        ? String(value)
        : isThing(value)
          ? textOf(value.text ?? value.name ?? value['@value'])
          : ''
  const given = thing.recipeIngredient ?? thing.ingredients
  const ingredients = listOf(given)
    .flatMap((one) =>
      typeof one === 'string' ? plain(one.slice(0, most.text)).split(/\n+/) : [amountAndName(one, textOf)],
    )
    .map(lineOf)
    .filter(Boolean)
    .slice(0, most.ingredients)
  if (ingredients.length === 0) return null
  const yields = listOf(thing.recipeYield ?? thing.yield).map(textOf)
  return {
    title: textOf(thing.name ?? thing.headline).slice(0, 200),
    // Of ["4", "4 servings"] the one with a word, because '12' may mean twelve idlis.
    serves: yields.find((one) => /\bserv|people|person/i.test(one)) ?? yields[0] ?? '',
    kinds: [...listOf(thing.recipeCategory), ...listOf(thing.keywords)].map(textOf).join(' ').slice(0, 500),
    ingredients,
    steps: stepsOf(thing.recipeInstructions, plain, 0)
      .filter((step) => step.length > 3)
      .slice(0, most.steps),
  }
}

/** Reads `{ "name": "rice", "amount": "2 cups" }`, which some pages use for an ingredient. */
function amountAndName(value: unknown, textOf: (value: unknown) => string): string {
  if (!isThing(value)) return ''
  return `${textOf(value.amount ?? value.quantity)} ${textOf(value.unitText ?? value.unit)} ${textOf(value.name ?? value.text)}`
}

/** Returns steps from text, HTML, HowToStep, HowToSection or ItemList, however nested. */
function stepsOf(value: unknown, plain: Plain, depth: number): string[] {
  if (depth > most.depth) return []
  if (typeof value === 'string') {
    const lines = plain(value.slice(0, most.text * 5))
      .split(/\n+/)
      .map(lineOf)
      .filter(Boolean)
    // A single long text contains all the steps.
    return lines.length === 1 && lines[0]!.length > 300
      ? lines[0]!.split(/(?<=[.!।])\s+(?=\p{Lu}|\d|[\u0900-\u097f])/u)
      : lines
  }
  if (Array.isArray(value)) return value.slice(0, 500).flatMap((one) => stepsOf(one, plain, depth + 1))
  if (!isThing(value)) return []
  const inside = value.itemListElement ?? value.steps
  if (inside !== undefined) return stepsOf(inside, plain, depth + 1)
  return stepsOf(value.text ?? value.description ?? value.item ?? value.name, plain, depth + 1)
}

const lineOf = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim()
