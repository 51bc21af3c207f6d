import '#ui/app.css'

import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { token } from '#api/token.ts'
import { resumeSession, type Session } from '#features/auth/session.tsx'
import { listenForInstall } from '#platform/install.ts'
import { registerServiceWorker } from '#platform/offline/service-worker.ts'
import { followTheme } from '#platform/theme.ts'

import { App, loadShell } from './App.tsx'
import { preload } from './routes.tsx'

/**
 * Reports unexpected errors to the server. The reporter is loaded with the first one, because most visits have none.
 */
function tell(error: unknown): void {
  import('#api/report-error.ts')
    .then(({ reportError }) => reportError(error))
    .catch(() => {
      // Errors cannot be reported while offline.
    })
}
window.addEventListener('error', ({ error }) => tell(error))
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))

/** React does not report errors that an error boundary has caught. */
const watched = { onCaughtError: tell }

/** Renders the page into the element of index.html. */
function start(session?: Session): void {
  const root = document.getElementById('root')!
  const app = (
    <StrictMode>
      <App session={session} />
    </StrictMode>
  )
  if (!token.read() && root.firstElementChild) {
    hydrateRoot(root, app, watched)
    return
  }
  root.replaceChildren()
  const drawing = createRoot(root, watched)
  // In a transition, React renders in slices of a few milliseconds, which keeps the browser responsive on a slow phone.
  startTransition(() => drawing.render(app))
}

/** How long to wait for a page's first data after everything else has loaded, before showing its loading state. */
const patienceMs = 300

/** Starts once everything that the first render needs has loaded; until then index.html shows the app shell. */
async function begin(): Promise<void> {
  let session: Session | undefined
  if (token.read()) {
    const resumed = resumeSession()
    const user = resumed.then((known) => (known.state === 'signed-in' ? known.user : null))
    const { code, data } = preload(location.pathname, user)
    // If the shell fails to load, rendering loads it again and shows the error.
    ;[session] = await Promise.all([resumed, loadShell().catch(() => {}), code])
    await Promise.race([data, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }

  // boot.ts starts this script early: from the cache it may run before the rest of index.html has been parsed.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => start(session))
  else start(session)
}

void begin()
followTheme()
listenForInstall()
if (import.meta.env.PROD) registerServiceWorker()
