import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'wouter'

import { newId } from '#platform/ids.ts'

/** The scroll position of each history entry. */
const positions = new Map<string, number>()

/** Starts a new page at its top, and restores the position of one returned to. */
export function useScrollMemory(): void {
  const [location] = useLocation()
  const current = useRef<string | null>(null)

  useLayoutEffect(() => {
    const first = current.current === null
    const entry = nameOfEntry(location)
    current.current = entry
    // The browser itself restores the position of a reloaded page.
    return first ? undefined : reach(positions.get(entry) ?? 0)
  }, [location])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => {
      if (current.current) positions.set(current.current, scrollY)
    }
    const handBack = () => {
      history.scrollRestoration = 'auto'
    }
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', handBack)
      handBack()
    }
  }, [])
}

/** Names a history entry when it is first seen; the name is kept when returning to it. */
function nameOfEntry(path: string): string {
  const state = history.state as { entry?: string } | null
  if (state?.entry) return state.entry
  const entry = `${path} ${newId()}`
  history.replaceState({ ...state, entry }, '')
  return entry
}

/** Scrolls as soon as the page is long enough, for at most a second, unless the person scrolls meanwhile. */
function reach(top: number): () => void {
  scrollTo(0, top)
  const growth = new ResizeObserver(() => {
    scrollTo(0, top)
    if (scrollY >= top - 1) stop()
  })
  const stop = () => {
    growth.disconnect()
    clearTimeout(patience)
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchmove', stop)
    window.removeEventListener('keydown', stop)
  }
  const patience = setTimeout(stop, 1000)
  if (scrollY < top - 1) {
    growth.observe(document.body)
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', stop, { passive: true })
    window.addEventListener('keydown', stop)
  }
  return stop
}
