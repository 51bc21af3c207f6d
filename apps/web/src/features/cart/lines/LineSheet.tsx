import { Dialog } from '#ui/Dialog.tsx'

import type { ShownLine } from '../draft.ts'
import { words } from '../words.ts'
import { type ChoiceActs, LineChoices } from './LineChoices.tsx'
import type { Advice } from './LineVendor.tsx'

type LineSheetProps = { line: ShownLine; advice: Advice; acts: ChoiceActs; onClose: () => void }

/** The vendor of a line with the reason, and what to do if the item is out of stock. */
export default function LineSheet({ line, advice, acts, onClose }: LineSheetProps) {
  const { key, quantity: _quantity, line_total: _total, ...offer } = line
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={line.name}>
      <div className="space-y-3">
        {line.quoted && (
          <p className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
            {line.price === 0 ? words.pricedByShop : words.quotedText}
          </p>
        )}
        <LineChoices {...offer} {...advice} lineKey={key} acts={acts} />
      </div>
    </Dialog>
  )
}
