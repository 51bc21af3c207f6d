-- What is to ring, where it rings, and what left the house.

create table alerts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- No foreign key: what was sent stays on record when its reminder is deleted.
  reminder_id uuid not null,
  occurrence_on date not null,
  occurrence_at timestamptz not null,
  moment text not null check (moment in ('before', 'due')),
  channel text not null check (channel in ('app', 'sms', 'whatsapp', 'email', 'voice')),
  due_at timestamptz not null,
  -- When it may next be tried: due_at at first, later after a failure that may be tried again.
  ready_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'claimed', 'handing', 'sent', 'failed', 'unknown', 'skipped', 'late')),
  claim uuid,
  lease_until timestamptz,
  attempts integer not null default 0,
  settled_at timestamptz,
  note text,
  unique (reminder_id, occurrence_at, moment, channel)
);
-- Only what is waiting, so that the cost of a tick follows what is due and not what is stored.
create index alerts_waiting on alerts (ready_at) where state = 'waiting';
create index alerts_leased on alerts (lease_until) where state in ('claimed', 'handing');
create index alerts_of_user on alerts (user_id);

create table push_subscriptions (
  endpoint text primary key,
  user_id uuid not null references users on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_user on push_subscriptions (user_id);

-- Messages of channels without a provider: kept here instead of sent.
create table outbox (
  -- The delivery's own id, so that one delivery can stand here only once.
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null
);
create index outbox_of_user on outbox (user_id, created_at desc);
