import type { Section } from '@planner/contract/legal/document'
import { ChevronDown } from 'lucide-react'
import type { MouseEvent } from 'react'

import { cx } from '#ui/cx.ts'

type ContentsProps = { sections: readonly Section[]; inDialog: boolean }

/** The list of sections: collapsed on phones and in a dialog, next to the text on wide screens. */
export function Contents({ sections, inDialog }: ContentsProps) {
  const list = (
    <ol className="text-md">
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => goTo(event, id, inDialog)}
            className="flex min-h-11 items-center rounded-md px-2 py-1.5 leading-snug text-soft no-underline hover:bg-sunk hover:text-ink lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <nav
      aria-label="Contents"
      data-print="never"
      className={cx(
        'min-w-0',
        !inDialog && 'lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start',
      )}
    >
      <details className={cx('group max-w-2xl rounded-lg border border-line', !inDialog && 'lg:hidden')}>
        <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
          Contents
          <ChevronDown aria-hidden="true" className="size-5 text-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line p-2">{list}</div>
      </details>
      {!inDialog && (
        <div className="max-lg:hidden">
          <p className="mb-1 px-2 font-semibold">Contents</p>
          {list}
        </div>
      )}
    </nav>
  )
}

/** Scrolls to a section and focuses it. In a dialog the address stays unchanged. */
function goTo(event: MouseEvent, id: string, inDialog: boolean): void {
  if (inDialog) event.preventDefault()
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
