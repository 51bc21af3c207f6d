import type { HelperLanguage } from '@planner/contract/household'
import type { Message } from '#providers/channels.ts'
import { messageOf, type TemplateId } from './catalogue.ts'
import { timeInWords } from './time-in-words.ts'

type Asked = {
  title: string
  asker: string
  occurrenceAt: Date
  /** The asker's time zone, which is also the helper's. */
  homeZone: string
  language: HelperLanguage
  publicUrl: string
}

const templates = { en: 'helper.due', hi: 'helper.due.hi' } as const satisfies Record<HelperLanguage, TemplateId>

/** Returns the message to a helper without an account, in their language. */
export function helperMessage({ title, asker, occurrenceAt, homeZone, language, publicUrl }: Asked): Message {
  const time = timeInWords(occurrenceAt, homeZone)
  const isHindi = language === 'hi'
  return messageOf({
    template: templates[language],
    variables: { title, asker, time },
    locale: isHindi ? 'hi-IN' : 'en-IN',
    subject: title,
    body: isHindi ? `${asker}: ${title}, ${time}` : `${asker} asks you: ${title}, ${time}`,
    push: { tag: 'helper', url: '/' },
    publicUrl,
  })
}

const codeTemplates = { en: 'helper.code', hi: 'helper.code.hi' } as const satisfies Record<HelperLanguage, TemplateId>
const linkTemplates = { en: 'helper.code.link', hi: 'helper.code.link.hi' } as const satisfies Record<
  HelperLanguage,
  TemplateId
>

/** Returns the only message sent to a number without consent: who asks, the code, and how to opt out. */
export function helperCodeMessage({
  asker,
  code,
  language,
  publicUrl,
  stop,
}: {
  asker: string
  code: string
  language: HelperLanguage
  publicUrl: string
  /** Opt-out link; null without a public URL. */
  stop: string | null
}): Message {
  return messageOf({
    template: (stop === null ? codeTemplates : linkTemplates)[language],
    variables: { asker, code, ...(stop !== null && { address: stop }) },
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    subject: 'Messages from Daily Planner',
    body: `${asker} would like to send you reminders. If you agree, tell them this code: ${code}.`,
    push: { tag: 'helper', url: '/' },
    publicUrl,
  })
}

/** Returns the message to a cook: one line on what to make, in their language. */
export function messageToCook({
  line,
  language,
  publicUrl,
}: {
  line: string
  language: string
  publicUrl: string
}): Message {
  const isHindi = language === 'hi'
  return messageOf({
    template: isHindi ? 'helper.cook.hi' : 'helper.cook',
    variables: { dishes: line },
    locale: isHindi ? 'hi-IN' : 'en-IN',
    subject: 'What to cook',
    body: line,
    push: { tag: 'helper', url: '/' },
    publicUrl,
  })
}
