import { useEffect, useRef, useState } from 'react'

import { Button } from '#ui/Button.tsx'

import { Slide } from './Slide.tsx'
import { StepDots } from './StepDots.tsx'
import { steps } from './steps.ts'
import { useDrag } from './use-drag.ts'

const last = steps.length - 1

/** A carousel of the steps, controlled by buttons, dots, arrow keys or swiping. */
export function TourSteps({ onComplete }: { onComplete: () => void }) {
  const [index, setIndex] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const go = (to: number) => {
    const goal = Math.min(last, Math.max(0, to))
    // On the first step 'Previous' is disabled, and a disabled button with focus swallows key presses.
    if (goal === 0 && document.activeElement?.matches('[data-previous]')) next.current?.focus()
    setIndex(goal)
  }
  const { drag, handlers } = useDrag({ onLeft: () => go(index + 1), onRight: () => go(index - 1) })
  // Listens on the document, because nothing else handles keys while the dialog is open.
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key]
      if (to !== undefined) go(to)
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  })
  const { name, text } = steps[index]!

  return (
    <div className="flex min-h-0 flex-col">
      <div {...handlers} className="min-h-0 touch-pan-y overflow-x-hidden overflow-y-auto overscroll-contain">
        <ol
          className="tour-track flex"
          data-dragged={drag !== 0 || undefined}
          style={{ transform: `translateX(calc(${-100 * index}% + ${drag}px))` }}
        >
          {steps.map((step, place) => (
            <Slide key={step.name} step={step} active={place === index} />
          ))}
        </ol>
      </div>
      <p aria-live="polite" className="sr-only">
        Step {index + 1} of {steps.length}: {name}. {text}
      </p>
      <footer className="grid grid-cols-2 items-center gap-x-3 gap-y-1 px-5 pb-[max(1rem,env(safe-area-inset-bottom))] md:grid-cols-[1fr_auto_1fr] md:px-7 md:pb-6">
        <StepDots index={index} onPick={go} className="col-span-2 md:order-2 md:col-span-1" />
        <Button
          variant="secondary"
          data-previous
          disabled={index === 0}
          onClick={() => go(index - 1)}
          className="md:order-1 md:justify-self-start"
        >
          Previous
        </Button>
        <Button
          ref={next}
          onClick={() => (index === last ? onComplete() : go(index + 1))}
          className="md:order-3 md:justify-self-end"
        >
          {index === last ? 'Get Started' : 'Next'}
        </Button>
      </footer>
    </div>
  )
}
