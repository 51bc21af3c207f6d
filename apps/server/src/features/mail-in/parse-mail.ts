import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'

/** What is read of a mail; nothing in it is trusted. */
export type ReadMail = {
  /** Recipients that the mail server wrote, the last one first; those that the sender wrote. */
  delivered: string[]
  addressed: string[]
  from: string
  subject: string
  /** In milliseconds; null where it has none. */
  date: number | null
  messageId: string | null
  /** The header's first word. */
  autoSubmitted: string | null
  text: string
  calendars: string[]
}

const longest = { text: 60_000, calendar: 500_000, calendars: 5, html: 500_000 } as const

/**
 * Reads a mail, on a worker thread: it may be ten megabytes of anything. Nothing is fetched that it names, no archive is
 * opened, and of its attachments only calendars and forwarded mails are looked at.
 */
export default async function parseMail({ source }: { source: Uint8Array }): Promise<ReadMail> {
  const mail = await parsed(Buffer.from(source))
  const inner = mail.attachments.find(({ contentType }) => contentType === 'message/rfc822')
  // Passed on as an attachment: what is inside counts, one level deep.
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

/** The values of a header, as they were written, in the order of the mail: the last server's come first. */
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
