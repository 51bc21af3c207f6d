import { book } from '../festivals/book.ts'
import { hasHint, hint } from '../tokens/hints.ts'
import { has } from '../tokens/token.ts'
import { nothing, onDay } from './facts.ts'
import { endsPhrase, type Rule } from './pattern.ts'

/** Lunar days that people are named after: 'Purnima Textile', 'Pradosh school fees'. */
const namesToo = new Set(['Purnima', 'Shashti', 'Pradosh'])

const temples = new Set(['mandir', 'temple', 'मंदिर'])

/**
 * Feasts and commemorative days: Diwali, Eid al-Fitr 2027, holi ko, Mother's Day. Distances from them are read as
 * durations.
 */
export const feastDays: readonly Rule[] = [
  // 'Diwali lights' and 'Good Friday agreement' are things; a feast counts as a day only next to a day, time or
  // distance.
  [
    '<feast>',
    ({ feast }, { tokens, to }) => {
      if (
        (has(tokens[to], 'KA') && hasHint(tokens[to + 1], hint.aboutFeast)) ||
        tokens.some(({ word }) => word === 'kab')
      )
        return onDay({ is: 'feast', feast: feast! }, { weak: true })
      const next = tokens[to]
      const observed =
        (hasHint(next, hint.rite) && (book.isLunarDay(feast!) || endsPhrase(tokens, to + 1))) ||
        (hasHint(next, hint.celebration) && /^bookings?$/.test(tokens[to + 1]?.word ?? '')) ||
        (hasHint(next, hint.celebration) && (endsPhrase(tokens, to + 1) || has(tokens[to + 1], 'int')))
      // 'Sankashti modak': a lunar day is kept, so it is the day, unless it is also a name or a thing to read about.
      const isToRead = hasHint(next, hint.noted) || (hasHint(next, hint.aboutFeast) && !temples.has(next!.word))
      const isName = namesToo.has(feast!) && !temples.has(next?.word ?? '')
      const isKept = book.isLunarDay(feast!) && !isName && !isToRead
      return onDay({ is: 'feast', feast: feast! }, { weak: !observed && !isKept && !endsPhrase(tokens, to) })
    },
  ],
  ['GOOD <feast>', nothing],
  ['<feast> KO|PE|TAK|HI|MEIN', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  [
    'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING|OF|THIS|COMING|NEXT THE? THIS|COMING|NEXT? <feast> KO|PE|TAK|HI?',
    ({ feast }) => onDay({ is: 'feast', feast: feast! }),
  ],
  ['@ <feast> ,? <year>', ({ feast, year }) => onDay({ is: 'feast', feast: feast!, year })],
  ['<year> KA|MEIN? <feast> KO|PE?', ({ feast, year }) => onDay({ is: 'feast', feast: feast!, year })],
  ['<feast> WALA DAY KO?', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  ['@ <feast> OF? NEXT YEAR', ({ feast }) => onDay({ is: 'feast', feast: feast!, years: 1 })],
  ['NEXT YEAR KA? <feast> KO|PE?', ({ feast }) => onDay({ is: 'feast', feast: feast!, years: 1 })],
  ['NEXT MONTH KA|MEIN? <feast> KO|PE?', ({ feast }) => onDay({ is: 'feast', feast: feast!, months: 1 })],
  ['@ <feast> KO|PE|OF|IN? NEXT MONTH KO|MEIN?', ({ feast }) => onDay({ is: 'feast', feast: feast!, months: 1 })],
  ['THIS MONTH KA|MEIN? <feast> KO|PE?', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  ['@ <feast> KO|PE|OF|IN? THIS MONTH KO|MEIN?', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  ['<mo> KA|MEIN|POSS <feast> KO|PE?', ({ feast, mo }) => onDay({ is: 'feast', feast: feast!, month: mo! })],
  ['@ <feast> OF|IN <mo>', ({ feast, mo }) => onDay({ is: 'feast', feast: feast!, month: mo! })],
  ['@ <feast> IN <n> YEAR', ({ feast, n }) => onDay({ is: 'feast', feast: feast!, years: n! })],
]
