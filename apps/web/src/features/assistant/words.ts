/** Success and empty-state sentences. */
export const words = {
  text: 'Whether a language model may help where our own rules are unsure, and what it was told.',
  mayHelp: 'Let a language model help',
  mayHelpText: 'Without it everything works by our own rules.',
  noModel: 'This server has no language model: nothing is sent to one.',
  off: 'Off: nothing of yours is sent.',
  used: (model: string, questions: number, most: number) =>
    `${model} was asked ${questions} of at most ${most} times for you today.`,
  readsMail: 'Let it read mail that we are unsure of',
  readsMailText:
    'Off unless you turn it on. Sender, subject and first words of at most five mails an analysis leave, without numbers, addresses, links and your name, and stand below for 30 days. What it finds is a suggestion.',
  cost: (rupees: string, from: string | null) =>
    `In the last 30 days that cost about ${rupees}${from ? `, by ${from}` : ''}. You pay nothing for it.`,
  costUnknown: 'What it costs is not known here: no price is configured.',
  mark: 'AI',
  wordedBy: 'Worded by AI',
  readBy: 'Read by AI',
  wording: 'Putting it into words…',
  why: 'Why this?',
  whyWaiting: 'Loading the reasons',
  sentText: 'To the letter, for 30 days. Numbers, addresses and links stay here; a placeholder goes in their place.',
  nothingSent: 'Nothing was sent',
  nothingSentText: 'In the last 30 days no language model was asked for you.',
  tasks: {
    'read-reminder': 'To read a reminder',
    'word-recommendations': 'To word recommendations',
    'word-cart': 'To word the advice on your cart',
    'read-mail': 'To read a mail',
    explain: 'To say why something is suggested',
    'find-recipe': 'To write a recipe for a search',
    'new-recipe': 'To write a recipe for a meal plan',
    'kitchen-tip': 'To write a kitchen tip',
  } as Record<string, string>,
} as const
