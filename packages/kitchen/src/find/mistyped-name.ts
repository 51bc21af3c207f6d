import { fold } from '../names/fold.ts'
import type { Dish } from '../read/dish.ts'
import { distance, slack, type Vocabulary } from './closeness.ts'
import { type DishName, type DishNames, lettersOf, soundsOf } from './dish-names.ts'
import { dishesOf } from './dishes-of-names.ts'

/**
 * Returns the dishes whose name the words miss by a typo. Known words are taken as meant, so that Ragi Idli does not
 * become Rava Idli: only unknown words and other spellings of a word may differ.
 */
export function mistypedDishes(words: readonly string[], names: DishNames): Dish[] {
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
