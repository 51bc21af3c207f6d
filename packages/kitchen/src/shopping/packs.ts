import type { Ingredient } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import { bunchGrams } from '../recipe/kitchen-measures.ts'

/** How a thing is sold: sizes in grams, and the word for one. */
type Sold = { sizes: readonly number[]; word: 'pack' | 'bunch' | 'loose' | 'piece' | 'pouch' | 'bottle' | 'tray' }

/**
 * Pack sizes of Indian shops, our observation: `word: sizes = ids`. Loose goods are weighed in steps of their smallest size;
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
loose: 50 100 250 500 1000 = green-chilli ginger garlic raw-turmeric
loose: 500 1000 5000 = potato onion
loose: 500 1000 = tomato
pack: 500 1000 = salt rock-salt
pack: 200 500 1000 = mushroom oyster-mushroom baby-corn paneer chhena khoya tofu cheese mozzarella
pack: 200 500 = frozen-peas corn tomato-puree ggpaste
pouch: 500 1000 = milk full-milk cow-milk buttermilk
pack: 200 400 1000 = curd hung-curd
pack: 200 250 = cream
pack: 100 200 500 = butter white-butter
pack: 400 = condensed-milk bread brown-bread
pack: 240 = pav
tray: 300 600 1500 = egg duck-egg
tray: 120 = quail-egg
pack: 250 500 1000 = chicken chicken-breast chicken-thigh drumstick-chicken chicken-mince wings mutton mutton-boneless mutton-mince chops lamb
pack: 500 1000 5000 10000 = atta rice idli-rice basmati brown-rice red-rice
pack: 500 1000 = maida besan suji poha dalia rice-flour idli-rava sevai sabudana murmura oats makki-atta jowar-atta bajra-atta ragi-atta
pack: 1000 2000 5000 = sugar
pack: 500 1000 = jaggery
pack: 100 200 500 = breadcrumbs cornflour arrowroot yeast cocoa baking-powder baking-soda papad custard-powder
pack: 30 = eno
pack: 1 = saffron varq
pack: 25 50 100 250 500 = cardamom black-cardamom cloves cinnamon star-anise mace nutmeg bay-leaf kasuri
pack: 50 100 = hing stone-flower pippali shahi-jeera
pack: 250 500 1000 = tea honey
pack: 50 100 200 = coffee
bottle: 500 1000 5000 = oil mustard-oil groundnut-oil sesame-oil coconut-oil ricebran-oil soybean-oil vanaspati
bottle: 200 500 1000 = ghee
bottle: 250 500 1000 = olive-oil
bottle: 200 700 = soy-sauce vinegar chilli-sauce ketchup schezwan rose-syrup mayo
bottle: 100 = rose-water kewra
bottle: 20 = vanilla
pack: 200 400 = coconut-milk
piece: 5 = banana-leaf
pack: 100 250 500 1000 = raisins dates figs apricot tamarind kokum
`

const byId = new Map<string, Sold>()
for (const line of table.trim().split('\n')) {
  const [word, sizes, ids] = line.split(/: | = /) as [Sold['word'], string, string]
  for (const id of ids.split(' ')) byId.set(id, { word, sizes: sizes.split(' ').map(Number) })
}

const byAisle: Record<string, Sold> = {
  vegetable: { word: 'loose', sizes: [250, 500, 1000] },
  fruit: { word: 'loose', sizes: [250, 500, 1000] },
  pulse: { word: 'pack', sizes: [500, 1000] },
  grain: { word: 'pack', sizes: [500, 1000] },
  spice: { word: 'pack', sizes: [50, 100, 200, 500] },
  nut: { word: 'pack', sizes: [100, 250, 500, 1000] },
  fat: { word: 'bottle', sizes: [500, 1000, 5000] },
  dairy: { word: 'pack', sizes: [200, 500, 1000] },
  meat: { word: 'pack', sizes: [500, 1000] },
  fish: { word: 'loose', sizes: [250, 500, 1000] },
  sweetener: { word: 'pack', sizes: [250, 500, 1000] },
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

/** What to ask for in a shop when this many grams are needed: loose goods by weight, anything else in packs of one size. */
export function purchaseOf(id: string, needed: number): Purchase {
  const item = knownShopItem(id)
  const { sizes, word } = soldAs(item)
  if (word === 'loose') {
    const step = sizes[0]!
    const grams = Math.ceil(needed / step - 1e-9) * step
    return { grams, label: `${weight(grams, item)} loose` }
  }
  const { size, count } = fittest(sizes, needed)
  return { grams: size * count, label: labelOf(word, size, count, item) }
}

/** The pack of a food that suits an amount, as it is put into a cart, and how many of it. */
export function packsOf(id: string, needed: number): { size: number; count: number } {
  return fittest(soldAs(knownShopItem(id)).sizes, needed)
}

/** The sizes in which shops sell a food, in grams, the smallest first. */
export const sizesOf = (item: Ingredient): readonly number[] => soldAs(item).sizes

/** '500 g pack', '1 kg loose', '1 tray of 6': what one pack of a food is called. */
export function packLabel(item: Ingredient, size: number): string {
  const { word } = soldAs(item)
  return word === 'loose' ? `${weight(size, item)} loose` : labelOf(word, size, 1, item)
}

/** So many packs more are better than twice the need: 4 kg are four packs of 1 kg, and 900 g are one. */
const packsPerShare = 50

/** The one size that suits an amount best: nearest to it first of all, then in few packs. */
function fittest(sizes: readonly number[], needed: number): { size: number; count: number } {
  const [best] = sizes
    .map((size) => {
      const count = Math.max(1, Math.ceil(needed / size - 1e-9))
      return { size, count, cost: count + (packsPerShare * (size * count - needed)) / needed }
    })
    .sort((one, other) => one.cost - other.cost || other.size - one.size)
  return best!
}

const eggG = 50

function labelOf(word: Sold['word'], size: number, count: number, item: Ingredient): string {
  const many = (name: string, plural = `${name}s`) => `${count} ${count === 1 ? name : plural}`
  if (word === 'bunch') return many('bunch', 'bunches')
  if (word === 'piece') return many('piece')
  if (word === 'tray') return `${many('tray')} of ${Math.round(size / (item.pieceG || eggG))}`
  return count === 1
    ? `${weight(size, item)} ${word}`
    : `${count} × ${weight(size, item)} ${word === 'pouch' ? 'pouche' : word}s`
}

const liquids =
  /^(milk|full-milk|cow-milk|buttermilk|cream|coconut-milk|vinegar|soy-sauce|rose-water|kewra|rose-syrup)$|oil$/

/** What is said in litres. */
export const isPoured = (id: string): boolean => liquids.test(id)

/** Grams or kilos; what is poured is sold by the millilitre, of about the same weight. */
function weight(grams: number, { id }: Ingredient): string {
  const [small, large] = isPoured(id) ? ['ml', 'litre'] : ['g', 'kg']
  return grams >= 1000 ? `${Math.round(grams / 10) / 100} ${large}` : `${Math.round(grams)} ${small}`
}
