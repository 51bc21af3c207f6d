import { cx } from './cx.ts'

/** A placeholder in the shape of the content being loaded; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('shimmers rounded-md bg-sunk', className)} />
}
