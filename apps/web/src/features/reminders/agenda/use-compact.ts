import { useSyncExternalStore } from 'react'

/** Whether rows show a single button for all actions: on touch devices, and in narrow columns. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(compact).matches)

const compact = '(width < 64rem), (hover: none)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(compact)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
