import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

import { cx } from '../cx.ts'
import { inputClass } from './input-class.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> & {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

/** A native select; requires a label. */
export const Select = ({ className, ...rest }: SelectProps) => (
  <div className="relative">
    <BareSelect {...rest} className={inputClass(cx('pr-11', className))} arrowClassName="right-3.5 size-5" />
  </div>
)

/** A native select without a frame; its wrapper must be `relative`. */
export const BareSelect = ({
  value,
  onChange,
  options,
  className,
  arrowClassName,
  ...rest
}: SelectProps & { arrowClassName: string }) => (
  <>
    <select
      {...rest}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={cx('appearance-none', className)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden="true"
      className={cx('pointer-events-none absolute top-1/2 -translate-y-1/2 text-soft', arrowClassName)}
    />
  </>
)
