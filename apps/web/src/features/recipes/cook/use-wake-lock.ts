import { useEffect } from 'react'

/** Keeps the screen awake while the component is mounted, if the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let over = false

    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (over) await held.release()
        else lock = held
      } catch (error) {
        // Browsers refuse this on low battery; cook mode works without it.
        console.warn('Couldn’t keep the screen awake', error)
      }
    }
    const again = () => void hold()
    again()
    // The browser releases the lock when the tab is hidden.
    document.addEventListener('visibilitychange', again)

    return () => {
      over = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
