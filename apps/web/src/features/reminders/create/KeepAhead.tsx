import { useEffect } from 'react'

import { keepAhead } from './keys-ahead.ts'

/** In place of the create dialog while its code comes: what is typed meanwhile is its text. */
export function KeepAhead() {
  useEffect(keepAhead, [])
  return null
}
