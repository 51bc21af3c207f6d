import { hash } from '../compose/hash.ts'
import { ingredient } from '../knowledge/ingredients.ts'
import { phrase } from './lines.ts'
import type { Pot, Step } from './pot.ts'
import { writeSentence } from './sentence.ts'

/** What each stage of a masala asks, in several voices, so that dishes do not read as copies of each other. */
const voices = {
  roast: [
    'Toast {*roast}[ with {*paste}] on a low flame until fragrant; cool and grind with a little water to a smooth paste.',
    'In a dry pan warm {*roast}[ and {*paste}], shaking, until the smell rises, then grind fine with a few spoons of water.',
    'Roast {*roast}[, then {*paste}] to a light brown, cool, and grind to a paste with a splash of water.',
    'Dry-roast {*roast}[ with {*paste}] over a slow fire until a shade darker, and blend smooth with a little water.',
  ],
  paleRoast: [
    'Warm {*roast}[ with {*paste}] in a dry pan for a minute without letting anything colour, and blend smooth with a little water.',
  ],
  crush: [
    'Toast {*roast} in a dry pan until fragrant, and pound coarsely.',
    'Warm {*roast} in a dry pan until the smell rises; crush in a mortar.',
  ],
  toastGrind: [
    'Roast {*paste} in a dry pan on a low flame until golden, cool, and grind with a splash of water to a smooth paste.',
    'Toast {*paste} slowly until the smell is nutty; cool and blend to a paste with a little water.',
  ],
  grind: [
    'Grind {*paste} with a splash of warm water until no grain is felt.',
    'Soak {*paste} ten minutes in hot water and blend to a silky paste.',
    'Make a fine paste of {*paste}, adding water by the spoon.',
  ],
  temper: [
    'Heat {*fat|fat} in a heavy pan; when it shimmers let {*seasoning} crackle for half a minute.',
    'Warm {*fat|fat} on a medium flame and drop in {*seasoning}; wait until the spluttering ends.',
    'In a kadhai bring {*fat|fat} to a shimmer, add {*seasoning} and let the sputtering die down.',
    'Set a wide pan on the fire with {*fat|fat}; once hot, sizzle {*seasoning} in it until fragrant.',
  ],
  temperLeft: ['Heat the rest of the {fat} in the pan and let {*seasoning} crackle in it for half a minute.'],
  fat: [
    'Heat {*fat|fat} in a heavy pan until it shimmers.',
    'Warm {*fat|fat} in a kadhai on a medium flame until a drop of water sings.',
    'Set a deep pan on the fire with {*fat|fat} and let it get properly hot.',
  ],
  brownBoth: [
    'Fry {*bulb} until golden at the edges, add {*sharp} and stir for two minutes more, until the raw smell has gone.',
    'Brown {*bulb} patiently to a deep amber, then cook {*sharp} with it until fragrant.',
    'Add {*bulb} and stir until soft and golden brown; follow with {*sharp} and fry until it no longer smells raw.',
    'Sweat {*bulb} and let the edges brown; stir in {*sharp} for the last two minutes, until sweet-smelling.',
  ],
  soften: ['Soften {*bulb+sharp} on a low flame until glassy, without letting anything colour.'],
  softenBlend: [
    'Soften {*bulb+sharp} on a low flame until glassy, without letting anything colour; lift out, blend smooth and return to the pan.',
  ],
  brownBulb: [
    'Add {*bulb} and fry, stirring, until golden at the edges and sweet-smelling.',
    'Cook {*bulb} slowly to a deep, even amber.',
    'Stir in {*bulb} and keep moving the pan until soft and brown-edged.',
  ],
  brownSharp: [
    'Add {*sharp} and fry, stirring, until the raw smell has gone.',
    'Let {*sharp} sizzle for a minute or two, until fragrant but not brown.',
    'Stir {*sharp} in and cook on a low flame until it smells sweet, not raw.',
  ],
  chilliOnly: [
    'Drop in {*sharp} and let it sizzle for fifteen seconds.',
    'Add {*sharp}; a few seconds in the fat are enough, until the edges blister.',
  ],
  tomato: [
    'Tip in {*tomato}[ with {*powder}] and cook down, pressing with the spoon, until the oil separates.',
    'Add {*tomato}[, then {*powder}]; fry until thick, with beads of oil round the edge.',
    'Let {*tomato} melt into the pan[ with {*powder}], stirring, until glossy and the fat comes back to the surface.',
    'Cook {*tomato}[ with {*powder}] on a medium flame until mushy and the masala leaves the sides.',
  ],
  powder: [
    'Lower the flame and stir {*powder} with a spoon of water for a minute, until the colour deepens.',
    'Sprinkle in {*powder}; fry half a minute with a splash of water so that nothing burns, until aromatic.',
    'Take the pan aside, add {*powder}, and return it for a minute until it smells toasted.',
    'Add {*powder} on a low flame and stir until the colour deepens and the smell mellows.',
  ],
  starch: [
    'Stir in {*starch} and roast on a low flame for two minutes, until it smells nutty.',
    'Sprinkle in {*starch} and turn in the masala until no raw smell is left.',
  ],
  slurry: ['Stir {*starch} with a spoon of water, add and let it thicken until glossy.'],
  paste: [
    'Work in the ground paste and fry until it leaves the pan and the oil shows.',
    'Stir the paste through and roast it on low until the raw smell has gone.',
    'Add the paste and cook, scraping, until it darkens a shade and gives off oil.',
  ],
  palePaste: ['Add the paste and cook on a low flame, stirring, until it no longer smells raw; it must stay pale.'],
  crushed: ['Stir in the crushed spice for half a minute.'],
  veg: [
    'Add {*veg} and cook until tender at the edges.',
    'Turn {*veg} in the masala until soft and well coated.',
    'Put {*veg} in and stir until coated and half done.',
  ],
  greens: [
    'Blanch {*veg} two minutes, cool under the tap and blend smooth; stir the puree in and cook until the fat shows at the edge.',
    'Wilt {*veg} in boiling water for two minutes, drain and grind; add to the pan and fry until thick and glossy.',
  ],
  sourveg: [
    'Add {*sourveg}, cut up, and cook covered until it can be crushed with the spoon.',
    'Cut up {*sourveg}, stir it in and cook under a lid until quite soft.',
  ],
  tamarind: [
    'Pour in the juice of {tamarind}, soaked ten minutes in warm water and strained, with half a cup of hot water, and let it bubble eight minutes, until it no longer smells raw.',
    'Add {tamarind}, soaked ten minutes in warm water, squeezed and strained, with half a cup of hot water, and boil it down eight minutes, stirring, until the raw sourness has gone.',
  ],
  kokum: [
    'Drop in {kokum}, rinsed and soaked ten minutes, with its water, and simmer five minutes, until the pan smells sour.',
  ],
  curd: [
    'Whisk {*curd} smooth, stir in a spoon at a time off the boil, and keep stirring until it simmers without splitting.',
    'Turn the flame low, add beaten {*curd} little by little and stir until it is absorbed and shiny.',
    'Blend in beaten {*curd}, always stirring one way, until the fat shows at the rim.',
  ],
  sauce: [
    'Splash in {*sauce} and let it bubble until sticky.',
    'Stir {*sauce} in over a high flame until it smells caramelised.',
    'Add {*sauce}; boil a minute until glossy.',
  ],
} as const

