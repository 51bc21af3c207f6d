import * as profile from '@planner/contract/account/profile'
import { recipes as limits } from '@planner/contract/constants/kitchen'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as location from '@planner/contract/location'
import { restDays } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { workOnPlan } from './work-on-plan.ts'

const all = ({ sections }: recipes.MealPlan) => recipes.categories.flatMap((category) => sections[category])
const ids = (plan: recipes.MealPlan) => all(plan).map(({ id }) => id)
const dish = (id: string) => id.split('.').slice(0, 3).join('.')

test('RECIPE-2 RECIPE-3 RECIPE-4 DATA-6 API-4 a day has twenty recipes, two and two of each category', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  expect(plan).toMatchObject({
    date: '2026-11-20',
    location: 'Mumbai, India',
    currency: 'INR',
    timezone: 'Asia/Kolkata',
    vegOnly: false,
    repeats: false,
  })
  expect(plan.theme.length).toBeGreaterThan(5)
  expect(plan.culturalTips.length).toBeGreaterThan(0)
  expect(plan.plates).toEqual({ Lunch: expect.any(String), Dinner: expect.any(String) })
  for (const category of recipes.categories) {
    const section = plan.sections[category]
    expect(section.filter(({ is_vegetarian }) => is_vegetarian)).toHaveLength(2)
    expect(section.every((recipe) => recipe.category === category)).toBe(true)
  }
  expect(new Set(ids(plan)).size).toBe(20)
  for (const recipe of all(plan)) {
    expect(recipe.placeholder).toMatch(/^<svg[\s>]/)
    // A drink has two steps.
    expect(recipe.instructions.length).toBeGreaterThanOrEqual(2)
    // A portion of chutney or a cup of salted tea has few calories.
    expect(recipe.nutrition_facts.energy_kcal).toBeGreaterThan(5)
  }
})

test('more people than the store has connections ask for their first plan at once, and all get it', async () => {
  await using server = await startTestServer()
  const people = await Promise.all(Array.from({ length: 12 }, () => server.aPerson()))
  const answers = await Promise.all(people.map((person) => person.ask(recipes.mealPlan, {})))
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
})

// docs/product/decisions.md#15
test('the plan stays the same, in both forms of its address, until a fresh one is asked for', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, { veg_only: 'true' })
  expect(await asha.call(recipes.mealPlan, { veg_only: 'true', location: 'Chennai, India' })).toEqual(plan)
  const plain = await server.app.inject({
    url: '/recipes/meal-plan?veg_only=true&_cache_bust=17',
    headers: { authorization: `Bearer ${asha.token}`, accept: 'application/json' },
  })
  expect(plain.json()).toEqual(plan)
  expect(all(plan).every(({ is_vegetarian }) => is_vegetarian)).toBe(true)

  const fresh = await asha.call(recipes.mealPlan, { veg_only: 'true', regenerate: 'true' })
  expect(ids(fresh).filter((id) => ids(plan).includes(id))).toEqual([])
  expect(await asha.call(recipes.mealPlan, { veg_only: 'true' })).toEqual(fresh)
})

test('RECIPE-4 what was shown is kept for as long as the plan avoids it', () => {
  expect(limits.unseenDays).toBe(restDays)
})

test('RECIPE-4 nothing comes again within 90 days, in either diet, looked at ahead or not', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const shown: string[] = []
  for (let day = 0; day < 24; day++) {
    server.clock.set(new Date(Date.UTC(2026, 10, 20 + day, 5)))
    for (const veg_only of ['true', 'false'] as const)
      shown.push(...ids(await asha.call(recipes.mealPlan, { veg_only })))
  }
  const ahead = new Date(Date.UTC(2026, 10, 20 + 30)).toISOString().slice(0, 10)
  shown.push(...ids(await asha.call(recipes.mealPlan, { date: ahead })))
  expect(shown).toHaveLength(49 * 20)
  expect(new Set(shown.map(dish)).size).toBe(shown.length)
})

