import { failures } from '@planner/contract/failures'
import type { OutboxMessage } from '@planner/contract/notifications'
import { Copy } from 'lucide-react'

import { momentInWords } from '#platform/time/date-in-words.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { channelLook } from './channel-look.ts'
import { findCode } from './find-code.ts'
import { words } from './words.ts'

export function OutboxRow({ message, timeZone, now }: { message: OutboxMessage; timeZone: string; now: Date }) {
  const { channel, recipient, subject, body, created_at } = message
  const { name, Picture } = channelLook[channel]
  const code = channel === 'email' ? null : findCode(body)

  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 py-4">
      <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Picture className="size-4.5" strokeWidth={1.8} />
      </span>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-soft">
          <span className="min-w-0 break-all">
            <span className="font-semibold text-ink">{name}</span> to {recipient}
          </span>
          <span className="tabular-nums">{momentInWords(new Date(created_at), timeZone, now)}</span>
        </p>
        {subject && <p className="mt-1 font-medium">{subject}</p>}
        {body !== subject && <p className="mt-0.5 text-md whitespace-pre-line text-soft">{body}</p>}
        {code && (
          <Button variant="secondary" size="sm" className="mt-2.5 tabular-nums" onClick={() => void copy(code)}>
            <Copy aria-hidden="true" className="size-4" />
            Copy {code}
          </Button>
        )}
      </div>
    </li>
  )
}

const copy = (code: string) => copyText(code, { done: words.copied, failed: failures.copy })
