import { ViewHeading } from '#ui/ViewHeading.tsx'
import { AccountActivity } from './AccountActivity.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { ExportData } from './ExportData.tsx'
import { SignInSteps } from './SignInSteps.tsx'
import { words } from './words.ts'

/** The 'Account and privacy' view of the settings. */
export default function AccountView() {
  return (
    <section aria-labelledby="account-heading">
      <ViewHeading id="account-heading" title="Account and privacy" text={words.text} />
      <div className="space-y-5">
        <ChangePassword />
        <SignInSteps />
        {/* Below, because the number of devices, and so the block's height, is not known while it loads. */}
        <Devices />
        <AccountActivity />
        <ExportData />
        <DeleteAccount />
      </div>
    </section>
  )
}
