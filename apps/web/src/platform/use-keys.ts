import { useEffect, useRef } from 'react'

export type Keys = Readonly<Record<string, () => void>>

/** Calls back at single keys ('q', '?'), unless somebody is typing or a dialog or menu is open. */
export function useKeys(keys: Keys, { active = true }: { active?: boolean } = {}): void {
  const latest = useRef(keys)

  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!active) return undefined

    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = latest.current[event.key.toLowerCase()]
      // A letter with Shift is another's; '?' and '#' need it on many keyboards.
      if (!act || (event.shiftKey && /[a-z]/i.test(event.key))) return
      if (isTyping(event.target) || document.querySelector(overlays)) return

      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', hear)

    return () => window.removeEventListener('keydown', hear)
  }, [active])
}

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'))

/** One that is closing is as good as gone. */
export const overlays = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"])'
