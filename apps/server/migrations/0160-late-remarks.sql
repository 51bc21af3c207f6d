-- A customer can ask where a late order is, without a refund that could be paid twice.
alter table order_remarks drop constraint order_remarks_kind_check;
alter table order_remarks add constraint order_remarks_kind_check
  check (kind in ('message', 'missing', 'damaged', 'wrong_item', 'wrong_price', 'other', 'late'));
