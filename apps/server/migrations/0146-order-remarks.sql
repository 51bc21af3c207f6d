-- What a customer says to a shop about an order: a message while it is under way, or what is wrong with a line once it was
-- delivered. Each has at most one answer.

-- From when on a problem can be reported, and for how long.
alter table order_parts add column delivered_at timestamptz;
update order_parts set delivered_at = updated_at where state = 'delivered';

create table order_remarks (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- Null for what the installation sold itself: administrators answer.
  part_id uuid references order_parts on delete cascade,
  -- No reference, as in the part: orders outlast a vendor.
  vendor_id uuid,
  -- No reference: a household's order may have been talked about by somebody who is in another store by now.
  said_by uuid,
  said_at timestamptz not null,
  kind text not null check (kind in ('message', 'missing', 'damaged', 'wrong_item', 'wrong_price', 'other')),
  -- The line's place in the order.
  line integer check ((kind = 'message') = (line is null)),
  -- What was billed for one piece, of a wrong price.
  billed_paise bigint,
  words text,
  answer text check (answer in ('bring', 'refund', 'price', 'cannot', 'reply')),
  answer_paise bigint,
  answer_words text,
  answered_at timestamptz check ((answer is null) = (answered_at is null))
);
create index order_remarks_of_order on order_remarks (order_id, said_at, id);
create index order_remarks_of_part on order_remarks (part_id) where part_id is not null;
create index order_remarks_said_by on order_remarks (said_by) where said_by is not null;
-- Problems that wait for an answer: of a vendor, and everybody's.
create index order_remarks_open on order_remarks (vendor_id, part_id) where answered_at is null and kind <> 'message';
