import { type Choices, type Consent, consentKey, validConsent } from '#platform/consent.ts'
import { signal } from '#platform/signal.ts'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

/** The defaults before a choice is made, also in the preferences. */
export const defaultChoices: Choices = { functional: true, analytics: false, marketing: false }

/** Returns the choice made on this device; null if the person must be asked. */
export const currentConsent = (): Consent | null => validConsent(storage.read(consentKey), now())

/** Saves a choice and applies it. */
export function storeConsent(consent: Consent): void {
  storage.write(consentKey, JSON.stringify(consent))
  if (!consent.functional) storage.forgetOptional()
  chosen.tell()
}

/** Removes a lapsed choice together with the data that it allowed. */
export function deleteLapsedConsent(): void {
  if (storage.read(consentKey) === null || currentConsent()) return
  storage.forgetOptional()
  storage.remove(consentKey)
}

const chosen = signal()

/** Calls a listener for every choice, in this tab or another. Returns the unsubscribe function. */
export function onConsent(listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === consentKey || event.key === null) listener()
  }
  const stop = chosen.listen(listener)
  window.addEventListener('storage', follow)
  return () => {
    stop()
    window.removeEventListener('storage', follow)
  }
}
