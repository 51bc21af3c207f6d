-- The last day on which a repeating reminder can fall, whatever its rule.

alter table reminders add column ends_on date;
