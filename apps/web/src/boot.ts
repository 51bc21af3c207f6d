/**
 * Runs before the first paint, as a small script in the head of index.html (build/boot-script.ts bundles it). It applies the
 * chosen theme, tells the style sheet whether someone seems to be signed in, sends the first calls of the page, and
 * starts the page's own script after the first paint, so that loading it never delays that paint.
 */
import type { TodaySnapshot } from '#features/reminders/offline/today-snapshot.ts'
import { now } from '#platform/time/clock.ts'
import type {} from '#platform/trusted-types.ts'
import { drawLook } from '#shell/last-look/draw-look.ts'

import type { Prefetched } from './api/prefetched.ts'

/** The GETs of each page's `prefetch`, by path; inserted by the build (build/first-calls.ts). */
declare const __FIRST_CALLS__: Partial<Record<string, string[]>>

const html = document.documentElement
const { main, pages } = (document.currentScript as HTMLScriptElement).dataset
const path = location.pathname.replace(/(.)\/$/, '$1')

try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  const token = localStorage.getItem('token')
  if (token) {
    html.dataset.session = 'kept'
    askEarly(token)
    fillShell(token)
  }
} catch {
  // Storage is blocked: the system's theme and the sign-in screen are right.
}

/** Sends the page's first calls while its script loads: who is signed in, then its data (api/prefetched.ts). */
function askEarly(token: string): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answers: Prefetched['answers'] = {}
  for (const url of ['/api/auth/me', ...(__FIRST_CALLS__[path] ?? [])]) {
    const answer = fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    answer.catch(() => {})
    answers[url] = answer
  }
  window.early = { token, answers }
  // Answers still unused by then are stale.
  setTimeout(() => {
    window.early = undefined
  }, 10_000)
}

/** Finds a part of the prerendered shell (shell/PrerenderedShell.tsx), which is shown until the page renders. */
function part(name: string, within: ParentNode = document.getElementById('boot')!): HTMLElement {
  return within.querySelector<HTMLElement>(`[data-part="${name}"]`)!
}

function fillShell(token: string): void {
  const page = path === '/' ? '/dashboard' : path
  document.addEventListener('DOMContentLoaded', () => {
    const title = document.querySelector<HTMLElement>('#boot [data-heads]')
    const heads = JSON.parse(title?.dataset.heads ?? '{}') as Partial<Record<string, [string, string?]>>
    const [heading, text] = heads[page] ?? []
    if (heading) title!.textContent = heading
    if (text) Object.assign(part('text'), { textContent: text, hidden: false })
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#boot li a')) {
      if (link.pathname === page) link.setAttribute('aria-current', 'page')
    }
    // Shown only now: a title that changes while visible would shift everything below it.
    html.dataset.page = page
    if (location.hash || location.search) return
    if (page === '/dashboard') showToday()
    else if (drawLook(part('look'), { path: page, build: main, token, now: now().getTime() })) {
      part('look').hidden = false
      part('outline').classList.add('sr-only')
    }
  })
}

/**
 * Shows today's reminders as last seen (features/reminders/offline/today-snapshot.ts) before the page's script has loaded.
 */
function showToday(): void {
  const snapshot = JSON.parse(localStorage.getItem('todayAtOneGlance')!) as TodaySnapshot | null
  const instant = now().getTime()
  if (!snapshot || instant >= snapshot.until) return
  part('greeting').textContent = snapshot.greeting
  part('short').textContent = snapshot.short
  part('date').textContent = snapshot.date
  // The page shows an illustration for an empty day.
  if (snapshot.count === 0) return
  part('count').hidden = false
  part('count').firstElementChild!.textContent = `${snapshot.count}`
  part('waiting').hidden = true
  for (const { title, description, time, done, due } of snapshot.rows) {
    const template = part('row') as HTMLTemplateElement
    const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement
    row.dataset.reminder = done ? 'completed' : due !== null && due < instant ? 'overdue' : 'open'
    part('title', row).textContent = title
    part('description', row).textContent = description
    part('time', row).textContent = time
    part('rows').append(row)
  }
}

// Clicks and submits before the page is interactive are replayed afterwards. A form would otherwise navigate away, with
// the password in its address.
const acts: (() => void)[] = []
function remember(event: Event): void {
  if (html.dataset.alive) return
  const target = event.target as HTMLElement
  if (event.type === 'submit') {
    event.preventDefault()
    acts.push(() => (target as HTMLFormElement).requestSubmit())
    return
  }
  if (part('look').contains(target)) acts.push(() => actWhere(event as MouseEvent, target))
  const button = target.closest<HTMLElement>('button[type="button"]')
  if (button) acts.push(() => button.click())
}
document.addEventListener('submit', remember, true)
document.addEventListener('click', remember, true)
function actOnEarly(): void {
  for (const act of acts.splice(0)) act()
}
/**
 * Replays a tap on a previously cached item, if the page has a button at the same position within an item with the same
 * text.
 */
function actWhere({ clientX, clientY }: MouseEvent, seen: Element): void {
  const button = document.elementFromPoint(clientX, clientY)?.closest('button')
  const item = (of: Element) => of.closest('li,article,section')?.textContent
  if (button && item(button) && item(button) === item(seen)) button.click()
}

window.addEventListener('alive', () => setTimeout(actOnEarly), { once: true })

// In development index.html names the page's script itself.
if (main) startAfterPaint(main)

function startAfterPaint(main: string): void {
  // Only the file named by the build may be loaded as a script (the security policy requires Trusted Types).
  const policy = globalThis.trustedTypes?.createPolicy('boot', {
    createScriptURL(url) {
      if (url !== main) throw new TypeError(`${url} is no script of this page`)
      return url
    },
  })

  let started = false
  const start = () => {
    if (started) return
    started = true
    add('script', { type: 'module', src: policy?.createScriptURL(main) ?? main })
    if (!html.dataset.session) return
    const chunksOf = JSON.parse(pages!) as Record<string, string[]>
    for (const name of chunksOf[path] ?? chunksOf['/dashboard']!) {
      add('link', { rel: 'modulepreload', href: `/assets/${name}` })
    }
  }
  const paint = ['largest-contentful-paint', 'paint'].find((type) =>
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type),
  )
  if (!paint || document.visibilityState !== 'visible') {
    start()
    return
  }
  new PerformanceObserver(start).observe({ type: paint, buffered: true })
  setTimeout(start, html.dataset.session ? 500 : 2500)
}

function add(tag: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}
