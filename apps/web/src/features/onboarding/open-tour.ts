import { signal } from '#platform/signal.ts'

const asked = signal()

/** Shows the tour again from its first step; the shell must be mounted. */
export const openTour = (): void => asked.tell()

/** Subscribes to requests to open the tour. Returns the unsubscribe function. */
export const onOpenTour = (listener: () => void) => asked.listen(listener)
