import type { LegalDocument } from './document.ts'
import { recipients } from './recipients.ts'

export const privacy: LegalDocument = {
  opening:
    'What we keep about you, why, for how long, who else sees any of it, and how you stay in charge. This is also the notice that the Digital Personal Data Protection Act, 2023 (DPDP Act) asks us to give you.',
  short: [
    'We keep what you type, choose and order, to run your planner. Nothing else.',
    'We sell nothing, show no advertising and follow nobody around the web.',
    'SMS, WhatsApp, calls, your position, Google and payment are each used only if you turn them on or choose them.',
    'You can take a copy of everything, correct it, or delete your account, in the planner itself.',
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who is responsible',
      blocks: [
        'Daily Planner is software that somebody runs on a server: the operator of this installation. The operator decides why and how your data is processed, and is the **Data Fiduciary** of the DPDP Act. You, whose data it is, are the **Data Principal**.',
        { part: 'operator' },
      ],
    },
    {
      id: 'what-we-keep',
      heading: 'What we keep, and why',
      blocks: [
        {
          table: {
            head: ['What', 'In detail', 'Why'],
            rows: [
              [
                'Account',
                'Name, e-mail address, time zone, and your password only as an Argon2id hash that cannot be turned back',
                'To know that it is you',
              ],
              [
                'Devices',
                'For each sign-in: a hash of its token, when it began and was last used, the browser in words (“Chrome on Android”), and a network address without its end',
                'So that you can see and end your sign-ins',
              ],
              [
                'Reminders',
                'Your sentence as typed, the title, date, time and repetition read from it, tags, and what you completed',
                'To show them and to ring',
              ],
              [
                'Notifications',
                'Which channels you turned on, quiet hours, what was sent when, on which channel, and what became of it',
                'To reach you, once, and to tell you why something did not arrive',
              ],
              [
                'Phone number',
                'Your number and whether you verified it; one-time codes as hashes',
                'SMS, WhatsApp and calls, if you turn them on',
              ],
              [
                'City and position',
                'The city that you choose. If you share your position: rounded to two decimals, which is about a kilometre, before it is stored',
                'Dishes and vendors of your place',
              ],
              [
                'Kitchen',
                'Your plans, which dishes you were shown, saved recipes, and your diet: vegetarian, Jain, fasts, allergens and the like',
                'Meal plans that fit you and do not repeat',
              ],
              [
                'Cart and orders',
                'What is in your cart, what you ordered, prices, delivery address and PIN code, vendors you chose or rated',
                'To bring it, and for the bill',
              ],
              [
                'Payments',
                'Amount, status and the payment’s number at the gateway. **Card, bank and UPI details never reach us**',
                'To know what is paid and to refund',
              ],
              [
                'Google, if you connect it',
                'An access token, encrypted (AES-256-GCM); calendar events in your chosen window; reminders that were found in mail',
                'To show your events, and to suggest reminders',
              ],
              [
                'Consent and log',
                'Your choices with their date, and an audit log: sign-ins, changes of password, orders, exports, deletion',
                'To be able to show what was agreed and what happened',
              ],
            ],
          },
        },
        'Your diet or a reminder can tell something about your health or faith. We use it for your planner alone, and never to sort people.',
        'Our server’s log names each request by its method, path and result. It holds no address, no token and none of your words. To hold off attacks we count requests and failed sign-ins of a network address for a day at most.',
      ],
    },
    {
      id: 'on-what-ground',
      heading: 'On what ground',
      blocks: [
        'Your **consent** (section 6 of the DPDP Act), which you give by opening an account, and separately for each of these by turning it on: SMS, WhatsApp, calls, e-mail and push notifications, the newsletter, your position, Google Calendar, Gmail. It is free: the planner works without any of them.',
        'Some processing needs no consent (section 7): what you give us yourself for a purpose that you name, such as an address for a delivery, and what the law obliges us to do, such as keeping records of sales.',
        'You can withdraw each consent as easily as you gave it, by the same switch. What was done before stays lawful. Without your account data we cannot run your account: withdrawing that consent means deleting it.',
      ],
    },
    {
      id: 'who-else',
      heading: 'Who else sees any of it',
      blocks: [
        'Only those who carry out what you asked for, and only what that takes. They work for us under contract as Data Processors, or under their own terms where you deal with them directly.',
        {
          table: {
            head: ['Who', 'What they get', 'What for', 'Where'],
            rows: recipients.map(({ name, gets, why, where }) => [name, gets, why, where]),
          },
        },
        { part: 'connected' },
        'A **vendor** whom you choose gets what your order takes: the lines, the delivery address and a number to call.',
        '**Administrators** of this installation see accounts, orders and whether messages arrived, but not the words of your reminders. When one opens your profile, it is written in the audit log, which you can read in your settings.',
        'We also hand out data where a law, a court or an authority with the power to do so demands it; we look whether it may, and give no more than is demanded.',
        'Some of these work outside India. The DPDP Act (section 16) allows that except to countries which the Government restricts; we follow such restrictions.',
      ],
    },
    {
      id: 'google',
      heading: 'Google Calendar and Gmail',
      blocks: [
        'Nothing is read before you connect a Google account, and Calendar and Gmail are asked for one by one. We only ever ask to **read**: we change and send nothing in your account.',
        {
          list: [
            '**Calendar**: title, time and place of events in the window that you choose. They become entries of your planner, when you press the button or, if you turn that on, every hour; you can remove them all when you disconnect.',
            '**Gmail**: subject, sender, date and the snippet that Gmail shows below the subject. Never the body, attachments or contacts. They are read when you press the button, to find bills, journeys and dates; what is kept is the suggestion with the lines that it came from. Once you answer it, those lines go, and only what it was about stays, so that it does not come back. Unanswered ones go when you disconnect. Nothing becomes a reminder unless you accept it.',
          ],
        },
        'Daily Planner’s use and transfer of information received from Google APIs adheres to the [Google API Services User Data Policy](https://developers.google.com/terms/api-services-user-data-policy), including the **Limited Use** requirements. We use it only for the features above, hand it to nobody else except as needed for them, for security or by law, never use it for advertising, never let people read it unless you ask us to or the law demands it, and train no general model with it.',
        'Disconnect on the Google page at any time: the access is given back to Google and our token is deleted. You can also take it away at [myaccount.google.com/permissions](https://myaccount.google.com/permissions).',
      ],
    },
    {
      id: 'position',
      heading: 'Your position',
      blocks: [
        'Your browser asks you before it tells us. We round the position to about a kilometre, ask a map for the city where one is connected, and keep the city and the rounded position until you choose another. If you refuse, we use Mumbai or the city of your profile.',
        'Map data © [OpenStreetMap contributors](https://www.openstreetmap.org/copyright), under the Open Database Licence.',
      ],
    },
    {
      id: 'language-models',
      heading: 'Language models',
      blocks: [
        'Reminders, recipes and mail are read by rules and tables on this server. They need no language model, and where none is connected nothing is sent to one.',
        'Where the operator connects one, it may help where our own rules are unsure: with a reminder, a search, a recipe, a suggestion, or a mail’s subject and snippet. Then this holds:',
        {
          list: [
            'Mail is shown to it only if you turn that on, which is off until you do: sender, subject and first words of the few mails that our own reader is unsure of, without your name.',
            'It gets the sentence or question at hand, with phone and other long numbers, e-mail addresses and links replaced by placeholders. Nothing of your profile goes along: no name, account, address or position. A name that you write into the sentence itself does.',
            'Its answer is checked by the same rules as our own, and nothing happens by it that you have not seen.',
            'The operator is to choose a provider and plan that do not train with what is sent.',
            'You can turn it off in your settings, after which nothing of yours goes there; the planner then works by its own rules alone.',
          ],
        },
        'If you dictate a reminder, your browser turns speech into words. Some browsers send the sound to their maker for that (Chrome to Google, Safari to Apple), under that maker’s policy. We get the words only.',
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
              ['Record of notifications', '400 days, or you delete your account'],
              ['The outbox, where no provider carries messages', 'You delete your account'],
              ['Meal plans, and which dishes you were shown', '92 days, since no dish comes again for 90'],
              ['Sign-ins', '30 days without use, 90 days in all, or when you sign out'],
              ['One-time codes', 'They work for 10 minutes; their record goes after a day'],
              ['Counts of requests and of failed sign-ins', 'A minute to a day'],
              ['Link for a new password', 'It works once, for 30 minutes'],
              [
                'Google’s tokens, and suggestions from mail that are not answered',
                'You disconnect, or delete your account',
              ],
              ['What a language model was sent and answered, where one is connected', '30 days'],
              ['Orders and payments', 'They stay for the books, without your name once your account is deleted'],
              ['Audit log', '3 years; of a deleted account only the time and the kind of each entry'],
            ],
          },
        },
        '**Deleting your account** takes your password and the word DELETE. It is closed at once: nothing rings, and every other device is signed out. For 7 days you can sign in and keep it after all. Then everything goes, except orders without name, address and phone number, and the bare entries of the log. Backups of the operator run out in their own time and are not used to bring a deleted account back.',
        'Tax law can oblige a seller to keep invoices for up to 72 months after the annual return (section 36 of the CGST Act, 2017).',
      ],
    },
    {
      id: 'your-rights',
      heading: 'Your rights',
      blocks: [
        {
          list: [
            '**Know and get a copy** (section 11): what we hold, what we do with it and who got it. In your settings under Account you can take it all as one JSON file, up to 3 times a day.',
            '**Correct, complete, update** (section 12): in your profile and settings; what you cannot change there, we change for you.',
            '**Erase** (section 12): each entry by itself, or your account in your settings.',
            '**Withdraw consent** (section 6): by the same switch with which you gave it.',
            '**Complain** (section 13): to us first, see below; we answer at no cost.',
            '**Nominate** (section 14): name somebody who may use these rights for you should you die or no longer be able to. Write to us with their name and how to reach them.',
          ],
        },
        'You may also act through a Consent Manager registered with the Data Protection Board of India; we are connected with none so far.',
        'The Act has duties too (section 15): do not pose as somebody else, do not hide what must be told, and do not file false complaints.',
        'This notice is in English. If you would rather have it in a language of the Eighth Schedule to the Constitution, write to us and name it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'Accounts are for people of **18 and older**. The DPDP Act (section 9) asks for the verifiable consent of a parent or guardian before data of anyone younger is processed, and we have no way yet to verify one. So please do not open an account if you are under 18; a parent can keep a child’s reminders in their own.',
        'We follow no child’s behaviour and address no advertising to anyone. If you think that a child has an account here, write to us and we delete it.',
      ],
    },
    {
      id: 'security',
      heading: 'How we protect it',
      blocks: [
        {
          list: [
            'Passwords and sign-in tokens are kept as hashes only, Google’s tokens encrypted; keys lie outside of the database.',
            'Every record belongs to one account, and every question to the database names it.',
            'Guesses at passwords and codes are slowed down and counted; much asking is held off.',
            'What providers report is taken only with a valid signature.',
            'Scripts from elsewhere cannot run in our pages, except the payment page’s where one is connected.',
          ],
        },
        'No system is perfectly safe. If your data is breached we tell you without delay what happened, what it can mean, what we did and what you can do, and report it to the Data Protection Board as the DPDP Rules, 2025 demand, with details within 72 hours.',
      ],
    },
    {
      id: 'grievance',
      heading: 'Questions and complaints',
      blocks: [
        { part: 'grievance' },
        'We confirm a complaint within **48 hours** and settle it within **one month**; the DPDP Rules would allow 90 days.',
        'If that does not help, you may turn to the **Data Protection Board of India** under the DPDP Act. In matters of an order the National Consumer Helpline answers at 1915.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this text',
      blocks: [
        'When what we do changes, this text does. Where a change needs your consent we ask for it, and nothing changes for you before you have answered.',
      ],
    },
  ],
}
