/** The only maker of links. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  recipes: '/recipes',
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
