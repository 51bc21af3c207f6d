import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type Served, servedAs } from './served-as.ts'
import { looks } from './textures.ts'
import type { VesselName } from './vessels.ts'

/** The vessels in recipe files, with the drawn serving vessel for each. */
const vesselOf: Readonly<Record<string, VesselName>> = {
  kadhai: 'kadhai',
  wok: 'kadhai',
  'iron kadhai': 'kadhai',
  'clay pot': 'handi',
  'earthen pot': 'handi',
  uruli: 'urli',
  'bronze pot': 'urli',
  griddle: 'tawa',
  tava: 'tawa',
  'iron griddle': 'tawa',
}

/**
 * Returns how a dish is presented: its appearance, the vessels it may come in, and the state whose cloth is under it.
 */
export function serving(dish: Dish): { served: Served; vessels: readonly VesselName[]; state: string; hot: boolean } {
  const served = servedAs(dish)
  const { kind, hot, vessels } = looks[served.texture]
  // An own recipe may name a place that the cookbook does not have.
  const place = cookbook().places.get(dish.place)
  const own = served.cookware.map((name) => vesselOf[name]).find((name) => name && vessels.includes(name))
  const isFromTheSouth = place?.region === 'South'
  const { texture } = served
  const liesOnALeaf = kind === 'heaped' && texture !== 'bake' && (texture !== 'mash' || dish.course === 'chutney')
  const south: VesselName[] = isFromTheSouth && liesOnALeaf ? ['leaf', 'urli'] : []
  return {
    served,
    vessels: [...new Set([...vessels, ...(own ? [own] : []), ...south])],
    state: place?.state ?? '',
    hot: hot && !coldCourses.has(dish.course),
  }
}

/** Courses served cold, whatever they were cooked in. */
const coldCourses: ReadonlySet<Dish['course']> = new Set(['salad', 'raita', 'chutney', 'pickle', 'preserve', 'powder'])
