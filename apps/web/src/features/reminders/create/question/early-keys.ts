import { isTyping } from '#platform/use-keys.ts'

/**
 * Keeps what is typed between asking for the create dialog and the dialog, whose code may come late: letters go into its text,
 * Enter begins a line of it. Without this they would be lost, or do what single keys do on the page.
 */
let ahead: { text: string; stop: () => void } | null = null

/** Begins to keep what is typed. @returns ends it, once nobody took it. */
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

/** What was typed ahead of the dialog, which has the focus now. */
export function takeEarlyKeys(): string {
  const { text = '' } = ahead ?? {}
  ahead?.stop()
  ahead = null
  return text.trimStart()
}
