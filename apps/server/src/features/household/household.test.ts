import * as privacy from '@planner/contract/account/privacy'
import * as audit from '@planner/contract/audit'
import * as cart from '@planner/contract/cart'
import { household as limits } from '@planner/contract/constants/household'
import * as household from '@planner/contract/household'
import * as orders from '@planner/contract/orders'
import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { removeDue } from '#features/privacy/remove-due.ts'
import { hourMs } from '#platform/clock.ts'
import { testClient } from '#test/test-client.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { sharedTables } from './shared-tables.ts'

const dayMs = 24 * 3_600_000
/** Creates a person and has them join another's household. */
async function joined(server: TestServer, host: Person, role: 'adult' | 'child', full_name: string): Promise<Person> {
  server.clock.advance(60_000)
  const person = await server.aPerson({ full_name })
  const { code } = await host.call(household.invite, { role })
  await person.call(household.join, { code })
  return person
}

const names = (of: household.Household) => of.members.map(({ name, role }) => `${name}: ${role}`)

test('HOME-1 everyone has a household, at first alone, and joins another by a code', async () => {
  await using server = await startTestServer({ environment: { PUBLIC_URL: 'https://planner.example' } })
  const asha = await server.aPerson({ full_name: 'Asha Rao' })
  const rohan = await server.aPerson({ full_name: 'Rohan Rao' })
  const alone = await asha.call(household.show, {})
  expect(alone).toMatchObject({
    name: null,
    role: 'owner',
    members: [{ name: 'Asha Rao', role: 'owner', is_me: true }],
  })
  expect((await rohan.call(household.show, {})).id).not.toBe(alone.id)

  server.clock.advance(60_000)
  await asha.call(household.rename, { name: 'Raos' })
  const invitation = await asha.call(household.invite, {})
  expect(invitation).toMatchObject({ role: 'adult', expires_at: '2026-11-27T04:31:00.000Z' })
  expect(invitation.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  expect(invitation.url).toBe(`https://planner.example/settings#join=${invitation.code}`)
  // Typed as people do: in lower case, without the hyphen.
  const typed = invitation.code.toLowerCase().replace('-', ' ')
  expect(await rohan.call(household.preview, { code: typed })).toMatchObject({
    household: 'Raos',
    invited_by: 'Asha Rao',
    role: 'adult',
    members: 1,
    means: expect.arrayContaining(['Everything you have now stays private: your reminders, recipes, cart and orders.']),
  })
  const after = await rohan.call(household.join, { code: typed })
  expect(after).toMatchObject({ id: alone.id, name: 'Raos', role: 'adult', invitations: [] })
  expect(names(after)).toEqual(['Asha Rao: owner', 'Rohan Rao: adult'])
  // Joining again returns the same.
  expect(await rohan.call(household.join, { code: invitation.code })).toEqual(after)
  const kinds = (await rohan.call(audit.own, {})).entries.map(({ kind }) => kind)
  expect(kinds).toContain('household.joined')
  // The household he left has no members any more, so it is deleted.
  expect((await server.pool.query('select count(*)::int as n from households')).rows).toEqual([{ n: 1 }])
})

test('HOME-1 an invitation works once, for seven days, and says why if it no longer works', async () => {
  await using server = await startTestServer()
  const [asha, rohan, stranger] = [await server.aPerson(), await server.aPerson(), await server.aPerson()]
  const used = await asha.call(household.invite, {})
  const old = await asha.call(household.invite, {})
  const withdrawn = await asha.call(household.invite, { role: 'child' })
  await rohan.call(household.join, { code: used.code })
  await asha.call(household.withdraw, { id: withdrawn.id })

  const says = async (code: string, person = stranger) => {
    const [seen, done] = [await person.ask(household.preview, { code }), await person.ask(household.join, { code })]
    expect(seen.detail).toBe(done.detail)
    return [done.status, done.detail]
  }
  expect(await says('AAAAA-AAAAA')).toEqual([404, 'That invitation isn’t valid; please check the code'])
  expect(await says(withdrawn.code)).toEqual([404, 'That invitation isn’t valid; please check the code'])
  expect(await says(used.code)).toEqual([410, 'That invitation has already been used; please ask for a new one'])
  expect(await says(old.code, rohan)).toEqual([409, 'You’re already in this household'])
  server.clock.advance(7 * dayMs)
  expect(await says(old.code)).toEqual([410, 'That invitation has expired; please ask for a new one'])
  expect((await asha.call(household.show, {})).invitations).toEqual([])
  // Codes cannot be guessed: a person has few attempts.
  for (let n = 0; n < 20; n++) await stranger.ask(household.preview, { code: `guess ${n}` })
  expect((await stranger.ask(household.preview, { code: 'AAAAA-AAAAA' })).status).toBe(429)
})

test('HOME-1 before signing in, an invited person sees who invites them, or why the invitation is no longer valid', async () => {
  await using server = await startTestServer()
  const [asha, rohan] = [await server.aPerson({ full_name: 'Asha Rao' }), await server.aPerson()]
  await asha.call(household.rename, { name: 'Raos' })
  const { code } = await asha.call(household.invite, {})
  const greet = async (asked: string) => {
    const url = household.greeting.path
    const answer = await server.app.inject({ method: 'POST', url, payload: { code: asked } })
    return { status: answer.statusCode, body: answer.json() as unknown }
  }
  expect(await greet(code)).toEqual({ status: 200, body: { household: 'Raos', invited_by: 'Asha Rao' } })
  expect((await greet('AAAAA-AAAAA')).status).toBe(404)
  await rohan.call(household.join, { code })
  expect(await greet(code)).toMatchObject({
    status: 410,
    body: { detail: 'That invitation has already been used; please ask for a new one' },
  })
  // Codes cannot be guessed: a network has few attempts.
  for (let n = 0; n < limits.triesOfNetwork; n++) await greet(`guess ${n}`)
  expect((await greet(code)).status).toBe(429)
})

test('HOME-1 of 200 parallel uses of one invitation, one succeeds', { timeout: 60_000 }, async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const tokens = Array.from({ length: 200 }, (_, n) => String(n).padStart(43, 'A'))
  await server.pool.query(
    `with people as (
       insert into users (id, email, email_key, full_name, password_hash, created_at)
       select gen_random_uuid(), token, token, 'Ravi', '', $2 from unnest($1::text[]) token returning id, email
     )
     insert into sessions (token_hash, id, user_id, created_at, last_used_at)
     select sha256(email::bytea), gen_random_uuid(), id, $2, $2 from people`,
    [tokens, server.clock.now()],
  )
  const people = tokens.map((token) => testClient(server.app, token))
  const { code } = await asha.call(household.invite, {})
  const answers = await Promise.all(people.map((person) => person.ask(household.join, { code })))
  const counts = [...Map.groupBy(answers, ({ status, detail }) => `${status} ${detail ?? ''}`)].map(([one, all]) => [
    one,
    all.length,
  ])
  expect(counts).toEqual(
    expect.arrayContaining([['410 That invitation has already been used; please ask for a new one', 199]]),
  )
  expect((await asha.call(household.show, {})).members).toHaveLength(2)
})

