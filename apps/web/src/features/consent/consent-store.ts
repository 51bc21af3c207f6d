import { type Choices, type Consent, consentKey, validConsent } from '#platform/consent.ts'
import { signal } from '#platform/signal.ts'
import { storage } from '#platform/storage.ts'
import { now } from '#platform/time/clock.ts'

/** What stands until one has chosen, and in the preferences before one has. */
export const defaultChoices: Choices = { functional: true, analytics: false, marketing: false }

/** What was chosen on this device; null where one is to be asked. */
export const currentConsent = (): Consent | null => validConsent(storage.read(consentKey), now())

/** Keeps a choice and holds to it from now on. */
export function storeConsent(consent: Consent): void {
  storage.write(consentKey, JSON.stringify(consent))
  if (!consent.functional) storage.forgetOptional()
  chosen.tell()
}

/** A choice that no longer holds takes along what it allowed. */
export function forgetLapsedConsent(): void {
  if (storage.read(consentKey) === null || currentConsent()) return
  storage.forgetOptional()
  storage.remove(consentKey)
}

const chosen = signal()

/** Told of every choice, in this tab or another. Returns how to stop listening. */
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
