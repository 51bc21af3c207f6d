-- Who gave back a reminder that was asked of them: it is the asker's again, who is told and sees who can't.
alter table reminders
  add column declined_by uuid references users on delete set null,
  -- Minutes after which the asker would have been told, which lapsed when the reminder became theirs; for an undo.
  add column declined_minutes smallint,
  -- When they gave it back. An undo is possible for a few minutes after that, until the asker changes the reminder.
  add column declined_at timestamptz,
  -- The asker's day on which they were last mailed that it was given back: at most one mail a day.
  add column declined_mailed_on date;
create index reminders_declined_by on reminders (declined_by) where declined_by is not null;
