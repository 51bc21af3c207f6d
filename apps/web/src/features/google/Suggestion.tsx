import { failures } from '@planner/contract/failures'
import type { PotentialReminder } from '@planner/contract/google'
import { CalendarPlus, ExternalLink, Pencil, X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'

import { ByModel } from '#features/assistant/ByModel.tsx'
import { WhyThis } from '#features/assistant/WhyThis.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { inRupees } from '#platform/rupees.ts'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { PictureTile } from '#ui/PictureTile.tsx'

import { Confidence } from './Confidence.tsx'
import { FailureNote } from './FailureNote.tsx'
import { failureOf } from './failure-of.ts'
import { kinds } from './kinds.ts'
import { useAccept, useDismiss } from './use-answer.ts'
import { words } from './words.ts'

const EditSuggestion = lazy(() => loadChunk(() => import('./EditSuggestion.tsx')))

/** A suggested reminder, the words of the mail behind it, and the possible answers. */
export function Suggestion({ suggestion }: { suggestion: PotentialReminder }) {
  const accept = useAccept(suggestion)
  const dismiss = useDismiss(suggestion)
  const [editing, setEditing] = useState(false)
  const titleId = useId()
  const { kind, amount, confidence } = suggestion
  const { title, date, time } = suggestion.suggested_reminder
  const { name, Picture } = kinds[kind]
  const busy = accept.isPending || dismiss.isPending

  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4">
      <div className="flex items-start gap-3">
        <PictureTile of={Picture} tone="accent" size="sm" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h3 id={titleId} className="min-w-0 font-sans leading-6 font-semibold tracking-normal wrap-anywhere">
              {title}
            </h3>
            <span className="flex gap-1.5">
              {suggestion.read_by === 'model' && <ByModel what="read" />}
              <Badge tone="teal">{name}</Badge>
            </span>
          </div>
          <p className="mt-0.5 flex flex-wrap gap-x-2 text-md tabular-nums">
            <span>
              {dateInWords(date)}
              {time !== null && `, ${timeInWords(time)}`}
            </span>
            {amount !== null && (
              <>
                <span aria-hidden="true" className="text-faint">
                  ·
                </span>
                <span className="font-semibold">{inRupees(amount).replace(/\.00$/, '')}</span>
              </>
            )}
          </p>
        </div>
      </div>
      <TheMail suggestion={suggestion} />
      <WhyThis about={{ about: 'mail', id: suggestion.id }} of={title} />
      {accept.error && <FailureNote failure={failureOf(accept.error, failures.googleCreate)} />}
      {dismiss.error && <FailureNote failure={failureOf(dismiss.error, failures.googleDismiss)} />}
      <div className="mt-auto flex flex-wrap items-center justify-end gap-1">
        <Confidence of={confidence} />
        <Button
          variant="quiet"
          size="sm"
          aria-describedby={titleId}
          pending={dismiss.isPending}
          disabled={busy}
          onClick={() => dismiss.mutate()}
        >
          <X aria-hidden="true" className="size-4 max-sm:hidden" />
          Dismiss
        </Button>
        <Button variant="quiet" size="sm" aria-describedby={titleId} disabled={busy} onClick={() => setEditing(true)}>
          <Pencil aria-hidden="true" className="size-4 max-sm:hidden" />
          Edit
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={titleId}
          pending={accept.isPending}
          disabled={busy}
          onClick={() => accept.mutate(undefined)}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          {words.accept[suggestion.change ?? 'new']}
        </Button>
      </div>
      <Suspense fallback={null}>
        {editing && <EditSuggestion suggestion={suggestion} accept={accept} onClose={() => setEditing(false)} />}
      </Suspense>
    </li>
  )
}

/** Text written by a stranger, rendered as plain text only. */
const TheMail = ({
  suggestion: { subject, sender, snippet, source_sentence, link },
}: {
  suggestion: PotentialReminder
}) => (
  <figure className="min-w-0 rounded-md bg-sunk px-3.5 py-2.5 text-sm">
    <blockquote className="wrap-anywhere">“{source_sentence || snippet}”</blockquote>
    <figcaption className="mt-1.5 flex flex-wrap items-baseline gap-x-2 text-soft">
      <Facts className="min-w-0 wrap-anywhere" of={[sender, subject]} />
      {link !== null && (
        <a
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-accent-text underline underline-offset-2"
        >
          Open in Gmail
          <ExternalLink aria-hidden="true" className="size-3.5" />
          <span className="sr-only">: {subject}, in a new tab</span>
        </a>
      )}
    </figcaption>
  </figure>
)
