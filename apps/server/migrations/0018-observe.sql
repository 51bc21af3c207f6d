-- Errors that nobody foresaw, of pages and of the server, by kind and day: counts, and nothing of who met them.

create table error_counts (
  day date not null,
  -- Whose: the page's, or the server's while it answered a request.
  side text not null check (side in ('page', 'request')),
  name text not null,
  -- What its message says once everything but words of programs is taken out.
  message text not null,
  -- The screen or the route, as a pattern without ids.
  place text not null,
  -- The file of ours and the line in it.
  source text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, side, name, message, place, source)
);

-- What hourly work forgets by age is found by it, however many people there are.
create index sessions_by_age on sessions (created_at);
create index sessions_by_use on sessions (last_used_at);
create index meal_plans_by_day on meal_plans (date);
create index saved_recipes_by_recipe on saved_recipes (recipe_id);
