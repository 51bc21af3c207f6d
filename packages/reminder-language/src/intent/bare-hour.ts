/** A sentence that moves something to a bare hour: the text before the hour, and the hour written as a time. */
export type MovedTo = { head: string; tail: string }

const polite = '(?:(?:hey|ok|okay|please|pls|plz|can you|could you|kindly|zara|bhai|yaar|just)[\\s,]+)*'
const day = 'today|tomorrow|tmrw|tom|aaj|kal|parso|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'
const form = new RegExp(
  `^(${polite}(?:move|shift|push|change|update|reschedule|postpone|prepone|bring forward|delay)\\s+\\S.*?\\s)to(\\s+(?:1\\d|2[0-3]|[1-9])(?:\\s+(?:on\\s+)?(?:${day}))*)(?:[\\s,]+(?:instead|please|pls|now|only))*[\\s.!]*$`,
  'i',
)

/**
 * Splits sentences that move something to a bare hour: 'move friday 1:1 to 4', 'move standup tomorrow to 11'. Offsets
 * stay valid. Null for any other sentence.
 */
export function movedToHour(text: string): MovedTo | null {
  const [, head, tail] = form.exec(text) ?? []
  return head && tail ? { head, tail: `at${tail}` } : null
}
