import { notifications } from '@planner/contract/constants/notifications'
import { failures } from '@planner/contract/failures'
import { problems } from '@planner/contract/problems'
import type { Reminder } from '@planner/contract/reminders'
import { addDays } from '@planner/days/plain-date'
import { type FormEvent, useId, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { useSnooze } from '#features/notifications/use-snooze.ts'
import { now } from '#platform/time/clock.ts'
import { dayAt, instantOf, wallTimeAt } from '#platform/time/wall-time.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'

import { words } from '../words.ts'
import { snoozeFrom } from './snooze-from.ts'

const hourMs = 3_600_000

type SnoozeDialogProps = { reminder: Reminder; day: string; onClose: () => void }

/** Snoozes a reminder until any day and time. */
export function SnoozeDialog({ reminder, day, onClose }: SnoozeDialogProps) {
  const { time_zone: timeZone } = useUser()
  const { mutate: snooze } = useSnooze()
  const formId = useId()
  const [start] = useState(() => wallTimeAt(snoozeFrom(reminder, day, now()) + hourMs, timeZone))
  const [date, setDate] = useState(start.slice(0, 10))
  const [time, setTime] = useState(`${start.slice(11, 13)}:00`)
  const [fault, setFault] = useState<string | null>(null)
  const today = dayAt(now(), timeZone)
  const last = addDays(today, notifications.snooze.daysMax - 1)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (date === '' || time === '') return setFault(failures.snoozeDayAndTime)
    if (instantOf(date, time, timeZone) <= now().getTime() || date > last)
      return setFault(`${problems['notification.snooze-time'].detail}.`)
    snooze({ reminder, day, until: { date, time } })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.snoozeTitle}
      description={reminder.title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {words.snoozeSave}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4 md:grid-cols-2"
      >
        <DateField
          label="Date"
          required
          min={today}
          max={last}
          value={date}
          onChange={(value) => {
            setDate(value)
            setFault(null)
          }}
          error={fault}
          className="max-[22.5rem]:col-span-2"
        />
        <TimeField
          label="Time"
          required
          value={time}
          onChange={(value) => {
            setTime(value)
            setFault(null)
          }}
          className="max-[22.5rem]:col-span-2"
        />
      </form>
    </Dialog>
  )
}
