import { failures } from '@planner/contract/failures'
import type { Reminder, Shared } from '@planner/contract/reminders'
import * as reminders from '@planner/contract/reminders'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useEffect } from 'react'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { useUser } from '#features/auth/session.tsx'
import { changeKey, listKey } from '#features/reminders/queries.ts'
import { Badge } from '#ui/Badge.tsx'
import { toast } from '#ui/toast.ts'
import { calledBy, householdOptions } from './queries.ts'
import { askedState, forWhomInWords, sharedOn } from './shared-state.ts'
import { useMemberName } from './use-member-name.ts'
import { words } from './words.ts'

type SharedMarkProps = { reminder: Reminder; day: string; done: boolean; overdue: boolean }

/**
 * Whom an occurrence of a shared reminder is for and its state, with buttons to take it on or hand it back; and who
 * handed it back.
 */
export default function SharedMark({ reminder, ...state }: SharedMarkProps) {
  const { shared, declined_by: declinedBy } = reminder
  const nameOf = useMemberName()
  return (
    <>
      {shared && <Sharing reminder={{ ...reminder, shared }} {...state} />}
      {declinedBy && !state.done && <span className="font-medium text-warn">{words.cannot(nameOf(declinedBy))}</span>}
    </>
  )
}

function Sharing({ reminder, day, done, overdue }: SharedMarkProps & { reminder: { shared: Shared } }) {
  const { id } = reminder
  const shared = sharedOn(reminder.shared, day)
  const { id: me } = useUser()
  const { data, isPending } = useQuery(householdOptions)
  useSeen(id, shared, me)
  const name = (member: string | null) => {
    const found = data?.members.find((one) => one.id === member)
    return found ? calledBy(found) : 'someone'
  }
  const { act, pending } = useTaking({ reminder, day, asker: name(shared.asked_by) })
  const isMine = shared.asked_by === me
  const cook = data?.members.find((one) => one.id === shared.for_id && one.role === 'helper')
  // For children the server omits a helper's consent, so it is assumed.
  const helper = cook ? { mayBeSent: (cook.helper?.consent ?? 'agreed') === 'agreed' } : null
  const state = askedState(shared, { done, overdue, helper })
  const mayTake = shared.audience === 'anyone' && shared.for_id === null && !done

  // Rendered once the members' names are known.
  if (isPending) return null
  return (
    <>
      <Badge tone="teal">
        <UsersRound aria-hidden="true" className="size-3.5" />
        {forWhomInWords(shared, me, name)}
      </Badge>
      {!isMine && <span>from {name(shared.asked_by)}</span>}
      {isMine && shared.for_id !== null && shared.for_id !== me && <span>{states[state]}</span>}
      {shared.done_by !== null && done && shared.done_by !== me && <span>done by {name(shared.done_by)}</span>}
      {shared.escalate_to_id !== null && (
        <span>
          {name(shared.escalate_to_id)} is told after {shared.escalate_minutes} min
        </span>
      )}
      {mayTake && (
        <button type="button" className={actClass} disabled={pending} onClick={() => act('claim')}>
          I’ll do it
        </button>
      )}
      {shared.for_id === me && !done && (shared.audience === 'anyone' || !isMine) && (
        <button type="button" className={actClass} disabled={pending} onClick={() => act('giveBack')}>
          I can’t
        </button>
      )}
    </>
  )
}

const states = {
  unconfirmed: 'nothing is sent: number not confirmed',
  listed: 'in their planner',
  waiting: 'not sent yet',
  sent: 'sent',
  seen: 'seen',
  overdue: 'not done yet',
  done: 'done',
} as const

const actClass =
  'min-h-11 rounded-md px-2 font-semibold text-accent-text underline underline-offset-2 disabled:opacity-55 sm:min-h-8'

type Taking = { reminder: Reminder & { shared: Shared }; day: string; asker: string }

/** Takes an occurrence on, or hands it back with an undo: the row leaves the page of whoever it was asked of. */
function useTaking({ reminder: { id, title, recurrence, shared }, day, asker }: Taking) {
  const client = useQueryClient()
  const occurrence = recurrence === 'none' ? { id } : { id, occurrence_date: day }
  const isAssigned = shared.audience === 'member'
  const { mutate, isPending } = useMutation({
    mutationKey: changeKey,
    mutationFn: async (step: 'claim' | 'giveBack' | 'undo') => {
      if (step === 'undo' && isAssigned) await call(reminders.giveBack, { id, undo: true })
      else await call(step === 'giveBack' ? reminders.giveBack : reminders.claim, occurrence)
    },
    onSuccess: (_, step) => {
      if (step !== 'giveBack') return
      toast.success(isAssigned ? words.handedBack(asker) : words.anyonesAgain, {
        about: title,
        undo: () => mutate('undo'),
      })
    },
    onError: (error) => toast.error(serverSentence(error, failures.reminderUpdate)),
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  })

  return { act: mutate, pending: isPending }
}

/** Marks a shared reminder as seen once its row has been on the screen. */
function useSeen(id: string, { asked_by: asker, seen_at: seenAt }: Shared, me: string) {
  const isNews = seenAt === null && asker !== me

  useEffect(() => {
    if (!isNews || document.visibilityState !== 'visible') return
    call(reminders.seen, { id }).catch(() => {
      // Offline: retried the next time.
    })
  }, [id, isNews])
}
