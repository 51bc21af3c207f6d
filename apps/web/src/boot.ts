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

/** Not asked for if today's plan is stored on this device (features/recipes/plan/saved-plan.ts). */
const planUrl = '/api/recipes/meal-plan'

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
    if (url === planUrl && localStorage.getItem('lastFetchDate') === now().toLocaleDateString('en-CA')) continue
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
    } else drawFirst(page)
  })
}

/**
 * Shows a page's own outline, and draws the answer to its first call into it before the page's script has loaded. The
 * outline's markup says where each value goes (ui/Outline.tsx).
 */
function drawFirst(page: string): void {
  const outline = document.getElementById(`outline${page}`)
  if (!outline) return
  outline.hidden = false
  part('others').hidden = true
  const { url, rows, most } = outline.dataset
  drawn = window.early?.answers[url!]
    ?.then((answer) => answer.clone().json())
    .then((data) => {
      const items = [rows ? valueAt(data, rows) : data].flat()
      for (const item of items.slice(0, Number(most))) drawRow(item, outline)
      if (items.length > 1) outline.querySelector('[data-part="several"]')?.removeAttribute('hidden')
    })
    // Another answer than expected: the page itself says what is wrong.
    .catch(() => {})
}

/** Ends when the page's first data has been drawn, or can't be. */
let drawn: Promise<void> | undefined

/** Draws an item as a copy of the row's template, in place of what shows that it is awaited. */
function drawRow(item: object, within?: ParentNode): HTMLElement {
  const row = (part('row', within) as HTMLTemplateElement).content.firstElementChild!.cloneNode(true) as HTMLElement
  for (const element of row.querySelectorAll<HTMLElement>('*')) {
    const { text, rupees, picture, when, unless, is } = element.dataset
    if (text) element.textContent = valueAt(item, text)
    if (rupees)
      element.textContent = valueAt(item, rupees).toLocaleString('en-IN', { style: 'currency', currency: 'INR' })
    if (picture) (element as HTMLImageElement).src = `data:image/svg+xml,${encodeURIComponent(valueAt(item, picture))}`
    const isSo = `${valueAt(item, when ?? unless ?? '')}` === is
    if (is && isSo === !!unless) element.remove()
  }
  part('waiting', within).hidden = true
  part('rows', within).append(row)
  return row
}

/** Returns the value at a path of names, such as 'parts.0.state'. */
// biome-ignore lint/suspicious/noExplicitAny: an answer, whose form the markup knows.
const valueAt = (item: object, path: string): any => path.split('.').reduce((value: any, name) => value?.[name], item)

/**
 * Shows today's reminders as last seen (features/reminders/offline/today-snapshot.ts) before the page's script has loaded.
 */
function showToday(): void {
  const snapshot = JSON.parse(localStorage.getItem('todayAtOneGlance')!) as TodaySnapshot | null
  const instant = now().getTime()
  if (!snapshot || instant >= snapshot.until) return
  part('greeting').textContent = snapshot.greeting
  part('short').textContent = snapshot.short
  // The page shows an illustration for an empty day.
  if (snapshot.count === 0) return
  part('count').hidden = false
  part('count').firstElementChild!.textContent = `${snapshot.count}`
  for (const item of snapshot.rows) {
    drawRow(item).dataset.reminder = item.done
      ? 'completed'
      : item.due !== null && item.due < instant
        ? 'overdue'
        : 'open'
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
      if (url !== main) throw new TypeError(`${url} is not of this page`)
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
  // The first data is smaller than the scripts and shares the connection with them, so it is painted before they are asked for.
  const startAfterData = () => (drawn ? void drawn.then(() => setTimeout(start, 50)) : start())
  new PerformanceObserver(startAfterData).observe({ type: paint, buffered: true })
  setTimeout(start, html.dataset.session ? 700 : 2500)
}

function add(tag: string, attributes: object): void {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}
