import { useQuery } from '@tanstack/react-query'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { whatsappOptions } from './queries.ts'
import { words } from './words.ts'

/** How to write reminders to the planner's WhatsApp number, and whether it answers, if the installation has one. */
export function WhatsappRow() {
  const { time_zone: zone } = useUser()
  const { data } = useQuery(whatsappOptions)
  if (!data?.number) return null
  const { number, state, wrote_at: wroteAt } = data

  return (
    <section id="whatsapp" aria-label="WhatsApp" className="scroll-mt-6 space-y-2">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <span className="font-medium tabular-nums">Write to {number}</span>
        <Badge tone={state === 'ready' ? 'ok' : 'warn'}>{words.whatsappStates[state]}</Badge>
      </p>
      <p className="text-sm text-soft">{words.whatsappHow[state]}</p>
      {wroteAt !== null && (
        <p className="text-sm text-soft">{words.lastMessage(momentInSentence(new Date(wroteAt), zone, now()))}</p>
      )}
      {(state === 'ready' || state === 'stopped') && (
        <a
          href={`https://wa.me/${number.slice(1)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          Open WhatsApp
        </a>
      )}
    </section>
  )
}
