import { expect, remember, test } from '../fixtures.ts'

test('HOME-7 a second device of a person alone in their household shows a change within seconds', async ({
  signedIn,
  person,
  browser,
}) => {
  await signedIn.goto('/')
  await expect(signedIn.getByRole('textbox', { name: 'Add a reminder' })).toBeVisible()
  // The devices follow each other once their streams are open.
  const other = await browser.newContext()
  await other.addInitScript((token) => localStorage.setItem('token', token), person.token)
  const second = await other.newPage()
  const followed = second.waitForResponse((answer) => answer.url().endsWith('/api/household/live'))
  await second.goto('/')
  await followed
  const data = { text: 'call the plumber tomorrow at 9 am' }
  const reloaded = second.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/reminders')
  await remember(signedIn, person, data)
  expect((await reloaded).ok()).toBe(true)
  await other.close()
})
