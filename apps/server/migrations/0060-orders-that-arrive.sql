-- Orders that reach somebody: where and by when, who takes them, what each shop answered, and people's own shops.

alter table carts add column deliver_by timestamptz;
alter table orders add column deliver_by timestamptz;

-- How a vendor gets orders. `takes_orders` is set by the vendor's own yes to an invitation, never by an administrator alone.
alter table vendors
  add column takes_orders boolean not null default false,
  add column order_channel text check (order_channel in ('whatsapp', 'sms', 'email')),
  add column order_to text,
  add column upi_id text,
  add column language text not null default 'en' check (language in ('en', 'hi')),
  add column pin_codes text[] not null default '{}';

-- A message to a vendor belongs to no account.
alter table outbox alter column user_id drop not null;

-- The shops that a person buys from anyway.
create table own_shops (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('kirana', 'milk', 'vegetables', 'chemist', 'cook')),
  name text not null,
  phone text,
  upi_id text,
  hours text,
  language text not null check (language in ('en', 'hi')),
  created_at timestamptz not null
);
create index own_shops_of_user on own_shops (user_id, created_at);

-- What one shop brings of an order, with its own state.
create table order_parts (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  place smallint not null,
  kind text not null check (kind in ('vendor', 'own', 'hand_over')),
  -- No reference: orders keep their copy of a vendor that has left.
  vendor_id uuid,
  vendor_name text not null,
  upi_id text,
  phone text,
  language text not null,
  state text not null
    check (state in ('sent', 'asks', 'accepted', 'ready', 'delivered', 'declined', 'cancelled', 'listed')),
  -- One answer a line, by the line's place in the order; names and prices are in the order itself.
  lines jsonb not null,
  paid_said_at timestamptz,
  received_at timestamptz,
  -- When the vendor is messaged next, and how often that was tried and repeated.
  next_at timestamptz,
  tries smallint not null,
  nudges smallint not null,
  messaged_at timestamptz,
  updated_at timestamptz not null,
  unique (order_id, place)
);
create index order_parts_to_send on order_parts (next_at) where next_at is not null;
create index order_parts_of_vendor on order_parts (vendor_id, updated_at desc, id)
  where kind = 'vendor' and state in ('sent', 'asks', 'accepted', 'ready');

-- Links that open a vendor's orders without an account: the signature is not stored.
create table vendor_links (
  id uuid primary key,
  vendor_id uuid not null references vendors on delete cascade,
  -- Null for an invitation.
  part_id uuid references order_parts on delete cascade,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  opens integer not null,
  answers integer not null,
  last_opened_at timestamptz
);
create index vendor_links_of_vendor on vendor_links (vendor_id, created_at desc);
create index vendor_links_of_part on vendor_links (part_id) where part_id is not null;
create index vendor_links_ended on vendor_links (ends_at);

-- What a person last paid for a thing, by its name in lower case.
create table paid_prices (
  user_id uuid not null references users on delete cascade,
  name_key text not null,
  paise bigint not null,
  shop text not null,
  paid_at timestamptz not null,
  primary key (user_id, name_key)
);
create index paid_prices_oldest on paid_prices (user_id, paid_at);
