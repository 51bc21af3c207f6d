import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { now } from '#platform/time/clock.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { Badge } from '#ui/Badge.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Section } from '../Section.tsx'
import { whatsappOptions } from './queries.ts'
import { words } from './words.ts'

/** How to write to the planner's WhatsApp number, and whether it answers, if the installation has one. */
export function WhatsappSection() {
  const { time_zone: zone } = useUser()
  const { data } = useQuery(whatsappOptions)
  if (!data?.number) return null
  const { number, state, wrote_at: wroteAt } = data

  return (
    <Section id="whatsapp" title="WhatsApp" text={words.whatsapp} Picture={MessageCircle} tone="teal">
      <div className="space-y-4">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <span className="font-medium tabular-nums">{number}</span>
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
        {(state === 'no-number' || state === 'unverified') && (
          <a href="#messages" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Verify number
          </a>
        )}
      </div>
    </Section>
  )
}
