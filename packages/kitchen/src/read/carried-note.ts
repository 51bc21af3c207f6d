import type { Food } from './food.ts'

/** What is done to a food, and to what shape: it can be done to the food that takes its place as well. */
const work = new Set(
  (
    'bashed beaten blanched boiled boiling both all broken chopped chilled cleaned cold cooked crumbled crushed cubed cut diced drained dried dusting dry ' +
    'finely flaked for fried grated ground halved hot in into julienned lengthwise lukewarm mashed minced once peeled pounded ' +
    'pressed puréed pureed quartered rinsed roasted roughly scored scraped scrubbed shredded sliced slit slivered slivers soaked ' +
    'squeezed steamed strained the then thickly thinly toasted topped torn twice very warm washed well whipped wiped ' +
    'and as at with a an or slightly of same size short long large small tiny fine thick thin crosswise aslant slanting ' +
    'batons bite-size chunks cubes dice fingers florets lengths matchsticks pieces rings rounds shreds slants slices squares steaks strips ' +
    'wedges finger cm mm rice confetti lentil-small larger'
  ).split(' '),
)
/** Without one of these a note says how a food is, not what to do with it: 'large', 'coarse', 'thick'. */
const done =
  /\b(?:\w{3,}ed|ground|cut|slit|beaten|broken|torn|cold|hot|warm|lukewarm|dusting|in (?:\w+ )*?(?:batons|chunks|cubes|dice|fingers|florets|lengths|matchsticks|pieces|rings|rounds|shreds|slants|slices|slivers|squares|steaks|strips|wedges)|small (?:pieces|dice|florets)|steaks)\b/
/** Small as it is: nobody dices it. What is minced already is minced again. */
const small =
  /\b(?:mince|kernel|sprout|pea|chholia|raisin|chip|seed|sugar|granules|vermicelli|popped \w+|puffed \w+|candied fruit)\b/
const cutting =
  /\b(?:broken|chopped|minced|sliced|shredded|slivered|slivers|grated|diced|cut|steaks|in (?:\w+ )*(?:batons|chunks|cubes|dice|fingers|florets|lengths|matchsticks|pieces|rings|rounds|shreds|slants|slices|squares|strips|wedges)|small (?:pieces|dice))\b/
const onBone = /^(?:pieces, )?on the bone$|^with bone$|^bone in$|^in curry pieces$|^curry pieces$/

/**
 * What of a note goes over to the food that takes another's place: what is done to it ('chopped', 'in 3 cm cubes', 'rinsed').
 * What the note says of the first food alone is left: its kind ('idli rice', 'murrel or basa'), its grade ('coarse'), its
 * parts ('seeds out') and its count ('4 fish').
 */
export function carriedNote(note: string, from: Food, to: Food): string {
  return note
    .split(/[,;]\s*/)
    .map((part) => carriedPart(part.trim(), from, to))
    .filter((part) => part !== '')
    .join(', ')
}

function carriedPart(part: string, from: Food, to: Food): string {
  if (onBone.test(part)) return from.diet === 'meat' && to.diet === 'meat' ? part : ''
  if (from.diet !== to.diet && /\b(?:soaked|squeezed|drained)\b/.test(part)) return ''
  if (small.test(to.name) && !small.test(from.name) && cutting.test(part)) return ''
  // 'Florets' of cabbage, or roasted gram that is 'roasted'.
  const isOfBoth = !/\bflorets\b/.test(part) || /\b(?:cauliflower|broccoli)\b/.test(to.name)
  if (!isOfBoth || to.name.includes(part)) return ''
  if (isWork(part)) return part
  // 'Sole or rohu in thick pieces': the shape goes over, the kind does not.
  const shape = / (in (?!the ).+)$/.exec(part)?.[1]
  return shape !== undefined && isWork(shape) ? shape : ''
}

function isWork(part: string): boolean {
  const words = part.toLowerCase().match(/[^\s]+/g) ?? []
  const isKnown = (word: string, at: number) =>
    work.has(word) || (/^\d+(?:\.\d+)?$/.test(word) && /^(?:cm|mm)$/.test(words[at + 1] ?? ''))
  return done.test(part) && words.every(isKnown)
}
