import type { Reminder } from '@planner/contract/reminders'
import { CalendarDays, FileInput, Mail } from 'lucide-react'

/** The source of an imported reminder, linked if it has a page there. */
export default function OriginMark({ origin: { from, url, edited } }: { origin: NonNullable<Reminder['origin']> }) {
  const { name, Picture } = origins[from]
  const look = 'inline-flex min-h-6 items-center gap-1 font-medium text-teal'
  const mark = (
    <>
      <Picture aria-hidden="true" className="size-3.5" />
      {name}
    </>
  )

  return (
    <>
      {url === null ? (
        <span className={look}>{mark}</span>
      ) : (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          title="Opens in a new tab"
          className={`${look} underline-offset-2 hover:underline`}
        >
          {mark}
        </a>
      )}
      {edited && <span>edited here</span>}
    </>
  )
}

const origins = {
  google: { name: 'Google Calendar', Picture: CalendarDays },
  mail: { name: 'From your email', Picture: Mail },
  file: { name: 'Imported', Picture: FileInput },
} as const
