import { type Order, orderNumber } from '@planner/contract/orders'
import { Check, Clock } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { paths } from '#paths.ts'
import { inRupees } from '#platform/rupees.ts'
import { momentInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { nextSteps } from './next-steps.ts'
import { expectedOf, isHandedOver, isUnpriced, itemsInWords, mayPay, plusUnpriced } from './order-in-words.ts'
import { PayNow } from './PayNow.tsx'
import { words } from './words.ts'

/** Confirms the order that was just placed: its number, amount and time, what to do now and who answers next. */
export function PlacedNotice({ order }: { order: Order }) {
  const { time_zone } = useUser()
  const now = useNow()
  const headingId = useId()
  const unpaid = mayPay(order, now)
  const isList = isHandedOver(order)
  const Picture = unpaid ? Clock : Check

  return (
    <Card
      as="section"
      aria-labelledby={headingId}
      className="moves-in mb-5 grid gap-x-12 gap-y-4 lg:mb-6 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="space-y-4">
        <div className="flex items-center gap-3.5">
          <span
            className={cx(
              'grid size-11 shrink-0 place-items-center rounded-full',
              unpaid ? 'bg-warn-soft text-warn' : 'bg-ok-soft text-ok',
            )}
          >
            <Picture aria-hidden="true" className="size-6" strokeWidth={2.6} />
          </span>
          <output className="min-w-0 flex-1">
            <span id={headingId} className="block font-serif text-xl leading-7 font-semibold">
              {isList ? words.listReady : words.placed}
            </span>
            {unpaid && (
              <span className="block text-sm font-semibold text-warn">
                {order.status === 'pending' ? words.payToConfirm : words.paymentOpen}
              </span>
            )}
            <span className="block text-sm text-soft">
              {!unpaid && `${isList ? words.listToSend : words.thanks} `}
              {itemsInWords(order.items, 6)}
            </span>
          </output>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-3.5">
          <Fact name={words.number}>{orderNumber(order.id)}</Fact>
          {isUnpriced(order) ? (
            <Fact name={words.total}>{words.shopPrices}</Fact>
          ) : (
            <Fact name={isList ? words.atShop : order.payment_method === 'on_delivery' ? words.estimate : words.total}>
              {`${inRupees(expectedOf(order))}${plusUnpriced(order.items)}`}
            </Fact>
          )}
          {order.deliver_by && (
            <Fact name={words.neededBy}>{momentInWords(new Date(order.deliver_by), time_zone, now)}</Fact>
          )}
        </dl>
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {unpaid && <PayNow order={order} />}
          <Link
            href={`${paths.orders}#order=${order.id}`}
            className={buttonClass({ variant: unpaid ? 'secondary' : 'primary', size: 'sm' })}
          >
            {isList ? words.sendIt : words.view}
          </Link>
        </div>
      </div>
      <div>
        <h2 className="text-base font-semibold">{words.next}</h2>
        <ol className="mt-1 list-decimal space-y-1 pl-5 text-sm text-soft">
          {nextSteps(order, now).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="text-lg font-semibold tabular-nums">{children}</dd>
  </div>
)
