-- An administrator can disable an account: it cannot sign in, and nothing is sent to it.
alter table users add column disabled_at timestamptz;

-- 'confirm': somebody signed in shows the second factor again for what matters.
alter table factor_challenges drop constraint factor_challenges_purpose_check;
alter table factor_challenges add constraint factor_challenges_purpose_check
  check (purpose in ('sign-in', 'passkey-sign-in', 'new-passkey', 'confirm'));