type Stage = { voice: keyof typeof voices; kind: 'p' | 'c'; minutes: number; when: (pot: Pot) => boolean }

const some = (group: string) => (pot: Pot) => pot.group(group).length > 0

/** Greens by the handful become the gravy itself. */
function areGreens(pot: Pot): boolean {
  const found = pot.held.filter(({ id }) => pot.group('veg').includes(id))
  const weight = found.reduce((sum, { grams }) => sum + grams, 0)
  return weight >= 40 && found.every(({ ingredient }) => ingredient.nature === 'leafy')
}

/** Chillies with nothing beside them are black before anything else would be gold. */
function isChilliOnly(pot: Pot): boolean {
  const sharp = pot.group('sharp')
  return sharp.length > 0 && sharp.every((id) => id === 'green-chilli')
}

/** Mains that are browned in the masala or are soft already: what is sour goes in after them. */
const sourAfter = new Set([
  'mutton',
  'trotter',
  'pork',
  'bird',
  'chicken',
  'chickenboneless',
  'mince',
  'whole',
  'sprout',
])

const isSoured = (pot: Pot, by: string): boolean => pot.waiting.some(({ id }) => id === by)

/** Tamarind and kokum that are a gravy's sour cook in it before the main goes in. */
const isSouredFirst =
  (by: string) =>
  (pot: Pot): boolean =>
    isSoured(pot, by) &&
    pot.draft.family.steps.some((line) => line.endsWith('@finish')) &&
    !pot.mains.some(({ ingredient }) => sourAfter.has(ingredient.nature))

