import type { Cookbook } from '../read/cookbook.ts'
import { wordsOfPart } from '../read/counts.ts'
import type { Found } from './found.ts'

const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  'twenty-eight': 28,
  thirty: 30,
  'thirty-two': 32,
  forty: 40,
}

const nouns =
  'balls|rounds|pieces|squares|discs|cakes|ovals|rolls|logs|strips|dosas|patties|parcels|marbles|lumps|dumplings|portions|cups|glasses|bowls|plates|tumblers|pancakes|omelettes|sheets|slices|rings|ladoos|laddus|laddoos|rotis|parathas|puris|pooris|idlis|vadas|cutlets|koftas|skewers|cones|triangles|sausages|moulds|diamonds|pastries|wedges|sticks|cylinders|buns|handfuls|tikkis|bhakris|appams|uttapams|breads|cigars|ropes|pats|kebabs|bundles|egg shapes|half-moons|half moons|pedas|modaks|nests|flatbreads|packets|pies|puffs|pockets|circles|mounds|heaps|servings|shares|chapatis|phulkas|kachoris|samosas|gujiyas|momos|shapes|hollows|ramekins|tarts|toasts|sandwiches|lamps|beaks|crescents|fish shapes|sweets|steaks|fritters|rissoles|naans|kulchas|bhaturas|sticks|twists|spirals|flowers|bars|barfis'
const number = `\\d+(?:\\.\\d+)?|${Object.keys(numberWords)
  .sort((left, right) => right.length - left.length)
  .join('|')}`
/** Matches the adjectives between a number and the noun it counts: "eight flat", "four thin". */
const between =
  '(?:(?!and\\b|or\\b|the\\b|of\\b|a\\b|an\\b|at\\b|to\\b|with\\b|in\\b|on\\b|until\\b|cm\\b|mm\\b|g\\b|ml\\b|per\\b|more\\b|other\\b|times?\\b|minutes?\\b|hours?\\b|days?\\b|whistles?\\b|lots?\\b|opposite\\b|long sides\\b)[\\p{L}-]+ ){0,3}?'
const notBefore = '(?<![\\w.°×½{-]|\\d )'
const pieces = new RegExp(
  `${notBefore}(${number}) (${between}(?:${nouns}))\\b(?! at a time| at once| or | deep| high| thick|-)`,
  'giu',
)
const shares = new RegExp(
  `(?<=\\b(?:divide|part|share|portion)\\b[^.;]{0,40}\\b(?:into|in) )(${number})()(?= and | with |[,.;])`,
  'giu',
)
const amounts = new RegExp(
  `${notBefore}(${number}) (ml|g|litres?|tsp|tbsp|teaspoons?|tablespoons?|cups?|spoons?|spoonfuls?|ladles?)\\b(?= of\\b| remain| are needed|[,.;]|$)`,
  'giu',
)

/**
 * Matches text before a number that does not depend on the servings: actions per piece, tools, and batches of a pan.
 */
const perPiece =
  /\b(?:each|every|per|apiece|or|cut it (?:in|into)|set in|slide in|slip in|lay in|put in|stack|fry|thread|at least|at most|than|up to|to|by|between|with its|of some|balls of|pieces of|size of|weigh(?:s|ing)?(?: about)?|after|first|last|next|other) (?:(?:in|into|to|about|some|lay|goes|side in|side) )?$/i
const making = /\b(?:make|shape|roll|form|into|divide|knead into|stuff|pat|press into|flatten) $/i
const few: ReadonlySet<string> = new Set([
  'plates',
  'bowls',
  'sheets',
  'cups',
  'glasses',
  'slices',
  'triangles',
  'wedges',
  'strips',
  'sticks',
])

export type Unmarked = { at: number; length: number; amount: number; of: string }

