import type { User } from '@planner/contract/account/auth'
import { type Role, usersCsv } from '@planner/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { initial } from '#platform/initial.ts'
import { Badge } from '#ui/Badge.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'

import { shortUsDate } from '../in-words.ts'
import { type Column, DataTable } from '../lists/DataTable.tsx'
import { FilterSelect } from '../lists/FilterSelect.tsx'
import { ListFrame } from '../lists/ListFrame.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { type UserFilter, usersOptions } from '../queries.ts'
import { RoleBadge } from './RoleBadge.tsx'

const PersonDialog = lazy(() => loadChunk(() => import('./PersonDialog.tsx')))

/** All accounts, read-only. */
export function UsersTab({ state }: { state: ListState<UserFilter> }) {
  const { time_zone } = useUser()
  const { filter, asked, page, change } = state
  const query = useQuery(usersOptions(asked, page))
  const [viewed, setViewed] = useState<{ user: User; open: boolean } | null>(null)

  const columns: Column<User>[] = [
    { name: 'User', cell: (user) => <Named user={user} /> },
    {
      name: 'Email',
      className: 'min-w-56',
      cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email}</span>,
    },
    {
      name: 'Role',
      cell: (user) => <Roles user={user} />,
    },
    {
      name: 'Join Date',
      className: 'whitespace-nowrap',
      cell: ({ created_at }) => <span className="tabular-nums">{shortUsDate(created_at, time_zone)}</span>,
    },
    {
      name: 'Actions',
      className: 'w-0 text-center',
      cell: (user) => (
        <IconButton
          label={`View ${user.full_name}`}
          // The whole row is its click area.
          className="static! text-faint after:absolute after:inset-0"
          onClick={() => setViewed({ user, open: true })}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      ),
    },
  ]

  return (
    <div className="space-y-3 sm:space-y-4">
      <ListFrame
        of="users"
        placeholder="Name, email or number"
        state={state}
        csv={usersCsv}
        query={query}
        filters={
          <>
            <FilterSelect
              label="Role"
              all="All"
              value={filter.role}
              onChange={(role) => change({ role })}
              options={roles}
            />
            <FilterSelect
              label="Phone"
              all="Any"
              value={filter.phone}
              onChange={(phone) => change({ phone })}
              options={phones}
            />
          </>
        }
        isEmpty={({ users }) => users.length === 0}
        pageOf={({ total, page_size: pageSize }) => ({ page, pageSize, total })}
      >
        {({ users }) => (
          <DataTable
            label="Users"
            columns={columns}
            rows={users}
            keyOf={({ id }) => id}
            stale={query.isPlaceholderData}
            title={(user) => (
              <span className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
                {user.full_name}
                <Roles user={user} />
              </span>
            )}
            brief={(user) => (
              <Facts
                className="text-meta text-soft [overflow-wrap:anywhere]"
                of={[user.email, shortUsDate(user.created_at, time_zone)]}
              />
            )}
          />
        )}
      </ListFrame>
      <Suspense fallback={null}>
        {viewed && (
          <PersonDialog
            key={viewed.user.id}
            id={viewed.user.id}
            name={viewed.user.full_name}
            open={viewed.open}
            onClose={() => setViewed({ ...viewed, open: false })}
          />
        )}
      </Suspense>
    </div>
  )
}

const roles: { value: Role; label: string }[] = [
  { value: 'admin', label: 'Admin' },
  { value: 'user', label: 'User' },
]
const phones = [
  { value: 'verified', label: 'Verified' },
  { value: 'unverified', label: 'Not verified' },
] as const

const Roles = ({ user }: { user: User }) => (
  <span className="flex flex-wrap gap-1.5">
    <RoleBadge isAdmin={user.is_admin} />
    {user.disabled_at && <Badge tone="danger">Disabled</Badge>}
  </span>
)

const Named = ({ user }: { user: User }) => (
  <span className="flex items-center gap-3">
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-soft font-serif text-lg font-semibold text-teal"
    >
      {initial(user.full_name)}
    </span>
    <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{user.full_name}</span>
  </span>
)
