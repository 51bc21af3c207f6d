import { setImmediate as turn } from 'node:timers/promises'
import * as assistant from '@planner/contract/assistant'
import * as recipes from '@planner/contract/kitchen/recipes'
import { kitchenTip } from '@planner/kitchen'
import { afterEach, expect, test, vi } from 'vitest'
import type { RecipeAnswer } from '#features/assistant/prompts/recipe-answer.ts'
import { userById } from '#features/auth/user-by-id.ts'
import { purgeWritten } from '#features/recipes/written/purge-written.ts'
import { families } from '#providers/language-model/config.ts'
import { totalTimeoutMs } from '#providers/language-model/language-model.ts'
import { type Responder, startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'
import { kitchenResponder } from '#test/stand-ins/language-model/sample-kitchen.ts'
import { sampleRecipes } from '#test/stand-ins/language-model/sample-recipes.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { planInAnswer } from '../plan-in-answer.ts'
import { freshPlan, wantedBy } from '../plan-of-day.ts'

afterEach(() => void vi.useRealTimers())

const all = ({ sections }: recipes.MealPlan) => recipes.categories.flatMap((category) => sections[category])
const ids = (plan: recipes.MealPlan) => all(plan).map(({ id }) => id)
const written = (plan: recipes.MealPlan) => all(plan).filter(({ written_by }) => written_by === 'model')
const stored = async ({ pool }: TestServer) =>
  (await pool.query<{ id: string; planned_on: string | null }>('select id, planned_on from written_recipes')).rows

/** Runs the jobs as often as one enqueues the next. */
async function runAll(server: TestServer) {
  for (let turns = 0; turns < 4; turns++) await server.runJobs()
}

/** Returns a person's second plan, which contains the recipes written after the first. */
async function aPlanWithWritten(server: TestServer, person: Person): Promise<recipes.MealPlan> {
  await person.call(recipes.mealPlan, {})
  await runAll(server)
  return person.call(recipes.mealPlan, { regenerate: 'true' })
}

/** Returns a good recipe for whatever meal is requested. */
const anyMeal: Responder = (asking) => {
  const sample = kitchenResponder(asking) as RecipeAnswer | { tip: string }
  if ('tip' in sample || sample.can) return sample
  const { meal, not } = JSON.parse(asking.data) as { meal: RecipeAnswer['category']; not: string }
  const unused = sampleRecipes.find(({ title, diet }) => diet === 'Veg' && !not.includes(title))
  return { ...(unused ?? sample), category: meal }
}

test('a plan requests a new recipe without waiting, and the next plan includes it', {
  timeout: 60_000,
}, async () => {
  await using model = await startLanguageModel({ says: anyMeal })
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const first = await asha.call(recipes.mealPlan, {})
  expect([written(first), model.calls()]).toEqual([[], 0])
  await runAll(server)
  const waiting = await stored(server)
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.length).toBeLessThanOrEqual(3)
  expect(await asha.call(recipes.mealPlan, {})).toEqual(first)

  const { task_id: taskId } = await asha.call(recipes.generateInBackground, {})
  await runAll(server)
  const fresh = await asha.call(recipes.mealPlan, {})
  const theirs = written(fresh)
  // A dish mentioned in the day's texts keeps its place.
  expect(theirs.length).toBeGreaterThan(0)
  expect(theirs.length).toBeLessThanOrEqual(waiting.length)
  for (const category of recipes.categories) {
    const section = fresh.sections[category]
    expect(section.filter(({ is_vegetarian }) => is_vegetarian)).toHaveLength(2)
    expect(section).toHaveLength(4)
    expect(section.every((recipe) => recipe.category === category)).toBe(true)
  }
  expect(new Set(ids(fresh)).size).toBe(20)
  const [dish] = theirs
  expect(await asha.call(recipes.one, { id: dish!.id })).toEqual(dish)
  expect(await asha.call(recipes.taskStatus, { task_id: taskId })).toMatchObject({ status: 'progress' })

  // At most three a day, and no dish twice.
  const third = await asha.call(recipes.mealPlan, { regenerate: 'true' })
  await runAll(server)
  expect((await stored(server)).length).toBeLessThanOrEqual(3)
  expect(ids(third).filter((id) => [...ids(first), ...ids(fresh)].includes(id))).toEqual([])

  const again = await asha.call(recipes.mealPlan, { veg_only: 'true' })
  expect(all(again).every(({ is_vegetarian }) => is_vegetarian)).toBe(true)
})

test('a written dish is swapped for one of ours, and one of ours beside it too', async () => {
  await using model = await startLanguageModel({ says: anyMeal })
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const plan = await aPlanWithWritten(server, asha)
  const [dish] = written(plan)
  const section = plan.sections[dish!.category]
  const beside = section.find(({ id, is_vegetarian }) => id !== dish!.id && is_vegetarian === dish!.is_vegetarian)!
  const swapped = await asha.call(recipes.swap, { recipe_id: beside.id })
  expect(ids(swapped)).toContain(dish!.id)
  const after = await asha.call(recipes.swap, { recipe_id: dish!.id })
  const place = section.findIndex(({ id }) => id === dish!.id)
  const other = after.sections[dish!.category][place]!
  expect(other).toMatchObject({ is_vegetarian: dish!.is_vegetarian })
  expect([...ids(plan), ...ids(swapped)]).not.toContain(other.id)
})

