import type { Draft } from '../compose/draft.ts'
import { placeOf } from '../compose/place.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { cutsJoined, madeReady } from './cutting.ts'
import { placeIn } from './ground.ts'
import { linesFor } from './lines.ts'
import { brownedFirst, cookMains, prepare } from './mains.ts'
import { finish, masala } from './masala.ts'
import { mended } from './mend.ts'
import { Pot, type Step } from './pot.ts'
import { writeSentence } from './sentence.ts'
import { dunk, ferment, sideDish, soakBase } from './sides.ts'

const standing: [RegExp, number][] = [
  [/(?<!kept cold )overnight/, 480],
  [/[Ss]oak\b[^.;]* four hours/, 240],
  [/[Ss]oak\b(?![^.;]* half an hour)[^.;]* an hour/, 60],
  [/([Ss]oak\b|[Ll]eave|[Rr]est|freezer)[^.;]* half an hour/, 30],
  [/([Ss]oak\b|[Ll]eave|[Rr]est|stand|set|[Cc]hill|[Cc]ool)[^.;]* twenty minutes/, 20],
  [/([Rr]est|stand|sit|[Cc]hill|[Cc]ool)[^.;]* (15 minutes|a quarter of an hour|a quarter hour)/, 15],
  [/([Ss]oak\b|[Ll]eave|[Rr]est|stand|set|wait|swell|\bWet)[^.;]* (ten|10) minutes/, 10],
  [/([Ss]oak\b|[Ll]eave|[Rr]est|stand|set|wait|\bCool|\bCover for)[^.;]* five minutes/, 5],
]

/** Minutes a sentence lets things stand, beside the work it asks. */
export const standingIn = (text: string): number => standing.find(([pattern]) => pattern.test(text))?.[1] ?? 0

function expand(pot: Pot, line: string): Step[] {
  const [verb, mode = ''] = line.slice(1).split(' ')
  switch (verb) {
    case 'prep':
      return mode === 'after'
        ? prepare(pot, pot.draft.family.form, true, pot.mains.slice(1))
        : prepare(pot, mode === '' || mode === 'noegg' ? pot.draft.family.form : mode, mode !== 'noegg')
    case 'masala':
      return masala(pot, mode === 'short')
    case 'sidecurry':
      return masala(pot, true)
    case 'cook':
      return cookMains(pot, mode)
    case 'finish':
      return finish(pot)
    case 'soakbase':
      return soakBase(pot, mode === 'long')
    case 'ferment':
      return ferment(pot)
    case 'side':
      return sideDish(pot)
    case 'dunk':
      return dunk(pot)
    default:
      throw new Error(`${pot.draft.family.id}: no step macro ${line}`)
  }
}

function plainStep(pot: Pot, line: string): Step[] {
  const match = /^([pcs])(\d+) (.*)$/s.exec(line)
  if (!match) throw new Error(`${pot.draft.family.id}: cannot read step "${line}"`)
  const nothing = pot.mains.length === 0 && match[3]!.replace(/\[[^\]]*\]/g, '').includes('{main}')
  const pattern = nothing ? withoutMain(match[3]!) : match[3]!
  const before = pot.unnamed
  pot.place = placeIn(match[1] as Step['kind'], pattern)
  const text = writeSentence(pot, pattern)
  pot.place = undefined
  if (match[1] === 'c' && pattern.includes('{main}')) pot.fired = true
  const said = before !== pot.unnamed
  if (!/[a-z]{3}/.test(text) || (nothing && !said && pot.draft.family.id !== 'khichdi')) return []
  if (/^[^{]*$/.test(pattern) === false && text.length < 14) return []
  return [{ kind: match[1] as Step['kind'], minutes: Number(match[2]), text }]
}

/** A line as it is said where there is no main, such as a plain dosa: the list closes up around it. */
const withoutMain = (pattern: string): string =>
  pattern
    .replace(/; (stir|mix) in the \{main\}( and cook a minute more)?/g, '')
    .replace(/,? (work|stir|fold) in the \{main\} and /g, ' and ')
    .replace(/, (\{[^}]+\}) and the \{main\}/g, ' and $1')
    .replace(/, the \{main\} and /g, ' and ')
    .replace(/ and the \{main\}/g, '')
    .replace(/ ?(?:the )?\{main\}\[ (?:and|with) \{\*rest\}\]/g, '[ {*rest}]')
    .replace(/ with the \{main\}\[, /g, '[ with ')
    .replace(/ (?:with|in) the \{main\}(?=[ .;\]]|, and)/g, '')
    .replace(/the \{main\}(?:,| and) /g, '')
    .replace(/ ?(?:the )?\{main\}/g, '')

