/**
 * Formats when an order is needed for the people who supply it: as a date rather than 'tomorrow', because they may read
 * it on another day.
 */
export const dayAndTime = (at: Date | string, timeZone: string, language: 'en' | 'hi'): string =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(at))
