-- People whose waiting alerts are planned again in the background, because their preferences or channels changed and they
-- have more reminders than one transaction should plan.

create table alert_replans (
  user_id uuid primary key references users on delete cascade,
  -- The first change that is not planned everywhere yet.
  asked_at timestamptz not null,
  -- The last reminder planned since the latest change, by its place in the order of planning; null before the first.
  after_day date,
  after_id uuid,
  -- Until then nothing of theirs is sent that may still follow the old preferences.
  held_until timestamptz not null,
  -- When it is taken up: at once, later after a failure.
  ready_at timestamptz not null,
  check ((after_day is null) = (after_id is null))
);
create index alert_replans_ready on alert_replans (ready_at);
