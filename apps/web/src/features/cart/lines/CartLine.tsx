import { ChevronRight, Store, Trash2 } from 'lucide-react'
import { memo } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { IconButton } from '#ui/IconButton.tsx'
import type { ShownLine } from '../draft.ts'
import { replacementNames } from '../replacement-names.ts'
import { words } from '../words.ts'
import { LineTile } from './LineTile.tsx'
import { kindOf } from './line-look.ts'
import { Stepper } from './Stepper.tsx'

type CartLineProps = {
  line: ShownLine
  /** What a shop last charged for it, in words; only for a line that nobody has priced. */
  lastPaid: string | undefined
  acts: LineActs
  /** Who put it in, where the cart is the household's. */
  by: string | null
}

/** What can be done with a line. The same functions for every line, so that a change of one draws no other. */
export type LineActs = {
  setQuantity: (line: ShownLine, quantity: number) => void
  remove: (line: ShownLine) => void
  /** Opens the sheet with vendor and substitution. */
  open: (line: ShownLine) => void
}

/** A line of at most 150 px on a phone: thumbnail, name, price and stepper; who brings it is one line that opens a sheet. */
export const CartLine = memo(function CartLine({ line, lastPaid, acts, by }: CartLineProps) {
  const isFree = line.quoted && line.price === 0
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 px-3 py-2 sm:px-6">
      <LineTile line={line} small />
      <div className="min-w-0">
        <h3 className="line-clamp-2 font-sans text-md leading-5 font-medium tracking-normal [overflow-wrap:anywhere]">
          {line.name}
        </h3>
        <p className="truncate text-sm text-soft tabular-nums">
          {isFree ? (
            (lastPaid ?? words.free)
          ) : (
            <>
              <span className="font-semibold text-ink">{inRupees(line.line_total)}</span>
              {line.quantity > 1 && <span className="ml-1.5">{inRupees(line.price)} each</span>}
            </>
          )}
        </p>
      </div>
      <Stepper name={line.name} quantity={line.quantity} onChange={(quantity) => acts.setQuantity(line, quantity)} />
      <div className="col-span-full flex items-center justify-between gap-2">
        <button
          type="button"
          onClick={() => acts.open(line)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-1 text-left text-sm text-soft hover:bg-sunk/60"
        >
          <Store aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">{words.choiceOf(line.name)}: </span>
          <span className="truncate">
            {by !== null && `${by} · `}
            {line.quoted && line.price > 0 && `${words.quoted} · `}
            <span className="max-sm:sr-only">{kindOf(line)} · </span>
            <span className="sm:hidden">{words.outOfStock}: </span>
            {replacementNames[line.replacement]}
          </span>
          <ChevronRight aria-hidden="true" className="ml-auto size-4 shrink-0" />
        </button>
        <IconButton label={`Remove ${line.name}`} onClick={() => acts.remove(line)}>
          <Trash2 aria-hidden="true" className="size-4.5 text-soft" />
        </IconButton>
      </div>
    </li>
  )
})
