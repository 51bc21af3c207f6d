import { placeOfBase } from '../knowledge/base-places.ts'
import type { Language } from '../knowledge/mains.ts'
import { regionOf, stateOfLanguage } from '../knowledge/states.ts'
import type { Draft } from './draft.ts'

/** Where a dish is at home: its style's state, else its base's, else that of the language its base is named in, else its family's. */
export function placeOf({ family, style, base }: Draft): { region: string; state: string } {
  const language = /\{(\w+)\}/.exec(base.label)?.[1] as Language | undefined
  const state =
    placeOfBase(`${family.id}.@${style?.id}`) ??
    (style && style.state !== 'Pan-India' ? style.state : undefined) ??
    placeOfBase(`${family.id}.${base.slug}`) ??
    (language && stateOfLanguage[language]) ??
    family.state
  return { state, region: regionOf(state) }
}
