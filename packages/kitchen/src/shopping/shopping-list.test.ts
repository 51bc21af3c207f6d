import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredients } from '../knowledge/ingredients.ts'
import { knownShopItem } from '../knowledge/shop-items.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { recipe } from '../recipe/recipe.ts'
import { recipeIdOf } from '../recipe/recipe-of-dish.ts'
import { aisles } from './aisles.ts'
import { kitchenQuantity } from './kitchen-quantity.ts'
import { purchaseOf } from './packs.ts'
import { countedAs, packOf, packsCounted, packsFor } from './price-book.ts'
import { type ShoppingLine, shoppingList } from './shopping-list.ts'

const all = [...cookbook().dishes.keys()].map((id) => ({ id: recipeIdOf(id) }))
const wantedSets = fc.array(
  fc.record({
    at: fc.nat(all.length - 1),
    own: fc.integer({ min: 1, max: 12 }),
    serves: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 1, maxLength: 12 },
)
const listOf = (set: { at: number; own: number; serves: number }[], have: string[] = []) => {
  const wanted = set.map(({ at, own, serves }) => ({ recipe: recipe(all[at]!.id, own)!, serves }))
  return { wanted, list: shoppingList(wanted, { have }) }
}
const linesOf = (list: ReturnType<typeof shoppingList>): ShoppingLine[] => list.aisles.flatMap(({ lines }) => lines)

test('merged grams are the sum of their parts, and no ingredient is listed twice', () => {
  fc.assert(
    fc.property(wantedSets, (set) => {
      const { wanted, list } = listOf(set)
      const lines = linesOf(list)
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      for (const { id, grams, recipes } of lines) {
        const parts = wanted.flatMap((one) =>
          one.recipe.quantities
            .filter((row) => row.id === id)
            .map((row) => (row.grams * one.serves) / one.recipe.serves),
        )
        expect(Math.abs(grams - parts.reduce((sum, part) => sum + part, 0))).toBeLessThan(0.06)
        expect(recipes).toEqual([
          ...new Set(
            wanted.filter((one) => one.recipe.quantities.some((row) => row.id === id)).map((one) => one.recipe.id),
          ),
        ])
      }
      const needed = new Set(wanted.flatMap((one) => one.recipe.quantities.map(({ id }) => id)))
      expect(lines.length).toBe(needed.size)
    }),
    { numRuns: 150 },
  )
})

test('prices recompute: what is used by its edible share, packs by their weight, the whole from its lines', () => {
  fc.assert(
    fc.property(wantedSets, (set) => {
      const { list } = listOf(set)
      const lines = linesOf(list)
      for (const { id, grams, packGrams, usedRupees, packRupees } of lines) {
        const { rupeesPerKg, edible } = knownShopItem(id)
        expect(Math.abs(usedRupees - (grams * rupeesPerKg) / 1000 / edible)).toBeLessThan(
          0.01 + (0.06 * rupeesPerKg) / 1000 / edible,
        )
        expect(packRupees).toBeCloseTo((packGrams * rupeesPerKg) / 1000, 1)
      }
      const sum = (pick: (line: ShoppingLine) => number) => lines.reduce((total, line) => total + pick(line), 0)
      expect(list.usedRupees).toBeCloseTo(
        sum(({ usedRupees }) => usedRupees),
        1,
      )
      expect(list.packRupees).toBeCloseTo(
        sum(({ packRupees }) => packRupees),
        1,
      )
    }),
    { numRuns: 100 },
  )
})

test('packs hold what is needed and not a whole pack more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ingredients.keys()),
      fc.double({ min: 0.05, max: 6000, noNaN: true }),
      (id, needed) => {
        const { grams, label } = purchaseOf(id, needed)
        expect(grams).toBeGreaterThanOrEqual(needed - 0.001)
        expect(label).toMatch(/^\d/)
        if (needed > 5000) expect(grams).toBeLessThan(needed * 2)
      },
    ),
  )
})

test.each([
  ['toor-dal', 180, '500 g pack'],
  ['atta', 900, '1 kg pack'],
  ['paneer', 250, '2 × 200 g packs'],
  ['coriander', 45, '1 bunch'],
  ['coriander', 130, '3 bunches'],
  ['methi', 450, '2 bunches'],
  ['onion', 620, '1 kg loose'],
  ['egg', 200, '1 tray of 6'],
  ['milk', 700, '1 litre pouch'],
  ['garam-masala', 6, '50 g pack'],
  ['lemon', 60, '2 pieces'],
])('%s, %s g needed: %s', (id, needed, label) => {
  expect(purchaseOf(id, needed).label).toBe(label)
})

test.each(['coriander', 'methi', 'spinach', 'mint', 'dill', 'sarson', 'bathua', 'gongura', 'amaranth', 'pui'])(
  'bunches of %s are as heavy in what is needed as in what is bought',
  (id) => {
    fc.assert(
      fc.property(fc.integer({ min: 15, max: 3000 }), (grams) => {
        const needed = bunchesIn(kitchenQuantity(knownShopItem(id), grams))
        const bought = bunchesIn(purchaseOf(id, grams / knownShopItem(id).edible).label)
        if (needed === undefined) expect(bought).toBe(1)
        else expect(bought).toBe(Math.ceil(needed))
      }),
    )
  },
)

