/** What the server says, which has no final full stop, as a sentence of its own: 'the channel is off' with both ends. */
export const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
