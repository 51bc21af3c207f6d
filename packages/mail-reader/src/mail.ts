/** A mail as returned by a mail list; its content is untrusted. */
export type Mail = {
  id: string
  /** The header: 'Name <address@domain>' or a bare address. */
  from: string
  subject: string
  snippet: string
  /** When it was sent: a Date, or text that Date parses (the header, ISO 8601). */
  date: Date | string
}

/**
 * The subject matter of a mail. 'return': the deadline for returning goods; 'document': the expiry of a document;
 * 'investment': SIP, deposits.
 */
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

/** A reminder found in a mail. */
export type MailReminder = {
  mailId: string
  kind: MailKind
  /** The product's kinds of auto-reminder. */
  type: 'warranty' | 'subscription' | 'bill' | 'event'
  title: string
  /** 'YYYY-MM-DD' in the person's time zone; today or later. */
  date: string
  /** 'HH:MM:SS'; null if the mail names no time. */
  time: string | null
  /** Integer paise; null if the mail names no amount to pay. */
  amount: number | null
  /** The sentence of the mail that it was read from, without invisible characters. */
  sourceSentence: string
  /** From 0 to 1. */
  confidence: number
  /** The same for every mail about the same due date: three reminders of one bill have one key. */
  key: string
}

export type Options = {
  now: Date
  /** IANA name, e.g. 'Asia/Kolkata'. */
  timeZone: string
}
