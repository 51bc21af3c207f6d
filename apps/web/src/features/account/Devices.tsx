import type { SignedInDevice } from '@planner/contract/account/account'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { useNow } from '#platform/time/use-now.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { devicesOptions } from './queries.ts'
import { RowsWaiting } from './RowsWaiting.tsx'
import { useSignOut } from './use-sign-out.ts'
import { words } from './words.ts'

/** The devices on which the person is signed in, each with a button to sign it out. */
export function Devices() {
  const { data, isError, isFetching, refetch } = useQuery(devicesOptions)

  return (
    <AccountBlock title="Your devices" text={words.devices} Picture={MonitorSmartphone}>
      {!data && isError && (
        <ErrorState sentence={failures.devicesFetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && <RowsWaiting label="Loading your devices" rows={2} />}
      {data && <List devices={data} />}
    </AccountBlock>
  )
}

function List({ devices }: { devices: SignedInDevice[] }) {
  const { time_zone } = useUser()
  const now = useNow()
  const { list, one, others } = useSignOut()

  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Signed-in devices" className="-my-2 divide-y divide-line outline-none">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            timeZone={time_zone}
            now={now}
            pending={one.isPending && one.variables.id === device.id}
            onSignOut={() => one.mutate(device)}
          />
        ))}
      </ul>
      {devices.length > 1 ? (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          pending={others.isPending}
          onClick={() => others.mutate()}
        >
          Sign out all other devices
        </Button>
      ) : (
        <p className="mt-4 text-sm text-soft">{words.onlyThis}</p>
      )}
    </>
  )
}
