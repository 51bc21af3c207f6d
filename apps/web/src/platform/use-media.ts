import { useSyncExternalStore } from 'react'

/** Returns a hook that tells whether a media query matches. */
export function mediaHook(query: string): () => boolean {
  const listen = (onChange: () => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }
  const matches = () => matchMedia(query).matches
  return () => useSyncExternalStore(listen, matches)
}
