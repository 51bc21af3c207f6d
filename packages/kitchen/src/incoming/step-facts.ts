import { foodsIn } from '../own/mentioned-foods.ts'
import { cookbook } from '../read/load-cookbook.ts'

/** Patterns for cooking actions, each with the one verb we use for it. */
const deeds: readonly [RegExp, string][] = [
  [/\b(soak\w*|bhigo\w*)\b/i, 'soak'],
  [/\b(wash\w*|rins\w+)\b/i, 'wash'],
  [/\b(chop\w*|slic\w+|dic\w+|cut\w*|mince\w*|kaat\w*)\b/i, 'cut'],
  [/\b(grat\w+)\b/i, 'grate'],
  [/\b(grind\w*|blend\w*|puree\w*|pees\w*)\b/i, 'grind'],
  [/\b(knead\w*|goondh\w*)\b/i, 'knead'],
  [/\b(marinat\w+)\b/i, 'marinate'],
  [/\b(whisk\w*|beat\w*)\b/i, 'whisk'],
  [/\b(heat\w*|preheat\w*|garam)\b/i, 'heat'],
  [/\b(deep[- ]fry\w*|fry\w*|fried|saut\w+|bhun\w*|brown\w*|tal\w*)\b/i, 'fry'],
  [/\b(roast\w*|toast\w*)\b/i, 'roast'],
  [/\b(bak\w+)\b/i, 'bake'],
  [/\b(grill\w*)\b/i, 'grill'],
  [/\b(boil\w*|ubal\w*)\b/i, 'boil'],
  [/\b(steam\w*)\b/i, 'steam'],
  [/\b(pressure[- ]cook\w*|whistles?|seeti)\b/i, 'pressure-cook'],
  [/\b(simmer\w*|cook\w*|paka\w*)\b/i, 'cook'],
  [/\b(mash\w*)\b/i, 'mash'],
  [/\b(roll\w*|bel\w*)\b/i, 'roll'],
  [/\b(shap\w+)\b/i, 'shape'],
  [/\b(add\w*|pour\w*|tip|daal\w*|dal(?:e|o|ein|kar))\b/i, 'add'],
  [/\b(mix\w*|stir\w*|combin\w+|toss\w*|mila\w*)\b/i, 'mix'],
  [/\b(drain\w*|strain\w*)\b/i, 'drain'],
  [/\b(cool\w*)\b/i, 'cool'],
  [/\b(chill\w*|refrigerat\w+)\b/i, 'chill'],
  [/\b(rest)\b/i, 'rest'],
  [/\b(garnish\w*|sprinkl\w+)\b/i, 'top'],
  [/\b(serv\w+|parosi?e?)\b/i, 'serve'],
]

/** The named timers that run without work. */
const waits = ['soak', 'marinate', 'rest', 'cool', 'chill'] as const

const time =
  /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(seconds?|secs?|minutes?|mins?|min|hours?|hrs?|hr)\b/gi

/**
 * Returns the facts of a step in our own words: actions, foods, duration and heat. No wording is copied from the
 * source. Null when it contains none.
 */
export function stepFacts(text: string): string | null {
  const plain = text.slice(0, 4000)
  const done = deeds
    .flatMap(([pattern, deed]) => {
      const at = plain.search(pattern)
      return at < 0 ? [] : [{ deed, at }]
    })
    .toSorted((one, other) => one.at - other.at)
    .slice(0, 4)
    .map(({ deed }) => deed)
  const foods = foodsIn([plain], cookbook().foods)
    .slice(0, 15)
    .map(({ name }) => name)
  const wait = waits.find((one) => done.includes(one))
  const minutes = minutesIn(plain)
  const [, degrees, scale] = /(\d{2,3})\s*(?:°|degrees?)\s*([cf])?/i.exec(plain) ?? []
  if (done.length === 0 && foods.length === 0 && minutes === null) return null
  const deedWords = done.length === 0 ? 'Use' : listed(done)
  const sentence = [
    `${deedWords.charAt(0).toUpperCase()}${deedWords.slice(1)}`,
    ...(foods.length > 0 ? [listed(foods)] : []),
    ...(degrees ? [`at ${degrees} °${(scale ?? 'C').toUpperCase()}`] : []),
  ].join(' ')
  return `${sentence}.${minutes === null ? '' : ` ~${wait ?? ''}{${minutes}%minutes}`}`
}

/**
 * Returns the longest time a step mentions, in minutes, at most two days; a range such as "5-7 minutes" counts as its
 * upper end.
 */
function minutesIn(text: string): number | null {
  const found = [...text.matchAll(time)].map(([, low, high, unit]) => {
    const value = Number(high ?? low)
    return /^s/i.test(unit!) ? value / 60 : /^h/i.test(unit!) ? value * 60 : value
  })
  const longest = Math.max(0, ...found.filter((minutes) => minutes <= 2880))
  return longest > 0 ? Math.max(1, Math.round(longest)) : null
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