test('HOME-1 a household has up to twelve members, and ten open invitations', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  for (let n = 0; n < 10; n++) await asha.call(household.addHelper, { name: `Helper ${n}` })
  const codes = []
  for (let n = 0; n < 10; n++) codes.push((await asha.call(household.invite, {})).code)
  expect(await asha.ask(household.invite, {})).toMatchObject({
    status: 409,
    detail: 'There are already ten open invitations; cancel one first',
  })
  await (await server.aPerson()).call(household.join, { code: codes[0]! })
  const full = { status: 409, detail: 'A household can have up to 12 members' }
  expect(await (await server.aPerson()).ask(household.join, { code: codes[1]! })).toMatchObject(full)
  expect(await asha.ask(household.addHelper, { name: 'One more' })).toMatchObject(full)
})

test('HOME-1 a person alone brings their helpers when joining; others must leave their household first', async () => {
  await using server = await startTestServer()
  const [asha, rohan] = [await server.aPerson({ full_name: 'Asha' }), await server.aPerson({ full_name: 'Rohan' })]
  await rohan.call(household.addHelper, { name: 'Lata', language: 'hi', phone_number: '98765 00001' })
  const meera = await joined(server, rohan, 'adult', 'Meera')
  const { code } = await asha.call(household.invite, {})
  expect(await rohan.ask(household.join, { code })).toMatchObject({
    status: 409,
    detail: 'You’re already in a shared household; please leave it before you join another',
  })
  await rohan.call(household.removeMember, { id: meera.id })
  server.clock.advance(60_000)
  expect(names(await rohan.call(household.join, { code }))).toEqual(['Asha: owner', 'Rohan: adult', 'Lata: helper'])
  expect((await asha.call(household.show, {})).members.at(-1)!.helper).toEqual({
    language: 'hi',
    phone_number: '+919876500001',
    consent: 'not-asked',
  })
})

