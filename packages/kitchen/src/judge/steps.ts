import { foodWithId } from './foods.ts'
import { groups } from './groups.ts'
import { madeFrom, tools } from './made-from.ts'
import { aliasesOf, type Named, namesIn, wordsIn } from './names.ts'
import type { Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import { withoutChoices, withoutComparisons } from './strip-comparisons.ts'
import type { SubmittedRecipe } from './submitted-recipe.ts'
import { homonyms, negations } from './traps.ts'
import { wordsOf } from './words.ts'

/** Names that in a step are usually verbs, colours or signs of doneness rather than food. */
const everyday = new Set([
  'hot sauce',
  ...'til date orange gram val bel rose green tel pua ice tea water salt rai flour dough pastry petha pora ol ker puli sprout olive'.split(
    ' ',
  ),
])
/** Names of foods that are verbs when an object follows: "cream the butter", "mince it". */
const verbs = new Set('cream butter oil flour salt pepper sugar mince fish egg milk water curd'.split(' '))
const objects = new Set('the it them each both all your a an out together g kg ml tbsp tsp cup clove'.split(' '))

/** Matches phrases that refer to all remaining ingredients at once. */
const everything =
  /\b(all|remaining|other|rest of)\b( of)?( the)?( other| remaining| rest of the| dry| wet)? ingredients\b|\beverything\b/i
/** Ingredients taken for granted: never reported as missing or unused. */
const granted = new Set([
  'water',
  'salt',
  'black-salt',
  'rock-salt',
  'banana-leaf',
  'turmeric-leaf',
  'sal-leaf',
  'charcoal',
])

/** Finds listed ingredients that no step uses, and ingredients in the steps that are not listed. */
export function stepReasons({ title, instructions }: SubmittedRecipe, reads: readonly Read[]): Reason[] {
  const text = instructions.join('. ')
  const named = instructions.flatMap((step) => namesIn(step))
  const words = new Set(wordsOf(text))
  const loose = new Set(instructions.flatMap(looseWords))
  const wrong: Reason[] = []

  const unused = everything.test(text)
    ? []
    : reads.filter((read) => !read.aside && read.ids.length > 0 && !isUsed(read, named, words, loose, text))
  if (unused.length > 0)
    wrong.push(reason('steps', `No step uses: ${[...new Set(unused.map(({ line }) => line.trim()))].join('; ')}.`))

  const list = listOf(title, instructions, reads)
  const strangers = instructions.flatMap((step) => strangersIn(step, list))
  if (strangers.length > 0)
    wrong.push(reason('steps', `A step names what is not in the list: ${[...new Set(strangers)].join(', ')}.`))
  return wrong
}

/** Words for a cut that may stand for the food: "coat the florets". */
const greens = /\bgreens\b/i
const cuts = ['floret', 'fillet', 'kernel', 'baton', 'wedge', 'puree', 'pulp']

/** Returns the words outside multi-word names: the "dal" of moong dal refers to no other pulse. */
function looseWords(step: string): string[] {
  const spans = namesIn(step)
  return wordsIn(step).filter((_, place) => !spans.some(({ at, end }) => end - at > 1 && place >= at && place < end))
}

function isUsed(
  { ids, line }: Read,
  named: readonly Named[],
  words: ReadonlySet<string>,
  loose: ReadonlySet<string>,
  text: string,
): boolean {
  if (ids.some((id) => granted.has(id))) return true
  const names = namesIn(line)
  const mine = new Set([...ids, ...names.flatMap((one) => one.ids)])
  if (named.some((one) => one.ids.some((id) => mine.has(id)) || kin(one.ids, mine))) return true
  const own = names.flatMap(({ name }) => name.split(' '))
  if (named.some(({ name }) => own.includes(name))) return true
  if (cuts.some((cut) => words.has(cut) && wordsOf(line).includes(cut))) return true
  if (greens.test(text) && ids.some((id) => foodWithId(id).nature === 'leafy')) return true
  return [...loose].some((word) => groups[word] !== undefined && ids.some((id) => inGroup(word, id)))
}

const inGroup = (word: string, id: string): boolean => {
  const group = groups[word]
  return group !== undefined && (group.aisles.includes(foodWithId(id).aisle) || group.ids?.includes(id) === true)
}

/** The foods the steps may name: listed ones by any of their names, and those made from them. */
type List = {
  ids: ReadonlySet<string>
  words: ReadonlySet<string>
  /** The last words of all names of listed foods: the chilli of "bird's eye chilli". */
  heads: ReadonlySet<string>
  title: ReadonlySet<string>
  /** True when something is ground and strained, so "milk" may be plant milk. */
  isStrained: boolean
}

const strained = /\b(strain|squeez|press|sieve|wring|grind)/i

function listOf(title: string, instructions: readonly string[], reads: readonly Read[]): List {
  const ids = new Set(reads.flatMap((read) => read.ids))
  return {
    ids,
    words: new Set(reads.flatMap(({ line }) => wordsOf(line))),
    heads: new Set(
      reads
        .flatMap((read) => read.ids.slice(0, 1))
        .flatMap((id) => aliasesOf(id).map((name) => name.split(' ').at(-1)!)),
    ),
    title: new Set(wordsOf(title)),
    isStrained: strained.test(instructions.join(' ')),
  }
}

function strangersIn(step: string, list: List): string[] {
  return withoutChoices(withoutComparisons(step))
    .split(/(?<=[.;:!])\s/)
    .flatMap((clause) => {
      if (strewn.test(clause)) return []
      const words = wordsIn(clause)
      return namesIn(clause)
        .filter(({ ids, trap }) => ids.length > 0 || trap !== undefined)
        .filter(({ name }) => !everyday.has(name) && !homonyms.has(name))
        .filter(({ name, at, end }) => !isNotMeant(name, words, at, end))
        .filter(({ name, ids, trap }) => !isListed(name, ids, list) && !isOfKind(trap, list.ids))
        .map(({ name }) => name)
    })
}

/** Matches a choice left to the cook: "scatter coriander or coconut". */
const strewn = /\b(scatter|garnish|top|sprinkle|finish|strew)\b[^.;]*\bor\b/i

/** Words after a name that turn it into a size, a tool or a part of a plant. */
const after = new Set(['size', 'sized', 'big', 'leaf', 'colour', 'color', 'shape', 'stalk', 'rib', ...tools])

/**
 * Whether a name does not mean an ingredient: "a lemon-sized ball", "a plantain leaf", "an idli steamer", "without
 * meat", "or a pinch of baking soda", "cream the ghee".
 */
const isNotMeant = (name: string, words: readonly string[], at: number, end: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => negations.has(word)) ||
  after.has(words[end] ?? '') ||
  words.slice(Math.max(0, at - 5), at).includes('or') ||
  (verbs.has(name) && (at === 0 || objects.has(words[end] ?? '')))

/** Whether a general word such as "the mince" or "the seafood" refers to a listed animal product. */
const isOfKind = (trap: string | undefined, listed: ReadonlySet<string>): boolean =>
  trap !== undefined &&
  [...listed].map((id) => foodWithId(id).diet).some((diet) => diet === trap || (isFlesh(trap) && isFlesh(diet)))

const isFlesh = (diet: string): boolean => diet === 'meat' || diet === 'fish'

function isListed(name: string, ids: readonly string[], list: List): boolean {
  if (ids.some((id) => list.ids.has(id) || granted.has(id))) return true
  // "The rice" may mean listed basmati rice, "the puree" listed tomato puree.
  if (name.split(' ').every((word) => list.words.has(word)) || list.heads.has(name)) return true
  if ([...list.ids].some((id) => inGroup(name, id)) || kin(ids, list.ids)) return true
  return isMade(name, list)
}

/** Whether it is made during cooking: curd set from milk, rotis rolled from flour, or the dish named in the title. */
function isMade(name: string, list: List): boolean {
  const from = madeFrom.get(name)
  if (!from) return false
  if (name.split(' ').some((word) => list.title.has(word))) return true
  if (name === 'milk' && list.isStrained) return true
  return [...list.ids].some((id) => from.aisles.includes(foodWithId(id).aisle) || from.ids.includes(id))
}

/** Groups of foods that count as one in different states: leaves and seeds of one name, pastes of listed foods. */
const families = [
  'tomato tomato-puree',
  'ginger garlic ggpaste',
  'milk full-milk cow-milk',
  'curd hung-curd buttermilk',
  'egg egg-white egg-yolk',
  'butter white-butter ghee',
  'sugar powdered-sugar sugar-syrup',
  'coconut copra desiccated',
  'cumin roast-cumin cumin-powder',
  'coriander coriander-seeds coriander-powder',
  'onion shallot spring-onion',
  'rice basmati cooked-rice idli-rice',
  'jaggery nolen-gur palm-jaggery sugar-syrup',
  'paneer chhena whey',
  'chicken chicken-breast chicken-thigh drumstick-chicken wings chicken-mince',
  'mutton mutton-boneless mutton-mince chops lamb',
  'tea kahwa',
  'pepper black-pepper-powder',
  'kabuli-chana kala-chana chholia',
  'peas frozen-peas chholia',
].map((line) => new Set(line.split(' ')))

const kin = (ids: readonly string[], listed: ReadonlySet<string>): boolean =>
  families.some((family) => ids.some((id) => family.has(id)) && [...listed].some((id) => family.has(id)))
