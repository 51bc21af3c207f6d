import * as reminders from '@planner/contract/reminders'
import { isWholeDay } from '@planner/reminder-language/whole-day'
import { useQueryClient } from '@tanstack/react-query'
import { queueable, queueTogether } from '#api/offline-queue/call-or-queue.ts'
import type { NewCall } from '#api/offline-queue/queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { nearDateInSentence, timeInWords } from '#platform/time/date-in-words.ts'
import { dayAt, wallTimeAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'

import type { Overdue } from '../agenda/outlook.ts'
import { completionOf } from '../agenda/state-on.ts'
import { words } from '../words.ts'
import { announceDone, announceUndone, refetchAfterChanges } from './cached-list.ts'
import { type Moved, movedBack, movesOf, toMove } from './moves-of.ts'
import { timesFor } from './times-for.ts'

/**
 * Moves overdue reminders to a day, skips them, or marks late doses as taken, with one undo for all. Stored on this device in one step and sent
 * from there, so that leaving the page or losing the connection loses nothing.
 */
export function useMoveAll() {
  const client = useQueryClient()
  const { id: me } = useUser()

  /** @returns whether the calls could be stored; if not, that is reported. */
  async function store(calls: readonly NewCall[]): Promise<boolean> {
    try {
      await queueTogether(calls)
    } catch (error) {
      console.warn('The changes could not be stored', error)
      toast.error(words.movedNone)
      return false
    }
    refetchAfterChanges(client)
    return true
  }

  async function move(chosen: readonly Overdue[], to: string, staying = ''): Promise<void> {
    const [first] = chosen
    if (!first) {
      toast.info(staying)
      return
    }
    const times = timesFor(
      chosen.map(({ reminder }) => reminder),
      to,
      wallTimeAt(now(), first.reminder.time_zone),
    )
    const moved: Moved[] = chosen.map((one, at) => ({
      ...one,
      to,
      time: isWholeDay(one.reminder) ? one.reminder.time : times[at]!,
      ownId: newId(),
    }))
    if (!(await store(moved.flatMap((one) => movesOf(one, newId))))) return
    announceDone([sentenceOf(moved), staying].filter(Boolean).join('. '), {
      waits: !navigator.onLine,
      undoTells: true,
      undo: () =>
        void takeBack(
          moved.flatMap((one) => movedBack(one, newId)),
          sentenceOf(moved),
          () => void move(chosen, to, staying),
        ),
    })
  }

  async function skip(missed: readonly Overdue[], rarely: number): Promise<void> {
    const days = missed.flatMap(({ reminder, day, later }) => [day, ...later].map((each) => ({ reminder, day: each })))
    const call = (endpoint: typeof reminders.remove | typeof reminders.restore, kind: 'remove' | 'restore') =>
      days.map(({ reminder, day }) =>
        queueable(
          endpoint,
          { id: reminder.id, occurrence_date: day },
          { id: newId(), kind, about: reminder.id, title: reminder.title, foretold: reminder },
        ),
      )
    if (!(await store(call(reminders.remove, 'remove')))) return
    const sentence = words.missedSkipped(days.length)
    announceDone([sentence, rarely > 0 && words.rarelyStay(rarely)].filter(Boolean).join('. '), {
      waits: !navigator.onLine,
      undoTells: true,
      undo: () => void takeBack(call(reminders.restore, 'restore'), sentence, () => void skip(missed, rarely)),
    })
  }

  async function take(doses: readonly Overdue[]): Promise<void> {
    const days = doses.flatMap(({ reminder, day, later }) => [day, ...later].map((each) => ({ reminder, day: each })))
    const call = (completed: boolean) =>
      days.map(({ reminder, day }) =>
        queueable(reminders.update, completionOf(reminder, day, completed), {
          id: newId(),
          kind: completed ? 'complete' : 'reopen',
          about: reminder.id,
          title: reminder.title,
        }),
      )
    if (!(await store(call(true)))) return
    const sentence = words.dosesTaken(days.length)
    announceDone(sentence, {
      waits: !navigator.onLine,
      undoTells: true,
      undo: () => void takeBack(call(false), sentence, () => void take(doses)),
    })
  }

  async function takeBack(calls: readonly NewCall[], sentence: string, again: () => void): Promise<void> {
    if (await store(calls)) announceUndone(sentence, { again })
  }

  return {
    /** Moves the tasks and announces which reminders stay. */
    moveAll: (overdue: readonly Overdue[], to: string): void => {
      const { tasks, ...stays } = toMove(overdue, me)
      void move(tasks, to, staysInWords(stays))
    },
    moveChosen: (chosen: readonly Overdue[], to: string) => void move(chosen, to),
    /** Marks late doses as taken. */
    takeAll: (doses: readonly Overdue[]) => void take(doses),
    /** Skips missed days. @param rarely how many reminders are left because they repeat rarely. */
    skipMissed: (missed: readonly Overdue[], rarely: number) => void skip(missed, rarely),
  }
}

/**
 * Describes the reminders that stay: '1 missed dose wasn’t moved: take it late, or skip it'.
 */
const staysInWords = ({ others, repeats, doses }: Omit<ReturnType<typeof toMove>, 'tasks'>): string =>
  [
    others.length > 0 && words.othersStay(others.length),
    repeats.length > 0 && words.repeatsStay(repeats.length),
    doses.length > 0 && words.dosesStay(doses.length),
  ]
    .filter(Boolean)
    .join('. ')

/** Summarises the move: '7 reminders moved to 1:00 pm to 4:30 pm', '2 reminders moved to tomorrow, 9:00 am'. */
function sentenceOf(moved: readonly Moved[]): string {
  const times = moved.map(({ time }) => time).toSorted()
  const [{ to, reminder }] = moved as [Moved]
  const today = dayAt(now(), reminder.time_zone)
  return words.movedAll(
    moved.length,
    to === today ? null : nearDateInSentence(to, today),
    timeInWords(times[0]!),
    timeInWords(times.at(-1)!),
  )
}
