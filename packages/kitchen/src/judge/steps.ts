import { ingredient } from '../knowledge/ingredients.ts'
import type { Candidate } from './candidate.ts'
import { groups } from './name-table.ts'
import { type Named, namesIn } from './names.ts'
import type { Read } from './read-line.ts'
import { type Reason, reason } from './reason.ts'
import { leftOut } from './traps.ts'
import { wordsOf } from './words.ts'

/** Names that in a step are verbs, colours or signs of doneness more often than food. */
const everyday = new Set([
  'til',
  'date',
  'orange',
  'gram',
  'val',
  'bel',
  'rose',
  'green',
  'tel',
  'pua',
  'ice',
  'tea',
  'water',
  'salt',
  'rai',
  'flour',
  'dough',
  'pastry',
  'petha',
  'pora',
  'ol',
  'ker',
  'puli',
  'sprout',
])
/** The rest of the list in one breath. */
const everything =
  /\b(all|remaining|other|rest of)\b( of)?( the)?( other| remaining| rest of the| dry| wet)? ingredients\b/i
const serving = /\b(serve|served|plate with|enjoy|eat|pair|goes well|accompan|relish|alongside)\b/i
/** Never told to be missing: they are taken for granted. */
const granted = new Set(['water', 'salt', 'black-salt', 'rock-salt', 'banana-leaf', 'turmeric-leaf', 'charcoal'])

/** Every listed thing is used in a step, and no step names a thing that the list does not hold. */
export function stepReasons({ instructions }: Candidate, reads: readonly Read[]): Reason[] {
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

  const strangers = instructions.flatMap((step) => strangersIn(step, reads))
  if (strangers.length > 0)
    wrong.push(reason('steps', `A step names what is not in the list: ${[...new Set(strangers)].join(', ')}.`))
  return wrong
}

/** A step may call a thing by its cut: "coat the florets". */
const greens = /\bgreens\b/i
const cuts = ['floret', 'fillet', 'kernel', 'baton', 'wedge', 'puree', 'pulp']

/** Words that are no part of a name: the "dal" of moong dal speaks of no other pulse. */
function looseWords(step: string): string[] {
  const spans = namesIn(step)
  return wordsOf(step).filter((_, place) => !spans.some(({ at, end }) => end - at > 1 && place >= at && place < end))
}

function isUsed(
  { ids, line }: Read,
  named: readonly Named[],
  words: ReadonlySet<string>,
  loose: ReadonlySet<string>,
  text: string,
): boolean {
  if (ids.some((id) => granted.has(id))) return true
  const mine = new Set(ids)
  if (named.some((one) => one.ids.some((id) => mine.has(id)) || kin(one.ids, mine))) return true
  const own = namesIn(line).flatMap(({ name }) => name.split(' '))
  if (named.some(({ name }) => own.includes(name))) return true
  if (cuts.some((cut) => words.has(cut) && wordsOf(line).includes(cut))) return true
  if (greens.test(text) && ids.some((id) => ingredient(id).nature === 'leafy')) return true
  return [...loose].some((word) => groups[word] !== undefined && ids.some((id) => inGroup(word, id)))
}

const inGroup = (word: string, id: string): boolean => {
  const group = groups[word]
  return group !== undefined && (group.aisles.includes(ingredient(id).aisle) || group.ids?.includes(id) === true)
}

function strangersIn(step: string, reads: readonly Read[]): string[] {
  const listed = new Set(reads.flatMap(({ ids }) => ids))
  const listedNames = new Set(reads.flatMap(({ line }) => wordsOf(line)))
  return step.split(/(?<=[.;:!])\s|, (?=serve|and serve)/).flatMap((clause) => {
    const [beforeServing = ''] = clause.split(serving)
    if (atWill.test(clause) || strewn.test(clause)) return []
    const first = wordsOf(clause)[0]
    return namesIn(beforeServing)
      .filter(({ at, end }) => !isNotMeant(wordsOf(beforeServing), at, end))
      .filter(
        ({ name, at }) =>
          !(at === 0 && name === first && ['cream', 'butter', 'oil', 'salt', 'pepper', 'flour'].includes(name)),
      )
      .filter(({ name, ids, trap }) => (ids.length > 0 || trap !== undefined) && !everyday.has(name))
      .filter(({ name, ids, trap }) => !isListed(name, ids, listed, listedNames) && !isOfKind(trap, listed))
      .map(({ name }) => name)
  })
}

/** Left to the cook: "a squeeze of lime if it needs it", "scatter coriander or coconut". */
const atWill = /\bif (you like|you wish|you want|liked|it needs|needed|available|desired|using)\b|\boptional/i
const strewn = /\b(scatter|garnish|top|sprinkle|finish|strew)\b[^.;]*\bor\b/i

/** "A lemon-sized ball", "the size of a walnut", "a plantain leaf", "without meat": no food is meant. */
const isNotMeant = (words: readonly string[], at: number, end: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some((word) => leftOut.has(word)) ||
  ['size', 'sized', 'big', 'leaf', 'colour', 'color'].includes(words[end] ?? '') ||
  words.slice(Math.max(0, at - 3), at).includes('size')

/** "The mince", "the seafood": what the list calls by its own name. */
const isOfKind = (trap: string | undefined, listed: ReadonlySet<string>): boolean =>
  trap !== undefined && [...listed].some((id) => ingredient(id).diet === trap)

function isListed(
  name: string,
  ids: readonly string[],
  listed: ReadonlySet<string>,
  listedNames: ReadonlySet<string>,
): boolean {
  if (ids.some((id) => listed.has(id) || granted.has(id))) return true
  // "the rice" for basmati rice, "the puree" of tomatoes: each word of the name stands in the list.
  if (name.split(' ').every((word) => listedNames.has(word))) return true
  return [...listed].some((id) => inGroup(name, id)) || kin(ids, listed)
}

/** One thing in another state: leaves and seeds told by one word, milk that was set, a paste of what is listed. */
const families = [
  'tomato tomato-puree',
  'ginger garlic ggpaste',
  'milk full-milk cow-milk',
  'curd hung-curd buttermilk',
  'egg egg-white egg-yolk',
  'butter white-butter ghee',
  'sugar powdered-sugar sugar-syrup',
  'coconut copra desiccated',
  'cumin roast-cumin',
  'coriander coriander-seeds coriander-powder',
  'potato',
  'onion shallot spring-onion',
  'rice basmati cooked-rice idli-rice',
  'fennel',
  'jaggery nolen-gur palm-jaggery sugar-syrup',
  'paneer chhena whey',
  'lemon',
  'chicken chicken-breast chicken-thigh drumstick-chicken wings chicken-mince',
  'mutton mutton-boneless mutton-mince chops lamb',
  'tea kahwa',
  'peas frozen-peas chholia',
].map((line) => new Set(line.split(' ')))

const kin = (ids: readonly string[], listed: ReadonlySet<string>): boolean =>
  families.some((family) => ids.some((id) => family.has(id)) && [...listed].some((id) => family.has(id)))
