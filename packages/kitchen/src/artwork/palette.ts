import * as z from 'zod'
import { ingredients } from '../knowledge/ingredients.ts'
import { readTable } from '../read/table-file.ts'

const Row = z.object({
  ingredient: z.string().min(2),
  colour: z.string().regex(/^#[\da-f]{6}$/, "must be such as '#d9a83c'"),
})

/**
 * The colours of ingredients when cut or cooked (artwork/ingredients.csv); those not listed have the colour of their
 * nature or aisle.
 */
const byId = new Map(readTable('artwork/ingredients.csv', Row).map(({ ingredient, colour }) => [ingredient, colour]))

const byAisle: Record<string, string> = {
  grain: '#ecd9ae',
  pulse: '#d9ac62',
  vegetable: '#7f9f4a',
  fruit: '#e0a040',
  dairy: '#f5efdf',
  egg: '#fbf5e6',
  meat: '#8f4a2e',
  fish: '#d8a878',
  spice: '#b5692f',
  fat: '#e8bf5a',
  nut: '#dcb98a',
  sweetener: '#d9ad6a',
}

/** Returns the colour of an ingredient on the plate. */
export const colorOf = (id: string): string => byId.get(id) ?? byAisle[ingredients.get(id)?.aisle ?? ''] ?? '#c99a5b'

/** How strongly a gram colours a gravy or dough; foods not listed colour little. */
type Stain = [color: string, strength: number]
const stains: Record<string, Stain> = {
  haldi: ['#e2a81c', 26],
  kashmiri: ['#b82d16', 40],
  'chilli-powder': ['#b9361a', 30],
  'dry-chilli': ['#a8361c', 14],
  saffron: ['#f0b020', 300],
  'garam-masala': ['#7a4420', 12],
  'coriander-powder': ['#9a7034', 8],
  tomato: ['#d1472a', 0.9],
  'tomato-puree': ['#cf3f22', 1.4],
  spinach: ['#2f6b2c', 3],
  sarson: ['#356526', 3],
  methi: ['#4b7a2c', 2.4],
  bathua: ['#3d6f30', 3],
  coriander: ['#4f8a34', 3],
  mint: ['#4b8a45', 4],
  gongura: ['#5d6b2a', 2.4],
  beetroot: ['#a32453', 2.2],
  kokum: ['#b03a5a', 8],
  cream: ['#f3dcb4', 2],
  'coconut-milk': ['#f4e3bd', 1.2],
  coconut: ['#ecdcb4', 1.1],
  curd: ['#efe0b8', 0.8],
  buttermilk: ['#f2e3bd', 0.6],
  milk: ['#f6ead0', 0.5],
  'full-milk': ['#f6ead0', 0.5],
  khoya: ['#dfc08c', 1],
  cashew: ['#ecd3a0', 1.6],
  onion: ['#a9622f', 0.5],
  tamarind: ['#6e3f1e', 5],
  jaggery: ['#9c6128', 1],
  mustard: ['#c79a26', 6],
  'yellow-mustard': ['#d6aa2a', 8],
  kasundi: ['#cf9d24', 8],
  poppy: ['#e6d3a4', 3],
  besan: ['#dfa940', 0.9],
  'toor-dal': ['#dfa63a', 0.9],
  'moong-dal': ['#e6ba4c', 0.9],
  'masoor-dal': ['#d98a3a', 0.9],
  'chana-dal': ['#dca23a', 0.9],
  'sabut-urad': ['#4c352c', 1.4],
  rajma: ['#7a2e1d', 0.9],
  'black-sesame': ['#37302e', 9],
  cocoa: ['#5a3220', 5],
  carrot: ['#df7a2c', 0.7],
  'red-carrot': ['#cf4f26', 0.8],
  pumpkin: ['#e08f36', 0.7],
  'sambar-powder': ['#b0541e', 14],
  'goda-masala': ['#5a3520', 16],
  'soy-sauce': ['#40261a', 5],
  'green-chutney': ['#4f8a34', 3],
  mango: ['#efac2c', 0.8],
  'mango-pulp': ['#efac2c', 0.8],
  strawberry: ['#df5a68', 0.8],
  'rose-syrup': ['#dd5a80', 3],
  pista: ['#a7b866', 2],
  'ragi-atta': ['#8a5a44', 1.4],
}

/** A food in a pot, with its stain when the table below has none. */
export type Stained = { id: string; grams: number; stain?: Stain }

/**
 * Returns the colour of the pot's content: the stains of its foods, by weight and strength, over the colour `ground` of
 * the plain dish.
 */
export function potColor(parts: readonly Stained[], ground: string): string {
  let weight = 60
  const sum = channels(ground).map((channel) => channel * weight)
  for (const { id, grams, stain: own } of parts) {
    const stain: Stain | undefined =
      own ?? stains[id] ?? (ingredients.get(id)?.aisle === 'fruit' ? [colorOf(id), 0.7] : undefined)
    if (!stain) continue
    const share = grams * stain[1]
    channels(stain[0]).forEach((channel, index) => {
      sum[index]! += channel * share
    })
    weight += share
  }
  return vivid(sum.map((channel) => channel / weight))
}

/** Increases the saturation, because mixed colours turn grey on screen, unlike real food. */
function vivid(mixed: number[]): string {
  const grey = (mixed[0]! + mixed[1]! + mixed[2]!) / 3
  return hex(mixed.map((channel) => Math.min(250, Math.max(8, grey + (channel - grey) * 1.28 + 6))))
}

/** Mixes two colours; `share` is that of the second. */
export function mix(left: string, right: string, share: number): string {
  const other = channels(right)
  return hex(channels(left).map((channel, index) => channel * (1 - share) + other[index]! * share))
}

export const darker = (color: string, share = 0.25): string => mix(color, '#2a1208', share)
export const lighter = (color: string, share = 0.3): string => mix(color, '#fff6e0', share)

/** Whether a colour is close to white, such as that of milk, curd or rice. */
export const isPale = (color: string): boolean => channels(color)[2]! > 200

const channels = (color: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))

const hex = (parts: number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
