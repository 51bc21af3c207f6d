import type { LegalDocument } from './document.ts'
import { recipients } from './recipients.ts'

export const privacy: LegalDocument = {
  opening:
    'What data we keep about you, why, for how long, who else sees it, and how you stay in control. This is also the notice required by the Digital Personal Data Protection Act, 2023 (DPDP Act).',
  short: [
    'We keep what you type, choose and order so we can run your planner. Nothing else.',
    'We don’t sell your data, show ads or track you across the web.',
    'SMS, WhatsApp, calls, your location, Google and payments are used only if you turn them on or choose them.',
    'You can download everything, correct it, or delete your account, right in the planner.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        'Daily Planner is software run on a server by the operator of this installation. The operator decides why and how your data is processed, and is the **Data Fiduciary** under the DPDP Act. You are the **Data Principal**.',
        { part: 'operator' },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and why',
      blocks: [
        {
          table: {
            head: ['What', 'Details', 'Why'],
            rows: [
              [
                'Account',
                'Name, email address, time zone, and your password as an irreversible Argon2id hash',
                'To identify you',
              ],
              [
                'Devices',
                'For each sign-in: a hash of its token, when it started and was last used, the browser (“Chrome on Android”), and a truncated IP address',
                'So you can see your devices and sign them out',
              ],
              [
                'Reminders',
                'What you typed, the title, date, time and repeat we read from it, tags, and what you completed',
                'To show your reminders and alert you',
              ],
              [
                'Photos and files',
                'What you attach to reminders. Where and when a photo was taken and by which phone is removed before it is stored',
                'To keep a bill or circular with its reminder. Anyone who can see the reminder can see its files',
              ],
              [
                'Notifications',
                'Which channels you turned on, quiet hours, what was sent when and on which channel, and whether it arrived',
                'To reach you once per alert, and to show you why something didn’t arrive',
              ],
              [
                'Phone number',
                'Your number and whether you verified it; one-time codes as hashes',
                'SMS, WhatsApp and calls, if you turn them on',
              ],
              [
                'City and location',
                'The city you choose. If you share your location, it is rounded to two decimals (about a kilometre) before it is stored',
                'Dishes and shops near you',
              ],
              [
                'Kitchen',
                'Your plans, dishes you were shown, saved recipes, and your diet: vegetarian, Jain, fasts, allergens and so on',
                'Meal plans that fit you and do not repeat',
              ],
              [
                'Cart and orders',
                'What’s in your cart, what you ordered, prices, delivery address and PIN code, vendors you chose or rated, your own shops, what you paid for things, and what you told a shop about an order with its answer',
                'For delivery and billing. A vendor that takes your order gets your name, address, PIN code, the time you chose, its items, what you tell it about the order and, if verified, your number',
              ],
              [
                'Payments',
                'Amount, status and the gateway’s payment ID. **We never receive card, bank or UPI details**',
                'To track payments and issue refunds',
              ],
              [
                'Google, if you connect it',
                'An encrypted access token (AES-256-GCM); calendar events in the period you choose; reminders found in email',
                'To show your events, and to suggest reminders',
              ],
              [
                'Consent and log',
                'Your choices with their dates, and an audit log: sign-ins, password changes, orders, exports, deletion',
                'To show what was agreed and what happened',
              ],
            ],
          },
        },
        'Your diet or a reminder can reveal something about your health or faith. We use it only for your planner, and never to profile people.',
        'Our server log records each request’s method, path and result. It contains no address, no token and nothing you wrote. To prevent attacks, we count requests and failed sign-ins per IP address for at most a day.',
      ],
    },
    {
      id: 'on-what-ground',
      heading: 'Legal basis',
      blocks: [
        'Your **consent** (section 6 of the DPDP Act), which you give by creating an account, and separately for each of these when you turn it on: SMS, WhatsApp, calls, email and push notifications, the newsletter, your location, Google Calendar, Gmail. Each is optional: the planner works without them.',
        'Some processing needs no consent (section 7): data you give us voluntarily for a specific purpose, such as a delivery address, and what the law requires, such as keeping sales records.',
        'You can withdraw each consent as easily as you gave it, with the same switch. This doesn’t affect processing done before. We can’t run your account without your account data, so withdrawing that consent means deleting your account.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else sees your data',
      blocks: [
        'Only those who provide what you asked for, and only the data that requires. They work for us under contract as Data Processors, or under their own terms when you deal with them directly.',
        {
          table: {
            head: ['Who', 'What they get', 'What for', 'Where'],
            rows: recipients.map(({ name, gets, why, where }) => [name, gets, why, where]),
          },
        },
        { part: 'connected' },
        'A **vendor** you choose gets what your order requires: the items, the delivery address and a number to call.',
        '**Administrators** of this installation see accounts, orders and whether messages arrived, but not the text of your reminders. When one opens your profile, it is recorded in your account activity, which you can read in your settings.',
        'We also disclose data when a law, a court or an authorised agency requires it. We check that the request is lawful, and disclose no more than it requires.',
        'Some of these operate outside India. The DPDP Act (section 16) allows this except for countries the Government restricts; we follow such restrictions.',
      ],
    },
    {
      id: 'google',
      heading: 'Google Calendar and Gmail',
      blocks: [
        'Nothing is read before you connect a Google account, and we ask for Calendar and Gmail separately. We only ever ask to **read**: we never change or send anything in your account.',
        {
          list: [
            '**Calendar**: title, time and place of events in the period you choose. They are added to your planner when you press the button or, if you turn that on, every hour. You can remove them all when you disconnect.',
            '**Gmail**: subject, sender, date and the snippet that Gmail shows below the subject. Never the body, attachments or contacts. We read these when you press the button, to find bills, trips and dates, and keep each suggestion with the lines it came from. Once you accept or dismiss it, we delete those lines and keep only what it was about, so it isn’t suggested again. Unanswered suggestions are deleted when you disconnect. Nothing becomes a reminder unless you accept it.',
          ],
        },
        'Daily Planner’s use and transfer of information received from Google APIs adheres to the [Google API Services User Data Policy](https://developers.google.com/terms/api-services-user-data-policy), including the **Limited Use** requirements. We use it only for the features above, share it with nobody except as needed for them, for security or by law, never use it for advertising, never let people read it unless you ask us to or the law requires it, and never use it to train general AI models.',
        'You can disconnect on the Google page at any time: this revokes our access and deletes our token. You can also revoke access at [myaccount.google.com/permissions](https://myaccount.google.com/permissions).',
      ],
    },
    {
      id: 'position',
      heading: 'Your location',
      blocks: [
        'Your browser asks you before sharing it. We round your location to about a kilometre, look up the city with a map service if one is connected, and keep the city and the rounded location until you choose another. If you decline, we use Mumbai or the city in your profile.',
        'Map data © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright), under the Open Database Licence.',
      ],
    },
    {
      id: 'language-models',
      heading: 'Language models',
      blocks: [
        'Reminders, recipes and email are processed by rules and tables on this server. This needs no language model, and if none is connected, nothing is sent to one.',
        'If the operator connects one, it may help when our own rules aren’t sure: with a reminder, a search, a recipe, a suggestion, or an email’s subject and snippet. In that case:',
        {
          list: [
            'Email is sent to it only if you turn that on (it is off by default): sender, subject and first words of the few emails our own rules aren’t sure about, without your name.',
            'It gets only the sentence or question, with phone and other long numbers, email addresses and links replaced by placeholders. Nothing from your profile is included: no name, account, address or location. A name you write in the sentence itself is included.',
            'Its response is checked by the same rules as our own results, and nothing happens without you seeing it first.',
            'The operator must choose a provider and plan that don’t use what is sent for training.',
            'You can turn it off in your settings. After that none of your data is sent, and the planner uses only its own rules.',
          ],
        },
        'If you dictate a reminder, your browser turns speech into text. Some browsers send the audio to their maker for this (Chrome to Google, Safari to Apple), under that company’s policy. We only get the text.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          table: {
            head: ['What', 'Until'],
            rows: [
              ['Account, phone number, city, diet, settings', 'You change or delete them, or delete your account'],
              ['Reminders, saved recipes, cart', 'You delete them, or your account'],
              ['Deleted reminders', '7 days, so that you can undo'],
              ['Notification history', '400 days, or you delete your account'],
              ['Outbox, for channels without a provider', 'You delete your account'],
              ['Meal plans, and dishes you were shown', '92 days, as no dish repeats for 90'],
              ['Sign-ins', '30 days without use, 90 days in all, or when you sign out'],
              ['One-time codes', 'They work for 10 minutes; the record is deleted after a day'],
              ['Counts of requests and failed sign-ins', 'A minute to a day'],
              ['Password reset link', 'It works once, for 30 minutes'],
              ['Google tokens, and unanswered suggestions from email', 'You disconnect, or delete your account'],
              ['What was sent to and returned by a language model, if one is connected', '30 days'],
              ['Orders and payments', 'Kept for tax records, without your name once your account is deleted'],
              ['Audit log', '3 years; for a deleted account, only the time and type of each entry'],
            ],
          },
        },
        '**Deleting your account** requires your password and the word DELETE. It is closed right away: reminders stop, and all your other devices are signed out. For 7 days you can sign in and keep it after all. Then everything is deleted, except orders without name, address and phone number, and the minimal log entries. The operator’s backups expire on their own schedule and are not used to restore a deleted account.',
        'Tax law can require a seller to keep invoices for up to 72 months after the annual return (section 36 of the CGST Act, 2017).',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          list: [
            '**Access your data** (section 11): what we have, what we do with it and who received it. In your settings under Account you can download it all as one JSON file, up to 3 times a day.',
            '**Correct, complete, update** (section 12): in your profile and settings. If you can’t change something there, we’ll change it for you.',
            '**Erase** (section 12): single entries, or your whole account in your settings.',
            '**Withdraw consent** (section 6): with the same switch you used to give it.',
            '**Complain** (section 13): to us first, as described below. It’s free.',
            '**Nominate** (section 14): name someone who may use these rights for you if you die or are no longer able to. Write to us with their name and contact details.',
          ],
        },
        'You may also act through a Consent Manager registered with the Data Protection Board of India; we aren’t connected to one yet.',
        'The Act gives you duties too (section 15): don’t impersonate anyone, don’t withhold required information, and don’t file false complaints.',
        'This notice is in English. If you’d prefer it in a language of the Eighth Schedule to the Constitution, write to us and say which one.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'Accounts are for people aged **18 and older**, with one exception: a parent or guardian may invite a **child to their household**. The DPDP Act (section 9) requires the parent’s verifiable consent before a child’s data is processed; by inviting the child from their own account, the parent gives it. A child’s account can’t order, pay or invite others, and the household’s owner can remove it; write to us to have it deleted. If you are under 18 and no parent has invited you, please don’t create an account.',
        'We don’t track children’s behaviour or target ads at anyone. If you think a child has an account here without a parent’s consent, write to us and we’ll delete it.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          list: [
            'Passwords and sign-in tokens are stored only as hashes, and Google tokens are encrypted. Keys are kept outside the database.',
            'Every record belongs to one account, and every database query is limited to it.',
            'Password and code guesses are counted and slowed down, and requests are rate-limited.',
            'Reports from providers are accepted only with a valid signature.',
            'Third-party scripts can’t run on our pages, except the payment provider’s, if one is connected.',
          ],
        },
        'No system is perfectly secure. If your data is breached, we will tell you without delay what happened, what it could mean, what we did and what you can do. We will report it to the Data Protection Board as the DPDP Rules, 2025 require, with details within 72 hours.',
      ],
    },
    {
      id: 'grievance',
      heading: 'Questions and complaints',
      blocks: [
        { part: 'grievance' },
        'We acknowledge a complaint within **48 hours** and resolve it within **one month**; the DPDP Rules allow 90 days.',
        'If that doesn’t help, you can complain to the **Data Protection Board of India** under the DPDP Act. For help with an order, call the National Consumer Helpline at 1915.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'When our practices change, we update this policy. If a change needs your consent, we’ll ask, and nothing changes for you until you answer.',
      ],
    },
  ],
}
