import type { ResultOf } from '@planner/contract/endpoint'
import type { analyzeMail as contract } from '@planner/contract/google'
import { presentSuggestion } from './present.ts'
import type { Analysis } from './save-suggestions.ts'

/** Presents the result of an analysis to its person. */
export function presentAnalysis({ open, read, found, further }: Analysis): ResultOf<typeof contract> {
  const [emails, reminders] = [counted(read, 'email'), counted(found, 'potential reminder')]
  const message = found > 0 ? `Found ${reminders} in ${emails}` : `Nothing new to remember in ${emails}`
  return { potential_reminders: open.map(presentSuggestion), message, emails_read: read, found, further }
}

const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`
