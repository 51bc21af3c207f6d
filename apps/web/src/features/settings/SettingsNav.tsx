import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'

import { paths } from '#paths.ts'
import { cx } from '#ui/cx.ts'

import { telegramOptions } from './messengers/queries.ts'
import { useSectionInView } from './use-section-in-view.ts'
import { sections, type View, views } from './views.ts'

const sectionIds: readonly string[] = sections.map(({ hash }) => hash)
const none: readonly string[] = []

type SettingsNavProps = {
  view: View
  hash: string
  /** Whether the page is not /settings itself, but one of its sections with a page of its own. */
  isElsewhere?: boolean
}

/**
 * The views of /settings: a column next to the page from 768 px on. On phones the first view lists the others below its
 * own sections, once those are there, and the others lead back to it.
 */
export function SettingsNav({ view, hash, isElsewhere = false }: SettingsNavProps) {
  const shown = useShownSections(isElsewhere)
  const isFirst = view === '' && !isElsewhere
  const inView = useSectionInView(isFirst ? sectionIds : none)
  // A plain link scrolls to a section of the same page.
  const To = isElsewhere ? Link : 'a'
  const current = sectionIds.includes(hash) && inView === null ? hash : inView

  return (
    <nav
      aria-label="Settings"
      className={cx(
        'min-w-0 md:sticky md:top-20 md:self-start',
        isFirst && 'max-md:order-last max-md:group-has-aria-busy:hidden',
      )}
    >
      <ul className="flex flex-col gap-1">
        {views.map(({ hash: own, name, Picture, ...rest }) => (
          <li key={own} className={cx((own === '') === isFirst && 'max-md:hidden')}>
            <To
              href={`${paths.settings}#${own}`}
              aria-current={own === view && !isElsewhere ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2 rounded-md px-3 font-medium no-underline mouse:transition-colors',
                'text-md',
                own === '' ? 'max-md:px-0' : 'border-line max-md:border max-md:bg-surface',
                own === view && !isElsewhere
                  ? 'text-teal md:bg-teal-soft'
                  : 'text-soft hover:text-ink md:hover:bg-sunk',
              )}
            >
              {own === '' && <ChevronLeft aria-hidden="true" className="size-5 shrink-0 md:hidden" />}
              <Picture aria-hidden="true" className={cx('size-4.5 shrink-0', own === '' && 'max-md:hidden')} />
              <span className={cx('short' in rest && 'max-md:hidden')}>{name}</span>
              {'short' in rest && <span className="md:hidden">{rest.short}</span>}
              {own !== '' && <ChevronRight aria-hidden="true" className="ml-auto size-5 md:hidden" />}
            </To>
            {own === '' && view === '' && (
              <ul className="mt-0.5 mb-2 ml-5 border-l border-line pl-2.5 max-md:hidden">
                {shown.map((section) => (
                  <li key={section.hash}>
                    <To
                      href={`${paths.settings}#${section.hash}`}
                      aria-current={section.hash === current ? 'location' : undefined}
                      className={cx(
                        'flex min-h-10 items-center rounded-md px-3 text-sm no-underline hover:bg-sunk hover:text-ink',
                        section.hash === current ? 'font-semibold text-ink' : 'text-soft',
                      )}
                    >
                      {section.name}
                    </To>
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

/** Returns the sections this server offers; on the settings' own page their answer about Telegram is read. */
function useShownSections(isElsewhere: boolean) {
  const { data: telegram } = useQuery({ ...telegramOptions, enabled: isElsewhere })

  return sections.filter(({ hash }) => hash !== 'telegram' || telegram?.available === true)
}
