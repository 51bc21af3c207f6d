import { useSyncExternalStore } from 'react'

/** Whether the screen is wide enough for a table (breakpoint `md`); below that, rows are shown as cards. */
export const useWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches)

const wide = '(min-width: 48rem)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
