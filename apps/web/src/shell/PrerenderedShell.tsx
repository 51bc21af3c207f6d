import { Check } from 'lucide-react'
import { Router } from 'wouter'

import { words as adminWords } from '#features/admin/words.ts'
import { CartOutline } from '#features/cart/CartOutline.tsx'
import { GoogleOutline } from '#features/google/GoogleOutline.tsx'
import { words as googleWords } from '#features/google/words.ts'
import { OrdersOutline } from '#features/orders/OrdersOutline.tsx'
import { words as orderWords } from '#features/orders/words.ts'
import { ProfileOutline } from '#features/profile/ProfileOutline.tsx'
import { words as profileWords } from '#features/profile/words.ts'
import { HubOutline } from '#features/recipes/HubOutline.tsx'
import { words as recipeWords } from '#features/recipes/words.ts'
import { AgendaSkeleton } from '#features/reminders/agenda/AgendaSkeleton.tsx'
import { agendaFrame } from '#features/reminders/agenda/agenda-frame.ts'
import { words as reminderWords } from '#features/reminders/words.ts'
import { SettingsOutline } from '#features/settings/SettingsOutline.tsx'
import { words as settingsWords } from '#features/settings/words.ts'
import { type Path, paths } from '#paths.ts'
import { routes } from '#routes.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { words } from '#words.ts'

import { MainLinks } from './MainLinks.tsx'
import { appShellPath, TabBar } from './TabBar.tsx'
import { RoomToAdd, TopBarFrame } from './TopBarFrame.tsx'

/**
 * The app shell of a signed-in page. The build prerenders it into index.html, where it is shown until React has rendered, with
 * the same layout. boot.ts fills in the page's heading, highlights its navigation entry, draws the page's first data into its
 * outline, and writes today's reminders as last
 * seen (features/reminders/offline/today-snapshot.ts) into the `data-part` elements. Its links work.
 */
export function PrerenderedShell() {
  return (
    // Not the path of any page: the current one is not known at build time.
    <Router ssrPath={appShellPath}>
      <div className="flex min-h-dvh flex-col">
        <TopBarFrame>
          <MainLinks cartCount={0} onCart={nothing} onNear={nothing} className="mr-auto hidden md:flex" />
          <RoomToAdd />
          <span className="size-11 shrink-0" />
          <Skeleton className="mx-1 size-9 shrink-0 rounded-full!" />
          <span className="size-11 md:hidden" />
        </TopBarFrame>
        {/* Nothing in it is interactive yet. Screen readers announce that the page is loading. */}
        <div
          data-part="look"
          aria-hidden="true"
          hidden
          className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-3 sm:px-6 md:py-5"
        />
        <div data-part="outline" className="mx-auto w-full max-w-[80rem] flex-1 px-4 py-6 sm:px-6 md:py-10">
          <div className="mb-6 md:mb-8 app-shell-head">
            <p data-heads={JSON.stringify(heads)} className="font-serif text-2xl font-semibold tracking-heading">
              {words.headings.dashboard}
            </p>
            <p data-part="greeting" className="app-shell-of-dashboard mt-1.5 max-w-2xl text-soft max-md:hidden">
              <Spinner label={words.loading} />
            </p>
            <p
              data-part="short"
              className="app-shell-of-dashboard min-h-11 content-center text-meta text-soft md:hidden"
            >
              <Spinner label={words.loading} />
            </p>
            <p data-part="text" hidden className="app-shell-of-others mt-1.5 max-w-2xl text-soft" />
          </div>
          <div className="app-shell-of-dashboard">
            <div className="grid gap-2.5 md:grid-cols-[21rem_minmax(0,1fr)] md:gap-5 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-6">
              <Skeleton className="h-26.5 rounded-xl md:h-[29.7rem]" />
              <Card className="p-0!">
                <div className={agendaFrame.header}>
                  <div className="min-w-0">
                    <p className={cx(agendaFrame.heading, 'font-serif tracking-heading')}>
                      {reminderWords.agenda}
                      <span data-part="count" hidden className="inline-flex font-sans">
                        <Badge tone="accent">{0}</Badge>
                      </span>
                    </p>
                  </div>
                </div>
                <div data-part="waiting">
                  <AgendaSkeleton />
                </div>
                <ul data-part="rows" className={agendaFrame.list} />
                <template data-part="row">
                  <Row />
                </template>
              </Card>
            </div>
          </div>
          <HubOutline />
          <CartOutline />
          <OrdersOutline />
          <ProfileOutline />
          <SettingsOutline />
          <GoogleOutline />
          <div data-part="others" className="app-shell-of-others relative">
            <Skeleton className="h-72 rounded-xl" />
            <span className="absolute inset-0 grid place-items-center text-soft">
              <Spinner label={words.loading} />
            </span>
          </div>
        </div>
        <TabBar cartCount={0} onCart={nothing} onNear={nothing} />
      </div>
    </Router>
  )
}

/**
 * A reminder before the page is interactive. Its state has its own attribute: a selector on a shared ancestor would
 * make the browser restyle a whole tab panel or dialog whenever that ancestor changes.
 */
const Row = () => (
  <li className={agendaFrame.row}>
    <span className={agendaFrame.tick}>
      <span
        className={cx(
          agendaFrame.circle,
          'border-edge text-transparent group-data-[reminder=completed]:border-ok group-data-[reminder=completed]:bg-ok group-data-[reminder=completed]:text-surface group-data-[reminder=overdue]:border-danger',
        )}
      >
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    </span>
    <div className={agendaFrame.text}>
      <p
        data-text="title"
        className={cx(
          agendaFrame.title,
          'group-data-[reminder=completed]:text-faint group-data-[reminder=completed]:line-through',
        )}
      />
      <div className={agendaFrame.meta}>
        <div className={agendaFrame.when}>
          <p
            data-text="time"
            className="shrink-0 tabular-nums group-data-[reminder=overdue]:font-medium group-data-[reminder=overdue]:text-danger"
          />
        </div>
        <div className={agendaFrame.facts}>
          <p data-text="description" className="min-w-10 flex-1 truncate" />
        </div>
      </div>
    </div>
  </li>
)

/** The text below a page's heading, for pages where it is the same for everybody. */
const texts: Partial<Record<Path, string>> = {
  [paths.recipes]: recipeWords.text,
  [paths.orders]: orderWords.text,
  [paths.profile]: profileWords.text,
  [paths.google]: googleWords.pageText,
  [paths.settings]: settingsWords.text,
  [paths.admin]: adminWords.text,
}

const heads = Object.fromEntries(routes.map(({ path, heading }) => [path, [heading, texts[path]]]))

const nothing = () => {}
