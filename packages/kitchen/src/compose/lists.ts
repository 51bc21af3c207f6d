import type { FamilyRow } from '../knowledge/family-row.ts'
import { neverIn } from '../knowledge/styles.ts'
import { readAmounts } from '../knowledge/usual-amounts.ts'

export type MainEntry = { label: string; classic: boolean; nonveg: boolean }
export type Allow = (label: string) => boolean
export type BaseEntry = { label: string; slug: string; allow: Allow; adds: [string, number][] }
export type StyleEntry = { id: string; allow: Allow; bases: string[] | undefined }

/** "Aloo Gobi" as it stands in an id: aloo-gobi. A language mark such as {ml} is no part of it. */
export const slug = (text: string): string =>
  text
    .replace(/\{\w+\}/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const labels = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export function mainsOf(family: FamilyRow): MainEntry[] {
  const read = (text: string | undefined, nonveg: boolean) =>
    labels(text).map((label) => ({ label: label.replace(/^\*/, ''), classic: label.startsWith('*'), nonveg }))
  const all = [...read(family.veg, false), ...read(family.more, false), ...read(family.nonveg, true)]
  return family.extra && !all.some(({ label }) => label === family.extra)
    ? [{ label: family.extra, classic: true, nonveg: false }, ...all]
    : all
}

/** The main that stands in an id as `main`, planned or retired. */
export function mainInId(family: FamilyRow, main: string): MainEntry | undefined {
  const retired = labels(family.retired).map((label) => ({ label, classic: false, nonveg: false }))
  return [...mainsOf(family), ...retired].find(({ label }) => (slug(label) || '-') === main)
}

function allowList(text: string | undefined): Allow {
  if (text === undefined) return () => true
  const names = new Set(labels(text.replace(/^-/, '')))
  return text.startsWith('-') ? (label) => !names.has(label) : (label) => names.has(label)
}

export function basesOf(family: FamilyRow): BaseEntry[] {
  if (family.second === undefined) return [{ label: '', slug: '-', allow: () => true, adds: [] }]
  const only = new Map(
    (family.only ?? '')
      .split(';')
      .filter(Boolean)
      .map((entry) => entry.split('=') as [string, string]),
  )
  const used = new Set<string>()
  const labelsOfMains = new Set(mainsOf(family).map(({ label }) => label))
  return family.second.split(';').map((entry) => {
    const match = /^([^(=]*)(?:\(([^)]*)\))?(?:=(.*))?$/.exec(entry.trim())
    if (!match) throw new Error(`${family.id}: cannot read base "${entry}"`)
    const label = match[1]!.trim()
    const plain = slug(label) || '-'
    // Two chutneys of two languages: the second carries its mark, so that ids stay apart.
    const own = used.has(plain) ? `${/\{(\w+)\}/.exec(label)?.[1]}-${plain}` : plain
    used.add(own)
    return {
      label,
      slug: own,
      allow: both(allowList(only.get(label) ?? match[2]), (main) => {
        const bases = labelsOfMains.has(main) ? only.get(main) : undefined
        return bases === undefined || labels(bases).includes(label)
      }),
      adds: readAmounts((match[3] ?? '').trim()),
    }
  })
}

const both =
  (one: Allow, other: Allow): Allow =>
  (label) =>
    one(label) && other(label)

/** What a main brings along in this family, such as the onion and mustard seeds of a potato filling. */
export function addsOf(family: FamilyRow, label: string): [string, number][] {
  return (family.adds ?? '')
    .split(';')
    .map((entry) => entry.split('=') as [string, string])
    .filter(([mains]) => labels(mains).includes(label))
    .flatMap(([, amounts]) => readAmounts(amounts.trim()))
}

/**
 * What a named dish needs, and with a minus what it never holds: by its style everywhere, then in this family, where its
 * styles or conditions say so.
 */
export function mustHave(
  family: FamilyRow,
  style: string | undefined,
  holds: (conditions: string) => boolean,
): [string, number][] {
  const own = (family.must ?? '')
    .split(';')
    .filter(Boolean)
    .map((entry) => {
      const at = entry.lastIndexOf('=')
      return [entry.slice(0, at).trim(), entry.slice(at + 1)] as const
    })
    .filter(([who]) => (/^[?!]/.test(who) ? holds(who) : style !== undefined && labels(who).includes(style)))
    .map(([, amounts]) => amounts)
  const never = (neverIn[style ?? ''] ?? '').split(' ').map((id) => id && `-${id}:0`)
  return [...never, ...own].flatMap(readAmounts)
}

export function stylesOf(family: FamilyRow): StyleEntry[] {
  if (family.styles === undefined) return [{ id: '', allow: () => true, bases: undefined }]
  return family.styles.split(';').map((entry) => {
    const match = /^([a-z0-9]*)(?:\(([^)]*)\))?(?:@(.*?))?~?$/.exec(entry.trim())
    if (!match) throw new Error(`${family.id}: cannot read style "${entry}"`)
    return { id: match[1]!, allow: allowList(match[2]), bases: match[3]?.split(',').map((base) => base.trim()) }
  })
}
