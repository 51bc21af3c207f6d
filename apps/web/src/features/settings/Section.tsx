import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'

type SectionProps = {
  /** Its name in the address. */
  id: string
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal'
  aside?: ReactNode
  children?: ReactNode
}

/** A group of settings: each child is a row, parted by a hairline. */
export function Section({ id, title, text, Picture, tone = 'accent', aside, children }: SectionProps) {
  const headingId = useId()

  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="scroll-mt-22 p-0! md:p-0!">
      <header className="flex items-start gap-3.5 px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
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
          <h2 id={headingId} className="text-xl font-semibold">
            {title}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{text}</p>
        </div>
        {aside}
      </header>
      <div className="divide-y divide-line px-4 pb-1.5 *:py-4 sm:px-6">{children}</div>
    </Card>
  )
}
