-- Snoozes of what was completed or deleted, so that undoing that brings them back.
create table set_aside_snoozes (
  user_id uuid not null references users on delete cascade,
  reminder_id uuid not null,
  occurrence_on date not null,
  occurrence_at timestamptz not null,
  round integer not null,
  rings_at timestamptz not null,
  primary key (user_id, reminder_id, occurrence_on)
);

create index set_aside_snoozes_of_reminder on set_aside_snoozes (reminder_id);
create index set_aside_snoozes_by_time on set_aside_snoozes (rings_at);
