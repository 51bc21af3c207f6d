import { Rangoli } from '#ui/art/Rangoli.tsx'

import { AuthPanel } from './AuthPanel.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Features, Headline } from './Marketing.tsx'
import { Sample } from './Sample.tsx'

/**
 * Shown instead of every page to people who are not signed in. Prerendered, so nothing here may depend on the device.
 */
export function AuthScreen({ takesFocus = false }: { takesFocus?: boolean }) {
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden">
      <main className="mx-auto grid w-full max-w-[82rem] flex-1 content-start gap-x-16 gap-y-4 px-5 py-4 sm:gap-y-7 sm:px-8 md:py-10 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_auto_1fr] lg:gap-y-10 lg:px-14 lg:pt-[max(1.5rem,min(50dvh-18.5rem,100dvh-46.5rem))]">
        <Headline />
        <div className="relative mx-auto w-full max-w-md self-start lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <Rangoli className="absolute -top-96 -right-64 -z-10 size-80 text-marigold opacity-25 sm:-right-80 lg:hidden" />
          <AuthPanel takesFocus={takesFocus} />
        </div>
        <Sample className="mx-auto mt-3 w-full max-w-md lg:mx-0 lg:mt-0 lg:max-w-none" />
        <Features className="mx-auto mt-3 lg:mx-0 lg:mt-0 lg:self-start" />
      </main>
      <LegalLinks />
    </div>
  )
}
