import { minutesInWords } from '@planner/contract/kitchen/minutes-in-words'
import { orderNumber } from '@planner/contract/orders'
import { Command } from 'cmdk'
import {
  AppWindow,
  BellPlus,
  CalendarCheck,
  CalendarDays,
  Check,
  CookingPot,
  Hash,
  Keyboard,
  ListPlus,
  LogOut,
  type LucideIcon,
  PackageCheck,
  Search,
} from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'wouter'

import { useUser } from '#features/auth/session.tsx'
import { itemsInWords } from '#features/orders/order-in-words.ts'
import { MarkPicture } from '#features/recipes/card/DietMark.tsx'
import { Picture } from '#features/recipes/card/Picture.tsx'
import { isCompletedOn } from '#features/reminders/agenda/state-on.ts'
import { timeOf } from '#features/reminders/agenda/time-of.ts'
import { hashOf } from '#features/reminders/calendar/day-hash.ts'
import { createAsked, keysAsked } from '#features/reminders/create/reading/signals.ts'
import { hashOfView } from '#features/reminders/views/view-hash.ts'
import { paths } from '#paths.ts'
import { longDateInWords, nearDateInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt } from '#platform/time/wall-time.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { inputClass } from '#ui/form/input-class.ts'
import { accountEntries } from '../account-entries.ts'
import { entries } from '../entries.ts'
import { signOutAsked } from '../sign-out.ts'

import { bestOf, folded } from './match.ts'
import { placesFor } from './places.ts'
import { useDayNamed } from './use-day-named.ts'
import { useFound } from './use-found.ts'
import { useOwnReminders, useRemindersOn } from './use-own-reminders.ts'
import { words } from './words.ts'

/** Searches all of the person's data, and offers pages and actions. */
export default function FindPalette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  // Typing updates at once, the results in a deferred render.
  const query = useDeferredValue(typed)
  // The first result is highlighted until another one is, and again when the first result changes.
  const [marked, setMarked] = useState({ first: '', id: '' })
  const user = useUser()
  const now = useNow()
  const today = dayAt(now, user.time_zone)
  const [, navigate] = useLocation()
  const { found, looking, isOffline } = useFound(query)
  // The query of which all reminders are listed.
  const [allOf, setAllOf] = useState<string | null>(null)
  const own = useOwnReminders(query, { today, now, others: found, all: allOf === query })
  const day = useDayNamed(query, user.time_zone)
  const onDay = useRemindersOn(day)
  // A few letters resemble the names of many dishes, so only exact substrings count.
  const recipes = letters(query) < 4 ? bestOf(found.recipes, ({ title }) => folded(title), query, 5) : found.recipes
  const places = useMemo(() => placesFor(user), [user])
  const shownPlaces =
    query.trim() === ''
      ? places.filter(({ alias }) => !alias).slice(0, placesAtFirst)
      : bestOf(places, ({ name, alias = '' }) => folded(`${name} ${alias}`), query, 5)
  const go = (to: string) => {
    onClose()
    navigate(to)
  }
  const act = (what: () => void) => () => {
    onClose()
    // Waits until the search has released focus.
    setTimeout(what, 0)
  }
  const text = query.trim()
  const first =
    (text === '' ? 'add' : day ? `day ${day}` : own.found[0]?.reminder.id) ??
    (own.tags[0] && `tag ${own.tags[0]}`) ??
    recipes[0]?.id ??
    found.orders[0]?.id ??
    shownPlaces[0]?.to ??
    'add'
  const nothingFound =
    text !== '' &&
    !looking &&
    day === null &&
    own.found.length + own.tags.length + shownPlaces.length + recipes.length + found.orders.length === 0

  const pages = (
    <Group heading={words.groups.pages} show={shownPlaces.length > 0}>
      {shownPlaces.map(({ to, name, Picture }) => (
        <Item key={to} id={to} Picture={Picture ?? pictureOf(to)} onSelect={() => go(to)}>
          <Lit text={name} by={query} />
        </Item>
      ))}
    </Group>
  )

  const actions = (
    <Group heading={words.groups.actions} show>
      <Item id="add" Picture={BellPlus} onSelect={act(() => createAsked.tell(text))}>
        {words.add(text)}
      </Item>
    </Group>
  )

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={words.title} atTop>
      <Command
        data-find
        shouldFilter={false}
        label={words.label}
        loop
        value={marked.first === first ? marked.id : first}
        onValueChange={(id) => setMarked({ first, id })}
      >
        <div className="relative mr-11">
          <Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft" />
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            placeholder={words.placeholder}
            className={inputClass('pl-11!')}
          />
        </div>
        <div className="flex min-h-6 justify-between gap-3 pt-1 text-sm text-soft">
          <output>
            {isOffline ? words.offline : looking ? words.looking : ''}
            {nothingFound && !isOffline && <span className="sr-only">{words.none(text)}</span>}
          </output>
          <span aria-hidden="true" className="max-lg:hidden">
            {words.hint}
          </span>
        </div>
        <Command.List className="-mb-6 overflow-y-auto overscroll-contain pb-6" style={list}>
          {text === '' && actions}
          {day && (
            <Group heading={longDateInWords(day)} show>
              <Item id={`day ${day}`} Picture={CalendarDays} onSelect={() => go(`${paths.dashboard}${hashOf(day)}`)}>
                {words.openDay(onDay.length)}
              </Item>
              {onDay.map(({ reminder, ownDay, time }) => (
                <Item
                  key={reminder.id}
                  id={`on ${reminder.id}`}
                  Picture={isCompletedOn(reminder, ownDay) ? Check : CalendarCheck}
                  detail={timeOf(reminder, time)}
                  onSelect={() => go(`${paths.dashboard}${hashOf(day)}`)}
                >
                  {reminder.title}
                </Item>
              ))}
            </Group>
          )}
          <Group heading={text === '' ? words.groups.coming : words.groups.reminders} show={own.found.length > 0}>
            {own.found.map(({ reminder, day, time, repeat }) => (
              <Item
                key={reminder.id}
                id={reminder.id}
                Picture={CalendarCheck}
                detail={`${nearDateInWords(day, today)}, ${timeOf(reminder, time)}${repeat ? ` · ${repeat}` : ''}`}
                onSelect={() => go(`${paths.dashboard}${hashOf(day)}`)}
              >
                <Lit text={reminder.title} by={query} />
              </Item>
            ))}
            {own.count > own.found.length && (
              <Item id="all" Picture={ListPlus} onSelect={() => setAllOf(query)}>
                {words.showAll(own.count, own.more)}
              </Item>
            )}
          </Group>
          <Group heading={words.groups.tags} show={own.tags.length > 0}>
            {own.tags.map((tag) => (
              <Item
                key={tag}
                id={`tag ${tag}`}
                Picture={Hash}
                onSelect={() => go(`${paths.dashboard}${hashOfView({ name: 'tag', tag })}`)}
              >
                {tag}
              </Item>
            ))}
          </Group>
          <Group heading={words.groups.recipes} show={recipes.length > 0}>
            {recipes.map(({ id, title, placeholder, is_vegetarian: veg, quickFacts }) => (
              <Item
                key={id}
                id={id}
                Picture={CookingPot}
                dish={<Picture svg={placeholder} className="size-8 rounded-sm" />}
                detail={minutesInWords(quickFacts.time)}
                onSelect={() => go(`${paths.recipes}#r=${id}`)}
              >
                <Lit text={title} by={query} />
                <MarkPicture veg={veg} className="ml-2 inline-block size-3.5! align-[-1px]" />
                <span className="sr-only">, {veg ? 'veg' : 'non-veg'}</span>
              </Item>
            ))}
          </Group>
          <Group heading={words.groups.orders} show={found.orders.length > 0}>
            {found.orders.map((order) => (
              <Item
                key={order.id}
                id={order.id}
                Picture={PackageCheck}
                detail={itemsInWords(order.items)}
                onSelect={() => go(`${paths.orders}#order=${order.id}`)}
              >
                {orderNumber(order.id)}
              </Item>
            ))}
          </Group>
          {text !== '' && pages}
          {text === '' ? pages : actions}
          {nothingFound && !isOffline && (
            // Below what can be done instead; announced by the output above.
            <p aria-hidden="true" className="px-3.5 text-sm text-soft">
              {words.none(text)}
            </p>
          )}
          {text === '' && (
            <Item id="keys" Picture={Keyboard} detail="?" onSelect={act(() => keysAsked.tell())}>
              {words.keys}
            </Item>
          )}
          {text === '' && (
            <Item id="logout" Picture={LogOut} onSelect={act(signOutAsked.tell)}>
              {words.logout}
            </Item>
          )}
        </Command.List>
      </Command>
    </Dialog>
  )
}

