-- What is cooked: the plans of days, what was shown, what is kept, and plans in the making.

create table meal_plans (
  user_id uuid not null references users on delete cascade,
  date date not null,
  veg_only boolean not null,
  -- 'Mumbai, India', as it was known when the plan was made.
  location text not null,
  -- Which of the day's plans: a fresh one counts up.
  generation integer not null,
  -- The ids by category; a recipe is rebuilt from its id.
  recipes jsonb not null,
  -- Theme, cultural tips and what could not be kept.
  said jsonb not null,
  made_at timestamptz not null,
  primary key (user_id, date, veg_only)
);

-- What was shown to whom, on which day last: not again for 90 days, in either diet.
create table shown_recipes (
  user_id uuid not null references users on delete cascade,
  recipe_id text not null,
  shown_on date not null,
  primary key (user_id, recipe_id)
);
create index shown_recipes_by_day on shown_recipes (shown_on);

create table saved_recipes (
  user_id uuid not null references users on delete cascade,
  recipe_id text not null,
  -- Whole, as it was then.
  recipe jsonb not null,
  saved_at timestamptz not null,
  primary key (user_id, recipe_id)
);

create table diets (
  user_id uuid primary key references users on delete cascade,
  diet jsonb not null
);

create table plan_tasks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  date date not null,
  veg_only boolean not null,
  location text not null,
  status text not null check (status in ('pending', 'progress', 'success', 'failed')),
  -- How far the work is, and how far its person was told, in per cent.
  progress integer not null,
  told integer not null,
  told_at timestamptz not null,
  error text,
  created_at timestamptz not null
);
-- Two that are asked for at once are one.
create unique index plan_tasks_open on plan_tasks (user_id, date, veg_only) where status in ('pending', 'progress');
create index plan_tasks_old on plan_tasks (created_at);
