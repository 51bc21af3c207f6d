import { useEffect, useState } from 'react'
import { cx } from '#ui/cx.ts'

const parts = [
  { id: 'recipe-ingredients', name: 'Ingredients' },
  { id: 'recipe-steps', name: 'Method' },
] as const

/**
 * Links to the ingredients and the steps on a phone, where a recipe is several screens long. Sticky below the title.
 */
export function PartLinks() {
  const atSteps = useReached('recipe-steps')
  const current = atSteps ? 'recipe-steps' : 'recipe-ingredients'

  return (
    <nav
      aria-label="Recipe sections"
      className="sticky -top-1 z-10 mb-0! hidden h-0 in-data-scrolled:block md:hidden! print:hidden!"
    >
      <div className="-mx-5 flex gap-5 border-b border-line bg-surface px-5">
        {parts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={id === current ? 'location' : undefined}
            onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
            className={cx(
              '-mb-px min-h-11 border-b-2 text-md font-medium',
              id === current ? 'border-teal text-ink' : 'border-transparent text-soft',
            )}
          >
            {name}
          </button>
        ))}
      </div>
    </nav>
  )
}

/** Whether a heading has been scrolled to the upper part of the screen, or past it. */
function useReached(id: string): boolean {
  const [isReached, setReached] = useState(false)
  useEffect(() => {
    const heading = document.getElementById(id)
    if (!heading) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1)
        setReached(newest !== undefined && (newest.isIntersecting || newest.boundingClientRect.top < 0))
      },
      { rootMargin: '0px 0px -60%' },
    )
    seen.observe(heading)
    return () => seen.disconnect()
  }, [id])
  return isReached
}
