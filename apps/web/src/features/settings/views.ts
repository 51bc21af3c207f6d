import {
  BellRing,
  CalendarPlus,
  History,
  Inbox,
  KeyRound,
  type LucideIcon,
  Plug,
  SlidersHorizontal,
  Sparkles,
  UsersRound,
} from 'lucide-react'

/** The views of /settings, by hash. Other hashes name a section of the settings themselves. */
export const views = [
  { hash: '', name: 'Preferences', short: 'All settings', Picture: SlidersHorizontal },
  { hash: 'household', name: 'Household', Picture: UsersRound },
  { hash: 'account', name: 'Account and privacy', short: 'Account', Picture: KeyRound },
  { hash: 'files', name: 'Calendar and import', short: 'Calendar', Picture: CalendarPlus },
  { hash: 'programs', name: 'Connected apps', Picture: Plug },
  { hash: 'assistant', name: 'AI', Picture: Sparkles },
  { hash: 'alerts', name: 'Why am I not getting alerts?', short: 'Alerts check', Picture: BellRing },
  { hash: 'deliveries', name: 'Delivery history', Picture: History },
  { hash: 'outbox', name: 'Outbox', Picture: Inbox },
] as const satisfies readonly { hash: string; name: string; short?: string; Picture: LucideIcon }[]

export type View = (typeof views)[number]['hash']

/** Returns the view for a hash; an invitation's link opens the household. */
export const viewOf = (hash: string): View =>
  hash.startsWith('join=') ? 'household' : (views.find((view) => view.hash !== '' && view.hash === hash)?.hash ?? '')

/** The sections of the settings, in order. */
export const sections = [
  { hash: 'general', name: 'General' },
  { hash: 'messages', name: 'SMS, WhatsApp and voice' },
  { hash: 'email', name: 'Email' },
  { hash: 'google', name: 'Google' },
  { hash: 'telegram', name: 'Telegram' },
] as const
