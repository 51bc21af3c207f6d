-- Customers are told once that an order was not delivered by the time they chose.
alter table orders add column late_told boolean not null default false;
update orders set late_told = true where status = 'confirmed' and deliver_by <= now();
create index orders_to_tell_late on orders (deliver_by) where status = 'confirmed' and not late_told;
