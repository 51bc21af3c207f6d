import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { PrerenderedShell } from '#shell/PrerenderedShell.tsx'

import { App } from './App.tsx'

/** The markup that the build writes into index.html (build/prerender.ts). */
export const prerendered = {
  app: renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
  appShell: renderToString(<PrerenderedShell />),
}
