import { fold, wordsOf } from '../names/fold.ts'
import { nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { endingsOf, praiseWords } from './asking-words.ts'
import { commonKindOf, type DishNames, dishNames, lettersOf, soundsOf } from './dish-names.ts'
import { dishesOf } from './dishes-of-names.ts'
import { mistypedDishes } from './mistyped-name.ts'
import { nameKeys } from './query.ts'
import { scriptKey } from './scripts.ts'
import { soundKey } from './swapped-names.ts'
import { isLonger, isUnfinished, openedBy } from './unfinished-name.ts'
import type { NamedVariation } from './variation-names.ts'
import { withoutAsking } from './without-asking.ts'
import { placeWords, typoCorrections } from './words.ts'

/** The dish names found in a query. */
export type ReadName = {
  /** The dishes of that name: one, or a few whose names sound alike. */
  dishes: readonly Dish[]
  variations: readonly NamedVariation[]
  /** When no dish has the name, but it names two served together ("appam with stew"): both of them. */
  parts: readonly Dish[]
  /** The index of the word list that matched; 0 when none did. */
  list: number
  /**
   * Returns the dishes whose names start with the typed text, shortest name first; called only when more than the named
   * dishes is needed.
   */
  opened: () => readonly Dish[]
}

/** Returns the dish with exactly this name, whatever else its words may mean. */
export function exactlyNamed(text: string, words: readonly string[]): Dish | undefined {
  const names = dishNames()
  return (
    names.named.get(nameKey(text)) ?? names.inScript.get(scriptKey(text)) ?? asWritten(withoutAsking(words), names)[0]
  )
}

/**
 * Reads words as the name of a dish: as they are, without words that only ask or praise, without a redundant ending;
 * then as an unfinished name, or with a typo.
 *
 * @param lists several readings of the words, each leaving out more; each step tries all of them.
 */
export function readName(lists: readonly (readonly string[])[]): ReadName {
  const names = dishNames()
  const readings = lists.map((words) => readingOf(words, names))
  const opened = () => openedBy(readings[0]!.plain, names)
  const none: ReadName = { dishes: [], variations: [], parts: [], list: 0, opened }
  for (const read of [asIs, beforeEnding]) {
    for (const [list, reading] of readings.entries()) {
      const dishes = read(reading, names)
      if (dishes.length > 0) return { ...none, dishes, list }
    }
  }
  for (const [list, { plain }] of readings.entries()) {
    const variations = names.variations.get(soundKey(plain))
    if (variations) return { ...none, variations, list }
  }
  for (const [list, { plain, ofKind }] of readings.entries()) {
    const [first, ...others] = openedBy(plain, names)
    if (first && others.every((one) => isLonger(one, first)) && isUnfinished(plain, first, names))
      return { ...none, dishes: [first], list }
    for (const words of [plain, ...ofKind]) {
      const dishes = mistypedDishes(words, names)
      if (dishes.length > 0) return { ...none, dishes, list }
    }
  }
  return { ...none, parts: partsOf(readings[0]!.plain, names) }
}

const beside: ReadonlySet<string> = new Set(['with', 'and', 'aur', 'n', 'saath'])

/** Returns the two dishes joined by a word such as "with"; empty unless both sides name one. */
function partsOf(words: readonly string[], names: DishNames): readonly Dish[] {
  const at = words.findIndex((word) => beside.has(word))
  if (at <= 0 || at === words.length - 1) return []
  const [left] = asIs(readingOf(words.slice(0, at), names), names)
  if (!left) return []
  const right = words.slice(at + 1)
  const [named] = asIs(readingOf(right, names), names)
  const other = named ?? kindBeside(right, left, names)
  return other && other !== left ? [left, other] : []
}

/**
 * Returns a dish of the given kind ("stew"), preferably from the same place as the other dish; of several, the one with
 * the shortest title.
 */
function kindBeside(words: readonly string[], { place }: Dish, { kinds }: DishNames): Dish | undefined {
  const kind = fold(words.at(-1)!)
  if (!kinds.has(kind)) return undefined
  const sounds = words.map(fold)
  const alike = [...cookbook().dishes.values()].filter(({ title }) => {
    const its = wordsOf(title).map(fold)
    return its.at(-1) === kind && sounds.every((sound) => its.includes(sound))
  })
  const local = alike.filter((dish) => dish.place === place)
  return (local.length > 0 ? local : alike).sort((one, other) => one.title.length - other.title.length)[0]
}

type Reading = {
  given: readonly string[]
  asked: readonly string[]
  plain: readonly string[]
  meant: readonly string[]
  /** The words with rare spellings replaced by the common kind; empty when nothing was replaced. */
  ofKind: readonly (readonly string[])[]
}

function readingOf(given: readonly string[], names: DishNames): Reading {
  const asked = withoutAsking(given)
  const plain = asked.filter((word) => !praiseWords.has(word))
  const ofKind = plain.map((word) => commonKindOf(word, names) ?? word)
  return {
    given,
    asked,
    plain,
    meant: plain.map((word) => typoCorrections[word] ?? word),
    ofKind: ofKind.some((word, at) => word !== plain[at]) ? [ofKind] : [],
  }
}

/** Finds dishes by spelling first, then by sound, then with the words in another order. */
function asIs({ given, asked, plain, meant, ofKind }: Reading, names: DishNames): readonly Dish[] {
  // A name that sounds the same is preferred to another kind: "missal pav" is Misal Pav, not Masala Pav.
  for (const tries of [[given, asked, plain, meant], ofKind]) {
    for (const look of [asWritten, asSounded, asReordered]) {
      for (const words of tries) {
        const dishes = look(words, names)
        if (dishes.length > 0) return dishes
      }
    }
  }
  return []
}

function beforeEnding({ plain }: Reading, names: DishNames): readonly Dish[] {
  const courses = plain.length > 1 ? endingsOf.get(plain.at(-1)!) : undefined
  if (!courses) return []
  const rest = plain.slice(0, -1)
  if (rest.length === 1 && names.foodSounds.has(fold(rest[0]!))) return []
  const found = [asWritten, asSounded].map((look) => look(rest, names)).find((dishes) => dishes.length > 0)
  return (found ?? []).filter(({ course }) => courses.includes(course))
}

function asWritten(words: readonly string[], { named, written }: DishNames): readonly Dish[] {
  const found = named.get(words.join(' '))
  return found ? [found] : dishesOf(written.get(words.join('')) ?? [])
}

/** Finds dishes by sound. A single word naming a kind must match its spelling: kurma is not khurma. */
function asSounded(words: readonly string[], { sounded, kindWords }: DishNames): readonly Dish[] {
  const [only = '', ...others] = words
  const isKind = others.length === 0 && kindWords.has(only)
  const found = sounded.get(nameKeys(words).joined) ?? []
  return dishesOf(found.filter((name) => !isKind || lettersOf(name).join('') === only))
}

/** Finds dishes with the same words in another order, but of the same kind: Dosa Podi is not Podi Dosa. */
function asReordered(words: readonly string[], names: DishNames): readonly Dish[] {
  if (words.length < 2) return []
  const { reordered, sounded, kinds, foodSounds } = names
  const head = fold(words.at(-1)!)
  // A food such as chicken is not a kind, unless a dish has that name: poori is one.
  const isPlace = placeWords[words.at(-1)!] !== undefined
  const isKind = kinds.has(head) && !isPlace && (!foodSounds.has(head) || sounded.has(head))
  const found = reordered.get(nameKeys(words).sorted) ?? []
  return dishesOf(found.filter((name) => !isKind || soundsOf(name).at(-1) === head))
}
