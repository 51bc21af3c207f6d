import type { Locator, Page } from '@playwright/test'
import { dayOf, expect, expectAccessible, type Person, remember, server, test } from '../fixtures.ts'

const flags = async (page: Page, person: Person) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.get('/api/profile/me', { headers })
  return ((await answer.json()) as { user: Record<string, unknown> }).user
}
const preferences = async (page: Page, person: Person) => {
  const headers = { authorization: `Bearer ${person.token}` }
  return (await (await page.request.get('/api/notifications/preferences', { headers })).json()) as Record<
    string,
    unknown
  >
}

test('SETTINGS-1 the four sections are there, with the flags that a newcomer has', async ({ signedIn }) => {
  const asked: string[] = []
  signedIn.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await signedIn.goto('/settings')
  for (const name of ['Google', 'SMS, WhatsApp and voice', 'Email', 'General']) {
    await expect(signedIn.getByRole('region', { name, exact: true })).toBeVisible()
  }
  expect(asked.filter((path) => path === '/api/google/connection/status')).toHaveLength(1)
  await expect(signedIn.getByRole('switch', { name: 'SMS notifications' })).toBeChecked()
  await expect(signedIn.getByRole('switch', { name: 'Email notifications' })).toBeChecked()
  for (const name of ['WhatsApp notifications', 'Voice call notifications', 'Newsletter']) {
    await expect(signedIn.getByRole('switch', { name })).not.toBeChecked()
  }
  await signedIn.getByRole('region', { name: 'Google' }).getByRole('link').click()
  await expect(signedIn).toHaveURL(/\/google$/)
})

test('SETTINGS-1 each change is saved at once and is there after a reload', async ({ signedIn, person }) => {
  await signedIn.goto('/settings')
  await signedIn.getByRole('switch', { name: 'WhatsApp notifications' }).check()
  await signedIn.getByRole('switch', { name: 'Newsletter' }).check()
  await signedIn.getByRole('switch', { name: 'SMS notifications' }).uncheck()
  await signedIn.getByLabel('Remind me').selectOption('15')
  await signedIn.getByRole('switch', { name: 'Quiet hours', exact: true }).check()
  await expect(signedIn.getByRole('figure', { name: 'Quiet from 10:00 pm until 7:00 am' })).toBeVisible()
  await signedIn.getByLabel('From', { exact: true }).fill('23:15')
  await signedIn.getByRole('switch', { name: 'Daily digest' }).check()
  await signedIn.getByRole('switch', { name: 'Ring until done' }).check()
  await signedIn.getByLabel('Ring again', { exact: true }).selectOption('30')
  await signedIn.getByLabel('Time zone').selectOption('Europe/Berlin')
  await expect
    .poll(() => flags(signedIn, person))
    .toMatchObject({
      sms_notifications: false,
      whatsapp_notifications: true,
      newsletter_subscription: true,
      email_notifications: true,
      time_zone: 'Europe/Berlin',
    })
  await expect
    .poll(() => preferences(signedIn, person))
    .toEqual({
      lead_minutes: 15,
      quiet_from: '23:15:00',
      quiet_until: '07:00:00',
      medicines_ring: false,
      digest_at: '07:30:00',
      nag_minutes: 30,
    })

  await signedIn.reload()
  await expect(signedIn.getByRole('switch', { name: 'WhatsApp notifications' })).toBeChecked()
  await expect(signedIn.getByRole('switch', { name: 'SMS notifications' })).not.toBeChecked()
  await expect(signedIn.getByLabel('From', { exact: true })).toHaveValue('23:15')
  await expect(signedIn.getByLabel('Remind me')).toHaveValue('15')
})

async function switched(page: Page, control: Locator): Promise<void> {
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT')
  await control.click()
  expect((await kept).status()).toBe(200)
}

