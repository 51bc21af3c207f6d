/** A drink beside a meal, with what some homes leave out. */
export type Drink = {
  name: string
  /** Milk and curd; onion, garlic and fresh ginger, which Jain homes do not eat. */
  holds: readonly ('milk' | 'curd' | 'root')[]
  /** It may be drunk on a fast. */
  isForFasts: boolean
}

const drink = (name: string, holds: Drink['holds'] = [], isForFasts = true): Drink => ({ name, holds, isForFasts })
const noFast = false

const blackTea = drink('Black tea with lemon')
const redTea = drink('Lal chah')
const filterCoffee = drink('Filter coffee', ['milk'])
const blackCoffee = drink('Black coffee')
const assamTea = drink('Assam tea with milk', ['milk'])
const noonChai = drink('Noon chai', ['milk'], noFast)
const kahwa = drink('Kahwa')
const kokumSherbet = drink('Kokum sherbet')
const mattha = drink('Mattha', ['curd', 'root'], noFast)
const majjiga = drink('Majjiga', ['curd', 'root'], noFast)

/** The same drinks at any time of day. */
const northeastern: Record<string, [Drink, Drink]> = {
  Nagaland: [redTea, blackTea],
  Manipur: [redTea, blackTea],
  Mizoram: [drink('Thingpui (black tea)'), blackTea],
  Meghalaya: [redTea, blackTea],
  Tripura: [redTea, blackTea],
  'Arunachal Pradesh': [redTea, blackTea],
  Sikkim: [drink('Sikkim tea', ['milk']), blackTea],
}

/** Drinks served with a meal in the dish's home region: first the customary one, then one that suits more homes. */
export const regionalDrinks: Record<string, [Drink, Drink]> = {
  'West Bengal': [drink('Ghol', ['curd']), drink('Aam pora sherbet')],
  Kerala: [drink('Sambharam (spiced buttermilk)', ['curd', 'root'], noFast), drink('Warm jeera water')],
  'Tamil Nadu': [drink('Neer mor', ['curd', 'root'], noFast), drink('Nannari sherbet')],
  'Andhra Pradesh': [majjiga, drink('Nimbu pani with jaggery')],
  Telangana: [majjiga, drink('Nimbu pani')],
  Karnataka: [drink('Majjige', ['curd', 'root'], noFast), drink('Kokum juice')],
  Gujarat: [drink('Masala chaas', ['curd', 'root'], noFast), drink('Variyali sherbet')],
  Punjab: [drink('Sweet lassi', ['curd']), drink('Shikanji')],
  Goa: [drink('Sol kadhi', ['root'], noFast), kokumSherbet],
  Maharashtra: [mattha, kokumSherbet],
  Rajasthan: [drink('Chaas with roasted jeera', ['curd']), drink('Kairi panna')],
  'Jammu and Kashmir': [noonChai, kahwa],
  Odisha: [drink('Dahi pana', ['curd']), drink('Bela pana', ['milk'])],
  Bihar: [mattha, drink('Sattu sherbet', [], noFast)],
  'Uttar Pradesh': [drink('Bhuna jeera chaas', ['curd']), drink('Aam panna')],
  Delhi: [drink('Namkeen lassi', ['curd'], noFast), drink('Jaljeera', ['root'], noFast)],
  Assam: [assamTea, redTea],
  'Madhya Pradesh': [drink('Chaas', ['curd']), drink('Amla sherbet')],
  ...northeastern,
}

/** Drinks for breakfast and teatime in the dish's home region, in the same order. */
export const morningDrinks: Record<string, [Drink, Drink]> = {
  'Tamil Nadu': [filterCoffee, drink('Sukku kaapi')],
  Karnataka: [filterCoffee, blackCoffee],
  'Andhra Pradesh': [filterCoffee, blackCoffee],
  Telangana: [drink('Irani chai', ['milk']), blackTea],
  Kerala: [drink('Kerala chaya with milk', ['milk']), drink('Kattan chaya')],
  'Jammu and Kashmir': [noonChai, kahwa],
  'West Bengal': [drink('Dudh cha', ['milk']), drink('Lebu cha')],
  Odisha: [drink('Ginger chai', ['milk', 'root']), blackTea],
  Assam: [assamTea, redTea],
  ...northeastern,
}
