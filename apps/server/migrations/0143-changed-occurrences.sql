-- An occurrence that was changed still belongs to its series, and a series that was split off to the one that it goes on from:
-- `moved_from` and `moved_on` say so of every reminder, no longer of doses alone.
create index reminders_moved_from on reminders (moved_from) where moved_from is not null;
