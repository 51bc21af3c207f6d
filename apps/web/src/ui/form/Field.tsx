import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

/** The attributes that connect an input to its label, hint and error; spread them on the input. */
export type FieldIds = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: true | undefined
}

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean | undefined
  /** Shown to the right of the label. */
  aside?: ReactNode
  className?: string | undefined
}

export function Field({
  label,
  hint,
  error,
  required,
  aside,
  className,
  children,
}: FieldProps & { children: (ids: FieldIds) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': cx(error ? errorId : null, hint ? hintId : null) || undefined,
        'aria-invalid': error ? true : undefined,
        required: required ? true : undefined,
      })}
      {/* Before the hint, which may be long, so that the error is read first. */}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="text-sm text-soft">
          {hint}
        </div>
      )}
    </div>
  )
}
