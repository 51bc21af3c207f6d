/**
 * A dish family as its table writes it. Lists are text, so that a cook can read and mend them:
 *
 * - `veg`, `nonveg`: mains by label, `*` before a classic.
 * - `second`: `Name(allowed or -refused mains)=what it adds with grams; …`; an empty name is the plain form. Water that a base names is its own, in place of the family's.
 * - `styles`: `id(allowed or -refused mains)@bases; …`; an empty id is the plain form.
 * - `steps`: conditions (see cook/lines.ts); then `p` preparing, `c` cooking, `s` standing, then minutes; `@` asks the
 *   grammar for steps (see cook/). `<one~or another>` are phrasings of one thing, `{they/it}` agrees with the main.
 */
export type FamilyRow = {
  id: string
  name: string
  /** Breakfast, Lunch, Hi-Tea, Dinner, All-Time Snacks by their letters (H is Hi-Tea, S Snacks). */
  meal: string
  /** Other meals for some of its dishes, by a condition as before a step line; the first that holds counts. */
  meals?: Record<string, string>
  /** Energy a serving may have. */
  kcal: [number, number]
  /** Grams of main a serving, for a vegetable; other natures take their share of it. */
  main: number
  state: string
  /** How the main is cut or made ready: a key of the preparation grammar. */
  form: string
  /** Where each eater has eggs of their own: whole ones, whatever brings them, a main's by the head, or one spread over the dish. */
  eggs?: 'whole' | 'head' | 'spread'
  base: string
  veg?: string
  nonveg?: string
  /** A main without ingredients, such as a plain dosa. */
  extra?: string
  more?: string
  /** Mains that are planned no more, kept for ids that were given out. A base or a style is retired by empty brackets. */
  retired?: string
  /** Language in which every main must have a name: where the dish is at home. */
  need?: string
  second?: string
  styles?: string
  /** The one base that may take a style. */
  oneStyle?: string
  /** Styles (or `*`) for which a main needs no name in the style's language. */
  anyLang?: string
  /** Bases that accept only these mains: `Base=Main,Main;…`, or mains that accept only these bases. */
  only?: string
  /** What single mains bring along beside the base: `Main,Main=ingredients with grams;…`. */
  adds?: string
  /**
   * What dishes of a style must hold here, and with a minus must not: `style,style=ingredients with grams -ingredient:0;…`.
   * Conditions as before a step line may stand in place of the styles. `main:60` sets what there is of each main.
   */
  must?: string
  title: string
  titles?: Record<string, string>
  titleLang?: string
  /** Its own word for a main in a title, by label, or by `@style label` for one style. */
  mainWord?: Record<string, string>
  /** Oil taken up in frying, g in 100 g of product; the bath itself is never counted. */
  uptake?: number
  sweet?: boolean
  vrat?: boolean
  pork?: boolean
  noFishDahi?: boolean
  steps: string[]
}
