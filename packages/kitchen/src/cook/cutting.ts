import { byWeight } from './by-weight.ts'
import type { Pot, Step } from './pot.ts'

/** Where no sentence gives time to what has to be peeled and cut, one does before the fire is lit. */
export function madeReady(pot: Pot, steps: Step[]): Step[] {
  const said = steps.map(({ text }) => text.replace(/(?<=^|\. )(Serve|Plate)\b[^.]*/g, '')).join(' ')
  const raw = pot.held.filter(({ id, from, grams, ingredient: { word } }) => {
    const isLeast = grams >= (small.has(id) ? 1 : 2.5)
    if (cut[id] === undefined || from === 'main' || !isLeast) return false
    return !isCut(word, said)
  })
  if (raw.length === 0) return steps
  const isFine = fineForms.has(pot.draft.family.form) && pot.draft.family.id !== 'indochinese'
  const isWhole = (id: string) => id === 'green-chilli' && !isFine && !mixed.has(pot.draft.family.id)
  const byVerb = Map.groupBy(raw, ({ id }) =>
    isWhole(id) ? 'slit' : isFine && fine.has(id) ? 'finely chop' : cut[id]!,
  )
  const parts = [...byVerb].map(([verb, held]) => `${verb} the ${pot.list(held.map(({ id }) => id))}`)
  const list = parts.length < 2 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  const text = `${list[0]!.toUpperCase()}${list.slice(1)}.`
  const minutes = raw.reduce(
    (sum, { id }) => sum + (id === 'green-chilli' ? 1 : Math.max(2, byWeight(2, pot.gramsOf([id]), 150))),
    1,
  )
  const used = new RegExp(`\\b(${raw.map(({ ingredient: { word } }) => word).join('|')})\\b`, 'i')
  const until = steps.findIndex((step) => step.kind === 'c' || used.test(step.text))
  const before = steps.slice(0, Math.max(0, until)).findLastIndex(({ kind }) => kind === 'p')
  // "Soak it" must go on speaking of what the step before names; where steps are few, the knife has one of its own.
  if (before < 0 || steps[before + 1]!.kind === 's' || steps.length < 5)
    return steps.toSpliced(Math.max(0, until), 0, { kind: 'p', minutes, text })
  const last = steps[before]!
  // What is floured is fried at once: the knife comes before.
  const isCoat = /\b(coated|press breadcrumbs on)\b/.test(last.text)
  const both = isCoat ? `${text} ${last.text}` : `${last.text} ${text}`
  return steps.with(before, { ...last, minutes: last.minutes + minutes, text: both })
}

/** A step that is no more than one cut: a knife's verb and fewer than seven words. */
const isOneCut = ({ kind, text }: Step): boolean =>
  kind === 'p' &&
  text.split(' ').length < 7 &&
  /^(Finely chop|Chop|Slice|Slit|Peel|Halve|Shred|Grate|Cut|Crumble|Hull|Seed|Rinse)\b[^.]*\.$/.test(text)

/** What comes after the work: nothing is cut there. */
const isEnd = /^(Serve|Eat|Keep|Taste|Offer|Rest|Spoon|Store)\b/

/**
 * A single cut is no step of its own while five others are left. It is said with the preparing next to it, or with the
 * next one before it is needed; else in the step at the fire that uses it, where some other preparing remains.
 */
export function cutsJoined(pot: Pot, steps: readonly Step[]): Step[] {
  if (steps.length < 6) return [...steps]
  for (const [at, cutting] of steps.entries()) {
    const found = isOneCut(cutting) ? placeOfCut(pot, steps, at) : undefined
    if (!found) continue
    const other = steps[found.place]!
    const text = found.isAfter ? `${other.text} ${cutting.text}` : `${cutting.text} ${other.text}`
    const joined = { ...other, minutes: other.minutes + cutting.minutes, text }
    return cutsJoined(pot, steps.with(found.place, joined).toSpliced(at, 1))
  }
  return [...steps]
}

function placeOfCut(pot: Pot, steps: readonly Step[], at: number): { place: number; isAfter: boolean } | undefined {
  const { text } = steps[at]!
  const words = pot.held.map(({ ingredient: { word } }) => word).filter((word) => text.includes(word))
  const used = steps.findIndex((step, index) => index > at && words.some((word) => step.text.includes(word)))
  const next = steps.findIndex((step, index) => index > at && step.kind === 'p' && !isEnd.test(step.text))
  if (next === at + 1) return { place: next, isAfter: false }
  // "Soak it" must go on speaking of what the step before names.
  if (steps[at - 1]?.kind === 'p') return { place: at - 1, isAfter: steps[at + 1]?.kind !== 's' }
  if (next > 0 && next <= used) return { place: next, isAfter: false }
  const isAlone = !steps.some((step, index) => index !== at && step.kind === 'p' && !isEnd.test(step.text))
  return used === at + 1 && steps[used]!.kind === 'c' && !isAlone ? { place: used, isAfter: false } : undefined
}

/** How what a base or a style brings is cut, where nothing else is said of it. */
const cut: Record<string, string> = {
  onion: 'slice',
  shallot: 'peel',
  'spring-onion': 'slice',
  tomato: 'chop',
  ginger: 'chop',
  garlic: 'chop',
  'green-chilli': 'chop',
  carrot: 'dice',
  beans: 'dice',
  capsicum: 'dice',
  'bell-pepper': 'dice',
  cabbage: 'shred',
  potato: 'peel and dice',
  pumpkin: 'peel and dice',
  radish: 'peel and slice',
  methi: 'wash and chop',
  spinach: 'wash and chop',
  sarson: 'wash and chop',
  dill: 'wash and chop',
  'green-garlic': 'chop',
  brinjal: 'cut up',
}

/** Fillings, mashes and doughs want everything cut fine. */
const fineForms = new Set([
  'batter',
  'fritter',
  'boil',
  'mash',
  'slit',
  'stuff',
  'bite',
  'grate',
  'fine',
  'chop',
  'crumble',
  'slice',
  'strips',
])

const verbs = 'chop|slice|dice|cut|grate|peel|grind|crush|pound|blend|puree|shred|slit|halve|wash'
const done = 'chopped|sliced|diced|cut|grated|peeled|ground|crushed|pounded|shredded|minced|slit|halved|slivered'

/** Whether a text cuts a thing: a verb that takes it, or the thing already "chopped". */
const isCut = (word: string, text: string): boolean =>
  new RegExp(
    `\\b(?:${verbs})\\b[^.;:]*\\b${word}|\\b${word}[^.;:]*\\b(?:${verbs})\\b|\\b(?:${done}) (?:[a-z]+ and )?${word}`,
    'i',
  ).test(text)

const fine = new Set([
  'onion',
  'shallot',
  'spring-onion',
  'tomato',
  'ginger',
  'garlic',
  'green-chilli',
  'carrot',
  'beans',
])

/** What goes in by the pinch and is cut all the same. */
const small = new Set(['green-chilli', 'ginger', 'garlic'])

/** Families whose chillies go into a mix or a paste, where a slit one would be bitten on. */
const mixed = new Set(
  'kebab vegkebab meatsnack kofta bharwan vrat chaat chaatbowl kathiroll drink raita salad'.split(' '),
)
