import { useId } from 'react'

import { cx } from '../cx.ts'
import { BareSelect } from './Select.tsx'
import type { SelectFieldProps } from './SelectField.tsx'

type SelectRowProps = Pick<SelectFieldProps, 'label' | 'value' | 'onChange' | 'options' | 'className'>

/** A quieter select for what is seldom changed: a line with its label at the start and its value at the end. */
export function SelectRow({ label, className, ...rest }: SelectRowProps) {
  const id = useId()
  return (
    <div className={cx('relative flex items-center justify-between gap-3 border-b border-line', className)}>
      <label htmlFor={id} className="shrink-0 text-sm font-semibold">
        {label}
      </label>
      <BareSelect
        {...rest}
        id={id}
        className="min-h-12 min-w-0 cursor-pointer truncate rounded-md bg-transparent pr-6 text-right text-base text-soft hover:text-ink"
        arrowClassName="right-0 size-4"
      />
    </div>
  )
}
