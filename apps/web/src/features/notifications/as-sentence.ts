/** Turns the server's text, which has no final full stop, into a sentence: capitalized, with a full stop. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
