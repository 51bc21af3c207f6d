import { type ReactNode, useDeferredValue } from 'react'

/**
 * Renders its children after the first render, for content mostly below the first screen. On a slow phone the content
 * above appears sooner, and the browser can handle a tap in between.
 */
export function AfterFirstRender({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children
}
