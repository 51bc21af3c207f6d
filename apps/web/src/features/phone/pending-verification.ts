import type { Sent } from './steps.ts'

/**
 * The verification in progress, stored for this tab, so that a reload or a switch to the messages app does not lose it.
 * Valid for the same person and for ten minutes.
 */
export const pendingVerification = {
  read(userId: string, now: number): Sent | null {
    try {
      const saved = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (Sent & { userId: string }) | null
      if (saved === null || saved.userId !== userId || saved.expiresAt <= now) return null

      const { number, inOutbox, resendAt, expiresAt } = saved
      return { number, inOutbox, resendAt, expiresAt }
    } catch {
      return null
    }
  },

  write(userId: string, sent: Sent | null): void {
    try {
      if (sent === null) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, JSON.stringify({ ...sent, userId }))
    } catch {
      // Without storage, a reload starts over.
    }
  },
}

const key = 'phoneVerification'
