import { useRef } from 'react'
import { rowBeside } from './row-beside.ts'

/** Where the focus goes when a dialog opens and closes; spread it on Radix's Content. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    /** A form starts with focus in its first field (or at `data-autofocus`); a text starts at its top. */
    onOpenAutoFocus(event: Event) {
      before.current = menuButtonOf(document.activeElement) ?? document.activeElement
      const dialog = event.currentTarget as HTMLElement
      const first =
        dialog.querySelector<HTMLElement>('[data-autofocus]') ??
        dialog.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')
      event.preventDefault()
      first?.focus()
      // A text that was kept is typed on at its end.
      if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length)
      // A collapsed field cannot take the focus.
      if (!first || document.activeElement !== first) dialog.focus()
    },
    /** Back to where it was; where that is gone, to the row that takes its place; else to the page. */
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { current } = before
      const goal =
        current?.isConnected && current !== document.body ? current : (rowBeside() ?? document.querySelector('main'))
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    },
  }
}

/**
 * The button of the menu in which an element stands. A menu that opened a dialog may still be closing when the dialog closes:
 * an item of it would take the focus along when it goes.
 */
function menuButtonOf(element: Element | null): Element | null {
  const id = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
