import { failures } from '@planner/contract/failures'
import { BellRing } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#paths.ts'
import { newId } from '#platform/ids.ts'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import { showAlert } from './show-alert.ts'
import { words } from './words.ts'

/** Shows a sample alert on this device right away. */
export function TestAlert() {
  const [pending, setPending] = useState(false)

  async function test(): Promise<void> {
    setPending(true)
    try {
      await showAlert({
        title: words.testTitle,
        body: words.testBody,
        tag: `test:${newId()}`,
        url: `${paths.settings}#alerts`,
      })
      toast.success(words.testShown)
    } catch (error) {
      console.warn('Couldn’t show a test alert', error)
      toast.error(failures.notificationTest)
    } finally {
      setPending(false)
    }
  }

  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={() => void test()}>
      <BellRing aria-hidden="true" className="size-4" />
      Send a test alert
    </Button>
  )
}
