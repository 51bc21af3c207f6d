import type { Locator, Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, inWords, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())
const agendaOf = (page: Page) => page.getByRole('region', { name: /Agenda/ })
const boxOf = async (one: Locator) => (await one.boundingBox())!

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

test('LOOK-1 of six overdue ones three are shown, a button has the rest, and the next task is on the first screen', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  for (const [at, text] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
    const { id } = await remember(signedIn, person, { text: `sort pile ${text}`, suggested_date: today })
    const date = dayOf(new Date(Date.now() - (at + 2) * 86_400_000))
    const moved = await signedIn.request.put(`/api/reminders/${id}`, { headers, data: { date, time: '09:00' } })
    expect(moved.ok()).toBe(true)
  }
  await remember(signedIn, person, { text: 'lock the gate', suggested_date: today, suggested_time: '23:58' })
  await signedIn.goto('/')
  const overdue = signedIn.getByRole('region', { name: 'Overdue · 6' })
  await expect(overdue.getByRole('listitem')).toHaveCount(3)
  const bar = await boxOf(signedIn.getByRole('navigation').filter({ visible: true }).last())
  for (const one of [
    agendaOf(signedIn).getByRole('listitem').filter({ hasText: 'Lock the gate' }).getByText('Next up', { exact: true }),
    agendaOf(signedIn).getByRole('heading', { name: 'Lock the gate' }),
  ]) {
    const { y, height } = await boxOf(one)
    expect(y + height).toBeLessThanOrEqual(bar.y)
  }
  for (const one of [
    overdue.getByRole('heading', { name: 'Overdue · 6' }),
    overdue.getByRole('button', { name: 'Move all to today' }),
  ])
    expect(await one.evaluate((text) => getComputedStyle(text).whiteSpace)).toBe('nowrap')
  const head = await boxOf(overdue.getByRole('heading', { name: 'Overdue · 6' }))
  const move = await boxOf(overdue.getByRole('button', { name: 'Move all to today' }))
  expect(head.height).toBeLessThanOrEqual(24)
  expect(head.x + head.width).toBeLessThanOrEqual(move.x)
  expect(move.x + move.width).toBeLessThanOrEqual(360)
  const more = overdue.getByRole('button', { name: '3 more' })
  await expect(more).toHaveAttribute('aria-expanded', 'false')
  await more.press('Enter')
  await expect(overdue.getByRole('listitem')).toHaveCount(6)
  await expect(overdue.getByRole('button', { name: 'Show fewer' })).toBeFocused()
  await expectAccessible(signedIn)
})

test('LOOK-1 the date below the title is whole, and the title stands as far below the bar as other pages’', async ({
  signedIn,
}) => {
  const title = signedIn.getByRole('heading', { level: 1 })
  await signedIn.goto('/settings')
  await expect(title).toHaveText('Settings')
  const { y } = await boxOf(title)
  await signedIn.goto('/')
  await expect(title).toHaveText('Your Daily Dashboard')
  expect(Math.abs((await boxOf(title)).y - y)).toBeLessThanOrEqual(2)
  const date = signedIn.locator('header p > span').filter({ hasText: inWords(new Date()).slice(0, -5), visible: true })
  const { x, width } = await boxOf(date)
  const line = await boxOf(date.locator('..'))
  expect(x + width).toBeLessThanOrEqual(line.x + line.width)
  expect((await boxOf(date)).y).toBeLessThan(line.y + line.height / 2)
})
