import { storage } from './storage.ts'

const key = 'deviceToken'

/**
 * Returns the token this browser sends when signing in, so that strangers guessing a password do not slow down a
 * browser that has signed in to the account before. Created once and kept after signing out; it grants no access.
 */
export function deviceToken(): string {
  const saved = storage.read(key)
  if (saved && /^[\w-]{43}$/.test(saved)) return saved
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
  storage.write(key, made)
  return made
}
