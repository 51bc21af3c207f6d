import { ChevronDown, ListFilter } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'

import { words } from '../words.ts'
import { useViewInUrl } from './use-view-in-url.ts'

const loadMenu = () => import('./ViewsMenu.tsx')
const ViewsMenu = lazy(() => loadChunk(loadMenu))

type ViewsButtonProps = {
  /** Whether narrow columns show only an icon, beside a long heading. */
  short?: boolean
}

/**
 * The other views of reminders: a menu, whose code is loaded by the first tap, and on the widest screens links to the
 * most used ones.
 */
export function ViewsButton({ short = false }: ViewsButtonProps) {
  const shown = useViewInUrl()?.name
  const isInMenu = shown !== undefined && !links.some(([name]) => name === shown)
  return (
    <>
      <nav aria-label={words.viewsLabel} className="flex max-xl:hidden">
        {links.map(([name, label]) => (
          <a
            key={label}
            href={name ? `#view=${name}` : '#'}
            aria-current={shown === name ? 'page' : undefined}
            className={cx(
              buttonClass({ variant: 'quiet', size: 'sm', className: 'px-2.5!' }),
              shown === name && 'bg-teal-soft text-teal!',
            )}
          >
            {label}
          </a>
        ))}
      </nav>
      <LateMenuButton
        label={words.viewsLabel}
        size="sm"
        className={cx('min-w-11 shrink-0 px-1.5!', isInMenu ? 'bg-teal-soft text-teal!' : 'text-soft')}
        menu={(trigger) => <ViewsMenu trigger={trigger} />}
      >
        {short && <ListFilter aria-hidden="true" className="size-5 lg:hidden" />}
        <span className={short ? 'max-lg:hidden' : undefined}>{words.viewsLabel}</span>
        <ChevronDown aria-hidden="true" className={cx('size-4', short && 'max-lg:hidden')} />
      </LateMenuButton>
    </>
  )
}

/** The agenda, which has no name in the address, and the views that are opened most. */
const links = [
  [undefined, words.agendaOtherDay],
  ['day', words.dayShort],
  ['week', words.views.week],
  ['upcoming', words.views.upcoming],
] as const