/** Returns the next fresh plan as a server without a language model would make it, and rolls it back. */
async function planWithoutModel(server: TestServer, userId: string): Promise<recipes.MealPlan> {
  const context = { ...server.context, languageModel: null }
  const user = (await userById(context, userId))!
  const made: recipes.MealPlan[] = []
  const taken = context.db.transaction().execute(async (tx) => {
    const plan = await freshPlan(context, tx, user, wantedBy(context, user, { vegOnly: false }))
    made.push(await planInAnswer(context, user, plan))
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  return made[0]!
}

const [tiramisu] = sampleRecipes as [RecipeAnswer]
const wrong: unknown[] = [
  '{"title":',
  '',
  { ...tiramisu, diet: 'Veg', ingredients: [...tiramisu.ingredients, '3 eggs'] },
]

test.concurrent.each(families)(
  'with %s failing in any way, plans and tips are the same as without it, and nothing is stored',
  async (family) => {
    await using model = await startLanguageModel({ family })
    await using server = await startTestServer({ environment: model.environment })
    const asha = await server.aPerson()
    // Only the first family gets all the answers; the others are judged by the same rules.
    const isFirst = family === families[0]
    for (const answer of isFirst ? wrong : wrong.slice(0, 1)) {
      model.respondWith(() => answer)
      await asha.call(recipes.mealPlan, { regenerate: 'true' })
      await runAll(server)
    }
    for (const fault of isFirst ? (['error', 'busy', 'lose the answer'] as const) : (['busy'] as const)) {
      model.behave(fault)
      const without = await planWithoutModel(server, asha.id)
      expect(await asha.call(recipes.mealPlan, { regenerate: 'true' })).toEqual(without)
      await server.runJobs()
    }
    expect(await stored(server)).toEqual([])
    server.clock.set(new Date('2026-11-21T04:30:00Z'))
    expect(await asha.call(recipes.kitchenTip, {})).toEqual({ tip: kitchenTip('2026-11-21') })
  },
)

test('a model that does not answer delays no plan', async () => {
  await using model = await startLanguageModel()
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  await asha.call(recipes.mealPlan, {})
  model.behave('hang')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const working = server.runJobs()
  while (model.calls() < 1) await turn()
  const fresh = await asha.call(recipes.mealPlan, { regenerate: 'true' })
  expect(written(fresh)).toEqual([])
  let isDone = false
  void working.finally(() => (isDone = true))
  // Each request takes its full timeout.
  for (let heard = 0; !isDone; await turn()) {
    if (model.calls() === heard) continue
    heard = model.calls()
    await vi.advanceTimersByTimeAsync(totalTimeoutMs)
  }
  vi.useRealTimers()
  model.behave('well')
  await working
  expect(await stored(server)).toEqual([])
})

test('tomorrow’s kitchen tip is written ahead, once, and is ours again with AI off', async () => {
  await using model = await startLanguageModel({ says: anyMeal })
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const today = await asha.call(recipes.kitchenTip, {})
  await asha.call(recipes.mealPlan, {})
  await asha.call(recipes.mealPlan, { veg_only: 'true' })
  await runAll(server)
  expect(await asha.call(recipes.kitchenTip, {})).toEqual(today)
  expect(model.asked.filter(({ data }) => !data.includes('meal'))).toHaveLength(1)
  expect(JSON.stringify(model.asked)).not.toMatch(/Mumbai|Asha/)
  server.clock.set(new Date('2026-11-21T04:30:00Z'))
  expect(await asha.call(recipes.kitchenTip, {})).toMatchObject({ written_by: 'model', tip: /lemons/ })
  await asha.call(assistant.setEnabled, { enabled: false })
  expect(await asha.call(recipes.kitchenTip, {})).toEqual({ tip: kitchenTip('2026-11-21') })
  await asha.call(recipes.mealPlan, {})
  const before = model.calls()
  await runAll(server)
  expect(model.calls()).toBe(before)
})

test('what was written is forgotten with its plan, unless somebody saved it', async () => {
  await using model = await startLanguageModel({ says: anyMeal })
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const plan = await aPlanWithWritten(server, asha)
  const [first, ...rest] = written(plan)
  await asha.call(recipes.save, { id: first!.id })
  const before = await stored(server)
  await purgeWritten(server.context, '2026-11-20')
  expect(await stored(server)).toEqual(before)
  await purgeWritten(server.context, '2026-11-21')
  expect((await stored(server)).map(({ id }) => id)).toEqual([first!.id])
  expect(rest.length).toBeGreaterThan(0)
})
