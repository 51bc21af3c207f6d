/** Background Sync tag of the offline queue. Keeps its first name: installed service workers know it. */
export const queueSync = 'waiting-calls'

/** Asks the browser to wake the service worker when there is a connection, even with no page open. No-op if unsupported. */
export function requestSync(): void {
  if (!('serviceWorker' in navigator)) return

  const register = async () => {
    // Background Sync is missing from TypeScript's DOM types.
    const { sync } = (await navigator.serviceWorker.ready) as { sync?: { register(tag: string): Promise<void> } }
    await sync?.register(queueSync)
  }
  register().catch((error: unknown) => console.warn('The browser didn’t allow background sync', error))
}
