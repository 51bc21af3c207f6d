import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { MailInSection } from './MailInSection.tsx'
import { mailInOptions, telegramOptions, whatsappOptions } from './queries.ts'
import { TelegramSection } from './TelegramSection.tsx'
import { WhatsappSection } from './WhatsappSection.tsx'

/** What this server can receive messages by; nothing where it has none of it. Below the settings, so that it pushes nothing down. */
export default function MessengerSections({ hash }: { hash: string }) {
  const answers = [useQuery(telegramOptions), useQuery(whatsappOptions), useQuery(mailInOptions)]
  const isReady = answers.every(({ isPending }) => !isPending)

  // The section that the address names, once it is there.
  useEffect(() => {
    if (isReady && hash !== '') document.getElementById(hash)?.scrollIntoView()
  }, [isReady, hash])

  return (
    <>
      <TelegramSection />
      <WhatsappSection />
      <MailInSection />
    </>
  )
}
