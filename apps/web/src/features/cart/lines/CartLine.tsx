import { Trash2 } from 'lucide-react'
import { memo } from 'react'

import { inRupees } from '#platform/rupees.ts'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import type { ShownLine } from '../draft.ts'
import { replacementNames } from '../replacement-names.ts'
import { words } from '../words.ts'
import { LineTile } from './LineTile.tsx'
import { lineFrame } from './line-frame.ts'
import { actionNames } from './line-look.ts'
import { Stepper } from './Stepper.tsx'
import { lineAttribute } from './show-line.ts'

type CartLineProps = {
  line: ShownLine
  /** The last price a shop charged for the item, in words; only for lines without a price. */
  lastPaid: string | undefined
  acts: LineActs
  /** Who added the line, if the cart is the household's. */
  by: string | null
}

/** Actions on a line. The same functions for every line, so that changing one re-renders no other. */
export type LineActs = {
  setQuantity: (line: ShownLine, quantity: number) => void
  remove: (line: ShownLine) => void
  /** Opens the sheet with the vendor and substitution choices. */
  open: (line: ShownLine) => void
}

/**
 * A cart line: at most 150 px high on a phone, a row on wide screens, with thumbnail, name, price and stepper. The
 * vendor is chosen in a sheet.
 */
export const CartLine = memo(function CartLine({ line, lastPaid, acts, by }: CartLineProps) {
  const isWrittenIn = line.quoted && line.price === 0
  const more = [
    isWrittenIn && (lastPaid ?? words.pricedByShop),
    line.quantity > 1 && !isWrittenIn && `${inRupees(line.price)} each`,
    line.action && actionNames[line.action],
    by,
    line.quoted && line.price > 0 && words.quoted,
    // Default choices are shown in the sheet only.
    line.replacement !== 'ask' && replacementNames[line.replacement],
  ].filter((one) => typeof one === 'string')
  return (
    <li {...{ [lineAttribute]: line.name }} className={lineFrame.row}>
      <LineTile line={line} small />
      <div className="min-w-0">
        <h3 className={lineFrame.name}>{line.name}</h3>
        <Facts className={lineFrame.facts} of={more} />
      </div>
      {/* On a phone a line of its own, as wide as the card: the bin at its end is well away from the other two. */}
      <div className="flex items-center gap-x-2.5 max-sm:col-span-2 max-sm:row-start-2 sm:contents">
        <Stepper name={line.name} quantity={line.quantity} onChange={(quantity) => acts.setQuantity(line, quantity)} />
        <Button
          variant="quiet"
          size="sm"
          aria-label={words.choiceOf(line.name)}
          aria-haspopup="dialog"
          className="min-h-10! px-1! text-accent-text! sm:px-2!"
          onClick={() => acts.open(line)}
        >
          {words.choice}
        </Button>
      </div>
      <IconButton
        label={`Remove ${line.name}`}
        className="-my-1 -mr-3 justify-self-end max-sm:col-start-3 max-sm:row-start-2"
        onClick={() => acts.remove(line)}
      >
        <Trash2 aria-hidden="true" className="size-4.5 text-soft" />
      </IconButton>
      <p className={lineFrame.total}>{!isWrittenIn && inRupees(line.line_total)}</p>
    </li>
  )
})
