/** A view of reminders other than a day; kept in the address, so that it can be bookmarked and shared. */
export type View = ListView | { name: 'day' | 'week'; tag?: never } | MedicinesView

/** The medicines; with an id, the dose log of one. */
export type MedicinesView = { name: 'medicines'; id?: string; tag?: never }

/** The list views. */
export type ListView =
  | { name: 'upcoming' | 'overdue' | 'all' | 'done'; tag?: never }
  | { name: 'tag'; tag: string }
  | { name: 'priority'; priority: Priority; tag?: never }

export const priorities = [1, 2, 3] as const
/** 1 is the highest priority. */
export type Priority = (typeof priorities)[number]

export const viewNames = ['day', 'week', 'upcoming', 'overdue', 'all', 'done', 'medicines'] as const

export const isList = (view: View): view is ListView =>
  view.name !== 'day' && view.name !== 'week' && view.name !== 'medicines'

/** Returns a view's hash: '#view=upcoming', '#tag=home', '#priority=1', or '#medicine=' with an id. */
export function hashOfView(view: View): string {
  if (view.name === 'tag') return `#tag=${encodeURIComponent(view.tag)}`
  if (view.name === 'priority') return `#priority=${view.priority}`
  return view.name === 'medicines' && view.id ? `#medicine=${view.id}` : `#view=${view.name}`
}

/** Parses a hash into a view; null if it names none. */
export function viewIn(hash: string): View | null {
  const [, name] = /^#view=([a-z]+)$/.exec(hash) ?? []
  const known = viewNames.find((one) => one === name)
  if (known) return { name: known }
  const [, id] = /^#medicine=([0-9a-f-]{36})$/.exec(hash) ?? []
  if (id) return { name: 'medicines', id }
  const priority = priorities.find((one) => hash === `#priority=${one}`)
  if (priority) return { name: 'priority', priority }
  const [, tag] = /^#tag=(.+)$/.exec(hash) ?? []
  if (tag === undefined) return null
  try {
    return { name: 'tag', tag: decodeURIComponent(tag) }
  } catch {
    // Malformed: not written by this page.
    return null
  }
}
