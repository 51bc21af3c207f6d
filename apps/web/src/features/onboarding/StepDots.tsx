import { cx } from '#ui/cx.ts'

import { steps } from './steps.ts'

type StepDotsProps = { index: number; onPick: (index: number) => void; className?: string }

/** A dot per step, each a button that opens it. */
export function StepDots({ index, onPick, className }: StepDotsProps) {
  return (
    <ol aria-label="Steps" className={cx('flex justify-center', className)}>
      {steps.map(({ name }, place) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`Step ${place + 1} of ${steps.length}: ${name}`}
            aria-current={place === index ? 'step' : undefined}
            onClick={() => onPick(place)}
            className="group grid size-11 place-items-center rounded-full md:w-8"
          >
            <span className="block h-2.5 w-2.5 rounded-full bg-edge transition-[width,background-color] duration-(--calm) group-hover:bg-accent group-aria-[current=step]:w-6 group-aria-[current=step]:bg-accent" />
          </button>
        </li>
      ))}
    </ol>
  )
}
