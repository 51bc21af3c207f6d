-- The gateway refunds of a cancelled order's payment only what was not returned by hand before.
delete from refunds using orders
where orders.id = refunds.order_id and refunds.reason = 'cancelled' and refunds.status = 'waiting'
  and orders.returned_paise >= refunds.amount_paise;
update refunds set amount_paise = refunds.amount_paise - orders.returned_paise
from orders
where orders.id = refunds.order_id and refunds.reason = 'cancelled' and refunds.status = 'waiting'
  and orders.returned_paise > 0;
