-- One cart and the orders of a household, where it chose so (docs/decisions/0044).

alter table households add column shares_cart boolean not null default false;

-- Whose cart somebody puts things into: their own, or the household's. The id of a cart is that of the person or household.
alter table users add column cart_id uuid;
update users set cart_id = id;
alter table users alter column cart_id set not null;
create function give_cart() returns trigger language plpgsql as $$
begin
  new.cart_id := coalesce(new.cart_id, new.id);
  return new;
end $$;
create trigger users_have_a_cart before insert on users for each row execute function give_cart();

alter table carts
  add column id uuid,
  add column household_id uuid references households on delete cascade;
update carts set id = user_id;
alter table carts drop constraint carts_pkey;
alter table carts
  add primary key (id),
  alter column user_id drop not null,
  add unique (user_id),
  add unique (household_id),
  add constraint carts_of_one check (num_nonnulls(user_id, household_id) = 1 and id = coalesce(user_id, household_id));
create function name_cart() returns trigger language plpgsql as $$
begin
  new.id := coalesce(new.id, new.user_id, new.household_id);
  return new;
end $$;
create trigger carts_have_an_id before insert on carts for each row execute function name_cart();
create trigger carts_made_tell after insert on carts for each row
  when (new.household_id is not null) execute function tell_household('cart');
create trigger carts_changed_tell after update on carts for each row
  when (new.household_id is not null) execute function tell_household('cart');

-- Orders of the household's cart: every adult of it sees them.
alter table orders add column household_id uuid references households on delete set null;
create index orders_of_household on orders (household_id, order_date desc) where household_id is not null;
create trigger orders_made_tell after insert on orders for each row
  when (new.household_id is not null) execute function tell_household('orders');
create trigger orders_changed_tell after update on orders for each row
  when (old.household_id is not null or new.household_id is not null) execute function tell_household('orders');
