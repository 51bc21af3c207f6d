/** What a mail list gives of one mail; nothing in it is trusted. */
export type Mail = {
  id: string
  /** The header: 'Name <address@domain>' or a bare address. */
  from: string
  subject: string
  snippet: string
  /** When it was sent: a Date, or text that Date understands (the header, ISO 8601). */
  date: Date | string
}

/** What a mail is about. 'return': goods may be returned; 'document': a paper lapses; 'investment': SIP, deposits. */
export type MailKind =
  | 'bill'
  | 'card statement'
  | 'recharge'
  | 'insurance'
  | 'emi'
  | 'rent'
  | 'tax'
  | 'investment'
  | 'train'
  | 'flight'
  | 'bus'
  | 'cab'
  | 'hotel'
  | 'courier'
  | 'return'
  | 'appointment'
  | 'school'
  | 'subscription'
  | 'warranty'
  | 'document'
  | 'event'

/** What a mail asks to be remembered. */
export type MailReminder = {
  mailId: string
  kind: MailKind
  /** The product's kinds of auto-reminder. */
  type: 'warranty' | 'subscription' | 'bill' | 'event'
  title: string
  /** 'YYYY-MM-DD' on the wall calendar of the zone; today or later. */
  date: string
  /** 'HH:MM:SS', where the mail names one. */
  time: string | null
  /** Integer paise, if the mail names an amount to pay. */
  amount: number | null
  /** The words of the mail that said so, cleaned of invisible marks. */
  sourceSentence: string
  /** 0 to 1. */
  confidence: number
  /** The same for every mail about the same due: a bill reminded of thrice is one. */
  key: string
}

export type Options = {
  now: Date
  /** IANA name, e.g. 'Asia/Kolkata'. */
  timeZone: string
}
