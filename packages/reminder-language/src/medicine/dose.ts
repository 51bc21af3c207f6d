import { number, quantityOf, type Rest, word } from './rest.ts'
import { type Food, isInsulin, isKnownName, mealTimes, partTimes, type Unit, units, unitWords } from './words.ts'

export type Dose = { amount: number; unit: Unit }

/** An amount with its unit: '2 tablets', '5 ml'. */
export const amounts = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.:/-])(?<n>${number})(?:\\s*(?:-|to|ya|or)\\s*\\d)?[\\s-]*(?<unit>${units})(?![\\p{L}\\p{M}\\p{N}])(?:\\s+(?:of|ki|ka|की|का)(?=\\s))?`,
  'iu',
)
/** 'Tablet 4 daily'. */
const amountBehind = word(
  `(?<unit>tablets?|tabs?|goli|capsules?|caps?)\\s+(?<n>\\d(?:\\.\\d)?|half|aadhi|½)(?=\\s*(?:daily|roz|a\\s+day|od\\b|subah|raat|morning|night))`,
)

export const unitOf = (written: string): Unit | undefined => unitWords.find(([pattern]) => pattern.test(written))?.[1]

/** From this number on, what stands before 'tablet' is its strength: 'Dolo 650 tablet'. */
const strengthFrom = 40
/** Numbers that are strengths if 'tablet' follows in the singular: 'Amlodipine 5 tablet'. */
const smallStrengths = new Set([5, 6.25, 7.5, 10, 12.5, 15, 20, 25, 30])
const counted = /^(?:tab|cap|goli|pill|गोली|टैब|कैप्सूल)/i
const isSingular = (unit: string): boolean => /^(?:tab|tablet|cap|capsule|टैबलेट|कैप्सूल)$/i.test(unit)

/** Whether a number before a unit is a medicine's strength rather than the amount to take. */
export function isStrength(written: string, unit: string, before: string): boolean {
  const value = quantityOf(written)
  if (/^iu$/i.test(unit)) return value > 150
  if (!counted.test(unit) && !/^(?:sachet|inj)/i.test(unit)) return false
  if (value >= strengthFrom) return true
  // 'Take 5 tablet' names an amount.
  return isSingular(unit) && smallStrengths.has(value) && /\p{L}{4,}\s+$/u.test(before) && !/take\s+$/i.test(before)
}

/** Takes the amount of a dose from the text: '2 tablets', 'half tablet', '5 ml', 'tablet 4 daily'. */
export function amountIn(left: Rest): Dose | null {
  const found =
    left.take(amountBehind) ??
    left.take(amounts, (one) => !isStrength(one.groups!.n!, one.groups!.unit!, one.input.slice(0, one.index)))
  if (!found) return null
  const amount = quantityOf(found.groups!.n!)
  const unit = unitOf(found.groups!.unit!)
  return unit && amount > 0 && amount <= 1000 ? { amount, unit } : null
}

const afterPart = word(
  '(?<=(?:subah|sha+m|dopahar|raat|morning|evening|night|daily|roz|सुबह|शाम|रात)\\s+(?:ko\\s+|को\\s+|me(?:in)?\\s+)?)(?<n>[123]|ek|do|aadhi|half|½|एक|दो|आधी)(?=\\s*(?:$|,|for|after|before|kha+ne))',
)

const half = word('(?<n>aadhi|half|आधी)(?!\\s*(?:an|hour|gha?nt|घंट))')

/** Takes an amount without its unit: 'roz subah 1', 'raat 10 baje aadhi'. */
export function bareAmountIn(left: Rest): Dose | null {
  const { n } = (left.take(afterPart) ?? left.take(half))?.groups ?? {}
  return n === undefined ? null : { amount: quantityOf(n), unit: unitNamed(left.text) }
}

const forms: readonly [RegExp, Unit][] = [
  [/respules?|nebuli[sz]/iu, 'dose'],
  [/sachets?|पाउच/iu, 'sachet'],
  [/drops?\b|boond|बूंद|बूँद|ड्रॉप/iu, 'drop'],
  [isInsulin, 'unit'],
  [/\binjections?\b|\binj\b|इंजेक्शन|\bshots?\b|\bozempic|\bmounjaro|\btrulicity/iu, 'injection'],
  [/inhaler|rotacap|\bpuffs?\b|पफ|\bforacort|\bseroflo|\basthalin\b(?!\s*(?:tab|syr))/iu, 'puff'],
  [/capsules?|\bcaps?\b|कैप्सूल/iu, 'capsule'],
  [/tablets?|\btabs?\b|\bgoli|\bpills?\b|गोली|टैबलेट/iu, 'tablet'],
  [/syrup|suspension|\bsyp\b|spray|ointment|cream|\bgel\b|powder|churna|सिरप/iu, 'dose'],
]

/** Returns the unit by the form said, or else by the medicine's name: 'BP tablet', 'eye drops', 'Dolo'. */
export const unitNamed = (text: string): Unit =>
  forms.find(([pattern]) => pattern.test(text))?.[1] ?? (isKnownName.test(text) ? 'tablet' : 'dose')

const part =
  'morning|mrng|subah|subha|सुबह|afternoon|noon|dopahar|dopeher|दोपहर|evening|sha+m|शाम|night|bed\\s?time|raat|रात|breakfast|lunch|dinner'
const lead = '(?:(?:in|at|every|each|before|after|with)\\s+(?:the\\s+|my\\s+)?)?'
const after = '(?:\\s+(?:ko|me|mein|में|को))?'
const noHour = "(?!\\d|\\s*(?:baje|bje|ba+j|am|pm|o'?clock|बजे|[:.]\\d))"
const amountThenPart = word(
  `(?<n>${number})\\s*(?<unit>${units})?\\s*(?:of\\s+)?(?<when>${lead}(?<part>${part}))${after}`,
)
const partThenAmount = word(
  `(?<when>${lead}(?<part>${part}))${after}\\s*[:=-]?\\s*(?<n>${number})${noHour}\\s*(?<unit>${units})?`,
)
const clockThenAmount = word(
  `(?<n>${number})\\s*(?<unit>${units})\\s+(?:at\\s+)?(?<clock>\\d{1,2})(?::(?<minute>\\d\\d))?\\s?(?<half>am|pm)`,
)
/** The largest amount that needs no unit: 'subah 8 raat 9' are hours. */
export const bareMax = 3

type Slot = { time: string; amount: number }
/** Doses with an amount each, the unit of all, and their relation to meals. */
export type Slots = { slots: Slot[]; unit: Unit | null; food: Food | null }

/** Takes amounts that differ by the time of day: '10 units in the morning and 8 at night', 'subah 1 raat 2 goli'. */
export function slotsIn(left: Rest): Slots | null {
  for (const pattern of [clockThenAmount, amountThenPart, partThenAmount]) {
    const found = [...left.text.matchAll(new RegExp(pattern, 'giu'))]
    const unit = found.map(({ groups }) => groups!.unit).find((one) => one !== undefined)
    const slots = found.flatMap(({ groups }) => {
      const time = timeOf(groups!)
      const amount = quantityOf(groups!.n!)
      return time === null || (unit === undefined && amount > bareMax) ? [] : [{ time, amount }]
    })
    if (new Set(slots.map(({ time }) => time)).size < 2 || slots.length < found.length) continue
    for (const { index, 0: written } of found) left.blank({ start: index, end: index + written.length })
    return {
      slots: slots.sort((a, b) => a.time.localeCompare(b.time)),
      unit: unit === undefined ? null : (unitOf(unit) ?? null),
      food: found.map(({ groups }) => relationOf(groups!.when)).find((one) => one !== null) ?? null,
    }
  }
  return null
}

const relationOf = (when = ''): Food | null =>
  (/^(before|after|with)/i.exec(when)?.[1]?.toLowerCase() as Food | undefined) ?? null

function timeOf({ when, part: named, clock, minute = '00', half }: Record<string, string | undefined>): string | null {
  if (clock !== undefined) {
    const hour = (Number(clock) % 12) + (half!.toLowerCase() === 'pm' ? 12 : 0)
    return Number(clock) >= 1 && Number(clock) <= 12 ? `${String(hour).padStart(2, '0')}:${minute}:00` : null
  }
  const meal = mealTimes[relationOf(when) ?? 'with'][named!.toLowerCase()]
  return meal ?? partTimes.find(([pattern]) => pattern.test(named!))?.[1] ?? null
}

/** Returns the usual time of a part of the day or a meal, as 'raat ko' and 'nashte ke baad'. */
export function mealOrPart(written: string): string | null {
  const meal = mealWords.find(([pattern]) => pattern.test(written))?.[1]
  if (meal !== undefined) return mealTimes[relationIn(written) ?? 'with'][meal]!
  return partTimes.find(([pattern]) => pattern.test(written))?.[1] ?? null
}

/** Returns the relation to a meal that words say, in any language and order. */
export const relationIn = (written: string): Food | null =>
  relations.find(([pattern]) => pattern.test(written))?.[1] ?? null

const relations: readonly [RegExp, Food][] = [
  [/after|ba+d|बाद/iu, 'after'],
  [/before|pe?hl|पहले/iu, 'before'],
  [/with|sa+th|साथ/iu, 'with'],
]

const mealWords: readonly [RegExp, string][] = [
  [/breakfast|na+sh?t|नाश्त/iu, 'breakfast'],
  [/lunch|(?:dopahar|dopeher|दोपहर)\s+(?:ke|के)\s/iu, 'lunch'],
  [/dinner|(?:raat|रात)\s+(?:ke|के)\s/iu, 'dinner'],
]
