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

/** For how many people a page shows a dish. */
const tables = [2, 3, 4, 6, 8]

/** A dish at each table, as it is shown: never smaller than the batch that works. */
const atTables = (dish: Dish): { serves: number; scale: number }[] =>
  tables
    .map((people) => Math.max(people, leastServingsOf(dish)))
    .map((serves) => ({ serves, scale: serves / dish.serves }))

/** Millilitres of a bath that float what is fried, and those of a bath that a kadhai at home holds. */
const afloat = { least: 350, most: 1200 }
const deep = 250
const leastSyrup = 200

/** Baths of oil too shallow to float in or too large for a kadhai, and syrup that does not cover what lies in it. */
export function bathDoubts({ dishes }: Book): Found {
  let looked = 0
  const doubts = [...dishes.values()].flatMap((dish) => {
    const whole = (portions: readonly Portion[], isOf: (portion: Portion) => boolean) =>
      portions.filter(isOf).reduce((sum, portion) => sum + millilitresOf(portion), 0)
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

const millilitresOf = (portion: Portion): number =>
  portion.unit === 'ml' ? portion.amount : portion.unit === 'l' ? portion.amount * 1000 : (gramsOf(portion) ?? 0)

/** Grams below which nobody lines a tin or rolls ladoos. */
const leastBatch = 300

/** Sweets that keep, made for fewer than a tin or two hands work with. */
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

/** What is left of a pot: only milk, syrup and juice that boil down are told so. */
const boiledDown =
  /\buntil (?:it is |it has |they have )?(?:reduced to|down to|down by|a (?:third|quarter|fifth) (?:has gone|is gone|less)|(?:less than )?half (?:of it )?is left|[a-z]+ threads? (?:draws?|forms?))/i
/** Minutes from which a clock is no last boil. */
const leastDown = 6

/** Pots that boil down by a clock that does not follow the amount, and such clocks that stand still. */
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

/** How far salt may be rounded from what the figures count, and grams below which a pinch is a pinch. */
const saltOff = { share: 0.15, pinch: 2 }

/** Salt that rounding makes another. */
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

/** How much of a spoon a hand takes that is told to fill it so. */
const filled: Readonly<Record<string, number>> = { scant: 0.84, heaped: 1.3 }

/** Grams that words such as '1 tbsp and ½ tsp salt' name; undefined for a pinch alone. */
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

/** Minutes from which a clock makes a pot tender, and how much longer it may take for eight than for four. */
const tender = { from: 45, longer: 1.4 }
const sealed = /\b(?:seal(?:ed)?|dum|tight(?:ly)?)\b/i

/** Sealed pots whose clock grows with the servings: nobody can look into them. */
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

/** What a page names beside a dish though a sentence has put it there, and kadhi beside a sweet. */
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

/** Grams that a jar holds with room to turn. */
const inAJar = 1300
const blends = /\bblend/i

/** Shakes for eight in one jar. */
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

/** Leaves beyond which a cook breaks off a sprig. */
const mostCounted = 8

/** Curry leaves that somebody would have to count. */
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
