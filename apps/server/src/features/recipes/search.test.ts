import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'
import { startTestServer } from '#test/test-server.ts'

test('COOK-2 API-4 each result says how it matches, and results hidden by the diet are counted with the reason', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const exact = await asha.call(recipes.search, { query: 'dal makhani' })
  expect(exact).toMatchObject({ hidden: { count: 0, reasons: [] }, missing: null, further: false })
  expect(exact.recipes[0]).toMatchObject({ id: 'punjab.dal-makhani', match: 'exact' })
  expect(exact.recipes[0]!.names).toContain('Makhani Dal')
  expect(exact.recipes.slice(1).filter(({ match }) => match === 'exact')).toEqual([])
  expect(exact.recipes.at(-1)).toMatchObject({ match: 'near' })

  await asha.call(recipes.setDiet, { exclude_allergens: ['milk'] })
  const hidden = await asha.call(recipes.search, { query: 'dal makhani' })
  expect(hidden.hidden).toEqual({ count: 1, reasons: [{ reason: 'milk', count: 1, titles: ['Dal Makhani'] }] })
  expect(hidden.missing).toBeNull()
  expect(hidden.recipes.filter(({ allergens }) => allergens.includes('milk'))).toEqual([])

  const veg = await asha.call(recipes.search, { query: 'butter chicken', veg_only: true })
  expect(veg.hidden.reasons).toEqual([{ reason: 'non-veg', count: 1, titles: ['Butter Chicken'] }])
})

test('COOK-2 COOK-3 what a weekday without meat hides is counted, also when no dish was named', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const search = () => asha.call(recipes.search, { query: 'chicken' })
  expect((await search()).hidden.count).toBe(0)
  // It is a Friday.
  await asha.call(recipes.setDiet, { no_meat_days: ['Friday'] })
  expect(await search()).toMatchObject({ recipes: [], hidden: { count: 60, reasons: [{ reason: 'non-veg' }] } })
  await asha.call(recipes.setDiet, { no_meat_days: ['Monday'] })
  expect((await search()).hidden.count).toBe(0)
})

test('COOK-2 RECIPE-8 a model is asked only for a named dish that we lack', async () => {
  await using model = await startLanguageModel()
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const search = async (query: string) => {
    const { missing, further } = await asha.call(recipes.search, { query })
    return [missing, further]
  }
  for (const query of ['coffee tiramisu', 'mushroom ghee roast', 'paella', 'pad thai'])
    expect(await search(`${query} recipe`), query).toEqual([query, true])
  for (const query of ['dal makhani', 'panir butter masla', 'kerala fish curry', 'jain snacks', 'biriyani', 'paneer'])
    expect(await search(query), query).toEqual([null, false])
  // A dish that the diet hides still exists, so no model is asked for it.
  await asha.call(recipes.setDiet, { vegan: true })
  expect(await search('dal makhani')).toEqual([null, false])
})

test('hostile search text is returned unchanged, up to a length limit', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { missing } = await asha.call(recipes.search, { query: '<img src=x onerror=alert(1)> ghee roast' })
  expect(missing).toBe('<img src=x onerror=alert(1)> ghee roast')
  expect((await asha.call(recipes.search, { query: 'q'.repeat(300) })).missing?.length).toBeLessThanOrEqual(80)
})
