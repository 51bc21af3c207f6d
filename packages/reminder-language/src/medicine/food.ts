import { type Rest, word } from './rest.ts'
import { type Food, mealTimes } from './words.ts'

const meals = 'food|meals?|eating|breakfast|lunch|dinner'
const mealList = `(?:my\\s+|the\\s+)?(?:(?:every|each)\\s+)?(?<meal>${meals})(?:(?:\\s*,\\s*|\\s+(?:and|&|aur|n|और)\\s+)(?:(?:after|before|with)\\s+)?(?<second>breakfast|lunch|dinner)){0,2}`
const foodPatterns: readonly [RegExp, Food][] = [
  [word(`(?:after|post|following)\\s+${mealList}`), 'after'],
  [word(`(?:before|pre)\\s+${mealList}`), 'before'],
  [word(`(?:with|during)\\s+${mealList}`), 'with'],
  [word('(?:har|teeno|हर)\\s+(?:kha+ne|खाने)\\s+(?:ke\\s+|के\\s+)(?:ba+d|बाद)'), 'after'],
  [word('(?:har|teeno|हर)\\s+(?:kha+ne|खाने)\\s+(?:se\\s+|ke\\s+|से\\s+|के\\s+)(?:pe?hl[ea]|पहले)'), 'before'],
  [word('(?:on\\s+(?:an\\s+)?)?empty\\s+stomach|(?:subah\\s+)?khali\\s+pet|खाली\\s+पेट'), 'before'],
  [word('(?<meal>nash?te|nash?ta|breakfast|lunch|dinner)\\s+(?:ke\\s+)?(?:ba+d|baad)'), 'after'],
  [word('(?<meal>nash?te|nash?ta|breakfast|lunch|dinner)\\s+(?:se\\s+|ke\\s+)?(?:pe?hl[ea]|pe?hale)'), 'before'],
  [word('(?:kha+na\\s+)?kha+ne?\\s+(?:ke\\s+)?(?:ba+d)(?:\\s+me(?:in)?)?|(?:खाना\\s+)?खाने\\s+के\\s+बाद'), 'after'],
  [
    word('(?:kha+na\\s+)?kha+ne?\\s+(?:ke\\s+|se\\s+)?(?:pe?hl[ea]|pe?hale)|(?:खाना\\s+)?खाने\\s+(?:से|के)\\s+पहले'),
    'before',
  ],
  [word('(?:kha+ne?)\\s+(?:ke\\s+)?sa+th|खाने\\s+के\\s+साथ'), 'with'],
]
const hindiMeals: readonly [string, string][] = [
  ['(?:subah\\s+ke\\s+)?na+sh?t[ae]|(?:सुबह\\s+के\\s+)?नाश्त[ेा]', 'breakfast'],
  ['(?:dopahar|dopeher)\\s+ke\\s+kha+ne|दोपहर\\s+के\\s+खाने', 'lunch'],
  ['raat\\s+ke\\s+kha+ne|रात\\s+के\\s+खाने', 'dinner'],
]
const relations: readonly [string, Food][] = [
  ['ba+d|बाद', 'after'],
  ['pe?hl[ea]|pe?hale|पहले', 'before'],
  ['sa+th|साथ', 'with'],
]
/** Written for short, or with how long before: the dose is due at the hour of the meal all the same. */
const howLong = '(?:aadha+|half\\s+an?|ek|one|an|\\d+|आधा|एक)\\s*(?:gha?nt[ae]|hours?|hrs?|min(?:ute)?s?|घंट[ाे]|मिनट)'
const shortFood: readonly [RegExp, string][] = [
  [word('bbf'), 'before breakfast'],
  [word('abf'), 'after breakfast'],
  [word(`(?<=\\b(?:kha+ne|nash?te)\\s+(?:se|ke)\\s+|(?:खाने|नाश्ते)\\s+(?:से|के)\\s+)${howLong}`), ''],
  [
    word(
      `(?<!(?:every|each|har|हर)\\s+)${howLong}(?=\\s+(?:before|after)\\s+(?:food|meals?|eating|breakfast|lunch|dinner))`,
    ),
    '',
  ],
]
const hindiFood = hindiMeals.flatMap(([meal, plain]) =>
  relations.map(([relation, food]): [RegExp, string] => [
    word(`(?:${meal})\\s+(?:(?:ke|se|के|से)\\s+)?(?:${relation})`),
    `${food} ${plain}`,
  ]),
)

/** Takes the relation to meals, with the times of the meals that the text names: 'after lunch', 'khali pet'. */
export function foodIn(left: Rest): { food: Food; times: string[] | null } | null {
  for (const [pattern, plain] of [...shortFood, ...hindiFood]) left.text = left.text.replace(pattern, plain)
  for (const [pattern, food] of foodPatterns) {
    const found = left.take(pattern)
    if (!found) continue
    const named = [...found[0].toLowerCase().matchAll(/breakfast|nash?t[ea]|lunch|dinner/g)].map(
      ([meal]) => mealTimes[food][meal.replace(/^nash?t[ea]$/, 'breakfast')]!,
    )
    const times = everyMeal.test(found[0]) ? Object.values(mealTimes[food]) : named
    // 'Subah khali pet': keep the morning for further reading.
    if (/^subah/i.test(found[0])) left.text = `${left.text} subah`
    return { food, times: times.length > 0 ? [...new Set(times)].sort() : null }
  }
  const [abbreviated] = left.take(/(?<![\p{L}\p{N}])(?:AC|PC)(?![\p{L}\p{N}])/u) ?? []
  return abbreviated === undefined ? null : { food: abbreviated === 'AC' ? 'before' : 'after', times: null }
}

const everyMeal = /(?:every|each)\s+(?:meal|food)|(?:har|teeno|हर)\s/iu
