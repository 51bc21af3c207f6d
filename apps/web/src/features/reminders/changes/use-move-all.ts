import { useQueryClient } from '@tanstack/react-query'
import { queueTogether } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { timeInWords } from '#platform/time/in-words.ts'
import { wallTimeAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'

import type { Overdue } from '../agenda/outlook.ts'
import { words } from '../words.ts'
import { settle, tellDone } from './list-at-hand.ts'
import { type Moved, movedBack, movesOf, toMove } from './moves-of.ts'
import { timeOnDay } from './time-on-day.ts'

/**
 * Moves everything that is overdue to a day, with one undo for all. It is stored on this device in one step and sent from
 * there, so that leaving the page, or losing the connection, loses none of it. What is for somebody else stays, and so do
 * doses of a medicine: one that was missed is taken late or skipped, and never comes twice on a day.
 */
export function useMoveAll() {
  const client = useQueryClient()
  const { id: me } = useUser()

  async function moveAll(overdue: readonly Overdue[], to: string): Promise<void> {
    const { mine, others, doses } = toMove(overdue, me)
    const moved: Moved[] = mine.map((one) => ({
      ...one,
      to,
      time: timeOnDay(one.reminder.time, to, wallTimeAt(now(), one.reminder.time_zone)),
      ownId: newId(),
    }))
    if (moved.length === 0) {
      toast.info(stays(others, doses))
      return
    }
    try {
      await queueTogether(moved.flatMap((one) => movesOf(one, newId)))
    } catch (error) {
      console.warn('The moves could not be stored', error)
      toast.error(words.movedNone)
      return
    }
    settle(client)
    tellDone(sentenceOf(moved, stays(others, doses)), {
      waits: !navigator.onLine,
      undo: () => void undo(moved),
    })
  }

  async function undo(moved: readonly Moved[]): Promise<void> {
    try {
      await queueTogether(moved.flatMap((one) => movedBack(one, newId)))
    } catch (error) {
      console.warn('The moves could not be undone', error)
      toast.error(words.movedNone)
    }
    settle(client)
  }

  return { moveAll: (overdue: readonly Overdue[], to: string) => void moveAll(overdue, to) }
}

/** What is not moved: 'One that is for someone else stays. Two doses stay: take them late, or skip them'. */
const stays = (others: number, doses: number): string =>
  [others > 0 && words.othersStay(others), doses > 0 && words.dosesStay(doses)].filter(Boolean).join('. ')

/** '7 reminders moved: 5 to 1:00 pm, 2 to 8:30 pm'. */
function sentenceOf(moved: readonly Moved[], staying: string): string {
  const times = new Map<string, number>()
  for (const { time } of moved) times.set(time, (times.get(time) ?? 0) + 1)
  const parts = [...times]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([time, count]) => ({ time: timeInWords(time), count }))
  return [words.movedAll(moved.length, parts), staying].filter(Boolean).join('. ')
}
