import { useCachedAt } from '../offline/use-offline.ts'
import { now } from './clock.ts'
import { momentInSentence } from './date-in-words.ts'

/** Returns when a path's data was last loaded, in words: 'today, 6:30 pm'. `loadedAt` is when this page loaded it. */
export function useAsOf(path: string, loadedAt: number, timeZone: string): string | null {
  const at = useCachedAt(path) ?? loadedAt

  return at > 0 ? momentInSentence(at, timeZone, now()) : null
}
