import type { PotentialReminder } from '@planner/contract/google'
import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Mail } from 'lucide-react'
import { useEffect, useId } from 'react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { suggestionsOptions } from './queries.ts'
import { useAccept, useDismiss } from './use-answer.ts'
import { words } from './words.ts'

const shown = 3

/** The soonest suggestions from mail, for the dashboard. Renders nothing if there are none. */
export default function FoundReminders({ onCount }: { onCount: (count: number) => void }) {
  const { data } = useQuery(suggestionsOptions)
  const headingId = useId()
  const count = data?.length ?? 0

  useEffect(() => onCount(count), [count, onCount])

  if (!data || count === 0) return null

  return (
    <section aria-labelledby={headingId} className="rounded-xl border border-line px-4 pt-4 pb-2 sm:px-5">
      <header className="flex items-center justify-between gap-3">
        <h2 id={headingId} className="text-lg font-semibold">
          {words.found}
        </h2>
        <Badge tone="accent">{count}</Badge>
      </header>
      <ul className="divide-y divide-line">
        {data.slice(0, shown).map((suggestion) => (
          <Found key={suggestion.id} suggestion={suggestion} />
        ))}
      </ul>
      <Link
        href={paths.google}
        className="flex min-h-11 items-center border-t border-line text-sm font-semibold text-accent-text underline underline-offset-2"
      >
        See where these came from
      </Link>
    </section>
  )
}

function Found({ suggestion }: { suggestion: PotentialReminder }) {
  const accept = useAccept(suggestion)
  const dismiss = useDismiss(suggestion)
  const busy = accept.isPending || dismiss.isPending
  const { title, date } = suggestion.suggested_reminder

  return (
    <li className="pt-3 pb-1.5">
      <h3 className="font-sans leading-6 font-semibold tracking-normal wrap-anywhere">{title}</h3>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-w-0 items-center gap-1.5 text-sm wrap-anywhere text-soft">
          <Mail aria-hidden="true" className="size-4 shrink-0" />
          <Facts of={[suggestion.change && words.changes[suggestion.change], suggestion.sender, dateInWords(date)]} />
        </p>
        <div className="ml-auto flex gap-1">
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Dismiss “${title}”`}
            pending={dismiss.isPending}
            disabled={busy}
            onClick={() => dismiss.mutate()}
          >
            Dismiss
          </Button>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words.add[suggestion.change ?? 'new']} “${title}”`}
            pending={accept.isPending}
            disabled={busy}
            onClick={() => accept.mutate(undefined)}
          >
            <CalendarPlus aria-hidden="true" className="size-4" />
            {words.add[suggestion.change ?? 'new']}
          </Button>
        </div>
      </div>
    </li>
  )
}
