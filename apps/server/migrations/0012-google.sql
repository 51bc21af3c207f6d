-- A person's connection to Google, the calendar events that came in by it, and what was found in mail.

alter table reminders
  -- Where it came from, if not from the person.
  add column origin text check (origin in ('google', 'mail')),
  add column origin_url text,
  -- Changed here since: what changes at its origin leaves it alone.
  add column origin_edited boolean not null default false,
  add column rings boolean not null default true;
create index reminders_imported on reminders (user_id) where origin = 'google';

create table google_connections (
  user_id uuid primary key references users on delete cascade,
  -- Another after each consent: whoever works with an older one is told that it is gone.
  id uuid not null,
  -- Google's own name for the account, and its address.
  account text not null,
  email text not null,
  scopes text[] not null,
  -- Sealed: the key is not in the store.
  refresh_token bytea not null,
  access_token bytea not null,
  connected_at timestamptz not null,
  expired_at timestamptz,
  -- The window that the token goes on with; without a token, the next sync is a full one.
  sync_token text,
  synced_from date,
  past_days smallint not null,
  future_days smallint not null,
  synced_at timestamptz,
  auto_sync boolean not null default false,
  notify boolean not null default false,
  -- When the background looks next; null where it is not asked to.
  next_sync_at timestamptz
);
create index google_connections_of_account on google_connections (account);
create index google_connections_to_sync on google_connections (next_sync_at) where next_sync_at is not null;

-- Consents under way. They end with the session that began them.
create table google_consents (
  -- SHA-256 of the state: it is seen in addresses.
  state_hash bytea primary key,
  session_hash bytea not null references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Sealed.
  verifier bytea not null,
  asked_at timestamptz not null
);
create index google_consents_of_session on google_consents (session_hash);
create index google_consents_of_user on google_consents (user_id);

create table google_events (
  user_id uuid not null references users on delete cascade,
  event_id text not null,
  account text not null,
  -- Null once the person deleted it here: it is not brought back.
  reminder_id uuid references reminders on delete set null,
  -- What it said when it was last looked at: another hash means that it changed in Google.
  content_hash bytea not null,
  -- The day it falls on in Google.
  date date not null,
  primary key (user_id, event_id)
);
create index google_events_of_reminder on google_events (reminder_id);

-- What was found in mail. Once it is answered, the mail's own words go and the rest stays, so that it does not come back.
create table mail_suggestions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of what makes two mails be about the same.
  key_hash bytea not null,
  state text not null check (state in ('open', 'accepted', 'dismissed')),
  message_id text not null,
  subject text not null,
  sender text not null,
  snippet text not null,
  source_sentence text not null,
  received_at timestamptz not null,
  kind text not null,
  type text not null,
  title text not null,
  date date not null,
  time time,
  amount_paise bigint,
  confidence real not null,
  reminder_id uuid references reminders on delete set null,
  found_at timestamptz not null,
  unique (user_id, key_hash)
);
create index mail_suggestions_of_reminder on mail_suggestions (reminder_id);
