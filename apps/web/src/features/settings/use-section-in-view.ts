import { useEffect, useState } from 'react'

/** So far below the window's top, in px, a section counts as the one that is read: its head stands below the bar. */
const readFrom = 140

/** Which of the page's sections is read: the last one that begins above that line. Null before any does. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    if (ids.length === 0) return undefined
    const read = () => {
      const begun = ids.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < readFrom,
      )
      setCurrent(begun.at(-1) ?? null)
    }
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [ids])

  return current
}
