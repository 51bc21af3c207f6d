import { expect, expectQuiet, test } from '../fixtures.ts'

const pages: [path: string, heading: string][] = [
  ['/', 'Your Daily Dashboard'],
  ['/dashboard', 'Your Daily Dashboard'],
  ['/recipes', 'Culinary India Hub'],
  ['/cart', 'Cart'],
  ['/orders', 'Orders'],
  ['/profile', 'Profile'],
  ['/google', 'Google'],
  ['/settings', 'Settings'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-conditions', 'Terms'],
  ['/cookies-policy', 'Cookies Policy'],
  ['/disclaimer', 'Disclaimer'],
]

test('SHELL-1 every path of the product opens its page, and any other leads to the dashboard', async ({ signedIn }) => {
  for (const [path, heading] of pages) {
    await signedIn.goto(path)
    await expect(signedIn.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(signedIn).toHaveURL(path)
  }
  await signedIn.goto('/admin')
  await expect(signedIn).toHaveURL('/dashboard')
  for (const path of ['/nowhere', '/recipes/17']) {
    await signedIn.goto(path)
    await expect(signedIn).toHaveURL('/dashboard')
    await expect(signedIn.getByText(`Nothing is at ${path}, so here’s your dashboard.`)).toBeVisible()
  }
})

test('SHELL-5 SHELL-7 the navigation and the user menu lead where they say', async ({ signedIn }) => {
  await signedIn.goto('/')
  const main = signedIn.getByRole('navigation', { name: 'Main' })
  for (const [name, path] of [
    ['Recipes', '/recipes'],
    ['Cart', '/cart'],
    ['Orders', '/orders'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click()
    await expect(signedIn).toHaveURL(path)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  const menu = signedIn.getByRole('button', { name: 'User menu' })
  await expect(menu).toHaveText('A')
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['Settings', '/settings'],
  ] as const) {
    await menu.click()
    await expect(signedIn.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
    await signedIn.getByRole('menuitem', { name }).click()
    await expect(signedIn).toHaveURL(path)
    await expect(signedIn.getByRole('heading', { level: 1, name })).toBeFocused()
  }
  await menu.click()
  await signedIn.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(signedIn).toHaveURL('/')
  await expect(signedIn.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

test('a menu that is opened again while it closes stays open', async ({ signedIn }) => {
  await signedIn.goto('/')
  // Slow enough to press it twice.
  await signedIn.evaluate(() => document.documentElement.style.setProperty('--quick', '3s'))
  const menu = signedIn.getByRole('button', { name: 'User menu' })
  for (const isOpen of [true, false, true]) {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', `${isOpen}`)
  }
  await signedIn.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(signedIn).toHaveURL('/profile')
})

test.describe('with a page that comes late', () => {
  test('a menu that is opened meanwhile stays open', async ({ signedIn }) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await signedIn.route('**/assets/OrdersPage-*.js', async (route) => {
      await held
      await route.continue()
    })
    await signedIn.goto('/')
    await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
    const main = signedIn.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Orders', exact: true }).click()
    await signedIn.getByRole('button', { name: 'User menu' }).click()
    await expect(signedIn.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
    arrive()
    await expect(signedIn.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
    await signedIn.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(signedIn).toHaveURL('/profile')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('SHELL-6 phones have a toggling menu and a tab bar', async ({ signedIn }) => {
    await signedIn.goto('/')
    const tabs = signedIn.getByRole('navigation', { name: 'Tabs' })
    await tabs.getByRole('link', { name: 'Recipes' }).tap()
    await expect(signedIn).toHaveURL('/recipes')
    await expect(tabs.getByRole('link')).toHaveText(['Dashboard', 'Recipes', 'Cart', 'Orders'])

    await signedIn.getByRole('button', { name: 'Open menu' }).tap()
    const menu = signedIn.getByRole('navigation', { name: 'Main' })
    await expect(menu.getByRole('link', { name: 'Orders' })).toBeVisible()
    await signedIn.getByRole('button', { name: 'Close menu' }).tap()
    await expect(menu.getByRole('link', { name: 'Orders' })).toBeHidden()
    await signedIn.getByRole('button', { name: 'Open menu' }).tap()
    await menu.getByRole('link', { name: 'Orders' }).tap()
    await expect(signedIn).toHaveURL('/orders')
    await expect(menu.getByRole('link', { name: 'Orders' })).toBeHidden()
  })
})

test.describe('with a cart that answers as told', () => {
  const cartOf = (...quantities: number[]) => ({
    items: quantities.map((quantity, n) => ({ type: 'product', item_id: String(n), name: 'Atta', quantity, price: 1 })),
  })

  test('SHELL-5 SHELL-8 the badge sums the quantities, stops at its cap, and follows the cart', async ({
    signedIn,
  }) => {
    let answer: object = cartOf(2, 3)
    let asked = 0
    await signedIn.clock.install()
    await signedIn.route('**/api/cart', (route) => {
      asked++
      return 'items' in answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 500, json: answer })
    })
    await signedIn.goto('/')
    const badge = signedIn.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })
    await expect(badge).toContainText('5')

    answer = cartOf(60, 40)
    await signedIn.evaluate(() => window.dispatchEvent(new Event('cartUpdated')))
    await expect(badge).toContainText('99+')

    answer = { detail: 'Away' }
    await signedIn.clock.runFor(5000)
    await expect(badge).toHaveText('Cart')
    await expect(signedIn.getByText('Away')).toHaveCount(0)

    answer = cartOf(7)
    await signedIn.clock.runFor(5000)
    await expect(badge).toContainText('7')

    answer = cartOf()
    const before = asked
    await badge.click()
    await expect(signedIn.getByText('Your cart is empty')).toBeVisible()
    await expect(badge).toHaveText('Cart')
    // Page and badge share one request.
    expect(asked).toBe(before + 1)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } })
    test('SHELL-5 the tab’s badge stops at 9+', async ({ signedIn }) => {
      await signedIn.route('**/api/cart', (route) => route.fulfill({ json: cartOf(10) }))
      await signedIn.goto('/')
      await expect(signedIn.getByRole('navigation', { name: 'Tabs' }).getByText('9+')).toBeVisible()
    })
  })
})

test('SHELL-7 the user menu opens even if its code loads while its button is held down', async ({ signedIn }) => {
  const pressed = Promise.withResolvers<void>()
  await signedIn.route('**/assets/LiveUserMenu-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  const code = signedIn.waitForResponse(/LiveUserMenu/)
  await signedIn.goto('/settings')
  await signedIn.getByRole('button', { name: 'User menu' }).hover()
  await signedIn.mouse.down()
  pressed.resolve()
  await (await code).finished()
  await expectQuiet(signedIn)
  await signedIn.mouse.up()
  await expect(signedIn.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
})

test('SHELL-9 SHELL-11 the footer has its links, its mail, its year in India, its version and its disclaimer', async ({
  signedIn,
}) => {
  await signedIn.goto('/')
  const footer = signedIn.getByRole('contentinfo')
  const paths = ['/dashboard', '/recipes', '/cart', '/orders', '/settings']
  for (const path of [...paths, '/privacy-policy', '/terms-conditions', '/cookies-policy', '/disclaimer']) {
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible()
  }
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer).toContainText('v1.0.0')
  await expect(footer).toContainText('AI recipe suggestions and reminders are for information only')
  await expect(signedIn.locator('html')).toHaveAttribute('lang', 'en-IN')
})

test('SHELL-4 toasts appear at the top right, three at most, for four seconds each', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: /Sign up/ }).click()
  await page.getByLabel('Full name').fill('Asha')
  await page.getByLabel('Email').fill('asha@example.in')
  await page.getByRole('textbox', { name: 'Password' }).fill('x')
  for (let times = 0; times < 5; times++) await page.getByRole('button', { name: 'Create Account' }).click()
  await page.clock.runFor(500)

  const toasts = page.locator('[data-sonner-toast]')
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3)
  const list = page.locator('[data-sonner-toaster]')
  await expect(list).toHaveAttribute('data-x-position', 'right')
  await expect(list).toHaveAttribute('data-y-position', 'top')
  expect(await list.evaluate((one) => getComputedStyle(one).getPropertyValue('--gap'))).toBe('14px')
  expect((await toasts.first().boundingBox())?.width).toBe(356)

  await page.keyboard.press('Alt+t')
  await expect(toasts.first()).toHaveAttribute('data-expanded', 'true')
  await page.keyboard.press('Escape')
  await page.clock.runFor(4500)
  await expect(toasts).toHaveCount(0)
})

test.describe('with a service worker', () => {
  test.use({ worker: true })

  test('SHELL-10 the service worker is registered from its address and takes care of the page', async ({
    signedIn,
  }) => {
    await signedIn.goto('/')
    const script = await signedIn.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(new URL(script!).pathname).toBe('/service-worker.js')
  })
})

test('every page is walked by keyboard: a skip link first, then the heading has the focus on arrival', async ({
  signedIn,
}) => {
  await signedIn.goto('/dashboard')
  await expect(signedIn.getByRole('heading', { level: 1 })).toBeVisible()
  await signedIn.keyboard.press('Tab')
  await expect(signedIn.getByRole('link', { name: /Skip/ })).toBeFocused()
  await signedIn
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Orders', exact: true })
    .press('Enter')
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused()
  await expect(signedIn).toHaveTitle(/Orders/)
})
