/** All paths of the app; every link is built from these. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  recipes: '/recipes',
  /** Followed by a recipe's id or a shared link's token; a page rendered by the server. */
  sharedRecipe: '/r',
  cart: '/cart',
  orders: '/orders',
  profile: '/profile',
  google: '/google',
  settings: '/settings',
  admin: '/admin',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
  cookiesPolicy: '/cookies-policy',
  disclaimer: '/disclaimer',
} as const

export type Path = (typeof paths)[keyof typeof paths]
