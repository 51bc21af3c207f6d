-- Reminders for someone else of the household, or for all (docs/decisions/0051).

alter table reminders
  -- The household that shares it; null for a private reminder, which nearly all are.
  add column household_id uuid references households on delete set null,
  add column audience text not null default 'self' check (audience in ('self', 'member', 'everyone', 'anyone')),
  -- For 'member' whom it is for; for 'anyone' who has taken it.
  add column for_user uuid references users on delete set null,
  add column for_helper uuid references helpers on delete set null,
  -- Who is told where an occurrence is not done so many minutes after it was due.
  add column escalate_to uuid references users on delete set null,
  add column escalate_minutes smallint,
  -- When a message first left for a helper, and when somebody other than the asker first saw it.
  add column sent_at timestamptz,
  add column seen_at timestamptz,
  add column done_at timestamptz,
  add column done_by uuid references users on delete set null;
create index reminders_shared on reminders (household_id, date, time, id) where household_id is not null;
create index reminders_for_user on reminders (for_user) where for_user is not null;
create index reminders_for_helper on reminders (for_helper) where for_helper is not null;
create index reminders_escalating on reminders (escalate_to) where escalate_to is not null;
create index reminders_done_by on reminders (done_by) where done_by is not null;

-- A copy of before was private.
update removed_reminders set reminder = '{"audience": "self"}'::jsonb || reminder;

alter table alerts
  -- Whose number it goes to, in place of the person's; their limits count.
  add column helper_id uuid,
  drop constraint alerts_moment_check,
  drop constraint alerts_once,
  add constraint alerts_moment_check
    check (moment in ('before', 'due', 'snoozed', 'nag', 'digest', 'helper', 'escalated')),
  -- Several people can be told of one occurrence.
  add constraint alerts_once unique (reminder_id, occurrence_at, moment, channel, round, user_id),
  add constraint alerts_of_helper check ((helper_id is null) = (moment <> 'helper'));
