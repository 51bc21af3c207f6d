import * as household from '@planner/contract/household'
import * as chosen from '@planner/contract/kitchen/chosen-dishes'
import * as table from '@planner/contract/kitchen/who-eats'
import { expect, test } from 'vitest'
import { secondsUntil } from '#platform/clock.ts'
import { nextMidnight } from '#platform/wall-time.ts'
import { createHousehold } from '#test/create-household.ts'
import { type Person, startTestServer, type TestServer } from '#test/test-server.ts'
import { withTwilio } from '#test/twilio-test-server.ts'

const today = '2026-11-20'
const dinner = { day: today, meal: 'dinner' as const }

/** Adds Lata, a helper who has consented with a code that only she received. */
async function anAgreedHelper(server: TestServer, asha: Person, phone_number = '98765 00001') {
  const lata = await asha.call(household.addHelper, { name: 'Lata', language: 'hi', phone_number })
  await asha.call(household.askHelper, { id: lata.id })
  const sent = await server.outbox('sms')
  const code = /\d{6}/.exec(sent.at(-1)!.body)![0]
  await asha.call(household.confirmHelper, { id: lata.id, code })
  return lata
}

async function toCook(server: TestServer, asha: Person) {
  await asha.call(chosen.choose, { ...dinner, recipe_id: 'punjab.dal-makhani' })
  server.clock.advance(1000)
  await asha.call(chosen.choose, { ...dinner, recipe_id: 'punjab.sarson-da-saag', servings: 2 })
}

test('HOME-5 the cook reads what to make, for how many and when, in their language and script', async () => {
  await using server = await startTestServer()
  const { asha, stranger } = await createHousehold(server)
  const lata = await asha.call(household.addHelper, { name: 'Lata' })
  await toCook(server, asha)
  await asha.call(table.seat, { day: today, meals: ['dinner'], guests: 2 })
  const { text } = await asha.call(table.message, { ...dinner, language: 'hi', helper_id: lata.id })
  expect(text).toBe(
    [
      'नमस्ते Lata',
      '',
      'आज: रात का खाना',
      'तैयार होने का समय: 8:00 pm',
      'खाने वाले: 5',
      '',
      '1. दाल मखनी',
      '2. सरसों का साग × 2',
      '',
      'धन्यवाद',
    ].join('\n'),
  )
  const english = await asha.call(table.message, { ...dinner, language: 'en', ready_at: '19:30' })
  expect(english.text).toContain('Today: dinner\nReady by: 7:30 pm\nPeople: 5\n\n1. Dal Makhani\n')
  expect((await asha.call(table.message, { ...dinner, language: 'pa' })).text).toContain('1. ਦਾਲ ਮੱਖਣੀ')
  // If the cookbook has no name in the language's script, the title is used.
  for (const language of table.cookLanguages) {
    const said = await asha.call(table.message, { ...dinner, language })
    expect(said.text.split('\n').filter((line) => line !== '')).toHaveLength(7)
  }
  expect(await asha.ask(table.message, { ...dinner, meal: 'lunch', language: 'en' })).toMatchObject({
    status: 409,
    detail: 'Choose a dish for this meal first',
  })
  const others = await stranger.call(household.addHelper, { name: 'Someone' })
  expect(await asha.ask(table.message, { ...dinner, language: 'en', helper_id: others.id })).toMatchObject({
    status: 404,
  })
})

test('HOME-5 the cook gets it by SMS only once the number agreed, within the sender’s limit, and not after STOP', async () => {
  await using server = await startTestServer({ environment: { OUTGOING_SMS_PER_DAY: '2' } })
  const { asha, rohan, anu } = await createHousehold(server)
  await toCook(server, asha)
  const radha = await asha.call(household.addHelper, { name: 'Radha', phone_number: '98765 00002' })
  const send = (person: Person, helper_id: string, language: table.CookLanguage = 'en') =>
    person.ask(table.sendMessage, { ...dinner, language, helper_id })
  expect(await send(asha, radha.id)).toMatchObject({
    status: 409,
    detail: 'This number hasn’t agreed to get messages yet',
  })
  expect(await server.outbox('sms')).toEqual([])
  const lata = await anAgreedHelper(server, asha)
  expect(await send(anu, lata.id)).toMatchObject({ status: 403 })
  expect(await send(asha, lata.id)).toMatchObject({ status: 200, body: { in_outbox: true } })
  const [, sent] = await server.outbox('sms')
  expect(sent).toMatchObject({
    recipient: '+919876500001',
    body: 'Asha: Today, dinner, 8:00 pm. People: 3. Dal Makhani, Sarson da Saag × 2. Reply STOP for no more messages. Daily Planner',
  })
  expect((await send(rohan, lata.id, 'hi')).status).toBe(200)
  expect((await send(asha, lata.id)).status).toBe(200)
  const over = await send(asha, lata.id)
  expect(over).toMatchObject({ status: 429, detail: 'You’ve sent as many SMS as you can today' })
  const now = server.clock.now()
  expect(Number(over.headers['retry-after'])).toBe(secondsUntil(nextMidnight(now, 'Asia/Kolkata'), now))
  // Too long for an SMS.
  for (const recipe_id of [
    'punjab.achari-paneer-tikka',
    'punjab.amritsari-chaampan',
    'punjab.amritsari-kulcha',
    'punjab.anda-paneer-bhurji',
    'punjab.baingan-matar-bharta',
    'punjab.bhatti-da-murgh',
  ]) {
    await rohan.call(chosen.choose, { ...dinner, recipe_id })
  }
  expect(await send(rohan, lata.id)).toMatchObject({
    status: 409,
    detail: 'That’s too long for an SMS; please use WhatsApp or copy it',
  })
  await server.pool.query('update helpers set stopped_at = now() where id = $1', [lata.id])
  await rohan.call(chosen.choose, { ...dinner, meal: 'lunch', recipe_id: 'punjab.dal-tadka' })
  expect(
    await rohan.ask(table.sendMessage, { ...dinner, meal: 'lunch', language: 'en', helper_id: lata.id }),
  ).toMatchObject({ status: 409, detail: 'This person has asked not to get messages' })
  expect(await server.outbox('sms')).toHaveLength(4)
})

test('HOME-5 a number that the provider reports as opted out gets nothing more', async () => {
  await using world = await withTwilio()
  const { server, twilio } = world
  const { asha } = await createHousehold(server)
  await toCook(server, asha)
  const lata = await asha.call(household.addHelper, { name: 'Lata', phone_number: '98765 21610' })
  await server.pool.query('update helpers set agreed_at = now() where id = $1', [lata.id])
  const send = () => asha.ask(table.sendMessage, { ...dinner, language: 'en', helper_id: lata.id })
  expect((await send()).status).toBeGreaterThanOrEqual(400)
  const tried = twilio.messages.length
  expect(await send()).toMatchObject({ status: 409, detail: 'This person has asked not to get messages' })
  expect(twilio.messages).toHaveLength(tried)
})
