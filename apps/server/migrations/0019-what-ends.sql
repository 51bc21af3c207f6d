-- A session whose token another took the place of ends soon after; until then it serves what was already under way.

alter table sessions add column ends_at timestamptz;
create index sessions_ending on sessions (ends_at) where ends_at is not null;

-- The audit log is kept for three years; before that it only grows, whoever asks.
create or replace function audit_log_stays() returns trigger language plpgsql as $$
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
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception 'the audit log is append only';
end $$;
