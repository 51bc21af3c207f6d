import { ChevronDown, type LucideIcon } from 'lucide-react'
import { lazy } from 'react'

import { loadChunk } from '#platform/chunk.ts'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { LateMenuButton } from '#ui/menu/LateMenuButton.tsx'

import { words } from '../words.ts'
import { headingOf } from './heading-of.ts'
import { useViewInUrl } from './use-view-in-url.ts'

const loadMenu = () => import('./ViewsMenu.tsx')
const ViewsMenu = lazy(() => loadChunk(loadMenu))

type ViewsButtonProps = {
  /** The icon of the shown view, which the button then names; given by the views, whose code is loaded later. */
  picture?: LucideIcon | undefined
  /** Whether narrow columns show only the icon, beside a long heading. */
  short?: boolean
}

/**
 * The other views of reminders: a menu, whose code is loaded by the first tap, and on the widest screens links to the
 * most used ones.
 */
export function ViewsButton({ picture: Picture, short = false }: ViewsButtonProps) {
  const view = useViewInUrl()
  const shown = view?.name
  const name = Picture && view && headingOf(view)
  // On the widest screens the links mark the views of theirs.
  const hasLink = links.some(([linked]) => linked === shown)
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
        label={name ? `${words.viewsLabel}: ${name}` : words.viewsLabel}
        size="sm"
        className={cx(
          'min-w-11 shrink-0 px-1.5!',
          view && !hasLink ? 'bg-teal-soft text-teal!' : name ? 'text-teal! xl:text-soft!' : 'text-soft',
        )}
        menu={(trigger) => <ViewsMenu trigger={trigger} />}
      >
        {Picture && <Picture aria-hidden="true" className={cx('size-4.5', hasLink && 'xl:hidden')} />}
        {name && <span className={hasLink ? 'xl:hidden' : short ? 'max-lg:hidden' : undefined}>{name}</span>}
        <span className={name ? (hasLink ? 'max-xl:hidden' : 'hidden') : undefined}>{words.viewsLabel}</span>
        <ChevronDown aria-hidden="true" className={cx('size-4', name && 'max-xl:hidden')} />
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
