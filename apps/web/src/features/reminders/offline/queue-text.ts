import type { QueuedChange } from '@planner/offline-queue/queued-change'

import { dateInWords } from '#platform/time/date-in-words.ts'
import { changeNames, stateInWords } from './change-in-words.ts'

/**
 * Formats the queued and refused changes as text to keep elsewhere: everything the person wrote, one change after
 * another.
 */
export const queueText = (calls: readonly QueuedChange[]): string => calls.map(callText).join('\n\n')

const callText = (call: QueuedChange): string =>
  [`${changeNames[call.kind]}: ${titleIn(call)}`, ...linesIn(call), stateInWords(call)].join('\n')

/** Returns the title that a change gives its reminder, else the one that it had. */
export const titleIn = ({ request, title }: QueuedChange): string =>
  typeof request.body?.title === 'string' ? request.body.title : title

/** Returns what the person wrote besides the title, and when it is to be, one line each. */
export function linesIn({ request }: QueuedChange): string[] {
  const body = request.body ?? {}
  const { description, date, time, checklist } = body
  const items = Array.isArray(checklist) ? checklist.map((item: { text?: unknown }) => `- ${String(item.text)}`) : []
  return [
    ...(typeof body.text === 'string' ? [body.text] : []),
    ...(typeof description === 'string' && description !== '' ? [description] : []),
    [typeof date === 'string' ? dateInWords(date) : '', typeof time === 'string' ? time.slice(0, 5) : '']
      .filter((part) => part !== '')
      .join(', '),
    ...items,
  ].filter((line) => line !== '')
}
