import { dayOf, expect, remember, test } from './house.ts'
import { asked, planOf, saveDish } from './kitchen.ts'

test('a tunnel signs nobody out: offline the agenda is there, and says where it comes from', async ({
  signedIn,
  person,
  context,
}) => {
  await remember(signedIn, person, { text: 'pay rent', suggested_date: dayOf(new Date()), suggested_time: '23:55' })
  const dish = (await planOf(signedIn, person)).sections.Lunch![0]!
  await saveDish(signedIn, person, dish)
  const { tip } = await asked<{ tip: string }>(signedIn, person, '/api/recipes/kitchen-tip')
  await signedIn.goto('/')
  const agenda = signedIn.getByRole('region', { name: /Agenda/ })
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The first visit is not the worker's; the second is.
  await signedIn.reload()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()

  // Seen once with a connection, by the worker.
  await signedIn.goto('/profile')
  await expect(signedIn.getByRole('article', { name: dish.title })).toBeVisible()
  await signedIn.goto('/recipes')
  await expect(signedIn.getByText(tip)).toBeVisible()
  await signedIn.goto('/')
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()

  await context.setOffline(true)
  await signedIn.reload()
  await expect(agenda.getByText(/pay rent/i)).toBeVisible()
  await expect(signedIn.getByText('You are offline. Showing what was saved on this device.').first()).toBeVisible()
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  // In the kitchen too: the tip, and what was saved, whole.
  await signedIn.goto('/recipes')
  const tipCard = signedIn.getByRole('region', { name: 'Kitchen Tip of the Day' })
  await expect(tipCard).toContainText(tip)
  await expect(tipCard.getByText('Offline, as saved on this device')).toBeVisible()
  await signedIn.goto('/profile')
  const saved = signedIn.getByRole('region', { name: 'Saved recipes' })
  await expect(saved.getByText('You are offline. Showing what was saved on this device.')).toBeVisible()
  await saved.getByRole('button', { name: 'View Recipe' }).click()
  await expect(signedIn.getByRole('dialog', { name: dish.title }).getByText(dish.instructions[0]!)).toBeVisible()
})

test('nobody reads on this device what the person before has left', async ({ signedIn, person, context }) => {
  await remember(signedIn, person, {
    text: 'a secret errand',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:55',
  })
  await signedIn.goto('/')
  await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
  await signedIn.reload()
  await expect(signedIn.getByText(/secret errand/i).first()).toBeVisible()
  await signedIn.getByRole('button', { name: 'User menu' }).click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  const kept = () =>
    signedIn.evaluate(async () => {
      const texts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (request.url.includes('/api/')) texts.push(await (await cache.match(request))!.text())
        }
      }
      return texts.join()
    })
  await expect.poll(kept).not.toContain('secret errand')

  await context.setOffline(true)
  await signedIn.evaluate(() => localStorage.setItem('token', 'B'.repeat(43)))
  await signedIn.reload()
  await expect(signedIn.getByText(/secret errand/i)).toHaveCount(0)
})
