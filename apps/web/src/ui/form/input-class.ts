import { cx } from '../cx.ts'

/** Returns the classes of inputs and selects. 16 px, so that phones do not zoom in. */
export const inputClass = (className?: string): string =>
  cx(
    'w-full min-h-12 rounded-md border border-edge bg-surface px-3.5 text-base text-ink',
    'transition-[border-color,box-shadow] hover:border-ink',
    'focus:border-teal focus:outline-2 focus:outline-offset-0 focus:outline-teal',
    'aria-invalid:border-danger aria-invalid:focus:outline-danger',
    'disabled:bg-sunk disabled:text-faint',
    className,
  )
