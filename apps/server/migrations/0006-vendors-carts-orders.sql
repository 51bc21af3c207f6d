-- Who sells, what is in a cart, what was ordered and how it was paid.

create table vendors (
  id uuid primary key,
  name text not null,
  category text not null check (category in ('grocery', 'restaurant', 'service', 'gift')),
  description text not null,
  -- One to three: the count of the price symbols.
  price_tier smallint not null check (price_tier between 1 and 3),
  location text not null,
  contact text,
  website text,
  services text[] not null default '{}',
  is_active boolean not null default true,
  -- A deleted vendor: carts and orders keep what they hold of it.
  archived_at timestamptz,
  -- Sums of what people gave, so that the mean needs no count.
  stars integer not null default 0,
  ratings integer not null default 0,
  created_at timestamptz not null
);
create index vendors_to_show on vendors (name) where archived_at is null;

create table vendor_ratings (
  vendor_id uuid not null references vendors on delete cascade,
  user_id uuid not null references users on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (vendor_id, user_id)
);

create table vendor_interactions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  vendor_id text not null,
  reminder_id uuid not null,
  action text not null,
  at timestamptz not null
);
create index vendor_interactions_of_user on vendor_interactions (user_id, at desc);

create table carts (
  user_id uuid primary key references users on delete cascade,
  version integer not null,
  -- The lines in their order, prices in paise: a cart is read and written whole.
  lines jsonb not null,
  address text,
  pin_code text,
  updated_at timestamptz not null
);

create table orders (
  id uuid primary key,
  -- No cascade: a deleted account leaves its orders behind without a name (docs/product/decisions.md#31).
  user_id uuid references users on delete set null,
  order_date timestamptz not null,
  status text not null check (status in ('pending', 'confirmed', 'delivered', 'cancelled')),
  -- As they were ordered: nothing later changes them.
  lines jsonb not null,
  -- What changed when, oldest first.
  timeline jsonb not null,
  subtotal_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  total_paise bigint not null,
  address text,
  pin_code text,
  payment_method text not null check (payment_method in ('gateway', 'on_delivery')),
  awaits_price boolean not null,
  idempotency_key text,
  unique (user_id, idempotency_key)
);
create index orders_of_user on orders (user_id, order_date desc);
create index orders_newest on orders (order_date desc);

create table payments (
  order_id uuid primary key references orders on delete cascade,
  -- The gateway's own names; the first is null until its answer came.
  gateway_order_id text unique,
  gateway_payment_id text,
  amount_paise bigint not null,
  status text not null check (status in ('created', 'paid', 'failed', 'refunded')),
  updated_at timestamptz not null
);
create index payments_open on payments (updated_at) where status = 'created';
create index payments_paid on payments (updated_at) where status = 'paid';

create table payment_events (
  -- The gateway's name for the event: what came before changes nothing when it comes again.
  id text primary key,
  kind text not null,
  received_at timestamptz not null
);