/** Returns the number of bunches: 1.5 for '1½ bunches, about 50 g'. */
function bunchesIn(words: string): number | undefined {
  const [, whole, half] = /^(\d*)(½?) bunch/.exec(words) ?? []
  return whole === undefined ? undefined : Number(whole) + (half ? 0.5 : 0)
}

test('salt, water and what is at home are listed but not bought', () => {
  const wanted = [{ recipe: recipe('punjab.dal-makhani')!, serves: 4 }]
  const lines = linesOf(shoppingList(wanted, { have: ['sabut-urad'] }))
  const line = (id: string) => lines.find((one) => one.id === id)
  expect(line('salt')).toMatchObject({ staple: true, buy: '', packRupees: 0 })
  expect(line('water')).toMatchObject({ staple: true, buy: '', packGrams: 0 })
  expect(line('sabut-urad')).toMatchObject({ have: true, buy: '', packRupees: 0 })
  expect(line('ginger')!.packGrams).toBeGreaterThan(0)
})

test('aisles come in the order of a shop, whatever the order of the recipes', () => {
  const ids = [all[5]!.id, all[700]!.id, all[2000]!.id]
  const wanted = ids.map((id) => ({ recipe: recipe(id)!, serves: 4 }))
  const list = shoppingList(wanted)
  const order = list.aisles.map(({ aisle }) => aisles.indexOf(aisle))
  expect(order).toEqual(order.toSorted((left, right) => left - right))
  const ordered = (one: typeof list) => linesOf(one).map(({ id, grams, buy }) => `${id} ${grams} ${buy}`)
  expect(ordered(shoppingList(wanted.toReversed()))).toEqual(ordered(list))
})

test('no recipes give an empty list', () => {
  expect(shoppingList([])).toEqual({ aisles: [], usedRupees: 0, packRupees: 0 })
})

test.each([
  ['salt', 1000, '1 × 1 kg pack'],
  ['salt', 2000, '2 × 1 kg pack'],
  ['sugar', 5000, '1 × 5 kg pack'],
  ['atta', 10_000, '1 × 10 kg pack'],
  ['atta', 4000, '4 × 1 kg pack'],
  ['rice', 25_000, '5 × 5 kg pack'],
  ['toor-dal', 2000, '2 × 1 kg pack'],
  ['oil', 5000, '1 × 5 litre bottle'],
  ['butter', 500, '1 × 500 g pack'],
  ['milk', 2000, '2 × 1 litre pouch'],
  ['paneer', 500, '1 × 500 g pack'],
  ['egg', 1500, '1 × 1 tray of 30'],
  ['cumin', 100, '1 × 100 g pack'],
  ['onion', 2000, '2 × 1 kg loose'],
  ['tomato', 1500, '3 × 500 g loose'],
  ['ginger', 100, '1 × 100 g loose'],
])('HOME-4 a cart gets %s, %s g, as %s', (id, needed, said) => {
  const { pack, count } = packsFor(id, needed)
  expect(`${count} × ${pack.label}`).toBe(said)
})

test('HOME-4 packs of a cart hold what is asked for, are known by their id, and are few for what a household carries', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ingredients.keys()), fc.integer({ min: 10, max: 5000 }), (id, needed) => {
      const { pack, count } = packsFor(id, needed)
      expect(pack.grams * count).toBeGreaterThanOrEqual(needed)
      expect(packOf(pack.id)).toEqual(pack)
      expect(countedAs(pack.id)).toEqual({ food: id, grams: pack.grams })
    }),
  )
  for (const id of ['salt@50', 'salt@500', 'salt@1000@1000', 'salt@', 'nothing@1000', 'salt@1e3'])
    expect(packOf(id)).toBeUndefined()
})

test('HOME-4 a counted food is bought in its number: by the piece, the bunch or a tray that holds just as many', () => {
  const bought = (food: string, amount: number, unit: 'piece' | 'bunch' | 'packet' = 'piece') => {
    const packs = packsCounted(food, { amount, unit })
    return packs && `${packs.count} × ${packs.pack.label}`
  }
  expect(bought('banana', 6)).toBe('6 × 1 piece')
  expect(bought('lauki', 3)).toBe('3 × 1 piece')
  expect(bought('coriander', 2, 'bunch')).toBe('2 × 1 bunch')
  expect(bought('egg', 60)).toBe('2 × 1 tray of 30')
  expect(bought('egg', 7)).toBe('7 × 1 piece')
  // Two breads are not two slices.
  expect(bought('bread', 2)).toBeUndefined()
  expect(bought('salt', 2, 'packet')).toBeUndefined()
  expect(packOf('banana@piece')).toMatchObject({ food: 'banana', grams: 150, label: '1 piece' })
  expect(packOf('bread@piece')).toBeUndefined()
  expect(packOf('lauki@piece')).toBeUndefined()
})
