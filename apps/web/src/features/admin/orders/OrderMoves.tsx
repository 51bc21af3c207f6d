import { nextStatuses, type Order, type OrderStatus, orderNumber } from '@planner/contract/orders'
import { Check, Lock, PackageCheck, X } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'

import { isUnpaid } from '#features/orders/order-in-words.ts'
import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { words } from '../words.ts'
import { AcceptPrices } from './AcceptPrices.tsx'
import { useMove } from './use-move.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

type Step = Exclude<OrderStatus, 'pending'>

/**
 * The possible next steps of an order, each with a confirmation; if there are none, the reason
 * (docs/product/decisions.md#23).
 */
export function OrderMoves({ order, onMoved }: { order: Order; onMoved: (order: Order) => void }) {
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState<{ step: Step; open: boolean } | null>(null)
  const waitsId = useId()
  const move = useMove((moved) => {
    setNote('')
    onMoved(moved)
  })
  const steps = nextStatuses[order.status] as readonly Step[]
  const waits = order.awaits_price && order.status === 'pending'

  if (order.status === 'delivered' || order.status === 'cancelled') {
    return (
      <p className="flex items-start gap-2 rounded-md bg-sunk px-3.5 py-2.5 text-sm text-soft">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words.orderFinal[order.status]}
      </p>
    )
  }
  return (
    <section aria-label="Next step" className="space-y-4 rounded-lg bg-sunk p-4">
      {waits && (
        <AcceptPrices
          order={order}
          reasonId={waitsId}
          pending={move.isPending && move.variables.accept_prices === true}
          onAccept={(prices) => move.mutate({ id: order.id, prices, accept_prices: true })}
        />
      )}
      <TextField
        label="Note"
        aside={<span className="text-sm text-soft">Optional</span>}
        hint={words.noteHint}
        maxLength={300}
        value={note}
        onChange={setNote}
      />
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => {
          const Picture = pictures[step]
          const refused = waits && step !== 'cancelled'
          return (
            <Button
              key={step}
              variant={step === 'cancelled' ? 'quiet' : 'primary'}
              size="sm"
              className={step === 'cancelled' ? 'text-danger!' : undefined}
              disabled={refused || move.isPending}
              aria-describedby={refused ? waitsId : undefined}
              onClick={() => setAsked({ step, open: true })}
            >
              <Picture aria-hidden="true" className="size-4.5" />
              {words.moves[step].name}
            </Button>
          )
        })}
      </div>
      <Suspense fallback={null}>
        {asked && (
          <AlertDialog
            open={asked.open}
            title={words.moves[asked.step].question(orderNumber(order.id))}
            description={
              // A cancelled order no longer needs payment.
              asked.step !== 'cancelled' && isUnpaid(order)
                ? `${words.notPaidText} ${words.moves[asked.step].text}`
                : words.moves[asked.step].text
            }
            confirmLabel={words.moves[asked.step].name}
            cancelLabel="Not yet"
            danger={asked.step === 'cancelled'}
            pending={move.isPending}
            onConfirm={() =>
              move.mutate(
                { id: order.id, status: asked.step, ...(note.trim() && { note: note.trim() }) },
                { onSettled: () => setAsked({ ...asked, open: false }) },
              )
            }
            onCancel={() => setAsked({ ...asked, open: false })}
          />
        )}
      </Suspense>
    </section>
  )
}

const pictures = { confirmed: Check, delivered: PackageCheck, cancelled: X }
