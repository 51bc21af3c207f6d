import { dietOf } from '../compute/diet.ts'
import { isCurd } from '../compute/raw-curd.ts'
import type { Beside } from '../read/company.ts'
import type { Dish } from '../read/dish.ts'
import { companyTable } from '../read/load-company.ts'
import { cookbook } from '../read/load-cookbook.ts'

/** An accompaniment with its facts about diet. */
type Named = {
  name: string
  isMeat: boolean
  isJain: boolean
  hasCurd: boolean
  isForFasts: boolean
  plate: Beside['plate']
}

const known = new Map<string, Named>()

/**
 * Looks up an accompaniment: a dish by id, anything else by its row of menus/company.csv; nothing is known about other
 * words, as in a person's own recipe.
 */
function namedAs(one: string): Named {
  const before = known.get(one)
  if (before) return before
  const name = nameOf(one)
  const dish = cookbook().dishes.get(one)
  const row = companyTable().byName.get(name)
  const made: Named = dish
    ? ofDish(name, dish)
    : {
        name,
        isMeat: row?.holds.includes('meat') ?? false,
        isJain: !row?.holds.includes('meat') && !row?.holds.includes('root'),
        hasCurd: row?.holds.includes('curd') ?? false,
        isForFasts: row === undefined || row.suits === 'fast',
        plate: row?.plate ?? '',
      }
  if (dish || row) known.set(one, made)
  return made
}

const nameOf = (one: string): string => (one.includes('/') ? one.split('/')[1]!.replaceAll('-', ' ') : one)

function ofDish(name: string, dish: Dish): Named {
  const { diet, vrat, flags } = dietOf(dish)
  const fills = dish.role === 'staple' || dish.course === 'bread' || dish.course === 'rice'
  return {
    name,
    isMeat: diet !== 'veg',
    isJain: flags.jain,
    hasCurd: (dish.course === 'raita' || dish.course === 'drink') && dish.portions.some(isCurd),
    isForFasts: vrat,
    plate: fills ? 'fills' : dish.course === 'drink' ? 'drunk' : '',
  }
}

/**
 * Formats accompaniments: 'rice and ghee', 'phulka or paratha', 'rice or idli, and ghee', 'roti and dal': one that
 * fills the plate, one eaten beside it, and toppings for both. A chutney goes with any one of them.
 */
export function companyInWords(named: readonly string[], isRelish = false): string {
  const list = (names: readonly string[], join: string) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${join} ${names.at(-1)!}`
  const all = named.map(namedAs)
  const namesOf = (some: readonly Named[]) => some.map(({ name }) => name)
  // Some entries are complete plates: "rice and dal".
  const plates = all.filter(({ plate }) => plate === 'whole')
  if (plates.length > 0) return namesOf([...all.filter(({ plate }) => plate !== 'whole'), ...plates]).join(', or ')
  const beside = all.filter(({ plate }) => plate !== 'top')
  const eaten = isRelish
    ? [beside]
    : [beside.filter(({ plate }) => plate === 'fills'), beside.filter(({ plate }) => plate !== 'fills')]
  const groups = eaten
    .filter((some) => some.length > 0)
    .map((some) => ({ isChoice: some.length > 1, said: list(namesOf(some), 'or') }))
  const top = namesOf(all.filter(({ plate }) => plate === 'top'))
  if (groups.length === 0) return list(namesOf(all), 'or')
  if (groups.every(({ isChoice }) => !isChoice)) return list([...groups.map(({ said }) => said), ...top], 'and')
  if (top.length > 0) groups.push({ isChoice: false, said: list(top, 'and') })
  return groups.reduce(
    (all, { said, isChoice }, at) =>
      at === 0 ? said : `${all}${isChoice || groups[at - 1]!.isChoice || at > 1 ? ',' : ''} and ${said}`,
    '',
  )
}

/**
 * Returns the accompaniments to show: for a vegetarian dish the vegetarian ones first, for a Jain dish only Jain ones.
 */
export function companyOf(named: readonly string[], diet: 'jain' | 'veg' | 'any'): string[] {
  if (diet === 'any') return [...named]
  const without = named.filter((one) => !namedAs(one).isMeat)
  return diet === 'jain'
    ? without.filter((one) => namedAs(one).isJain)
    : [...without, ...named.filter((one) => namedAs(one).isMeat)]
}

/** Returns the accompaniments without meat, fish or egg. */
export const withoutMeat = (named: readonly string[]): string[] => named.filter((one) => !namedAs(one).isMeat)

/** Returns the accompaniments that may be eaten on a fast. */
export const fitForFasts = (named: readonly string[]): string[] => named.filter((one) => namedAs(one).isForFasts)

/** Whether an accompaniment contains uncooked curd. */
export const namesCurd = (named: readonly string[]): boolean => named.some((one) => namedAs(one).hasCurd)

/** Whether an accompaniment is a drink. */
export const namesDrink = (named: readonly string[]): boolean => named.some((one) => namedAs(one).plate === 'drunk')

/** Returns accompaniments in plain words: 'kori rotti' for 'coastal-karnataka/kori-rotti'. */
export const besideInWords = (named: readonly string[]): string[] => named.map(nameOf)
