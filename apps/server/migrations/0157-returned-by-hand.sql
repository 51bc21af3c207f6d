-- What was returned to a customer by hand: by a shop (its part), or by the installation (the order, paid online).
alter table order_parts add column returned_paise bigint not null default 0 check (returned_paise >= 0);
alter table orders add column returned_paise bigint not null default 0 check (returned_paise >= 0);

-- Until now only the timeline said so: '₹50.00 returned to you' or, recently, 'refunded to you', after the
-- name of the shop if a shop returned it.
with returned as (
  select orders.id as order_id, entry ->> 'note' as note,
    (replace((regexp_match(entry ->> 'note', '₹([0-9,]+\.[0-9]{2}) (?:returned|refunded) to you$'))[1], ',', '')::numeric * 100)::bigint
      as paise
  from orders, jsonb_array_elements(timeline) as entry
  where entry ->> 'note' ~ '(^|: )₹[0-9,]+\.[0-9]{2} (?:returned|refunded) to you$'
), by_shops as (
  update order_parts set returned_paise = sums.paise
  from (
    select part.id, sum(returned.paise)::bigint as paise
    from order_parts as part join returned on returned.order_id = part.order_id
    where starts_with(note, part.vendor_name || ': ₹')
    group by part.id
  ) as sums
  where order_parts.id = sums.id
)
update orders set returned_paise = sums.paise
from (select order_id, sum(paise)::bigint as paise from returned where starts_with(note, '₹') group by order_id) as sums
where orders.id = sums.order_id;
