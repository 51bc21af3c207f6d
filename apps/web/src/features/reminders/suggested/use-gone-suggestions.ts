import { useState } from 'react'

import { storage } from '#platform/storage.ts'

/** The suggestions that the person has used or dismissed, stored on this device. */
export function useGoneSuggestions(userId: string): { gone: readonly string[]; send: (id: string) => void } {
  const key = `suggestionsGone:${userId}`
  const [gone, setGone] = useState<readonly string[]>(() => (storage.read(key) ?? '').split(' '))

  const send = (id: string) => {
    const all = [...gone, id]
    storage.write(key, all.join(' ').trim())
    setGone(all)
  }

  return { gone, send }
}
