import { readFileSync } from 'node:fs'
import path from 'node:path'
import { violations } from '@planner/testing/violations'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { cookbook } from '../read/load-cookbook.ts'
import { figuresOf } from './figures.ts'

type Row = { dish: string; indb_code: string; indb_name: string; indb_kcal_per_100g: string; reason: string }

/** The energy of 100 g in the Indian Nutrient Databank (2024, derived from ICMR-NIN's tables), and why ours differs. */
const rows = parse(readFileSync(path.resolve(import.meta.dirname, '../../bench/indb.csv'), 'utf8'), {
  columns: true,
}) as Row[]

/** The maximum deviation from their figure without a stated reason. */
const most = 0.3

test('COOK-5 the energy of a dish is that of the Indian Nutrient Databank, or the table says why not', () => {
  const { dishes } = cookbook()
  const compared = rows.filter(({ dish }) => dishes.has(dish))
  expect(compared.length).toBeGreaterThanOrEqual(60)
  const isFar = ({ dish, indb_kcal_per_100g, reason }: Row) => {
    const { kcal, grams } = figuresOf(dishes.get(dish)!)
    return reason === '' && Math.abs((kcal * 100) / grams / Number(indb_kcal_per_100g) - 1) > most
  }
  expect(violations(compared, isFar).map(({ dish }) => dish)).toEqual([])
})

test('COOK-5 salt of boiling water that is poured off is counted for what stays, other salt whole', () => {
  const biryani = cookbook().dishes.get('hyderabad/hyderabadi-dum-biryani')!
  // 2 tsp with the meat, and a fifth of the 1½ tbsp in 2.5 litres of water.
  expect(figuresOf(biryani).salt * biryani.serves).toBeCloseTo(12 + 27 * 0.2, 0)
  // 12 g added by the cook, plus the salt in 70 g of butter.
  expect(figuresOf(cookbook().dishes.get('punjab/dal-makhani')!).salt).toBe(3.3)
  expect(figuresOf(cookbook().dishes.get('all-india/cheese-sandwich')!).salt).toBeGreaterThan(1.5)
})

test('COOK-5 a gravy that is boiled before takes up no frying oil: kadhi with pakoras', () => {
  const kadhi = cookbook().dishes.get('punjab/kadhi-pakora')!
  expect(figuresOf(kadhi).fat).toBeLessThan(50)
  // The water of the kadhi must not affect the oil absorbed.
  const thick = kadhi.portions.map((portion) =>
    portion.food.name === 'water' && portion.amount > 1 && portion.unit === 'l' ? { ...portion, amount: 0.4 } : portion,
  )
  expect(figuresOf({ ...kadhi, portions: thick }).fat).toBe(figuresOf(kadhi).fat)
})
