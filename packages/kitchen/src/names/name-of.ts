import { basesOf, mainsOf, slug, stylesOf } from '../compose/lists.ts'
import { familyOf } from '../knowledge/families.ts'
import type { FamilyRow } from '../knowledge/family-row.ts'
import { type NamedDish, namedDishes, type Target } from './dishes.ts'

/** The parts of a recipe's id. */
export function partsOf(id: string): { family: string; main: string; base: string; style: string } {
  const [family = '', main = '', base = '', style = ''] = id.split('.')
  return { family, main, base, style }
}

/** True when a recipe of these parts is what the name points to. */
export const isTarget = (target: Target, parts: ReturnType<typeof partsOf>): boolean =>
  target.family === parts.family &&
  (target.main === undefined || target.main === parts.main) &&
  (target.base === undefined || target.base === parts.base) &&
  (target.style === undefined || target.style === parts.style)

type Lists = {
  mains: ReturnType<typeof mainsOf>
  bases: ReturnType<typeof basesOf>
  styles: ReturnType<typeof stylesOf>
}

const lists = new Map<FamilyRow, Lists>()

/** A family's lists, read once. */
function listsOf(family: FamilyRow): Lists {
  const known = lists.get(family) ?? { mains: mainsOf(family), bases: basesOf(family), styles: stylesOf(family) }
  lists.set(family, known)
  return known
}

/**
 * The id that a dish's name stands for: the first combination of its family's tables that it fits. Undefined when the tables
 * hold no such combination. Knows nothing of the pool, so that a title may be made with it.
 */
export function idOf(target: Target): string | undefined {
  const family = familyOf(target.family)
  if (!family) return undefined
  const { mains, bases, styles } = listsOf(family)
  for (const main of mains) {
    const mainSlug = slug(main.label) || '-'
    if (target.main !== undefined && target.main !== mainSlug) continue
    for (const base of bases) {
      if ((target.base !== undefined && target.base !== base.slug) || !base.allow(main.label)) continue
      for (const style of styles) {
        const styleId = style.id || '-'
        if ((target.style !== undefined && target.style !== styleId) || !style.allow(main.label)) continue
        if (style.bases && !style.bases.includes(base.label)) continue
        return `${family.id}.${mainSlug}.${base.slug}.${styleId}`
      }
    }
  }
  return undefined
}

/** How closely a target is fixed: one that names its main before one that names only a base. */
const fixed = (dish: NamedDish) =>
  Number(dish.main !== undefined) * 4 + Number(dish.base !== undefined) * 2 + Number(dish.style !== undefined)

let byId: Map<string, NamedDish> | undefined

function dishesById(): Map<string, NamedDish> {
  if (byId) return byId
  byId = new Map()
  for (const dish of namedDishes()) {
    const id = dish.exact ? idOf(dish) : undefined
    if (id === undefined) continue
    const other = byId.get(id)
    if (!other || fixed(dish) > fixed(other)) byId.set(id, dish)
  }
  return byId
}

/** The named dish that a combination is, such as "Palak Paneer"; undefined where it has no name of its own. One id has one name. */
export const nameOf = (id: string): string | undefined => dishesById().get(id)?.names[0]
