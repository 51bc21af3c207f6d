/** Phrases that ask somebody else to do something: 'Rohan ko 6 baje doodh lane bolo', 'ask Rohan to bring milk'. */
const asking = [
  /\b(?:ask|tell|remind)\s+(?!me\b)\S/iu,
  /\b(?:ko|se)\b.*\b(?:bolo|bol\s*(?:do|dena)|kaho|keh\s*(?:do|dena)|yaad\s+dila\w*)\b/iu,
  /(?:को|से)(?![\p{L}\p{M}]).*(?:बोलो|बोल\s*(?:दो|देना)|कहो|कह\s*(?:दो|देना)|याद\s+दिला)/u,
]

/**
 * Returns the person whom a sentence asks to do something; null if it only mentions them: 'call Rohan' is one's own
 * task.
 *
 * @param person the person the parser found in the text.
 */
export const assigneeIn = (text: string, person: string | null): string | null =>
  person !== null && asking.some((pattern) => pattern.test(text)) ? person : null

const ownTask =
  /\b(?:call|phone|message|msg|whatsapp|mail|wish|invite)\b|\b(?:de|dena|dene|deni|bhej\w*|mil\w*|bata\w*|bol\w*|chhod\w*|chod\w*|uthana|jagana|dikha\w*|bula\w*|lene|dawai|khila\w*)\b|फोन|कॉल|देना|देने|भेज|मिल|बता|छोड़|दिखा|बुला|दवा/iu
const duty = /(?:\p{L}n[aei]|\p{L}न[ाेी])(?:\s+(?:hai|hain|h|है|हैं))?[\s.!]*$/u

const named = /(?<![\p{L}\p{M}])([\p{L}\p{M}]{2,}(?:\s(?:ji|bhai|bhaiya|didi|bai|जी))?)\s+(?:ko|को)\s(?=(.*))/giu

/**
 * Returns possible assignees, as in 'Rajesh ko bijli ka bill bharna hai', leaving out people something is done to, as
 * in 'Rajesh ko phone karna'. These are guesses, so they are offered rather than preselected; the caller checks which
 * of them are members.
 */
export const doersIn = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([, who, rest]) => (duty.test(rest!) && !ownTask.test(rest!) ? [who!] : []))
