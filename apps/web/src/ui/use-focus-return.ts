import { useRef } from 'react'
import { neighbourRow } from './neighbour-row.ts'

/** Manages focus when a dialog opens and closes; spread the result on Radix's Content. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    /** Focuses a form's first field (or `data-autofocus`); a dialog without fields starts at its top. */
    onOpenAutoFocus(event: Event) {
      before.current = menuButtonOf(document.activeElement) ?? document.activeElement
      const dialog = event.currentTarget as HTMLElement
      const first =
        dialog.querySelector<HTMLElement>('[data-autofocus]') ??
        dialog.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select')
      event.preventDefault()
      first?.focus()
      // The caret goes to the end of restored text.
      if (first instanceof HTMLTextAreaElement) first.setSelectionRange(first.value.length, first.value.length)
      // A collapsed field cannot take focus.
      if (!first || document.activeElement !== first) dialog.focus()
    },
    /** Returns focus to the previous element; if that is gone, to the row that takes its place; else to the page. */
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { current } = before
      const goal =
        current?.isConnected && current !== document.body ? current : (neighbourRow() ?? document.querySelector('main'))
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true })
    },
  }
}

/**
 * Returns the button of the menu that contains an element. A menu that opened the dialog may still be closing when the
 * dialog closes, and an item in it would lose focus when it disappears.
 */
function menuButtonOf(element: Element | null): Element | null {
  const id = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  return id ? document.getElementById(id) : null
}
