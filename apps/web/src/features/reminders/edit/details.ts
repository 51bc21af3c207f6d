import { reminders as limits } from '@planner/contract/constants/reminders'
import type { InputOf } from '@planner/contract/endpoint'
import type { ChecklistItem, Reminder, update } from '@planner/contract/reminders'
import { differs } from '#platform/differs.ts'

/** The fields of the edit dialog besides day and time; numbers as typed, empty for none. */
export type Details = {
  priority: string
  tags: string
  duration: string
  /** Minutes before the due time; null for the person's default. */
  leads: readonly number[] | null
  nag: string
  since: string
  checklist: readonly ChecklistItem[]
}

export const detailsOf = (reminder: Reminder): Details => ({
  priority: String(reminder.priority ?? 0),
  tags: reminder.tags.join(' '),
  duration: String(reminder.duration_minutes ?? ''),
  leads: reminder.lead_minutes ?? null,
  nag: String(reminder.nag_minutes ?? ''),
  since: String(reminder.since_year ?? ''),
  checklist: reminder.checklist ?? [],
})

/** Whether any details besides tags are set, which the parser finds by itself. */
export const hasDetails = ({ priority, duration, leads, nag, since, checklist }: Details): boolean =>
  priority !== '0' || duration !== '' || leads !== null || nag !== '' || since !== '' || checklist.length > 0

/** Returns the detail fields that a draft changes. */
export function changedDetails(
  details: Details,
  reminder: Reminder,
): Pick<
  InputOf<typeof update>,
  'priority' | 'tags' | 'duration_minutes' | 'lead_minutes' | 'nag_minutes' | 'since_year' | 'checklist'
> {
  const before = detailsOf(reminder)
  const is = (name: keyof Details) => differs(details[name], before[name])
  return {
    ...(is('priority') && { priority: Number(details.priority) }),
    ...(is('tags') && { tags: tagsIn(details.tags) }),
    ...(is('duration') && { duration_minutes: details.duration === '' ? null : Number(details.duration) }),
    ...(is('leads') && { lead_minutes: details.leads && [...details.leads] }),
    ...(is('nag') && { nag_minutes: details.nag === '' ? null : Number(details.nag) }),
    ...(is('since') && { since_year: details.since === '' ? null : Number(details.since) }),
    ...(is('checklist') && { checklist: details.checklist.filter(({ text }) => text.trim() !== '') }),
  }
}

/** Parses '#home, work' into tags: at most ten of at most thirty characters, the server's limits. */
export const tagsIn = (text: string): string[] =>
  [...new Set(text.split(/[\s,#]+/).filter((tag) => tag !== ''))]
    .map((tag) => tag.slice(0, limits.tags.lengthMax))
    .slice(0, limits.tags.max)
