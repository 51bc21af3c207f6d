import { sharesOf } from '../compute/apportion.ts'
import { isInLots } from '../compute/batches.ts'
import { withBaths } from '../compute/baths.ts'
import { figuresOf } from '../compute/figures.ts'
import { gramsOf } from '../compute/grams.ts'
import { leastServingsOf, smallestBatch } from '../compute/least-batch.ts'
import { timersFor } from '../compute/lots.ts'
import { isSalt } from '../compute/salt.ts'
import type { Cookbook } from '../read/cookbook.ts'
import { textOfParts, wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion, Step } from '../read/dish.ts'
import { besideInWords } from '../recipe/company.ts'
import type { Found } from './found.ts'

type Book = Pick<Cookbook, 'dishes'>

/** The numbers of people a page shows a dish for. */
const tables = [2, 3, 4, 6, 8]

/** Returns the servings and the scale for each table size, never below the smallest workable batch. */
const atTables = (dish: Dish): { serves: number; scale: number }[] =>
  tables
    .map((people) => Math.max(people, leastServingsOf(dish)))
    .map((serves) => ({ serves, scale: serves / dish.serves }))

/** Millilitres of oil: the least in which food floats, and the most that a home kadhai holds. */
const afloat = { least: 350, most: 1200 }
const deep = 250
const leastSyrup = 200

/** Finds oil baths too shallow to fry in or too large for a kadhai, and syrup that does not cover the food. */
export function bathDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const whole = (portions: readonly Portion[], isOf: (portion: Portion) => boolean) =>
      portions.filter(isOf).reduce((sum, portion) => sum + amountOf(portion), 0)
    const sugared = ({ isForSyrup, food }: Portion) => isForSyrup && food.name !== 'water'
    const [bath, syrup] = [whole(dish.portions, ({ isForFrying }) => isForFrying), whole(dish.portions, sugared)]
    if (bath < deep && syrup === 0) return []
    looked++
    return atTables(dish).flatMap(({ serves, scale }) => {
      const shown = withBaths(dish, scale).portions
      const oil = whole(shown, ({ isForFrying }) => isForFrying) * scale
      const sugar = whole(shown, sugared) * scale
      const isBath = bath < deep || (oil > afloat.least - 1 && oil < Math.max(bath, afloat.most) + 1)
      const isSyrup = syrup === 0 || sugar > Math.min(leastSyrup, syrup) - 1
      return isBath && isSyrup ? [] : [{ id: dish.id, why: `for ${serves}: ${oil} ml to fry in, ${sugar} g of syrup` }]
    })
  })
  return { looked, doubts }
}

/** Returns a portion's millilitres or, if it is not measured by volume, its grams. */
const amountOf = (portion: Portion): number =>
  portion.unit === 'ml' ? portion.amount : portion.unit === 'l' ? portion.amount * 1000 : (gramsOf(portion) ?? 0)

/** Grams below which lining a tin or rolling ladoos is not worth it. */
const leastBatch = 300

/** Finds sweets that keep, but whose batch for two is too small to make. */
export function batchDoubts({ dishes }: Book): Found {
  const batches = [...dishes.values()].filter(({ course, serves }) => course === 'sweet' && serves >= smallestBatch)
  const doubts = batches.flatMap((dish) => {
    const { grams } = figuresOf(dish)
    const made = Math.max(2, leastServingsOf(dish)) * grams
    return made < Math.min(leastBatch, (grams * dish.serves) / 2 - 1)
      ? [{ id: dish.id, why: `${made} g made for two` }]
      : []
  })
  return { looked: batches.length, doubts }
}

const textOf = ({ parts }: Step): string => textOfParts(parts)

/** Matches wording that says milk, syrup or juice is boiled down. */
const boiledDown =
  /\buntil (?:it is |it has |they have )?(?:reduced to|down to|down by|a (?:third|quarter|fifth) (?:has gone|is gone|less)|(?:less than )?half (?:of it )?is left|[a-z]+ threads? (?:draws?|forms?))/i
/** The shortest timer, in minutes, that counts as a reduction rather than a brief last boil. */
const leastDown = 6

/** Finds reductions whose timer does not scale with the amount: unmarked ones, and marked ones that hardly change. */
export function reductionDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const [few, many] = [0.5, 2].map((scale) => timersFor(dish, scale))
    return dish.steps.flatMap((step) => {
      const clocks = step.parts.flatMap((part) =>
        part.kind === 'timer' && dish.timers[part.index]!.name === null ? [part.index] : [],
      )
      const marked = clocks.filter((index) => dish.timers[index]!.boilsDown)
      looked += marked.length
      const still = marked.filter(
        (index) => dish.timers[index]!.minutes >= leastDown && few![index]!.minutes * 2 > many![index]!.minutes,
      )
      const isUnmarked =
        marked.length === 0 &&
        clocks.some((index) => dish.timers[index]!.minutes >= leastDown) &&
        boiledDown.test(textOf(step))
      return [
        ...still.map(() => ({ id: dish.id, why: 'boils down as long for few as for many' })),
        ...(isUnmarked ? [{ id: dish.id, why: 'boils down: write ~reduce{…}' }] : []),
      ]
    })
  })
  return { looked, doubts }
}

/** How far rounding may change an amount of salt, as a share, and the grams below which it is not checked. */
const saltOff = { share: 0.15, pinch: 2 }

