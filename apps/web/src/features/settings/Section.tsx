import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

import { useHash } from '#platform/use-hash.ts'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { SectionHeader } from '#ui/SectionHeader.tsx'

type SectionProps = {
  /** The id by which the address names it. */
  id: string
  title: string
  text: string
  Picture: LucideIcon
  tone?: 'accent' | 'teal'
  children?: ReactNode
}

/**
 * A group of settings: each child is a row, separated by a hairline. On a phone it is closed until its header is
 * tapped, or the address names it or one of its rows.
 */
export function Section({ id, title, text, Picture, tone = 'accent', children }: SectionProps) {
  const headingId = useId()
  const rowsId = useId()
  const rows = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const hash = useHash()
  // Before the page scrolls to it, which needs its height.
  useLayoutEffect(() => {
    if (hash === id || (hash !== '' && rows.current?.querySelector(`#${CSS.escape(hash)}`))) setIsOpen(true)
  }, [hash, id])

  return (
    <Card as="section" id={id} aria-labelledby={headingId} className="scroll-mt-6 p-0! md:p-0!">
      <div className="relative">
        <SectionHeader
          {...{ title, text, Picture, tone }}
          id={headingId}
          className="px-4 pt-4 max-md:pr-11 max-md:pb-4 sm:px-6 sm:pt-5"
        />
        <button
          type="button"
          aria-labelledby={headingId}
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={() => setIsOpen(!isOpen)}
          className="absolute inset-0 flex items-center justify-end rounded-xl pr-4 text-soft md:hidden"
        >
          <ChevronDown aria-hidden="true" className={cx('size-5', isOpen && 'rotate-180')} />
        </button>
      </div>
      <div
        ref={rows}
        id={rowsId}
        className={cx('divide-y divide-line px-4 pb-1.5 *:py-4 sm:px-6', !isOpen && 'max-md:hidden')}
      >
        {children}
      </div>
    </Card>
  )
}
