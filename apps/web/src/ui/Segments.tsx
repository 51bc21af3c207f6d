import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export type SegmentsProps<Value extends string> = {
  label: ReactNode
  value: Value
  onChange: (value: Value) => void
  choices: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  className?: string
}

/** Exclusive choices in a row: radio buttons styled as a segmented control. */
export function Segments<Value extends string>({ label, value, onChange, choices, className }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className={cx('min-w-0', className)}>
      <legend className="contents font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-lg bg-sunk p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-2 rounded-md px-3 text-sm font-semibold mouse:transition-colors max-[24rem]:gap-1.5 max-[24rem]:px-1.5',
              'has-focus-visible:outline-[2.5px] has-focus-visible:outline-teal',
              choice.value === value
                ? 'bg-teal-soft text-teal ring-2 ring-teal ring-inset'
                : 'text-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {choice.icon}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
