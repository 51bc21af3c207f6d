import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A sheet of paper on the table. Pass `as` for a meaning beyond a plain box. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' }) {
  return <Tag className={cx('rounded-xl border border-line bg-surface p-5 shadow-soft md:p-6', className)} {...rest} />
}
