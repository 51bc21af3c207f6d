import { has } from '../tokens/token.ts'
import type { Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/** Hindi part words stand on their own ('subah walk pe jana'); English ones are as often nouns ('morning walk'). */
function bare(part: Saying['part'] & {}, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  const next = tokens[to]
  const english = /^(morn|eve|after|night|nite|arvo|aft|dawn|sun|day|noonish)/.test(token.word)
  if (english || token.meaning?.weak) return { part, weak: true }
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
  {
    pattern: '<part>',
    say: ({ part }, at) =>
      part!.part === 'noon' || part!.part === 'midnight'
        ? { part: part!, weak: !endsPhrase(at.tokens, at.to) }
        : bare(part!, at),
  },
  {
    pattern: 'AT|BY|BEFORE|AROUND|AFTER NOON|MIDNIGHT',
    say: (_, { tokens, to }) => ({ part: { part: tokens[to - 1]!.meaning!.part! } }),
  },
  {
    pattern: 'TONIGHT',
    say: (_, { tokens, to }) => ({
      date: { is: 'offset', days: 0 },
      part: { part: 'night' },
      ...(has(tokens[to], 'POSS') && { weak: true }),
    }),
  },
  {
    pattern: 'AT|BY|BEFORE|AROUND|AFTER? <n> NOON|MIDNIGHT',
    say: ({ n }, { tokens, to }) => (n === 12 ? { part: { part: tokens[to - 1]!.meaning!.part! } } : null),
  },
  { pattern: 'IN|DURING THE? <part>', say: ({ part }) => ({ part: part! }) },
  { pattern: 'BY THE? <part>', say: ({ part }) => ({ part: part! }) },
  { pattern: 'AT NIGHT', say: { part: { part: 'night' } } },
  { pattern: 'THIS <part>', say: ({ part }) => ({ date: { is: 'offset', days: 0 }, part: part! }) },
  { pattern: '<part> KO|MEIN|PE', say: ({ part }) => ({ part: part! }) },
  { pattern: '<part> KA LIYE', say: ({ part }) => ({ part: part! }) },
  { pattern: '<part> KA WAQT', say: ({ part }) => ({ part: part! }) },
  { pattern: 'AFTERNOON KA? BAAD', say: { part: { part: 'afternoon' } } },
  { pattern: '<part> TAK', say: ({ part }) => ({ part: part! }) },
  { pattern: 'AFTERNOON KA MEAL KA BAAD', say: { part: { part: 'lunch', hour: 14 } } },
  { pattern: 'NIGHT KA MEAL KA BAAD', say: { part: { part: 'night', hour: 21 } } },
  { pattern: 'AFTERNOON KA MEAL|LUNCH KA? WAQT?', say: { part: { part: 'noon' } } },
  { pattern: 'DAY KA MID MEIN?', say: { part: { part: 'noon' } } },

  { pattern: '@ NEXT MORNING KO?', say: { date: { is: 'offset', days: 1 }, part: { part: 'morning' } } },
  {
    pattern: '<ord> THING <wd> MORNING',
    say: ({ ord, wd }) =>
      ord === 1
        ? { date: { is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 }, part: { part: 'morning', hour: 9 } }
        : null,
  },
  {
    pattern: '<ord> THING IN? THE? MORNING?',
    say: ({ ord }) => (ord === 1 ? { part: { part: 'morning', hour: 9 } } : null),
  },
  {
    pattern: 'LATE|LATER TONIGHT',
    say: { date: { is: 'offset', days: 0 }, part: { part: 'night', hour: 22 } },
  },
  {
    pattern: 'EARLY <day> MORNING',
    say: ({ day }) => ({ date: { is: 'offset', days: day! }, part: { part: 'early', hour: 6 } }),
  },

  { pattern: 'BY? EOD', say: { part: { part: 'evening', hour: 18 } } },
  { pattern: 'BY|AT|BEFORE? THE? END OF THE? WORKING? DAY', say: { part: { part: 'evening', hour: 18 } } },
  { pattern: 'BY? END OF WORKING', say: { part: { part: 'evening', hour: 18 } } },
  { pattern: 'DAY KA END TAK|MEIN|PE?', say: { part: { part: 'evening', hour: 18 } } },

  { pattern: 'AFTER LUNCH', say: { part: { part: 'lunch', hour: 14 } } },
  { pattern: 'LUNCH KA BAAD', say: { part: { part: 'lunch', hour: 14 } } },
  { pattern: 'AT|BY|DURING|AROUND LUNCH|LUNCHTIME TIMEWORD?', say: { part: { part: 'lunch', hour: 12 } } },
  { pattern: 'AROUND? LUNCH KA WAQT', say: { part: { part: 'lunch', hour: 12 } } },
  { pattern: 'LUNCHTIME', say: { part: { part: 'lunch', hour: 12 } } },
  { pattern: 'LUNCH TIMEWORD', say: { part: { part: 'lunch', hour: 12 } } },
  {
    pattern: '<day> LUNCH',
    say: ({ day }, { tokens, from, to }) =>
      from === 0 && to === tokens.length
        ? { date: { is: 'offset', days: day! }, part: { part: 'lunch', hour: 12 } }
        : null,
  },
  {
    pattern: '<clock> LUNCHTIME',
    say: ({ clock }) =>
      clock!.how === 'bare' || clock!.how === 'marked'
        ? { clock: { hour: clock!.hour, minute: clock!.minute, second: 0, half: clock!.half }, part: { part: 'noon' } }
        : null,
  },

  { pattern: 'GOOD <part>', say: { block: true } },
  { pattern: '<part> SE <part> TAK?', say: { block: true } },
]
