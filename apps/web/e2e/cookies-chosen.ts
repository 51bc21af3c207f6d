const consent = JSON.stringify({
  necessary: true,
  functional: true,
  analytics: false,
  marketing: false,
  timestamp: new Date().toISOString(),
})

/** Everyone has chosen about cookies, so that no banner lies over what is tested; onboarding.e2e.ts takes it back. */
export const cookiesChosenAt = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'cookieConsent', value: consent }] }],
})