test('HOME-8 roles: who may invite, add, change, remove, hand over, order and pay', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const rohan = await joined(server, asha, 'adult', 'Rohan')
  const anu = await joined(server, asha, 'child', 'Anu')
  const lata = await rohan.call(household.addHelper, { name: 'Lata' })

  const adultsOnly = { status: 403, detail: 'Only an adult in your household can do this' }
  const ownerOnly = { status: 403, detail: 'Only the owner of your household can do this' }
  await anu.call(cart.add, { type: 'recipe', item_id: 'punjab.dal-tadka', name: 'Dal', action: 'order_online' })
  for (const refused of [
    anu.ask(household.invite, {}),
    anu.ask(household.addHelper, { name: 'A friend' }),
    anu.ask(household.rename, { name: 'Anu’s' }),
    anu.ask(household.changeMember, { id: lata.id, name: 'x' }),
    anu.ask(household.removeMember, { id: lata.id }),
    anu.ask(orders.create, {}),
    anu.ask(orders.pay, { id: lata.id }),
  ])
    expect(await refused).toMatchObject(adultsOnly)
  expect(await anu.ask(household.handOver, { id: anu.id })).toMatchObject(ownerOnly)
  expect(await rohan.ask(household.handOver, { id: rohan.id })).toMatchObject(ownerOnly)
  expect(await rohan.ask(household.removeMember, { id: anu.id })).toMatchObject(ownerOnly)
  expect(await rohan.ask(household.changeMember, { id: rohan.id, role: 'child' })).toMatchObject(ownerOnly)
  // A child sees the members, but no numbers or invitations.
  expect((await anu.call(household.show, {})).members.at(-1)).not.toHaveProperty('helper')

  expect(await asha.ask(household.handOver, { id: anu.id })).toMatchObject({
    status: 409,
    detail: 'Only an adult with an account can own a household',
  })
  expect(await asha.ask(household.handOver, { id: lata.id })).toMatchObject({ status: 409 })
  await asha.call(household.changeMember, { id: anu.id, nickname: 'Chhoti', role: 'adult' })
  expect((await anu.call(household.show, {})).members.find(({ is_me }) => is_me)).toMatchObject({
    nickname: 'Chhoti',
    role: 'adult',
  })
  expect((await anu.ask(orders.create, {})).status).toBe(200)
  expect(names(await asha.call(household.handOver, { id: rohan.id }))).toEqual([
    'Asha: adult',
    'Rohan: owner',
    'Anu: adult',
    'Lata: helper',
  ])
})

test('HOME-8 leaving and removing are explained beforehand, and a member’s own data goes along', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  expect(await asha.ask(household.leave, {})).toMatchObject({
    status: 409,
    detail: 'You’re the only one in your household',
  })
  const rohan = await joined(server, asha, 'adult', 'Rohan')
  const anu = await joined(server, asha, 'child', 'Anu')
  expect(await asha.ask(household.leave, {})).toMatchObject({
    status: 409,
    detail: 'You’re the owner; please make another adult the owner first',
  })
  expect((await rohan.call(household.leaving, {})).means).toContain(
    'Your own reminders, recipes, cart and orders go with you.',
  )
  expect((await asha.call(household.leaving, { member_id: anu.id })).means).toContain(
    'Anu keeps their own reminders, recipes, cart and orders.',
  )
  const own = await rohan.call(household.leave, {})
  expect(names(own)).toEqual(['Rohan: owner'])
  await asha.call(household.removeMember, { id: anu.id })
  expect(names(await anu.call(household.show, {}))).toEqual(['Anu: owner'])
  expect(names(await asha.call(household.show, {}))).toEqual(['Asha: owner'])
  expect((await server.outbox('email')).map(({ user_id, subject }) => [user_id, subject])).toEqual([
    [anu.id, 'You’ve been removed from the household'],
  ])
  // They are strangers to one another now.
  for (const person of [rohan, anu]) {
    expect(await asha.ask(household.removeMember, { id: person.id })).toMatchObject({
      status: 404,
      detail: 'That person isn’t in your household',
    })
  }
})

test('HOME-8 removing and leaving at the same time leaves nothing half done', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const people = [
    await joined(server, asha, 'adult', 'One'),
    await joined(server, asha, 'adult', 'Two'),
    await joined(server, asha, 'adult', 'Three'),
  ]
  await Promise.all([
    ...people.map((person) => person.ask(household.leave, {})),
    ...people.map(({ id }) => asha.ask(household.removeMember, { id })),
    ...people.map(({ id }) => asha.ask(household.handOver, { id })),
  ])
  const { rows } = await server.pool.query(`
    select household_id, count(*) filter (where household_role = 'owner')::int as owners from users group by 1`)
  expect(rows.every(({ owners }) => owners === 1)).toBe(true)
})

