import type { dashboard } from '@planner/contract/admin'
import type { ResultOf } from '@planner/contract/endpoint'
import { BellRing, type LucideIcon, PackageCheck, Store, Users } from 'lucide-react'

import { count } from './figures.ts'

type Stats = ResultOf<typeof dashboard>['stats']

export const StatCards = ({ stats }: { stats: Stats }) => (
  <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
    <StatCard name="Total Users" value={stats.total_users} Picture={Users} />
    <StatCard name="Total Reminders" value={stats.total_reminders} Picture={BellRing} />
    <StatCard name="Total Orders" value={stats.total_orders} Picture={PackageCheck} />
    <StatCard name="Active Vendors" value={stats.total_vendors} Picture={Store} />
  </dl>
)

const StatCard = ({ name, value, Picture }: { name: string; value: number; Picture: LucideIcon }) => (
  <div className="relative rounded-xl border border-line bg-surface px-4 py-3 shadow-soft sm:pl-19">
    <dt className="text-sm font-medium text-soft">
      <span
        aria-hidden="true"
        className="absolute top-1/2 left-4 grid size-11 -translate-y-1/2 place-items-center rounded-md bg-teal-soft text-teal max-sm:hidden"
      >
        <Picture className="size-5" strokeWidth={1.8} />
      </span>
      {name}
    </dt>
    <dd className="font-serif text-2xl font-semibold tabular-nums">{count(value)}</dd>
  </div>
)
