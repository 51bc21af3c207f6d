import { dayOf, expect, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())

test('LOOK-1 on a tablet a list’s title is whole, and under “Overdue” no row says it again', async ({
  signedIn,
  person,
}) => {
  await signedIn.setViewportSize({ width: 768, height: 1024 })
  const headers = { authorization: `Bearer ${person.token}` }
  const { id } = await remember(signedIn, person, { text: 'sort the bills', suggested_date: today })
  const date = dayOf(new Date(Date.now() - 2 * 86_400_000))
  expect((await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { date } })).ok()).toBe(true)
  await signedIn.goto('/#view=all')
  const title = signedIn.getByRole('region', { name: 'All reminders' }).getByRole('heading', { level: 2 })
  const words = title.getByText('All reminders')
  await expect(words).toBeVisible()
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await signedIn.goto('/#view=overdue')
  const row = signedIn.getByRole('region', { name: 'Overdue' }).getByRole('listitem').filter({ hasText: /bills/ })
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('Overdue')
})
