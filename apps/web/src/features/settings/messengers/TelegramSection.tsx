import type { makeCode, Telegram } from '@planner/contract/account/telegram'
import type { ResultOf } from '@planner/contract/endpoint'
import { failures } from '@planner/contract/failures'
import { useQuery } from '@tanstack/react-query'
import { Copy, Send } from 'lucide-react'

import { useUser } from '#features/auth/session.tsx'
import { dateInWords, timeInWords } from '#platform/time/date-in-words.ts'
import { useNow } from '#platform/time/use-now.ts'
import { dayAt, wallTimeAt } from '#platform/time/wall-time.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { copyText } from '#ui/copy-text.ts'
import { Switch } from '#ui/form/Switch.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { Section } from '../Section.tsx'
import { WithIcon } from '../WithIcon.tsx'
import { telegramOptions } from './queries.ts'
import { useTelegram } from './use-telegram.ts'
import { words } from './words.ts'

/** How often to check whether a displayed code was sent, in milliseconds. */
const lookEveryMs = 3000

/** The linked Telegram chat, or a code to link one, if the installation has a bot. */
export function TelegramSection() {
  const { code, change, unlink } = useTelegram()
  const isOpen = useNow().getTime() < Date.parse(code.data?.expires_at ?? '')
  const { data } = useQuery({
    ...telegramOptions,
    refetchInterval: ({ state }) => (isOpen && state.data?.chat === null ? lookEveryMs : false),
  })
  if (!data?.available) return null

  function end(): void {
    code.reset()
    unlink.mutate()
  }

  return (
    <Section id="telegram" title="Telegram" text={words.telegram} Picture={Send} tone="teal">
      {data.chat ? (
        <>
          <Linked chat={data.chat} pending={unlink.isPending} onUnlink={end} />
          <Switch
            label={<WithIcon of={Send}>{words.rings}</WithIcon>}
            checked={change.isPending ? change.variables : data.chat.rings}
            onChange={(rings) => change.mutate(rings)}
          />
        </>
      ) : (
        <div className="space-y-4">
          <p className="text-sm text-soft">{words.telegramHow}</p>
          {code.data && isOpen ? (
            <Code code={code.data} bot={data.bot} />
          ) : (
            <Button variant="secondary" size="sm" pending={code.isPending} onClick={() => code.mutate()}>
              Link Telegram
            </Button>
          )}
        </div>
      )}
    </Section>
  )
}

type LinkedProps = { chat: NonNullable<Telegram['chat']>; pending: boolean; onUnlink: () => void }

function Linked({ chat: { name, linked_at: linkedAt }, pending, onUnlink }: LinkedProps) {
  const { time_zone: zone } = useUser()

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-60">
        <Badge tone="ok">{words.telegramLinked(name ?? 'Telegram')}</Badge>
        <span className="mt-1 block text-sm text-soft">
          {words.since(dateInWords(dayAt(new Date(linkedAt), zone)))}
        </span>
      </p>
      <Button variant="secondary" size="sm" pending={pending} onClick={onUnlink}>
        Unlink
      </Button>
    </div>
  )
}

function Code({
  code: { code, url, expires_at: until },
  bot,
}: {
  code: ResultOf<typeof makeCode>
  bot: string | null
}) {
  const { time_zone: zone } = useUser()
  const time = timeInWords(wallTimeAt(new Date(until), zone).slice(11))

  return (
    <div className="moves-in space-y-2">
      <TextField
        label={bot ? `Code for @${bot}` : 'Code for the bot'}
        hint={words.telegramCode(time)}
        value={code}
        onChange={() => {}}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        {url && (
          <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ size: 'sm' })}>
            Open Telegram
          </a>
        )}
        <Button variant="secondary" size="sm" onClick={() => void copy(code)}>
          <Copy aria-hidden="true" className="size-4" />
          Copy code
        </Button>
      </div>
    </div>
  )
}

const copy = (code: string) => copyText(code, { done: words.copied, failed: failures.copyToken })
