import { fold, foldOpening, wordsOf } from '../names/fold.ts'
import { nameKey } from '../read/cookbook.ts'
import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { askingWords, eaterWords, endingsOf, praiseWords } from './asking-words.ts'
import { distance, slack, type Vocabulary } from './closeness.ts'
import { commonKindOf, type DishName, type DishNames, dishNames, lettersOf, soundKey, soundsOf } from './dish-names.ts'
import { nameKeys } from './query.ts'
import { inDevanagari, scriptKey } from './scripts.ts'
import type { NamedVariation } from './variation-names.ts'
import { meantWords, placeWords } from './words.ts'

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
      const dishes = slippedTo(words, names)
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
    meant: plain.map((word) => meantWords[word] ?? word),
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

/** Returns the dishes of these names; those with the name as their title come first. */
const dishesOf = (names: readonly DishName[]): Dish[] =>
  [...names].sort((left, right) => Number(right.isTitle) - Number(left.isTitle)).map(({ dish }) => dish)

/**
 * Removes words that only ask for a recipe and phrases like "for 6 people" from both ends; empty when nothing else is
 * left.
 */
export function withoutAsking(words: readonly string[]): string[] {
  const asks = (word: string, at: number) =>
    askingWords.has(word) || isEater(word) || (/^\d{1,3}$/.test(word) && isEatersCount(words, at))
  const first = words.findIndex((word, at) => !asks(word, at))
  if (first < 0) return []
  const rest = words.slice(first, words.findLastIndex((word, at) => !asks(word, at)) + 1)
  // "Dal makhani ki recipe" leaves a trailing "ki"; "dal makhani banane ki vidhi" does not.
  while (rest.length > 1 && joining.has(rest.at(-1)!)) rest.pop()
  return rest
}

const isEatersCount = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'for' || words[at - 1] === 'serves' || isEater(words[at + 1])

const isEater = (word: string | undefined) => word !== undefined && eaterWords.has(word)

const joining: ReadonlySet<string> = new Set(['ki', 'ka', 'ke', 'ko', 'nu', 'chi', 'cha', 'che', 'da', 'di', 'serves'])

const mostOpened = 40

/** Returns the dishes with a name that starts with the words, shortest names first. */
function openedBy(words: readonly string[], { inOrder, sounded, knownWords }: DishNames): Dish[] {
  const keys = openings(words, knownWords).flatMap((key) => keysFrom(key, inOrder))
  keys.sort((left, right) => left.length - right.length || (left < right ? -1 : 1))
  return [...new Set(keys.slice(0, mostOpened * 2).flatMap((one) => dishesOf(sounded.get(one)!)))].slice(0, mostOpened)
}

/** Whether a dish's name is the other's with more words after it: Dal Makhani without Garlic. */
const isLonger = ({ title, names }: Dish, { title: shorter }: Dish): boolean =>
  [title, ...names].some((name) => nameKey(name).startsWith(`${nameKey(shorter)} `))

/**
 * Returns the prefixes to look for: the last word may be incomplete, or be followed by another if it is a known word.
 */
function openings(words: readonly string[], knownWords: ReadonlySet<string>): string[] {
  const last = words.at(-1)
  if (last === undefined) return []
  const before = words.slice(0, -1).map(fold).join('')
  return [...foldOpening(last), ...(knownWords.has(last) ? [fold(last)] : [])]
    .map((end) => before + end)
    .filter((key) => key.length > 1)
}

function keysFrom(opening: string, inOrder: readonly string[]): string[] {
  let low = 0
  let high = inOrder.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (inOrder[middle]! < opening) low = middle + 1
    else high = middle
  }
  let end = low
  while (inOrder[end]?.startsWith(opening)) end++
  return inOrder.slice(low, end)
}

/** Whether the words are a name of the dish with only the last word incomplete: "dal makh". */
function isUnfinished(words: readonly string[], dish: Dish, { knownWords }: DishNames): boolean {
  const last = words.at(-1)!
  if (last.length < 4 || knownWords.has(last) || (words.length === 1 && last.length < 6)) return false
  const before = words.slice(0, -1).map(fold).join(' ')
  const starts = foldOpening(last)
  return [dish.title, ...dish.names].some((name) => {
    const its = wordsOf(inDevanagari(name)).map(fold)
    return its.slice(0, -1).join(' ') === before && starts.some((start) => its.at(-1)?.startsWith(start))
  })
}

