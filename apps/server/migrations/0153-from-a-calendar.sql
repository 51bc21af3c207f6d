-- Whether a reminder came from a calendar, whose entries are events and never tasks (docs/decisions/0094). An imported
-- file may also hold tasks; of files imported earlier we don't know, until they are imported again.
alter table reminders add column from_calendar boolean not null default false;
update reminders set from_calendar = true where origin = 'google';
