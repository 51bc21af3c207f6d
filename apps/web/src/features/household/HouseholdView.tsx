import { failures } from '@planner/contract/failures'
import * as household from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { navigate } from 'wouter/use-browser-location'

import { useHash } from '#platform/use-hash.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
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
      <Card>
        {!data && isError && (
          <ErrorState sentence={failures.householdFetch} onRetry={() => void refetch()} pending={isFetching} />
        )}
        {!data && !isError && <Waiting />}
        {data && <Known data={data} onOpen={setOpen} />}
      </Card>
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

function Known({ data, onOpen }: { data: household.Household; onOpen: (open: Open) => void }) {
  const isAdult = adults.includes(data.role)
  const people = data.members.filter(({ role }) => role !== 'helper')
  const withdraw = useChange(household.withdraw, { onDone: () => toast.success('Invitation withdrawn') })

  return (
    <>
      <HouseholdName data={data} />
      <h3 className="mt-5 border-t border-line pt-4 font-semibold">People</h3>
      {data.members.length === 1 && <p className="text-soft">{words.alone}</p>}
      <ul aria-label="Members" className="mt-2 divide-y divide-line">
        {data.members.map((member) => (
          <MemberRow key={member.id} member={member} household={data} />
        ))}
      </ul>
      {data.invitations.length > 0 && (
        <>
          <h3 className="mt-5 font-semibold">Open invitations</h3>
          <ul className="divide-y divide-line">
            {data.invitations.map((invitation) => (
              <li key={invitation.id} className="flex items-center gap-3 py-2.5">
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
                  Withdraw
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {people.length > 1 && <ShareDiet />}
      {isAdult && (people.length > 1 || data.shares_cart) && <ShareCart home={data} />}
      <div className="mt-5 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {isAdult && (
          <>
            <Button className="max-sm:col-span-2" onClick={() => onOpen('invite')}>
              <UserPlus aria-hidden="true" className="size-4.5" />
              Invite
            </Button>
            <Button variant="secondary" onClick={() => onOpen('helper')}>
              Add helper
            </Button>
          </>
        )}
        {people.length === 1 && (
          <Button variant="secondary" className="whitespace-nowrap max-sm:px-2.5!" onClick={() => onOpen('join')}>
            Enter a code
          </Button>
        )}
        {people.length > 1 && (
          <Button variant="quiet" className="text-danger!" onClick={() => onOpen('leave')}>
            Leave
          </Button>
        )}
      </div>
    </>
  )
}

const dayInWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' }).format(new Date(instant))

const Waiting = () => (
  <div aria-busy="true" className="space-y-3">
    <span className="sr-only">Loading your household</span>
    <Skeleton className="h-12" />
    <Skeleton className="h-16" />
  </div>
)
