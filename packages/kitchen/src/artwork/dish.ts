import type { Pencil } from './pencil.ts'

/** A main ingredient of the dish, as drawn. */
export type Main = { id: string; nature: string; color: string }

/** The forms of a drawing, by what is typically drawn so; '' for the usual one. */
export type Form =
  | ''
  | 'pale'
  | 'bonda'
  | 'griddle'
  | 'steamed'
  | 'stew'
  | 'fried'
  | 'dahi'
  | 'sev'
  | 'nimki'
  | 'pani'
  | 'puri'
  | 'baati'
  | 'rasgulla'
  | 'rasmalai'
  | 'ghevar'
  | 'modak'
  | 'shake'
  | 'chaas'
  | 'lassi'
  | 'kahwa'
  | 'noon'
  | 'kaapi'
  | 'chocolate'

/** The facts a food is drawn from. */
export type Dish = {
  pencil: Pencil
  mains: readonly Main[]
  /** The colour of the gravy, batter or dough. */
  pot: string
  has: (id: string) => boolean
  /** The radius of the vessel's inside. */
  well: number
  sweet: boolean
  /** Poured or spooned, so that cream can be drizzled over it. */
  runny: boolean
  /** The form of the drawing, for one with several. */
  form: Form
  /** Drawn only from its own facts: nothing it does not contain is put on or beside it. */
  exact?: boolean
  /** The colours of the bowls beside an exact dish. */
  beside?: readonly string[]
}

export type Food = (dish: Dish) => string
