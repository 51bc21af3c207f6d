import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'

import { LoadingScreen } from '#ui/LoadingScreen.tsx'

import { App } from './App.tsx'
import { words } from './words.ts'

/** Run by the build (build/prerender.ts): what index.html holds before any script runs. */
export const prerendered = {
  app: renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
  loading: renderToString(<LoadingScreen label={words.loading} />),
}
