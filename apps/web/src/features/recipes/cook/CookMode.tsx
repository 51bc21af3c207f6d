import type { Recipe } from '@planner/contract/kitchen/recipes'
import { ArrowLeft, ArrowRight, Check, ChevronDown, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFocusReturn } from '#ui/use-focus-return.ts'
import { useLayer } from '#ui/use-layer.ts'
import { unbroken } from '../unbroken.ts'

import { StepTimer } from './StepTimer.tsx'
import { TimerTray } from './TimerTray.tsx'
import { useSwipe } from './use-swipe.ts'
import type { Timers } from './use-timers.ts'
import { useWakeLock } from './use-wake-lock.ts'

const kinds = { prepare: 'Prepare', cook: 'Cook', stand: 'Rest' } as const

/** The column of the title, the progress, the step and the buttons. */
const column = 'mx-auto w-full max-w-3xl lg:max-w-5xl'

/** A step of more letters than this has smaller type, so that it is read without scrolling. */
const longStep = 150
const large = { fontSize: 'clamp(1.6rem, 1rem + 2.6vw, 2.5rem)', lineHeight: 1.32 }
const smaller = { fontSize: 'clamp(1.35rem, 0.95rem + 1.7vw, 2rem)', lineHeight: 1.32 }

/** The ingredients stay whole beside a step that scrolls: as high as what is left between header and buttons. */
const besideStep = { position: 'sticky', top: 0, maxHeight: 'calc(100dvh - 14rem)' } as const

/** Shows one step at a time, in type large enough to read across the kitchen. */
export default function CookMode({
  recipe,
  timers,
  onDone,
  onClose,
}: {
  recipe: Recipe
  timers: Timers
  /** Called when the last step is done. */
  onDone: () => void
  onClose: () => void
}) {
  const [index, setIndex] = useState(0)
  const focusReturn = useFocusReturn()
  useWakeLock()
  useLayer(true, onClose)
  const last = recipe.instructions.length - 1
  const go = (to: number) => setIndex(Math.min(last, Math.max(0, to)))
  const swipe = useSwipe({ onLeft: () => go(index + 1), onRight: () => go(index - 1) })
  const step = recipe.steps[index]
  const text = recipe.instructions[index] ?? ''
  const isWide = matchMedia('(min-width: 64rem)').matches
  const finish = () => {
    // They have rung and are no longer needed; running ones go on in the corner.
    for (const { id, done } of timers.timers) if (done) timers.remove(id)
    onDone()
    onClose()
  }
  const walk = (event: KeyboardEvent) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key]
    if (to !== undefined) go(to)
  }

  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={walk}
          {...focusReturn}
          className="fixed inset-0 z-50 flex flex-col bg-paper pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] text-ink outline-none print:hidden"
        >
          <header className="border-b border-line px-4 md:px-8">
            <div className={cx(column, 'flex items-center gap-3 py-2.5')}>
              <div className="min-w-0 flex-1">
                <Radix.Title className="truncate text-lg font-semibold">{recipe.title}</Radix.Title>
                <p className="text-sm text-soft tabular-nums">
                  Step {index + 1} of {last + 1}
                  {step && ` · ${kinds[step.kind]}`} · For {recipe.serves}
                </p>
              </div>
              <IconButton label="Exit cook mode" onClick={onClose}>
                <X aria-hidden="true" className="size-6" />
              </IconButton>
            </div>
          </header>
          <div className="px-4 pt-3 md:px-8">
            <div aria-hidden="true" className={cx(column, 'flex gap-1')}>
              {recipe.instructions.map((text, place) => (
                <span
                  key={text}
                  className={cx('h-1.5 flex-1 rounded-full', place <= index ? 'bg-accent' : 'bg-line')}
                />
              ))}
            </div>
          </div>
          <div {...swipe} className="flex min-h-0 flex-1 touch-pan-y flex-col overflow-y-auto px-4 py-6 md:px-8">
            <div className={cx(column, 'my-auto lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-12')}>
              <div>
                <p
                  key={index}
                  aria-live="polite"
                  className="moves-in font-serif font-medium text-pretty"
                  style={text.length > longStep ? smaller : large}
                >
                  {unbroken(text)}
                </p>
                <StepTimer step={index + 1} minutes={step?.minutes ?? 0} timers={timers} />
                {index < last && (
                  <p
                    data-text={`Next: ${recipe.instructions[index + 1]}`}
                    className="beside mt-6 line-clamp-2 text-lg text-soft"
                  />
                )}
              </div>
              <details
                // Beside the step where there is room.
                open={isWide || undefined}
                style={isWide ? besideStep : undefined}
                className="group overflow-y-auto rounded-lg border border-line bg-surface max-lg:mt-8"
              >
                <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
                  Ingredients
                  <ChevronDown
                    aria-hidden="true"
                    className="size-5 text-soft transition-transform group-open:rotate-180"
                  />
                </summary>
                <ul className="border-t border-line px-4 py-2">
                  {recipe.ingredients.map((line) => (
                    <li key={line} className="py-0.5 text-md">
                      {line}
                    </li>
                  ))}
                </ul>
              </details>
            </div>
          </div>
          <TimerTray timers={timers} current={index + 1} onStep={(one) => go(one - 1)} />
          <footer className="border-t border-line bg-surface px-4 py-3 md:px-8">
            <div className={cx(column, 'grid grid-cols-2 gap-3')}>
              <Button
                variant={index === 0 ? 'quiet' : 'secondary'}
                className={cx('min-h-16!', index === 0 && 'pointer-events-none')}
                aria-disabled={index === 0}
                onClick={() => go(index - 1)}
              >
                <ArrowLeft aria-hidden="true" className="size-5" />
                Previous
              </Button>
              {index < last ? (
                <Button className="min-h-16!" data-autofocus onClick={() => go(index + 1)}>
                  Next
                  <ArrowRight aria-hidden="true" className="size-5" />
                </Button>
              ) : (
                <Button className="min-h-16!" onClick={finish}>
                  <Check aria-hidden="true" className="size-5" />
                  Done
                </Button>
              )}
            </div>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
