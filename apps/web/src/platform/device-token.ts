import { storage } from './storage.ts'

const key = 'deviceToken'

/**
 * What this browser shows when it signs in, so that strangers' guesses at an account do not slow down one that has signed
 * in to it before. Made once and kept after signing out; it opens nothing by itself.
 */
export function deviceToken(): string {
  const kept = storage.read(key)
  if (kept && /^[\w-]{43}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
  storage.write(key, made)
  return made
}
