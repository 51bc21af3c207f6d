import { describe, expect, test } from 'vitest'
import { dietOf } from '../compose/draft.ts'
import { basesOf, mainsOf, stylesOf } from '../compose/lists.ts'
import { preparationFor } from '../cook/preparation.ts'
import { families } from './families.ts'
import { ingredientSources } from './ingredient-sources.ts'
import { ingredientTable } from './ingredient-table.ts'
import { ingredients } from './ingredients.ts'
import { mainWord, mainWords, readMain } from './mains.ts'
import { regionOf } from './states.ts'
import { styleTable } from './style-table.ts'
import { styles } from './styles.ts'
import { readAmounts } from './usual-amounts.ts'

const rows = [...ingredients.values()].map((row) => ({ ...row, ...ingredientSources.get(row.id)! }))

/** Acetic acid, leavening salts and factors of their own (USDA): their energy does not follow from three macros. */
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

describe('mains and styles', () => {
  test('every main is made of ingredients that exist, and every label stands once', () => {
    for (const { ids } of mainWords) for (const id of ids) expect(ingredients.has(id), id).toBe(true)
    expect(new Set(mainWords.map(({ label }) => label)).size).toBe(mainWords.length)
  })

  test('every style adds ingredients that exist, in amounts above nothing', () => {
    expect(styles.size).toBe(styleTable.trim().split('\n').length)
    for (const style of styles.values()) {
      if (style.state !== 'Pan-India') expect(regionOf(style.state), style.id).not.toBe('All')
      for (const [id, grams] of readAmounts(style.adds)) {
        expect(ingredients.has(id), `${style.id}: ${id}`).toBe(true)
        expect(grams, `${style.id}: ${id}`).toBeGreaterThan(0)
      }
    }
  })
})

describe.each(families.map((family) => [family.id, family] as const))('family %s', (_, family) => {
  const labels = new Set(mainsOf(family).map(({ label }) => label))
  const bases = basesOf(family)

  test('names only mains, bases, styles and ingredients that exist', () => {
    for (const label of labels) if (label !== family.extra || mainWord(label)) expect(readMain(label)).not.toEqual([])
    for (const [id] of readAmounts(family.base)) expect(ingredients.has(id), id).toBe(true)
    for (const base of bases)
      for (const [id, grams] of base.adds) expect([id, ingredients.has(id), grams > 0]).toEqual([id, true, true])
    for (const { id, bases: wanted } of stylesOf(family)) {
      if (id !== '') expect(styles.has(id), id).toBe(true)
      for (const base of wanted ?? []) expect(bases.map(({ label }) => label)).toContain(base)
    }
    expect(new Set(bases.map(({ slug }) => slug)).size).toBe(bases.length)
  })

  test('lists under "veg" only what is vegetarian', () => {
    for (const { label, nonveg } of mainsOf(family)) {
      if (label === family.extra && !mainWord(label)) continue
      const diet = dietOf(readMain(label).flatMap(({ ids }) => ids))
      expect([label, diet === 'veg']).toEqual([label, !nonveg])
    }
  })

  test('has a sane energy range, meals and steps', () => {
    expect(family.kcal[0]).toBeLessThan(family.kcal[1])
    expect(family.meal).toMatch(/^[BLHDS]+$/)
    for (const step of family.steps) expect(step).toMatch(/^([?!][a-z0-9,@=+#-]+ )*([pcs]\d+ \S|@[a-z]+)/)
  })

  test('knows how every main is made ready', () => {
    for (const label of labels) {
      if (label === family.extra && !mainWord(label)) continue
      for (const id of readMain(label).flatMap(({ ids }) => ids)) {
        const { nature } = ingredients.get(id)!
        const line = nature === '-' ? undefined : preparationFor(nature, family.form)
        if (line) expect(line).toMatch(/^[pcs]\d+\|.*\{m\}/)
      }
    }
  })
})
