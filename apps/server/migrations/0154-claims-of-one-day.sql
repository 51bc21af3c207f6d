-- A claim of a repeating reminder for anyone holds for one occurrence only (docs/decisions/0051).
alter table reminders
  -- That occurrence, if the reminder repeats; `for_user` is who claimed it.
  add column claimed_on date;

-- Until now a claim took the whole series. Those are open to everybody again, and are planned for all from tomorrow.
update reminders
set for_user = null, next_unplanned_on = least(next_unplanned_on, current_date + 1)
where audience = 'anyone' and recurrence <> 'none' and for_user is not null;
