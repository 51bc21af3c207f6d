import { useLocationProperty } from 'wouter/use-browser-location'

/** What stands behind the '#' of the address; empty where nothing does. */
export const useHash = (): string =>
  useLocationProperty(
    () => location.hash.slice(1),
    () => '',
  )
