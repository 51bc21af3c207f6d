/**
 * Returns the one-time code in a message: from the last line that phones read automatically ('@host #123456') if there
 * is one, else the first separate number of four to six digits. Null if there is none.
 */
export const findCode = (text: string): string | null =>
  /^@\S+ #(\d{4,6})\s*$/m.exec(text)?.[1] ?? /(?<![\d.,:/+-])\d{4,6}(?![\d:/-])/.exec(text)?.[0] ?? null
