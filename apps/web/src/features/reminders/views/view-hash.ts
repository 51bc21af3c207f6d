/** Another way to look at one's reminders than a day: named in the address, so that it can be kept and shared. */
export type View = ListView | { name: 'day' | 'week'; tag?: never }

/** The views that are lists. */
export type ListView = { name: 'upcoming' | 'overdue' | 'all' | 'done'; tag?: never } | { name: 'tag'; tag: string }

export const viewNames = ['day', 'week', 'upcoming', 'overdue', 'all', 'done'] as const

export const isList = (view: View): view is ListView => view.name !== 'day' && view.name !== 'week'

/** '#view=upcoming', '#tag=home'. */
export const hashOfView = ({ name, tag }: View): string =>
  name === 'tag' ? `#tag=${encodeURIComponent(tag!)}` : `#view=${name}`

/** The view that an address names; null where it names none. */
export function viewIn(hash: string): View | null {
  const [, name] = /^#view=([a-z]+)$/.exec(hash) ?? []
  const known = viewNames.find((one) => one === name)
  if (known) return { name: known }
  const [, tag] = /^#tag=(.+)$/.exec(hash) ?? []
  if (tag === undefined) return null
  try {
    return { name: 'tag', tag: decodeURIComponent(tag) }
  } catch {
    // Not what we wrote.
    return null
  }
}
