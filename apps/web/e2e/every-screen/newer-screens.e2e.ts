import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, type Person, remember, test } from '../fixtures.ts'
import { expectFitInAnyLight } from '../kitchen.ts'
import { recordShifts, shifts } from '../shifts.ts'

const today = dayOf(new Date())

async function fill(page: Page, { token }: Person): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) =>
    expect((await page.request.post(path, { headers, data })).ok(), path).toBe(true)
  const items = ['2 kilo pyaaz', 'ek packet Maggi', 'soap'].map((text) => ({ id: randomUUID(), text }))
  await post('/api/shopping-list/items', { items })
  await post('/api/pantry/items', { items: ['rice 2 kg', 'ghee', 'palak 2 bunches'] })
  await post('/api/medicines', {
    name: 'Telma 40',
    unit: 'tablet',
    starts_on: today,
    times: [{ time: '09:00', amount: 1 }],
    stock: 30,
    refill_days: 3,
  })
  await post('/api/household/members', { name: 'Lata', language: 'hi' })
}

/** Newer screens, each with an element that is shown once it has loaded completely. */
const screens: [path: string, there: (page: Page) => ReturnType<Page['getByText']>][] = [
  ['/recipes#list', (page) => page.getByText('Pyaaz, 2 kg')],
  ['/recipes#pantry', (page) => page.getByLabel('How much palak do you have?')],
  ['/recipes#place=goa', (page) => page.getByRole('heading', { name: 'Goa', exact: true })],
  ['/dashboard#view=medicines', (page) => page.getByText(/^30 tablets left/)],
  [
    '/dashboard#view=week',
    (page) => page.getByRole('region', { name: 'Week', exact: true }).getByRole('button').nth(5),
  ],
  ['/settings#household', (page) => page.getByText('Lata').first()],
]

for (const { colorScheme, width } of [
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 1280 },
] as const)
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('LOOK-4 newer screens are accessible, fit, and shift by at most 0.01 while loading', async ({
      signedIn,
      person,
    }) => {
      test.slow()
      await fill(signedIn, person)
      await recordShifts(signedIn)
      for (const [path, there] of screens) {
        // Loads a blank page first, because otherwise only the hash would change.
        await signedIn.goto('about:blank')
        await signedIn.goto(path)
        await expect(there(signedIn)).toBeVisible({ timeout: 20_000 })
        await test.step(path, () => expectFitInAnyLight(signedIn))
        expect(await shifts(signedIn), path).toBeLessThanOrEqual(0.01)
      }
      await signedIn.keyboard.press('Control+k')
      const search = signedIn.getByRole('dialog', { name: 'Search' })
      await expect(search.getByRole('listbox')).toBeVisible()
      // The list runs to the edge of its dialog instead of fading out above a blank strip.
      const ends = await Promise.all([search, search.getByRole('listbox')].map((one) => one.boundingBox()))
      expect(Math.abs(ends[0]!.y + ends[0]!.height - (ends[1]!.y + ends[1]!.height))).toBeLessThanOrEqual(2)
      await search.getByRole('combobox').fill('pantry')
      await expect(search.getByRole('option', { name: /Pantry/ }).first()).toBeVisible()
      await expectAccessible(signedIn)
    })

    test('LOOK-4 the titles of the agenda have a contrast of 7 to 1', async ({ signedIn, person }) => {
      const yesterday = dayOf(new Date(Date.now() - 24 * 60 * 60 * 1000))
      await remember(signedIn, person, { text: 'water the tulsi', suggested_date: today, suggested_time: '23:55' })
      await remember(signedIn, person, { text: 'file the form', suggested_date: today, suggested_time: '00:01' })
      const headers = { authorization: `Bearer ${person.token}` }
      const late = await remember(signedIn, person, { text: 'pay the milkman', suggested_date: today })
      const moved = await signedIn.request.put(`/api/reminders/${late.id}`, { headers, data: { date: yesterday } })
      expect(moved.ok()).toBe(true)
      await signedIn.goto('/')
      const titles = signedIn
        .getByRole('region', { name: /Agenda/ })
        .getByRole('listitem')
        .getByRole('heading')
      await expect(titles).toHaveCount(3)
      for (const title of await titles.all()) expect(await title.evaluate(contrastOf)).toBeGreaterThanOrEqual(7)
    })
  })

/** Returns the contrast between an element's text and its background by the WCAG formula. */
function contrastOf(element: Element): number {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const layers: string[] = []
  for (let one: Element | null = element; one; one = one.parentElement)
    layers.unshift(getComputedStyle(one).backgroundColor)
  const luminanceOf = (colours: string[]): number => {
    for (const colour of colours) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const behind = luminanceOf(layers)
  const text = luminanceOf([getComputedStyle(element).color])
  return (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05)
}
