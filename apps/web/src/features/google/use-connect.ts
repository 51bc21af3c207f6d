import { failures } from '@planner/contract/failures'
import * as google from '@planner/contract/google'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { call } from '#api/call.ts'
import { toast } from '#ui/toast.ts'
import { type Failure, failureOf } from './failure-of.ts'
import { clearLeaving, leaveFor, openPopup } from './popup.ts'
import { googleKeys } from './queries.ts'
import { words } from './words.ts'

export type Connecting = {
  /** Opens Google's consent page in a popup, or in this tab if popups are blocked. */
  connect: (grant: google.Grant) => Promise<void>
  /** False on an installation without Google. */
  configured: boolean
  /** Whether the address of the consent page is being requested. */
  asking: boolean
  /** Brings Google's window to the front; null unless it is open. */
  showWindow: (() => void) | null
  failure: Failure | null
}

/**
 * Connects Google. The popup reports on a channel that all tabs receive. It is also watched, so that if it closes
 * without a report, the status is refetched `refetchMs` later.
 */
export function useConnect({ refetchMs, configured }: { refetchMs: number; configured: boolean }): Connecting {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [popup, setPopup] = useState<Window | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const begunHere = useRef(false)

  useEffect(() => {
    const channel = new BroadcastChannel(google.connectionChannel)
    channel.onmessage = ({ data: news }: MessageEvent<google.ConnectionNews>) => {
      const isMine = begunHere.current
      begunHere.current = false
      if (news.outcome === 'connected') {
        void client.invalidateQueries({ queryKey: googleKeys.all })
        setFailure(null)
        if (isMine) toast.success(words.connected)
      } else if (isMine) {
        setFailure({ sentence: `${news.detail}.`, reason: null })
        toast.error(`${news.detail}.`)
      }
    }
    return () => channel.close()
  }, [client])

  useEffect(() => {
    if (!popup) return undefined
    const watch = setInterval(() => {
      if (!popup.closed) return
      setPopup(null)
      setTimeout(() => void client.invalidateQueries({ queryKey: googleKeys.connection }), refetchMs)
    }, 250)
    return () => clearInterval(watch)
  }, [popup, client, refetchMs])

  const connect = async (grant: google.Grant) => {
    begunHere.current = true
    setFailure(null)
    setAsking(true)
    clearLeaving()
    // Browsers allow a window to be opened right after a click, but not much later.
    const early = configured ? openPopup() : null
    try {
      const { authorization_url: url } = await call(google.authUrl, grant === 'calendar' ? {} : { grant })
      const opened = early ?? openPopup()
      if (!opened) leaveFor(url)
      else if (!opened.closed) {
        opened.location.replace(url)
        setPopup(opened)
      }
    } catch (error) {
      early?.close()
      setFailure(failureOf(error, failures.googleConnect))
      toast.error(failures.googleConnect)
    } finally {
      setAsking(false)
    }
  }

  return { connect, configured, asking, showWindow: popup && (() => popup.focus()), failure }
}
