-- What has changed for a household, as numbers that only grow: live pages compare them (docs/decisions/0052).

-- No foreign key: checking it would lock the household's row with each change.
create table household_versions (
  household_id uuid not null,
  -- 'household', 'reminders', and one for each further thing that is shared.
  topic text not null,
  version bigint not null,
  primary key (household_id, topic)
);

create function bump_household(household uuid, about text) returns void language sql as $$
  insert into household_versions as kept (household_id, topic, version)
  select household, about, 1 where exists (select from households where id = household)
  on conflict (household_id, topic) do update set version = kept.version + 1
$$;

-- For tables with a column household_id; the argument is the topic.
create function tell_household() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.household_id is not null then
    perform bump_household(old.household_id, tg_argv[0]);
  end if;
  if tg_op <> 'DELETE' and new.household_id is not null and (tg_op = 'INSERT' or new.household_id is distinct from old.household_id) then
    perform bump_household(new.household_id, tg_argv[0]);
  end if;
  return null;
end $$;

-- A private reminder has no household, and costs nothing.
create trigger reminders_made_tell after insert on reminders for each row
  when (new.household_id is not null) execute function tell_household('reminders');
create trigger reminders_gone_tell after delete on reminders for each row
  when (old.household_id is not null) execute function tell_household('reminders');
-- Not of next_unplanned_on, which the planning of alerts moves on.
create trigger reminders_changed_tell
  after update of user_id, title, description, date, time, recurrence, festival, completed, completed_dates, ends_on,
    skipped_dates, tags, priority, checklist, duration_minutes, household_id, audience, for_user, for_helper, escalate_to,
    escalate_minutes, sent_at, seen_at, done_at, done_by
  on reminders for each row
  when (old.household_id is not null or new.household_id is not null) execute function tell_household('reminders');
