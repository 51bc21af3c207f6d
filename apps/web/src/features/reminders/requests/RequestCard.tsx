import { reminders as limits } from '@planner/contract/constants/reminders'
import { parseReminder } from '@planner/reminder-language'
import type { Request } from '@planner/reminder-language/intent'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, BellRing } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'

import { useQueuedCalls } from '#api/offline-queue/queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { useWholeMedicine } from '#features/medicines/use-whole-medicine.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, durationInWords, nearDateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { needsEngine, repeats } from '../agenda/occurrences.ts'
import { isDose } from '../agenda/state-on.ts'
import { timeOf } from '../agenda/time-of.ts'
import { useComplete } from '../changes/use-complete.ts'
import { useEdit, useEditDay } from '../changes/use-edit.ts'
import { useDelete, useDeleteDay } from '../changes/use-remove.ts'
import { useSkip } from '../changes/use-skip.ts'
import { withQueued } from '../offline/with-queued.ts'
import { listOptions, useRecurrenceEngine } from '../queries.ts'
import { words } from '../words.ts'
import { answerTo, changedTo, leadsWith, type Target, targetsOf } from './targets.ts'
import { requestWords } from './words.ts'

/** The action of Enter and the primary button; null if the request is only answered, or matches nothing. */
export type RequestAction = { label: string; run: () => void } | null

type RequestCardProps = {
  request: Request
  /**
   * Whether the request counts only if it matches a reminder; otherwise `onNothing` is called, and the text is a new
   * reminder.
   */
  isUnsure: boolean
  onNothing: (text: string) => void
  /** The text that was parsed. */
  text: string
  onAction: (action: RequestAction) => void
  /** Called when the person wants a new reminder instead. */
  onInstead: () => void
}

/** A sentence's request about existing reminders: the answer, or the reminders it would change and how. */
export default function RequestCard({ request, isUnsure, onNothing, text, onAction, onInstead }: RequestCardProps) {
  const { time_zone: timeZone } = useUser()
  const { data } = useQuery(listOptions)
  const calls = useQueuedCalls()
  const list = useMemo(() => withQueued(data ?? [], calls), [data, calls])
  const engine = useRecurrenceEngine(list)
  const targets = useMemo(
    () => (request.intent === 'ask' ? [] : targetsOf(request, { list, now: now(), timeZone, engine })),
    [request, list, timeZone, engine],
  )

  const isNothing = isUnsure && data !== undefined && (engine || !list.some(needsEngine)) && targets.length === 0
  // In a layout effect, so that the failed match is never painted.
  useLayoutEffect(() => {
    if (isNothing) onNothing(text)
  }, [isNothing, onNothing, text])

  return (
    <section aria-label={requestWords.label} className="min-h-17 pt-2">
      {data === undefined ? (
        <p className="text-sm text-soft">{requestWords.loading}</p>
      ) : request.intent === 'ask' ? (
        <Answer {...answerTo(request, text, { list, now: now(), timeZone, engine })} request={request} />
      ) : (
        <Choice key={text} request={request} text={text} targets={targets} onAction={onAction} />
      )}
      <button
        type="button"
        onClick={onInstead}
        className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold text-teal hover:underline"
      >
        {requestWords.instead}
      </button>
    </section>
  )
}

function Answer({ request, occurrences, from, to }: ReturnType<typeof answerTo> & { request: Request }) {
  const { time_zone: timeZone } = useUser()
  const today = dayAt(now(), timeZone)
  const isOneDay = from === to
  const when = isOneDay ? dateInWords(from) : requestWords.between(dateInWords(from), dateInWords(to))
  const shown = occurrences.slice(0, mostShown)

  return (
    <div aria-live="polite" className="text-sm">
      <p className="font-semibold text-ink">
        {occurrences.length > 0
          ? request.about || when
          : request.about
            ? requestWords.notFound(request.about)
            : requestWords.nothingOn(when)}
      </p>
      <ul className="divide-y divide-line">
        {shown.map(({ reminder, day }) => (
          <li key={`${reminder.id} ${day}`} className="flex min-h-9 items-center gap-3 py-1.5">
            <span className="shrink-0 text-soft tabular-nums">
              {!isOneDay && `${nearDateInWords(day, today)}, `}
              {timeOf(reminder)}
            </span>
            <span className="min-w-0 font-medium wrap-break-word text-ink">{reminder.title}</span>
          </li>
        ))}
      </ul>
      {occurrences.length > mostShown && (
        <p className="text-soft">{requestWords.more(occurrences.length - mostShown)}</p>
      )}
    </div>
  )
}

const mostShown = 8

type ChoiceProps = Pick<RequestCardProps, 'text' | 'onAction'> & { request: Request; targets: readonly Target[] }

