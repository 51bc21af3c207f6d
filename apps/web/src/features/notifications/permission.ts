import { useEffect, useState } from 'react'

export type Permission = 'default' | 'granted' | 'denied' | 'not_supported'

/** Returns whether this browser may show notifications. */
export function permissionIn(scope: { Notification?: { permission: NotificationPermission } | undefined }): Permission {
  return scope.Notification?.permission ?? 'not_supported'
}

export const currentPermission = (): Permission => permissionIn(window)

/** Returns the permission, updated when the person changes it in the browser's settings. */
export function usePermission(): [Permission, refresh: () => void] {
  const [permission, setPermission] = useState(currentPermission)

  useEffect(() => {
    const refresh = () => setPermission(currentPermission())
    let status: PermissionStatus | undefined
    let gone = false
    navigator.permissions?.query({ name: 'notifications' }).then(
      (answer) => {
        if (gone) return
        status = answer
        status.addEventListener('change', refresh)
      },
      // Some browsers do not report changes; the next start reads the permission again.
      () => {},
    )

    return () => {
      gone = true
      status?.removeEventListener('change', refresh)
    }
  }, [])

  return [permission, () => setPermission(currentPermission())]
}
