import { failures } from '@planner/contract/failures'
import type { Span } from '@planner/reminder-language'
import { type FormEvent, useEffect, useMemo, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { attachLater } from '#features/documents/attach-later.ts'
import type { Proposed } from '#features/documents/proposed.ts'
import { sharingOf } from '#features/household/for-whom.ts'
import { now } from '#platform/time/clock.ts'
import type { Shown } from '#ui/use-shown.ts'
import { useQuestion } from '../question/use-question.ts'
import { inTrimmed } from '../reading/left-alone.ts'
import { loadReader } from '../reading/use-reading.ts'
import type { PlannedOne } from '../several/planned-of-each.ts'
import { useSeveral } from '../several/use-several.ts'
import { useCreation } from '../use-creation.ts'
import { useStoredText } from '../use-sentence.ts'
import { previewOf } from './preview-of.ts'
import { useCardActions } from './use-card-actions.ts'
import { type CreateTarget, faultless, useCreateForm } from './use-create-form.ts'
import { useLength } from './use-length.ts'
import { useTextBox } from './use-text-box.ts'

type Options = {
  shown: Shown<CreateTarget>
  onClose: () => void
  onMade?: (() => void) | undefined
}

export type CreateDialog = ReturnType<typeof useCreateDialog>

/** State and behaviour of the create dialog: the effects of Enter, Cancel and the answers to the confirmation. */
export function useCreateDialog({ shown, onClose, onMade }: Options) {
  const { id: userId, time_zone: timeZone } = useUser()
  const form = useCreateForm(shown.target)
  const { fields, change, reset } = form
  const { date, time, picked, forWhom, file } = fields
  const box = useTextBox(shown, form, timeZone)
  const { sentence, dictation } = box
  const { text, leftAlone, understood } = sentence
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
  useStoredText(sentence, sent)
  // The next sentence has no chosen time yet.
  const slot = waiting.length > 0 ? freeSlot : { time, end: shown.target.isEnd ? shown.target.text! : null }
  useLength(sentence, { ...slot, timeZone }, box.ref)
  useEffect(() => void loadReader().catch(() => {}), [])

  const [turn, setTurn] = useState(shown.turn)
  if (turn !== shown.turn) {
    setTurn(shown.turn)
    reset()
    if (shown.target.text) sentence.write(shown.target.text)
  }

  const clear = () => {
    sentence.clear()
    dictation.clearFailure()
    reset()
  }
  const cards = useCardActions(() => {
    clear()
    onClose()
  })
  // A slot drawn in the week is the end of a sentence that is still to be typed.
  const isOnlySlot = shown.target.isEnd === true && text === shown.target.text
  const preview = previewOf(isOnlySlot ? { understood: null } : sentence, fields, cards.foundNothing, {
    now: now(),
    timeZone,
  })
  const { meaning, hasCard, taken } = preview
  const making = creation.making || several.making || cards.running
  const question = useQuestion({
    creation,
    isOpen: shown.open,
    text,
    textArea: box.ref,
    target: shown.target,
    write: { byHand: box.writeByHand, set: sentence.write },
    putBack,
    onMade: (id, isLast) => {
      if (file.content) attachLater({ owner: userId, reminderId: id, file: file.content })
      setSentFirst(noSpans)
      dictation.clearFailure()
      reset()
      onMade?.()
      if (isLast && box.isEmptyNow()) onClose()
      else question.typeOn()
    },
  })
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
    if (meaning.request && isShown) {
      cards.runRequest()
      if (cards.request || meaning.request.intent === 'ask') return
    }

    if (hasCard && isShown) {
      void cards.runCard()
      return
    }

    const faults = {
      text: text.trim() === '' || isOnlySlot ? failures.reminderDescription : null,
      date: date === '' ? failures.reminderDate : null,
    }
    change({ faults })
    if (faults.text !== null || faults.date !== null) return
    if (taken && isShown) void makeSeveral(taken)
    else makeOne()
  }
  const makeOne = () => {
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
  const makeSeveral = async (chosen: readonly PlannedOne[]) => {
    const sharing = sharingOf(forWhom, null)
    const { made, lost } = await several.makeAll(
      chosen.map(({ input, ...one }) => ({ ...one, input: { ...input, ...sharing } })),
    )
    const [one] = made
    if (one && file.content) attachLater({ owner: userId, reminderId: one.id, file: file.content })
    // Sentences that failed stay in the text.
    if (lost.length > 0) box.write(lost.join('\n'))
    else {
      clear()
      onClose()
    }
    if (one && lost.length === 0) onMade?.()
  }
  const propose = (one: Proposed) => {
    dictation.stop()
    sentence.putAside(one.text)
    change({ date: one.date, time: one.time, picked: true, asOne: true, faults: faultless })
  }
  const close = () => {
    dictation.stop()
    if (isOnlySlot) sentence.clear()
    onClose()
  }
  const cancel = () => {
    clear()
    close()
  }
  const dismiss = () => {
    if (creation.keeping) return
    if (question.isAsking) question.discard()
    else if (!making) close()
  }

  const isEmpty = text === '' || isOnlySlot || date === ''
  return { form, box, preview, cards, creation, question, making, isEmpty, submit, propose, cancel, dismiss }
}

const noSpans: readonly Span[] = []

const freeSlot = { time: '', end: null }
