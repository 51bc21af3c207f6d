import { missingFromPassword } from '@planner/contract/account/auth'
import { useEffect, useId, useRef } from 'react'

import { SignUpNotice } from '#features/legal/SignUpNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { PasswordChecklist } from './PasswordChecklist.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAuthForm, written } from './use-auth-form.ts'

const texts = {
  'sign-in': {
    title: 'Welcome back',
    text: 'Sign in to see your day.',
    submit: 'Sign In',
    question: 'Don’t have an account?',
    swap: 'Sign up',
  },
  'sign-up': {
    title: 'Create your account',
    text: 'Set up in a minute. Enjoy calmer days.',
    submit: 'Create Account',
    question: 'Already have an account?',
    swap: 'Sign in',
  },
} as const

type AuthCardProps = {
  /** Whether the heading takes focus, which is lost with the shell after signing out. */
  takesFocus: boolean
  /** Called for 'forgot password', with the address as typed so far. */
  onForgot: (email: string) => void
  /** Called when the person is likely to need `onForgot` soon. */
  onForgotNear: () => void
  /** Called when the password is correct and a second factor is required. */
  onSecondFactor: (challenge: string) => void
}

export function AuthCard({ takesFocus, onForgot, onForgotNear, onSecondFactor }: AuthCardProps) {
  const { mode, values, pending, refusal, form, password, submit, set, swap } = useAuthForm(onSecondFactor)
  const heading = useRef<HTMLHeadingElement>(null)
  const checklistId = useId()
  const isNew = mode === 'sign-up'
  const begun = isNew && values.password !== ''
  const isGood = missingFromPassword(values.password).length === 0 && refusal === null

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <Card className="w-full shadow-lifted">
      <h2 ref={heading} tabIndex={-1} className="text-xl font-semibold outline-none sm:text-2xl">
        {texts[mode].title}
      </h2>
      <p className="mt-1 text-soft max-sm:text-sm">{texts[mode].text}</p>
      <form ref={form} method="post" onSubmit={submit} className="mt-3 flex flex-col gap-3 sm:gap-4">
        {isNew && (
          <TextField
            label="Full name"
            name="full_name"
            autoComplete="name"
            autoCapitalize="words"
            maxLength={100}
            required
            value={values.full_name}
            onChange={set('full_name')}
          />
        )}
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete={isNew ? 'email' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@example.in"
          required
          value={values.email}
          onChange={set('email')}
        />
        <PasswordField
          key={mode}
          ref={password}
          isNew={isNew}
          value={values.password}
          onChange={set('password')}
          verdict={begun ? (isGood ? 'good' : 'bad') : null}
          error={refusal}
          hint={isNew && <PasswordChecklist id={checklistId} password={values.password} refused={refusal !== null} />}
        />
        {!isNew && (
          <Button
            variant="quiet"
            size="sm"
            className="-my-3 self-end px-0! font-normal! text-accent-text! underline underline-offset-4 hover:bg-transparent!"
            onPointerEnter={onForgotNear}
            onFocus={onForgotNear}
            onClick={() => onForgot(written(form.current!).email)}
          >
            Forgot password?
          </Button>
        )}
        {isNew && <SignUpNotice />}
        <Button type="submit" pending={pending} className="mt-1 w-full">
          {texts[mode].submit}
        </Button>
      </form>
      {!isNew && <PasskeyButton />}
      <Button variant="quiet" size="sm" onClick={swap} className="mt-3 w-full px-0! font-normal! sm:text-base!">
        <span>
          {texts[mode].question}{' '}
          <span className="font-semibold whitespace-nowrap text-accent-text underline underline-offset-4">
            {texts[mode].swap}
          </span>
        </span>
      </Button>
    </Card>
  )
}
