/**
 * Messages the page shows for failed sign-ins (docs/product/specification.md#8-the-error-catalogue), kept separate so
 * that a first visit does not load the messages of every feature.
 */
export const signInFailures = {
  connection: 'Connection error. Please try again.',
  authentication: 'Authentication failed',
  login: 'Login failed',
  registration: 'Registration failed',
  passwordMissing: (missing: string[]) => `Password must contain: ${missing.join(', ')}`,
  emailRegistered: 'Email already registered. Try logging in.',
  incorrectCredentials: 'Incorrect email or password. Please try again.',
  emailNotFound: 'Email not found. Please sign up first.',
  incorrectPassword: 'Incorrect password. Please try again.',
  page: 'Couldn’t show this page.',
} as const
