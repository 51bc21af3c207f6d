import { failures } from '@planner/contract/failures'
import type { AutoReminder } from '@planner/contract/google'
import { useQuery } from '@tanstack/react-query'
import { CalendarHeart, type LucideIcon, ReceiptIndianRupee, RefreshCw, ShieldCheck, Sparkles } from 'lucide-react'
import { Link } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { dateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { PictureTile } from '#ui/PictureTile.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { autoRemindersFrom } from './auto-reminders.ts'
import { autoRemindersOptions } from './seen-in-profile.ts'
import { words } from './words.ts'

/** Suggestions from mail, or samples if there are none. */
export function AutoReminders() {
  const today = dayAt(useNow(), useUser().time_zone)
  const { data, isError, isFetching, refetch } = useQuery(autoRemindersOptions)

  return (
    <Card as="section" aria-labelledby="auto-reminders" className="flex grow flex-col">
      <h2 id="auto-reminders" className="flex items-center gap-2.5 text-lg font-semibold">
        <Sparkles aria-hidden="true" className="size-5 text-soft" />
        Smart auto-reminders
      </h2>
      <p className="mt-1 text-md text-soft">{words.autoReminders}</p>
      {!data && isError && (
        <ErrorState sentence={failures.autoRemindersFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <Skeleton className="mt-4 h-60" />}
      {data && <Found found={data} today={today} />}
    </Card>
  )
}

function Found({ found, today }: { found: AutoReminder[]; today: string }) {
  const { isSample, reminders } = autoRemindersFrom(found, today)

  return (
    <>
      {/* Its lines share what the column beside it is higher. */}
      <ul className="mt-2 grid grow divide-y divide-line">
        {reminders.map(({ id, title, description, source, created_date, type }) => (
          <li key={id} className="flex items-center gap-3.5 py-3.5">
            <PictureTile of={looks[type].Picture} tone="accent" size="sm" />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <h3 className="min-w-0 font-sans font-semibold tracking-normal wrap-anywhere">{title}</h3>
                <Badge tone="teal">{looks[type].name}</Badge>
                {isSample && <Badge>Sample</Badge>}
              </div>
              <p className={cx('text-md wrap-anywhere text-soft', isSample && 'max-sm:hidden')}>{description}</p>
              <Facts className="mt-0.5 text-sm wrap-anywhere text-soft" of={[source, dateInWords(created_date)]} />
            </div>
          </li>
        ))}
      </ul>
      {isSample && (
        <p className="border-t border-line pt-3 text-sm text-soft">
          {words.autoSamples}{' '}
          <Link href={paths.google} className="font-semibold text-accent-text underline underline-offset-2">
            Open Google
          </Link>
        </p>
      )}
    </>
  )
}

const looks: Record<AutoReminder['type'], { name: string; Picture: LucideIcon }> = {
  warranty: { name: 'Warranty', Picture: ShieldCheck },
  subscription: { name: 'Subscription', Picture: RefreshCw },
  bill: { name: 'Bill', Picture: ReceiptIndianRupee },
  event: { name: 'Event', Picture: CalendarHeart },
}
