import { createHash } from 'node:crypto'
import type { ImportItem } from '@planner/contract/imports'
import { usualTime } from '@planner/reminder-language/usual-time'
import type { Imported } from '#features/reminders/imported.ts'
import { validateRule } from '#features/reminders/recurrence.ts'
import { Problem } from '#platform/problem.ts'

/** Converts an item to a reminder; null if its recurrence is invalid. */
export function contentOfItem(item: ImportItem): Imported | null {
  const { date, recurrence = 'none', ends_on = null } = item
  try {
    const rule = validateRule({ date, recurrence, festival: null, ends_on: recurrence === 'none' ? null : ends_on })
    const isRepeating = rule.recurrence !== 'none'
    return {
      title: item.title,
      description: item.description ?? '',
      origin_url: null,
      ...rule,
      time: item.time ?? usualTime,
      time_defaulted: item.time === null,
      // A whole day belongs to its date, wherever its reader is: it gets the person's own zone.
      ...(item.time !== null && { time_zone: item.time_zone }),
      skipped_dates: isRepeating ? [...new Set(item.skipped_dates)] : [],
      tags: [...new Set(item.tags)],
      priority: item.priority ?? 0,
      checklist: JSON.stringify(item.checklist ?? []),
      duration_minutes: item.duration_minutes ?? null,
      lead_minutes: leadsOf(item),
      nag_minutes: item.nag_minutes ?? null,
      completed: item.completed ?? false,
      ...(item.is_event && { from_calendar: true }),
    }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/**
 * Returns the alert lead times in minutes; null for the person's default. An all-day event rings once, at the usual
 * time, unless the file has its own alarms.
 */
function leadsOf({ lead_minutes: leads, time }: ImportItem): number[] | null {
  if (!leads) return time === null ? [] : null
  return [...new Set(leads)].sort((one, other) => other - one)
}

/** Returns a hash that is equal for equal contents. */
export const hashOf = (content: Imported | null): Buffer =>
  createHash('sha256').update(JSON.stringify(content)).digest()

/** Returns a hash that is equal for equal source texts; without one, for equal contents. */
export const hashOfSource = ({ source }: ImportItem, content: Imported | null): Buffer =>
  source === undefined ? hashOf(content) : createHash('sha256').update(`source ${source}`).digest()

export const hashOfKey = (key: string): Buffer => createHash('sha256').update(key).digest()
