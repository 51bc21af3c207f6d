import { type Replacement, replacements } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'
import { CircleHelp, RefreshCcw, Trash2 } from 'lucide-react'
import { memo } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import type { ShownLine } from './draft.ts'
import { LineSelect } from './LineSelect.tsx'
import { LineTile } from './LineTile.tsx'
import { LineVendor, type LineVendorProps, VendorAdvice } from './LineVendor.tsx'
import { kindOf } from './line-look.ts'
import { Stepper } from './Stepper.tsx'
import { words } from './words.ts'

type CartLineProps = Omit<LineVendorProps, 'onChoose'> & { acts: LineActs }

/** What can be done with a line. The same functions for every line, so that a change of one draws no other. */
export type LineActs = {
  choose: (line: ShownLine, vendorId: string | null, fitting: readonly Vendor[]) => void
  setQuantity: (line: ShownLine, quantity: number) => void
  setReplacement: (line: ShownLine, replacement: Replacement) => void
  remove: (line: ShownLine) => void
}

const replacementNames: Record<Replacement, string> = {
  ask: 'Ask me first',
  similar: 'Send something similar',
  none: 'Leave it out',
}
const replacementOptions = replacements.map((value) => ({ value, label: replacementNames[value] }))

export const CartLine = memo(function CartLine({ acts, ...shown }: CartLineProps) {
  const { line } = shown
  const choice: LineVendorProps = { ...shown, onChoose: (vendorId, fitting) => acts.choose(line, vendorId, fitting) }

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
        <div className="flex items-center justify-between gap-3">
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
        <div className="grid gap-2.5 sm:grid-cols-2">
          <LineVendor {...choice} />
          <LineSelect
            icon={RefreshCcw}
            label="If it is not to be had"
            of={line.name}
            value={line.replacement}
            onChange={(value) => acts.setReplacement(line, value as Replacement)}
            options={replacementOptions}
          />
        </div>
        <VendorAdvice {...choice} />
      </div>
    </li>
  )
})
