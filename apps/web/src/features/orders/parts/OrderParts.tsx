import type { Order, OrderPart } from '@planner/contract/orders'
import { Store } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { expectedOfPart } from '../order-in-words.ts'
import { Messages } from '../remarks/Messages.tsx'
import { remarkWords } from '../remarks/words.ts'
import { words } from '../words.ts'
import { usePart } from './use-part.ts'
import { partWords, stateNames } from './words.ts'

const HandOver = lazy(() => loadChunk(() => import('./HandOver.tsx')))
const TickBought = lazy(() => loadChunk(() => import('./TickBought.tsx')))
const MessageShop = lazy(() => loadChunk(() => import('../remarks/MessageShop.tsx')))
const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)
const PayByUpi = lazy(() => loadChunk(() => import('./PayByUpi.tsx')))

/** Each shop's part of the order, with its state and questions. */
export const OrderParts = ({ order }: { order: Order }) => (
  <ul aria-label="Shops" className="space-y-3">
    {order.parts.map((part) => (
      <Part key={part.id} order={order} part={part} isNext={part === order.parts.find(isToHandOver)} />
    ))}
  </ul>
)

/** Lets two buttons fit side by side on a phone. */
const beside = 'max-sm:grow max-sm:px-2! max-sm:text-meta!'

const isToHandOver = ({ kind, state }: OrderPart): boolean => kind !== 'vendor' && state === 'listed'

/** One shop's part. @param isNext whether it is the first list to hand over; they are done one at a time. */
function Part({ order, part, isNext }: { order: Order; part: OrderPart; isNext: boolean }) {
  const [opened, setOpened] = useState<'list' | 'tick' | 'upi' | 'message' | null>(null)
  const [asking, setAsking] = useState<'no' | 'yes' | 'asked'>('no')
  const drop = usePart('drop', partWords.dropped)
  const close = () => setOpened(null)
  const isList = part.kind !== 'vendor'
  const isOpen = order.status !== 'cancelled' && part.state !== 'cancelled' && part.state !== 'declined'
  // A single part is the whole order, which is cancelled below.
  const mayDrop = part.may_drop === true && isOpen && order.parts.length > 1

  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <p className="flex min-w-0 items-center gap-2 font-semibold max-sm:flex-1">
          <Store aria-hidden="true" className="size-4 shrink-0 text-teal" />
          <span className="truncate">{part.vendor_name}</span>
        </p>
        {/* Below the name on a phone, so that the amount stays next to it. */}
        <span className="empty:hidden max-sm:order-last max-sm:w-full">
          {/* A question is shown just below instead. */}
          {!(isOpen && part.state === 'asks') && (
            <Badge tone={toneOf(part)}>
              {part.kind === 'vendor' && part.state === 'sent' && !part.messaged_at
                ? partWords.notSent
                : stateNames[part.state]}
            </Badge>
          )}
        </span>
        <p className="ml-auto tabular-nums">{inRupees(expectedOfPart(order, part))}</p>
      </div>
      {isOpen && isList && part.state === 'listed' && (
        <p className="mt-1 text-sm text-soft">{partWords.handOverText}</p>
      )}
      {isOpen && <Questions order={order} part={part} />}
      <Messages order={order} part={part} />
      {paymentOf(part) && <p className="mt-2 text-sm text-soft">{paymentOf(part)}</p>}
      {isOpen && (
        <div data-print="never" className="mt-2 flex flex-wrap gap-x-1.5 gap-y-1 empty:hidden sm:gap-2">
          {isList && part.state === 'listed' && (
            <Button
              variant={isNext ? 'primary' : 'secondary'}
              size="sm"
              className={beside}
              onClick={() => setOpened('list')}
            >
              {partWords.handOver}
            </Button>
          )}
          {isList && order.payment_method === 'on_delivery' && (
            <Button
              variant={isNext ? 'secondary' : 'quiet'}
              size="sm"
              className={beside}
              onClick={() => setOpened('tick')}
            >
              {partWords.tick}
            </Button>
          )}
          {part.upi_link && !part.paid_said_at && (
            <Button variant="secondary" size="sm" onClick={() => setOpened('upi')}>
              {partWords.payUpi}
            </Button>
          )}
          {part.may_message && (
            <Button variant="secondary" size="sm" onClick={() => setOpened('message')}>
              {remarkWords.message}
            </Button>
          )}
          {mayDrop && (
            <Button
              variant="quiet"
              size="sm"
              className="text-danger! max-sm:px-2! max-sm:text-meta!"
              onClick={() => setAsking('yes')}
            >
              {partWords.drop}
            </Button>
          )}
        </div>
      )}
      <Suspense fallback={null}>
        {asking !== 'no' && (
          <AlertDialog
            open={asking === 'yes'}
            title={partWords.dropQuestion(part.vendor_name)}
            description={isList ? partWords.dropListText(part.vendor_name) : partWords.dropText}
            confirmLabel={partWords.drop}
            cancelLabel={partWords.dropKeep}
            danger
            pending={drop.isPending}
            onConfirm={() => drop.mutate({ id: order.id, part_id: part.id }, { onSettled: () => setAsking('asked') })}
            onCancel={() => setAsking('asked')}
          />
        )}
        {opened === 'list' && <HandOver order={order} part={part} onClose={close} onTick={() => setOpened('tick')} />}
        {opened === 'tick' && <TickBought order={order} part={part} onClose={close} />}
        {opened === 'message' && <MessageShop order={order} part={part} onClose={close} />}
        {opened === 'upi' && part.upi_link && (
          <PayByUpi order={order} part={part} link={part.upi_link} onClose={close} />
        )}
      </Suspense>
    </li>
  )
}

