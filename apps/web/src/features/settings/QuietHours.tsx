import type { Preferences } from '@planner/contract/notifications'
import { problems } from '@planner/contract/problems'
import { MoonStar } from 'lucide-react'
import { useState } from 'react'

import { quietHoursOf } from '#platform/quiet-hours.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { HeldMedicines } from './HeldMedicines.tsx'
import { NightBand } from './NightBand.tsx'
import { SavedTime } from './SavedTime.tsx'
import { UnderIcon, WithIcon } from './WithIcon.tsx'
import { words } from './words.ts'

type QuietHoursProps = { preferences: Preferences; onChange: (change: Partial<Preferences>) => void }

/** The start and end of quiet hours, with a drawing of the night between them. */
export function QuietHours({ preferences, onChange }: QuietHoursProps) {
  const quiet = quietHoursOf(preferences)
  const [problem, setProblem] = useState<string | null>(null)

  const save = (change: { quiet_from: string; quiet_until: string }) => {
    if (change.quiet_from === change.quiet_until) {
      setProblem(`${problems['notification.quiet-hours'].detail}.`)
      return
    }
    setProblem(null)
    onChange(change)
  }

  return (
    <div id="quiet-hours" className="scroll-mt-6">
      <Switch
        label={<WithIcon of={MoonStar}>Quiet hours</WithIcon>}
        hint={<UnderIcon>{words.quietText}</UnderIcon>}
        checked={quiet !== null}
        onChange={(on) =>
          onChange(on ? { quiet_from: '22:00:00', quiet_until: '07:00:00' } : { quiet_from: null, quiet_until: null })
        }
      />
      {quiet && (
        <div className="moves-in mt-3 space-y-3">
          <NightBand quiet={quiet} />
          <div className="grid grid-cols-2 gap-3 max-w-96">
            <SavedTime
              label="From"
              value={quiet.from}
              onSave={(quiet_from) => save({ quiet_from, quiet_until: quiet.until })}
              error={problem}
            />
            <SavedTime
              label="Until"
              value={quiet.until}
              onSave={(quiet_until) => save({ quiet_from: quiet.from, quiet_until })}
            />
          </div>
          <HeldMedicines quiet={quiet} isHeld={!preferences.medicines_ring} />
          <Switch
            label={words.medicinesRing}
            checked={preferences.medicines_ring}
            onChange={(medicines_ring) => onChange({ medicines_ring })}
          />
        </div>
      )}
    </div>
  )
}