test('two simultaneous plans, by tab or by diet, have no recipe in common', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plans = await Promise.all(
    Array.from({ length: 8 }, (_, n) => asha.call(recipes.mealPlan, { veg_only: n % 2 ? 'true' : 'false' })),
  )
  const [mixed, veg] = [plans.filter(({ vegOnly }) => !vegOnly), plans.filter(({ vegOnly }) => vegOnly)]
  expect(new Set(mixed.map((plan) => ids(plan).join())).size).toBe(1)
  expect(new Set(veg.map((plan) => ids(plan).join())).size).toBe(1)
  expect(ids(mixed[0]!).filter((id) => ids(veg[0]!).includes(id))).toEqual([])
})

// docs/product/decisions.md#15
test('a plan uses the city known when it was made', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await asha.call(location.updateLocation, { location: 'Chennai, India', city: 'Chennai' })
  expect((await asha.call(recipes.mealPlan, {})).location).toBe('Chennai, India')
})

test('a plan is for the home in the profile until the person is located', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plate = async () => {
    const { location: place, sections } = await asha.call(recipes.mealPlan, { regenerate: 'true' })
    return { place, lunch: sections.Lunch.map(({ id }) => id) }
  }
  const atFirst = await plate()
  expect(atFirst.place).toBe('Mumbai, India')
  await asha.call(profile.update, { location: 'Chennai, India' })
  const atHome = await plate()
  expect(atHome.place).toBe('Chennai, India')
  expect(atHome.lunch.some((id) => id.startsWith('tamil-nadu.'))).toBe(true)
  await asha.call(location.updateLocation, { location: 'Pune, India', city: 'Pune' })
  expect((await plate()).place).toBe('Pune, India')
})

test.each(['2026-11-19', '2026-11-28', '2030-01-01'])('a day outside the week ahead is refused: %s', async (date) => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.ask(recipes.mealPlan, { date })).toMatchObject({
    status: 422,
    detail: 'Plans are available for today and the next seven days',
  })
  expect(await asha.ask(recipes.mealPlan, { date: 'soon' })).toMatchObject({ status: 422 })
})

test('six fresh plans an hour are enough', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (let n = 0; n < 6; n++) await asha.call(recipes.mealPlan, { regenerate: 'true' })
  const answer = await asha.ask(recipes.mealPlan, { regenerate: 'true' })
  expect(answer).toMatchObject({
    status: 429,
    detail: 'You’ve already made six new plans this hour; please try again later',
  })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
})

async function follow(server: TestServer, person: Person, taskId: string) {
  const heard: string[] = []
  for (let poll = 0; poll < 60; poll++) {
    const report = await person.call(recipes.taskStatus, { task_id: taskId })
    heard.push(`${report.status} ${report.progress}`)
    if (report.status === 'success' || report.status === 'failed') return { heard, report }
    server.clock.advance(2000)
  }
  throw new Error(`never ended: ${heard.join(', ')}`)
}

test('RECIPE-10 a plan in the background reports every milestone once, then the plan', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const before = await asha.call(recipes.mealPlan, {})
  const { status, task_id: taskId } = await asha.call(recipes.generateInBackground, { location: 'Pune, India' })
  expect(status).toBe('started')
  expect(await asha.call(recipes.taskStatus, { task_id: taskId })).toMatchObject({ status: 'pending', progress: 0 })
  await server.runJobs()
  const { heard, report } = await follow(server, asha, taskId)
  expect(heard).toEqual(['progress 20', 'progress 40', 'progress 80', 'success 100'])
  expect(ids(report.result!).filter((id) => ids(before).includes(id))).toEqual([])
  expect(report.result!.location).toBe('Pune, India')
  expect(await asha.call(recipes.mealPlan, {})).toEqual(report.result)
})

