import { knownShopItem } from '../knowledge/shop-items.ts'

export type DietFlags = {
  vegan: boolean
  jain: boolean
  vrat: boolean
  noOnionGarlic: boolean
  eggless: boolean
  glutenFree: boolean
  egg: boolean
  pork: boolean
  buffalo: boolean
}

const alliums = new Set([
  'onion',
  'shallot',
  'spring-onion',
  'garlic',
  'ginger-garlic-paste',
  'ggpaste',
  'green-garlic',
  'schezwan',
  'pavbhaji-masala',
  'green-chutney',
  'goda-masala',
  'farsan',
  'chorizo',
  'ketchup',
  'chilli-sauce',
  'instant-noodles',
  'dabeli-masala',
])

const porks = new Set(['pork', 'pork-chops', 'smoked-pork', 'chorizo'])

/**
 * Computes diet flags from the ingredients, never from the title: `vrat` follows the strict list; Jain excludes roots,
 * onion and garlic.
 */
export function flagsOf(ids: readonly string[]): DietFlags {
  const rows = ids.map((id) => knownShopItem(id))
  const veg = rows.every(({ diet }) => diet === 'veg')
  return {
    vegan: veg && rows.every(({ vegan }) => vegan),
    jain: veg && rows.every(({ jain }) => jain) && !ids.some((id) => alliums.has(id)),
    vrat: veg && rows.every(({ id, vrat, role }) => vrat || role === 'water' || id === 'rock-salt'),
    noOnionGarlic: !ids.some((id) => alliums.has(id)),
    eggless: rows.every(({ diet }) => diet !== 'egg'),
    egg: rows.some(({ diet }) => diet === 'egg'),
    pork: ids.some((id) => porks.has(id)),
    buffalo: ids.includes('buffalo'),
    glutenFree: !rows.some(({ allergens }) => allergens.includes('gluten')),
  }
}
