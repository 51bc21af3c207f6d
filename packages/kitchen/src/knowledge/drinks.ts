/** Drinks by category; none holds alcohol. */
export const drinks: Record<string, string[]> = {
  Breakfast: ['Ginger chai', 'Filter coffee', 'Masala chai', 'Elaichi chai', 'Mint chaas', 'Tender coconut water'],
  Lunch: ['Jeera chaas', 'Salted lassi', 'Nimbu pani', 'Mint chaas', 'Kokum sherbet', 'Jaljeera'],
  'Hi-Tea': ['Cutting chai', 'Elaichi chai', 'Filter coffee', 'Lemon tea', 'Adrak chai', 'Saunf chai'],
  Dinner: ['Jeera water', 'Thin chaas', 'Warm saunf water', 'Nimbu soda without sugar', 'Mint chaas', 'Lemon water'],
  'All-Time Snacks': ['Kokum sherbet', 'Aam panna', 'Nimbu pani', 'Tender coconut water', 'Cutting chai', 'Jaljeera'],
}

/** The same at any hour. */
const northeastern: Record<string, [string, string]> = {
  Nagaland: ['Lal chah', 'Black tea with lemon'],
  Manipur: ['Lal chah', 'Black tea with lemon'],
  Mizoram: ['Thingpui (black tea)', 'Black tea with lemon'],
  Meghalaya: ['Lal chah', 'Black tea with lemon'],
  Tripura: ['Lal chah', 'Black tea with lemon'],
  'Arunachal Pradesh': ['Lal chah', 'Black tea with lemon'],
  Sikkim: ['Sikkim tea', 'Black tea with lemon'],
}

/** What is drunk with a meal where the dish is at home; the first is the custom, the second takes no milk. */
export const regionalDrinks: Record<string, [string, string]> = {
  'West Bengal': ['Ghol', 'Aam pora sherbet'],
  Kerala: ['Sambharam (spiced buttermilk)', 'Warm jeera water'],
  'Tamil Nadu': ['Neer mor', 'Nannari sherbet'],
  'Andhra Pradesh': ['Majjiga', 'Nimbu pani with jaggery'],
  Telangana: ['Majjiga', 'Nimbu pani'],
  Karnataka: ['Majjige', 'Kokum juice'],
  Gujarat: ['Masala chaas', 'Variyali sherbet'],
  Punjab: ['Sweet lassi', 'Shikanji'],
  Goa: ['Sol kadhi', 'Kokum sherbet'],
  Maharashtra: ['Mattha', 'Kokum sherbet'],
  Rajasthan: ['Chaas with roasted jeera', 'Kairi panna'],
  'Jammu and Kashmir': ['Noon chai', 'Kahwa'],
  Odisha: ['Dahi pana', 'Bela pana'],
  Bihar: ['Mattha', 'Sattu sherbet'],
  'Uttar Pradesh': ['Bhuna jeera chaas', 'Aam panna'],
  Delhi: ['Namkeen lassi', 'Jaljeera'],
  Assam: ['Assam tea with milk', 'Lal chah'],
  'Madhya Pradesh': ['Chaas', 'Amla sherbet'],
  ...northeastern,
}

/** What is drunk in the morning and at tea where the dish is at home, in the same order. */
export const morningDrinks: Record<string, [string, string]> = {
  'Tamil Nadu': ['Filter coffee', 'Sukku kaapi'],
  Karnataka: ['Filter coffee', 'Black coffee'],
  'Andhra Pradesh': ['Filter coffee', 'Black coffee'],
  Telangana: ['Irani chai', 'Black tea with lemon'],
  Kerala: ['Kerala chaya with milk', 'Kattan chaya'],
  'Jammu and Kashmir': ['Noon chai', 'Kahwa'],
  'West Bengal': ['Dudh cha', 'Lebu cha'],
  Odisha: ['Ginger chai', 'Black tea with lemon'],
  Assam: ['Assam tea with milk', 'Lal chah'],
  ...northeastern,
}

const south = ['Tamil Nadu', 'Karnataka', 'Andhra Pradesh', 'Telangana', 'Kerala']
const west = ['Maharashtra', 'Goa', 'Gujarat']
const north = ['Uttar Pradesh', 'Bihar', 'Delhi', 'Rajasthan', 'Madhya Pradesh', 'Punjab']
const chaas = [...north, 'Haryana', ...south, ...west]

/** Drinks that are offered only with dishes of these states, or of none in particular. */
export const atHomeIn: Record<string, readonly string[]> = {
  'Filter coffee': south,
  'Kokum sherbet': ['Maharashtra', 'Goa', 'Karnataka'],
  'Tender coconut water': [...south, 'Goa', 'Maharashtra', 'Odisha', 'West Bengal'],
  'Cutting chai': west,
  'Aam panna': [...north, ...west],
  'Mint chaas': chaas,
  'Thin chaas': chaas,
  'Jeera chaas': chaas,
  'Salted lassi': ['Uttar Pradesh', 'Delhi', 'Rajasthan', 'Madhya Pradesh', 'Punjab', 'Haryana'],
}

/** With sweets. */
export const withSweets = ['Filter coffee', 'Unsweetened chai', 'Black tea with lemon', 'Warm saunf water']

/** With what is itself a drink. */
export const withDrinks = [
  'It is the drink; a light namkeen goes beside it',
  'None needed; offer roasted makhana beside it',
]

/** Beside what is eaten by the spoon with a meal. */
export const withSpoonfuls = ['None of its own: what goes with the meal', 'Whatever the meal is eaten with']

/** Without milk, ginger or anything else that a fast or a rule may leave out. */
export const plainDrinks = ['Nimbu pani', 'Tender coconut water', 'Kokum sherbet', 'Warm saunf water']

/** Fit for a fast. */
export const fastDrinks = [
  'Nimbu pani with sendha namak',
  'Tender coconut water',
  'Sweet lassi',
  'Chilled milk with elaichi',
]
