import { wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'

/** 'both chopped' after two foods of one sentence, 'all in dice' after three or more. */
const shared = /^(?:both|all(?: (?:three|four|five))?|each) (?=\w)/
/** These are one mass, and no line of a list can have its part of it. */
const asOne = /\b(?:together|paste|pulp|with|mixed|one|into)\b/

/**
 * How each food of the list is got ready where a sentence says it once for several: '6 cloves of garlic and 5 g ginger (both
 * chopped)' is chopped garlic and chopped ginger.
 */
export function gotReady({ steps, portions }: Dish): ReadonlyMap<Portion, string> {
  const ready = new Map<Portion, string>()
  for (const { parts } of steps) {
    let row: Portion[] = []
    for (const part of parts) {
      if (part.kind === 'food') {
        const portion = portions[part.index]!
        row.push(portion)
        const how = shared.exec(portion.preparation)?.[0]
        if (how === undefined) {
          const [ginger] = row.slice(-2, -1)
          if (areRoots(ginger, portion)) ready.set(ginger!, portion.preparation)
        }
        if (how === undefined || asOne.test(portion.preparation)) continue
        const words = portion.preparation.slice(how.length)
        for (const one of sharing(row, how.trim())) ready.set(one, words)
        ready.set(portion, words)
        row = []
      } else if (!/^\s*(?:,|and|, and)\s*$/.test(wordsOfPart(part) ?? ' ')) row = []
    }
  }
  return ready
}

/** Ginger and garlic of one sentence go into one mortar: '8 g ginger and 3 cloves of garlic (ground)'. */
const areRoots = (first: Portion | undefined, second: Portion): boolean =>
  first !== undefined &&
  first.preparation === '' &&
  [first, second].every(({ food }) => food.name === 'ginger' || food.name === 'garlic') &&
  /^(?:finely )?(?:ground|crushed|pounded|grated|minced|chopped)$/.test(second.preparation)

const counts: Readonly<Record<string, number>> = { both: 2, 'all three': 3, 'all four': 4, 'all five': 5 }
const isCut = ({ food }: Portion): boolean => food.aisle === 'vegetables' || food.aisle === 'nuts'

/** The foods before 'both' and 'all three', and before 'all' those that a knife or a mortar is for. */
function sharing(row: readonly Portion[], how: string): Portion[] {
  const count = counts[how]
  const before = row.slice(0, -1)
  const from =
    count === undefined ? before.findLastIndex((one) => !isCut(one) || one.preparation !== '') + 1 : 1 - count
  return before.slice(from).filter((one) => one.preparation === '')
}

const dry =
  /\b(?:flour|powder|roasted|puffed|flakes?|poha|noodles?|paper|ada|rava|semolina|cooked|bran|vadi|badi|wadi|papad|sprouts?|chunks?|granules|nuggets|peanut|tofu|chaap|canned|tinned|frozen|sprouted|boiled|beaten|flattened|paste|sev|boondi|fresh|green|tender|milk|starch|rice wine|vermicelli|sevai)\b/
const leafy = /\b(?:spinach|amaranth|leaf|greens|saag|haak|sorrel)\b/
const noWash =
  /\b(?:banana|sal|curry|bay|turmeric|tea|jackfruit|lotus|dried|betel|paan|teak|plantain|lemon|lime|pandan|cinnamon|fig|screwpine) leaf\b|\b(?:dried|frozen|fermented)\b/
/** Rice that is swirled in several waters is rinsed. */
const washes = /\b(?:wash|rins)|\bswirl\b[^.]*\bwaters?\b|\bwater runs (?:almost |nearly )?clear\b/i
/** Grams of leaves in a file from which they are no garnish. */
const leastLeaves = 80

/** 'rinsed' for the pulses and the rice of a dish, 'washed' for its leaves, where no sentence of the file says so. */
export function washedIn(dish: Dish): (portion: Portion) => string {
  const texts = dish.steps.map(({ parts }) => parts.map((part) => wordsOfPart(part) ?? ' ').join(''))
  const isSaid = washes.test(texts.join(' ')) || dish.portions.some(({ preparation }) => washes.test(preparation))
  if (isSaid || dish.course === 'powder') return () => ''
  const isRoasted = (portion: Portion) => {
    const index = dish.portions.indexOf(portion)
    const at = dish.steps.findIndex(({ parts }) => parts.some((part) => part.kind === 'food' && part.index === index))
    return /\b(?:roast|toast|dry|crackle|pop|splutter|fry|temper|pulse|mill|grind\b[^.]* to (?:a )?(?:fine |coarse )?(?:powder|flour))\b/i.test(
      texts[at] ?? '',
    )
  }
  return (portion) => {
    const { food, unit, name } = portion
    if (unit !== 'g' && unit !== 'kg' && unit !== 'cup') return ''
    const isGrain = food.aisle === 'pulses' || /\brice\b/.test(food.name)
    if (isGrain && ![food.name, name, portion.preparation].some((words) => dry.test(words)))
      return isRoasted(portion) ? '' : 'rinsed'
    const isLeaves = food.aisle === 'vegetables' && leafy.test(food.name) && !noWash.test(food.name)
    return isLeaves && portion.amount >= leastLeaves ? 'washed' : ''
  }
}
