import type { ExternalToast } from 'sonner'

type Kind = 'success' | 'info' | 'error'

/** `undo` takes back what is told, by the toast’s button or Ctrl + Z; `show` goes to where it is. */
export type ToastOptions = ExternalToast & {
  undo?: (() => void) | undefined
  /** What is told took something back: to take that back is to do it again (Ctrl + Shift + Z or Ctrl + Y). */
  isUndo?: boolean | undefined
  show?: (() => void) | undefined
  /** What it is about, such as a title: several toasts with the same sentence stand above each other. */
  about?: string | undefined
  /** A cross mark is part of the sentence. It is drawn by the toast's own sign: not every device has that letter. */
  crossed?: boolean | undefined
}

/** Sentences that come and go at the top right. The library behind it is loaded on idle or with the first toast. */
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

/** What shows toasts: toaster/heard-toasts.ts. */
type Heard = {
  show: (kind: Kind, sentence: string, options?: ToastOptions) => void
  dismiss: () => void
}

let heard: Heard | undefined
let waiting: (() => void)[] = []
let wanted = () => {}

/** For the Toaster: called once when a toast is asked for before the library is there. */
export function onToastWanted(listener: () => void): void {
  wanted = listener
  if (waiting.length > 0) listener()
}

/** For the Toaster: from now on toasts are heard. */
export function toastsAreHeard(by: Heard): void {
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
