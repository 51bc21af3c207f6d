import { failures } from '@planner/contract/failures'
import type { Span } from '@planner/reminder-language'
import { type FormEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { attachLater } from '#features/documents/attach-later.ts'
import type { Proposed } from '#features/documents/proposed.ts'
import { sharingOf } from '#features/household/for-whom.ts'
import { now } from '#platform/time/clock.ts'
import { plannedOf } from '../agenda/planned.ts'
import type { Shown } from '../agenda/use-shown.ts'
import type { RequestAction } from '../requests/RequestCard.tsx'
import { useDictation } from '../voice/use-dictation.ts'
import { meaningOf } from './meaning-of.ts'
import { takeEarlyKeys } from './question/early-keys.ts'
import { useQuestion } from './question/use-question.ts'
import { inTrimmed } from './reading/left-alone.ts'
import { loadReader } from './reading/use-reading.ts'
import type { CardAction } from './SentenceCard.tsx'
import { plannedOfEach } from './several/planned-of-each.ts'
import { useSeveral } from './several/use-several.ts'
import { faultless, useCreateForm } from './use-create-form.ts'
import { useCreation } from './use-creation.ts'
import { useLength } from './use-length.ts'
import { useKeptText, useSentence } from './use-sentence.ts'

/** The day for which the dialog was opened, its time ('HH:MM' or empty), and prefilled text. */
export type CreateTarget = {
  day: string
  time: string
  text?: string | undefined
  /** Whether the text is the end of a sentence: typing goes before it, and by itself it makes no reminder. */
  isEnd?: boolean
}

type Options = {
  shown: Shown<CreateTarget>
  onClose: () => void
  onMade?: (() => void) | undefined
}

/**
 * State and behaviour of the create dialog: its text and meaning, the fields, and the effects of Enter, Cancel and the
 * answers to the confirmation.
 */
export function useCreateDialog({ shown, onClose, onMade }: Options) {
  const { id: userId, time_zone: timeZone } = useUser()
  const { fields, change, fault, attach, reset } = useCreateForm(shown.target)
  const { date, time, picked, forWhom, file } = fields
  const [turn, setTurn] = useState(shown.turn)
  const [requestAction, setRequestAction] = useState<RequestAction>(null)
  const [cardAction, setCardAction] = useState<CardAction>(null)
  // A text that seemed to change a reminder but matched none, and so creates one.
  const [foundNothing, setFoundNothing] = useState<string | null>(null)
  const [runningCard, setRunningCard] = useState(false)
  const sentence = useSentence(timeZone, shown.target.text)
  const { text, leftAlone, understood } = sentence
  const { write: writeSentence } = sentence
  // The excluded words of the first sentence that was sent; the others were typed since.
  const [sentFirst, setSentFirst] = useState<readonly Span[]>(noSpans)
  const putBack = (sent: string) => {
    sentence.putBack({ text: sent, leftAlone: sentFirst })
    setSentFirst(noSpans)
  }
  const creation = useCreation({ onBack: putBack })
  const several = useSeveral()
  const { waiting } = creation
  const sent = useMemo(() => waiting.map((one) => one.text), [waiting])
  useKeptText(sentence, sent)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const latestText = useRef(text)
  useEffect(() => {
    latestText.current = text
  }, [text])
  const write = useCallback(
    (value: string) => {
      writeSentence(value)
      fault({ text: null })
      if (value.trim() === '') change({ asOne: false, asMedicine: false })
    },
    [writeSentence, fault, change],
  )
  useEffect(() => {
    const ahead = takeEarlyKeys()
    if (ahead !== '') write(latestText.current + ahead)
  }, [write])
  const dictation = useDictation(write, understood?.beyond?.languages)
  const writeByHand = (value: string) => {
    dictation.stop()
    write(value)
  }
  // The next sentence has no chosen time yet.
  const slot = waiting.length > 0 ? freeSlot : { time, end: shown.target.isEnd ? shown.target.text! : null }
  useLength(sentence, { ...slot, timeZone }, textArea)
  const formId = useId()

  useEffect(() => void loadReader().catch(() => {}), [])
  useEffect(() => {
    if (!shown.open || !shown.target.isEnd) return undefined
    // After the dialog has put the caret at the end.
    const timer = setTimeout(() => textArea.current?.setSelectionRange(0, 0), 0)
    return () => clearTimeout(timer)
  }, [shown])

  if (turn !== shown.turn) {
    setTurn(shown.turn)
    reset()
    if (shown.target.text) sentence.write(shown.target.text)
  }

  const when = { date, time, picked }
  const here = { now: now(), timeZone }
  const planned = understood && plannedOf(understood.reading, when, here)
  const meaning = meaningOf(text, understood, { ...fields, foundNothing })
  const { request } = meaning
  const hasCard = meaning.medicine !== null || meaning.shopping !== null
  const all = meaning.sentences && plannedOfEach(meaning.sentences, when, here)
  const leftOut = fields.left.of === understood?.readText ? fields.left.places : noPlaces
  const taken = all?.filter((_, at) => !leftOut.has(at)) ?? null
  const making = creation.making || several.making || runningCard

  const clear = () => {
    sentence.clear()
    dictation.forgetFailure()
    reset()
  }
  const question = useQuestion({
    creation,
    isOpen: shown.open,
    text,
    textArea,
    target: shown.target,
    write: { byHand: writeByHand, set: writeSentence },
    putBack,
    onMade: (id, isLast) => {
      if (file.content) attachLater({ owner: userId, reminderId: id, file: file.content })
      setSentFirst(noSpans)
      dictation.forgetFailure()
      reset()
      onMade?.()
      if (isLast && latestText.current.trim() === '') onClose()
      else question.typeOn()
    },
  })
  const { isAsking } = question
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (waiting.length > 0) {
      question.sendNext(text)
      return
    }
    if (making) return
    dictation.stop()
    // Acts only on the reading that is shown, not on one of a moment ago.
    const isShown = understood?.readText === text
    if (request && isShown) {
      if (requestAction) act(requestAction)
      if (requestAction || request.intent === 'ask') return
    }

    if (hasCard && isShown) {
      if (cardAction) void runCard(cardAction)
      return
    }

    const found = {
      text: text.trim() === '' ? failures.reminderDescription : null,
      date: date === '' ? failures.reminderDate : null,
    }
    change({ faults: found })
    if (found.text === null && found.date === null) {
      if (taken && isShown) void makeSeveral(taken)
      else {
        const leftOfText = inTrimmed(leftAlone, text)
        setSentFirst(leftOfText)
        creation.make({
          text: text.trim(),
          suggested_date: date,
          suggested_time: time || null,
          date_picked: picked,
          leave_alone: leftOfText,
          ...sharingOf(forWhom, meaning.forWhom),
        })
        // From now on, typing starts the next sentence.
        sentence.clear()
      }
    }
  }
  const propose = (one: Proposed) => {
    dictation.stop()
    sentence.putAside(one.text)
    change({ date: one.date, time: one.time, picked: true, asOne: true, faults: faultless })
  }
  const act = ({ run }: NonNullable<RequestAction>) => {
    run()
    clear()
    onClose()
  }
  const runCard = async ({ run }: NonNullable<CardAction>) => {
    setRunningCard(true)
    const isDone = await run()
    setRunningCard(false)
    if (!isDone) return
    clear()
    onClose()
  }
  const makeSeveral = async (chosen: NonNullable<typeof taken>) => {
    const sharing = sharingOf(forWhom, null)
    const { made, lost } = await several.makeAll(
      chosen.map(({ input, ...one }) => ({ ...one, input: { ...input, ...sharing } })),
    )
    const [one] = made
    if (one && file.content) attachLater({ owner: userId, reminderId: one.id, file: file.content })
    // Sentences that failed stay in the text.
    if (lost.length > 0) write(lost.join('\n'))
    else {
      clear()
      onClose()
    }
    if (one && lost.length === 0) onMade?.()
  }
  const close = () => {
    dictation.stop()
    if (shown.target.isEnd && text === shown.target.text) sentence.clear()
    onClose()
  }
  const cancel = () => {
    clear()
    close()
  }
  const dismiss = () => {
    if (creation.keeping) return
    if (isAsking) question.discard()
    else if (!making) close()
  }

  return {
    formId,
    textArea,
    timeZone,
    fields,
    change,
    fault,
    attach,
    sentence,
    dictation,
    creation,
    question,
    meaning,
    planned,
    all,
    taken,
    leftOut,
    making,
    cards: {
      requestAction,
      cardAction,
      onRequestAction: setRequestAction,
      onCardAction: setCardAction,
      onFoundNothing: setFoundNothing,
    },
    hasCard,
    writeByHand,
    submit,
    propose,
    cancel,
    dismiss,
  }
}

const noSpans: readonly Span[] = []

const noPlaces: ReadonlySet<number> = new Set()

const freeSlot = { time: '', end: null }
