/** Notes of the server that need more words for their reader. */
const plain: Readonly<Record<string, string>> = {
  'no device': 'Shown only where Daily Planner was open, because no browser is set up for when it’s closed.',
  'cut short while it was handed over': 'The server stopped while sending it, so we can’t tell whether it arrived.',
}

/** Turns a note on a delivery into a sentence. */
export const noteInWords = (note: string): string => plain[note] ?? asSentence(note)

/** Turns the server's text, which has no final full stop, into a sentence: capitalized, with a full stop. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
