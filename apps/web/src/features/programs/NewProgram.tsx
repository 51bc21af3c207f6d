import * as programs from '@planner/contract/account/programs'
import { programs as limits } from '@planner/contract/constants/api'
import { failures } from '@planner/contract/failures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import { call } from '#api/call.ts'
import { serverSentence } from '#api/errors.ts'
import { useSavedInput } from '#platform/use-saved-input.ts'
import { Button } from '#ui/Button.tsx'
import { copyText } from '#ui/copy-text.ts'
import { SelectField } from '#ui/form/SelectField.tsx'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { programsOptions } from './queries.ts'
import { endings, words } from './words.ts'

/** Creates a token with a name, permissions and a lifetime; the token itself is shown only once. */
export function NewProgram() {
  const [name, setName] = useSavedInput('program', '')
  const [days, setDays] = useState('30')
  const [scopes, setScopes] = useState<programs.Scope[]>(['reminders:read'])
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  const making = useMutation({
    mutationFn: () => call(programs.create, { name, scopes, days: Number(days) }),
    onSuccess: () => {
      setName('')
      void client.invalidateQueries({ queryKey: programsOptions.queryKey })
    },
    onError: (failure) => setError(serverSentence(failure, failures.programsChange)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const missing = name.trim() === '' ? failures.programName : scopes.length === 0 ? failures.programScopes : null
    setError(missing)
    if (missing === null) making.mutate()
  }
  const allow = (scope: programs.Scope, isOn: boolean) =>
    setScopes(programs.scopes.filter((one) => (one === scope ? isOn : scopes.includes(one))))

  return (
    <form onSubmit={submit} noValidate className="mt-4 space-y-4 border-t border-line pt-4">
      <TextField
        label="New token for"
        hint={words.nameHint}
        value={name}
        onChange={setName}
        maxLength={limits.nameMax}
        error={error}
        autoComplete="off"
      />
      <fieldset className="space-y-3">
        <legend className="mb-2 text-sm font-semibold">Permissions</legend>
        {programs.scopes.map((scope) => (
          <Switch
            key={scope}
            label={programs.scopeWords[scope]}
            checked={scopes.includes(scope)}
            onChange={(isOn) => allow(scope, isOn)}
          />
        ))}
      </fieldset>
      <SelectField label="Expires after" value={days} onChange={setDays} options={endings} />
      <Button type="submit" variant="secondary" size="sm" pending={making.isPending}>
        Create token
      </Button>
      {making.data && <NewToken token={making.data.token} />}
    </form>
  )
}

const NewToken = ({ token }: { token: string }) => (
  <div className="moves-in space-y-2">
    <TextField
      label="Token"
      hint={words.once}
      value={token}
      onChange={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
    />
    <Button variant="secondary" size="sm" onClick={() => void copy(token)}>
      Copy token
    </Button>
  </div>
)

const copy = (token: string) => copyText(token, { done: words.copied, failed: failures.copyToken })
