import { Minus, Plus } from 'lucide-react'

import { IconButton } from '#ui/IconButton.tsx'

/** A compact number with buttons for one less and one more. */
export function Stepper({
  label,
  value,
  min,
  max,
  onChange,
}: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <fieldset
      aria-label={label}
      className="min-w-0 inline-flex items-center rounded-full border border-edge print:hidden"
    >
      <IconButton
        label={`Fewer ${label.toLowerCase()}`}
        aria-disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className="rounded-full!"
      >
        <Minus aria-hidden="true" className="size-4" />
      </IconButton>
      <output aria-label={label} className="min-w-7 text-center font-semibold tabular-nums">
        {value}
      </output>
      <IconButton
        label={`More ${label.toLowerCase()}`}
        aria-disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className="rounded-full!"
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
    </fieldset>
  )
}
