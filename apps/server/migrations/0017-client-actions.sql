-- What a device did for a person while it had no connection: sent later, perhaps more than once, and done once.

create table client_actions (
  user_id uuid not null references users on delete cascade,
  -- Chosen by the device: the Idempotency-Key of the call.
  id text not null,
  -- What the first call was answered; a repeat is answered the same.
  answer jsonb not null,
  done_at timestamptz not null,
  primary key (user_id, id)
);
create index client_actions_by_age on client_actions (done_at);

-- When each field was last said by the person, so that a change that waited does not undo a later one. A field that is
-- not named was said with the reminder itself.
alter table reminders add column field_times jsonb not null default '{}';
