/**
 * What the page was opened for, by its query: `?new` from the app's shortcut, or what another app has shared, its parts
 * in one text. Null where it was opened for itself.
 */
export function openedFor(search: string): { text: string } | null {
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
