import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import { useQuery } from '@tanstack/react-query'
import { BellRing, CookingPot, House, MailOpen, ShoppingCart, UserPlus, Users } from 'lucide-react'
import { useId, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { useHash } from '#platform/use-hash.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardSkeleton } from '#ui/CardSkeleton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { SectionHeader } from '#ui/SectionHeader.tsx'
import { toast } from '#ui/toast.ts'
import { ViewHeading } from '#ui/ViewHeading.tsx'
import { HelperDialog } from './HelperDialog.tsx'
import { HouseholdName } from './HouseholdName.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { JoinDialog } from './JoinDialog.tsx'
import { joinCodeIn } from './join-hash.ts'
import { LeaveDialog } from './LeaveDialog.tsx'
import { MemberRow } from './MemberRow.tsx'
import { householdOptions } from './queries.ts'
import { ShareCart } from './ShareCart.tsx'
import { ShareDiet } from './ShareDiet.tsx'
import { useChange } from './use-change.ts'
import { words } from './words.ts'

type Open = 'invite' | 'helper' | 'join' | 'leave' | null

/** The household's settings: members, invitations, helpers, joining and leaving. */
export default function HouseholdView() {
  const { data, isError, isFetching, refetch } = useQuery(householdOptions)
  const hash = useHash()
  const code = joinCodeIn(hash)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)

  return (
    <section aria-labelledby="household-heading">
      <ViewHeading id="household-heading" title="Household" text={words.text} />
      {data ? (
        <Known data={data} onOpen={setOpen} />
      ) : isError ? (
        <Card>
          <ErrorState sentence={failures.householdFetch} onRetry={() => void refetch()} pending={isFetching} />
        </Card>
      ) : (
        <Waiting />
      )}
      <InviteDialog open={open === 'invite'} household={data?.name ?? null} onClose={close} />
      <HelperDialog open={open === 'helper'} onClose={close} />
      <JoinDialog
        key={code ?? 'typed'}
        open={open === 'join' || code !== null}
        code={code}
        onClose={() => {
          close()
          if (code !== null) navigate(`${location.pathname}#household`, { replace: true })
        }}
      />
      <LeaveDialog open={open === 'leave'} onClose={close} />
    </section>
  )
}

type KnownProps = { data: household.Household; onOpen: (open: Open) => void }

const Known = (props: KnownProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <People {...props} />
    <Home {...props} />
  </div>
)

/** The members, open invitations, and the ways to add somebody. */
function People({ data, onOpen }: KnownProps) {
  const isAlone = data.members.length === 1
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId}>
      <SectionHeader
        id={headingId}
        as="h3"
        title="People"
        text={isAlone ? words.alone : words.counted(data.members)}
        Picture={Users}
        tone="teal"
      />
      <ul aria-label="Members" className="mt-3 divide-y divide-line">
        {data.members.map((member) => (
          <MemberRow key={member.id} member={member} household={data} />
        ))}
      </ul>
      {data.invitations.length > 0 && <Invitations of={data.invitations} />}
      {isAlone && (
        <ul className="mt-1 space-y-2 rounded-lg bg-sunk/60 p-4 text-md text-soft">
          {benefits.map(({ text, Picture }) => (
            <li key={text} className="flex gap-3">
              <Picture aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-teal" />
              {text}
            </li>
          ))}
        </ul>
      )}
      {adults.includes(data.role) && (
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:grow">
          <Button onClick={() => onOpen('invite')}>
            <UserPlus aria-hidden="true" className="size-4.5" />
            Invite
          </Button>
          <Button variant="secondary" onClick={() => onOpen('helper')}>
            Add helper
          </Button>
        </div>
      )}
    </Card>
  )
}

const benefits = [
  { text: words.benefits.reminders, Picture: BellRing },
  { text: words.benefits.cart, Picture: ShoppingCart },
  { text: words.benefits.meals, Picture: CookingPot },
]

/** Invitations that nobody has accepted yet. */
function Invitations({ of }: { of: household.Household['invitations'] }) {
  const withdraw = useChange(household.withdraw, { onDone: () => toast.success('Invitation cancelled') })

  return (
    <>
      <h4 className="mt-4 text-meta font-medium text-soft">Open invitations</h4>
      <ul className="divide-y divide-line">
        {of.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-3.5 py-2.5">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full border border-dashed border-edge text-soft"
            >
              <MailOpen className="size-5" />
            </span>
            <p className="min-w-0 flex-1 text-sm">
              {words.role[invitation.role]}, by {invitation.invited_by}
              <span className="block text-soft">Ends on {dayInWords(invitation.expires_at)}</span>
            </p>
            <Button
              variant="quiet"
              size="sm"
              className="-mr-3 text-danger!"
              pending={withdraw.isPending && withdraw.variables.id === invitation.id}
              onClick={() => withdraw.mutate({ id: invitation.id })}
            >
              Cancel
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The household's name, what is shared in it, and joining or leaving one. */
function Home({ data, onOpen }: KnownProps) {
  const isAdult = adults.includes(data.role)
  const people = data.members.filter(({ role }) => role !== 'helper')
  const isAlone = people.length === 1
  const headingId = useId()

  return (
    <Card as="section" aria-labelledby={headingId} className="divide-y divide-line py-1! *:py-4">
      <SectionHeader
        id={headingId}
        as="h3"
        title={words.home}
        text={isAdult ? words.homeText : words.homeTextOfOthers}
        Picture={House}
        tone="accent"
      />
      {(isAdult || data.name !== null) && <HouseholdName data={data} />}
      {!isAlone && <ShareDiet />}
      {isAdult && (!isAlone || data.shares_cart) && <ShareCart home={data} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-32 text-sm text-soft">{isAlone ? words.haveCode : words.leaveText}</p>
        {isAlone ? (
          <Button variant="secondary" size="sm" className="whitespace-nowrap" onClick={() => onOpen('join')}>
            Enter a code
          </Button>
        ) : (
          <Button variant="quiet" size="sm" className="-mr-3 text-danger!" onClick={() => onOpen('leave')}>
            Leave
          </Button>
        )}
      </div>
    </Card>
  )
}

const dayInWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' }).format(new Date(instant))

/** As tall as the cards of a household of one. */
const Waiting = () => (
  <div aria-busy="true" className="space-y-5">
    <span className="sr-only">Loading your household</span>
    <CardSkeleton className="h-89" />
    <CardSkeleton className="h-54" />
  </div>
)
