-- Several stores that share the people, and households that move between them (docs/decisions/0077).

-- Which store each household is in. Kept in the first store; a household without a row is looked for in all of them.
create table household_places (
  household_id uuid primary key,
  cell text not null
);
-- Counts moves, so that processes notice that what they know of a session may be out of date.
create sequence household_moves;

-- What has left this store: written by the transaction that takes the rows away.
create table household_departures (
  household_id uuid primary key,
  to_cell text not null,
  left_at timestamptz not null,
  arrived_at timestamptz
);

-- What comes from another store: its rows as COPY writes them, until they are put in their tables.
create table household_arrivals (
  household_id uuid not null,
  place integer not null,
  table_name text not null,
  columns text[] not null,
  -- The condition that finds these rows again.
  whose text not null,
  lines bytea not null,
  row_count double precision not null,
  sum text not null,
  primary key (household_id, place)
);

-- Whether rows only go to another store: nothing has happened to them that anybody is to be told of.
create function is_moving() returns boolean language sql stable as $$
  select coalesce(current_setting('planner.moving', true), '') = 'on'
$$;

create or replace function file_is_removed() returns trigger language plpgsql as $$
begin
  if is_moving() then return null; end if;
  insert into file_removals (store_key, due_at) values (old.store_key, '-infinity')
  on conflict (store_key) do update set due_at = '-infinity';
  return null;
end $$;

-- Entries of the log go with their household, and after three years as before; nothing else removes one.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and is_moving() then return old; end if;
  if tg_op = 'UPDATE' and new.id = old.id and new.at = old.at and new.kind = old.kind
    and (new.user_id is null or new.user_id is not distinct from old.user_id)
    and (new.subject_id is null or new.subject_id is not distinct from old.subject_id)
    and (new.about is null or new.about is not distinct from old.about)
    and (new.device is null or new.device is not distinct from old.device)
    and (new.address is null or new.address is not distinct from old.address)
  then
    return new;
  end if;
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'the audit log is append only';
end $$;

create or replace function tell_webhooks(whose uuid, what text, about uuid, more jsonb) returns void language sql as $$
  insert into webhook_events (user_id, event, subject_id, details)
  select users.id, what, about, more from users
  where users.id = whose and not is_moving()
    and exists (select from webhooks where user_id = whose and paused_at is null and what = any (events))
$$;
