import { lazy, Suspense, useLayoutEffect, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { overlays, useKeys } from '#platform/use-keys.ts'

import { findAsked } from './signals.ts'

const FindPalette = lazy(() => loadChunk(() => import('./FindPalette.tsx')))

/** Opens the search on `/`, Ctrl+K and its button, from the moment the page is shown. Its code is loaded by the first use. */
export function FindGate() {
  const [open, setOpen] = useState(false)
  useKeys({ '/': () => setOpen(true) })
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (!isEmptyComposer(event.target) || document.querySelector(overlays)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  useLayoutEffect(() => findAsked.listen(() => setOpen(true)), [])
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // The browser's own Ctrl+K would leave the page.
      event.preventDefault()
      if (!document.querySelector('[role="alertdialog"], [role="dialog"]:not([data-find])'))
        setOpen((before) => !before)
    }
    window.addEventListener('keydown', hear)

    return () => window.removeEventListener('keydown', hear)
  }, [])

  return open && <Suspense fallback={null}>{<FindPalette onClose={() => setOpen(false)} />}</Suspense>
}

/** The composer keeps focus for the next sentence, and no sentence begins with `/`. */
const isEmptyComposer = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement && target.matches('[data-composer]') && target.value === ''
