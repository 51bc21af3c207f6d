import { expect, test } from '../fixtures.ts'
import { diyas, put } from '../shop.ts'

test.use({ serviceWorkers: 'block' })

test('pages show their first data before any script has loaded', async ({ page, person, signedIn }) => {
  await put(page, person, diyas)
  await page.route('**/assets/*.js', (route) => route.abort())
  const outline = page.locator('#boot [data-part=outline]')

  await signedIn.goto('/cart')
  await expect(outline.getByText(diyas.name)).toBeVisible()
  await expect(outline.getByText('₹')).toBeVisible()
  await expect(outline.getByText('Order online')).toHaveCount(0)

  await signedIn.goto('/profile')
  await expect(outline.getByText(person.email)).toBeVisible()

  await signedIn.goto('/settings')
  await expect(outline.getByText('How reminders reach you')).toBeVisible()

  await signedIn.goto('/recipes')
  const dish = outline.locator('[id="outline/recipes"] li').first()
  await expect(dish.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml,%3Csvg/)
  await expect(dish.getByText('kcal')).toBeVisible()

  // Nobody else's data: the answers are fetched with the person's own token, and none of it is in the page itself.
  const html = await (await page.request.get('/recipes', { headers: { accept: 'text/html' } })).text()
  expect(html).not.toContain(person.email)
  expect(html).not.toContain('data:image/svg+xml,%3Csvg')
})

test('the hub asks for its plan in one round, before its scripts, and not again', async ({ page, signedIn }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/(auth\/me|recipes\/(diet|meal-plan))$|\/assets\/.*\.js$/.test(pathname)) asked.push(pathname)
  })
  await signedIn.goto('/recipes')
  await expect(page.getByRole('button', { name: 'View Recipe' }).first()).toBeVisible()
  expect(asked.slice(0, 3).toSorted()).toEqual(['/api/auth/me', '/api/recipes/diet', '/api/recipes/meal-plan'])
  expect(asked.filter((path) => path === '/api/recipes/meal-plan')).toHaveLength(1)

  // Today's plan is on the device now.
  asked.length = 0
  await page.reload()
  await expect(page.getByRole('button', { name: 'View Recipe' }).first()).toBeVisible()
  expect(asked).not.toContain('/api/recipes/meal-plan')

  // The next visit shows it at once, with its pictures.
  const look = () => page.evaluate(() => localStorage.getItem('lastLook:/recipes'))
  await expect.poll(look, { timeout: 20_000 }).toContain('data:image/svg+xml,')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('#boot [data-part=look] article img').first()).toBeVisible()
})
