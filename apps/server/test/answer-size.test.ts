import * as admin from '@planner/contract/admin'
import { answerBytesMax } from '@planner/contract/constants/api'
import { pathNames } from '@planner/contract/endpoint'
import * as own from '@planner/contract/kitchen/own-recipes'
import * as recipes from '@planner/contract/kitchen/recipes'
import { expect, test } from 'vitest'
import { routes } from '#app-map.ts'
import { createFullPerson } from './create-full-person.ts'
import { fillAccount, fillTheRest } from './fill-account.ts'
import { type Person, startTestServer, type TestServer } from './test-server.ts'

/** Responses that may be larger, each with the reason. */
const larger: Record<string, string> = {
  '/api/privacy/export': 'is everything of an account as one file, streamed, three times a day',
  '/api/recipes/own-export': 'is a file of up to 500 recipes, streamed',
  '/api/orders/:id/bill': 'is a PDF, drawn 20 times a minute at most',
  '/api/reminders/:id/files/:file_id': 'is a photo or file of up to 10 MB, streamed',
  '/api/admin/users/csv': 'is a file of up to 250,000 rows, streamed to an administrator',
  '/api/admin/orders/csv': 'is a file of up to 250,000 rows, streamed to an administrator',
  '/api/admin/vendors/csv': 'is a file of up to 250,000 rows, streamed to an administrator',
}

