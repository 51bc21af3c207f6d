-- What leaves on the channels that cost money or a reputation, so that one person, or all together, cannot have too much sent.

-- A person's last day on a channel. The day only moves forward: a change of time zone does not begin it again.
create table outgoing_counts (
  user_id uuid not null references users on delete cascade,
  channel text not null check (channel in ('sms', 'whatsapp', 'email', 'voice')),
  day date not null,
  count integer not null,
  -- The count before the last change, by which the statement that made it knows how many it was granted.
  previous integer not null,
  primary key (user_id, channel)
);

-- The whole installation's days, in India's time.
create table outgoing_days (
  day date primary key,
  messages integer not null,
  -- An estimate.
  paise bigint not null,
  previous integer not null,
  -- When the administrators were told that this day's budget is used up.
  told_at timestamptz
);

alter table alerts
  -- The day of the person's on which it was counted: another try on that day is not counted again.
  add column counted_on date;
