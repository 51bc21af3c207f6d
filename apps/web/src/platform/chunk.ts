import { type ComponentType, createElement, lazy, useState } from 'react'

import { now } from './time/clock.ts'

/**
 * Loads a part of the page. Where that fails, most likely because a newer version has been deployed and the old file is
 * gone, the page is loaded anew, once a minute at most; otherwise the failure is the caller's.
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
 * A part of the page whose code travels by itself, and how to fetch that ahead. A part that is here already is drawn at
 * once: what is lazy React would first replace by its fallback, and then keep that for 300 ms.
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
    // Once for as long as it stands there: another component in its place would forget everything.
    const [Drawn] = useState(() => here?.default ?? Lazy)
    return createElement(Drawn)
  }
  return { Part, fetch }
}

const key = 'reloaded-for-chunk-at'

/** Where nothing can be remembered, reloading could go round in circles. */
function mayReload(): boolean {
  try {
    const lastAt = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(now().getTime()))
    return now().getTime() - lastAt > 60_000
  } catch {
    return false
  }
}