/** Returns the maximum distance for a mistyped word. */
const slackOfWord = (length: number): number => (length < 6 ? 0.75 : length < 9 ? 1 : 1.5)

/** The distance of one replaced vowel or similar consonant. */
const leastSlip = 0.5
/**
 * Words shorter than this have too many neighbours: letters may only be missing or transposed, and one may be replaced
 * only next to correct words.
 */
const shortLength = 6

function isMistyped(word: string, meant: string, isAlone: boolean): boolean {
  if (!isAlone && word.length > 3 && distance(word, meant, leastSlip) <= leastSlip) return true
  if (word.length >= shortLength) {
    const most = slackOfWord(word.length)
    return distance(word, meant, most) <= most
  }
  const isShorter = word.length > 2 && word.length < meant.length && meant.length - word.length < 3
  return (isShorter && isWithin(word, meant)) || isTransposed(word, meant)
}

/** Whether a word is a subsequence of another that starts with the same letter. */
function isWithin(word: string, other: string): boolean {
  let at = 0
  for (const letter of other) if (letter === word[at]) at++
  return at === word.length && word[0] === other[0]
}

const isTransposed = (word: string, other: string): boolean =>
  word.length > 3 && word.length === other.length && distance(word, other, 0.75) === 0.75

/**
 * Returns the dishes whose name the words miss by a typo. Known words are taken as meant, so that Ragi Idli does not
 * become Rava Idli: only unknown words and other spellings of a word may differ.
 */
function slippedTo(words: readonly string[], names: DishNames): Dish[] {
  const sounds = words.map(fold)
  if (words.length === 0 || sounds.every((sound) => names.knownSounds.has(sound) && !names.spellings.has(sound)))
    return []
  const found = [
    ...slips(words, names.nearWritten, names.written, (name) => isSlip(words, sounds, name, names, 'letters')),
    ...slips(sounds, names.nearSounded, names.sounded, (name) => isSlip(words, sounds, name, names, 'words')),
  ]
  const best = Math.min(...found.map(({ cost }) => cost))
  const dishes = [...new Set(dishesOf(found.filter(({ cost }) => cost === best).map(({ name }) => name)))]
  return dishes.length > 2 ? [] : dishes
}

function slips(
  words: readonly string[],
  near: Vocabulary,
  keys: DishNames['sounded'],
  isMeant: (name: DishName) => boolean,
): { name: DishName; cost: number }[] {
  const joined = words.join('')
  // Among thousands of names, any short word is close to one of them: paella is not palli.
  const most = Math.min(slack(joined.length), joined.length / (words.length === 1 ? 6.5 : 5))
  return near.near(joined, most).flatMap(({ key, cost }) =>
    keys
      .get(key)!
      .filter(isMeant)
      .map((name) => ({ name, cost })),
  )
}

/** Whether each word is the one in the name, or may be a typo or another spelling of it. */
function isSlip(
  words: readonly string[],
  sounds: readonly string[],
  name: DishName,
  { knownSounds, spellings, kinds }: DishNames,
  by: 'letters' | 'words',
): boolean {
  if (name.isShort) return false
  const own = soundsOf(name)
  if (words.length !== own.length) {
    // Words were joined or split: known words must occur unchanged, and hardly a letter may differ.
    const [whole, typed] = [own.join(''), sounds.join('')]
    const most = typed.length < 10 ? 0.5 : 1
    return (
      sounds.every((sound) => !knownSounds.has(sound) || whole.includes(sound)) && distance(typed, whole, most) <= most
    )
  }
  // Names that sound the same are not typos and were looked up earlier.
  if (sounds.every((sound, at) => sound === own[at])) return false
  return words.every((word, at) => {
    const sound = sounds[at]!
    const meant = own[at]!
    if (sound === meant) return true
    const isSpelling = spellings.get(sound)?.has(meant) === true && !(kinds.has(sound) && kinds.has(meant))
    if (isSpelling && words.length > 1) return true
    // "Paratha" alone is any paratha, even though some spell parotta that way.
    const isKind = [sound, ...(spellings.get(sound) ?? [])].some((one) => one !== meant && kinds.has(one))
    if (isSpelling) return !isKind
    if (knownSounds.has(sound)) return false
    const isAlone = words.length === 1
    return by === 'letters' ? isMistyped(word, lettersOf(name)[at]!, isAlone) : isMistyped(sound, meant, isAlone)
  })
}
