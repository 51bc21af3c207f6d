-- Where one is signed in, forgotten passwords, consents, closed accounts, and the log of what was done.

alter table sessions
  -- By which a session is named without its token.
  add column id uuid not null default gen_random_uuid(),
  -- 'Chrome on Android', and the kind of thing that is; null for sessions from before this was noted.
  add column device text,
  add column form text,
  -- Without its end.
  add column address text;
alter table sessions alter column id drop default;
create unique index sessions_by_id on sessions (id);

alter table users
  add column deletion_asked_at timestamptz,
  -- From when on the account is gone.
  add column deletion_planned_at timestamptz;
create index users_to_delete on users (deletion_planned_at) where deletion_planned_at is not null;

-- Everyone who asks is noted alike; whether there is such an account is looked up later, out of the asker's sight.
create table reset_requests (
  id uuid primary key,
  email_key text not null,
  address text not null,
  user_agent text not null,
  asked_at timestamptz not null,
  -- When it may be taken up: later while a process has it in hand.
  ready_at timestamptz not null
);
create index reset_requests_ready on reset_requests (ready_at);

create table password_resets (
  -- SHA-256 of the mailed token.
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null
);
create index password_resets_of_user on password_resets (user_id);

create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  version text not null,
  functional boolean not null,
  analytics boolean not null,
  marketing boolean not null,
  -- By the browser's clock, and by ours.
  chosen_at timestamptz not null,
  recorded_at timestamptz not null
);
create index consents_of_user on consents (user_id, recorded_at desc);

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  -- Who did it, and in whose account where that is another's. No foreign keys: a deleted person is forgotten by name.
  user_id uuid,
  subject_id uuid,
  about text,
  device text,
  address text
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_by_kind on audit_log (kind, at desc, id desc);
create index audit_log_of_user on audit_log (user_id, at desc, id desc) where user_id is not null;
create index audit_log_of_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;

-- Append only: the one change allowed is to forget a person.
create function audit_log_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.id = old.id and new.at = old.at and new.kind = old.kind
    and (new.user_id is null or new.user_id is not distinct from old.user_id)
    and (new.subject_id is null or new.subject_id is not distinct from old.subject_id)
    and (new.about is null or new.about is not distinct from old.about)
    and (new.device is null or new.device is not distinct from old.device)
    and (new.address is null or new.address is not distinct from old.address)
  then
    return new;
  end if;
  raise exception 'the audit log is append only';
end $$;
create trigger audit_log_stays before update or delete on audit_log for each row execute function audit_log_stays();
create trigger audit_log_is_not_emptied before truncate on audit_log execute function audit_log_stays();
