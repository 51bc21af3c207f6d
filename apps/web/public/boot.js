// Runs before the first paint. It shows the style sheet which theme was chosen and whether someone seems to be signed
// in, and it starts the page: at once for whoever is signed in, after the first paint for whoever first has to read.
;(() => {
  const html = document.documentElement
  const { main, signedIn } = document.currentScript.dataset

  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
    const token = localStorage.getItem('token')
    if (token) {
      html.dataset.session = 'kept'
      askWho(token)
    }
  } catch {
    // Storage is blocked: the system's theme and the sign-in screen are right.
  }

  // Who it is, the page will ask first of all: the question travels while its script does. See src/api/early.ts.
  function askWho(token) {
    const url = '/api/auth/me'
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
    const response = fetch(url, { headers, signal: AbortSignal.timeout(10_000) })
    response.catch(() => {})
    window.early = { url, token, response }
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
    for (const href of signedIn.split(' ')) {
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
