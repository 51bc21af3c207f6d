import type { QueuedChange } from '@planner/offline-queue/queued-change'

import { dateInWords } from '#platform/time/date-in-words.ts'
import { changeNames, stateInWords } from './change-in-words.ts'

/**
 * Formats the queued and refused changes as text to keep elsewhere: everything the person wrote, one change after
 * another.
 */
export const queueText = (calls: readonly QueuedChange[]): string => calls.map(callText).join('\n\n')

function callText(call: QueuedChange): string {
  const body = call.request.body ?? {}
  const { title, description, date, time, checklist } = body
  const items = Array.isArray(checklist) ? checklist.map((item: { text?: unknown }) => `- ${String(item.text)}`) : []
  return [
    `${changeNames[call.kind]}: ${typeof title === 'string' ? title : call.title}`,
    ...(typeof body.text === 'string' ? [body.text] : []),
    ...(typeof description === 'string' && description !== '' ? [description] : []),
    [typeof date === 'string' ? dateInWords(date) : '', typeof time === 'string' ? time.slice(0, 5) : '']
      .filter((part) => part !== '')
      .join(', '),
    ...items,
    stateInWords(call),
  ]
    .filter((line) => line !== '')
    .join('\n')
}
