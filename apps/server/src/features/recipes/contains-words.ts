import type { Recipe } from '@planner/kitchen'

/** Words that do not name anything cooked, and phrases after which something is to be left out. */
const plain = new Set(
  `recipe recipes dish dishes food make cook cooked cooking how with and for from the some any good best easy quick
  quickly simple tasty healthy home made homemade style indian want ideas idea under less than minute minutes min mins
  hour hours people ki ka ke kaise banaye banana wala wali aur mein`.split(/\s+/),
)
const leavesOut = /\b(without|no|not|bina|free)\s+[\p{L}-]+|[\p{L}-]+\s+(free|bina|less)\b/giu

/**
 * Whether a model's recipe contains every word of a query, in any spelling. False for words in non-Latin scripts, which
 * cannot be compared.
 */
export function containsWords(query: string, recipe: Recipe): boolean {
  const wanted = wordsIn(query.replace(leavesOut, ' ')).filter((word) => !plain.has(word) && word.length > 2)
  if (wanted.length === 0 || /(?!\p{Script=Latin})\p{L}/u.test(query)) return false
  const held = wordsOf(recipe)
  return wanted.every((word) => [...held].some((one) => isNear(sound(word), one)))
}

function wordsOf(recipe: Recipe): Set<string> {
  const { title, family, cuisine, region, state, tags, categories, ingredients, type } = recipe
  const texts = [title, family, cuisine, region, state, ...tags, ...categories, ...ingredients, type]
  return new Set(texts.flatMap(wordsIn).map(sound))
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/**
 * Reduces variant spellings of Indian words to one: doubled letters, h after a consonant, v and w, ee and oo, plurals.
 */
const sound = (word: string): string =>
  word
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<=[bcdgjkpst])h/g, '')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)s$/, '')

const isNear = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && Math.abs(one.length - other.length) < 2 && isOneApart(one, other))

/** Whether two words differ by one letter added, removed or changed. */
function isOneApart(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)]
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1)
  )
}
