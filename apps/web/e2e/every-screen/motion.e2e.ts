import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, expect, type Person, remember, test } from '../fixtures.ts'

/** Records the duration in milliseconds of each animation and transition that starts on the page. */
const keepDurations = (page: Page) =>
  page.addInitScript(() => {
    const lasted: number[] = []
    Object.assign(window, { lasted })
    // The styled duration, because the browser shortens a transition that is reversed midway.
    const note = (event: AnimationEvent | TransitionEvent) => {
      const style = getComputedStyle(event.target as Element, event.pseudoElement || null)
      const duration = event instanceof AnimationEvent ? style.animationDuration : style.transitionDuration
      for (const seconds of duration.split(',')) lasted.push(Math.round(Number.parseFloat(seconds) * 1000))
    }
    document.addEventListener('animationstart', note, true)
    document.addEventListener('transitionrun', note, true)
  })
const durations = (page: Page) => page.evaluate(() => (window as unknown as { lasted: number[] }).lasted)

/** Opens and closes a sheet, ticks a reminder, and adds a row to a list. */
async function moveAll(page: Page, person: Person): Promise<void> {
  const headers = { authorization: `Bearer ${person.token}` }
  const items = [{ id: randomUUID(), text: 'soap' }]
  await page.request.post('/api/shopping-list/items', { headers, data: { items } })
  await remember(page, person, {
    text: 'water the tulsi',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:55',
  })
  await page.goto('/')
  await page
    .getByRole('region', { name: /Agenda/ })
    .getByRole('button', { name: 'Mark Complete' })
    .click()
  await expect(page.getByRole('button', { name: 'Mark Incomplete' })).toBeVisible()
  await page.getByRole('button', { name: 'Add reminder' }).click()
  const sheet = page.getByRole('dialog', { name: 'Create AI Reminder' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.goto('/recipes#list')
  const other = page.getByRole('region', { name: 'Household & other' }).or(page.getByText('Soap').first())
  await expect(other.first()).toBeVisible()
  await page.getByLabel('Add to the list').fill('shampoo')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /Shampoo/ })).toBeVisible()
}

test.use({ viewport: { width: 360, height: 780 } })

test('LOOK-3 animations have three durations: tick, sheet, and added row', async ({ signedIn, person }) => {
  await keepDurations(signedIn)
  await moveAll(signedIn, person)
  const list = await durations(signedIn)
  expect(list).toContain(220)
  // A skeleton and a spinner run endlessly; their durations are longer than any other.
  expect([...new Set(list)].filter((ms) => ms < 900 && ![0, 140, 220, 300].includes(ms))).toEqual([])
  await signedIn.goto('/')
  await signedIn.getByRole('button', { name: 'Done · 1' }).click()
  const tick = signedIn
    .getByRole('region', { name: /Agenda/ })
    .locator('.ticks > svg')
    .first()
  await expect(tick).toHaveCSS('transition-duration', '0.22s')
  await signedIn.getByRole('button', { name: 'Add reminder' }).click()
  const sheet = signedIn.getByRole('dialog', { name: 'Create AI Reminder' })
  await expect(sheet).toHaveCSS('animation-duration', '0.3s')
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('LOOK-3 nothing moves for longer than a millisecond', async ({ signedIn, person }) => {
    await keepDurations(signedIn)
    await moveAll(signedIn, person)
    const list = await durations(signedIn)
    expect(Math.max(0, ...list)).toBeLessThanOrEqual(1)
  })
})
