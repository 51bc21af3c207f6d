-- People who write to the planner from a messenger, and alerts that ring there (docs/decisions/0054).

-- On while a chat is linked, until the person or Telegram switches it off.
alter table users add column telegram_notifications boolean not null default false;

-- A partition has a constraint of its own, and keeps it when the parent's goes. Rows from before have a channel of the shorter list.
alter table alerts drop constraint alerts_channel_check;
do $$
declare part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'alerts'::regclass loop
    execute format('alter table %s drop constraint if exists alerts_channel_check', part);
  end loop;
end $$;
alter table alerts add constraint alerts_channel_check
  check (channel in ('app', 'sms', 'whatsapp', 'telegram', 'email', 'voice')) not valid;
alter table outgoing_counts drop constraint outgoing_counts_channel_check;
alter table outgoing_counts add constraint outgoing_counts_channel_check
  check (channel in ('sms', 'whatsapp', 'telegram', 'email', 'voice'));

create table chats (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('telegram', 'whatsapp')),
  -- Telegram's id of the chat, or the person's verified number.
  address text not null,
  -- What the person is called there.
  name text,
  -- In which language the person writes: English, Hindi, or Hindi in Latin letters.
  language text not null check (language in ('en', 'hi', 'hi-Latn')),
  linked_at timestamptz not null,
  -- When the person last wrote: WhatsApp takes free text for a day after it.
  wrote_at timestamptz,
  -- What the next message may answer: the buttons that were offered, and a change that was asked for.
  offered jsonb not null default '[]',
  changing jsonb,
  primary key (user_id, channel),
  constraint chats_address unique (channel, address)
);

-- One code a person, by which a chat is linked.
create table chat_codes (
  user_id uuid primary key references users on delete cascade,
  code_hash bytea not null unique,
  made_at timestamptz not null
);

-- What was done by a message, so that a button can undo it, or a choice that was offered.
create table chat_deeds (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  deed jsonb not null,
  made_at timestamptz not null,
  undone_at timestamptz
);
create index chat_deeds_of_person on chat_deeds (user_id, made_at desc);

-- Messages that were taken, by the messenger's own id: a repeat does nothing twice, and answers only what was not answered.
create table chat_messages (
  channel text not null,
  id text not null,
  user_id uuid references users on delete cascade,
  reply jsonb,
  taken_at timestamptz not null,
  answered_at timestamptz,
  primary key (channel, id)
);
create index chat_messages_of_person on chat_messages (user_id);
create index chat_messages_by_age on chat_messages (taken_at);

-- Which process receives a messenger's messages.
create table chat_receivers (
  channel text primary key,
  holder uuid not null,
  until timestamptz not null
);
