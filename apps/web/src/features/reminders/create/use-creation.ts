import type { InputOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import * as reminders from '@planner/contract/reminders'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { detailOrMessage } from '#api/errors.ts'
import { callOrQueue } from '#api/offline-queue/call-or-queue.ts'
import { useUser } from '#features/auth/session.tsx'
import { isNewcomer } from '#features/onboarding/is-newcomer.ts'
import { newId } from '#platform/ids.ts'
import { now } from '#platform/time/clock.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { toast } from '#ui/toast.ts'
import { announceDone, announceUndone, useCachedList, withoutFullStop } from '../changes/cached-list.ts'
import { useDelete, useRestore } from '../changes/use-remove.ts'
import { words } from '../words.ts'
import { attemptOf } from './attempt.ts'
import { type Confirmed, isConfirmed } from './certain.ts'
import { goToDayUnlessShown } from './go-to-day.ts'
import { cautionOf } from './reading/caution.ts'
import { loadBeyond, loadReader } from './reading/use-reading.ts'
import { storeAttempt, storedAttempt } from './stored-attempt.ts'
import { type ToBeMade, useRead } from './use-read.ts'

/** How many sentences may wait for confirmation. */
const mostWaiting = 20

/** Matches sentences that may ask for somebody else: 'Remind Asha to', 'imran ko yaad dilana', 'sabko bolo'. */
const mayBeForOthers = /\b(?:remind|notify|alert|ya+d|bol|bata|kah|keh)|याद|बोल|बता|कह/i

/** The input of a new reminder; `leave_alone` are positions in `text`. */
export type CreationInput = {
  text: string
  suggested_date: string
  suggested_time: string | null
  /** Whether the person chose the day, rather than the form's default. */
  date_picked?: boolean
  /** Set if the audience was not chosen in a form: it is read from the sentence. */
  asSaid?: true
  /** What the person saw when they pressed Enter: if exactly that was read, they are not asked again. */
  confirmed?: Confirmed | null
  leave_alone: { start: number; end: number }[]
} & Pick<InputOf<typeof reminders.createFromText>, 'audience' | 'for_id' | 'escalate_to_id' | 'escalate_minutes'>

type Options = {
  /** Loads whatever is needed before the confirmation can be shown. */
  prepare?: () => Promise<unknown>
  /** Receives the text of a sentence that could not be read or created. */
  onBack?: (text: string) => void
  /** Called once a reminder is created that needed no question. */
  onMade?: () => void
}

/**
 * Turns sentences into reminders: a sentence is read, the person confirms, unless they have done so before it was sent,
 * and only then is the reminder created or queued on this device (docs/product/decisions.md#9). Further sentences wait for their turn, each with its own text.
 */
export function useCreation(options: Options = {}) {
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const read = useRead()
  const list = useCachedList()
  const { mutate: remove } = useDelete()
  const { mutate: restore } = useRestore()
  const user = useUser()
  const client = useQueryClient()
  const [toBeMade, setToBeMade] = useState<ToBeMade | null>(null)
  const [caution, setCaution] = useState<string | null>(null)
  const [keeping, setKeeping] = useState(false)
  // Guards against creating a reminder twice by repeated taps.
  const isKeeping = useRef(false)
  // The first one is being read or confirmed.
  const [waiting, setWaiting] = useState<readonly CreationInput[]>([])
  const queue = useRef<readonly CreationInput[]>([])
  const isBusy = useRef(false)

  const wait = (inputs: readonly CreationInput[]) => {
    queue.current = inputs
    setWaiting(inputs)
  }

  /** Adds a sentence. @returns whether it was accepted. */
  function make(input: CreationInput): boolean {
    if (queue.current.length >= mostWaiting) {
      toast.info(words.confirmFirst)
      return false
    }
    wait([...queue.current, input])
    void readNext()
    return true
  }

  /** Adds several sentences, each of which is a reminder. @returns those that did not fit. */
  function makeEach(
    texts: readonly string[],
    when: Pick<CreationInput, 'suggested_date' | 'suggested_time' | 'confirmed'>,
  ): string[] {
    const sentences = texts.map((text) => text.trim()).filter((text) => text !== '')
    const full = sentences.findIndex(
      (text) => !make({ ...when, text, date_picked: false, leave_alone: [], asSaid: true }),
    )
    return full < 0 ? [] : sentences.slice(full)
  }

  async function readNext(): Promise<void> {
    const [input] = queue.current
    if (!input || isBusy.current) return

    isBusy.current = true
    try {
      const { asSaid, confirmed, ...given } = input
      const forWhom = asSaid && mayBeForOthers.test(input.text) ? await whomSaid(input.text) : {}
      const attempt = attemptOf(storedAttempt(), { ...given, ...forWhom }, newId)
      // If a reload loses the answer to a confirmed reminder, the retry keeps its id, so that it is not created again.
      storeAttempt(attempt)
      const [found, said] = await Promise.all([
        read.mutateAsync(attempt),
        cautionIn(input),
        confirmed ? null : latest.current.prepare?.(),
      ])
      if (confirmed && isConfirmed(found.reminder, confirmed)) {
        if ((await keepRead(found)) !== 'lost') latest.current.onMade?.()
        return
      }
      if (confirmed) await latest.current.prepare?.()
      setCaution(said)
      setToBeMade(found)
    } catch (error) {
      toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error))))
      giveBack()
    }
  }

  /** Returns what the question has to say about a text, as the preview did. */
  const cautionIn = async ({ text, leave_alone: leaveAlone, date_picked: isPicked }: CreationInput) => {
    // Without the chunk, the question is asked all the same.
    const reader = await loadReader(text).catch(() => null)
    const beyond = await loadBeyond()
    const events = beyond?.eventsOn(client, dayAt(now(), user.time_zone))
    const reading = reader?.parseReminder(text, { now: now(), timeZone: user.time_zone, leaveAlone, events })
    return reading && !(isPicked && reading.note?.is === 'over') ? cautionOf(reading, text) : null
  }

  const whomSaid = async (text: string) => {
    // Without the chunk, the reminder is created all the same, for oneself.
    const module = await import('#features/household/sharing-in-text.ts').catch(() => null)
    return module?.sharingInText(text, user.time_zone) ?? {}
  }

  const giveBack = () => {
    const text = settle()
    latest.current.onBack?.(text)
  }

  /** Ends the current turn. @returns its text. */
  function settle(): string {
    const [settled, ...others] = queue.current
    isBusy.current = false
    setToBeMade(null)
    wait(others)
    void readNext()
    return settled?.text ?? ''
  }

  const keep = async () => (toBeMade ? keepRead(toBeMade) : ('lost' as const))

  /**
   * Creates the reminder and announces it. The page stays where it is; the toast links to the day.
   *
   * @returns 'lost' if it could neither be created nor queued, which is reported.
   */
  async function keepRead({ reminder, input }: ToBeMade): Promise<'made' | 'waits' | 'lost'> {
    if (isKeeping.current) return 'lost'

    isKeeping.current = true
    setKeeping(true)
    const { id, title } = reminder
    try {
      const made = await callOrQueue(reminders.createFromText, input, {
        id,
        kind: 'create',
        about: id,
        title,
        foretold: reminder,
      })
      storeAttempt(null)
      const isFirst = made !== null && list.add(made) && isNewcomer(user, now())
      const { date, time } = made ?? reminder
      const show = goToDayUnlessShown(date, dayAt(now(), user.time_zone))
      const kept = made ?? reminder
      const sentence = show ? words.createdFor(`${dateInWords(date)}, ${timeInWords(time)}`) : words.created
      const undo = () => remove({ reminder: kept, quietly: true })
      const again = () => {
        restore({ reminder: kept })
        announce(made === null)
      }
      const announce = (waits: boolean) => announceDone(sentence, { waits, about: title, show, undo, again })
      if (isFirst) {
        toast.success(words.firstReminder, {
          description: words.firstReminderText,
          show,
          undo: () => {
            undo()
            announceUndone(sentence, { about: title, again })
          },
        })
      } else announce(made === null)

      settle()

      return made ? 'made' : 'waits'
    } catch (error) {
      toast.error(failures.reminderCreate(withoutFullStop(detailOrMessage(error))))
      giveBack()

      return 'lost'
    } finally {
      isKeeping.current = false
      setKeeping(false)
    }
  }

  return {
    make,
    makeEach,
    keep,
    /** Discards the reminder, for example to reword it. @returns its text. */
    discard: settle,
    /** Sentences sent but not yet created, oldest first. */
    waiting,
    asked: toBeMade?.reminder ?? null,
    /** What the question has to say about the text. */
    caution,
    making: waiting.length > 0 && toBeMade === null,
    keeping,
  }
}