/** The order a cook works in: grind, temper, brown, tomato, powders, paste, vegetables, curd, sauce. */
const stages: Stage[] = [
  { voice: 'roast', kind: 'c', minutes: 5, when: some('roast') },
  { voice: 'grind', kind: 'p', minutes: 4, when: some('paste') },
  { voice: 'temper', kind: 'c', minutes: 2, when: some('seasoning') },
  { voice: 'fat', kind: 'c', minutes: 2, when: some('fat') },
  { voice: 'brownBoth', kind: 'c', minutes: 9, when: (pot) => some('bulb')(pot) && some('sharp')(pot) },
  { voice: 'brownBulb', kind: 'c', minutes: 8, when: some('bulb') },
  { voice: 'chilliOnly', kind: 'c', minutes: 1, when: isChilliOnly },
  { voice: 'brownSharp', kind: 'c', minutes: 3, when: some('sharp') },
  { voice: 'tomato', kind: 'c', minutes: 7, when: some('tomato') },
  { voice: 'powder', kind: 'c', minutes: 1, when: some('powder') },
]

const after: Stage[] = [
  {
    voice: 'starch',
    kind: 'c',
    minutes: 2,
    when: (pot) => some('starch')(pot) && !pot.has('cornflour') && !isNihari(pot),
  },
  { voice: 'slurry', kind: 'c', minutes: 1, when: (pot) => some('starch')(pot) && pot.has('cornflour') },
  { voice: 'greens', kind: 'c', minutes: 8, when: areGreens },
  { voice: 'veg', kind: 'c', minutes: 4, when: some('veg') },
  { voice: 'sourveg', kind: 'c', minutes: 6, when: some('sourveg') },
  { voice: 'tamarind', kind: 'c', minutes: 8, when: isSouredFirst('tamarind') },
  { voice: 'kokum', kind: 'c', minutes: 5, when: isSouredFirst('kokum') },
  { voice: 'curd', kind: 'c', minutes: 3, when: some('curd') },
  { voice: 'sauce', kind: 'c', minutes: 2, when: some('sauce') },
]

