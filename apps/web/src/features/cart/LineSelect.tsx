import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId } from 'react'

type LineSelectProps = {
  icon: LucideIcon
  label: string
  /** Which line it belongs to, for those who cannot see it. */
  of: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** A choice of one line: quiet, with its label inside the frame. */
export function LineSelect({ icon: Picture, label, of, value, onChange, options }: LineSelectProps) {
  const id = useId()

  return (
    <div className="relative min-w-0 rounded-md border border-line bg-sunk/50 transition-colors focus-within:border-teal hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-teal">
      <label htmlFor={id} className="pointer-events-none absolute top-1.5 left-10 text-xs text-soft">
        {label}
        <span className="sr-only"> for {of}</span>
      </label>
      <Picture
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-soft"
      />
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-14 w-full cursor-pointer appearance-none truncate bg-transparent pt-5 pr-9 pb-1 pl-10 text-base font-semibold text-ink outline-none sm:text-sm"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
