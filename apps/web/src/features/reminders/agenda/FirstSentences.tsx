/** Here and not in words.ts, which every dashboard loads. */
const sentences = ['kal subah 8 baje mummy ko call', 'pay rent on the 1st of every month']

/** For someone who has no reminders yet: what one can say, each a tap from the create dialog. */
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
