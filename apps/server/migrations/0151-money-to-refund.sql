-- What a customer is to get back by hand until it is marked as returned: from a shop (its part), or from the installation
-- (the order, paid online).
alter table order_parts add column to_refund_paise bigint not null default 0 check (to_refund_paise >= 0);
alter table orders add column to_refund_paise bigint not null default 0 check (to_refund_paise >= 0);
create index order_parts_to_refund on order_parts (vendor_id, order_id) where to_refund_paise > 0;
create index orders_to_refund on orders (id) where to_refund_paise > 0;
