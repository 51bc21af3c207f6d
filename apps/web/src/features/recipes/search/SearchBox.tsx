import { recipes as limits } from '@planner/contract/constants/kitchen'
import type { Recipe } from '@planner/contract/kitchen/recipes'
import { CircleAlert, Search as SearchPicture, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { inputClass } from '#ui/form/input-class.ts'
import { IconButton } from '#ui/IconButton.tsx'

import { MarkPicture } from '../card/DietMark.tsx'
import type { Search } from './use-search.ts'
import { useSuggestions } from './use-suggestions.ts'

/** A combobox with suggestions: arrow keys move through them, Enter searches or opens the highlighted one. */
export function SearchBox({
  search,
  vegOnly,
  region,
  onView,
  onType,
}: {
  search: Search
  vegOnly: boolean
  region: string
  onView: (recipe: Recipe) => void
  onType: () => void
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState(false)
  const [marked, setMarked] = useState(-1)
  const suggestions = useSuggestions(search.query, { vegOnly, region, enabled: typing })
  const write = (query: string) => {
    search.setQuery(query)
    setTyping(true)
    setMarked(-1)
  }
  const close = () => {
    setTyping(false)
    setMarked(-1)
  }
  const choose = (recipe: Recipe) => {
    close()
    search.setQuery(recipe.title)
    onView(recipe)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = suggestions[marked]
    if (chosen) return choose(chosen.recipe)
    close()
    search.submit()
  }
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault()
      close()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || suggestions.length === 0) return
    event.preventDefault()
    const places = suggestions.length + 1
    setMarked((before) => ((before + 1 + step + places) % places) - 1)
  }

  return (
    <search>
      <form noValidate onSubmit={submit} className="relative flex gap-2.5">
        <div className="relative min-w-0 flex-1">
          <SearchPicture
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-soft"
          />
          <input
            ref={input}
            type="search"
            role="combobox"
            aria-label="Search recipes"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={marked < 0 ? undefined : `${id}-${marked}`}
            aria-invalid={search.fault ? true : undefined}
            aria-describedby={search.fault ? `${id}-fault` : undefined}
            placeholder="Palak paneer, kaddu, Kerala…"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={limits.queryMax}
            value={search.query}
            onChange={(event) => {
              write(event.target.value)
              onType()
            }}
            onKeyDown={walk}
            onBlur={close}
            className={inputClass('px-11 [&::-webkit-search-cancel-button]:hidden')}
          />
          {search.query !== '' && (
            <IconButton
              label="Clear"
              className="absolute! top-0.5 right-0.5 text-soft"
              onClick={() => {
                write('')
                input.current?.focus()
              }}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          )}
          {search.fault && (
            <p
              id={`${id}-fault`}
              role="alert"
              className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-danger"
            >
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {search.fault}
            </p>
          )}
          <div
            id={`${id}-list`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot show the marks
            role="listbox"
            aria-label="Suggestions"
            hidden={suggestions.length === 0}
            className="absolute inset-x-0 top-14 z-20 overflow-hidden rounded-lg border border-line bg-surface p-1.5 shadow-lifted"
          >
            {suggestions.map(({ recipe, name }, index) => (
              <div
                key={recipe.id}
                id={`${id}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as its list
                role="option"
                tabIndex={-1}
                aria-selected={index === marked}
                // Before the input loses focus, which would close the list.
                onPointerDown={(event) => {
                  event.preventDefault()
                  choose(recipe)
                }}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-sunk',
                  index === marked && 'bg-sunk',
                )}
              >
                <MarkPicture veg={recipe.is_vegetarian} />
                <span className="min-w-0 truncate font-medium">{recipe.title}</span>
                <span className="min-w-0 flex-1 truncate text-sm text-soft">{name}</span>
                <span className="text-sm whitespace-nowrap text-soft max-sm:hidden">{recipe.regionalOrigin}</span>
              </div>
            ))}
          </div>
        </div>
        <Button type="submit" className="self-start" pending={search.state.kind === 'searching'}>
          Search
        </Button>
      </form>
    </search>
  )
}
