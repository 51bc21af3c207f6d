-- Medicine: what is taken, when, and how much is left. Its doses are repeating reminders (docs/decisions/0045).

create table medicines (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  unit text not null,
  food text check (food in ('before', 'with', 'after')),
  note text not null default '',
  -- [{ time: 'HH:MM:SS', amount }], the amount in hundredths of the unit.
  times jsonb not null,
  recurrence text not null,
  starts_on date not null,
  -- Null without end.
  ends_on date,
  -- A course that began in the middle of a day ends in the middle of one: later times end the day before.
  last_time time,
  -- No doses fall while it is paused; `paused_until` is the last such day where one was said.
  paused boolean not null default false,
  paused_until date,
  -- In hundredths: what there was when it was last counted, and how much had been taken by then. Null where it isn't counted.
  stock integer,
  stock_taken integer not null default 0,
  -- So many days before it runs out a reminder says so; null for none.
  refill_days smallint,
  -- Whether it is then put on the shopping list, and for which refill that was done.
  refill_list boolean not null default false,
  refill_listed_on date,
  -- The reminder to refill. No reference: one that its person deletes stays away until the stock is counted again.
  refill_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index medicines_of_user on medicines (user_id, created_at, id);

alter table reminders
  -- A dose of a medicine, or the reminder to refill it.
  add column medicine_id uuid references medicines on delete cascade,
  -- Of a dose: how much is taken, in hundredths of the unit.
  add column dose_amount integer,
  -- Of a dose that was moved on one day: whose, and from which day.
  add column moved_from uuid,
  add column moved_on date;
create index reminders_of_medicine on reminders (medicine_id) where medicine_id is not null;

-- A shared dose that goes over to somebody else takes its medicine along (docs/decisions/0051).
create function medicine_goes_along() returns trigger language plpgsql as $$
begin
  update medicines set user_id = new.user_id where id = new.medicine_id and user_id = old.user_id;
  return null;
end $$;
create trigger doses_take_medicine_along after update of user_id on reminders for each row
  when (new.medicine_id is not null and new.dose_amount is not null and new.user_id <> old.user_id)
  execute function medicine_goes_along();
