import { useSyncExternalStore } from 'react'

/** Whether there is room for a table; below that its rows are cards. The breakpoint `md` of the design. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches)

const wide = '(min-width: 48rem)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
