-- One shopping list and one pantry of the household (docs/decisions/0043).

create table shopping_staples (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  -- Who said so; their zone says when a day begins.
  user_id uuid references users on delete set null,
  said text not null,
  key text not null,
  food text,
  name text not null,
  amount double precision check (amount > 0),
  unit text,
  -- Comes back every so many days, or so many days after it was bought.
  after text not null check (after in ('interval', 'bought')),
  days smallint not null check (days between 1 and 365),
  -- When it is next put on the list; null until it is bought.
  next_at timestamptz,
  created_at timestamptz not null,
  unique (household_id, key)
);
create index shopping_staples_by_user on shopping_staples (user_id) where user_id is not null;
create index shopping_staples_due on shopping_staples (next_at) where next_at is not null;

-- What somebody put on the list, one row each: lines are added up from them, so that what two people add at once is two rows.
create table shopping_items (
  -- Chosen by the device.
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  user_id uuid references users on delete set null,
  -- As it was typed, and when it was last said otherwise.
  said text not null,
  said_at timestamptz not null,
  -- The same for the same thing.
  key text not null,
  food text,
  name text not null,
  amount double precision check (amount > 0),
  unit text,
  -- What it is for, and for how many servings the amount is.
  serves smallint check (serves > 0),
  chosen_id uuid references chosen_dishes on delete cascade,
  dish text,
  for_day date,
  -- The last change counts, by when it was made.
  state text not null check (state in ('open', 'ticked', 'removed')),
  state_at timestamptz not null,
  state_by uuid references users on delete set null,
  -- Put out of sight after it was bought.
  cleared_at timestamptz,
  added_at timestamptz not null
);
create index shopping_items_in_sight on shopping_items (household_id, added_at) where state <> 'removed' and cleared_at is null;
create index shopping_items_settled on shopping_items (household_id, state_at) where state <> 'open';
create index shopping_items_by_user on shopping_items (user_id) where user_id is not null;
create index shopping_items_state_by on shopping_items (state_by) where state_by is not null;
create index shopping_items_of_dish on shopping_items (chosen_id) where chosen_id is not null;
create index shopping_items_to_clear on shopping_items (state_at) where state = 'ticked' and cleared_at is null;
create index shopping_items_to_forget on shopping_items (state_at) where state <> 'open';
create index shopping_items_past on shopping_items (for_day) where state = 'open' and for_day is not null;

create table pantry_items (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  -- Who changed it last.
  user_id uuid references users on delete set null,
  key text not null,
  food text,
  name text not null,
  -- Null where nobody said how much; 0 once it is used up.
  amount double precision check (amount >= 0),
  unit text,
  -- As much as there was when it was bought: from a fifth of it on it runs low.
  full_amount double precision,
  -- When it was bought, or said to be there.
  since timestamptz not null,
  quiet_until timestamptz,
  changed_at timestamptz not null,
  unique (household_id, key),
  check (amount is null or unit is not null)
);
create index pantry_items_by_user on pantry_items (user_id) where user_id is not null;
create index pantry_items_out on pantry_items (changed_at) where amount = 0;

-- What buying and cooking did to the pantry, to be undone.
create table pantry_moves (
  household_id uuid not null references households on delete cascade,
  -- The bought item of the list, or the dish that was cooked.
  source_id uuid not null,
  key text not null,
  -- Added, or taken where negative; null where nobody said how much.
  amount double precision,
  unit text,
  -- The pantry's row before (null where there was none) and after.
  before jsonb,
  after jsonb not null,
  made_at timestamptz not null,
  primary key (household_id, source_id, key)
);
create index pantry_moves_by_age on pantry_moves (made_at);

create trigger shopping_items_tell after insert or update or delete on shopping_items
  for each row execute function tell_household('list');
create trigger shopping_staples_tell after insert or update or delete on shopping_staples
  for each row execute function tell_household('list');
create trigger pantry_items_tell after insert or update or delete on pantry_items
  for each row execute function tell_household('pantry');
