import { AlarmClock, BellPlus, Globe, Repeat2, SlidersHorizontal, Sunrise } from 'lucide-react'

import { ConsentRow } from '#features/consent/ConsentRow.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { ChoiceRow } from './ChoiceRow.tsx'
import { leadChoices, nagChoices, zoneChoices } from './choices.ts'
import { InstallRow } from './InstallRow.tsx'
import { QuietHours } from './QuietHours.tsx'
import { SavedTime } from './SavedTime.tsx'
import { Section } from './Section.tsx'
import { ThemeRow } from './ThemeRow.tsx'
import type { Settings } from './use-settings.ts'
import { UnderIcon, WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

export function GeneralSection({ settings: { user, preferences, change, prefer } }: { settings: Settings }) {
  const { lead_minutes: lead, digest_at: digest, nag_minutes: nag } = preferences

  return (
    <Section id="general" title="General" text={words.general} Picture={SlidersHorizontal} tone="teal">
      <ChoiceRow
        label={<WithIcon of={AlarmClock}>Remind me</WithIcon>}
        value={String(lead)}
        onChange={(minutes) => prefer({ lead_minutes: Number(minutes) })}
        choices={leadChoices(lead)}
      />
      <QuietHours preferences={preferences} onChange={prefer} />
      <div id="daily-digest" className="scroll-mt-6">
        <Switch
          label={<WithIcon of={Sunrise}>Daily digest</WithIcon>}
          hint={<UnderIcon>{words.digestText}</UnderIcon>}
          checked={digest !== null}
          onChange={(on) => prefer({ digest_at: on ? '07:30:00' : null })}
        />
        {digest !== null && (
          <SavedTime
            label="Digest at"
            value={digest}
            onSave={(digest_at) => prefer({ digest_at })}
            className="moves-in mt-3 max-w-42"
          />
        )}
      </div>
      <div id="ring-until-done" className="scroll-mt-6">
        <Switch
          label={<WithIcon of={Repeat2}>Ring until done</WithIcon>}
          hint={<UnderIcon>{words.nagText}</UnderIcon>}
          checked={nag !== null}
          onChange={(on) => prefer({ nag_minutes: on ? 15 : null })}
        />
        {nag !== null && (
          <div className="moves-in mt-4">
            <ChoiceRow
              label={<WithIcon of={BellPlus}>Ring again</WithIcon>}
              value={String(nag)}
              onChange={(minutes) => prefer({ nag_minutes: Number(minutes) })}
              choices={nagChoices(nag)}
            />
          </div>
        )}
      </div>
      <InstallRow />
      <div id="theme" className="scroll-mt-6">
        <ThemeRow />
      </div>
      <ConsentRow />
      <div id="time-zone" className="scroll-mt-6">
        <ChoiceRow
          label={<WithIcon of={Globe}>Time zone</WithIcon>}
          hint={<UnderIcon>{words.zoneText}</UnderIcon>}
          value={user.time_zone}
          onChange={(time_zone) => change({ time_zone })}
          choices={zoneChoices(user.time_zone)}
        />
      </div>
    </Section>
  )
}
