import '#ui/app.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { token } from '#api/token.ts'
import { listenForInstall } from '#platform/install.ts'
import { registerServiceWorker } from '#platform/service-worker.ts'
import { followTheme } from '#platform/theme.ts'

import { App, loadShell } from './App.tsx'
import { preload } from './routes.tsx'

/** Errors that nobody foresaw are told to the server. What tells them is fetched with the first, since most visits meet none. */
function tell(error: unknown): void {
  import('#api/report-error.ts')
    .then(({ reportError }) => reportError(error))
    .catch(() => {
      // Without a connection nobody can be told.
    })
}
window.addEventListener('error', ({ error }) => tell(error))
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))

/** React keeps to itself what one of our boundaries has caught. */
const watched = { onCaughtError: tell }

/** Draws the page into what index.html holds. */
function start(): void {
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  )
  if (token.read()) {
    root.replaceChildren()
    createRoot(root, watched).render(app)
  } else if (root.firstElementChild) {
    hydrateRoot(root, app, watched)
  } else {
    createRoot(root, watched).render(app)
  }
}

/** Starts with everything at hand that the first drawing needs. */
async function begin(): Promise<void> {
  // Signed in, most likely: the shell and the page travel while the session is asked for.
  if (token.read()) await Promise.all([loadShell().catch(() => {}), preload(location.pathname)])

  // /boot.js starts this script as soon as it can: out of the cache it may be here before the rest of index.html.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

void begin()
followTheme()
listenForInstall()
if (import.meta.env.PROD) registerServiceWorker()
