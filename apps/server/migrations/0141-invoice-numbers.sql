-- A tax invoice has a consecutive number of at most 16 characters, unique in its financial year (rule 46(b) of the CGST Rules,
-- 2017). It is given when the bill is first issued.

-- The last number given in a series; a row and not a sequence, so that a transaction that fails leaves no gap.
create table invoice_series (
  series text primary key,
  last_number integer not null
);

alter table orders
  add column invoice_number text check (char_length(invoice_number) <= 16),
  add column invoiced_at timestamptz;

create unique index orders_by_invoice_number on orders (invoice_number) where invoice_number is not null;
