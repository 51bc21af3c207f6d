import { useLocationProperty } from 'wouter/use-browser-location'

import { resetTokenIn } from './reset-hash.ts'

/** Returns the token of the mailed link while it is in the address, else null. */
export const useResetToken = (): string | null =>
  useLocationProperty(
    () => resetTokenIn(location.hash),
    () => null,
  )
