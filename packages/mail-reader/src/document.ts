import type { MailReminder, Options } from './mail.ts'
import { readOne } from './reminder/read-one.ts'
import { fixReadingErrors } from './text/fix-reading-errors.ts'

/** What is found in a document has neither a mail nor a key of one. */
export type DocumentReminder = Omit<MailReminder, 'mailId' | 'key'>

/** Read of a document; a bill says what matters on its first page. */
const longest = 40_000
/** As much as the reader of mails takes at a time. */
const windowLength = 1500
const windowsMax = 12
/** Days of a circular; a school year's calendar is no list of reminders. */
const daysMax = 5
const linesTried = 60

/** Lines that say what is asked: words for dues and meetings, and dates. */
const telling =
  /\b(?:due|last date|pay(?:able|ment)?|total|amount|deadline|before|submit|meeting|appointment|renew|expir|valid|premium|fee)|देय|अंतिम|तिथि|तारीख|राशि|भुगतान|कुल|बैठक|शुल्क|\b\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ,]+\d{2,4}\b/iu
/** A line with a day written out. */
const dated =
  /\b\d{1,2}(?:st|nd|rd|th)?[-/. ](?:\d{1,2}[-/. ]\d{2,4}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)|\b(?:january|february|march|april|june|july|august|september|october|november|december) \d{1,2}\b|[०-९\d]{1,2} (?:जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)/iu
/** The beginning of a letter, before what it is about. */
const preamble =
  /^(?:dear|date|dated|ref|no\b|to\b|from|circular no|circular$|notice$|page|phone|tel|email|www|प्रिय|दिनांक)/i

/**
 * What a document (a bill, a circular, the photo of one) asks to be remembered, by the rules for mails: the surest first, and of a circular
 * its further days. Empty where no day to come is understood. Its first line stands for who wrote it. Never throws, and does
 * nothing that a document says.
 *
 * @param text its lines, as they were found on its pages.
 */
export function readDocument(text: string, options: Options): DocumentReminder[] {
  const lines = fixReadingErrors(text.slice(0, longest))
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const [from = ''] = lines
  const subject = lines.slice(0, 3).join('. ').slice(0, 300)
  const sender = `"${from.replaceAll(/["<>]/g, '').slice(0, 60)}" <document@file.invalid>`
  const read = (snippet: string): MailReminder[] => {
    const found = readOne({ id: '', from: sender, subject, snippet, date: options.now }, options)
    return found ? [found.reminder] : []
  }
  // Of equally sure ones the first: the digest has the whole document in view.
  const best = [digestOf(lines), ...windowsOf(lines)]
    .flatMap(read)
    .reduce<MailReminder | null>((one, other) => (one && one.confidence >= other.confidence ? one : other), null)
  if (!best) return []
  const found = [best]
  // A bill is due once; a circular names several days.
  if (best.type === 'event') {
    for (const line of lines.filter((one) => dated.test(one)).slice(0, linesTried)) {
      if (found.length >= daysMax) break
      for (const one of read(line)) {
        // Without a sum or a day of its own, the line repeats what is known.
        if (one.type === 'event' && found.every(({ date }) => date !== one.date)) {
          found.push({ ...one, title: entryOf(line) ?? one.title })
        }
      }
    }
  }
  const titleOf = ({ title, sourceSentence }: DocumentReminder, isOneOfSeveral: boolean): string =>
    title.startsWith(subject.slice(0, 40)) ? (isOneOfSeveral && entryOf(sourceSentence)) || headingOf(lines) : title
  return found.map(({ mailId: _mail, key: _key, ...reminder }) => ({
    ...reminder,
    title: titleOf(reminder, found.length > 1),
  }))
}

/** What a document is about, in its own words. */
function headingOf(lines: readonly string[]): string {
  const head = lines.slice(1, 8).find((line) => /\p{L}{4}/u.test(line) && !preamble.test(line))
  return (head ?? lines[0] ?? '').replace(/^(?:sub(?:ject)?|re|circular|notice|विषय)\s?[:-]\s?/iu, '').slice(0, 100)
}

/** The words of a line of a circular beside its day. */
function entryOf(line: string): string | null {
  const at = dated.exec(line)?.index ?? 0
  const words = line
    .slice(0, at)
    .replace(
      /(?:\b(?:on|by|from|till|before|is|will be held|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|[\s:,–-])+$/i,
      '',
    )
    .trim()
  return /\p{L}{4}/u.test(words) ? words.slice(0, 100) : null
}

/** The telling lines of the whole document, each with the one behind it: a form writes its value below its name. */
function digestOf(lines: readonly string[]): string {
  const kept = lines.filter((line, at) => telling.test(line) || (at > 0 && telling.test(lines[at - 1]!)))
  return kept.join('. ').slice(0, windowLength)
}

function* windowsOf(lines: readonly string[]): Generator<string> {
  let window = ''
  let count = 0
  for (const line of lines) {
    if (window.length + line.length > windowLength) {
      yield window
      if (++count >= windowsMax) return
      window = ''
    }
    window += `${line.slice(0, windowLength)}. `
  }
  if (window) yield window
}
