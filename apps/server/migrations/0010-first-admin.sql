-- Who became the first administrator: one row at most, so that of many who ask at once one does.
create table first_admin (
  place smallint primary key default 1 check (place = 1),
  user_id uuid not null references users on delete cascade
);

-- For the lists of the admin's pages.
create index users_newest on users (created_at desc, id);
