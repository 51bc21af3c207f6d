/** 'Rohan ko 6 baje doodh lane bolo', 'ask Rohan to bring milk': the words that ask somebody else for it. */
const asking = [
  /\b(?:ask|tell|remind)\s+(?!me\b)\S/iu,
  /\b(?:ko|se)\b.*\b(?:bolo|bol\s*(?:do|dena)|kaho|keh\s*(?:do|dena)|yaad\s+dila\w*)\b/iu,
  /(?:को|से)(?![\p{L}\p{M}]).*(?:बोलो|बोल\s*(?:दो|देना)|कहो|कह\s*(?:दो|देना)|याद\s+दिला)/u,
]

/**
 * The person whom a sentence asks to do something; null where it only names somebody: 'call Rohan' is for oneself.
 *
 * @param person whom the reader found in it.
 */
export const askedOf = (text: string, person: string | null): string | null =>
  person !== null && asking.some((pattern) => pattern.test(text)) ? person : null
