-- The calendar feed of a person, and what they brought in from files.

create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  -- Finds the feed of an address; the address itself is sealed, so that it can be shown again.
  token_hash bytea not null unique,
  token bytea not null,
  -- Whether the calendar app rings too.
  alarms boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);

create table imported_items (
  user_id uuid not null references users on delete cascade,
  -- Of the item's own name in its file.
  key_hash bytea not null,
  -- Null once the person deleted it here: it is not brought back.
  reminder_id uuid references reminders on delete set null,
  -- What it said: another hash means that it changed there.
  content_hash bytea not null,
  imported_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index imported_items_of_reminder on imported_items (reminder_id);

alter table reminders drop constraint reminders_origin_check;
alter table reminders add constraint reminders_origin_check check (origin in ('google', 'mail', 'file'));
