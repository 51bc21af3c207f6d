import { breadNames } from './tables/breads.ts'
import { curryNames } from './tables/curries.ts'
import { devanagariNames } from './tables/devanagari-names.ts'
import { regionalNames } from './tables/regional.ts'
import { riceNames } from './tables/rice.ts'
import { sideNames } from './tables/sides.ts'
import { snackNames } from './tables/snacks.ts'
import { sweetNames } from './tables/sweets.ts'
import { tiffinNames } from './tables/tiffin.ts'
import { vegetableNames } from './tables/vegetables.ts'

/** What a dish name points to; an undefined part may be any. */
export type Target = {
  family: string
  main: string | undefined
  base: string | undefined
  style: string | undefined
}

export type NamedDish = Target & {
  /** The usual name first, then its other names and spellings. */
  names: readonly string[]
  /** False where the family is only the nearest one: it is found by this name, but not called so. */
  exact: boolean
  /** True where dishes of any diet go by the name (Biryani); else those found share the diet of the first. */
  anyDiet: boolean
}

/**
 * Reads lines such as `paneercurry.paneer-palak|Palak Paneer/Saag Paneer|…`: family, main, base and style as in a recipe's
 * id (`*` or nothing: any), then dishes parted by `|`, the names of each by `/`. `~` marks the nearest family, `?` any diet.
 */
function read(table: string): NamedDish[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [mark = '', ...dishes] = line.split('|')
      const [family = '', main, base, style] = mark.replace(/^[~?]/, '').split('.')
      const part = (text: string | undefined) => (text === '*' ? undefined : text)
      const target = { family, main: part(main), base: part(base), style: part(style) }
      return dishes.map((names) => ({
        ...target,
        names: names.split('/'),
        exact: !/^[~?]/.test(mark),
        anyDiet: mark.startsWith('?'),
      }))
    })
}

let all: readonly NamedDish[] | undefined

/** Every dish that is known by a name of its own. Read once, on first use. */
export function namedDishes(): readonly NamedDish[] {
  all ??= [
    tiffinNames,
    breadNames,
    vegetableNames,
    curryNames,
    riceNames,
    snackNames,
    sweetNames,
    sideNames,
    regionalNames,
  ].flatMap(read)
  return all
}

/** Names in Devanagari with the roman name that the tables hold: पालक पनीर is Palak Paneer. */
export const devanagariPairs = (): [devanagari: string, name: string][] =>
  devanagariNames
    .trim()
    .split('\n')
    .flatMap((line) => line.split(', '))
    .map((pair) => pair.split('|') as [string, string])
