import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { agree, isPlural } from './agreement.ts'
import { byWeight, leafShare } from './by-weight.ts'
import { heatOf } from './heat.ts'
import { phrase } from './lines.ts'
import { fold } from './masala.ts'
import type { Pot, Step } from './pot.ts'
import { preparationFor } from './preparation.ts'

/** Families that cook whole pulses and all in one pressure cooker: these are only soaked before. */
const underPressure = new Set(['khichdi'])

/** Makes the mains ready: what is done alike is said once, the work of the knife in one step, that of the fire in the next. */
export function prepare(pot: Pot, form: string, eggs: boolean, mains = pot.mains): Step[] {
  const groups = new Map<string, string[]>()
  for (const { id, ingredient } of mains) {
    const isPressed = /^(whole|sprout)$/.test(ingredient.nature) && underPressure.has(pot.draft.family.id)
    const wanted = isPressed ? 'rinse' : form
    const line = eggs || ingredient.nature !== 'egg' ? preparationFor(ingredient.nature, wanted, id) : undefined
    if (line) groups.set(line, [...(groups.get(line) ?? []), id])
  }
  const steps = [...groups].flatMap(([lines, ids]) =>
    lines.split('||').map((line): Step => {
      const [head, text] = line.split('|') as [string, string]
      const isSmall = ids.every((id) => id === 'quail-egg')
      const told = Number(head.slice(1)) - (isSmall && /nine minutes/.test(text) ? 5 : 0)
      const minutes = head.startsWith('p') ? handMinutes(pot, told, text, ids) : told
      const said = isSmall ? text.replace('nine minutes', 'four minutes') : text.replace('{drain}', drained(pot))
      return { kind: head[0] as Step['kind'], minutes, text: forFast(pot, written(pot, said, ids)) }
    }),
  )
  const of = (wanted: Step['kind']) => steps.filter(({ kind }) => kind === wanted)
  return [...of('s'), ...fold(of('p'), 1), ...fold(sideBySide(of('c')), 1)]
}

/** The liquor of a whole pulse is the taste of its gravy. */
const inLiquor = new Set(['rasam', 'misal', 'chana', 'rasedar', 'coconutstew', 'kuzhambu', 'nvtiffin', 'kulche-plate'])
const drained = (pot: Pot): string =>
  inLiquor.has(pot.draft.family.id) && pot.has('water')
    ? `; drain, keeping the liquor, which goes into the ${pot.draft.family.id === 'rasam' ? 'pot' : 'gravy'} as part of its water.`
    : '; drain.'

/** Work by the piece: what is cleaned, peeled and cut. Flour is sifted and a pulse washed in the same time, however much. */
const byHand = new Set(['vegetable', 'fruit', 'meat', 'fish'])

/**
 * Minutes of making mains ready, which grow with the amount (see byWeight). A line that names a wait of its own is never
 * shortened.
 */
function handMinutes(pot: Pot, told: number, text: string, ids: string[]): number {
  const { aisle, nature } = ingredient(ids[0]!)
  if (told < 3 || !byHand.has(aisle)) return told
  const usual = aisle === 'meat' || aisle === 'fish' ? 500 : 300
  const minutes = byWeight(told, pot.gramsOf(ids), usual, nature === 'leafy' ? leafShare : undefined)
  return /minutes/.test(text) ? Math.max(told, minutes) : minutes
}

/** Several pots stand on the stove at once: together they take as long as the slowest, and a minute or two to see to each. */
function sideBySide(steps: readonly Step[]): Step[] {
  const longest = Math.max(0, ...steps.filter(({ kind }) => kind === 'c').map(({ minutes }) => minutes))
  if (steps.filter(({ kind }) => kind === 'c').length < 2) return [...steps]
  let slow = false
  return steps.map((step, at) => {
    if (step.kind !== 'c') return step
    if (step.minutes === longest && !slow) {
      slow = true
      if (at === steps.length - 1) return step
      return { ...step, text: `${step.text} Meanwhile see to the rest.` }
    }
    return { ...step, minutes: 2 }
  })
}

function written(pot: Pot, text: string, ids: string[]): string {
  const words = pot.list(ids)
  return agree(
    text.replace('{m}', words).replace('{sour}', () => sourOf(pot)),
    ids.length > 1 || isPlural(words),
  )
}

