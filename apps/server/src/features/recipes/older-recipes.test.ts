import { randomUUID } from 'node:crypto'
import * as recipes from '@planner/contract/kitchen/recipes'
import { Kysely, PostgresDialect } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { createDatabase } from '#test/create-database.ts'
import { openTestPool } from '#test/test-pool.ts'
import { startTestServer } from '#test/test-server.ts'

/** A recipe id from before the cookbook. */
const older = 'dal.toor.tadka.-'

test('COOK-9 in a database older than the cookbook, plans are made anew; saved and shown recipes stay', async () => {
  await using database = await createDatabase()
  const { client, url } = database
  const pool = openTestPool(url)
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db as never, '0030-own-recipes')
    const id = randomUUID()
    await client.query(
      `insert into users (id, email, email_key, full_name, password_hash, created_at)
       values ($1, 'asha@example.in', 'asha@example.in', 'Asha', '', now())`,
      [id],
    )
    const plan = (day: string, ...ids: string[]) =>
      client.query(
        `insert into meal_plans (user_id, date, veg_only, location, generation, recipes, said, made_at)
         values ($1, $2, false, 'Mumbai, India', 1, $3, '{}', now())`,
        [id, day, JSON.stringify({ Lunch: ids })],
      )
    await plan('2026-11-20', older, 'punjab.dal-makhani')
    await plan('2026-11-21', 'punjab.dal-makhani', `written.model.${randomUUID()}.dal`, 'kerala.cabbage-thoran.carrot')
    await client.query('insert into saved_recipes (user_id, recipe_id, recipe, saved_at) values ($1, $2, $3, now())', [
      id,
      older,
      JSON.stringify({ id: older, title: 'Toor Dal Tadka' }),
    ])
    await client.query('insert into shown_recipes (user_id, recipe_id, shown_on) values ($1, $2, $3)', [
      id,
      older,
      '2026-11-01',
    ])
    await migrate(db as never)
    const { rows: plans } = await client.query(`select date::text from meal_plans`)
    expect(plans).toEqual([{ date: '2026-11-21' }])
    expect((await client.query('select recipe from saved_recipes')).rows).toEqual([
      { recipe: { id: older, title: 'Toor Dal Tadka' } },
    ])
    expect((await client.query('select recipe_id from shown_recipes')).rows).toEqual([{ recipe_id: older }])
  } finally {
    await db.destroy()
  }
})

test('COOK-9 an older recipe’s link gives the dish that replaced it, and a saved one stays as it was saved', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const replaced = await asha.call(recipes.one, { id: older })
  expect(replaced).toMatchObject({ id: 'punjab.dal-tadka', title: 'Dal Tadka' })
  expect(await asha.ask(recipes.one, { id: 'no.such.recipe.here' })).toMatchObject({ status: 404 })

  const asSaved = { ...replaced, id: older, title: 'Toor Dal Tadka' }
  await server.pool.query(
    'insert into saved_recipes (user_id, recipe_id, recipe, saved_at) values ($1, $2, $3, now())',
    [asha.id, older, JSON.stringify(asSaved)],
  )
  const { recipes: saved } = await asha.call(recipes.saved, {})
  expect(saved).toMatchObject([{ id: older, title: 'Toor Dal Tadka', instructions: replaced.instructions }])
  expect(await asha.call(recipes.unsave, { id: older })).toMatchObject({ saved_recipe_ids: [] })
})
