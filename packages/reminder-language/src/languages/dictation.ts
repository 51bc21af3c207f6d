/** Locale codes (BCP 47) for speech recognition, by language. */
export const dictationCodes: Readonly<Record<string, string>> = {
  en: 'en-IN',
  hi: 'hi-IN',
  mr: 'mr-IN',
  gu: 'gu-IN',
  bn: 'bn-IN',
  ta: 'ta-IN',
  te: 'te-IN',
  kn: 'kn-IN',
  ml: 'ml-IN',
  or: 'or-IN',
  pa: 'pa-Guru-IN',
  ur: 'ur-IN',
}
