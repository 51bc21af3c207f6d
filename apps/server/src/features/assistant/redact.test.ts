import { expect, test } from 'vitest'
import { asAsciiDigits, redact } from './redact.ts'

test.each<[string, string]>([
  ['call Asha on 98765 43210 tomorrow at 6:30 pm', 'call Asha on [number 1] tomorrow at 6:30 pm'],
  ['call +91-98765-43210', 'call [number 1]'],
  ['call (022) 2345 6789 kal', 'call [number 1] kal'],
  ['dial 98.76.54.32.10', 'dial [number 1]'],
  ['dial 98:76:54:32:10', 'dial [number 1]'],
  ['call 6:30 9876543210', 'call 6:30 [number 1]'],
  ['फ़ोन ९८७६५४३२१० पर कल ६ बजे', 'फ़ोन [number 1] पर कल ६ बजे'],
  ['mail asha.rao+x@example.co.in by friday', 'mail [email 1] by friday'],
  ['pay ₹1,50,000 to asha@okhdfc', 'pay ₹[number 1] to [email 1]'],
  ['see https://a.example/b?token=1 and www.b.in/x', 'see [link 1] and [link 2]'],
  ['form at bit.ly/abc and incometax.gov.in', 'form at [link 1] and [link 2]'],
  ['PAN ABCDE1234F, car MH12AB1234, OTP 482193', 'PAN [number 1], car [number 2], OTP [number 3]'],
  ['flat 302, PIN 400005', 'flat [number 1], PIN [number 2]'],
  ['Aadhaar 1234 5678 9012 on 25/12/2026', 'Aadhaar [number 1] on 25/12/2026'],
])('%s', (original, left) => {
  const { text, restore } = redact(original)
  expect(text).toBe(left)
  expect(restore(text)).toBe(original)
})

test.each([
  'buy 2 kg rice at 5 pm',
  'dentist on 25-12-2026 at 18:45',
  '2026-12-25 party',
  'on 3rd, 10.30 am',
  'in 2027 renew',
  'at 1830hrs',
  'मम्मी को ८ बजे',
  '12/5 and 6 30',
])('dates and times are not redacted: %s', (original) => {
  expect(redact(original).text).toBe(original)
})

test('only redacted values are restored', () => {
  const { restore } = redact('call 9876543210')
  expect(restore('[number 1] and [number 2] and [link 1]')).toBe('9876543210 and [number 2] and [link 1]')
})

test.each([
  '0123456789',
  '٠١٢٣٤٥٦٧٨٩',
  '۰۱۲۳۴۵۶۷۸۹',
  '०१२३४५६७८९',
  '০১২৩৪৫৬৭৮৯',
  '௦௧௨௩௪௫௬௭௮௯',
  '๐๑๒๓๔๕๖๗๘๙',
  '０１２３４５６７８９',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫',
])('the digits %s are read as 0 to 9', (digits) => {
  expect(asAsciiDigits(digits)).toBe('0123456789')
})
