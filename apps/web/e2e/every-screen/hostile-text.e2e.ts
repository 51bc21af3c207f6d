import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { dayOf, expect, type Person, remember, server, test } from '../fixtures.ts'
import { deliveryFields } from '../shop.ts'

/** Markup that runs and reports itself wherever it is not treated as text. */
const hostile = (mark: string) =>
  `${mark}"'><img data-hostile src=x onerror="ran=1"><script data-hostile>ran=1</script>`

async function ask(page: Page, person: Person, method: string, path: string, data?: object): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) })
  expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200)
  return (await answer.json()) as { id: string }
}

/** A hostile mail; the mail parser has separate tests. */
const suggestion = {
  id: '0190b6a8-0000-7000-8000-000000000000',
  subject: hostile('subject'),
  sender: hostile('sender'),
  snippet: hostile('snippet'),
  suggested_reminder: { title: hostile('mail'), date: dayOf(new Date()), time: null, description: hostile('about') },
  kind: 'bill',
  type: 'bill',
  amount: 10,
  source_sentence: hostile('source'),
  confidence: 0.9,
  received_at: new Date().toISOString(),
  link: 'https://mail.google.com/mail/u/0/#all/1',
}

test('HTML and scripts from people or providers are shown as text on every screen', async ({
  signedIn: page,
  person,
}) => {
  await server.makeAdmin(person.email)
  await ask(page, person, 'PUT', '/api/profile/update', { full_name: hostile('person'), location: hostile('place') })
  await ask(page, person, 'POST', '/api/admin/vendors', {
    name: hostile('vendor'),
    category: 'grocery',
    description: hostile('description'),
    location: 'Pan India',
    contact: hostile('contact'),
    services: ['<img data-hostile src=x onerror="ran=1">'],
  })
  const { id } = await remember(page, person, { text: hostile('sentence'), suggested_date: dayOf(new Date()) })
  await ask(page, person, 'PUT', `/api/reminders/${id}`, { title: hostile('title'), description: hostile('notes') })
  const line = {
    type: 'product',
    item_id: hostile('id'),
    name: hostile('line'),
    price: 10,
    description: hostile('kind'),
  }
  await ask(page, person, 'POST', '/api/cart/add', line)
  await ask(page, person, 'PUT', '/api/cart', {
    ...deliveryFields(),
    address: hostile('address'),
    pin_code: '411001',
  })
  const order = await ask(page, person, 'POST', '/api/orders', {})
  await ask(page, person, 'PUT', `/api/admin/orders/${order.id}`, {
    accept_prices: true,
    status: 'confirmed',
    note: hostile('order'),
  })
  await ask(page, person, 'POST', '/api/cart/add', line)
  await page.route('**/api/google/suggestions', (route) =>
    route.fulfill({ json: { potential_reminders: [suggestion] } }),
  )

  const reports: string[] = []
  page.on('dialog', (dialog) => {
    reports.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) reports.push(message.text())
  })
  const shared = `?title=${encodeURIComponent(hostile('shared'))}&text=${encodeURIComponent(hostile('with'))}`
  const find = (of: string, text: string) => page.getByRole('searchbox', { name: `Search ${of}` }).fill(text)
  const screens: [address: string, shown: string, act?: () => Promise<unknown>][] = [
    ['/dashboard', 'title'],
    [`/dashboard${shared}`, ''],
    [`/recipes#recipe=${encodeURIComponent(hostile('recipe'))}`, ''],
    ['/cart', 'line'],
    ['/orders', 'line'],
    ['/profile', 'person'],
    ['/google', 'mail'],
    ['/settings', ''],
    ['/admin#vendors', 'vendor', () => find('vendors', `vendor"'`)],
    ['/admin#users', 'person', () => find('users', person.email)],
    [
      '/admin#orders',
      'line',
      async () => {
        await find('orders', `#${order.id.slice(-8)}`)
        await page.getByRole('button', { name: `Order #${order.id.slice(-8).toUpperCase()}` }).click()
      },
    ],
    [`/#reset=${encodeURIComponent(hostile('reset'))}`, ''],
  ]
  for (const [address, shown, act] of screens) {
    await page.goto('about:blank')
    await page.goto(address)
    await act?.()
    if (shown) await expect(page.getByText(`${shown}"'><img data-hostile`).first(), address).toBeVisible()
    else await expect(page.getByRole('heading').first(), address).toBeVisible()
    const found = await page.evaluate(() => ({
      ran: 'ran' in window,
      elements: document.querySelectorAll('[data-hostile]').length,
    }))
    expect([address, found]).toEqual([address, { ran: false, elements: 0 }])
  }
  expect(reports).toEqual([])
})

test('pages, assets, the manifest and the service worker carry the headers of every answer', async ({ request }) => {
  const index = await request.get('/', { headers: { accept: 'text/html' } })
  const asset = /\/assets\/[^"]+\.js/.exec(await index.text())![0]
  const { headers: asked } = { headers: (await request.get('/api/health')).headers() }
  const safety = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers).filter(([name]) =>
        /^(content-security|cross-origin|origin-agent|permissions|referrer|strict-|x-(?!request))/.test(name),
      ),
    )
  const hashed = 'public, max-age=31536000, immutable'
  // A page's policy allows the only script in it by its hash.
  const inPage = /<script data-main=[^>]*>([\s\S]*?)<\/script>/.exec(await index.text())![1]!
  const boot = `'sha256-${createHash('sha256').update(inPage).digest('base64')}'`
  const ofPage = Object.entries(safety(asked)).map(([name, value]) => [
    name,
    value.replace("script-src 'self'", `script-src 'self' ${boot}`),
  ])
  for (const [address, kind, kept] of [
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/dashboard', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    [asset, 'text/javascript; charset=utf-8', hashed],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ] as const) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } })
    const headers = answer.headers()
    expect
      .soft([
        address,
        headers['content-type']?.replace('application/javascript', 'text/javascript'),
        headers['cache-control'],
        safety(headers),
      ])
      .toEqual([address, kind, kept, kind.startsWith('text/html') ? Object.fromEntries(ofPage) : safety(asked)])
  }
  const beyond = await request.get('/service-worker.js', { headers: { range: 'bytes=99999999-' } })
  expect([beyond.status(), await beyond.json()]).toEqual([400, { detail: 'The request couldn’t be read' }])
})
