import { artwork, recipe } from '@planner/kitchen'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import drawCard from './draw-card.ts'

const asBrowser = { accept: 'text/html', 'sec-fetch-dest': 'document' }

test('COOK-7 a recipe’s link opens without an account, with its text and a chat preview', async () => {
  await using server = await startTestServer()
  const page = await server.app.inject({ url: '/r/punjab.dal-makhani', headers: asBrowser })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const { body } = page
  expect(body).toContain('<h1>Dal Makhani</h1>')
  expect(body).toContain('<meta property="og:title" content="Dal Makhani">')
  expect(body).toMatch(/<meta property="og:description" content="Punjab · serves 4 · [^"]+urad[^"]*">/)
  expect(body).toContain(`<meta property="og:url" content="${server.context.config.publicUrl}/r/punjab.dal-makhani">`)
  for (const part of [
    '<dt>Serves</dt><dd>4</dd>',
    '<dt>Cook</dt><dd>2 h 4 mins</dd>',
    '<a class="button" href="/recipes#r=punjab.dal-makhani">Open in Daily Planner</a>',
    'Contains: ',
    '<h2>Ingredients</h2>',
    '<h2>Method</h2>',
    '/recipes#r=punjab.dal-makhani',
  ])
    expect(body).toContain(part)
  expect(body).not.toContain('<script')
  // A variant has a page too, and so does an older recipe, under the dish that replaced it.
  for (const id of ['dal.toor.tadka.-', 'punjab.sarson-da-saag'])
    expect([id, (await server.app.inject({ url: `/r/${id}` })).statusCode]).toEqual([id, 200])
})

test.each(['no.such-dish', 'punjab', '%3Cscript%3E', 'a'.repeat(150), '..%2f..%2fetc', 'punjab.dal-makhani%00'])(
  'COOK-7 a link that names no recipe says so: %s',
  async (name) => {
    await using server = await startTestServer()
    const page = await server.app.inject({ url: `/r/${name}`, headers: asBrowser })
    expect([page.statusCode, page.body.includes('This recipe isn’t here')]).toEqual([404, true])
  },
)

test('COOK-7 opening shared links is rate-limited per network', async () => {
  await using server = await startTestServer()
  const statuses = await Promise.all(
    Array.from({ length: 125 }, async () => (await server.app.inject({ url: '/r/punjab.dal-makhani' })).statusCode),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
})

test('COOK-7 a recipe’s link has a picture for chats: 1080 x 1080, the same each time', async () => {
  await using server = await startTestServer()
  const url = '/r/punjab.dal-makhani/picture.png'
  const { body } = await server.app.inject({ url: '/r/punjab.dal-makhani', headers: asBrowser })
  expect(body).toContain(`<meta property="og:image" content="${server.context.config.publicUrl}${url}">`)
  const picture = await server.app.inject({ url })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  const bytes = picture.rawPayload
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
  expect((await server.app.inject({ url })).rawPayload.equals(bytes)).toBe(true)
  expect((await server.app.inject({ url: '/r/goa.goan-fish-curry/picture.png' })).rawPayload.equals(bytes)).toBe(false)
  expect((await server.app.inject({ url: '/r/no.such-dish/picture.png' })).statusCode).toBe(404)
})

test.each(['Dal <script>&"', 'x'.repeat(300), 'Aloo Gobi '.repeat(20), 'ದಾಲ್ 🍛 \u202e'])(
  'COOK-7 a card is drawn of any title: %s',
  (title) => {
    const drawing = artwork(recipe('punjab.dal-makhani')!)
    const bytes = Buffer.from(drawCard({ title, facts: 'Punjab · serves 4', drawing }))
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
  },
)
