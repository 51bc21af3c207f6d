import type { Member } from '@planner/contract/household'
import { useQuery } from '@tanstack/react-query'

import { paths } from '#paths.ts'
import { SelectRow } from '#ui/form/SelectRow.tsx'
import type { ForWhomInput } from './audience.ts'
import { findMember } from './find-member.ts'
import { whoIsNamed } from './for-whom.ts'
import { calledBy, householdOptions } from './queries.ts'
import { words } from './words.ts'

type ForWhomProps = {
  /** The person named in the sentence; null if none. */
  named: string | null
  /** The member whose task the sentence seems to be: offered, but not preselected. */
  doer?: string | null
  /** The person's own choice; null until they make one. */
  chosen: ForWhomInput | null
  onChoose: (chosen: ForWhomInput) => void
}

/**
 * Chooses whom a new reminder is for, preselecting the member named in the sentence. Renders nothing in a household of
 * one.
 */
export default function ForWhom({ named, doer = null, chosen, onChoose }: ForWhomProps) {
  const { data } = useQuery(householdOptions)
  const members = data?.members ?? []
  if (members.length < 2) return null

  const { who, escalateTo, minutes } = chosen ?? proposed(named, members)
  const others = members.filter(({ is_me: isMe }) => !isMe)
  const people = members.filter(
    ({ id, role, is_me: isMe }) => role !== 'helper' && id !== who && !(isMe && who === 'self'),
  )
  const chosenOne = others.find(({ id }) => id === who)
  const isUnconfirmed = chosenOne?.helper !== undefined && chosenOne.helper.consent !== 'agreed'
  const note = chosenOne && (isUnconfirmed ? words.notConfirmed(calledBy(chosenOne)) : noteOf(chosenOne))
  const offered = who === 'self' && chosen === null && doer !== null ? findMember(doer, members) : undefined
  const choose = (change: Partial<ForWhomInput>) => onChoose({ who, escalateTo, minutes, ...change })

  return (
    <div className="col-span-2">
      <SelectRow
        label="For"
        value={who}
        onChange={(next) => choose({ who: next, ...(next === escalateTo && { escalateTo: '' }) })}
        options={[
          { value: 'self', label: 'Only me' },
          ...others.map((member) => ({ value: member.id, label: calledBy(member) })),
          { value: 'everyone', label: 'Everyone' },
          { value: 'anyone', label: 'Whoever takes it' },
        ]}
      />
      {offered && (
        <button
          type="button"
          onClick={() => choose({ who: offered.id })}
          className="block min-h-11 text-sm font-semibold text-teal hover:underline"
        >
          {words.makeItFor(calledBy(offered))}
        </button>
      )}
      {note && (
        <p className="py-2 text-sm text-soft">
          {note}
          {isUnconfirmed && (
            <>
              {' '}
              <a href={householdAddress} className="font-semibold text-accent-text underline underline-offset-2">
                {words.confirmNumber}
              </a>
            </>
          )}
        </p>
      )}
      {who !== 'everyone' && (
        <SelectRow
          label="If it isn’t done, notify"
          value={escalateTo}
          onChange={(next) => choose({ escalateTo: next })}
          options={[
            { value: '', label: 'Nobody' },
            ...people.map((member) => ({ value: member.id, label: member.is_me ? 'Me' : calledBy(member) })),
          ]}
        />
      )}
      {who !== 'everyone' && escalateTo !== '' && (
        <SelectRow
          label="After"
          value={String(minutes)}
          onChange={(next) => choose({ minutes: Number(next) })}
          options={[10, 15, 30, 60, 120, 240].map((value) => ({
            value: String(value),
            label: value < 60 ? `${value} minutes` : `${value / 60} ${value === 60 ? 'hour' : 'hours'}`,
          }))}
        />
      )}
    </div>
  )
}

function proposed(named: string | null, members: readonly Member[]): ForWhomInput {
  return { who: whoIsNamed(named, members), escalateTo: '', minutes: 30 }
}

/** How the reminder will reach the member. */
const noteOf = (member: Member): string | null =>
  member.role === 'helper' ? null : words.inTheirPlanner(calledBy(member))

const householdAddress = `${paths.settings}#household`
