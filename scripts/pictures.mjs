// Takes the README's screenshots of the demo: its sample data, its stand-ins, a real browser.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** A Saturday morning in Mumbai, so that the pictures are always the same. */
const at = '2026-11-21T08:30:00+05:30'

/** The cookie choice is already made, so that no banner covers the pictures. */
const cookieConsent = JSON.stringify({
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  timestamp: new Date(at).toISOString(),
})

const demo = spawn(process.execPath, ['--import', './scripts/at-another-time.mjs', 'scripts/demo.mjs'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, LIVES_AT: at },
})
const { base, password, householdEmail, administratorEmail } = await readDemoOutput()
const browser = await chromium.launch({ executablePath: findChromium(console.log), args: ['--no-sandbox'] })
const [wide, phone] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]
try {
  await shoot('welcome', { width: 1280, height: 800 }, 'light', async (page) => {
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  })
  await shoot('dashboard', wide, 'light', dashboard)
  await shoot('create', wide, 'light', create)
  await shoot('dashboard-phone', phone, 'light', dashboard)
  await shoot('dashboard-phone-dark', phone, 'dark', dashboard)
  await shoot('recipes', wide, 'light', recipes)
  await shoot('recipe-phone', phone, 'light', recipe)
  await shoot('cart', wide, 'light', cart)
  await shoot('orders', wide, 'light', orders)
  await shoot('settings', wide, 'light', settings)
  await shoot('administration', wide, 'light', administration)
  await shoot('create-phone-dark', phone, 'dark', create)
} finally {
  await browser.close()
  demo.kill('SIGINT')
}

async function shoot(name, viewport, colorScheme, prepare) {
  const options = { viewport, colorScheme, locale: 'en-IN', timezoneId: 'Asia/Kolkata', reducedMotion: 'reduce' }
  const context = await browser.newContext({ ...options, baseURL: base, permissions: ['notifications'] })
  await context.addInitScript((consent) => localStorage.setItem('cookieConsent', consent), cookieConsent)
  const page = await context.newPage()
  await page.clock.setFixedTime(at)
  await page.goto('/')
  await prepare(page)
  await pause(600)
  await page.screenshot({ path: path.join(root, 'docs/pictures', `${name}.png`) })
  await context.close()
}

async function signIn(page, email) {
  const { access_token } = await (await page.request.post('/api/auth/login', { data: { email, password } })).json()
  await page.evaluate((token) => localStorage.setItem('token', token), access_token)
}

async function dashboard(page) {
  await signIn(page, householdEmail)
  await page.goto('/dashboard')
  await page.getByRole('grid').waitFor()
}

async function create(page) {
  await dashboard(page)
  await page.getByRole('button', { name: 'Add reminder' }).click()
  const text = page.getByRole('dialog').getByRole('textbox').first()
  await text.pressSequentially('har somvar subah 9 baje team ko report bhejna')
}

async function recipes(page) {
  await signIn(page, householdEmail)
  await page.goto('/recipes')
  await page
    .getByRole('button', { name: /View Recipe/ })
    .first()
    .waitFor()
}

async function recipe(page) {
  await recipes(page)
  await page
    .getByRole('button', { name: /View Recipe/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

async function cart(page) {
  await signIn(page, householdEmail)
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Place order' }).first().waitFor()
  await page.getByText('Writing it').waitFor({ state: 'hidden' })
}

async function orders(page) {
  await signIn(page, householdEmail)
  await page.goto('/orders')
  await page.getByRole('heading', { name: 'Your spending' }).waitFor()
}

async function settings(page) {
  await signIn(page, householdEmail)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'General' }).waitFor()
}

async function administration(page) {
  await signIn(page, administratorEmail)
  await page.goto('/admin#orders')
  await page.getByRole('heading', { name: 'Recent Orders' }).waitFor()
}

/** The message of the demo once it is ready. */
async function readDemoOutput() {
  let output = ''
  for await (const chunk of demo.stdout) {
    output += chunk
    if (output.includes('Ctrl-C ends')) break
  }
  const fieldIn = (name) => new RegExp(`${name} +([^\\s,]+)`).exec(output)[1]
  return {
    base: fieldIn('Planner'),
    password: fieldIn('Password'),
    householdEmail: fieldIn('Sign in'),
    administratorEmail: fieldIn('Administration'),
  }
}
