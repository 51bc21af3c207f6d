import { signal } from '#platform/signal.ts'

const asked = signal()

/** Opens the cookie preferences from anywhere, signed in or not. */
export const openConsent = (): void => asked.tell()

/** Subscribes to requests to open the preferences. Returns the unsubscribe function. */
export const onOpenConsent = (listener: () => void) => asked.listen(listener)
