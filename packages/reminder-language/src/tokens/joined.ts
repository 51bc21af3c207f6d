/**
 * Pairs of time words often typed without a space, and the offset of the second: 'kalsubah', 'nextmonday', 'saatbaje'.
 */
export const joinedWords: ReadonlyMap<string, number> = new Map(
  [
    [
      'aaj aj kal parso parson tomorrow tmrw today monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar roz daily har every',
      'subah subha savere dopahar dupahar shaam sham raat morning evening afternoon night',
    ],
    [
      'next this every agle agla agli har is',
      'monday tuesday wednesday thursday friday saturday sunday week month year weekend hafte mahine saal din somvar mangalvar budhvar guruvar shukravar shanivar ravivar itwar',
    ],
    ['ek do teen char chaar paanch panch che chhe saat aath nau das dus gyarah barah', 'baje bje'],
    ['din ghante ghanta minute min hafte mahine', 'baad'],
    ['kal aaj subah shaam sham raat somvar mangalvar budhvar guruvar shukravar shanivar ravivar', 'ko tak se'],
    ['कल आज परसों रोज़ रोज', 'सुबह शाम रात दोपहर'],
  ].flatMap(([first, last]) =>
    first!.split(' ').flatMap((one) => last!.split(' ').map((other) => [one + other, one.length] as const)),
  ),
)
