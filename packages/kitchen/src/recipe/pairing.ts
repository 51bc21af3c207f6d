import type { Draft } from '../compose/draft.ts'
import { hash } from '../compose/hash.ts'
import type { DietFlags } from '../diet/diet.ts'
import {
  atHomeIn,
  drinks,
  fastDrinks,
  morningDrinks,
  plainDrinks,
  regionalDrinks,
  withDrinks,
  withSpoonfuls,
  withSweets,
} from '../knowledge/drinks.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import type { Category } from './types.ts'

const seafood = new Set(['fish', 'smallfish', 'roe', 'prawn', 'crab', 'squid', 'shell', 'dryfish'])
const spoonfuls = new Set(['pickle', 'podi', 'chutney', 'soup'])
const sours = ['tamarind', 'kokum', 'kudampuli', 'raw-mango', 'gongura', 'vinegar']
const tart = /nimbu|lemon|aam|kokum|jaljeera|shikanji|amla|kairi/i
const cultured = /chaas|lassi|mor\b|majjig|mattha|ghol|sambharam|dahi/i
/** Dishes that came from elsewhere, whatever state their base is at home in: no custom goes with them. */
const fromElsewhere = /chilli-|schezwan|manchurian|noodles|pasta|hakka/
const milky = /chaas|lassi|milk|dudh|chai|coffee|mor\b|majjig|mattha|ghol|sambharam|dahi|tea with milk/i

/** What is drunk with a dish: never alcohol, no milk beside fish or for vegans, no ginger for Jains, only what a fast allows. */
export function pairingOf(draft: Draft, flags: DietFlags, category: Category, state: string): string {
  const { family } = draft
  if (family.id === 'drink' || family.id === 'hotdrink') return pick(draft, withDrinks)
  if (spoonfuls.has(family.id)) return pick(draft, withSpoonfuls)
  if (family.vrat) return pick(draft, fastDrinks)
  const hasFish = draft.parts.some(({ id }) => seafood.has(ingredient(id).nature))
  const grams = (ids: readonly string[]) =>
    draft.parts.reduce((sum, part) => sum + (ids.includes(part.id) ? part.grams : 0), 0)
  const isSour = grams(sours) > 1
  const isCurd = grams(['curd', 'hung-curd', 'buttermilk']) > 35
  const isCreamy = grams(['cream', 'cheese', 'milk', 'full-milk', 'mozzarella']) > 8
  const fits = (drink: string): boolean =>
    !((isSour || isCreamy) && tart.test(drink)) &&
    !((isCurd || fromElsewhere.test(draft.id)) && cultured.test(drink)) &&
    (state === 'Pan-India' || (atHomeIn[drink]?.includes(state) ?? true)) &&
    !((hasFish || flags.vegan) && milky.test(drink)) &&
    !(flags.jain && /ginger|adrak|masala|jaljeera/i.test(drink))
  if (family.sweet) return pick(draft, withSweets.filter(fits))
  const table = category === 'Lunch' || category === 'Dinner' ? regionalDrinks : morningDrinks
  const regional = category === 'All-Time Snacks' || fromElsewhere.test(draft.id) ? [] : (table[state] ?? [])
  const offered = [...regional, ...drinks[category]!].filter(fits)
  const custom = regional.find(fits)
  return custom && hash(draft.id) % 3 > 0
    ? custom
    : pick(draft, offered.length > 0 ? offered : plainDrinks.filter(fits))
}

const pick = (draft: Draft, list: readonly string[]): string =>
  (list.length > 0 ? list : plainDrinks)[hash(`${draft.id} drink`) % Math.max(1, list.length)]!
