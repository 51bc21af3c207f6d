import { ChannelStripFrame } from '#features/notifications/ChannelStripFrame.tsx'
import { paths } from '#paths.ts'

/** The settings before their script has loaded: the first card, as it looks until the state of the channels is known. */
export const SettingsOutline = () => (
  <div id={`outline${paths.settings}`} hidden className="flex flex-col gap-3">
    <ChannelStripFrame />
  </div>
)