/** What is boiled with leaves that itch: the first sour thing of the list, all of it where no line uses it later. */
function sourOf(pot: Pot): string {
  const sour = pot.held.find(({ from, ingredient }) => from !== 'main' && ingredient.role === 'sour')
  if (!sour) return 'tamarind'
  const isUsed = pot.draft.family.steps.some((line) => /sour|@finish/.test(line))
  return isUsed ? sour.ingredient.word : pot.name(sour.id)
}

/** Tamarind is not eaten on a fast; lemon takes its place. */
const forFast = (pot: Pot, text: string): string =>
  pot.draft.family.vrat
    ? text.replace('tamarind water', 'lemon water').replace('a little tamarind', 'a little lemon juice')
    : text

/** What is blended smooth afterwards goes into the pot together. */
const isBlended = ({ draft: { family, style } }: Pot): boolean =>
  family.id === 'soup' && /^(cream|shorba|homestyle)$/.test(style?.id ?? '')

type Cooking = { ids: string[]; nature: string; minutes: number; how: string; done: string }

/** How a main enters the pot, by the mode of the line: `dry`, `gravy`, `simmer` where it is in the pot already, `wok`, `scramble`, `eggbed`. */
const openings: Record<string, string> = {
  wok: '<Toss in~Add~Throw in> the {m} and stir-fry over a full flame',
  scramble: 'Add the {m} and turn gently with a flat spoon on a medium flame',
  eggbed: 'Add the {m} and cook {how}',
  gravy: '<Slide in~Add~Lower in> the {m} and cook {how}',
  simmer: 'Now cook the {m} {how}',
  dry: '<Add~Tip in~Put in> the {m} and cook {how}',
}

/**
 * Cooks the mains: the slowest first, the quicker ones when there is as much time left as they take, so that all are
 * done together. The sign of doneness is that of the slowest, by its name where several are in the pot.
 */
