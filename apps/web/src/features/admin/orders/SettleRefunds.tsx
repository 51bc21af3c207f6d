import type { Order } from '@planner/contract/orders'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../words.ts'
import { useSettleRefund } from './use-move.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** What customers are still to get back of an order, with a button for each amount that was returned. */
export function SettleRefunds({ order, onSettled }: { order: Order; onSettled: (order: Order) => void }) {
  const settle = useSettleRefund(onSettled)
  const [asked, setAsked] = useState<(Owed & { open: boolean }) | null>(null)
  const owed = owedOf(order)
  return (
    <>
      {owed.length > 0 && (
        <OwedList owed={owed} pending={settle.isPending} onReturned={(one) => setAsked({ ...one, open: true })} />
      )}
      <Suspense fallback={null}>
        {asked && (
          <AlertDialog
            open={asked.open}
            title={words.refundQuestion(inRupees(asked.amount))}
            description={words.refundQuestionText(
              order.customer ?? null,
              asked.partId === undefined ? null : asked.who,
            )}
            confirmLabel={words.refundReturned}
            cancelLabel="Not yet"
            pending={settle.isPending}
            onConfirm={() =>
              settle.mutate(
                { id: order.id, amount: asked.amount, ...(asked.partId !== undefined && { part_id: asked.partId }) },
                { onSettled: () => setAsked({ ...asked, open: false }) },
              )
            }
            onCancel={() => setAsked({ ...asked, open: false })}
          />
        )}
      </Suspense>
    </>
  )
}

type OwedListProps = { owed: Owed[]; pending: boolean; onReturned: (owed: Owed) => void }

function OwedList({ owed, pending, onReturned }: OwedListProps) {
  return (
    <ul aria-label={words.toRefund} className="space-y-2 rounded-lg bg-warn-soft p-4 text-sm text-warn">
      {owed.map((one) => (
        <li key={one.partId ?? ''} className="flex flex-wrap items-center justify-between gap-3">
          {words.toRefundBy(inRupees(one.amount), one.who)}
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${words.refundReturned}: ${inRupees(one.amount)}, ${one.who}`}
            disabled={pending}
            onClick={() => onReturned(one)}
          >
            {words.refundReturned}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Whether somebody still owes the customer of an order money. */
export const isOwed = (order: Order): boolean => owedOf(order).length > 0

type Owed = { partId?: string; who: string; amount: number }

function owedOf({ parts, to_refund: own = 0 }: Order): Owed[] {
  const shops = parts.map(({ id, vendor_name: who, to_refund: amount = 0 }) => ({ partId: id, who, amount }))
  return [{ who: words.refundByYou, amount: own }, ...shops].filter(({ amount }) => amount > 0)
}
