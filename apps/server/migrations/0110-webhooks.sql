-- Webhooks out: addresses that are told what changes (docs/decisions/0049).

create table webhooks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  url text not null,
  events text[] not null,
  -- Sealed. The one before signs as well until its end, so that a receiver can change over.
  secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  created_at timestamptz not null,
  -- Null while everything arrives.
  failing_since timestamptz,
  failures integer not null default 0,
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('you', 'failing', 'gone')),
  -- A worker is delivering until then at the latest.
  turn_until timestamptz
);
create index webhooks_of_person on webhooks (user_id, created_at);

-- What happened to somebody who has a webhook for it; a worker makes deliveries of it within a second.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  event text not null,
  -- The reminder, order or household; null where the person says it all.
  subject_id uuid,
  -- More of it, such as the occurrence that rang.
  details jsonb,
  at timestamptz not null default clock_timestamp()
);
create index webhook_events_in_order on webhook_events (at);
create index webhook_events_of_person on webhook_events (user_id);

create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks on delete cascade,
  user_id uuid not null references users on delete cascade,
  event text not null,
  -- What is sent; null once it is over.
  body text,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  tried_at timestamptz,
  -- While it waits.
  next_at timestamptz,
  -- Of the last attempt.
  status integer,
  problem text
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc);
create index webhook_deliveries_of_person on webhook_deliveries (user_id);
create index webhook_deliveries_by_age on webhook_deliveries (created_at);

-- The join with users: while an account is deleted, its rows tell nobody.
create function tell_webhooks(whose uuid, what text, about uuid, more jsonb) returns void language sql as $$
  insert into webhook_events (user_id, event, subject_id, details)
  select users.id, what, about, more from users
  where users.id = whose
    and exists (select from webhooks where user_id = whose and paused_at is null and what = any (events))
$$;

create function tell_webhooks_of_reminder() returns trigger language plpgsql as $$
declare
  reminder reminders;
  what text;
begin
  if tg_op = 'DELETE' then reminder := old; else reminder := new; end if;
  what := case
    when tg_op = 'INSERT' then 'reminder.created'
    when tg_op = 'DELETE' then 'reminder.deleted'
    when new.completed and not old.completed or cardinality(new.completed_dates) > cardinality(old.completed_dates)
      then 'reminder.completed'
    else 'reminder.changed'
  end;
  perform tell_webhooks(reminder.user_id, what, reminder.id, null);
  if reminder.household_id is not null then
    perform tell_webhooks(users.id, what, reminder.id, null) from users
    where household_id = reminder.household_id and users.id <> reminder.user_id
      and (reminder.audience in ('everyone', 'anyone') or users.id in (reminder.for_user, reminder.escalate_to));
  end if;
  return null;
end $$;

create trigger reminders_made_or_gone_webhooks after insert or delete on reminders
  for each row execute function tell_webhooks_of_reminder();
-- Not of next_unplanned_on, which the planning of alerts moves on.
create trigger reminders_changed_webhooks
  after update of user_id, title, description, date, time, recurrence, festival, completed, completed_dates, ends_on,
    skipped_dates, tags, priority, checklist, duration_minutes, lead_minutes, nag_minutes, audience, for_user, for_helper,
    escalate_to, escalate_minutes
  on reminders for each row execute function tell_webhooks_of_reminder();

-- Every reminder rings in the app, whatever else it does; it has rung once that alert is over.
create function tell_webhooks_of_ring() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.user_id, 'reminder.rang', new.reminder_id, jsonb_build_object(
    'occurrence_date', new.occurrence_on, 'moment', new.moment, 'due_at', to_char(new.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  return null;
end $$;

create trigger alerts_rang_webhooks after update of state on alerts for each row
  when (new.channel = 'app' and old.state = 'handing' and new.state in ('sent', 'failed', 'unknown', 'skipped')
    and new.reminder_id is not null)
  execute function tell_webhooks_of_ring();

create function tell_webhooks_of_order() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.user_id, case tg_op when 'INSERT' then 'order.placed' else 'order.changed' end, new.id, null);
  return null;
end $$;

create trigger orders_placed_webhooks after insert on orders for each row execute function tell_webhooks_of_order();
create trigger orders_changed_webhooks after update of status, lines, total_paise, timeline on orders
  for each row execute function tell_webhooks_of_order();

create function tell_webhooks_of_cart() returns trigger language plpgsql as $$
begin
  -- Of a household's cart all who put things into it.
  perform tell_webhooks(users.id, 'cart.changed', null, jsonb_build_object('cart_version', new.version)) from users
  where cart_id = new.id and (id = new.user_id or household_id = new.household_id);
  return null;
end $$;

create trigger carts_changed_webhooks after update of version on carts for each row
  when (old.version is distinct from new.version) execute function tell_webhooks_of_cart();

-- Household lists announce themselves by a version (docs/decisions/0052).
create function tell_webhooks_of_list() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(users.id, 'list.changed', null, null) from users where household_id = new.household_id;
  return null;
end $$;

create trigger list_versions_webhooks after insert or update on household_versions for each row
  when (new.topic = 'list') execute function tell_webhooks_of_list();
