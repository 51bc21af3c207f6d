-- What has changed for one person alone: their private reminders, their own cart and orders, so that their other devices
-- see it as a household sees what it shares (docs/decisions/0052).
create table person_versions (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  version bigint not null,
  primary key (user_id, topic)
);

create function bump_person(person uuid, about text) returns void language sql as $$
  insert into person_versions as kept (user_id, topic, version)
  select person, about, 1
  where coalesce(current_setting('planner.copying', true), '') <> 'on'
    and exists (select from users where id = person)
  on conflict (user_id, topic) do update set version = kept.version + 1
$$;

-- For tables with columns user_id and household_id; the argument is the topic.
create function tell_person() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.household_id is null then
    perform bump_person(old.user_id, tg_argv[0]);
  end if;
  if tg_op <> 'DELETE' and new.household_id is null and (tg_op = 'INSERT' or old.household_id is not null or new.user_id is distinct from old.user_id) then
    perform bump_person(new.user_id, tg_argv[0]);
  end if;
  return null;
end $$;

-- Once for each statement: an import adds hundreds of reminders.
create function tell_persons_of_made() returns trigger language plpgsql as $$
begin
  perform bump_person(whose.user_id, 'own-reminders')
  from (select distinct user_id from made where household_id is null order by user_id) as whose;
  return null;
end $$;
create function tell_persons_of_gone() returns trigger language plpgsql as $$
begin
  perform bump_person(whose.user_id, 'own-reminders')
  from (select distinct user_id from gone where household_id is null order by user_id) as whose;
  return null;
end $$;
create trigger reminders_made_tell_person after insert on reminders referencing new table as made
  for each statement execute function tell_persons_of_made();
create trigger reminders_gone_tell_person after delete on reminders referencing old table as gone
  for each statement execute function tell_persons_of_gone();
-- Not of next_unplanned_on, which the planning of alerts moves on.
create trigger reminders_changed_tell_person
  after update of user_id, title, description, date, time, recurrence, festival, completed, completed_dates, ends_on,
    skipped_dates, tags, priority, checklist, duration_minutes, household_id
  on reminders for each row
  when (old.household_id is null or new.household_id is null) execute function tell_person('own-reminders');

create trigger carts_made_tell_person after insert on carts for each row
  when (new.household_id is null) execute function tell_person('own-cart');
create trigger carts_changed_tell_person after update of version on carts for each row
  when (new.household_id is null) execute function tell_person('own-cart');
create trigger orders_made_tell_person after insert on orders for each row
  when (new.household_id is null) execute function tell_person('own-orders');
create trigger orders_changed_tell_person after update on orders for each row
  when (old.household_id is null and new.household_id is null) execute function tell_person('own-orders');
