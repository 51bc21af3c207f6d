import { assistant as limits } from '@planner/contract/constants/accounts'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Choose whether a language model may help when our own rules aren’t sure, and see what it was sent.',
  mayHelp: 'Let a language model help',
  mayHelpText: 'When off, the planner uses its own rules only.',
  noModel: 'This server has no language model, so nothing is sent to one.',
  off: 'Off. None of your data is sent.',
  used: (questions: number, most: number) => `${questions} of ${most} AI requests used today.`,
  readsMail: 'Let it read emails we’re unsure about',
  readsMailText: `Off by default. Each analysis sends the sender, subject and first words of up to five emails, with numbers, addresses, links and your name removed. What was sent is listed below for ${limits.retentionDays} days. What it finds is only a suggestion.`,
  cost: (rupees: string, from: string | null) =>
    `It cost about ${rupees} in the last ${limits.retentionDays} days${from ? `, based on ${from}` : ''}. You don’t pay for this.`,
  mark: 'AI',
  wordedBy: 'Worded by AI',
  readBy: 'Read by AI',
  wording: 'Putting it into words…',
  why: 'Why this?',
  whyWaiting: 'Loading the reasons',
  sentText: `Exactly as sent, kept for ${limits.retentionDays} days. Numbers, addresses and links are replaced with placeholders before anything is sent.`,
  exactly: 'Show exactly what was sent',
  nothingSent: 'Nothing sent',
  nothingSentText: `No language model was used for you in the last ${limits.retentionDays} days.`,
  tasks: {
    'read-reminder': 'To read a reminder',
    'word-recommendations': 'To write recommendations',
    'word-cart': 'To write advice for your cart',
    'read-mail': 'To read an email',
    explain: 'To explain a suggestion',
    'find-recipe': 'To write a recipe for a search',
    'new-recipe': 'To write a recipe for a meal plan',
    'kitchen-tip': 'To write a kitchen tip',
  } as Record<string, string>,
} as const
