import { isTyping } from '#platform/use-keys.ts'

/**
 * Records what is typed before the create dialog has loaded: letters go into its text, Enter inserts a line break.
 * Otherwise they would be lost or trigger the page's shortcuts.
 */
let ahead: { text: string; stop: () => void } | null = null

/** Starts recording keys. @returns stops it if the dialog never took them. */
export function recordEarlyKeys(): () => void {
  ahead?.stop()
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat) return
    if (!ahead || isTyping(event.target)) return
    if (event.key === 'Backspace') ahead.text = ahead.text.slice(0, -1)
    else if (event.key === 'Enter') ahead.text += '\n'
    else if (/^.$/u.test(event.key)) ahead.text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', hear, true)
  const own = { text: '', stop: () => document.removeEventListener('keydown', hear, true) }
  ahead = own
  return () => {
    own.stop()
    if (ahead === own) ahead = null
  }
}

/** Returns what was typed before the dialog had focus, and stops recording. */
export function takeEarlyKeys(): string {
  const { text = '' } = ahead ?? {}
  ahead?.stop()
  ahead = null
  return text.trimStart()
}
