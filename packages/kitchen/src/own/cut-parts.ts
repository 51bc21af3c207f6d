import type { StepPart } from '../read/dish.ts'

/**
 * Removes and returns the parts after the sentence that `from` continues: "for 20 mins, so that it drinks." stays
 * whole.
 */
export function afterSentence(parts: StepPart[], from: number): StepPart[] {
  const next = parts[from]
  if (next?.kind === 'text' && /^\s+\p{Lu}/u.test(next.text)) return parts.splice(from)
  for (let index = from; index < parts.length; index++) {
    const part = parts[index]!
    // In "Drain for 10 mins and cook with 1 litre water", the rest is work with a timer of its own.
    if (part.kind === 'food' || part.kind === 'vessel' || part.kind === 'timer') return parts.splice(from)
    if (part.kind !== 'text') continue
    const end = /[.;!?] /.exec(part.text)
    if (end === null) continue
    const cut = end.index + 1
    const rest: StepPart[] = [{ kind: 'text', text: part.text.slice(cut) }, ...parts.slice(index + 1)]
    if (rest.every((one) => one.kind === 'text' && one.text.trim() === '')) return parts.splice(from)
    parts.splice(index, parts.length, { kind: 'text', text: part.text.slice(0, cut) })
    return rest
  }
  return parts.splice(from)
}

/** Removes and returns the last sentence after part `from`; all parts if there is only one sentence. */
export function lastSentenceOf(parts: StepPart[], from: number): StepPart[] {
  for (let index = parts.length - 1; index >= from; index--) {
    const part = parts[index]!
    if (part.kind !== 'text') continue
    const text = index === parts.length - 1 ? part.text.trimEnd() : part.text
    const cut = Math.max(...['. ', '; ', '! ', '? '].map((mark) => text.lastIndexOf(mark))) + 1
    if (cut === 0) continue
    const rest: StepPart[] = [{ kind: 'text', text: part.text.slice(cut) }, ...parts.slice(index + 1)]
    parts.splice(index, parts.length, { kind: 'text', text: part.text.slice(0, cut) })
    return rest
  }
  return parts.splice(from)
}
