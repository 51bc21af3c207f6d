import { Notifications } from './Notifications.tsx'
import { System } from './System.tsx'

/** How the product runs: its notifications, its background work, and the services that it leans on. */
export default function Operations() {
  return (
    <div className="space-y-8">
      <Notifications />
      <System />
    </div>
  )
}
