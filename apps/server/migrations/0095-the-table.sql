-- The table of a household: chosen dishes are the household's, who eats what, whose diet counts (docs/decisions/0044).

-- Whether the household's dishes keep to this person's diet. Whoever shared a household before this was asked has not agreed.
alter table users add column shares_diet boolean not null default true;
update users set shares_diet = false
where household_id in (select household_id from users group by household_id having count(*) > 1);

alter table chosen_dishes
  add column household_id uuid references households on delete cascade,
  -- Allergens, kind and diets as they were when it was chosen, so that a list says for whom it is not; null for older ones.
  add column judged jsonb,
  -- Null for one that stayed with the household that its person left.
  alter column user_id drop not null,
  -- Null: as many as eat at that meal. Servings, null: one for each.
  alter column people drop not null,
  alter column servings drop not null;
update chosen_dishes set household_id = (select household_id from users where users.id = user_id);
update chosen_dishes set servings = null where servings = people and not leftover and cooked_at is null;
alter table chosen_dishes alter column household_id set not null;
-- What two members chose for the same meal is one dish of their table.
delete from chosen_dishes where id in (
  select id from (
    select id, row_number() over (partition by household_id, day, meal, recipe_id, leftover order by chosen_at, id) as nth
    from chosen_dishes where cooked_at is null
  ) as copies where nth > 1
);
drop index chosen_dishes_once;
drop index chosen_dishes_of_person;
create unique index chosen_dishes_once on chosen_dishes (household_id, day, meal, recipe_id, leftover) where cooked_at is null;
create index chosen_dishes_of_household on chosen_dishes (household_id, day);
create index chosen_dishes_by_user on chosen_dishes (user_id) where user_id is not null;

-- Put on the table of who chooses, whoever inserts it.
create function put_on_table() returns trigger language plpgsql as $$
begin
  new.household_id := coalesce(new.household_id, (select household_id from users where id = new.user_id));
  return new;
end $$;
create trigger chosen_dishes_on_table before insert on chosen_dishes for each row execute function put_on_table();
create trigger chosen_dishes_tell after insert or update or delete on chosen_dishes
  for each row execute function tell_household('table');

-- Who eats a meal, where it is not just everybody: one row a meal.
create table table_meals (
  household_id uuid not null references households on delete cascade,
  day date not null,
  meal text not null check (meal in ('breakfast', 'lunch', 'tea', 'dinner')),
  -- People who don't eat, and helpers who do.
  away uuid[] not null default '{}',
  helpers uuid[] not null default '{}',
  guests smallint not null default 0 check (guests between 0 and 12),
  -- Who said so last.
  user_id uuid references users on delete set null,
  updated_at timestamptz not null,
  primary key (household_id, day, meal)
);
create index table_meals_by_user on table_meals (user_id) where user_id is not null;
create index table_meals_by_day on table_meals (day);
create trigger table_meals_tell after insert or update or delete on table_meals
  for each row execute function tell_household('diets');

-- Somebody's diet matters to those who eat with them.
create function tell_diets(person uuid) returns void language sql as $$
  select bump_household(users.household_id, 'diets') from users
  where id = person and exists (
    select from users as other where other.household_id = users.household_id and other.id <> person
  )
$$;
create function diet_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'users' then perform tell_diets(new.id); else perform tell_diets(new.user_id); end if;
  return null;
end $$;
create trigger diets_tell after insert or update of version on diets for each row execute function diet_changed();
create trigger shares_diet_tells after update of shares_diet on users for each row
  when (old.shares_diet is distinct from new.shares_diet) execute function diet_changed();

-- What a plan keeps to, so that it is fitted again once that is something else. Null for plans made before.
alter table meal_plans add column fitted_to text;
