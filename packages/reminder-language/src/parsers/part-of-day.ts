import { has } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

export const isEnglishPart = (word: string) =>
  /^(morn|ev|after|night|nite|nyt|arvo|aft|dawn|sun|day|noonish)/.test(word)

/** Hindi part words stand on their own ('subah walk pe jana'); English ones are as often nouns ('morning walk'). */
function bare(part: Saying['part'] & {}, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  const next = tokens[to]
  if (isEnglishPart(token.word) || token.meaning?.weak) return { part, weak: true }
  // 'Raat ka khana' is dinner and 'subah wali chai' a tea: the part describes what follows.
  if (has(next, 'WALA')) return { part, weak: true }
  if (
    has(next, 'KA') &&
    !has(tokens[to + 1], 'LIYE') &&
    !has(tokens[to + 1], 'AROUND') &&
    !has(tokens[to + 1], 'WAQT') &&
    !has(tokens[to + 1], 'num') &&
    !has(tokens[to + 1], 'int') &&
    !has(tokens[to + 1], 'REMINDER') &&
    !has(tokens[to + 1], 'SADHE')
  )
    return { part, weak: true }
  if (has(next, 'SE') && !has(tokens[from - 1], 'day') && !has(tokens[to + 1], 'PEHLE')) return { block: true }
  return { part }
}

/** Parts of the day, end of day, lunch: 'in the morning', 'kal shaam ko', 'tonight', 'by EOD', 'after lunch'. */
export const partsOfDay: readonly Rule[] = [
  [
    '<part>',
    ({ part }, at) =>
      part!.part === 'noon' || part!.part === 'midnight'
        ? { part: part!, weak: !endsPhrase(at.tokens, at.to) }
        : bare(part!, at),
  ],
  [
    'AT|BY|BEFORE|AROUND|AFTER NOON|MIDNIGHT',
    (_, { tokens, to }) => ({ part: { part: tokens[to - 1]!.meaning!.part! } }),
  ],
  [
    'TONIGHT',
    (_, { tokens, to }) => ({
      date: { is: 'offset', days: 0 },
      part: { part: 'night' },
      ...(has(tokens[to], 'POSS') && { weak: true }),
    }),
  ],
  [
    'AT|BY|BEFORE|AROUND|AFTER? <n> NOON|MIDNIGHT',
    ({ n }, { tokens, to }) => (n === 12 ? { part: { part: tokens[to - 1]!.meaning!.part! } } : null),
  ],
  ['IN|DURING THE? <part>', ({ part }) => ({ part: part! })],
  ['BY THE? <part>', ({ part }) => ({ part: part! })],
  ['AT NIGHT', { part: { part: 'night' } }],
  ['THIS <part>', ({ part }) => ({ date: { is: 'offset', days: 0 }, part: part! })],
  ['<part> KO|MEIN|PE', ({ part }) => ({ part: part! })],
  ['<part> KA LIYE', ({ part }) => ({ part: part! })],
  ['<part> KA WAQT', ({ part }) => ({ part: part! })],
  ['AFTERNOON KA? BAAD', { part: { part: 'afternoon' } }],
  ['<part> TAK', ({ part }) => ({ part: part! })],
  ['AFTERNOON KA MEAL KA BAAD', { part: { part: 'lunch', hour: 14 } }],
  ['NIGHT KA MEAL KA BAAD', { part: { part: 'night', hour: 21 } }],
  ['AFTERNOON KA MEAL|LUNCH KA? WAQT?', { part: { part: 'noon' } }],
  ['DAY KA MID MEIN?', { part: { part: 'noon' } }],

  ['@ NEXT MORNING KO?', { date: { is: 'offset', days: 1 }, part: { part: 'morning' } }],
  [
    '<ord> THING <wd> MORNING',
    ({ ord, wd }) =>
      ord === 1
        ? { date: { is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 }, part: { part: 'morning', hour: 9 } }
        : null,
  ],
  ['<ord> THING IN? THE? MORNING?', ({ ord }) => (ord === 1 ? { part: { part: 'morning', hour: 9 } } : null)],
  ['LATE|LATER TONIGHT', { date: { is: 'offset', days: 0 }, part: { part: 'night', hour: 22 } }],
  ['EARLY <day> MORNING', ({ day }) => ({ date: { is: 'offset', days: day! }, part: { part: 'early', hour: 6 } })],

  ['BY? EOD', { part: { part: 'evening', hour: 18 } }],
  ['BY|AT|BEFORE? THE? END OF THE? WORKING? DAY', { part: { part: 'evening', hour: 18 } }],
  ['BY? END OF WORKING', { part: { part: 'evening', hour: 18 } }],
  ['DAY KA END TAK|MEIN|PE?', { part: { part: 'evening', hour: 18 } }],

  ['AFTER LUNCH', { part: { part: 'lunch', hour: 14 } }],
  ['LUNCH KA BAAD', { part: { part: 'lunch', hour: 14 } }],
  ['AT|BY|DURING|AROUND LUNCH|LUNCHTIME TIMEWORD?', { part: { part: 'lunch', hour: 12 } }],
  ['AROUND? LUNCH KA WAQT', { part: { part: 'lunch', hour: 12 } }],
  ['LUNCHTIME', { part: { part: 'lunch', hour: 12 } }],
  ['LUNCH TIMEWORD', { part: { part: 'lunch', hour: 12 } }],
  [
    '<day> LUNCH',
    ({ day }, { tokens, from, to }) =>
      from === 0 && to === tokens.length
        ? { date: { is: 'offset', days: day! }, part: { part: 'lunch', hour: 12 } }
        : null,
  ],
  [
    '<clock> LUNCHTIME',
    ({ clock }) =>
      clock!.how === 'bare' || clock!.how === 'marked'
        ? { clock: { hour: clock!.hour, minute: clock!.minute, second: 0, half: clock!.half }, part: { part: 'noon' } }
        : null,
  ],

  ['GOOD <part>', { block: true }],
  ['<part> SE <part> TAK?', { block: true }],
]
