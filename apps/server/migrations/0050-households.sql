-- Households: everyone has one, at first alone (docs/decisions/0050).

create table households (
  id uuid primary key,
  -- Null until somebody names it.
  name text,
  created_at timestamptz not null
);

alter table users
  add column household_id uuid,
  add column household_role text not null default 'owner' check (household_role in ('owner', 'adult', 'child')),
  add column household_since timestamptz,
  -- What the household calls them: 'Papa'. Null for their first name.
  add column household_nickname text;

update users set household_id = gen_random_uuid(), household_since = created_at;
insert into households (id, created_at) select household_id, created_at from users;
alter table users
  alter column household_id set not null,
  alter column household_since set not null,
  add foreign key (household_id) references households;
create index users_of_household on users (household_id);

-- A new account gets a household of its own, whoever inserts it.
create function give_household() returns trigger language plpgsql as $$
begin
  if new.household_id is null then
    new.household_id := gen_random_uuid();
    insert into households (id, created_at) values (new.household_id, new.created_at);
  end if;
  new.household_since := coalesce(new.household_since, new.created_at);
  return new;
end $$;
create trigger users_have_a_household before insert on users for each row execute function give_household();

-- Members without an account: the cook, a parent. Nothing is sent to a number before they agreed.
create table helpers (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  -- Who added them.
  user_id uuid references users on delete set null,
  name text not null,
  -- 'en', 'hi', …: in which messages are written to them.
  language text not null,
  phone_number text,
  -- Of the code by which they agree; asked_at is when it was last sent.
  code_hash bytea,
  code_tries integer not null default 0,
  asked_at timestamptz,
  agreed_at timestamptz,
  -- They answered STOP, or opened the link that stops messages.
  stopped_at timestamptz,
  created_at timestamptz not null
);
create index helpers_of_household on helpers (household_id, created_at);
create index helpers_by_user on helpers (user_id);
create index helpers_by_number on helpers (phone_number) where phone_number is not null;

-- An invitation lets one person join. Kept for a while after its end, so that a late visitor reads why it does not work.
create table household_invitations (
  id uuid primary key,
  household_id uuid not null references households on delete cascade,
  -- Who invited.
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('adult', 'child')),
  code_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null
);
create index household_invitations_of_household on household_invitations (household_id, created_at);
create index household_invitations_by_user on household_invitations (user_id);
create index household_invitations_used_by on household_invitations (used_by) where used_by is not null;
create index household_invitations_by_age on household_invitations (expires_at);
