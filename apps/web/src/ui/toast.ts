import type { ExternalToast } from 'sonner'

type Kind = 'success' | 'info' | 'error'

/** `undo` reverts the change, by the toast’s button or Ctrl+Z; `show` navigates to it. */
export type ToastOptions = ExternalToast & {
  undo?: (() => void) | undefined
  /** Whether the change was itself an undo, so that reverting it is a redo (Ctrl+Shift+Z or Ctrl+Y). */
  isUndo?: boolean | undefined
  show?: (() => void) | undefined
  /** The subject, such as a title, to tell stacked toasts with the same sentence apart. */
  about?: string | undefined
  /**
   * Whether the sentence starts with a cross mark. The toast's own icon shows it, because not every device has the
   * character.
   */
  crossed?: boolean | undefined
}

/** Temporary messages at the top right. The library is loaded when idle or with the first toast. */
export const toast = {
  success: (sentence: string, options?: ToastOptions) => show('success', sentence, options),
  info: (sentence: string, options?: ToastOptions) => show('info', sentence, options),
  error: (sentence: string, options?: ToastOptions) => show('error', sentence, options),
  /** Dismisses all toasts: earlier messages no longer apply. */
  dismissAll: () => {
    waiting = []
    heard?.dismiss()
  },
}

/** Displays toasts: toaster/toast-handlers.ts. */
type ToastHandlers = {
  show: (kind: Kind, sentence: string, options?: ToastOptions) => void
  dismiss: () => void
}

let heard: ToastHandlers | undefined
let waiting: (() => void)[] = []
let wanted = () => {}

/** For the Toaster: calls the listener once if a toast is requested before the library has loaded. */
export function onToastWanted(listener: () => void): void {
  wanted = listener
  if (waiting.length > 0) listener()
}

/** For the Toaster: displays waiting and all further toasts by `by`. */
export function setToastHandlers(by: ToastHandlers): void {
  heard = by
  for (const tell of waiting) tell()
  waiting = []
}

function show(kind: Kind, sentence: string, options?: ToastOptions): void {
  if (heard) {
    heard.show(kind, sentence, options)
    return
  }
  waiting.push(() => show(kind, sentence, options))
  wanted()
}