function Choice({ request, text, targets, onAction }: ChoiceProps) {
  const { time_zone: timeZone } = useUser()
  const name = useId()
  const [chosen, setChosen] = useState(0)
  const run = useAction(request, text)
  const target = targets[chosen] ?? targets[0]
  const { intent } = request as { intent: 'change' | 'cancel' | 'done' }
  const { lead } = request
  const today = dayAt(now(), timeZone)
  const ofDose = intent === 'cancel' && target && isDose(target.reminder) ? (target.all ? 'stop' : 'skip') : null

  useEffect(() => {
    const usual = lead === undefined ? requestWords.actions[intent] : requestWords.leadAction
    const label = ofDose ? requestWords.doseActions[ofDose] : usual
    onAction(target ? { label, run: () => run(target) } : null)

    return () => onAction(null)
  }, [onAction, intent, lead, ofDose, target, run])

  if (!target) return <p className="text-sm font-semibold text-ink">{requestWords.notFound(request.about)}</p>

  return (
    <fieldset className="text-sm">
      <legend className="font-semibold text-ink">
        {ofDose
          ? requestWords.doses[ofDose]
          : lead === undefined
            ? requestWords.questions[intent]
            : requestWords.leadQuestion(durationInWords(lead))}
      </legend>
      {targets.map((one, at) => {
        const asked = lead === undefined ? request : { ...request, later: -lead }
        const to = intent === 'change' ? changedTo(text, asked, one, { read: parseReminder, now: now() }) : null
        const isSameDay = to === null || to.date === one.day

        return (
          <label
            key={`${one.reminder.id} ${one.day} ${one.all}`}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md py-1.5 has-focus-visible:outline-[2.5px] has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              checked={one === target}
              onChange={() => setChosen(at)}
              className="size-5 shrink-0 accent-teal"
            />
            <span className="min-w-0 font-medium wrap-break-word text-ink">
              {one.reminder.title}
              <span className="flex flex-wrap items-center gap-x-1.5 font-normal text-soft tabular-nums">
                {one.all && isDose(one.reminder) && intent === 'cancel'
                  ? requestWords.wholeMedicine
                  : `${one.all ? words.allDays : nearDateInWords(one.day, today)}, ${timeOf(one.reminder)}`}
                {to && (
                  <>
                    <span className="sr-only">{lead === undefined ? requestWords.to : requestWords.rings}</span>
                    {lead === undefined ? (
                      <ArrowRight aria-hidden="true" className="size-3.5" />
                    ) : (
                      <BellRing aria-hidden="true" className="size-3.5" />
                    )}
                    <strong className="font-semibold text-teal">
                      {!one.all && !isSameDay && `${nearDateInWords(to.date, today)}, `}
                      {timeInWords(to.time)}
                    </strong>
                  </>
                )}
                {!one.all && repeats(one.reminder) && ` (${requestWords.onlyThis})`}
              </span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** Returns a function that carries out the request. Each action has an undo and works offline. */
function useAction(request: Request, text: string): (target: Target) => void {
  const { mutate: complete } = useComplete()
  const { mutate: remove } = useDelete()
  const { mutate: removeDay } = useDeleteDay()
  const { mutate: edit } = useEdit()
  const { mutate: editDay } = useEditDay()
  const { skip } = useSkip()
  const { stop, moveDose } = useWholeMedicine()

  return useMemo(
    () =>
      ({ reminder, day, all }: Target) => {
        if (request.intent === 'done') return complete({ reminder, day, completed: true })
        // Changes of a whole medicine are not made through its doses.
        const isWhole = all && isDose(reminder)
        if (request.intent === 'cancel' && isWhole) return stop(reminder)
        if (request.intent === 'cancel' && isDose(reminder) && repeats(reminder)) return skip({ reminder, day })
        if (request.intent === 'cancel')
          return all || !repeats(reminder) ? remove({ reminder }) : removeDay({ reminder, day })

        const { id } = reminder
        const { lead } = request
        if (lead !== undefined) {
          // A reminder without own lead times uses the person's default.
          const lead_minutes = leadsWith(lead, reminder.lead_minutes ?? [], limits.leads.max)
          const sentence = requestWords.leadSet(durationInWords(lead))
          return edit({ reminder, edit: { id, lead_minutes }, sentence, atOnce: true })
        }
        const to = changedTo(text, request, { reminder, day }, { read: parseReminder, now: now() })
        const sentence = words.movedTo(`${dateInWords(to.date)}, ${timeInWords(to.time)}`)
        if (isWhole) return moveDose(reminder, to.time)
        if (all) return edit({ reminder, edit: { id, time: to.time } })
        if (!repeats(reminder)) return edit({ reminder, edit: { id, ...to }, sentence, atOnce: true })

        return editDay({
          reminder,
          edit: { id, ...to, occurrence_date: day, only_day: true },
          attempt: newId(),
          sentence,
        })
      },
    [request, text, complete, remove, removeDay, edit, editDay, skip, stop, moveDose],
  )
}