/** The masala in the order a cook makes it, each ingredient named once. */
export function masala(pot: Pot, short: boolean): Step[] {
  if (isLateMustard(pot)) pot.reserved = new Set([...pot.reserved, 'yellow-mustard'])
  const left = !some('fat')(pot) && pot.held.find(({ id, ingredient }) => ingredient.role === 'fat' && pot.isNamed(id))
  // A fat that browned the main is poured in with the one that follows.
  const begun = some('fat')(pot)
    ? pot.held.find(
        ({ id, from, ingredient: { role } }) =>
          role === 'fat' && from !== 'frying' && pot.isNamed(id) && !pot.reserved.has(id),
      )
    : undefined
  if (groundChillies.has(pot.draft.style?.id ?? '')) pot.ground = new Set(['dry-chilli', 'fenugreek'])
  const isCrushed = !some('paste')(pot) && weight(pot, 'roast') < 3.2
  const bath = pot.held.some(({ from }) => from === 'frying')
  const isPale = pale.has(pot.draft.style?.id ?? '')
  const write = ({ voice: wanted, kind, minutes }: Stage): Step => {
    const isOily = wanted === 'grind' && pot.group('paste').some((id) => roasted.has(id))
    const voice = isOily ? 'toastGrind' : voiceFor(pot, wanted, isPale, isCrushed, Boolean(left) && !bath)
    const fats = /temper|fat/.test(voice) && begun ? pot.group('fat').map((id) => ingredient(id).word) : []
    const said = voices[voice]
    const isNutty = voice === 'grind' && pot.group('paste').some((id) => hardNuts.has(id))
    const picked = isNutty ? 1 : hash(`${pot.draft.id} ${voice}`) % said.length
    // Seeds that would turn bitter lie in the oil while the onion browns.
    const isBitter = ['fenugreek', 'panch-phoron'].some((id) => pot.isNamed(id) && !pot.ground.has(id))
    const choice = isBitter && said[picked]!.includes('amber') ? 0 : picked
    const text = writeSentence(pot, said[choice]!).replace(
      fats.length > 0 ? fats.join(' and ') : /$^/,
      `$& and the rest of the ${begun?.ingredient.word}`,
    )
    return {
      kind: isOily ? 'c' : kind,
      minutes: isOily ? 7 : minutes,
      text:
        bath && /temper|fat/.test(voice)
          ? text.replace(/(?<!(?:mustard|coconut|groundnut|sesame|olive) )\boil\b/, 'three spoons of the oil')
          : text,
    }
  }
  const ground = some('roast')(pot) || some('paste')(pot)
  const made: Step[] = []
  for (const stage of stages) {
    if (stage.voice === 'temper' && left && !some('seasoning')(pot)) made.push(heatRest(pot, left.id, bath))
    if (stage.when(pot)) made.push(write(stage))
  }
  if (ground) made.push(write({ voice: 'paste', kind: 'c', minutes: isCrushed ? 1 : 4, when: () => true }))
  for (const stage of after) if (stage.when(pot) && !(short && stage.voice === 'sauce')) made.push(write(stage))
  pot.ground = new Set()
  return fold(made, short ? 2 : 3)
}

/** Grams a serving of a group that no step has named. */
const weight = (pot: Pot, group: string): number => {
  const ids = pot.group(group)
  return pot.held.reduce((sum, { id, grams }) => (ids.includes(id) ? sum + grams : sum), 0)
}

/** A stage's voice for this pot: a pale gravy is not browned, a pinch of spice is pounded, spring onion only softened. */
function voiceFor(
  pot: Pot,
  wanted: Stage['voice'],
  isPale: boolean,
  isCrushed: boolean,
  isFried: boolean,
): Stage['voice'] {
  if (wanted === 'roast' && isCrushed) return 'crush'
  if (wanted === 'roast' && isPale) return 'paleRoast'
  if (wanted === 'paste' && isCrushed) return 'crushed'
  if (wanted === 'paste' && isPale) return 'palePaste'
  if (wanted === 'temper' && isFried) return 'temperLeft'
  if (!/^brown(Both|Bulb)$/.test(wanted)) return wanted
  if (isPale) return pot.has('onion') && pot.draft.style?.id !== 'moilee' ? 'softenBlend' : 'soften'
  return pot.group('bulb').every((id) => id === 'spring-onion') ? 'soften' : wanted
}

/** Styles that grind their red chillies, and fenugreek, which a long browning makes bitter: with coconut on the coast, with coriander seeds in a kadai. */
const groundChillies = new Set(
  'malvani goan konkani mangalorean travancore kongu chettinad kolhapuri varhadi xacuti ghassi sukka saoji rayalaseema karnataka kadai guntur'.split(
    ' ',
  ),
)

/** Styles whose gravy stays white: nothing in it is browned. */
const pale = new Set([
  'moilee',
  'safedmaas',
  'rezala',
  'kalimirch',
  'methimalai',
  'afghani',
  'shahi',
  'yakhni',
  'malai',
])

/** A nihari is thickened at the end, with flour slaked in cold water. */
const isNihari = (pot: Pot): boolean => pot.draft.style?.id === 'nihari'

/** Nuts that grind smooth only when they are soaked. */
const hardNuts = new Set(['cashew', 'almonds', 'magaz', 'charoli'])

