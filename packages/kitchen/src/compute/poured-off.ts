import { textOfPart, wordsOfPart } from '../read/counts.ts'
import type { Dish, Portion } from '../read/dish.ts'
import { says } from '../read/preparations.ts'
import { waits } from '../read/vocabulary.ts'
import { isSalt } from './salt.ts'

/** What stays of the salt: rice takes up a fifth of much water; of a little water, or of a rub, the food keeps about half. */
const stays = { inMuchWater: 0.2, inTheFood: 0.5, water: 0 }

/** Water that no line measures is poured off: "plenty of water", "2 litres of water". */
const muchWater = /\b(?:plenty of|litres? of|much) (?:(?:boiling|cold|hot|well-salted|salted|fresh) )*water\b/i
const isIn =
  /\b(?:boil|parboil|blanch|scald|poach|cook|simmer|soak|leave|lay|keep|drop|put|rub|toss|salt|mix|sprinkle|weep|shred|slice|grate)\b/i
/** Brine in a bowl: 'drop them in water with salt', until they are drained. */
const brine = /\b(?:soak|drop|put|keep|lay|leave|hold)\b[^.]*\b(?:in|into|under) (?:(?:cold|hot|warm) )?water\b/i
/** 'Boil the beans with salt in water until soft, and drain.' */
const isDrainedHere =
  /\b(?:boil|parboil|blanch|poach|cook)\b[^.]*\b(?:in|into) (?:(?:cold|hot|boiling) )?water\b[^.]*(?:,|and|then) drain\b/i
/** What was soaked is rubbed into its water, and pressed out with it: only a pot that boiled is emptied. */
const boils = /\b(?:boil|parboil|blanch|scald|cook|simmer)\b/i
const drains =
  /^\W*(?:(?:and|then) )*(?:[Ll]et (?:it|them) )?(?:drain|squeeze|rinse|wash|wring|press out|tip away|pour off)\b/i
/** What is drained of it goes on into the pot. */
const isKept =
  /\b(?:keep|keeping|save|set aside|reserve|catch)\b[^.]*\b(?:water|liquor|broth|stock|juice|brine|syrup|it)\b|\bover a bowl\b|\bwith (?:its|their|the) (?:water|liquor|broth|stock|juice)\b/i

const isBareWait = /^\W*(?:Let (?:it|them|the pressure)|Leave (?:it|them)?|Wait|Settle)\b/i

type Sentence = { words: string; foods: Portion[]; waits: boolean }

/**
 * Shares of the salt and the water that stay where they are poured off: boiling water, what vegetables were left to weep in,
 * the brine of clams. A pot whose water is kept loses nothing.
 */
export function pouredOffShares(dish: Dish): ReadonlyMap<Portion, number> {
  const shares = new Map<Portion, number>()
  const sentences = dish.steps.flatMap((step) => sentencesOf(step, dish))
  sentences.forEach(({ words, foods }, at) => {
    const isForTheWater = (portion: Portion) => says(portion.preparation, 'water')
    const salts = foods.filter(isSalt)
    for (const salt of salts) if (muchWater.test(words) || isForTheWater(salt)) shares.set(salt, stays.inMuchWater)
    // 'Let it settle for 10 minutes.' stands between the pot and the sieve.
    const next = sentences.slice(at + 1).find((one) => !one.waits || one.foods.length > 0)
    const isDrained = next !== undefined && drains.test(next.words) && next.foods.length === 0
    const saidUpTo = (last: Sentence) =>
      sentences
        .slice(at, sentences.indexOf(last) + 2)
        .map((one) => one.words)
        .join(' ')
    // 'Drain' tells a pot of its own, and not the gravy that was seasoned beside it.
    if (isDrainedHere.test(words) && !isKept.test(words))
      for (const salt of salts) if (!shares.has(salt)) shares.set(salt, stays.inTheFood)
    if (!isDrained || !isIn.test(words) || isKept.test(saidUpTo(next))) return
    const isBrine = brine.test(words) && !foods.some(({ food }) => food.name === 'water')
    for (const salt of salts) if (!shares.has(salt)) shares.set(salt, isBrine ? stays.inMuchWater : stays.inTheFood)
    if (boils.test(words) && /^\W*drain\b/i.test(next.words))
      for (const portion of foods) if (portion.food.name === 'water') shares.set(portion, stays.water)
  })
  return shares
}

const maybeMuch = /\b(?:plenty|much|litres?)\b/
const none: ReadonlySet<Portion> = new Set()

/** Rice and pulses that boil in more water than any line measures: what they drink of it is in no amount of the file. */
export function boiledInPlenty(dish: Dish): ReadonlySet<Portion> {
  const isIn = dish.steps.some(({ parts }) => parts.some((part) => maybeMuch.test(wordsOfPart(part) ?? '')))
  if (!isIn) return none
  const sentences = dish.steps.flatMap((step) => sentencesOf(step, dish))
  return new Set(
    sentences.flatMap(({ words, foods }) => {
      const isPlenty = boils.test(words) && muchWater.test(words) && !foods.some(({ food }) => food.name === 'water')
      return isPlenty ? foods : []
    }),
  )
}

/** The sentences of a step; a clock that waits is passed over, and one at the stove ends its sentence. */
function sentencesOf({ parts }: Dish['steps'][number], { portions, timers }: Dish): Sentence[] {
  const sentences: Sentence[] = [{ words: '', foods: [], waits: false }]
  const open = () => sentences.push({ words: '', foods: [], waits: false })
  for (const part of parts) {
    if (part.kind === 'food' && portions[part.index]) sentences.at(-1)!.foods.push(portions[part.index]!)
    if (part.kind === 'timer') {
      const { name } = timers[part.index]!
      if (name === null || !(waits as readonly string[]).includes(name)) open()
      else if (isBareWait.test(sentences.at(-1)!.words)) sentences.at(-1)!.waits = true
      continue
    }
    const [first = '', ...more] = textOfPart(part).split(/[.;]\s/)
    sentences.at(-1)!.words += first
    for (const words of more) {
      open()
      sentences.at(-1)!.words = words
    }
  }
  return sentences.filter(({ words, foods }) => /\w/.test(words) || foods.length > 0)
}
