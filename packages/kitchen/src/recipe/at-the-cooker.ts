import { underPressure } from '../compute/pressure.ts'
import type { RecipeStep, TimedStep } from './types.ts'

/** Says at the step at the stove which vessel holds it; a bare 'Drain.' stays first, for the wait before it. */
export function withVessel(steps: TimedStep[], said: string | undefined): TimedStep[] {
  if (said === undefined) return steps
  const at = Math.max(
    0,
    steps.findIndex(({ text }) => /\b(?:cooker|pots?)\b/i.test(text) || underPressure.test(text)),
  )
  return steps.map((step, index) => {
    if (index !== at) return step
    const drain = bareDrain.exec(step.text)?.[0] ?? ''
    return { ...step, text: `${drain}${said} ${step.text.slice(drain.length)}`.trim() }
  })
}

const bareDrain = /^Drain(?: it| them| well| and rinse)*\.(?: |$)/

/** A bare 'Drain.' ends the wait before it: the step after it does not say what is drained. */
export function drainsFirst(steps: TimedStep[]): TimedStep[] {
  const shown: TimedStep[] = []
  for (const step of steps) {
    const before = shown.at(-1)
    const drain = bareDrain.exec(step.text)?.[0]
    if (drain === undefined || before?.kind !== 'stand') {
      shown.push(step)
      continue
    }
    before.text = `${before.text} ${drain.trim()}`
    const text = step.text.slice(drain.length)
    if (text !== '') shown.push({ ...step, text })
  }
  return shown
}

const letsGo =
  /\bpressure (?!cook)|\brelease|\bopen|\bsteam\b|\bsettle\b|(?<!\bthe )\brest\b|\bcool\b|\blid off\b|\b(?:leave|keep)\b[^.]*\b(?:shut|closed|lid on)\b/i
const bareSettle =
  /^(?:Settle|(?:Leave|Keep)(?: it| the cooker)?(?: shut| closed)?|Leave the lid on|Let it stand|Let it settle|Wait) for (\d[\d.]* \w+)(?=[.,;]|$)/

/** Steam that whistles at a seal of dough is of no cooker. */
const sealedPot = /\bseal/i

/** A cooker is opened when its pressure has gone, and the page says so where the file leaves it to the cook. */
export function withPressureLetGo(steps: TimedStep[]): RecipeStep[] {
  return steps.map(({ settles, ...step }, at): RecipeStep => {
    const before = steps[at - 1]?.text ?? ''
    if (bareSettle.test(step.text) && /\bwhistle|\bpressure/i.test(before) && !sealedPot.test(before))
      return {
        ...step,
        text: step.text.replace(bareSettle, 'Leave the cooker shut until the pressure has gone, $1'),
      }
    const next = steps[at + 1]
    // A clock that is named so is enough, whatever the words of its sentence.
    const isLetGo = settles || next?.settles || letsGo.test(`${step.text} ${next?.text ?? ''}`)
    if (step.kind !== 'cook' || !underPressure.test(step.text) || isLetGo) return step
    return { ...step, text: opened(step.text) }
  })
}

/** What is done with what the cooker holds comes after it is opened. */
const takesOut =
  /[.;] (?:Drain|Mash|Lift|Take|Peel|Squeeze|Whisk|Churn|Strain|Keep the|Beat|Crush|Stir|Simmer|Fluff|Shred)\b|,(?: and)? then (?:stir|simmer|mash|whisk|beat|mix|drain|strain|lift)\b/g

function opened(text: string): string {
  const opens = 'Open the cooker when its pressure has gone'
  takesOut.lastIndex = underPressure.exec(text)!.index
  const found = takesOut.exec(text)
  if (found === null) return `${text} ${opens}.`
  const [mark] = found[0]
  const rest = text.slice(found.index + 1)
  return mark === ','
    ? `${text.slice(0, found.index)}. ${opens},${rest}`
    : `${text.slice(0, found.index)}${mark} ${opens}.${rest}`
}
