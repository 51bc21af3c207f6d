-- What a language model was asked for people, how much of it, and who does not want it.

alter table users add column ai_enabled boolean not null default true;

-- Who read the sentence a reminder was made from; null where there was none.
alter table reminders add column read_by text check (read_by in ('engine', 'model'));

-- Written before anything leaves, kept for 30 days and shown to the person.
create table assistant_questions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  task text not null,
  prompt_version smallint not null,
  provider text not null,
  model text not null,
  -- To the letter what left, beside the task's instructions, which name nobody.
  sent text not null,
  state text not null check (state in ('asked', 'answered', 'failed')),
  tokens_read integer not null default 0,
  tokens_written integer not null default 0,
  asked_at timestamptz not null
);
create index assistant_questions_newest on assistant_questions (user_id, asked_at desc, id desc);
create index assistant_questions_by_age on assistant_questions (asked_at);

-- What a person may still ask on a day of theirs is decided on this row, by all processes together.
create table assistant_usage (
  user_id uuid not null references users on delete cascade,
  day date not null,
  questions integer not null,
  tokens integer not null default 0,
  primary key (user_id, day)
);
create index assistant_usage_by_day on assistant_usage (day);
