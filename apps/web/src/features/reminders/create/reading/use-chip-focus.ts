import { useEffect, useRef } from 'react'

/** Moves focus to the chip that replaces a tapped one, at once or after the next reading. */
export function useChipFocus() {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<'read' | 'left' | null>(null)

  useEffect(() => {
    if (wanted.current === null) return

    const chips = [...(list.current?.querySelectorAll<HTMLElement>(`[data-chip="${wanted.current}"]`) ?? [])]
    const goal = chips.at(wanted.current === 'left' ? -1 : 0)
    if (!goal) return

    wanted.current = null
    // Focus must not be taken from somebody who is typing.
    if (!document.activeElement?.matches('input, textarea')) goal.focus({ preventScroll: true })
  })

  const focusNext = (chip: 'read' | 'left') => {
    wanted.current = chip
  }

  return { list, focusNext }
}
