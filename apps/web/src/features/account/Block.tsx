import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

type BlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal' | 'danger'
  children: ReactNode
}

/** One thing to see or do about the account. */
export function Block({ title, text, Picture, tone = 'teal', children }: BlockProps) {
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="p-0! md:p-0!">
      <header className="flex items-start gap-3.5 px-4 pt-4 sm:px-6 sm:pt-5">
        <span aria-hidden="true" className={cx('grid size-11 shrink-0 place-items-center rounded-md', tones[tone])}>
          <Picture className="size-5.5" strokeWidth={1.8} />
        </span>
        <div className="min-w-0 flex-1">
          <h3 id={headingId} className="text-xl font-semibold">
            {title}
          </h3>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
        </div>
      </header>
      <div className="px-4 pt-4 pb-5 sm:px-6">{children}</div>
    </Card>
  )
}

const tones = {
  accent: 'bg-accent-soft text-accent-text',
  teal: 'bg-teal-soft text-teal',
  danger: 'bg-danger-soft text-danger',
} as const
