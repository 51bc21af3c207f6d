import type { CookLanguage } from '@planner/contract/kitchen/who-eats'

/**
 * Returns a link that opens WhatsApp with a text, addressed to a number if given. A ten-digit number is taken as
 * Indian.
 */
export function waLink(number: string, text: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`
}

/** Each language's name in its own language. */
export const languageNames: Record<CookLanguage, string> = {
  en: 'English',
  hi: 'हिन्दी',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  ur: 'اردو',
}
