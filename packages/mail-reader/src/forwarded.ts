import { dayMs } from '@planner/days/plain-date'

/** A mail reduced to the fields that are read; for a forwarded mail, those of the mail inside. */
export type Plain = { from: string; subject: string; text: string; date: Date }

/** Longer texts, in characters, are cut; the important part comes earlier. */
const longest = 60_000

/** How mail programs mark a forwarded mail; bounded, so that hostile text cannot take long. */
const marks = [
  /^[ \t>]{0,40}-{2,80}[ \t]{0,8}(?:Forwarded message|Original Message|अग्रेषित संदेश|मूल संदेश)[ \t]{0,8}-{2,80}[ \t]{0,8}$/im,
  /^[ \t>]{0,40}Begin forwarded message:[ \t]{0,8}$/im,
  /^[ \t>]{0,40}_{20,80}[ \t]{0,8}$(?=[\s>]{0,40}\*?From:)/im,
]

const header = /^[ \t>]{0,40}\*?(?<name>From|Sent|Date|To|Cc|Subject|Reply-To)\*?:\*?[ \t]*(?<value>.*)$/i

/** The most levels of forwarding. */
const deepest = 3

/**
 * Returns the mail that a person forwarded, with its own sender, subject and date, so that 'tomorrow' in it is relative
 * to when it was written. A mail that was not forwarded is returned unchanged. Never follows instructions in a mail.
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
  const headers = new Map<string, string>()
  let at = 0
  for (; at < lines.length && at < 12; at++) {
    const match = header.exec(lines[at]!)
    if (match) headers.set(match.groups!.name!.toLowerCase(), match.groups!.value!.trim())
    else if (headers.size > 0 && isEmpty(lines[at]!)) break
    else if (headers.size === 0 && !isEmpty(lines[at]!)) return null
  }
  const from = headers.get('from')
  if (!from) return null
  return {
    from: from.replaceAll('*', '').replace(/\[mailto:([^\]]+)\]/, '<$1>'),
    subject: headers.get('subject') ?? mail.subject,
    text: lines
      .slice(at)
      .join('\n')
      .replace(/^[ \t]{0,8}>[ \t]?/gm, '')
      .trim(),
    date: sentAt(headers.get('date') ?? headers.get('sent'), mail.date),
  }
}

/** Whether a line is empty, also within a quotation. */
const isEmpty = (line: string): boolean => /^[ \t>]*$/.test(line)

const yearMs = 366 * dayMs

/** Returns when the inner mail was sent; the time of forwarding if that is missing, later, or years earlier. */
function sentAt(written: string | undefined, passedOn: Date): Date {
  const at = written === undefined ? Number.NaN : Date.parse(written.replace(/\bat\b|,\s*(?=\d{1,2}:)/g, ' '))
  return Number.isNaN(at) || at > passedOn.getTime() || at < passedOn.getTime() - yearMs ? passedOn : new Date(at)
}

const withoutPrefix = (subject: string): string => subject.replace(/^(?:\s*(?:fwd?|fw|wg|re)\s*:\s*)+/i, '').trim()

/** The length of a piece and the overlap of two pieces, in characters, and the most pieces. */
const piece = { size: 1400, shared: 200, most: 6 }

/** Splits a long text into pieces that each fit into a snippet. */
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
