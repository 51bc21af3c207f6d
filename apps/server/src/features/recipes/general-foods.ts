/**
 * Words for food that are no food of the kitchen's tables, each with one of those foods that it is judged as. A word that says
 * nothing of what is in it (cake, pizza) is left out.
 */
export const generalFoods: Readonly<Record<string, string>> = {
  meat: 'mutton',
  gosht: 'mutton',
  keema: 'mutton',
  kebab: 'mutton',
  haleem: 'mutton',
  nihari: 'mutton',
  biryani: 'mutton',
  mughlai: 'mutton',
  boti: 'mutton',
  steak: 'beef',
  bacon: 'pork',
  'non-veg': 'mutton',
  'non veg': 'mutton',
  seafood: 'prawn',
  shellfish: 'prawn',
  murga: 'chicken',
  murgh: 'chicken',
  machli: 'fish',
  machhli: 'fish',
  omelette: 'egg',
  omelet: 'egg',
  dairy: 'milk',
  nut: 'cashew',
}