export function cookMains(pot: Pot, mode: string): Step[] {
  const wet = mode === 'gravy' || mode === 'simmer'
  const all = cookings(pot, wet, mode === 'wok' || mode === 'scramble')
  const eggs = mode === 'wok' && all.length > 1 ? all.filter(({ nature }) => nature === 'egg') : []
  const mains = all.filter((one) => (mode !== 'eggbed' || one.nature !== 'egg') && !eggs.includes(one))
  const [first, ...rest] = mains
  if (!first) return []
  const isIn = (mode === 'simmer' && pot.fired) || isBlended(pot)
  const together = isIn ? mains : [first, ...rest.filter(({ minutes }) => minutes >= first.minutes - 2)]
  const later = isIn ? [] : rest.filter(({ minutes }) => minutes < first.minutes - 2)
  const most = first.nature === 'chickenboneless' ? 6 : 8
  const quick = crisp.has(first.nature) ? 4 : most
  const minutes = mode === 'wok' ? Math.min(first.minutes, quick) : first.minutes
  const pours = wet && pot.has('water') && !pot.isNamed('water') && !pot.reserved.has('water')
  const isFried = later.some(({ nature }) => nature === 'okra')
  const before = [...scrambledBefore(pot, eggs), ...friedBefore(pot, mode === 'gravy', isFried)]
  const water = pours ? `Pour in the ${pot.name('water')}. ` : ''
  const how = together.length > 1 && !/^(uncovered|without)/.test(first.how) ? sharedHow(wet) : first.how
  const isBrowned = mode === 'gravy' && all.length === 1 && first.nature === 'mince' && before.length > 0
  const opening = phrase(openings[isBrowned ? 'simmer' : mode] ?? openings.dry!, `${pot.draft.id} ${mode}`)
    .replace('{m}', pot.list(together.flatMap(({ ids }) => ids)))
    .replace('{how}', how)
  const sign = signOf(pot, together, mode)
  const cooked =
    hash(pot.draft.id) % 2 === 0 || /[,(:]/.test(how)
      ? `${water}${opening}, until ${sign}, about ${minutes} minutes`
      : `${water}${opening} for about ${minutes} minutes, until ${sign}`
  if (later.length > 0 && /pressure cooker/.test(how)) {
    const more = Math.max(...later.map(({ minutes: last }) => last))
    const rest = pot.list(later.flatMap(({ ids }) => ids))
    const how = isFried ? 'boil the gravy down, fold in the fried' : 'add the'
    const text = `${cooked}. Open the pot, ${how} ${rest} and simmer ${more} minutes more, until tender.`
    return [...before, { kind: 'c', minutes: minutes + more + (isFried ? 6 : 0), text }]
  }
  const seafood = mode === 'wok' && together.some(({ nature }) => nature === 'squid' || nature === 'prawn')
  const byLast = Map.groupBy(later, ({ nature, minutes: last }) => (nature === 'okra' ? 4 : Math.max(2, last)))
  const after = [...byLast].map(([last, all]) => {
    const words = all.map(({ ids, nature }) => `${nature === 'okra' ? 'fried ' : ''}${pot.list(ids)}`)
    return `the ${words.join(', ').replace(/, (?=[^,]*$)/, ' and ')} for the last ${last} minutes`
  })
  const added = after.length > 0 ? `; add ${after.join(' and ')}` : ''
  const isMany = isPlural(pot.list(together.flatMap(({ ids }) => ids)))
  const lifted = seafood ? agree('. Lift out, or {they toughen/it toughens}', isMany) : ''
  const back = eggs.length > 0 ? `. Break the ${pot.list(eggs.flatMap(({ ids }) => ids))} up and toss them back in` : ''
  return [...before, { kind: 'c', minutes, text: `${cooked}${added}${lifted}${back}.` }]
}

/** In a wok eggs are scrambled alone and lifted out: poured over meat or vegetables they set to a grey coat. */
function scrambledBefore(pot: Pot, eggs: Cooking[]): Step[] {
  if (eggs.length === 0) return []
  const words = pot.list(eggs.flatMap(({ ids }) => ids))
  return [
    step(
      3,
      `Scramble the beaten ${words} in a spoon of the oil on the bare side of the wok until just set and lift out.`,
    ),
  ]
}

/** Okra is slimy and mince grey when it meets a gravy or a covered pan raw: both are fried by themselves before. */
function friedBefore(pot: Pot, wet: boolean, isLate: boolean): Step[] {
  if (!wet && !isLate) return []
  const fat = pot.held.find(({ ingredient }) => ingredient.role === 'fat')
  const inFat = fat ? ` in a spoon of ${fat.ingredient.word}` : ''
  const of = (nature: string) => pot.mains.filter(({ ingredient }) => ingredient.nature === nature).map(({ id }) => id)
  const okra = of('okra')
  const isRaw = !preparationFor('mince', pot.draft.family.form)?.startsWith('c')
  const mince = wet && isRaw ? of('mince') : []
  return [
    ...(okra.length === 0
      ? []
      : [
          step(
            8,
            `In another pan fry the ${pot.list(okra)}${inFat}, turning seldom, until no sticky threads are left.`,
          ),
        ]),
    ...(mince.length === 0
      ? []
      : [step(8, `${browning} the ${pot.list(mince)}${inFat}, pressing out the lumps, until dry and brown.`)]),
  ]
}

/** How the step begins that fries mince by itself. */
const browning = 'In another pan fry'

/** Mince that a gravy takes is fried in its masala, before the water that the gravy is let down with. */
export function brownedFirst(pot: Pot, steps: Step[]): Step[] {
  const at = steps.findIndex(({ text }) => text.startsWith(`${browning} the`) && text.includes('mince'))
  const wet = steps.slice(0, Math.max(0, at)).findLastIndex(({ kind, text }) => kind === 'c' && /\bwater\b/.test(text))
  if (at < 0 || wet < 0 || !/^(Add|Pour|Stir in|Season|Let)/.test(steps[wet]!.text) || pot.mains.length > 1)
    return steps
  const mince = steps[at]!
  const text = mince.text.replace(
    /^In another pan fry (the [^,]*?)( in a spoon of [^,]*)?,/,
    'Break $1 into the masala and fry,',
  )
  return steps.toSpliced(at, 1).toSpliced(wet, 0, { ...mince, text })
}

const step = (minutes: number, text: string): Step => ({ kind: 'c', minutes, text })

const sharedHow = (wet: boolean): string =>
  wet ? 'half covered at a simmer' : 'covered on a low flame, turning now and then'

function cookings(pot: Pot, wet: boolean, tossed: boolean): Cooking[] {
  const byNature = Map.groupBy(
    pot.mains.filter(({ ingredient }) => ingredient.nature !== '-'),
    ({ ingredient }) => ingredient.nature,
  )
  return [...byNature]
    .map(([nature, held]) => {
      const { form } = pot.draft.family
      const heat = heatOf(held.every(({ id }) => tough[id]) ? tough[held[0]!.id]! : nature, wet ? 'wet' : 'dry')
      const done = tossed || (nature === 'potato' && form === 'fine') ? (tossedDone[nature] ?? heat.done) : heat.done
      const cut = small.has(form) && !tossed ? heat.small : heat.minutes
      const minutes = ownMinutes(pot, nature, held, { wet, tossed }) ?? cut
      return { ids: held.map(({ id }) => id), nature, ...heat, minutes, done }
    })
    .sort((left, right) => right.minutes - left.minutes)
}

/** Minutes of mains that take other than their nature's; null for the rest. */
function ownMinutes(
  pot: Pot,
  nature: string,
  held: Pot['mains'],
  { wet, tossed }: { wet: boolean; tossed: boolean },
): number | null {
  const { id, form } = pot.draft.family
  if (wet && nature === 'mince' && held.some((main) => /^(mutton|lamb)-mince$/.test(main.id))) return 26
  if (wet && nature === 'okra') return 5
  if (nature === 'potato' && !small.has(form) && preparationFor(nature, form)?.startsWith('p')) return wet ? 20 : 16
  if (wet && held.every((main) => soft.has(main.id))) return 4
  // Strips, beside noodles and pasta, and in a roll.
  if (!wet && nature === 'chickenboneless' && form === 'fine') return 6
  if (!wet && nature === 'chickenboneless' && form === 'strips') return 7
  // Seared before the gravy.
  if (wet && nature === 'mushroom' && (id === 'tofucurry' || id === 'plate')) return 4
  if (tossed && (nature === 'egg' || nature === 'prawn')) return 3
  if (tossed && form === 'fine' && held.every((main) => main.id === 'peas')) return 2
  if (!wet && !tossed && nature === 'bitter' && pot.gramsOf(held.map((main) => main.id)) > 400) return 24
  if (held.every((main) => main.id === 'quail')) return 22
  if (held.every((main) => main.id === 'chholia')) return 16
  return null
}

/** What takes longer than its kin. */
const tough: Record<string, string> = { gawar: 'toughbean', sem: 'broadbean', 'moringa-leaves': 'toughleaf' }

/** Forms that cut a vegetable small. */
const small = new Set(['chop', 'fine', 'grate', 'crumble', 'fritter', 'chip'])

/** Fish that fall apart when they are cooked as long as a rohu. */
const soft = new Set(['pabda', 'bombil', 'koi'])

/** What keeps its bite in a wok. */
const crisp = new Set(['floret', 'root', 'bean', 'cabbage', 'pea'])
const crunchy = '{} {are/is} tender but still {crunch/crunches}'

/** Signs of what is tossed in a wok, cut fine, where a pot's would not do. */
const tossedDone: Record<string, string> = {
  egg: '{} {are/is} just set',
  potato: '{} {are/is} tender but {keep/keeps} {their/its} shape',
  floret: crunchy,
  root: crunchy,
  bean: crunchy,
  cabbage: crunchy,
}

function signOf(pot: Pot, together: Cooking[], mode: string): string {
  const alone = together.length === 1 && (mode === 'eggbed' || pot.mains.length === together[0]!.ids.length)
  const [one, two] = together
  const alike = one && two?.done === one.done ? [{ ...one, ids: [...one.ids, ...two.ids] }] : together
  const signs = alike.slice(0, 2).map(({ ids, done }) => {
    const words = pot.list(ids)
    const plural = ids.length > 1 || isPlural(words)
    return agree(done.replaceAll('{}', alone ? (plural ? 'they' : 'it') : `the ${words}`), plural)
  })
  return [...new Set(signs)].join(' and ')
}
