import type { Pencil } from './pencil.ts'

/** A main of the dish, as it is drawn. */
export type Main = { id: string; nature: string; color: string }

/** What a food is drawn from. */
export type Dish = {
  pencil: Pencil
  mains: readonly Main[]
  /** Colour of the gravy, batter or dough. */
  pot: string
  has: (id: string) => boolean
  /** Radius of the vessel that food may fill. */
  well: number
  sweet: boolean
  /** Poured or spooned, so that cream can be run over it. */
  runny: boolean
  /** The words of the id's base, such as "ghee-roast-dosa". */
  base: string
  /** Drawn from its own facts: nothing is put on it or beside it that it does not have. */
  exact?: boolean
  /** Colours of the bowls that stand beside an exact dish. */
  beside?: readonly string[]
}

export type Food = (dish: Dish) => string
