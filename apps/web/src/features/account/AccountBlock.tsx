import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'

import { partId } from '#features/settings/views.ts'
import { useHash } from '#platform/use-hash.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type AccountBlockProps = {
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal' | 'danger'
  /** A button beside the title, if the block is a single row until it is opened. */
  action?: ReactNode
  children?: ReactNode
}

/** A titled block of the account settings, scrolled to if the address names it. */
export function AccountBlock({ title, text, Picture, tone = 'teal', action, children }: AccountBlockProps) {
  const headingId = useId()
  const block = useRef<HTMLDivElement>(null)
  const hash = useHash()
  const id = partId(title)
  useEffect(() => {
    if (hash === id) block.current?.scrollIntoView()
  }, [hash, id])

  return (
    <Card ref={block} as="section" id={id} aria-labelledby={headingId} className="scroll-mt-6 p-0! md:p-0!">
      <div className="flex items-center gap-3 px-4 pt-4 sm:px-6 sm:pt-5">
        <SectionHeader {...{ title, text, Picture, tone }} as="h3" id={headingId} className="min-w-0 flex-1" />
        {action}
      </div>
      <div className={cx('px-4 pb-5 sm:px-6', Boolean(children) && 'pt-4')}>{children}</div>
    </Card>
  )
}
