import * as auth from '@planner/contract/account/auth'
import { signInFailures } from '@planner/contract/sign-in-failures'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { call } from '#api/call.ts'
import { CallError, NoAnswer } from '#api/errors.ts'
import { deviceToken } from '#platform/device-token.ts'
import { toast } from '#ui/toast.ts'
import { useSession } from './session.tsx'
import { signInSentence } from './sign-in-sentence.ts'
import { words } from './words.ts'

export type AuthMode = 'sign-in' | 'sign-up'

const blank = { full_name: '', email: '', password: '' }

/**
 * State and behaviour of the sign-in and sign-up form.
 *
 * @param onSecondFactor called when the password is correct and a second factor is required.
 */
export function useAuthForm(onSecondFactor: (challenge: string) => void) {
  const { signIn } = useSession()
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const [values, setValues] = useState(blank)
  const [pending, setPending] = useState(false)
  // The server's reason against a password that meets every rule known to the page; cleared when it is edited.
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  // The address of a sign-up whose answer was lost: the account may exist.
  const unanswered = useRef<string | null>(null)

  // Text typed into the prerendered page, or filled in by the browser, before this code ran.
  useEffect(() => {
    if (form.current) setValues(written(form.current))
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const sent = written(event.currentTarget)
    const missing = auth.missingFromPassword(sent.password)
    if (mode === 'sign-up' && missing.length > 0) {
      toast.error(signInFailures.passwordMissing(missing))
      password.current?.focus()
      return
    }
    setPending(true)
    toast.dismissAll()
    try {
      const { full_name, ...typed } = sent
      const credentials = { ...typed, device_token: deviceToken() }
      const session =
        mode === 'sign-up'
          ? await call(auth.register, { ...credentials, full_name }).catch((error: unknown) => {
              // Submitting such a sign-up again finds the person's own account.
              const isOwn = error instanceof CallError && error.status === 409 && unanswered.current === sent.email
              unanswered.current = error instanceof NoAnswer ? sent.email : null
              if (isOwn) return call(auth.login, credentials).catch(() => Promise.reject(error))
              throw error
            })
          : await call(auth.login, credentials)
      signIn(session)
      toast.success(mode === 'sign-up' ? words.created : words.welcomeBack)
    } catch (error) {
      if (error instanceof CallError && error.challenge) return onSecondFactor(error.challenge)
      if (error instanceof CallError && error.code === 'auth.common') setRefusal(error.detail)
      toast.error(signInSentence(error, mode === 'sign-up' ? 'registration' : 'login'), { crossed: true })
      setPending(false)
      // The disabled button has lost focus, so it moves to the field most likely to be wrong.
      password.current?.focus()
    }
  }

  return {
    mode,
    values,
    pending,
    refusal,
    form,
    password,
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    set: (name: keyof typeof blank) => (value: string) => {
      setValues((before) => ({ ...before, [name]: value }))
      setRefusal(null)
    },
    /** Swaps sign-in and sign-up, and clears the form. */
    swap: () => {
      flushSync(() => {
        setMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
        setValues(blank)
        setRefusal(null)
      })
      form.current?.querySelector('input')?.focus()
    },
  }
}

/**
 * Reads the form's values from the DOM, including those filled in by a password manager without an event, or typed
 * before this code ran.
 */
export const written = (form: HTMLFormElement): typeof blank => ({
  ...blank,
  ...Object.fromEntries(new FormData(form)),
})
