import { useState } from 'react'

import { storage } from '#platform/storage.ts'

/** Ids of ingredients that a person has at home; this browser remembers them. */
export function usePantry(userId: string): { has: (id: string) => boolean; toggle: (id: string) => void } {
  const key = `pantry:${userId}`
  const [ids, setIds] = useState<readonly string[]>(() => read(key))

  return {
    has: (id) => ids.includes(id),
    toggle(id) {
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
      storage.write(key, JSON.stringify(next))
      setIds(next)
    },
  }
}

function read(key: string): string[] {
  try {
    const ids: unknown = JSON.parse(storage.read(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
