import type { Dish, Portion, Step, StepPart } from '../read/dish.ts'
import { gramsOf } from './grams.ts'
import { boilsDownBy } from './heat.ts'

/** A bath of this much oil in a file is deep enough to float in; less of it is a pan in which slices lie. */
const deep = 250
/** Millilitres that stand three fingers deep in the smallest kadhai of a home, and the step to which a jug is read. */
const leastBath = 350
const bathStep = 50
/** Up to here the kadhai is a small one. */
const smallKadhai = 400
/** Slices in a pan still need its bottom covered. */
const leastOfPan = 0.6

/** Grams of sugar whose syrup covers what lies in a small pan. */
const leastSyrup = 200

/**
 * The dish with oil and syrup as deep as the vessel for these servings needs them. Lots and their minutes follow the servings, so
 * a bath grows and shrinks by the root alone; what is left of it is used again, and nobody eats it.
 */
export function withBaths(dish: Dish, scale: number): Dish {
  const syrup = syrupFactor(dish, scale)
  const portions = dish.portions.map((portion) => {
    if (portion.isForFrying) return { ...portion, ...bathFor(portion, scale) }
    // The smoke of one coal fills a large pot as well as a small one.
    if (isCoal(portion)) return { ...portion, amount: portion.amount / scale }
    return portion.isForSyrup && syrup !== 1 ? { ...portion, amount: portion.amount * syrup } : portion
  })
  if (portions.every((portion, at) => portion === dish.portions[at])) return dish
  return {
    ...dish,
    portions,
    timers: syrup === 1 ? dish.timers : withSyrupClocks(dish, { syrup, scale }),
    steps: dish.steps.map((step) => inSmallKadhai(step, { dish, portions, scale })),
  }
}

/** More syrup than the servings ask for takes longer to boil down. */
function withSyrupClocks({ steps, portions, timers }: Dish, { syrup, scale }: { syrup: number; scale: number }) {
  const longer = boilsDownBy(scale * syrup) / boilsDownBy(scale)
  const ofSyrup = new Set(
    steps
      .filter(({ parts }) => parts.some((part) => part.kind === 'food' && portions[part.index]!.isForSyrup))
      .flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'timer' ? [part.index] : []))),
  )
  return timers.map((timer, at) =>
    timer.boilsDown && ofSyrup.has(at) ? { ...timer, minutes: timer.minutes * longer } : timer,
  )
}

const isCoal = ({ food, amount, unit }: Portion): boolean =>
  food.name === 'charcoal' && (unit === null || unit === 'piece') && amount <= 2

const millilitresOf = ({ amount, unit }: Portion): number => amount * (unit === 'l' ? 1000 : 1)
const isPoured = ({ unit }: Portion): boolean => unit === 'ml' || unit === 'l' || unit === 'g'

/** The bath of a portion for these servings, as an amount for the file's. */
function bathFor(portion: Portion, scale: number): Pick<Portion, 'amount' | 'unit'> {
  const { amount, unit } = portion
  if (!isPoured(portion) || millilitresOf(portion) < deep)
    return { amount: amount * Math.max(1, leastOfPan / scale), unit }
  const rooted = Math.round((millilitresOf(portion) * Math.sqrt(scale)) / bathStep) * bathStep
  const wanted = scale === 1 ? millilitresOf(portion) : rooted
  return { amount: Math.max(leastBath, wanted) / scale, unit: unit === 'l' ? 'ml' : unit }
}

/** By how much more syrup is boiled than the servings ask for. */
function syrupFactor({ portions }: Dish, scale: number): number {
  const sugar = portions
    .filter(({ isForSyrup, food }) => isForSyrup && food.name !== 'water')
    .reduce((sum, portion) => sum + (gramsOf(portion) ?? 0), 0)
  return sugar === 0 ? 1 : Math.max(1, Math.min(leastSyrup, sugar) / (sugar * scale))
}

/** Kadhais, woks and pans without a word about their size. */
const vessels: ReadonlySet<string> = new Set(['kadhai', 'wok', 'pan', 'pot', 'deep kadhai', 'deep pan', 'deep pot'])

/** What stands before a vessel: 'in a deep heavy '. */
const article = /\ban? ((?:[a-z-]+ )*)$/

/** 'in a small kadhai', where the bath of a step was cut down to one. */
function inSmallKadhai(
  step: Step,
  { dish, portions, scale }: { dish: Dish; portions: readonly Portion[]; scale: number },
): Step {
  const isCut = step.parts.some((part) => {
    if (part.kind !== 'food') return false
    const [file, shown] = [dish.portions[part.index]!, portions[part.index]!]
    return shown.isForFrying && millilitresOf(file) > smallKadhai && millilitresOf(shown) * scale <= smallKadhai
  })
  if (!isCut) return step
  const parts = step.parts.map((part, at): StepPart => {
    const next = step.parts[at + 1]
    if (part.kind !== 'text' || next?.kind !== 'vessel' || !vessels.has(next.name)) return part
    return { ...part, text: part.text.replace(article, (_, kinds: string) => `a small ${kinds.replace('wide ', '')}`) }
  })
  return { ...step, parts }
}