/** The ingredients that a line names one by one; a table has some hundreds of lines, so each is read once. */
function literalsOf(line: string): readonly string[] {
  const known = literals.get(line)
  if (known) return known
  const found = [...line.matchAll(/\{([^*}][^}]*)\}/g)].flatMap(([, slot]) =>
    slot!
      .replace('fryoil', 'oil')
      .split('|')
      .filter((id) => !id.startsWith('*')),
  )
  literals.set(line, found)
  return found
}

const literals = new Map<string, readonly string[]>()

/** Writes the steps of a dish, for four with this portion; whatever no step has named is worked into the last step that cooks. */
export function stepsOf(draft: Draft, portion: number): Step[] {
  const pot = new Pot(draft, portion)
  const lines = linesFor(draft)
  let steps = lines.flatMap((line, at) => {
    const later = lines.slice(at + 1)
    const keptBack =
      line !== '@side' &&
      later.some((next) => /\{\*(base|starchy|noodle)\}/.test(next)) &&
      !/\{\*(base|starchy|noodle|pulse)\}/.test(line)
    pot.reserved = new Set([...later.flatMap(literalsOf), ...(keptBack ? pot.bulk() : [])])
    return line.startsWith('@') ? expand(pot, line) : plainStep(pot, line)
  })
  pot.reserved = new Set()
  if (pot.has('charcoal') && !pot.isNamed('charcoal')) steps.splice(-1, 0, smoked(pot))
  const said = steps
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const left = pot.held.filter(({ ingredient }) => !said.includes(ingredient.word.toLowerCase())).map(({ id }) => id)
  if (left.length > 0) steps = addLeft(pot, steps, left)
  steps = roasted(steps)
  steps = madeReady(pot, madeSafe(pot, soakedFirst(keptBack(brownedFirst(pot, steps)))))
  if (steps.length < 5) steps = lengthened(steps, draft.family.sweet === true)
  return southern(draft, trim(cutsJoined(pot, soakedAhead(mended(strained(pot, steps))))))
}

const breads =
  /(?:hot |plain )?(?:rice, roti or puri|rice or kulcha|roti or rice|rice or rotis?|rotis or rice|puris, rotis or plain rice|naan or rice|pav or roti|rotis and raw onion|rotis or naan|naan, kulcha or (?:jeera|plain) rice|rotis)(?= *[.,])/

/** In the south a curry is eaten with rice. */
function southern(draft: Draft, steps: Step[]): Step[] {
  const last = steps.at(-1)!
  return placeOf(draft).region === 'South'
    ? steps.with(-1, { ...last, text: last.text.replace(breads, 'hot rice') })
    : steps
}

/** What is fried by itself in the middle of a curry takes a spoon of the fat: the step that heats it says so. */
function keptBack(steps: Step[]): Step[] {
  const at = steps.findIndex(({ text }) => /^In another pan fry .* in a spoon of /.test(text))
  const fat = at < 0 ? undefined : /in a spoon of ([a-z ]+?),/.exec(steps[at]!.text)?.[1]
  // Mustard oil is told to smoke by its own words.
  if (!fat || fat === 'mustard oil') return steps
  const whole = new RegExp(`(?<=\\b([Hh]eat|[Ww]arm|bring|with) )${fat}\\b`)
  const heated = steps.slice(0, at).findIndex(({ text }) => whole.test(text))
  if (heated < 0) return steps
  const { text } = steps[heated]!
  return steps.with(heated, { ...steps[heated]!, text: text.replace(whole, `most of the ${fat}`) })
}

