import { cx } from './cx.ts'

/** A quiet place-holder in the shape of what is coming; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('shimmers rounded-md bg-sunk', className)} />
}
