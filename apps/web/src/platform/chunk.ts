import { type ComponentType, createElement, lazy, useState } from 'react'

import { now } from './time/clock.ts'

/**
 * Loads a chunk of the page. If that fails, most likely because a newer version has been deployed and the old file is
 * gone, the page reloads, at most once a minute; otherwise the caller gets the error.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error
    location.reload()
    return new Promise(() => {})
  }
}

type Drawn = { default: ComponentType }

/**
 * Returns a lazily loaded component that can be preloaded. Once loaded it renders immediately; React.lazy would first
 * show its fallback and keep that for 300 ms.
 */
export function partOf<Module extends Drawn>(
  load: () => Promise<Module>,
): { Part: ComponentType; fetch: () => Promise<Module> } {
  let here: Module | undefined
  const fetch = async () => {
    here = await load()
    return here
  }
  const Lazy = lazy(() => loadChunk(fetch))

  function Part() {
    // Fixed for the life of the mount: swapping the component would lose its state.
    const [Drawn] = useState(() => here?.default ?? Lazy)
    return createElement(Drawn)
  }
  return { Part, fetch }
}

const key = 'reloaded-for-chunk-at'

/** Without storage, reloading could loop forever. */
function mayReload(): boolean {
  try {
    const lastAt = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(now().getTime()))
    return now().getTime() - lastAt > 60_000
  } catch {
    return false
  }
}
