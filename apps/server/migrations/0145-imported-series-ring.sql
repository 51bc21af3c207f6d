-- A series imported from a file that had begun more than a day before was never planned. The worker plans these within a
-- minute, from now on: what has passed does not ring.
update reminders set next_unplanned_on = current_date + 1
where next_unplanned_on is null and origin = 'file' and rings and not completed and recurrence <> 'none'
  and (ends_on is null or ends_on >= current_date - 1);
