import { adults } from '@planner/contract/household-roles'
import * as contract from '@planner/contract/kitchen/shopping-list'
import { useQuery } from '@tanstack/react-query'
import { Repeat, X } from 'lucide-react'
import { useState } from 'react'

import { householdOptions } from '#features/household/queries.ts'
import { Medallion } from '#ui/art/Medallion.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Composer } from './Composer.tsx'
import { useList, useSharedChange } from './use-changes.ts'
import { listWords } from './words.ts'

/** Items that are added to the list again automatically. */
export function Staples() {
  const { data } = useList()
  const { data: household } = useQuery(householdOptions)
  const isAdult = household ? adults.includes(household.role) : false
  const add = useSharedChange(contract.addStaple, listWords.stapleAdded)
  const remove = useSharedChange(contract.removeStaple, listWords.stapleRemoved)
  const [after, setAfter] = useState<contract.Staple['after']>('interval')
  const [days, setDays] = useState('7')
  const staples = data?.staples ?? []

  return (
    <div className="space-y-4">
      <p className="text-soft">{listWords.staplesText}</p>
      {isAdult && (
        <div className="space-y-2">
          <div className="flex gap-2">
            <SelectField
              className="min-w-0 flex-1"
              label="Repeats"
              value={after}
              onChange={(value) => setAfter(value === 'bought' ? 'bought' : 'interval')}
              options={[
                { value: 'interval', label: 'Every few days' },
                { value: 'bought', label: 'After the last purchase' },
              ]}
            />
            <TextField
              className="w-24"
              label="Days"
              type="number"
              min={1}
              max={365}
              inputMode="numeric"
              value={days}
              onChange={setDays}
            />
          </div>
          <Composer
            label="Staple"
            placeholder="doodh 1 litre"
            draftKey="staple"
            onAdd={(text) => add.mutateAsync({ text, after, days: Number(days) })}
          />
        </div>
      )}
      {data && staples.length === 0 && (
        <EmptyState art={<Medallion of={Repeat} />} title={listWords.noStaples} text={listWords.noStaplesText} />
      )}
      <ul aria-label="Staples" className="divide-y divide-line">
        {staples.map((staple) => (
          <li key={staple.id} className="flex min-h-11 items-center gap-2 py-0.5">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{staple.name}</span>
              {staple.amount && `, ${staple.amount}`}
              <span className="block text-sm text-soft">
                {staple.after === 'interval' ? listWords.every(staple.days) : listWords.afterBought(staple.days)}
              </span>
            </span>
            {isAdult && (
              <IconButton
                label={`Remove ${staple.name}`}
                className="text-soft"
                onClick={() => remove.mutate({ id: staple.id })}
              >
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
