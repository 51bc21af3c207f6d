import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  className?: string
}

/** A switch that takes effect at once. The whole row is its tap target. The label of a disabled one stays readable. */
export function Switch({ label, hint, checked, onChange, disabled = false, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={cx('relative flex min-h-11 items-center justify-between gap-4', className)}>
      <div>
        <label htmlFor={id} className={cx('font-medium before:absolute before:inset-0', disabled && 'text-soft')}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </div>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className={cx(
          'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-surface mouse:transition-colors before:absolute before:top-1/2 before:left-1 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-soft before:transition-transform checked:border-teal checked:bg-teal checked:before:translate-x-[1.15rem] checked:before:bg-on-teal',
          disabled && 'opacity-60',
        )}
      />
    </div>
  )
}
