import { type ComponentType, createElement, lazy, useState } from 'react'

import { now } from './time/clock.ts'

/**
 * Loads a chunk of the page. If that fails, most likely because a newer version has been deployed and the old file is
 * gone, the page reloads, once a minute at most; otherwise the caller gets the error.
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
 * A lazily loaded part of the page that can be preloaded. A part that is already loaded renders at
 * once: React.lazy would first show its fallback, and then keep that for 300 ms.
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
    // Once for the life of the mount: a different component in its place would lose all state.
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
