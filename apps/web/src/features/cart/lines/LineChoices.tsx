import { type Replacement, replacements } from '@planner/contract/cart'
import type { Vendor } from '@planner/contract/vendors'
import { RefreshCcw } from 'lucide-react'
import { memo } from 'react'
import { replacementNames } from '../replacement-names.ts'
import { words } from '../words.ts'
import { LineSelect } from './LineSelect.tsx'
import { type Advice, LineVendor, type Offer, VendorAdvice } from './LineVendor.tsx'
import { fittingVendors } from './vendor-options.ts'

export type ChoiceActs = {
  choose: (lineKey: string, vendorId: string | null, fitting: readonly Vendor[]) => void
  setReplacement: (lineKey: string, replacement: Replacement) => void
}

type LineChoicesProps = Offer & Advice & { lineKey: string; acts: ChoiceActs }

const replacementOptions = replacements.map((value) => ({ value, label: replacementNames[value] }))

/** The vendor of a line, and what to do if it is out of stock. */
export const LineChoices = memo(function LineChoices(props: LineChoicesProps) {
  const { lineKey, acts, city, pinCode, vendors, recommendations, worded, ...line } = props
  const fitting = fittingVendors(vendors ?? [], line, { city, pinCode }, recommendations ?? [])
  const choice = {
    line,
    advice: { city, pinCode, vendors, recommendations, worded },
    fitting,
    onChoose: (vendorId: string | null) => acts.choose(lineKey, vendorId, fitting),
  }

  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2">
        <LineVendor {...choice} />
        <LineSelect
          icon={RefreshCcw}
          label={words.outOfStock}
          of={line.name}
          value={line.replacement}
          onChange={(value) => acts.setReplacement(lineKey, value as Replacement)}
          options={replacementOptions}
        />
      </div>
      <VendorAdvice {...choice} />
    </>
  )
})
