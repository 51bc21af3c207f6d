/** The page’s copy for the second step of a sign-in. */
export const words = {
  secondStep: 'Confirm it’s you',
  codeText: 'Enter the 6-digit code from your authenticator app.',
  passkeyText: 'Use the passkey you added to your account.',
  recoveryText: 'Enter one of the recovery codes you saved. Each works once.',
  notRecovery: 'Use another way',
  confirm: 'Confirm',
  welcomeBack: 'Welcome back!',
} as const
