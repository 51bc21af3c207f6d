import { useState } from 'react'

import { storage } from '#platform/storage.ts'

const key = 'vegOnly'

export const keptVegOnly = (): boolean => storage.read(key) === 'true'

/** Which of the two plans one looks at; this browser remembers. */
export function useVegOnly(): [vegOnly: boolean, choose: (vegOnly: boolean) => void] {
  const [vegOnly, setVegOnly] = useState(keptVegOnly)

  return [
    vegOnly,
    (next) => {
      storage.write(key, String(next))
      setVegOnly(next)
    },
  ]
}
