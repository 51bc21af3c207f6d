import type { LegalName } from './names.ts'

/** A legal text: an opening line and its sections. */
export type LegalText = { opening: string; sections: readonly { heading: string; paragraphs: readonly string[] }[] }

export const legalTexts: Record<LegalName, LegalText> = {
  privacy: {
    opening: 'What we keep about you, why, and how you stay in charge of it.',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'Your name, e-mail address and a scrambled form of your password that cannot be turned back; the reminders, recipes, cart and orders that you make; and, if you give them, your phone number and city.',
          'Your browser keeps your sign-in and a few choices, such as light or dark, on your own device.',
        ],
      },
      {
        heading: 'Why we keep it',
        paragraphs: [
          'To show you your planner, to remind you when you asked to be reminded, and to bring what you order. We do not sell your data and show no advertising.',
        ],
      },
      {
        heading: 'Who else sees it',
        paragraphs: [
          'Only those who carry out what you ask for: for instance the service that delivers a text message or takes a payment, and only what that takes. Where a language model helps to read a reminder, your name, phone number and address are not sent to it.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may ask for a copy of everything that we hold about you, have it corrected, or have it deleted together with your account.',
        ],
      },
    ],
  },
  terms: {
    opening: 'The agreement between you and us when you use Daily Planner.',
    sections: [
      {
        heading: 'Using the planner',
        paragraphs: [
          'Use it for yourself and your household, keep your password to yourself, and do nothing with it that the law forbids. You own what you write; we only store and process it to run the planner for you.',
        ],
      },
      {
        heading: 'Prices and orders',
        paragraphs: [
          'Prices are in Indian rupees including taxes. An order is binding once it has been confirmed; until then you may cancel it.',
        ],
      },
      {
        heading: 'What we cannot promise',
        paragraphs: [
          'We do our best to remind you on time, but networks and devices fail. Do not rely on a reminder alone where health, safety or a deadline with serious consequences depends on it.',
        ],
      },
      {
        heading: 'Liability and law',
        paragraphs: [
          'Our liability is capped at the amount that you paid us in the last 12 months. Indian law applies.',
        ],
      },
    ],
  },
  cookies: {
    opening: 'What your browser keeps for Daily Planner.',
    sections: [
      {
        heading: 'Necessary',
        paragraphs: [
          'Your sign-in, your choice of light or dark, and what lets the planner open without a connection. Without these it cannot work, so they cannot be turned off.',
        ],
      },
      {
        heading: 'Everything else',
        paragraphs: [
          'Functional, analytics and marketing storage is used only as far as you allow it. What persists is kept for up to 1 year. You can clear all of it in your browser at any time.',
        ],
      },
    ],
  },
  disclaimer: {
    opening: 'AI recipe suggestions and reminders are for information only.',
    sections: [
      {
        heading: 'Recipes and nutrition',
        paragraphs: [
          'Recipes, calories and nutrition are computed and may be wrong for your ingredients. Check for allergies and ask a doctor or dietitian before you change what you eat for your health.',
        ],
      },
      {
        heading: 'Reminders and recommendations',
        paragraphs: [
          'Reminders are read from your words by software; please look at the date and time that it understood. Vendors and services are suggestions, not endorsements.',
        ],
      },
    ],
  },
}
