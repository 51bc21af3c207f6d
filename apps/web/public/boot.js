// Runs before the first paint. It shows the style sheet which theme was chosen and whether someone seems to be signed
// in, and it starts the page after the first paint: what is seen first shall not wait for what can be tapped. Only the
// questions to the server travel from the first moment.
;(() => {
  const html = document.documentElement
  const { main, pages } = document.currentScript.dataset
  const path = location.pathname.replace(/(.)\/$/, '$1')

  // What each page asks for before it shows anything of its own.
  const firstCalls = {
    '/': ['/api/reminders'],
    '/dashboard': ['/api/reminders'],
    '/cart': ['/api/cart'],
    '/orders': ['/api/orders'],
    '/profile': ['/api/profile/me'],
    '/settings': ['/api/notifications/preferences'],
    '/google': ['/api/google/connection/status'],
  }

  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
    const token = localStorage.getItem('token')
    if (token) {
      html.dataset.session = 'kept'
      askEarly(token)
      fillAppShell()
    }
  } catch {
    // Storage is blocked: the system's theme and the sign-in screen are right.
  }

  // The page will ask who it is first of all, and then for what it shows: the questions travel while its script does.
  // See src/api/early.ts.
  function askEarly(token) {
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const answers = {}
    for (const url of ['/api/auth/me', ...(firstCalls[path] ?? [])]) {
      answers[url] = fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
      answers[url].catch(() => {})
    }
    window.early = { token, answers }
    // By then an answer that nobody took is old.
    setTimeout(() => delete window.early, 10_000)
  }

  // Until React has rendered, the app shell is shown (src/shell/AppShell.tsx).
  const part = (name, within = document.getElementById('boot')) => within.querySelector(`[data-part="${name}"]`)
  function fillAppShell() {
    const page = path === '/' ? '/dashboard' : path
    document.addEventListener('DOMContentLoaded', () => {
      const title = document.querySelector('#boot [data-heads]')
      const [heading, text] = JSON.parse(title?.dataset.heads ?? '{}')[page] ?? []
      if (heading) title.textContent = heading
      if (text) Object.assign(part('text'), { textContent: text, hidden: false })
      for (const link of document.querySelectorAll('#boot li a')) {
        if (link.pathname === page) link.setAttribute('aria-current', 'page')
      }
      // Only now is it shown: a title that changes under one's eyes moves what stands below.
      html.dataset.page = page
      if (page === '/dashboard' && !location.hash) showToday()
    })
  }

  // Today's reminders as they were seen last stand there at once, before anything that draws the page has come. What is
  // kept is written by src/features/reminders/offline/today-kept.ts, the parts are in src/shell/AppShell.tsx.
  function showToday() {
    const kept = JSON.parse(localStorage.getItem('todayAtAGlance'))
    const now = Date.now()
    if (!kept || now >= kept.until) return
    part('greeting').textContent = kept.greeting
    part('date').textContent = kept.date
    // An empty day has a picture that is drawn by the page.
    if (kept.count === 0) return
    part('count').hidden = false
    part('count').firstElementChild.textContent = kept.count
    part('waiting').hidden = true
    for (const { title, description, time, done, due } of kept.rows) {
      const row = part('row').content.firstElementChild.cloneNode(true)
      row.dataset.reminder = done ? 'completed' : due !== null && due < now ? 'overdue' : 'open'
      part('title', row).textContent = title
      part('description', row).textContent = description
      part('time', row).textContent = time
      part('rows').append(row)
    }
  }

  // What is clicked or sent before the page is alive is done once it is. A form would otherwise leave the page, and
  // take the password along.
  const early = []
  const remember = (event) => {
    if (html.dataset.alive) return
    if (event.type === 'submit') {
      event.preventDefault()
      early.push(() => event.target.requestSubmit())
      return
    }
    const button = event.target.closest('button[type="button"]')
    if (button) early.push(() => button.click())
  }
  document.addEventListener('submit', remember, true)
  document.addEventListener('click', remember, true)
  const actOnEarly = () => {
    for (const act of early.splice(0)) act()
  }
  window.addEventListener('alive', () => setTimeout(actOnEarly), { once: true })

  // In development the page itself names its script.
  if (!main) return
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes))

  // Only what the build has named may become a script (the security policy asks for Trusted Types).
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
    const chunksOf = JSON.parse(pages)
    for (const name of chunksOf[path] ?? chunksOf['/dashboard']) {
      add('link', { rel: 'modulepreload', href: `/assets/${name}` })
    }
  }
  const paint = ['largest-contentful-paint', 'paint'].find((type) =>
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type),
  )
  if (!paint || document.visibilityState !== 'visible') return start()
  new PerformanceObserver(start).observe({ type: paint, buffered: true })
  setTimeout(start, html.dataset.session ? 500 : 2500)
})()
