import type { User } from '@planner/contract/account/auth'
import { BellRing, CalendarHeart, type LucideIcon, Mail, MapPin, Pencil, ShieldCheck, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

import { PhoneVerification } from '#features/phone/PhoneVerification.tsx'
import { initial } from '#platform/initial.ts'
import { longDate } from '#platform/time/dates.ts'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { factFrame } from './fact-frame.ts'
import { notificationsOf } from './notifications-of.ts'
import { PersonForm } from './PersonForm.tsx'
import { words } from './words.ts'

/** The person's details, to view or edit, and the verification of their phone number. */
export function PersonCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(false)
  const edit = useFocusAfter(editing)
  const name = user.full_name || 'Your account'

  return (
    <Card as="section" aria-labelledby="person" className="overflow-hidden p-0! md:p-0!">
      <div className="relative h-24 overflow-hidden bg-accent-soft">
        <Rangoli className="absolute -top-16 -right-10 size-56 text-marigold opacity-45" />
        <Rangoli className="absolute -bottom-24 -left-14 size-52 text-marigold opacity-30 max-sm:hidden" />
      </div>
      <div className="px-5 pb-5 md:px-6">
        <div className="flex items-end justify-between gap-3">
          <span
            aria-hidden="true"
            className="relative -mt-10 grid size-20 shrink-0 place-items-center rounded-full bg-teal font-serif text-3xl font-semibold text-on-teal ring-4 ring-surface"
          >
            {initial(user.full_name)}
          </span>
          {!editing && (
            <Button ref={edit} variant="secondary" size="sm" className="mt-3" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-4" />
              Edit profile
            </Button>
          )}
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 id="person" className="min-w-0 text-xl font-semibold wrap-anywhere">
            {name}
          </h2>
          {user.is_admin && (
            <Badge tone="teal">
              <ShieldCheck aria-hidden="true" className="size-3.5" />
              Administrator
            </Badge>
          )}
        </div>
        {editing ? (
          <>
            <p className="mt-0.5 text-soft wrap-anywhere">{user.email}</p>
            <PersonForm user={user} onClose={() => setEditing(false)} />
          </>
        ) : (
          <Facts user={user} />
        )}
        {!editing && (
          <section aria-labelledby="phone-heading" className="border-t border-line pt-4">
            <h2 id="phone-heading" className="mb-2 flex items-center gap-3 font-sans text-sm font-normal text-soft">
              <Smartphone aria-hidden="true" className="size-4.5" />
              Phone verification
            </h2>
            <PhoneVerification user={user} />
          </section>
        )}
      </div>
    </Card>
  )
}

const Facts = ({ user }: { user: User }) => (
  <dl className="mt-3 divide-y divide-line">
    <Fact Picture={Mail} name="Email">
      {user.email}
    </Fact>
    <Fact Picture={MapPin} name="Location">
      {user.location ?? user.current_city ?? words.cityNone}
    </Fact>
    <Fact Picture={BellRing} name="Notifications">
      {notificationsOf(user).map((ways) => (
        <span key={ways} className="block">
          {ways}
        </span>
      ))}
    </Fact>
    <Fact Picture={CalendarHeart} name="Member since">
      {longDate(new Date(user.created_at))}
    </Fact>
  </dl>
)

const Fact = ({ Picture, name, children }: { Picture: LucideIcon; name: string; children: ReactNode }) => (
  <div className={factFrame.row}>
    <dt className={factFrame.name}>
      <Picture aria-hidden="true" className="size-4.5 shrink-0" />
      {name}
    </dt>
    <dd className={factFrame.value}>{children}</dd>
  </div>
)

/** Moves focus to the other mode's button after switching, because the pressed one is gone. */
function useFocusAfter(editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(editing)

  useEffect(() => {
    if (before.current && !editing) button.current?.focus()
    before.current = editing
  }, [editing])

  return button
}
