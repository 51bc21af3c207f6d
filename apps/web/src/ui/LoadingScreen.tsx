import { Mark } from './art/Mark.tsx'

/** Fills the window while the session loads. */
export function LoadingScreen({ label }: { label: string }) {
  return (
    <output className="fixed inset-0 grid place-items-center bg-paper">
      <span className="flex flex-col items-center gap-4">
        <Mark className="shimmers size-14" />
        <span className="text-soft">{label}</span>
      </span>
    </output>
  )
}
