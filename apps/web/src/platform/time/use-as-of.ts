import { useKeptAt } from '../offline/use-offline.ts'
import { now } from './clock.ts'
import { momentInSentence } from './date-in-words.ts'

/** Since when what a call's path answered is known, in words: 'today, 6:30 pm'. `loadedAt` is when this page had it. */
export function useAsOf(path: string, loadedAt: number, timeZone: string): string | null {
  const at = useKeptAt(path) ?? loadedAt

  return at > 0 ? momentInSentence(at, timeZone, now()) : null
}
