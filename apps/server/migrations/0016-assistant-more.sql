-- More that a language model is asked for: mail where its person allows it, what each question cost, and what it said.

-- The words of mail leave only for people who turned this on.
alter table users add column ai_reads_mail boolean not null default false;

-- Millionths of a rupee at the price that held when it was asked; null where the operator named no price.
alter table assistant_questions add column cost_micros bigint;

alter table mail_suggestions
  add column read_by text not null default 'engine' check (read_by in ('engine', 'model'));

-- What was said to a question that is asked whenever a page opens: the same question is not paid for twice.
create table assistant_answers (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  task text not null,
  -- SHA-256 of the prompt's version, the model and what was sent.
  asked_hash bytea not null,
  -- As it came, placeholders where numbers and addresses stood.
  answer jsonb not null,
  answered_at timestamptz not null,
  unique (user_id, asked_hash)
);
create index assistant_answers_by_age on assistant_answers (answered_at);