/** What goes into a paste roasted. */
const roasted = new Set(['peanuts', 'sesame', 'copra', 'black-sesame'])

/** Ground mustard turns bitter when it is fried: it goes in at the end. */
const isLateMustard = (pot: Pot): boolean =>
  pot.held.some(({ id, from }) => id === 'yellow-mustard' && from !== 'main') && !pot.isNamed('yellow-mustard')

const heatRest = (pot: Pot, fat: string, bath: boolean): Step => ({
  kind: 'c',
  minutes: 2,
  text: `Heat ${bath ? 'three spoons' : 'the rest'} of the ${pot.name(fat)} in a heavy pan until it shimmers.`,
})

/** Joins neighbours of one kind until at most `most` steps are left. */
export function fold(steps: Step[], most: number): Step[] {
  const out = [...steps]
  while (out.length > most) {
    let best = 0
    for (let at = 0; at < out.length - 1; at++)
      if (out[at]!.text.length + out[at + 1]!.text.length < out[best]!.text.length + out[best + 1]!.text.length)
        best = at
    const [left, right] = [out[best]!, out[best + 1]!]
    const kind = left.kind === 'c' || right.kind === 'c' ? 'c' : left.kind
    out.splice(best, 2, { kind, minutes: left.minutes + right.minutes, text: `${left.text} ${right.text}` })
  }
  return out
}

const finishes = [
  '[Add {*sour+sweet} ]and simmer a minute, tasting for balance. [Stir in {*dairy+butter} ]on the lowest flame until smooth. [Finish with {*finish+herb+serve+rest} ]and cover for a minute.',
  '[Balance with {*sour+sweet} ]<to your taste~and let it bubble a minute>. [Stir in {*dairy+butter} ]and warm through without boiling. [Scatter {*finish+herb+serve+rest} ]over the top.',
  '[Round off with {*sour+sweet} ]and let it bubble once more. [Enrich with {*dairy+butter} ]off the boil. [Season at the end with {*finish+herb+serve+rest} ]so that the scent stays.',
]

/** What goes in last: sour and sweet, then dairy off the boil, then what would lose its scent. */
export function finish(pot: Pot): Step[] {
  const mustard: Step[] = isLateMustard(pot)
    ? [
        {
          kind: 'c',
          minutes: 4,
          text: `Grind the ${pot.name('yellow-mustard')}, soaked meanwhile in a little warm water, with a pinch of salt; stir the paste in and simmer two minutes, not longer, or it turns bitter.`,
        },
      ]
    : []
  const slaked = isNihari(pot) ? pot.group('starch') : []
  const thickened: Step[] =
    slaked.length > 0
      ? [
          {
            kind: 'c',
            minutes: 10,
            text: `Slake the ${pot.list(slaked)} in half a cup of cold water, stir it in and simmer ten minutes until it clings and tastes of no flour.`,
          },
        ]
      : []
  const late = isSoured(pot, 'tamarind')
  const soured = late
    ? writeSentence(
        pot,
        'Add {tamarind}, soaked ten minutes in warm water and strained,[ with {*sour+sweet}] and simmer eight minutes, until it no longer tastes raw.',
      )
    : isSoured(pot, 'kokum')
      ? writeSentence(
          pot,
          'Add {kokum}, rinsed,[ with {*sour+sweet}] and simmer five minutes, until the gravy tastes of it.',
        )
      : ''
  const [first = '', ...rest] = phrase(finishes[hash(`${pot.draft.id} finish`) % finishes.length]!, pot.draft.id)
    .split(/(?<=\.) (?=\[)/)
    .map((part) => writeSentence(pot, part))
  const said = (parts: string[]): string => parts.filter((part) => /[a-z]/.test(part)).join(' ')
  const cooked = (minutes: number, text: string): Step[] => (text === '' ? [] : [{ kind: 'c', minutes, text }])
  return mustard.length === 0
    ? [...thickened, ...cooked(late ? 10 : soured ? 7 : 3, said([soured, first, ...rest]))]
    : [...thickened, ...cooked(late ? 9 : soured ? 6 : 2, said([soured, first])), ...mustard, ...cooked(2, said(rest))]
}
