import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'

import { BareSelect, type SelectProps } from '#ui/form/Select.tsx'

type LineSelectProps = Pick<SelectProps, 'value' | 'onChange' | 'options'> & {
  icon: LucideIcon
  label: string
  /** Names the line, for screen readers. */
  of: string
}

/** An unobtrusive select for one line, with its label inside the frame. */
export function LineSelect({ icon: Picture, label, of, ...choice }: LineSelectProps) {
  const id = useId()

  return (
    <div className="relative min-w-0 rounded-md border border-line bg-sunk/60 mouse:transition-colors focus-within:border-teal hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-teal">
      <label htmlFor={id} className="pointer-events-none absolute top-1.5 left-10 text-xs text-soft">
        {label}
        {of && <span className="sr-only"> for {of}</span>}
      </label>
      <Picture
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-soft"
      />
      <BareSelect
        {...choice}
        id={id}
        className="h-14 w-full cursor-pointer truncate bg-transparent pt-5 pr-9 pb-1 pl-10 text-base font-semibold text-ink outline-none sm:text-sm"
        arrowClassName="right-3 size-4.5"
      />
    </div>
  )
}