/** Tamarind goes in as its juice: where no sentence has soaked it, the first that names it does. Ground dry it is dried. */
function strained(pot: Pot, steps: Step[]): Step[] {
  const raw = /\btamarind\b(?!-| (?:water|juice|and date))/
  if (!pot.has('tamarind') || steps.some(({ text }) => soaked.test(text))) return steps
  const at = steps.findIndex(({ text }) => raw.test(text))
  const ready =
    pot.draft.family.id === 'podi'
      ? 'tamarind (freed of seeds and dried in the warm pan)'
      : 'tamarind (soaked in warm water and strained)'
  return at < 0 ? steps : steps.with(at, { ...steps[at]!, text: steps[at]!.text.replace(raw, ready) })
}

/** What a later step wants soaked is set to soak with the first that is made ready, so that no pot waits for it. */
function soakedAhead(steps: Step[]): Step[] {
  const at = steps.findIndex(({ text }) => unsoaked.test(text))
  const ready = steps.slice(0, Math.max(0, at)).map(({ kind }) => kind)
  const before = ready.includes('p') ? ready.indexOf('p') : ready.indexOf('c')
  if (before < 0) return steps
  const { text } = steps[at]!
  const [, named, , kokum] = unsoaked.exec(text)!
  const what = named ?? kokum ?? 'tamarind'
  const first = steps[before]!
  return soakedAhead(
    steps
      .with(at, {
        ...steps[at]!,
        text: text
          .replace(unsoaked, (_, id?: string) => `the soaked ${what}${id ? ',' : ''}`)
          .replace(/(the soaked [a-z ]+), with\b/, '$1 with'),
      })
      .with(before, { ...first, text: `${first.text} Put the ${what} to soak in a little warm water.` }),
  )
}

const unsoaked =
  /(?:\bthe )?\b(tamarind|yellow mustard(?: seeds)?|kokum), (?:rinsed and )?soaked (?:ten minutes|meanwhile)?(?: ?in (?:a little )?warm water)?(?: and(?= strained))?(,|(?= strained))|(?<=juice of )tamarind\b|(?<!the )\bsoaked (kokum)\b/

