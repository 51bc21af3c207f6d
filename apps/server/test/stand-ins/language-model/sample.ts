import type { Responder } from './language-model.ts'
import { adviceSays } from './sample-advice.ts'
import { kitchenResponder } from './sample-kitchen.ts'

/** The one sentence that the demo's model can read, in a script that our own parser cannot: milk, tomorrow at six. */
export const sampleSentence = 'ᱜᱟᱯᱟ ᱟᱭᱩᱵ 6 ᱵᱟᱡᱮ ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ'

/** The model of the demo: understands the sample sentence, and nothing else. */
export const sampleResponder: Responder = (asking) => {
  const other = kitchenResponder(asking) ?? adviceSays(asking)
  if (other) return other
  const { data } = asking
  const { text, today } = JSON.parse(data) as { text: string; today: string }
  const nothing = { title: text, date: null, time: null, recurrence: null, certainty: 0 }
  if (text !== sampleSentence) return nothing
  const tomorrow = new Date(`${today}T24:00:00Z`).toISOString().slice(0, 10)
  return { title: 'ᱛᱚᱣᱟ ᱠᱤᱨᱤᱧ', date: tomorrow, time: '18:00', recurrence: null, certainty: 0.95 }
}
