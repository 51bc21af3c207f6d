import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { PrerenderedShell } from '#shell/PrerenderedShell.tsx'

import { App } from './App.tsx'

/** The markup that the build (build/prerender.ts) writes into index.html. */
export const prerendered = {
  app: renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
  appShell: renderToString(<PrerenderedShell />),
}
