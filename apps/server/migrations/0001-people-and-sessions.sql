-- People, their sessions, and the two counters that hold off too many tries.

create table users (
  id uuid primary key,
  email text not null,
  -- The address in lower case: unique whatever the case it is typed in.
  email_key text not null unique,
  full_name text not null,
  password_hash text not null,
  phone_number text,
  phone_verified boolean not null default false,
  location text,
  current_city text,
  time_zone text not null default 'Asia/Kolkata',
  is_admin boolean not null default false,
  tutorial_completed boolean not null default false,
  sms_notifications boolean not null default true,
  email_notifications boolean not null default true,
  whatsapp_notifications boolean not null default false,
  voice_notifications boolean not null default false,
  newsletter_subscription boolean not null default false,
  created_at timestamptz not null
);

create table sessions (
  -- SHA-256 of the token: a leaked table signs nobody in.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);

create table sign_in_failures (
  -- 'account:<email key>' or 'address:<ip>'
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null
);

-- Unlogged: quick to write, and empty after a crash, which costs nothing but a fresh count.
create unlogged table request_counters (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);