const soaked =
  /[Ss]oak(ed)? (the )?tamarind|tamarind,? \(?(water|juice|soaked)|juice of (the )?tamarind|strained tamarind/i

/** Peanuts that go in crushed are roasted before the pan is hot, unless a step does it. */
function roasted(steps: Step[]): Step[] {
  const all = steps.map(({ text }) => text).join(' ')
  if (!all.includes('the crushed peanuts') || /\b[Rr]oast[^.;]* peanuts/.test(all)) return steps
  const fire = steps.findIndex(({ kind, text }) => kind === 'c' || text.includes('crushed peanuts'))
  return steps.toSpliced(Math.max(0, fire), 0, {
    kind: 'c',
    minutes: 8,
    text: 'Roast the peanuts on a low flame until the skins slip; rub them off and crush coarsely.',
  })
}

/** Smoke of a live coal, caught under the lid (dhungar). */
const smoked = (pot: Pot): Step => ({
  kind: 'c',
  minutes: 6,
  text: `Set a steel cup in the middle, lay a piece of glowing ${pot.name('charcoal')} in it, drop a little fat on the coal and cover for five minutes, until the smoke has gone in.`,
})

/** What is soaked overnight is set to soak before anything else is begun, all of it together; or while a batter ferments. */
function soakedFirst(steps: Step[]): Step[] {
  const isSoak = ({ kind, text }: Step) => kind === 's' && /[Ss]oak[^.]* overnight/.test(text)
  const soaks = steps.filter(isSoak)
  if (soaks.length === 0) return steps
  const soak: Step = {
    kind: 's',
    minutes: Math.max(...soaks.map(({ minutes }) => minutes)),
    text: soaks.map(({ text }) => text).join(' '),
  }
  const others = steps.filter((step) => !isSoak(step))
  const ferment = others.findIndex(({ kind, text }) => kind === 's' && text.startsWith('Ferment overnight'))
  if (ferment < 0) return [soak, ...others]
  const night = others[ferment]!
  const minutes = Math.max(night.minutes, soak.minutes)
  return others.with(ferment, {
    kind: 's',
    minutes,
    text: `${night.text} ${soak.text.replace(/^Soak/, 'Meanwhile soak')}`,
  })
}

/** What must be done before anything else, whichever dish it goes into, unless a step of the dish does it. */
const first: Record<string, { done: RegExp; step: Step }> = {
  'bamboo-shoot': {
    done: /bamboo shoot[^.]*throw the water away/,
    step: {
      kind: 'c',
      minutes: 30,
      text: 'Slice the bamboo shoot, boil it open 25 minutes in plenty of water, for raw it is not safe, and throw the water away (fermented or tinned shoot is only rinsed).',
    },
  },
  quinoa: {
    done: /([Rr]inse|[Ww]ash)[^.]*quinoa/,
    step: {
      kind: 'p',
      minutes: 3,
      text: 'Rinse the quinoa in a sieve until the water no longer foams; unrinsed it is bitter.',
    },
  },
}

function madeSafe(pot: Pot, steps: Step[]): Step[] {
  const said = steps.map(({ text }) => text).join(' ')
  const wanted = Object.entries(first).filter(([id, { done }]) => pot.has(id) && !done.test(said))
  return [...wanted.map(([, { step }]) => step), ...steps]
}

/** A recipe of few steps parts one that says two things, or says how it is served, or where it does so, how it is begun. */
function lengthened(steps: Step[], sweet: boolean): Step[] {
  const at = steps.findIndex(({ kind, minutes, text }) => kind !== 's' && minutes > 1 && /\. [A-Z]/.test(text))
  if (at >= 0) {
    const { kind, minutes, text } = steps[at]!
    const cut = text.indexOf('. ') + 1
    const first = Math.min(minutes - 1, Math.max(1, Math.round((minutes * cut) / text.length)))
    const parts: Step[] = [
      { kind, minutes: first, text: text.slice(0, cut) },
      { kind, minutes: minutes - first, text: text.slice(cut + 1) },
    ]
    const more = steps.toSpliced(at, 1, ...parts)
    return more.length < 5 ? lengthened(more, sweet) : more
  }
  if (/\b(serve|eat|drink|fold|keep)\b/i.test(steps.at(-1)!.text))
    return [{ kind: 'p', minutes: 2, text: 'Measure out everything and set it within reach.' }, ...steps]
  return [...steps, { kind: 'c', minutes: 1, text: sweet ? sweetEnd : savouryEnd }]
}

const savouryEnd = 'Taste, correct the salt and serve while it is fresh.'
const sweetEnd = 'Serve fresh, or keep it cold until it is wanted.'

/** What no sentence had a place for: salt and fat go in where the dish first cooks, the rest where it last does. */
function addLeft(pot: Pot, steps: Step[], left: string[]): Step[] {
  const early = left.filter((id) => ['salt', 'fat', 'water'].includes(ingredient(id).role))
  const late = left.filter((id) => !early.includes(id))
  const works = (step: Step) => step.kind !== 's'
  const first = steps.findIndex((step, index) => works(step) && (step.kind === 'c' || index === steps.length - 1))
  const last = steps.findLastIndex((step, index) => works(step) && (index < steps.length - 1 || steps.length === 1))
  return steps.map((step, index) => {
    const ids = [...(index === Math.max(0, first) ? early : []), ...(index === Math.max(0, last) ? late : [])]
    return ids.length === 0 ? step : { ...step, text: `${step.text} Work in the ${pot.list(ids)} at this point.` }
  })
}

/** Five to ten steps: the shortest neighbours are read together, preparation with preparation. */
function trim(steps: Step[]): Step[] {
  const out = [...steps]
  while (out.length > 10) {
    let best = -1
    let least = Infinity
    for (let at = 0; at < out.length - 1; at++) {
      const [left, right] = [out[at]!, out[at + 1]!]
      if ((left.kind === 's') !== (right.kind === 's')) continue
      // Work by hand that is read with work at the fire is lost from the minutes of preparing.
      const pair = left.text.length + right.text.length + (left.kind === right.kind ? 0 : 120)
      if (pair >= least) continue
      best = at
      least = pair
    }
    if (best < 0) break
    const [left, right] = [out[best]!, out[best + 1]!]
    out.splice(best, 2, {
      kind: right.kind === 'c' ? 'c' : left.kind,
      minutes: left.minutes + right.minutes,
      text: `${left.text} ${right.text}`,
    })
  }
  return out
}
