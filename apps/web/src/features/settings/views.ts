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
  { hash: 'account', name: 'Account and privacy', Picture: KeyRound },
  { hash: 'files', name: 'Calendar and import', Picture: CalendarPlus },
  { hash: 'programs', name: 'Connected apps', Picture: Plug },
  { hash: 'assistant', name: 'AI', Picture: Sparkles },
  { hash: 'alerts', name: 'Alerts check', Picture: BellRing },
  { hash: 'deliveries', name: 'Delivery history', Picture: History },
  { hash: 'outbox', name: 'Outbox', Picture: Inbox },
] as const satisfies readonly { hash: string; name: string; short?: string; Picture: LucideIcon }[]

export type View = (typeof views)[number]['hash']

/** Returns the id, and hash, of a part of the settings: 'Quiet hours' has 'quiet-hours'. */
export const partId = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

/** The parts that the search finds by their names and by further words, each with its view. */
export const parts: readonly { view: View; name: string; also: string }[] = [
  { view: '', name: 'Quiet hours', also: 'do not disturb silent night mute' },
  { view: '', name: 'Daily digest', also: 'morning summary' },
  { view: '', name: 'Ring until done', also: 'nag repeat alert again' },
  { view: '', name: 'Theme', also: 'dark light mode colours' },
  { view: '', name: 'Time zone', also: 'clock timezone' },
  { view: 'account', name: 'Password', also: 'change' },
  { view: 'account', name: 'Your devices', also: 'sessions signed in sign out' },
  { view: 'account', name: 'Two-step sign-in', also: 'passkey authenticator 2fa recovery codes security' },
  { view: 'account', name: 'Your data', also: 'export download backup' },
  { view: 'account', name: 'Delete account', also: 'close remove' },
  { view: 'files', name: 'Calendar link', also: 'feed subscribe ical webcal' },
  { view: 'files', name: 'Import', also: 'file ics csv todoist ticktick' },
  { view: 'programs', name: 'Tokens', also: 'api' },
  { view: 'programs', name: 'Webhooks', also: 'api' },
]

/** Returns the view for a hash, which may name a part of it; an invitation's link opens the household. */
export const viewOf = (hash: string): View =>
  hash.startsWith('join=')
    ? 'household'
    : (views.find((view) => view.hash !== '' && view.hash === hash)?.hash ??
      parts.find(({ name }) => partId(name) === hash)?.view ??
      '')

/** The sections of the settings, in order. */
export const sections = [
  { hash: 'general', name: 'General' },
  { hash: 'messages', name: 'SMS, WhatsApp and voice' },
  { hash: 'email', name: 'Email' },
  { hash: 'google', name: 'Google' },
  { hash: 'telegram', name: 'Telegram' },
] as const
