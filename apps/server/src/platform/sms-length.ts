/** The characters of GSM 03.38's basic table, one septet each. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
    'abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** The characters of its extension table, which follow an escape: two septets. */
const extended = new Set('\f^{}\\[~]|€')

/**
 * Septets or UTF-16 units in a single SMS, and in each part of a longer one, where the header that joins the parts
 * takes space.
 */
const gsm = { single: 160, part: 153 }
const ucs2 = { single: 70, part: 67 }

/**
 * Whether every character fits into GSM-7; a single one that does not makes the whole text UCS-2 (Hindi, the rupee
 * sign, emoji).
 */
export const isGsm7 = (text: string): boolean => Array.from(text).every((one) => basic.has(one) || extended.has(one))

/** Returns as how many messages a text is billed: in GSM-7, or in UCS-2 if it has other characters. */
export function segmentsOf(text: string): number {
  const isGsm = isGsm7(text)
  const widths = Array.from(text, (one) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const room = isGsm ? gsm : ucs2
  if (whole <= room.single) return 1
  // A character of two units is never split between parts, so a part may end one unit early.
  let parts = 1
  let used = 0
  for (const width of widths) {
    if (used + width > room.part) {
      parts++
      used = 0
    }
    used += width
  }
  return parts
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** Marks a truncated text: three full stops, because the single ellipsis character would make a GSM-7 text UCS-2. */
const cut = '...'

/**
 * Truncates a text to at most `max` UTF-16 units. Cuts only between grapheme clusters, so that no Hindi syllable or
 * emoji is split.
 */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > max - cut.length) break
    kept += segment
  }
  return kept.trimEnd() + cut
}
