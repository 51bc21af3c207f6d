import { expect, test } from 'vitest'

import { CallError, NoAnswer } from '#api/errors.ts'

import { signInSentence } from './sign-in-sentence.ts'

const callError = (detail: string, status = 400) => new CallError({ status, code: null, detail, retryAfter: null })

const cases: [error: unknown, attempt: 'login' | 'registration', sentence: string][] = [
  [callError('Email already registered', 409), 'registration', 'Email already registered. Try logging in.'],
  [callError('EMAIL ALREADY REGISTERED'), 'registration', 'Email already registered. Try logging in.'],
  [callError('Incorrect email or password', 401), 'login', 'Incorrect email or password. Please try again.'],
  [callError('incorrect EMAIL or password.', 401), 'login', 'Incorrect email or password. Please try again.'],
  [callError('Email not found', 404), 'login', 'Email not found. Please sign up first.'],
  [callError('Incorrect credentials', 401), 'login', 'Incorrect email or password. Please try again.'],
  [callError('Incorrect password', 401), 'login', 'Incorrect email or password. Please try again.'],
  [new Error('Incorrect password'), 'login', 'Incorrect password. Please try again.'],
  [callError('Wrong password', 401), 'login', 'Incorrect password. Please try again.'],
  [callError('Password must contain: At least 1 number', 422), 'registration', 'Incorrect password. Please try again.'],
  [callError('Too common to be safe, choose another', 422), 'registration', 'Too common to be safe, choose another'],
  [
    callError('Too many attempts; please try again in a moment', 429),
    'login',
    'Too many attempts; please try again in a moment',
  ],
  [callError('', 502), 'login', 'Login failed'],
  [callError('', 500), 'registration', 'Registration failed'],
  [new NoAnswer(new TypeError('Failed to fetch')), 'login', 'Connection error. Please try again.'],
  [new NoAnswer(null), 'registration', 'Connection error. Please try again.'],
  [new Error('Out of chai'), 'login', 'Out of chai'],
  [new Error(''), 'login', 'Authentication failed'],
  [undefined, 'login', 'Authentication failed'],
]

test.each(cases)('AUTH-6 %s at %s says "%s"', (error, attempt, sentence) => {
  expect(signInSentence(error, attempt)).toBe(sentence)
})
