import { useLayoutEffect, useRef } from 'react'

export type Keys = Readonly<Record<string, () => void>>

/**
 * Calls back on single-key shortcuts ('q', '?'), unless the person is typing or a dialog or menu is open. It listens as
 * soon as the page is shown, so that no key is lost on a slow machine.
 */
export function useKeys(keys: Keys, { active = true }: { active?: boolean } = {}): void {
  const latest = useRef(keys)

  useLayoutEffect(() => {
    latest.current = keys
  })
  useLayoutEffect(() => {
    if (!active) return undefined

    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const act = latest.current[event.key.toLowerCase()]
      // A letter with Shift is another shortcut; '?' and '#' require it on many keyboards.
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

/** Overlays that are closing do not count. */
export const overlays = ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-state="closed"])'
