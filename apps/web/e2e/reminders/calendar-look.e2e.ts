import { dayOf, expect, remember, test } from '../fixtures.ts'

const today = dayOf(new Date())

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

test('LOOK-1 a day’s dots are 4 to 6 px below its number, and no day of the week strip looks like another month’s', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, { text: 'post the letter', suggested_date: today, suggested_time: '23:55' })
  await signedIn.goto('/')
  const days = signedIn.getByRole('gridcell')
  await expect(days).toHaveCount(7)
  await expect(days.locator('[class*="radial-gradient"]')).toHaveCount(1)
  const gap = await days.locator('[class*="radial-gradient"]').evaluate((dots) => {
    const number = document.createRange()
    number.selectNodeContents(dots.closest('button')!.firstChild!)
    const { font } = getComputedStyle(dots.closest('button')!)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    // Digits end at the baseline; the space for descenders below it is empty.
    const below = pen.measureText('30').fontBoundingBoxDescent
    return dots.getBoundingClientRect().top - (number.getBoundingClientRect().bottom - below)
  })
  expect(gap).toBeGreaterThanOrEqual(3.5)
  expect(gap).toBeLessThanOrEqual(6.5)

  // The last day of a month, in a week that continues in the next one.
  await signedIn.goto('/#day=2026-09-30')
  await signedIn.reload()
  const others = days.getByRole('button', { name: /^(Mon|Tue|Thu|Fri|Sat)/ })
  await expect(others).toHaveCount(5)
  const colours = await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect(new Set(colours).size).toBe(1)
})

test('LOOK-1 the name of a festival stands closer to its own day than to the week below', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 1280, height: 860 })
  await signedIn.goto('/#day=2026-11-10')
  const diwali = signedIn.getByRole('gridcell').filter({ has: signedIn.locator('[data-printed="Diwali"]') })
  await expect(diwali).toHaveCount(1)
  const [above, below] = await diwali.evaluate((cell) => {
    const number = document.createRange()
    number.selectNodeContents(cell.querySelector('button')!.firstChild!)
    const name = cell.querySelector('[data-printed]')!.getBoundingClientRect()
    const next = document.createRange()
    next.selectNodeContents(document.querySelector('[data-day="2026-11-15"] button')!.firstChild!)
    return [name.top - number.getBoundingClientRect().bottom, next.getBoundingClientRect().top - name.bottom]
  })
  expect(above!).toBeLessThan(below!)
})
