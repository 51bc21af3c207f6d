import { failures } from '@planner/contract/problems'
import { detailsOf } from '@planner/reminder-language/details'
import { Sparkles } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { type ForWhomInput, sharingOf } from '#features/household/for-whom.ts'
import { loadChunk } from '#platform/chunk.ts'
import { now } from '#platform/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'
import { StillWorking } from '#ui/StillWorking.tsx'
import { plannedOf } from '../agenda/planned.ts'
import type { Shown } from '../agenda/use-shown.ts'
import { useDictation } from '../voice/use-dictation.ts'
import { words } from '../words.ts'
import { ConfirmReminder } from './ConfirmReminder.tsx'
import { inTrimmed } from './left-alone.ts'
import { QuickWords } from './QuickWords.tsx'
import { ReadingPreview } from './ReadingPreview.tsx'
import { ReminderText } from './ReminderText.tsx'
import { useCreation } from './use-creation.ts'
import { loadReader } from './use-reading.ts'
import { useSentence } from './use-sentence.ts'

const ForWhom = lazy(() => loadChunk(() => import('#features/household/ForWhom.tsx')))

/** The day for which the dialog was opened, its time ('HH:MM' or empty), and prefilled text. */
export type CreateTarget = { day: string; time: string; text?: string }

type CreateReminderDialogProps = {
  shown: Shown<CreateTarget>
  onClose: () => void
  /** `waits` where it was kept on this device, to be sent later. */
  onMade: (day: string, waits: boolean) => void
  /** `onMade` says that the reminder was made. */
  tellsByItself?: boolean
}

/** Typed text survives an accidental close; Cancel clears it. */
export default function CreateReminderDialog({ shown, onClose, onMade, tellsByItself }: CreateReminderDialogProps) {
  const { time_zone: timeZone } = useUser()
  const [date, setDate] = useState(shown.target.day)
  const [time, setTime] = useState(shown.target.time)
  // Today is the field's default, not the user's choice.
  const [picked, setPicked] = useState(false)
  const [turn, setTurn] = useState(shown.turn)
  const [faults, setFaults] = useState(faultless)
  const [forWhom, setForWhom] = useState<ForWhomInput | null>(null)
  const creation = useCreation()
  const sentence = useSentence(timeZone, shown.target.text)
  const { text, leftAlone, understood } = sentence
  const { write: writeSentence } = sentence
  const write = useCallback(
    (value: string) => {
      writeSentence(value)
      setFaults((before) => ({ ...before, text: null }))
    },
    [writeSentence],
  )
  const dictation = useDictation(write)
  const writeByHand = (value: string) => {
    dictation.stop()
    write(value)
  }
  const textArea = useRef<HTMLTextAreaElement>(null)
  const formId = useId()

  useEffect(() => void loadReader().catch(() => {}), [])

  if (turn !== shown.turn) {
    setTurn(shown.turn)
    setDate(shown.target.day)
    setTime(shown.target.time)
    setPicked(false)
    setFaults(faultless)
    if (shown.target.text) sentence.write(shown.target.text)
  }

  const planned = understood && plannedOf(understood.reading, { date, time, picked }, { now: now(), timeZone })

  const said = understood ? (detailsOf(text, understood.reading).person?.value ?? null) : null

  const clear = () => {
    setForWhom(null)
    sentence.clear()
    dictation.forgetFailure()
    setDate(shown.target.day)
    setTime(shown.target.time)
    setPicked(false)
    setFaults(faultless)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (creation.making) return
    dictation.stop()

    const found = {
      text: text.trim() === '' ? failures.reminderDescription : null,
      date: date === '' ? failures.reminderDate : null,
    }
    setFaults(found)
    if (found.text === null && found.date === null) {
      creation.make({
        text: text.trim(),
        suggested_date: date,
        suggested_time: time || null,
        date_picked: picked,
        leave_alone: inTrimmed(leftAlone, text),
        ...sharingOf(forWhom, said),
      })
    }
  }
  const close = () => {
    dictation.stop()
    onClose()
  }
  const cancel = () => {
    creation.forgetUnanswered()
    clear()
    close()
  }
  const confirm = async (day: string) => {
    const kept = await creation.keep({ quietly: tellsByItself })
    if (kept === 'lost') return

    clear()
    onClose()
    onMade(day, kept === 'waits')
  }
  const discard = ({ keepsText }: { keepsText: boolean }) => {
    creation.discard()
    if (!keepsText) clear()
    // Once the question has let go of it.
    setTimeout(() => textArea.current?.focus(), 0)
  }

  return (
    <>
      <Dialog
        open={shown.open}
        onOpenChange={(open) => !open && !creation.making && close()}
        title="Create AI Reminder"
        footer={
          <>
            <Button variant="secondary" onClick={cancel} disabled={creation.making}>
              Cancel
            </Button>
            <Button type="submit" form={formId} pending={creation.making} disabled={text === '' || date === ''}>
              <Sparkles aria-hidden="true" className="size-4.5" />
              Create Reminder
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="grid grid-cols-2 gap-x-4 gap-y-5">
          <div className="col-span-2">
            <ReminderText
              ref={textArea}
              value={text}
              onChange={writeByHand}
              onBlur={() => {
                if (text !== '' && text.trim() === '') setFaults({ ...faults, text: failures.reminderDescription })
              }}
              onSubmit={submit}
              marks={understood?.marks ?? []}
              error={faults.text}
              hint={planned ? null : help}
              dictation={dictation}
              below={
                <QuickWords text={text} leftAlone={leftAlone} day={understood?.day ?? null} onChange={writeByHand} />
              }
            />
            {planned && <ReadingPreview planned={planned} sentence={sentence} />}
          </div>
          <DateField
            label="Date"
            required
            value={date}
            onChange={(value) => {
              setDate(value)
              setPicked(true)
              setFaults({ ...faults, date: value === '' ? failures.reminderDate : null })
            }}
            hint={planned?.dateFrom === 'words' && planned.date !== date ? 'We’re using the day from your text.' : null}
            error={faults.date}
            className="max-[22.5rem]:col-span-2"
          />
          <TimeField
            label="Time (optional)"
            value={time}
            onChange={setTime}
            hint={
              planned?.timeFrom === 'words' && time !== '' && planned.time.slice(0, 5) !== time
                ? 'We’re using the time from your text.'
                : null
            }
            className="max-[22.5rem]:col-span-2"
          />
          <Suspense fallback={null}>
            <ForWhom said={said} chosen={forWhom} onChoose={setForWhom} />
          </Suspense>
          <div className="col-span-2 -mt-5">
            <StillWorking pending={creation.making}>{words.stillReading}</StillWorking>
          </div>
        </form>
      </Dialog>
      {creation.asked && (
        <ConfirmReminder
          reminder={creation.asked}
          onConfirm={(day) => void confirm(day)}
          onCancel={() => discard({ keepsText: false })}
          onDismiss={() => discard({ keepsText: true })}
        />
      )}
    </>
  )
}

/** As high as the preview that takes its place, so that the first word moves nothing. */
const help = (
  <p className="min-h-17 pt-1">
    In English, Hinglish or Hindi, say what and when. “Pay rent on the 1st of every month”, “dawai roz raat 9 baje”.
  </p>
)

const faultless: { text: string | null; date: string | null } = { text: null, date: null }
