import { useState } from 'react'

import { Card } from '#ui/Card.tsx'
import { DateField } from '#ui/form/DateField.tsx'
import { Select } from '#ui/form/Select.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { SelectRow } from '#ui/form/SelectRow.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { TimeField } from '#ui/form/TimeField.tsx'
import { Segments } from '#ui/Segments.tsx'
import { Tabs } from '#ui/Tabs.tsx'

const recurrences = [
  { value: 'none', label: 'Does not repeat' },
  { value: 'daily', label: 'Every day' },
]

export function FieldSamples() {
  const [text, setText] = useState('')
  const [date, setDate] = useState('2026-11-21')
  const [time, setTime] = useState('09:00')
  const [recurrence, setRecurrence] = useState('none')
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [on, setOn] = useState(true)
  const [tab, setTab] = useState<'plan' | 'search'>('plan')
  return (
    <Card className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <TextField label="Title" value={text} onChange={setText} hint="In your own words" placeholder="Call mummy" />
      <TextField label="With an error" value={text} onChange={setText} error="Title and date are required" />
      <DateField label="Date" value={date} onChange={setDate} />
      <TimeField label="Time" value={time} onChange={setTime} />
      <SelectField label="Repeats" value={recurrence} onChange={setRecurrence} options={recurrences} />
      <SelectRow label="In a line" value={recurrence} onChange={setRecurrence} options={recurrences} />
      <div className="flex flex-col gap-1.5">
        <label htmlFor="select-alone" className="text-sm font-semibold">
          A select alone
        </label>
        <Select id="select-alone" value={recurrence} onChange={setRecurrence} options={recurrences} />
      </div>
      <Segments
        label="Theme"
        value={theme}
        onChange={setTheme}
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <TextArea label="Description" value={text} onChange={setText} />
      <Switch label="SMS" hint="Only to a verified number" checked={on} onChange={setOn} />
      <Tabs
        label="Samples"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'plan', label: 'Daily Meal Plan', content: <p>Plan</p> },
          { value: 'search', label: 'Recipe Search', content: <p>Search</p> },
        ]}
      />
    </Card>
  )
}