/** Returns the counts and amounts in a step's text that would not scale with the servings. */
function unmarkedCounts(text: string): Unmarked[] {
  const found: Unmarked[] = []
  for (const [pattern, isAmount] of [
    [pieces, false],
    [shares, false],
    [amounts, true],
  ] as const) {
    for (const one of text.matchAll(pattern)) {
      const [all, written, of] = one as unknown as [string, string, string]
      const amount = numberWords[written.toLowerCase()] ?? Number(written)
      const before = text.slice(0, one.index)
      const after = text.slice(one.index + all.length)
      const sentence = before.slice(Math.max(...['. ', '; ', '! '].map((end) => before.lastIndexOf(end))) + 1)
      const isTool = /^(?:spoons?|ladles?|cups?|spoonfuls?)$/i.test(of) && !/^ of\b/.test(after)
      const isOne = /\beach\b/i.test(sentence) && (isAmount || amount < 5)
      const isFew = !isAmount && !making.test(before) && (amount < 3 || (few.has(of.split(' ').at(-1)!) && amount < 4))
      const isForEach =
        /^(?: of [\w ]+)? (?:each|apiece|per|(?:to|on|in|for) (?:a|an|the litre|each|every|one)\b|along)/.test(after)
      const isEquipment = /\bgreased (?:sheets|plates)|steel plates/.test(of)
      if (perPiece.test(before) || isTool || isOne || isFew || (isAmount && isForEach) || isEquipment) continue
      if (found.some(({ at, length }) => at < one.index + all.length && one.index < at + length)) continue
      found.push({ at: one.index, length: all.length, amount, of })
    }
  }
  return found.sort((left, right) => left.at - right.at)
}

const ofWhole = new RegExp(
  `(?<=\\b(?:from|about|in|into|out of the|of|with|;|,) |^)(${number}) (ml|g|kg|spoons|slices|thin slices|steaks|slabs|thin slabs|fillets|lumps|leaves|squares|pieces)\\b(?! each|,? ?to | in all|[^,;]* each)`,
  'giu',
)

/** Matches a number of pieces given beside a weight: "20, thin-skinned", "about 12". */
const ofWeighed = new RegExp(
  `(?<=^|^about |, about )(${number})(?=$|,| (?:large|small|whole|fat|ripe|big)\\b)()`,
  'giu',
)

/** Returns the piece counts in a preparation that stay fixed while the weight scales with the servings. */
const unmarkedBesideWeight = (text: string): Unmarked[] =>
  [...text.matchAll(ofWeighed)].map((one) => ({
    at: one.index,
    length: one[0].length,
    amount: numberWords[one[1]!.toLowerCase()] ?? Number(one[1]),
    of: '',
  }))

/** Returns the total amounts in a preparation that would not scale: "shelled, from 450 g in the pod". */
function unmarkedInPreparation(text: string): Unmarked[] {
  return [...text.matchAll(ofWhole)].map((one) => {
    const [all, written, of] = one as unknown as [string, string, string]
    return { at: one.index, length: all.length, amount: numberWords[written.toLowerCase()] ?? Number(written), of }
  })
}

const lots = new RegExp(
  `(?<=\\b(?:fry|bake|steam|roast|toast)\\b[^.]*)\\b(${number}) (lots|batches|panfuls|(?:[a-z]+ )?at (?:a time|once))\\b`,
  'giu',
)

/** Returns the batch counts in a text that are not marked as `{{2 lots}}` or `{{6 of 12 at a time}}`. */
function unmarkedLots(text: string): Unmarked[] {
  return [...text.matchAll(lots)].map((one) => {
    const [all, written, of] = one as unknown as [string, string, string]
    return { at: one.index, length: all.length, amount: numberWords[written.toLowerCase()] ?? Number(written), of }
  })
}

/** Finds counts and amounts in the text that would not scale with the servings. */
export function countDoubts({ dishes }: Pick<Cookbook, 'dishes'>): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => [
    ...dish.portions.flatMap(({ preparation, preparationParts, unit }) => {
      const text = preparationParts?.map((part) => (part.kind === 'count' ? '¤' : wordsOfPart(part))).join('')
      const words = text ?? preparation
      const besideWeight = unit === 'g' || unit === 'kg' ? unmarkedBesideWeight(words) : []
      return [...unmarkedInPreparation(words), ...besideWeight].map((one) => doubtOf(dish.id, one))
    }),
    ...dish.steps.flatMap(({ parts }) => {
      looked++
      const text = parts.map((part) => (part.kind === 'count' ? '¤' : (wordsOfPart(part) ?? '¤'))).join('')
      return [...unmarkedCounts(text), ...unmarkedLots(text)].map((one) => doubtOf(dish.id, one))
    }),
  ])
  return { looked, doubts }
}

const doubtOf = (id: string, { amount, of }: Unmarked): Found['doubts'][number] => {
  const count = `${amount}${of ? ` ${of}` : ''}`
  return { id, why: `'${count}' stays when the servings change: write {{${count}}}` }
}
