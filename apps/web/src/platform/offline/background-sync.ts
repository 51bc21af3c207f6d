/** The name under which the browser wakes the service worker for calls that wait. */
export const waitingSync = 'waiting-calls'

/** Has the browser send what waits once there is a connection, also where no page is open; where it can. */
export function askForSync(): void {
  if (!('serviceWorker' in navigator)) return

  const register = async () => {
    // Background Sync, which TypeScript does not know.
    const { sync } = (await navigator.serviceWorker.ready) as { sync?: { register(tag: string): Promise<void> } }
    await sync?.register(waitingSync)
  }
  register().catch((error: unknown) => console.warn('The browser didn’t allow background sync', error))
}
