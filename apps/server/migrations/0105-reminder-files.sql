-- Photos and files at reminders (docs/decisions/0047). The bytes are in the file store; here is whose they are.

create table reminder_files (
  -- Chosen by the caller, so that a repeated upload is one file.
  id uuid primary key,
  -- Who has the reminder: it counts for them.
  user_id uuid not null references users on delete cascade,
  -- Its name in the file store, which no caller chooses.
  store_key uuid not null unique,
  name text not null,
  type text not null,
  bytes integer not null,
  added_at timestamptz not null,
  -- When the work that removes files without a reminder last looked at it.
  looked_at timestamptz not null,
  -- The reminder it was last taken from, and when: for some days it can be put back.
  let_go_from uuid,
  let_go_at timestamptz,
  check ((let_go_from is null) = (let_go_at is null))
);
create index reminder_files_of_person on reminder_files (user_id);
create index reminder_files_unseen on reminder_files (looked_at);

-- What is to be removed from the file store: also what an upload that never ended would have left there.
create table file_removals (
  store_key uuid primary key,
  due_at timestamptz not null
);
create index file_removals_due on file_removals (due_at);

-- However a row goes, its bytes go too.
create function file_is_removed() returns trigger language plpgsql as $$
begin
  insert into file_removals (store_key, due_at) values (old.store_key, '-infinity')
  on conflict (store_key) do update set due_at = '-infinity';
  return null;
end $$;
create trigger reminder_file_is_removed after delete on reminder_files
  for each row execute function file_is_removed();

-- [{ id, name, type, bytes }], so that a list needs no second look, and a day taken out of a series keeps them.
alter table reminders add column files jsonb not null default '[]';
create index reminders_with_files on reminders (user_id) where files <> '[]';
-- A copy of before had none.
update removed_reminders set reminder = '{"files": []}'::jsonb || reminder;
