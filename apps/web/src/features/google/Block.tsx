import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

type BlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal'
  /** At the right of the title. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** One of the four parts of the page. */
export function Block({ title, text, Picture, tone = 'accent', aside, className, children }: BlockProps) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className={cx('flex flex-col gap-4', className)}>
      <header className="flex items-start gap-3.5">
        <span
          aria-hidden="true"
          className={cx(
            'grid size-11 shrink-0 place-items-center rounded-md',
            tone === 'accent' ? 'bg-accent-soft text-accent-text' : 'bg-teal-soft text-teal',
          )}
        >
          <Picture className="size-5.5" strokeWidth={1.8} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={headingId} className="text-xl font-semibold">
              {title}
            </h2>
            {aside}
          </div>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
        </div>
      </header>
      {children}
    </Card>
  )
}
