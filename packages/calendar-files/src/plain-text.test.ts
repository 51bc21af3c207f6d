import { expect, test } from 'vitest'
import { oneLine, plainText, unescaped } from './plain-text.ts'

test.each([
  ['<b>Bring</b> the X-ray<br>&amp; the file', 'Bring the X-ray\n& the file'],
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<ul><li>milk</li><li>dal</li></ul>', 'milk\ndal'],
  ['<a href="https://x.example/?a=1&amp;b=2">Join</a> now', 'Join now'],
  ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  // Escaped text stays text and never becomes a tag.
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['one\n\n\n\ntwo   \nthree', 'one\n\ntwo\nthree'],
  ['nul\u0000l \u0007bell', 'null bell'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each([
  ['It&#39;s &quot;due&quot; &amp; payable', 'It\'s "due" & payable'],
  ['&#x20B9;500 &#8377;600', '₹500 ₹600'],
  ['&amp;lt;', '&lt;'],
  ['AT&T &unknown; &#0; &#xD800; &#99999999;', 'AT&T &unknown;   &#99999999;'],
])('the entities of %j are undone once', (escaped, text) => {
  expect(unescaped(escaped)).toBe(text)
})

test('a title is one line, without extra spaces', () => {
  expect(oneLine('  Tea\r\n\t& \u2028cake ')).toBe('Tea & cake')
})

test('hostile text is read quickly', () => {
  expect(plainText('<a'.repeat(50_000)).length).toBeLessThanOrEqual(8192)
  expect(plainText(`<br${' '.repeat(9000)}`).length).toBeLessThanOrEqual(8192)
})