/**
 * Between two heights, so that it neither jumps with each letter nor shows a large empty space; it fades where it
 * continues.
 */
const list = {
  minHeight: 'min(16rem, 52dvh)',
  maxHeight: 'min(26rem, 52dvh)',
  maskImage: 'linear-gradient(transparent, black 0.5rem calc(100% - 2rem), transparent)',
}

const letters = (query: string): number => query.trim().length

/** How many views and pages are listed without a query; parts of the settings are found by name only. */
const placesAtFirst = 12

function Group({ heading, show, children }: { heading: string; show: boolean; children: ReactNode }) {
  if (!show) return null
  return (
    <Command.Group heading={<span className="block px-3.5 pt-2 pb-1 text-sm font-medium text-soft">{heading}</span>}>
      {children}
    </Command.Group>
  )
}

/** Returns the icon that the bars use for a page or its parent page. */
const pictureOf = (to: string): LucideIcon =>
  [...entries, ...accountEntries(true)].find(({ path }) => to === path || to.startsWith(`${path}#`))?.Picture ??
  AppWindow

/** A name with the typed letters highlighted. */
function Lit({ text, by }: { text: string; by: string }) {
  const sought = by.trim().toLowerCase()
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought)
  if (at < 0) return text
  const end = at + sought.length
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-transparent font-semibold text-accent-text">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}

type ItemProps = {
  id: string
  Picture: LucideIcon
  /** Shown instead of the icon. */
  dish?: ReactNode
  detail?: string
  onSelect: () => void
  children: ReactNode
}

const Item = ({ id, Picture: Sign, dish, detail, onSelect, children }: ItemProps) => (
  <Command.Item
    value={id}
    onSelect={onSelect}
    className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 aria-selected:bg-sunk"
  >
    <span className="grid size-8 shrink-0 place-items-center">
      {dish ?? <Sign aria-hidden="true" className="size-4.5 text-soft" strokeWidth={1.9} />}
    </span>
    <span className="flex min-w-0 flex-1 items-center justify-between gap-x-3 max-sm:flex-col max-sm:items-start">
      <span className="max-w-full min-w-0 truncate leading-5">{children}</span>
      {detail && (
        <span className="max-w-full shrink-0 truncate text-meta leading-4.5 text-soft sm:max-w-1/2">{detail}</span>
      )}
    </span>
  </Command.Item>
)
