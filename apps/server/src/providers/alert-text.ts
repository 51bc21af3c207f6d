import type { ChatLanguage, Reply } from '#platform/chat.ts'
import { alertButtons } from '#platform/chat.ts'
import type { Message } from './channels.ts'

type Variables = Message['variables']

const hindi: Record<string, (of: Variables) => string> = {
  'reminder.before': ({ day, time }) => (day ? `${day}, ${time} पर।` : `${time} पर।`),
  'reminder.due': ({ time }) => `अभी, ${time}।`,
  'reminder.late': ({ day, time }) => `माफ़ कीजिए, देर हो गई: यह ${day}, ${time} का था।`,
  'reminder.deferred': ({ time }) => `यह ${time} का था, आपके शांत समय में।`,
  'reminder.snoozed': ({ time }) => `${time} का रिमाइंडर, फिर से।`,
  'reminder.nag': ({ time }) => `अभी तक नहीं हुआ: यह ${time} का था।`,
  'reminder.escalated': ({ who, time }) => `${who} ने इसे अभी तक पूरा नहीं बताया: यह ${time} का था।`,
}

const roman: Record<string, (of: Variables) => string> = {
  'reminder.before': ({ day, time }) => (day ? `${day}, ${time} par.` : `${time} par.`),
  'reminder.due': ({ time }) => `Abhi, ${time}.`,
  'reminder.late': ({ day, time }) => `Maaf kijiye, der ho gayi: yeh ${day}, ${time} ka tha.`,
  'reminder.deferred': ({ time }) => `Yeh ${time} ka tha, aapke quiet hours mein.`,
  'reminder.snoozed': ({ time }) => `${time} ka reminder, phir se.`,
  'reminder.nag': ({ time }) => `Abhi tak nahi hua: yeh ${time} ka tha.`,
  'reminder.escalated': ({ who, time }) => `${who} ne ise abhi tak done nahi kiya: yeh ${time} ka tha.`,
}

/** Returns the text of an alert in a chat, with its buttons; in English if there is none in the person's language. */
export function alertReply({ template, variables, subject, body, about }: Message, language: ChatLanguage): Reply {
  const own = language === 'hi' ? hindi[template] : language === 'hi-Latn' ? roman[template] : undefined
  return {
    lines: [{ text: subject, strong: true }, { text: own ? own(variables) : body }],
    buttons: about ? alertButtons(about, language) : [],
  }
}
