-- A refund includes tax and is deducted from an order's total only. Subtracted from the subtotal too, a refund of all that
-- was paid made it negative.
update orders set subtotal_paise = subtotal_paise + refunds.paise
from (
  select id, sum((line ->> 'refunded')::bigint) as paise
  from orders, jsonb_array_elements(lines) as line
  where line ? 'refunded'
  group by id
) as refunds
where refunds.id = orders.id;
