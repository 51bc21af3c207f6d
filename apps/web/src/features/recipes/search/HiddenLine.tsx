import type { HiddenDishes } from '@planner/contract/kitchen/recipes'
import { ChevronDown, EyeOff } from 'lucide-react'
import { useId, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { allergenName } from '../diet/DietForm.tsx'
import { words } from '../words.ts'

/** The number of matching dishes hidden by the diet; a tap lists them with the reasons. */
export function HiddenLine({ hidden: { count, reasons } }: { hidden: HiddenDishes }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  if (count === 0) return null

  return (
    <div className="mb-4">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        onClick={() => setOpen((before) => !before)}
      >
        <EyeOff aria-hidden="true" className="size-4" />
        {words.hidden(count)}
        <ChevronDown aria-hidden="true" className={cx('size-4 mouse:transition-transform', open && 'rotate-180')} />
      </Button>
      <ul id={`${id}-list`} hidden={!open} className="mt-2.5 space-y-1.5 text-md text-soft">
        {reasons.map(({ reason, count: its, titles }) => (
          <li key={reason}>
            <span className="font-semibold text-ink">{reasonInWords(reason)}</span>: {titles.join(', ')}
            {its > titles.length && ` ${words.hiddenMore(its - titles.length)}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Reason = HiddenDishes['reasons'][number]['reason']

const reasonWords: Partial<Record<Reason, string>> = {
  'non-veg': 'Not vegetarian',
  vegan: 'Not vegan',
  jain: 'Not Jain',
  'onion-garlic': 'Has onion or garlic',
}

const reasonInWords = (reason: Reason): string =>
  reasonWords[reason] ?? `Contains ${allergenName(reason).toLowerCase()}`
