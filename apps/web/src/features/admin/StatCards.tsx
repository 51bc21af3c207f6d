import type { dashboard } from '@planner/contract/admin'
import type { ResultOf } from '@planner/contract/endpoint'
import { BellRing, type LucideIcon, PackageCheck, Store, Users } from 'lucide-react'

import { count } from './figures.ts'

type Stats = ResultOf<typeof dashboard>['stats']

export const StatCards = ({ stats }: { stats: Stats }) => (
  <dl className="grid grid-cols-4 overflow-hidden rounded-xl border border-line bg-surface shadow-soft">
    <StatCard name="Total Users" value={stats.total_users} Picture={Users} />
    <StatCard name="Total Reminders" value={stats.total_reminders} Picture={BellRing} />
    <StatCard name="Total Orders" value={stats.total_orders} Picture={PackageCheck} />
    <StatCard name="Active Vendors" value={stats.total_vendors} Picture={Store} />
  </dl>
)

const StatCard = ({ name, value, Picture }: { name: string; value: number; Picture: LucideIcon }) => (
  <div className="relative -ml-px flex flex-col justify-between border-l border-line px-2 py-1.5 sm:px-4 sm:py-3 lg:pl-19">
    <dt className="text-xs font-medium text-soft sm:text-sm">
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-4 grid size-11 -translate-y-1/2 place-items-center rounded-md bg-teal-soft text-teal max-lg:hidden"
      >
        <Picture className="size-5" strokeWidth={1.8} />
      </span>
      {name}
    </dt>
    <dd className="font-serif text-lg font-semibold sm:text-2xl tabular-nums">{count(value)}</dd>
  </div>
)
