import { signal } from '#platform/signal.ts'

const asked = signal()

/** Shows the tour again, from its first step; the shell has to be there. */
export const openTour = (): void => asked.tell()

/** Returns how to stop listening. */
export const onOpenTour = (listener: () => void) => asked.listen(listener)
