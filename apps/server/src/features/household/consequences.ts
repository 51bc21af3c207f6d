/** Sentences on what happens to whose data, shown before a person joins. */
export const joiningConsequences = (role: 'adult' | 'child'): string[] => [
  'Everything you have now stays private: your reminders, recipes, cart and orders.',
  'Your helpers, if you added any, become helpers of the household.',
  'Your shopping list and pantry become part of the household’s.',
  'Dishes you have planned to cook go on the household’s table.',
  'Your diet and allergies count for what the household eats, and adults see why a dish isn’t for you. You can turn that off.',
  role === 'child'
    ? 'You join as a child: you can’t order, pay or invite others.'
    : 'You join as an adult: you can add helpers and invite others.',
]

export const leavingConsequences: readonly string[] = [
  'Your own reminders, recipes, cart and orders go with you.',
  'What you put into the household’s cart goes to your own; its adults still see orders placed from it.',
  'Reminders you made for everyone stay, and belong to the owner. Reminders you made for someone else become theirs.',
  'Reminders others gave you go back to them.',
  'Helpers stay with the household, and so do their reminders.',
  'The shopping list and the pantry stay with the household.',
  'Dishes you chose stay on the household’s table, except your own recipes.',
  'You’ll be in a household of your own again.',
]

export const removalConsequences = (name: string): string[] => [
  `${name} keeps their own reminders, recipes, cart and orders.`,
  `What ${name} put into the household’s cart goes to ${name}’s own; its adults still see orders placed from it.`,
  `Reminders ${name} made for everyone stay, and become yours. Reminders ${name} made for someone else become theirs.`,
  `Reminders others gave ${name} go back to them.`,
  `Dishes that ${name} chose stay on the table, except ${name}’s own recipes.`,
  `${name} will be in a household of their own again, and gets an email about it.`,
]

export const helperRemovalConsequences = (name: string): string[] => [
  `${name} and their number are deleted.`,
  `${name} gets no more messages. Reminders given to ${name} go back to whoever made them.`,
]
