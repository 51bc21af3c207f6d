import { has, nth } from '../tokens/token.ts'
import { isEnglishPart } from './english-part.ts'
import { atClock, daysAway, inPart, nothing, onDay, type PartOfDay, type Saying } from './facts.ts'
import { endsPhrase, type Rule, type Where } from './pattern.ts'

/**
 * Reads a part of the day on its own. Hindi words count by themselves ('subah walk pe jana'); English ones are weak, as
 * they are often part of a noun ('morning walk').
 */
function bare(part: PartOfDay, { tokens, from, to }: Where): Saying | null {
  const token = tokens[from]!
  const next = tokens[to]
  if (isEnglishPart(token.word) || token.meaning?.weak) return inPart(part, true)
  // 'Raat ka khana' is dinner and 'subah wali chai' a tea: the part of the day describes the noun.
  if (has(next, 'WALA')) return inPart(part, true)
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
    return inPart(part, true)
  if (has(next, 'SE') && !has(nth(tokens, from - 1), 'day') && !has(tokens[to + 1], 'PEHLE')) return nothing
  return inPart(part)
}

/** The times of the five prayers, and the ends of meals. */
const rites: readonly (readonly [names: RegExp, part: PartOfDay])[] = [
  [/^(fa|फ)/, { part: 'early' }],
  [/^(zuh|duh|dhuh|zoh|joh|जु)/, { part: 'afternoon' }],
  [/^(as|अस)/, { part: 'afternoon', hour: 17 }],
  [/^(ma|मग)/, { part: 'evening' }],
  [/^(is|इश)/, { part: 'night', hour: 20 }],
  [/^(br|na|ना)/, { part: 'morning', hour: 9 }],
  [/^/, { part: 'night' }],
]

function rite({ tokens, from, to }: Where, at: number): Saying {
  const word = tokens[at]!.word
  const isAhead = has(tokens[from], 'BEFORE') || has(tokens[to - 1], 'PEHLE')
  if (isAhead && has(tokens[at], 'REPAST'))
    return inPart(/^(br|na|ना)/.test(word) ? { part: 'morning', hour: 8 } : { part: 'night', hour: 20 })
  return inPart(rites.find(([names]) => names.test(word))![1])
}

/** The first and second half of the day, before and after lunch. */
const halfDay = (ord: number): PartOfDay => (ord === 1 ? { part: 'morning', hour: 10 } : { part: 'lunch', hour: 14 })

