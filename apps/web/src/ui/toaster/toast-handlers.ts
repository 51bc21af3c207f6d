import { createElement, Fragment, type ReactNode } from 'react'
import { type ExternalToast, toast } from 'sonner'
import type { ToastOptions } from '../toast.ts'
import { offerUndo, withdrawAll } from './undo-key.ts'

/** Displays the toasts of ui/toast.ts. Loaded together with the library, so that no page waits for either. */
export const toastHandlers = {
  show(kind: 'success' | 'info' | 'error', sentence: string, options?: ToastOptions): void {
    toast[kind](options?.crossed ? crossed(sentence) : sentence, options && withButtons(sentence, options))
  },
  dismiss() {
    withdrawAll()
    toast.dismiss()
  },
}

/** How long a toast with an undo is shown, in milliseconds: longer than a plain one. */
const undoMs = 8000

function withButtons(
  sentence: string,
  { undo, isUndo = false, show: go, about, crossed: _crossed, ...rest }: ToastOptions,
): ExternalToast {
  const options = { ...(about && { description: beside(about) }), ...rest }
  const second = go && { cancel: { label: 'Show', onClick: go } }
  if (!undo) return { ...options, ...second }
  undos += 1
  const id = options.id ?? `undo-${undos}`
  const take = offerUndo(() => {
    undo()
    toast.dismiss(id)
  }, isUndo)
  return {
    duration: undoMs,
    ...options,
    ...second,
    id,
    action: {
      label: undoLabel(isUndo ? 'Redo' : 'Undo', [sentence, about].filter(Boolean).join(', ')),
      onClick: take,
    },
  }
}

let undos = 0

const crossed = (sentence: string): ReactNode =>
  createElement(Fragment, null, createElement('span', { className: 'sr-only' }, '❌ '), sentence)

/** Labels the undo; for screen readers it includes what it reverts. */
const undoLabel = (label: string, what: string): ReactNode =>
  createElement(Fragment, null, label, createElement('span', { className: 'sr-only' }, beside(`: ${what}`)))

/**
 * Text rendered by the style sheet (`beside` in app.css), so that the row remains the only text on the page with its
 * title.
 */
const beside = (text: string): ReactNode => createElement('span', { className: 'beside', 'data-text': text })
