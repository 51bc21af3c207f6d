import { endsPhrase, type Rule } from './pattern.ts'

/** Feasts and remembered days: Diwali, Eid al-Fitr 2027, holi ko, Mother's Day. Distances come from durations. */
export const feastDays: readonly Rule[] = [
  // 'Diwali lights' and 'Good Friday agreement' name a thing; they count as a day only beside a day, time or distance.
  {
    pattern: '<feast>',
    say: ({ feast }, { tokens, to }) => ({ date: { is: 'feast', feast: feast! }, weak: !endsPhrase(tokens, to) }),
  },
  { pattern: '<feast> KO|PE|TAK|HI', say: ({ feast }) => ({ date: { is: 'feast', feast: feast! } }) },
  {
    pattern:
      'ON|BY|FOR|IN|AT|UNTIL|BEFORE|FROM|AROUND|DURING|OF|THIS|COMING|NEXT THE? THIS|COMING|NEXT? <feast> KO|PE|TAK|HI?',
    say: ({ feast }) => ({ date: { is: 'feast', feast: feast! } }),
  },
  { pattern: '@ <feast> ,? <year>', say: ({ feast, year }) => ({ date: { is: 'feast', feast: feast!, year } }) },
  {
    pattern: '<year> KA|MEIN? <feast> KO|PE?',
    say: ({ feast, year }) => ({ date: { is: 'feast', feast: feast!, year } }),
  },
  { pattern: '<feast> WALA DAY KO?', say: ({ feast }) => ({ date: { is: 'feast', feast: feast! } }) },
  { pattern: '@ <feast> OF? NEXT YEAR', say: ({ feast }) => ({ date: { is: 'feast', feast: feast!, years: 1 } }) },
  { pattern: 'NEXT YEAR KA? <feast> KO|PE?', say: ({ feast }) => ({ date: { is: 'feast', feast: feast!, years: 1 } }) },
  { pattern: '@ <feast> IN <n> YEAR', say: ({ feast, n }) => ({ date: { is: 'feast', feast: feast!, years: n! } }) },
]
