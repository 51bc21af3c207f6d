import { useLocationProperty } from 'wouter/use-browser-location'

import { resetTokenIn } from './reset-hash.ts'

/** The token of the mailed link, as long as it is in the address. */
export const useResetToken = (): string | null =>
  useLocationProperty(
    () => resetTokenIn(location.hash),
    () => null,
  )
