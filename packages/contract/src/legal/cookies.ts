import type { Block, LegalDocument } from './document.ts'
import { storedOnDevice } from './stored-on-device.ts'

const tableOf = (kind: 'Necessary' | 'Functional'): Block => ({
  table: {
    head: ['Name', 'What it stores', 'How long'],
    rows: storedOnDevice.filter((one) => one.kind === kind).map(({ name, what, howLong }) => [name, what, howLong]),
  },
})

export const cookies: LegalDocument = {
  opening: 'What your browser stores for Daily Planner, entry by entry, and how you control it.',
  short: [
    'Strictly speaking, we set no cookies. We use your browser’s own storage, which isn’t sent to us automatically.',
    'No analytics, no ads and no third-party cookies, except on Razorpay’s payment page when you pay there.',
    'The planner works without “functional” storage; it just forgets your preferences when you close it.',
  ],
  sections: [
    {
      id: 'your-choice',
      heading: 'Your choice',
      blocks: [
        { part: 'cookie-choice' },
        'We ask about a second after you first open the planner, and again after a year or when this policy changes what it asks for. “Necessary Only” is as easy to choose as “Accept All”. Until you choose, we store a functional entry only when you set that preference yourself, for example by picking the dark theme.',
      ],
    },
    {
      id: 'kinds',
      heading: 'The four categories',
      blocks: [
        {
          list: [
            '**Necessary**: your sign-in, your cart, and what the planner needs to work offline. These can’t be turned off, because the planner doesn’t work without them.',
            '**Functional** (on unless you turn it off): preferences such as dark theme, Veg Only or your voice language. If you turn it off, we delete these entries right away and remember such preferences only while the page is open.',
            '**Analytics** (off unless you turn it on): not used today. If we ever count visits, we’ll only do so if you’ve turned this on.',
            '**Marketing** (off unless you turn it on): not used today. We don’t show ads.',
          ],
        },
      ],
    },
    {
      id: 'entries',
      heading: 'Every entry',
      blocks: [
        'Persistent entries last **up to 1 year**.',
        '**Necessary**, in local storage, session storage (cleared when you close the tab) and offline storage:',
        tableOf('Necessary'),
        '**Functional**, in local storage:',
        tableOf('Functional'),
      ],
    },
    {
      id: 'others',
      heading: 'Third-party entries',
      blocks: [
        'When you pay online, Razorpay’s payment page opens and stores its own entries, for payment and fraud prevention. When you connect Google, you briefly visit Google’s pages. Their policies apply there. No other third-party code runs on our pages.',
      ],
    },
    {
      id: 'browser',
      heading: 'In your browser',
      blocks: [
        'You can delete everything in your browser at any time, under “site data” or “cookies and other site data”. This signs you out on this device and discards anything not yet sent. Your account data on the server isn’t affected.',
      ],
    },
  ],
}
