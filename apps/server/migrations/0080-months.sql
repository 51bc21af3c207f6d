-- Alerts and the audit log in partitions of a month each (docs/decisions/0066), so that what is too old is dropped whole.

/*
 * Makes the partition for a month of a table that is partitioned by an instant, and moves there what `<table>_else` has of it.
 * Returns whether there was none.
 */
create function make_month(parent text, key text, month date) returns boolean language plpgsql as $$
declare
  part text := format('%s_%s', parent, to_char(month, 'YYYY_MM'));
  rest text := parent || '_else';
  low timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  high timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
begin
  if to_regclass(part) is not null then return false; end if;
  -- After this lock it is known whether another process has made it meanwhile.
  execute format('lock table %I in access exclusive mode', rest);
  if to_regclass(part) is not null then return false; end if;
  execute format('create table %I (like %I including defaults including constraints)', part, rest);
  -- The audit log lets nobody delete; here its rows only move.
  execute format('alter table %I disable trigger user', rest);
  execute format(
    'with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
    rest, key, low, key, high, part
  );
  execute format('alter table %I enable trigger user', rest);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, low, high);
  return true;
end $$;

-- A day's digest has one instant whatever hour it is sent at: a unique key of a partitioned table has the instant in it.
update alerts set occurrence_at = occurrence_on::timestamp at time zone 'UTC' where moment = 'digest';
-- Another name: a worker of the release before names what it claims by its place in the table, which is no longer one
-- table. It is to fail rather than to take others; the next worker rings what it left.
alter table alerts rename column counted_on to counted_day;

alter table alerts rename to alerts_whole;
alter table alerts_whole drop constraint alerts_pkey;
alter table alerts_whole rename constraint alerts_once to alerts_whole_once;
alter table alerts_whole rename constraint alerts_user_id_fkey to alerts_whole_user;
drop index alerts_digest_once;
alter index alerts_waiting rename to alerts_whole_waiting;
alter index alerts_leased rename to alerts_whole_leased;
alter index alerts_of_user rename to alerts_whole_of_user;
alter index alerts_settled rename to alerts_whole_settled;

create table alerts (like alerts_whole including defaults including constraints) partition by range (occurrence_at);
alter table alerts
  add primary key (id, occurrence_at),
  add constraint alerts_once unique (reminder_id, occurrence_at, moment, channel, round, user_id),
  add constraint alerts_user_id_fkey foreign key (user_id) references users on delete cascade;
create unique index alerts_digest_once on alerts (user_id, occurrence_on, occurrence_at, channel) where moment = 'digest';
create index alerts_waiting on alerts (channel, ready_at) where state = 'waiting';
create index alerts_leased on alerts (lease_until) where state = 'handing';
create index alerts_of_user on alerts (user_id, due_at desc);
create index alerts_settled on alerts (settled_at) where settled_at is not null;
create table alerts_else partition of alerts default;

alter table audit_log rename to audit_log_whole;
alter table audit_log_whole drop constraint audit_log_pkey;
alter index audit_log_newest rename to audit_log_whole_newest;
alter index audit_log_by_kind rename to audit_log_whole_by_kind;
alter index audit_log_of_user rename to audit_log_whole_of_user;
alter index audit_log_of_subject rename to audit_log_whole_of_subject;
drop trigger audit_log_stays on audit_log_whole;

create table audit_log (like audit_log_whole including defaults) partition by range (at);
alter table audit_log add primary key (id, at);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_by_kind on audit_log (kind, at desc, id desc);
create index audit_log_of_user on audit_log (user_id, at desc, id desc) where user_id is not null;
create index audit_log_of_subject on audit_log (subject_id, at desc, id desc) where subject_id is not null;
create trigger audit_log_stays before update or delete on audit_log for each row execute function audit_log_stays();
create trigger audit_log_is_not_emptied before truncate on audit_log execute function audit_log_stays();
create table audit_log_else partition of audit_log default;

/*
 * What there is becomes the partition of this month and everything before it, without being copied; it is dropped when this
 * month is. An empty table makes place for months.
 */
do $$
declare
  months timestamp := date_trunc('month', now() at time zone 'UTC');
  high timestamptz := (months + interval '1 month') at time zone 'UTC';
  part text;
  spec record;
  is_empty boolean;
begin
  for spec in select * from (values ('alerts', 'occurrence_at'), ('audit_log', 'at')) as one (parent, key) loop
    part := format('%s_%s', spec.parent, to_char(months, 'YYYY_MM'));
    execute format('select not exists (select from %I)', spec.parent || '_whole') into is_empty;
    if is_empty then
      execute format('drop table %I', spec.parent || '_whole');
      perform make_month(spec.parent, spec.key, months::date);
    else
      execute format(
        'with moved as (delete from %I where %I >= %L returning *) insert into %I select * from moved',
        spec.parent || '_whole', spec.key, high, spec.parent
      );
      execute format('alter table %I rename to %I', spec.parent || '_whole', part);
      execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', spec.parent, part, high);
    end if;
    perform make_month(spec.parent, spec.key, (months + interval '1 month')::date);
    perform make_month(spec.parent, spec.key, (months + interval '2 months')::date);
  end loop;
end $$;
