import { words } from '../words.ts'
import type { View } from './view-hash.ts'

/** Returns the heading of a view. */
export function headingOf(view: View): string {
  if (view.name === 'tag') return `#${view.tag}`
  return view.name === 'priority' ? words.priorityView[view.priority] : words.views[view.name]
}
