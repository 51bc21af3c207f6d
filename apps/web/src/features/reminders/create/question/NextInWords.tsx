import { words } from '../../words.ts'

/** The next sentence, typed while another one is being confirmed; renders nothing if empty. */
export function NextInWords({ text }: { text: string }) {
  if (text.trim() === '') return null
  return <span className="mt-2 block truncate text-sm">{words.next(text.trim())}</span>
}
