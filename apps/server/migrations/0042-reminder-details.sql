-- What a person can say of one reminder beside its day and time.

alter table reminders
  -- 1 is the highest, 3 the lowest; 0 for none.
  add column priority smallint not null default 0 check (priority between 0 and 3),
  -- [{ text, done }]
  add column checklist jsonb not null default '[]',
  add column duration_minutes smallint,
  -- Minutes before the due time at which it rings, in place of the person's own; null for theirs.
  add column lead_minutes integer[],
  -- Minutes after which it rings again until it is done; null for what the person chose for all.
  add column nag_minutes smallint;
-- The few that ring until they are done by a choice of their own.
create index reminders_nagging on reminders (id) where nag_minutes is not null and not completed;

-- A copy of before has what a reminder without details has.
update removed_reminders set reminder = '{"priority": 0, "checklist": []}'::jsonb || reminder;
