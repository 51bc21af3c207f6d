import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** The only h1 of a page. After navigation the shell moves focus to it. */
export function PageHeading({
  title,
  text,
  actions,
  close = false,
}: {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
  /** Whether the content below belongs to the heading, which reduces the gap. */
  close?: boolean
}) {
  return (
    <header
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-2 gap-y-2.5',
        close ? 'max-md:-mt-2' : 'mb-4 md:mb-6',
      )}
    >
      <div className={cx(close && 'flex-1 flex-wrap items-baseline gap-x-3 md:flex')}>
        <h1 tabIndex={-1} className="text-xl font-semibold md:text-2xl">
          {title}
        </h1>
        {text && <p className="mt-1 max-w-2xl text-md text-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-1.5 sm:gap-2">{actions}</div>}
    </header>
  )
}
