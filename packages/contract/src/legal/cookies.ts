import type { Block, LegalDocument } from './document.ts'
import { keptOnDevice } from './kept-on-device.ts'

const tableOf = (kind: 'Necessary' | 'Functional'): Block => ({
  table: {
    head: ['Name', 'What it holds', 'How long'],
    rows: keptOnDevice.filter((one) => one.kind === kind).map(({ name, what, howLong }) => [name, what, howLong]),
  },
})

export const cookies: LegalDocument = {
  opening: 'What your browser keeps for Daily Planner, entry by entry, and how you decide about it.',
  short: [
    'We set no cookies in the strict sense. What we keep lies in your browser’s own storage and is never sent along by itself.',
    'No analytics, no advertising, no cookies of others, except on Razorpay’s payment page when you pay there.',
    'Without “functional” the planner works all the same; it only forgets small choices when you close it.',
  ],
  sections: [
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        { part: 'cookie-choice' },
        'We ask about a second after your first visit, and again after a year or when this policy comes to ask for something else. “Necessary Only” is as near as “Accept All”. Until you choose, a functional entry is written only when you yourself make that choice, for instance by picking dark.',
      ],
    },
    {
      id: 'kinds',
      heading: 'The four kinds',
      blocks: [
        {
          list: [
            '**Necessary**: your sign-in, your cart, and what works offline. They cannot be turned off, since there would be no planner without them.',
            '**Functional** (on unless you say no): choices such as dark, Veg Only or the language that you dictate in. Turn it off, and we delete these entries at once and keep such choices only while the page is open.',
            '**Analytics** (off unless you say yes): we use none today. Should we ever count visits, only with those who said yes.',
            '**Marketing** (off unless you say yes): we use none today, and show no advertising.',
          ],
        },
      ],
    },
    {
      id: 'entries',
      heading: 'Every entry',
      blocks: [
        'Persistent entries last **up to 1 year**.',
        '**Necessary**, in local storage, session storage (gone with the tab) and offline storage:',
        tableOf('Necessary'),
        '**Functional**, in local storage:',
        tableOf('Functional'),
      ],
    },
    {
      id: 'others',
      heading: 'Entries of others',
      blocks: [
        'When you pay online, Razorpay’s payment page opens and keeps entries of its own, to pay and against fraud. When you connect Google, you are on Google’s pages for a moment. Their policies apply there. Nobody else’s code runs in our pages.',
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      blocks: [
        'You can delete everything at any time in your browser, under “site data” or “cookies and other site data”. That signs you out on this device and drops what was not sent yet; what your account holds on the server stays.',
      ],
    },
  ],
}
