import { notifications } from '@planner/contract/constants/notifications'
import { reminders as limits } from '@planner/contract/constants/reminders'
import type { ChecklistItem } from '@planner/contract/reminders'
import { ChevronDown } from 'lucide-react'

import { durationInWords } from '#platform/time/date-in-words.ts'
import { cx } from '#ui/cx.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'

import { words } from '../words.ts'
import { ChecklistEditor } from './ChecklistEditor.tsx'
import { type Details, hasDetails } from './details.ts'

type DetailFieldsProps = {
  details: Details
  /** Whether it is a yearly occasion with a count, such as a birthday or an anniversary. */
  countsYears: boolean
  onChange: (details: Details) => void
}

/** Priority, tags, duration, own alerts and a checklist; collapsed unless one of them is set. */
export function DetailFields({ details, countsYears, onChange }: DetailFieldsProps) {
  const { priority, tags, duration, leads, nag, since, checklist } = details
  const set = (change: Partial<Details>) => onChange({ ...details, ...change })
  const toggleLead = (minutes: number) => {
    const others = (leads ?? []).filter((one) => one !== minutes)
    set({ leads: leads?.includes(minutes) ? others : [...others, minutes].toSorted((one, other) => other - one) })
  }
  return (
    <details className="group/more col-span-2 -mt-4" open={countsYears || hasDetails(details) || undefined}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 border-b border-line text-sm">
        <span className="font-semibold">{words.more}</span>
        <span className="min-w-0 flex-1 truncate text-right text-soft group-open/more:invisible">{words.moreHint}</span>
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/more:rotate-180" />
      </summary>
      <div className="mt-4 grid grid-cols-2 gap-4">
        <SelectField
          label={words.priority}
          value={priority}
          onChange={(value) => set({ priority: value })}
          options={Object.entries(words.priorities).map(([value, label]) => ({ value, label }))}
          className="max-[22.5rem]:col-span-2"
        />
        <SelectField
          label={words.duration}
          value={duration}
          onChange={(value) => set({ duration: value })}
          options={optionsWith(durations, duration, words.noDuration)}
          className="max-[22.5rem]:col-span-2"
        />
        <TextField
          label={words.tags}
          hint={words.tagsHint}
          value={tags}
          onChange={(value) => set({ tags: value })}
          maxLength={limits.tags.max * (limits.tags.lengthMax + 1)}
          className="col-span-2"
        />
        <SelectField
          label={words.alerts}
          value={leads === null ? 'usual' : 'own'}
          onChange={(value) => set({ leads: value === 'usual' ? null : [60] })}
          options={[
            { value: 'usual', label: words.alertsUsual },
            { value: 'own', label: words.alertsOwn },
          ]}
          className="max-[22.5rem]:col-span-2"
        />
        <SelectField
          label={words.untilDone}
          value={nag}
          onChange={(value) => set({ nag: value })}
          options={optionsWith(nags, nag, words.alertsUsual)}
          className="max-[22.5rem]:col-span-2"
        />
        {countsYears && (
          <TextField
            label={words.sinceYear}
            hint={words.sinceYearHint}
            inputMode="numeric"
            maxLength={4}
            value={since}
            onChange={(value) => set({ since: value.replaceAll(/\D/g, '') })}
            className="col-span-2"
          />
        )}
        {leads !== null && (
          <fieldset className="col-span-2 min-w-0">
            <legend className="mb-1.5 text-sm font-semibold">{words.ahead}</legend>
            <div className="flex flex-wrap gap-1.5">
              {[...new Set([...usualLeads, ...leads])]
                .toSorted((one, other) => one - other)
                .map((minutes) => {
                  const on = leads.includes(minutes)
                  return (
                    <button
                      key={minutes}
                      type="button"
                      aria-pressed={on}
                      disabled={!on && leads.length >= limits.leads.max}
                      onClick={() => toggleLead(minutes)}
                      className={cx(
                        'min-h-11 rounded-full border px-3 text-sm font-semibold disabled:opacity-55',
                        on ? 'border-teal bg-teal text-on-accent' : 'border-edge bg-surface text-soft',
                      )}
                    >
                      {durationInWords(minutes)}
                    </button>
                  )
                })}
            </div>
          </fieldset>
        )}
        <ChecklistEditor items={checklist} onChange={(items: ChecklistItem[]) => set({ checklist: items })} />
      </div>
    </details>
  )
}

const durations = [15, 30, 45, 60, 90, 120, 180, 240, 480]
const usualLeads = [5, 15, 30, 60, 180, 1440, 2880, 10_080]
const nags = [5, 10, 15, 30, 60, 120].filter((minutes) => minutes <= notifications.nagMinutes.max)

/** Returns options for some minutes, plus 'none' and the current value if it is another one. */
function optionsWith(minutes: readonly number[], current: string, none: string): { value: string; label: string }[] {
  const all = current === '' || minutes.includes(Number(current)) ? minutes : [...minutes, Number(current)]
  return [{ value: '', label: none }, ...all.map((one) => ({ value: String(one), label: durationInWords(one) }))]
}
