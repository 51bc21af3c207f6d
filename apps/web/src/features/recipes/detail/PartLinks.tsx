const parts = [
  { id: 'recipe-ingredients', name: 'Ingredients' },
  { id: 'recipe-steps', name: 'Method' },
] as const

/**
 * Links to the ingredients and the steps on a phone, where a recipe is several screens long. Sticky below the title.
 */
export const PartLinks = () => (
  <nav
    aria-label="Parts of the recipe"
    className="sticky -top-1 z-10 mb-0! hidden h-0 in-data-scrolled:block md:hidden! print:hidden!"
  >
    <div className="-mx-5 flex gap-5 border-b border-line bg-surface px-5">
      {parts.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => document.getElementById(id)?.scrollIntoView({ block: 'start' })}
          className="min-h-11 text-md font-medium text-teal"
        >
          {name}
        </button>
      ))}
    </div>
  </nav>
)
