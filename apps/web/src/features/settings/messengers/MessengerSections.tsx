import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { MailInSection } from './MailInSection.tsx'
import { mailInOptions, telegramOptions } from './queries.ts'
import { TelegramSection } from './TelegramSection.tsx'

/**
 * The messengers by which this server receives messages; renders nothing if there are none. Below the settings, so that
 * it causes no layout shift.
 */
export default function MessengerSections({ hash }: { hash: string }) {
  const answers = [useQuery(telegramOptions), useQuery(mailInOptions)]
  const isReady = answers.every(({ isPending }) => !isPending)

  // Scrolls to the section in the address once it has rendered.
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [isReady, hash])

  return (
    <>
      <TelegramSection />
      <MailInSection />
      {answers.some(({ isLoading }) => isLoading) && <span aria-busy="true" hidden />}
    </>
  )
}
