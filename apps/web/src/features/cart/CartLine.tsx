import { CircleHelp, Trash2 } from 'lucide-react'
import { memo } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import type { ShownLine } from './draft.ts'
import { type ChoiceActs, LineChoices } from './LineChoices.tsx'
import { LineTile } from './LineTile.tsx'
import type { Advice } from './LineVendor.tsx'
import { kindOf } from './line-look.ts'
import { Stepper } from './Stepper.tsx'
import { words } from './words.ts'

type CartLineProps = Advice & { line: ShownLine; acts: LineActs }

/** What can be done with a line. The same functions for every line, so that a change of one draws no other. */
export type LineActs = ChoiceActs & {
  setQuantity: (line: ShownLine, quantity: number) => void
  remove: (line: ShownLine) => void
}

export const CartLine = memo(function CartLine({ line, acts, ...advice }: CartLineProps) {
  // Not of the amounts: who brings it and what takes its place is not drawn again for one more of it.
  const { key, quantity: _quantity, line_total: _total, ...offer } = line

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3.5 px-4 py-5 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:gap-x-4 sm:px-6">
      <LineTile line={line} />
      <div className="min-w-0">
        <h3 className="font-sans text-base leading-6 font-semibold tracking-normal">{line.name}</h3>
        <p className="text-sm text-soft">
          {kindOf(line)}
          {line.vendor_name && line.vendor_name !== line.name && ` · ${line.vendor_name}`}
        </p>
        {line.quoted && (
          <Badge tone="warn" className="mt-1.5">
            {words.quoted}
          </Badge>
        )}
      </div>
      <div className="col-start-2 mt-2 flex items-baseline gap-2 sm:col-start-3 sm:mt-0 sm:block sm:text-right">
        <p className="text-lg leading-6 font-semibold tabular-nums">{inRupees(line.line_total)}</p>
        {line.quantity > 1 && <p className="text-sm text-soft tabular-nums">{inRupees(line.price)} each</p>}
      </div>
      <div className="col-span-full mt-3.5 space-y-3 sm:col-span-2 sm:col-start-2">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <Stepper
            name={line.name}
            quantity={line.quantity}
            onChange={(quantity) => acts.setQuantity(line, quantity)}
          />
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Remove ${line.name}`}
            onClick={() => acts.remove(line)}
            className="text-soft"
          >
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        </div>
        {line.quoted && (
          <p className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {words.quotedText}
          </p>
        )}
        <LineChoices {...offer} {...advice} lineKey={key} acts={acts} />
      </div>
    </li>
  )
})