/** Parts of the day, end of day, lunch: 'in the morning', 'kal shaam ko', 'tonight', 'by EOD', 'after lunch'. */
export const partsOfDay: readonly Rule[] = [
  [
    '<part>',
    ({ part }, at) =>
      part!.part === 'noon' || part!.part === 'midnight'
        ? inPart(part!, !endsPhrase(at.tokens, at.to))
        : bare(part!, at),
  ],
  [
    'AT|BY|BEFORE|AROUND|AFTER NOON|MIDNIGHT SHARP?',
    (_, { tokens, from }) => inPart({ part: tokens[from + 1]!.meaning!.part! }),
  ],
  [
    'TONIGHT',
    (_, { tokens, to }) => daysAway(0, { part: { part: 'night' }, ...(has(tokens[to], 'POSS') && { weak: true }) }),
  ],
  [
    'AT|BY|BEFORE|AROUND|AFTER? <n> NOON|MIDNIGHT',
    ({ n }, { tokens, to }) => (n === 12 ? inPart({ part: tokens[to - 1]!.meaning!.part! }) : null),
  ],
  // The night that ends today.
  ['TONIGHT AT|BY|BEFORE|AROUND|,? MIDNIGHT', daysAway(0, { part: { part: 'midnight' } })],
  ['<day> NIGHT AT|BY|BEFORE|AROUND|,? MIDNIGHT', ({ day }) => daysAway(day!, { part: { part: 'midnight' } })],
  ['MIDNIGHT TONIGHT', daysAway(0, { part: { part: 'midnight' } })],
  ['IN|DURING THE? <part>', ({ part }) => inPart(part!)],
  ['BY THE? <part>', ({ part }) => inPart(part!)],
  ['AT NIGHT', inPart({ part: 'night' })],
  ['THIS <part>', ({ part }) => daysAway(0, { part: part! })],
  ['<part> KO|MEIN|PE', ({ part }) => inPart(part!)],
  ['<part> OR <part:part2> KO|MEIN|PE?', ({ part }) => inPart(part!)],
  ['<part> KA LIYE', ({ part }) => inPart(part!)],
  ['<part> KA WAQT', ({ part }) => inPart(part!)],
  ['AFTERNOON KA? BAAD', inPart({ part: 'afternoon' })],
  ['<part> TAK', ({ part }) => inPart(part!)],
  ['AFTERNOON KA MEAL KA BAAD', inPart({ part: 'lunch', hour: 14 })],
  ['NIGHT KA MEAL KA BAAD', inPart({ part: 'night', hour: 21 })],
  ['AFTERNOON KA MEAL|LUNCH KA? WAQT', inPart({ part: 'noon' })],
  ['DAY KA MID MEIN?', inPart({ part: 'noon' })],

  ['@ NEXT MORNING KO?', daysAway(1, { part: { part: 'morning' } })],
  [
    '<ord> THING <wd> MORNING',
    ({ ord, wd }) =>
      ord === 1
        ? onDay(
            { is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 },
            { part: { part: 'morning', hour: 9 } },
          )
        : null,
  ],
  ['<ord> THING IN? THE? MORNING?', ({ ord }) => (ord === 1 ? inPart({ part: 'morning', hour: 9 }) : null)],
  [
    '<ord> THING <day> MORNING?',
    ({ ord, day }) => (ord === 1 ? daysAway(day!, { part: { part: 'morning', hour: 9 } }) : null),
  ],
  ['MORNING <ord> THING', ({ ord }) => (ord === 1 ? inPart({ part: 'morning', hour: 9 }) : null)],
  ['LATE|LATER TONIGHT', daysAway(0, { part: { part: 'night', hour: 22 } })],
  ['EARLY <day> MORNING', ({ day }) => daysAway(day!, { part: { part: 'early', hour: 6 } })],

  ['BY|BEFORE|UNTIL|AT? EOD', inPart({ part: 'evening', hour: 18 })],
  ['BY|AT|BEFORE? THE? END OF THE? WORKING? DAY', inPart({ part: 'evening', hour: 18 })],
  ['BY? END OF WORKING', inPart({ part: 'evening', hour: 18 })],
  ['DAY KA END TAK|MEIN|PE?', inPart({ part: 'evening', hour: 18 })],

  // Prayers and meals as times; on their own they are tasks.
  ['AFTER|BEFORE|AT|BY PRAYER|REPAST NAMAZ?', (_, at) => rite(at, at.from + 1)],
  ['AFTER|BEFORE|AT|BY THE? PRAYER NAMAZ', (_, at) => rite(at, at.to - 2)],
  ['PRAYER|REPAST KA|NAMAZ? KA BAAD|WAQT', (_, at) => rite(at, at.from)],
  ['PRAYER|REPAST NAMAZ? SE PEHLE', (_, at) => rite(at, at.from)],
  // The Friday prayer ends at two.
  [
    'NAMAZ KA BAAD',
    (_, { tokens }) =>
      tokens.some(({ meaning }) => meaning?.weekday === 5) ? inPart({ part: 'afternoon', hour: 14 }) : null,
  ],
  ['BEFORE LUNCH', inPart({ part: 'lunch', hour: 12 })],
  ['LUNCH SE PEHLE', inPart({ part: 'lunch', hour: 12 })],
  ['AFTER LUNCH', inPart({ part: 'lunch', hour: 14 })],
  ['LUNCH KA BAAD', inPart({ part: 'lunch', hour: 14 })],
  ['AT|BY|DURING|AROUND LUNCH|LUNCHTIME TIMEWORD?', inPart({ part: 'lunch', hour: 12 })],
  ['AROUND? LUNCH KA WAQT', inPart({ part: 'lunch', hour: 12 })],
  ['LUNCHTIME', inPart({ part: 'lunch', hour: 12 })],
  ['LUNCH TIMEWORD', inPart({ part: 'lunch', hour: 12 })],
  [
    '<day> LUNCH',
    ({ day }, { tokens, from, to }) =>
      from === 0 && to === tokens.length ? daysAway(day!, { part: { part: 'lunch', hour: 12 } }) : null,
  ],
  [
    '<clock> LUNCHTIME',
    ({ clock }) =>
      clock!.how === 'bare' || clock!.how === 'marked'
        ? atClock({ hour: clock!.hour, minute: clock!.minute, second: 0, half: clock!.half }, { part: 'noon' })
        : null,
  ],

  // Office English for before and after lunch; on its own it may be about a match.
  [
    '@ THE? <ord> HALF OF? THE? DAY?',
    ({ ord }, { tokens, to }) =>
      (ord === 1 || ord === 2) && !has(tokens[to - 1], 'OF') && !has(tokens[to - 1], 'THE')
        ? inPart(halfDay(ord), !has(tokens[to - 1], 'DAY'))
        : null,
  ],
  [
    '@ THE? <ord> HALF OF <wd>',
    ({ ord, wd }) =>
      ord === 1 || ord === 2
        ? onDay({ is: 'weekday', weekday: wd!.weekday, which: 'bare', weeks: 1 }, { part: halfDay(ord) })
        : null,
  ],
  [
    '@ THE? <ord> HALF OF <day>',
    ({ ord, day }) => (ord === 1 || ord === 2 ? daysAway(day!, { part: halfDay(ord) }) : null),
  ],
  ['GOOD <part>', nothing],
  ['<part> BHAR', nothing],
  ['<part> SE <part> TAK?', nothing],
]
