import { tellingWords } from '../read/allergen-words.ts'
import type { Dish, Portion } from '../read/dish.ts'
import type { Allergen } from '../read/vocabulary.ts'

/** Fish, crabs and shells are named by themselves. */
const toldByName: ReadonlySet<string> = new Set(['fish', 'crustacean', 'mollusc'])

/**
 * Allergens of a line of the list that its own words do not tell: the asafoetida of shops is bound with wheat, and a masala
 * may hold mustard. Nothing where another food of the dish shows the same allergen by its name.
 */
export function holdsUnseen({ food }: Portion, { portions }: Dish): string[] {
  return food.allergens.filter(
    (allergen) =>
      !toldByName.has(allergen) &&
      !portions.some((other) => other.food.allergens.includes(allergen) && tells(other, allergen)),
  )
}

/** Names that bring an allergen and do not say so: soy sauce is brewed with wheat, axone from soya, gundruk is mustard leaf. */
const silent: Partial<Record<Allergen, RegExp>> = {
  gluten: /\bsoy sauce\b/g,
  soy: /\b(?:axone|hawaijar|kinema|miso|tempeh)\b/g,
  mustard: /\b(?:gundruk|laipatta)\b/g,
}

const tells = ({ food, name }: Portion, allergen: Allergen): boolean => {
  const told = tellingWords.find((one) => one.allergen === allergen)
  if (!told) return false
  const spoken = [name, food.name].map((words) => (silent[allergen] ? words.replace(silent[allergen], '') : words))
  return spoken.some((words) => told.words.test(words) && !told.unless?.test(words))
}
