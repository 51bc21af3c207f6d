import * as assistant from '@planner/contract/assistant'
import * as cart from '@planner/contract/cart'
import * as explanations from '@planner/contract/explanations'
import * as google from '@planner/contract/google'
import * as recipes from '@planner/contract/kitchen/recipes'
import * as reminders from '@planner/contract/reminders'
import * as vendors from '@planner/contract/vendors'
import { expect, test } from 'vitest'
import { startGoogleTestServer } from '#test/google-test-server.ts'
import { startLanguageModel } from '#test/stand-ins/language-model/language-model.ts'
import { startTestServer } from '#test/test-server.ts'

test('why a vendor: the reminder’s words, what it does, where, what was done before, its rating and its place', async () => {
  await using server = await startTestServer()
  const [asha, ravi] = [await server.aPerson(), await server.aPerson()]
  const { id: reminder_id } = await asha.call(reminders.createFromText, { text: 'dentist appointment for mummy' })
  const { suggested_providers: found } = await asha.call(vendors.suggestions, { reminder_id })
  const { id, provider_name: name } = found[0]!
  const about = { about: 'vendor', id, reminder_id } as const
  const { facts, may_word } = await asha.call(explanations.why, about)
  expect(may_word).toBe(false)
  expect(facts[0]).toMatch(/^Your reminder says “dentist/i)
  expect(facts[1]).toContain(`${name} offers`)
  expect(facts).toEqual(
    expect.arrayContaining([
      'Nobody has rated it yet.',
      `Its match is ${found[0]!.relevance_score} of 10, ranked 1 of ${found.length}.`,
      'Nobody pays for a higher rank.',
    ]),
  )
  await asha.call(vendors.interact, { vendor_id: id, reminder_id, action: 'dismissed' })
  await server.pool.query('update vendors set stars = 9, ratings = 2 where id = $1', [id])
  const after = (await asha.call(explanations.why, about)).facts
  expect(after).toContain('You dismissed it before, which lowers its rank.')
  expect(after).toContain('Rated 4.5 of 5 by 2 people.')

  const gone = { status: 404, headers: { 'x-problem': 'explanation.not-found' } }
  expect(await asha.ask(explanations.why, { ...about, id: 'nobody' })).toMatchObject(gone)
  expect(await asha.ask(explanations.why, { about: 'vendor', id })).toMatchObject({ status: 422 })
  expect(await ravi.ask(explanations.why, about)).toMatchObject({ status: 404 })
  expect(await asha.call(explanations.whyInWords, about)).toEqual({ words: null })
})

test('explanations name the reasons: city and price of a vendor; region, season and 90 days of a dish', async () => {
  await using server = await startTestServer()
  const asha = await server.aPerson()
  const line = { about: 'line', type: 'ingredient', city: 'Pune' } as const
  const advice = await asha.call(cart.vendorRecommendations, {
    cart_items: [{ type: 'ingredient' }],
    user_location: { lat: 18.52, lng: 73.86, city: 'Pune' },
  })
  const id = advice.recommendations.item_0![0]!.vendor_id
  const { facts } = await asha.call(explanations.why, { ...line, id })
  expect(facts).toContainEqual(expect.stringMatching(/offers .*groceries/))
  expect(facts).toContainEqual(expect.stringContaining('that fit this item'))
  expect(await asha.ask(explanations.why, { ...line, id: 'nobody' })).toMatchObject({ status: 404 })
  expect(await asha.ask(explanations.why, { about: 'line', id })).toMatchObject({ status: 422 })

  const before = await asha.ask(explanations.why, { about: 'dish', id: 'tamil-nadu.adai' })
  expect(before).toMatchObject({ status: 404, headers: { 'x-problem': 'explanation.not-found' } })
  const plan = await asha.call(recipes.mealPlan, { veg_only: 'true' })
  const dishes = Object.values(plan.sections).flat()
  const all = await Promise.all(
    dishes.map(
      async (dish) => (await asha.call(explanations.why, { about: 'dish', id: dish.id, veg_only: 'true' })).facts,
    ),
  )
  for (const facts of all) {
    expect(facts).toContain('You haven’t seen it in the previous 90 days.')
    expect(facts).toContain('It is vegetarian, as you asked.')
    expect(facts).toContainEqual(expect.stringMatching(/^A serving costs about ₹\d+: /))
  }
  expect(all.flat()).toContainEqual(expect.stringMatching(/^In season in November: /))
  expect(all.flat()).toContain('It is from Maharashtra, where you are.')
  expect(await asha.ask(explanations.why, { about: 'dish', id: 'no.such.dish.-' })).toMatchObject({ status: 404 })
})

test('a model rewords the facts without the person’s place; anything it adds is not shown', async () => {
  await using model = await startLanguageModel({
    says: () => ({ words: 'It is in the same city and does dentist work.' }),
  })
  await using server = await startTestServer({ environment: model.environment })
  const asha = await server.aPerson()
  const { id: reminder_id } = await asha.call(reminders.createFromText, { text: 'dentist appointment for mummy' })
  await server.pool.query(`update vendors set location = 'Mumbai, India' where services @> array['Dentist']`)
  const { suggested_providers: found } = await asha.call(vendors.suggestions, { reminder_id })
  const about = { about: 'vendor', id: found[0]!.id, reminder_id } as const
  expect(await asha.call(explanations.why, about)).toMatchObject({ may_word: true })
  const { words } = await asha.call(explanations.whyInWords, about)
  expect(words).toBe('It is in the same city and does dentist work.')
  expect(JSON.stringify(model.asked)).not.toContain('Mumbai')
  for (const invented of [
    'Rated 5.0 of 5 by 900 people',
    'The best of all',
    'Ask for Doctor Mehta there',
    'See x.com',
    'I am happy to help!',
  ]) {
    await server.pool.query('delete from assistant_answers')
    model.respondWith(() => ({ words: invented }))
    expect(await asha.call(explanations.whyInWords, about)).toEqual({ words: null })
  }
  await asha.call(assistant.setEnabled, { enabled: false })
  expect(await asha.call(explanations.why, about)).toMatchObject({ may_word: false })
  expect(await asha.call(explanations.whyInWords, about)).toEqual({ words: null })
})

test('why a mail: its own words and who read them; a model is not shown them once more', async () => {
  await using model = await startLanguageModel()
  await using google_ = await startGoogleTestServer({ environment: model.environment })
  google_.standIn.mail.put({
    id: 'm-bill',
    from: '"BSES Rajdhani" <ebill@bsesdelhi.com>',
    subject: 'Your BSES electricity bill for Nov 2026',
    snippet: 'Bill amount Rs. 2,340.00 Due date 30-11-2026.',
    at: new Date('2026-11-18T09:12:00+05:30'),
  })
  const asha = await google_.aConnected('mail')
  await asha.call(assistant.setEnabled, { reads_mail: true })
  const { potential_reminders: open } = await asha.call(google.analyzeMail, {})
  const about = { about: 'mail', id: open[0]!.id } as const
  expect(await asha.call(explanations.why, about)).toEqual({
    facts: [
      `An email from BSES Rajdhani on 18 November says: “${open[0]!.source_sentence}”`,
      'It seems to be about: bill. The date is 30 November.',
      'It mentions ₹2,340.00.',
      'Read by our own rules (95% sure).',
      'Nothing is added until you accept it.',
    ],
    may_word: false,
  })
  expect(await asha.call(explanations.whyInWords, about)).toEqual({ words: null })
  expect(model.calls()).toBe(0)
  const ravi = await google_.server.aPerson()
  expect((await ravi.ask(explanations.why, about)).status).toBe(404)
})
