import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Whether its request is in flight: shows a spinner at the same width and ignores presses. Keeps focus. */
  pending?: boolean
}

/** A button. Use `aria-disabled` if a press may disable the button itself: unlike `disabled`, it keeps focus. */
export function Button(props: ButtonProps) {
  const { variant, size, pending = false, disabled, className, children, type, onClick, ...rest } = props
  const held = pending || rest['aria-disabled'] === true

  return (
    <button
      type={type ?? 'button'}
      disabled={disabled && !pending}
      aria-busy={pending || undefined}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), className })}
      {...rest}
      aria-disabled={held || undefined}
      onClick={held ? hold : onClick}
    >
      <span className={cx('inline-flex items-center justify-center gap-2', pending && 'opacity-0')}>{children}</span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** Also prevents submitting a form. */
const hold = (event: MouseEvent) => event.preventDefault()
