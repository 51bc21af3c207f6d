// Takes the README's pictures from the running product: a fresh store, a household's reminders, a real browser.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.mjs'

const root = path.resolve(import.meta.dirname, '..')
const port = 20_000 + (process.pid % 20_000)
const base = `http://localhost:${port}`

/** A Saturday morning in Mumbai, so that the pictures look alike whenever they are taken. */
const at = '2026-11-21T08:30:00+05:30'

/** Already chosen, so that no banner lies over the pictures. */
const cookieConsent = JSON.stringify({
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  timestamp: new Date(at).toISOString(),
})

const household = [
  'pay the electricity bill today at 11:30 am',
  'kal subah 8 baje mummy ko call karna',
  'call the plumber today at 6:30 pm',
  'water the tulsi every day at 7 am',
  'team meeting every monday at 10 am',
  'buy diyas and marigolds tomorrow at 5 pm',
  'दवाई लेना हर रोज़ रात 9 बजे',
  'car insurance on 28 november at 4 pm',
]

const server = spawn(process.execPath, ['apps/server/test/serve-house.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), CONTROL_PORT: String(port + 1) },
})
const browser = await chromium.launch({ executablePath: findChromium(console.log), args: ['--no-sandbox'] })
try {
  await untilReady()
  await fetch(`http://127.0.0.1:${port + 1}/clock?to=${new Date(at).toISOString()}`)
  await shoot('welcome', { width: 1280, height: 800 }, 'light', async (page) => {
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  })
  await shoot('dashboard', { width: 1280, height: 900 }, 'light', dashboard)
  await shoot('create', { width: 1280, height: 900 }, 'light', create)
  await shoot('dashboard-phone', { width: 390, height: 844 }, 'light', dashboard)
  await shoot('dashboard-phone-dark', { width: 390, height: 844 }, 'dark', dashboard)
  await shoot('recipes', { width: 1280, height: 900 }, 'light', recipes)
  await shoot('recipe-phone', { width: 390, height: 844 }, 'light', recipe)
  await shoot('cart', { width: 1280, height: 900 }, 'light', cart)
  await shoot('settings', { width: 1280, height: 900 }, 'light', settings)
  await shoot('create-phone-dark', { width: 390, height: 844 }, 'dark', create)
} finally {
  await browser.close()
  server.kill('SIGTERM')
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

async function dashboard(page) {
  const email = `${crypto.randomUUID()}@example.in`
  const details = { email, password: 'Marigold7', full_name: 'Asha Rao' }
  const { access_token } = await (await page.request.post('/api/auth/register', { data: details })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  await page.request.post('/api/profile/complete-tutorial', { headers })
  for (const text of household) await page.request.post('/api/reminders/ai', { data: { text }, headers })
  await page.evaluate((token) => localStorage.setItem('token', token), access_token)
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
  await dashboard(page)
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
  await dashboard(page)
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` }
  const plan = await (await page.request.get('/api/recipes/meal-plan', { headers })).json()
  const [first, second] = plan.sections.Lunch
  const put = (dish, action) =>
    page.request.post('/api/cart/add', {
      headers,
      data: { type: 'recipe', item_id: dish.id, recipe_id: dish.id, name: dish.title, action },
    })
  await put(first, 'buy_ingredients')
  await put(second, 'buy_ingredients')
  await put(plan.sections.Dinner[0], 'order_online')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Place order' }).first().waitFor()
}

async function settings(page) {
  await dashboard(page)
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'General' }).waitFor()
}

async function untilReady() {
  for (let tries = 0; tries < 200; tries++) {
    const ready = await fetch(`${base}/api/ready`).catch(() => null)
    if (ready?.ok) return
    await pause(100)
  }
  throw new Error('The server did not get ready')
}
