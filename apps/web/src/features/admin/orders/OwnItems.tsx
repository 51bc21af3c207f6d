import type { Order } from '@planner/contract/orders'
import { lazy, Suspense, useState } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { words } from '../words.ts'
import { ownItemsOf } from './own-items-of.ts'
import { useOutOfStock } from './use-move.ts'

const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** The items that the installation sells itself, each with a button for 'out of stock'. Renders nothing if it is too late. */
export function OwnItems({ order, onMoved }: { order: Order; onMoved: (order: Order) => void }) {
  const [asked, setAsked] = useState<{ index: number; name: string; open: boolean } | null>(null)
  const mark = useOutOfStock(onMoved)
  const items = ownItemsOf(order)
  return (
    <>
      {items.length > 0 && (
        <ul aria-label={words.ownItems} className="divide-y divide-line rounded-lg border border-line px-4 text-md">
          {items.map(({ index, name }) => (
            <li key={index} className="flex flex-wrap items-center justify-between gap-x-3 py-1.5">
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${words.outOfStock}: ${name}`}
                disabled={mark.isPending}
                onClick={() => setAsked({ index, name, open: true })}
              >
                {words.outOfStock}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {asked && (
          <AlertDialog
            open={asked.open}
            title={words.outQuestion(asked.name)}
            description={words.outText}
            confirmLabel={words.outOfStock}
            cancelLabel="Not yet"
            pending={mark.isPending}
            onConfirm={() =>
              mark.mutate(
                { id: order.id, index: asked.index },
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
