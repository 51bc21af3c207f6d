import { CardSkeleton } from '#ui/CardSkeleton.tsx'

/** A skeleton of the settings. */
export const SettingsSkeleton = () => (
  <div aria-busy="true" className="space-y-5">
    <span className="sr-only">Loading settings</span>
    {['h-30', 'h-62', 'h-96', 'h-72', 'h-screen'].map((height) => (
      <CardSkeleton key={height} className={height} />
    ))}
  </div>
)
