import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { Outline } from '#shell/Outline.tsx'

import { App } from './App.tsx'

/** Run by the build (build/prerender.ts): what index.html holds before any script runs. */
export const prerendered = {
  app: renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
  outline: renderToString(<Outline />),
}
