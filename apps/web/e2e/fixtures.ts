import { randomBytes, randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

export type Person = { email: string; password: string; full_name: string; token: string }

/** The control port of a test server: see apps/server/test/serve-e2e.ts. */
export const controlOf = (port: number) => {
  const ask = <T>(path: string) => answerOf<T>(`http://127.0.0.1:${port}${path}`)
  return {
    /** Only for a separate server: separate-clock.ts. */
    putClockTo: (to: Date) => ask(`/clock?to=${to.toISOString()}`),
    makeAdmin: (email: string) => ask(`/admin?email=${encodeURIComponent(email)}`),
    /** Confirms a person's email address. */
    proveAddress: (email: string) => ask(`/prove?email=${encodeURIComponent(email)}`),
    ticketFor: (reminder: string, day: string) => ask<string>(`/ticket?reminder=${reminder}&day=${day}`),
    /** Revokes the access on Google's own page. */
    takeBack: (email: string) => ask(`/google/take-back?email=${encodeURIComponent(email)}`),
    outboxOf: (email: string) => ask<{ subject: string; body: string }[]>(`/outbox?to=${encodeURIComponent(email)}`),
  }
}
export type Control = ReturnType<typeof controlOf>

/** The shared server, whose clock must not be moved. */
export const server: Omit<Control, 'putClockTo'> = controlOf(Number(process.env.E2E_PORT) + 1)

async function answerOf<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  expect(answer.status, url).toBe(200)
  return answer.json() as Promise<T>
}

type Options = {
  /** Whether the cookie choice has been made, so that no banner covers the page. */
  cookiesChosen: boolean
  /**
   * Whether the browser has service workers, which tests of offline use, push and whole journeys need. A worker
   * downloads the whole product for every test, a third of the total time, and tests cannot delay or mock its requests.
   * Playwright's own way to block it makes `register` resolve with nothing, which no browser does: the page would
   * report an error to the server, and that call would discard the answers requested early.
   */
  worker: boolean
  /** Whether a test deliberately violates the page's security policy; any other test fails on a single violation. */
  breaksPolicy: boolean
}

type Fixtures = {
  /** A person with an account and a confirmed address who has seen the tour; not yet signed in on the page. */
  person: Person
  /** A page on which that person is signed in; no address is opened yet. */
  signedIn: Page
}

export const test = base.extend<Fixtures & Options>({
  cookiesChosen: [true, { option: true }],
  worker: [false, { option: true }],
  breaksPolicy: [false, { option: true }],
  // By scripts, because Playwright's own way to set storage opens a separate page for each test.
  context: async ({ context, cookiesChosen, worker, breaksPolicy }, provide) => {
    const violations: string[] = []
    await context.addInitScript(reportViolations, violationMark)
    context.on('console', (message) => {
      if (message.text().startsWith(violationMark)) violations.push(message.text())
    })
    if (cookiesChosen) await context.addInitScript(chooseCookies)
    if (!worker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await provide(context)
    if (!breaksPolicy) expect(violations).toEqual([])
  },
  person: async ({ request, baseURL }, provide) => {
    const details = { email: `${randomUUID()}@example.in`, password: 'Marigold7', full_name: 'Asha Rao' }
    // From a different address each, because the server limits the number of accounts per address.
    const headers = { 'x-forwarded-for': `10.${someByte()}.${someByte()}.${someByte()}` }
    const answer = await request.post('/api/auth/register', { data: details, headers })
    expect(answer.status()).toBe(200)
    const { access_token: token } = (await answer.json()) as { access_token: string }
    await controlOf(Number(new URL(baseURL!).port) + 1).proveAddress(details.email)
    const bearer = { authorization: `Bearer ${token}` }
    expect((await request.post('/api/profile/complete-tutorial', { headers: bearer })).status()).toBe(200)
    // So that pages show our own texts, whatever the language model's stand-in answers; settings.e2e.ts turns it on.
    expect((await request.put('/api/assistant', { headers: bearer, data: { enabled: false } })).status()).toBe(200)
    await provide({ ...details, token })
  },
  signedIn: async ({ page, person }, provide) => {
    await page.addInitScript((token) => {
      // Only once, so that signing out on the page lasts.
      if (!sessionStorage.getItem('e2e')) localStorage.setItem('token', token)
      sessionStorage.setItem('e2e', 'signed in')
    }, person.token)
    await provide(page)
  },
})

const violationMark = 'Security policy violated:'

function reportViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) =>
    console.error(mark, effectiveDirective, blockedURI, sample, sourceFile),
  )
}

function chooseCookies(): void {
  if (!location.protocol.startsWith('http') || localStorage.getItem('cookieConsent') !== null) return
  const chosen = { necessary: true, functional: true, analytics: false, marketing: false }
  localStorage.setItem('cookieConsent', JSON.stringify({ ...chosen, timestamp: new Date().toISOString() }))
}

const someByte = () => randomBytes(1)[0]!

export { expect } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules about colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/**
 * Checks the current page against WCAG 2.2 AA.
 *
 * @param rules 'colours' if the same page has just been fully checked in the other theme, because nothing else differs.
 */
export async function expectAccessible(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // Colours in transition would have other contrasts. A spinner never ends and is not waited for.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(passing.map(({ finished }) => finished))
  })
  // A page that was checked before already has axe injected; injecting it again takes as long as the check.
  const holdsRules = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(holdsRules && { axeSource: 'null' }) })
    // Omits passes, whose description takes half of the time.
    .options({ resultTypes: ['violations'] })
    // No page of ours has frames; otherwise each check would open a page.
    .setLegacyMode()
  if (rules === 'colours') axe.withRules(ofColours)
  // A modal dialog correctly hides the page's heading; accessibility.e2e.ts checks it on each page.
  else axe.withTags(standards).disableRules('page-has-heading-one')
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  )
}

/**
 * Waits until nothing has been requested or answered for a while. The live connection of a signed-in page stays open, so
 * 'networkidle' never comes.
 */
export async function expectQuiet(page: Page): Promise<void> {
  let latest = performance.now()
  const note = () => {
    latest = performance.now()
  }
  const events = ['request', 'requestfinished', 'requestfailed'] as const
  for (const event of events) page.on(event as 'request', note)
  await expect.poll(() => performance.now() - latest, { timeout: 20_000 }).toBeGreaterThan(800)
  for (const event of events) page.off(event as 'request', note)
}

/** Creates a reminder for a person through the API. */
export async function remember(page: Page, person: Person, data: Record<string, unknown>): Promise<{ id: string }> {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await page.request.post('/api/reminders/ai', { data, headers })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as { id: string }
}

/** The day in India at an instant, 'YYYY-MM-DD'. */
export const dayOf = (instant: Date, timeZone = 'Asia/Kolkata'): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(instant)

/** Formats an instant: 'Sat, 21 Nov 2026'. */
export function inWords(instant: Date): string {
  const options = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  } as const
  const parts = new Intl.DateTimeFormat('en-IN', options).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`
}