/** The shop's questions: items out of stock, and replacements or prices it offers. */
function Questions({ order, part }: { order: Order; part: OrderPart }) {
  const answer = usePart('answer')
  const answeredLines = part.lines.filter(({ state }) => state === 'out' || state === 'proposed')
  if (part.kind !== 'vendor' || answeredLines.length === 0) return null
  return (
    <ul className="mt-2 space-y-2">
      {answeredLines.map(({ index, proposal, left_out: isLeftOut }) => {
        const name = order.items[index]!.name
        const say = (agree: boolean) =>
          proposal && answer.mutate({ id: order.id, part_id: part.id, index, agree, proposal })
        return (
          <li key={index} className="rounded-md bg-warn-soft px-3 py-2 text-sm">
            <p>
              <span className="font-semibold">{name}</span>:{' '}
              {proposal
                ? partWords.asks(proposal.name, inRupees(proposal.price))
                : isLeftOut
                  ? partWords.leftOut
                  : partWords.out}
            </p>
            {proposal && (
              <>
                <div data-print="never" className="mt-1.5 flex gap-2">
                  <Button
                    size="sm"
                    pending={answer.isPending}
                    onClick={() => say(true)}
                    aria-label={`${partWords.agree}: ${proposal.name}`}
                  >
                    {partWords.agree}
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    disabled={answer.isPending}
                    onClick={() => say(false)}
                    aria-label={`${partWords.leaveOut}: ${name}`}
                  >
                    {partWords.leaveOut}
                  </Button>
                </div>
                {order.status === 'pending' && <p className="mt-1.5 text-soft">{words.asksYou}</p>}
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function paymentOf({ received_at, paid_said_at, kind }: OrderPart): string | null {
  if (received_at) return partWords.received
  if (!paid_said_at) return null
  return kind === 'vendor' ? partWords.paidSaid : partWords.paidOwn
}

function toneOf({ state }: OrderPart): 'warn' | 'teal' | 'ok' | 'neutral' {
  if (state === 'delivered') return 'ok'
  if (state === 'accepted' || state === 'ready') return 'teal'
  return state === 'declined' || state === 'cancelled' ? 'neutral' : 'warn'
}
