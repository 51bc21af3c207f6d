import { fold, foldedWords, wordsOf } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { variationOf, variationsOf } from '../read/variation.ts'
import type { Aims } from './aims/aims.ts'
import { type DishEntry, type DishIndex, entryOf } from './dish-index.ts'
import { dishNames } from './dish-names.ts'
import { localTo } from './near-dishes.ts'
import type { Query } from './query.ts'
import { exactlyNamed, type ReadName, readName } from './read-name.ts'
import type { Match } from './results.ts'
import { inDevanagari } from './scripts.ts'
import { fillers } from './words.ts'

type Named = ReadName & {
  /** True when all the words form a name, so their other meanings do not count. */
  isWhole: boolean
  isExactly: boolean
}

/** Returns the dishes that the words of a query name. */
export function nameIn(text: string, query: Query): Named {
  const words = wordsOf(inDevanagari(text))
  const dish = exactlyNamed(text, words)
  if (dish)
    return { dishes: [dish], variations: [], parts: [], list: 0, opened: () => [], isWhole: true, isExactly: true }
  // "Dal no garlic" is not Garlic Dal: exclusions are not part of the name.
  const isNarrowed = query.without.length + query.withoutAllergens.length > 0 || query.maxMinutes !== undefined
  const whole = isNarrowed ? query.name : words
  const parts = query.groups.some((group) => group.length > 1) ? [] : query.groups.flat()
  const asksBeside =
    query.places.length + query.diets.length + Number(query.sweet) + Number(query.meal !== undefined) > 0
  // "Veg upma" is a dish of its own; "veg palak paneer" is palak paneer.
  const leastParts = query.diets.some((diet) => diet === 'veg' || diet === 'nonveg') ? 2 : 1
  const read = readName([whole, ...(asksBeside && parts.length >= leastParts ? [parts] : [])])
  return { ...read, isWhole: read.list === 0 && read.dishes.length + read.variations.length > 0, isExactly: false }
}

/**
 * Returns the named dishes and their relatives in stages with their kind of match, and the dishes to find near ones
 * for.
 */
export function staged(named: Named, query: Query, index: DishIndex, aims: Aims, words: readonly string[]) {
  const isOfPlace = named.isWhole ? undefined : localTo(query, index)
  const isLocal = (dish: Dish) => isOfPlace?.(index.at.get(dish)!) ?? true
  const { dishes } = cookbook()
  const exact = named.dishes.filter(isLocal)
  const elsewhere = named.dishes.filter((dish) => !isLocal(dish))
  const general = elsewhere.filter(({ place }) => place === 'all-india')
  // "Bengali kheer": kheer is from all India, and payesh is its Bengali form.
  const related = named.dishes.flatMap((dish) => [
    ...(index.forms.get(dish.id) ?? []),
    ...(dish.formOf && dishes.has(dish.formOf) ? [dishes.get(dish.formOf)!] : []),
  ])
  const kin = [...related.filter(isLocal), ...(isOfPlace ? [] : related)]
  // A related dish with another main ingredient, or without the words asked for, is only near: Baby Corn Manchurian is
  // not a form of "gobi manchurian".
  const asked = query.name.filter((word) => !fillers.has(word)).map(fold)
  const isForm = (dish: Dish) =>
    asked.every((word) => [dish.title, ...dish.names].some((name) => foldedWords(inDevanagari(name)).includes(word))) &&
    named.dishes.some((one) => sharesMains(dish, one, index))
  const { form: forms = [], near: akin = [] } = Object.groupBy(kin, (dish) => (isForm(dish) ? 'form' : 'near'))
  // In "lauki kofta without frying" the exclusion is not a food, so no dish can be claimed to satisfy it.
  const { foodSounds } = dishNames()
  // For "air fryer samosa" or "high protein dosa" a dish may fit, but that is not claimed.
  const claims =
    aims.isCircumstance &&
    (named.isExactly || query.without.length === 0 || query.without.flat().some((word) => foodSounds.has(fold(word))))
  const own = exact.flatMap((dish) => variationsOf(dish).map((slug) => ({ dish, slug })))
  const variations = [...named.variations, ...own]
    .map(({ dish, slug }) => variationOf(dish, slug, cookbook().foods))
    .filter((dish) => dish !== undefined)
  const known = (list: readonly Dish[]) => list.map((dish) => index.entries[index.at.get(dish)!]!)
  // "Gojju" asks for a family: its best-known member represents it, but not as an exact match.
  const asExact = named.dishes.length === 1 && isFamily(words, named.dishes[0]!) ? 'form' : 'exact'
  const stages: [Match, DishEntry[]][] = [
    [claims ? asExact : 'near', known(exact)],
    [claims ? 'form' : 'near', known(forms)],
    [claims ? 'variation' : 'near', variations.map((dish) => entryOf(dish, cookbook().places.get(dish.place)!))],
    // For "Goan prawn curry", the all-India prawn curry is not exact, but it is the nearest.
    ['near', known([...general, ...akin, ...named.parts, ...elsewhere.filter(({ place }) => place !== 'all-india')])],
  ]
  return { exact, general, first: [...named.dishes, ...named.variations.map(({ dish }) => dish)], stages }
}

/** The number of other titles that must end with a word for it to name a family. */
const leastOfFamily = 3
/** Family names that no title contains: Bengali street fritters, Gujarati snacks and so on. */
const familyWords: ReadonlySet<string> = new Set(
  ['telebhaja', 'farsan', 'namkeen', 'tiffin', 'nashta', 'mithai'].map(fold),
)

/** Whether a single word names a family of dishes rather than this dish. */
function isFamily(words: readonly string[], { title }: Dish): boolean {
  const [only, ...more] = words.map(fold)
  if (only === undefined || more.length > 0 || !/^[a-z]/.test(only) || foldedWords(title).join('') === only)
    return false
  return familyWords.has(only) || (dishNames().families.get(only) ?? 0) > leastOfFamily
}

/** Whether two dishes share most of their main ingredients: Paneer Dosa and Masala Dosa do not. */
function sharesMains(one: Dish, other: Dish, { entries, at }: DishIndex): boolean {
  const [mains, others] = [entries[at.get(one)!]!.mains, entries[at.get(other)!]!.mains]
  const shared = mains.filter((id) => others.includes(id)).length
  return shared * 2 > Math.max(mains.length, others.length)
}
