import { useEffect, useRef } from 'react'

import { openLayer } from './layers.ts'

/** While open, a phone's Back closes this layer before anything below it. */
export function useLayer(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => (open ? openLayer(() => latest.current()) : undefined), [open])
}
