import { assistant as limits } from '@planner/contract/constants/accounts'

/** The page’s copy: explanations, empty states, toasts and labels. */
export const words = {
  text: 'Choose whether AI may help when our own rules aren’t sure, and see what it was sent.',
  mayHelp: 'Use AI when our rules aren’t sure',
  mayHelpText: 'When off, the planner uses its own rules only.',
  noModel: 'AI isn’t set up on this server, so nothing is sent to it.',
  off: 'Off. None of your data is sent.',
  used: (questions: number, most: number) => `${questions} of ${most} AI requests used today.`,
  readsMail: 'Let it read emails we’re unsure about',
  readsMailText: `Off by default. Each scan sends the sender, subject and preview text of up to five emails, with numbers, addresses, links and your name removed. What was sent is listed below for ${limits.retentionDays} days. What it finds is only a suggestion.`,
  cost: (rupees: string, from: string | null) =>
    `It cost about ${rupees} in the last ${limits.retentionDays} days${from ? `, based on ${from}` : ''}. You don’t pay for this.`,
  mark: 'AI',
  wordedBy: 'Written by AI',
  readBy: 'Read by AI',
  wording: 'Writing it…',
  why: 'Why this?',
  whyWaiting: 'Loading the reasons',
  sentText: `Exactly as sent, kept for ${limits.retentionDays} days. Numbers, addresses and links are replaced with placeholders before anything is sent.`,
  exactly: 'Show exactly what was sent',
  nothingSent: 'Nothing sent',
  nothingSentText: `AI wasn’t used for you in the last ${limits.retentionDays} days.`,
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
