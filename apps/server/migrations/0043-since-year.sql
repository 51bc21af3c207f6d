-- The year from which a yearly reminder counts, so that a birthday knows the age.

alter table reminders add column since_year smallint check (since_year between 1800 and 2200);
