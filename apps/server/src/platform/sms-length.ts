/** The characters of GSM 03.38's basic table; every one of them is one septet. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
    'abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Those of its extension table, each behind an escape: two septets. */
const extended = new Set('\f^{}\\[~]|€')

/** Septets or UTF-16 units in one SMS, and in each part of a longer one, which gives up room to the header that joins them. */
const gsm = { single: 160, part: 153 }
const ucs2 = { single: 70, part: 67 }

/** Whether every character fits into GSM-7; one that does not makes the whole text UCS-2 (Hindi, the rupee sign, emoji). */
export const isGsm7 = (text: string): boolean => Array.from(text).every((one) => basic.has(one) || extended.has(one))

/** How many messages a text is billed as: GSM 03.38, and UCS-2 for what that cannot write. */
export function segmentsOf(text: string): number {
  const isGsm = isGsm7(text)
  const widths = Array.from(text, (one) => (isGsm ? (extended.has(one) ? 2 : 1) : one.length))
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const room = isGsm ? gsm : ucs2
  if (whole <= room.single) return 1
  // A character of two units is never split between parts, so that a part may end a unit early.
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

/** The sign of a cut: three full stops, since the single character would make a GSM-7 text UCS-2. */
const cut = '...'

/**
 * A text of at most `max` UTF-16 units: cut between characters as people see them, so that no Hindi syllable and no emoji is
 * left in halves.
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
