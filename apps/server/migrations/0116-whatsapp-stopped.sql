-- When a person said STOP in a chat: nothing is answered there until START.
alter table chats add column stopped_at timestamptz;
