import { dayMs } from '@planner/days/plain-date'

/** A mail as it came, and what of it is read: of a forwarded one the mail inside. */
export type Plain = { from: string; subject: string; text: string; date: Date }

/** A text longer than this is cut: what is to be remembered is said before. */
const longest = 60_000

/** How mail programs mark a mail that is passed on; bounded, so that hostile text takes no time. */
const marks = [
  /^[ \t>]{0,40}-{2,80}[ \t]{0,8}(?:Forwarded message|Original Message|अग्रेषित संदेश|मूल संदेश)[ \t]{0,8}-{2,80}[ \t]{0,8}$/im,
  /^[ \t>]{0,40}Begin forwarded message:[ \t]{0,8}$/im,
  /^[ \t>]{0,40}_{20,80}[ \t]{0,8}$(?=[\s>]{0,40}\*?From:)/im,
]

const header = /^[ \t>]{0,40}\*?(?<name>From|Sent|Date|To|Cc|Subject|Reply-To)\*?:\*?[ \t]*(?<value>.*)$/i

/** At most this many forwards inside each other. */
const deepest = 3

/**
 * The mail that a person passed on: its own sender, subject and day, so that 'tomorrow' in it is meant from the day on which
 * it was written. A mail that was not forwarded is answered as it is. Nothing in it is obeyed.
 */
export function unwrapped(mail: Plain): Plain {
  let inner = { ...mail, text: mail.text.slice(0, longest) }
  for (let depth = 0; depth < deepest; depth++) {
    const next = inside(inner)
    if (next === null) break
    inner = next
  }
  return { ...inner, subject: withoutPrefix(inner.subject) }
}

function inside(mail: Plain): Plain | null {
  const mark = marks.map((one) => one.exec(mail.text)).find((found) => found !== null)
  if (!mark) return null
  const lines = mail.text
    .slice(mark.index + mark[0].length)
    .replace(/^\s+/, '')
    .split(/\r?\n/)
  const said = new Map<string, string>()
  let at = 0
  for (; at < lines.length && at < 12; at++) {
    const match = header.exec(lines[at]!)
    if (match) said.set(match.groups!.name!.toLowerCase(), match.groups!.value!.trim())
    else if (said.size > 0 && isEmpty(lines[at]!)) break
    else if (said.size === 0 && !isEmpty(lines[at]!)) return null
  }
  const from = said.get('from')
  if (!from) return null
  return {
    from: from.replaceAll('*', '').replace(/\[mailto:([^\]]+)\]/, '<$1>'),
    subject: said.get('subject') ?? mail.subject,
    text: lines
      .slice(at)
      .join('\n')
      .replace(/^[ \t]{0,8}>[ \t]?/gm, '')
      .trim(),
    date: sentAt(said.get('date') ?? said.get('sent'), mail.date),
  }
}

/** Also of a quotation. */
const isEmpty = (line: string): boolean => /^[ \t>]*$/.test(line)

const yearMs = 366 * dayMs

/** When the inner mail was sent: not after it was passed on, and not years before. */
function sentAt(written: string | undefined, passedOn: Date): Date {
  const at = written === undefined ? Number.NaN : Date.parse(written.replace(/\bat\b|,\s*(?=\d{1,2}:)/g, ' '))
  return Number.isNaN(at) || at > passedOn.getTime() || at < passedOn.getTime() - yearMs ? passedOn : new Date(at)
}

const withoutPrefix = (subject: string): string => subject.replace(/^(?:\s*(?:fwd?|fw|wg|re)\s*:\s*)+/i, '').trim()

/** What a reader of snippets takes at once, and how much of it two pieces share. */
const piece = { size: 1400, shared: 200, most: 6 }

/** A long text in pieces, each of which a snippet can hold. */
export function piecesOf(text: string): string[] {
  const flat = text
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  const pieces: string[] = []
  for (let at = 0; at < flat.length && pieces.length < piece.most; at += piece.size - piece.shared) {
    pieces.push(flat.slice(at, at + piece.size))
  }
  return pieces
}
