import type { Portion, StepPart } from './dish.ts'
import type { Food } from './food.ts'
import type { Unit } from './vocabulary.ts'

/** A portion as a row: foods and words as indices into their tables, flags as bits. */
export type StoredPortion = [
  food: number,
  name: number,
  amount: number,
  unit: Unit | null,
  preparation: number,
  marks: number,
  preparationParts?: readonly StepPart[],
]

const marks = { isForFrying: 1, isForSyrup: 2, isForChhena: 4, isOptional: 8, isWashed: 16, isInPlenty: 32 } as const
/**
 * The first bit after the flags; the bits above hold the percentage that stays when the rest is poured off, plus one.
 */
const staysFrom = 64

type Places = { food: ReadonlyMap<Food, number>; word: (word: string) => number }

export const storedPortionsOf = (portions: readonly Portion[], at: Places): StoredPortion[] =>
  portions.map((portion): StoredPortion => {
    const { food, name, amount, unit, preparation, preparationParts } = portion
    let bits = 0
    for (const [mark, bit] of Object.entries(marks)) if (portion[mark as keyof typeof marks]) bits |= bit
    if (portion.stays !== undefined) bits += staysFrom * (Math.round(portion.stays * 100) + 1)
    const row = [at.food.get(food)!, at.word(name), amount, unit, at.word(preparation), bits] as const
    return preparationParts ? [...row, preparationParts] : [...row]
  })

type Tables = { foods: readonly Food[]; words: readonly string[] }

/** Converts rows back to portions; recurring words such as "finely chopped" are shared. */
export const portionsOf = (rows: readonly StoredPortion[], { foods, words }: Tables): Portion[] =>
  rows.map(
    ([food, name, amount, unit, preparation, bits, preparationParts]): Portion => ({
      food: foods[food]!,
      name: words[name]!,
      amount,
      unit,
      preparation: words[preparation]!,
      ...(preparationParts && { preparationParts }),
      isForFrying: (bits & marks.isForFrying) !== 0,
      isForSyrup: (bits & marks.isForSyrup) !== 0,
      isForChhena: (bits & marks.isForChhena) !== 0,
      isOptional: (bits & marks.isOptional) !== 0,
      ...((bits & marks.isWashed) !== 0 && { isWashed: true as const }),
      ...((bits & marks.isInPlenty) !== 0 && { isInPlenty: true as const }),
      ...(bits >= staysFrom && { stays: (Math.floor(bits / staysFrom) - 1) / 100 }),
    }),
  )
