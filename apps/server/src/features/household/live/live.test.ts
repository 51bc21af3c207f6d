import type { AddressInfo } from 'node:net'
import * as cart from '@planner/contract/cart'
import * as household from '@planner/contract/household'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'

/** Reads the stream as a page does: what was received, and whether it has ended. */
async function listen(server: TestServer, person: Person) {
  const { port } = server.app.server.address() as AddressInfo
  const gone = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${household.livePath}`, {
    headers: { authorization: `Bearer ${person.token}` },
    signal: gone.signal,
  })
  const heard = {
    status: response.status,
    text: '',
    ended: false,
    close: () => gone.abort(),
    headers: response.headers,
  }
  void (async () => {
    try {
      for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) heard.text += piece
    } catch {
      // The test closed the stream.
    }
    heard.ended = true
  })()
  return heard
}

/** Polls the database once more, and waits until its changes have arrived. */
async function look(server: TestServer): Promise<void> {
  await server.context.live.look()
  await new Promise((resolve) => setTimeout(resolve, 20))
}

const versionsIn = (text: string): Record<string, number>[] =>
  [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as Record<string, number>)

test('HOME-7 a member’s change reaches the others at once, but no stranger; private changes reach nobody', async () => {
  await using server = await startTestServer()
  const { asha, rohan, stranger } = await createHousehold(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const [hers, his, theirs] = await Promise.all([asha, rohan, stranger].map((person) => listen(server, person)))
  expect(hers!.headers.get('content-type')).toContain('text/event-stream')
  await look(server)
  const before = versionsIn(his!.text).at(-1)!
  expect(before.household).toBeGreaterThan(0)
  const strangersBefore = theirs!.text

  await asha.call(reminders.createFromText, { text: 'see the cardiologist tomorrow' })
  await look(server)
  expect(versionsIn(his!.text).at(-1)).toEqual(before)

  const { id } = await asha.call(reminders.createFromText, { text: 'dinner tomorrow at 8 pm', audience: 'everyone' })
  await look(server)
  const made = versionsIn(his!.text).at(-1)!
  expect(made.reminders).toBeGreaterThan(before.reminders ?? 0)
  await rohan.call(reminders.update, { id, completed: true })
  await look(server)
  expect(versionsIn(hers!.text).at(-1)!.reminders).toBeGreaterThan(made.reminders!)
  expect(theirs!.text).toBe(strangersBefore)
  // The versions are also available without a stream.
  const { 'own-reminders': own, ...shared } = versionsIn(hers!.text).at(-1)!
  expect(own).toBeGreaterThan(0)
  expect((await rohan.call(household.changes, {})).versions).toEqual(shared)
  for (const one of [hers, his, theirs]) one!.close()
})

test('HOME-7 the devices of a person alone in their household learn of each other’s changes', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const device = await listen(server, asha)
  await look(server)
  const versions = () => versionsIn(device.text).at(-1)!
  const { id } = await asha.call(reminders.createFromText, { text: 'call home tomorrow at 8 pm' })
  await look(server)
  const made = versions()['own-reminders']!
  expect(made).toBeGreaterThan(0)
  await asha.call(reminders.update, { id, title: 'call Ravi' })
  await look(server)
  const changed = versions()['own-reminders']!
  expect(changed).toBeGreaterThan(made)
  await asha.call(reminders.remove, { id })
  await look(server)
  expect(versions()['own-reminders']).toBeGreaterThan(changed)
  const cartBefore = versions()['own-cart'] ?? 0
  await asha.call(cart.add, { type: 'product', item_id: 'free-soap', name: 'soap', unpriced: true })
  await look(server)
  expect(versions()['own-cart']).toBeGreaterThan(cartBefore)
  device.close()
})

test('HOME-7 a removed member gets no more live changes; without a session there is no stream', async () => {
  await using server = await startTestServer()
  const { asha, rohan } = await createHousehold(server)
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const his = await listen(server, rohan)
  await look(server)
  await asha.call(household.removeMember, { id: rohan.id })
  await look(server)
  expect(his.ended).toBe(true)
  await asha.call(reminders.createFromText, { text: 'dinner tomorrow at 8 pm', audience: 'everyone' })
  const again = await listen(server, rohan)
  await look(server)
  expect(versionsIn(again.text).at(-1)?.reminders ?? 0).toBe(0)
  again.close()
  expect((await server.app.inject({ url: household.livePath })).statusCode).toBe(401)
})

test('HOME-7 a seventh live stream of one person closes the first, and a stopping process closes all', async () => {
  const server = await startTestServer()
  const asha = await server.aPerson()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const all = []
  for (let n = 0; n < 7; n++) all.push(await listen(server, asha))
  await look(server)
  expect(all.map(({ ended }) => ended)).toEqual([true, ...Array<boolean>(6).fill(false)])
  // Open streams do not delay the shutdown.
  await server[Symbol.asyncDispose]()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(all.every(({ ended }) => ended)).toBe(true)
})

test('HOME-7 a change made by another process is pushed too, through PostgreSQL alone', async () => {
  await using server = await startTestServer()
  const { asha } = await createHousehold(server)
  const { rows } = await server.pool.query<{ household_id: string }>('select household_id from users where id = $1', [
    asha.id,
  ])
  const heard: unknown[] = []
  const stop = server.context.live.follow(rows[0]!.household_id, (versions) => heard.push(versions))
  await server.context.live.look()
  await server.pool.query(`select bump_household($1, 'reminders')`, [rows[0]!.household_id])
  await server.context.live.look()
  expect(heard).toHaveLength(2)
  stop()
})
