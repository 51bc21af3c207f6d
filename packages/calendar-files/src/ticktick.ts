import { isRecurrence } from '@planner/reminder-language/recurrence'
import type { ReadOptions } from './item.ts'
import { type Row, type Task, zoneOf } from './task.ts'
import { wallAt } from './wall-time.ts'

/**
 * Reads TickTick's backup columns: days in UTC with their zone, RRULEs, priorities 0, 1, 3 and 5, status 0 for open
 * tasks.
 */
export function ticktick(row: Row, reading: ReadOptions): Task | null {
  const timeZone = zoneOf(row.timezone, reading)
  const said = row['due date'] || row['start date'] || ''
  const instant = new Date(said.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  const rule = (row.repeat ?? '').replace(/^RRULE:/, '')
  const isKnown = rule !== '' && isRecurrence(rule)
  const when = Number.isNaN(instant.getTime()) ? null : wallAt(instant, timeZone)
  return {
    title: row.title ?? '',
    ...(row.taskid && { id: row.taskid }),
    description: row.content ?? '',
    tags: (row.tags ?? '').split(',').concat(row['list name'] ?? ''),
    priority: { '5': 1, '3': 2, '1': 3 }[row.priority ?? ''] ?? 0,
    completed: (row.status ?? '0') !== '0',
    ...(when && {
      date: when.date,
      time: /true/i.test(row['is all day'] ?? '') ? null : when.time,
      time_zone: timeZone,
    }),
    ...(isKnown && when && { recurrence: rule }),
    isRefused: rule !== '' && !isKnown,
  }
}
