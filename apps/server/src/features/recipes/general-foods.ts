/**
 * Words for food that is not in the kitchen's tables, each with the food it is judged as. A word that does not imply
 * any content (cake, pizza) is left out.
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
