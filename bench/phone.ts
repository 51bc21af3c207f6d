// The experience on a cheap phone with slow 4G: each screen's first visit with Lighthouse (its mobile profile), bytes over the
// network, the dashboard with a processor 13 times slower than this machine's, reopened offline, and taps. The floors, a static page of
// the same size and bare React, are measured in the same run; 'own' is CPU time. Ends with the figures and their
// budgets (docs/product/budgets.md).
//
// PHONE_REPORTS=folder keeps each look's report and trace.
// --runs 3 (medians of this many)  --only screens,again,slow,offline,taps,wire  --screens dashboard,cart
import { parseArgs } from 'node:util'
import { wire } from '../apps/web/e2e/wire.ts'
import { startFloors } from './phone/floors.ts'
import { dayInIndia, remember, rememberAllOn, shop } from './phone/household.ts'
import { type Look, look, visitOnce } from './phone/look.ts'
import { type Person, register, startProduct } from './phone/product.ts'
import { reopen } from './phone/reopen.ts'
import { bareTap, type Taps, tap, screens as tapped } from './phone/taps.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'wire,screens,again,slow,offline,taps' },
    screens: { type: 'string', default: '' },
  },
})
const runs = Number(values.runs)
const parts = values.only.split(',')
const cheap = 13

const paths: Record<string, string> = {
  auth: '/',
  dashboard: '/dashboard',
  recipes: '/recipes',
  cart: '/cart',
  orders: '/orders',
  profile: '/profile',
  settings: '/settings',
  'settings, account': '/settings#account',
  google: '/google',
  admin: '/admin',
  'admin, vendors': '/admin#vendors',
  'admin, operations': '/admin#operations',
}

const head = `${'screen'.padEnd(22)} score (own)  FCP    LCP  x floor   TBT    (own)   CLS    a11y practices SEO  requests      wire`

const product = await startProduct()
const floors = await startFloors()
const summary: string[] = []

try {
  const today = dayInIndia(new Date())
  const person = await register(product.base)
  await person.ask('POST', '/api/admin/promote-first-user')
  await remember(person.ask, 20, today)
  await shop(person.ask, 6)
  if (parts.includes('wire')) reportWire()
  if (parts.includes('screens')) await reportScreens(person)
  if (parts.includes('again')) await reportRevisit(person)
  if (parts.includes('slow')) await reportSlowNetwork(person)
  if (parts.includes('offline')) await reportOffline(person)
  if (parts.includes('taps')) await reportTaps(await createBusyPerson(today))
  console.log(`\n${summary.join('\n')}`)
} finally {
  await floors.close()
  await product.close()
}

function reportWire(): void {
  const { first, html, css, shell, pages, dashboard, reader } = wire()
  console.log(
    `wire (brotli): page ${kB(html)} of which style ${kB(css)}, scripts ${kB(first)}, signed in ${kB(shell)} more`,
  )
  for (const [path, bytes] of Object.entries(pages)) console.log(`  ${path.padEnd(18)} ${kB(bytes)}`)
  const largest = Math.max(...Object.values(pages))
  summary.push(
    beside('scripts of a first visit', kB(first), '110 kB, aim 85'),
    beside('largest page beyond the shell', kB(largest), '40 kB'),
    beside('reader of sentences', kB(reader), '45 kB'),
    beside('style sheet', kB(css), '16 kB'),
    beside('dashboard, everything', kB(dashboard), '200 kB'),
  )
}

async function reportScreens(person: Person): Promise<void> {
  const still = await look({ base: floors.base, path: '/static', token: null }, { runs })
  const react = await look({ base: floors.base, path: '/react', token: null }, { runs })
  console.log(head)
  console.log(row('floor: static page', still, still))
  console.log(row('floor: bare React', react, still))
  const wanted = values.screens ? values.screens.split(',') : Object.keys(paths)
  for (const name of wanted) {
    const token = name === 'auth' ? null : person.token
    const seen = await look({ base: product.base, path: paths[name]!, token }, { runs })
    console.log(row(name, seen, still))
    if (name === 'auth') {
      const times = (seen.lcpMs / still.lcpMs).toFixed(2)
      summary.push(
        beside(
          'auth: score (own); LCP',
          `${seen.score} (${seen.ownScore}); ${times} x static`,
          '98; 1.3 x, aim 1.15 x',
        ),
      )
    }
    if (name === 'dashboard') {
      const times = (seen.lcpMs / react.lcpMs).toFixed(2)
      const lcp = `${(seen.lcpMs / 1000).toFixed(2)} s (${times} x bare React)`
      summary.push(beside('dashboard: score (own); LCP', `${seen.score} (${seen.ownScore}); ${lcp}`, '95; 1.8 s'))
    }
    const others = `${seen.accessibility}, ${seen.bestPractices}, ${seen.seo}; ${seen.cls.toFixed(3)}`
    if (others !== '100, 100, 100; 0.000') summary.push(beside(`${name}: a11y, practices, SEO; CLS`, others, '100; 0'))
  }
}

