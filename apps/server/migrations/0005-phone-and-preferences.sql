-- One-time codes for phone numbers, and what planning needs of people who want a digest or to be rung until it is done.

create table phone_codes (
  id uuid primary key,
  -- No foreign key: a deleted account must not give back the codes that it was sent.
  user_id uuid not null,
  phone_number text not null,
  -- Whose call asked for it: an address, of IPv6 a household's network.
  network text not null,
  -- HMAC-SHA256 over person, number and code with a key that is not in the store; null where the provider keeps the code.
  code_hash bytea,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- Used, or of no use any more.
  closed_at timestamptz
);
-- The limits look at a day, and a tidy drops what is older.
create index phone_codes_recent on phone_codes (created_at);
create index phone_codes_of_user on phone_codes (user_id, phone_number, created_at desc);

-- A number reaches one account.
create unique index users_verified_number on users (phone_number) where phone_verified;

alter table users
  -- Since when reminders ring until they are done: what rang before does not begin to.
  add column nag_since timestamptz,
  -- The first day whose digest is not planned yet; null for those who want none.
  add column next_digest_on date;
create index users_digest_to_plan on users (next_digest_on) where next_digest_on is not null;
create index users_nagging on users (id) where nag_minutes is not null;

-- Why a channel was switched off by its provider's answer and not by the person, until the person changes it.
create table channel_refusals (
  user_id uuid not null references users on delete cascade,
  channel text not null,
  reason text not null check (reason in ('opted-out', 'landline')),
  at timestamptz not null,
  primary key (user_id, channel)
);
