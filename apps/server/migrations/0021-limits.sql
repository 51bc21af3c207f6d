-- What the limits of an account ask the store for, found by an index.

-- Open reminders and repeating ones: always listed, and the open ones counted against the limit.
create index reminders_standing on reminders (user_id, date, time, id) where not completed or recurrence <> 'none';

-- Of a long answer only its beginning is kept.
alter table client_actions add column is_brief boolean not null default false;
-- The newest actions of one person's devices are kept, older ones go.
create index client_actions_of_user on client_actions (user_id, done_at desc);

-- The page of a person's orders that follows an order.
create index orders_of_user_in_order on orders (user_id, order_date desc, id desc);
drop index orders_of_user;
