import { textOfParts } from '../read/counts.ts'
import type { Dish } from '../read/dish.ts'

export type Difficulty = 'Easy' | 'Medium' | 'Hard'

/** What takes practice, and how much of it; each counts once. */
const techniques: readonly { points: number; isIn: (words: string, dish: Dish) => boolean }[] = [
  // Filling, sealing and pleating by hand.
  {
    points: 1,
    isIn: (words) =>
      /\b(?:pleats?|crimp|pinch (?:shut|together)|stuff each|fill each|fold (?:it |them |the \w+ )?over the filling)\b/i.test(
        words,
      ),
  },
  // Rolling and patting out.
  {
    points: 1,
    isIn: (words) => /\broll (?:\w+ ){0,5}(?:to|out|into|thin)\b|\bpat (?:\w+ ){0,5}(?:to|out)\b/i.test(words),
  },
  { points: 1, isIn: (_, { portions }) => portions.some(({ isForFrying }) => isForFrying) },
  // A drop more of heat, and syrup or caramel is lost.
  {
    points: 2,
    isIn: (words) =>
      /\b(?:one|two|1|2)[- ](?:string|thread)|\b(?:soft|hard)[- ]ball\b|\bmakes a thread\b|\bcaramel(?!i[sz]ed onion)/i.test(
        words,
      ),
  },
  { points: 1, isIn: (_, { portions }) => portions.some(({ isForChhena, isForSyrup }) => isForChhena || isForSyrup) },
  { points: 1, isIn: (_, { timers }) => timers.some(({ name }) => name === 'ferment' || name === 'rise') },
  {
    points: 1,
    isIn: (words) =>
      /\b(?:press (?:\w+ ){0,6}through|pipe|squeeze bottle|chakli press|murukku press|sev press)\b/i.test(words),
  },
  {
    points: 1,
    isIn: (words) => /\bwrap (?:\w+ ){0,4}in (?:\w+ ){0,2}lea(?:f|ves)|\bunmould|\bturn it out\b/i.test(words),
  },
  {
    points: 1,
    isIn: (words) => /\b(?:seal|close|shut) the (?:lid|pot|rim)\b|\bsealed? (?:it )?with dough|\blayer\b/i.test(words),
  },
  { points: 1, isIn: (words) => /\b(?:skewers?|charcoal|embers)\b/i.test(words) },
  { points: 1, isIn: (words) => /\b(?:stiff peaks|fold in the (?:egg )?whites|laminat|book fold)\b/i.test(words) },
]

/** Points from which a dish is no longer easy, and from which it is hard. */
const levels = { medium: 2, hard: 4 }

/** How hard a dish is: what has to be known to make it, how many steps there are, and how long one stands there. */
export function difficultyOf(dish: Dish, minutes: number): Difficulty {
  const words = dish.steps.map(({ parts }) => textOfParts(parts)).join('')
  const time = minutes > 150 ? 3 : minutes > 60 ? 2 : minutes > 40 ? 1 : 0
  const steps = dish.steps.length > 10 ? 2 : dish.steps.length > 7 ? 1 : 0
  const points = techniques.reduce((sum, { points: more, isIn }) => sum + (isIn(words, dish) ? more : 0), time + steps)
  return points >= levels.hard ? 'Hard' : points >= levels.medium ? 'Medium' : 'Easy'
}
