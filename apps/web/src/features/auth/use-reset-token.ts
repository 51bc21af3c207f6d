import { useLocationProperty } from 'wouter/use-browser-location'

import { resetTokenIn } from './reset-hash.ts'

/** The token of the mailed link by which one came, as long as it stands in the address. */
export const useResetToken = (): string | null =>
  useLocationProperty(
    () => resetTokenIn(location.hash),
    () => null,
  )
