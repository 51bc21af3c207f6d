import { useEffect, useState } from 'react'

/** A section is current once its top is within this many pixels of the window's top, which includes the bar. */
const readFrom = 140

/** Returns the id of the current section: the last one that starts above that line. Null if none does. */
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
