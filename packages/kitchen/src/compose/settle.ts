import { ingredient } from '../knowledge/ingredients.ts'

/** As much of a part of a draft as settling asks for. */
type Amount = { id: string; grams: number; from: string }

/** Keeps the salt to what the plate bears, and the gravy's water to what its main asks for. */
export function settle(parts: ReadonlyMap<string, Amount>, family: string): void {
  const salt = parts.get('salt')
  if (salt && !salty.has(family)) salt.grams = Math.min(salt.grams, 0.019 * weightOf(parts, dry.has(family)))
  if (salt) salt.grams = Math.max(Math.min(salt.grams, 0.6), salt.grams - ownSalt(parts))
  const water = parts.get('water')
  const lead = [...parts.values()].find(({ from }) => from === 'main')
  if (water && lead && gravies.has(family)) water.grams *= thirst[ingredient(lead.id).nature] ?? 1
  if (water && absorbing.has(family)) water.grams = drunkUp(parts, water.grams)
  if (water && lead && family === 'haleem' && !/^(mutton|trotter)$/.test(ingredient(lead.id).nature)) water.grams *= 0.6
  if (water && family === 'puri') {
    const side = sideWater(parts)
    // What is more of semolina than the dough's is a halwa.
    water.grams = stiffDough(parts) + side + 2.5 * Math.max(0, (parts.get('suji')?.grams ?? 0) - 5)
    if (salt && side > 0) salt.grams += sideSalt
  }
}

/** Salt that is in an ingredient already, in grams a gram. */
const saltIn: Record<string, number> = { papad: 0.055, dryfish: 0.06, cheese: 0.015 }

const ownSalt = (parts: ReadonlyMap<string, Amount>): number =>
  [...parts.values()].reduce((sum, { id, grams }) => sum + (saltIn[ingredient(id).nature] ?? 0) * grams, 0)

/** Grams of water that a gram of a main brings into a dough. */
const brings: Record<string, number> = {
  leafy: 0.8,
  gourd: 0.8,
  root: 0.7,
  pea: 0.6,
  split: 1,
  potato: 0.3,
}

/** Moisture of a dough's mains, in grams. */
export const moistureOf = (parts: Iterable<Amount>): number =>
  [...parts].reduce(
    (sum, { id, grams, from }) => sum + (from === 'main' ? (brings[ingredient(id).nature] ?? 0) * grams : 0),
    0,
  )

/** Water for a puri dough, which is stiff: 47 parts in 100 of the flour, less what the main brings. */
function stiffDough(parts: ReadonlyMap<string, Amount>): number {
  const flour = (parts.get('atta')?.grams ?? 0) + Math.min(5, parts.get('suji')?.grams ?? 0)
  return Math.max(0.1 * flour, 0.47 * flour - moistureOf(parts.values()))
}

/** What a puri's side is cooked in: pulses under pressure, potatoes and pumpkin at a simmer. */
const sideWater = (parts: ReadonlyMap<string, Amount>): number => {
  const side = [...parts.values()].find(({ id, from }) => from === 'second' && sideWaters[id] !== undefined)
  return side ? sideWaters[side.id]! : 0
}

/** Grams of salt a serving that a side wants beside the dough's. */
const sideSalt = 1

const sideWaters: Record<string, number> = { potato: 60, pumpkin: 35, 'kala-chana': 110, 'kabuli-chana': 110 }

/** What keeps by its salt, or is eaten by the pinch. */
const salty = new Set(['pickle', 'podi', 'drink', 'hotdrink', 'preserve'])

/** What is roasted or ground dry does not swell. */
const dry = new Set(['chutney', 'roasted', 'namkeen', 'chips'])

/** Grams on the plate, about: what is soaked or boiled weighs twice as much as dry. */
const weightOf = (parts: ReadonlyMap<string, Amount>, asBought: boolean): number =>
  [...parts.values()].reduce((sum, { id, grams }) => {
    const { aisle } = ingredient(id)
    return sum + (id === 'water' ? 0.75 : !asBought && (aisle === 'pulse' || aisle === 'grain') ? 2 : 1) * grams
  }, 0)

/** Families whose grain drinks all the water; what tomatoes, curd and watery mains let out is a part of it. */
const absorbing = new Set(['pulao', 'milletbowl'])
const lets: Record<string, number> = { tomato: 0.5, curd: 0.5, milk: 0.8 }

function drunkUp(parts: ReadonlyMap<string, Amount>, water: number): number {
  let moist = 0
  let grain = 0
  for (const { id, grams, from } of parts.values()) {
    if (from !== 'main' && ingredient(id).aisle === 'grain') grain += grams
    moist += (lets[id] ?? (from === 'main' && ingredient(id).nature === 'mushroom' ? 0.2 : 0)) * grams
  }
  return Math.max(1.2 * grain, water - moist)
}

const gravies = new Set('rasedar chickencurry muttoncurry breakfaststew shellfish paneercurry'.split(' '))

/** The share of a family's gravy water that a main of this nature wants: what lets out its own, or cooks in minutes, takes less. */
const thirst: Record<string, number> = {
  liver: 0.3,
  leafy: 0.4,
  tomato: 0.4,
  mushroom: 0.45,
  capsicum: 0.6,
  squid: 0.6,
  shell: 0.5,
  gourd: 0.7,
  cabbage: 0.6,
  paneer: 0.8,
  chickenboneless: 0.8,
}

/** Sweets that are boiled in their syrup or drink it, by family and base, with what stands in the pot for a gram taken up. */
const syrups: Record<string, [number, string]> = {
  dairysweet: [4.5, 'rasgulla rasmalai chum-chum'],
  friedsweet: [
    2.5,
    'gulab-jamun kala-jamun pantua jalebi imarti balushahi boondi malpua chirote khaja lavang-latika chandrakala',
  ],
}

/** The sugar of a syrup counts as what the sweets take up of it; the pot needs several times as much. */
export function syrup(parts: ReadonlyMap<string, Amount & { inPot?: number }>, family: string, base: string): void {
  const [inPot, bases = ''] = syrups[family] ?? []
  const sugar = parts.get('sugar')
  if (!inPot || !sugar || sugar.from === 'main' || !bases.split(' ').includes(base)) return
  sugar.inPot = inPot
  const water = parts.get('water')
  if (water) water.grams = Math.max(water.grams, sugar.grams * inPot * 0.8)
}

/** What takes the itch out of colocasia. */
const souring = new Set(
  'tamarind kokum lemon curd buttermilk vinegar raw-mango gongura amchur green-tomato hung-curd'.split(' '),
)

/** Whether colocasia leaves still want tamarind: neither family nor style brings anything sour. Roots are boiled with it before. */
export const wantsSour = (parts: ReadonlyMap<string, Amount>): boolean =>
  parts.has('arbi-leaves') && ![...parts.keys()].some((id) => souring.has(id))
