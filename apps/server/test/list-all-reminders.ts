import * as reminders from '@planner/contract/reminders'
import type { Person } from './test-server.ts'

/** Fetches all pages of a person's list. */
export async function listAllReminders(person: Pick<Person, 'ask'>): Promise<reminders.Reminder[]> {
  const all: reminders.Reminder[] = []
  for (let input: object | null = {}; input !== null; ) {
    const { body, headers } = await person.ask(reminders.list, input)
    all.push(...(body as reminders.Reminder[]))
    const query = /\?([^>]+)>; rel="next"/.exec((headers.link as string | undefined) ?? '')?.[1]
    input = query === undefined ? null : Object.fromEntries(new URLSearchParams(query))
  }
  return all
}
