-- Mail that people forward to the planner (docs/decisions/0056).

create table mail_addresses (
  user_id uuid primary key references users on delete cascade,
  -- Finds the person of an address; the secret itself is sealed, so that it can be shown again.
  token_hash bytea not null unique,
  token bytea not null,
  created_at timestamptz not null,
  last_mail_at timestamptz
);

-- Mails that were taken, so that none counts twice and a day has a limit.
create table mails_taken (
  user_id uuid not null references users on delete cascade,
  message_hash bytea not null,
  taken_at timestamptz not null,
  primary key (user_id, message_hash)
);
create index mails_taken_of_day on mails_taken (user_id, taken_at);
create index mails_taken_by_age on mails_taken (taken_at);

-- How far the mailbox of the installation has been read.
create table mailbox_places (
  name text primary key,
  validity text not null,
  uid bigint not null
);

alter table mail_suggestions
  add column origin text not null default 'gmail' check (origin in ('gmail', 'forwarded')),
  add column recurrence text not null default 'none',
  add column ends_on date,
  -- Of an invitation: what is the same for all its versions, and which version this is.
  add column uid_hash bytea,
  add column sequence integer,
  -- What a later version would do to the reminder that the first one became.
  add column change text check (change in ('moved', 'cancelled')),
  add column changes_reminder uuid references reminders on delete cascade;
create index mail_suggestions_of_invitation on mail_suggestions (user_id, uid_hash) where uid_hash is not null;
create index mail_suggestions_of_changed on mail_suggestions (changes_reminder) where changes_reminder is not null;
