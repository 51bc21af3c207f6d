import '#ui/app.css'

import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'

import { token } from '#api/token.ts'
import { registerServiceWorker } from '#platform/service-worker.ts'
import { followTheme } from '#platform/theme.ts'

import { App, loadShell } from './App.tsx'
import { preload } from './routes.tsx'

// The content security policy forbids `new Function`, which zod would try.
z.config({ jitless: true })

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
    createRoot(root).render(app)
  } else if (root.firstElementChild) {
    hydrateRoot(root, app)
  } else {
    createRoot(root).render(app)
  }
}

if (token.read()) {
  // Signed in, most likely: the shell and the page travel while the session is asked for.
  loadShell().catch(() => {})
  preload(location.pathname)
}

// /boot.js starts this script as soon as it can: out of the cache it may be here before the rest of index.html.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()

followTheme()
if (import.meta.env.PROD) registerServiceWorker()
