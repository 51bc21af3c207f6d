// Runs before the first paint. It shows the style sheet which theme was chosen and whether someone seems to be signed
// in, and it starts the page: at once for whoever is signed in, after the first paint for whoever first has to read.
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
  const start = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: main }))

  if (html.dataset.session) {
    start()
    const chunksOf = JSON.parse(pages)
    for (const name of chunksOf[path] ?? chunksOf['/dashboard']) {
      const href = `/assets/${name}`
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    return
  }
  let started = false
  const startOnce = () => {
    if (!started) start()
    started = true
  }
  const paint = ['largest-contentful-paint', 'paint'].find((type) =>
    globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type),
  )
  if (!paint || document.visibilityState !== 'visible') return startOnce()
  new PerformanceObserver(startOnce).observe({ type: paint, buffered: true })
  setTimeout(startOnce, 2500)
})()
