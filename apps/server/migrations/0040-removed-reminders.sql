-- Deleted reminders, as their rows were, so that deleting can be undone for some days.

create table removed_reminders (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  reminder jsonb not null,
  removed_at timestamptz not null,
  primary key (user_id, id)
);
create index removed_reminders_of_person on removed_reminders (user_id, removed_at desc);
create index removed_reminders_by_age on removed_reminders (removed_at);
