import { ChannelStripFrame } from '#features/notifications/ChannelStripFrame.tsx'
import { paths } from '#paths.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

/** The settings before their script has loaded: the first card, as it looks until the state of the channels is known. */
export const SettingsOutline = () => (
  <div id={`outline${paths.settings}`} hidden className="flex flex-col gap-3">
    <Skeleton className="h-50 md:hidden" />
    <ChannelStripFrame />
  </div>
)
