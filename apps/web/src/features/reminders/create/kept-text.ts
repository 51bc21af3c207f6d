import { storage } from '#platform/storage.ts'

const key = 'unsentReminder'

/** Returns the unsent sentence, which survives a reload and a crash; empty if there is none. */
export const keptText = (): string => storage.read(key) ?? ''

export function keepText(text: string): void {
  if (text === '') storage.remove(key)
  else storage.write(key, text)
}
