-- Workers sleep until something is due, and hear of what is due sooner than they know of (docs/decisions/0091). Each worker looks
-- for itself twice within this time, so that what is due later needs no word.

create function due_soon(at timestamptz) returns boolean language sql stable parallel safe as $$
  select at <= now() + interval '45 seconds'
$$;

-- The name of the work that is to look, in the product's list of periodic work.
create function wake_worker() returns trigger language plpgsql as $$
begin
  perform pg_notify('planner_work', tg_argv[0]);
  return null;
end $$;

create function wake_dispatcher() returns trigger language plpgsql as $$
begin
  perform pg_notify('planner_work', 'notifications.dispatch.' || new.channel);
  return null;
end $$;

create trigger alerts_planned_wake after insert on alerts for each row
  when (new.state = 'waiting' and due_soon(new.ready_at)) execute function wake_dispatcher();
create trigger alerts_waiting_again_wake after update of state on alerts for each row
  when (new.state = 'waiting' and due_soon(new.ready_at)) execute function wake_dispatcher();

create trigger alert_replans_wake after insert or update of ready_at on alert_replans for each row
  when (due_soon(new.ready_at)) execute function wake_worker('notifications.replan');
create trigger order_parts_wake after insert or update of next_at on order_parts for each row
  when (due_soon(new.next_at)) execute function wake_worker('orders.send-to-vendors');
create trigger reset_requests_wake after insert or update of ready_at on reset_requests for each row
  when (due_soon(new.ready_at)) execute function wake_worker('account.send-resets');
create trigger email_proof_requests_wake after insert or update of ready_at on email_proof_requests for each row
  when (due_soon(new.ready_at)) execute function wake_worker('email-verification.send');
create trigger webhook_events_wake after insert on webhook_events
  for each row execute function wake_worker('webhooks');
create trigger webhook_deliveries_wake after insert or update of next_at on webhook_deliveries for each row
  when (new.state = 'waiting' and due_soon(new.next_at)) execute function wake_worker('webhooks');
