import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from './cx.ts'
import { inputClass } from './input-class.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** One of many, as the device shows such a choice. It needs a label beside it. */
export function Select({ value, onChange, options, className, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={inputClass(cx('appearance-none pr-11', className))}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
