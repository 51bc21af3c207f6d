/** The same drinks at any time of day. */
const northeastern: Record<string, [string, string]> = {
  Nagaland: ['Lal chah', 'Black tea with lemon'],
  Manipur: ['Lal chah', 'Black tea with lemon'],
  Mizoram: ['Thingpui (black tea)', 'Black tea with lemon'],
  Meghalaya: ['Lal chah', 'Black tea with lemon'],
  Tripura: ['Lal chah', 'Black tea with lemon'],
  'Arunachal Pradesh': ['Lal chah', 'Black tea with lemon'],
  Sikkim: ['Sikkim tea', 'Black tea with lemon'],
}

/** Drinks served with a meal in the dish's home region: first the customary one, then one without milk. */
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

/** Drinks for breakfast and teatime in the dish's home region, in the same order. */
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
