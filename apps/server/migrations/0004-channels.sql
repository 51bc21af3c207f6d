-- What the real channels need: how a person wants to be reached, and what became of each message at its provider.

alter table users
  add column lead_minutes integer not null default 60,
  add column quiet_from time,
  add column quiet_until time,
  -- When the day's reminders come in one message.
  add column digest_at time,
  -- Minutes after which a reminder that is not done rings again.
  add column nag_minutes integer;

alter table alerts
  drop constraint alerts_reminder_id_occurrence_at_moment_channel_key,
  drop constraint alerts_moment_check,
  drop constraint alerts_state_check,
  -- A digest is about a day, not about one reminder.
  alter column reminder_id drop not null,
  -- Which of several: the second snooze of an occurrence is another alert than the first.
  add column round integer not null default 0,
  -- What it was about, as it was handed over: a deleted reminder's delivery can still be read.
  add column title text,
  add column handed_at timestamptz,
  -- The provider's own name for the message.
  add column provider_id text,
  -- An estimate, in paise.
  add column cost_paise integer,
  add constraint alerts_moment_check check (moment in ('before', 'due', 'snoozed', 'nag', 'digest')),
  add constraint alerts_state_check check (
    state in ('waiting', 'claimed', 'handing', 'sent', 'delivered', 'failed', 'unknown', 'skipped', 'late')
  ),
  add constraint alerts_about check ((reminder_id is null) = (moment = 'digest')),
  add constraint alerts_once unique (reminder_id, occurrence_at, moment, channel, round);
create unique index alerts_digest_once on alerts (user_id, occurrence_on, channel) where moment = 'digest';

drop index alerts_of_user;
create index alerts_of_user on alerts (user_id, due_at desc);
-- For the operations page: what was settled lately, per channel.
create index alerts_settled on alerts (settled_at) where settled_at is not null;
