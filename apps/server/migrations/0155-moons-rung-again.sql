-- Reminders of a lunar day ('every Ekadashi') were taken as due once, so nothing was planned after their first alert:
-- everything of whoever has one is planned again.
insert into alert_replans (user_id, asked_at, held_until, ready_at)
select distinct user_id, now(), now(), now() from reminders where recurrence = 'monthly' and festival is not null
on conflict (user_id) do update set after_day = null, after_id = null;
