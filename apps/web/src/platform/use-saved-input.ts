import { useState } from 'react'

import { differs } from './differs.ts'
import { storage } from './storage.ts'

/**
 * State of a form that is stored under its name and survives navigation and a reload. The initial `empty` value is not
 * stored.
 */
export function useSavedInput<T>(form: string, empty: T): [T, (value: T) => void] {
  const key = `unsentForm:${form}`
  const [value, setValue] = useState(() => readSaved(key, empty))
  const set = (next: T) => {
    setValue(next)
    if (differs(next, empty)) storage.write(key, JSON.stringify(next))
    else storage.remove(key)
  }

  return [value, set]
}

function readSaved<T>(key: string, empty: T): T {
  const saved = storage.read(key)
  if (saved === null) return empty
  try {
    const value: unknown = JSON.parse(saved)
    // Another version may have stored another type.
    return typeof value === typeof empty && value !== null ? (value as T) : empty
  } catch {
    return empty
  }
}
