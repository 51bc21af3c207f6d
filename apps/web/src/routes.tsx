import type { User } from '@planner/contract/account/auth'
import type { ComponentType, ReactNode } from 'react'

import { partOf } from '#platform/chunk.ts'

import { type Path, paths } from './paths.ts'
import { words } from './words.ts'

const headings = words.headings

export type Route = {
  path: Path
  /** The tab's title. */
  title: string
  /** The page's heading. */
  heading: string
  adminOnly?: boolean
  element: ReactNode
  /** Loads the code. */
  fetch: () => Promise<PageModule>
}

/** A page's module; its optional `prefetch` loads the data of its first render. */
export type PageModule = { default: ComponentType; prefetch?: (user: User) => Promise<unknown> }

/** All pages, one per line (build/page-modules.ts parses them); any other path leads to the dashboard. */
export const routes: Route[] = [
  page(paths.home, 'Dashboard', () => import('#features/reminders/DashboardPage.tsx'), headings.dashboard),
  page(paths.dashboard, 'Dashboard', () => import('#features/reminders/DashboardPage.tsx'), headings.dashboard),
  page(paths.recipes, 'Culinary India Hub', () => import('#features/recipes/RecipesPage.tsx')),
  page(paths.cart, 'Cart', () => import('#features/cart/CartPage.tsx')),
  page(paths.orders, 'Orders', () => import('#features/orders/OrdersPage.tsx')),
  page(paths.profile, 'Profile', () => import('#features/profile/ProfilePage.tsx')),
  page(paths.google, 'Google', () => import('#features/google/GooglePage.tsx')),
  page(paths.settings, 'Settings', () => import('#features/settings/SettingsPage.tsx')),
  page(paths.privacyPolicy, 'Privacy Policy', () => import('#features/legal/PrivacyPage.tsx')),
  page(paths.termsConditions, 'Terms & Conditions', () => import('#features/legal/TermsPage.tsx')),
  page(paths.cookiesPolicy, 'Cookies Policy', () => import('#features/legal/CookiesPage.tsx')),
  page(paths.disclaimer, 'Disclaimer', () => import('#features/legal/DisclaimerPage.tsx')),
  { ...page(paths.admin, 'Admin', () => import('#features/admin/AdminPage.tsx'), headings.admin), adminOnly: true },
]

/**
 * Preloads a page before the click: its code and its first data. If that fails, the click shows the error.
 *
 * @param user the person; null if it turns out that nobody is signed in.
 * @returns promises for the code and for the data.
 */
export function preload(
  path: string,
  user: User | Promise<User | null>,
): { code: Promise<unknown>; data: Promise<unknown> } {
  const page = routes.find((route) => route.path === path)?.fetch()
  const data = page?.then(async ({ prefetch }) => {
    const known = await user
    return known && prefetch?.(known)
  })
  return { code: settled(page), data: settled(data) }
}

const settled = async (promise: Promise<unknown> | undefined): Promise<void> => {
  await promise?.catch(() => {})
}

function page(path: Path, title: string, load: () => Promise<PageModule>, heading = title): Route {
  const { Part, fetch } = partOf(load)
  return { path, title, heading, element: <Part />, fetch }
}
