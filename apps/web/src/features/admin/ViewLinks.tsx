import { cx } from '#ui/cx.ts'
import { useCurrentInView } from '#ui/scroll/use-current-in-view.ts'

import { type View, views } from './views.ts'

/** The views of /admin, in a row that scrolls on phones. */
export function ViewLinks({ view }: { view: View }) {
  const row = useCurrentInView<HTMLElement>(view)

  return (
    <nav
      ref={row}
      aria-label="Admin"
      className="relative -mx-4 flex max-w-[100vw] gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 md:mx-0 md:px-0 md:pb-0"
    >
      {views.map(({ hash, name, Picture }) => (
        <a
          key={hash}
          href={`#${hash}`}
          aria-current={hash === view ? 'page' : undefined}
          className={cx(
            'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 text-md sm:px-4 font-medium no-underline mouse:transition-colors',
            hash === view
              ? 'border-teal bg-teal-soft text-teal'
              : 'border-line bg-surface text-soft hover:border-edge hover:text-ink',
          )}
        >
          <Picture aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {name}
        </a>
      ))}
    </nav>
  )
}
