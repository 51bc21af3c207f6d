import { useSyncExternalStore } from 'react'

/** Whether a day of the week is less than about 144 px wide. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, () => matchMedia(narrow).matches)

const narrow = '(width < 30.5rem), (48rem <= width < 68rem)'

function listen(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
