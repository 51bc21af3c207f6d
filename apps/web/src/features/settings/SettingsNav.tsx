import { useQuery } from '@tanstack/react-query'

import { cx } from '#ui/cx.ts'
import { useCurrentInView } from '#ui/scroll/use-current-in-view.ts'
import { useFadedEdges } from '#ui/scroll/use-faded-edges.ts'

import { telegramOptions, whatsappOptions } from './messengers/queries.ts'
import { useSectionInView } from './use-section-in-view.ts'
import { sections, type View, views } from './views.ts'

const sectionIds: readonly string[] = sections.map(({ hash }) => hash)
const none: readonly string[] = []

/** The views of /settings: a scrolling row on phones, a column next to the page from 768 px on. */
export function SettingsNav({ view, hash }: { view: View; hash: string }) {
  const row = useCurrentInView<HTMLUListElement>(view)
  useFadedEdges(row)
  const shown = useShownSections()
  const inView = useSectionInView(view === '' ? sectionIds : none)
  const current = sectionIds.includes(hash) && inView === null ? hash : inView

  return (
    <nav aria-label="Settings" className="min-w-0 md:sticky md:top-20 md:self-start">
      <ul
        ref={row}
        className="relative -mx-4 flex gap-5 overflow-x-auto px-4 [scrollbar-width:none] sm:-mx-6 sm:px-6 md:mx-0 md:flex-col md:gap-1 md:overflow-visible md:p-0"
      >
        {views.map(({ hash: own, name, Picture, ...rest }) => (
          <li key={own} className="shrink-0">
            <a
              href={`#${own}`}
              aria-current={own === view ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2.5 border-b-2 text-md font-medium no-underline mouse:transition-colors md:rounded-md md:border-0 md:px-3 md:py-2',
                own === view
                  ? 'border-teal text-teal md:bg-teal-soft'
                  : 'border-transparent text-soft hover:text-ink md:hover:bg-sunk',
              )}
            >
              <Picture aria-hidden="true" className="size-4.5 shrink-0 max-md:hidden" />
              <span className={cx('short' in rest && 'max-md:hidden')}>{name}</span>
              {'short' in rest && <span className="md:hidden">{rest.short}</span>}
            </a>
            {own === '' && view === '' && (
              <ul className="mt-0.5 mb-2 ml-5 border-l border-line pl-2.5 max-md:hidden">
                {shown.map((section) => (
                  <li key={section.hash}>
                    <a
                      href={`#${section.hash}`}
                      aria-current={section.hash === current ? 'location' : undefined}
                      className={cx(
                        'flex min-h-10 items-center rounded-md px-3 text-sm no-underline hover:bg-sunk hover:text-ink',
                        section.hash === current ? 'font-semibold text-ink' : 'text-soft',
                      )}
                    >
                      {section.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the sections this server offers; the messengers' answers are read from the cache. */
function useShownSections() {
  const { data: telegram } = useQuery({ ...telegramOptions, enabled: false })
  const { data: whatsapp } = useQuery({ ...whatsappOptions, enabled: false })
  const isThere: Record<string, boolean> = {
    telegram: telegram?.available === true,
    whatsapp: Boolean(whatsapp?.number),
  }

  return sections.filter(({ hash }) => isThere[hash] ?? true)
}
