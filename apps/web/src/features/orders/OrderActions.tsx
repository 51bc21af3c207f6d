import { type Order, orderNumber } from '@planner/contract/orders'
import { FileDown, Printer, RotateCcw, TriangleAlert, X } from 'lucide-react'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useLocation } from 'wouter'

import { paths } from '#paths.ts'
import { loadChunk } from '#platform/chunk.ts'
import { Button } from '#ui/Button.tsx'
import { cancelText, whyNoCancel } from './cancel-text.ts'
import { printOnly } from './print-only.ts'
import { useCancel, useReorder } from './queries.ts'
import { remarkWords } from './remarks/words.ts'
import { useBill } from './use-bill.ts'
import { words } from './words.ts'

const ReportProblem = lazy(() => loadChunk(() => import('./remarks/ReportProblem.tsx')))
const AlertDialog = lazy(() =>
  loadChunk(() => import('#ui/AlertDialog.tsx')).then((module) => ({ default: module.AlertDialog })),
)

/** The actions available for an order in its current state. */
export function OrderActions({ order, card }: { order: Order; card: RefObject<HTMLElement | null> }) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<'no' | 'yes' | 'asked'>('no')
  const [isReporting, setReporting] = useState(false)
  const cancel = useCancel()
  const reorder = useReorder(() => navigate(paths.cart))
  const bill = useBill()
  const of = `order ${orderNumber(order.id)}`
  const noCancel = whyNoCancel(order)
  const mayReport = Boolean(order.reportable ?? order.late_lines)

  return (
    <div data-print="never" className="grid grid-cols-2 gap-2 pt-1 sm:flex sm:flex-wrap">
      <Button
        variant="secondary"
        size="sm"
        pending={reorder.isPending}
        aria-label={`Reorder ${of}`}
        onClick={() => reorder.mutate(order)}
      >
        <RotateCcw aria-hidden="true" className="size-4" />
        Reorder
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={bill.isPending}
        aria-label={`Bill of ${of}, PDF`}
        onClick={() => bill.mutate(order)}
      >
        <FileDown aria-hidden="true" className="size-4" />
        Bill
      </Button>
      {mayReport && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`${remarkWords.report} with ${of}`}
          onClick={() => setReporting(true)}
        >
          <TriangleAlert aria-hidden="true" className="size-4" />
          {remarkWords.report}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Print ${of}`}
        onClick={() => card.current && printOnly(card.current)}
      >
        <Printer aria-hidden="true" className="size-4" />
        Print
      </Button>
      {(order.may_cancel ?? order.status === 'pending') && (
        <Button
          variant="quiet"
          size="sm"
          className="text-danger! sm:ml-auto"
          aria-label={`Cancel ${of}`}
          onClick={() => setAsking('yes')}
        >
          <X aria-hidden="true" className="size-4" />
          Cancel
        </Button>
      )}
      {noCancel && <p className="col-span-2 basis-full text-sm text-soft">{noCancel}</p>}
      <Suspense fallback={null}>
        {isReporting && mayReport && <ReportProblem order={order} onClose={() => setReporting(false)} />}
        {asking !== 'no' && (
          <AlertDialog
            open={asking === 'yes'}
            title={words.confirmCancel(orderNumber(order.id))}
            description={cancelText(order)}
            confirmLabel="Cancel order"
            cancelLabel="Keep order"
            danger
            pending={cancel.isPending}
            onConfirm={() => cancel.mutate(order, { onSettled: () => setAsking('asked') })}
            onCancel={() => setAsking('asked')}
          />
        )}
      </Suspense>
    </div>
  )
}
