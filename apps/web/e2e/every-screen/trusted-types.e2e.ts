import { test as base, expect } from '../fixtures.ts'
import { startServer } from '../separate-server.ts'
import { dal, ordersOf, placeButton, put } from '../shop.ts'

/** A server with a payment gateway, which the shared one does not have. */
const test = base.extend<object, { shop: { url: string } }>({
  shop: [
    async ({ playwright }, provide, { parallelIndex }) => {
      // As in separate-clock.ts: each worker runs one of these servers at a time.
      const port = Number(process.env.E2E_PORT) + 2 + 2 * parallelIndex
      await using server = await startServer(playwright, port, { WITH_GATEWAY: '1' })
      await provide({ url: server.url })
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, provide) => provide(shop.url),
})

/** Returns the results of passing a string to sinks that could run it. */
const attacks = (): string[] => {
  const tries: [string, () => unknown][] = [
    ['innerHTML', () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')],
    ['outerHTML', () => (document.body.appendChild(document.createElement('i')).outerHTML = '<b onclick=a()>x</b>')],
    ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<script>1</script>')],
    ['script.src', () => (document.createElement('script').src = '/assets/other.js')],
    ['script.text', () => (document.createElement('script').text = '1')],
    ['worker', () => navigator.serviceWorker?.register('/other.js') ?? new Worker('/other.js')],
    ['policy', () => Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (text: string) => text })],
    ['policy twice', () => Reflect.get(window, 'trustedTypes').createPolicy('boot', { createHTML: (t: string) => t })],
  ]
  return tries.flatMap(([name, attempt]) => {
    try {
      attempt()
      return [name]
    } catch (error) {
      return error instanceof TypeError ? [] : [`${name}: ${String(error)}`]
    }
  })
}

test.describe('strings that would run', () => {
  test.use({ breaksPolicy: true })

  test('SAFE-11 Trusted Types are enforced: a string that would run is refused by the browser', async ({
    signedIn: page,
  }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await page.evaluate(attacks)).toEqual([])
  })

  test('SAFE-11 during payment the gateway may insert inert markup, nothing else', async ({
    signedIn: page,
    person,
  }) => {
    await put(page, person, dal)
    await page.goto('/cart')
    await placeButton(page).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(/\/orders/)
    expect(await page.evaluate(attacks)).toEqual([])
    const made = await page.evaluate(() => {
      const box = document.createElement('div')
      box.innerHTML =
        '<style>i { color: red }</style><i class="backdrop">Loading</i><iframe src="https://api.razorpay.com/"></iframe>'
      return box.children.length
    })
    expect(made).toBe(3)
    const refused = await page.evaluate(() =>
      [
        '<a href="javascript:alert(1)">x</a>',
        '<svg><a xlink:href="javascript:alert(1)"></a></svg>',
        '<iframe srcdoc="<b>x</b>"></iframe>',
        '<form action="data:text/html,x"></form>',
        '<base href="https://elsewhere.example/">',
      ].filter((markup) => {
        try {
          document.createElement('div').innerHTML = markup
          return true
        } catch {
          return false
        }
      }),
    )
    expect(refused).toEqual([])
  })
})

test('CART-8 SAFE-11 with a gateway its page opens, and what it hands back is verified, with no violation of the policy', async ({
  signedIn: page,
  person,
}) => {
  await put(page, person, dal)
  await page.goto('/cart')
  expect(await page.locator('script[src*="checkout"]').count()).toBe(0)
  await placeButton(page).click()
  await page.getByRole('dialog', { name: 'Payment page of the stand-in' }).getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Payment received')).toBeVisible()
  await expect(page).toHaveURL(/\/orders/)
  expect(await ordersOf(page, person)).toMatchObject([{ status: 'confirmed' }])
})

test.describe('with a service worker', () => {
  test.use({ worker: true })

  test('SAFE-11 the service worker is registered through its policy', async ({ signedIn: page }) => {
    await page.goto('/dashboard')
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  })
})

test('SAFE-11 a script on the page of the API reads nothing of the product, neither its storage nor its answers', async ({
  signedIn: page,
}) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  await page.goto('/api/docs/')
  await expect(page.getByRole('heading', { name: /Daily Planner/ })).toBeVisible()
  await expect(page.getByRole('link', { name: '/api/account/password' }).first()).toBeVisible({ timeout: 30_000 })
  const found = await page.evaluate(async () => {
    const attempt = async (act: () => unknown) => {
      try {
        return `read: ${String(await act())}`
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: self.origin,
      storage: await attempt(() => localStorage.getItem('token')),
      session: await attempt(() => sessionStorage.length),
      databases: await attempt(() => indexedDB.open('keyval')),
      cookies: await attempt(() => document.cookie),
      answers: await attempt(async () => (await fetch('/api/health')).status),
    }
  })
  expect(found).toEqual({
    origin: 'null',
    storage: 'SecurityError',
    session: 'SecurityError',
    databases: 'SecurityError',
    cookies: 'SecurityError',
    answers: 'TypeError',
  })
})
