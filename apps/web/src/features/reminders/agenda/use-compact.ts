import { useSyncExternalStore } from 'react'

/** Whether rows have one button for everything: under a finger, and where their column is narrow. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(compact).matches)

const compact = '(width < 64rem), (hover: none)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(compact)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
