import { readFileSync } from 'node:fs'
import path from 'node:path'
import { odd } from '@planner/testing/odd'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { figuresOf } from './figures.ts'

type Row = { dish: string; indb_code: string; indb_name: string; indb_kcal_per_100g: string; reason: string }

/** Energy of 100 g as the Indian Nutrient Databank gives it (2024, made from ICMR-NIN's tables), and why ours differs. */
const rows = parse(readFileSync(path.resolve(import.meta.dirname, '../../bench/indb.csv'), 'utf8'), {
  columns: true,
}) as Row[]

/** How far ours may be from theirs without a reason. */
const most = 0.3

test('COOK-5 the energy of a dish is that of the Indian Nutrient Databank, or the table says why not', () => {
  const { dishes } = cookbook()
  const compared = rows.filter(({ dish }) => dishes.has(dish))
  expect(compared.length).toBeGreaterThanOrEqual(60)
  const isFar = ({ dish, indb_kcal_per_100g, reason }: Row) => {
    const { kcal, grams } = figuresOf(dishes.get(dish)!)
    return reason === '' && Math.abs((kcal * 100) / grams / Number(indb_kcal_per_100g) - 1) > most
  }
  expect(odd(compared, isFar).map(({ dish }) => dish)).toEqual([])
})

test('COOK-5 salt of boiling water that is poured off is counted for what stays, other salt whole', () => {
  const biryani = cookbook().dishes.get('hyderabad/hyderabadi-dum-biryani')!
  // 2 tsp with the meat, and a fifth of the tablespoon and a half in 2.5 litres of water.
  expect(figuresOf(biryani).salt * biryani.serves).toBeCloseTo(12 + 27 * 0.2, 0)
  // 12 g of the cook's, and that of 70 g of butter.
  expect(figuresOf(cookbook().dishes.get('punjab/dal-makhani')!).salt).toBe(3.3)
  expect(figuresOf(cookbook().dishes.get('all-india/cheese-sandwich')!).salt).toBeGreaterThan(1.5)
})

test('COOK-5 a gravy that is boiled before takes up no frying oil: kadhi with pakoras', () => {
  const kadhi = cookbook().dishes.get('punjab/kadhi-pakora')!
  expect(figuresOf(kadhi).fat).toBeLessThan(50)
  // Without the water of the kadhi nothing changes in the bath.
  const thick = kadhi.portions.map((portion) =>
    portion.food.name === 'water' && portion.amount > 1 && portion.unit === 'l' ? { ...portion, amount: 0.4 } : portion,
  )
  expect(figuresOf({ ...kadhi, portions: thick }).fat).toBe(figuresOf(kadhi).fat)
})
