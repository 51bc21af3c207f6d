import type { Leaning } from '../refiners/passes/draft.ts'

/** Activities by the half of the day in which they take place, with the usual range of clock hours. */
export const halves: readonly (readonly [words: string, leaning: Leaning])[] = [
  [
    'dinner supper party parties drinks sangeet reception cocktail cocktails pub bar clubbing club dandiya garba concert gig jagrata gala डिनर पार्टी संगीत रिसेप्शन कॉकटेल डांडिया गरबा',
    { half: 'pm', from: 6, to: 11, firmly: true },
  ],
  ['shaadi shadi wedding match शादी', { half: 'pm', from: 6, to: 8, firmly: false }],
  ['movie film cinema show play screening फिल्म मूवी शो barbecue bbq', { half: 'pm', from: 5, to: 9, firmly: true }],
  ['wake wakeup uthna uthne jagana jagao उठना उठने जगाना', { half: 'am', from: 3, to: 10, firmly: true }],
  // The verb for picking up phones and parcels, at any hour, is the same.
  ['alarm utha uthao uthana uthaana jaga उठा उठाना जगा', { half: 'am', from: 3, to: 10, firmly: false }],
  ['breakfast nashta naashta नाश्ता brunch', { half: 'am', from: 6, to: 11, firmly: true }],
  ['milk doodh dudh newspaper akhbar sunrise jogging दूध अखबार', { half: 'am', from: 4, to: 8, firmly: false }],
  ['school schoolbus स्कूल', { half: 'am', from: 6, to: 8, firmly: false }],
  ['sone sona sleep sleeping bedtime सोने सोना', { half: 'pm', from: 8, to: 11, firmly: true }],
  // Prayers and the meals of a fast, by the sun in India through the year.
  ['sehri sahri suhoor सहरी', { half: 'am', from: 3, to: 6, firmly: true }],
  ['fajr fajar fazar फ़ज्र फज्र', { half: 'am', from: 4, to: 7, firmly: true }],
  ['tahajjud tahajud तहज्जुद', { half: 'am', from: 1, to: 5, firmly: true }],
  ['zuhr zohar dhuhr duhr ज़ुहर जुहर', { half: 'pm', from: 1, to: 3, firmly: true }],
  ['asr असर', { half: 'pm', from: 3, to: 6, firmly: true }],
  ['maghrib magrib मग़रिब मगरिब iftar iftari aftar इफ़्तार इफ्तार', { half: 'pm', from: 5, to: 8, firmly: true }],
  ['taraweeh taravih tarawih तरावीह', { half: 'pm', from: 7, to: 11, firmly: true }],
  // Isha is a name as well.
  ['isha ishaa ईशा', { half: 'pm', from: 7, to: 10, firmly: false }],
  ['office ऑफिस', { half: 'am', from: 7, to: 11, firmly: false }],
  ['bus बस', { half: 'am', from: 5, to: 7, firmly: false }],
]
