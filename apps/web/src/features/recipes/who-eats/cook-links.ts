import type { CookLanguage } from '@planner/contract/kitchen/who-eats'

/** Opens WhatsApp with a text, at a number where one is given. A ten-digit number is Indian. */
export function waLink(number: string, text: string): string {
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`
}

/** Each in itself, as its readers look for it. */
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
