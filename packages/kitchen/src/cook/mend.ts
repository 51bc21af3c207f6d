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
  [/\bScatter ([^.]*\b(?:juice|cream|milk|water|oil|ghee|honey|vinegar|paste)\b[^.]*?) over the top/, 'Stir in $1', 0],
]

/** Mustard oil is smoked before anything goes into it, the first time it is heated; what is heated with it is added after. */
const mustard = 'mustard oil(?: and (ghee|butter|oil))?'
const heated = new RegExp(
  `\\b(Heat|Warm)((?: half| most| the rest)(?: of(?: the)?))? ${mustard}( in (?:a heavy pan|a kadhai|a deep pot|a wide pan|a small pan|the pan))?(?: on a medium flame)?(?: until (?:it shimmers|a drop of water sings|it stops smelling raw))?(; when it shimmers| and(?= drop in| let)| with(?= bay leaf)|[,;.])`,
)
const after = /\b(?:Melt|Warm|Heat) ((?:most of the )?ghee) (?:and|with) mustard oil[;,]/
const brought = new RegExp(`\\bbring ${mustard} to a shimmer, add\\b`)
const setOn = new RegExp(
  `\\bSet (a wide pan|a deep pan) on the fire with ${mustard}(; once hot, sizzle| and let it get properly hot)`,
)

const cooled = (beside: string | undefined): string =>
  beside ? `until it smokes, let it cool a little and add ${beside}` : 'until it smokes and let it cool a little'

const smoked = (text: string): string =>
  text
    .replace(/\bin a spoon of mustard oil\b/, '$& that has smoked once')
    .replace(/\bFry onion[a-z ]* in mustard oil\b/, '$& that has smoked once,')
    .replace(/(?<=mustard oil[a-z ]*) until very hot\b/, ' until it smokes')
    .replace(after, (_, ghee: string) => `Heat mustard oil ${cooled(ghee)};`)
    .replace(
      heated,
      (_, verb: string, part = '', beside: string | undefined, pan = '', end: string) =>
        `${verb}${part} mustard oil${pan} ${cooled(beside)}${end === ' with' ? '; add' : end.length > 1 ? ';' : end}`,
    )
    .replace(brought, (_, beside: string | undefined) => `heat mustard oil ${cooled(beside)}; add`)
    .replace(
      setOn,
      (_, pan: string, beside: string | undefined, end: string) =>
        `Heat mustard oil in ${pan} ${cooled(beside)}${end.endsWith('sizzle') ? '; sizzle' : ''}`,
    )

const swelling = /^(?:(?:cloves|green cardamom|black cardamom|cinnamon|raisins|makhana)(?:, | and )?)+$/

/** Only pods, cloves and bark swell in hot fat; seeds and leaves crackle. */
const crackled = (text: string): string =>
  text.replace(/\blet ((?:[a-z ]+, )*[a-z ]+?) swell\b/g, (all, list: string) =>
    swelling.test(list) || /^(it|them)$/.test(list) ? all : `let ${list} crackle`,
  )

/** Chillies alone are neither softened nor golden: they sizzle for seconds, and the step is as short. */
export const mended = (steps: readonly Step[]): Step[] =>
  steps.map((step, at) => {
    const isFirst = !steps.slice(0, at).some(({ text }) => /mustard oil[^.]* smok|[Ss]moke mustard oil/.test(text))
    const text = crackled(step.text)
    const now = { ...step, text: isFirst ? smoked(text) : text }
    for (const [pattern, mend, saved] of mends) {
      if (!pattern.test(now.text)) continue
      const isAlone = !/then collapse|then \w+ tomato/.test(now.text)
      now.minutes = Math.max(1, now.minutes - (isAlone ? saved : 1))
      now.text = now.text.replace(pattern, mend)
    }
    return now
  })
