/**
 * Returns the text with which the page was opened: empty for the app shortcut (`?new`), or the parts shared by another
 * app joined into one text. Null if it was opened normally.
 */
export function openedWith(search: string): { text: string } | null {
  const query = new URLSearchParams(search)
  const shared = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '').filter((part) => part !== '')
  if (shared.length === 0 && !query.has('new')) return null

  // Many apps repeat the title or the address in the text.
  const parts = shared.filter(
    (part, at) => !shared.some((other, place) => place !== at && holds(other, part, place < at)),
  )

  return { text: parts.join(' ') }
}

const holds = (other: string, part: string, comesFirst: boolean): boolean =>
  other.includes(part) && (other !== part || comesFirst)
