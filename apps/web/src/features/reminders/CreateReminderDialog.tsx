import { failures } from '@planner/contract/problems'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/clock.ts'
import { Button } from '#ui/Button.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TimeField } from '#ui/TimeField.tsx'

import { ConfirmReminder } from './ConfirmReminder.tsx'
import { plannedOf } from './planned.ts'
import { ReadingPreview } from './ReadingPreview.tsx'
import { ReminderText } from './ReminderText.tsx'
import { useCreation } from './use-creation.ts'
import { loadReader, useReading } from './use-reading.ts'
import type { Shown } from './use-shown.ts'

/** The day for which the dialog was opened, and the time that stands in it: 'HH:MM' or empty. */
export type CreateTarget = { day: string; time: string }

type CreateReminderDialogProps = { shown: Shown<CreateTarget>; onClose: () => void; onMade: (day: string) => void }

/** What was typed survives a dialog that is closed by accident; Cancel clears it. */
export default function CreateReminderDialog({ shown, onClose, onMade }: CreateReminderDialogProps) {
  const { time_zone: timeZone } = useUser()
  const [text, setText] = useState('')
  const [date, setDate] = useState(shown.target.day)
  const [time, setTime] = useState(shown.target.time)
  const [turn, setTurn] = useState(shown.turn)
  const [faults, setFaults] = useState(faultless)
  const creation = useCreation()
  const understood = useReading(text, timeZone)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const formId = useId()

  useEffect(() => void loadReader().catch(() => {}), [])

  if (turn !== shown.turn) {
    setTurn(shown.turn)
    setDate(shown.target.day)
    setTime(shown.target.time)
    setFaults(faultless)
  }

  const planned = understood && plannedOf(understood.reading, { date, time }, { now: now(), timeZone })

  const clear = () => {
    setText('')
    setDate(shown.target.day)
    setTime(shown.target.time)
    setFaults(faultless)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (creation.making) return

    const found = {
      text: text.trim() === '' ? failures.reminderDescription : null,
      date: date === '' ? failures.reminderDate : null,
    }
    setFaults(found)
    if (found.text === null && found.date === null) {
      creation.make({ text: text.trim(), suggested_date: date, suggested_time: time || null })
    }
  }
  const cancel = () => {
    creation.forgetUnanswered()
    clear()
    onClose()
  }
  const confirm = (day: string) => {
    creation.keep()
    clear()
    onClose()
    onMade(day)
  }
  const discard = () => {
    creation.discard()
    clear()
    // Once the question has let go of it.
    setTimeout(() => textArea.current?.focus(), 0)
  }

  return (
    <>
      <Dialog
        open={shown.open}
        onOpenChange={(open) => !open && !creation.making && onClose()}
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
          <ReminderText
            ref={textArea}
            value={text}
            onChange={(value) => {
              setText(value)
              setFaults({ ...faults, text: null })
            }}
            onBlur={() => {
              if (text !== '' && text.trim() === '') setFaults({ ...faults, text: failures.reminderDescription })
            }}
            onSubmit={submit}
            marks={understood?.marks ?? []}
            error={faults.text}
            preview={<ReadingPreview planned={planned} />}
            className="col-span-2"
          />
          <DateField
            label="Date"
            required
            value={date}
            onChange={(value) => {
              setDate(value)
              setFaults({ ...faults, date: value === '' ? failures.reminderDate : null })
            }}
            hint={planned?.dateFrom === 'words' && planned.date !== date ? 'The day in your words wins.' : null}
            error={faults.date}
            className="max-[22.5rem]:col-span-2"
          />
          <TimeField
            label="Time (optional)"
            value={time}
            onChange={setTime}
            hint={
              planned?.timeFrom === 'words' && time !== '' && planned.time.slice(0, 5) !== time
                ? 'The time in your words wins.'
                : null
            }
            className="max-[22.5rem]:col-span-2"
          />
        </form>
      </Dialog>
      {creation.asked && <ConfirmReminder reminder={creation.asked} onConfirm={confirm} onCancel={discard} />}
    </>
  )
}

const faultless: { text: string | null; date: string | null } = { text: null, date: null }
