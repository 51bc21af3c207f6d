import { dayOf, expect, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())

test('LOOK-1 the details of a row are shown whole or not at all, with one gap between them', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const { id } = await remember(signedIn, person, { text: 'yoga', suggested_date: today, suggested_time: '23:57' })
  const data = { recurrence: 'daily', tags: ['health', 'family', 'morning-walk', 'weekend', 'mummy'] }
  expect((await signedIn.request.put(`/api/reminders/${id}`, { headers, data })).ok()).toBe(true)
  for (const width of [360, 768, 1280]) {
    await signedIn.setViewportSize({ width, height: 780 })
    await signedIn.goto('/')
    const row = signedIn
      .getByRole('region', { name: /Agenda/ })
      .getByRole('listitem')
      .filter({ hasText: 'Yoga' })
      .first()
    await expect(row.getByText('#health')).toBeVisible()
    const { cut, gaps } = await row.getByText('#health').evaluate((tag) => {
      const hasBox = (one: Element) => getComputedStyle(one).display !== 'contents'
      const itemsOf = (box: Element): Element[] =>
        [...box.children].flatMap((one) => (hasBox(one) ? [one] : itemsOf(one)))
      let box = tag.parentElement!
      while (!hasBox(box)) box = box.parentElement!
      const line = box.getBoundingClientRect()
      const items = itemsOf(box).map((one) => one.getBoundingClientRect())
      const seen = items.filter(({ top }) => top < line.bottom - 1)
      return {
        cut: seen.filter(({ right, bottom }) => right > line.right + 1 || bottom > line.bottom + 1).length,
        gaps: seen
          .slice(1)
          .flatMap((one, at) => (one.left > seen[at]!.right ? [Math.round(one.left - seen[at]!.right)] : [])),
      }
    })
    expect(cut, `${width}`).toBe(0)
    expect(new Set(gaps), `${width}`).toEqual(new Set([8]))
  }
})
