import { useState } from 'react'

import { differs } from './differs.ts'
import { storage } from './storage.ts'

/**
 * What is written in a form on a page, under the form's name: it outlives going back, another page and a reload. The empty
 * value, which is what the form starts with, is not kept.
 */
export function useKept<T>(form: string, empty: T): [T, (value: T) => void] {
  const key = `unsentForm:${form}`
  const [value, setValue] = useState(() => keptOf(key, empty))
  const set = (next: T) => {
    setValue(next)
    if (differs(next, empty)) storage.write(key, JSON.stringify(next))
    else storage.remove(key)
  }

  return [value, set]
}

function keptOf<T>(key: string, empty: T): T {
  const kept = storage.read(key)
  if (kept === null) return empty
  try {
    const value: unknown = JSON.parse(kept)
    // Something else may have been written there by another version.
    return typeof value === typeof empty && value !== null ? (value as T) : empty
  } catch {
    return empty
  }
}
