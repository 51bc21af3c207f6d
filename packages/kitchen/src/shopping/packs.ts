import type { Ingredient } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import { bunchGrams } from '../recipe/household.ts'

/** How a thing is sold: sizes in grams, and the word for one. */
type Sold = { sizes: readonly number[]; word: 'pack' | 'bunch' | 'loose' | 'piece' | 'pouch' | 'bottle' | 'tray' }

/**
 * Pack sizes of Indian shops, our observation: `word: sizes = ids`. Loose goods are weighed in steps of their one size;
 * bunches and pieces are counted at their usual weight, which for leaves is the one that recipes count by.
 */
const table = `
bunch: 100 = moringa-leaves green-garlic spring-onion
bunch: 20 = curry-leaves
bunch: 250 = radish-leaves arbi-leaves lettuce
piece: 600 = cauliflower cabbage red-cabbage broccoli raw-jackfruit pumpkin ash-gourd banana-flower
piece: 50 = lemon
piece: 250 = coconut
piece: 500 = lauki pineapple papaya
piece: 2000 = watermelon
loose: 50 = green-chilli ginger garlic raw-turmeric
loose: 500 = potato onion tomato
pack: 200 = mushroom oyster-mushroom baby-corn paneer chhena khoya tofu cheese mozzarella
pack: 200 500 = frozen-peas corn tomato-puree ggpaste
pouch: 500 1000 = milk full-milk cow-milk buttermilk
pack: 200 400 1000 = curd hung-curd
pack: 200 250 = cream
pack: 100 500 = butter white-butter
pack: 400 = condensed-milk bread brown-bread
pack: 240 = pav
tray: 300 600 1500 = egg duck-egg
tray: 120 = quail-egg
pack: 250 500 1000 = chicken chicken-breast chicken-thigh drumstick-chicken chicken-mince wings mutton mutton-boneless mutton-mince chops lamb
pack: 500 1000 5000 = atta maida rice idli-rice basmati brown-rice red-rice
pack: 500 = besan suji poha dalia rice-flour idli-rava sevai sabudana murmura oats makki-atta jowar-atta bajra-atta ragi-atta
pack: 1000 = sugar
pack: 500 1000 = jaggery
pack: 100 = breadcrumbs cornflour arrowroot yeast cocoa baking-powder baking-soda papad custard-powder
pack: 30 = eno
pack: 1 = saffron varq
pack: 25 50 = cardamom black-cardamom cloves cinnamon star-anise mace nutmeg bay-leaf kasuri
pack: 50 = hing stone-flower pippali shahi-jeera
pack: 250 500 = tea honey
pack: 50 100 = coffee
bottle: 500 1000 = oil mustard-oil groundnut-oil sesame-oil coconut-oil ricebran-oil soybean-oil vanaspati
bottle: 200 500 1000 = ghee
bottle: 250 500 = olive-oil
bottle: 200 700 = soy-sauce vinegar chilli-sauce ketchup schezwan rose-syrup mayo
bottle: 100 = rose-water kewra
bottle: 20 = vanilla
pack: 200 400 = coconut-milk
piece: 5 = banana-leaf
pack: 100 250 500 = raisins dates figs apricot tamarind kokum
`

const byId = new Map<string, Sold>()
for (const line of table.trim().split('\n')) {
  const [word, sizes, ids] = line.split(/: | = /) as [Sold['word'], string, string]
  for (const id of ids.split(' ')) byId.set(id, { word, sizes: sizes.split(' ').map(Number) })
}

const byAisle: Record<string, Sold> = {
  vegetable: { word: 'loose', sizes: [250] },
  fruit: { word: 'loose', sizes: [250] },
  pulse: { word: 'pack', sizes: [500, 1000] },
  grain: { word: 'pack', sizes: [500, 1000] },
  spice: { word: 'pack', sizes: [50, 100] },
  nut: { word: 'pack', sizes: [100, 250, 500] },
  fat: { word: 'bottle', sizes: [500, 1000] },
  dairy: { word: 'pack', sizes: [200] },
  meat: { word: 'pack', sizes: [500] },
  fish: { word: 'loose', sizes: [250] },
  sweetener: { word: 'pack', sizes: [250, 500] },
}

function soldAs(item: Ingredient): Sold {
  const bunch = bunchGrams(item)
  if (bunch > 0) return { word: 'bunch', sizes: [bunch] }
  return byId.get(item.id) ?? byAisle[item.aisle] ?? { word: 'pack', sizes: [200] }
}

export type Purchase = {
  /** Grams that are carried home, never fewer than are needed. */
  grams: number
  /** "2 × 500 g packs", "1 bunch", "750 g loose". */
  label: string
}

/** What to ask for in a shop when this many grams are needed: as little over as the sizes allow, then as few packs. */
export function purchaseOf(id: string, needed: number): Purchase {
  const item = knownShopItem(id)
  const { sizes, word } = soldAs(item)
  if (word === 'loose') {
    const step = sizes[0]!
    const grams = Math.ceil(needed / step - 1e-9) * step
    return { grams, label: `${weight(grams, item)} loose` }
  }
  const packs = fewest(sizes, needed)
  const grams = packs.reduce((sum, { size, count }) => sum + size * count, 0)
  return { grams, label: packs.map(({ size, count }) => labelOf(word, size, count, item)).join(' + ') }
}

type Packs = { size: number; count: number }[]

/** Whole large packs, and for what is left the smallest that holds it. */
function fewest(sizes: readonly number[], needed: number): Packs {
  const largest = sizes.at(-1)!
  const whole = Math.floor(needed / largest + 1e-9)
  const rest = needed - whole * largest
  const last = rest > 1e-6 ? sizes.find((size) => size >= rest - 1e-6)! : undefined
  const counts = new Map<number, number>()
  if (whole > 0) counts.set(largest, whole)
  if (last !== undefined) counts.set(last, (counts.get(last) ?? 0) + 1)
  return [...counts].map(([size, count]) => ({ size, count }))
}

const eggG = 50

function labelOf(word: Sold['word'], size: number, count: number, item: Ingredient): string {
  const many = (name: string, plural = `${name}s`) => `${count} ${count === 1 ? name : plural}`
  if (word === 'bunch') return many('bunch', 'bunches')
  if (word === 'piece') return many('piece')
  if (word === 'tray') return `${many('tray')} of ${Math.round(size / (item.pieceG || eggG))}`
  return `${count} × ${weight(size, item)} ${count === 1 ? word : `${word === 'pouch' ? 'pouche' : word}s`}`
}

const liquids =
  /^(milk|full-milk|cow-milk|buttermilk|cream|coconut-milk|vinegar|soy-sauce|rose-water|kewra|rose-syrup)$|oil$/

/** Grams or kilos; what is poured is sold by the millilitre, of about the same weight. */
function weight(grams: number, { id }: Ingredient): string {
  const [small, large] = liquids.test(id) ? ['ml', 'litre'] : ['g', 'kg']
  return grams >= 1000 ? `${Math.round(grams / 10) / 100} ${large}` : `${Math.round(grams)} ${small}`
}
