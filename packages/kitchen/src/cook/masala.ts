import type { Pot, Step } from './pot.ts'
import { writeSentence } from './sentence.ts'

type Voice = readonly [string, string, string]

/** Each sentence in three voices, so that families do not read as copies of each other. */
const roast: Voice = [
  'Toast {*roast}[ with {*paste}] on a low flame until fragrant; cool and grind with a little water to a smooth paste.',
  'In a dry pan warm {*roast}[ and {*paste}], shaking, until the smell rises, then grind fine.',
  'Roast {*roast}[, then {*paste}], one after the other, to a light brown and pound to a paste.',
]
const grind: Voice = [
  'Grind {*paste} with a splash of warm water until no grain is felt.',
  'Soak {*paste} ten minutes in hot water and blend to a silky paste.',
  'Make a fine paste of {*paste}, adding water by the spoon.',
]
const temper: Voice = [
  'Heat {*fat|fat} in a heavy pan; when it shimmers let {*temper} crackle for half a minute.',
  'Warm {*fat|fat} on a medium flame and drop in {*temper}; wait until they swell and smell sharp.',
  'In a kadhai bring {*fat|fat} to a haze, add {*temper} and count to thirty while they sputter.',
]
const justFat: Voice = [
  'Heat {*fat|fat} in a heavy pan until it shimmers.',
  'Warm {*fat|fat} in a kadhai on a medium flame until a drop of water sings.',
  'Set a deep pan on the fire with {*fat|fat} and let it get properly hot, with a faint shimmer.',
]
const brown: Voice = [
  'Add {*aromatic} and fry, stirring, until golden at the edges and sweet-smelling.',
  'Cook {*aromatic} slowly until the rawness leaves and they turn a deep amber.',
  'Stir in {*aromatic} and keep them moving until soft, brown-edged and fragrant.',
]
const tomato: Voice = [
  'Tip in {*tomato}[ with {*powder}] and cook down, pressing with the spoon, until the oil separates.',
  'Add {*tomato}[, then {*powder}]; fry until it is one thick mass and beads of oil appear round it.',
  'Let {*tomato} melt into the pan[ with {*powder}], stirring, until glossy and the fat comes back to the surface.',
]
const powder: Voice = [
  'Lower the flame and stir {*powder} with a spoon of water for a minute, until the colour deepens.',
  'Sprinkle in {*powder}; fry half a minute with a splash of water so that nothing burns, until aromatic.',
  'Take the pan aside, add {*powder}, and return it for a minute until it smells toasted.',
]
const curd: Voice = [
  'Whisk {*curd} smooth, stir in a spoon at a time off the boil, and keep stirring until it simmers without splitting.',
  'Turn the flame low, add beaten {*curd} little by little and stir until it is absorbed and shiny.',
  'Blend in {*curd}, always stirring one way, until the fat shows at the rim.',
]
const paste: Voice = [
  'Work in the ground paste[ and {*veg}] and fry until it leaves the pan and the oil shows.',
  'Stir the paste[ with {*veg}] through and roast it on low until the raw smell has gone.',
  'Add the paste[, {*veg}] and cook, scraping, until it darkens a shade and gives off oil.',
]
const veg: Voice = [
  'Add {*veg} and cook until tender at the edges.',
  'Turn {*veg} in the masala until they soften.',
  'Put {*veg} in and stir until coated and half done, with softened edges.',
]
const sauce: Voice = [
  'Splash in {*sauce} and let it bubble until sticky.',
  'Stir {*sauce} in over a high flame until it smells caramelised.',
  'Add {*sauce}; boil a minute until glossy.',
]

const lines: { when: (pot: Pot) => boolean; kind: 'p' | 'c'; minutes: number; voice: Voice }[] = [
  { when: (pot) => pot.group('roast').length > 0, kind: 'c', minutes: 5, voice: roast },
  { when: (pot) => pot.group('paste').length > 0, kind: 'p', minutes: 4, voice: grind },
  { when: (pot) => pot.group('temper').length > 0, kind: 'c', minutes: 2, voice: temper },
  { when: (pot) => pot.group('fat').length > 0, kind: 'c', minutes: 2, voice: justFat },
  { when: (pot) => pot.group('aromatic').length > 0, kind: 'c', minutes: 8, voice: brown },
  { when: (pot) => pot.group('tomato').length > 0, kind: 'c', minutes: 7, voice: tomato },
  { when: (pot) => pot.group('powder').length > 0, kind: 'c', minutes: 1, voice: powder },
]

/** The masala in the order a cook makes it: grind, temper, brown, tomato, powders, paste, curd. Named once each. */
export function masala(pot: Pot, voice: number, short: boolean): Step[] {
  const write = (one: Voice): string => writeSentence(pot, one[voice]!)
  const ground = pot.group('roast').length > 0 || pot.group('paste').length > 0
  const made: Step[] = []
  for (const { when, kind, minutes, voice: said } of lines)
    if (when(pot)) made.push({ kind, minutes, text: write(said) })
  if (ground) made.push({ kind: 'c', minutes: 4, text: write(paste) })
  if (pot.group('veg').length > 0) made.push({ kind: 'c', minutes: 4, text: write(veg) })
  if (pot.group('curd').length > 0) made.push({ kind: 'c', minutes: 3, text: write(curd) })
  if (pot.group('sauce').length > 0 && !short) made.push({ kind: 'c', minutes: 2, text: write(sauce) })
  return fold(made, short ? 2 : 3)
}

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

const finishes: Voice = [
  '[Add {*sour} ][and {*sweet} ]and simmer a minute, tasting for balance. [Stir in {*dairy} ][and {*butter} ]on the lowest flame until smooth. [Finish with {*finish} ][and {*herb} ][and {*serve} ][and {*rest} ]and cover for a minute.',
  '[Balance with {*sour} ][and {*sweet} ]until neither stands out. [Pour in {*dairy} ][and {*butter} ]and warm through without boiling. [Scatter {*finish} ][and {*herb} ][and {*serve} ][and {*rest} ]over the top.',
  '[Sharpen with {*sour} ][and {*sweet} ]and let it bubble once more. [Enrich with {*dairy} ][and {*butter} ]off the boil. [Season at the end with {*finish} ][and {*herb} ][and {*serve} ][and {*rest} ]so that the scent stays.',
]

export function finish(pot: Pot, voice: number): Step[] {
  const text = finishes[voice]!.split(/(?<=\.) (?=\[)/)
    .map((part) => writeSentence(pot, part))
    .filter((part) => /[a-z]/.test(part))
    .join(' ')
  return text === '' ? [] : [{ kind: 'c', minutes: 3, text }]
}
