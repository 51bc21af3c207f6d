import fc from 'fast-check'

const long = (piece: string) => piece.repeat(Math.ceil(99_000 / Buffer.byteLength(piece)))

/** Values that have broken servers before: sizes, types, characters, names, and fragments of other languages. */
export const hostileText = fc.constantFrom(
  '\0',
  'a\0b',
  '\ud800',
  'a\udfff\ud800b',
  '\u202egnp.exe\u202c',
  '\u200b\u200d\ufeff',
  '‮שלום‬',
  `e${'\u0301'.repeat(2000)}`,
  '👩‍👩‍👧‍👦'.repeat(300),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'undefined',
  'NaN',
  `' or 1=1; --`,
  `"; drop table users; --`,
  '%',
  '%%%___\\',
  '\\',
  '$1',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=cmd|calc!A1',
  'a\r\nset-cookie: x=1',
  '\u0085\u2028\u2029\u0007\u001b[31m',
  '99999999999999999999999999',
  '-0',
  '1e999',
  '0x10',
  '٣',
  '2026-13-45',
  '9999-12-31T23:59:60Z',
  'FREQ=YEARLY;BYSETPOS=366;BYDAY=MO;BYMONTH=2',
  'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
  'FREQ=DAILY;INTERVAL=1000;COUNT=10000;BYMONTH=2;BYMONTHDAY=29',
  long('a'),
  long(' '),
  long('1'),
  long('every day at 9 am and '),
  long('kal subah '),
  long('रोज़ सुबह '),
  long('((((('),
  long('a.'),
  long('a@'),
  long('\u0301'),
  'every day at 9 am and '.repeat(90),
  'kal subah 8 baje ya '.repeat(99),
  '31/12/2026 '.repeat(180),
  '1 2 3 4 5 6 7 8 9 '.repeat(110),
  'paneer '.repeat(42),
  '#tag'.repeat(490),
)

const deep = (depth: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value }
  return value
}

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 1, arbitrary: hostileText.map((text) => [text]) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      -0,
      1e308,
      -1e308,
      5e-324,
      Number.MAX_SAFE_INTEGER,
      2 ** 31,
      2 ** 63,
      [],
      {},
      [[]],
      ['a', 'b'],
      { $ne: null },
      { length: 1e9 },
      { toString: 1 },
      JSON.parse('{"__proto__":{"is_admin":true},"constructor":{"prototype":{"x":1}}}'),
      deep(1000),
      Array.from({ length: 20_000 }, () => 0),
      Array.from({ length: 300 }, () => ({ type: 'recipe', index: 0, id: 'a.b.c.d' })),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
)

const sentences = [
  'call the plumber tomorrow at 6:30 pm',
  'kal subah 8 baje mummy ko call',
  'हर सोमवार सुबह 7 बजे योग',
  'pay rent every 1st of the month at 9 am #home',
  'remind me a week before Diwali every year',
  'every second tuesday of the month dentist at noon for 10000 times',
  'on 29 february every year at midnight',
  'har 3 ghante paani piyo',
]

const rules = [
  'none',
  'daily',
  'weekdays',
  'monthly',
  'yearly',
  'FREQ=WEEKLY;BYDAY=MO,TH',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=YEARLY;BYDAY=MO;BYSETPOS=54',
  'FREQ=YEARLY;INTERVAL=999;BYYEARDAY=366;BYDAY=SU',
  'FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO',
  'FREQ=DAILY;COUNT=10000;BYMONTH=2;BYMONTHDAY=29;BYDAY=TU',
  'FREQ=DAILY;UNTIL=20200101',
  'FREQ=DAILY;INTERVAL=1000;BYDAY=FR;BYMONTHDAY=13',
  'FREQ=HOURLY',
]

const byField: Record<string, readonly string[]> = {
  email: ['asha@example.in', 'nobody@example.in', 'new@example.in'],
  text: sentences,
  title: sentences,
  recurrence: rules,
  query: ['paneer', 'panir butter masla', 'idli', 'quick veg breakfast', 'मसाला डोसा', 'p', 'bina pyaz'],
  phone_number: ['+919876543210', '9876543210', '+91 98765 43211', '098765-43212', '+14155550100', '0221234567', ''],
  code: ['000000', '123456', '1234'],
  time_zone: ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia'],
  location: ['Mumbai, India', 'Pune, India', 'Pan India', 'Atlantis'],
  city: ['Mumbai', 'Delhi', ''],
  password: ['Marigold7', 'Jasmine42'],
  current_password: ['Marigold7', 'Jasmine42'],
  new_password: ['Marigold7', 'Jasmine42', 'Password1'],
  date: ['2026-11-20', '2026-11-21', '2024-02-29', '2199-12-31', '1970-01-01'],
  suggested_date: ['2026-11-20', '2026-12-24', '1970-01-01'],
  occurrence_date: ['2026-11-20', '2026-11-21', '2199-12-31'],
  time: ['09:00', '23:59:59', '00:00'],
  lat: ['19.07', '-90', '1e2'],
  lon: ['72.87', '180'],
  endpoint: ['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/abc'],
  region: ['All Regions', 'Punjab', 'South India'],
  page: ['0', '1', '99999'],
  index: ['0', '1', '9999'],
  search: ['a', '#12345678', 'Asha', '%', '_'],
  serves: ['1', '12', '0', '2.5'],
}

/**
 * Placeholders that are replaced with an existing id just before the call: '~reminder.3~' is the id of the third
 * reminder or so.
 */
export const kinds = [
  'reminder',
  'order',
  'vendor',
  'recipe',
  'task',
  'suggestion',
  'session',
  'user',
  'passkey',
] as const
export type Kind = (typeof kinds)[number] | 'ticket' | 'reset' | 'nothing'

const placeOf = (kind: Kind) => fc.nat(9).map((number) => `~${kind}.${number}~`)

/** Replaces the placeholders with existing ids. */
export const settlePlaces = (text: string, there: Record<Kind, string[]>): string =>
  text.replace(/(?:~|%7E)(\w+)\.(\d)(?:~|%7E)/g, (_place, kind: Kind, number) => {
    const ids = there[kind]
    return ids[Number(number) % ids.length] ?? there.nothing[0]!
  })

/** Values that get a call further than random ones: existing ids, sentences, rules; undefined if nothing is known. */
export function meaningful(field: string, path: string): fc.Arbitrary<string> | undefined {
  if (field === 'ticket') return placeOf('ticket')
  if (field === 'token') return placeOf('reset')
  if (/(^|_)id$/.test(field)) {
    const name = field === 'id' ? path : field
    const kind = name.includes('email') ? 'suggestion' : (kinds.find((one) => name.includes(one)) ?? 'nothing')
    return fc.oneof(
      { weight: 5, arbitrary: placeOf(kind) },
      { weight: 1, arbitrary: fc.constantFrom(...kinds).chain(placeOf) },
    )
  }
  const choices = byField[field]
  return choices && fc.constantFrom(...choices)
}
