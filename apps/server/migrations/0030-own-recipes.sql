-- Recipes that people wrote themselves, each as the text of a file of the cookbook.

create table own_recipes (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  title text not null,
  text text not null check (octet_length(text) <= 20000),
  -- What the person said of ingredients that are in no table, by their names.
  told jsonb not null,
  is_vegetarian boolean not null,
  -- Ingredients that nobody has told about: with any, it is in no plan.
  unsettled smallint not null,
  planned boolean not null,
  -- The last plan that it came into, and the dish of ours that the plan had drawn for its place.
  planned_on date,
  stands_for text,
  -- Opens it without an account until it is withdrawn.
  share_token text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index own_recipes_of_person on own_recipes (user_id, updated_at desc);
