import * as household from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'

import { initial } from '#platform/initial.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu, MenuItem } from '#ui/menu/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { ConsentDialog } from './ConsentDialog.tsx'
import { ConsequencesDialog } from './ConsequencesDialog.tsx'
import { NumberDialog } from './NumberDialog.tsx'
import { useChange } from './use-change.ts'
import { nameOf, words } from './words.ts'

type MemberRowProps = { member: household.Member; household: household.Household }

/** One member, with the actions available to the person. */
export function MemberRow({ member, household: { role } }: MemberRowProps) {
  const [open, setOpen] = useState<'remove' | 'own' | 'consent' | 'number' | null>(null)
  const { id, name } = member
  const isHelper = member.role === 'helper'
  const isOwner = role === 'owner'
  const change = useChange(household.changeMember, { onDone: () => toast.success('Role changed') })
  const remove = useChange(household.removeMember, { onDone: () => done(words.removed(name)) })
  const handOver = useChange(household.handOver, { onDone: () => done(words.handedOver(name)) })
  const done = (message: string) => {
    setOpen(null)
    toast.success(message)
  }
  const mayRemove = !member.is_me && (isHelper ? adults.includes(role) : isOwner)
  const needsConsent = member.helper && ['not-asked', 'asked'].includes(member.helper.consent)
  const needsNumber = member.helper?.consent === 'no-number' && adults.includes(role)
  const entries: { label: string; danger?: boolean; onSelect: () => void }[] = [
    ...(isOwner && member.role === 'adult'
      ? [
          { label: 'Make owner', onSelect: () => setOpen('own') },
          { label: 'Make child', onSelect: () => change.mutate({ id, role: 'child' }) },
        ]
      : []),
    ...(isOwner && member.role === 'child'
      ? [{ label: 'Make adult', onSelect: () => change.mutate({ id, role: 'adult' }) }]
      : []),
    ...(mayRemove ? [{ label: 'Remove', danger: true, onSelect: () => setOpen('remove') }] : []),
  ]

  return (
    <li className="flex flex-wrap items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-teal-soft font-semibold text-teal"
      >
        {initial(name)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
          {nameOf(member)}
          <Badge tone={member.role === 'owner' ? 'teal' : 'neutral'}>{words.role[member.role]}</Badge>
        </p>
        {needsNumber ? (
          <Button
            variant="quiet"
            size="sm"
            className="-my-3 px-0! font-normal! text-accent-text! underline underline-offset-4 hover:bg-transparent!"
            aria-label={`${words.addNumber} of ${name}`}
            onClick={() => setOpen('number')}
          >
            {words.addNumber}
          </Button>
        ) : (
          member.helper && (
            <p className="text-sm text-soft">
              {member.helper.phone_number ?? ''} {words.consent[member.helper.consent]}
            </p>
          )
        )}
      </div>
      {needsConsent && (
        // Below the name on a phone, where it would leave the name no room.
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:order-last max-sm:w-full"
          onClick={() => setOpen('consent')}
        >
          {words.confirmNumber}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          trigger={
            <IconButton label={`More about ${name}`}>
              <Ellipsis aria-hidden="true" className="size-5" />
            </IconButton>
          }
        >
          {entries.map(({ label, onSelect, danger }) => (
            <MenuItem key={label} onSelect={onSelect} danger={danger ?? false}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
      <ConsequencesDialog
        open={open === 'remove'}
        memberId={id}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        danger
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setOpen(null)}
      />
      <ConsequencesDialog
        open={open === 'own'}
        memberId={null}
        title={`Hand over to ${name}?`}
        text={words.handOverText(name)}
        confirmLabel="Hand over"
        pending={handOver.isPending}
        onConfirm={() => handOver.mutate({ id })}
        onClose={() => setOpen(null)}
      />
      {member.helper && <ConsentDialog open={open === 'consent'} helper={member} onClose={() => setOpen(null)} />}
      {needsNumber && <NumberDialog open={open === 'number'} helper={member} onClose={() => setOpen(null)} />}
    </li>
  )
}
