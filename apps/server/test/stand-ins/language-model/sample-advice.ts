import type { Responder } from './language-model.ts'

type Data = {
  text: string
  vendors?: { line?: string; vendor: string; name: string; offers?: string[]; says?: string }[]
}

/** Answers questions on vendors, the cart, mail and reasons for the demo; undefined for other questions. */
export const adviceSays: Responder = ({ data, schema }) => {
  const fields = Object.keys((schema?.properties ?? {}) as object)
  const asked = JSON.parse(data) as Data
  if (fields.includes('activities')) return recommendations(asked)
  if (fields.includes('lead')) return cart(asked)
  if (fields.includes('kind')) return mail(asked)
  return fields.includes('words') ? { words: asked.text.split('\n').slice(0, 2).join(' ').slice(0, 280) } : undefined
}

const recommendations = ({ vendors = [] }: Data) => ({
  reasons: vendors.map(({ vendor, name, offers = [] }) => ({
    vendor,
    why: `${name} can help with this: it offers ${(offers[0] ?? 'what you wrote').toLowerCase()}.`,
  })),
  activities: [],
})

function cart({ text, vendors = [] }: Data) {
  const advice = text.split('\n').flatMap((line) => /^(one|s[a-z]): (.*)$/.exec(line)?.slice(1) ?? [])
  const [lead = null, says = null] = advice
  const reasons = vendors.map(({ line = '', vendor, says: why = '' }) => ({
    line,
    vendor,
    why: `A good match: ${why}`,
  }))
  return { lead, advice: says?.slice(0, 200) ?? null, reasons }
}

/** Finds a day written as 30-11-2026 or 30/11/2026, in a mail that is not a promotion. */
function mail({ text }: Data) {
  const [words, day, month, year] = /(\d{2})[-/](\d{2})[-/](\d{4})/.exec(text) ?? []
  if (!words || !text.includes('கட்டண')) return { kind: null, date: null, time: null, words: '', certainty: 0.9 }
  return { kind: 'bill', date: `${year}-${month}-${day}`, time: null, words, certainty: 0.9 }
}
