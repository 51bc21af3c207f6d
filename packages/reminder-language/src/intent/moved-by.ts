import { parseReminder } from '../index.ts'

const byLength =
  /\s+(?:by|(?<=^(?:snooze|delay|postpone|push|hold)\b.*\s)for)\s+(?<length>\S+(?:\s+\S+){1,3}?)(?=[\s.!]*$)/i
const ahead =
  /\s+(?<length>\S+\s+(?:ghant\w*|minu?t\w*|din|haft\w*|घंट\S*|मिनट|दिन|हफ्ते|हफ़्ते))\s+(?:aage|age|baad|pehle|आगे|बाद|पहले)(?=\s+(?:kar|badha|khiska|shift|कर|ब(?:ढ़|ढ़|ढ)ा|खिसका))/i
const isEarlier = /\b(?:prepone|bring forward|earlier|pehle)\b|पहले/i

/**
 * Returns the duration by which a sentence moves something, in minutes, and the sentence without it; null if there is
 * none.
 */
export function lengthIn(text: string): { minutes: number; rest: string } | null {
  const match = byLength.exec(text) ?? ahead.exec(text)
  const minutes = match && minutesIn(match.groups!.length!)
  if (!minutes || minutes < 0) return null
  const rest = text.replace(match[0], '').replace(/\s+/g, ' ').trim()
  return { minutes: isEarlier.test(text) ? -minutes : minutes, rest }
}

/** Converts a duration such as '15 min', 'an hour' or 'do ghante' to minutes; null if it is not a duration. */
export function minutesIn(length: string): number | null {
  const from = new Date('2026-01-01T00:00:00Z')
  for (const query of [`x in ${length}`, `x ${length} baad`, `x ${length} बाद`]) {
    const { date, time, timeDefaulted, title, spans } = parseReminder(query, { now: from, timeZone: 'UTC' })
    if (date !== null && spans.length === 1 && title === 'X')
      return (Date.parse(`${date}T${timeDefaulted ? '00:00:00' : time}Z`) - from.getTime()) / 60_000
  }
  return null
}
