-- Days that were taken out of a repeating reminder, each alone: deleted there, or a reminder of its own since.

alter table reminders add column skipped_dates date[] not null default '{}';
