import type { viewUser } from '@planner/contract/audit'
import { knownCityOf } from '@planner/contract/city-of-person'
import type { ResultOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { orderNumber } from '@planner/contract/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { channelLook, momentNames, stateLook } from '#features/notifications/channel-look.ts'
import { statusNames, statusTones } from '#features/orders/order-in-words.ts'
import { numberInWords } from '#platform/digits.ts'
import { inRupees } from '#platform/rupees.ts'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { count } from '../figures.ts'
import { adminFailure, shortDate } from '../in-words.ts'
import { LinkToPassOn } from '../LinkToPassOn.tsx'
import { personOptions } from '../queries.ts'
import { words } from '../words.ts'
import { ChangeRole } from './ChangeRole.tsx'
import { DisableUser } from './DisableUser.tsx'
import { RoleBadge } from './RoleBadge.tsx'
import { SendReset } from './SendReset.tsx'
import { SignOutEverywhere } from './SignOutEverywhere.tsx'

type PersonDialogProps = { id: string; name: string; open: boolean; onClose: () => void }

/** The data an administrator may see about a person. Every opening is recorded in the audit log. */
export default function PersonDialog({ id, name, open, onClose }: PersonDialogProps) {
  const { time_zone, id: ownId } = useUser()
  const client = useQueryClient()
  const [link, setLink] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery({ ...personOptions(id), enabled: open })
  const close = () => {
    onClose()
    setLink(null)
    // The next opening fetches, and so records, again.
    void client.invalidateQueries({ queryKey: personOptions(id).queryKey, refetchType: 'none' })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={data?.user.full_name ?? name}
      description={data ? `Joined ${shortDate(data.user.created_at, time_zone)}` : 'Loading'}
      footer={
        data && (
          <>
            <ChangeRole user={data.user} />
            {id !== ownId && <DisableUser user={data.user} />}
            {id !== ownId && !data.user.disabled_at && (
              <SendReset id={id} name={data.user.full_name} onLink={setLink} />
            )}
            {id !== ownId && !data.user.disabled_at && <SignOutEverywhere id={id} name={data.user.full_name} />}
          </>
        )
      }
      wide
    >
      {!data && error && (
        <ErrorState
          sentence={adminFailure(error, failures.personFetch)}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-lg!" />}
      {data && link && (
        <div className="mb-6 rounded-lg bg-warn-soft p-4">
          <LinkToPassOn label={words.resetLink} hint={words.resetLinkHint(data.user.full_name)} link={link} />
        </div>
      )}
      {data && <Person person={data} />}
    </Dialog>
  )
}

function Person({ person }: { person: ResultOf<typeof viewUser> }) {
  const { user, activity, orders, deliveries, sessions, last_seen_at: seenAt, second_factor: secondFactor } = person
  const { time_zone } = useUser()
  const now = useNow()
  const when = (instant: string) => momentInWords(new Date(instant), time_zone, now)

  return (
    <div className="space-y-6">
      <p className="flex items-start gap-2 rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft">
        <ScrollText aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words.lookIsKept}
      </p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact name="Role">
          <RoleBadge isAdmin={user.is_admin} />
        </Fact>
        {user.disabled_at && <Fact name="Disabled since">{when(user.disabled_at)}</Fact>}
        <Fact name="Email">
          <a href={`mailto:${user.email}`} className="text-accent-text">
            {user.email}
          </a>
        </Fact>
        <Fact name="Last seen">{seenAt ? when(seenAt) : words.neverSeen}</Fact>
        <Fact name="Signed in on">{`${sessions} ${sessions === 1 ? 'device' : 'devices'}`}</Fact>
        <Fact name="Two-step sign-in">
          <Badge tone={secondFactor ? 'ok' : 'neutral'}>{secondFactor ? 'On' : 'Off'}</Badge>
        </Fact>
        <Fact name="Phone">
          {user.phone_number ? numberInWords(user.phone_number) : 'None'}
          {user.phone_number && (
            <Badge tone={user.phone_verified ? 'ok' : 'warn'} className="ml-2">
              {user.phone_verified ? 'Verified' : 'Not verified'}
            </Badge>
          )}
        </Fact>
        <Fact name="City">{knownCityOf(user) ?? 'Unknown'}</Fact>
        {user.deletion_planned_at && <Fact name="Will be deleted">{when(user.deletion_planned_at)}</Fact>}
      </dl>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <Tally name="Reminders" value={count(activity.reminders_made)} />
        <Tally name="Completed" value={count(activity.reminders_completed)} />
        <Tally name="Saved recipes" value={count(activity.recipes_saved)} />
        <Tally name="Orders" value={count(activity.orders_placed)} />
        <Tally name="Spent" value={inRupees(activity.spent)} />
      </dl>
      <Block title="Latest orders" none={words.noPersonOrders} empty={orders.length === 0}>
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="flex items-center gap-2.5">
              <span className="font-semibold tabular-nums">Order {orderNumber(order.id)}</span>
              <Badge tone={statusTones[order.status]}>{statusNames[order.status]}</Badge>
            </span>
            <Facts
              className="text-sm text-soft tabular-nums"
              of={[when(order.order_date), inRupees(order.total_amount)]}
            />
          </li>
        ))}
      </Block>
      <Block title="Latest alerts" none={words.noPersonDeliveries} empty={deliveries.length === 0}>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="flex items-center gap-2.5">
              <span className="font-semibold">{channelLook[delivery.channel].name}</span>
              <Badge tone={stateLook[delivery.state].tone}>{stateLook[delivery.state].name}</Badge>
            </span>
            <Facts
              className="text-sm text-soft"
              of={[`${when(delivery.due_at)}, ${momentNames[delivery.moment]}`, delivery.note]}
            />
          </li>
        ))}
      </Block>
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2.5">
    <dt className="shrink-0 text-sm text-soft">{name}</dt>
    <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const Tally = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-md bg-sunk px-3.5 py-2.5 last:max-sm:col-span-2">
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums">{value}</dd>
  </div>
)

type BlockProps = { title: string; none: string; empty: boolean; children: ReactNode }

const Block = ({ title, none, empty, children }: BlockProps) => (
  <section aria-label={title}>
    <h3 className="text-lg font-semibold">{title}</h3>
    {empty ? <p className="mt-1 text-soft">{none}</p> : <ul className="mt-1 divide-y divide-line">{children}</ul>}
  </section>
)
