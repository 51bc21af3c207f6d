import { CalendarPlus, Mail } from 'lucide-react'
import { Suspense, useEffect, useId, useRef, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { useCreation } from '../create/use-creation.ts'
import { ConfirmReminder } from '../lazy-dialogs.ts'
import { words } from '../words.ts'
import { type Suggested, suggestedFrom } from './suggested.ts'
import { useGoneSuggestions } from './use-gone-suggestions.ts'

/** Sample reminders; a tap creates one after the usual confirmation. */
export default function SuggestedCard({ today }: { today: string }) {
  const { gone, send } = useGoneSuggestions(useUser().id)
  const creation = useCreation()
  const [picked, setPicked] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const entries = suggestedFrom(today).filter(({ id }) => !gone.includes(id))
  const before = useRef(entries.length)

  // The row that had focus is gone.
  useEffect(() => {
    if (entries.length < before.current)
      (heading.current ?? document.querySelector('main'))?.focus({ preventScroll: true })
    before.current = entries.length
  }, [entries.length])

  const add = ({ id, title, date }: Suggested) => {
    setPicked(id)
    const leaveAlone = [{ start: 0, end: title.length }]
    creation.make({ text: title, suggested_date: date, suggested_time: null, leave_alone: leaveAlone })
  }
  const confirm = async () => {
    if ((await creation.keep()) === 'lost') return

    if (picked !== null) send(picked)
  }

  if (entries.length === 0) return null

  return (
    <section aria-labelledby={headingId} className="rounded-xl border border-line px-4 pt-4 pb-2 sm:px-5">
      <h2
        ref={heading}
        id={headingId}
        tabIndex={-1}
        className="flex items-center justify-between gap-3 text-lg font-semibold"
      >
        {words.suggested}
        <Badge className="font-sans">Sample</Badge>
      </h2>
      <ul className="divide-y divide-line">
        {entries.map((entry) => (
          <li key={entry.id} className="py-2.5">
            <h3 className="font-sans leading-6 font-semibold tracking-normal">{entry.title}</h3>
            <p className="text-sm text-soft">{entry.description}</p>
            <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              <Facts of={[entry.source, dateInWords(entry.date)]} />
            </p>
            <div className="mt-2 flex justify-end gap-1">
              <Button
                variant="quiet"
                size="sm"
                className="px-2!"
                aria-label={`Dismiss “${entry.title}”`}
                onClick={() => send(entry.id)}
              >
                Dismiss
              </Button>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Add “${entry.title}”`}
                pending={creation.making && picked === entry.id}
                disabled={creation.making}
                onClick={() => add(entry)}
              >
                <CalendarPlus aria-hidden="true" className="size-4" />
                Add
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {creation.asked && (
          <ConfirmReminder
            reminder={creation.asked}
            onConfirm={() => void confirm()}
            pending={creation.keeping}
            onCancel={creation.discard}
          />
        )}
      </Suspense>
    </section>
  )
}
