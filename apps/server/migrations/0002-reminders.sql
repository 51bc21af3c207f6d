-- Reminders, one row each however often they repeat.

create table reminders (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  description text not null,
  -- What the person typed, kept so that a better reading can be offered later.
  source_text text,
  -- Wall clock as said; the instant follows from the zone.
  date date not null,
  time time not null,
  time_defaulted boolean not null,
  time_zone text not null,
  recurrence text not null,
  festival text,
  completed boolean not null default false,
  completed_dates date[] not null default '{}',
  tags text[] not null default '{}',
  -- The first day on which it falls whose alerts are not planned yet; null where there is none.
  next_unplanned_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reminders_of_user on reminders (user_id, date, time);
create index reminders_to_plan on reminders (next_unplanned_on) where next_unplanned_on is not null;
