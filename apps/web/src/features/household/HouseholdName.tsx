import * as household from '@planner/contract/household'
import { adults } from '@planner/contract/household-roles'
import { type FormEvent, useState } from 'react'

import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { useChange } from './use-change.ts'

/** The household's name, which adults can change. */
export function HouseholdName({ data }: { data: household.Household }) {
  const [name, setName] = useState(data.name ?? '')
  const rename = useChange(household.rename, { onDone: () => toast.success('Name saved') })
  if (!adults.includes(data.role)) return data.name === null ? null : <p className="font-semibold">{data.name}</p>

  const save = (typed: string) => {
    if (!rename.isPending && typed !== (data.name ?? '')) rename.mutate({ name: typed === '' ? null : typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(name.trim())
  }
  /** Saves a typed name on blur, so that the next invitation uses it; removing the name requires 'Save'. */
  const leave = () => name.trim() !== '' && save(name.trim())

  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        onBlur={leave}
        maxLength={60}
        placeholder="For example: Raos"
        autoComplete="off"
        className="min-w-0 flex-1"
      />
      {name.trim() !== (data.name ?? '') && (
        <Button type="submit" variant="secondary" pending={rename.isPending}>
          Save
        </Button>
      )}
    </form>
  )
}
