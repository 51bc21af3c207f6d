import type { Step } from './pot.ts'

/** What a sentence of the tables says wrongly of what happens to fill it: pattern, mend, and the minutes saved. */
const mends: readonly [RegExp, string, number][] = [
  [
    /\b(Soften|Fry) (green chilli(?: and curry leaves)?) until the raw smell goes\b/,
    'Let $2 sizzle for a few seconds',
    4,
  ],
  [/\b(fry|brown) (green chilli(?: and curry leaves)?),? until golden/, 'let $2 sizzle for a few seconds', 3],
  [/\bbrown (green chilli|dried red chilli)(?=[.;]|,? until)/, 'let $1 sizzle', 2],
]

const swelling = /^(?:(?:cloves|green cardamom|black cardamom|cinnamon|raisins|makhana)(?:, | and )?)+$/

/** Only pods, cloves and bark swell in hot fat; seeds and leaves crackle. */
const crackled = (text: string): string =>
  text.replace(/\blet ((?:[a-z ]+, )*[a-z ]+?) swell\b/g, (all, list: string) =>
    swelling.test(list) ? all : `let ${list} crackle`,
  )

/** Chillies alone are neither softened nor golden: they sizzle for seconds, and the step is as short. */
export const mended = (steps: readonly Step[]): Step[] =>
  steps.map((step) => {
    const now = { ...step, text: crackled(step.text) }
    for (const [pattern, mend, saved] of mends) {
      if (!pattern.test(now.text)) continue
      const isAlone = !/then collapse|then \w+ tomato/.test(now.text)
      now.minutes = Math.max(1, now.minutes - (isAlone ? saved : 1))
      now.text = now.text.replace(pattern, mend)
    }
    return now
  })
