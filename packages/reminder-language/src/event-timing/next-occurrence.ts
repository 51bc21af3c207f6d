/**
 * Words before the date of the next occurrence of a repetition, which add nothing to the date itself: 'recharge har 28
 * din mein, agla 6 dec', 'gas every 45 days, next on 6 Dec'.
 */
const nextOne =
  /(?<=\b(?:har|every|monthly|quarterly|yearly|weekly|हर)\b.*[\s,;(.-])(?:(?:agl[aie]|pe?hl[aie]|अगल[ाीे]|पहल[ाीे])(?:\s(?:ba+r|wal[aie]|बार))?|(?:the\s)?(?:next|first)(?:\s(?:one|time))?)(?:\s(?:on|is|hai|है))?(?=\s(?:\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ta+ri+kh|जन|फर|मार्च|अप्रै|मई|जू|जुल|अग|सित|अक्|नव|दिस|तारीख)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\s\d|\d{1,2}[/-]\d|kal\b|pars[ou]n?\b|tomorrow\b))/i

/** Replaces such words with spaces, so that offsets stay valid. */
export const withoutNextOccurrence = (text: string): string =>
  mayHave.test(text) && repeats.test(text) ? text.replace(nextOne, (match) => ' '.repeat(match.length)) : text

const repeats = /har|every|ly\b|हर/i
const mayHave = /\b(?:agl[aie]|pe?hl[aie]|next|first)\b|अगल|पहल/i
