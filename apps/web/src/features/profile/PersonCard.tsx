import type { User } from '@planner/contract/auth'
import { CalendarHeart, type LucideIcon, Mail, MapPin, Phone, UserRound } from 'lucide-react'
import { longDate } from '#platform/dates.ts'
import { numberInWords } from '#platform/digits.ts'
import { initial } from '#platform/initial.ts'
import { Rangoli } from '#ui/art/Rangoli.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#words.ts'

/** Who one is, as the planner knows it. */
export function PersonCard({ user }: { user: User }) {
  const name = user.full_name || 'Your account'

  return (
    <Card as="section" aria-labelledby="person" className="overflow-hidden p-0! md:p-0!">
      <div className="relative h-24 overflow-hidden bg-accent-soft">
        <Rangoli className="absolute -top-16 -right-10 size-56 text-marigold opacity-45" />
        <Rangoli className="absolute -bottom-24 -left-14 size-52 text-marigold opacity-30" />
      </div>
      <div className="px-5 pb-5 md:px-6">
        <span
          aria-hidden="true"
          className="relative -mt-10 grid size-20 place-items-center rounded-full bg-teal font-serif text-3xl font-semibold text-on-teal ring-4 ring-surface"
        >
          {initial(user.full_name)}
        </span>
        <h2 id="person" className="mt-3 text-2xl font-semibold break-words">
          {name}
        </h2>
        <dl className="mt-3 divide-y divide-line">
          <Fact Picture={UserRound} name="Name" value={name} />
          <Fact Picture={Mail} name="Email" value={user.email} />
          <Fact
            Picture={Phone}
            name="Phone number"
            value={user.phone_number ? numberInWords(user.phone_number) : words.phone.none}
          />
          <Fact Picture={MapPin} name="City" value={user.current_city ?? user.location ?? words.profile.cityNone} />
          <Fact Picture={CalendarHeart} name="With us since" value={longDate(new Date(user.created_at))} />
        </dl>
      </div>
    </Card>
  )
}

const Fact = ({ Picture, name, value }: { Picture: LucideIcon; name: string; value: string }) => (
  <div className="flex items-center gap-3.5 py-3">
    <dt className="flex w-36 shrink-0 items-center gap-3 text-sm text-soft">
      <Picture aria-hidden="true" className="size-4.5 shrink-0" />
      {name}
    </dt>
    <dd className="min-w-0 font-medium break-words tabular-nums">{value}</dd>
  </div>
)
