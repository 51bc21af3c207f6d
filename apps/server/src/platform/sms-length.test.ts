import { expect, test } from 'vitest'
import { isGsm7, segmentsOf, shortened } from './sms-length.ts'

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // Characters of the extension table take two septets each.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // An escape sequence is not split between parts: after 152 septets it leaves one unused.
  [`${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['द'.repeat(70), 1],
  ['द'.repeat(71), 2],
  ['द'.repeat(134), 2],
  ['द'.repeat(135), 3],
  // The rupee sign and emoji make the whole text UCS-2; an emoji takes two units and is not split.
  [`₹${'a'.repeat(69)}`, 1],
  [`₹${'a'.repeat(70)}`, 2],
  ['😀'.repeat(35), 1],
  ['😀'.repeat(67), 3],
])('%# %s… is %i messages', (text, segments) => {
  expect(segmentsOf(text)).toBe(segments)
})

test('GSM-7 knows its own characters', () => {
  expect(isGsm7('Crème brûlée')).toBe(false)
  expect(isGsm7('Café: ñandú [€5] {~}')).toBe(false)
  expect(isGsm7('Käse, Ñandù, è, ò, Ω, [€5] {~}|\\^')).toBe(true)
})

test('text is truncated between grapheme clusters', () => {
  expect(shortened('short', 40)).toBe('short')
  expect(shortened('x'.repeat(41), 40)).toBe(`${'x'.repeat(37)}...`)
  const graphemes = (text: string) => [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)]
  for (const text of [
    'क्षत्रिय संस्कृति '.repeat(5),
    '👨‍👩‍👧‍👦'.repeat(9),
    'नमस्ते जी, दवाई लेनी है और डॉक्टर को फ़ोन करना है आज ही',
  ]) {
    for (let max = 4; max < 60; max++) {
      const cut = shortened(text, max)
      expect(cut.length).toBeLessThanOrEqual(Math.max(max, 3))
      const kept = graphemes(text).map(({ segment }) => segment)
      const shown = graphemes(cut.replace(/\.\.\.$/, '')).map(({ segment }) => segment)
      expect(kept.slice(0, shown.length)).toEqual(shown)
    }
  }
})
