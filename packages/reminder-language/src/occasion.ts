/** A yearly occasion that needs preparation: a present, or papers. */
export type Occasion = 'birthday' | 'anniversary' | 'renewal'

const birthday = /\b(?:birth\s?day|b'?day|bdays?|jan(?:a)?m\s?din|janmdiwas)\b|जन्मदिन|वाढदिवस|জন্মদিন/iu
const anniversary = /\banniversar(?:y|ies)\b|\b(?:shaadi|shadi)\s+ki\s+sal(?:gi|gir)rah?\b|\bsa+l\s?girah\b|सालगिरह/iu
const renewal =
  /\b(?:renew(?:al|s|ed)?|insurance|polic(?:y|ies)|puc|licen[cs]e|passport|amc|registration|warranty|subscription|membership)\b|बीमा|नवीनीकरण/iu

/** Returns the occasion a title names, or null. */
export function occasionOf(title: string): Occasion | null {
  if (birthday.test(title)) return 'birthday'
  if (anniversary.test(title)) return 'anniversary'
  return renewal.test(title) ? 'renewal' : null
}

/**
 * Returns the year from which to count ('born 2018', 'since 1998', 'married in 2004'), or null if the text names none.
 */
export function sinceYearIn(text: string, thisYear: number): number | null {
  const [, year] = /\b(?:born|since|married|paida|janm)\s+(?:in\s+)?((?:19|20)\d\d)\b/i.exec(text) ?? []
  return year !== undefined && Number(year) <= thisYear ? Number(year) : null
}

/** The fields of a reminder that describe a yearly occasion. */
type Yearly = { title: string; recurrence: string; since_year?: number | null | undefined }

export const isYearly = (recurrence: string): boolean => recurrence === 'yearly' || recurrence.includes('FREQ=YEARLY')

/**
 * Describes this year's occurrence of a yearly reminder: 'Rohan turns 8', '12 years', 'Renewal 2027'; null for any
 * other reminder.
 *
 * @param day 'YYYY-MM-DD', the occurrence.
 */
export function occasionInWords({ title, recurrence, since_year: since }: Yearly, day: string): string | null {
  const occasion = isYearly(recurrence) ? occasionOf(title) : null
  if (occasion === null) return null
  const year = Number(day.slice(0, 4))
  if (occasion === 'renewal') return `Renewal ${year}`
  const years = since ? year - since : 0
  if (years < 1) return null
  if (occasion === 'anniversary') return years === 1 ? '1 year' : `${years} years`
  const name = nameIn(title)
  return name ? `${name} turns ${years}` : `Turns ${years}`
}

/** The note shown with the alert a week ahead. */
export const preparationFor: Record<Occasion, string> = {
  birthday: 'Time to think of a gift.',
  anniversary: 'Time to think of a gift.',
  renewal: 'Time to get the papers ready.',
}

/** A week, in minutes: how long before an occasion an extra alert rings, in addition to its usual ones. */
export const preparationMinutes = 10_080

/**
 * Returns the name in a title that only says whose birthday it is ('Rohan’s birthday', 'mummy ka birthday'), or null.
 */
function nameIn(title: string): string | null {
  const [, name] =
    /^(\p{L}[\p{L}\p{M}.]*(?:\s\p{L}[\p{L}\p{M}.]*){0,2}?)(?:['’]s)?(?:\s(?:ka|ki|ke|का|की|के))?\s(?:birth\s?day|b'?day|jan(?:a)?m\s?din|जन्मदिन)(?=$|[\s,(])/iu.exec(
      title,
    ) ?? []
  return name && !/^(?:wish|call|buy|plan|celebrate|order|book|happy|get|send|my)\b/i.test(name) ? name : null
}
