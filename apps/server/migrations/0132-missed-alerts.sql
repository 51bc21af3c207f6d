-- One message that lists the reminders that came too late to be sent, after the planner was not running.
alter table alerts
  drop constraint alerts_moment_check,
  drop constraint alerts_about,
  add constraint alerts_moment_check
    check (moment in ('before', 'due', 'snoozed', 'nag', 'digest', 'missed', 'helper', 'escalated')),
  add constraint alerts_about check ((reminder_id is null) = (moment in ('digest', 'missed')));
create unique index alerts_missed_once on alerts (user_id, occurrence_at, channel) where moment = 'missed';
create index alerts_late on alerts (settled_at) where state = 'late';
