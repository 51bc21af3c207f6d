/** Not in words.ts, because every dashboard loads that. */
const sentences = ['kal subah 8 baje mummy ko call', 'pay rent on the 1st of every month']

/** Example sentences for people without reminders; a tap opens the create dialog with one. */
export function FirstSentences({ onSay }: { onSay: (sentence: string) => void }) {
  return (
    <ul aria-label="What you can say" className="mt-3 flex flex-wrap justify-center gap-2">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <button
            type="button"
            onClick={() => onSay(sentence)}
            className="min-h-11 rounded-xl bg-teal-soft px-4 py-2 text-sm text-ink mouse:transition-colors hover:bg-sunk"
          >
            “{sentence}”
          </button>
        </li>
      ))}
    </ul>
  )
}
