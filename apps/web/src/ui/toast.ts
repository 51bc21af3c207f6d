import type { ExternalToast } from 'sonner'

type Kind = 'success' | 'info' | 'error'
type Sonner = typeof import('sonner')

/** Sentences that come and go at the top right. The library behind it is loaded on idle or with the first toast. */
export const toast = {
  success: (sentence: string, options?: ExternalToast) => show('success', sentence, options),
  info: (sentence: string, options?: ExternalToast) => show('info', sentence, options),
  error: (sentence: string, options?: ExternalToast) => show('error', sentence, options),
  /** Dismisses all toasts: earlier messages no longer apply. */
  dismissAll: () => {
    waiting = []
    sonner?.toast.dismiss()
  },
}

let sonner: Sonner | undefined
let waiting: (() => void)[] = []
let wanted = () => {}

/** For the Toaster: called once when a toast is asked for before the library is there. */
export function onToastWanted(listener: () => void): void {
  wanted = listener
  if (waiting.length > 0) listener()
}

/** For the Toaster: from now on toasts are heard. */
export function toastsAreHeard(library: Sonner): void {
  sonner = library
  for (const tell of waiting) tell()
  waiting = []
}

function show(kind: Kind, sentence: string, options?: ExternalToast): void {
  if (sonner) {
    sonner.toast[kind](sentence, options)
    return
  }
  waiting.push(() => show(kind, sentence, options))
  wanted()
}
