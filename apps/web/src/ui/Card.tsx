import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A raised surface. Pass `as` for semantics beyond a plain box. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' }) {
  return <Tag className={cx('rounded-xl border border-line bg-surface p-5 shadow-soft md:p-6', className)} {...rest} />
}
