import type { Dish } from '../read/dish.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { type Served, servedAs } from './served-as.ts'
import { looks } from './textures.ts'
import type { VesselName } from './vessels.ts'

/** Vessels of a file, and the drawn vessel that comes to the table in their place. */
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

/** How a dish stands on the table: what it is, in which vessels it may come, on the cloth of which state. */
export function serving(dish: Dish): { served: Served; vessels: readonly VesselName[]; state: string; hot: boolean } {
  const served = servedAs(dish)
  const { kind, hot, vessels } = looks[served.texture]
  // A dish of one's own may name a place that the cookbook does not have.
  const place = cookbook().places.get(dish.place)
  const own = served.cookware.map((name) => vesselOf[name]).find((name) => name && vessels.includes(name))
  const isFromTheSouth = place?.region === 'South'
  const { texture } = served
  const liesOnALeaf = kind === 'heaped' && texture !== 'bake' && (texture !== 'mash' || dish.course === 'chutney')
  const south: VesselName[] = isFromTheSouth && liesOnALeaf ? ['leaf', 'urli'] : []
  return {
    served,
    vessels: [...vessels, ...(own ? [own] : []), ...south],
    state: place?.state ?? '',
    hot: hot && !coldCourses.has(dish.course),
  }
}

/** What is eaten cool whatever it was cooked in. */
const coldCourses: ReadonlySet<Dish['course']> = new Set(['salad', 'raita', 'chutney', 'pickle', 'preserve', 'powder'])
