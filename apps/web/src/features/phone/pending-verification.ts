import type { Sent } from './steps.ts'

/**
 * The verification in progress, stored for this tab, so that a reload or a switch to the messages app does not lose it.
 * Valid for the same person and for ten minutes.
 */
export const pendingVerification = {
  read(userId: string, now: number): Sent | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as (Sent & { userId: string }) | null
      if (kept === null || kept.userId !== userId || kept.expiresAt <= now) return null

      const { number, inOutbox, resendAt, expiresAt } = kept
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
