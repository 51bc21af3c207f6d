import type { Request } from '@planner/reminder-language/intent'

const does = { create: '', ask: 'Looks up', change: 'Moves', cancel: 'Deletes', done: 'Marks as done' }

/** Describes what Enter does with a sentence about existing reminders: 'Deletes: Gym. You confirm it first'. */
export function requestInWords({ intent, about, lead }: Request, text: string): string {
  const what = `${lead === undefined ? does[intent] : 'Changes the alert of'}: ${about || text.trim()}`
  return intent === 'ask' ? what : `${what} (asks you first)`
}
