import { onDay } from './facts.ts'
import { endsPhrase, type Rule } from './pattern.ts'

/** Feasts and remembered days: Diwali, Eid al-Fitr 2027, holi ko, Mother's Day. Distances come from durations. */
export const feastDays: readonly Rule[] = [
  // 'Diwali lights' and 'Good Friday agreement' name a thing; they count as a day only next to a day, time or distance.
  ['<feast>', ({ feast }, { tokens, to }) => onDay({ is: 'feast', feast: feast! }, { weak: !endsPhrase(tokens, to) })],
  ['<feast> KO|PE|TAK|HI', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  [
    'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING|OF|THIS|COMING|NEXT THE? THIS|COMING|NEXT? <feast> KO|PE|TAK|HI?',
    ({ feast }) => onDay({ is: 'feast', feast: feast! }),
  ],
  ['@ <feast> ,? <year>', ({ feast, year }) => onDay({ is: 'feast', feast: feast!, year })],
  ['<year> KA|MEIN? <feast> KO|PE?', ({ feast, year }) => onDay({ is: 'feast', feast: feast!, year })],
  // Lunar days are not looked up, nor are they any other day.
  ['TITHI KO|PE', (_, { tokens, from }) => (tokens[from]!.capital ? null : onDay({ is: 'feast', feast: '' }))],
  ['<feast> WALA DAY KO?', ({ feast }) => onDay({ is: 'feast', feast: feast! })],
  ['@ <feast> OF? NEXT YEAR', ({ feast }) => onDay({ is: 'feast', feast: feast!, years: 1 })],
  ['NEXT YEAR KA? <feast> KO|PE?', ({ feast }) => onDay({ is: 'feast', feast: feast!, years: 1 })],
  ['@ <feast> IN <n> YEAR', ({ feast, n }) => onDay({ is: 'feast', feast: feast!, years: n! })],
]
