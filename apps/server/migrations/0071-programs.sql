-- Tokens that people give to programs.

create table programs (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  token_hash bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  last_used_at timestamptz
);
create index programs_of_person on programs (user_id, created_at desc);
create index programs_by_end on programs (ends_at);
