import type { ComponentType } from 'react'

import { BasketArt } from './art/BasketArt.tsx'
import { DoorArt } from './art/DoorArt.tsx'
import { KitchenArt } from './art/KitchenArt.tsx'
import { LampArt } from './art/LampArt.tsx'
import { SentenceArt } from './art/SentenceArt.tsx'
import { ThreadsArt } from './art/ThreadsArt.tsx'

/** `Art` draws into a 320 x 200 viewBox. */
export type Step = { name: string; title: string; text: string; Art: ComponentType }

/** The six steps in order. */
export const steps: readonly Step[] = [
  {
    name: 'Welcome',
    title: 'Welcome to Daily Planner',
    text: 'One calm place for your day: what to remember, cook and buy. Take a quick six-step tour.',
    Art: DoorArt,
  },
  {
    name: 'Smart reminders',
    title: 'Smart reminders',
    text: 'Say it your way, in English, Hinglish or हिन्दी. We work out the day and time, and alert you an hour before and when it’s due.',
    Art: SentenceArt,
  },
  {
    name: 'Recipes',
    title: 'Recipes for every day',
    text: 'Twenty Indian dishes a day, from breakfast to dinner, for your city and your diet. No repeats for 90 days.',
    Art: KitchenArt,
  },
  {
    name: 'Shopping cart',
    title: 'One shopping cart',
    text: 'Ingredients, services and gifts in one cart, with shops from your city. You see the price with GST before you order.',
    Art: BasketArt,
  },
  {
    name: 'Integrations',
    title: 'Integrations',
    text: 'Verify your phone for SMS, WhatsApp and calls, and connect Google Calendar. Each is off until you turn it on.',
    Art: ThreadsArt,
  },
  {
    name: 'All set',
    title: 'You’re all set',
    text: 'Start with one thing you don’t want to forget. You can replay this tour from your profile.',
    Art: LampArt,
  },
]
