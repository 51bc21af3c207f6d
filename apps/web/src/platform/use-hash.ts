import { useLocationProperty } from 'wouter/use-browser-location'

/** Returns the part after the '#' of the address; empty if there is none. */
export const useHash = (): string =>
  useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
