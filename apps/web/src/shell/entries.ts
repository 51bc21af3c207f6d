import { CalendarDays, CookingPot, PackageCheck, ShoppingCart } from 'lucide-react'

import { paths } from '#paths.ts'

/** The four main entries, in the order of both navigation bars. */
export const entries = [
  { path: paths.dashboard, name: 'Dashboard', Picture: CalendarDays },
  { path: paths.recipes, name: 'Recipes', Picture: CookingPot },
  { path: paths.cart, name: 'Cart', Picture: ShoppingCart },
  { path: paths.orders, name: 'Orders', Picture: PackageCheck },
] as const

export type Entry = (typeof entries)[number]

/** Whether an entry is the current page; / is the dashboard too. */
export const isCurrent = (entry: Entry, location: string): boolean =>
  location === entry.path || (entry.path === paths.dashboard && location === paths.home)
