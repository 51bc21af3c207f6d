/** Words for putting grains and pulses into water, in English, Hinglish and Hindi. */
const soaking: ReadonlySet<string> = new Set([
  'soak',
  'bhigona',
  'bhigone',
  'bhigo',
  'bhigana',
  'भिगोना',
  'भिगोने',
  'भिगो',
])

/** Ways to say 'all night'. */
const nights = ['overnight', 'raat bhar', 'rat bhar', 'रात भर']

/** After dinner is cooked, and well before bed: what is to be eaten tomorrow then soaks for ten hours or more. */
const eveningSeconds = 20.5 * 3600

/**
 * Returns the time for soaking something overnight, in seconds after midnight: 'soak rajma overnight' is work of the
 * evening. Null for any other title.
 */
export function soakSeconds(title: string): number | null {
  const text = title.toLowerCase()
  if (!nights.some((night) => text.includes(night))) return null
  return text.split(/[^\p{L}\p{M}]+/u).some((word) => soaking.has(word)) ? eveningSeconds : null
}