test('HOME-8 an owner who deletes the account leaves the household to the adult who is there longest', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const anu = await joined(server, asha, 'child', 'Anu')
  await joined(server, asha, 'adult', 'Rohan')
  await joined(server, asha, 'adult', 'Meera')
  await asha.call(household.addHelper, { name: 'Lata' })
  await asha.call(privacy.askDeletion, { password: 'Marigold7', word: 'DELETE' })
  server.clock.advance(8 * dayMs)
  await removeDue(server.context)
  expect(names(await anu.call(household.show, {}))).toEqual([
    'Anu: child',
    'Rohan: owner',
    'Meera: adult',
    'Lata: helper',
  ])
})

test('every table with rows of a household declares how they move to another household', async () => {
  await using server = await startTestServer()
  const { rows } = await server.pool.query<{ name: string }>(`
    select table_name::text as name from information_schema.columns
    where table_schema = 'public' and column_name = 'household_id' and table_name <> 'users'
    order by 1`)
  // These describe where a household is stored and its move to another database, not its data.
  const ofStores = ['household_arrivals', 'household_departures', 'household_places']
  const names = rows.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(ofStores))
  expect(names.filter((name) => !(name in sharedTables || ofStores.includes(name)))).toEqual([])
})

test('HOME-2 the first message to a helper has a link that stops messages to that number, in every household', async () => {
  await using server = await startTestServer({ environment: { PUBLIC_URL: 'https://planner.example' } })
  const [asha, other] = [await server.aPerson({ full_name: 'Asha' }), await server.aPerson()]
  const lata = await asha.call(household.addHelper, { name: 'Lata', language: 'hi', phone_number: '98765 00001' })
  const same = await other.call(household.addHelper, { name: 'L', phone_number: '98765 00001' })
  await asha.call(household.askHelper, { id: lata.id })
  const [sent] = await server.outbox('sms')
  const path = /https:\/\/planner\.example(\/stop\/[\w-]+)/.exec(sent!.body)![1]!
  // A GET changes nothing, because scanners open links.
  expect((await server.app.inject({ url: path })).statusCode).toBe(200)
  const consentOf = async (person: Person) => (await person.call(household.show, {})).members.at(-1)!.helper!.consent
  expect(await consentOf(asha)).toBe('asked')
  // The last base64 character can contain unused bits, so another one is altered.
  const forged = `${path.slice(0, -4)}${path.at(-4) === 'A' ? 'B' : 'A'}${path.slice(-3)}`
  expect((await server.app.inject({ method: 'POST', url: `${forged}` })).statusCode).toBe(403)
  expect((await server.app.inject({ method: 'POST', url: path })).statusCode).toBe(200)
  expect(await consentOf(asha)).toBe('stopped')
  const code = /\d{6}/.exec(sent!.body)![0]
  expect(await asha.ask(household.confirmHelper, { id: lata.id, code })).toMatchObject({ status: 409 })
  expect(await other.ask(household.askHelper, { id: same.id })).toMatchObject({
    status: 409,
    detail: 'This person has asked not to get messages',
  })
})

test('HOME-2 a number gets three codes a day, whoever asks, and a household may ask again the next day', async () => {
  await using server = await startTestServer()
  const [asha, other] = [await server.aPerson(), await server.aPerson()]
  const lata = await asha.call(household.addHelper, { name: 'Lata', phone_number: '98765 00001' })
  const same = await other.call(household.addHelper, { name: 'L', phone_number: '98765 00001' })
  for (let n = 0; n < limits.helperCodes.perNumber; n++) await asha.call(household.askHelper, { id: lata.id })
  server.clock.advance(hourMs)
  expect(await other.ask(household.askHelper, { id: same.id })).toMatchObject({
    status: 429,
    detail: 'Several codes have already been sent; please try again tomorrow',
    headers: { 'retry-after': String((23 * hourMs) / 1000) },
  })
  server.clock.advance(23 * hourMs)
  await other.call(household.askHelper, { id: same.id })
})

test('HOME-8 a member removed while offline learns for each queued change that the reminder is gone', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson({ full_name: 'Asha' })
  const rohan = await joined(server, asha, 'adult', 'Rohan')
  const { id } = await asha.call(reminders.createFromText, { text: 'dinner tomorrow at 8 pm', audience: 'everyone' })
  await asha.call(household.removeMember, { id: rohan.id })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => rohan.ask(reminders.update, { id, title: `Dinner ${n}`, waited_ms: 1000 })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  expect((await asha.call(reminders.list, {}))[0]).toMatchObject({ title: 'Dinner' })
})
