/**
 * 'Recharge har 28 din mein, agla 6 dec', 'gas every 45 days, next on 6 Dec': which of those that repeat falls on the day that
 * follows; words that say no more than the day itself.
 */
const nextOne =
  /(?<=\b(?:har|every|monthly|quarterly|yearly|weekly|हर)\b.*[\s,;(.-])(?:(?:agl[aie]|pe?hl[aie]|अगल[ाीे]|पहल[ाीे])(?:\s(?:ba+r|wal[aie]|बार))?|(?:the\s)?(?:next|first)(?:\s(?:one|time))?)(?:\s(?:on|is|hai|है))?(?=\s(?:\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ta+ri+kh|जन|फर|मार्च|अप्रै|मई|जू|जुल|अग|सित|अक्|नव|दिस|तारीख)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\s\d|\d{1,2}[/-]\d|kal\b|pars[ou]n?\b|tomorrow\b))/i

/** The text with such words blank, so that places stay where they are. */
export const withoutNextOne = (text: string): string =>
  mayHave.test(text) && repeats.test(text) ? text.replace(nextOne, (said) => ' '.repeat(said.length)) : text

const repeats = /har|every|ly\b|हर/i
const mayHave = /\b(?:agl[aie]|pe?hl[aie]|next|first)\b|अगल|पहल/i