/** Measures a second visit on the same day, by a browser without cached files but with the last look of the page. */
async function reportRevisit(person: Person): Promise<void> {
  const still = await look({ base: floors.base, path: '/static', token: null }, { runs })
  console.log(head)
  console.log(row('floor: static page', still, still))
  for (const path of ['/recipes', '/cart', '/orders', '/profile', '/settings']) {
    const at = { base: product.base, path, token: person.token }
    const saved = await visitOnce(at)
    const seen = await look({ ...at, saved }, { runs })
    console.log(row(`${path}, again`, seen, still))
    const lcp = `${(seen.lcpMs / 1000).toFixed(2)} s (${(seen.lcpMs / still.lcpMs).toFixed(2)} x static)`
    summary.push(beside(`${path}, again: score (own); LCP`, `${seen.score} (${seen.ownScore}); ${lcp}`, '1.8 s; 1.4 x'))
  }
}

async function reportSlowNetwork(person: Person): Promise<void> {
  const react = await look({ base: floors.base, path: '/react', token: null }, { runs, cpu: cheap })
  const seen = await look({ base: product.base, path: '/dashboard', token: person.token }, { runs, cpu: cheap })
  console.log(head)
  console.log(row(`bare React, CPU x${cheap}`, react, react))
  console.log(row(`dashboard, CPU x${cheap}`, seen, react))
  const budget = '90; 150 ms'
  const figures = `${seen.score} (${seen.ownScore}); ${seen.tbtMs.toFixed(0)} ms (${seen.ownTbtMs.toFixed(0)})`
  summary.push(beside(`dashboard at CPU x${cheap}: score (own); TBT (own)`, figures, budget))
}

async function reportOffline(person: Person): Promise<void> {
  const { lcpMs, todayMs, aliveMs } = await reopen({ base: product.base, token: person.token }, { runs, cpu: cheap })
  const seconds = [lcpMs, todayMs, aliveMs].map((ms) => `${(ms / 1000).toFixed(2)} s`).join('; ')
  summary.push(beside(`reopened offline at CPU x${cheap}: LCP; today; alive`, seconds, '1.5 s, aim 0.9'))
}

/** 500 reminders on one day, some on each of the others (an empty day would open a dialog), and a full cart. */
async function createBusyPerson(today: string): Promise<Person> {
  const person = await register(product.base)
  await rememberAllOn(person.ask, 500, today)
  await remember(person.ask, 60, today)
  await shop(person.ask, 12)
  return person
}

async function reportTaps(person: Person): Promise<void> {
  const floor = await tap(floors.base, person.token, bareTap, cheap)
  console.log(
    `taps, ${'floor: a button that writes a word'.padEnd(34)} median ${floor.p50} ms, p98 ${floor.p98} ms; own ${inWords(floor.own)} ms`,
  )
  for (const [name, screen] of Object.entries(tapped)) {
    const { count, p50, p98, own } = await tap(product.base, person.token, screen, cheap)
    console.log(`taps, ${name.padEnd(34)} median ${p50} ms, p98 ${p98} ms of ${count}; own ${inWords(own)} ms`)
    summary.push(
      beside(
        `taps at CPU x${cheap}: ${name}: p98 (floor); own median to slowest`,
        `${p98} (${floor.p98}); ${inWords(own)} (${inWords(floor.own)}) ms`,
        '150 ms, aim 100',
      ),
    )
  }
}

function row(name: string, seen: Look, floor: Look): string {
  return [
    name.padEnd(22),
    `${seen.score} (${seen.ownScore})`.padStart(10),
    `${(seen.fcpMs / 1000).toFixed(2)} s`.padStart(7),
    `${(seen.lcpMs / 1000).toFixed(2)} s`.padStart(6),
    (seen.lcpMs / floor.lcpMs).toFixed(2).padStart(6),
    `${seen.tbtMs.toFixed(0)} ms (${seen.ownTbtMs.toFixed(0)})`.padStart(14),
    seen.cls.toFixed(3).padStart(6),
    String(seen.accessibility).padStart(6),
    String(seen.bestPractices).padStart(6),
    String(seen.seo).padStart(6),
    String(seen.requests).padStart(8),
    kB(seen.bytes).padStart(10),
  ].join(' ')
}

function inWords({ p50, most }: Taps['own']): string {
  return `${p50.toFixed(0)} to ${most.toFixed(0)}`
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function beside(what: string, figure: string, budget: string): string {
  return `${what.padEnd(52)} ${figure.padEnd(28)} budget ${budget}`
}