test('two fresh plans requested at once are one, and another person’s is not found', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  // Opens the queue first, because ten transactions will take all connections.
  await server.runJobs()
  const started = await Promise.all(Array.from({ length: 10 }, () => asha.call(recipes.generateInBackground, {})))
  const [taskId, ...others] = new Set(started.map(({ task_id }) => task_id))
  expect(others).toEqual([])
  expect(await ravi.ask(recipes.taskStatus, { task_id: taskId })).toMatchObject({ status: 404 })
  expect(await asha.ask(recipes.taskStatus, { task_id: 'x' })).toMatchObject({ status: 422 })
  await server.runJobs()
  const { rows } = await server.pool.query('select generation from meal_plans')
  expect(rows).toEqual([{ generation: 0 }])
})

test('a plan task whose worker was killed is finished once by the next', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { task_id: taskId } = await asha.call(recipes.generateInBackground, {})
  // As if killed halfway: the task had begun, but nothing was committed.
  await server.pool.query(`update plan_tasks set status = 'progress', progress = 40 where id = $1`, [taskId])
  await server.runJobs()
  await workOnPlan(server.context, { taskId })
  const { report } = await follow(server, asha, taskId)
  expect(report.status).toBe('success')
  const { rows } = await server.pool.query('select generation from meal_plans')
  expect(rows).toEqual([{ generation: 0 }])
})

test('a plan task taken by two workers makes one plan', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const { task_id: taskId } = await asha.call(recipes.generateInBackground, {})
  await Promise.all([workOnPlan(server.context, { taskId }), workOnPlan(server.context, { taskId })])
  const { rows } = await server.pool.query('select generation from meal_plans')
  expect(rows).toEqual([{ generation: 0 }])
})

test('ten plans at once are made on two connections', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  server.pool.options.max = 2
  const { rows: tasks } = await server.pool.query<{ id: string }>(
    `insert into plan_tasks (id, user_id, date, veg_only, location, status, progress, told, told_at, created_at)
     select gen_random_uuid(), $1, '2026-11-20'::date + day, veg_only, 'Pune, India', 'pending', 0, 0, now(), now()
     from generate_series(0, 4) day, unnest('{true,false}'::boolean[]) veg_only returning id`,
    [asha.id],
  )
  await Promise.all(tasks.map(({ id }) => workOnPlan(server.context, { taskId: id })))
  const { rows } = await server.pool.query('select status, count(*)::int as count from plan_tasks group by status')
  expect(rows).toEqual([{ status: 'success', count: 10 }])
})

test('a dish is swapped for another of its kind', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const plan = await asha.call(recipes.mealPlan, {})
  const [first, second] = plan.sections.Lunch
  const after = await asha.call(recipes.swap, { recipe_id: first!.id })
  expect(after.sections.Lunch[0]!.id).not.toBe(first!.id)
  expect(after.sections.Lunch[0]!.is_vegetarian).toBe(first!.is_vegetarian)
  expect(after.sections.Lunch[1]!.id).toBe(second!.id)
  expect(await asha.ask(recipes.swap, { recipe_id: first!.id })).toMatchObject({ status: 404 })
  expect(await asha.call(recipes.mealPlan, {})).toEqual(after)
})

test('what the household leaves out is in no plan, search or swap', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  expect(await asha.call(recipes.diet, {})).toMatchObject({
    egg: true,
    jain: false,
    pork: false,
    exclude_allergens: [],
  })
  const diet = await asha.call(recipes.setDiet, { no_onion_garlic: true, exclude_allergens: ['milk'] })
  expect(diet).toMatchObject({ no_onion_garlic: true, egg: true })
  const plan = await asha.call(recipes.mealPlan, {})
  const found = (await asha.call(recipes.search, { query: 'sabzi' })).recipes
  const { sections } = await asha.call(recipes.swap, { recipe_id: plan.sections.Dinner[0]!.id })
  for (const recipe of [...all(plan), ...found, ...sections.Dinner]) {
    expect(recipe.flags.no_onion_garlic).toBe(true)
    expect(recipe.allergens).not.toContain('milk')
  }
  expect(await asha.ask(recipes.setDiet, { exclude_allergens: ['love'] })).toMatchObject({ status: 422 })
})
