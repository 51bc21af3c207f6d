export const legalNames = ['privacy', 'terms', 'cookies', 'disclaimer'] as const
export type LegalName = (typeof legalNames)[number]

export const legalTitles: Record<LegalName, string> = {
  privacy: 'Privacy Policy',
  terms: 'Terms & Conditions',
  cookies: 'Cookies Policy',
  disclaimer: 'Disclaimer',
}
