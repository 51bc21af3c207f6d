import { describe, expect, test } from 'vitest'
import { shopIdOf } from '../compute/shop-item.ts'
import { cookbook } from '../read/load-cookbook.ts'
import { packOf, packsCounted } from '../shopping/price-book.ts'
import { hindiName, hindiNames } from './hindi-names.ts'
import { readIngredientFile, readIngredients } from './ingredients.ts'
import { shopItem } from './shop-items.ts'

const { byId, faults } = readIngredientFile()
const rows = [...byId.values()]

/** Foods whose energy does not follow from three macros: acetic acid, leavening salts, or specific factors (USDA). */
const otherEnergy = new Set(['vinegar', 'baking-powder', 'cocoa', 'saffron'])

describe('ingredients', () => {
  test('there are 385 or more, and no row is faulty', () => {
    expect(rows.length).toBeGreaterThanOrEqual(385)
    expect(faults).toEqual([])
  })

  test('a faulty row is reported with its line and left out, a second row of an id too', () => {
    const head =
      'name,english,word,hindi,also,aisle,nature,role,allergens,protein,carbohydrate,fat,fibre,kcal,source,rupees_per_kg,cup_g,tbsp_g,tsp_g,piece_g,edible,vegan,vrat,jain'
    const row = (name: string, source: string, jain: string) =>
      `${name},Pea,pea,matar,,vegetable,pea,,,5,9,1,5,70,${source},120,145,9,3,,1,yes,no,${jain}`
    const read = readIngredients(
      [head, row('pea', 'IFCT2017 D033', 'yes'), row('bean', '', 'yes'), row('pea', 'IFCT2017 D033', 'no')].join('\n'),
    )
    expect([...read.byId.keys()]).toEqual(['pea'])
    expect(read.faults.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '3 bean: source must name a source, or "ESTIMATE: as …"',
      '4 pea is listed twice',
    ])
  })

  test('energy agrees with the macros within 10% or 10 kcal, whether or not a source counts energy of fibre', () => {
    const off = rows
      .filter(({ id }) => !otherEnergy.has(id))
      .map(({ id, kcal, protein, carbohydrate, fat, fibre }) => {
        const least = 4 * protein + 4 * carbohydrate + 9 * fat
        return { id, kcal, least, most: least + 4 * fibre }
      })
    const isOff = (share: number, { kcal, least, most }: (typeof off)[number]) =>
      kcal < least - Math.max(10, least * share) || kcal > most + Math.max(10, most * share)
    expect(off.filter((row) => isOff(0.1, row))).toEqual([])
    expect(off.filter((row) => isOff(0.05, row)).length / off.length).toBeLessThan(0.05)
  })

  test('no row is blank where food cannot be: energy, price and the edible part are in range', () => {
    const zeroEnergy = rows.filter(({ kcal }) => kcal === 0).map(({ id }) => id)
    expect(
      zeroEnergy.filter(
        (id) =>
          !/^(water|tea|kahwa|salt|rock-salt|black-salt|charcoal|eno|baking-soda|varq|banana-leaf|turmeric-leaf|ice|kewra|rose-water|vanilla)$/.test(
            id,
          ),
      ),
    ).toEqual([])
    for (const row of rows) {
      expect(row.kcal, row.id).toBeLessThanOrEqual(902)
      expect(row.protein + row.carbohydrate + row.fat, row.id).toBeLessThanOrEqual(101)
      expect(row.edible, row.id).toBeGreaterThan(0.2)
      expect(row.edible, row.id).toBeLessThanOrEqual(1)
      expect(row.rupeesPerKg, row.id).toBeGreaterThanOrEqual(0)
      expect(row.hindi[0], row.id).toMatch(/\S/)
    }
  })

  test('what comes from an animal is never vegan, and a fast takes no egg, meat or fish', () => {
    for (const row of rows) {
      if (row.diet !== 'veg') expect([row.id, row.vegan, row.vrat, row.jain]).toEqual([row.id, false, false, false])
      if (/\b(milk|curd|ghee|butter|paneer|khoya|honey)\b/.test(row.id) && !/coconut|peanut|buttermilk-/.test(row.id))
        expect([row.id, row.vegan]).toEqual([row.id, false])
    }
  })
})

describe('names in a shop', () => {
  const ids = new Set([...byId.keys(), ...cookbook().foods.all.map(shopIdOf)])
  const product = /juice|pulp|grated|paste|pur[eé]e|powder|chopped|zest/i

  test('what is sold by the piece or the bunch has the name of the whole thing, not of what recipes take out of it', () => {
    const sold = [...ids].flatMap((id) => [
      packsCounted(id, { amount: 1, unit: 'piece' }),
      packsCounted(id, { amount: 1, unit: 'bunch' }),
    ])
    expect(sold.flatMap((one) => (one && product.test(one.pack.name) ? [one.pack.name] : []))).toEqual([])
    expect(['lemon', 'coconut', 'bael'].map((id) => packOf(id)!.name)).toEqual(['lemon', 'coconut', 'bael'])
  })

  test('each Hindi name is in Devanagari and of a food that shops know, once', () => {
    const names = hindiNames()
    expect(names.filter(({ food }) => !shopItem(food)).map(({ food }) => food)).toEqual([])
    expect(names.filter(({ hindi }) => !/^[\u0900-\u097f ]+$/.test(hindi))).toEqual([])
    expect(new Set(names.map(({ food }) => food)).size).toBe(names.length)
    expect(hindiName('green-chilli')).toBe('हरी मिर्च')
  })
})
