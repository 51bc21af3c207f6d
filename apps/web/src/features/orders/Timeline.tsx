import type { Order, OrderStatus } from '@planner/contract/orders'
import { Check, X } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { cx } from '#ui/cx.ts'

import { statusNames } from './order-in-words.ts'
import { words } from './words.ts'

type Step = { status: OrderStatus; at: string | null; note: string | null }

/** The past and coming steps of an order. */
export function Timeline({ order }: { order: Order }) {
  const { time_zone } = useUser()
  const now = useNow()
  const steps = stepsOf(order)

  return (
    <ol
      aria-label="Order history"
      // Stacked on a phone, where names would not fit side by side.
      className="flex flex-wrap gap-y-4 max-sm:flex-col"
    >
      {steps.map(({ status, at, note }, place) => {
        const next = steps[place + 1]
        // The last completed step of an order that is still in progress. A repeated step within one status is labelled
        // by its note.
        const isCurrent = at !== null && next !== undefined && next.at === null
        const isRepeat = note !== null && steps[place - 1]?.status === status
        const isQuestion = note?.includes(' asks: ') ?? false
        return (
          <li
            key={place}
            aria-current={isCurrent ? 'step' : undefined}
            className={cx('relative max-sm:flex max-sm:gap-3', next && 'min-w-32 flex-1 sm:pr-3')}
          >
            {next && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute max-sm:top-8 max-sm:-bottom-4 max-sm:left-[0.9375rem] max-sm:w-0.5 sm:top-[0.9375rem] sm:right-0 sm:left-8 sm:h-0.5',
                  next.at ? 'bg-ok' : 'bg-line',
                )}
              />
            )}
            <span
              className={cx(
                'relative grid size-8 shrink-0 place-items-center rounded-full border-2',
                at === null && 'border-line bg-surface',
                isCurrent && 'border-teal bg-surface',
                at !== null && !isCurrent && status !== 'cancelled' && 'border-ok bg-ok-soft text-ok',
                status === 'cancelled' && 'border-danger bg-danger-soft text-danger',
              )}
            >
              {isCurrent && <span aria-hidden="true" className="size-3 rounded-full bg-teal" />}
              {at !== null && !isCurrent && status !== 'cancelled' && (
                <Check aria-hidden="true" className="size-4.5" strokeWidth={2.6} />
              )}
              {status === 'cancelled' && <X aria-hidden="true" className="size-4.5" strokeWidth={2.6} />}
            </span>
            <div className="min-w-0 sm:mt-1.5">
              <p
                className={cx(
                  'break-words',
                  isRepeat && !isQuestion ? 'text-md' : 'font-semibold',
                  at === null && 'text-faint',
                )}
              >
                {isQuestion ? words.question : isRepeat ? note : statusNames[status]}
              </p>
              <p className="text-meta leading-4.5 text-soft sm:text-sm">
                {at ? momentInWords(new Date(at), time_zone, now) : steps[place - 1]?.at ? 'Next step' : 'After that'}
                {/* The shop's panel shows an open question itself, with its answers. */}
                {note && (isQuestion ? steps[place + 1]?.at : !isRepeat) && <span className="block">{note}</span>}
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

/** Returns the completed steps, followed by the usual remaining ones. */
function stepsOf({ timeline, status }: Order): Step[] {
  const way: OrderStatus[] = ['pending', 'confirmed', 'delivered']
  const ahead = status === 'cancelled' ? [] : way.slice(way.indexOf(status) + 1)
  return [...timeline, ...ahead.map((one) => ({ status: one, at: null, note: null }))]
}
