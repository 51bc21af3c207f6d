-- Dishes that people have chosen to cook: for which meal of which day, for how many, and what is left of them.

create table chosen_dishes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  recipe_id text not null,
  -- As it was chosen: the list is read without cooking a recipe.
  title text not null,
  is_vegetarian boolean not null,
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'tea', 'dinner')),
  people smallint not null check (people between 1 and 12),
  servings smallint not null check (servings between 1 and 12),
  -- Eaten from what an earlier meal left: nothing is bought for it.
  leftover boolean not null,
  -- The dish that is eaten up; null once that is forgotten.
  leftover_of uuid references chosen_dishes on delete set null,
  cooked_at timestamptz,
  left_servings smallint not null default 0 check (left_servings between 0 and 12),
  chosen_at timestamptz not null,
  check (cooked_at is not null or left_servings = 0)
);
-- Choosing a dish twice for a meal is choosing it once.
create unique index chosen_dishes_once on chosen_dishes (user_id, day, meal, recipe_id, leftover) where cooked_at is null;
create index chosen_dishes_of_person on chosen_dishes (user_id, day);
create index chosen_dishes_eaten_up on chosen_dishes (leftover_of) where leftover_of is not null;
create index chosen_dishes_by_day on chosen_dishes (day);
