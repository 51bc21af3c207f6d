-- Second factors: authenticator apps (TOTP), passkeys (WebAuthn), recovery codes, and sign-ins that wait for one of them.

create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  -- Sealed with TOKEN_KEY.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null until a code of it was entered: it is not asked for before.
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was used: a code counts once.
  last_step integer,
  last_used_at timestamptz
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- The credential's id, base64url.
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of 80 random bits.
  code_hash bytea not null,
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table factor_challenges (
  -- SHA-256 of the token that the browser holds.
  token_hash bytea primary key,
  user_id uuid references users on delete cascade,
  purpose text not null check (purpose in ('sign-in', 'passkey-sign-in', 'new-passkey')),
  to_sign text not null,
  tries integer not null default 0,
  created_at timestamptz not null
);
create index factor_challenges_of_user on factor_challenges (user_id, created_at);
create index factor_challenges_by_age on factor_challenges (created_at);
