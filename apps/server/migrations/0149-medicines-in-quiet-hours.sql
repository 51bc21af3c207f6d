-- Whether doses of medicines ring during the person's quiet hours, rather than after them.
alter table users add column medicines_ring boolean not null default false;
