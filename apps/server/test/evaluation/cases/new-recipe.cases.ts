type Case = {
  name: string
  context: { meal: string; month: string; diet: string; leave_out: string; not: string }
  vegOnly: boolean
  /** Words that must not appear anywhere in it. */
  neverSays?: RegExp
}

const household = { diet: 'vegetarian, no egg', leave_out: 'pork, beef, buffalo', not: '' }

/** Dishes for a plan: each answer must fit its meal and pass the judge, which knows all of our recipes. */
export const newRecipeCases: readonly Case[] = [
  { name: 'breakfast in winter', context: { ...household, meal: 'Breakfast', month: 'December' }, vegOnly: true },
  { name: 'lunch in the monsoon', context: { ...household, meal: 'Lunch', month: 'July' }, vegOnly: true },
  {
    name: 'a Jain tea time',
    context: {
      ...household,
      diet: 'Jain',
      leave_out: 'onion, garlic, pork, beef, buffalo',
      meal: 'Hi-Tea',
      month: 'May',
    },
    vegOnly: true,
    neverSays: /\b(onion|garlic|potato|carrot|ginger)\b/i,
  },
  {
    name: 'dinner with meat',
    context: { ...household, diet: 'anything', meal: 'Dinner', month: 'March' },
    vegOnly: false,
    neverSays: /\b(beef|pork|bacon)\b/i,
  },
  {
    name: 'not what is known',
    context: { ...household, meal: 'All-Time Snacks', month: 'October', not: 'Makhana Chaat, Beetroot Tikki' },
    vegOnly: true,
    neverSays: /^(makhana chaat|beetroot tikki)$/i,
  },
]