test('TASK-10 quiet hours say which medicines they hold back, in settings and in the medicine, and let them ring', async ({
  signedIn,
  person,
}) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const times = ['08:00:00', '22:30:00'].map((time) => ({ time, amount: 1 }))
  const made = await signedIn.request.post('/api/medicines', {
    headers,
    data: { name: 'Telma', unit: 'tablet', times },
  })
  expect(made.ok(), await made.text()).toBe(true)
  await signedIn.goto('/settings')
  await signedIn.getByRole('switch', { name: 'Quiet hours', exact: true }).check()
  const held = signedIn.getByText('Medicines in these hours won’t ring before 7:00 am: Telma (10:30 pm).')
  await expect(held).toBeVisible()
  await signedIn.getByLabel('From', { exact: true }).fill('23:15')
  await expect(held).toHaveCount(0)
  await signedIn.getByLabel('From', { exact: true }).fill('22:00')
  await expect(held).toBeVisible()
  await signedIn.goto('/#view=medicines')
  await signedIn.getByRole('button', { name: 'Edit medicine: Telma' }).click()
  const dialog = signedIn.getByRole('dialog', { name: 'Edit medicine' })
  const told = dialog.getByText('10:30 pm is in your quiet hours: this won’t ring before 7:00 am.')
  await expect(told).toBeVisible()
  await expectAccessible(signedIn)
  await dialog.getByRole('button', { name: 'Let medicines ring' }).click()
  await expect(told).toHaveCount(0)
  await signedIn.goto('/settings')
  await expect(signedIn.getByRole('switch', { name: 'Medicines ring in quiet hours' })).toBeChecked()
  await expect(held).toHaveCount(0)
})

// docs/product/decisions.md#34
test('with AI on its texts are marked and what was sent can be read; with AI off our own texts are shown', async ({
  signedIn,
  person,
}) => {
  await remember(signedIn, person, {
    text: 'dentist appointment for mummy',
    suggested_date: dayOf(new Date()),
    suggested_time: '23:30',
  })
  const mayHelp = signedIn.getByRole('switch', { name: 'Use AI when our rules aren’t sure' })
  const readsMail = signedIn.getByRole('switch', { name: 'Let it read emails we’re unsure about' })
  await signedIn.goto('/settings#assistant')
  await expect(mayHelp).not.toBeChecked()
  await expect(readsMail).toBeDisabled()
  await expect(signedIn.getByText('Nothing sent', { exact: true })).toBeVisible()
  await switched(signedIn, mayHelp)
  await expect(readsMail).toBeEnabled()
  await expect(readsMail).not.toBeChecked()

  await signedIn.goto('/')
  const panel = signedIn.getByRole('region', { name: 'Smart AI Recommendations' })
  const marks = panel.getByText('Written by AI')
  const why = panel.getByRole('button', { name: /^Why this\?/ }).first()
  await why.press('Enter')
  await expect(why).toHaveAttribute('aria-expanded', 'true')
  await expect(marks.first()).toBeAttached()
  await expect(panel.getByText('Nobody pays for a higher rank.', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^Your reminder says “dentist/i).first()).toBeVisible()
  await expectAccessible(signedIn)

  await signedIn.goto('/settings#assistant')
  await expect(signedIn.getByText('To write recommendations').first()).toBeVisible()
  await switched(signedIn, mayHelp)
  await signedIn.goto('/')
  await expect(panel.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible()
  await why.press('Enter')
  await expect(panel.getByText('Nobody pays for a higher rank.', { exact: true })).toBeVisible()
  await expect(marks).toHaveCount(0)
})

test('SETTINGS-1 a refused change is undone and reported with its section’s sentence', async ({ signedIn }) => {
  await signedIn.goto('/settings')
  const sms = signedIn.getByRole('switch', { name: 'SMS notifications' })
  await expect(sms).toBeChecked()
  await signedIn.route('**/api/profile/update', (route) => route.fulfill({ status: 500, json: { detail: 'No' } }))
  await signedIn.route('**/api/notifications/preferences', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { detail: 'No' } }) : route.fallback(),
  )
  await sms.click()
  await expect(signedIn.getByText('Failed to update settings', { exact: true })).toBeVisible()
  await expect(sms).toBeChecked()
  await signedIn.getByRole('switch', { name: 'Newsletter' }).click()
  await expect(signedIn.getByText('Failed to update email settings', { exact: true })).toBeVisible()
  await expect(signedIn.getByRole('switch', { name: 'Newsletter' })).not.toBeChecked()
  await signedIn.getByRole('switch', { name: 'Quiet hours', exact: true }).click()
  await expect(signedIn.getByRole('switch', { name: 'Quiet hours', exact: true })).not.toBeChecked()
})

