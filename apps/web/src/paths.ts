/** The only maker of links. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  recipes: '/recipes',
  /** With a recipe's id or a shared link's token: a page of the server's. */
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
