import { now } from './clock.ts'

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
