import { useEffect, useRef } from 'react'

/** A tapped chip goes and another comes, at once or after the next reading: the focus follows. */
export function useChipFocus() {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<'read' | 'left' | null>(null)

  useEffect(() => {
    if (wanted.current === null) return

    const chips = [...(list.current?.querySelectorAll<HTMLElement>(`[data-chip="${wanted.current}"]`) ?? [])]
    const goal = chips.at(wanted.current === 'left' ? -1 : 0)
    if (!goal) return

    wanted.current = null
    // Somebody typing on must not be pulled away.
    if (!document.activeElement?.matches('input, textarea')) goal.focus({ preventScroll: true })
  })

  const focusNext = (chip: 'read' | 'left') => {
    wanted.current = chip
  }

  return { list, focusNext }
}
