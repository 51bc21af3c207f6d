import type { Passkey, status } from '@planner/contract/account/second-factor'
import { secondFactor as limits } from '@planner/contract/constants/accounts'
import type { ResultOf } from '@planner/contract/endpoint'
import { secondFactorFailures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, KeySquare, LifeBuoy, type LucideIcon, ShieldCheck, Smartphone } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'

import { useUser } from '#features/auth/session.tsx'
import { loadChunk } from '#platform/chunk.ts'
import { momentInSentence } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { AccountBlock } from './AccountBlock.tsx'
import type { FactorTask } from './FactorDialog.tsx'
import { secondFactorOptions } from './queries.ts'
import { words } from './words.ts'

const loadDialog = () => import('./FactorDialog.tsx')
const FactorDialog = lazy(() => loadChunk(loadDialog))

/** Settings for the second factor and for passkeys, which sign in without a password. */
export function SignInSteps() {
  const { data, isError, isFetching, refetch } = useQuery(secondFactorOptions)

  return (
    <AccountBlock title="Two-step sign-in" text={words.steps} Picture={ShieldCheck}>
      {!data && isError && (
        <ErrorState sentence={secondFactorFailures.fetch} onRetry={() => void refetch()} pending={isFetching} />
      )}
      {!data && !isError && (
        <div aria-busy="true">
          <span className="sr-only">Loading sign-in methods</span>
          {/* As tall as the list of most people, whose texts wrap on a phone, so that nothing below moves. */}
          <div inert className="invisible">
            <List status={nothingSetUp} />
          </div>
        </div>
      )}
      {data && <List status={data} />}
    </AccountBlock>
  )
}

const nothingSetUp: ResultOf<typeof status> = { authenticator_app: null, passkeys: [], recovery_codes_left: 0 }

function List({
  status: { authenticator_app: app, passkeys, recovery_codes_left: left },
}: {
  status: ResultOf<typeof status>
}) {
  const { time_zone } = useUser()
  const now = useNow()
  const [turn, setTurn] = useState(0)
  const [open, setOpen] = useState(false)
  const [task, setTask] = useState<FactorTask | null>(null)
  const isOn = app !== null || passkeys.length > 0
  const used = (at: string | null) =>
    at ? `Last used ${momentInSentence(new Date(at), time_zone, now)}` : words.neverUsed
  const begin = (next: FactorTask) => () => {
    setTask(next)
    setTurn(turn + 1)
    setOpen(true)
  }

  return (
    <>
      <ul aria-label="Sign-in methods" className="-my-2 divide-y divide-line">
        <Row
          Picture={Smartphone}
          title="Authenticator app"
          badge={app && <Badge tone="ok">On</Badge>}
          text={app ? used(app.last_used_at) : words.appText}
        >
          {app ? (
            <Act danger label="Remove the authenticator app" onClick={begin({ kind: 'remove-app' })}>
              Remove
            </Act>
          ) : (
            <Act label="Set up an authenticator app" onClick={begin({ kind: 'app' })}>
              Set up
            </Act>
          )}
        </Row>
        {passkeys.map((passkey: Passkey) => (
          <Row
            key={passkey.id}
            Picture={Fingerprint}
            title={passkey.name}
            badge={<Badge tone="ok">Passkey</Badge>}
            text={used(passkey.last_used_at)}
          >
            <Act
              danger
              label={`Remove the passkey ${passkey.name}`}
              onClick={begin({ kind: 'remove-passkey', id: passkey.id, name: passkey.name })}
            >
              Remove
            </Act>
          </Row>
        ))}
        {passkeys.length < limits.passkeysMax && (
          <Row Picture={KeySquare} title={passkeys.length > 0 ? 'Another passkey' : 'Passkey'} text={words.passkeyText}>
            <Act label="Add a passkey" onClick={begin({ kind: 'passkey' })}>
              Add
            </Act>
          </Row>
        )}
        {isOn && (
          <Row
            Picture={LifeBuoy}
            title="Recovery codes"
            badge={left <= 3 && <Badge tone="warn">{words.fewLeft}</Badge>}
            text={words.codesLeft(left)}
          >
            <Act label="Get new recovery codes" onClick={begin({ kind: 'codes' })}>
              Renew
            </Act>
          </Row>
        )}
      </ul>
      <Suspense fallback={null}>
        {task && <FactorDialog key={turn} task={task} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

type RowProps = { Picture: LucideIcon; title: string; badge?: ReactNode; text: string; children: ReactNode }

const Row = ({ Picture, title, badge, text, children }: RowProps) => (
  <li className="flex items-center gap-3.5 py-3.5">
    <span aria-hidden="true" className="grid size-11 shrink-0 place-items-center rounded-md bg-sunk text-soft">
      <Picture className="size-5" strokeWidth={1.8} />
    </span>
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold wrap-anywhere">
        {title}
        {badge}
      </p>
      <p className="text-sm text-soft">{text}</p>
    </div>
    {children}
  </li>
)

type ActProps = { label: string; danger?: boolean; onClick: () => void; children: ReactNode }

const Act = ({ label, danger = false, onClick, children }: ActProps) => (
  <Button
    variant={danger ? 'quiet' : 'secondary'}
    size="sm"
    className={danger ? '-mr-3 shrink-0 text-danger!' : 'shrink-0'}
    aria-label={label}
    onPointerEnter={() => void loadDialog().catch(() => {})}
    onClick={onClick}
  >
    {children}
  </Button>
)
