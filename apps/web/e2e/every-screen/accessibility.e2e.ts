import { dayOf, expect, expectAccessible, remember, test } from '../fixtures.ts'
import { recordShifts, shifts } from '../shifts.ts'

const paths = [
  '/dashboard',
  '/recipes',
  '/cart',
  '/orders',
  '/profile',
  '/google',
  '/settings',
  '/settings#account',
  '/settings#files',
  '/settings#programs',
  '/settings#assistant',
  '/settings#alerts',
  '/settings#deliveries',
  '/settings#outbox',
  '/privacy-policy',
  '/terms-conditions',
  '/cookies-policy',
  '/disclaimer',
]

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the sign-in screen is accessible in both modes', async ({ page }) => {
      await page.goto('/')
      await expectAccessible(page)
      await page.getByRole('button', { name: /Sign up/ }).click()
      await page.getByRole('textbox', { name: 'Password' }).fill('abc')
      await expectAccessible(page)
      await page.getByRole('textbox', { name: 'Password' }).fill('Marigold7')
      await expectAccessible(page)
    })

    test('LOOK-4 every screen is accessible, does not scroll sideways, and shifts by at most 0.01 while loading', async ({
      signedIn,
      person,
    }) => {
      test.slow()
      await recordShifts(signedIn)
      await remember(signedIn, person, {
        text: 'pay rent',
        suggested_date: dayOf(new Date()),
        suggested_time: '00:05',
      })
      await remember(signedIn, person, { text: 'water the tulsi', suggested_date: dayOf(new Date()) })
      for (const path of paths) {
        // Loads a blank page first, because otherwise only the hash would change.
        await signedIn.goto('about:blank')
        await signedIn.goto(path)
        await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(signedIn.locator('.shimmers, [aria-busy="true"]')).toHaveCount(0)
        if (path === '/dashboard') await signedIn.getByRole('grid').waitFor()
        await expectAccessible(signedIn)
        const { scrollWidth, clientWidth } = await signedIn.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return { scrollWidth, clientWidth }
        })
        expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
        expect(await shifts(signedIn), path).toBeLessThanOrEqual(0.01)
      }
    })

    test('every dialog and menu is accessible', async ({ signedIn, person }) => {
      await remember(signedIn, person, {
        text: 'pay rent',
        suggested_date: dayOf(new Date()),
        suggested_time: '23:55',
      })
      await signedIn.goto('/')
      await signedIn.getByRole('button', { name: 'User menu' }).click()
      await expect(signedIn.getByRole('menu')).toBeVisible()
      await expectAccessible(signedIn)
      await signedIn.keyboard.press('Escape')

      await signedIn.getByRole('button', { name: 'Add reminder' }).click()
      const dialog = signedIn.getByRole('dialog')
      await dialog.getByRole('textbox').first().fill('call the plumber tomorrow at 6:30 pm')
      await expect(dialog.getByRole('button', { name: /^6:30 pm/ })).toBeVisible()
      await expectAccessible(signedIn)
      await dialog.getByRole('button', { name: 'Create Reminder' }).click()
      await expect(signedIn.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(signedIn)
      await signedIn.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
      await signedIn.keyboard.press('Escape')

      const agenda = signedIn.getByRole('region', { name: /Agenda/ })
      const act = async (name: string) => {
        // On a phone both are in the row’s sheet.
        const more = agenda.getByRole('button', { name: 'More', exact: true })
        await expect(more.or(agenda.getByRole('button', { name })).first()).toBeVisible()
        if (await more.isVisible()) {
          await more.click()
          await expectAccessible(signedIn)
          await signedIn.getByRole('dialog').getByRole('button', { name }).click()
        } else await agenda.getByRole('button', { name }).click()
      }
      await act('Edit')
      await expect(signedIn.getByRole('dialog', { name: 'Edit Reminder' })).toBeVisible()
      await expectAccessible(signedIn)
      await signedIn.keyboard.press('Escape')
      await act('Delete')
      await expect(signedIn.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(signedIn)
    })
  })
}
