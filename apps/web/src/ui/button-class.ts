import { cx } from './cx.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm' | 'icon'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-soft hover:bg-accent-deep forced-colors:border',
  secondary: 'border border-edge bg-surface text-ink hover:border-accent hover:bg-accent-soft',
  quiet: 'text-ink hover:bg-sunk active:bg-sunk',
  danger: 'bg-danger-fill text-on-danger shadow-soft hover:bg-danger-deep forced-colors:border',
}

const gives =
  'transition-[background-color,border-color,transform] active:scale-[0.98] disabled:active:scale-100 aria-disabled:active:scale-100'

const sizes: Record<ButtonSize, string> = {
  md: `min-h-12 px-5 text-base ${gives}`,
  sm: `min-h-11 px-3.5 text-sm ${gives}`,
  // Too small for the press animation to be visible, which would cost phones a compositor layer per tap.
  icon: 'size-11 shrink-0 mouse:transition-colors',
}

/** Returns the classes of a button, for a link that should look like one. */
export function buttonClass(
  options: { variant?: ButtonVariant; size?: ButtonSize; className?: string | undefined } = {},
) {
  const { variant = 'primary', size = 'md', className } = options
  return cx(
    'relative inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline select-none',
    'disabled:not-aria-busy:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55',
    variants[variant],
    sizes[size],
    className,
  )
}
