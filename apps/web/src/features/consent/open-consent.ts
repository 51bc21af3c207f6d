import { signal } from '#platform/signal.ts'

const asked = signal()

/** Opens the cookie preferences, so that a choice can be changed; from anywhere, signed in or not. */
export const openConsent = (): void => asked.tell()

/** Returns how to stop listening. */
export const onOpenConsent = (listener: () => void) => asked.listen(listener)
