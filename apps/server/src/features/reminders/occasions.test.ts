import * as reminders from '@planner/contract/reminders'
import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'

/** Friday 20 November 2026, 10:00 in India. */
const at = '2026-11-20T10:00:00+05:30'

test('TASK-12 a birthday knows the age and rings a week ahead, for a gift; other reminders ring as usual', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, {
    text: "Rohan's birthday every year on 10 December at 9 am, born 2018",
  })
  expect(made).toMatchObject({ date: '2026-12-10', since_year: 2018, lead_minutes: [10_080, 60] })
  expect(await asha.call(reminders.createFromText, { text: 'water the plants every day' })).not.toHaveProperty(
    'lead_minutes',
  )
  await server.passTimeUntil('2026-12-10T10:00:00+05:30')
  const bodies = (await server.outbox('email'))
    .filter(({ subject }) => subject.startsWith('Rohan'))
    .map(({ body }) => body)
  expect(bodies).toEqual([
    expect.stringContaining('Rohan turns 8. Time to think of a gift.'),
    'In 1 hour, at 9:00 am. Rohan turns 8.',
    'Due now, 9:00 am. Rohan turns 8.',
  ])
})

test('TASK-12 the year is set and taken back by an edit; an impossible one is refused with a sentence', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const { id } = await asha.call(reminders.createFromText, { text: 'wedding anniversary every year on 5 March' })
  expect(await asha.call(reminders.update, { id, since_year: 2014 })).toMatchObject({ since_year: 2014 })
  expect(await asha.ask(reminders.update, { id, since_year: 20_140 })).toMatchObject({
    status: 422,
    detail: 'The year must be 2200 or earlier',
  })
  expect(await asha.call(reminders.update, { id, since_year: null })).not.toHaveProperty('since_year')
})

test('READ-8 a fast of every Ekadashi rings on both Ekadashis of a month, month after month', async () => {
  await using server = await startTestServer({ at: '2026-12-07T08:30:00+05:30' })
  const asha = await server.aPerson()
  const made = await asha.call(reminders.createFromText, { text: 'har ekadashi ko upvas' })
  expect(made).toMatchObject({ date: '2026-12-20', recurrence: 'monthly', festival: 'Ekadashi' })
  await server.passTimeUntil('2027-01-20T10:00:00+05:30')
  const rung = (await server.outbox('email')).filter(({ body }) => body.startsWith('Due now'))
  expect(rung).toHaveLength(3)
})

test('READ-3 a day counted from another reminder is that reminder’s day; without one the sentence keeps its words', async () => {
  await using server = await startTestServer({ at })
  const asha = await server.aPerson()
  const ravi = await server.aPerson()
  await asha.call(reminders.createFromText, { text: 'Neha ki shaadi 10 December 7 pm' })
  const text = 'shaadi se 3 din pehle tailor se suit lena'
  const shown = await asha.call(reminders.createFromText, { text, suggested_date: '2026-11-20', only_read: true })
  expect(shown).toMatchObject({ title: 'Tailor se suit lena', date: '2026-12-07', time_defaulted: true })
  const made = await asha.call(reminders.createFromText, { text, suggested_date: '2026-11-20' })
  expect(made).toMatchObject({ title: 'Tailor se suit lena', date: '2026-12-07' })
  // Somebody else's wedding is nobody's business.
  expect(await ravi.call(reminders.createFromText, { text })).toMatchObject({
    title: 'Shaadi se 3 din pehle tailor se suit lena',
  })
})
