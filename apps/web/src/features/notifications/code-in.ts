/**
 * The one-time code in a message: from the last line that phones read by themselves ('@host #123456') where there is one,
 * else the first number of four to six digits that stands alone. Null where there is none.
 */
export const codeIn = (text: string): string | null =>
  /^@\S+ #(\d{4,6})\s*$/m.exec(text)?.[1] ?? /(?<![\d.,:/+-])\d{4,6}(?![\d:/-])/.exec(text)?.[0] ?? null
