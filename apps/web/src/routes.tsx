import type { ComponentType, ReactNode } from 'react'

import { partOf } from '#platform/chunk.ts'

import { type Path, paths } from './paths.ts'

export type Route = {
  path: Path
  /** Names the tab. */
  title: string
  adminOnly?: boolean
  element: ReactNode
  preload: () => Promise<unknown>
}

/** Every page there is; any other path leads to the dashboard. */
export const routes: Route[] = [
  page(paths.home, 'Dashboard', () => import('#features/reminders/DashboardPage.tsx')),
  page(paths.dashboard, 'Dashboard', () => import('#features/reminders/DashboardPage.tsx')),
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
  { ...page(paths.admin, 'Admin', () => import('#features/admin/AdminPage.tsx')), adminOnly: true },
]

/** Fetches the code of a page ahead of the click. Where that fails the click will tell. */
export async function preload(path: string): Promise<void> {
  await routes
    .find((route) => route.path === path)
    ?.preload()
    .catch(() => {})
}

function page(path: Path, title: string, load: () => Promise<{ default: ComponentType }>): Route {
  const { Part, fetch } = partOf(load)
  return { path, title, element: <Part />, preload: fetch }
}
