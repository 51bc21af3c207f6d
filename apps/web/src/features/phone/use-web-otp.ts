import { useEffect, useEffectEvent } from 'react'

type OtpOptions = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** Reads the code from the text message automatically, on phones that support it. Cancelled when the step is left. */
export function useWebOtp(onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode)

  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined

    const leaving = new AbortController()
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(options).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') take(credential.code)
      },
      // Refused, cancelled or unsupported: the code can still be typed.
      () => {},
    )

    return () => leaving.abort()
  }, [])
}
