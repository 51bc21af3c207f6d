import { recipes as limits } from '@planner/contract/constants/kitchen'
import { useEffect, useState } from 'react'

import { Rangoli } from '#ui/art/Rangoli.tsx'
import { words } from '../words.ts'
import { factAt } from './kitchen-facts.ts'
import { SteamingPot } from './SteamingPot.tsx'

/** Cooking facts shown while a plan is loading, with the progress if known. */
export function LoadingFacts({ message, percent }: { message?: string; percent?: number }) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), limits.factMs)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="relative isolate grid min-h-112 place-items-center overflow-hidden rounded-xl border border-line bg-surface px-5 py-10 shadow-soft">
      <Rangoli className="absolute -z-10 size-[34rem] text-marigold opacity-14" />
      <div className="flex w-full max-w-xl flex-col items-center text-center">
        <SteamingPot className="w-34" />
        <output className="mt-5 grid min-h-12 w-full items-end font-semibold text-soft sm:min-h-6">
          {message ?? words.preparing}
        </output>
        {percent !== undefined && <ProgressBar percent={percent} />}
        <h2 className="mt-7 font-sans text-sm font-semibold tracking-normal text-accent-text">{words.didYouKnow}</h2>
        <p
          key={turn}
          data-fact
          className="moves-in mt-1.5 min-h-50 w-full font-serif text-lg leading-snug sm:min-h-24 sm:text-xl"
        >
          {factAt(turn * limits.factMs, 0)}
        </p>
      </div>
    </div>
  )
}

const ProgressBar = ({ percent }: { percent: number }) => (
  <progress
    aria-label="Making your plan"
    max={100}
    value={Math.max(4, percent)}
    className="mt-3 h-2 w-64 max-w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--wide)"
  />
)
