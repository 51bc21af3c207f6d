-- Recipes and tips that a language model wrote for people, each judged by the kitchen before it came here.

create table written_recipes (
  -- written.model.<uuid>.<title>: no family of our own kitchen is called 'written'.
  id text primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('search', 'plan')),
  -- The words of the search it answers; null for a plan's.
  asked text,
  -- The person's day on which it was written, by which those of a day are counted.
  made_on date not null,
  recipe jsonb not null,
  -- The plan that it came into; null while it waits for one.
  planned_on date,
  -- The dish of ours that the plan had drawn for its place.
  stands_for text,
  made_at timestamptz not null
);
create index written_recipes_of_person on written_recipes (user_id, made_at desc);
create index written_recipes_by_age on written_recipes (made_on);

create table written_tips (
  user_id uuid not null references users on delete cascade,
  day date not null,
  tip text not null,
  primary key (user_id, day)
);
create index written_tips_by_day on written_tips (day);
