import { describe, expect, test } from 'vitest'
import { ingredientSources } from './ingredient-sources.ts'
import { ingredientTable } from './ingredient-table.ts'
import { ingredients } from './ingredients.ts'

const rows = [...ingredients.values()].map((row) => ({ ...row, ...ingredientSources.get(row.id)! }))

/** Foods whose energy does not follow from three macros: acetic acid, leavening salts, or specific factors (USDA). */
const otherEnergy = new Set(['vinegar', 'baking-powder', 'cocoa', 'saffron'])

describe('ingredients', () => {
  test('there are 385 or more, each id once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(385)
    expect(rows.length).toBe(ingredientTable.trim().split('\n').length)
    expect([...ingredientSources.keys()]).toEqual(rows.map(({ id }) => id))
    expect(rows.filter(({ source }) => !source).map(({ id }) => id)).toEqual([])
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
