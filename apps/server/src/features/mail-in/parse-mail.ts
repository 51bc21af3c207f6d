import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'

/** The parsed parts of a mail; all of them are untrusted. */
export type ReadMail = {
  /**
   * `delivered`: recipients recorded by the mail server, the last one first. `addressed`: those written by the sender.
   */
  delivered: string[]
  addressed: string[]
  from: string
  subject: string
  /** In milliseconds; null if missing. */
  date: number | null
  messageId: string | null
  /** First word of the Auto-Submitted header. */
  autoSubmitted: string | null
  text: string
  calendars: string[]
}

const longest = { text: 60_000, calendar: 500_000, calendars: 5, html: 500_000 } as const

/**
 * Parses a mail in a worker process, since it may be up to ten megabytes of untrusted data. Fetches nothing and opens no
 * archives; of the attachments, only calendars and forwarded mails are read.
 */
export default async function parseMail({ source }: { source: Uint8Array }): Promise<ReadMail> {
  const mail = await parsed(Buffer.from(source))
  const inner = mail.attachments.find(({ contentType }) => contentType === 'message/rfc822')
  // Forwarded as an attachment: the inner mail counts, one level deep.
  const forwarded = inner ? await parsed(inner.content) : null
  const read = forwarded ?? mail
  return {
    delivered: ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap((name) => linesOf(mail, name)),
    addressed: [...addressesOf(mail.to), ...addressesOf(mail.cc)],
    from: (read.from?.text ?? '').slice(0, 500),
    subject: (read.subject ?? '').slice(0, 500),
    date: read.date?.getTime() ?? null,
    messageId: mail.messageId?.slice(0, 500) ?? null,
    autoSubmitted: /^[\w-]+/.exec(linesOf(mail, 'auto-submitted')[0] ?? '')?.[0].toLowerCase() ?? null,
    text: (read.text ?? '').slice(0, longest.text),
    calendars: [mail, ...(forwarded ? [forwarded] : [])].flatMap(calendarsOf).slice(0, longest.calendars),
  }
}

const parsed = (source: Buffer): Promise<ParsedMail> =>
  simpleParser(source, {
    skipImageLinks: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    maxHtmlLengthToParse: longest.html,
  })

const addressesOf = (list: AddressObject | AddressObject[] | undefined): string[] =>
  [list ?? []]
    .flat()
    .flatMap(({ value }) =>
      value.flatMap(({ address, group }) => [address, ...(group ?? []).map((one) => one.address)]),
    )
    .filter((address) => address !== undefined)

/** Returns the raw values of a header, in the order of the mail: the last server's comes first. */
const linesOf = ({ headerLines }: ParsedMail, name: string): string[] =>
  headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+/g, ' ')
        .trim(),
    )

const calendarsOf = ({ attachments }: ParsedMail): string[] =>
  attachments
    .filter(({ contentType, filename }) => contentType === 'text/calendar' || /\.ics$/i.test(filename ?? ''))
    .filter(({ size }) => size <= longest.calendar)
    .map(({ content }) => content.toString('utf8'))
