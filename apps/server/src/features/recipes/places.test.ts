import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

test('COOK-13 every kitchen of India has its page: note, plate, season, ten dishes or all of a smaller one', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { places } = await asha.call(recipes.places, {})
  expect(places.length).toBeGreaterThan(50)
  expect(places.every(({ dishes }) => dishes > 0)).toBe(true)
  for (const { id, dishes } of places) {
    const page = await asha.call(recipes.place, { place: id })
    expect(page.note.length, id).toBeGreaterThan(30)
    expect(page.plate.length, id).toBeGreaterThan(2)
    // Dishes that most households avoid (pork, buffalo) are not shown.
    if (dishes >= 20) expect(page.recipes.length, id).toBe(10)
    else expect(page.recipes.length, id).toBeGreaterThanOrEqual(Math.min(10, dishes) - 3)
    expect(new Set(page.recipes.map((recipe) => recipe.id)).size, id).toBe(page.recipes.length)
  }
})

test('COOK-13 a place’s page goes by the month of the person and what the household eats', async () => {
  await using server = await startTestServer()
  server.clock.set(new Date('2027-01-15T06:00:00Z'))
  const asha = await server.aPerson()
  const bengal = await asha.call(recipes.place, { place: 'west-bengal' })
  expect(bengal).toMatchObject({ name: 'West Bengal', month: 'January', region: 'East' })
  expect(bengal.in_season.join(' ')).toMatch(/cauliflower/i)
  expect(bengal.recipes.map(({ title }) => title)).toContain('Shorshe Ilish')
  expect(bengal.neighbours.length).toBeGreaterThan(0)
  const asked = await asha.call(recipes.place, { place: 'west-bengal', veg_only: 'true' })
  expect(asked.recipes).toHaveLength(10)
  expect(asked.recipes.every(({ is_vegetarian }) => is_vegetarian)).toBe(true)
  await asha.call(recipes.setDiet, { jain: true })
  const jain = await asha.call(recipes.place, { place: 'west-bengal' })
  expect(jain.recipes.length).toBeGreaterThan(0)
  expect(jain.recipes.every(({ flags }) => flags.jain)).toBe(true)
})

test('COOK-13 an unknown place is not found, and an invalid one is refused', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(recipes.place, { place: 'atlantis' })).toMatchObject({ status: 404, detail: 'Place not found' })
  expect(await asha.ask(recipes.place, { place: 'A1' })).toMatchObject({ status: 422 })
})
