-- Proved e-mail addresses, the first administrator's set-up code, push that ends with its session, and known devices
-- (docs/decisions/0024).

alter table users add column email_verified_at timestamptz;

-- Whoever set a password by a mailed link reads that mail.
update users set email_verified_at = now()
where exists (select from audit_log where audit_log.user_id = users.id and audit_log.kind = 'password.reset');

-- People who are to be mailed a link, one row each.
create table email_proof_requests (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz not null,
  -- When it may be taken up: later while a process has it in hand.
  ready_at timestamptz not null
);
create index email_proof_requests_ready on email_proof_requests (ready_at);

-- Everybody else who uses the product is mailed one link, ten a second.
insert into email_proof_requests (user_id, asked_at, ready_at)
select id, at, at from (
  select id, now() + row_number() over (order by created_at, id) * interval '100 milliseconds' as at from users
  where email_verified_at is null and deletion_planned_at is null and exists (
    select from sessions where sessions.user_id = users.id and sessions.last_used_at > now() - interval '30 days'
  )
) as people;

create table email_proofs (
  -- SHA-256 of the mailed token.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  made_at timestamptz not null,
  used_at timestamptz,
  -- When a newer link took its place.
  replaced_at timestamptz
);
create index email_proofs_of_user on email_proofs (user_id);
create index email_proofs_by_age on email_proofs (made_at);

create table setup_code (
  place smallint primary key default 1 check (place = 1),
  code_hash bytea not null,
  made_at timestamptz not null
);

-- Which session an existing subscription belongs to is not known. A browser subscribes again when the page next opens.
delete from push_subscriptions;
alter table push_subscriptions add column session_id uuid not null references sessions (id) on delete cascade;
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Browsers that have signed in to an account, by the hash of a token that each keeps.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null,
  used_at timestamptz not null,
  primary key (user_id, token_hash)
);
create index known_devices_by_use on known_devices (used_at);

-- Guesses from an address are forgiven by fractions.
alter table sign_in_failures alter column failures type double precision;
