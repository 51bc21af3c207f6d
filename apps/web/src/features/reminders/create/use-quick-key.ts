import { useEffect, useRef } from 'react'

export const quickKey = 'q'

/** Calls back at the key for adding a reminder, unless somebody is typing or a dialog or menu is open. */
export function useQuickKey(onKey: () => void, { active = true }: { active?: boolean } = {}): void {
  const latest = useRef(onKey)

  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!active) return undefined

    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== quickKey || event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isTyping(event.target) || document.querySelector(overlays)) return

      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', hear)

    return () => window.removeEventListener('keydown', hear)
  }, [active])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'
