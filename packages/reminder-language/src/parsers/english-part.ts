/** Whether a word for a part of the day is English, where it is often part of a noun ('morning walk'). */
export const isEnglishPart = (word: string): boolean =>
  /^(morn|ev|after|night|nite|nyt|arvo|aft|dawn|dusk|sun|day|noonish)/.test(word)