test('SETTINGS-1 settings that cannot be loaded say so, and come with a retry', async ({ signedIn }) => {
  await signedIn.route('**/api/profile/me', (route) => route.fulfill({ status: 400, json: { detail: 'No' } }))
  await signedIn.goto('/settings')
  await expect(signedIn.getByText('Failed to load settings')).toBeVisible()
  await signedIn.unroute('**/api/profile/me')
  await signedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(signedIn.getByRole('region', { name: 'General' })).toBeVisible()
})

test('SETTINGS-1 the settings work with the keyboard alone', async ({ signedIn, person }) => {
  await signedIn.goto('/settings')
  const whatsapp = signedIn.getByRole('switch', { name: 'WhatsApp notifications' })
  await signedIn.getByRole('button', { name: 'Test SMS' }).focus()
  await signedIn.keyboard.press('Tab')
  await expect(signedIn.getByRole('switch', { name: 'SMS notifications' })).toBeFocused()
  await signedIn.keyboard.press('Tab')
  await expect(whatsapp).toBeFocused()
  await signedIn.keyboard.press('Space')
  await expect(whatsapp).toBeChecked()
  await signedIn.getByRole('radio', { name: 'System' }).focus()
  await signedIn.keyboard.press('ArrowLeft')
  await expect(signedIn.getByRole('radio', { name: 'Dark' })).toBeFocused()
  await expect(signedIn.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(() => flags(signedIn, person)).toMatchObject({ whatsapp_notifications: true })

  await signedIn.getByRole('link', { name: 'Delivery history' }).focus()
  await signedIn.keyboard.press('Enter')
  await expect(signedIn.getByRole('heading', { level: 2, name: 'Delivery history' })).toBeVisible()
  await signedIn.goBack()
  await expect(signedIn.getByRole('region', { name: 'General' })).toBeVisible()
})

test('NOTIFY-1 what prevents alerts is named, and fixed with one tap', async ({ signedIn, person }) => {
  await signedIn.goto('/settings#alerts')
  await expect(signedIn.getByRole('heading', { name: 'Why am I not getting alerts?' })).toBeVisible()
  await expect(signedIn.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await signedIn.getByRole('button', { name: 'Turn on WhatsApp' }).click()
  await expect.poll(() => flags(signedIn, person)).toMatchObject({ whatsapp_notifications: true })
  await expect(signedIn.getByRole('link', { name: 'Verify number for WhatsApp' })).toBeVisible()
  await signedIn.getByRole('link', { name: 'Verify number for SMS' }).click()
  await expect(signedIn.getByRole('textbox', { name: 'Phone number' })).toBeInViewport()
})

test.describe('with permission', () => {
  test.use({ permissions: ['notifications'], worker: true })

  test('a test alert is shown on this device', async ({ signedIn }) => {
    await signedIn.goto('/settings#alerts')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    await signedIn.getByRole('button', { name: 'Send a test alert' }).click()
    const shown = () =>
      signedIn.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title }) => title)
      })
    await expect.poll(shown).toEqual(['A test from Daily Planner'])
    await expect(signedIn.getByText(/^Test alert sent/)).toBeVisible()
  })

  test('once alerts are on while the page is open, only the part that failed is offered again', async ({
    signedIn,
  }) => {
    await signedIn.addInitScript(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'))
    })
    await signedIn.goto('/settings#alerts')
    await signedIn.evaluate(async () => void (await navigator.serviceWorker.ready))
    const turnOn = signedIn.getByRole('button', { name: 'Turn on notifications' })
    await turnOn.click()
    await expect(signedIn.getByText('Notifications are on while Daily Planner is open', { exact: true })).toBeVisible()
    await expect(turnOn).toHaveCount(0)
    await expect(signedIn.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('a browser that refuses alerts comes with the steps to allow them', async ({ signedIn }) => {
  await signedIn.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await signedIn.goto('/settings#alerts')
  const button = signedIn.getByRole('button', { name: 'How to allow App' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(signedIn.getByText(/set Notifications to Allow/)).toBeVisible()
  await expectAccessible(signedIn)
})

test('only administrators see notification statistics', async ({ signedIn, person }) => {
  await signedIn.goto('/admin#operations')
  await expect(signedIn).toHaveURL(/\/dashboard/)
  await server.makeAdmin(person.email)
  await signedIn.goto('/admin#operations')
  await expect(signedIn.getByRole('heading', { name: 'Operations' })).toBeVisible()
  for (const name of ['App', 'SMS', 'WhatsApp', 'Email', 'Voice call']) {
    await expect(signedIn.getByRole('heading', { level: 3, name, exact: true })).toBeVisible()
  }
  await expectAccessible(signedIn)
})

for (const { colorScheme, width } of [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 320 },
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

    test('SETTINGS-1 every settings view is accessible and neither scrolls sideways nor shifts', async ({
      signedIn,
      person,
    }) => {
      test.slow()
      // By day, and during quiet hours, which are shown above the channels.
      await signedIn.clock.setFixedTime(`2026-11-20T${colorScheme === 'light' ? '12' : '23'}:15:00+05:30`)
      await signedIn.addInitScript(() => {
        type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Element | null }[] }
        const shifted: string[] = []
        Object.assign(window, { shifted })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as Shift[]) {
            if (!entry.hadRecentInput) shifted.push(...entry.sources.map(({ node }) => node?.outerHTML ?? 'text'))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await signedIn.request.put('/api/notifications/preferences', {
        data: { quiet_from: '22:00', quiet_until: '07:00', digest_at: '07:30', nag_minutes: 15 },
        headers: { authorization: `Bearer ${person.token}` },
      })
      await server.makeAdmin(person.email)
      for (const [path, heading] of [
        ['/settings', 'General'],
        ['/settings#account', 'Account and privacy'],
        ['/settings#alerts', 'Why am I not getting alerts?'],
        ['/settings#deliveries', 'Delivery history'],
        ['/settings#outbox', 'Outbox'],
        ['/profile', 'Phone verification'],
        ['/admin#operations', 'Operations'],
      ] as const) {
        await signedIn.goto('about:blank')
        if (path === '/settings#alerts')
          await answerLast(signedIn, '/api/notifications/preferences', '/api/notifications/channels')
        await signedIn.goto(path)
        await expect(signedIn.getByRole('heading', { level: 2, name: heading })).toBeVisible()
        await expect(signedIn.locator('[aria-busy=true]')).toHaveCount(0)
        const { sideways, shifted } = await signedIn.evaluate(() => ({
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          shifted: (window as unknown as { shifted: string[] }).shifted,
        }))
        expect(sideways, path).toBe(0)
        expect(shifted, path).toEqual([])
        // Last, because it scrolls the page.
        await expectAccessible(signedIn)
      }
    })
  })
}

/** Delays one answer until another call has been answered. */
async function answerLast(page: Page, late: string, first: string): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === first)
  await page.route(`**${late}`, async (route) => {
    await answered
    await route.continue()
  })
}
