const key = 'unsentReminder'

/** A sentence that was typed and not sent, kept by this tab across a reload; empty if there is none. */
export function keptText(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    // A browser that keeps nothing: a reload costs the sentence.
    return ''
  }
}

export function keepText(text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing: a reload costs the sentence.
  }
}