/** Finds amounts of salt that rounding changes too much. */
export function saltDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    atTables(dish).flatMap(({ serves, scale }) => {
      if (scale === 1) return []
      return [...sharesOf(dish.portions, scale).lines].flatMap(({ portions, words }) => {
        const [first] = portions
        if (portions.length !== 1 || !isSalt(first!)) return []
        const exact = (gramsOf(first!) ?? 0) * scale
        const shown = saltIn(words, first!)
        if (shown === undefined || exact < saltOff.pinch) return []
        looked++
        return Math.abs(shown - exact) > exact * saltOff.share
          ? [{ id: dish.id, why: `for ${serves}: ${words}, and ${exact.toFixed(1)} g are meant` }]
          : []
      })
    }),
  )
  return { looked, doubts }
}

const signs: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '⅛': 0.125 }

/** The part of a level spoon that "scant" and "heaped" stand for. */
const filled: Readonly<Record<string, number>> = { scant: 0.84, heaped: 1.3 }

/** Returns the grams in wording such as "1 tbsp and ½ tsp salt"; undefined for just a pinch. */
function saltIn(words: string, portion: Portion): number | undefined {
  let grams = 0
  for (const part of words.split(' and ')) {
    const [, how, whole = '', sign = '', unit] =
      /^(?:a (scant|heaped) )?([\d.]*)([¼½¾⅛]?) ?(tsp|tbsp|g|kg)\b/.exec(part) ?? []
    if (unit) {
      const amount = (Number(whole || 0) + (signs[sign] ?? 0)) * (filled[how ?? ''] ?? 1)
      grams += gramsOf({ ...portion, amount, unit: unit as 'tsp' | 'tbsp' | 'g' | 'kg' }) ?? 0
    }
  }
  return grams === 0 ? undefined : grams
}

/**
 * The minutes from which a timer counts as cooking until tender, and how much longer it may take for twice the amount.
 */
const tender = { from: 45, longer: 1.4 }
const sealed = /\b(?:seal(?:ed)?|dum|tight(?:ly)?)\b/i

/** Finds sealed pots whose timer grows with the servings, although nobody can check the pot while it cooks. */
export function sealedDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const many = timersFor(dish, 2)
    return dish.steps.flatMap((step) => {
      if (isInLots(step) || !sealed.test(textOf(step))) return []
      return step.parts.flatMap((part) => {
        if (part.kind !== 'timer' || dish.timers[part.index]!.name !== null) return []
        const { minutes, boilsDown } = dish.timers[part.index]!
        if (minutes < tender.from || boilsDown) return []
        looked++
        return many[part.index]!.minutes > minutes * tender.longer
          ? [{ id: dish.id, why: `${minutes} minutes become ${many[part.index]!.minutes}` }]
          : []
      })
    })
  })
  return { looked, doubts }
}

const isSavoury = /\bkadhi\b/
const putsBeside = /\b(?:serve|eat|heap|spoon|pour)\b/i

/** Finds accompaniments that the steps already serve with the dish, and kadhi listed beside a sweet. */
export function companyDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const named = besideInWords(dish.with)
    looked += named.length
    const sentences = dish.steps.flatMap(({ parts }) =>
      parts
        .map((part) => (part.kind === 'food' ? inFull(dish.portions[part.index]!) : (wordsOfPart(part) ?? ' ')))
        .join('')
        .split(/[.;] /),
    )
    return named.flatMap((one) => {
      if (dish.course === 'sweet' && isSavoury.test(one)) return [{ id: dish.id, why: `${one} beside a sweet` }]
      const isThere = one.includes(' ') && sentences.some((said) => putsBeside.test(said) && said.includes(one))
      return isThere ? [{ id: dish.id, why: `${one} is on the plate` }] : []
    })
  })
  return { looked, doubts }
}

const inFull = ({ name, preparation }: Portion): string => `${name} (${preparation})`

/** Grams that fit into a mixer jar with room to blend. */
const inAJar = 1300
const blends = /\bblend/i

/** Finds drinks for eight people blended in a single jar. */
export function jarDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    if (dish.course !== 'drink') return []
    const most = dish.steps.map((step) => {
      if (!blends.test(textOf(step))) return 0
      looked++
      return step.parts.reduce(
        (sum, part) => sum + (part.kind === 'food' ? (gramsOf(dish.portions[part.index]!) ?? 0) : 0),
        0,
      )
    })
    const grams = Math.max(0, ...most)
    return (grams * tables.at(-1)!) / dish.serves > inAJar && !dish.steps.some(isInLots)
      ? [{ id: dish.id, why: `${Math.round(grams)} g in one jar: write {{${(grams / 1100).toFixed(1)} jars}}` }]
      : []
  })
  return { looked, doubts }
}

/** The most curry leaves a cook would count rather than break off a sprig. */
const mostCounted = 8

/** Finds counts of curry leaves that nobody would want to count. */
export function leafDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) =>
    atTables(dish).flatMap(({ serves, scale }) => {
      const { of } = sharesOf(dish.portions, scale)
      return dish.portions.flatMap((portion) => {
        if (portion.food.name !== 'curry leaf' || portion.unit !== null) return []
        looked++
        const { words } = of.get(portion)!
        return Number(words) > mostCounted ? [{ id: dish.id, why: `for ${serves}: ${words} curry leaves` }] : []
      })
    }),
  )
  return { looked, doubts }
}
