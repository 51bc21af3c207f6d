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

/** Unexpected errors are reported to the server. The reporter is loaded with the first one, since most visits have none. */
function tell(error: unknown): void {
  import('#api/report-error.ts')
    .then(({ reportError }) => reportError(error))
    .catch(() => {
      // Offline nothing can be reported.
    })
}
window.addEventListener('error', ({ error }) => tell(error))
window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))

/** React keeps to itself what one of our boundaries has caught. */
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
  // As a transition React draws in slices of some milliseconds: on a slow phone the browser stays awake.
  startTransition(() => drawing.render(app))
}

/** How long a page waits for what it shows first, once everything else is there, before it shows that it waits. */
const patienceMs = 300

/** Starts with everything at hand that the first drawing needs; until then index.html shows the app shell. */
async function begin(): Promise<void> {
  let session: Session | undefined
  if (token.read()) {
    const resumed = resumeSession()
    const user = resumed.then((known) => (known.state === 'signed-in' ? known.user : null))
    const { code, data } = preload(location.pathname, user)
    ;[session] = await Promise.all([resumed, loadShell().catch(() => {}), code])
    await Promise.race([data, new Promise((resolve) => setTimeout(resolve, patienceMs))])
  }

  // boot.ts starts this script as soon as it can: out of the cache it may be here before the rest of index.html.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => start(session))
  else start(session)
}

void begin()
followTheme()
listenForInstall()
if (import.meta.env.PROD) registerServiceWorker()
