import { type ReactNode, useDeferredValue } from 'react'

/**
 * What can wait for the drawing after the first: below the first screen, most of all. On a slow phone what is above is
 * there sooner, and the browser can answer a tap in between.
 */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
