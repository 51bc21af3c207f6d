import { createElement, Fragment, type ReactNode } from 'react'
import type { ExternalToast } from 'sonner'
import { offerUndo } from './undo-key.ts'

type Kind = 'success' | 'info' | 'error'
type Sonner = typeof import('sonner')

/** `undo` takes back what is told, by the toast’s button or Ctrl + Z; `show` goes to where it is. */
type Options = ExternalToast & {
  undo?: (() => void) | undefined
  show?: (() => void) | undefined
  /** What it is about, such as a title: several toasts with the same sentence stand above each other. */
  about?: string | undefined
}

/** Longer than a toast that only tells. */
const undoMs = 8000

/** Sentences that come and go at the top right. The library behind it is loaded on idle or with the first toast. */
export const toast = {
  success: (sentence: string, options?: Options) => show('success', sentence, options),
  info: (sentence: string, options?: Options) => show('info', sentence, options),
  error: (sentence: string, options?: Options) => show('error', sentence, options),
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

function show(kind: Kind, sentence: string, options?: Options): void {
  if (sonner) {
    sonner.toast[kind](sentence, options && withButtons(sentence, options))
    return
  }
  waiting.push(() => show(kind, sentence, options))
  wanted()
}

function withButtons(sentence: string, { undo, show: go, about, ...rest }: Options): ExternalToast {
  const options = { ...(about && { description: beside(about) }), ...rest }
  const second = go && { cancel: { label: 'Show', onClick: go } }
  if (!undo) return { ...options, ...second }
  undos += 1
  const id = options.id ?? `undo-${undos}`
  const offer = offerUndo(() => {
    undo()
    sonner?.toast.dismiss(id)
  })
  return {
    duration: undoMs,
    ...options,
    ...second,
    id,
    action: { label: undoLabel([sentence, about].filter(Boolean).join(', ')), onClick: offer.take },
    onDismiss: offer.withdraw,
    onAutoClose: offer.withdraw,
  }
}

let undos = 0

/** To a screen reader each says what it takes back. */
const undoLabel = (what: string): ReactNode =>
  createElement(Fragment, null, 'Undo', createElement('span', { className: 'sr-only' }, beside(`: ${what}`)))

/** Written by the style sheet (`beside` in app.css): the row itself stays the only text of the page that has its title. */
const beside = (text: string): ReactNode => createElement('span', { className: 'beside', 'data-text': text })
