import { words } from '../../words.ts'

/** The sentence that is typed while the question about another one is open; nothing if there is none. */
export function NextInWords({ text }: { text: string }) {
  if (text.trim() === '') return null
  return <span className="mt-2 block truncate text-sm">{words.next(text.trim())}</span>
}
