-- Every payment that could still be made is asked after, not only those that nobody has tried (docs/decisions/0027), and
-- money that is not owed to us goes back: what a cancelled order was paid, and a second payment of one order.

alter table payments
  -- When somebody was last known to be at the payment page.
  add column opened_at timestamptz,
  -- When the gateway is asked next; null once it no longer captures anything.
  add column next_at timestamptz;

-- Failed ones were never asked after before: each is asked once, however old.
update payments set
  opened_at = updated_at,
  next_at = case when status in ('created', 'failed') then updated_at end;

alter table payments alter column opened_at set not null, alter column opened_at set default now();
drop index payments_open;
create index payments_to_ask on payments (next_at) where next_at is not null;

create table refunds (
  -- The gateway's name of the payment: it is given back once.
  gateway_payment_id text primary key,
  order_id uuid not null references orders on delete cascade,
  amount_paise bigint not null,
  reason text not null check (reason in ('cancelled', 'second')),
  status text not null default 'waiting' check (status in ('waiting', 'done', 'given-up')),
  tries smallint not null default 0,
  created_at timestamptz not null,
  -- When it is tried next; null once it is done or given up.
  next_at timestamptz
);
create index refunds_of_order on refunds (order_id);
create index refunds_to_try on refunds (next_at) where next_at is not null;
-- What is to be given back is looked for among these.
create index orders_cancelled on orders (id) where status = 'cancelled';
