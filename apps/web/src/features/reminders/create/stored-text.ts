import { storage } from '#platform/storage.ts'

const key = 'unsentReminder'

/** Returns the unsent sentence, which survives a reload and a crash; empty if there is none. */
export const storedText = (): string => storage.read(key) ?? ''

export function storeText(text: string): void {
  if (text === '') storage.remove(key)
  else storage.write(key, text)
}
