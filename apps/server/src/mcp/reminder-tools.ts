import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { reminders as limits } from '@planner/contract/constants/reminders'
import * as reminders from '@planner/contract/reminders'
import { addDays, daysBetween } from '@planner/days/plain-date'
import { occurrencesBetween } from '@planner/reminder-language/recurrence'
import * as z from 'zod'
import { callEndpoint, Refused, type Send } from './call-api.ts'
import { answering, changes, day, destroys, reads } from './tool-helpers.ts'

const id = z.uuid().describe('The id returned by list_reminders or search_reminders')

/** Adds the tools that list, create, change and delete reminders. */
export function addReminderTools(server: McpServer, send: Send): void {
  server.registerTool(
    'create_reminder',
    {
      description:
        'Create a reminder from a sentence in English, Hinglish or an Indian language. Returns how it was understood: repeat that to the person.',
      inputSchema: { text: z.string().min(1).max(2000).describe('e.g. “pay the rent every month on the 5th at 9 am”') },
      annotations: changes,
    },
    ({ text }) => answering(async () => brief(await callEndpoint(send, reminders.createFromText, { text }))),
  )
  server.registerTool(
    'list_reminders',
    {
      description:
        'List what falls from one day to another, a repeating reminder once for each of its days, with the date of that day. Open ones come first, soonest first. With one day only, the 31 days from it or up to it; with none, all reminders with their first day. Date and time are by the clock of time_zone.',
      inputSchema: { from: day.optional(), to: day.optional() },
      annotations: reads,
    },
    ({ from, to }) =>
      answering(async () => {
        if (from === undefined && to === undefined)
          return (await callEndpoint(send, reminders.list, {})).slice(0, listed).map(brief)
        const range = rangeOf(from, to)
        return fallingIn(await callEndpoint(send, reminders.list, range), range).slice(0, listed)
      }),
  )
  server.registerTool(
    'search_reminders',
    {
      description: 'Search reminders by words in the title or description',
      inputSchema: { query: z.string().min(1).max(100) },
      annotations: reads,
    },
    (input) => answering(async () => (await callEndpoint(send, reminders.search, input)).reminders.map(brief)),
  )
  server.registerTool(
    'change_reminder',
    {
      description: 'Change the title, notes, day, time or repeat of a reminder',
      inputSchema: {
        id,
        title: z.string().optional(),
        description: z.string().optional(),
        date: day.optional(),
        time: z.string().optional().describe('HH:MM'),
        recurrence: z.string().optional().describe('none, daily, weekdays, weekly, monthly, yearly or an RRULE'),
      },
      annotations: changes,
    },
    (input) => answering(async () => brief(await callEndpoint(send, reminders.update, input))),
  )
  server.registerTool(
    'complete_reminder',
    {
      description: 'Complete a reminder, or one day of a repeating one, or reopen it with completed: false',
      inputSchema: { id, day: day.optional(), completed: z.boolean().default(true) },
      annotations: changes,
    },
    ({ id: which, day: occurrence_date, completed }) =>
      answering(async () =>
        brief(
          await callEndpoint(send, reminders.update, {
            id: which,
            completed,
            ...(occurrence_date && { occurrence_date }),
          }),
        ),
      ),
  )
  server.registerTool(
    'delete_reminder',
    {
      description: `Delete a reminder, given its id or its title. A title that fits no reminder exactly, or several, deletes nothing and lists what it may mean. restore_reminder undoes it for ${limits.removedRetentionDays} days: tell the person what was deleted.`,
      inputSchema: { id: id.optional(), title: z.string().min(1).max(limits.searchMax).optional() },
      annotations: destroys,
    },
    ({ id: which, title }) =>
      answering(async () => {
        if (which !== undefined) return { deleted: brief(await callEndpoint(send, reminders.remove, { id: which })) }
        if (title === undefined) throw new Refused('Please give an id or a title')
        const found = await remindersNamed(send, title)
        if (found.exact.length !== 1) {
          if (found.near.length === 0) throw new Refused('Reminder not found')
          return { deleted: null, call_again_with_the_id_of_one: found.near.map(brief) }
        }
        return { deleted: brief(await callEndpoint(send, reminders.remove, { id: found.exact[0]!.id })) }
      }),
  )
  server.registerTool(
    'restore_reminder',
    {
      description: `Restore a reminder that was deleted within the last ${limits.removedRetentionDays} days`,
      inputSchema: { id: z.uuid().describe('The id that delete_reminder returned') },
      annotations: changes,
    },
    ({ id: which }) => answering(async () => brief(await callEndpoint(send, reminders.restore, { id: which }))),
  )
}

/**
 * Finds reminders of any age by the words of a title. `exact` has those with exactly this title, only the open ones if
 * there are any.
 */
async function remindersNamed(send: Send, title: string) {
  const near = (await callEndpoint(send, reminders.search, { query: title })).reminders
  const same = near.filter((one) => one.title.toLowerCase() === title.trim().toLowerCase())
  const open = same.filter((one) => !one.completed)
  return { near, exact: open.length > 0 ? open : same }
}

/** The maximum number of reminders in one response. */
const listed = 200

/** If only one end of the range is given, it covers this many days. */
const daysBeside = 30

/** @throws Refused for more than a year, because a daily reminder is one line per day. */
function rangeOf(from: string | undefined, to: string | undefined): { from: string; to: string } {
  const range = { from: from ?? addDays(to!, -daysBeside), to: to ?? addDays(from!, daysBeside) }
  if (daysBetween(range.from, range.to) > 366) throw new Refused('Please ask for at most a year at once')
  return range
}

/** Returns one row per occurrence in the range, as in the list of a day. */
function fallingIn(list: readonly reminders.Reminder[], range: { from: string; to: string }) {
  const rows = list.flatMap((reminder) =>
    occurrencesBetween(reminder, range).map((date) => {
      const { completed_dates: done, ...rest } = brief(reminder)
      return { ...rest, date, completed: rest.completed || (done?.includes(date) ?? false) }
    }),
  )
  const placeOf = ({ completed, date, time }: (typeof rows)[number]) => `${Number(completed)} ${date} ${time}`
  return rows.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const brief = ({
  id: own,
  title,
  description,
  date,
  time,
  time_zone,
  recurrence,
  completed,
  completed_dates,
  duration_minutes,
  lead_minutes,
}: reminders.Reminder) => ({
  id: own,
  title,
  ...(description && { description }),
  date,
  time,
  time_zone,
  ...(recurrence !== 'none' && { recurrence, completed_dates }),
  ...(duration_minutes && { duration_minutes }),
  ...(lead_minutes && { reminds_minutes_before: lead_minutes }),
  completed,
})