test('SAFE-1 no GET of the product answers with 1 MB or more to an account filled to its limits', {
  timeout: 120_000,
}, async () => {
  await using server = await startTestServer()
  const zarina = await aFullPerson(server)
  const { rows } = await server.pool.query(
    `select (select id from reminders where user_id = $1 limit 1) as reminder, (select id from vendors limit 1) as vendor,
       (select id from plan_tasks where user_id = $1 limit 1) as task,
       (select id from webhooks where user_id = $1 limit 1) as webhook,
       (select id from medicines where user_id = $1 limit 1) as medicine`,
    [zarina.id],
  )
  const plan = await zarina.call(recipes.mealPlan, {})
  const steps = Array.from({ length: 9 }, () => '"'.repeat(1900))
  const longest = `---\ntitle: Dal\n---\n\nBoil @rice{1%cup} in @water{1%cup}.\n\n${steps.join('\n\n')}`
  const mine = await zarina.call(own.write, { text: longest })
  const named: Record<string, Record<string, string>> = {
    '/api/recipes/task-status/:task_id': { task_id: rows[0].task },
    '/api/recipes/own/:id': { id: mine.id },
    '/api/medicines/:id/table': { id: rows[0].medicine },
    '/api/recipes/places/:place': { place: 'goa' },
    '/api/recipes/:id': { id: plan.sections.Lunch[0]!.id },
    '/api/why/:about/:id': { about: 'vendor', id: rows[0].vendor },
    '/api/why/:about/:id/words': { about: 'vendor', id: rows[0].vendor },
    '/api/vendors/suggestions/:reminder_id': { reminder_id: rows[0].reminder },
    '/api/vendors/suggestions/:reminder_id/words': { reminder_id: rows[0].reminder },
    '/api/account/webhooks/:id/deliveries': { id: rows[0].webhook },
    '/api/admin/users/:id': { id: zarina.id },
    '/api/admin/vendors/:id/links': { id: rows[0].vendor },
  }
  const asked: Record<string, string> = {
    '/api/reminders/search': '?query=done',
    '/api/orders/search': '?query=dal',
    '/api/medicines/:id/table': '?from=2026-01-01&to=2027-02-01',
    '/api/why/:about/:id': `?reminder_id=${rows[0].reminder}`,
    '/api/why/:about/:id/words': `?reminder_id=${rows[0].reminder}`,
    '/api/location/reverse': '?lat=19&lon=72',
    '/api/calendar/days': '?year=2026',
  }
  /** Calls that need a provider, a task or a suggestion that does not exist here. */
  const refused = [
    '/api/google/auth/url',
    '/api/location/reverse',
    '/api/ready',
    '/api/recipes/task-status/:task_id',
    '/api/why/:about/:id',
    '/api/why/:about/:id/words',
  ]

  const reads = routes.map(({ endpoint }) => endpoint).filter(({ method, path }) => method === 'GET' && !larger[path])
  expect(reads.length).toBeGreaterThan(35)
  const sizes: Record<string, number> = {}
  for (const { path } of reads) {
    const names = pathNames(path)
    if (names.length > 0) expect(named, `name a thing for ${path}`).toHaveProperty([path])
    const address = names.reduce((url, name) => url.replace(`:${name}`, named[path]![name]!), path as string)
    for (const url of walk(path, `${address}${asked[path] ?? ''}`)) {
      const answer = await get(server, zarina, url)
      if (!refused.includes(path))
        expect([url, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([url, 200, ''])
      sizes[url] = Buffer.byteLength(answer.rawPayload)
    }
  }
  expect(Object.entries(sizes).filter(([, bytes]) => bytes >= answerBytesMax)).toEqual([])
  // Proves that the account is full: without their limits these would be many times as large.
  for (const url of ['/api/reminders', '/api/orders', '/api/recipes/saved', '/api/admin/orders'])
    expect([url, sizes[url]! > 500_000]).toEqual([url, true])
})

test('SAFE-1 following the Link headers gives every reminder, order and saved recipe once', {
  timeout: 120_000,
}, async () => {
  await using server = await startTestServer()
  const zarina = await aFullPerson(server)
  const count = async (from: string) =>
    Number((await server.pool.query(`select count(*) from ${from}`, [zarina.id])).rows[0].count)

  const listed = (await everyPage<{ id: string }[]>(server, zarina, '/api/reminders')).flat().map(({ id }) => id)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.length).toBe(await count(`reminders where user_id = $1 and not (completed and date < '2026-08-22')`))

  const orders = (await everyPage<{ id: string }[]>(server, zarina, '/api/orders')).flat().map(({ id }) => id)
  expect(new Set(orders).size).toBe(orders.length)
  expect(orders.length).toBe(await count('orders where user_id = $1'))

  const saved = await everyPage<{ saved_recipe_ids: string[]; recipes: { id: string }[] }>(
    server,
    zarina,
    '/api/recipes/saved',
  )
  expect(saved.flatMap(({ recipes: page }) => page.map(({ id }) => id))).toEqual(saved[0]!.saved_recipe_ids)

  const all = await everyPage<{ orders: { id: string }[]; total: number }>(server, zarina, '/api/admin/orders?page=1')
  expect(new Set(all.flatMap(({ orders: page }) => page.map(({ id }) => id))).size).toBe(50)
  await zarina.call(admin.orders, {})
})

async function aFullPerson(server: TestServer): Promise<Person> {
  const zarina = await createFullPerson(server)
  await fillAccount(server, zarina, { openReminders: 600, doneReminders: 300, orders: 150, savedRecipes: 999 })
  await fillTheRest(server, zarina)
  return zarina
}

/** Returns the URLs to test a call with: also one with a date range if it takes one. */
const walk = (path: string, url: string): string[] =>
  path === '/api/reminders' ? [url, `${url}?from=2025-01-01&to=2027-12-31`] : [url]

const get = (server: TestServer, person: Person, url: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })

async function everyPage<Page>(server: TestServer, person: Person, first: string): Promise<Page[]> {
  const pages: Page[] = []
  let next: string | undefined = first
  while (next !== undefined) {
    const answer = await get(server, person, next)
    expect(answer.statusCode).toBe(200)
    expect(Buffer.byteLength(answer.rawPayload)).toBeLessThan(answerBytesMax)
    pages.push(answer.json())
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1]
  }
  return pages
}
