import { Activity, LayoutDashboard, type LucideIcon, ScrollText } from 'lucide-react'

/** The views of /admin besides its dashboard, by hash. Other hashes name a tab of the dashboard. */
export const views = [
  { hash: '', name: 'Overview', Picture: LayoutDashboard },
  { hash: 'audit', name: 'Audit log', Picture: ScrollText },
  { hash: 'operations', name: 'Operations', Picture: Activity },
] as const satisfies readonly { hash: string; name: string; Picture: LucideIcon }[]

export type View = (typeof views)[number]['hash']

export const viewOf = (hash: string): View => views.find((view) => view.hash === hash)?.hash ?? ''

export const tabs = ['users', 'vendors', 'orders'] as const
export type Tab = (typeof tabs)[number]

export const tabOf = (hash: string): Tab => tabs.find((tab) => tab === hash) ?? 'users'
